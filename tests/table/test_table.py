"""The authority of a match: who answers what, once; bots; seats that are left and taken again; giving up."""

from __future__ import annotations

import pytest

from animalfolk import IllegalChoice, OutOfTurn
from animalfolk.engine.view import pending
from animalfolk.table import Busy, LateAnswer, Table
from animalfolk.table.store import restore, store
from tests.table.tables import people, settled, table_of


def test_an_answer_names_its_decision() -> None:
    table = table_of("person", "person")
    seat = table.asked
    assert seat is not None
    option = table.options[0]
    with pytest.raises(LateAnswer) as caught:
        table.answer(seat, 2, option)
    assert (caught.value.expected, caught.value.came) == (1, 2)
    assert table.answer(seat, 1, option)
    with pytest.raises((LateAnswer, OutOfTurn)):
        table.answer(seat, 1, option)


def test_an_answer_sent_twice_acts_once() -> None:
    table = table_of("person", "person")
    seat = table.asked or 0
    assert table.answer(seat, 1, ["inventory"], id="a")
    before = store(table)
    assert not table.answer(seat, 1, ["inventory"], id="a")
    assert store(table) == before


def test_a_foreign_or_wrong_answer_changes_nothing() -> None:
    table = table_of("person", "person")
    seat = table.asked or 0
    before = store(table)
    with pytest.raises(OutOfTurn):
        table.answer(1 - seat, 1, "inventory")
    with pytest.raises(IllegalChoice):
        table.answer(seat, 1, "build a house")
    with pytest.raises(IllegalChoice):
        table.answer_run(seat, 1, ["inventory", "nonsense"])
    assert store(table) == before
    assert table.log == []


def test_only_the_seat_that_is_asked_sees_its_selections() -> None:
    table = table_of("person", "person", "person")
    seat = table.asked or 0
    assert "selections" in pending(table.view(seat))
    for other in (None, *{0, 1, 2} - {seat}):
        assert set(pending(table.view(other))) == {"seat", "card"}


def test_bots_answer_until_a_person_is_asked() -> None:
    table = table_of("person", "simple", "random")
    table.run_bots()
    assert table.is_over or table.asked == 0
    with pytest.raises(Busy):
        table.answer(1, 1, "inventory")


@pytest.mark.parametrize("kinds", [("simple", "random"), ("simple", "simple", "simple"), ("random",) * 4])
def test_a_table_of_bots_plays_a_whole_game_and_its_record_comes_back(kinds: tuple[str, ...]) -> None:
    table = table_of(*kinds, stacks=3)
    table.run_bots()
    assert table.is_over
    again = restore(store(table))
    assert again.winners == table.winners
    assert store(again) == store(table)


def test_the_log_makes_the_table_again() -> None:
    table = table_of("person", "simple")
    settled(table, 30)
    people(table).undo(0)
    again = Table(table.start, table.seats, table.settings, table.nonce)
    for entry in table.log:
        again.apply(type(entry).load(entry.dump()))
    assert store(again) == store(table)
    assert again.events(0) == table.events(0)
    assert [again.number(seat) for seat in (0, 1)] == [table.number(seat) for seat in (0, 1)]


def test_a_seat_is_left_to_a_bot_and_taken_again() -> None:
    table = table_of("person", "person")
    seat = table.asked or 0
    table.leave(seat)
    assert table.bot_turn() == seat
    with pytest.raises(Busy):
        table.answer(seat, 1, table.options[0])
    assert table.view(None)["table"]["seats"][seat]["away"]
    table.run_bots(1)
    table.come_back(seat)
    assert table.bot_turn() is None
    with pytest.raises(Busy):
        table.come_back(seat)


def test_whoever_gives_up_leaves_the_game_to_the_other() -> None:
    table = table_of("person", "person")
    table.resign(0)
    assert table.is_over
    assert table.winners == [1]
    again = restore(store(table))
    assert (again.winners, again.resigned) == ([1], [0])


def test_where_others_play_on_a_bot_takes_the_seat_for_good() -> None:
    table = table_of("person", "person", "person")
    table.resign(0)
    assert not table.is_over
    with pytest.raises(Busy):
        table.come_back(0)
    table.resign(1)
    assert table.winners == [2]
