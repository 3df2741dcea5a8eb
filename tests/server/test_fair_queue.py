"""Slots go round robin by address: whoever wants much waits behind whoever wants little."""

from __future__ import annotations

import asyncio

import pytest

from animalfolk.server.errors import TooFast
from animalfolk.server.fair_queue import RECENT, FairQueue, Priority
from tests.server.memory import settle

pytestmark = pytest.mark.anyio
MOVE, HINT, READ, STUDY = Priority


class Crowd:
    """People who want slots of one queue, and hold those that they get until they are told to go."""

    def __init__(self, slots: int, waiting: int = 100) -> None:
        self.time = 0.0
        self.queue = FairQueue(slots, waiting, lambda: self.time)
        self.served: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def want(self, *names: str, priority: Priority = MOVE) -> None:
        """Each name begins with the letter of its address."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._hold(name, priority))
        await settle()

    async def _hold(self, name: str, priority: Priority) -> None:
        async with self.queue.slot(priority, name[0]):
            self.served.append(name)
            await self._ends[name].wait()

    async def end(self, *names: str) -> None:
        """They need their slots no more."""
        for name in names:
            self._ends[name].set()
            await settle()


async def test_addresses_take_turns_however_much_one_of_them_wants() -> None:
    crowd = Crowd(slots=1)
    await crowd.want("a1", "a2", "a3", "a4", "b1", "b2", "c1")
    for served in range(7):
        await crowd.end(crowd.served[served])
    assert crowd.served == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


async def test_one_slot_is_free_for_others_once_they_are_there() -> None:
    crowd = Crowd(slots=2)
    await crowd.want("a1", "a2", "a3")
    assert crowd.served == ["a1", "a2"]  # alone, an address has all of them
    await crowd.want("b1")
    await crowd.end("a1")
    assert crowd.served[2:] == ["b1"]
    await crowd.end("b1")
    assert crowd.served[3:] == []  # a2 runs, and a3 waits: b was here a moment ago
    await crowd.want("b2")
    assert crowd.served[3:] == ["b2"]
    await crowd.end("b2")
    crowd.time += RECENT + 1
    await crowd.end("a2")
    await crowd.want("a4")
    assert crowd.served[4:] == ["a3", "a4"]
    await crowd.end("a3", "a4")


async def test_an_address_has_only_so_many_waiting() -> None:
    crowd = Crowd(slots=1, waiting=2)
    await crowd.want("a1", "a2", "a3", "a4", "b1")
    with pytest.raises(TooFast) as caught:
        await crowd.tasks["a4"]
    assert caught.value.values == {"seconds": 5}
    for served in range(4):
        await crowd.end(crowd.served[served])
    assert crowd.served == ["a1", "b1", "a2", "a3"]


async def test_moves_come_before_hints_of_the_same_address_and_analyses_last() -> None:
    crowd = Crowd(slots=1)
    await crowd.want("a1")
    await crowd.want("b1", priority=STUDY)
    await crowd.want("a2", priority=READ)
    await crowd.want("a3", priority=HINT)
    await crowd.want("a4", priority=MOVE)
    for served in range(5):
        await crowd.end(crowd.served[served])
    assert crowd.served == ["a1", "a4", "a3", "a2", "b1"]


async def test_an_analysis_is_not_put_off_for_ever() -> None:
    crowd = Crowd(slots=1)
    await crowd.want("a1")
    await crowd.want("b1", priority=STUDY)
    await crowd.want("a2")
    crowd.time += 2.0
    await crowd.end("a1")
    assert crowd.served == ["a1", "b1"]
    await crowd.end("b1", "a2")


async def test_who_goes_away_leaves_no_slot_behind() -> None:
    crowd = Crowd(slots=1)
    await crowd.want("a1", "b1", "b2")
    crowd.tasks["b1"].cancel()
    await settle()
    await crowd.end("a1")
    assert crowd.served == ["a1", "b2"]
    await crowd.want("c1")
    crowd._ends["b2"].set()  # c1 is granted the slot, and goes before it knows
    while True:
        if crowd.queue._running["c"]:
            break
        await asyncio.sleep(0)
    crowd.tasks["c1"].cancel()
    await settle()
    assert (crowd.served, crowd.queue.is_busy) == (["a1", "b2"], False)
