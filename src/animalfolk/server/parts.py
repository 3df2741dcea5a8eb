"""Everything that one running server is made of."""

from __future__ import annotations

import msgspec

from animalfolk.server.chat import Chat
from animalfolk.server.config import Config
from animalfolk.server.hall import Hall
from animalfolk.server.limits import usual_limits
from animalfolk.server.lobby import Lobby
from animalfolk.server.messages import Joined, MadeTable, QuickGame
from animalfolk.server.metrics import Metrics
from animalfolk.server.play import Play
from animalfolk.server.rematch import Rematches
from animalfolk.server.rows import VisitorRow
from animalfolk.server.storage import Storage


class Parts:
    """The parts, wired together."""

    def __init__(self, config: Config, storage: Storage, hall: Hall) -> None:
        self.config = config
        self.storage = storage
        self.hall = hall
        self.limits = usual_limits(config)
        self.metrics = Metrics()
        self.chat = Chat(storage)
        self.lobby = Lobby(storage, hall.told)
        self.play = Play(storage, hall, self.lobby, self.chat)
        self.rematches = Rematches(storage, self.lobby)

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
