"""Rules of thumb answer every decision with sense: each rule in a position where another answer would do harm."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import animalfolk.bots
from animalfolk import Game
from animalfolk.bots import ask, make_bot
from animalfolk.bots.giving import concerns_others
from animalfolk.engine import prompts
from animalfolk.engine.view import pending
from tests.support.company import coop, solo

RULES = ["acting.py", "arranging.py", "asking.py", "giving.py", "quick.py"]
# Any answer is as good: what lies on top of the market's discard pile serves whoever comes next.
ANY_IS_AS_GOOD = {"throw_order"}
TEAMS = "animalfolk position 1\ndecks: {}\nplayers: 4\nrules: mode=teams\n{}\n"
DEEP = f"P1 deck: {'junk ' * 9}"


def said(game: Game, seat: int = 0, kind: str = "trader") -> str:
    return ask(make_bot(kind, ""), game, seat)


def position(decks: str, *lines: str) -> Game:
    return Game.from_position("\n".join(["animalfolk position 1", f"decks: {decks}", *lines, ""]), hold=[0])


def test_every_prompt_has_a_rule() -> None:
    named = set()
    for name in RULES:
        text = (Path(animalfolk.bots.__file__).parent / name).read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "prompts":
                named.add(node.attr.lower())
    by_fact = {
        row.key
        for number, row in enumerate(prompts.ROWS)
        if row.fate or row.shape == prompts.ACTION or concerns_others(number)
    }
    assert {key for key in prompts.KEYS if key not in named | by_fact} == ANY_IS_AS_GOOD


@pytest.mark.parametrize("kind", ["simple", "trader"])
def test_a_partner_is_given_the_second_best_and_opponents_the_rest(kind: str) -> None:
    hands = "P1 hand: charity flashy_show\nP2 hand: junk\nP3 hand: swift_broker\nP4 hand: spyglass\nP1 stall: cookies"
    game = Game.from_position(TEAMS.format("foxes macaws raccoons sloths", hands), hold=[0])
    game.answer("play charity")
    given = []
    for _ in range(3):
        given.append(said(game, 0, kind))
        game.answer(given[-1])
    assert given == ["flashy_show", "swift_broker", "spyglass"]  # P4 gets the junk, having no fewer cards than P2


@pytest.mark.parametrize("kind", ["simple", "trader"])
def test_the_company_gets_the_worst_card(kind: str) -> None:
    lines = [
        "decks: crocodiles macaws",
        "P1 hand: night_shift junk",
        "P1 deck: junk",
        "P2 deck: spyglass",
        "P2 hand: junk",
    ]
    game = coop(*lines, "P3 deck: flashy_show", "market: acorn acorn acorn acorn acorn")
    game.answer("play night_shift")
    for best in ["flashy_show", "spyglass"]:  # what is left is for the Company
        assert said(game, 0, kind) == best
        game.answer(best)


def test_the_leader_is_left_alone_where_there_is_nothing_to_take() -> None:
    lines = ["players: 3", "P1 hand: dirty_exchange junk", "P2 hand: spyglass", "P3 stall: acorn"]
    game = position("raccoons macaws squirrels sloths", *lines)
    game.answer("play dirty_exchange")
    assert said(game) == "P2"


def test_treasure_hunter_takes_the_best_card_of_an_opponent() -> None:
    piles = "P2 discard: cookies\nP3 discard: flashy_show\nP4 discard: spyglass\nP2 stall: acorn"
    game = Game.from_position(TEAMS.format("raccoons macaws squirrels sloths", f"P1 hand: treasure_hunter\n{piles}"))
    game.answer("play treasure_hunter")
    assert said(game) == "P4"


def test_an_arranged_purchase_is_paid_with_no_more_than_it_needs() -> None:
    lines = ["market: swank - - - -", "P1 hand: calculations calculations calculations glue", DEEP]
    game = position("platypuses sloths polecats", *lines)
    assert said(game) == "rearrange"
    while (decision := game.decision) and decision.seat == 0 and not decision.prompt.endswith("turn"):
        game.answer(said(game))
    paid = [event["card"] for event in game.events(0) if event["event"] == "paid"]
    assert paid == ["calculations", "calculations"]  # as it lay it would have cost seven
    assert {"event": "bought", "seat": 0, "card": "swank", "number": 0} in game.events(0)


def test_of_a_rearranged_market_the_card_is_bought_that_was_meant() -> None:
    lines = ["market: glue swank swank swank siesta", "P1 hand: calculations junk junk junk junk", DEEP]
    game = position("platypuses sloths polecats", *lines)
    game.answer("rearrange")
    while (decision := game.decision) and decision.prompt != "buy_arranged":
        game.answer("calculations" if "calculations" in game.options else said(game))
    assert said(game).startswith("glue")


def test_after_rearranging_the_top_of_the_bin_may_be_bought() -> None:
    lines = ["market: - - - - market_discovery", "bin: glue", "P1 hand: calculations market_discovery junk", DEEP]
    game = position("platypuses pandas polecats", *lines)
    game.answer(["rearrange", "calculations", "market_discovery"])
    game.answer(["done", "market_discovery", "done", "done", "done"])
    assert game.options == ["market_discovery+1", "glue+bin"]
    assert said(game) in game.options


def test_a_partner_is_asked_for_a_further_stack() -> None:
    cards = "P1 stall: swift_broker | cookies | shattered_relic | spyglass\nP1 hand: winter_is_coming spyglass spyglass"
    game = Game.from_position(
        TEAMS.format("macaws pandas squirrels sloths", f"{cards}\nP2 hand: junk\nP3 hand: cookies\nP4 hand: junk")
    )
    game.answer(["build", "winter_is_coming"])
    assert pending(game.view(0))["prompt"] == "build_again"
    assert said(game) == "ask"


def test_what_is_laid_for_a_partner_goes_with_what_it_is_known_to_hold() -> None:
    cards = f"P1 stall: {' | '.join(['cookies'] * 6)}\nP1 hand: cookies prepaid_good market_discovery"
    known = "P3 hand: flashy_show junk\nP3 known: flashy_show@1"
    game = Game.from_position(
        TEAMS.format("macaws pandas squirrels sloths", f"{cards}\nP2 hand: junk\n{known}\nP4 hand: junk")
    )
    assert said(game) == "ask"
    game.answer("ask")
    assert said(game) == "cookies"


def test_good_old_times_turns_up_a_card_that_may_complete_a_stack() -> None:
    lines = [
        "P1 hand: good_old_times junk",
        "P1 stall: cookies | cookies",
        "bin: junk",
        "market deck: spyglass spyglass",
    ]
    assert said(position("chameleons macaws pandas", *lines)) == "use good_old_times"
    tall = f"P1 stall: {' | '.join(['cookies'] * 7)}"  # no card alone is worth eight
    assert not said(position("chameleons macaws pandas", lines[0], tall, *lines[2:])).startswith("use")
    against = solo("decks: chameleons macaws pandas", lines[0], lines[1], "market deck: spyglass spyglass spyglass")
    assert not said(against).startswith("use")  # it would empty the market


def test_market_discovery_looks_for_something_to_buy() -> None:
    lines = ["P1 hand: market_discovery junk", "P1 stall: cookies", "bin: junk", "market deck: spyglass spyglass"]
    assert said(position("chameleons macaws pandas", *lines)) == "use market_discovery"


@pytest.mark.parametrize(
    ("schedule", "deck", "first"),
    [
        ("housecleaning steady_achiever siesta", "junk junk", "steady_achiever"),
        ("housecleaning lunch_break steady_achiever", "", "lunch_break|steady_achiever"),
        ("steady_achiever siesta", "", "siesta"),  # before the discard pile is shuffled
        ("housecleaning siesta", "junk", "siesta"),
    ],
)
def test_what_is_due_comes_in_a_good_order(schedule: str, deck: str, first: str) -> None:
    deck = f"P1 deck: {deck}" if deck else "P1 hand: junk"
    lines = [f"P1 schedule: {schedule}", "P1 discard: spyglass", "moment: start", "turn: 0 P1"]
    assert said(position("sloths macaws pandas", deck, *lines)) in first.split("|")


def test_the_best_card_of_the_company_stays_within_reach() -> None:
    lines = ["decks: raccoons macaws", "P1 hand: sabotage sabotage junk", "P3 deck: spyglass flashy_show junk cookies"]
    game = coop(*lines, "P2 hand: junk", "market: acorn acorn acorn acorn acorn")
    for answer in ["play sabotage", "P3"]:
        game.answer(answer)
    game.answer(said(game))
    for answer in ["play sabotage", "P3"]:
        game.answer(answer)
    decision = pending(game.view(0))
    assert decision["prompt"] == "back_first"
    worst = min(decision["options"], key=["junk", "cookies", "spyglass", "flashy_show"].index)
    assert said(game) == worst


@pytest.mark.parametrize(
    ("deck", "answer"),
    [
        ("junk spyglass", "ancient_knowledge"),
        ("spyglass cookies", "done"),
        ("spyglass@1 junk", "done"),
        ("junk@1 cookies", "ancient_knowledge"),
    ],
)
def test_ancient_knowledge_finds_junk(deck: str, answer: str) -> None:
    lines = ["players: 3", "turn: P2", "P2 hand: swift_broker junk", "P2 deck: junk", "P1 hand: ancient_knowledge"]
    text = "\n".join(["animalfolk position 1", "decks: macaws chameleons owls pandas", *lines, f"P1 deck: {deck}", ""])
    game = Game.from_position(text, hold=[1])
    game.answer("play swift_broker", 1)
    assert said(game) == answer


@pytest.mark.parametrize("kind", ["simple", "trader", "master@40x2", "master@8x2c"])
@pytest.mark.parametrize("hand", ["good_old_times", "favourite_toy"])
def test_two_cards_do_not_fetch_each_other_for_ever(kind: str, hand: str) -> None:
    own = [f"P1 hand: {hand} junk", "P1 discard: good_old_times junk", DEEP]
    market = ["market: - - - cookies reflection", "bin: favourite_toy"]
    game = position("macaws chameleons owls", *own, *market, "P2 hand: junk")
    fetched = 0
    while game.decision and game.decision.seat == 0 and game.turn == 1 and fetched < 5:
        answer = said(game, 0, kind)
        fetched += "favourite_toy" in answer and answer.startswith("play")
        game.answer(answer)
    assert fetched < 3


def test_junk_that_lies_lower_confuses_no_bot() -> None:
    lines = ["P1 hand: housecleaning magnet", "P1 discard: junk glue junk", DEEP]
    game = position("platypuses sloths polecats", *lines)
    game.answer("play housecleaning")
    assert "discard.3:junk" in game.options
    assert said(game) in ("0", "1", "2")
    assert said(game, 0, "simple") in ("0", "1", "2")
