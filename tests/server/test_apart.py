"""A process beside the server, which may be told to end at any moment."""

from __future__ import annotations

import asyncio
import multiprocessing
from typing import Any

import pytest

from animalfolk.server.apart import Apart
from animalfolk.server.link import LinkLost
from animalfolk.server.replay_cache import Missing, make_cache

pytestmark = pytest.mark.anyio


class Nothing:
    """Asked for nothing, and told nothing."""

    async def serve(self, name: str, given: tuple[Any, ...]) -> Any:
        """Nobody asks."""
        raise AssertionError(name)

    def hear(self, name: str, given: tuple[Any, ...]) -> None:
        """Nobody tells anything."""
        raise AssertionError(name)


async def nobody(name: str) -> None:
    """No step takes too long."""
    raise AssertionError(name)


@pytest.mark.parametrize(("way", "outcome"), [("finish", (Missing, LinkLost)), ("close", LinkLost)])
async def test_one_that_is_told_to_end_while_it_begins_ends(
    way: str, outcome: type[object] | tuple[type[object], ...]
) -> None:
    apart = Apart(make_cache, Nothing(), nobody)
    before = multiprocessing.active_children()
    asked = asyncio.create_task(apart.call("ask", ("game", 0), None, None))
    await asyncio.sleep(0)  # it takes its first step
    assert apart._beginning.locked()
    assert not apart.is_running
    await getattr(apart, way)()
    assert isinstance((await asyncio.gather(asked, return_exceptions=True))[0], outcome)
    assert not apart.is_running
    assert multiprocessing.active_children() == before
    with pytest.raises(LinkLost):
        await apart.call("ask", ("game", 0), None, None)
