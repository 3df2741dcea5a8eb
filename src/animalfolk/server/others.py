"""The other servers at the same database: how this one knows of them, and hears from them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar.channels import ChannelsBackend

from animalfolk.server.channels import Channel, Hear, PostgresBackend
from animalfolk.server.config import Config
from animalfolk.server.notes import Note
from animalfolk.server.peers import Peers
from animalfolk.server.roster import Roster
from animalfolk.server.steady import SteadyClock
from animalfolk.server.storage import Storage
from animalfolk.server.timing import Wheel
from animalfolk.server.together import Together

logger = logging.getLogger("animalfolk.peers")


class Others:
    """Everything that several servers need of each other."""

    def __init__(self, config: Config, storage: Storage, roster: Roster, clock: SteadyClock) -> None:
        self._storage = storage
        self._clock = clock
        self._roster = roster
        self._channel = Channel(_backend(config), roster.server)
        self._tasks: set[asyncio.Task[None]] = set()

    def peers(self, wheel: Wheel) -> Peers:
        """As the hall knows them."""
        return Together(self._storage, self._roster, wheel, self._channel, self._clock.now)

    async def set_clock(self) -> None:
        """Begin to go by the clock of the database, as all others have: machines' clocks may differ."""
        self._clock.set(await self._roster.time())

    @asynccontextmanager
    async def listening(self, hear: Hear, concerns: Callable[[Note], bool]) -> AsyncIterator[None]:
        """Hear what others tell as long as this lasts; nobody waits for the end of what is done about it.

        concerns: whether anything is to be done about it at all.
        """

        async def heard(note: Note) -> None:
            if not concerns(note):
                return
            task = asyncio.create_task(_safe(hear, note))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        async with self._channel.listening(heard):
            try:
                yield
            finally:
                await asyncio.gather(*self._tasks, return_exceptions=True)


def _backend(config: Config) -> ChannelsBackend:
    if not config.redis:
        return PostgresBackend(config.database)
    from animalfolk.server.redis_channels import RedisBackend  # only who uses Redis waits for its package

    return RedisBackend(config.redis)


async def _safe(hear: Hear, note: Note) -> None:
    try:
        await hear(note)
    except Exception as error:  # the next note, or whoever asks next, looks again
        logger.warning("a note came to nothing", extra={"what": note.what, "why": type(error).__name__})
