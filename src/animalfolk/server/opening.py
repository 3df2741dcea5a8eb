"""Reading a record that somebody sends: the same that `animalfolk verify` looks at must hold.

Long ones are read in a process of their own, so everything here is plain data, also what is wrong with one.
"""

from __future__ import annotations

from typing import NamedTuple

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.server.problems import refused
from animalfolk.table.seat_record import is_seat_record, read_seat_record
from animalfolk.table.store import restore, store

SHORT = 6_000  # letters of a record that is read at once, in a thread
NONE, BAD, SEAT, UNFINISHED = "no-record", "bad-record", "seat-record", "unfinished-record"


class Read(NamedTuple):
    """A record that holds, of a game that is over."""

    text: str  # as it is kept, whichever form came
    seats: list[tuple[str, str]]  # kinds and names
    rules: dict[str, int]
    decks: list[str]
    winners: list[int]


class Wrong(NamedTuple):
    """Why it cannot be opened."""

    code: str
    message: str
    values: dict[str, str | int] = {}  # noqa: RUF012


def read(text: str) -> Read | Wrong:
    """Read it and play it again."""
    try:
        return _read(text)
    except AnimalfolkError as error:
        found = refused(error)
        if error.line <= 1:
            return Wrong(NONE, f"this is no record: {found}")
        values: dict[str, str | int] = {**found.values, "why": found.code, "line": error.line}
        return Wrong(BAD, f"this record does not hold: {found}", values)
    except RecursionError:
        return Wrong(NONE, "too many brackets within each other")


def _read(text: str) -> Read | Wrong:
    if is_seat_record(text):
        read_seat_record(text)
        return Wrong(SEAT, "this is what one seat saw while the game ran: it cannot be played again")
    table = restore(text)
    if not table.is_over:
        return Wrong(UNFINISHED, "this game is not over")
    view = table.view(None)
    seats = [(seat.kind, seat.name) for seat in table.seats]
    return Read(store(table), seats, view["rules"], view["decks"], table.winners)
