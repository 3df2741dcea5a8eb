"""Who does much work of one kind: what a crew can do, and the errors of one that cannot go on."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")
Work = Callable[[Any], Any]


class Finished(NamedTuple):
    """What came of a batch of tasks, in their order, and how long all took."""

    results: list[Any]
    seconds: float


class Lost(Exception):
    """Whoever did a batch is gone, and nothing came of it."""


class CrewLost(Exception):
    """The same task was lost so often that it is given up."""

    def __init__(self, times: int) -> None:
        super().__init__(f"the same task was lost {times} times")
        self.times = times


class Crew(Protocol):
    """So many that work at once, each on one batch. What `begin` gives stands for a batch and can be a key."""

    jobs: int

    def __enter__(self) -> Self:
        """Be there."""

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        """Go, also in the middle of the work."""

    def begin(self, work: Work, tasks: Sequence[Any]) -> Any:
        """Let somebody do a batch; never more than there are jobs."""

    def wait(self, begun: Collection[Any]) -> Collection[Any]:
        """Wait until some of these batches are over, and say which."""

    def take(self, batch: Any) -> Finished:
        """What came of a batch that is over; once only. May be Lost."""


def do_batch(work: Work, tasks: Sequence[Any]) -> Finished:
    """Do a batch, wherever this runs."""
    begun = time.perf_counter()
    results = [work(task) for task in tasks]
    return Finished(results, time.perf_counter() - begun)
