"""A table in memory: its lock, who is here, who waits for news, and how something is done there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, NamedTuple, TypeVar
from weakref import WeakMethod

from animalfolk.server.keeping import Deed, Kept, Result
from animalfolk.server.listening import Listener, Listening
from animalfolk.server.messages import State
from animalfolk.server.peers import Peers
from animalfolk.server.reopening import Reopened
from animalfolk.server.rows import GameRow
from animalfolk.server.showing import open_state, state_of
from animalfolk.server.steady import Clock, TableClock
from animalfolk.server.thinking import BotPool
from animalfolk.server.timing import Presence, has_clock
from animalfolk.server.turnstile import Turnstile
from animalfolk.server.windows import Viewer
from animalfolk.table.seats import PERSON
from animalfolk.table.table import Table

logger = logging.getLogger("animalfolk.tables")
Anything = TypeVar("Anything")


class House(NamedTuple):
    """What all tables share. Times are milliseconds."""

    peers: Peers  # with the log, and with what is due
    pool: BotPool
    clock: Clock
    grace: int
    window: int

    def now(self) -> int:
        """The time."""
        return self.clock.now()


def _weakly(deed: Callable[[Reopened | None], None]) -> Callable[[Reopened | None], None]:
    """The same, without holding on to whose it is: a table that leaves the memory is gone at once."""
    whose = WeakMethod(deed)

    def done(window: Reopened | None) -> None:
        found = whose()
        if found:
            found(window)

    return done


class Acting:
    """A table at which something is done, one after the other."""

    def __init__(self, house: House, row: GameRow) -> None:
        self._clock = TableClock(house.clock)
        self._house = house = house._replace(clock=self._clock)
        self._lock = asyncio.Lock()
        self._listening = Listening()
        self._turnstile = Turnstile(row, house.window, house.grace)
        self._kept = Kept(house.peers.log, row, self._clock, _weakly(self._reopen))
        self._tasks: set[asyncio.Task[Any]] = set()
        self.presence = Presence(house.grace)
        self.used = 0  # when somebody last asked for it

    @property
    def row(self) -> GameRow:
        """What is stored about it besides the log."""
        return self._kept.row

    @property
    def length(self) -> int | None:
        """How long the log is of a table in memory."""
        return self._kept.length

    def _ring_at(self, due: int | None, busy: bool = False) -> None:
        """Have the table looked at then."""
        self._house.peers.ring_at(self._kept.id, None if due is None else self._clock.outside(due), busy)

    def _reopen(self, window: Reopened | None) -> None:
        self._clock.go_on_from(self._kept.last)
        people = [seat.seat for seat in self.row.seats if seat.kind == PERSON]
        missing = frozenset(seat for seat in people if not self._is_here(seat))
        self._turnstile.reopen(window, self._house.now(), missing, self._house.peers.is_alone)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        is_open = self._turnstile.window and self._is_ours  # others close theirs
        quiet = not self._listening and not self.presence.connected and not is_open
        return quiet and not self._lock.locked() and not self._tasks

    @property
    def is_deserted(self) -> bool:
        """The same, and at no other server is anybody, either."""
        return self.is_idle and not any(self._is_here(seat) for seat in range(len(self.row.seats)))

    @property
    def is_heard(self) -> bool:
        """Whether somebody waits for news."""
        return bool(self._listening)

    @property
    def _is_ours(self) -> bool:
        """Whether this server looks after the table."""
        return self._house.peers.holds(self._kept.id)

    # looking

    async def state(self, seat: Viewer, since: int = 0) -> State:
        """All that a seat, or those who watch, may know; the events from this number on."""
        self.used = self._house.now()
        async with self._lock:
            if self._kept.is_open:
                return open_state(self.row, seat, self._is_here)
            table = await self._kept.table()
            state = state_of(self.row, table, seat, since, self._turnstile.seen(table, seat), self._is_here)
            state.window = self._turnstile.shown()
            return state

    def listen(self, seat: Viewer = None) -> AbstractContextManager[Listener]:
        """Wait for news of what this viewer may see: `with live.listen(seat) as news: async for _ in news: ...`."""
        return self._listening.listen(seat)

    def _is_here(self, seat: int) -> bool:
        return self.presence.is_here(seat, self._house.now())

    async def look(self, glance: Callable[[Table], Anything]) -> Anything:
        """Something about the table that changes nothing, for the server itself."""
        async with self._lock:
            return glance(await self._kept.table())

    async def read(self, glance: Callable[[Table], Anything]) -> Anything:
        """Something that leaves the table besides its state, such as a record; not while somebody may react."""

        def guarded(table: Table) -> Anything:
            self._turnstile.check_closed()
            return glance(table)

        return await self.look(guarded)

    async def reload(self) -> None:
        """Read the table again: seats were taken, or the game has begun."""
        async with self._lock:
            await self._kept.reload()
        self._listening.tell()
        await self.wake_up()

    async def follow(self, phase: str | None = None, length: int | None = None) -> None:
        """Another server may have written: read on, unless this phase and this length are known already.

        Who sits at a table that has not begun, and what decks are chosen there, has no length: that is always read.
        """
        if phase is not None and (phase != self.row.phase or self._kept.is_open):
            await self.reload()
        elif length is None or self._kept.is_behind(length):
            await self._finish(self._follow())

    async def _follow(self) -> None:
        async with self._lock:
            if await self._kept.read_on(partial(self._turnstile.follow, is_here=self._is_here)):
                self._clock.go_on_from(self._kept.last)
                self._listening.tell()
                await self._settle()

    # doing

    async def act(self, deed: Deed[Result], seat: int | None = None, slow: bool = False) -> Result:
        """Do something at the table: stored first, then told. What has begun is finished, also if nobody waits for it.

        seat: whose doing it is, if it must wait while a window for reactions is open. slow: it may take a while.
        """
        self.used = self._house.now()
        return await self._finish(self._act(deed, seat, slow))

    async def _finish(self, work: Coroutine[Any, Any, Anything]) -> Anything:
        return await asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[Any, Any, Anything]) -> asyncio.Task[Anything]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _act(self, deed: Deed[Result], seat: int | None, slow: bool) -> Result:
        async with self._lock:
            return await self._do(self._turnstile.guarded(deed, seat), slow)

    async def _do(self, deed: Deed[Result], slow: bool = False) -> Result:
        """The same with the lock in hand."""
        known = await self._kept.table()
        now = self._house.now()
        noted = self._turnstile.noted(deed, self._is_here, now)
        try:
            result = await self._kept.do_again(noted, now, self._turnstile.is_seen, slow)
        finally:
            if not self._kept.holds(known):  # what was in memory was not what is stored
                self._listening.tell()
        table = await self._kept.table()
        self._listening.tell(self._turnstile.after(table, now))
        await self._settle()
        self._go_on(table)
        return result

    async def _do_here(self, known: Table, deed: Deed[object]) -> bool:
        """The same, but only as long as nothing else was written; whether it was done."""
        length = len(known.log)

        def done(table: Table) -> bool:
            is_same = len(table.log) == length
            if is_same:
                deed(table)
            return is_same

        return await self._do(done)

    async def _settle(self) -> None:
        try:
            await self._kept.settle()
        except Exception:  # the answer is stored; the end is noted when the table is read again
            logger.warning("the end of a game was not stored", extra={"table": self._kept.id})

    async def wake_up(self, anew: bool = False) -> None:
        """Go on with whatever waits here, if the game has begun.

        anew: it was at no server for a while, and that was nobody's time.
        """
        await self._finish(self._wake_up(anew))

    async def _wake_up(self, anew: bool) -> None:
        async with self._lock:
            if self._kept.is_open:
                return
            table = await self._kept.table()
            if anew:
                self._turnstile.wait_again(self._house.now())
            if has_clock(table) and (anew or not table.log) and not self._turnstile.window:
                await self._do_here(table, lambda table: table.restart_clock(self._house.now()))
            await self._settle()
            self._go_on(await self._kept.table())

    def _go_on(self, table: Table) -> None:
        """Something has changed: what follows by itself."""
        raise NotImplementedError

    async def close(self) -> None:
        """End what goes on here by itself, and let what was begun be stored."""
        async with self._lock:
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
