"""How servers that share a database tell each other something: Litestar's channels, over PostgreSQL or Redis.

Both go on when the other side was away for a while; what was said meanwhile is lost, so whoever listens is told that
something may have been missed, and looks for itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial

import asyncpg
import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from animalfolk.server.database import connect_to_postgres, dsn_of
from animalfolk.server.notes import MISSED, Note

CHANNEL = "animalfolk"
PAUSE = 0.5  # seconds before it is tried again
PATIENCE = 10.0  # seconds to wait for PostgreSQL
LOOK_AGAIN = msgspec.json.encode(Note("", MISSED))
logger = logging.getLogger("animalfolk.channels")
Hear = Callable[[Note], Awaitable[None]]


class Channel:
    """Tells all other servers, and hears what they tell."""

    def __init__(self, backend: ChannelsBackend, server: str) -> None:
        self._plugin = ChannelsPlugin(backend, channels=[CHANNEL])
        self._server = server

    def tell(self, note: Note) -> None:
        """Tell all others, soon."""
        self._plugin.publish(msgspec.json.encode(note), CHANNEL)

    @asynccontextmanager
    async def listening(self, hear: Hear) -> AsyncIterator[None]:
        """Hear what others tell as long as this lasts."""
        async with (
            self._plugin,
            self._plugin.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(partial(self._came, hear), join=False),
        ):
            yield

    async def _came(self, hear: Hear, told: bytes) -> None:
        note = _read(told)
        if note.server != self._server:
            await hear(note)


def _read(told: bytes) -> Note:
    """A note; whatever it is, the next one must be heard: what cannot be read was missed."""
    try:
        return msgspec.json.decode(told, type=Note)
    except msgspec.MsgspecError as error:
        logger.warning("a note cannot be read", extra={"why": type(error).__name__})
        return Note("", MISSED)


class Teller:
    """Sends notes. While that cannot be done, none is kept: afterwards all are told that they have missed something."""

    def __init__(self, send: Callable[[bytes], Awaitable[object]], pause: float = PAUSE) -> None:
        self._send = send
        self._pause = pause
        self._lost = 0  # notes that nobody got
        self._again: asyncio.Task[None] | None = None

    async def tell(self, told: bytes) -> None:
        """Tell all others, or have them told later that there was something."""
        if self._again and not self._again.done():
            self._lost += 1
            return
        try:
            await self._send(told)
        except Exception as error:  # whatever it is, the next note must come
            logger.warning("other servers are not told", extra={"why": type(error).__name__})
            self._again = asyncio.create_task(self._tell_later())

    async def _tell_later(self) -> None:
        lost = -1
        while lost != self._lost:
            await asyncio.sleep(self._pause)
            with suppress(Exception):
                before = self._lost
                await self._send(LOOK_AGAIN)
                lost = before

    def close(self) -> None:
        """Tell nobody any more."""
        if self._again:
            self._again.cancel()


class PostgresBackend(AsyncPgChannelsBackend):
    """The channels of Litestar over one connection to PostgreSQL, which is made again when it was lost."""

    ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

    def __init__(self, address: str) -> None:
        way = partial(connect_to_postgres, dsn_of(address), timeout=PATIENCE, command_timeout=PATIENCE)
        super().__init__(make_connection=way)
        self._again: asyncio.Task[None] | None = None
        self._is_open = False
        self._teller = Teller(self._notify)

    async def on_startup(self) -> None:
        """Connect."""
        await super().on_startup()
        self._is_open = True
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        """Disconnect."""
        self._is_open = False
        self._teller.close()
        if self._again:
            self._again.cancel()
        with suppress(*self.ERRORS):
            await self._listener_conn.close(timeout=PAUSE)
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell, on the connection that listens as well: a new one for each note would take longer than all the rest."""
        await self._teller.tell(data)

    async def _notify(self, told: bytes) -> None:
        async with self._listener_lock:
            await self._listener_conn.execute("SELECT pg_notify($1, $2)", CHANNEL, told.decode())

    def _lost(self, connection: object) -> None:
        if self._is_open:
            logger.warning("the channel to other servers was lost")
            self._again = asyncio.create_task(self._connect_again())

    async def _connect_again(self) -> None:
        while self._is_open:
            try:
                await self._renew()
            except self.ERRORS:
                await asyncio.sleep(PAUSE)
            else:
                logger.info("the channel to other servers is there again")
                return

    async def _renew(self) -> None:
        connection = await self._connect()
        for channel in self._subscribed_channels:
            await connection.add_listener(channel, self._listener)
        async with self._listener_lock:
            self._listener_conn = connection
        connection.add_termination_listener(self._lost)
        if self._queue:
            self._queue.put_nowait((CHANNEL, LOOK_AGAIN))
