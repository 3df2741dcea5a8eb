"""A real server on a free port of the loopback, and clients of its sockets."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, Protocol, cast
from urllib.parse import urlsplit

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from animalfolk.server.config import Config
from animalfolk.server.limits import THINK, Limit, Limits
from animalfolk.server.live import Live
from animalfolk.server.messages import NewSeat, NewTable
from animalfolk.server.parts import Parts
from animalfolk.server.rows import PLAYED, RUNNING, GameRow, SeatRow
from animalfolk.server.running import Server, listening
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import SEAT, WATCH, hashed, new_id, new_token
from animalfolk.server.wire import Bounds
from animalfolk.table import Table
from animalfolk.table.store import store
from tests.server.apps import application
from tests.server.memory import live_at
from tests.server.prepared import prepared

Message = dict[str, Any]
PATIENT = Bounds(burst=100_000, per_second=100_000)  # for tests in which nobody is meant to be too fast
PLENTY = Limit(100_000, 100_000)
IDS = count(1)
SMALL = 4096


class Tokens(NamedTuple):
    """What opens a table: each seat, and watching."""

    game: str
    seats: list[str]
    watch: str


class Reachable(Protocol):
    """A server, wherever it runs."""

    url: str  # of its sockets


def new_game(table: Table, phase: str, **asked: Any) -> tuple[Tokens, GameRow]:
    """A game of this table, to be stored."""
    tokens = Tokens(new_id(), [new_token(SEAT) for _ in table.seats], new_token(WATCH))
    seats = [
        SeatRow(number, who.kind, who.name, token_hashes=[hashed(token)] if phase == RUNNING or not number else [])
        for number, (who, token) in enumerate(zip(table.seats, tokens.seats, strict=True))
    ]
    wanted = NewTable(seats=[NewSeat(who.kind) for who in table.seats], **{"even_reactions": False, **asked})
    request = msgspec.json.encode(wanted).decode()
    opening = store(table) if phase == RUNNING else None
    row = GameRow(tokens.game, 1, 1, phase, "link", request, hashed(tokens.watch), seats, opening=opening)
    return tokens, row


def port_of(url: str) -> int:
    """Where whoever has this address listens."""
    return urlsplit(url).port or 0


class Served:
    """A server that runs."""

    def __init__(self, parts: Parts, url: str, server: uvicorn.Server) -> None:
        self.parts, self.url, self.server = parts, url, server
        self.storage, self.hall, self.desk = parts.storage, parts.hall, parts.desk

    @property
    def port(self) -> int:
        """Where it listens."""
        return port_of(self.url)

    async def add(self, table: Table, phase: str = RUNNING, **asked: Any) -> Tokens:
        """A game of this table before its first answer; where it has not begun, only the first seat is taken."""
        tokens, row = new_game(table, phase, **asked)
        await self.storage.add_game(row)
        return tokens

    async def live(self, tokens: Tokens) -> Live:
        """The table in the hall."""
        return await live_at(self.hall, tokens.game)

    async def table(self, tokens: Tokens) -> Table:
        """The table itself, with all that is hidden."""
        return await (await self.live(tokens)).look(lambda table: table)


@asynccontextmanager
async def serving(
    path: Path,
    bounds: Bounds = PATIENT,
    port: int = 0,
    storage: Storage | None = None,
    apart: bool = False,
    **settings: Any,
) -> AsyncIterator[Served]:
    """A server as long as this lasts, with its database in this folder, or where the settings say.

    apart: whether tables that did not begin there are computed apart; else the test can look at them.
    """
    usual = {"asks_per_second": 10_000, "makes_per_minute": 10_000}
    if storage is None and "database" not in settings:
        settings["database"] = prepared(path / "animalfolk.db")
    config = Config(**{**usual, **settings})
    with application(config, storage) as app, listening(msgspec.structs.replace(config, port=port)) as here:
        here.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)  # so that it shows who is slow
        url = f"ws://127.0.0.1:{here.getsockname()[1]}/api/live"
        server = Server(app, config)
        task = asyncio.create_task(server.serve(sockets=[here]))
        await until(lambda: server.started or task.done())
        parts: Parts = app.state.parts
        if not apart:
            parts.hall._is_apart = lambda _: False
        parts.desk.bounds, parts.desk.limits = bounds, Limits({THINK: PLENTY, PLAYED: PLENTY})
        parts.limits._kinds[THINK] = PLENTY
        try:
            yield Served(parts, url, server)
        finally:
            server.should_exit = True
            await task


async def until(condition: Callable[[], object]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(30):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.001)


class Client:
    """One connection. It keeps the last state and all events and lines it was told."""

    def __init__(self, socket_: ClientConnection) -> None:
        self.socket = socket_
        self.state: Message = {}
        self.events: list[Message] = []
        self.lines: list[Message] = []
        self.received: list[bytes] = []

    @classmethod
    async def open(cls, served: Reachable, token: str, **more: Any) -> Client:
        """Connect and say hello; the first state is there."""
        client = cls(await connect(served.url, max_size=None))
        await client.send({"type": "hello", "token": token, **more})
        await client.until(lambda: client.state)
        return client

    @classmethod
    async def slow(cls, served: Reachable, token: str) -> Client:
        """The same, of somebody who takes nothing until asked to."""
        here = socket.socket()
        here.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        here.setblocking(False)
        await asyncio.get_running_loop().sock_connect(here, ("127.0.0.1", port_of(served.url)))
        client = cls(await connect(served.url, sock=here, compression=None, max_queue=1))
        await client.send({"type": "hello", "token": token})
        await client.until(lambda: client.state)
        return client

    async def send(self, message: object) -> None:
        """Send anything, as JSON."""
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Message:
        """The next message, whatever it is."""
        async with asyncio.timeout(30):
            text = await self.socket.recv()
        self.received.append(text.encode() if isinstance(text, str) else text)
        message = cast(Message, json.loads(text))
        if message["type"] == "state":
            self.state = message
            self.events += message["events"]
        elif message["type"] == "chat":
            self.lines += message["lines"]
        return message

    async def until(self, condition: Callable[[], object]) -> None:
        """Receive until this is true."""
        while not condition():
            await self.receive()

    async def everybody(self) -> None:
        """Receive until all are here."""
        await self.until(lambda: all(seat["here"] for seat in self.state["seats"]))

    async def told(self, count: int) -> None:
        """Receive until so many events were told."""
        await self.until(lambda: self.state["event"] == count)

    async def hear(self, text: str) -> None:
        """Receive until somebody has said this."""
        await self.until(lambda: self.lines and self.lines[-1]["text"] == text)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Ask for something; the reply."""
        message = {"type": kind, "id": f"t{next(IDS)}", **fields}
        await self.send(message)
        return await self.reply(message["id"])

    async def reply(self, id_: str | None) -> Message:
        """Receive until the reply to this id comes."""
        while True:
            message = await self.receive()
            if message["type"] in ("done", "refused", "hints") and message["id"] == id_:
                return message

    async def answer(self, choice: str | list[str] | None = None, **more: Any) -> Message:
        """Answer the decision that is asked, with the first option if none is said."""
        chosen = self.options[0] if choice is None else choice
        return await self.ask("answer", number=self.state["number"], choice=chosen, **more)

    @property
    def options(self) -> list[str]:
        """What may be answered."""
        return cast(list[str], self.state["view"]["decision"]["options"])

    @property
    def is_asked(self) -> bool:
        """Whether this seat is asked."""
        return self.state.get("number") is not None

    async def closed(self) -> int:
        """Receive until the other side closes; the code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 1006

    def drop(self) -> None:
        """Vanish without a word."""
        self.socket.transport.abort()

    async def close(self) -> None:
        """Go."""
        await self.socket.close()
