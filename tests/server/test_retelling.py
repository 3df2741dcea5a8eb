"""Who is here is told to other servers as it is, and what is done goes on upon what others have written."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from animalfolk.server.hall import Live
from animalfolk.server.keeping import TRIES
from animalfolk.server.peers import Alone
from animalfolk.table.log import CLOCK, Entry
from animalfolk.table.table import Table
from tests.server.memory import START, House, live_at, settle
from tests.server.test_hall import asked, play

pytestmark = pytest.mark.anyio
NOTE = msgspec.json.encode(Entry(CLOCK, 0, time=START).dump()).decode()  # what another server may write at any time


class Slow(Alone):
    """Other servers, who know of somebody what they were told last; it takes its time to tell that one has gone."""

    def __init__(self, house: House) -> None:
        super().__init__(house.storage, house.hall._wheel)
        self.may_go = asyncio.Event()
        self.told: list[int | str | None] = []

    async def come(self, game_id: str, seat: int, until: int | None = None) -> None:
        """Somebody is here."""
        self.told.append(until)

    async def go(self, game_id: str, seat: int, now: int) -> None:
        """Somebody is gone."""
        await self.may_go.wait()
        self.told.append("gone")


@pytest.fixture
def house() -> House:
    """A table of two people."""
    return House("person", "person")


async def among_others(house: House) -> tuple[Live, Slow]:
    """The table, and what others are told."""
    live, others = await live_at(house.hall), Slow(house)
    live._house = live._house._replace(peers=others)
    return live, others


async def test_who_comes_back_while_others_are_told_of_the_going_is_here_for_them(house: House) -> None:
    live, others = await among_others(house)
    await live.arrive(0)
    going = asyncio.create_task(live.depart(0))
    await settle()
    coming = asyncio.create_task(live.arrive(0))
    await settle()
    others.may_go.set()
    await asyncio.gather(going, coming)
    assert live.presence.here == [0]
    assert others.told[-1] is None


async def test_who_comes_and_goes_while_others_are_told_is_gone_for_them(house: House) -> None:
    live, others = await among_others(house)
    await live.arrive(0)
    going = [asyncio.create_task(live.depart(0))]
    await settle()
    coming = asyncio.create_task(live.arrive(0))
    await settle()
    going.append(asyncio.create_task(live.depart(0)))
    await settle()
    others.may_go.set()
    await asyncio.gather(*going, coming)
    assert live.presence.here == []
    assert others.told[-1] == "gone"


async def test_who_asked_something_a_moment_ago_is_here_for_a_while_after_the_connection(house: House) -> None:
    live, others = await among_others(house)
    others.may_go.set()
    await live.touch(0)
    await live.arrive(0)
    await live.depart(0)
    assert others.told == [START + 60_000, None, "gone", START + 60_000]


async def test_whose_seat_is_given_back_while_others_write_goes_on_with_what_they_wrote(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await live_at(house.hall)
    seat = 1 if await asked(live) == 0 else 0  # no bot plays there now
    await live.act(lambda table: table.leave(seat, house.clock.now(), replaced=True))
    others_write(house, 1)
    went_on: list[Table] = []
    monkeypatch.setattr(live, "_go_on", went_on.append)
    await live.arrive(seat)
    table = await live.look(lambda table: table)
    assert not table.away
    assert all(gone_on is table for gone_on in went_on)


def others_write(house: House, times: int) -> None:
    """Another server is first, so often."""
    left = times

    def first() -> None:
        nonlocal left
        if left:
            left -= 1
            house.storage.logs["game"].append(NOTE)

    house.storage.on_append = first


async def test_what_is_done_while_others_write_again_and_again_is_done(house: House) -> None:
    live = await live_at(house.hall)
    seat = await asked(live)
    assert seat is not None
    others_write(house, TRIES - 1)
    await play(live, seat)
    assert len(house.storage.logs["game"]) == TRIES
