"""Bots of every level sit at tables: their games are repeated, taken back, kept and gone on with like any other."""

from __future__ import annotations

from random import Random

import pytest

from animalfolk.bots import BOTS, LEVELS, USUAL, takes_time
from animalfolk.engine.errors import OutOfTurn
from animalfolk.table import Table
from animalfolk.table.store import restore, store
from tests.table.tables import people, settled, table_of

FEW = 6  # thoughts


@pytest.fixture(autouse=True)
def _think_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think ahead do so, but not for long."""
    for name, level in LEVELS.items():
        monkeypatch.setitem(LEVELS, name, level._replace(thoughts=min(level.thoughts, FEW), turns=min(level.turns, 1)))


def answered(table: Table, texts: list[str]) -> Table:
    """The same answers of a person again, bots between them."""
    for text in texts:
        seat = people(table).asked
        assert seat is not None
        table.answer(seat, table.number(seat), text)
    return people(table)


def test_the_levels_come_first_and_people_play_against_one_of_them() -> None:
    assert list(BOTS) == [*LEVELS, "simple", "random"]
    assert USUAL in LEVELS
    assert [kind for kind in BOTS if takes_time(kind)] == ["merchant", "master"]


@pytest.mark.parametrize("kind", BOTS)
def test_the_same_table_gives_the_same_answers_again(kind: str) -> None:
    records = []
    for _ in range(2):
        table = table_of(kind, kind, stacks=2)
        table.run_bots(60)
        records.append(store(table))
    assert records[0] == records[1]
    assert store(restore(records[0])) == records[0]


@pytest.mark.parametrize("kind", LEVELS)
def test_a_game_goes_on_after_it_was_kept_as_if_it_had_not_been(kind: str) -> None:
    table = settled(table_of("person", kind, kind), 6)
    again = restore(store(table))
    assert store(settled(again, 3)) == store(settled(table, 3))


@pytest.mark.parametrize("kind", LEVELS)
def test_the_same_answers_after_an_undo_give_the_same_game(kind: str) -> None:
    table, lots = settled(table_of("person", kind, kind), 5), Random(kind)
    texts: list[str] = []
    for _ in range(5):
        seat = table.asked
        assert seat == 0
        texts.append(lots.choice(table.options))
        table.answer(seat, table.number(seat), texts[-1])
        people(table)
    before = store(table)
    for _ in texts:
        table.undo(0)
    assert store(table) != before
    assert store(answered(table, texts)) == before


@pytest.mark.parametrize("kind", BOTS)
def test_a_thought_elsewhere_is_the_answer_here_and_changes_nothing(kind: str) -> None:
    table = settled(table_of("person", kind, "person"), 4)
    for _ in range(12):
        settled_record = store(table)
        seat = table.asked
        if seat != 1:
            with pytest.raises(OutOfTurn):
                table.bot_thought()
            assert seat is not None
            table.answer(seat, table.number(seat), table.options[0])
            continue
        choice = table.bot_thought()()
        assert store(table) == settled_record
        other = restore(settled_record)
        other.bot_answer()
        table.bot_answer(choice)
        assert store(table) == store(other)


def test_somebody_who_has_left_is_stood_in_for_by_the_usual_level() -> None:
    table = table_of("person", "master")
    table.leave(0)
    assert table.bot_kind(0) == USUAL
    assert table.bot_kind(1) == "master"
    table.run_bots(20)
    assert restore(store(table)).bot_kind(0) == USUAL
