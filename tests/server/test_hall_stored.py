"""The hall on the storage that is really used: nothing acknowledged is lost, and of two writers one reads again."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.server.hall import Hall, Live
from animalfolk.server.rows import OPEN, OVER
from animalfolk.server.storage import Storage
from animalfolk.server.thinking import BotPool
from animalfolk.table import Clock, Settings, Table
from animalfolk.table.store import store
from tests.server.memory import Clockwork, live_at, row_of
from tests.server.test_hall import asked, play
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
FEW = "3"  # stacks: the first to have so many wins
CLOCK = Settings(undo="agreed", clock=Clock("game", 600, 10))


async def begun(storage: Storage, table: Table, name: str = "game") -> None:
    """A table that has begun."""
    row = row_of(table, name, OPEN)
    seats = [msgspec.structs.replace(seat, token_hashes=[f"{name}{seat.seat}"]) for seat in row.seats]
    await storage.add_game(msgspec.structs.replace(row, seats=seats))
    assert await storage.begin(name, store(table), row.created)


def hall_at(storage: Storage, clock: Clockwork) -> Hall:
    """A hall at this storage."""
    return Hall(storage, BotPool(), clock=clock)


async def play_to(live: Live, turn: int) -> None:
    """People answer until this turn, or to the end."""
    with live.listen(None) as news:
        while True:
            at, seat, bot = await live.look(lambda table: (table.turn, table.asked, table.bot_turn()))
            if seat is None or at >= turn:
                return
            if bot is None:
                await play(live, seat)
            else:
                await anext(news)


async def test_a_game_to_its_end(storage: Storage) -> None:
    await begun(storage, table_of("person", "trader", settings=CLOCK, stacks=FEW))
    hall = hall_at(storage, Clockwork())
    live = await live_at(hall)
    await play_to(live, 1000)
    row = await storage.game("game")
    assert row is not None
    assert row.phase == OVER
    assert row.winners == await live.look(lambda table: table.winners)
    again = await live_at(hall_at(storage, Clockwork()), "game")
    assert await again.look(store) == await live.look(store)
    await hall.close()


async def test_everything_acknowledged_is_there_after_a_stop(storage: Storage) -> None:
    await begun(storage, table_of("person", "person", settings=CLOCK))
    clock = Clockwork()
    for turn in range(2, 6):
        hall = hall_at(storage, clock)
        await hall.start()
        live = await live_at(hall)
        await play_to(live, turn)
        seen = [(await live.state(viewer)).events for viewer in (None, 0, 1)]
        await hall.close()
        clock.time += 100_000
        hall = hall_at(storage, clock)
        live = await live_at(hall)
        assert [(await live.state(viewer)).events for viewer in (None, 0, 1)] == seen
        await hall.close()


async def test_two_servers_write_at_once(storage: Storage) -> None:
    await begun(storage, table_of("person", "person"))
    halls = [hall_at(storage, Clockwork()) for _ in range(2)]
    tables = [await live_at(hall) for hall in halls]
    for turn in range(12):
        seat = await asked(tables[0])
        assert seat is not None
        answers = [play(live, seat, f"{turn}-{place}") for place, live in enumerate(tables)]
        done = await asyncio.gather(*answers, return_exceptions=True)
        assert any(isinstance(result, AnimalfolkError) for result in done)  # one was late
        for live in tables:
            await live.reload()
    assert await tables[0].state(0) == await tables[1].state(0)
    assert len(await storage.entries("game")) == 12
    for hall in halls:
        await hall.close()


async def test_games_that_run_go_on_when_the_server_starts(storage: Storage) -> None:
    for number in range(3):
        await begun(storage, table_of("trader", "simple", seed=f"{number}" * 32, stacks=FEW), f"g{number}")
    hall = hall_at(storage, Clockwork())
    await hall.start()
    await hall.resumed()
    while await storage.running():  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await hall.close()
