"""Much work of one kind: here, in several processes, or on Ray. What comes out is the same, in the same order."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from typing import Any

from animalfolk.sim.crew import Crew, CrewLost, Done, Lost, Task, Work
from animalfolk.sim.processes import Processes

AHEAD = 4  # batches for each who works that may be begun before the first of them has come
SECONDS = 0.5  # that a batch should take: long beside sending it, short beside waiting for the last
MOST = 1000  # tasks in a batch
GROWTH = 4  # a batch is at most so many times as large as the last
TRIES = 3  # that a task gets


def do_all(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int | Crew) -> Generator[Done, None, None]:
    """Do all tasks; what comes of them comes in their order. Whoever is lost costs only the batch that was begun.

    So many are done at once, in processes of this machine; or a crew that is there does them, as on Ray.
    """
    if not isinstance(jobs, int):
        yield from Line(jobs, work, tasks).results()
    elif jobs == 1:
        yield from map(work, tasks)
    else:
        with Processes(jobs) as crew:
            yield from Line(crew, work, tasks).results()


def processors() -> int:
    """How many tasks can be done at once on this machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Batch:
    """Tasks that one does together."""

    def __init__(self, tasks: list[Any], losses: int = 0) -> None:
        self.tasks = tasks
        self.losses = losses
        self.results: list[Any] | None = None


class Line:
    """Batches in the order of their tasks, from the first whose results are wanted to the last that was begun."""

    def __init__(self, crew: Crew, work: Work, tasks: Iterable[Any]) -> None:
        self._crew = crew
        self._work = work
        self._tasks = iter(tasks)
        self._size = 1
        self._batches: list[Batch] = []
        self._lost: deque[Batch] = deque()
        self._begun: dict[Any, Batch] = {}

    def results(self) -> Iterator[Any]:
        """All results in order, each as soon as it is there."""
        while self._fill():
            for key in self._crew.wait(self._begun):
                self._end(key)
            self._fill()  # whoever has come back need not wait until the results are taken
            while self._batches and self._batches[0].results is not None:
                yield from self._batches.pop(0).results or ()

    def _fill(self) -> bool:
        """Give everybody something to do, as far as there is something; whether anything is left."""
        while len(self._begun) < self._crew.jobs:
            batch = self._next()
            if batch is None:
                break
            self._begun[self._crew.begin(self._work, batch.tasks)] = batch
        return bool(self._batches)

    def _next(self) -> Batch | None:
        """What was lost comes first."""
        if self._lost:
            return self._lost.popleft()
        if len(self._batches) >= self._crew.jobs * AHEAD:
            return None
        tasks = list(islice(self._tasks, self._size))
        self._batches += [Batch(tasks)] if tasks else []
        return self._batches[-1] if tasks else None

    def _end(self, key: Any) -> None:
        """Take what came of a batch."""
        batch = self._begun.pop(key)
        try:
            batch.results, seconds = self._crew.take(key)
        except Lost as error:
            self._lose(batch, error)
            return
        fitting = int(SECONDS * len(batch.tasks) / max(seconds, 1e-9))
        self._size = max(1, min(fitting, len(batch.tasks) * GROWTH, MOST))

    def _lose(self, batch: Batch, error: Lost) -> None:
        """Its tasks are done again, one by one: so none is given up for what another does."""
        if batch.losses + 1 == TRIES:
            raise CrewLost(TRIES) from error
        singles = [Batch([task], batch.losses + 1) for task in batch.tasks]
        place = self._batches.index(batch)
        self._batches[place : place + 1] = singles
        self._lost.extend(singles)
