"""Bots think in processes of their own, with a deadline; who is late or falls over is replaced by rules of thumb."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from animalfolk.bots import USUAL, takes_time
from animalfolk.server.errors import TooFast
from animalfolk.server.fair_queue import FairQueue, Priority
from animalfolk.table.job import Answered, Job
from animalfolk.table.process import end_with_parent

SECONDS = 20.0
STOPS = (signal.SIGINT, signal.SIGTERM)
END = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows has no other
logger = logging.getLogger("animalfolk.bots")
Thought = TypeVar("Thought")


def _begin() -> None:
    """What a new process does first: whoever stops the server stops the server, and no process stays without it."""
    for number in STOPS:
        signal.signal(number, signal.SIG_IGN)
    end_with_parent()


def think(job: Job) -> Answered:
    """What is done in the other process."""
    return job.answered()


class TooHeavy(Exception):
    """A thought that takes longer, or more memory, than it may."""


def _too_fast() -> TooFast:
    return TooFast("nobody has time to think about this now; try again in 5 seconds", seconds=5)


class Worker:
    """One process, and a way to end it in the middle of a thought."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)
        self.process: int | None = None
        self.is_ended = False

    async def begin(self) -> None:
        """Wait until the process is there."""
        if self.process is None:
            self.process = await asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)

    async def do(self, work: Callable[[], Thought]) -> Thought:
        """Have it done there."""
        try:
            await self.begin()
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except BrokenProcessPool:
            self.process = None  # it has ended, and its number may be somebody else's by now
            raise

    def end(self) -> None:
        """End it, whatever it does."""
        self.is_ended = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process, END)


class BotPool:
    """So many processes; each begins when it is needed for the first time, and anew when it had to be ended."""

    def __init__(self, workers: int = 1, seconds: float = SECONDS, work: Callable[[Job], Answered] = think) -> None:
        self.seconds = seconds
        self.asked = 0  # how many answers were asked for, and how many came from rules of thumb instead
        self.replaced = 0
        self.cut = 0  # answers and hints for which the clock ended the thinking
        self._work = work
        self.turns = FairQueue(workers)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._thoughts: set[asyncio.Task[Any]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether all processes think, so that whoever comes now waits."""
        return self.turns.is_busy

    async def ask(self, job: Job, seconds: float | None = None) -> str:
        """What the bot answers, or another in its place: always one of the options; it never fails.

        seconds: how long somebody can wait for it, if not as long as bots may think.
        """
        self.asked += 1
        try:
            if not takes_time(job.kind):
                return job.check(job.answer())
            answered = await self._within(partial(self._work, job), Priority.MOVE, seconds)
            self.cut += answered.cuts
            return job.check(answered.text)
        except Exception as error:  # whatever a bot does, the game goes on
            self.replaced += 1
            logger.warning("a bot was replaced", extra={"kind": job.kind, "why": type(error).__name__})
            return self._replace(job)

    async def think(self, thought: Callable[[], Thought], priority: Priority = Priority.HINT) -> Thought:
        """Anything else that takes time; TooFast if nobody gets to it in time."""
        try:
            return await self._within(thought, priority)
        except (TimeoutError, BrokenProcessPool):
            raise _too_fast() from None

    async def try_out(self, thought: Callable[[], Thought], seconds: float) -> Thought:
        """Something that may never come to an end, once a process is free; TooHeavy if it does not, or ends there."""
        return await self._start(self._try_out(thought, seconds))

    async def _try_out(self, thought: Callable[[], Thought], seconds: float) -> Thought:
        async with self.waiting(self.turns, Priority.READ), self._worker() as worker:
            try:
                await worker.begin()
                return await asyncio.wait_for(worker.do(thought), seconds)
            except (TimeoutError, BrokenProcessPool):
                worker.end()
                raise TooHeavy from None

    @asynccontextmanager
    async def waiting(self, queue: FairQueue, priority: Priority) -> AsyncIterator[None]:
        """A slot of a queue; TooFast if it does not come in time."""
        async with AsyncExitStack() as held:
            try:
                await asyncio.wait_for(held.enter_async_context(queue.slot(priority)), self.seconds)
            except TimeoutError:
                raise _too_fast() from None
            yield

    async def _within(
        self, thought: Callable[[], Thought], priority: Priority, seconds: float | None = None
    ) -> Thought:
        """What comes of it; who need not wait for the end of a thought lets it come to its end all the same."""
        task = self._start(self._think(thought, priority))
        if seconds is None:
            return await task
        return await asyncio.wait_for(asyncio.shield(task), seconds)

    def _start(self, work: Coroutine[Any, Any, Thought]) -> asyncio.Task[Thought]:
        task = asyncio.create_task(work)
        self._thoughts.add(task)
        task.add_done_callback(self._thought)
        return task

    def _thought(self, task: asyncio.Task[Any]) -> None:
        """Whoever waited for it was told what came of it."""
        self._thoughts.discard(task)
        if not task.cancelled():
            task.exception()

    def _replace(self, job: Job) -> str:
        try:
            return job.check(job.answer(USUAL))
        except Exception as error:
            logger.error("the rules of thumb have no answer", extra={"why": type(error).__name__})
            return job.any_answer()

    async def _think(self, thought: Callable[[], Thought], priority: Priority) -> Thought:
        return await asyncio.wait_for(self._in_turn(thought, priority), self.seconds)

    async def _in_turn(self, thought: Callable[[], Thought], priority: Priority) -> Thought:
        async with self.turns.slot(priority), self._worker() as worker:
            return await worker.do(thought)

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        """A process that has nothing else to do."""
        worker = self._idle.pop() if self._idle else Worker()
        self._busy.add(worker)
        try:
            yield worker
        except (BrokenProcessPool, asyncio.CancelledError):  # crashed, late or not wanted any more
            worker.end()
            raise
        finally:
            self._busy.discard(worker)
            if not worker.is_ended:
                self._idle.append(worker)

    def close(self) -> None:
        """End all of it."""
        for task in self._thoughts:
            task.cancel()
        for worker in [*self._idle, *self._busy]:
            worker.end()
        self._idle.clear()
