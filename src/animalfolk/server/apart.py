"""A process beside the server for what may take long: each step has a budget, and who exceeds it is ended.

It begins when it is needed for the first time, and anew after its end. Nothing is kept there alone.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

from animalfolk.server.apart_process import NAME, Beacon, Make, level_here, run
from animalfolk.server.link import Link, LinkLost, Service

SECONDS = 5.0  # that one step may take
LINGERS = 1.0  # seconds that whoever stops the server waits for a step
LOOKS = 10  # at the beacon within that time
logger = logging.getLogger("animalfolk.apart")
Over = Callable[[str], Awaitable[None]]


class Running(NamedTuple):
    """The process while it runs."""

    process: multiprocessing.process.BaseProcess
    link: Link
    beacon: Beacon
    tasks: tuple[asyncio.Task[None], ...]


class Apart:
    """A process that serves calls.

    over: is told what was being worked on when a step took too long, or took the process with it.
    ended: is told of every end but the one that `close` makes.
    """

    def __init__(
        self,
        make: Make,
        service: Service,
        over: Over,
        seconds: float = SECONDS,
        ended: Callable[[], None] = lambda: None,
    ) -> None:
        self.seconds = seconds
        self.begun = 0  # how many times it has begun
        self._make, self._service, self._over, self._ended = make, service, over, ended
        self._running: Running | None = None
        self._beginning = asyncio.Lock()
        self._ending: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def is_running(self) -> bool:
        """Whether there is a process now."""
        return self._running is not None

    async def call(self, name: str, *given: Any) -> Any:
        """What it replies; LinkLost if it ended meanwhile."""
        return await (await self._link()).call(name, *given)

    def tell(self, name: str, *given: Any) -> None:
        """Tell it something, if it runs."""
        if self._running:
            self._running.link.tell(name, *given)

    async def _link(self) -> Link:
        async with self._beginning:
            if self._is_closed:
                raise LinkLost
            if self._running is None:
                self._running = await self._begin()
                self.begun += 1
            return self._running.link

    async def _begin(self) -> Running:
        context = multiprocessing.get_context("spawn")
        ours, theirs = socket.socketpair()
        beacon = Beacon(context.RawArray("c", NAME + 1), context.RawValue("d", 0.0))
        process = context.Process(target=run, args=(theirs, beacon, level_here(), self._make), daemon=True)
        await asyncio.to_thread(process.start)
        theirs.close()
        link = Link(*await asyncio.open_connection(sock=ours), self._service)
        works = (self._run(process, link, beacon), self._watch(process, link, beacon))
        return Running(process, link, beacon, tuple(asyncio.create_task(work) for work in works))

    async def _run(self, process: multiprocessing.process.BaseProcess, link: Link, beacon: Beacon) -> None:
        """Until it ends; if it did so in the middle of a step, that is told before whoever waits hears of the end."""
        await link.run()
        name, seconds = beacon.look()
        if seconds and not self._is_closed:
            logger.error("a step has ended its process", extra={"table": name})
            await self._over(name)
        link.lose()
        if self._running and self._running.process is process:
            self._forget(self._running)
            self._ended()

    async def _watch(self, process: multiprocessing.process.BaseProcess, link: Link, beacon: Beacon) -> None:
        """End it when a step takes too long; what it was about is told before whoever waits hears of the end."""
        while not link.is_lost:
            await asyncio.sleep(self.seconds / LOOKS)
            name, seconds = beacon.look()
            if seconds > self.seconds:
                logger.warning("a step took too long", extra={"table": name, "seconds": round(seconds, 1)})
                with suppress(ValueError):  # it has ended just now
                    process.kill()  # which ends the link; `_run` tells what it was about
                return

    def _forget(self, running: Running) -> None:
        """It has ended: whatever comes next begins it anew."""
        self._running = None
        task = asyncio.create_task(_reap(running))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def finish(self) -> None:
        """End it as soon as what is asked of it now is done, or takes longer than most; whoever waits still is told."""
        async with self._beginning:  # one that begins at this moment has been asked something
            running = self._running
        if running:
            await running.link.replied(LINGERS)
        await self.close()

    async def close(self) -> None:
        """End it, whatever it does; what is being done here for it comes to its end."""
        self._is_closed = True
        async with self._beginning:  # one that begins at this moment ends, too
            running, self._running = self._running, None
        if running:
            running.process.kill()
            running.link.lose()
            for task in running.tasks:
                task.cancel()
            await asyncio.gather(*running.tasks, return_exceptions=True)
            await running.link.served()
            await _reap(running)
        await asyncio.gather(*self._ending, return_exceptions=True)


async def _reap(running: Running) -> None:
    """Wait until it is gone; its number is free then."""
    with suppress(ValueError):
        running.process.kill()
        await asyncio.to_thread(running.process.join)
        running.process.close()
