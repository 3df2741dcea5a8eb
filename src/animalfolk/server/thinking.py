"""Bots think in processes of their own, with a deadline; who is late or falls over is replaced by rules of thumb."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from animalfolk.bots import USUAL, takes_time
from animalfolk.table.job import Job

SECONDS = 20.0
logger = logging.getLogger("animalfolk.bots")


def _begin() -> None:
    """Ctrl-C is for the server, and not for those who think for it; but nobody thinks for one that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(1)


def think(job: Job) -> str:
    """What is done in the other process."""
    return job.answer()


class Worker:
    """One process, and a way to end it in the middle of a thought."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)
        self.process: int | None = None
        self.is_ended = False

    async def do(self, work: Callable[[Job], str], job: Job) -> str:
        """Have it done there."""
        loop = asyncio.get_running_loop()
        if self.process is None:
            self.process = await loop.run_in_executor(self._pool, os.getpid)
        return await loop.run_in_executor(self._pool, work, job)

    def end(self) -> None:
        """End it, whatever it does."""
        self.is_ended = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGTERM)


class BotPool:
    """So many processes; each begins when it is needed for the first time, and anew when it had to be ended."""

    def __init__(self, workers: int = 1, seconds: float = SECONDS, work: Callable[[Job], str] = think) -> None:
        self.seconds = seconds
        self.asked = 0  # how many answers were asked for, and how many came from rules of thumb instead
        self.replaced = 0
        self._work = work
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    async def ask(self, job: Job, seconds: float | None = None) -> str:
        """What the bot answers, within so many seconds; it never fails."""
        self.asked += 1
        try:
            if not takes_time(job.kind):
                return job.answer()
            return await asyncio.wait_for(self._think(job), self.seconds if seconds is None else seconds)
        except Exception as error:  # whatever a bot does, the game goes on
            self.replaced += 1
            logger.warning("a bot was replaced", extra={"kind": job.kind, "why": type(error).__name__})
            return self._replace(job)

    def _replace(self, job: Job) -> str:
        try:
            return job.answer(USUAL)
        except Exception as error:
            logger.error("the rules of thumb have no answer", extra={"why": type(error).__name__})
            return job.any_answer()

    async def _think(self, job: Job) -> str:
        async with self._free:
            worker = self._idle.pop() if self._idle else Worker()
            self._busy.add(worker)
            try:
                return await worker.do(self._work, job)
            except (BrokenProcessPool, asyncio.CancelledError):  # crashed, late or not wanted any more
                worker.end()
                raise
            finally:
                self._busy.discard(worker)
                if not worker.is_ended:
                    self._idle.append(worker)

    def close(self) -> None:
        """End all of it."""
        for worker in [*self._idle, *self._busy]:
            worker.end()
        self._idle.clear()
