"""What is asked twice with the same id is done once, and both get the same reply."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import Any

KEPT = 20_000


class Once:
    """Deeds by their ids. A refused one may be tried again; those of long ago are forgotten.

    A deed that has begun comes to its end, also if whoever asked for it is gone.
    """

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._tasks: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()

    async def do(self, key: Hashable, deed: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do it, unless that was done or is being done; what came of it."""
        task = self._tasks.get(key)
        if task is None or _has_failed(task):
            task = asyncio.create_task(deed())
            task.add_done_callback(partial(self._done, key))
            self._tasks[key] = task
        self._tasks.move_to_end(key)
        self._forget()
        return await asyncio.shield(task)

    def forget(self, whose: Hashable) -> None:
        """Somebody is not there any more: whoever has their place may use the same ids."""
        for key in [key for key in self._tasks if isinstance(key, tuple) and key[0] == whose]:
            del self._tasks[key]

    def _done(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        """What was refused is forgotten at once: its error would hold all that it came through."""
        if _has_failed(task) and self._tasks.get(key) is task:
            del self._tasks[key]

    def _forget(self) -> None:
        """Those that are done and too many, the oldest first."""
        while len(self._tasks) > self._kept and next(iter(self._tasks.values())).done():
            self._tasks.popitem(last=False)


def _has_failed(task: asyncio.Task[Any]) -> bool:
    """Whether it was refused; asking this also tells asyncio that the error was seen."""
    return task.done() and (task.cancelled() or task.exception() is not None)
