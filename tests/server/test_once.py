"""What is asked twice with one id is done once."""

from __future__ import annotations

import asyncio

import pytest

from animalfolk.server.errors import TooFast
from animalfolk.server.once import Once

pytestmark = pytest.mark.anyio


class Deeds:
    """Deeds that are counted, wait to be let, and may be refused."""

    def __init__(self) -> None:
        self.count = 0
        self.let = asyncio.Event()
        self.is_refused = False

    async def do(self) -> int:
        """One of them."""
        self.count += 1
        await self.let.wait()
        if self.is_refused:
            raise TooFast("not now")
        return self.count


async def test_whoever_asks_meanwhile_gets_the_same_reply() -> None:
    once, deeds = Once(), Deeds()
    asking = [asyncio.create_task(once.do("Anna", "a", deeds.do)) for _ in range(3)]
    other = asyncio.create_task(once.do("Anna", "b", deeds.do))
    while deeds.count < 2:  # noqa: ASYNC110
        await asyncio.sleep(0)
    deeds.let.set()
    assert [await task for task in asking] == [2, 2, 2]
    await other
    assert deeds.count == 2


async def test_what_was_refused_may_be_tried_again() -> None:
    once, deeds = Once(), Deeds()
    deeds.let.set()
    deeds.is_refused = True
    for _ in range(2):
        with pytest.raises(TooFast):
            await once.do("Anna", "a", deeds.do)
    deeds.is_refused = False
    assert not once._tasks  # nor is anything kept of it
    assert [await once.do("Anna", "a", deeds.do) for _ in range(2)] == [3, 3]


async def test_a_deed_is_finished_also_if_nobody_waits_for_it() -> None:
    once, deeds = Once(), Deeds()
    asking = asyncio.create_task(once.do("Anna", "a", deeds.do))
    while not deeds.count:  # noqa: ASYNC110
        await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait([asking])
    deeds.let.set()
    assert await once.do("Anna", "a", deeds.do) == 1
    assert deeds.count == 1


async def test_deeds_of_long_ago_are_forgotten() -> None:
    once, deeds = Once(kept=3), Deeds()
    deeds.let.set()
    for key in "abcd":
        await once.do("Anna", key, deeds.do)
    assert await once.do("Anna", "b", deeds.do) == 2
    assert await once.do("Anna", "a", deeds.do) == 5


async def test_nobody_pushes_out_what_others_have_done() -> None:
    once, deeds = Once(kept=3), Deeds()
    deeds.let.set()
    assert await once.do("Anna", "a", deeds.do) == 1
    for number in range(20):
        await once.do("Ben", f"{number}", deeds.do)
    assert await once.do("Anna", "a", deeds.do) == 1
    assert len(once._tasks["Ben"]) == 3


async def test_who_has_not_asked_for_the_longest_time_is_forgotten_first() -> None:
    once, deeds = Once(seats=2), Deeds()
    deeds.let.set()
    for name in ("Anna", "Ben", "Anna", "Cleo"):
        await once.do(name, "a", deeds.do)
    assert list(once._tasks) == ["Anna", "Cleo"]
