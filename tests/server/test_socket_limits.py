"""What is too large, too fast or too slow; and pages that have no business here."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from animalfolk.server.app import create_app
from animalfolk.server.config import Config
from animalfolk.server.connection import Connection
from animalfolk.server.descriptors import MOST, room_for
from animalfolk.server.door import Door, usual_door
from animalfolk.server.errors import TooMany
from animalfolk.server.live import Live
from animalfolk.server.live_messages import MOST_BYTES, Hello
from animalfolk.server.rows import Found
from animalfolk.server.running import Server
from animalfolk.server.wire import Bounds, Closing, Wire
from tests.server.sockets import Client, Message, Served, Tokens, serving, until
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
CHANGES = 1000


async def first_seat(served: Served) -> tuple[Tokens, Client]:
    tokens = await served.add(table_of("person", "person"))
    client = await Client.open(served, tokens.seats[0])
    await client.until(lambda: client.is_asked)
    return tokens, client


async def changed(client: Client) -> None:
    """Two changes: something is chosen, and taken back."""
    await client.until(lambda: client.is_asked)
    wanted = next(option for option in client.options if option.startswith("buy"))
    assert (await client.answer(wanted))["type"] == "done"
    assert (await client.ask("undo"))["type"] == "done"
    await client.until(lambda: client.events[-1].get("notice") == "undone" and client.is_asked)


async def test_a_message_of_16_kb_is_taken_and_a_larger_one_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, client = await first_seat(served)
        ping = json.dumps({"type": "ping", "id": "large"})
        await client.socket.send(ping.ljust(MOST_BYTES))
        assert (await client.reply("large"))["type"] == "done"
        for text in (ping.ljust(MOST_BYTES + 1), ping.ljust(MOST_BYTES // 2 + 50, "ż")):
            await client.socket.send(text)
            refused = await client.reply(None)
            assert (refused["code"], refused["values"]) == ("too-large", {"most": MOST_BYTES})
        assert (await client.ask("ping"))["type"] == "done"
        await client.socket.send(ping.ljust(5 * MOST_BYTES))
        assert await client.closed() == 1009
        assert (await (await Client.open(served, tokens.seats[0])).ask("ping"))["type"] == "done"


async def test_who_is_too_fast_is_refused_and_nothing_happens(tmp_path: Path) -> None:
    async with serving(tmp_path, Bounds(burst=5, per_second=0.001)) as served:
        tokens, client = await first_seat(served)
        replies = [(await client.ask("ping"))["type"] for _ in range(5)]
        refused = await client.answer()
        assert replies == ["done"] * 5
        assert (refused["code"], refused["values"]) == ("too-fast", {"seconds": 1000})
        assert await served.storage.entries(tokens.game) == []


async def test_who_goes_on_and_on_too_fast_is_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path, Bounds(burst=5, per_second=0.001, too_fast=10)) as served:
        _, client = await first_seat(served)
        for number in range(15):
            await client.send({"type": "ping", "id": f"{number}"})
        assert await client.closed() == 4429


@pytest.mark.parametrize("bounds", [Bounds(watchers=2), Bounds(watchers_of_address=2)], ids=["table", "address"])
async def test_who_watches_is_not_sent_away_by_newer_ones(tmp_path: Path, bounds: Bounds) -> None:
    async with serving(tmp_path, bounds) as served:
        tokens, player = await first_seat(served)
        watching = [await Client.open(served, tokens.watch) for _ in range(2)]
        for _ in range(3):
            newest = await connect(served.url)
            await newest.send(json.dumps({"type": "hello", "token": tokens.watch}))
            assert json.loads(await newest.recv())["code"] == "too-many"
            await newest.wait_closed()
            assert newest.close_code == 4429
        for client in (player, *watching):
            assert (await client.ask("ping"))["type"] == "done"
        await watching.pop().close()
        await until(lambda: len(served.desk) == 2)
        assert (await (await Client.open(served, tokens.watch)).ask("ping"))["type"] == "done"


async def test_an_address_has_so_many_sockets_and_fewer_before_hello(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        served.parts.door.of_address, served.parts.door.waiting = 4, 2
        tokens, first = await first_seat(served)
        clients = [first, await Client.open(served, tokens.seats[1])]
        await until(lambda: len(served.desk) == 2)
        silent = [await connect(served.url) for _ in range(2)]
        for _ in range(3):  # more may not wait
            with pytest.raises(InvalidStatus):
                await connect(served.url)
        await silent.pop().close()
        await until(lambda: served.parts.door._at_door.total() == 1)
        clients.append(await Client.open(served, tokens.watch))
        await until(lambda: len(served.desk) == 3)
        with pytest.raises(InvalidStatus):  # as there are four
            await connect(served.url)
        for client in clients:
            assert (await client.ask("ping"))["type"] == "done"
        for socket in (*silent, *(client.socket for client in clients)):
            await socket.close()
        await until(lambda: not served.parts.door._open)


def test_all_who_wait_for_their_hello_are_counted_together() -> None:
    door = Door(all_open=20, of_address=10, waiting=5, all_waiting=2)
    with door.opened("a"), door.opened("b") as second:
        with pytest.raises(TooMany):
            door.check("c")
        second.enter()
        door.check("c")
    assert (door._open, door._at_door) == ({}, {})


async def test_the_usual_bounds_are_as_told() -> None:
    bounds, config = Bounds(), Config(database="sqlite:///nowhere.db")
    door = usual_door(config, room_for(config, MOST))
    assert (bounds.watchers, bounds.watchers_of_address, door.of_address, door.waiting) == (200, 40, 200, 60)
    assert (bounds.hello_seconds, bounds.per_second, bounds.burst, bounds.sockets) == (10, 20, 20, 8)
    serves = Server(create_app(config), config).config
    assert (serves.ws_ping_interval, serves.ws_ping_timeout) == (20, 20)
    assert MOST_BYTES < serves.ws_max_size <= 4 * MOST_BYTES


class Gate:
    """A socket whose other side takes something only when it is let to."""

    def __init__(self) -> None:
        self.is_open = asyncio.Event()
        self.waiting = 0
        self.states: list[Message] = []

    async def receive(self) -> None:
        """Nothing ever comes."""
        await asyncio.Event().wait()

    async def send_data(self, text: bytes) -> None:
        """Wait until it is taken."""
        self.waiting += 1
        await self.is_open.wait()
        self.states.append(json.loads(text))


def connection(served: Served, tokens: Tokens, live: Live, gate: Gate, bounds: Bounds) -> Connection:
    wire = Wire(cast(Any, gate), bounds)
    return Connection(wire, served.desk, live, Found("watch", tokens.game), Hello(tokens.watch))


async def test_who_is_slow_gets_fewer_updates_and_misses_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, client = await first_seat(served)
        gate, live = Gate(), await served.live(tokens)
        slow = asyncio.create_task(connection(served, tokens, live, gate, Bounds(send_seconds=60)).run())
        await until(lambda: gate.waiting)
        for _ in range(5):
            await changed(client)
        assert gate.waiting == 1  # however much happens, one message waits
        gate.is_open.set()
        table = await served.table(tokens)
        await until(lambda: gate.states and gate.states[-1]["event"] == table.told)
        assert len(gate.states) == 2
        assert [event for state in gate.states for event in state["events"]] == table.events(None)
        slow.cancel()
        await asyncio.wait([slow])


async def test_who_takes_nothing_is_let_go(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens, client = await first_seat(served)
        with pytest.raises(Closing) as closing:
            await connection(served, tokens, await served.live(tokens), Gate(), Bounds(send_seconds=0.01)).run()
        assert closing.value.code == 1013
        assert len(served.desk) == 1
        assert (await client.ask("ping"))["type"] == "done"


async def test_who_takes_nothing_over_a_real_connection_is_let_go_and_may_come_back(tmp_path: Path) -> None:
    bounds = Bounds(burst=10_000, per_second=10_000, send_seconds=0.5, close_seconds=60)
    async with serving(tmp_path, bounds) as served:
        tokens, client = await first_seat(served)
        slow = await Client.slow(served, tokens.watch)
        assert len(served.desk) == 2
        for _ in range(CHANGES):
            if len(served.desk) == 1:
                break
            await changed(client)
        await until(lambda: len(served.desk) == 1)
        assert await slow.closed() in (1013, 1006)  # who takes nothing may not even take that
        back = await Client.open(served, tokens.watch, since=len(slow.events))
        table = await served.table(tokens)
        assert slow.events + back.events == table.events(None)


async def test_a_page_of_somebody_else_gets_no_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        with pytest.raises(InvalidStatus, match="403"):
            await connect(served.url, origin=Origin("https://elsewhere.example"))
        ours = served.url.replace("ws://", "http://").removesuffix("/api/live")
        async with connect(served.url, origin=Origin(ours)) as socket:
            await socket.send("{}")
            assert "bad-message" in str(await socket.recv())
