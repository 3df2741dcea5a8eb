"""The channels of Litestar over Redis, which go on when Redis was away for a while.

A connection that is lost while it is used fails in many ways, not all of them named by its package: each counts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from animalfolk.server.channels import CHANNEL, LOOK_AGAIN, PATIENCE, PAUSE, Teller

AT_ONCE = Retry(NoBackoff(), 0)  # a connection that was lost is an error, and not made again without a word
logger = logging.getLogger("animalfolk.channels")


class RedisBackend(RedisChannelsPubSubBackend):
    """Notes by way of Redis."""

    def __init__(self, address: str) -> None:
        settings: dict[str, Any] = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE, "retry": AT_ONCE}
        super().__init__(redis=Redis.from_url(address, **settings))
        self._teller = Teller(self._send)

    async def on_shutdown(self) -> None:
        """Disconnect."""
        self._teller.close()
        with suppress(Exception):
            await super().on_shutdown()
            await self._redis.aclose()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Hear no more; if Redis is away, that is so."""
        with suppress(Exception):
            await super().unsubscribe(channels)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell."""
        await self._teller.tell(data)

    async def _send(self, told: bytes) -> None:
        await super().publish(told, [CHANNEL])

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What is told, for ever."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except Exception as error:
                logger.warning("the channel to other servers was lost", extra={"why": type(error).__name__})
                await self._subscribe_again()
                yield CHANNEL, LOOK_AGAIN

    async def _subscribe_again(self) -> None:
        while True:
            try:
                await self.subscribe([CHANNEL])
            except Exception:
                await asyncio.sleep(PAUSE)
            else:
                return
