"""Time: when something is due at which table, who is here, and what happens when somebody's time is up.

The time comes from outside, in milliseconds: from a clock that nobody sets (see steady.py), or a test lets it pass.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import partial
from heapq import heapify, heappop, heappush

from animalfolk.server.errors import Closed, Damaged, NotFound
from animalfolk.table.clock import GAME, NONE, SECOND
from animalfolk.table.lasting import REACT
from animalfolk.table.log import LEAVE
from animalfolk.table.table import Table

SILENCE = "done"
VOID = 1000  # so many moments that are void may be kept, and as many again as there are others
LONGEST_SLEEP = 60_000  # milliseconds
RETRY = 2000  # milliseconds after which is tried again what the storage did not take or give
TURN_BASED = 3600  # seconds for a move or a game from which on nobody is expected to sit there all the time
logger = logging.getLogger("animalfolk.tables")


class Wheel:
    """One task that knows when which table has to be looked at next."""

    def __init__(
        self,
        ring: Callable[[str], Awaitable[None]],
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._ring, self._now, self._sleep = ring, now, sleep
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()
        self._rung: set[asyncio.Task[None]] = set()

    def set(self, key: str, due: int | None) -> None:
        """Look at this table then; what was said before is void."""
        if due is None:
            self._due.pop(key, None)
        elif self._due.get(key) != due:
            self._due[key] = due
            heappush(self._heap, (due, key))
            self._tidy()
            self._changed.set()

    def _tidy(self) -> None:
        """What is void stays no longer than it has to: a move may have days, and each takes the place of another."""
        if len(self._heap) > 2 * len(self._due) + VOID:
            self._heap = [(due, key) for key, due in self._due.items()]
            heapify(self._heap)

    def due(self, key: str) -> int | None:
        """When this table is looked at next."""
        return self._due.get(key)

    async def run(self) -> None:
        """Ring whatever is due, for ever."""
        while True:
            self._changed.clear()
            self._ring_due()
            await self._wait()

    def _ring_due(self) -> None:
        while self._heap and self._heap[0][0] <= self._now():
            due, key = heappop(self._heap)
            if self._due.get(key) == due:
                del self._due[key]
                task = asyncio.create_task(self._safe_ring(key))
                self._rung.add(task)
                task.add_done_callback(self._rung.discard)

    async def _safe_ring(self, key: str) -> None:
        try:
            await self._ring(key)
        except Exception as error:
            logger.warning("a table was not reached", extra={"table": key, "why": type(error).__name__})
            if key not in self._due and not isinstance(error, NotFound | Damaged | Closed):  # those stay as they are
                self.set(key, self._now() + RETRY)

    async def close(self) -> None:
        """End what is being rung."""
        tasks = list(self._rung)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self) -> None:
        waits = [asyncio.create_task(_done(self._changed.wait))]
        if self._heap:
            waits.append(asyncio.create_task(_done(partial(self._sleep, self._pause()))))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waits:
                task.cancel()

    def _pause(self) -> float:
        """Seconds until something is due; no long ones, in case another clock goes by than the one that is slept by."""
        return min(max(self._heap[0][0] - self._now(), 0), LONGEST_SLEEP) / SECOND


async def _done(wait: Callable[[], Awaitable[object]]) -> None:
    """Wait; what is ended before it has begun leaves nothing that was not awaited."""
    await wait()


class Presence:
    """Who is here, by connections; whoever asks something without one is here for a while."""

    def __init__(self, grace: int) -> None:
        self._grace = grace
        self._count: dict[int, int] = {}
        self._gone: dict[int, int] = {}  # since when nobody is connected, or has asked anything
        self._touched: dict[int, int] = {}
        self._told: dict[int, int] = {}  # when other servers were told of that
        self._elsewhere: dict[tuple[int, str], int | None] = {}  # at which other servers, and until when

    def arrive(self, seat: int) -> bool:
        """One connection more; whether the seat was empty."""
        self._count[seat] = self._count.get(seat, 0) + 1
        return self._count[seat] == 1

    def depart(self, seat: int, now: int) -> bool:
        """One connection less; whether the seat is empty now."""
        self._count[seat] = max(self._count.get(seat, 0) - 1, 0)
        self._gone[seat] = now
        self._told.pop(seat, None)
        return not self._count[seat]

    def touch(self, seat: int, now: int) -> bool:
        """Somebody has asked something, perhaps without a connection; whether others have to be told of it again."""
        self._gone[seat] = self._touched[seat] = now
        is_new = not self._count.get(seat) and now >= self._told.get(seat, 0) + self._grace // 4
        if is_new:
            self._told[seat] = now
        return is_new

    def come_elsewhere(self, seat: int, server: str, until: int | None) -> None:
        """Somebody is at another server: connected, or counted as here until then."""
        self._elsewhere[seat, server] = until
        if until is not None:
            self._gone[seat] = max(self._gone.get(seat, 0), until - self._grace)

    def meet(self, elsewhere: Iterable[tuple[int, str, int | None]], now: int) -> None:
        """These are at other servers, and nobody else."""
        there = {(seat, server): until for seat, server, until in elsewhere}
        for seat, server in self._elsewhere.keys() - there.keys():
            self.go_elsewhere(seat, server, now)
        for (seat, server), until in there.items():
            self.come_elsewhere(seat, server, until)

    def go_elsewhere(self, seat: int, server: str, now: int) -> None:
        """Somebody was at another server until now."""
        if self._elsewhere.pop((seat, server), now) is None:
            self._gone[seat] = now

    def lose(self, server: str, now: int) -> bool:
        """Another server is gone; whether somebody was there."""
        seats = [seat for seat, where in self._elsewhere if where == server]
        for seat in seats:
            self.go_elsewhere(seat, server, now)
        return bool(seats)

    def is_connected(self, seat: int) -> bool:
        """Whether somebody there has a connection, here or at another server."""
        return bool(self._count.get(seat)) or any(
            until is None for (place, _), until in self._elsewhere.items() if place == seat
        )

    def is_here(self, seat: int, now: int) -> bool:
        """Whether somebody sits there."""
        heard = [until for (place, _), until in self._elsewhere.items() if place == seat and until is not None]
        return self.is_connected(seat) or any(now < until for until in (*heard, self.counts_until(seat)))

    def counts_until(self, seat: int) -> int:
        """Until when somebody counts as here, having asked something of this server."""
        return self._touched.get(seat, -self._grace) + self._grace

    def gone_at(self, seat: int, now: int) -> int:
        """From when on the seat counts as left; who was never here has the whole grace from now on."""
        return self._gone.setdefault(seat, now) + self._grace

    @property
    def connected(self) -> int:
        """How many seats have a connection here."""
        return sum(count > 0 for count in self._count.values())

    @property
    def here(self) -> list[int]:
        """The seats that have a connection here."""
        return [seat for seat, count in self._count.items() if count]


def is_live(table: Table) -> bool:
    """Whether people are expected to sit there: a clock runs, and not one of days."""
    clock = table.settings.clock
    return clock.kind != NONE and clock.seconds < TURN_BASED


def players(table: Table) -> list[int]:
    """The people who answer themselves."""
    gone = {*table.away, *table.resigned}
    return [seat for seat, who in enumerate(table.seats) if who.is_person and seat not in gone]


def time_up(table: Table, now: int) -> bool:
    """Somebody's time is used up: a bot goes on; a game's time is lost with the game; who might react is silent."""
    seat = table.times.late(now)
    if seat is None or table.is_over:
        return False
    if table.game.prompt == REACT:
        keep_silent(table, now)
    elif table.bot_turn() is not None:
        return False
    elif table.settings.clock.kind == GAME:
        table.resign(seat, now)
    else:
        table.leave(seat, now, replaced=True)
    return True


def keep_silent(table: Table, now: int) -> None:
    """Whoever is asked for a reaction does not react."""
    seat = table.asked
    assert seat is not None
    assert table.game.prompt == REACT
    if table.bot_turn() is not None:
        table.bot_answer(SILENCE, now)
    else:
        table.answer(seat, table.number(seat), SILENCE, now=now)


def replace_absent(table: Table, seat: int, now: int) -> None:
    """A bot takes the seat of somebody who is not here; who might react, and nobody knows it, is silent instead."""
    if table.asked == seat and table.game.prompt == REACT:
        keep_silent(table, now)
    else:
        table.leave(seat, now, replaced=True)


def has_wished_to_leave(table: Table, seat: int) -> bool:
    """Whether somebody has left by the own wish, and so comes back by the own wish alone."""
    leaving = [entry for entry in table.log if entry.kind == LEAVE and entry.seat == seat]
    return bool(leaving) and not leaving[-1].bot


def end_window(table: Table, now: int, absent: Collection[int] = ()) -> None:
    """A window for reactions closes: whoever is still asked is silent. What went by meanwhile was nobody's time.

    absent: people who are waited for instead, having not been here.
    """
    while not table.is_over and table.game.prompt == REACT and table.asked not in absent:
        keep_silent(table, now)
    if not table.is_over:
        table.restart_clock(now)  # also where no clock runs: so the log says that it has closed


def has_clock(table: Table) -> bool:
    """Whether somebody's time runs."""
    return table.settings.clock.kind != NONE and not table.is_over
