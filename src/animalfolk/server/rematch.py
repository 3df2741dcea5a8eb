"""Another game with the same people: they keep their seats, and one of those who lost begins (SETUP-13).

Each gets the new seat for the old one's token; whoever asks first makes the table, whoever asks twice gets the same.
For that nothing has to be kept: the new table's name follows from the old one's, a new token from the old one.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256

import msgspec

from animalfolk.modes.choosing import first_seat
from animalfolk.server.errors import Conflict, NotFound, Refused
from animalfolk.server.info import derived, public_watch, request_of
from animalfolk.server.lobby import Lobby
from animalfolk.server.messages import Joined, NewTable
from animalfolk.server.rows import OVER, PUBLIC, GameRow, SeatRow
from animalfolk.server.sitting import Void
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import WATCH, hashed
from animalfolk.table import PERSON

AGAIN = "again"
ID_BYTES = 9


def next_id(game_id: str) -> str:
    """The name of the table that follows this one."""
    return urlsafe_b64encode(sha256(f"{AGAIN} {game_id}".encode()).digest()[:ID_BYTES]).decode()


class Rematches:
    """Tables that follow others."""

    def __init__(self, storage: Storage, lobby: Lobby) -> None:
        self._storage = storage
        self._lobby = lobby

    async def ask(self, game_id: str, seat: int, token: str, void: Void) -> Joined:
        """The seat at the next table of whoever holds this token of a seat at the last.

        void: is told of a token that opens a seat no more.
        """
        last = await self._lobby.game(game_id)
        if last.phase != OVER:
            raise Refused("a game must be over before the next one begins, and this one is not", "rematch")
        new_token, watch = derived(token, AGAIN), self._watch(last, token)
        following = await self._following(last, seat, new_token, watch)
        sitting = following.seats[seat]
        if hashed(new_token) not in sitting.token_hashes:
            await self._sit_down(following, sitting, new_token, void)
        told = watch if following.watch_hash == hashed(watch) else None
        return Joined(following.id, seat, new_token, told)

    def _watch(self, last: GameRow, token: str) -> str:
        if last.visibility == PUBLIC:
            return public_watch(next_id(last.id))
        return WATCH + derived(token, f"{AGAIN} {WATCH}")[1:]

    async def _following(self, last: GameRow, seat: int, token: str, watch: str) -> GameRow:
        """The next table; it is made if nobody has asked before."""
        try:
            return await self._lobby.game(next_id(last.id))
        except NotFound:
            rows = [_kept(row, token if row.seat == seat else None) for row in last.seats]
        with suppress(Conflict):  # somebody else asked at the same moment
            await self._lobby.add(next_id(last.id), _asked(last), rows, watch, last.id)
        return await self._lobby.game(next_id(last.id))

    async def _sit_down(self, following: GameRow, row: SeatRow, token: str, void: Void) -> None:
        """Take the seat; whoever has it already, on another device, opens it on this one too."""
        if await self._storage.take_seat(following.id, row.seat, row.visitor_id, row.name, hashed(token)):
            await self._lobby.seated(following.id)
        else:
            for token_hash in await self._storage.add_token(following.id, row.seat, hashed(token)) or []:
                void(following.id, row.seat, token_hash)


def _kept(row: SeatRow, token: str | None) -> SeatRow:
    """The same person or bot; a person who has not asked yet is waited for."""
    taken = [hashed(token)] if token and row.kind == PERSON else []
    return msgspec.structs.replace(row, token_hashes=taken, invite_hash=None)


def _asked(last: GameRow) -> NewTable:
    """The same decks and rules; any of those who lost begins, or of all where nobody else has won."""
    winners, seats = last.winners or [], range(len(last.seats))
    losers = [seat for seat in seats if seat not in winners] or list(seats)
    first = first_seat(losers, secrets.token_hex(16))
    return msgspec.structs.replace(request_of(last), first=f"P{first + 1}", seed="")
