"""Something may have been missed: all is looked at again, one look at a time, and not too much of it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

AT_ONCE = 10  # tables; each takes a way to the database, and others need some as well


class LookingAgain:
    """Looks again at everything. Who asks for it while that goes on has it done once more, however many ask."""

    def __init__(self, look: Callable[[], Awaitable[None]]) -> None:
        self._look = look
        self._is_looking = False
        self._is_wanted = False

    async def ask(self) -> None:
        """Look, or have it looked at again after what is looked at now."""
        self._is_wanted = True
        if not self._is_looking:
            await self._look_while_wanted()

    async def _look_while_wanted(self) -> None:
        self._is_looking = True
        try:
            while self._is_wanted:
                self._is_wanted = False
                await self._look()
        finally:
            self._is_looking = False


async def each(look: Callable[[str], Awaitable[None]], names: Iterable[str]) -> None:
    """Look at each of these, some at once; that one cannot be looked at keeps nobody from the others."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(name: str) -> None:
        async with room:
            await look(name)

    await asyncio.gather(*(one(name) for name in names), return_exceptions=True)
