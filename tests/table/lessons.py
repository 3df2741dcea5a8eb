"""Somebody who learns the game: does what the lesson asks for, and where it lets choose, chooses by lot."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from animalfolk.engine.view import pending
from animalfolk.table import PERSON, Seat, Settings, Table, lesson
from animalfolk.table.lesson import READ, TELL, UNDO, LessonView

LEARNER = 0
ENOUGH = 3000  # answers; whoever answers by lot needs some hundred


def new_lesson() -> Table:
    """A table at which Anna learns."""
    seats = [Seat(PERSON, "Anna"), lesson.PARTNER]
    return Table(lesson.START, seats, Settings(lesson=lesson.FIRST), nonce="ab" * 16)


def told(table: Table) -> LessonView:
    """What the lesson says."""
    return table.view(LEARNER)["table"]["lesson"]


def do_one(table: Table, lots: Random, keen: bool = False) -> None:
    """One thing that the lesson asks for or allows. keen: builds and buys whenever that is possible."""
    table.run_bots()
    if table.is_over:
        return
    kind = told(table)["kind"]
    if kind in (TELL, READ):
        table.learn(LEARNER, told(table)["step"])
    elif kind == UNDO:
        table.undo(LEARNER, True)  # its answers were given one by one
    else:
        options: list[str] = pending(table.view(LEARNER))["options"]
        wanted = [option for option in options if option == "build"] or [
            option for option in options if option.startswith("buy ")
        ]
        table.answer(LEARNER, table.number(LEARNER), lots.choice(wanted if keen and wanted else options))


def play_to(table: Table, step: str, lots: Random) -> Table:
    """Up to a step of the lesson."""
    for _ in range(ENOUGH):
        table.run_bots()
        if told(table)["step"] == step:
            return table
        do_one(table, lots, keen=True)
    raise AssertionError(f"never came to {step}")


def play_to_turn(table: Table, turn: int, lots: Random) -> Table:
    """Up to a turn of the game."""
    for _ in range(ENOUGH):
        if table.turn >= turn and told(table)["kind"] != TELL:
            return table
        do_one(table, lots, keen=True)
        table.run_bots()
    raise AssertionError(f"never came to turn {turn}")


def moments(table: Table, lots: Random) -> Iterator[LessonView]:
    """What the lesson says from here on to the end, each time before something is done."""
    for _ in range(ENOUGH):
        table.run_bots()
        if table.is_over:
            return
        yield told(table)
        do_one(table, lots, keen=True)
    raise AssertionError("the lesson never ended")


def play_out(table: Table, lots: Random, keen: bool = False) -> Table:
    """To the end."""
    for _ in range(ENOUGH):
        if table.is_over:
            return table
        do_one(table, lots, keen)
    raise AssertionError("the lesson never ended")
