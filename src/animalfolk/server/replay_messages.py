"""What comes and goes after a game: its outline, views of it, links to it, records from elsewhere."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from animalfolk.engine.view_types import GameEvent
from animalfolk.server.messages import Word
from animalfolk.table.view_types import TableView

MOST_LETTERS = 200_000  # of a record; that of a long game has a quarter of it
MOST_STEP = 100_000  # that may be asked for: beyond the end is the end
LONGEST = 5_000  # steps of a game that is looked at; that of a long game has a fifth of it


class StepInfo(msgspec.Struct):
    """One step: whose, in which turn and in whose, and how many events there were after it."""

    seat: int
    turn: int
    active: int
    events: int
    silent: bool  # somebody who might have reacted did not


class TurnInfo(msgspec.Struct):
    """Where a turn begins: its number, whose it is, and after how many steps."""

    turn: int
    seat: int
    step: int


class SeatName(msgspec.Struct):
    """Who sat somewhere."""

    seat: int
    kind: str
    name: str


class SideInfo(msgspec.Struct):
    """Those who share a stall, and how many stacks it had from which turn on."""

    seats: list[int]
    points: list[tuple[int, int]]


class TempoInfo(msgspec.Struct):
    """How fast it went; of the Company, how many cards it had bought from which turn on."""

    turns: int
    goal: int
    sides: list[SideInfo]
    company: list[tuple[int, int]]


class NumbersInfo(msgspec.Struct):
    """What a seat did, and what it had at the end besides its stall."""

    turns: int
    bought: int
    built: int
    played: int
    drawn: int
    discarded: int
    thrown: int
    cards: int
    gold: int | None


class Outline(msgspec.Struct):
    """A game that is over, from its beginning to its end."""

    table: str
    mode: str
    decks: list[str]
    options: dict[str, str]
    seats: list[SeatName]
    seat: int | None  # of whoever asks
    begun: int  # how many events there were before the first step
    steps: list[StepInfo]
    turns: list[TurnInfo]
    winners: list[int]
    resigned: list[int]
    tempo: TempoInfo
    numbers: list[NumbersInfo]


class Views(msgspec.Struct):
    """Views after so many steps and the steps that follow."""

    step: int
    views: list[TableView]


class Told(msgspec.Struct):
    """All events of a game."""

    events: list[GameEvent]


class Shared(msgspec.Struct):
    """What lets others look at a game that is over."""

    watch: str


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """From which step on, from which seat, against which bots."""

    step: Annotated[int, Meta(ge=0, le=MOST_STEP)]
    seat: Annotated[int, Meta(ge=0, le=3)]
    bot: Word = "trader"


class NewRecord(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a record, in either form."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]


class OpenedRecord(msgspec.Struct):
    """The table of a record, and what opens it for looking."""

    table: str
    watch: str
