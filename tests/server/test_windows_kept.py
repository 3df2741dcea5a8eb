"""Windows for reactions outlive a restart and a failing storage, and still tell nothing; bots think inside them."""

from __future__ import annotations

import asyncio

import pytest

from animalfolk.engine.state import State
from animalfolk.engine.view import pending
from animalfolk.server.errors import Refused, Unreachable
from animalfolk.server.live import Live
from animalfolk.server.messages import OpenWindow
from animalfolk.server.reopening import Reopened
from animalfolk.server.turnstile import Turnstile
from animalfolk.server.windows import is_reacting, look
from animalfolk.table import Clock, Table
from animalfolk.table.job import Job
from tests.properties.test_reactions import chosen_mixes
from tests.server.memory import House, live_at, settle
from tests.server.seen import game_of
from tests.server.test_hall import asked
from tests.server.test_windows import CLOCKS, Trace, opened, position, record, seated, table_at, twins

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("windows")]  # with those that look for the same positions


async def restarted(house: House) -> Live:
    """The table at another server, after the first has gone down; everybody comes back a little later."""
    people = [seat for seat, who in enumerate(house.table.seats) if who.is_person]
    await house.hall.close()
    await house.clock.go(30)
    house.hall = house.another()
    await house.hall.start()
    again = await live_at(house.hall)
    await house.clock.go(3)
    for seat in people:
        await again.arrive(seat)
    await settle()
    return again


async def traces(table: Table, option: str) -> dict[int | None, Trace]:
    """What everybody is told after a server went down within a window, and what it looks like at once."""
    house, live = await seated(table)
    seat = table.asked or 0
    await live.answer(seat, table.number(seat), option, "it")
    await house.clock.go(0.4)
    found: dict[int | None, Trace] = {viewer: [] for viewer in (None, *range(len(table.seats)))}
    live = await restarted(house)
    tasks = [asyncio.create_task(record(house, live, viewer, trace)) for viewer, trace in found.items()]
    await settle()
    live._listening.tell()
    await house.clock.go(20)
    for task in tasks:
        task.cancel()
    await house.hall.close()
    return found


def some_twins() -> list[tuple[State, State, str, int]]:
    """Positions in which one seat can react to an answer, and the same ones in which it cannot."""
    return twins(chosen_mixes()[0])[:2] + twins(chosen_mixes()[1])[:1]


@pytest.mark.parametrize("clock", CLOCKS, ids=str)
async def test_a_restart_does_not_tell_who_could_react(clock: Clock) -> None:
    for g, twin, option, silent in some_twins():
        can, cannot = await traces(table_at(g, clock), option), await traces(table_at(twin, clock), option)
        for viewer in can.keys() - {silent}:
            assert len(can[viewer]) >= 2
            assert can[viewer] == cannot[viewer]


async def test_who_could_react_still_can_after_a_restart() -> None:
    _, _, doer, watcher = position()
    house, live = await opened()
    before = (await live.state(watcher), await live.state(doer))
    live = await restarted(house)
    reacting, waiting = await live.state(watcher), await live.state(doer)
    assert (reacting.number, reacting.view) == (before[0].number, before[0].view)
    assert (waiting.view, waiting.events) == (before[1].view, before[1].events)
    assert waiting.window == OpenWindow(house.clock.time + 1500, [])
    with pytest.raises(Refused):
        await live.undo(doer)
    assert reacting.view
    await live.answer(watcher, reacting.number or 0, pending(game_of(reacting))["options"][0], "react")
    await house.clock.go(5)
    events = (await live.state(doer)).events
    assert any(event.get("event") == "used" and event["seat"] == watcher for event in events)
    await house.hall.close()


async def test_who_was_silent_is_not_asked_again_after_a_restart_and_learns_nothing() -> None:
    _, _, _, watcher = position()
    house, live = await opened()
    await live.answer(watcher, (await live.state(watcher)).number or 0, "done", "silent")
    before = await live.state(watcher)
    live = await restarted(house)
    after = await live.state(watcher)
    assert (after.view, after.events, after.number) == (before.view, before.events, None)
    await house.clock.go(1.5)
    assert (await live.state(watcher)).window is None
    await house.hall.close()


async def test_who_does_not_come_back_is_waited_for_and_not_made_silent() -> None:
    _, _, doer, watcher = position()
    house, live = await opened()
    await house.hall.close()
    house.hall = house.another()
    await house.hall.start()
    live = await live_at(house.hall)
    await live.arrive(doer)
    await house.clock.go(59)
    waiting = await live.state(doer)
    assert waiting.window
    await house.clock.go(1)
    assert (await live.state(doer)).window == OpenWindow(house.clock.time + 1500, [])  # for who is here
    await house.clock.go(1.5)
    assert (await live.state(doer)).window is None
    assert await asked(live) == watcher
    await house.hall.close()


async def test_a_window_that_has_closed_stays_closed_after_a_restart() -> None:
    _, _, doer, _ = position()
    for clock in (Clock(), Clock("game", 600, 10)):
        table, option, _, _ = position()
        assert isinstance(table.start, str)
        house, live = await seated(table_at(table.start, clock))
        await live.answer(doer, 1, option, "it")
        await house.clock.go(2)
        before = await live.state(doer)
        assert before.window is None
        await house.hall.close()
        house.hall = house.another()
        live = await live_at(house.hall)
        assert (await live.state(doer)).window is None
        assert (await live.state(doer)).event == before.event
        await house.hall.close()


async def test_a_storage_that_fails_within_a_window_does_not_show_what_is_behind_it() -> None:
    _, _, doer, watcher = position()
    house, live = await opened()
    before = await live.state(doer)
    house.storage.broken = True
    with pytest.raises(Unreachable):
        await live.answer(watcher, (await live.state(watcher)).number or 0, "done", "silent")
    house.storage.broken = False
    after = await live.state(doer)
    assert (after.view, after.events) == (before.view, before.events)
    assert after.window
    await house.clock.go(10)
    assert (await live.state(doer)).window is None
    await house.hall.close()


@pytest.mark.parametrize("again", [False, True])
async def test_when_a_table_was_last_used_does_not_tell_that_somebody_kept_silent(again: bool) -> None:
    """Everybody may ask for that, also in the middle of a window."""
    _, _, _, watcher = position()
    house, live = await opened()
    if again:
        live = await restarted(house)
    before = house.storage.rows["game"].updated
    await house.clock.go(0.3)
    entries = len(house.storage.logs["game"])
    await live.answer(watcher, (await live.state(watcher)).number or 0, "done", "silent")
    assert len(house.storage.logs["game"]) > entries
    assert house.storage.rows["game"].updated == before
    await house.clock.go(1.2)
    assert house.storage.rows["game"].updated == house.clock.time
    await house.hall.close()


async def reacted() -> list[str]:
    """The log after somebody has reacted shortly before the window closes, and another one has opened."""
    _, _, _, watcher = position()
    house, live = await opened()
    await house.clock.go(1.4)
    reacting = await live.state(watcher)
    assert reacting.view
    await live.answer(watcher, reacting.number or 0, pending(game_of(reacting))["options"][0], "react")
    log = list(house.storage.logs["game"])
    await house.hall.close()
    return log


async def test_who_asked_for_more_time_has_it_although_the_table_was_read_again() -> None:
    _, _, _, watcher = position()
    house, live = await opened()
    await live.think(watcher)
    turnstile = live._turnstile
    window = turnstile.window
    assert window
    kept, shown = Reopened(window.slots, window.seen, window.opened), window.shown()
    turnstile.reopen(kept, house.clock.time, frozenset(), anew=False)
    assert turnstile.window is not window
    assert turnstile.shown() == shown
    turnstile.reopen(kept._replace(opened=kept.opened + 1), house.clock.time, frozenset(), anew=False)
    assert turnstile.window
    assert not turnstile.window.thinking  # it is another one
    await house.hall.close()


async def test_a_window_that_another_process_has_opened_is_not_closed_with_the_last_one() -> None:
    log = await reacted()
    house, live = await opened()
    house.storage.on_append = lambda: house.storage.logs.update(game=list(log))
    await house.clock.go(1.5)
    assert house.storage.logs["game"] == log
    assert (await live.state(None)).window
    await house.hall.close()


async def test_a_window_that_should_be_closed_for_long_waits_for_everybody() -> None:
    """No server was there to close it: another one has come meanwhile, and this one reads it again."""
    house, live = await opened()
    await house.hall.close()
    table = await live._kept.table()
    for seconds, is_waiting in ((1, False), (60, True)):
        turnstile = Turnstile(live.row, 1500, 60_000)
        kept = Reopened(1, {None: look(table, None)}, house.clock.time)
        turnstile.reopen(kept, house.clock.time + seconds * 1000, frozenset(), anew=False)
        assert turnstile.window
        assert turnstile.window.is_waiting == is_waiting


# bots


class Slow:
    """A bot that thinks until it is told to stop, or for ever."""

    def __init__(self) -> None:
        self.patience: list[float | None] = []
        self.told = asyncio.Event()

    async def ask(self, job: Job, seconds: float | None = None) -> str:
        """Only rules of thumb come in time."""
        self.patience.append(seconds)
        await self.told.wait()
        return job.answer("trader")

    def close(self) -> None:
        """Nothing to end."""


def bot_may_react() -> tuple[State, State, str, int]:
    """A game of three in which the last seat can react to what another does, and its twin."""
    found = (place for mix in chosen_mixes() for place in (twins(mix) if mix.players == 3 else []))
    return next(place for place in found if place[3] != place[0].who)


async def test_bots_think_within_the_window() -> None:
    g, twin, option, seat = bot_may_react()
    kinds = tuple("master" if place == seat else "person" for place in range(3))
    told = []
    for place in (g, twin):
        house, live = await seated(table_at(place, kinds=kinds))
        slow = Slow()
        live._house = live._house._replace(pool=slow)  # type: ignore[arg-type]
        doer = house.table.asked or 0
        trace: Trace = []
        task = asyncio.create_task(record(house, live, doer, trace))
        await settle()
        trace.clear()
        await live.answer(doer, 1, option, "it")
        await settle()
        assert bool(slow.patience) == (place is g)
        if slow.patience:
            assert slow.patience == [1.25]
            assert await live.look(is_reacting)
        window = (await live.state(doer)).window
        assert window
        assert window.until == house.clock.time + 3000  # one turn for the other person, one for the bot
        await house.clock.go(3.1)
        assert not await live.look(is_reacting)
        told.append(trace[:2])
        task.cancel()
        slow.told.set()
        await house.hall.close()
    assert told[0] == told[1]
