"""What is said about options and happenings."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from animalfolk import Game
from animalfolk.engine.view_types import GameEvent, View
from animalfolk.i18n import Words
from animalfolk.i18n.story import Story, gather
from tests.support.samples import some
from tests.support.table import table

NAMES = ["Anna", "Ben"]
ACTION = {
    "viewer": 0,
    "teams": [],
    "prices": [4, 3, None, 6, 9],
    "bin_price": 5,
    "seats": [
        {
            "next_stack": 3,
            "hand": ["magnet", "magnet#1", "reflection"],
            "values": [4, 12, 2],
            "forms": [[["magnet", 4]], [["magnet#1", 12]], [["reflection=magnet", 4], ["reflection=magnet#1", 12]]],
        }
    ],
}


def option(text: str, prompt: str) -> str:
    view = {**ACTION, "decision": {"prompt": prompt, "options": [text]}}
    return Words().option(text, cast(View, view), NAMES)


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
        ("discard.3:junk", "stack", "Junk, number 3 from the top of your discard pile"),
        ("discard.2:spyglass", "discard_to_deck", "Spyglass, number 2 from the top of your discard pile"),
        ("discard.4:junk", "recover_junk", "Junk, number 4 from the top of your discard pile"),
        ("accordion+1", "take", "Accordion from the +1 slot"),
        ("P2.3:acorn", "swap", "Acorn in stack 3 of Ben's stall"),
        ("2", "spare_junk", "2"),
        ("3", "guess", "3"),
        ("glue", "stick", "Glue"),
        ("done", "stick", "No other card"),
        ("play reflection=spyglass", "act", "Play Reflection as Spyglass, then act again"),
        ("play trendsetting=prepaid_good", "act", "Play Trendsetting as Prepaid Good"),
        ("use seeing_doubles=market_discovery", "act", "Use Seeing Doubles as Market Discovery"),
        ("play reflection=magnet#1", "act", "Play Reflection as Magnet (counts 12), then act again"),
        ("reflection=magnet", "pay", "Reflection as Magnet"),
        ("reflection=magnet#1", "pay", "Reflection as Magnet (counts 12)"),
        ("reflection=market_discovery*", "pay", "Reflection as Market Discovery (used)"),
        ("reflection=accordion+1", "stack", "Reflection as Accordion counting 1 more"),
        ("discard:reflection=cookies", "stack", "Reflection as Cookies from your discard pile"),
        ("P2.3:trendsetting=sofa", "swap", "Trendsetting as Sofa in stack 3 of Ben's stall"),
        ("binoculars", "react", "Binoculars"),
        ("reflection=binoculars", "react", "Reflection as Binoculars"),
        ("done", "react", "Let it pass"),
        ("done", "grow", "No card"),
        ("reflection=cookies", "grow", "Reflection as Cookies"),
        ("done", "may_discard_found", "No card"),
        ("2", "recover_junk", "2"),
        ("rearrange", "act", "Rearrange the market, then buy"),
        ("magnet", "show", "Magnet"),
        ("magnet#1", "show", "Magnet (counts 12)"),
        ("play magnet#1", "act", "Play Magnet (counts 12), then act again"),
        ("done", "pay_arranged", "That pays"),
        ("done", "arrange", "Nothing: the slot stays empty"),
        ("done", "may_throw_away", "No card"),
        ("done", "may_recover", "No card"),
        ("glue", "arrange", "Glue"),
        ("glue+2", "buy_arranged", "Glue from the +2 slot"),
        ("glue+0", "throw_slot", "Glue from the +0 slot"),
        ("P2", "player", "Ben"),
        ("P1", "may_player", "Anna"),
        ("done", "may_player", "Nobody"),
        ("junk", "give", "Junk"),
        ("left", "side", "Left, to Ben"),
        ("done", "may_put_on_deck", "No, it goes to your discard pile"),
        ("junk", "may_put_on_deck", "Yes, put Junk on top of your deck"),
        ("cookies", "throw_from_discard", "Cookies"),
        ("junk", "conceal", "Junk"),
        ("7", "guess_held", "7"),
        ("5", "set_value", "5"),
        ("accordion+1", "stack_alone", "Accordion counting 1 more"),
        ("P1.1:sofa", "swap", "Sofa in stack 1 of your stall"),
    ],
)
def test_an_option_in_words(text: str, prompt: str, said: str) -> None:
    assert option(text, prompt) == said


@pytest.mark.parametrize(
    "decks",
    [
        "macaws pandas squirrels",
        "platypuses sloths polecats",
        "raccoons crocodiles macaws",
        "foxes polecats pandas",
        "ocelots squirrels macaws",
        "chameleons polecats squirrels",
        "owls chameleons macaws",
    ],
)
@pytest.mark.parametrize("seed", range(some(1, 2)))
def test_every_option_prompt_and_event_of_a_game_has_words(seed: int, decks: str) -> None:
    words, dice = Words(), random.Random(seed)
    game = Game.new(decks.split(), seed=f"{seed:032x}")
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


def event(key: str, seat: int = 0, **more: Any) -> GameEvent:
    return cast(GameEvent, {"event": key, "seat": seat, **more})


def told(events: list[GameEvent], reader: int | None = 0) -> list[str]:
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


def test_a_rearranged_market_is_one_line_before_the_purchase() -> None:
    events = [
        event("rearranged", 1, card="glue", number=0),
        event("rearranged", 1, card="magnet", number=1),
        event("rearranged", 1, card="glue", number=3),
        event("paid", 1, card="calculations"),
        event("discarded", 1, card="calculations"),
        event("bought", 1, card="magnet", number=1),
    ]
    assert told(events) == [
        "Ben rearranges the market. From the right it is now Glue, Magnet and Glue.",
        "Ben buys Magnet from the +1 slot, paying with Calculations.",
    ]


def test_what_stays_in_hand_is_told_after_the_purchase() -> None:
    paid = [event("paid", card="glue"), event("stuck", card="glue")]
    assert gather(paid) == ([], 0)
    assert told([*paid, event("bought", card="sofa", number=0)]) == [
        "You buy Sofa from the +0 slot, paying with Glue.",
        "Your Glue stays in your hand.",
    ]


EXCHANGE = [event("set_aside"), event("set_aside"), event("put_in_deck"), event("put_in_deck")]


def test_an_exchange_with_the_deck_is_one_line() -> None:
    rest = [event("kept"), event("kept"), event("deck_shuffled", number=5)]
    assert told([event("rolled", number=2), *EXCHANGE, *rest], None) == [
        "Anna rolls a 2.",
        "Anna exchanges 2 cards of the hand for cards of the deck and shuffles it.",
    ]
    own = [
        event("set_aside", card="magnet"),
        event("put_in_deck", card="junk"),
        event("kept", card="magnet"),
        event("deck_shuffled", number=5),
    ]
    lines, used = gather(own, before="rolled")
    assert used == 4
    assert Story(Words(), NAMES, 0).sentence(lines[0]) == (
        "You put Junk into your deck, take Magnet out of it and shuffle it."
    )


def test_an_exchange_that_goes_on_is_told_later() -> None:
    assert gather(EXCHANGE[:3], before="rolled") == ([], 0)
    assert told(EXCHANGE[:2], 1) == ["Anna looks at the top 2 cards of their deck."], "no roll, no exchange"


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (
            [event("rolled", number=3), event("multiplied", card="magnet", number=3)],
            "You show Magnet and roll a 3: it counts 3 times as much until the end of your turn.",
        ),
        (
            [event("rolled", number=1), event("multiplied", card="magnet", number=1)],
            "You show Magnet and roll a 1: it counts what it counted.",
        ),
        (
            [event("guessed", number=4), event("revealed", card="magnet"), event("won_card", card="magnet")],
            "You guess 4, and the card is Magnet: it comes into your hand.",
        ),
        (
            [event("guessed", number=2), event("revealed", card="magnet"), event("threw_away", card="magnet")],
            "You guess 2, but the card is Magnet: it is thrown away.",
        ),
        (
            [event("used", card="sofa"), event("rolled", number=2), event("raised_card", card="sofa", number=2)],
            "You use Sofa and roll a 2: it counts 2 more until the end of your turn.",
        ),
        (
            [event("used", card="sofa"), event("rolled", number=0), event("raised_card", card="sofa", number=0)],
            "You use Sofa and roll a 0: it counts what it counted.",
        ),
        (
            [event("played", card="siesta"), event("scheduled", card="siesta")],
            "You play Siesta. It waits for your next turn.",
        ),
        (
            [event("found", card="glue"), event("deck_shuffled", number=3)],
            "You find Glue in your deck and shuffle the rest.",
        ),
    ],
)
def test_two_happenings_make_one_line(events: list[GameEvent], said: str) -> None:
    assert told(events) == [said]


def test_what_others_take_unseen_is_not_named() -> None:
    assert told([event("found", 1), event("deck_shuffled", 1, number=3)]) == [
        "Ben takes a card out of the deck and shuffles the rest."
    ]
    assert told([event("drew_from_market", 1)]) == ["Ben draws a card from the market deck."]


TRIO = ["Anna", "Ben", "Carl"]


@pytest.mark.parametrize(
    ("key", "seat", "number", "lines"),
    [
        (
            "took_from_hand",
            0,
            1,
            ["You take Glue from Ben's hand.", "Anna takes Glue from your hand.", "Anna takes a card from Ben's hand."],
        ),
        ("gave", 0, 1, ["You give Ben Glue.", "Anna gives you Glue.", "Anna gives Ben a card."]),
        (
            "put_on_deck_of",
            0,
            1,
            [
                "You put Glue on top of Ben's deck.",
                "Anna puts Glue on top of your deck.",
                "Anna puts a card on top of Ben's deck.",
            ],
        ),
        (
            "drew_from_deck_of",
            0,
            1,
            ["You draw Glue from Ben's deck.", "Anna draws Glue from your deck.", "Anna draws a card from Ben's deck."],
        ),
        (
            "set_aside_from_deck_of",
            0,
            1,
            [
                "You look at Glue from Ben's deck.",
                "Anna looks at Glue from your deck.",
                "Anna looks at the top card of Ben's deck.",
            ],
        ),
        (
            "set_aside_from_deck_of",
            0,
            0,
            [
                "You look at Glue from your deck.",
                "Anna looks at Glue from their own deck.",
                "Anna looks at the top card of their own deck.",
            ],
        ),
        (
            "put_on_deck_of",
            0,
            0,
            [
                "You put Glue on top of your deck.",
                "Anna puts Glue on top of their own deck.",
                "Anna puts a card on top of their own deck.",
            ],
        ),
        (
            "set_aside_from_hand_of",
            0,
            1,
            [
                "You lay Glue from Ben's hand aside.",
                "Anna lays Glue from your hand aside.",
                "Anna lays a card from Ben's hand aside.",
            ],
        ),
        ("gave_one", 0, 1, ["You give Ben Glue.", "Anna gives you Glue.", "Anna gives Ben a card."]),
        (
            "looked_at_hand",
            0,
            1,
            ["You look at Ben's hand: Glue.", "Anna looks at your hand.", "Anna looks at Ben's hand."],
        ),
    ],
)
def test_cards_that_pass_between_players(key: str, seat: int, number: int, lines: list[str]) -> None:
    """Told to the one who acts, to the other who knows the card, and to a third who does not."""
    known, hidden = event(key, seat, card="glue", number=number), event(key, seat, number=number)
    said = [Story(Words(), TRIO, reader).lines([what])[0] for reader, what in [(0, known), (1, known), (2, hidden)]]
    assert said == [[line] for line in lines]


def test_several_cards_that_pass_are_one_line() -> None:
    known = [event("gave", card="glue", number=1), event("gave", card="sofa", number=1)]
    taken = [event("took_from_hand", card="junk", number=1), event("took_from_hand", card="junk", number=1)]
    assert told([*known, *taken]) == ["You give Ben Glue and Sofa.", "You take 2 × Junk from Ben's hand."]
    hidden = [event("gave", number=1), event("gave", number=1), event("took_from_hand", number=1)]
    assert told(hidden, None) == ["Anna gives Ben 2 cards.", "Anna takes a card from Ben's hand."]


def test_mixed_hands() -> None:
    mixed = event("mixed_hands", number=1)
    assert told([mixed, event("got", card="glue"), event("got", card="sofa"), event("got", 1)]) == [
        "You shuffle your hand together with Ben's and deal both.",
        "You get Glue and Sofa.",
        "Ben gets a card.",
    ]
    assert told([mixed, event("got"), event("got")], 1) == [
        "Anna shuffles their hand together with yours and deals both.",
        "Anna gets 2 cards.",
    ]
    assert told([mixed], None) == ["Anna shuffles their hand together with Ben's and deals both."]


def test_a_guess_of_another_player() -> None:
    events = [event("guessed", 1, number=4), event("revealed", card="glue"), event("set_value", card="glue", number=5)]
    assert told(events) == [
        "Ben guesses 4.",
        "Glue is shown to everybody.",
        "Your Glue counts 5 until the end of your turn.",
    ]
    assert told(events, 1)[0] == "You guess 4."
    assert told([event("raised_card", 1, card="glue", number=2)]) == [
        "Ben's Glue counts 2 more until the end of the turn."
    ]


def test_the_owner_of_a_deck_is_not_told_what_others_do_with_it_unseen() -> None:
    assert told([event("put_on_deck_of", 0, number=1)], 1) == ["Anna puts a card on top of your deck."]
    assert told([event("drew_from_deck_of", 0, number=1)], 1) == ["Anna draws a card from your deck."]


def test_cards_set_aside_are_one_line_for_each_deck() -> None:
    events = [event("set_aside_from_deck_of", 0, number=number) for number in (1, 1, 2)]
    assert Story(Words(), TRIO, None).lines(events)[0] == [
        "Anna looks at the top 2 cards of Ben's deck.",
        "Anna looks at the top card of Carl's deck.",
    ]


def test_a_card_of_another_discard_pile_is_open_to_all() -> None:
    taken = event("took_top_of_discard", 0, card="glue", number=1)
    assert told([taken]) == ["You take Glue from Ben's discard pile."]
    assert told([taken], 1) == ["Anna takes Glue from your discard pile."]
    assert told([taken], None) == ["Anna takes Glue from Ben's discard pile."]


def test_exchanged_piles_are_shuffled_in_the_same_line() -> None:
    assert told([event("exchanged_piles", 1), event("deck_shuffled", 1, number=4)]) == [
        "Ben exchanges deck and discard pile and shuffles the new deck."
    ]
    assert told([event("exchanged_piles")]) == ["You exchange your deck and your discard pile."]


def test_what_lasts_until_the_next_turn() -> None:
    assert told([event("played", 1, card="nasty_threat"), event("scheduled", 1, card="nasty_threat")]) == [
        "Ben plays Nasty Threat. It lasts until Ben's next turn."
    ]
    assert told([event("came_due", card="nasty_threat")]) == ["Your Nasty Threat is over."]
    assert told([event("came_due", card="siesta")]) == ["Your Siesta comes due."]


def test_whose_deck_gets_a_card_stands_in_the_question() -> None:
    words = Words()
    assert words.prompt("give_back", "night_shift", 0) == "Night Shift: which card goes on top of the next deck?"
    assert words.prompt("give_back", "night_shift", 0, "you").endswith("on top of your own deck?")
    assert words.prompt("give_back", "night_shift", 0, "other", "Ben").endswith("on top of Ben's deck?")


def test_cards_laid_aside_and_given_to_oneself() -> None:
    assert told([event("set_aside_from_hand_of", 0, card="glue", number=0)]) == ["You lay Glue from your hand aside."]
    assert told([event("set_aside_from_hand_of", 0, number=0)], 1) == ["Anna lays a card from their own hand aside."]
    assert told([event("gave_one", 0, card="glue", number=0)]) == ["You keep Glue."]
    assert told([event("gave_one", 0, number=0)], 1) == ["Anna keeps a card."]


def test_a_hand_that_is_looked_at_is_one_line() -> None:
    cards = [event("looked_at_hand", 0, card=card, number=1) for card in ("junk", "junk", "glue")]
    hidden = [event("looked_at_hand", 0, number=1)] * 3
    assert told(cards) == ["You look at Ben's hand: 2 × Junk and Glue."]
    assert told(cards, 1) == ["Anna looks at your hand."]
    assert told(hidden, None) == ["Anna looks at Ben's hand."]
    assert told(hidden[:1]) == ["You look at Ben's hand: it is empty."]


def test_a_card_that_goes_back_on_the_deck_it_was_played_from() -> None:
    put = event("put_played_on_deck", 0, card="cunning_neighbour")
    assert told([put]) == ["You put Cunning Neighbour on top of your deck."]
    assert told([put], 1) == ["Anna puts Cunning Neighbour on top of the deck."]


def test_a_search_of_all_is_told_when_all_have_chosen() -> None:
    """The choice of each is not worth a line of its own."""
    steps = ("chose_from_deck", "found", "deck_shuffled")
    events = [event(key, seat, number=2 if key == "deck_shuffled" else None) for key in steps for seat in (0, 1)]
    assert told(events, None) == [
        "Anna takes a card out of the deck.",
        "Ben takes a card out of the deck.",
        "Anna shuffles the deck.",
        "Ben shuffles the deck.",
    ]


def test_who_gets_a_card_stands_in_the_question() -> None:
    words = Words()
    assert words.prompt("give_one", "charity", 0) == "Charity: which card does the next player get?"
    assert words.prompt("give_one", "charity", 0, "you") == "Charity: which card do you keep?"
    assert words.prompt("give_one", "charity", 0, "other", "Ben") == "Charity: which card does Ben get?"


def test_left_and_right_name_the_neighbours() -> None:
    view = cast(View, {"decision": {"prompt": "side"}, "viewer": 0})
    said = [Words().option(side, view, TRIO) for side in ("left", "right")]
    assert said == ["Left, to Ben", "Right, to Carl"]


def copied(card: str, copy: str, seat: int = 0) -> GameEvent:
    return event("copied", seat, card=card, copy=copy)


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([event("played", card="reflection")], ["You play Reflection as Siesta."]),
        ([event("used", card="reflection")], ["You use Reflection as Siesta."]),
        (
            [event("played", card="reflection"), event("scheduled", card="reflection")],
            ["You play Reflection as Siesta. It waits for your next turn."],
        ),
        (
            [event("multiplied", card="reflection", number=3)],
            ["Your Reflection as Siesta counts 3 times as much until the end of your turn."],
        ),
        (
            [event("shown", card="siesta", number=1), event("played", card="reflection")],
            ["You show Siesta.", "You play Reflection as Siesta."],
        ),
        ([event("drew", card="junk")], ["You use Reflection as Siesta.", "You draw Junk."]),
    ],
)
def test_what_a_card_copies_is_told_with_its_use(events: list[GameEvent], said: list[str]) -> None:
    assert told([copied("reflection", "siesta"), *events]) == said


def test_a_copy_that_lasts_says_so() -> None:
    events = [copied("reflection", "nasty_threat", 1), event("played", 1, card="reflection")]
    assert told([*events, event("scheduled", 1, card="reflection")]) == [
        "Ben plays Reflection as Nasty Threat. It lasts until Ben's next turn."
    ]


def test_a_payment_and_a_stack_with_copies_are_one_line_each() -> None:
    copies = [copied("reflection", "glue"), copied("reflection", "junk")]
    paid = [event("paid", card="reflection"), event("paid", card="siesta"), event("paid", card="reflection")]
    assert gather([*copies, *paid]) == ([], 0), "it is still going on"
    assert told([*copies, *paid, event("bought", card="sofa", number=0)]) == [
        "You buy Sofa from the +0 slot, paying with Reflection as Glue, Siesta and Reflection as Junk."
    ]
    laid = [event("laid", card="siesta", number=4), event("laid", card="reflection", number=5)]
    assert told([copies[0], *laid, event("built", number=8)]) == [
        "You build stack 8 with Siesta and Reflection as Glue."
    ]


def test_a_copy_out_of_the_discard_pile_is_told_with_its_stack() -> None:
    laid = [event("laid", card="nostalgic_item", number=3), copied("reflection", "cookies")]
    laid += [event("laid_from_discard", card="reflection", number=2), event("built", number=5)]
    assert told(laid) == ["You build stack 5 with Nostalgic Item and Reflection as Cookies."]


def test_a_copy_of_which_nothing_is_told_yet_waits() -> None:
    assert gather([event("rolled", number=2), copied("reflection", "siesta")])[1] == 1


def test_a_card_that_goes_into_the_market_or_the_discard_pile() -> None:
    swapped = [
        event("swapped_into_market", 1, card="gift_voucher", number=2),
        event("took", 1, card="sofa", number=2),
    ]
    assert told(swapped) == [
        "Ben's Gift Voucher goes into the +2 slot of the market.",
        "Ben takes Sofa from the market.",
    ]
    assert told([event("put_in_discard", card="glue"), event("recovered", card="sofa")]) == [
        "You put Glue into your discard pile.",
        "You take Sofa from your discard pile.",
    ]


@pytest.mark.parametrize(
    ("happened", "said"),
    [
        ("purchase", "Ben has bought a card. Do you react?"),
        ("stack", "Ben has built a stack. Do you react?"),
        ("technique", "A technique of Ben is resolved. Do you react?"),
        ("shuffle", "Ben has shuffled a deck. Do you react?"),
        ("arrival", "A card has come into your hand that may be used at once. Do you use it?"),
    ],
)
def test_who_may_react_is_told_what_happened(happened: str, said: str) -> None:
    assert Words().prompt("react", None, 0, "other", "Ben", happened=happened) == said


@pytest.mark.parametrize(("lang", "said"), [("en", "62.5 %"), ("fr", "62,5 %"), ("pl", "62,5 %")])
def test_tenths_stand_behind_the_sign_of_the_language(lang: str, said: str) -> None:
    assert Words(lang).figure("62.5 %") == said


@pytest.mark.parametrize(
    ("lang", "top", "lower"),
    [
        ("en", "Cookies (the topmost)", "Cookies, number 3 from the top of your discard pile"),
        ("fr", "Biscuits (l’exemplaire le plus haut)", "Biscuits, 3e carte de votre défausse à partir du dessus"),
        ("pl", "Ciasteczka (leżąca najwyżej)", "Ciasteczka, 3. od góry w Twoim stosie kart odrzuconych"),
    ],
)
def test_equal_cards_of_a_discard_pile_are_told_apart(lang: str, top: str, lower: str) -> None:
    lines = ["decks: macaws sloths pandas", "turn: 0 P1", "moment: start", "P1 schedule: siesta", "P1 hand: junk"]
    game = table(*lines, "P1 discard: cookies junk cookies", "P2 hand: junk", hold=[0])
    said = [Words(lang).option(text, game.view(0), NAMES) for text in game.options]
    assert said[:2] == [top, lower]
