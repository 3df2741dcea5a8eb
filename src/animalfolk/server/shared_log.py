"""The log of all tables where several servers write to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from animalfolk.server.rows import GameRow
from animalfolk.server.storage import Storage
from animalfolk.table.log import Entry


class Writer(Protocol):
    """This server among others."""

    server: str

    def keep(self, game_id: str) -> None:
        """What was said about when it is due is void."""

    def wrote(self, game_id: str, length: int) -> None:
        """Something was written here."""


class SharedLog:
    """The log of all tables, where whoever writes looks after the table, and tells the others."""

    def __init__(self, storage: Storage, peers: Writer) -> None:
        self._storage = storage
        self._peers = peers

    async def append(
        self, game_id: str, number: int, entries: Sequence[Entry], now: int, *, quiet: bool = False
    ) -> None:
        """Keep entries; Conflict if there are such already. quiet: nobody sees that something was done."""
        self._peers.keep(game_id)
        await self._storage.append(game_id, number, entries, now, self._peers.server, quiet=quiet)
        self._peers.wrote(game_id, number + len(entries))

    async def game(self, game_id: str) -> GameRow | None:
        """A game's row."""
        return await self._storage.game(game_id)

    async def entries(self, game_id: str, since: int = 0) -> list[Entry]:
        """All entries."""
        return await self._storage.entries(game_id, since)

    async def following(self, game_id: str, since: int) -> list[Entry]:
        """The entries from this number on, where those before it were read already."""
        return await self._storage.following(game_id, since)

    async def end(self, game_id: str, winners: Sequence[int], now: int) -> None:
        """The game is over."""
        await self._storage.end(game_id, winners, now)

    async def running(self) -> list[str]:
        """None: what is due is found in the database."""
        return []
