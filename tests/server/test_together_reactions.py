"""Two servers show the same: byte for byte, to everybody, also while somebody may react."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from animalfolk.server.connection import _update
from animalfolk.server.live import Live
from animalfolk.server.rows import OVER
from animalfolk.table import Settings, Table
from tests.server.pairs import Two
from tests.server.postgres import Cluster
from tests.server.sockets import Client, Served, Tokens, serving
from tests.server.test_windows import position
from tests.support.answers import from_view
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
VIEWERS = (0, 1, None)
OWLS = ("owls", "chameleons", "pandas")
SEED = f"{35:032x}"  # a short game with some reactions
WILD = 0.15  # of all answers
SHORT, LONG = 150, 8000  # milliseconds that a window takes
Told = dict[str, Any]


@pytest.fixture
def shared(postgres: Cluster) -> str:
    """A database for several."""
    return postgres.new_database()


@pytest.fixture
async def two(shared: str, tmp_path: Path) -> AsyncIterator[Two]:
    """Two servers."""
    async with serving(tmp_path, database=shared) as one, serving(tmp_path, database=shared) as other:
        yield Two(one, other)


async def opened(two: Two, table: Table, window: int) -> tuple[Tokens, dict[tuple[Served, int | None], Client]]:
    """A table with even reactions at both servers; everybody has a connection to each."""
    for server in two:
        server.hall._house = server.hall._house._replace(window=window)
    tokens = await two.one.add(table, even_reactions=True)
    opens = dict(zip(VIEWERS, [*tokens.seats, tokens.watch], strict=True))
    clients = {(server, viewer): await Client.open(server, opens[viewer]) for server in two for viewer in VIEWERS}
    for client in clients.values():
        await client.everybody()
    return tokens, clients


def live_at(server: Served, tokens: Tokens) -> Live:
    """The table as it is in memory: nobody looks whether there is something new."""
    live = server.hall._tables[tokens.game]
    assert isinstance(live, Live)
    return live


async def shown(live: Live, viewer: int | None) -> Told:
    """What a viewer is told, but for what happened before."""
    update = msgspec.structs.replace(_update(await live.state(viewer)), events=[])
    return bare(msgspec.json.decode(msgspec.json.encode(update)))


def bare(state: Told) -> Told:
    """The same of what came over a socket."""
    return {name: value for name, value in state.items() if name != "events"}


async def abreast(tokens: Tokens, clients: dict[tuple[Served, int | None], Client]) -> None:
    """Everybody has received what there is."""
    for (server, viewer), client in clients.items():
        while bare(client.state) != await shown(live_at(server, tokens), viewer):
            await client.receive()


async def length(server: Served, tokens: Tokens) -> int:
    """How long the log is there."""
    return await live_at(server, tokens).look(lambda table: len(table.log))


async def are_same(two: Two, tokens: Tokens) -> bool:
    """Both show the same, at the same place in the log; whether a window is open then."""
    while True:
        lengths = {await length(server, tokens) for server in two}
        here, there = [[await shown(live_at(server, tokens), viewer) for viewer in VIEWERS] for server in two]
        lengths |= {await length(server, tokens) for server in two}
        if len(lengths) == 1:
            break
        await asyncio.sleep(0.001)  # until both have read the same
    assert here == there
    return here[0]["window"] is not None


async def answer(client: Client) -> None:
    """As a bot would, mostly."""
    view, chance = client.state["view"], random.Random(f"{client.state['event']}")
    await client.answer(chance.choice(client.options) if chance.random() < WILD else from_view(view, "it"))


async def test_a_whole_game_is_told_the_same_at_both(two: Two) -> None:
    table = table_of("person", "person", decks=OWLS, settings=Settings(undo="never"), stacks="3", seed=SEED)
    tokens, clients = await opened(two, table, SHORT)
    windows = reactions = 0
    watching = clients[two.other, None]
    while watching.state["phase"] != OVER:
        windows += await are_same(two, tokens)
        asked = [client for client in clients.values() if client.is_asked]
        if asked:
            client = random.Random(f"{windows} {reactions}").choice(asked)
            reactions += client.state["view"]["decision"]["prompt"] == "react"
            await answer(client)
            windows += await are_same(two, tokens)
        else:
            await watching.receive()
        await abreast(tokens, clients)
    assert windows > 3  # how many are seen open depends on how fast the machine looks
    assert reactions
    whole = await two.one.table(tokens)
    for viewer in VIEWERS:
        here, there = clients[two.one, viewer], clients[two.other, viewer]
        assert here.events == there.events == msgspec.json.decode(msgspec.json.encode(whole.events(viewer, 0)))


@pytest.mark.parametrize("says", ["done", "no more"])
async def test_more_time_asked_at_one_server_holds_the_window_at_the_other(two: Two, says: str) -> None:
    """Whether who asked for time could react, and keeps silent now, shows nowhere."""
    table, option, doer, watcher = position()
    tokens, clients = await opened(two, table, LONG)
    await clients[two.one, doer].answer(option)
    reacting = clients[two.other, watcher]
    await reacting.until(lambda: reacting.is_asked)
    usual = reacting.state["window"]["until"]
    assert (await reacting.ask("think"))["type"] == "done"
    for client in clients.values():
        await client.until(partial(thinks, client, [watcher]))
        assert client.state["window"]["until"] > usual
    assert await are_same(two, tokens)
    deed = reacting.answer("done") if says == "done" else reacting.ask("think_no_more")
    assert (await deed)["type"] == "done"
    for client in clients.values():
        await client.until(partial(thinks, client, []))
        assert client.state["window"]["until"] == usual
    assert await are_same(two, tokens)


def thinks(client: Client, seats: list[int]) -> bool:
    """Whether a window is open in which these want more time."""
    window = client.state["window"]
    return window is not None and window["thinking"] == seats
