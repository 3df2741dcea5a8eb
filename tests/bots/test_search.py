"""Thinking ahead: what comes of an option, played on quickly or with care, judged at the end or along the way."""

from __future__ import annotations

import pytest

from animalfolk import Game
from animalfolk.bots import ask, make_bot
from animalfolk.bots.learned import outlook
from animalfolk.bots.quick import quick
from animalfolk.bots.search import CARE, FAVOUR, IDLE, MOST, PLANNED, Search
from animalfolk.engine.options import option_texts
from animalfolk.engine.redeal import redeal
from animalfolk.engine.run import go_on
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn
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


@pytest.mark.parametrize(("depth", "ends"), [(1, [1]), (5, [1, 3, 5]), (4, [1, 3, 4])])
def test_along_the_way_counts_the_mean_of_every_second_turn(depth: int, ends: list[int]) -> None:
    game = begun(7, 2)
    state = game.redeal(0, "1" * 32)._state
    along = Search(quick(), outlook(), 1, depth, along=True)
    judged: list[float] = []
    for option in list(state.options):
        judged = [Search(quick(), outlook(), 1, end).think(state.clone(), option, 0) for end in ends]
        assert along.think(state.clone(), option, 0) == pytest.approx(sum(judged) / len(judged))
    assert len(set(judged)) == len(judged)


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


def positions(number: int, turns: int) -> list[State]:
    """What is decided in the first turns of a game by rules of thumb."""
    state = begun(number, 2).redeal(0, "1" * 32)._state
    turn, found = Turn(state), []
    while state.turn < turns:
        found.append(state.clone())
        go_on(turn, quick().choose(state))
    return found


@pytest.mark.parametrize("number", [9, 30])
def test_with_care_the_answer_is_what_looks_best_at_the_end_of_the_turn(number: int) -> None:
    careful, soon = Search(quick(), outlook(), 1, 3, care=True), Search(quick(), outlook(), 1, 1)
    differing = 0
    for state in positions(number, 12):
        usual, taken = quick().choose(state), careful.careful(state)
        if state.prompt in (*IDLE, *PLANNED):
            assert taken == usual
            continue
        base = redeal(state, state.who, state.seed)
        judged = {option: soon.think(base.clone(), option, state.who) for option in state.options}
        judged[usual] += FAVOUR
        assert judged[taken] == max(judged.values())
        differing += taken != usual
    assert differing > 3


@pytest.mark.parametrize("number", [19, 21])
def test_with_care_nobody_foresees_what_is_hidden(number: int) -> None:
    careful = Search(quick(), outlook(), 1, 3, care=True)
    for state in positions(number, 14):
        taken = careful.careful(state)
        for seed in "abc":
            other = redeal(state, state.who, seed * 32)
            other.seed = state.seed  # by which it imagines the cards to come
            assert careful.careful(other) == taken


def with_care(search: Search, state: State, option: int, turns: int, careful: int = 1000) -> float:
    """What the outlook says after so many turns in which the first answers of a seat are taken with care."""
    later, seat, count = state.clone(), state.who, 0
    turn = Turn(later)
    go_on(turn, option)
    while later.winner < 0 and later.turn < state.turn + turns and count < MOST:
        go_on(turn, search.careful(later) if later.who == seat and count < careful else quick().choose(later))
        count += 1
    return outlook().chance(later, seat)


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_care_is_taken_in_the_own_turns(depth: int) -> None:
    careful, plain = Search(quick(), outlook(), 1, depth, care=True), Search(quick(), outlook(), 1, depth)
    differing = 0
    for state in positions(9, 12):
        option, seat = state.options[-1], state.who
        found = careful.think(state.clone(), option, seat)
        assert found == with_care(careful, state, option, depth)
        differing += found != plain.think(state.clone(), option, seat)
    assert differing > 3


def test_care_is_taken_in_the_first_fifty_answers_alone() -> None:
    search = Search(quick(), outlook(), 1, 20, care=True)
    differing = 0
    for state in positions(9, 4)[::3]:
        option = state.options[-1]
        found = search.think(state.clone(), option, state.who)
        assert found == with_care(search, state, option, 20, careful=CARE)
        differing += found != with_care(search, state, option, 20)
    assert differing > 1


@pytest.mark.parametrize("seed", ["3", "4", "7"])
def test_with_care_no_card_is_swapped_for_its_like(seed: str) -> None:
    game = Game.from_position(ACORNS, hold=[0])
    bot = make_bot("master@30x1-3c", seed)
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
    assert ask(make_bot("master@30x1-3c", seed), game, 0) != like
    state = game.redeal(0, seed * 32)._state
    careful = Search(quick(), outlook(), 1, 3, care=True).careful(state)
    assert option_texts(state)[state.options.index(careful)] != like
