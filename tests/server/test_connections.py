"""Connections that want nothing, too many of them, and too few descriptors: whoever plays goes on playing."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect as connect_sync

from animalfolk.server.config import Config
from animalfolk.server.descriptors import MOST, room_for
from animalfolk.server.door import Door
from animalfolk.server.errors import TooMany
from animalfolk.server.gate import Deadlines, Gate
from animalfolk.server.logs import NO_DESCRIPTORS, Seldom
from tests.conftest import SOAK
from tests.server.programs import PLAIN, WAIT, program
from tests.server.sockets import Client, Served, port_of, serving, until
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
SOON = Deadlines(head=0.1, body=0.1, stalled=0.1)
LATE = Deadlines(head=1000, body=1000, stalled=1000)
FILES, IDLE = (1024, 1060) if SOAK else (220, 260)
HEALTH = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST = b"POST /api/quick HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Bounded:
    """A server with room for so many, and those who have come."""

    def __init__(self, served: Served) -> None:
        gate: Any = served.server.config.http
        assert isinstance(gate, Gate)
        self.served, self.gate = served, gate
        self._streams: list[Stream] = []

    async def come(self) -> Stream:
        """A connection that has asked nothing."""
        self._streams.append(await asyncio.open_connection("127.0.0.1", self.served.port))
        return self._streams[-1]

    async def go(self) -> None:
        """Close all of them."""
        for _, writer in self._streams:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def clients(self) -> list[Client]:
        """Two people at a table."""
        tokens = await self.served.add(table_of("person", "person"))
        return [await Client.open(self.served, token) for token in tokens.seats]


@asynccontextmanager
async def bounded(
    path: Path, deadlines: Deadlines = LATE, proxies: tuple[str, ...] = (), **room: int
) -> AsyncIterator[Bounded]:
    """A server with room for so many, and so much patience."""
    async with serving(path, proxies=proxies) as served:
        found = Bounded(served)
        found.gate.deadlines, found.gate.room = deadlines, found.gate.room._replace(**room)
        try:
            yield found
        finally:
            await found.go()


async def answered(stream: Stream) -> bytes:
    """The head of an answer to somebody who asks whether the server is well."""
    stream[1].write(HEALTH)
    head = await stream[0].readuntil(b"\r\n\r\n")
    await stream[0].readuntil(b"}")
    return head


async def ended(stream: Stream) -> bytes:
    """What came before the server closed the connection."""
    async with asyncio.timeout(WAIT):
        try:
            return await stream[0].read()
        except ConnectionResetError:
            return b""


# a real server with few descriptors


@pytest.mark.soak
def test_with_more_idle_connections_than_descriptors_everybody_is_still_answered(tmp_path: Path) -> None:
    with ExitStack() as stack:
        flags = ("--database", f"sqlite:///{tmp_path / 'games.db'}")
        limits = {resource.RLIMIT_NOFILE: (FILES, FILES)}
        server = stack.enter_context(program(tmp_path / "log", *flags, limits=limits))
        made = httpx.post(f"{server.web}/api/quick", json={}, timeout=WAIT, verify=PLAIN).json()
        live = stack.enter_context(connect_sync(server.url))
        live.send(json.dumps({"type": "hello", "token": made["token"]}))
        before = server.log.stat().st_size
        for _ in range(IDLE):
            stack.enter_context(socket.create_connection(("127.0.0.1", port_of(server.url)), timeout=WAIT))
        for number in range(3):
            assert httpx.get(f"{server.web}/health", timeout=WAIT, verify=PLAIN).json()["status"] == "well"
            live.send(json.dumps({"type": "ping", "id": f"{number}"}))
            while json.loads(live.recv(timeout=WAIT)).get("id") != f"{number}":
                pass
        assert server.log.stat().st_size - before < 10_000


def test_the_soft_limit_of_descriptors_is_raised_to_the_hard_one_up_to_a_bound() -> None:
    script = """
import resource
from animalfolk.server.descriptors import limit, raise_limit
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
raise_limit()
print(hard, limit())
"""
    said = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.split()
    hard, found = int(said[0]), int(said[1])
    assert found == (MOST if hard in (-1, resource.RLIM_INFINITY) else min(hard, MOST))


def test_where_descriptors_are_short_it_is_tried_once_a_second_and_goes_on_when_there_are_some() -> None:
    """asyncio would try, and write a line, two thousand times for each of those that wait."""
    script = """
import asyncio, os, resource, socket
from animalfolk.server.config import Config
from animalfolk.server.running import ACCEPTS, listening

async def main():
    failed, accepted = [], asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: failed.append(loop.time()))
    class Protocol(asyncio.Protocol):
        def connection_made(self, transport):
            accepted.set()
    with listening(Config(port=0)) as port:
        clients = [socket.socket() for _ in range(20)]
        server = await loop.create_server(Protocol, sock=port, backlog=ACCEPTS)
        held = []
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
        try:
            while True:
                held.append(os.open(os.devnull, os.O_RDONLY))
        except OSError:
            pass
        for client in clients:
            client.setblocking(False)
            client.connect_ex(port.getsockname())
        while len(failed) < 3:
            await asyncio.sleep(0.01)
        for one in held:
            os.close(one)
        await accepted.wait()
        print(len(failed), failed[1] - failed[0] > 0.5, failed[2] - failed[1] > 0.5)

asyncio.run(main())
"""
    said = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True, timeout=WAIT)
    assert said.stdout.split() == ["3", "True", "True"]


def test_the_log_tells_once_a_minute_that_descriptors_are_short() -> None:
    now = 1000.0
    seldom = Seldom(lambda: now)
    short = logging.makeLogRecord({"name": "asyncio", "msg": f"{NO_DESCRIPTORS}\nsocket: ..."})
    assert [seldom.filter(short) for _ in range(3)] == [True, False, False]
    assert seldom.filter(logging.makeLogRecord({"name": "asyncio", "msg": "something else"}))
    now += 60
    assert seldom.filter(short)


@pytest.mark.parametrize("descriptors", [64, 256, 1024, 4096, MOST])
def test_connections_leave_descriptors_to_the_server_and_an_address_leaves_room_to_others(descriptors: int) -> None:
    room = room_for(Config(), descriptors)
    assert room.connections <= descriptors - min(descriptors // 2, 160)
    assert room.sockets < room.connections
    assert room.of_address <= room.connections // 4
    assert room.sockets_of_address <= room.sockets // 6  # behind a proxy, too


# deadlines


@pytest.mark.parametrize("said", [b"", HEALTH[:-2], POST, POST + b"{"], ids=["nothing", "head", "no body", "body"])
async def test_who_does_not_come_to_the_end_of_a_request_is_let_go(tmp_path: Path, said: bytes) -> None:
    async with bounded(tmp_path, SOON) as house:
        stream = await house.come()
        stream[1].write(said)
        assert await ended(stream) == b""
        await until(lambda: not len(house.gate))


async def test_a_byte_now_and_then_does_not_move_the_deadline(tmp_path: Path) -> None:
    async with bounded(tmp_path, SOON) as house:
        stream = await house.come()
        end = asyncio.create_task(ended(stream))
        for letter in range(len(HEALTH) * 1000):
            if end.done():
                break
            stream[1].write(b"x" if letter else b"GET /")
            await asyncio.sleep(0.01)
        assert await end == b""


async def test_a_second_request_of_a_connection_has_a_deadline_too(tmp_path: Path) -> None:
    async with bounded(tmp_path, LATE._replace(head=0.3)) as house:
        stream = await house.come()
        assert b"200 OK" in await answered(stream)
        assert b"200 OK" in await answered(stream)
        stream[1].write(HEALTH[:-2])
        assert await ended(stream) == b""


async def test_who_takes_nothing_of_an_answer_is_let_go(tmp_path: Path) -> None:
    async with bounded(tmp_path, LATE._replace(stalled=0.1)) as house:
        here = socket.socket()
        here.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        here.setblocking(False)
        await asyncio.get_running_loop().sock_connect(here, ("127.0.0.1", house.served.port))
        schema = b"GET /schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        here.send(schema * 20)
        await until(lambda: len(house.gate) == 1)
        await until(lambda: not len(house.gate))
        here.close()


async def test_a_socket_outlives_the_deadlines_of_requests(tmp_path: Path) -> None:
    async with bounded(tmp_path, SOON) as house:
        client, _ = await house.clients()
        silent = await house.come()
        assert await ended(silent) == b""
        assert (await client.ask("ping"))["type"] == "done"


# room


async def test_whoever_has_waited_longest_without_asking_makes_room_for_a_newcomer(tmp_path: Path) -> None:
    async with bounded(tmp_path, connections=4) as house:
        client, _ = await house.clients()
        first, second = await house.come(), await house.come()
        assert b"200 OK" in await answered(first)  # so the second has waited longer
        third = await house.come()
        assert await ended(second) == b""
        assert b"200 OK" in await answered(third)
        assert b"200 OK" in await answered(first)
        assert (await client.ask("ping"))["type"] == "done"


async def test_where_nobody_waits_a_newcomer_is_told_to_come_again(tmp_path: Path) -> None:
    async with bounded(tmp_path, connections=2) as house:
        clients = await house.clients()
        for _ in range(3):
            refused = await ended(await house.come())
            head, _, body = refused.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 503 ")
            assert b"retry-after: 5" in head
            assert json.loads(body)["code"] == "too-many"
        for client in clients:
            assert (await client.ask("ping"))["type"] == "done"
        await clients.pop().close()
        await until(lambda: len(house.gate) == 1)
        assert b"200 OK" in await answered(await house.come())


async def test_an_address_has_so_many_connections_unless_it_is_a_proxy(tmp_path: Path) -> None:
    async with bounded(tmp_path, of_address=2) as house:
        streams = [await house.come() for _ in range(2)]
        assert b"this address has too many connections" in await ended(await house.come())
        assert b"200 OK" in await answered(streams[0])
    async with bounded(tmp_path, proxies=("127.0.0.1",), of_address=2) as house:
        streams = [await house.come() for _ in range(5)]
        for stream in streams:
            assert b"200 OK" in await answered(stream)


async def test_every_connection_gives_its_place_back_however_it_ends(tmp_path: Path) -> None:
    async with bounded(tmp_path) as house:
        gate = house.gate
        client, other = await house.clients()
        with pytest.raises(InvalidStatus):
            await connect(house.served.url.replace("/api/live", "/api/nowhere"))
        wrong = await house.come()
        wrong[1].write(b"\x00\x01 nonsense\r\n\r\n")
        assert b"400" in await ended(wrong)
        idle = await house.come()
        assert b"200 OK" in await answered(idle)
        await until(lambda: len(gate) == 3)
        idle[1].close()
        client.drop()
        await other.close()
        await until(lambda: not len(gate))
        assert (gate._open, gate._waiting) == ({}, {})


def test_all_sockets_are_counted_together() -> None:
    door = Door(all_open=2, of_address=10, waiting=10)
    with door.opened("a") as first, door.opened("b") as second:
        first.enter()
        second.enter()
        with pytest.raises(TooMany, match="the server has too many sockets"):
            door.check("c")
    door.check("c")
