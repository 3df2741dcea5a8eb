"""How much of the lobby one address may take: public tables that wait for people, and seats at tables of others.

A household shares an address: at a table that was made there all of it may sit, and whoever has an invitation may sit
anywhere. What is counted is in memory, and of the newest tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from animalfolk.server.config import Config
from animalfolk.server.errors import TooMany
from animalfolk.server.messages import Joined, MadeTable
from animalfolk.server.rows import OPEN, GameRow
from animalfolk.server.tokens import hashed

MOST = 10_000  # tables that are remembered, and addresses
Find = Callable[[str], Awaitable[GameRow | None]]


class Took(NamedTuple):
    """A table that an address has made, or a seat that it has taken there."""

    game_id: str
    seat: int | None = None
    token_hash: str = ""

    def waits(self, game: GameRow | None) -> bool:
        """Whether it is still so, and the game has not begun."""
        if game is None or game.phase != OPEN:
            return False
        return self.seat is None or self.token_hash in game.seats[self.seat].token_hashes


class LobbyQuota:
    """What each address has taken of the lobby."""

    def __init__(self, config: Config, find: Find) -> None:
        self.tables, self.seats = config.lobby_tables, config.lobby_seats
        self._find = find
        self._made: dict[str, list[Took]] = {}  # by address
        self._sat: dict[str, list[Took]] = {}
        self._makers: dict[str, str] = {}  # from which address a table was made
        self._turn = asyncio.Lock()  # so that many at once are not more than one after the other

    async def make(self, address: str, make: Callable[[], Awaitable[MadeTable]]) -> MadeTable:
        """Make a public table; TooMany if enough tables of this address wait for people."""
        async with self._turn:
            if len(await self._waiting(self._made, address)) >= self.tables:
                raise TooMany("enough tables that were made from this address wait for people")
            made = await make()
            self._note(self._made, address, Took(made.table))
            self._makers[made.table] = address
            _forget(self._makers)
        return made

    async def join(self, address: str, game_id: str, join: Callable[[], Awaitable[Joined]]) -> Joined:
        """Sit down at a public table without an invitation; TooMany if this address has taken enough seats."""
        if self._makers.get(game_id) == address:
            return await join()
        async with self._turn:
            waiting = await self._waiting(self._sat, address)
            if sum(took.game_id == game_id for took in waiting) >= self.seats:
                raise TooMany("enough seats of this table are taken from this address; more need an invitation")
            if len(waiting) >= self.tables * self.seats:
                raise TooMany("enough seats that were taken from this address wait for others")
            joined = await join()
            self._note(self._sat, address, Took(game_id, joined.seat, hashed(joined.token)))
        return joined

    async def _waiting(self, taken: dict[str, list[Took]], address: str) -> list[Took]:
        """What an address has taken and is still waiting; the rest is forgotten."""
        known = taken.get(address, [])
        waiting = [took for took in known if took.waits(await self._find(took.game_id))]
        if known:
            taken[address] = waiting
        return waiting

    def _note(self, taken: dict[str, list[Took]], address: str, took: Took) -> None:
        taken[address] = [*taken.pop(address, []), took]
        _forget(taken)


def _forget(known: dict[str, str] | dict[str, list[Took]]) -> None:
    """Of too many the oldest."""
    while len(known) > MOST:
        del known[next(iter(known))]
