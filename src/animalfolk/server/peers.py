"""Several servers, or several processes of one, at the same tables: none owns a table, and all hear of what others do.

Safe they are by the log alone, in which each number is written once. What is here keeps them from doing the same work
twice, and tells each of them when to look again: `Alone` for one server, `Together` for those that share a database.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from animalfolk.server.keeping import Log
from animalfolk.server.notes import Hearer
from animalfolk.server.timing import Wheel

Elsewhere = list[tuple[int, str, int | None]]  # who is connected to other servers: seats, servers, and until when


class Peers(Protocol):
    """The other servers, if there are any."""

    log: Log
    is_alone: bool  # no other server is at these tables, ever

    def holds(self, game_id: str) -> bool:
        """Whether this server looks after a table: lets its bots play, and looks at its clocks."""

    def ring_at(self, game_id: str, due: int | None, busy: bool = False) -> None:
        """Have somebody look at the table then. busy: its bots play now."""

    def tell(self, what: str, game_id: str, *, seat: int = 0, time: int | None = None, name: str = "") -> None:
        """Tell the others; the kinds of notes are in notes.py."""

    def heard(self, game_id: str, length: int) -> None:
        """Another server has written to the table, whose log has this length then, and looks after it."""

    async def come(self, game_id: str, seat: int, until: int | None = None) -> None:
        """Somebody is here: connected, or counted as here until then."""

    async def go(self, game_id: str, seat: int, now: int) -> None:
        """Somebody is no longer connected to this server."""

    async def here(self, people: Sequence[tuple[str, int]]) -> None:
        """These are connected to this server, at which tables and seats, and nobody else."""

    async def elsewhere(self, game_id: str) -> Elsewhere:
        """Who is connected to others: seats, servers, and until when."""

    async def enter(self, hearer: Hearer) -> None:
        """Begin to look after tables."""

    async def leave(self) -> None:
        """Look after them no more."""

    async def standing(self, game_id: str) -> tuple[str, int] | None:
        """The phase and the length of the log, if others may have changed them."""


class Alone:
    """No others: whatever is due rings here."""

    is_alone = True

    def __init__(self, log: Log, wheel: Wheel) -> None:
        self.log = log
        self._wheel = wheel

    def holds(self, game_id: str) -> bool:
        """Whether this server looks after a table."""
        return True

    def ring_at(self, game_id: str, due: int | None, busy: bool = False) -> None:
        """Look at the table then."""
        self._wheel.set(game_id, due)

    def tell(self, what: str, game_id: str, *, seat: int = 0, time: int | None = None, name: str = "") -> None:
        """Nobody else is there."""

    def heard(self, game_id: str, length: int) -> None:
        """Nobody else writes."""

    async def come(self, game_id: str, seat: int, until: int | None = None) -> None:
        """Nobody else wants to know."""

    async def go(self, game_id: str, seat: int, now: int) -> None:
        """Nobody else wants to know."""

    async def here(self, people: Sequence[tuple[str, int]]) -> None:
        """Nobody else wants to know."""

    async def elsewhere(self, game_id: str) -> Elsewhere:
        """Nobody is connected elsewhere."""
        return []

    async def enter(self, hearer: Hearer) -> None:
        """Every game that runs goes on: the hall sees to that."""

    async def leave(self) -> None:
        """Nobody else has to know."""

    async def standing(self, game_id: str) -> tuple[str, int] | None:
        """Nobody else has written."""
        return None
