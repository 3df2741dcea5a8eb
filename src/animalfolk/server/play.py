"""What whoever holds a token of a table may do there, one request at a time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from animalfolk.server import live_messages as said
from animalfolk.server.asking import Asking
from animalfolk.server.chat import shown
from animalfolk.server.desk import Desk
from animalfolk.server.errors import BadToken, NotAllowed
from animalfolk.server.hall import AnyTable, Hall
from animalfolk.server.lobby import Lobby
from animalfolk.server.messages import Answer, Done, Hint, Hinted, PlayState
from animalfolk.server.replaying import Asker, Replays
from animalfolk.server.rows import OPEN, OVER, TO_SIT, TO_WATCH, Found
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import hashed

OPENS = (TO_SIT, TO_WATCH)


class Play:
    """Tables, by the tokens that open them."""

    def __init__(self, storage: Storage, hall: Hall, lobby: Lobby, desk: Desk, replays: Replays) -> None:
        self._storage = storage
        self._hall = hall
        self._lobby = lobby
        self._desk = desk
        self._replays = replays

    async def found(self, token: str) -> Found:
        """The table that a token opens, and the seat; none for those who watch."""
        found = await self._storage.find_token(hashed(token))
        if not found:
            raise BadToken("this token opens nothing here")
        if found.kind not in OPENS:
            raise NotAllowed("this token is not for playing or watching")
        return found

    async def seat(self, token: str) -> tuple[Found, int]:
        """The same, for whoever has a seat."""
        found = await self.found(token)
        if found.seat is None:
            raise NotAllowed("who watches does not play")
        return found, found.seat

    async def state(self, token: str, since: int, chat: int, muted: Collection[int | None] = ()) -> PlayState:
        """All that may be known now; events from this number on, lines after that one, but for whoever is muted."""
        found = await self.found(token)
        live = await self._live(found)
        state = await live.state(found.seat, since)
        lines = shown(await self._desk.chat.since(found.game_id, chat), muted)
        return PlayState(**msgspec.structs.asdict(state), chat=lines)

    async def answer(self, token: str, asked: Answer) -> bool:
        """Answer a decision; false if this id has answered it before."""
        found, seat = await self.seat(token)
        live = await self._live(found)
        return await Asking(self._desk, live, found).answer(seat, asked)

    async def do(self, token: str, asked: said.Deed | said.Chat, address: str = "") -> Done:
        """Do something else at the table, as over a socket; its id may be empty."""
        found = await self.found(token)
        live = await self._live(found, not isinstance(asked, said.Return))
        did = await Asking(self._desk, live, found, address).do(asked)
        return Done(did.is_new, did.told)

    async def hints(self, token: str, after: Sequence[str]) -> Hinted:
        """The best answers of somebody who plays against bots alone."""
        found, seat = await self.seat(token)
        live = await self._live(found)
        return Hinted([Hint.of(hint) for hint in (await live.hints(seat, after)).hints])

    async def record(self, token: str, form: str, asker: Asker) -> bytes:
        """The record as this token may have it; not while somebody may react, as it would tell who."""
        found = await self.found(token)
        standing = await self._storage.standing(found.game_id)
        if standing and standing[0] != OVER:  # one that is over needs no table in memory
            await self._live(found)
        return await self._replays.record(found, form, asker)

    async def _live(self, found: Found, is_here: bool = True) -> AnyTable:
        """The table; whoever asks something of it is there, and gets a seat back that a bot took meanwhile."""
        live = await self._hall.table(found.game_id)
        if live.row.phase == OPEN:
            await self._lobby.game(found.game_id)
        if is_here and found.seat is not None:
            await live.touch(found.seat)
        return live
