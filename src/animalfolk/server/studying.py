"""Finished games are analysed in the background: part by part, wherever the bots' processes have nothing else to do.

What comes out follows from the log, so it is kept in memory only: whoever asks after a restart, or at another server of
the same house, has it made again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from time import monotonic
from typing import Any, TypeVar

from animalfolk.server.asker import ASKER, NOBODY
from animalfolk.server.errors import TooFast
from animalfolk.server.fair_queue import Priority
from animalfolk.server.messages import Analysed
from animalfolk.server.thinking import BotPool
from animalfolk.table.analysis import Analysis, Piece, Stand, Weighed, judge
from animalfolk.table.store import restore

THOUGHTS = 60  # for each part: a fraction of a second
KEPT = 50  # finished ones
WAITING = 20  # that wait or are being made
OF_ADDRESS = 3  # the same, of one address
AT_ONCE = 4  # that are being made, each of another address: every one is in memory
TRIES = 3  # of one part
LATER = 30  # seconds after which somebody may ask again
logger = logging.getLogger("animalfolk.studies")
Work = Callable[[Piece], Stand | Weighed]
Thought = TypeVar("Thought")


class Study:
    """The analysis of one game, as far as it has come."""

    def __init__(self, name: str, length: int, record: str, whose: str = NOBODY) -> None:
        self.name = name
        self.length = length  # of the log that it belongs to
        self.whose = whose  # the address that asked for it
        self._record = record
        self._analysis: Analysis | None = None
        self._told: Analysed | None = None

    async def advance(self, pool: BotPool, work: Work) -> None:
        """The next part of it."""
        if self._analysis is None:
            self._analysis = await _in_spare_time(pool, partial(planned, self._record, THOUGHTS))
        if self._analysis.done < self._analysis.of:
            piece = self._analysis.pieces[self._analysis.done]
            self._analysis.take(await _in_spare_time(pool, partial(work, piece)))
        if self._analysis.done == self._analysis.of:
            self._told = await asyncio.to_thread(self._tell, finished=True)
            self._analysis = None  # what is told is all that is kept

    @property
    def is_finished(self) -> bool:
        """Whether there is nothing left to do."""
        return self._told is not None

    async def told(self) -> Analysed:
        """What there is so far."""
        if self._told is not None:
            return self._told
        return await asyncio.to_thread(self._tell, finished=False)  # perhaps all is done, but it is not kept yet

    def _tell(self, *, finished: bool) -> Analysed:
        analysis = self._analysis
        if analysis is None:
            return self._told or Analysed(finished=False)
        return Analysed(finished=finished, **analysis.data())


def planned(record: str, thoughts: int) -> Analysis:
    """What there is to be judged in a game: it is played again for that, in a process, as it may be long."""
    return Analysis(restore(record), thoughts=thoughts)


class Studies:
    """All analyses of this server, those that are finished in the order in which they were asked for last.

    Addresses take turns, part by part: of each one game at a time, and of so many addresses at once.
    """

    def __init__(self, pool: BotPool, work: Work = judge, now: Callable[[], float] = monotonic) -> None:
        self._pool = pool
        self._work = work
        self._now = now
        self._failed: dict[str, float] = {}  # games that could not be analysed, and when that may be tried again
        self._finished: dict[str, Study] = {}
        self._waiting: deque[Study] = deque()
        self._begun: deque[Study] = deque()  # of those that wait, one of each address that has its turn
        self._served: dict[str, int] = {}  # which of these addresses was the last to begin one
        self._task: asyncio.Task[None] | None = None

    def find(self, name: str, length: int) -> Study | None:
        """The analysis of a game whose log has so many entries, if it was begun."""
        found = [study for study in (*self._waiting, *self._finished.values()) if study.name == name]
        return next((study for study in found if study.length == length), None)

    async def ask(self, name: str, length: int, record: Callable[[], Coroutine[Any, Any, str]]) -> Analysed:
        """What there is so far; it begins when it is asked for first. TooFast if too many are waited for."""
        study = self.find(name, length)
        if study is None:
            self._make_room(name)
            text = await record()
            study = self.find(name, length) or self._begin(Study(name, length, text, ASKER.get()))
        elif study.is_finished:
            self._keep(study)
        return await study.told()

    def _make_room(self, name: str) -> None:
        if self._now() < self._failed.get(name, 0.0):
            raise TooFast(f"this game could not be analysed just now; try again in {LATER} seconds", seconds=LATER)
        if sum(study.whose == ASKER.get() for study in self._waiting) >= OF_ADDRESS:
            raise TooFast(f"{OF_ADDRESS} games of this address wait; try again in {LATER} seconds", seconds=LATER)
        if len(self._waiting) >= WAITING:
            raise TooFast(f"many games are being analysed; try again in {LATER} seconds", seconds=LATER)

    def _begin(self, study: Study) -> Study:
        self._waiting.append(study)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work_on())
        return study

    async def _work_on(self) -> None:
        """Part by part; one that cannot be made is forgotten, and begun anew if asked for again later."""
        while study := self._next():
            try:
                ASKER.set(study.whose)
                await study.advance(self._pool, self._work)
                if study.is_finished:
                    self._keep(study)
            except Exception as error:
                logger.error("a game cannot be analysed", extra={"table": study.name, "why": type(error).__name__})
                self._rest(study)
                self._waiting.remove(study)
            else:
                (self._waiting.remove if study.is_finished else self._begun.append)(study)

    def _next(self) -> Study | None:
        """Whose turn it is: of those that have begun, once each address that may begin has."""
        busy = {study.whose for study in self._begun}
        new = [study for study in self._waiting if study.whose not in busy]
        if new and len(self._begun) < AT_ONCE:
            return self._longest_without(new)
        return self._begun.popleft() if self._begun else None

    def _longest_without(self, new: Sequence[Study]) -> Study:
        """Of the address whose last game was begun longest ago, the one that was asked for first."""
        there = {study.whose for study in self._waiting}
        self._served = {whose: turn for whose, turn in self._served.items() if whose in there}
        first = min(new, key=lambda study: self._served.get(study.whose, 0))
        self._served[first.whose] = max(self._served.values(), default=0) + 1
        return first

    def _rest(self, study: Study) -> None:
        now = self._now()
        self._failed = {name: then for name, then in self._failed.items() if now < then}
        self._failed[study.name] = now + LATER

    def _keep(self, study: Study) -> None:
        self._finished.pop(study.name, None)
        self._finished[study.name] = study
        while len(self._finished) > KEPT:
            del self._finished[next(iter(self._finished))]

    async def close(self) -> None:
        """Stop in the middle of it."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


async def _in_spare_time(pool: BotPool, thought: Callable[[], Thought]) -> Thought:
    """What comes of a part, done when no bot waits; each part is short, so that a bot that comes then waits little."""
    attempt = 1
    while True:
        try:
            return await pool.think(thought, Priority.STUDY)
        except TooFast:
            if attempt == TRIES:
                raise
            attempt += 1
