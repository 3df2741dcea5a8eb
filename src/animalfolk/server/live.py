"""One table that people play at: what they do there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from animalfolk.server.acting import House
from animalfolk.server.errors import Refused, not_absent
from animalfolk.server.notes import GONE, HERE, NO_MORE, THINK, Note
from animalfolk.server.peers import Elsewhere
from animalfolk.server.playing import Playing
from animalfolk.server.rows import GameRow
from animalfolk.server.timing import has_wished_to_leave, players
from animalfolk.server.turnstile import check_number
from animalfolk.server.windows import LONGEST, Window
from animalfolk.table import Hinted
from animalfolk.table.clock import SECOND
from animalfolk.table.seats import PERSON
from animalfolk.table.table import Table

BOT_THERE = "bot"


class Live(Playing):
    """A table, and what people do there. Whatever is refused is an error by name, and nothing has changed."""

    def __init__(self, house: House, row: GameRow) -> None:
        super().__init__(house, row)
        self._telling = asyncio.Lock()

    # coming and going

    async def arrive(self, seat: int) -> None:
        """Somebody has connected; a seat that was taken by a bot meanwhile is given back."""
        if self.presence.arrive(seat):
            self._listening.tell()
            await self._tell_here(seat)
        if not self._kept.is_open:
            await self._finish(self._give_back(seat))

    async def depart(self, seat: int) -> None:
        """A connection has ended."""
        now = self._house.now()
        if self.presence.depart(seat, now):
            self._listening.tell()
            async with self._telling:
                await self._house.peers.go(self._kept.id, seat, now)
            await self._tell_here(seat)
            await self.wake_up()

    async def _tell_here(self, seat: int) -> None:
        """Tell other servers until when somebody is here, as it is now: one may have come back, or ask without staying.

        What is told of one table is told one after the other: the last word is how it is.
        """
        async with self._telling:
            until = None if seat in self.presence.here else self.presence.counts_until(seat)
            if until is None or until > self._house.now():
                await self._house.peers.come(self._kept.id, seat, until)

    async def touch(self, seat: int) -> None:
        """Somebody has asked something without staying connected."""
        was_here, now = self._is_here(seat), self._house.now()
        if self.presence.touch(seat, now):
            await self._tell_here(seat)
        if not was_here:
            self._listening.tell()
        if not self._kept.is_open:
            await self._finish(self._give_back(seat))

    async def _give_back(self, seat: int) -> None:
        async with self._lock:
            table = await self._kept.table()
            if seat in table.away and not has_wished_to_leave(table, seat) and not table.is_over:
                await self._do(lambda table: table.come_back(seat, self._house.now()))
            self._go_on(await self._kept.table())

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

    async def learn(self, seat: int, step: str) -> None:
        """A step of a lesson was heard, or its card was read."""
        await self.act(lambda table: table.learn(seat, step, self._house.now()))

    async def ask_always(self, seat: int, always: bool) -> None:
        """Be asked also where nothing that may be done is of use, or not any more."""
        await self.act(lambda table: table.ask_always(seat, always, self._house.now()))

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
        found = await self._house.pool.think(await self.look(lambda table: table.hint_thought(seat, after)))
        self._house.pool.cut += found.is_cut
        return found

    # windows for reactions

    async def think(self, seat: int) -> None:
        """Ask for more time while somebody may react; who cannot react may ask as well."""
        async with self._lock:
            self._wait_for(self._open_window(), await self._kept.table(), seat)
        self._house.peers.tell(THINK, self._kept.id, seat=seat, time=self._house.now())

    async def think_no_more(self, seat: int) -> None:
        """Need no more time."""
        async with self._lock:
            table, now = await self._kept.table(), self._house.now()
            self._wait_no_more(self._open_window(), table, seat, now)
        self._house.peers.tell(NO_MORE, self._kept.id, seat=seat, time=now)

    def _wait_for(self, window: Window, table: Table, seat: int) -> None:
        if window.wait_for(seat, min(table.settings.clock.reaction, LONGEST) * SECOND):
            self._listening.tell()
            self._go_on(table)

    def _wait_no_more(self, window: Window, table: Table, seat: int, now: int) -> None:
        if window.wait_no_more(seat, now):
            self._listening.tell()
            self._go_on(table)

    def _open_window(self) -> Window:
        window = self._turnstile.window
        if window is None:
            raise Refused("nobody may react now", "no-window")
        return window

    # other servers

    async def hear(self, note: Note) -> None:
        """Another server tells of somebody there: who is here, or wants more time."""
        if note.what == HERE:
            self.presence.come_elsewhere(note.seat, note.server, note.time)
        elif note.what == GONE:
            self.presence.go_elsewhere(note.seat, note.server, note.time or self._house.now())
        await self._finish(self._heard(note))

    async def _heard(self, note: Note) -> None:
        async with self._lock:
            table = None if self._kept.is_open else await self._kept.table()
            window = self._turnstile.window
            if table and window and note.what == THINK:
                self._wait_for(window, table, note.seat)
            elif table and window and note.what == NO_MORE:
                self._wait_no_more(window, table, note.seat, note.time or 0)
            elif table:
                self._listening.tell()
                self._go_on(table)
            else:
                self._listening.tell()

    async def meet(self, elsewhere: Elsewhere) -> None:
        """These are at other servers, and nobody else."""
        self.presence.meet(elsewhere, self._house.now())
        self._listening.tell()
        await self.wake_up()

    async def lose(self, server: str) -> None:
        """Another server is gone, and whoever was connected to it."""
        if self.presence.lose(server, self._house.now()):
            self._listening.tell()
            await self.wake_up()
