"""A table that leaves the memory is gone at once: nothing of it waits for Python to look for garbage."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from tests.server.memory import House, live_at, settle
from tests.server.test_hall import play_on
from tests.support.samples import some
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
TABLES = some(1, 50)  # one after the other


@pytest.fixture(autouse=True)
def _no_collection() -> Iterator[None]:
    """Python does not look for garbage."""
    gc.disable()
    yield
    gc.enable()


def test_a_table_does_not_hold_on_to_itself() -> None:
    table = table_of("person", "person")
    for number in range(30):
        seat = table.asked or 0
        table.answer(seat, table.number(seat), table.options[0], str(number))
    known, game = ref(table), ref(table.game)
    del table
    assert (known(), game()) == (None, None)


@pytest.mark.soak
async def test_a_table_that_nobody_uses_takes_no_memory() -> None:
    house = House("person", "person")
    await house.hall.start()
    for _ in range(TABLES):
        await played_and_left(house)
    await house.hall.close()


class Ring:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.whole = self


async def test_what_games_have_left_behind_goes_when_the_last_table_has_left_the_memory() -> None:
    house = House("person", "person")
    await house.hall.start()
    known = ref(Ring())
    assert known()
    await played_and_left(house)
    assert known() is None
    await house.hall.close()


async def played_and_left(house: House) -> None:
    """People play for a while and go; the table leaves the memory, and nothing of it stays."""
    live = await live_at(house.hall)
    for seat in (0, 1):
        await live.arrive(seat)
    await play_on(live, 20)
    for seat in (0, 1):
        await live.depart(seat)
    await settle()
    known, table = ref(live), ref(await live.look(lambda table: table))
    del live
    await house.clock.go(2000)
    assert len(house.hall) == 0
    assert (known(), table()) == (None, None)
