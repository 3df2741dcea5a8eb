"""What a seat, or somebody who watches, is told of a table."""

from __future__ import annotations

from collections.abc import Callable

from animalfolk.server.drafting import Drafting
from animalfolk.server.messages import SeatState, State
from animalfolk.server.rows import GameRow
from animalfolk.server.windows import Seen, Viewer
from animalfolk.table.seats import PERSON
from animalfolk.table.table import Table


def _seats(row: GameRow, is_here: Callable[[int], bool]) -> list[SeatState]:
    """Who sits where, and who is here."""
    return [
        SeatState(seat.seat, seat.kind, seat.name, seat.is_free, seat.kind != PERSON or is_here(seat.seat))
        for seat in row.seats
    ]


def open_state(row: GameRow, seat: Viewer, is_here: Callable[[int], bool]) -> State:
    """A table whose seats are still open, or at which decks are drafted."""
    drafting = Drafting(row, row.draft) if row.draft else None
    number, view = (drafting.number(seat), drafting.view(seat)) if drafting else (None, None)
    return State(row.id, row.phase, seat, number, view, [], 0, 0, _seats(row, is_here))


def state_of(row: GameRow, table: Table, seat: Viewer, since: int, seen: Seen, is_here: Callable[[int], bool]) -> State:
    """A table at which is played, or was."""
    since = min(max(since, 0), seen.told)
    decision = seen.view["decision"]
    number = decision.get("number") if decision and seat is not None else None
    events = table.events(seat, since)[: seen.told - since]
    seats = _seats(row, is_here)
    return State(row.id, row.phase, seat, number, seen.view, events, seen.told, seen.standing, seats)
