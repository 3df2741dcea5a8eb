"""Games of bots: one, or many at once. What comes out depends on the plans alone, not on how many run at once."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

from animalfolk.sim.plans import Plan
from animalfolk.table import Seat, Table

WON, LOST, CAPPED = "won", "lost", "capped"  # by a player, to the Company, stopped
AHEAD = 4  # games that wait for each process, so that none has nothing to do


class Outcome(NamedTuple):
    """How one game went."""

    number: int
    seed: str
    decks: tuple[str, ...]
    bots: tuple[str, ...]
    end: str
    winners: tuple[int, ...]  # seats; none where the Company has won or the game was stopped
    turns: int
    answers: int


def play_one(plan: Plan) -> Outcome:
    """Play one game to its end, or until it has had as many answers as it may have."""
    seats = [Seat(bot, f"P{seat}") for seat, bot in enumerate(plan.bots, start=1)]
    table = Table(plan.setup(), seats)
    answers = table.run_bots(plan.cap)
    end = CAPPED if not table.is_over else LOST if table.winners == [table.company] else WON
    winners = tuple(table.winners) if end == WON else ()
    return Outcome(plan.number, plan.seed, plan.decks, plan.bots, end, winners, table.turn, answers)


def play_all(plans: Iterable[Plan], jobs: int) -> Iterator[Outcome]:
    """Play all games, so many at once; the outcomes come in the order of the plans."""
    if jobs == 1:
        yield from map(play_one, plans)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    waiting: deque[Future[Outcome]] = deque()
    try:
        for plan in plans:
            with ignoring_interrupts():  # so does a process that begins meanwhile
                waiting.append(pool.submit(play_one, plan))
            if len(waiting) > jobs * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Ctrl-C is for whoever has begun the games, and not for those who play them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # interrupts never come here
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def processors() -> int:
    """How many games can run at once on this machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
