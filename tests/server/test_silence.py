"""Silence moves nothing that others can fetch, and neither does a choice that nobody sees yet: no time, no byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from animalfolk.server import parts
from animalfolk.server.hall import Hall
from animalfolk.server.live import Live
from animalfolk.server.steady import SteadyClock
from animalfolk.table import Clock, Settings, Table
from tests.server.memory import House
from tests.server.plainly import Plainly
from tests.server.postgres import Cluster
from tests.server.sockets import Client, Served, Tokens, serving
from tests.server.test_windows import CLOCKS, opened, plain, position, seated, table_at
from tests.support.samples import some
from tests.table.tables import table_of

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("windows")]
WINDOWS = some(1, 32)  # at as many tables at once
WINDOW, LONG = some(6, 30), 60  # seconds: long enough for everything that happens in one here, and never over


class Ticking(SteadyClock):
    """A clock that shows another time whenever somebody looks at it."""

    def __init__(self) -> None:
        self._looks = count()
        super().__init__()

    def now(self) -> int:
        """The time, in milliseconds."""
        return super().now() + next(self._looks)


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that begin have such a clock, and windows that are open for a while."""
    monkeypatch.setattr(parts, "SteadyClock", Ticking)
    monkeypatch.setattr(parts, "Hall", partial(Hall, window=WINDOW))


@pytest.fixture
def long_windows(ticks: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows are open for as long as anything here takes."""
    monkeypatch.setattr(parts, "Hall", partial(Hall, window=LONG))


async def fetched(served: Served, tokens: Tokens, token: str) -> list[bytes]:
    """All that may be fetched about a table by one who is not asked."""
    web = Plainly(served.port)
    return [(await web.get(path, token)).text for path in (f"/api/tables/{tokens.game}", "/api/play")]


def updated(found: list[bytes]) -> int:
    """When the table was changed last, as it is told."""
    body = json.loads(found[0].partition(b"\r\n\r\n")[2])
    assert isinstance(body["updated"], int)
    return body["updated"]


async def silent(client: Client) -> None:
    """Somebody who may react does not."""
    await client.until(lambda: client.is_asked)
    assert (await client.answer("done"))["type"] == "done"


@asynccontextmanager
async def window(served: Served, at: Served) -> AsyncIterator[tuple[Tokens, Client, Client]]:
    """Somebody has done something at one server, to which another may react at this one."""
    table, option, doer, watcher = position()
    tokens = await served.add(table_at(str(table.start), CLOCKS[1]), even_reactions=True)
    acting, reacting = await Client.open(served, tokens.seats[doer]), await Client.open(at, tokens.seats[watcher])
    await acting.everybody()
    await reacting.everybody()
    assert (await acting.answer(option))["type"] == "done"
    await acting.until(lambda: acting.state["window"])
    yield tokens, acting, reacting
    await acting.close()
    await reacting.close()


@pytest.mark.soak
@pytest.mark.usefixtures("ticks")
async def test_who_keeps_silent_moves_nothing_that_others_can_fetch(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        await asyncio.gather(*(kept_silent(served, served) for _ in range(WINDOWS)))


@pytest.mark.soak
@pytest.mark.usefixtures("ticks")
async def test_nor_does_who_keeps_silent_at_another_server(postgres: Cluster, tmp_path: Path) -> None:
    database = await asyncio.to_thread(postgres.new_database)
    async with serving(tmp_path, database=database) as one, serving(tmp_path, database=database) as other:
        await asyncio.gather(*(kept_silent(one, other) for _ in range(WINDOWS)))


async def kept_silent(one: Served, other: Served) -> None:
    """Somebody does something at one server, at the other somebody else does not react: nothing moves at either."""
    _, _, doer, _ = position()
    async with window(one, other) as (tokens, acting, reacting):
        before = [await fetched(server, tokens, tokens.seats[doer]) for server in (one, other)]
        await silent(reacting)
        assert [await fetched(server, tokens, tokens.seats[doer]) for server in (one, other)] == before
        assert updated(before[0]) == updated(before[1])
        await acting.until(lambda: acting.state["window"] is None)
        assert updated(await fetched(one, tokens, tokens.seats[doer])) > updated(before[0])


@pytest.mark.usefixtures("long_windows")
async def test_nor_does_who_keeps_silent_having_come_to_another_server(postgres: Cluster, tmp_path: Path) -> None:
    """That server reads the table just then, and the log does not tell who was there when the window opened."""
    _, _, doer, watcher = position()
    database = await asyncio.to_thread(postgres.new_database)
    async with (
        serving(tmp_path, database=database) as one,
        serving(tmp_path, database=database) as other,
        window(one, one) as (tokens, _, reacting),
    ):
        await reacting.close()
        again = await Client.open(other, tokens.seats[watcher])
        await again.everybody()
        before = [await fetched(server, tokens, tokens.seats[doer]) for server in (one, other)]
        await silent(again)
        after = [await fetched(server, tokens, tokens.seats[doer]) for server in (one, other)]
        assert [found[0] for found in after] == [found[0] for found in before]
        await again.close()


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.usefixtures("long_windows")
async def test_nor_does_who_keeps_silent_after_a_restart_within_the_window(
    kind: str, postgres: Cluster, tmp_path: Path
) -> None:
    settings: dict[str, Any] = (
        {"database": await asyncio.to_thread(postgres.new_database)} if kind == "postgres" else {}
    )
    async with serving(tmp_path, **settings) as served:
        tables = await asyncio.gather(*(left_in_a_window(served) for _ in range(WINDOWS)))
    async with serving(tmp_path, **settings) as served:
        await asyncio.gather(*(kept_silent_afterwards(served, tokens) for tokens in tables))


async def left_in_a_window(served: Served) -> Tokens:
    """A table at which somebody may react, but nobody is there."""
    async with window(served, served) as (tokens, _, _):
        return tokens


async def kept_silent_afterwards(served: Served, tokens: Tokens) -> None:
    """Both come back to the window, and whoever may react does not: nothing moves."""
    _, _, doer, watcher = position()
    acting, reacting = [await Client.open(served, tokens.seats[seat]) for seat in (doer, watcher)]
    await acting.everybody()
    await acting.until(lambda: acting.state["window"])
    before = await fetched(served, tokens, tokens.seats[doer])
    await silent(reacting)
    after = await fetched(served, tokens, tokens.seats[doer])
    assert updated(after) == updated(before)
    assert after[0] == before[0]
    await acting.close()
    await reacting.close()


async def test_no_time_is_stored_with_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    house, live = await opened()
    monkeypatch.setattr(live, "_house", live._house._replace(clock=Ticking()))
    _, _, _, watcher = position()
    before = house.storage.rows["game"].updated
    await live.answer(watcher, (await live.state(watcher)).number or 0, "done", "silent")
    assert house.storage.rows["game"].updated == before
    await house.hall.close()


@pytest.mark.parametrize("clock", CLOCKS, ids=str)
async def test_a_choice_that_nobody_sees_yet_moves_nothing(clock: Clock) -> None:
    """Cards that pay are chosen one by one: how many answers that takes depends on what somebody holds."""
    house, live = await seated(paying(clock))
    seat = await live.look(lambda table: table.asked) or 0
    seen = await shown(house, live, seat)
    option = next(option for option in await live.look(lambda table: table.options) if option.startswith("buy"))
    await house.clock.go(2)
    await live.answer(seat, (await live.state(seat)).number or 0, option, "first")
    assert await live.look(lambda table: table.game.prompt) == "pay"
    assert await shown(house, live, seat) == seen
    while await live.look(lambda table: table.game.prompt) == "pay":
        assert await shown(house, live, seat) == seen
        await house.clock.go(1)
        await live.answer(seat, (await live.state(seat)).number or 0, (await live.look(lambda t: t.options))[0], "")
    after = await shown(house, live, seat)
    assert after != seen
    assert after[0] > seen[0]  # it was paid
    await house.hall.close()


def paying(clock: Clock) -> Table:
    """A table at which several cards can pay for something."""
    for number in range(50):
        table = table_of("person", "person", seed=f"{number:032x}", settings=Settings(clock=clock))
        trial = table.game.clone()
        buys = [option for option in trial.options if option.startswith("buy")]
        if buys:
            trial.answer(buys[0])
            if trial.prompt == "pay" and len(trial.options) > 1:
                return table
    raise AssertionError("nobody can pay in several ways")


async def shown(house: House, live: Live, seat: int) -> tuple[int, list[bytes]]:
    """When the table was changed last, and what everybody else sees."""
    return house.storage.rows["game"].updated, [plain(await live.state(viewer)) for viewer in (None, 1 - seat)]
