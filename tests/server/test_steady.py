"""The machine's clock is set back or forward: what runs goes on as before, and no log runs backwards."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from animalfolk.server.live import Live
from animalfolk.server.steady import SteadyClock, TableClock
from animalfolk.server.timing import LONGEST_SLEEP, Wheel
from animalfolk.table import Clock, Settings, Table
from tests.server.memory import START, Clockwork, House, live_at, settle
from tests.server.pairs import quick_pair
from tests.server.postgres import Cluster
from tests.server.sockets import Client, Served, Tokens, serving
from tests.server.test_hall import asked, play_on
from tests.server.test_timing import away
from tests.server.test_windows import seated, table_at
from tests.support.samples import some
from tests.table.tables import table_of
from tests.table.test_undo_silent import before_a_window

pytestmark = pytest.mark.anyio
TEN_MINUTES = 600_000
TIMES = some(1, 20)  # that the clock is set, further each time
QUICKLY = Settings(undo="agreed", clock=Clock("move", 1))
SETTINGS = [pytest.param(-TEN_MINUTES, id="back"), pytest.param(TEN_MINUTES, id="forward")]


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Sets this machine's clock by so many milliseconds, as far as anybody here looks at it."""
    real = time.time_ns

    def set_by(milliseconds: int) -> None:
        monkeypatch.setattr(time, "time_ns", lambda: real() + milliseconds * 1_000_000)

    return set_by


def times(house: House) -> list[int]:
    """The times in the log."""
    return [json.loads(entry)["time"] for entry in house.storage.logs["game"]]


# the clocks


def test_a_steady_clock_goes_on_whatever_the_machine_says() -> None:
    wall, ticks = [5_000_000], [100]
    clock = SteadyClock(lambda: wall[0], lambda: ticks[0])
    assert clock.now() == 5_000_000
    ticks[0] += 1500
    wall[0] -= TEN_MINUTES
    assert clock.now() == 5_001_500
    assert clock.told(5_000_000) == 5_000_000 - TEN_MINUTES - 1500
    wall[0] += 3 * TEN_MINUTES
    assert clock.now() == 5_001_500
    assert clock.told(clock.now()) == wall[0]
    clock.set(7_000_000)
    assert clock.now() == 7_000_000


def test_a_moment_is_told_alike_again_while_nobody_sets_the_machines_clock() -> None:
    """Otherwise a time that is written again would differ by a millisecond, and tell that something was written."""
    wall, ticks = [5_000_000], [0]
    clock = SteadyClock(lambda: wall[0], lambda: ticks[0])
    told = clock.told(5_000_000)
    for wall[0], ticks[0] in ((5_010_003, 10_000), (5_029_990, 30_000), (5_060_700, 60_000)):
        assert clock.told(5_000_000) == told


def test_the_time_at_a_table_goes_on_from_its_log() -> None:
    outside = Clockwork()
    clock = TableClock(outside)
    clock.go_on_from(START - 5000)
    assert clock.now() == START
    clock.go_on_from(START + TEN_MINUTES)
    assert clock.now() == START + TEN_MINUTES
    outside.time += 1000
    assert clock.now() == START + TEN_MINUTES + 1000
    assert clock.outside(clock.now()) == outside.now()
    assert clock.told(clock.now()) == outside.now()
    clock.go_on_from(START)
    assert clock.now() == START + TEN_MINUTES + 1000


async def test_the_wheel_does_not_sleep_long() -> None:
    async def ring(key: str) -> None:
        rung.append(key)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await clock.sleep(seconds)

    clock, rung, slept = Clockwork(), list[str](), list[float]()
    wheel = Wheel(ring, clock.now, sleep)
    task = asyncio.create_task(wheel.run())
    wheel.set("one", START + 24 * 3600 * 1000)
    await settle()
    clock.time += 24 * 3600 * 1000 - 1000  # while the machine was asleep
    await clock.go(LONGEST_SLEEP / 1000)
    task.cancel()
    assert max(slept) <= LONGEST_SLEEP / 1000
    assert rung == ["one"]


# a restart with a clock that was set meanwhile


async def restarted(house: House, by: int) -> Live:
    """The table at the next server, by whose clock it is so much later; everybody is back."""
    await house.hall.close()
    house.clock.time += by
    house.hall = house.another()
    await house.hall.start()
    live = await live_at(house.hall)
    for seat in range(len(house.table.seats)):
        await live.arrive(seat)
    await settle()
    return live


@pytest.mark.parametrize("by", SETTINGS)
async def test_after_a_restart_a_move_has_its_time_and_the_log_does_not_run_backwards(by: int) -> None:
    house, live = await seated(table_of("person", "person", settings=Settings(clock=Clock("move", 30))))
    await house.clock.go(5)
    await play_on(live, 1)
    live = await restarted(house, by)
    seat = await asked(live)
    await house.clock.go(20)
    assert await away(live) == []
    await house.clock.go(15)
    assert await away(live) == [seat]
    assert times(house) == sorted(times(house))
    assert abs(house.storage.rows["game"].updated - house.clock.time) < 30_000  # by the clock as it is set now
    await house.hall.close()


@pytest.mark.parametrize("by", SETTINGS)
async def test_after_a_restart_a_window_closes_in_time(by: int) -> None:
    position, option = before_a_window()
    house, live = await seated(table_at(position))
    await live.answer(await asked(live) or 0, 1, option, "it")
    assert (await live.state(None)).window
    live = await restarted(house, by)
    assert (await live.state(None)).window
    await house.clock.go(5)
    assert not (await live.state(None)).window
    assert times(house) == sorted(times(house))
    await house.hall.close()


# a server that runs


async def with_people(served: Served, table: Table, *others: Served) -> tuple[Tokens, list[Client]]:
    """Two people at a table, the second of them perhaps at another server; all are here."""
    tokens = await served.add(table, even_reactions=True)
    clients = [await Client.open(at, token) for at, token in zip((served, *others, served), tokens.seats, strict=False)]
    for client in clients:
        await client.everybody()
    return tokens, clients


async def answered(client: Client) -> None:
    """Answer the first decision; who was too slow for a short clock comes back for it."""
    await client.until(lambda: client.is_asked)
    while (await client.answer())["type"] != "done":
        await client.ask("return")
        await client.until(lambda: client.is_asked)


async def left_to_a_bot(client: Client, seat: int) -> None:
    """Wait until somebody's move has taken too long."""
    await client.until(lambda: client.state["view"]["table"]["seats"][seat]["away"])


@pytest.mark.soak
@pytest.mark.parametrize("by", SETTINGS)
async def test_a_move_ends_in_time_when_the_clock_is_set(
    tmp_path: Path, set_clock: Callable[[int], None], by: int
) -> None:
    async with serving(tmp_path) as served:
        for number in range(TIMES):
            table = table_of("person", "person", settings=QUICKLY)
            seat = table.asked or 0
            _, clients = await with_people(served, table)
            set_clock(by * (number + 1))
            await left_to_a_bot(clients[1 - seat], seat)


async def test_a_move_does_not_end_early_when_the_clock_is_set_forward(
    tmp_path: Path, set_clock: Callable[[int], None]
) -> None:
    async with serving(tmp_path) as served:
        slowly = Settings(undo="agreed", clock=Clock("move", 300))
        tokens, clients = await with_people(served, table_of("person", "person", settings=slowly))
        set_clock(TEN_MINUTES)
        await (await served.live(tokens)).tick()
        assert (await served.table(tokens)).away == []
        seat = next(seat for seat, client in enumerate(clients) if client.is_asked)
        assert (await clients[seat].answer())["type"] == "done"


@pytest.mark.soak
@pytest.mark.parametrize("by", SETTINGS)
async def test_a_window_closes_in_time_when_the_clock_is_set(
    tmp_path: Path, set_clock: Callable[[int], None], by: int
) -> None:
    position, option = before_a_window()
    async with serving(tmp_path) as served:
        for number in range(TIMES):
            _, clients = await with_people(served, table_at(position))
            asked_now = next(client for client in clients if client.is_asked)
            other = next(client for client in clients if client is not asked_now)
            await asked_now.answer(option)
            await until_window(other, is_open=True)
            set_clock(by * (number + 1))
            await until_window(other, is_open=False)


async def until_window(client: Client, is_open: bool) -> None:
    """Wait until a window has opened or closed."""
    await client.until(lambda: bool(client.state["window"]) == is_open)


# two servers


@pytest.mark.parametrize("by", SETTINGS)
async def test_two_servers_go_on_when_the_clock_is_set(
    postgres: Cluster, tmp_path: Path, set_clock: Callable[[int], None], by: int
) -> None:
    async with quick_pair(postgres, tmp_path) as pair:
        table = table_of("person", "person", settings=QUICKLY)
        seat = table.asked or 0
        _, clients = await with_people(pair.one, table, pair.other)
        set_clock(by)
        await left_to_a_bot(clients[1 - seat], seat)


@pytest.mark.parametrize("by", SETTINGS)
async def test_a_server_of_a_machine_whose_clock_is_wrong_goes_by_that_of_the_database(
    postgres: Cluster, tmp_path: Path, set_clock: Callable[[int], None], by: int
) -> None:
    """Whoever writes looks after the table: the second server does, and knows when the first one's person is late."""
    database = await asyncio.to_thread(postgres.new_database)
    async with serving(tmp_path, database=database) as one:
        set_clock(by)
        async with serving(tmp_path, database=database) as other:
            table = table_of("person", "person", settings=Settings(undo="agreed", clock=Clock("move", 2)))
            tokens = await one.add(table)
            second = await Client.open(one, tokens.seats[1])
            first = await Client.open(other, tokens.seats[0])
            await answered(first)
            late = (await other.table(tokens)).asked or 0
            await left_to_a_bot((second, first)[late], late)
            found = [entry.time for entry in await one.storage.entries(tokens.game)]
            assert found == sorted(found)
            assert found[-1] - found[0] < TEN_MINUTES
