"""Late, repeated, foreign and senseless answers are refused, and nothing changes; seats left, taken again, given up."""

from __future__ import annotations

from typing import Any

import pytest

from animalfolk import AnimalfolkError, BadSetup, BadText, IllegalChoice, OutOfTurn
from animalfolk.table import Busy, Clock, LateAnswer, Seat, Settings, Table, TableError
from animalfolk.table.log import Entry
from animalfolk.table.settings import read_settings
from animalfolk.table.store import restore, store
from tests.table.tables import SEED, people, settled, table_of

CLOCK = Settings(clock=Clock("game", 60, 5))


def state(table: Table) -> tuple[Any, ...]:
    """All that a table is."""
    seats = range(len(table.seats))
    views = [table.view(seat) for seat in [None, *seats]]
    numbers = [table.number(seat) for seat in seats]
    return store(table), table.log[:], views, numbers, table.events(None), table.times.since, table.times.left[:]


WRONG: list[tuple[Any, Any, Any, type[AnimalfolkError]]] = [
    (0, 2, "inventory", LateAnswer),
    (0, 0, "inventory", LateAnswer),
    (0, -1, "inventory", LateAnswer),
    (0, "1", "inventory", LateAnswer),
    (0, 1, "a house", IllegalChoice),
    (0, 1, "", IllegalChoice),
    (0, 1, ["inventory", "a house"], IllegalChoice),
    (0, 1, None, IllegalChoice),
    (0, 1, 7, IllegalChoice),
    (0, 1, [7], IllegalChoice),
    (1, 1, "inventory", OutOfTurn),
    (2, 1, "inventory", OutOfTurn),
    (-1, 1, "inventory", OutOfTurn),
    (None, 1, "inventory", OutOfTurn),
    ([], 1, "inventory", OutOfTurn),
]


@pytest.mark.parametrize(("seat", "number", "choice", "error"), WRONG)
def test_a_wrong_answer_changes_nothing(seat: Any, number: Any, choice: Any, error: type[AnimalfolkError]) -> None:
    table = table_of("person", "person", settings=CLOCK)
    before = state(table)
    with pytest.raises(error):
        table.answer(seat, number, choice, id="x", now=7000)
    assert state(table) == before
    assert table.answer(0, 1, ["inventory"], id="x", now=7000), "a refused id was taken for used"


@pytest.mark.parametrize("texts", [[], "inventory", ["inventory", "a house"], ["inventory", 7], None])
def test_a_wrong_run_changes_nothing(texts: Any) -> None:
    table = table_of("person", "person", settings=CLOCK)
    before = state(table)
    with pytest.raises(IllegalChoice):
        table.answer_run(0, 1, texts, now=7000)
    assert state(table) == before


def test_a_run_does_not_answer_for_others() -> None:
    table = table_of("person", "person")
    before = state(table)
    with pytest.raises(IllegalChoice):
        table.answer_run(0, 1, ["inventory", "done", "end", "inventory"])
    assert state(table) == before


def test_a_late_or_repeated_answer_changes_nothing() -> None:
    table = table_of("person", "person", settings=CLOCK)
    table.answer(0, 1, "inventory", id="a", now=1000)
    before = state(table)
    for number in (1, 3):
        with pytest.raises(LateAnswer) as caught:
            table.answer(0, number, "done", id="b", now=9000)
        assert (caught.value.expected, caught.value.came) == (2, number)
    assert not table.answer(0, 1, "inventory", id="a", now=9000)
    assert not table.answer(0, 2, "done", id="a", now=9000)
    assert state(table) == before


def test_an_id_is_of_one_seat_and_outlives_an_undo_and_the_end() -> None:
    table = table_of("person", "person")
    table.answer(0, 1, ["inventory"], id="a")
    table.undo(0)
    assert not table.answer(0, table.number(0), ["inventory"], id="a")
    table.answer(0, table.number(0), ["inventory"], id="b")
    table.answer(0, table.number(0), "end", id="c")
    assert table.answer(1, table.number(1), table.options[0], id="a")
    table.resign(1)
    assert not table.answer(1, 1, "inventory", id="a")
    with pytest.raises(TableError):
        table.answer(1, 1, "inventory", id="new")


# seats


def test_a_bot_stands_in_and_the_person_comes_back() -> None:
    table = table_of("person", "person", "person")
    table.leave(0)
    assert table.away == [0]
    assert [seat["away"] for seat in table.view(1)["table"]["seats"]] == [True, False, False]
    people(table)
    assert table.asked not in (0, None)
    for deed in (table.leave, table.resign):
        with pytest.raises(Busy):
            deed(0)
    again = restore(store(table))
    assert again.away == [0]
    again.come_back(0)
    table.come_back(0)
    assert store(table) == store(again)
    with pytest.raises(Busy):
        table.come_back(0)


def test_nobody_answers_where_a_bot_sits() -> None:
    table = table_of("person", "simple")
    for deed in (table.leave, table.resign, table.undo, table.ask_undo, table.come_back):
        with pytest.raises(Busy):
            deed(1)
    with pytest.raises(OutOfTurn):
        table.bot_answer()


def test_all_have_left_and_the_game_is_played_to_its_end() -> None:
    table = table_of("person", "person")
    table.leave(0)
    table.leave(1)
    table.run_bots()
    assert table.is_over
    assert store(restore(store(table))) == store(table)


# giving up


RESIGNED: list[tuple[str, dict[str, Any], list[int], list[int]]] = [
    ("person person", {}, [0], [1]),
    ("person simple", {}, [0], [1]),
    ("person person person", {}, [0], []),
    ("person person person", {}, [0, 2], [1]),
    ("person simple random", {}, [0], [1, 2]),
    ("person person simple simple", {}, [1], []),
    ("person person simple simple", {}, [1, 0], [2, 3]),
    ("person person person person", {}, [3, 0], []),
    ("person person person person", {}, [3, 0, 1], [2]),
    ("person person person person", {"mode": "teams"}, [0], []),
    ("person person person person", {"mode": "teams"}, [0, 1], []),
    ("person person person person", {"mode": "teams"}, [0, 2], [1, 3]),
    ("person simple simple simple", {"mode": "teams"}, [0], [1, 3]),
    ("person", {"mode": "solo"}, [0], [1]),
    ("person person", {"mode": "coop"}, [0], []),
    ("person person", {"mode": "coop"}, [0, 1], [2]),
    ("simple person", {"mode": "coop"}, [1], [2]),
]


@pytest.mark.parametrize(("kinds", "options", "resigned", "winners"), RESIGNED)
def test_giving_up(kinds: str, options: dict[str, Any], resigned: list[int], winners: list[int]) -> None:
    table = table_of(*kinds.split(), **options)
    for seat in resigned:
        assert not table.is_over
        table.resign(seat)
    assert (table.winners, table.is_over) == (winners, bool(winners))
    assert table.resigned == resigned
    again = restore(store(table))
    assert (again.winners, again.resigned, store(again)) == (winners, resigned, store(table))
    if winners:
        assert table.view(None)["winners"] == winners
        assert table.view(None)["decision"] is None
        assert (table.asked, table.bot_turn()) == (None, None)
        assert store(table).count("as the others have resigned") == 1
    else:
        settled(table, 3)
        assert table.asked not in resigned


def test_a_game_that_was_given_up_stays_where_it_was() -> None:
    table = table_of("person", "person")
    table.answer(0, 1, ["inventory"])
    assert table.options == ["end", "pause"]
    table.resign(1)
    again = restore(store(table))
    assert again.game == table.game
    assert again.moment() == table.moment() == "1 P1 end_turn"


def test_who_gave_up_does_not_come_back() -> None:
    table = table_of("person", "person", "person")
    table.resign(0)
    for deed in (table.come_back, table.leave, table.resign):
        with pytest.raises(Busy):
            deed(0)


def test_at_the_end_nothing_more_is_done() -> None:
    table = table_of("person", "person")
    table.resign(0)
    before = state(table)
    for deed in (table.leave, table.resign, table.undo, table.ask_undo, table.agree, table.refuse):
        with pytest.raises(TableError):
            deed(1)
    with pytest.raises(OutOfTurn):
        table.bot_answer()
    assert state(table) == before


# set-ups and logs


def test_a_table_that_cannot_be() -> None:
    start = table_of("person", "person").start
    two = [Seat("person", "Anna"), Seat("simple", "Ben")]
    for seats in (two[:1], [*two, two[0]], [Seat("robot", "Anna"), two[1]], [Seat("person", "A // B"), two[1]]):
        with pytest.raises(BadSetup):
            Table(start, seats)
    with pytest.raises(BadSetup):
        Table(start, two, nonce="ab\ncd")
    for text in ("hold=perhaps", "undo=sometimes", "clock=sand", "speed=7"):
        with pytest.raises(BadSetup):
            read_settings(text)


@pytest.mark.parametrize(
    "change", [{"kind": "dance"}, {"seat": "0"}, {"time": None}, {"choice": 5}, {"choice": [5]}, {"more": 1}]
)
def test_an_entry_that_is_none(change: dict[str, Any]) -> None:
    data = Entry("answer", 0, 1, ("inventory",)).dump()
    assert Entry.load(data) == Entry("answer", 0, 1, ("inventory",))
    with pytest.raises(BadText):
        Entry.load({**data, **change})
    with pytest.raises(BadText):
        Entry.load([1, 2])


def test_a_log_with_everything_in_it_makes_the_table_again() -> None:
    table = settled(table_of("person", "person", "simple", seed=SEED[::-1], settings=CLOCK), 9)
    seat = next(step.seat for step in reversed(table.steps) if step.reveals and step.seat < 2)
    table.ask_undo(seat, now=5)
    table.agree(1 - seat, now=6)
    people(table)
    table.ask_undo(seat, turn=True, now=7)
    table.refuse(1 - seat, now=8) if table.request else None
    table.leave(0, now=9)
    table.run_bots(now=10)
    table.come_back(0, now=11)
    table.resign(1, now=12)
    again = Table(table.start, table.seats, table.settings, table.nonce)
    for entry in table.log:
        again.apply(Entry.load(entry.dump()))
    assert state(again) == state(table)
