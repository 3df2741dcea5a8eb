"""Calls between two processes over a socket: both sides ask, serve and tell; an error there is the same error here."""

from __future__ import annotations

import asyncio
import pickle
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple, Protocol

from animalfolk.server.asker import ASKER

SIZE = 8  # bytes in front of each frame that say how long it is
TOLD = 0  # in place of a number: nobody waits for a reply


class LinkLost(Exception):
    """The other process is gone, or was ended, before it replied."""


class Failed(Exception):
    """The other process met an error that cannot be sent; the message names its kind."""


class Service(Protocol):
    """What the other side may ask for."""

    async def serve(self, name: str, given: tuple[Any, ...]) -> Any:
        """Do what was asked for; the result, or an error, is the reply."""

    def hear(self, name: str, given: tuple[Any, ...]) -> None:
        """Something was told, for which nobody waits."""


class Call(NamedTuple):
    """Something is asked for, or told."""

    number: int
    name: str
    given: tuple[Any, ...]
    asker: str  # on whose account


class Reply(NamedTuple):
    """What came of the call of this number."""

    number: int
    result: Any


class Error(NamedTuple):
    """An error as data: not every error can be made again from its message alone."""

    kind: type[Exception]
    given: tuple[Any, ...]
    fields: dict[str, Any]

    @staticmethod
    def of(error: Exception) -> Error:
        """The data of an error; of one that cannot be sent, its kind."""
        found = Error(type(error), error.args, dict(vars(error)))
        try:
            pickle.loads(pickle.dumps(found))
        except Exception:
            return Error(Failed, (type(error).__name__,), {})
        return found

    def again(self) -> Exception:
        """The error itself, made without its constructor."""
        error = self.kind.__new__(self.kind, *self.given)
        vars(error).update(self.fields)
        return error


class Link:
    """One side of the socket. `run` it; then `call` and `tell`."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, service: Service) -> None:
        self._reader, self._writer, self._service = reader, writer, service
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._serving: set[asyncio.Task[None]] = set()
        self.is_lost = False

    async def call(self, name: str, *given: Any) -> Any:
        """What the other side replies; LinkLost if it never will."""
        if self.is_lost:
            raise LinkLost
        number = next(self._numbers)
        self._waiting[number] = future = asyncio.get_running_loop().create_future()
        self._send(Call(number, name, given, ASKER.get()))
        try:
            return await future
        finally:
            self._waiting.pop(number, None)

    def tell(self, name: str, *given: Any) -> None:
        """Say something that needs no reply; it is lost if the other side is."""
        if not self.is_lost:
            self._send(Call(TOLD, name, given, ASKER.get()))

    def _send(self, message: Call | Reply) -> None:
        data = pickle.dumps(message)
        self._writer.write(len(data).to_bytes(SIZE, "big") + data)

    async def run(self) -> None:
        """Until the other side is gone; whoever waits for it does so until `lose`."""
        with suppress(asyncio.IncompleteReadError, OSError):
            while True:
                size = int.from_bytes(await self._reader.readexactly(SIZE), "big")
                self._take(pickle.loads(await self._reader.readexactly(size)))

    def _take(self, message: Call | Reply) -> None:
        if isinstance(message, Reply):
            future = self._waiting.get(message.number)
            if future and not future.done():
                _settle(future, message.result)
        elif message.number == TOLD:
            self._service.hear(message.name, message.given)
        else:
            task = asyncio.create_task(self._serve(message))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)

    async def _serve(self, asked: Call) -> None:
        ASKER.set(asked.asker)
        try:
            result = await self._service.serve(asked.name, asked.given)
        except Exception as error:
            result = Error.of(error)
        if not self.is_lost:
            self._send(Reply(asked.number, result))

    def lose(self) -> None:
        """The other side is gone, for all who wait."""
        self.is_lost = True
        self._writer.close()
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(LinkLost())

    async def replied(self, seconds: float) -> None:
        """Wait for the replies that others wait for now, but not longer than this."""
        if self._waiting:
            await asyncio.wait(self._waiting.values(), timeout=seconds)

    async def served(self) -> None:
        """Wait for the end of what is being done for the other side, also if that is gone."""
        await asyncio.gather(*self._serving, return_exceptions=True)


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if isinstance(result, Error):
        future.set_exception(result.again())
    else:
        future.set_result(result)
