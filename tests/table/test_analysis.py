"""A finished game looked at by the bots: chances after each turn, blunders and the better answer, the same twice."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence

import pytest

from animalfolk.engine.redeal import redeal
from animalfolk.engine.view import pending
from animalfolk.game.setup import Setup, make_rules
from animalfolk.table import PERSON, Seat, Settings, Table
from animalfolk.table.analysis import Analysis, Stand, Weighed, analyse, judge
from animalfolk.table.errors import NotOver
from animalfolk.table.store import restore, store, store_json

SEED = "00112233445566778899aabbccddeeff"
FEW = 12  # thoughts
# Anna builds her last stack at once, or throws the game away.
BLUNDER = """animalfolk position 1
decks: macaws pandas squirrels
rules: stacks=2
P1 hand: cookies junk junk junk junk
P1 stall: swift_broker
P2 hand: market_discovery prepaid_good junk junk junk
P2 stall: loyal_partner
P1 deck: junk junk junk junk junk
P2 deck: junk junk junk junk junk
market: shattered_relic spyglass empty_chest nostalgic_item acorn
"""


def played(kinds: Sequence[str], mode: str = "free", stacks: str = "3") -> Table:
    """A game of bots, from its beginning to its end."""
    players = len(kinds)
    decks = ["macaws", "pandas", "squirrels", "sloths", "owls"][
        : {"teams": 4, "coop": 4}.get(mode, max(players + 1, 3))
    ]
    rules = make_rules(players, {"mode": mode, "stacks": stacks})
    table = Table(Setup.of(decks, rules, SEED, 0), [Seat(kind, f"P{n}") for n, kind in enumerate(kinds)], nonce=SEED)
    table.run_bots()
    assert table.is_over
    return table


def whole(table: Table, seats: Sequence[int] = (), thoughts: int = FEW) -> Analysis:
    (*_, analysis) = analyse(table, seats, thoughts)
    return analysis


@pytest.fixture(scope="module")
def table() -> Table:
    return played(["novice", "trader"])


@pytest.fixture(scope="module")
def found(table: Table) -> Analysis:
    return whole(table)


def blundered() -> Table:
    """Anna could win, discards her cards instead, and Ben wins."""
    table = Table(BLUNDER, [Seat(PERSON, "Anna"), Seat("trader", "Ben")], Settings(hold=False), SEED)
    assert "build" in table.options
    table.answer(0, table.number(0), ["inventory", "cookies", "junk"])
    table.run_bots()
    while not table.is_over:
        table.answer(0, table.number(0), table.options[-1])
        table.run_bots()
    assert table.winners == [1]
    return table


def test_an_obvious_blunder_is_found_with_its_better_answer() -> None:
    analysis = whole(blundered())
    assert analysis.seats == [0]
    first = analysis.mistakes()[0]
    assert (first.weighed.turn, first.weighed.step, first.weighed.seat) == (1, 0, 0)
    assert first.weighed.chosen[:3] == ("inventory", "cookies", "junk")
    assert first.weighed.better[0] == "build"
    assert first.weighed.best == 1.0
    assert first.weighed.loss > 0.2
    assert {"inventory", "build"} <= set(pending(first.view)["options"])
    assert first.view["viewer"] == 0


def test_what_was_right_is_no_mistake() -> None:
    table = Table(BLUNDER, [Seat(PERSON, "Anna"), Seat("trader", "Ben")], Settings(hold=False), SEED)
    table.answer(0, table.number(0), "build")
    while not table.is_over:
        table.answer(0, table.number(0), table.options[0])
    assert table.winners == [0]
    assert whole(table).mistakes() == []


def test_the_chances_of_all_sides_are_one_and_end_with_the_winner(table: Table, found: Analysis) -> None:
    stands = found.chances
    assert [stand.turn for stand in stands] == sorted({stand.turn for stand in stands})
    assert (stands[0].turn, stands[0].step) == (0, 0)
    assert all(sum(stand.chances) == pytest.approx(1) for stand in stands)
    assert all(0 <= chance <= 1 for stand in stands for chance in stand.chances)
    assert stands[-1] == Stand(table.turn, len(table.steps), (0.0, 1.0))
    assert stands[-2].chances[1] > 0.6


def test_it_is_told_in_parts_and_may_be_stopped(table: Table) -> None:
    counts = [(analysis.done, analysis.of, len(analysis.chances)) for analysis in analyse(table, [1], FEW)]
    of = counts[-1][1]
    assert [count[0] for count in counts] == list(range(1, of + 1))
    work = analyse(table, [1], FEW)
    early = next(work)
    assert (early.done, len(early.chances), early.mistakes()) == (1, 1, [])
    assert early.data()["done"] == 1


def test_the_same_game_gives_the_same(table: Table, found: Analysis) -> None:
    for again in (restore(store(table)), restore(store_json(table))):
        assert whole(again).data() == found.data()
    other = whole(table, thoughts=FEW * 2)
    assert other.data()["chances"] != found.data()["chances"]


def test_parts_can_be_done_elsewhere(table: Table, found: Analysis) -> None:
    analysis = Analysis(table, thoughts=FEW)
    for piece in analysis.pieces[:6]:
        sent = pickle.loads(pickle.dumps(piece))
        analysis.take(judge(sent))
    assert analysis.stands == found.stands[: len(analysis.stands)]
    assert analysis.weighed == found.weighed[: len(analysis.weighed)]


@pytest.mark.parametrize("mode", ["free", "teams"])
def test_nothing_that_was_hidden_makes_a_difference(mode: str) -> None:
    """A move is judged by what its seat knew, how it stood by what those who watch knew."""
    table = played(["novice", "trader"] * (2 if mode == "teams" else 1), mode)
    for piece in Analysis(table, thoughts=FEW).pieces[:40:3]:
        other = piece._replace(state=redeal(piece.state, piece.seat, SEED))
        assert judge(other) == judge(piece)


def test_every_answer_of_the_seats_is_judged_once_and_one_mistake_told_a_turn(table: Table, found: Analysis) -> None:
    replayed = Analysis(table, thoughts=FEW)
    assert {weighed.seat for weighed in found.weighed} == {0, 1}
    places = [(weighed.step, weighed.number) for weighed in found.weighed]
    assert len(set(places)) == len(places) == sum(piece.chosen != () for piece in replayed.pieces)
    turns = [(one.weighed.turn, one.weighed.seat) for one in found.mistakes()]
    assert len(set(turns)) == len(turns)
    losses = [one.weighed.loss for one in found.mistakes()]
    assert losses == sorted(losses, reverse=True)
    for one in found.mistakes():
        texts = {one.weighed.chosen[one.weighed.differs], one.weighed.better[one.weighed.differs]}
        assert len(texts) == 2
        assert texts <= set(pending(one.view)["options"])
    assert len(found.mistakes(1)) == 1


def test_cards_of_one_payment_are_one_move(table: Table) -> None:
    """However they were given: as one step, or as several."""
    moves = [piece for piece in Analysis(table, thoughts=FEW).pieces if piece.chosen]
    bought = [piece.chosen for piece in moves if piece.chosen[0].startswith("buy")]
    assert any(len(texts) > 1 for texts in bought)
    assert all(not text.startswith(("buy", "play", "build")) for texts in bought for text in texts[1:])
    answered = [text for step in table.steps for text in step.texts]
    assert len(moves) < len(answered)


def test_of_several_in_one_turn_the_largest_is_told() -> None:
    analysis = Analysis(blundered(), thoughts=FEW)
    base = Weighed(5, 0, 0, 0, ("junk",), ("cookies",), 0.4, 0.5, 0.01)
    analysis.weighed += [base._replace(best=best) for best in (0.5, 0.6, 0.55)]
    (one,) = analysis.mistakes()
    assert one.weighed.best == 0.6


def test_the_wrong_cards_for_the_right_action_are_a_mistake() -> None:
    """Anna builds nothing yet; she discards what completes her last stack, where junk would do."""
    hidden = BLUNDER.replace("P1 hand: cookies", "P1 hand: spyglass")
    table = Table(hidden, [Seat(PERSON, "Anna"), Seat("trader", "Ben")], Settings(hold=False), SEED)
    analysis = Analysis(blundered(), thoughts=60)
    piece = next(piece for piece in analysis.pieces if piece.chosen)
    same = judge(piece._replace(state=table.game.peek(), chosen=("inventory", "spyglass", "done")))
    assert isinstance(same, Weighed)
    assert same.loss > 0
    assert same.better != same.chosen
    right = same._replace(chosen=("inventory", "cookies", "done"), better=("inventory", "junk", "done"))
    assert (right.differs, same._replace(better=("build",)).differs) == (1, 0)


def test_what_may_be_chance_is_not_told() -> None:
    base = Weighed(5, 9, 0, 0, ("junk",), ("cookies",), 0.4, 0.5, 0.01)
    assert base.is_mistake
    assert not base._replace(error=0.06).is_mistake
    assert not base._replace(best=0.41).is_mistake
    assert not base._replace(better=("junk",)).is_mistake


@pytest.mark.parametrize(
    ("mode", "kinds", "sides"),
    [
        ("teams", ["novice"] * 4, [[0, 2], [1, 3]]),
        ("coop", ["novice"] * 2, [[0, 1], [2]]),
        ("free", ["novice"] * 3, [[0], [1], [2]]),
    ],
)
def test_all_ways_to_play(mode: str, kinds: list[str], sides: list[list[int]]) -> None:
    table = played(kinds, mode, "2")
    found = whole(table, [0], 4).data()
    assert found["sides"] == sides
    assert all(sum(stand["chances"]) == pytest.approx(1) for stand in found["chances"])
    last = found["chances"][-1]["chances"]
    assert [side for side, chance in zip(sides, last, strict=True) if chance == 1] == [
        side for side in sides if set(side) & set(table.winners)
    ]
    json.dumps(found)


def test_a_game_that_was_given_up_ends_with_who_was_left() -> None:
    table = Table(BLUNDER, [Seat(PERSON, "Anna"), Seat("trader", "Ben")], Settings(hold=False), SEED)
    table.resign(0)
    found = whole(table) if Analysis(table).of else Analysis(table)
    assert found.chances[-1].chances == (0.0, 1.0)


def test_a_game_that_runs_is_not_analysed() -> None:
    table = Table(BLUNDER, [Seat(PERSON, "Anna"), Seat("trader", "Ben")], Settings(), SEED)
    with pytest.raises(NotOver):
        Analysis(table)
