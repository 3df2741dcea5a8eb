"""What somebody at a table sees, as types: the view of the game, and what concerns the table."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from animalfolk.engine.view_types import View
from animalfolk.table.clock import ClockView
from animalfolk.table.lesson import LessonView
from animalfolk.table.seats import SeatStatus
from animalfolk.table.undo import UndoView


class RequestView(TypedDict):
    """Somebody asks to take something back."""

    seat: int
    agreed: list[int]


class UndoViews(TypedDict):
    """What may be taken back: the last step, and the whole turn."""

    step: UndoView
    turn: UndoView


class TableStatus(TypedDict):
    """What concerns the table and not the game."""

    seats: list[SeatStatus]
    commit: str  # the hash of seed and nonce
    clock: ClockView
    request: NotRequired[RequestView]
    asks_always: NotRequired[bool]  # for people: whether this seat is asked also where nothing is of use
    undo: NotRequired[UndoViews]  # for people
    lesson: NotRequired[LessonView]  # for whoever learns here


class TableView(View):
    """A game at a table, as one seat, or somebody who watches, sees it."""

    table: TableStatus
