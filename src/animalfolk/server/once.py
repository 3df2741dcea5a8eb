"""What is asked twice with the same id is done once, and both get the same reply."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import Any

KEPT = 200  # ids of one seat: nobody pushes out those of others
SEATS = 2_000  # whose ids are kept: those who have asked for something last

Tasks = OrderedDict[Hashable, asyncio.Task[Any]]


class Once:
    """Deeds by whose they are and by their ids. A refused one may be tried again; those of long ago are forgotten.

    A deed that has begun comes to its end, also if whoever asked for it is gone.
    """

    def __init__(self, kept: int = KEPT, seats: int = SEATS) -> None:
        self._kept, self._seats = kept, seats
        self._tasks: OrderedDict[Hashable, Tasks] = OrderedDict()

    async def do(self, whose: Hashable, id_: str, deed: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do it, unless that was done or is being done; what came of it."""
        tasks = self._tasks.setdefault(whose, OrderedDict())
        task = tasks.get(id_)
        if task is None or _has_failed(task):
            task = asyncio.create_task(deed())
            task.add_done_callback(partial(self._done, whose, id_))
            tasks[id_] = task
        tasks.move_to_end(id_)
        self._tasks.move_to_end(whose)
        self._forget(tasks)
        return await asyncio.shield(task)

    def forget(self, whose: Hashable) -> None:
        """Somebody is not there any more: whoever has their place may use the same ids."""
        self._tasks.pop(whose, None)

    def _done(self, whose: Hashable, id_: str, task: asyncio.Task[Any]) -> None:
        """What was refused is forgotten at once: its error would hold all that it came through."""
        tasks = self._tasks.get(whose)
        if _has_failed(task) and tasks and tasks.get(id_) is task:
            del tasks[id_]
            if not tasks:
                del self._tasks[whose]

    def _forget(self, tasks: Tasks) -> None:
        """Of one seat those that are done and too many, and whoever has asked for nothing for the longest time."""
        while len(tasks) > self._kept and next(iter(tasks.values())).done():
            tasks.popitem(last=False)
        while len(self._tasks) > self._seats and all(task.done() for task in next(iter(self._tasks.values())).values()):
            self._tasks.popitem(last=False)


def _has_failed(task: asyncio.Task[Any]) -> bool:
    """Whether it was refused; asking this also tells asyncio that the error was seen."""
    return task.done() and (task.cancelled() or task.exception() is not None)
