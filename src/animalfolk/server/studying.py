"""Finished games are analysed in the background: part by part, wherever the bots' processes have nothing else to do.

What comes out follows from the log, so it is kept in memory only: whoever asks after a restart, or at another server of
the same house, has it made again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any, TypeVar

from animalfolk.server.errors import TooFast
from animalfolk.server.messages import Analysed
from animalfolk.server.thinking import BotPool
from animalfolk.table.analysis import Analysis, Piece, Stand, Weighed, judge
from animalfolk.table.store import restore

THOUGHTS = 60  # for each part: a fraction of a second
KEPT = 50  # finished ones
WAITING = 20  # that wait or are being made
TRIES = 3  # of one part
PAUSE = 0.05  # seconds between two looks whether there is time
PATIENCE = 2.0  # seconds after which a part takes its turn like everybody else
LATER = 30  # seconds after which somebody may ask again
logger = logging.getLogger("animalfolk.studies")
Work = Callable[[Piece], Stand | Weighed]
Thought = TypeVar("Thought")


class Study:
    """The analysis of one game, as far as it has come."""

    def __init__(self, name: str, length: int, record: str) -> None:
        self.name = name
        self.length = length  # of the log that it belongs to
        self._record = record
        self._analysis: Analysis | None = None
        self._told: Analysed | None = None

    async def do(self, pool: BotPool, work: Work) -> None:
        """All of it, part by part."""
        self._analysis = await _in_spare_time(pool, partial(planned, self._record, THOUGHTS))
        for piece in self._analysis.pieces:
            self._analysis.take(await _in_spare_time(pool, partial(work, piece)))
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
    """All analyses of this server, those that are finished in the order in which they were asked for last."""

    def __init__(self, pool: BotPool, work: Work = judge, now: Callable[[], float] = monotonic) -> None:
        self._pool = pool
        self._work = work
        self._now = now
        self._failed: dict[str, float] = {}  # games that could not be analysed, and when that may be tried again
        self._finished: dict[str, Study] = {}
        self._waiting: deque[Study] = deque()
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
            study = self.find(name, length) or self._begin(Study(name, length, text))
        elif study.is_finished:
            self._keep(study)
        return await study.told()

    def _make_room(self, name: str) -> None:
        if self._now() < self._failed.get(name, 0.0):
            raise TooFast(f"this game could not be analysed just now; try again in {LATER} seconds", seconds=LATER)
        if len(self._waiting) >= WAITING:
            raise TooFast(f"many games are being analysed; try again in {LATER} seconds", seconds=LATER)

    def _begin(self, study: Study) -> Study:
        self._waiting.append(study)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work_on())
        return study

    async def _work_on(self) -> None:
        """One after the other; one that cannot be made is forgotten, and begun anew if asked for again later."""
        while self._waiting:
            study = self._waiting[0]
            try:
                await study.do(self._pool, self._work)
                self._keep(study)
            except Exception as error:
                logger.error("a game cannot be analysed", extra={"table": study.name, "why": type(error).__name__})
                self._rest(study)
            finally:
                self._waiting.remove(study)

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
        await _until_idle(pool)
        try:
            return await pool.think(thought)
        except TooFast:
            if attempt == TRIES:
                raise
            attempt += 1


async def _until_idle(pool: BotPool) -> None:
    """Wait until a process has nothing to do, though not for ever."""
    for _ in range(int(PATIENCE / PAUSE)):
        if not pool.is_busy:
            return
        await asyncio.sleep(PAUSE)
