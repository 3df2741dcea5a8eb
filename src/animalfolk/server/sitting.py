"""Seats that people have taken: opening them on another device, and leaving them before the game begins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from animalfolk.server.errors import NotAllowed, Taken
from animalfolk.server.info import request_of
from animalfolk.server.lobby import Lobby, named
from animalfolk.server.messages import Joined
from animalfolk.server.rows import OPEN, GameRow, SeatRow, VisitorRow
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import INVITE, SEAT, hashed, new_token

Told = Callable[[str], Awaitable[bool]]  # is told of a table that has changed; whether it is still there
Void = Callable[[str, int, str], None]  # is told of a token that opens a seat no more


class Left(NamedTuple):
    """A seat that was left: whether the table is still there, and what opens the seat, if nobody was told that yet."""

    is_there: bool
    invite: str | None


class Sitting:
    """The seats of people, before and while they play."""

    def __init__(self, storage: Storage, lobby: Lobby, told: Told) -> None:
        self._storage = storage
        self._lobby = lobby
        self._told = told

    async def again(self, game_id: str, visitor: VisitorRow, seat: int | None, void: Void) -> Joined:
        """One more token for one's own seat, for another device; of too many the oldest opens nothing any more."""
        game = await self._lobby.game(game_id)
        own = [row for row in game.seats if row.visitor_id == visitor.id and seat in (None, row.seat)]
        if not own:
            raise NotAllowed("you have no such seat at this table")
        token = new_token(SEAT)
        if own[0].is_free:  # kept for whoever played here before
            await self._sit_down(game, own[0], token)
        else:
            for token_hash in await self._storage.add_token(game.id, own[0].seat, hashed(token)) or []:
                void(game.id, own[0].seat, token_hash)
        return Joined(game.id, own[0].seat, token)

    async def _sit_down(self, game: GameRow, row: SeatRow, token: str) -> None:
        if not await self._storage.take_seat(game.id, row.seat, row.visitor_id, row.name, hashed(token)):
            raise Taken("somebody has this seat already", seat=row.seat)
        await self._lobby.seated(game.id)

    async def leave(self, game_id: str, seat: int) -> Left | None:
        """Stand up while seats are open: the seat is free again, and its tokens open nothing; none if it has begun.

        Its invitation is good again; who made the table had none, and is told one to pass on. The last one who leaves
        closes the table, unless its maker never sat there.
        """
        game = await self._lobby.game(game_id)
        sitting = game.seats[seat]
        invite = None if sitting.invite_hash or game.previous else new_token(INVITE)
        row = _vacated(game, sitting, invite)
        if game.phase != OPEN or not await self._storage.leave_seat(game.id, row, request_of(game).sit):
            return None
        is_there = await self._told(game_id)
        return Left(is_there, invite if is_there else None)


def _vacated(game: GameRow, sitting: SeatRow, invite: str | None) -> SeatRow:
    """The seat as it was before; where people play again, it is kept for whoever had it."""
    if game.previous:
        return msgspec.structs.replace(sitting, token_hashes=[])
    others = {row.seat: row.name for row in game.seats if row.seat != sitting.seat}
    name = named(request_of(game).seats, others)[sitting.seat].name
    opens = hashed(invite) if invite else sitting.invite_hash
    return SeatRow(sitting.seat, sitting.kind, name, invite_hash=opens)
