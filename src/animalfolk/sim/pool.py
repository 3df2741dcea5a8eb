"""Much work of one kind: here, or in several processes at once. What comes out is the same, in the same order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

AHEAD = 4  # tasks that wait for each process, so that none has nothing to do

Task = TypeVar("Task")
Done = TypeVar("Done")


def do_all(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Generator[Done, None, None]:
    """Do all tasks, so many at once; what comes of them comes in the order of the tasks."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    waiting: deque[Future[Done]] = deque()
    try:
        for task in tasks:
            with ignoring_interrupts():  # so does a process that begins meanwhile
                waiting.append(pool.submit(work, task))
            if len(waiting) > jobs * AHEAD:
                yield waiting[0].result()
                waiting.popleft()
        while waiting:
            yield waiting[0].result()
            waiting.popleft()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        if waiting:  # nobody waits for the rest any more
            end_all(child for child in multiprocessing.active_children() if child not in others)


def end_all(processes: Iterable[multiprocessing.process.BaseProcess]) -> None:
    """End processes in the middle of their work."""
    for process in processes:
        process.terminate()


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Ctrl-C is for whoever has begun the work, and not for those who do it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # interrupts never come here
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def processors() -> int:
    """How many tasks can be done at once on this machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
