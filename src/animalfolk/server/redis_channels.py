"""The channels of Litestar over Redis, which go on when Redis was away for a while."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Iterable
from functools import partial
from typing import Any

import msgspec
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from animalfolk.server.channels import CHANNEL, tried
from animalfolk.server.notes import MISSED, Note

ERRORS = (OSError, RedisError)
logger = logging.getLogger("animalfolk.channels")


class RedisBackend(RedisChannelsPubSubBackend):
    """Notes by way of Redis."""

    def __init__(self, address: str) -> None:
        super().__init__(redis=Redis.from_url(address))

    async def on_shutdown(self) -> None:
        """Disconnect."""
        await super().on_shutdown()
        await self._redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell."""
        await tried(partial(super().publish, data, channels), ERRORS)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What is told, for ever."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except ERRORS as error:
                logger.warning("the channel to other servers was lost", extra={"why": type(error).__name__})
                await tried(partial(self.subscribe, [CHANNEL]), ERRORS)
                yield CHANNEL, msgspec.json.encode(Note("", MISSED))
