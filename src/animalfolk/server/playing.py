"""A table that goes on by itself: bots answer, windows close, clocks run out, absent people are replaced."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from animalfolk.server.acting import Acting, House
from animalfolk.server.rows import GameRow
from animalfolk.server.timing import RETRY, end_window, is_live, keep_silent, players, replace_absent, time_up
from animalfolk.server.turnstile import absent
from animalfolk.server.windows import Window, is_reacting
from animalfolk.table.table import Table

logger = logging.getLogger("animalfolk.tables")


class Playing(Acting):
    """What happens at a table without anybody asking for it."""

    def __init__(self, house: House, row: GameRow) -> None:
        super().__init__(house, row)
        self._bots: asyncio.Task[None] | None = None

    def _go_on(self, table: Table) -> None:
        if self._turnstile.begin(table, self._is_here, self._house.now()):
            self._listening.tell()
        plays = self._is_bots_turn(table)
        self._ring_at(self._due(table), plays)
        if plays and self._bots is None and self._is_ours:
            self._bots = self._start(self._let_bots_play())

    # bots

    def _is_bots_turn(self, table: Table) -> bool:
        """Whether a bot is to answer now; not for people who have all gone, and not while others may react."""
        seat = table.bot_turn()
        if seat is None or (table.seats[seat].is_person and not players(table)):
            return False
        return self._turnstile.window is None or is_reacting(table)

    async def _let_bots_play(self) -> None:
        try:
            while await self._bot_plays():
                pass
        except Exception:  # the storage did not take it
            logger.warning("bots wait for the storage", extra={"table": self._kept.id})
            self._ring_at(self._house.now() + RETRY)
        finally:
            self._bots = None

    async def _bot_plays(self) -> bool:
        """One answer of a bot; it thinks without the lock, and is heard only if it is still asked the same."""
        async with self._lock:
            table = await self._kept.table()
            if not self._is_bots_turn(table) or not self._is_ours:
                return False
            job = table.bot_job()
            number, patience = table.number(job.seat), self._turnstile.patience(self._house.now())
        choice = await self._house.pool.ask(job, patience)

        def answer(table: Table) -> None:
            if table.bot_turn() == job.seat and table.number(job.seat) == number:
                table.bot_answer(choice, self._house.now())

        async with self._lock:
            await self._do(answer)
        return True

    # time

    def _due(self, table: Table) -> int | None:
        """When this table has to be looked at next."""
        if table.is_over:
            return None
        if self._turnstile.window:
            return self._turnstile.due(table)
        if table.bot_turn() is not None:
            return None  # no clock is needed for bots: they have deadlines of their own
        dues = [table.times.due(), *(self._gone_at(seat) for seat in self._awaited(table))]
        return min((due for due in dues if due is not None), default=None)

    def _awaited(self, table: Table) -> list[int]:
        """People who are not here although it is their turn, at a table where that matters to others who are."""
        people = players(table)
        if not is_live(table) or not any(self._is_here(seat) for seat in people):
            return []
        turns = (table.asked, table.game.active)
        return [seat for seat in people if seat in turns and not self.presence.is_connected(seat)]

    def _gone_at(self, seat: int) -> int:
        return self.presence.gone_at(seat, self._house.now())

    async def tick(self) -> None:
        """Do what is due."""
        await self._finish(self._tick())

    async def _tick(self) -> None:
        async with self._lock:
            if not self._kept.is_open:
                try:
                    await self._do_what_is_due(await self._kept.table(), self._house.now())
                except Exception:
                    self._ring_at(self._house.now() + RETRY)
                    raise
                self._go_on(await self._kept.table())

    async def _do_what_is_due(self, table: Table, now: int) -> None:
        if self._turnstile.window:
            await self._close_window(self._turnstile.window, table, now)
        elif table.bot_turn() is None and table.times.late(now) is not None:
            await self._do_here(table, lambda late: time_up(late, now))
        elif table.bot_turn() is None:
            for seat in self._awaited(table):
                if self._gone_at(seat) <= now:
                    await self._do_here(table, partial(replace_absent, seat=seat, now=now))

    async def _close_window(self, window: Window, table: Table, now: int) -> None:
        if now >= window.until and window.is_waiting:
            self._turnstile.begin_without(absent(table, self._is_here), now)
            self._listening.tell()
        elif now >= window.until:
            if await self._do_here(table, partial(end_window, now=now, absent=window.absent)):
                self._turnstile.window = None
                self._listening.tell()
        elif self._turnstile.asks(table) and now >= window.asked_until:
            await self._do_here(table, lambda silent: keep_silent(silent, now))
