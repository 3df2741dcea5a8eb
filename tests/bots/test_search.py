"""Thinking ahead: what comes of an option, played on quickly or with care, judged at the end or along the way."""

from __future__ import annotations

import pytest

from animalfolk import Game
from animalfolk.bots import ask, make_bot
from animalfolk.bots.heuristic import Heuristic
from animalfolk.bots.learned import outlook
from animalfolk.bots.quick import quick
from animalfolk.bots.search import CARE, MOST, Search
from animalfolk.engine.options import option_texts
from animalfolk.engine.run import go_on
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn
from tests.bots.test_heuristic import positions
from tests.bots.test_levels import begun

ACORNS = """animalfolk position 1
decks: squirrels macaws owls
market: spyglass wise_spy acorn cookies binoculars
P1 hand: acorn junk cookies wise_spy swift_broker
P1 deck: junk junk swift_broker cookies spyglass flashy_show junk junk
P1 stall: swift_broker
P2 hand: junk junk cookies
P2 deck: junk wise_spy cookies
P2 stall: acorn
"""
VOUCHERS = """animalfolk position 1
decks: raccoons chameleons owls
turn: 22 P1
market: quality_inspection gift_voucher reflection nuisance reflection
market deck: sabotage quality_inspection good_old_times balancing binoculars binoculars nuisance ancient_knowledge
bin: trendsetting
P1 hand: {} junk
P1 deck: junk junk
P1 discard: dirty_exchange rotten_food treasure_hunter good_old_times flexible_shopkeeper extra_remarks junk junk
P1 stall: wise_spy | nuisance
P2 hand: dirty_exchange junk junk junk junk
P2 deck: junk junk junk junk junk rotten_food seeing_doubles
P2 discard: dirty_exchange wise_spy wily_fellow
P2 stall: flexible_shopkeeper | ancient_knowledge | rotten_food | gift_voucher
"""
COPIES = """animalfolk position 1
decks: macaws chameleons platypuses
turn: 16 P1
market: calculations magnet reflection reflection reflection
market deck: gift_voucher flashy_show safety_precaution cookies calculations magnet
bin: safety_precaution spyglass
P1 hand: tireless_tinkerer glue junk junk cookies good_old_times
P1 deck: magnet junk junk
P1 discard: dangerous_test junk junk junk
P1 stall: swift_broker | flexible_shopkeeper
P2 hand: flexible_shopkeeper shattered_relic tireless_tinkerer favourite_toy good_old_times
P2 deck: shattered_relic spyglass
P2 stall: swift_broker | trendsetting
"""


def after(base: State, option: int, turns: int) -> float:
    """What the outlook says after an answer and so many turns by rules of thumb."""
    state, seat = base.clone(), base.who
    turn = Turn(state)
    go_on(turn, option)
    while state.winner < 0 and state.turn < base.turn + turns:
        go_on(turn, quick().choose(state))
    return outlook().chance(state, seat)


@pytest.mark.parametrize("turns", [1, 2, 3])
@pytest.mark.parametrize(
    ("mode", "players", "length", "step"),
    [("free", 2, 2, 2), ("free", 4, 4, 4), ("teams", 4, 4, 2), ("solo", 1, 2, 2), ("coop", 2, 3, 3)],
)
def test_a_thought_is_the_mean_of_how_turns_end(mode: str, players: int, length: int, step: int, turns: int) -> None:
    state = begun(7, players, mode).redeal(7 % players, "1" * 32)._state
    search = Search(quick(), outlook(), 1, turns)
    judged: list[float] = []
    for option in list(state.options):
        judged = [after(state, option, 1 + end) for end in range(0, length * (turns - 1) + 1, step)]
        assert search.think(state.clone(), option, state.who) == pytest.approx(sum(judged) / len(judged))
    assert len(set(judged)) == len(judged)


@pytest.mark.parametrize(
    ("mode", "turns", "tried"), [("free", 1, 90), ("free", 2, 90), ("teams", 1, 90), ("teams", 2, 60)]
)
def test_in_teams_thoughts_are_longer_and_fewer(mode: str, turns: int, tried: int) -> None:
    state = begun(7, 4, mode).redeal(3, "1" * 32)._state
    state.options = state.options[:2]
    search = Search(quick(), outlook(), 90, turns)
    search.compare(state, lambda _: state)
    assert sum(search.tried) == tried


@pytest.mark.parametrize(
    ("thoughts", "options", "tried"),
    [(8, 6, 11), (8, 10, 20), (8, 4, 8), (8, 2, 8), (1, 2, 2), (40, 6, 36), (60, 10, 54)],
)
def test_it_thinks_as_often_as_it_should_and_of_every_option(thoughts: int, options: int, tried: int) -> None:
    state = begun(7, 4).redeal(0, "1" * 32)._state
    base = state.options
    assert len(base) >= 2
    state.options = [base[place % len(base)] for place in range(options)]
    search = Search(quick(), outlook(), thoughts, 1)
    order = search.compare(state, lambda _: state)
    assert sorted(order) == list(range(options))
    assert min(search.tried) > 0
    assert sum(search.tried) == tried


def with_care(search: Search, state: State, option: int, turns: int, careful: int = 1000) -> float:
    """What the outlook says, on average after each own turn of two players; the first own answers are with care."""
    later, seat, count, total = state.clone(), state.who, 0, 0.0
    turn = Turn(later)
    go_on(turn, option)
    for end in range(1, 2 * turns, 2):
        while later.winner < 0 and later.turn < state.turn + end and count < MOST:
            with_care = later.who == seat and count < careful
            go_on(turn, search.heuristic.choose(later) if with_care else quick().choose(later))
            count += 1
        total += outlook().chance(later, seat)
    return total / turns


@pytest.mark.parametrize("turns", [1, 2])
def test_care_is_taken_in_the_own_turns(turns: int) -> None:
    careful, plain = Search(quick(), outlook(), 1, turns, care=True), Search(quick(), outlook(), 1, turns)
    differing = 0
    for state in positions(9, 12):
        option, seat = state.options[-1], state.who
        found = careful.think(state.clone(), option, seat)
        assert found == with_care(careful, state, option, turns)
        differing += found != plain.think(state.clone(), option, seat)
    assert differing > 3


def test_care_is_taken_in_the_first_fifty_answers_alone() -> None:
    search = Search(quick(), outlook(), 1, 9, care=True)
    differing = 0
    for state in positions(9, 4)[::3]:
        option = state.options[-1]
        found = search.think(state.clone(), option, state.who)
        assert found == with_care(search, state, option, 9, careful=CARE)
        differing += found != with_care(search, state, option, 9)
    assert differing > 1


@pytest.mark.parametrize("seed", ["3", "4", "7"])
@pytest.mark.parametrize("kind", ["merchant", "master@30x2", "master@30x2c"])
def test_no_card_is_swapped_for_its_like(kind: str, seed: str) -> None:
    game = Game.from_position(ACORNS, hold=[0])
    bot = make_bot(kind, seed)
    answers: list[str] = []
    while game.turn == 1 and len(answers) < 30:
        answers.append(ask(bot, game, game.active))
        game.answer(answers[-1])
    assert "play acorn" not in answers  # there is but another acorn to be had for it


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize(
    ("position", "play", "like"),
    [
        (VOUCHERS.format("gift_voucher"), "play gift_voucher", "gift_voucher+3"),
        (VOUCHERS.format("trendsetting"), "play trendsetting=gift_voucher", "gift_voucher+3"),
        (f"{ACORNS.strip()} | swift_broker\n", "play acorn", "P2.1:acorn"),
        (COPIES, "play good_old_times=safety_precaution", "P1.2:flexible_shopkeeper"),
    ],
    ids=["voucher", "copy", "acorn", "copies"],
)
def test_with_care_a_swap_brings_another_card(position: str, play: str, like: str, seed: str) -> None:
    game = Game.from_position(position, hold=[0])
    game.answer(play)
    assert like in game.options
    assert ask(make_bot("master@30x2c", seed), game, 0) != like
    state = game.redeal(0, seed * 32)._state
    planned = Heuristic(quick(), outlook()).choose(state)
    assert option_texts(state)[state.options.index(planned)] != like
