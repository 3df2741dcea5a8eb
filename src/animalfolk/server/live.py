"""One table that people play at: what they do, what bots answer, and what happens when time is up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial

from animalfolk.server.acting import Acting, House
from animalfolk.server.errors import Refused, not_absent
from animalfolk.server.rows import GameRow
from animalfolk.server.timing import (
    RETRY,
    end_window,
    has_wished_to_leave,
    is_live,
    keep_silent,
    players,
    replace_absent,
    time_up,
)
from animalfolk.server.turnstile import check_number
from animalfolk.server.windows import Window, is_reacting
from animalfolk.table import Hinted
from animalfolk.table.clock import SECOND
from animalfolk.table.seats import PERSON
from animalfolk.table.table import Table

BOT_THERE = "bot"
logger = logging.getLogger("animalfolk.tables")


class Playing(Acting):
    """A table that goes on by itself: bots answer, windows close, clocks run out, absent people are replaced."""

    def __init__(self, house: House, row: GameRow) -> None:
        super().__init__(house, row)
        self._bots: asyncio.Task[None] | None = None

    def _go_on(self, table: Table) -> None:
        if self._turnstile.begin(table, self._is_here, self._house.now()):
            self._listening.tell()
        self._house.ring_at(self._kept.id, self._due(table))
        if self._bots is None and self._is_bots_turn(table):
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
            self._house.ring_at(self._kept.id, self._house.now() + RETRY)
        finally:
            self._bots = None

    async def _bot_plays(self) -> bool:
        """One answer of a bot; it thinks without the lock, and is heard only if it is still asked the same."""
        async with self._lock:
            table = await self._kept.table()
            if not self._is_bots_turn(table):
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
            return self._turnstile.window.due(is_reacting(table))
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
                    self._house.ring_at(self._kept.id, self._house.now() + RETRY)
                    raise
                self._go_on(await self._kept.table())

    async def _do_what_is_due(self, table: Table, now: int) -> None:
        if self._turnstile.window:
            await self._close_window(self._turnstile.window, table, now)
        elif table.bot_turn() is None and table.times.late(now) is not None:
            await self._do(lambda late: time_up(late, now))
        elif table.bot_turn() is None:
            for seat in self._awaited(table):
                if self._gone_at(seat) <= now:
                    await self._do(partial(replace_absent, seat=seat, now=now))

    async def _close_window(self, window: Window, table: Table, now: int) -> None:
        if now >= window.until:
            who_is_missing = window.is_waiting  # is waited for as always, and not made silent
            await self._do(lambda table: table.restart_clock(now) if who_is_missing else end_window(table, now))
            self._turnstile.window = None
            self._listening.tell()
        elif is_reacting(table) and now >= window.asked_until:
            await self._do(lambda silent: keep_silent(silent, now))


class Live(Playing):
    """A table, and what people do there. Whatever is refused is an error by name, and nothing has changed."""

    # coming and going

    @asynccontextmanager
    async def present(self, seat: int) -> AsyncIterator[None]:
        """Somebody is connected as long as this lasts."""
        try:
            await self.arrive(seat)
            yield
        finally:
            await self.depart(seat)

    async def arrive(self, seat: int) -> None:
        """Somebody has connected; a seat that was taken by a bot meanwhile is given back."""
        if self.presence.arrive(seat):
            self._listening.tell()
        if not self._kept.is_open:
            await self._finish(self._give_back(seat))

    async def depart(self, seat: int) -> None:
        """A connection has ended."""
        if self.presence.depart(seat, self._house.now()):
            self._listening.tell()
            await self.wake_up()

    async def touch(self, seat: int) -> None:
        """Somebody has asked something without staying connected."""
        was_here = self._is_here(seat)
        self.presence.touch(seat, self._house.now())
        if not was_here:
            self._listening.tell()
        if not self._kept.is_open:
            await self._finish(self._give_back(seat))

    async def _give_back(self, seat: int) -> None:
        async with self._lock:
            table = await self._kept.table()
            if seat in table.away and not has_wished_to_leave(table, seat) and not table.is_over:
                await self._do(lambda table: table.come_back(seat, self._house.now()))
            self._go_on(table)

    # deeds

    async def answer(
        self,
        seat: int,
        number: int,
        choice: str | Sequence[str],
        id: str,  # noqa: A002
        run: bool = False,
        free: bool = False,
    ) -> bool:
        """Answer a decision; False if this id has answered already.

        run: several single answers that are one step; free: only if it can be taken back.
        """

        def deed(table: Table) -> bool:
            if table.has_answered(seat, id):
                return False
            self._turnstile.check(table, seat)
            answer = table.answer_run if run else table.answer
            return answer(seat, number, choice, id, self._house.now(), free)

        return await self.act(deed)

    async def undo(self, seat: int, turn: bool = False, number: int | None = None) -> None:
        """Take back the last step, or the whole turn; not if another decision than that of this number is asked."""

        def deed(table: Table) -> None:
            check_number(table, seat, number)
            table.undo(seat, turn, self._house.now())

        await self.act(deed, seat, slow=True)

    async def ask_undo(self, seat: int, turn: bool = False, number: int | None = None) -> None:
        """Ask the others to take something back; not if another decision is asked by now."""

        def deed(table: Table) -> None:
            check_number(table, seat, number)
            table.ask_undo(seat, turn, self._house.now())

        await self.act(deed, seat, slow=True)

    async def agree(self, seat: int) -> None:
        """Agree to what somebody asked."""
        await self.act(lambda table: table.agree(seat, self._house.now()), seat, slow=True)

    async def refuse(self, seat: int) -> None:
        """Do not agree, or withdraw what one has asked."""
        await self.act(lambda table: table.refuse(seat, self._house.now()), seat)

    async def leave(self, seat: int) -> None:
        """Let a bot answer from now on."""
        await self.act(lambda table: table.leave(seat, self._house.now()))

    async def call_bot(self, seat: int, absent: int) -> None:
        """Let a bot answer for somebody who has been away for the grace; whoever comes back gets the seat back."""

        def deed(table: Table) -> None:
            self.check_absent(seat, absent)
            if absent not in players(table):
                raise not_absent("a bot answers there already", BOT_THERE)
            table.leave(absent, self._house.now(), replaced=True)

        await self.act(deed)

    def check_absent(self, seat: int, absent: int) -> None:
        """Whether somebody else's seat may be left to a bot now."""
        if absent == seat:
            raise not_absent("whoever asks is here", "self")
        if absent >= len(self.row.seats) or self.row.seats[absent].kind != PERSON:
            raise not_absent("no person sits there", BOT_THERE)
        left = self._gone_at(absent) - self._house.now()
        if self._is_here(absent) or left > 0:
            seconds = 0 if self.presence.is_connected(absent) else -(-left // SECOND)
            raise not_absent("somebody is there, or was a moment ago", "here", seconds=seconds)

    async def come_back(self, seat: int) -> None:
        """Answer oneself again."""
        await self.act(lambda table: table.come_back(seat, self._house.now()))

    async def resign(self, seat: int) -> None:
        """Give up."""
        await self.act(lambda table: table.resign(seat, self._house.now()))

    async def hints(self, seat: int, after: Sequence[str] = ()) -> Hinted:
        """The best answers to the decision at hand, for somebody who plays against bots alone; nobody waits for it."""
        return await self._house.pool.think(await self.look(lambda table: table.hint_thought(seat, after)))

    # windows for reactions

    async def think(self, seat: int) -> None:
        """Ask for more time while somebody may react; who cannot react may ask as well."""
        async with self._lock:
            table = await self._kept.table()
            window = self._open_window()
            window.wait_for(seat, self._house.now() + table.settings.clock.reaction * SECOND)
            self._listening.tell()
            self._go_on(table)

    async def think_no_more(self, seat: int) -> None:
        """Need no more time."""
        async with self._lock:
            table = await self._kept.table()
            if self._open_window().wait_no_more(seat, self._house.now()):
                self._listening.tell()
                self._go_on(table)

    def _open_window(self) -> Window:
        window = self._turnstile.window
        if window is None:
            raise Refused("nobody may react now", "no-window")
        return window
