"""What all sockets of a server share."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from animalfolk.server.chat import Chat
from animalfolk.server.limits import Limits
from animalfolk.server.metrics import Metrics
from animalfolk.server.once import Once
from animalfolk.server.wire import Bounds

USUAL = Bounds()


class Desk:
    """Chat, limits and counts, the ids that were used, and how many sockets are open for each seat."""

    def __init__(self, chat: Chat, limits: Limits, metrics: Metrics, bounds: Bounds = USUAL) -> None:
        self.chat = chat
        self.limits = limits
        self.metrics = metrics
        self.bounds = bounds
        self.once = Once()
        self._open: dict[tuple[str, int | None], deque[asyncio.Event]] = {}

    def __len__(self) -> int:
        """How many are open."""
        return sum(len(waiting) for waiting in self._open.values())

    @contextmanager
    def opened(self, game_id: str, seat: int | None) -> Iterator[asyncio.Event]:
        """One more, as long as this lasts; what is given is set when it has to give way to newer ones."""
        key = (game_id, seat)
        waiting = self._open.setdefault(key, deque())
        if len(waiting) >= (self.bounds.watchers if seat is None else self.bounds.sockets):
            waiting.popleft().set()
        replaced = asyncio.Event()
        waiting.append(replaced)
        try:
            yield replaced
        finally:
            if replaced in waiting:
                waiting.remove(replaced)
            if not waiting and self._open.get(key) is waiting:
                del self._open[key]
