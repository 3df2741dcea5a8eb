"""Clocks that run out, people who go and come back, servers that stop; time goes when it is told to."""

from __future__ import annotations

import asyncio
import json

import pytest

from animalfolk.server.errors import NotFound, Unreachable
from animalfolk.server.live import Live
from animalfolk.server.rows import OPEN
from animalfolk.server.timing import Presence, Wheel
from animalfolk.table import Clock, Settings
from tests.server.memory import START, Clockwork, House, live_at, row_of, settle
from tests.server.seen import game_of
from tests.server.test_hall import asked, play, play_on

pytestmark = pytest.mark.anyio
DAY = 24 * 3600
FIVE_MINUTES = Settings(undo="agreed", clock=Clock("game", 300, 10))
HALF_A_MINUTE = Settings(undo="agreed", clock=Clock("move", 30))
TURN_BASED = Settings(undo="agreed", clock=Clock("move", 3 * DAY))


async def begun(house: House, *here: int) -> Live:
    """The table, with these people connected."""
    await house.hall.start()
    live = await live_at(house.hall)
    for seat in here:
        await live.arrive(seat)
    return live


async def away(live: Live) -> list[int]:
    """Where bots answer for people."""
    return await live.look(lambda table: table.away)


async def left(live: Live) -> list[int]:
    """How many milliseconds are left to each."""
    return await live.look(lambda table: list(table.times.left))


def kinds(house: House) -> list[str]:
    """What is in the log."""
    return [json.loads(entry)["kind"] for entry in house.storage.logs["game"]]


# the wheel


async def test_what_is_due_rings_in_order_and_once() -> None:
    clock, rung = Clockwork(), list[tuple[str, int]]()

    async def ring(key: str) -> None:
        rung.append((key, clock.time - START))

    wheel = Wheel(ring, clock.now, clock.sleep)
    task = asyncio.create_task(wheel.run())
    for key, due in (("late", 9000), ("soon", 2000), ("never", 3000), ("moved", 1000)):
        wheel.set(key, START + due)
    wheel.set("never", None)
    wheel.set("moved", START + 5000)
    await clock.go(4)
    wheel.set("past", START)
    await clock.go(60)
    task.cancel()
    assert rung == [("soon", 2000), ("past", 4000), ("moved", 5000), ("late", 9000)]


async def test_a_table_that_cannot_be_reached_is_tried_again_and_does_not_stop_the_others() -> None:
    clock, rung = Clockwork(), list[str]()

    async def ring(key: str) -> None:
        rung.append(key)
        raise NotFound("gone") if key == "gone" else Unreachable("no storage")

    wheel = Wheel(ring, clock.now, clock.sleep)
    task = asyncio.create_task(wheel.run())
    wheel.set("one", START + 1000)
    wheel.set("gone", START + 2000)
    wheel.set("other", START + 2000)
    await clock.go(5)
    task.cancel()
    assert rung == ["one", "gone", "other", "one", "other", "one"]


async def test_moments_that_are_void_are_not_kept() -> None:
    async def ring(key: str) -> None:
        rung.append(key)

    clock, rung = Clockwork(), list[str]()
    wheel = Wheel(ring, clock.now, clock.sleep)
    for number in range(10_000):
        wheel.set("one", START + number)
        wheel.set("other", START + 5000 + number)
    assert len(wheel._heap) < 2000
    task = asyncio.create_task(wheel.run())
    await clock.go(30)
    task.cancel()
    assert rung == ["one", "other"]


# who is here


def test_somebody_with_two_connections_is_here_until_both_have_ended() -> None:
    presence = Presence(60_000)
    assert presence.arrive(0)
    assert not presence.arrive(0)
    assert not presence.depart(0, 1000)
    assert presence.is_here(0, 1000)
    assert presence.depart(0, 2000)
    assert not presence.is_here(0, 2000)
    assert presence.gone_at(0, 2000) == 62_000


def test_somebody_who_asks_without_a_connection_is_here_for_a_while() -> None:
    presence = Presence(60_000)
    assert not presence.is_here(0, 1000)
    presence.touch(0, 1000)
    assert presence.is_here(0, 60_999)
    assert not presence.is_here(0, 61_000)


async def test_all_see_who_is_here() -> None:
    house = House("person", "person", "trader", decks=("macaws", "pandas", "squirrels", "sloths"))
    live = await begun(house, 0)
    assert [seat.here for seat in (await live.state(None)).seats] == [True, False, True]
    with live.listen(0) as news:
        await live.arrive(1)
        await anext(news)
        assert [seat.here for seat in (await live.state(0)).seats] == [True, True, True]
        await live.depart(1)
        await anext(news)
    assert [seat.here for seat in (await live.state(0)).seats] == [True, False, True]
    await house.hall.close()


# absence


async def test_a_bot_takes_the_seat_after_the_grace_and_gives_it_back() -> None:
    house = House("person", "person", settings=FIVE_MINUTES)
    live = await begun(house, 0, 1)
    await live.depart(0)
    await house.clock.go(59)
    assert await away(live) == []
    await house.clock.go(1)
    assert await away(live) == [0]
    assert await asked(live) == 1  # the bot has played
    await live.arrive(0)
    assert await away(live) == []
    await house.hall.close()


async def test_who_comes_back_in_time_has_lost_nothing() -> None:
    house = House("person", "person", settings=FIVE_MINUTES)
    live = await begun(house, 0, 1)
    await live.depart(0)
    await house.clock.go(50)
    await live.arrive(0)
    await house.clock.go(50)
    assert await away(live) == []
    await house.hall.close()


async def test_nobody_is_replaced_before_it_is_their_turn() -> None:
    house = House("person", "person", settings=FIVE_MINUTES)
    live = await begun(house, 0, 1)
    await live.depart(1)
    await house.clock.go(100)
    assert await away(live) == []
    while await asked(live) == 0:
        await play(live, 0)
        await settle()
        await house.clock.go(0)
    assert await away(live) == [1]
    await house.hall.close()


async def test_who_has_left_by_the_own_wish_comes_back_by_the_own_wish() -> None:
    house = House("person", "person", settings=FIVE_MINUTES)
    live = await begun(house, 0, 1)
    await live.leave(0)
    await live.depart(0)
    await live.arrive(0)
    assert await away(live) == [0]
    await house.hall.close()
    house.hall = house.another()
    live = await live_at(house.hall)
    await live.arrive(0)
    assert await away(live) == [0]  # also after a restart
    await live.come_back(0)
    assert await away(live) == []
    await house.hall.close()


@pytest.mark.parametrize("settings", [Settings(undo="agreed"), TURN_BASED])
async def test_at_a_turn_based_table_nobody_need_be_here(settings: Settings) -> None:
    house = House("person", "person", settings=settings)
    live = await begun(house)
    await house.clock.go(2 * DAY)
    live = await live_at(house.hall)
    assert await away(live) == []
    assert await asked(live) == 0
    await house.hall.close()


async def test_who_plays_without_a_connection_is_not_replaced() -> None:
    house = House("person", "person", settings=FIVE_MINUTES)
    live = await begun(house)
    for _ in range(4):
        await live.touch(0)
        await live.touch(1)
        await house.clock.go(50)
    assert await away(live) == []
    await live.touch(1)
    await house.clock.go(20)
    assert await away(live) == [0]
    await live.touch(0)
    assert await away(live) == []
    await house.hall.close()


async def test_while_nobody_is_here_bots_do_not_play_on() -> None:
    house = House("person", "person", settings=FIVE_MINUTES)
    live = await begun(house, 0, 1)
    await live.depart(0)
    await live.depart(1)
    await house.clock.go(100)
    assert await away(live) == []
    await live.arrive(1)
    await house.clock.go(0)
    assert await away(live) == [0]
    await house.hall.close()


async def test_bots_do_not_play_for_people_who_have_all_left() -> None:
    house = House("person", "trader", "person", decks=("macaws", "pandas", "squirrels", "sloths"))
    live = await begun(house, 0, 2)
    await live.leave(0)
    await settle()
    assert await asked(live) == 2
    await live.leave(2)
    await settle()
    log = list(house.storage.logs["game"])
    assert (await live.state(None)).phase == "running"
    await live.come_back(0)
    await settle()
    assert await asked(live) == 0
    assert len(house.storage.logs["game"]) > len(log) + 1
    await house.hall.close()


# clocks


async def test_a_bot_goes_on_when_a_move_takes_too_long() -> None:
    house = House("person", "person", settings=HALF_A_MINUTE)
    live = await begun(house, 0, 1)
    await house.clock.go(29)
    assert await away(live) == []
    await house.clock.go(1)
    assert await away(live) == [0]
    assert await asked(live) == 1
    await live.come_back(0)
    await house.clock.go(30)
    assert await away(live) == [1]
    await house.hall.close()


async def test_who_comes_back_to_a_move_that_took_too_long_has_time_again() -> None:
    house = House("person", "person", settings=HALF_A_MINUTE)
    live = await begun(house, 0, 1)
    await house.clock.go(60)
    assert await away(live) == [0, 1]
    seat = await asked(live)
    assert seat is not None
    log = len(house.storage.logs["game"])
    await house.clock.go(1000)
    assert len(house.storage.logs["game"]) == log  # bots do not play for people who have all gone
    assert house.rung() is None
    await live.come_back(seat)
    await house.clock.go(29)
    assert await away(live) == [1 - seat]
    assert await asked(live) == seat
    await play(live, seat)
    await house.hall.close()


async def test_who_has_used_up_the_time_for_the_game_has_lost() -> None:
    house = House("person", "person", settings=FIVE_MINUTES)
    live = await begun(house, 0, 1)
    await house.clock.go(300)
    state = await live.state(1)
    assert state.phase == "over"
    assert state.view
    assert game_of(state)["winners"] == [1]
    assert house.storage.rows["game"].winners == [1]
    await house.hall.close()


async def test_a_clock_runs_out_at_a_table_that_is_not_in_memory() -> None:
    house = House("person", "person", settings=TURN_BASED)
    await begun(house)
    await house.clock.go(DAY)
    assert len(house.hall) == 0
    await house.clock.go(2 * DAY)
    live = await live_at(house.hall)
    assert await away(live) == [0]
    await house.hall.close()


async def test_a_clock_runs_out_though_the_storage_was_away_just_then() -> None:
    house = House("person", "person", settings=TURN_BASED)
    await begun(house)
    await house.clock.go(DAY)
    house.storage.broken = True
    await house.clock.go(2 * DAY)
    assert len(house.hall) == 0
    house.storage.broken = False
    await house.clock.go(2)
    assert "leave" in kinds(house)
    await house.hall.close()


@pytest.mark.parametrize("broken", [False, True])
async def test_games_that_wait_do_not_fill_the_memory_of_a_server_that_starts(broken: bool) -> None:
    """Their clocks run all the same, also if the storage was away at first."""
    house = House("person", "person", settings=TURN_BASED)
    house.storage.broken = broken
    await house.hall.start()
    await house.hall.resumed()
    assert len(house.hall) == 0
    house.storage.broken = False
    await house.clock.go(3 * DAY + 2)
    assert kinds(house)[:2] == ["clock", "leave"]
    await house.hall.close()


async def test_time_while_no_server_runs_is_nobodys() -> None:
    house = House("person", "person", settings=FIVE_MINUTES)
    live = await begun(house, 0, 1)
    await house.clock.go(20)
    await play(live, 0)
    before = await left(live)
    assert before[0] == 280_000
    await house.clock.go(10)
    await house.hall.close()

    await house.clock.go(5000)
    house.hall = house.another()
    live = await begun(house, 0, 1)
    await house.hall.resumed()
    assert await left(live) == before
    await house.clock.go(279)
    assert (await live.state(0)).phase == "running"
    await house.clock.go(1)
    assert (await live.state(0)).phase == "over"
    await house.hall.close()


async def test_a_table_that_leaves_memory_gives_no_time_back() -> None:
    house = House("person", "person", settings=TURN_BASED)
    live = await begun(house)
    await house.clock.go(DAY)
    live = await live_at(house.hall)
    assert (await live.look(lambda table: table.times.due())) == START + 3 * DAY * 1000
    await house.hall.close()


async def test_after_a_restart_bots_that_were_thinking_go_on() -> None:
    house = House("person", "trader")
    live = await begun(house, 0)
    while await live.look(lambda table: table.bot_turn()) is None:
        await play(live, 0)
    stored = list(house.storage.logs["game"])  # as it was when the server was killed
    await settle()
    assert len(house.storage.logs["game"]) > len(stored)
    house.storage.logs["game"] = stored
    house.hall = house.another()
    await house.hall.start()
    await house.hall.resumed()
    await settle()
    assert await asked(await live_at(house.hall)) == 0
    await house.hall.close()


async def test_the_clock_of_a_rebuilt_table_is_the_same() -> None:
    house = House("person", "person", settings=FIVE_MINUTES)
    live = await begun(house, 0, 1)
    for _ in range(10):
        await house.clock.go(7)
        await play_on(live, 1)
    before = await live.state(0)
    await live.reload()
    assert await live.state(0) == before
    await house.hall.close()


async def test_time_before_a_table_begins_is_nobodys() -> None:
    house = House("person", "person", settings=FIVE_MINUTES)
    house.storage.add(row_of(house.table, "open", OPEN))
    await house.hall.start()
    live = await live_at(house.hall, "open")
    await house.clock.go(500)
    house.storage.rows["open"] = row_of(house.table, "open")
    await live.reload()
    await live.arrive(0)
    await house.clock.go(299)
    assert (await live.state(0)).phase == "running"
    await house.clock.go(1)
    assert (await live.state(0)).phase == "over"
    await house.hall.close()
