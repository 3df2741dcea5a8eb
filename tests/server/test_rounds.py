"""The rounds of one server among others: they go by time, and what fails or takes long keeps it from nothing else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from animalfolk.server.errors import Unreachable
from animalfolk.server.missing import AT_ONCE, LookingAgain, each
from animalfolk.server.notes import LOG, LOST, Note
from animalfolk.server.roster import Roster, hold
from animalfolk.server.rows import RUNNING
from animalfolk.server.schema import dues
from animalfolk.server.storage import Storage
from animalfolk.server.timing import Wheel
from animalfolk.server.together import MOST_LOOKS, Pace, Together
from animalfolk.table.log import CLOCK, Entry
from tests.server.pairs import Silent
from tests.server.postgres import Cluster
from tests.server.sockets import new_game, serving, until
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
NOW = 1000
LONG = 60_000  # milliseconds in which nobody falls silent here
MANY = 40_000  # more than a statement of PostgreSQL takes values
QUICK = Pace(near=100, round=5, beat=10, silent=LONG)


class Hearer:
    """Who is told what is due and what others do. Some of it fails, or takes for ever."""

    def __init__(self, *, knows: dict[str, int] | None = None, fails: bool = False, hangs: bool = False) -> None:
        self.rung: list[str] = []
        self.heard: Counter[tuple[str, str]] = Counter()
        self._knows, self._fails, self._hangs = knows or {}, fails, hangs

    async def ring(self, game_id: str, anew: bool) -> None:
        """A table is due."""
        self.rung.append(game_id)
        if self._hangs:
            await asyncio.Event().wait()

    async def hear(self, note: Note) -> None:
        """A note."""
        self.heard[note.what, note.game] += 1
        if self._hangs:
            await asyncio.Event().wait()

    def lengths(self) -> dict[str, int]:
        """The tables in memory."""
        assert not self._fails
        return self._knows

    async def entered(self) -> None:
        """It is there."""


class Server(NamedTuple):
    """A server whose rounds are looked at, and how often it did what."""

    storage: Storage
    roster: Roster
    peers: Together
    done: Counter[str]

    async def add(self) -> str:
        """A game that runs, and is due."""
        tokens, row = new_game(table_of("person", "person"), RUNNING)
        await self.storage.add_game(row)
        await self.roster.remind({tokens.game: 0})
        return tokens.game


async def nothing(_: str) -> None:
    """Nothing rings."""


@pytest.fixture
async def server(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """A server that has not entered yet."""
    storage = await Storage.open(await asyncio.to_thread(postgres.new_database))
    roster = storage.roster("one")
    assert roster
    done: Counter[str] = Counter()
    beat, take = roster.beat, roster.take

    async def counted_beat() -> bool:
        done["beat"] += 1
        return await beat()

    async def counted_take(now: int) -> list[object]:
        done["take"] += 1
        return [*await take(now)]

    monkeypatch.setattr(roster, "beat", counted_beat)
    monkeypatch.setattr(roster, "take", counted_take)
    peers = Together(storage, roster, Wheel(nothing, lambda: NOW), Silent(), lambda: NOW, QUICK)
    yield Server(storage, roster, peers, done)
    await peers.leave()
    await storage.close()


async def test_a_server_beats_by_time_however_many_rounds_there_are(server: Server) -> None:
    server.peers.pace = QUICK._replace(beat=LONG)
    await server.peers.enter(Hearer())
    await until(lambda: server.done["take"] > 20)
    assert server.done["beat"] == 1


async def test_what_fails_in_a_round_keeps_nobody_from_the_rest(server: Server) -> None:
    hearer = Hearer(fails=True)
    await server.peers.enter(hearer)
    game = await server.add()
    await until(lambda: game in hearer.rung)


async def test_a_table_at_which_something_takes_long_keeps_no_server_from_beating(server: Server) -> None:
    game = await server.add()
    await server.storage.append(game, 0, [Entry(CLOCK, 0, time=NOW)], NOW, "one")
    gone = server.storage.roster("gone")
    assert gone
    hearer = Hearer(knows={game: 0}, hangs=True)
    await server.peers.enter(hearer)
    await gone.come(game, 1, None)
    await until(lambda: hearer.heard[LOST, ""])
    await until(lambda: hearer.heard[LOG, game])
    before = server.done["beat"]
    await until(lambda: server.done["beat"] > before + 5)
    assert hearer.heard == {(LOST, ""): 1, (LOG, game): 1}  # who is being told is not told again


async def test_no_more_is_taken_than_can_be_looked_at(server: Server) -> None:
    games = [await server.add() for _ in range(MOST_LOOKS + 1)]
    hearer = Hearer(hangs=True)
    await server.peers.enter(hearer)
    await until(lambda: len(hearer.rung) == MOST_LOOKS)
    before = server.done["beat"]
    await until(lambda: server.done["beat"] > before + 5)
    assert len(set(hearer.rung)) == MOST_LOOKS < len(games)


async def test_there_may_be_any_number_of_tables(server: Server) -> None:
    game = await server.add()
    names = [game, *(f"table {number}" for number in range(MANY))]
    assert await server.roster.lengths(names) == {game: 0}
    await server.roster.here([(name, 0) for name in names])
    await server.roster.release(dict.fromkeys(names))
    await server.roster.remind(dict.fromkeys(names, 0))
    assert [taken.game_id for taken in await server.roster.take(NOW)] == [game]


async def test_two_who_write_the_same_rows_do_not_block_each_other(server: Server) -> None:
    """Each writes one row after the other: if not in the same order, each would soon wait for the other."""
    written: list[str] = []

    class Connection:
        async def execute(self, _: object, rows: list[dict[str, str]]) -> None:
            written.extend(row["game_id"] for row in rows)

    await hold(cast(AsyncConnection, Connection()), ["b", "c", "a"], "one", NOW)
    assert written == ["a", "b", "c"]
    games = [await server.add() for _ in range(30)]
    other = server.storage.roster("other")
    assert other
    await asyncio.gather(server.roster.hold(games, NOW), other.hold(games[::-1], NOW))


async def test_who_came_while_the_database_was_away_is_told_of_when_it_is_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise Unreachable("no database")

    monkeypatch.setattr(server.roster, "come", away)
    monkeypatch.setattr(server.roster, "go", away)
    for tell in (server.peers.come("game", 0), server.peers.go("game", 0, NOW)):
        server.peers._is_heard = True
        await tell
        assert not server.peers._is_heard  # so that with the next beat all who are here are told of


async def test_who_misses_much_looks_again_once_more() -> None:
    looks, may_go_on = 0, asyncio.Event()

    async def look() -> None:
        nonlocal looks
        looks += 1
        await may_go_on.wait()

    again = LookingAgain(look)
    asking = [asyncio.create_task(again.ask()) for _ in range(100)]
    await asyncio.sleep(0)
    may_go_on.set()
    await asyncio.gather(*asking)
    assert looks == 2
    await again.ask()
    assert looks == 3


async def test_tables_are_looked_at_a_few_at_once_whatever_becomes_of_some() -> None:
    looking, most, done = 0, 0, 0

    async def look(name: str) -> None:
        nonlocal looking, most, done
        looking += 1
        most = max(most, looking)
        await asyncio.sleep(0)
        looking -= 1
        assert name != "3"
        done += 1

    await each(look, map(str, range(100)))
    assert (most, done) == (AT_ONCE, 99)


async def test_a_server_that_starts_keeps_no_game_in_memory_that_nobody_plays(
    postgres: Cluster, tmp_path: Path
) -> None:
    address = await asyncio.to_thread(postgres.new_database)
    storage = await Storage.open(address)
    for _ in range(60):
        await storage.add_game(new_game(table_of("person", "person"), RUNNING)[1])
    async with serving(tmp_path, database=address) as server:
        while await due(storage):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert len(server.hall) == 0
    await storage.close()


async def due(storage: Storage) -> int:
    """How many tables somebody has to look at."""
    async with storage._database.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(dues))).scalar_one())
