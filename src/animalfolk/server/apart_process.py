"""The inside of a process that computes for a server: every step of it is announced, so that a step can be timed.

While Python computes here, nothing else runs here, not even the end of the computation: whoever began this process
looks at the beacon, and ends the process when a step takes too long.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import signal
import socket
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from animalfolk.server.link import Link, Service
from animalfolk.server.logs import start_logs
from animalfolk.table.process import end_with_parent

STOPS = (signal.SIGINT, signal.SIGTERM)
MEMORY = 1024 * 1024 * 1024  # bytes that all tables there may take together
PAGES = Path("/proc/self/statm")  # how much this process has, where a system says so
NAME = 64  # letters of what is being worked on, at most

SUBJECT: ContextVar[str] = ContextVar("SUBJECT", default="")  # what a task, and all that it begins, works on: a table


class Beacon(NamedTuple):
    """Memory of two processes: what one of them works on, and since when."""

    name: Any  # an array of bytes
    since: Any  # seconds of the monotonic clock; nought while it has nothing to do

    def begin(self, name: str) -> None:
        """A step begins."""
        self.name.value = name.encode()[:NAME]
        self.since.value = monotonic()

    def end(self) -> None:
        """It is over."""
        self.since.value = 0.0

    def work_on(self, name: str) -> None:
        """From now on this task, and whatever it begins, works on this."""
        SUBJECT.set(name)
        self.begin(name)

    def look(self) -> tuple[str, float]:
        """What is being worked on, and for how many seconds."""
        since, name = self.since.value, self.name.value
        return bytes(name).decode(), monotonic() - since if since else 0.0


class Step(Coroutine[Any, Any, Any]):
    """A coroutine whose every step is announced."""

    def __init__(self, work: Coroutine[Any, Any, Any], beacon: Beacon) -> None:
        self._work, self._beacon = work, beacon

    def send(self, value: Any) -> Any:
        """One step."""
        return self._announced(self._work.send, value)

    def throw(self, *error: Any) -> Any:
        """One step, which begins with an error."""
        return self._announced(self._work.throw, *error)

    def _announced(self, step: Callable[..., Any], *given: Any) -> Any:
        self._beacon.begin(SUBJECT.get())
        try:
            return step(*given)
        finally:
            self._beacon.end()

    def close(self) -> None:
        """It is not needed any more."""
        self._work.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._work.__await__()


class Inline(ThreadPoolExecutor):
    """Does at once what others do in a thread: so it is part of a step, and timed."""

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        """Do it."""
        future = Future[Any]()
        try:
            future.set_result(work(*given, **named))
        except BaseException as error:
            future.set_exception(error)
        return future


Make = Callable[[Link, Beacon], Service]


def run(way: socket.socket, beacon: Beacon, level: str, make: Make) -> None:
    """Serve whoever began this process, until it is gone. make: what serves."""
    for number in STOPS:
        signal.signal(number, signal.SIG_IGN)  # whoever stops the server stops the server
    end_with_parent()
    start_logs(level)
    _bound_memory()
    asyncio.run(_run(way, beacon, make))


async def _run(way: socket.socket, beacon: Beacon, make: Make) -> None:
    loop = asyncio.get_running_loop()
    loop.set_default_executor(Inline(1))
    loop.set_task_factory(lambda loop, work, **named: _announced(loop, work, beacon, **named))
    reader, writer = await asyncio.open_connection(sock=way)
    asked = _Asked()
    link = Link(reader, writer, asked)
    asked.service = make(link, beacon)
    await link.run()


class _Asked:
    """What was made once the link was there."""

    service: Service

    async def serve(self, name: str, given: tuple[Any, ...]) -> Any:
        return await self.service.serve(name, given)

    def hear(self, name: str, given: tuple[Any, ...]) -> None:
        self.service.hear(name, given)


def _announced(
    loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], beacon: Beacon, **named: Any
) -> asyncio.Task[Any]:
    return asyncio.Task(Step(work, beacon), loop=loop, **named)


def _bound_memory() -> None:
    """Not much more than there is; without a bound where the system has none."""
    if not PAGES.exists():
        return
    resource: Any = importlib.import_module("resource")  # which is not there on Windows
    own = int(PAGES.read_text().split()[0]) * resource.getpagesize()
    with suppress(ValueError, OSError):  # there is a lower one already
        resource.setrlimit(resource.RLIMIT_AS, (own + MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def level_here() -> str:
    """From which level on this process tells what it does."""
    return logging.getLevelName(logging.getLogger("animalfolk").getEffectiveLevel()).lower()
