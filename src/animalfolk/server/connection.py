"""Somebody at a table, over one socket: what is asked is done and replied to, what is new is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.server.asking import Asking
from animalfolk.server.chat import shown
from animalfolk.server.desk import Desk, Leaves
from animalfolk.server.errors import ServerError
from animalfolk.server.hall import AnyTable
from animalfolk.server.listening import Listener
from animalfolk.server.live_messages import Came, Done, Hello, Lines, Mute, Ping, ToClient, Update, written
from animalfolk.server.messages import State
from animalfolk.server.problems import refused
from animalfolk.server.rows import Found
from animalfolk.server.tokens import hashed
from animalfolk.server.wire import Wire

SERVER_ERROR = 500
logger = logging.getLogger("animalfolk.live")


class Connection:
    """One socket that has said hello."""

    def __init__(self, wire: Wire, desk: Desk, live: AnyTable, found: Found, hello: Hello, address: str = "") -> None:
        self._wire, self._desk, self._live = wire, desk, live
        self._game, self._seat = found.game_id, found.seat
        self._address = address
        self._asking = Asking(desk, live, found, address)
        self._token_hash = hashed(hello.token)
        self._replying = asyncio.Lock()
        self._told = hello.since  # how many events were told
        self._heard = hello.chat  # the last line of chat that was told
        self._muted = set(hello.mute)
        self._last = b""  # the last update but for its events

    async def run(self) -> None:
        """Until one of both sides goes."""
        with (
            self._desk.opened(self._game, self._seat, self._token_hash, self._address) as leaves,
            self._live.listen(self._seat) as news,
            self._desk.chat.listen(self._game) as lines,
        ):
            logger.debug("a socket opened", extra={"table": self._game, "seat": self._seat})
            try:
                await self._arrive()
                await first_of(self._hear(), self._tell(news), self._tell_lines(lines), self._go(leaves))
            finally:
                logger.debug("a socket ended", extra={"table": self._game, "seat": self._seat})
                await self._depart()

    async def _arrive(self) -> None:
        if self._seat is not None:
            await self._live.arrive(self._seat)

    async def _depart(self) -> None:
        if self._seat is not None:
            with suppress(ServerError):  # whoever comes next looks again
                await self._live.depart(self._seat)

    # hearing

    async def _hear(self) -> None:
        while True:
            came = await self._wire.receive()
            async with self._replying:
                await self._hear_one(came)

    async def _hear_one(self, came: Came) -> None:
        try:
            reply = await self._reply(came)
        except AnimalfolkError as error:
            await self._refuse(came, refused(error))
        except ServerError as error:
            await self._refuse(came, error)
        else:
            await self._wire.send(reply)

    async def _go(self, leaves: Leaves) -> None:
        """Until it has to go; what is being replied to gets its reply."""
        closing = await leaves
        async with self._replying:
            raise closing

    async def _reply(self, came: Came) -> ToClient:
        self._wire.check_pace()
        asked = came.asked()
        if isinstance(asked, Mute):
            (self._muted.add if asked.muted else self._muted.discard)(asked.seat)
            return Done(asked.id)
        return Done(asked.id) if isinstance(asked, Ping) else await self._asking.reply(asked)

    async def _refuse(self, came: Came, error: ServerError) -> None:
        level = logging.ERROR if error.status >= SERVER_ERROR else logging.INFO
        logger.log(level, "refused", extra={"code": error.code, "table": self._game, "seat": self._seat})
        self._desk.metrics.refused(error.code)
        await self._wire.refuse(came.id(), error)

    # telling

    async def _tell(self, news: Listener) -> None:
        await self._tell_state()
        async for _ in news:
            await self._tell_state()

    async def _tell_state(self) -> None:
        """The state, if it is another than was told last: what a viewer cannot see is no news."""
        update = _update(await self._live.state(self._seat, self._told))
        bare = written(msgspec.structs.replace(update, events=[]))
        if update.events or bare != self._last:
            self._told, self._last = update.event, bare
            await self._wire.send(update)

    async def _tell_lines(self, said: asyncio.Event) -> None:
        while True:
            said.clear()
            new = await self._desk.chat.since(self._game, self._heard)
            self._heard = new[-1].number if new else self._heard
            lines = shown(new, self._muted)
            if lines:
                await self._wire.send(Lines(lines))
            await said.wait()


def _update(state: State) -> Update:
    return Update(**msgspec.structs.asdict(state))


async def first_of(*works: Coroutine[Any, Any, None]) -> None:
    """Until one of them ends, with its error; the others end with it."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        done.pop().result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
