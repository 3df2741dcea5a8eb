"""Everything that one running server is made of."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import TYPE_CHECKING

from litestar.di import NamedDependency

from animalfolk.server import notes
from animalfolk.server.afterwards import Afterwards
from animalfolk.server.asker import ASKER, NOBODY
from animalfolk.server.chat import Chat
from animalfolk.server.config import Config
from animalfolk.server.descriptors import limit, room_for
from animalfolk.server.desk import Desk
from animalfolk.server.door import usual_door
from animalfolk.server.drafting import Drafts
from animalfolk.server.hall import Hall
from animalfolk.server.limits import usual_limits
from animalfolk.server.lobby import Lobby
from animalfolk.server.lobby_quota import LobbyQuota
from animalfolk.server.machine import new_name
from animalfolk.server.messages import Analysed, Joined
from animalfolk.server.metrics import Metrics
from animalfolk.server.notes import Note
from animalfolk.server.play import Play
from animalfolk.server.pulse import Pulse
from animalfolk.server.rematch import Rematches
from animalfolk.server.replaying import Asker, Replays
from animalfolk.server.retention import Retention
from animalfolk.server.rows import VisitorRow
from animalfolk.server.sitting import Sitting
from animalfolk.server.steady import SteadyClock, wall_ms
from animalfolk.server.storage import Storage
from animalfolk.server.studying import Studies
from animalfolk.server.thinking import BotPool

if TYPE_CHECKING:
    from animalfolk.server.others import Others


class Parts:
    """The parts, wired together."""

    def __init__(self, config: Config, storage: Storage) -> None:
        self.config = config
        self.storage = storage
        self.bots = BotPool(config.bot_workers, config.bot_seconds)
        clock = SteadyClock()
        self._others = _others(config, storage, clock)
        kept = self._others.peers if self._others else storage
        self.hall = Hall(
            kept,
            self.bots,
            grace=config.grace_seconds,
            idle=config.idle_seconds,
            compute=config.compute_seconds,
            clock=clock,
        )
        self.hall.missed = self._missed
        tell = self.hall.peers.tell
        self.limits = usual_limits(config)
        self.door = usual_door(config, room_for(config, limit()))
        self.pulse = Pulse(storage.ping)
        self.metrics = Metrics()
        storage.spent = self._spent
        self.retention = Retention(storage.expiry(), config, self.hall)
        self.chat = Chat(storage, tell=lambda game_id: tell(notes.CHAT, game_id))
        self.lobby = Lobby(storage, self._told, saw=self.retention.saw)
        self.quota = LobbyQuota(config, storage.game)
        self.sitting = Sitting(storage, self.lobby, self._told)
        drafts = Drafts(storage, self._told, wall_ms)
        self.desk = Desk(self.chat, self.limits, self.metrics, self.sitting.leave, drafts, tell=tell)
        self.replays = Replays(self.hall, storage, config.compute_seconds)
        self.play = Play(storage, self.hall, self.lobby, self.desk, self.replays)
        self.rematches = Rematches(storage, self.lobby)
        self.afterwards = Afterwards(storage, self.replays, self.bots, self._told, wall_ms)
        self.studies = Studies(self.bots)

        self.metrics.show("tables", "Tables in memory", lambda: len(self.hall))
        self.metrics.show("sockets", "Sockets that are open", lambda: len(self.desk))
        self.metrics.show("bots_asked", "Answers that were asked of bots", lambda: self.bots.asked, lasts=True)
        self.metrics.show("bots_replaced", "Answers of late or failing bots", lambda: self.bots.replaced, lasts=True)
        self.metrics.show("removed", "Tables and visitors too old to keep", self.retention.removed.total, lasts=True)
        self.metrics.show("bots_cut", "Thoughts that the clock cut short", lambda: self.bots.cut, lasts=True)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Games go on as long as this lasts; what was begun is stored at its end."""
        async with self._others.listening(self._hear, self._concerns) if self._others else nullcontext():
            if self._others:
                await self._others.set_clock()
            await self.hall.start()
            works = [self.metrics.keep_looking(), self.retention.keep_going()]
            tasks = [asyncio.create_task(work) for work in works]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await self.studies.close()
                await self.replays.close()
                await self.hall.close()

    async def finish_computing(self) -> None:
        """Nobody waits any more for what takes long; before the server waits for requests to come to their end."""
        await asyncio.gather(self.hall.finish_computing(), self.replays.finish())

    def _spent(self, kind: str, size: int) -> None:
        """Something was stored, on the account of whoever asked for it."""
        if ASKER.get() != NOBODY:
            self.limits.spend(kind, ASKER.get(), size)

    async def _told(self, game_id: str) -> bool:
        """Somebody has sat down or stood up: whoever waits there is told, and bots begin where it is their turn.

        Whether the table is still there.
        """
        is_there = await self.hall.reload(game_id)
        self.hall.peers.tell(notes.ROW, game_id)
        return is_there

    async def _hear(self, note: Note) -> None:
        """Another server has told something."""
        if note.what == notes.CHAT:
            self.chat.said(note.game)
        elif note.what == notes.VOID:
            self.desk.voided(note.game, note.seat, note.name)
        elif note.what in (notes.LEFT, notes.CLOSED):
            self.desk.left(note.game, note.seat, note.what == notes.LEFT)
        else:
            await self.hall.hear(note)

    def _concerns(self, note: Note) -> bool:
        """Whether a note is about anything that is here; most are not, where there are many servers."""
        return note.what not in notes.OF_TABLES or self.hall.concerns(note)

    async def _missed(self) -> None:
        """Something may have been said or voided anywhere."""
        self.chat.missed()
        await self.desk.missed(self.storage.find_token)

    async def open_seat(self, game_id: str, visitor: VisitorRow, seat: int | None) -> Joined:
        """A seat of one's own, on one more device."""
        return await self.sitting.again(game_id, visitor, seat, self.desk.void)

    async def rematch(self, token: str) -> Joined:
        """Another game with the same people, for whoever holds this token of a seat."""
        found, seat = await self.play.seat(token)
        return await self.rematches.ask(found.game_id, seat, token, self.desk.void)

    async def analysis(self, token: str, asker: Asker) -> Analysed:
        """A finished game as the bots see it, as far as they have come."""
        found = await self.play.found(token)
        length, record = await self.replays.whole(found.game_id, asker)
        return await self.studies.ask(found.game_id, length, record)


def _others(config: Config, storage: Storage, clock: SteadyClock) -> Others | None:
    """What it takes to serve beside others; None where the database is for one server alone."""
    roster = storage.roster(new_name())
    if roster is None:
        return None
    from animalfolk.server.others import Others  # noqa: PLC0415

    return Others(config, storage, roster, clock)


House = NamedDependency[Parts]  # what a route is given
