"""Reading a record that somebody sends: the same that `animalfolk verify` looks at must hold.

They are read in a process of their own, so everything here is plain data, also what is wrong with one. Whoever sends
one may have written anything: a position at which the game falls over, or one that would fill the memory. A record
that begins with more than the box of its decks could lay out is not played at all.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.game.read_record import check_start, take_apart
from animalfolk.server.problems import refused
from animalfolk.server.replay_messages import LONGEST, MOST_LETTERS
from animalfolk.server.rows import NAME
from animalfolk.table.seat_record import is_seat_record, read_seat_record
from animalfolk.table.store import restore, store
from animalfolk.table.table import Table

NONE, BAD, SEAT, UNFINISHED = "no-record", "bad-record", "seat-record", "unfinished-record"
HEAVY, UNPLAYABLE, LONG, OVERLONG = "heavy-record", "unplayable-record", "long-record", "long-field"
MOST_NONCE = 64  # letters; servers and terminals write 32
MEMORY = 512 * 1024 * 1024  # bytes that reading a record may take
PAGES = Path("/proc/self/statm")  # how much this process has, where a system says so
TOO_HEAVY = "this record takes more time or memory than any honest one"


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
    except MemoryError:
        return Wrong(HEAVY, TOO_HEAVY)
    except Exception:  # cards that no game lays out so: nobody foresaw them, and nobody has to
        return Wrong(UNPLAYABLE, "the game falls over with cards like these")


def read_apart(text: str) -> Read | Wrong:
    """The same in a process of its own, with a limit to the memory."""
    with _little_memory():
        return read(text)


@contextmanager
def _little_memory() -> Iterator[None]:
    """As long as this lasts, not much more memory than there is; without a limit where the system has none."""
    if not PAGES.exists():
        yield
        return
    resource: Any = importlib.import_module("resource")  # which is not there on Windows
    before = resource.getrlimit(resource.RLIMIT_AS)
    own = int(PAGES.read_text().split()[0]) * resource.getpagesize()
    with suppress(ValueError, OSError):  # there is a lower one already
        resource.setrlimit(resource.RLIMIT_AS, (own + MEMORY, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


def _overlong(table: Table, kept: str) -> Wrong | None:
    """What is longer than any version ever wrote: a record is kept as a whole."""
    lengths = {"nonce": (len(table.nonce), MOST_NONCE), "record": (len(kept), MOST_LETTERS)}
    lengths |= {f"seat P{number}": (len(seat.name), NAME) for number, seat in enumerate(table.seats, start=1)}
    for field, (length, most) in lengths.items():
        if length > most:
            message = f"{field} has at most {most} letters here, not {length}"
            return Wrong(OVERLONG, message, {"field": field, "most": most, "length": length})
    return None


def _read(text: str) -> Read | Wrong:
    if is_seat_record(text):
        read_seat_record(text)
        return Wrong(SEAT, "this is what one seat saw while the game ran: it cannot be played again")
    check_start(take_apart(text))
    table = restore(text)
    if not table.is_over:
        return Wrong(UNFINISHED, "this game is not over")
    if len(table.steps) > LONGEST:
        message = f"a record has at most {LONGEST} steps, not {len(table.steps)}"
        return Wrong(LONG, message, {"most": LONGEST, "steps": len(table.steps)})
    kept = store(table)
    overlong = _overlong(table, kept)
    if overlong:
        return overlong
    view = table.view(None)
    seats = [(seat.kind, seat.name) for seat in table.seats]
    return Read(kept, seats, view["rules"], view["decks"], table.winners)
