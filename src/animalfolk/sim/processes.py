"""Work in several processes of this machine; a process that is lost costs its batch and is replaced."""

from __future__ import annotations

import multiprocessing
from collections.abc import Collection, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Any, Self

from animalfolk.sim.crew import Finished, Lost, Work, do_batch
from animalfolk.sim.interrupts import ignoring_interrupts
from animalfolk.table.process import end_with_parent

Batch = Future[Finished]


class Processes:
    """So many processes, begun when there is work for them. Each is a pool by itself, for a pool is lost as a whole."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._others = multiprocessing.active_children()
        self._idle: list[ProcessPoolExecutor] = []
        self._busy: dict[Batch, ProcessPoolExecutor] = {}

    def __enter__(self) -> Self:
        """Processes begin later."""
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        """Nobody waits for the rest any more."""
        for pool in (*self._idle, *self._busy.values()):
            pool.shutdown(wait=False, cancel_futures=True)
        if self._busy:
            self._end_all()

    def begin(self, work: Work, tasks: Sequence[Any]) -> Batch:
        """Send a batch to a process that has nothing to do."""
        pool = self._idle.pop() if self._idle else self._pool()
        with ignoring_interrupts():  # so does a process that begins meanwhile
            try:
                batch = pool.submit(do_batch, work, tasks)
            except BrokenProcessPool:  # lost with its batch, or while it had nothing to do
                pool = self._pool()
                batch = pool.submit(do_batch, work, tasks)
        self._busy[batch] = pool
        return batch

    def wait(self, begun: Collection[Batch]) -> Collection[Batch]:
        """Wait until some batches are over."""
        return wait(begun, return_when=FIRST_COMPLETED).done

    def take(self, batch: Batch) -> Finished:
        """What a process has sent back."""
        self._idle.append(self._busy.pop(batch))
        try:
            return batch.result()
        except BrokenProcessPool as error:
            raise Lost from error

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=end_with_parent)

    def _end_all(self) -> None:
        """End our processes in the middle of their work."""
        for process in multiprocessing.active_children():
            if process not in self._others:
                process.terminate()
