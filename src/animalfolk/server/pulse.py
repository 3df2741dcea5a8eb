"""Whether the database is well, asked once a second at most, however many want to know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

KEPT = 1.0  # seconds for which what it said holds


class Pulse:
    """What asking the database last said; an error, too."""

    def __init__(self, ping: Callable[[], Awaitable[None]], now: Callable[[], float] = monotonic) -> None:
        self._ping, self._now = ping, now
        self._asked: asyncio.Task[None] | None = None
        self._until = 0.0

    async def check(self) -> None:
        """Nothing if it is well; the error if not."""
        if self._asked is None or (self._asked.done() and self._now() >= self._until):
            self._asked = asyncio.create_task(self._ask())
        await asyncio.shield(self._asked)

    async def _ask(self) -> None:
        try:
            await self._ping()
        finally:
            self._until = self._now() + KEPT
