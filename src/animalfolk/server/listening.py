"""Who waits for news of a table. News that come while somebody is busy are one."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Iterator
from contextlib import contextmanager

Viewer = int | None


class Listener:
    """One who waits: `async for _ in listener` goes round after each change that this viewer may see."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.event = asyncio.Event()

    def __aiter__(self) -> Listener:
        return self

    async def __anext__(self) -> None:
        await self.event.wait()
        self.event.clear()


class Listening:
    """All who wait for news of one table."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()

    @contextmanager
    def listen(self, viewer: Viewer) -> Iterator[Listener]:
        """Wait for news as long as this lasts."""
        listener = Listener(viewer)
        self._listeners.add(listener)
        try:
            yield listener
        finally:
            self._listeners.discard(listener)

    def tell(self, viewers: Container[Viewer] | None = None) -> None:
        """There is news, for all or for some."""
        for listener in self._listeners:
            if viewers is None or listener.viewer in viewers:
                listener.event.set()

    def __len__(self) -> int:
        return len(self._listeners)
