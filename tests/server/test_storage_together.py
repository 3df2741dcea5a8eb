"""Several who write at the same time: of two, one is refused, and nothing is lost or written twice."""

from __future__ import annotations

import asyncio
import gc

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from animalfolk.server.errors import Conflict
from animalfolk.server.rows import ChatRow, Found
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import hashed
from tests.conftest import SOAK
from tests.server.postgres import Cluster
from tests.server.stored import ANNA, begun, entries_of, game_of, some
from tests.server.writer import start_writer

pytestmark = pytest.mark.anyio
PROCESSES = 8 if SOAK else 2
EACH = 50 if SOAK else 6
CANCELLED = 200 if SOAK else 40
GAMES = ("one", "two")


async def test_of_many_who_write_the_same_number_one_is_heard(storage: Storage) -> None:
    await begun(storage)
    for number in range(0, 10, 2):
        tries = [storage.append("g", number, some(number, 2, f"{writer}-"), 30) for writer in range(8)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        (heard,) = [writer for writer, result in enumerate(results) if result is None]
        assert [type(result) for result in results if result is not None] == [Conflict] * 7
        assert await storage.entries("g", number) == some(number, 2, f"{heard}-")


async def test_a_seat_that_many_ask_for_is_taken_once(storage: Storage) -> None:
    await begun(storage)
    tries = [storage.take_seat("g", 1, None, f"Guest {guest}", hashed(f"s_{guest}")) for guest in range(8)]
    results = await asyncio.gather(*tries)
    assert sorted(results) == [False] * 7 + [True]
    first = results.index(True)
    game = await storage.game("g")
    assert game is not None
    assert game.seats[1].name == f"Guest {first}"
    found = [await storage.find_token(hashed(f"s_{guest}")) for guest in range(8)]
    assert found == [Found("seat", "g", 1) if guest == first else None for guest in range(8)]


async def test_a_table_that_many_begin_begins_once(storage: Storage) -> None:
    await storage.add_visitor(ANNA)
    await storage.add_game(game_of())
    results = await asyncio.gather(*(storage.begin("g", f"opening {number}", 20) for number in range(8)))
    assert sorted(results) == [False] * 7 + [True]
    game = await storage.game("g")
    assert game is not None
    assert game.opening == f"opening {results.index(True)}"


async def test_lines_of_chat_at_the_same_time_all_get_a_number(storage: Storage) -> None:
    await begun(storage)
    lines = [ChatRow(number, 0, "Anna", f"line {number}") for number in range(8)]
    numbers = await asyncio.gather(*(storage.add_chat("g", line) for line in lines))
    assert sorted(numbers) == [*range(1, 9)]
    kept = {line.number: line.text for line in await storage.chat("g")}
    assert kept == {number: line.text for number, line in zip(numbers, lines, strict=True)}


async def test_who_reads_waits_for_nobody_and_sees_whole_steps(storage: Storage) -> None:
    await begun(storage)
    seen: list[int] = []

    async def write() -> None:
        for number in range(0, 60, 3):
            await storage.append("g", number, some(number, 3), 30)

    async def read(writer: asyncio.Task[None]) -> None:
        while not writer.done():
            seen.append(len(await storage.entries("g")))

    writer = asyncio.create_task(write())
    await asyncio.gather(writer, read(writer), read(writer))
    assert not [length for length in seen if length % 3]


@pytest.mark.soak
async def test_who_goes_away_in_the_middle_holds_nobody_up(storage: Storage) -> None:
    """A client that is gone: its task is cancelled after so many steps of the loop, wherever that is."""
    await begun(storage)
    length = 0
    for steps in range(CANCELLED):
        task = asyncio.create_task(storage.append("g", length, some(length, 2), 30))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        length = len(await storage.entries("g"))
        assert length % 2 == 0
        await storage.append("g", length, some(length, 2), 30)
        length += 2
    assert await storage.entries("g") == some(0, length)


async def test_who_goes_away_and_would_have_been_refused_is_told_nothing(
    storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    await begun(storage)
    task = asyncio.create_task(storage.append("g", 5, some(5, 1), 30))
    await asyncio.sleep(0)
    task.cancel()
    assert [type(gone) for gone in await asyncio.gather(task, return_exceptions=True)] == [asyncio.CancelledError]
    gc.collect()
    assert caplog.records == []


@pytest.mark.soak
def test_several_processes_write_to_one_database_from_its_first_moment(empty: str) -> None:
    writers = [start_writer(empty, f"p{number}", EACH, GAMES) for number in range(PROCESSES)]
    said = [line.split() for writer in writers for line in writer.communicate(timeout=120)[0].splitlines()]
    assert [writer.returncode for writer in writers] == [0] * PROCESSES
    for game_id, log in zip(GAMES, asyncio.run(entries_of(empty, *GAMES)), strict=True):
        told = sorted((int(number), name) for game, number, name in said if game == game_id)
        assert told == [(number, entry.id) for number, entry in enumerate(log)]
        assert len(log) == PROCESSES * EACH


async def test_what_is_only_read_takes_no_transaction_and_what_is_written_does(postgres: Cluster) -> None:
    opened = await Storage.open(await asyncio.to_thread(postgres.new_database))
    database = opened._database
    for _ in range(3):  # by the same connection
        async with database.read() as connection:
            assert not await is_in_transaction(connection)
        async with database.write() as connection:
            assert await is_in_transaction(connection)
    await opened.close()


async def is_in_transaction(connection: AsyncConnection) -> bool:
    """Whether PostgreSQL has begun one."""
    await connection.execute(select(1))
    way = (await connection.get_raw_connection()).driver_connection
    assert way
    return bool(way.is_in_transaction())
