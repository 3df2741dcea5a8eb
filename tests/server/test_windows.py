"""The time that reactions take shows nothing: the same updates at the same times, whether or not somebody can react."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache, partial
from itertools import islice
from typing import Any

import msgspec
import pytest

from animalfolk.engine.options import option_texts
from animalfolk.engine.position import write
from animalfolk.engine.state import State
from animalfolk.engine.view import pending
from animalfolk.server.errors import Refused
from animalfolk.server.live import Live
from animalfolk.server.messages import OpenWindow
from animalfolk.server.windows import card_of, is_reacting, might_open
from animalfolk.table import Clock, Seat, Settings, Table
from animalfolk.table.seat_record import record_for
from tests.properties.test_reactions import chosen_mixes
from tests.properties.twins import twin_of
from tests.properties.walk import SOAK, Mix, name_of, seeds, walk
from tests.server.memory import House, live_at, settle
from tests.server.seen import game_of
from tests.server.test_hall import asked
from tests.table.test_undo_silent import answered, before_a_window, comparable

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("windows")]  # one process looks for the positions
CLOCKS = (Clock(), Clock("game", 600, 10), Clock("move", 300))
GAMES, CAP, MOST = (3, 400, 40) if SOAK else (1, 250, 4)
Trace = list[tuple[int, bytes]]
Deed = Callable[[House, Live], Awaitable[object]]


def table_at(g: State | str, clock: Clock = CLOCKS[1], kinds: tuple[str, ...] = ()) -> Table:
    position = g if isinstance(g, str) else write(g)
    count = len(kinds) or (2 if isinstance(g, str) else g.rules.players)
    kinds = kinds or ("person",) * count
    seats = [Seat(kind, f"N{seat}") for seat, kind in enumerate(kinds)]
    return Table(position, seats, Settings(hold=True, undo="agreed", clock=clock))


async def seated(table: Table, even: bool = True, gone: int | None = None) -> tuple[House, Live]:
    """A hall with this table, where all people are, or all but one."""
    house = House.around(table, even)
    await house.hall.start()
    live = await live_at(house.hall)
    for seat, who in enumerate(table.seats):
        if who.is_person and seat != gone:
            await live.arrive(seat)
    return house, live


async def record(house: House, live: Live, viewer: int | None, trace: Trace) -> None:
    """What a viewer is told, and when."""
    since = 0
    with live.listen(viewer) as news:
        async for _ in news:
            state = await live.state(viewer, since)
            since = state.event
            trace.append((house.clock.time, plain(state)))


def plain(state: Any) -> bytes:
    """All of it but for what binds the table to its cards."""
    data = msgspec.to_builtins(state)
    del data["view"]["table"]["commit"]
    return msgspec.json.encode(data)


async def traces(
    table: Table, option: str, deed: Deed | None = None, gone: int | None = None
) -> dict[int | None, Trace]:
    """What everybody is told while somebody answers this, and something else happens; gone: who is not there."""
    house, live = await seated(table, gone=gone)
    found: dict[int | None, Trace] = {viewer: [] for viewer in (None, *range(len(table.seats)))}
    tasks = [asyncio.create_task(record(house, live, viewer, trace)) for viewer, trace in found.items()]
    await settle()
    for trace in found.values():
        trace.clear()
    await house.clock.go(5)
    seat = table.asked or 0
    await live.answer(seat, table.number(seat), option, "it")
    if deed:
        await deed(house, live)
    await house.clock.go(20 if gone is None else 100)
    for task in tasks:
        task.cancel()
    await house.hall.close()
    return found


async def silent_soon(house: House, live: Live) -> None:
    """Whoever is asked says at once that there is no reaction."""
    await house.clock.go(0.3)
    seat = await live.look(lambda table: table.asked if table.game.prompt == "react" else None)
    if seat is not None:
        number = (await live.state(seat)).number
        await live.answer(seat, number or 0, "done", "silent")


async def think_long(house: House, live: Live) -> None:
    """Somebody asks for more time, whether or not there is anything to think about; then is silent."""
    await house.clock.go(0.2)
    await live.think(1)
    await house.clock.go(9)
    if await live.look(lambda table: table.asked == 1 and table.game.prompt == "react"):
        await live.answer(1, (await live.state(1)).number or 0, "done", "silent")
    else:
        await live.think_no_more(1)


@cache
def twins(mix: Mix) -> list[tuple[State, State, str, int]]:
    """Positions in which one seat can react to an answer, and the same ones in which it cannot."""
    found = []
    for number in seeds(f"windows {mix}", GAMES):
        for g, _ in islice(walk(mix, number, CAP), 0, CAP):
            position, people = write(g), ("person",) * g.rules.players
            for option in option_texts(g) if g.options and option_texts(g)[-1] != "done" else []:
                table = table_at(position, kinds=people)
                silent = answered(table, option)
                twin = twin_of(g, silent[0]) if len(set(silent)) == 1 else None
                if twin is None or option not in option_texts(twin):
                    continue
                other = table_at(twin)
                if not answered(other, option) and comparable(table, other, silent[0]):
                    found.append((g.clone(), twin, option, silent[0]))
    return found


@pytest.mark.soak
@pytest.mark.parametrize("mix", chosen_mixes()[1::2], ids=name_of)
async def test_updates_do_not_tell_who_could_react(mix: Mix) -> None:
    found = twins(mix)
    found = found[:: max(len(found) // MOST, 1)]
    for place, (g, twin, option, silent) in enumerate(found):
        clock = CLOCKS[place % 3]
        nothing = await traces(table_at(twin, clock), option)
        late = await traces(table_at(g, clock), option)
        soon = await traces(table_at(g, clock), option, silent_soon)
        for viewer in nothing.keys() - {silent}:
            assert nothing[viewer]
            assert late[viewer] == nothing[viewer]
            assert soon[viewer] == nothing[viewer]
    assert found


async def test_who_goes_away_and_looks_on_learns_no_more() -> None:
    """One of three closes the connection, and watches: the others have their window as before."""
    found = [twin for twin in twins(chosen_mixes()[3]) if twin[3] != twin[0].who]
    for place, (g, twin, option, silent) in enumerate(found[:: max(len(found) // MOST, 1)]):
        (gone,) = {0, 1, 2} - {g.who, silent}
        clock = CLOCKS[place % 3]
        nothing = await traces(table_at(twin, clock), option, gone=gone)
        late = await traces(table_at(g, clock), option, gone=gone)
        soon = await traces(table_at(g, clock), option, silent_soon, gone)
        for viewer in (None, gone, g.who):
            assert nothing[viewer]
            assert late[viewer] == nothing[viewer]
            assert soon[viewer] == nothing[viewer]
    assert found


async def test_after_somebody_absent_was_silent_the_others_have_a_window() -> None:
    """Two may react, and the first is waited for: whether the second can does not show when that is over."""
    g, option, first, twin = two_may_react_and_one_is_gone()
    both = await traces(table_at(g, CLOCKS[2]), option, gone=first)
    alone = await traces(table_at(twin, CLOCKS[2]), option, gone=first)
    for viewer in (None, first, g.who):
        assert both[viewer] == alone[viewer]
    times = [time for time, _ in both[None]]
    assert times[1] - times[0] == 1500  # the window of who is here
    assert times[-1] - times[1] == 33_000  # the time for a reaction of who is not, and a window of both others


async def test_who_comes_back_into_a_window_is_not_made_silent() -> None:
    g, option, first, _ = two_may_react_and_one_is_gone()
    house, live = await seated(table_at(g), gone=first)
    await live.answer(g.who, 1, option, "it")
    await house.clock.go(1.4)
    await live.arrive(first)
    await house.clock.go(0.1)
    assert (await live.state(None)).window is None
    assert await asked(live) == first
    await live.answer(first, (await live.state(first)).number or 0, "done", "silent")
    assert (await live.state(None)).window == OpenWindow(house.clock.time + 3000, [])
    assert await asked(live) not in (None, first, g.who)
    await house.hall.close()


async def test_who_asks_for_time_does_not_tell_whether_there_is_something_to_think_about() -> None:
    mix = chosen_mixes()[0]
    g, twin, option, _ = next(found for found in twins(mix) if found[3] == 1 and found[0].who == 0)
    can, cannot = await traces(table_at(g), option, think_long), await traces(table_at(twin), option, think_long)
    assert can[0] == cannot[0]
    assert can[None] == cannot[None]
    assert can[0][-1][0] - can[0][0][0] == 9200


@pytest.mark.parametrize("clock", [*CLOCKS, Clock("move", 86_400, 0, 86_400)], ids=str)
async def test_however_often_somebody_asks_for_time_a_window_closes(clock: Clock) -> None:
    place, option = before_a_window()
    table = table_at(place, clock)
    doer = table.asked or 0
    house, live = await seated(table)
    await live.answer(doer, table.number(doer), option, "it")
    opened, seconds = house.clock.time, min(clock.reaction, 120)
    for _ in range(20):
        for seat in range(2):
            await live.think(seat)
        window = (await live.state(None)).window
        assert window == OpenWindow(opened + seconds * 1000, [0, 1])
        await house.clock.go(seconds / 20 - 0.01)
    assert (await live.state(None)).window
    await house.clock.go(0.2)
    assert (await live.state(None)).window is None
    await house.hall.close()


async def test_who_needs_no_more_time_gets_none_again() -> None:
    _, _, doer, watcher = position()
    house, live = await opened()
    await live.think(watcher)
    await live.think_no_more(watcher)
    await live.think(watcher)
    assert (await live.state(doer)).window == OpenWindow(house.clock.time + 1500, [])
    await house.hall.close()


# who is asked


@cache
def position() -> tuple[Table, str, int, int]:
    place, option = before_a_window()
    table = table_at(place)
    doer = table.asked or 0
    return table, option, doer, 1 - doer


async def opened(even: bool = True, here: bool = True) -> tuple[House, Live]:
    """One has done what the other may react to."""
    table, option, doer, watcher = position()
    house, live = await seated(table, even)
    if not here:
        await live.depart(watcher)
        await house.clock.go(70)
    await live.answer(doer, table.number(doer), option, "it")
    return house, live


async def test_who_may_react_sees_it_at_once_and_the_others_later() -> None:
    _, _, doer, watcher = position()
    house, live = await opened()
    reacting, waiting = await live.state(watcher), await live.state(doer)
    assert reacting.view
    assert pending(game_of(reacting))["prompt"] == "react"
    assert waiting.view
    assert waiting.view["decision"] == {"seat": None, "card": None}
    assert waiting.event < reacting.event
    assert waiting.window == reacting.window == OpenWindow(house.clock.time + 1500, [])
    await house.clock.go(1.4)
    assert (await live.state(doer)) == waiting
    await house.clock.go(0.1)
    after = await live.state(doer)
    assert after.window is None
    assert after.event >= reacting.event


async def test_who_keeps_silent_learns_no_more_and_forgets_nothing() -> None:
    _, _, _, watcher = position()
    house, live = await opened()
    reacting = await live.state(watcher)
    await live.answer(watcher, reacting.number or 0, "done", "silent")
    silent = await live.state(watcher)
    assert silent.view
    assert silent.view == {**(reacting.view or {}), "decision": {"seat": None, "card": None}}
    assert (silent.events, silent.number) == (reacting.events, None)
    await house.hall.close()


async def test_a_reaction_is_seen_by_all() -> None:
    _, _, doer, watcher = position()
    house, live = await opened()
    reacting = await live.state(watcher)
    assert reacting.view
    await live.answer(watcher, reacting.number or 0, pending(game_of(reacting))["options"][0], "react")
    await house.clock.go(3)
    events = (await live.state(doer)).events
    assert any(event.get("event") == "used" and event["seat"] == watcher for event in events)
    assert len(house.storage.logs["game"]) >= 3


async def test_while_a_window_is_open_all_others_wait() -> None:
    table, option, doer, watcher = position()
    house, live = await opened()
    assert not await live.answer(doer, table.number(doer), option, "it")  # sent twice
    for deed in (live.undo(doer), live.ask_undo(doer), live.answer(doer, 2, "end", "x"), live.refuse(doer)):
        with pytest.raises(Refused) as refused:
            await deed
        assert refused.value.code == "window"
    for viewer in (doer, watcher):
        with pytest.raises(Refused):
            await live.read(partial(record_for, seat=viewer))
    assert (await live.state(watcher)).number is not None
    await house.clock.go(2)
    assert "result: unfinished" in await live.read(partial(record_for, seat=doer))


async def test_who_gives_up_in_a_window_gives_up() -> None:
    _, _, doer, watcher = position()
    _, live = await opened()
    await live.resign(doer)
    state = await live.state(None)
    assert state.view
    assert (state.phase, game_of(state)["winners"], state.window) == ("over", [watcher], None)


async def test_no_window_where_it_is_not_wanted() -> None:
    _, _, doer, _ = position()
    _, live = await opened(even=False)
    state = await live.state(doer)
    assert state.window is None
    assert state.view
    assert state.view["decision"] == {"seat": None, "card": None}


async def test_who_is_not_here_is_waited_for() -> None:
    """As nobody can be asked within a window who is not here: everybody knows that."""
    _, _, doer, watcher = position()
    house, live = await opened(here=False)
    assert (await live.state(watcher)).window is None
    await house.clock.go(0)  # the grace is over: silence, and whoever is here might be asked now
    assert (await live.state(doer)).window == OpenWindow(house.clock.time + 1500, [])
    await house.clock.go(1.5)
    assert (await live.state(watcher)).window is None


async def test_no_window_against_bots_alone() -> None:
    table, option, doer, watcher = position()
    kinds = ("person", "trader") if watcher else ("trader", "person")
    assert isinstance(table.start, str)
    house, live = await seated(table_at(table.start, kinds=kinds))
    await live.answer(doer, 1, option, "it")
    assert (await live.state(doer)).window is None
    await house.hall.close()


async def test_bots_wait_while_a_window_is_open() -> None:
    g, option = bot_follows()
    house, live = await seated(table_at(g, kinds=("person", "person", "simple")))
    table = house.table
    await live.answer(table.asked or 0, 1, option, "it")
    log = len(house.storage.logs["game"])
    assert await live.look(lambda table: table.bot_turn()) == 2
    await house.clock.go(1.4)
    assert len(house.storage.logs["game"]) == log
    await house.clock.go(0.1)
    assert len(house.storage.logs["game"]) > log
    await house.hall.close()


@cache
def bot_follows() -> tuple[State, str]:
    """A position with an answer to which somebody might react, and after which the third player is asked."""
    mix = chosen_mixes()[3]
    for number in range(50):
        for g, _ in walk(mix, number, 200):
            if g.options and g.who == g.seat == 1:
                for option in option_texts(g):
                    table = table_at(g)
                    told, card = table.told, card_of(table)
                    table.answer(1, 1, option)
                    if table.asked == 2 and not is_reacting(table) and might_open(table, told, card):
                        return g.clone(), option
    raise AssertionError("no such position")


async def test_each_who_is_asked_has_the_same_time() -> None:
    """Two may react to the same: the second has time, too, also if the first does not answer."""
    g, option = two_may_react()
    house, live = await seated(table_at(g))
    doer = house.table.asked or 0
    await live.answer(doer, 1, option, "it")
    first = await asked(live)
    waiting = await live.state(doer)
    await house.clock.go(1.5)
    second = await asked(live)
    assert first != second
    assert second is not None
    assert (await live.state(second)).number is not None
    assert await live.state(doer) == waiting
    await house.clock.go(1.5)
    assert (await live.state(doer)).window is None
    await house.hall.close()


@cache
def two_may_react() -> tuple[State, str]:
    """A position with an answer to which two others may react, one after the other."""
    for number in range(400):
        for g, _ in walk(chosen_mixes()[3], number, 200):
            for option in option_texts(g) if g.options and g.who == g.seat else []:
                table = table_at(g)
                silent = answered(table, option)
                if len(silent) == 2 and len({*silent, g.who}) == 3:
                    return g.clone(), option
    raise AssertionError("no such position")


@cache
def two_may_react_and_one_is_gone() -> tuple[State, str, int, State]:
    """The same, who is asked first, and a twin in which the second cannot react."""
    for number in range(400):
        for g, _ in walk(chosen_mixes()[3], number, 200):
            for option in option_texts(g) if g.options and g.who == g.seat else []:
                table = table_at(g)
                silent = answered(table, option)
                if len(silent) != 2 or len({*silent, g.who}) != 3:
                    continue
                twin = twin_of(g, silent[1])
                if twin is None or option not in option_texts(twin):
                    continue
                other = table_at(twin)
                if answered(other, option) == silent[:1] and comparable(table, other, silent[1]):
                    return g.clone(), option, silent[0], twin
    raise AssertionError("no such position")


# when it could open


@pytest.mark.soak
@pytest.mark.parametrize("mix", chosen_mixes(), ids=name_of)
def test_where_somebody_could_react_a_window_opens(mix: Mix) -> None:
    """Also where nobody can: in the twin, in which the reacting cards lie elsewhere."""
    found = twins(mix)
    for _, twin, option, _ in found:
        table = table_at(twin)
        told, card, seat = table.told, card_of(table), table.asked or 0
        table.answer(seat, table.number(seat), option)
        assert might_open(table, told, card), (write(twin), option)
    assert found
