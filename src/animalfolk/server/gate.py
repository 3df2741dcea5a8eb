"""Connections from their beginning to their end: how many there may be, and how long each may take.

uvicorn waits for a request for ever, and takes every connection while there are descriptors. Here a connection has a
deadline for the head of a request, for its body, and for taking the answer. Where there are too many, whoever has
waited longest without asking anything makes room; if all are busy, a newcomer is told to come again.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from multiprocessing import reduction
from socket import socket
from time import monotonic
from typing import Any, NamedTuple

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from animalfolk.server.config import Config
from animalfolk.server.descriptors import Room
from animalfolk.server.errors import TooMany
from animalfolk.server.limits import household
from animalfolk.server.packing import Packed
from animalfolk.server.problems import problem
from animalfolk.server.safety import is_among

ANY, SOCKET = "*", "socket"
SELDOM = 60.0  # seconds between two lines of the log about the same trouble
MOST_HEADERS, LONGEST_LINE = 120, 8000  # of what becomes a socket
QUEUE = 2048  # connections that wait to be accepted
logger = logging.getLogger("animalfolk.web")


class Deadlines(NamedTuple):
    """Seconds within which a client does its part."""

    head: float = 10  # of the first request, and of each further one
    body: float = 60
    stalled: float = 60  # while nothing is taken of what was sent


USUAL = Deadlines()


class Gate:
    """All connections of one server. Called, it makes what serves a new one: uvicorn takes it for its protocol."""

    def __init__(self, config: Config, room: Room, deadlines: Deadlines = USUAL) -> None:
        self.room, self.deadlines = room, deadlines
        self._proxies = config.proxies
        self._open: Counter[str] = Counter()
        self._count = 0
        self._waiting: dict[BoundedHttp, None] = {}  # for a request: the one that has waited longest is the first
        self._refused = 0  # since that was noted
        self._noted = -SELDOM

    def __call__(self, **given: Any) -> BoundedHttp:
        """What serves a new connection."""
        return BoundedHttp(self, **given)

    def __len__(self) -> int:
        """How many are open."""
        return self._count

    def enter(self, address: str) -> None:
        """One more; TooMany if there is no room."""
        if self._open[address] >= self.room.of_address and not self._is_proxy(address):
            raise TooMany("this address has too many connections")
        if len(self) >= self.room.connections and not self._make_room():
            raise TooMany("the server has too many connections; come again in a moment")
        self._open[address] += 1
        self._count += 1

    def _is_proxy(self, address: str) -> bool:
        return ANY in self._proxies or is_among(address, self._proxies)

    def _make_room(self) -> bool:
        oldest = next(iter(self._waiting), None)
        if oldest:
            oldest.let_go()
        return oldest is not None

    def leave(self, address: str) -> None:
        """One less."""
        self._count -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def wait(self, one: BoundedHttp) -> None:
        """This one has asked nothing yet, or has been answered."""
        self._waiting[one] = None

    def serve(self, one: BoundedHttp) -> None:
        """This one waits no more: it asks, or is gone."""
        self._waiting.pop(one, None)

    def note_refusal(self) -> None:
        """Somebody was refused: the log says so once a minute, and of how many."""
        self._refused += 1
        if monotonic() >= self._noted + SELDOM:
            logger.warning("connections were refused", extra={"count": self._refused, "open": len(self)})
            self._refused, self._noted = 0, monotonic()


class Place:
    """A connection's place among all, given back once."""

    def __init__(self, gate: Gate, address: str) -> None:
        gate.enter(address)
        self._gate, self._address = gate, address
        self._is_taken = True

    def leave(self) -> None:
        """Give it back."""
        if self._is_taken:
            self._is_taken = False
            self._gate.leave(self._address)


class Timer:
    """Something that is done after a while, unless it is stopped."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._set: asyncio.TimerHandle | None = None

    def start(self, seconds: float, act: Callable[[], None]) -> None:
        """Do it after so many seconds; what was to be done before is not."""
        self.stop()
        self._set = self._loop.call_later(seconds, act)

    def stop(self) -> None:
        """Do nothing."""
        if self._set:
            self._set.cancel()
        self._set = None


class BoundedHttp(H11Protocol):
    """One connection, with deadlines. One that becomes a socket keeps its place, and has deadlines of its own."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        self._place: Place | None = None
        self._part: object = None  # what is waited for: the state of whoever asks, or that it is a socket now
        self._deadline, self._stalled = Timer(self.loop), Timer(self.loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        try:
            self._place = Place(self._gate, household(self.client[0] if self.client else ""))
        except TooMany as error:
            self._gate.note_refusal()
            transport.write(refusal(error))
            transport.close()
        else:
            self._watch()

    def data_received(self, data: bytes) -> None:
        """Something came."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """A request was answered."""
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Set the deadline of what is waited for now."""
        part = SOCKET if self.transport.get_protocol() is not self else self.conn.their_state
        if part is self._part:
            return
        self._part = part
        self._deadline.stop()
        self._gate.serve(self)
        if part is h11.IDLE:
            self._gate.wait(self)
            self._deadline.start(self._gate.deadlines.head, self.let_go)
        elif part is h11.SEND_BODY:
            self._deadline.start(self._gate.deadlines.body, self.let_go)

    def let_go(self) -> None:
        """Close it: it was too late, or makes room for somebody else."""
        self._end()
        self.transport.close()

    def _end(self) -> None:
        self._gate.serve(self)
        self._deadline.stop()
        self._stalled.stop()
        if self._place:
            self._place.leave()

    def pause_writing(self) -> None:
        """What was sent is not taken."""
        super().pause_writing()
        self._stalled.start(self._gate.deadlines.stalled, self.transport.abort)

    def resume_writing(self) -> None:
        """It is taken again."""
        super().resume_writing()
        self._stalled.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a socket, which gives the place back at its end."""
        if not _fits(event):
            self.send_400_response("This is too long for a WebSocket.")
            return
        super().handle_websocket_upgrade(event)
        socket_ = self.transport.get_protocol()
        if self._place and isinstance(socket_, Packed):
            socket_.on_lost = self._place.leave
            self._place = None
            self.loop.call_later(self._gate.deadlines.head, socket_.give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        super().connection_lost(exc)
        self._end()


def _fits(event: h11.Request) -> bool:
    """Whether the request is no longer than whoever reads it next is ready to read."""
    lines = [len(name) + len(value) for name, value in event.headers]
    return len(lines) < MOST_HEADERS and max([len(event.target), *lines]) < LONGEST_LINE


def refusal(error: TooMany) -> bytes:
    """What is sent at once to somebody for whom there is no room, whatever they were about to ask."""
    body = msgspec.json.encode(problem(error))
    head = (
        "HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncache-control: no-store\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


class Port(socket):
    """A port whose queue is longer than what asyncio accepts at a time.

    Where descriptors are short, some versions of asyncio try as often as the queue is long, note each failure, and come
    back for each of them a second later: so it is told that the queue has one place.
    """

    def listen(self, backlog: int = QUEUE, /) -> None:
        """Let them wait."""
        super().listen(max(backlog, QUEUE))


def _rebuilt(descriptor: Any, family: int, kind: int, protocol: int) -> Port:
    return Port(family, kind, protocol, fileno=descriptor.detach())


def _sent(port: Port) -> tuple[Callable[..., Port], tuple[Any, ...]]:
    """How a process that serves the same port gets it."""
    return _rebuilt, (reduction.DupFd(port.fileno()), port.family, port.type, port.proto)


if sys.platform != "win32":
    reduction.register(Port, _sent)
