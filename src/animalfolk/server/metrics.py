"""What `/metrics` shows, in the format of Prometheus.

Several processes at one port count together: each keeps its figures in a file of a folder that they share, as
prometheus_client does it where the environment names one, and whichever is asked adds them up.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NoReturn

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SHARED = "PROMETHEUS_MULTIPROC_DIR"
OFTEN = 1.0  # seconds after which others see what this process has at the moment


@contextmanager
def counting_together() -> Iterator[None]:
    """Processes that are started meanwhile count together."""
    with TemporaryDirectory(prefix="animalfolk-figures-") as folder:
        os.environ[SHARED] = folder
        try:
            yield
        finally:
            del os.environ[SHARED]


class Metrics:
    """Counts of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._shown: list[tuple[Gauge, Callable[[], float]]] = []
        labels = ["method", "route", "status"]
        self._requests = Counter("animalfolk_requests", "Requests that were answered", labels, registry=self._registry)
        self._seconds = Histogram(
            "animalfolk_request_seconds", "How long they took", ["route"], buckets=BUCKETS, registry=self._registry
        )
        self._refused = Counter("animalfolk_refused", "What was refused, by code", ["code"], registry=self._registry)
        self._made = Counter("animalfolk_made", "What was made: visitors, tables", ["what"], registry=self._registry)
        self._answers = Counter("animalfolk_answers", "Answers of people that were taken", registry=self._registry)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered; the route is a pattern, so that there are not too many."""
        self._requests.labels(method, route, status).inc()
        self._seconds.labels(route).observe(seconds)

    def refused(self, code: str) -> None:
        """Something was refused."""
        self._refused.labels(code).inc()

    def made(self, what: str) -> None:
        """Something was made."""
        self._made.labels(what).inc()

    def answer(self) -> None:
        """An answer was taken."""
        self._answers.inc()

    def show(self, name: str, about: str, count: Callable[[], float], *, lasts: bool = False) -> None:
        """Something that can be counted whenever somebody asks. lasts: it counts on when its process has ended."""
        mode: Literal["sum", "livesum"] = "sum" if lasts else "livesum"
        gauge = Gauge(f"animalfolk_{name}", about, registry=self._registry, multiprocess_mode=mode)
        self._shown.append((gauge, count))

    def look(self) -> None:
        """Count what can be counted now."""
        for gauge, count in self._shown:
            gauge.set(count())

    async def keep_looking(self) -> NoReturn:
        """Let other processes know what there is here."""
        while True:
            self.look()
            await asyncio.sleep(OFTEN)

    def text(self) -> bytes:
        """All of them, as they are read by Prometheus: those of all processes that count together."""
        self.look()
        folder = os.environ.get(SHARED)
        return generate_latest(_of_all(Path(folder)) if folder else self._registry)


def _of_all(folder: Path) -> CollectorRegistry:
    """The figures of all processes; what has ended has no tables and sockets any more."""
    for process in {int(path.stem.rpartition("_")[2]) for path in folder.glob("gauge_live*.db")}:
        if not _is_there(process):
            mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]
    return registry


def _is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
