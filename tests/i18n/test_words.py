"""What is said about options and happenings."""

from __future__ import annotations

import random
from typing import Any

import pytest

from animalfolk import Game
from animalfolk.i18n import Words
from animalfolk.i18n.story import Story, gather

NAMES = ["Anna", "Ben"]
ACTION = {
    "viewer": 0,
    "prices": [4, 3, None, 6, 9],
    "bin_price": 5,
    "seats": [{"next_stack": 3}],
}


def option(text: str, prompt: str) -> str:
    return Words().option(text, {**ACTION, "decision": {"prompt": prompt}}, NAMES)


@pytest.mark.parametrize(
    ("text", "prompt", "said"),
    [
        ("buy cookies+1", "act", "Buy Cookies for 3"),
        ("buy flashy_show+bin", "act", "Buy Flashy Show from the market's discard pile for 5"),
        ("play spyglass", "act", "Play Spyglass, then act again"),
        ("play prepaid_good", "act", "Play Prepaid Good"),
        ("use market_discovery", "act", "Use Market Discovery"),
        ("build", "act", "Build stack 3"),
        ("inventory", "act", "Discard any number of cards"),
        ("end", "end_turn", "End your turn"),
        ("end", "build_again", "No further stack"),
        ("end", "before_market", "Nothing more"),
        ("done", "pay", "That pays"),
        ("done", "stack", "The stack is complete"),
        ("done", "inventory", "Discard no more"),
        ("junk", "pay", "Junk"),
        ("market_discovery*", "pay", "Market Discovery (used)"),
        ("spyglass#2", "pay", "Spyglass"),
        ("accordion+1", "stack", "Accordion counting 1 more"),
        ("accordion-1", "stack", "Accordion counting 1 less"),
        ("discard:junk", "stack", "Junk from your discard pile"),
        ("accordion+1", "take", "Accordion from the +1 slot"),
        ("P2.3:acorn", "swap", "Acorn in stack 3 of Ben's stall"),
        ("2", "spare_junk", "2"),
    ],
)
def test_an_option_in_words(text: str, prompt: str, said: str) -> None:
    assert option(text, prompt) == said


@pytest.mark.parametrize("seed", range(2))
def test_every_option_prompt_and_event_of_a_game_has_words(seed: int) -> None:
    words, dice = Words(), random.Random(seed)
    game = Game.new(["macaws", "pandas", "squirrels"], seed=f"{seed:032x}")
    while decision := game.decision:
        view = game.view(decision.seat)
        said = [words.option(text, view, NAMES) for text in decision.options]
        assert len(set(said)) == len(said), "two options that read alike"
        assert words.prompt(decision.prompt, decision.card, 3)
        game.answer(dice.choice(decision.options))
    for reader in (0, 1, None):
        lines, used = Story(words, NAMES, reader).lines(game.events(reader))
        assert used == len(game.events(reader))
        assert all(lines)


def event(key: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return {"event": key, "seat": seat, **more}


def told(events: list[dict[str, Any]], reader: int | None = 0) -> list[str]:
    return [line.replace("\u00a0", " ") for line in Story(Words(), NAMES, reader).lines(events)[0]]


def test_draws_in_a_row_are_one_line() -> None:
    assert told([event("drew", card="junk"), event("drew", card="acorn")]) == ["You draw Junk and Acorn."]
    assert told([event("drew", 1), event("drew", 1), event("drew", 1)]) == ["Ben draws 3 cards."]
    assert told([event("drew", 1)]) == ["Ben draws a card."]


def test_a_purchase_is_one_line() -> None:
    events = [
        event("paid", 1, card="junk"),
        event("paid", 1, card="junk"),
        event("discarded", 1, card="junk"),
        event("discarded", 1, card="junk"),
        event("bought", 1, card="cookies", number=0),
    ]
    assert told(events) == ["Ben buys Cookies from the +0 slot, paying with 2 × Junk."]


def test_a_purchase_out_of_the_bin() -> None:
    events = [event("paid", card="market_discovery"), event("bought", card="acorn", number=5)]
    assert told(events) == ["You buy Acorn from the market's discard pile, paying with Market Discovery."]


def test_a_stack_is_one_line() -> None:
    events = [
        event("laid", card="nostalgic_item", number=3),
        event("laid_from_discard", card="junk", number=1),
        event("built", number=4),
    ]
    assert told(events) == ["You build stack 4 with Nostalgic Item and Junk."]


def test_what_is_still_going_on_is_told_later() -> None:
    begun = [event("turn_began", number=1), event("paid", card="junk"), event("threw_away", card="junk")]
    lines, used = gather(begun)
    assert [line.event for line in lines] == ["turn_began"]
    assert used == 1
    whole = [*begun[used:], event("bought", card="cookies", number=0)]
    assert told(whole) == ["You throw away Junk.", "You buy Cookies from the +0 slot, paying with Junk."]


def test_moves_that_everybody_knows_anyway_are_not_told() -> None:
    assert told([event("slid", -1, card="acorn", number=1), event("cleanup_began"), event("turn_ended")]) == []


def test_a_hidden_card_is_not_named() -> None:
    assert told([event("kept", 1), event("returned", 1), event("returned", 1)]) == [
        "Ben keeps one of them.",
        "Ben puts 2 cards back on the deck.",
    ]
