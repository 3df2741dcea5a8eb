"""What servers of one database keep about themselves: nothing stays with a server that is gone, nothing due is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest
from sqlalchemy import select, update

from animalfolk.server.errors import Unreachable
from animalfolk.server.notes import LOST, Note
from animalfolk.server.roster import Lost, Roster, Taken
from animalfolk.server.rows import RUNNING
from animalfolk.server.schema import dues, present, servers
from animalfolk.server.storage import Storage
from animalfolk.server.timing import Wheel
from animalfolk.server.together import Pace, Together
from animalfolk.table.log import CLOCK, Entry
from tests.server.postgres import Cluster
from tests.server.sockets import new_game, until
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
LONG = 60_000  # milliseconds in which nobody falls silent here
QUICK = Pace(near=100, round=10, beat=10, silent=LONG)
NOW = 1000


class Shared(NamedTuple):
    """Two servers at one database with one game."""

    storage: Storage
    one: Roster
    other: Roster
    game: str

    async def fall_silent(self, server: Roster) -> None:
        """A server was heard of long ago."""
        async with self.storage._database.write() as connection:
            await connection.execute(update(servers).where(servers.c.id == server.server).values(seen=0))

    async def add(self) -> str:
        """Another game that runs."""
        tokens, row = new_game(table_of("person", "person"), RUNNING)
        await self.storage.add_game(row)
        return tokens.game

    async def rows(self) -> list[tuple[int, str | None]]:
        """When tables are due, and who looks after them."""
        async with self.storage._database.read() as connection:
            return [(row[0], row[1]) for row in await connection.execute(select(dues.c.at, dues.c.server))]


def roster(storage: Storage, name: str) -> Roster:
    """One more server."""
    made = storage.roster(name)
    assert made
    return made


@pytest.fixture
async def shared(postgres: Cluster) -> AsyncIterator[Shared]:
    """Two servers that have entered."""
    storage = await Storage.open(await asyncio.to_thread(postgres.new_database))
    made = Shared(storage, roster(storage, "one"), roster(storage, "other"), "")
    made = made._replace(game=await made.add())
    assert await made.one.enter(LONG)
    assert not await made.other.enter(LONG)
    assert await made.one.take(NOW) == [Taken(made.game, True)]
    yield made
    await storage.close()


async def test_the_first_server_finds_every_game_due_and_nobody_connected(shared: Shared) -> None:
    await shared.one.come(shared.game, 0, None)
    for server in (shared.one, shared.other):
        await shared.fall_silent(server)
    third = roster(shared.storage, "third")
    assert await third.enter(LONG)
    assert await third.others(shared.game) == []
    assert await third.take(0) == [Taken(shared.game, True)]


async def test_a_server_that_falls_silent_is_taken_off_with_its_people(shared: Shared) -> None:
    await shared.one.come(shared.game, 0, None)
    assert await shared.other.others(shared.game) == [(0, "one", None)]
    assert await shared.other.bury(LONG) == Lost([], [])
    await shared.fall_silent(shared.one)
    assert await shared.other.bury(LONG) == Lost(["one"], [shared.game])
    assert await shared.other.others(shared.game) == []
    assert await shared.other.take(NOW) == [Taken(shared.game, True)]
    assert not await shared.one.beat()


async def test_a_server_that_starts_while_another_falls_silent_leaves_nothing_behind(shared: Shared) -> None:
    await shared.fall_silent(shared.one)
    assert not await roster(shared.storage, "third").enter(LONG)
    assert await shared.other.bury(LONG) == Lost(["one"], [shared.game])
    assert await shared.other.take(NOW) == [Taken(shared.game, True)]


async def test_what_a_server_writes_after_it_was_taken_off_is_taken_over_as_well(shared: Shared) -> None:
    await shared.fall_silent(shared.one)
    await shared.other.bury(LONG)
    await shared.storage.append(shared.game, 0, [Entry(CLOCK, 0, time=NOW)], NOW, "one")
    assert (await shared.other.bury(LONG)).games == [shared.game]
    assert await shared.other.take(NOW) == [Taken(shared.game, True)]


async def test_who_goes_leaves_the_tables_to_the_others_at_once(shared: Shared) -> None:
    await shared.one.leave()
    assert await shared.other.take(NOW) == [Taken(shared.game, False)]


async def test_only_who_looks_after_a_table_says_when_it_is_due(shared: Shared) -> None:
    await shared.other.release({shared.game: None})
    await shared.other.remind({shared.game: 0})
    assert await shared.rows() == [(0, "one")]
    await shared.one.release({shared.game: NOW})
    for stale in (None, NOW + 1):
        await shared.one.release({shared.game: stale})
        await shared.other.release({shared.game: stale})
    await shared.other.remind({shared.game: NOW + 1})
    assert await shared.other.take(NOW - 1) == []
    await shared.other.remind({shared.game: NOW - 1})
    assert await shared.other.take(NOW - 1) == [Taken(shared.game, False)]
    await shared.other.release({shared.game: None})
    assert await shared.rows() == []


async def test_each_table_that_is_due_is_taken_once(shared: Shared) -> None:
    games = {await shared.add() for _ in range(30)}
    await shared.one.remind(dict.fromkeys(games, 0))
    taken = await asyncio.gather(*(server.take(NOW) for server in [shared.one, shared.other] * 3))
    names = [one.game_id for some in taken for one in some]
    names += [one.game_id for one in await shared.one.take(NOW)]
    assert sorted(names) == sorted(games)


async def test_who_was_here_for_a_while_leaves_nothing_behind(shared: Shared) -> None:
    await shared.one.come(shared.game, 0, 1)
    await shared.one.come(shared.game, 1, None)
    assert await shared.one.beat()
    assert await shared.other.others(shared.game) == [(1, "one", None)]
    await shared.one.here([(shared.game, 0), ("no such table", 1)])
    assert await shared.other.others(shared.game) == [(0, "one", None)]
    async with shared.storage._database.read() as connection:
        assert len((await connection.execute(select(present))).all()) == 1


# one server among others


class Quiet:
    """Notes that nobody gets."""

    def tell(self, note: Note) -> None:
        """Nobody hears it."""


class Hearer:
    """Who is told what is due; it may fail."""

    def __init__(self, fails: bool = False) -> None:
        self.rung: list[str] = []
        self.heard: list[str] = []
        self.fails = fails

    async def ring(self, game_id: str, anew: bool) -> None:
        """A table is due."""
        self.rung.append(game_id)

    async def hear(self, note: Note) -> None:
        """A note."""
        self.heard.append(note.what)
        assert not self.fails

    def lengths(self) -> dict[str, int]:
        """No table is in memory."""
        return {}

    async def entered(self) -> None:
        """It is there."""
        assert not self.fails or self.heard


async def nothing(_: str) -> None:
    """Nothing rings."""


def together(shared: Shared) -> Together:
    """The first server, which looks after the game."""
    made = Together(shared.storage, shared.one, Wheel(nothing, lambda: NOW), Quiet(), lambda: NOW, QUICK)
    made._held[shared.game] = 0
    return made


async def test_an_old_note_of_another_server_takes_no_table_away(shared: Shared) -> None:
    peers = together(shared)
    await peers.log.append(shared.game, 0, [Entry(CLOCK, 0, time=NOW)] * 2, NOW)
    peers.heard(shared.game, 1)
    assert peers.holds(shared.game)
    peers.heard(shared.game, 3)
    assert not peers.holds(shared.game)


async def test_a_table_goes_on_although_it_was_not_heard_that_it_was_written(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    peers, hearer, append = together(shared), Hearer(), shared.storage.append

    async def lost(*given: object, **more: object) -> None:
        await append(*given, **more)  # type: ignore[arg-type]
        raise Unreachable("the answer was lost")

    monkeypatch.setattr(shared.storage, "append", lost)
    peers.ring_at(shared.game, None)
    assert not peers.holds(shared.game)
    with pytest.raises(Unreachable):
        await peers.log.append(shared.game, 0, [Entry(CLOCK, 0, time=NOW)], NOW)
    await peers.enter(hearer)
    await until(lambda: hearer.rung)
    await peers.leave()
    assert hearer.rung == [shared.game]


async def test_whatever_fails_a_server_is_still_there(shared: Shared) -> None:
    peers, hearer = together(shared), Hearer(fails=True)
    await shared.other.come(shared.game, 1, None)
    await shared.fall_silent(shared.other)
    peers._is_heard = True
    await peers.enter(hearer)
    await until(lambda: LOST in hearer.heard)
    game = await shared.add()
    await shared.other.remind({game: 0})
    await until(lambda: game in hearer.rung)
    await peers.leave()
