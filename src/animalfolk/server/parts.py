"""Everything that one running server is made of."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar.di import NamedDependency

from animalfolk.server.chat import Chat
from animalfolk.server.config import Config
from animalfolk.server.desk import Desk
from animalfolk.server.drafting import Drafts
from animalfolk.server.errors import NotFound
from animalfolk.server.hall import Hall
from animalfolk.server.limits import usual_limits
from animalfolk.server.lobby import Lobby, milliseconds
from animalfolk.server.messages import Joined, MadeTable, QuickGame
from animalfolk.server.metrics import Metrics
from animalfolk.server.play import Play
from animalfolk.server.rematch import Rematches
from animalfolk.server.rows import VisitorRow
from animalfolk.server.sitting import Sitting
from animalfolk.server.storage import Storage
from animalfolk.server.thinking import BotPool


class Parts:
    """The parts, wired together."""

    def __init__(self, config: Config, storage: Storage) -> None:
        self.config = config
        self.storage = storage
        self.bots = BotPool(config.bot_workers, config.bot_seconds)
        self.hall = Hall(storage, self.bots, grace=config.grace_seconds, idle=config.idle_seconds)
        self.limits = usual_limits(config)
        self.metrics = Metrics()
        self.chat = Chat(storage)
        self.lobby = Lobby(storage, self._told)
        self.sitting = Sitting(storage, self.lobby, self._told)
        drafts = Drafts(storage, self._told, milliseconds)
        self.desk = Desk(self.chat, self.limits, self.metrics, self.sitting.leave, drafts)
        self.play = Play(storage, self.hall, self.lobby, self.desk)
        self.rematches = Rematches(storage, self.lobby)

        self.metrics.show("tables", "Tables in memory", lambda: len(self.hall))
        self.metrics.show("sockets", "Sockets that are open", lambda: len(self.desk))
        self.metrics.show("bots_asked", "Answers that were asked of bots", lambda: self.bots.asked)
        self.metrics.show("bots_replaced", "Answers of late or failing bots", lambda: self.bots.replaced)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Games go on as long as this lasts; what was begun is stored at its end."""
        await self.hall.start()
        try:
            yield
        finally:
            await self.hall.close()

    async def _told(self, game_id: str) -> bool:
        """Somebody has sat down or stood up: whoever waits there is told, and bots begin where it is their turn.

        Whether the table is still there.
        """
        try:
            await (await self.hall.table(game_id)).reload()
        except NotFound:
            await self.hall.forget(game_id)
            return False
        return True

    async def open_seat(self, game_id: str, visitor: VisitorRow, seat: int | None) -> Joined:
        """A seat of one's own, on one more device."""
        return await self.sitting.again(game_id, visitor, seat, self.desk.void)

    async def quick(self, visitor: VisitorRow | None, asked: QuickGame) -> MadeTable:
        """A game against bots, with a visitor if there is none yet."""
        if visitor:
            return await self.lobby.quick(visitor, asked)
        told = await self.lobby.arrive(asked.name)
        made = await self.lobby.quick(await self.lobby.visitor(told.token), asked)
        return msgspec.structs.replace(made, visitor=told)

    async def rematch(self, token: str) -> Joined:
        """Another game with the same people, for whoever holds this token of a seat."""
        found, seat = await self.play.seat(token)
        return await self.rematches.ask(found.game_id, seat, token)


House = NamedDependency[Parts]  # what a route is given
