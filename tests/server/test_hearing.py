"""Others write to the same log: what is heard of that comes in at any moment, and nothing of it is missed."""

from __future__ import annotations

import asyncio

import pytest

from animalfolk.server.notes import LOG, LOST, Note
from animalfolk.table.log import ANSWER, Entry
from tests.server.memory import House, live_at, settle
from tests.server.test_hall import play, play_on

pytestmark = pytest.mark.anyio


async def test_what_is_written_while_a_table_is_read_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House("person", "person")
    entries, was_read, may_go_on = house.storage.entries, asyncio.Event(), asyncio.Event()

    async def slowly(game_id: str, since: int = 0) -> list[Entry]:
        found = await entries(game_id, since)
        was_read.set()
        await may_go_on.wait()
        return found

    one, other = await live_at(house.hall), house.another()
    await one.state(0)
    monkeypatch.setattr(house.storage, "entries", slowly)
    loading = asyncio.create_task(other.table("game"))
    await was_read.wait()
    await play(one, 0)
    hearing = asyncio.create_task(other.hear(Note("one", LOG, "game", length=1)))
    await settle()
    may_go_on.set()
    await hearing
    assert await (await loading).state(0) == await one.state(0)


async def test_who_cannot_follow_what_was_written_reads_all_of_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House("person", "person")
    hall = house.another()
    one, other = await live_at(house.hall), await live_at(hall)
    await other.state(0)
    await play_on(one, 4)
    following = house.storage.following

    async def half_wrong(game_id: str, since: int) -> list[Entry]:
        first, second, *_ = await following(game_id, since)
        assert second.kind == ANSWER
        return [first, second._replace(choice="what nobody can do")]

    monkeypatch.setattr(house.storage, "following", half_wrong)
    with other.listen(0) as news:
        await hall.hear(Note("one", LOG, "game", length=4))
        await asyncio.wait_for(anext(aiter(news)), 30)
    for seat in (None, 0, 1):
        assert await other.state(seat) == await one.state(seat)


async def test_of_games_that_are_over_nothing_stays_in_memory() -> None:
    house = House("person", "person")
    await house.hall.start()
    live = await live_at(house.hall)
    assert house.hall._known == {"game"}
    await live.resign(0)
    await house.clock.go(1300)
    assert (len(house.hall), house.hall._known) == (0, set())
    await house.hall.close()


@pytest.mark.parametrize(("teller", "looks"), [("other", 1), ("one", 0)])
async def test_who_was_taken_off_has_perhaps_not_told_all_and_who_went_by_itself_has(teller: str, looks: int) -> None:
    house, looked = House("person", "person"), 0

    async def look() -> None:
        nonlocal looked
        looked += 1

    house.hall.missed = look
    await house.hall.hear(Note(teller, LOST, name="one"))
    assert looked == looks
