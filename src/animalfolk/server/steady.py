"""The time by which a server does things, and the time that it tells and keeps.

What runs (clocks, windows, absences, whatever is due) goes by a steady clock: milliseconds since the epoch as they were
when the server started, counted on from there. Setting the machine's clock moves nothing of it, and while the machine
sleeps nobody's time goes by. Only what people read later (when a table was made, or changed last, when something was
said) is told by the machine's clock as it is set now.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

MILLISECOND = 1_000_000  # in nanoseconds
SAME = 1000  # milliseconds that both clocks may differ before one was set; so what was told once is told again alike


def wall_ms() -> int:
    """The time as this machine's clock is set, in milliseconds since the epoch."""
    return time.time_ns() // MILLISECOND


class Clock(Protocol):
    """What everything that runs goes by."""

    def now(self) -> int:
        """The time, in milliseconds."""

    def told(self, moment: int, /) -> int:
        """A moment of this clock as people are told it later."""

    async def sleep(self, seconds: float, /) -> None:
        """Wait so long."""


class SteadyClock:
    """A clock that nobody sets while it runs."""

    def __init__(
        self, wall: Callable[[], int] = wall_ms, ticks: Callable[[], int] = lambda: time.monotonic_ns() // MILLISECOND
    ) -> None:
        """wall: the machine's clock. ticks: milliseconds since any moment, never fewer than before."""
        self._wall, self._ticks = wall, ticks
        self._drift = 0  # what to add to the steady time for the machine's
        self._began = wall() - ticks()

    def set(self, now: int) -> None:
        """Let it be so late; before anything goes by it."""
        self._began = now - self._ticks()

    def now(self) -> int:
        """The time, in milliseconds."""
        return self._began + self._ticks()

    def told(self, moment: int) -> int:
        """A moment of this clock as the machine's clock tells it."""
        drift = self._wall() - self.now()
        if abs(drift - self._drift) > SAME:
            self._drift = drift
        return moment + self._drift

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        await asyncio.sleep(seconds)


class TableClock:
    """The time at one table, which goes on from the last entry of its log and never runs backwards.

    It is ahead of the server's where that was set back before the server was started again, or where another server,
    whose clock is ahead, has written there.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ahead = 0

    def go_on_from(self, last: int) -> None:
        """An entry of this time was read."""
        self._ahead += max(last - self.now(), 0)

    def now(self) -> int:
        """The time at the table, in milliseconds."""
        return self._clock.now() + self._ahead

    def outside(self, moment: int) -> int:
        """A moment of this clock by that of the server."""
        return moment - self._ahead

    def told(self, moment: int) -> int:
        """A moment of this clock as people are told it later."""
        return self._clock.told(self.outside(moment))

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        await self._clock.sleep(seconds)
