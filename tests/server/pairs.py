"""Two servers at one database, and what tests do with them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from animalfolk.server.messages import Join, NewTable
from animalfolk.server.notes import Note
from animalfolk.server.together import Pace, Together
from tests.server.postgres import Cluster
from tests.server.sockets import Client, Served, Tokens, serving


class Two(NamedTuple):
    """Two servers."""

    one: Served
    other: Served

    async def clients(self, tokens: Tokens) -> tuple[Client, Client]:
        """The first two seats, each at another server; all are here."""
        first = await Client.open(self.one, tokens.seats[0])
        second = await Client.open(self.other, tokens.seats[1])
        await first.everybody()
        await second.everybody()
        return first, second


@asynccontextmanager
async def quick_pair(postgres: Cluster, path: Path) -> AsyncIterator[Two]:
    """Two servers that look around often."""
    database = await asyncio.to_thread(postgres.new_database)
    async with serving(path, database=database) as one, serving(path, database=database) as other:
        for server in (one, other):
            peers_of(server).pace = Pace(round=50, beat=100, silent=1500)
        yield Two(one, other)


def peers_of(server: Served) -> Together:
    """What a server knows of others."""
    assert isinstance(server.hall.peers, Together)
    return server.hall.peers


async def sits(server: Served, asked: NewTable) -> tuple[str, str, list[str], str]:
    """A visitor makes a table and sits there: the visitor's token, the table, the invitations, the seat's token."""
    visitor = await server.parts.lobby.arrive("Anna")
    made = await server.parts.lobby.make(await server.parts.lobby.visitor(visitor.token), asked)
    return visitor.token, made.table, [invite.token for invite in made.invites], made.token or ""


class Silent:
    """Tells nobody anything."""

    def tell(self, note: Note) -> None:
        """Nobody hears it."""


async def joined_unheard(pair: Two, table: str, invite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben takes a seat and speaks at the first server, of which the other hears nothing."""
    monkeypatch.setattr(peers_of(pair.one), "_speaker", Silent())
    joined = await pair.one.parts.lobby.join(table, Join(token=invite, name="Ben"), None)
    ben = await Client.open(pair.one, joined.token)
    await ben.ask("chat", text="Good day")
