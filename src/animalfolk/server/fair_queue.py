"""A fair queue: slots go round robin by address, within an address by priority; analyses come after all else.

So somebody who wants one thing waits for one turn of each other address, however much any of them wants. An address may
have so many waiting; while others want something, too, it never has all slots at once, so that one is free for them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from itertools import count
from time import monotonic

from animalfolk.server.asker import ASKER
from animalfolk.server.errors import TooFast

WAITING = 100  # of one address
LATER = 5  # seconds after which whoever has too much waiting may try again
PATIENCE = 2.0  # seconds after which a part of an analysis takes its turn like all else: it is not put off for ever
RECENT = 60.0  # seconds for which somebody counts as there after having wanted something


class Priority(IntEnum):
    """What goes first of what one address wants; all but the last is waited for by somebody."""

    MOVE = 0  # a bot's answer
    HINT = 1
    READ = 2  # a record from elsewhere
    STUDY = 3  # a part of an analysis


class Ticket:
    """One that waits for a slot."""

    def __init__(self, number: int, whose: str, priority: Priority, since: float) -> None:
        self.number, self.whose, self.priority, self.since = number, whose, priority, since
        self.granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """So many slots, and whoever waits for one."""

    def __init__(self, slots: int, waiting: int = WAITING, now: Callable[[], float] = monotonic) -> None:
        self._slots = slots
        self._most = waiting
        self._now = now
        self._numbers = count(1)
        self._waiting: list[Ticket] = []
        self._running: Counter[str] = Counter()
        self._turns: dict[str, int] = {}  # the last turn of each address
        self._seen: dict[str, float] = {}  # when each address wanted something last

    @property
    def is_busy(self) -> bool:
        """Whether all slots are taken."""
        return self._running.total() >= self._slots

    def waiting(self, whose: str) -> int:
        """How many of an address wait."""
        return sum(ticket.whose == whose for ticket in self._waiting)

    @asynccontextmanager
    async def slot(self, priority: Priority, whose: str | None = None) -> AsyncIterator[None]:
        """Wait for a slot and hold it; TooFast if the address has too many waiting. whose: else the asker's."""
        whose = ASKER.get() if whose is None else whose
        await self._wait(whose, priority)
        try:
            yield
        finally:
            self._release(whose)

    async def _wait(self, whose: str, priority: Priority) -> None:
        if self.waiting(whose) >= self._most:
            raise TooFast(f"too much of this address waits; try again in {LATER} seconds", seconds=LATER)
        ticket = Ticket(next(self._numbers), whose, priority, self._now())
        self._seen[whose] = ticket.since
        self._waiting.append(ticket)
        self._grant()
        try:
            await ticket.granted
        except asyncio.CancelledError:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            else:  # it was granted at the same moment
                self._release(whose)
            raise

    def _release(self, whose: str) -> None:
        self._running[whose] -= 1
        if not self._running[whose]:
            del self._running[whose]
        self._grant()

    def _grant(self) -> None:
        """Give free slots to whose turn it is."""
        self._forget()
        while not self.is_busy and (ticket := self._next()):
            self._waiting.remove(ticket)
            self._running[ticket.whose] += 1
            self._turns[ticket.whose] = next(self._numbers)
            if not ticket.granted.done():
                ticket.granted.set_result(None)

    def _next(self) -> Ticket | None:
        """Of all that may run, what somebody waits for; of that, what the address wants that was served longest ago."""
        may = [ticket for ticket in self._waiting if self._running[ticket.whose] < self._most_running()]
        return min(may, key=self._rank, default=None)

    def _rank(self, ticket: Ticket) -> tuple[bool, int, int, int]:
        can_wait = ticket.priority == Priority.STUDY and self._now() - ticket.since < PATIENCE
        return can_wait, self._turns.get(ticket.whose, 0), ticket.priority, ticket.number

    def _most_running(self) -> int:
        """How many slots one address may have at once: all but one while anybody else is there."""
        return max(1, self._slots - 1) if len(self._seen) > 1 else self._slots

    def _forget(self) -> None:
        """Addresses that have wanted nothing for a while."""
        since = self._now() - RECENT
        busy = {*self._running, *(ticket.whose for ticket in self._waiting)}
        for whose in [whose for whose, then in self._seen.items() if then < since and whose not in busy]:
            del self._seen[whose]
            self._turns.pop(whose, None)
