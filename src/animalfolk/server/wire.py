"""One socket: texts come and go, with bounds for size, pace and patience.

Nothing waits in a queue: who is slow gets fewer and larger updates, and who does not take one for long is let go.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from animalfolk.server.errors import ServerError, TooFast
from animalfolk.server.limits import Limit, Limits
from animalfolk.server.live_messages import Came, NotDone, ToClient, written
from animalfolk.server.problems import problem

# codes with which a socket is closed; those from 4400 on are 4000 and the status of what was refused
TOO_LATE = 4408  # hello did not come in time
REPLACED = 4409  # the same seat has opened too many others since
LEFT = 4410  # the seat was left, the table is closed, or the token is void
TOO_MUCH = 4429  # went on too fast for too long
SLOW = 1013  # did not take what was sent; come again
FAILED = 1011
BROKEN = (1002, 1007, 1009)  # what came was no message at all, no text, or far too large
REFUSED = 4000

MESSAGES = "messages"


class Bounds(msgspec.Struct, frozen=True):
    """How long is waited, and how much is taken."""

    hello_seconds: float = 10
    send_seconds: float = 20
    close_seconds: float = 2
    burst: int = 20
    per_second: float = 20
    too_fast: int = 200  # so many refused one after the other for being too fast
    sockets: int = 8  # of one seat at once
    watchers: int = 200  # of one table at once
    watchers_of_address: int = 40  # the same, from one address


class Gone(Exception):
    """The other side is not there any more; with the code that says why, if there is one."""

    def __init__(self, code: int | None = None) -> None:
        super().__init__()
        self.code = code


class Closing(Exception):
    """This side has had enough, with the code that says why."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Wire:
    """A socket that was accepted."""

    def __init__(self, socket: WebSocket[Any, Any, Any], bounds: Bounds, now: Callable[[], float] = monotonic) -> None:
        self._socket = socket
        self._bounds = bounds
        self._limits = Limits({MESSAGES: Limit(bounds.burst, bounds.per_second)}, now)
        self._too_fast = 0

    async def first(self) -> Came:
        """The first message, if it comes in time."""
        try:
            async with asyncio.timeout(self._bounds.hello_seconds):
                return await self.receive()
        except TimeoutError:
            raise Closing(TOO_LATE, "hello did not come") from None

    async def receive(self) -> Came:
        """The next message."""
        try:
            event = await self._socket.receive()
        except WebSocketDisconnect:
            raise Gone from None
        if event["type"] != "websocket.receive":
            code = event.get("code")
            raise Gone(code if isinstance(code, int) else None)
        return Came(event.get("text"))

    def check_pace(self) -> None:
        """TooFast if messages come too fast; the socket is closed if that does not end."""
        try:
            self._limits.take(MESSAGES, "")
            self._too_fast = 0
        except TooFast:
            self._too_fast += 1
            if self._too_fast >= self._bounds.too_fast:
                raise Closing(TOO_MUCH, "too many messages") from None
            raise

    async def send(self, message: ToClient) -> None:
        """Send it, unless that takes too long."""
        try:
            async with asyncio.timeout(self._bounds.send_seconds):
                await self._socket.send_data(written(message))
        except TimeoutError:
            raise Closing(SLOW, "too slow") from None
        except (WebSocketDisconnect, OSError, RuntimeError):  # closed on either side, whatever the server calls it
            raise Gone from None

    async def refuse(self, id_: str | None, error: ServerError) -> None:
        """Say why something was not done."""
        told = problem(error)
        await self.send(NotDone(id_, told.code, told.message, told.values))

    async def close(self, code: int, reason: str = "") -> None:
        """Close it, without much waiting."""
        with suppress(TimeoutError, WebSocketDisconnect, OSError, RuntimeError):
            async with asyncio.timeout(self._bounds.close_seconds):
                await self._socket.close(code, reason)
