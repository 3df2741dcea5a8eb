"""Tables in memory: stored before anybody is told, made again from the log, one answer after the other."""

from __future__ import annotations

import asyncio

import pytest

from animalfolk.engine.errors import AnimalfolkError, IllegalChoice
from animalfolk.engine.view import pending
from animalfolk.server.errors import NotFound, Unreachable
from animalfolk.server.live import Live
from animalfolk.server.rows import OPEN, OVER, RUNNING
from animalfolk.server.thinking import BotPool
from animalfolk.table import LateAnswer, NoHints, Settings
from animalfolk.table.job import Job
from animalfolk.table.store import store
from tests.server.memory import House, live_at, row_of, settle
from tests.server.seen import game_of
from tests.support.answers import from_view
from tests.table.tables import first

pytestmark = pytest.mark.anyio


async def play(live: Live, seat: int, name: str = "") -> None:
    """One answer of a person, as somebody gives it who has a view alone."""
    state = await live.state(seat)
    assert state.view is not None
    assert state.number is not None
    choice = from_view(game_of(state), f"{seat}")
    await live.answer(seat, state.number, choice, name or f"a{state.number}")


async def asked(live: Live) -> int | None:
    """Who is asked."""
    return await live.look(lambda table: table.asked)


async def play_on(live: Live, answers: int) -> None:
    """So many answers of people."""
    for _ in range(answers):
        await settle()
        seat = await asked(live)
        if seat is None:
            return
        await play(live, seat)
    await settle()


# what is told


async def test_a_seat_is_told_what_it_may_know() -> None:
    house = House("person", "person")
    live = await live_at(house.hall)
    mine, other, watching = await live.state(0), await live.state(1), await live.state(None)
    assert mine.view == house.table.view(0)
    assert other.view == house.table.view(1)
    assert watching.view == house.table.view(None)
    assert (mine.number, other.number, watching.number) == (1, None, None)
    assert mine.events == house.table.events(0)
    assert mine.event == len(mine.events)
    assert mine.phase == RUNNING


async def test_events_come_from_where_somebody_was() -> None:
    house = House("person", "person")
    live = await live_at(house.hall)
    before = await live.state(1)
    await play_on(live, 3)
    after = await live.state(1, before.event)
    assert before.events + after.events == (await live.state(1)).events
    assert after.events
    for strange in (-5, after.event + 5):
        assert (await live.state(1, strange)).event == after.event


async def test_an_open_table_shows_its_seats_and_nothing_else() -> None:
    house = House("person", "person")
    house.storage.add(row_of(house.table, "open", OPEN))
    state = await (await live_at(house.hall, "open")).state(0)
    assert (state.phase, state.view, state.events) == (OPEN, None, [])
    assert [seat.open for seat in state.seats] == [True, True]


async def test_an_open_table_begins() -> None:
    house = House("person", "trader")
    house.storage.add(row_of(house.table, "open", OPEN))
    live = await live_at(house.hall, "open")
    with live.listen(0) as news:
        house.storage.rows["open"] = row_of(house.table, "open")
        await live.reload()
        await anext(news)
    assert (await live.state(0)).view is not None


async def test_a_table_that_is_not_there() -> None:
    with pytest.raises(NotFound):
        await live_at(House("person", "person").hall, "another")


# doing


async def test_an_answer_is_stored_before_it_is_seen() -> None:
    house = House("person", "person")
    live = await live_at(house.hall)
    with live.listen(1) as news:
        told: list[bool] = []
        house.storage.on_append = lambda: told.append(news.event.is_set())
        await play(live, 0)
        assert told == [False]
        assert news.event.is_set()


async def test_a_refusal_changes_nothing_and_wakes_nobody() -> None:
    house = House("person", "person")
    live = await live_at(house.hall)
    before = await live.state(0)
    with live.listen(1) as news:
        for number, choice, kind in ((1, "dance", IllegalChoice), (7, "inventory", LateAnswer)):
            with pytest.raises(kind):
                await live.answer(0, number, choice, "x")
        with pytest.raises(AnimalfolkError):
            await live.answer(1, 1, "inventory", "x")
        assert not news.event.is_set()
    assert house.storage.logs["game"] == []
    assert await live.state(0) == before


async def test_an_id_acts_once() -> None:
    house = House("person", "person")
    live = await live_at(house.hall)
    state = await live.state(0)
    assert state.view
    choice = pending(game_of(state))["options"][-1]
    assert await live.answer(0, 1, choice, "once")
    assert not await live.answer(0, 1, choice, "once")
    assert len(house.storage.logs["game"]) == 1


async def test_of_many_answers_at_once_one_counts() -> None:
    house = House("person", "person")
    live = await live_at(house.hall)
    state = await live.state(0)
    assert state.view
    choice = pending(game_of(state))["options"][-1]
    done = await asyncio.gather(*(live.answer(0, 1, choice, f"i{n}") for n in range(8)), return_exceptions=True)
    assert [result for result in done if result is True] == [True]
    assert len(house.storage.logs["game"]) == 1


async def test_who_does_not_wait_for_the_answer_has_answered_all_the_same() -> None:
    house = House("person", "person")
    live = await live_at(house.hall)
    task = asyncio.create_task(play(live, 0))

    def give_up() -> None:
        task.cancel()

    house.storage.on_append = give_up
    await settle()
    assert len(house.storage.logs["game"]) == 1
    assert (await live.state(0)).view == (await (await live_at(house.another())).state(0)).view


# storage that fails


async def test_what_could_not_be_stored_has_not_happened() -> None:
    house = House("person", "person")
    live = await live_at(house.hall)
    before = await live.state(0)
    house.storage.broken = True
    with pytest.raises(Unreachable):
        await live.answer(0, 1, pending(game_of(before))["options"][-1], "x")
    with pytest.raises(Unreachable):
        await live.state(0)
    house.storage.broken = False
    assert await live.state(0) == before
    await play(live, 0)
    assert len(house.storage.logs["game"]) == 1


async def test_two_servers_at_one_table() -> None:
    house = House("person", "person")
    one, other = await live_at(house.hall), await live_at(house.another())
    stale = await other.state(0)
    await play(one, 0, "first")
    with pytest.raises(AnimalfolkError):  # it stood on a table that has gone on
        await other.answer(0, 1, pending(game_of(stale))["options"][-1], "second")
    assert (await other.state(0)).view == (await one.state(0)).view
    for _ in range(6):
        for live in (one, other):
            await live.reload()
            seat = await asked(live)
            assert seat is not None
            await play(live, seat)
    assert len(house.storage.logs["game"]) == 13


# memory


async def test_a_table_is_the_same_from_its_log() -> None:
    house = House("person", "trader", "person", decks=("macaws", "pandas", "squirrels", "platypuses"))
    live = await live_at(house.hall)
    await play_on(live, 30)
    again = await live_at(house.another())
    await settle()
    for viewer in (None, 0, 1, 2):
        assert await again.state(viewer) == await live.state(viewer)


async def test_idle_tables_leave_and_come_back() -> None:
    house = House("person", "person")
    await house.hall.start()
    live = await live_at(house.hall)
    await house.clock.go(100)
    await play_on(live, 4)
    before = await live.state(0)
    await house.clock.go(550)
    assert len(house.hall) == 1  # used not long enough ago
    await house.clock.go(1300)
    assert len(house.hall) == 0
    assert await (await live_at(house.hall)).state(0) == before
    await house.hall.close()


async def test_a_table_with_listeners_stays() -> None:
    house = House("person", "person")
    await house.hall.start()
    live = await live_at(house.hall)
    with live.listen(None):
        await house.clock.go(3000)
        assert await live_at(house.hall) is live
    await house.clock.go(3000)
    assert len(house.hall) == 0
    await house.hall.close()


# bots


async def test_bots_answer_by_themselves_to_the_end() -> None:
    house = House("trader", "simple")
    live = await live_at(house.hall)
    with live.listen(None) as news:
        async for _ in news:
            if (await live.state(None)).phase == OVER:
                break
    house.table.run_bots()
    assert (await live.state(None)).view == house.table.view(None)
    assert house.storage.rows["game"].winners == house.table.winners
    assert await live.look(store) == store(house.table)


async def test_bots_go_on_after_the_storage_was_away() -> None:
    house = House("person", "trader")
    await house.hall.start()
    live = await live_at(house.hall)
    while await asked(live) == 0:
        house.storage.on_append = lambda: None
        await play(live, 0)
        if (await live.look(lambda table: table.bot_turn())) is not None:
            house.storage.broken = True
            break
        await settle()
    await settle()
    house.storage.broken = False
    await house.clock.go(3)
    assert await asked(live) == 0
    await house.hall.close()


class Slow(BotPool):
    """Bots that answer when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.told: asyncio.Queue[None] = asyncio.Queue()

    async def ask(self, job: Job, seconds: float | None = None) -> str:
        """Wait for a word."""
        await self.told.get()
        return job.answer()


async def test_a_bot_is_not_heard_when_it_is_not_asked_any_more() -> None:
    house = House("person", "trader", settings=Settings(undo="open"))
    house.pool = pool = Slow()
    house.hall = house.another()
    live = await live_at(house.hall)
    while await live.look(lambda table: table.bot_turn()) is None:
        await play(live, 0)
    await settle()
    await live.ask_undo(0, turn=True)  # the bot thinks about what is not asked any more
    while await live.look(lambda table: table.bot_turn()) is None:
        await play(live, 0, f"b{len(house.storage.logs['game'])}")
    log = list(house.storage.logs["game"])
    pool.told.put_nowait(None)
    await settle()
    assert house.storage.logs["game"] == log
    pool.told.put_nowait(None)
    await settle()
    assert len(house.storage.logs["game"]) == len(log) + 1
    await house.hall.close()


async def test_somebody_may_look_while_a_bot_thinks() -> None:
    house = House("person", "trader")
    house.pool = Slow()
    house.hall = house.another()
    live = await live_at(house.hall)
    while await live.look(lambda table: table.bot_turn()) is None:
        await play(live, 0)
    await settle()
    state = await live.state(0)
    assert state.view
    assert pending(game_of(state))["seat"] == 1
    await house.hall.close()


async def test_hints_for_somebody_who_plays_against_bots_alone() -> None:
    house = House("person", "trader")
    live = await live_at(house.hall)
    await settle()
    hinted, state = await live.hints(0), await live.state(0)
    assert state.view
    assert hinted.hints
    assert {first(hint.choice) for hint in hinted.hints} <= set(pending(game_of(state))["options"])
    with pytest.raises(NoHints):
        await (await live_at(House("person", "person").hall)).hints(0)
