"""Clocks as data: whose time runs, what is left, when it is used up; and that a reaction shows nobody's."""

from __future__ import annotations

import pytest

from animalfolk import BadSetup
from animalfolk.table import Clock, Settings, Table
from animalfolk.table.clock import MOST, Times, read_clock
from animalfolk.table.log import Entry
from animalfolk.table.store import restore, store
from tests.table.tables import settled, table_of

GAME = Clock("game", 60, 5)
MOVE = Clock("move", 20)


def times(clock: Clock, asked: int | None = 0, reacts: bool = False) -> Times:
    """Two players, at time 1000."""
    found = Times(clock, 2, 1000)
    found.turn_to(asked, reacts, 1000)
    return found


def on(found: Times, now: int, asked: int | None, reacts: bool = False) -> Times:
    """Somebody has answered, and this seat is asked next."""
    found.spend(now)
    found.turn_to(asked, reacts, now)
    return found


# the numbers


@pytest.mark.parametrize(
    "clock",
    [
        Clock("day", 5),
        Clock("game", 0),
        Clock("move", -1),
        Clock("game", MOST + 1),
        Clock("game", 5, -1),
        Clock("game", 5, 0, 0),
        Clock("none", 5),
    ],
)
def test_numbers_that_make_no_clock(clock: Clock) -> None:
    with pytest.raises(BadSetup):
        clock.check()


@pytest.mark.parametrize("clock", [Clock(), MOVE, GAME, Clock("game", MOST, MOST, 1)])
def test_a_clock_comes_back_from_its_text(clock: Clock) -> None:
    assert read_clock(str(clock)) == clock


def test_a_clock_is_written_in_short() -> None:
    assert read_clock("game:600+10") == Clock("game", 600, 10, 30)
    assert read_clock("move:30") == Clock("move", 30, 0, 30)
    for text in ("", "game", "game:", "game:x", "game:1+x", "game:1+1~x", "game:999999999", "game:²"):
        with pytest.raises(BadSetup):
            read_clock(text)


# without a clock


def test_without_a_clock_nobody_is_late() -> None:
    found = on(times(Clock()), 10**9, 1)
    assert (found.late(10**12), found.due(), found.left) == (None, None, [0, 0])


# for each move


def test_each_move_has_its_time_anew() -> None:
    found = on(times(MOVE), 16_000, 1)
    assert found.left == [5000, 20_000]
    assert found.due() == 36_000
    assert (found.late(35_999), found.late(36_000)) == (None, 1)
    on(found, 17_000, 0)
    assert found.left == [20_000, 19_000]


def test_a_move_goes_on_over_several_answers_of_one_player() -> None:
    found = on(on(times(MOVE), 6000, 0), 11_000, 0)
    assert found.left == [10_000, 20_000]
    assert found.due() == 21_000


# for the whole game


def test_time_goes_by_for_who_is_asked_alone() -> None:
    found = on(on(times(GAME), 11_000, 1), 15_000, 0)
    assert found.left == [50_000, 56_000]
    assert found.due() == 65_000
    assert (found.late(64_999), found.late(65_000)) == (None, 0)


def test_nothing_is_below_nothing_and_time_does_not_run_backwards() -> None:
    found = on(times(GAME), 500, 0)
    assert found.left == [60_000, 60_000]
    on(found, 900_000, 1)
    assert found.left[0] == 0
    on(found, 800_000, 0)
    assert found.left[1] == 60_000
    assert found.since == 900_000


def test_the_increment_comes_once_at_the_end_of_the_own_turn() -> None:
    found = on(times(GAME), 11_000, 1)
    found.turn_over(0, 1)
    assert found.left == [55_000, 60_000]
    found.turn_over(0, 1)  # the turn was taken back and has ended again
    assert found.left == [55_000, 60_000]
    found.turn_over(2, 2)  # the Company has no clock
    found.turn_over(1, 3)
    assert found.left == [55_000, 65_000]
    other = times(MOVE)
    other.turn_over(0, 1)
    assert other.left == [20_000, 20_000]


def test_at_the_end_nobodys_time_runs() -> None:
    found = on(times(GAME), 5000, None)
    assert (found.late(10**9), found.due(), found.shown()["running"]) == (None, None, None)


# reactions


@pytest.mark.parametrize("clock", [MOVE, GAME])
def test_while_somebody_may_react_nobody_pays_and_nobody_is_shown(clock: Clock) -> None:
    found = on(times(clock), 3000, 1, reacts=True)
    left = list(found.left)
    assert found.shown() == {"kind": clock.kind, "left": left, "running": None, "since": 3000}
    on(found, 9000, 0)
    assert found.left == left
    assert found.shown()["running"] == 0
    on(found, 10_000, 1)
    assert found.left[0] == left[0] - 1000


def test_a_reaction_has_a_limit_of_its_own() -> None:
    found = on(times(GAME), 3000, 1, reacts=True)
    assert found.due() == 33_000
    assert (found.late(32_999), found.late(33_000)) == (None, 1)
    on(found, 13_000, 0, reacts=True)  # the next one is asked in the same window
    assert found.due() == 33_000
    assert found.late(33_000) == 0
    on(found, 14_000, 1)
    assert found.late(33_000) is None
    on(found, 15_000, 0, reacts=True)
    assert found.due() == 45_000


def test_who_reacts_then_has_a_move() -> None:
    found = on(on(times(MOVE), 3000, 1, reacts=True), 5000, 1)
    assert found.shown()["running"] == 1
    assert found.left == [18_000, 20_000]


# pauses


def test_after_a_pause_it_goes_on_where_it_stood() -> None:
    found = on(times(GAME), 11_000, 1)
    found.restart([50_000, 7000], 900_000)
    assert (found.left, found.due()) == ([50_000, 7000], 907_000)
    on(found, 901_000, 0, reacts=True)
    found.restart([50_000, 6000], 2_000_000)
    assert found.due() == 2_030_000


# at the table


def answer(table: Table, now: int, choice: str | list[str] | None = None) -> None:
    seat = table.asked or 0
    table.answer(seat, table.number(seat), choice or table.options[0], now=now)


def clocked(clock: Clock, *kinds: str) -> Table:
    return table_of(*(kinds or ("person", "person")), settings=Settings(clock=clock, hold=True))


def test_a_table_counts_for_who_is_asked() -> None:
    table = clocked(GAME)
    first = table.asked or 0
    answer(table, 4000, ["inventory"])
    assert table.times.left[first] == 56_000
    clock = table.view(None)["table"]["clock"]  # nothing was discarded: when that was answered shows to nobody
    assert (clock["left"][first], clock["since"]) == (60_000, 0)
    answer(table, 5000, "end")
    assert table.times.left[first] == 60_000  # and 5 seconds for the turn
    assert table.times.left[1 - first] == 60_000
    assert table.times.late(65_000) == 1 - first


def test_who_uses_all_the_time_gets_the_increment_alone() -> None:
    table = clocked(GAME)
    first = table.asked or 0
    answer(table, 90_000, ["inventory"])
    answer(table, 95_000, "end")
    assert table.times.left[first] == 5000


def test_a_refused_answer_costs_nothing() -> None:
    table = clocked(GAME)
    with pytest.raises(ValueError, match="not"):
        answer(table, 30_000, "a house")
    assert (table.times.left, table.times.since) == ([60_000, 60_000], 0)


def test_what_is_taken_back_gives_no_time_back() -> None:
    table = clocked(GAME)
    first = table.asked or 0
    answer(table, 10_000, ["inventory"])
    table.undo(first, now=12_000)
    assert table.times.left[first] == 48_000
    answer(table, 13_000, ["inventory"])
    assert table.times.left[first] == 47_000


def test_a_turn_that_ends_again_brings_no_second_increment() -> None:
    table = clocked(GAME)
    first = table.asked or 0
    answer(table, 0, ["inventory"])
    answer(table, 0, "end")
    assert table.times.left[first] == 65_000
    table.undo(first)  # the hand was full: nothing was drawn
    answer(table, 0, "end")
    assert table.times.left[first] == 65_000


@pytest.mark.parametrize("clock", [MOVE, GAME])
def test_a_stored_table_keeps_what_is_left(clock: Clock) -> None:
    table = clocked(clock, "person", "simple")
    for now in (3000, 4000, 9000):
        answer(table, now)
        table.run_bots(now=now)
    again = restore(store(table), now=777_000)
    assert again.times.left == table.times.left
    assert store(again) == store(table)
    assert again.times.due() == 777_000 + again.times.left[0]
    assert "left: " in store(table)
    assert "left: " not in store(settled(table_of("person", "simple"), 3))


def test_who_comes_back_to_a_move_that_took_too_long_has_its_time_anew() -> None:
    found = times(MOVE)
    found.come_back(0, 11_000)
    assert found.left[0] == 10_000  # nothing is won by going and coming
    found.come_back(0, 30_000)
    assert (found.left[0], found.due()) == (20_000, 50_000)
    game = times(GAME)
    game.come_back(0, 90_000)
    assert game.left[0] == 0


# time that is nobody's


def test_without_a_clock_nothing_tells_when_somebody_answered() -> None:
    assert on(times(Clock()), 5000, 1).shown()["since"] == times(Clock()).shown()["since"]


@pytest.mark.parametrize("clock", [GAME, MOVE])
def test_a_clock_that_begins_anew_gives_the_time_back(clock: Clock) -> None:
    usual = table_of("person", "person")
    table = Table(usual.start, usual.seats, Settings(clock=clock), now=1000)
    left = list(table.times.left)
    table.restart_clock(500_000)
    assert (table.times.left, table.times.since) == (left, 500_000)
    assert table.times.due() == 500_000 + left[0]
    again = Table(table.start, table.seats, table.settings, now=1000)
    for entry in table.log:
        again.apply(Entry.load(entry.dump()))
    assert again.view(0) == table.view(0)
    assert again.events(0) == table.events(0) == usual.events(0)
