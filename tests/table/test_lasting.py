"""What could not be taken back is told before it is done; and telling it tells nothing else."""

from __future__ import annotations

import random
from itertools import chain
from typing import Any

import pytest

from animalfolk.engine.errors import IllegalChoice, OutOfTurn
from animalfolk.game import Game
from animalfolk.table import Lasting, LateAnswer, Settings, Table
from animalfolk.table.store import store
from tests.properties.walk import SOAK, Mix, mixes, name_of
from tests.support.samples import some
from tests.table.tables import settled, table_of
from tests.table.test_undo import DRAWS, placed
from tests.table.test_undo_hidden import seats_of, walked

FREE = Settings(undo="free")
CAP = 400 if SOAK else 25  # answers of a game that are looked at


def reason(table: Table, choice: str | list[str], run: bool = False) -> str:
    """Why it is not done where only what can be taken back is wanted; nothing if it is done."""
    seat, before = table.asked or 0, store(table)
    answer: Any = table.answer_run if run else table.answer
    try:
        answer(seat, table.number(seat), choice, free=True)
    except Lasting as error:
        assert store(table) == before
        return error.reason
    assert store(table) != before
    return ""


@pytest.mark.parametrize("undo", ["free", "agreed", "open"])
@pytest.mark.parametrize(
    ("choice", "expected"),
    [("play spyglass", "revealed"), (["inventory", "junk"], ""), ("inventory", "")],
)
def test_what_shows_something_is_not_done_and_everything_else_is(
    undo: str, choice: str | list[str], expected: str
) -> None:
    assert reason(placed("person", "person", settings=Settings(undo=undo)), choice) == expected


def test_several_answers_are_judged_as_one() -> None:
    assert reason(placed("person", "person"), ["inventory", "junk", "done"], run=True) == ""
    table = placed("person", "person")
    assert reason(table, ["inventory", "junk", "done", "end"], run=True) == "revealed"
    assert table.game.prompt == "act"


def test_the_end_of_a_turn_shows_what_is_drawn_and_otherwise_nothing() -> None:
    table = placed("person", "person")
    assert reason(table, ["inventory", "junk"]) == ""
    assert reason(table, "end") == "revealed"
    full = DRAWS.replace("P1 hand: spyglass", "P1 hand: junk junk junk spyglass spyglass")
    table = placed("person", "person", position=full)
    assert reason(table, ["inventory", "junk"]) == ""
    assert reason(table, "end") == ""


def test_where_everything_is_taken_back_nothing_lasts_and_where_nothing_is_all_does() -> None:
    assert reason(placed("person", "simple"), "play spyglass") == ""
    assert reason(placed("person", "simple", settings=FREE), "play spyglass") == "revealed"
    assert reason(placed("person", "simple", settings=Settings(undo="never")), "inventory") == "never"


def test_what_is_wrong_is_refused_as_always() -> None:
    table = placed("person", "person")
    for number, choice, error in [(1, "fly", IllegalChoice), (7, "inventory", LateAnswer)]:
        with pytest.raises(error):
            table.answer(0, number, choice, free=True)
    with pytest.raises(OutOfTurn):
        table.answer(1, 1, "inventory", free=True)


def test_what_was_done_is_not_tried_again() -> None:
    table = placed("person", "person", settings=FREE)
    assert table.answer(0, 1, "play spyglass", "a")
    assert not table.answer(0, 1, "play spyglass", "a", free=True)


MIXES = pytest.mark.parametrize("mix", mixes() if SOAK else mixes()[::4], ids=name_of)


@MIXES
def test_it_is_what_the_step_shows_when_nobody_reacts(mix: Mix) -> None:
    """Told before, and judged afterwards from what has happened, it is the same."""
    lasting = 0
    for step in chain.from_iterable(walked(mix, number, hold=True) for number in range(3, 3 + some(1, 2))):
        told = table_at(step.before, mix).why_lasting(step.seat, [step.option])
        silent = step.before.prompt == "react" and step.option == "done"
        assert bool(told) == bool(step.reveals) or silent, (step.option, step.reveals, step.before.position())
        lasting += bool(told)
    assert lasting


def table_at(game: Game, mix: Mix) -> Table:
    """A table that takes back what showed nothing, with this game."""
    return Table(game.position(), seats_of(mix, "person"), FREE)


@MIXES
def test_it_does_not_depend_on_what_is_hidden(mix: Mix) -> None:
    chance = random.Random(1)
    for count, step in enumerate(walked(mix, 4, hold=True)):
        if count == CAP:
            break
        other = step.before.redeal(step.seat, f"{chance.getrandbits(128):032x}", hold=True)
        if other.asked != step.seat:
            continue
        real, dealt = [table_at(game, mix) for game in (step.before, other)]
        for option in step.before.options:
            assert real.why_lasting(step.seat, [option]) == dealt.why_lasting(step.seat, [option]), option


def test_asking_changes_nothing() -> None:
    table = settled(table_of("person", "person", settings=FREE), 8)
    before = store(table)
    seat = table.asked or 0
    assert {table.why_lasting(seat, [option]) for option in table.options} <= {"", "revealed"}
    assert store(table) == before
