"""Bots in processes of their own: the same answers as here; who is late or falls over is replaced."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import time
from functools import partial

import pytest

from animalfolk.bots import USUAL, LevelBot, deals
from animalfolk.bots.hints import weighed
from animalfolk.server.errors import TooFast
from animalfolk.server.thinking import BotPool
from animalfolk.table import Hinted
from animalfolk.table import job as jobs
from animalfolk.table.job import Answered, Job
from tests.server.memory import House, live_at
from tests.table.tables import settled, table_of

pytestmark = pytest.mark.anyio


def job_of(kind: str) -> Job:
    """A decision of a bot in the middle of a game."""
    table = settled(table_of("person", "simple"), 6)
    seat = table.asked
    assert seat is not None
    return Job(table.game.peek(), seat, table.number(seat), kind, "seed")


def crash(job: Job) -> Answered:
    os._exit(3)


def sleep(job: Job) -> Answered:
    time.sleep(600)
    return job.answered()


def hurry(job: Job) -> Answered:
    return job.answered()._replace(cuts=1)


def fail(job: Job) -> Answered:
    raise ValueError(job.kind)


def fly(job: Job) -> Answered:
    return Answered("fly", 0)


def test_a_job_gets_the_answers_of_the_table() -> None:
    for kind in ("trader", "peddler", "simple", "merchant"):
        table = table_of(kind, kind)
        for _ in range(30):
            job = table.bot_job()
            told = job.answer()
            table.bot_answer()
            assert table.steps[-1].texts == (told,)


async def test_a_bot_that_thinks_ahead_does_so_in_another_process() -> None:
    pool = BotPool(workers=1, seconds=60)
    job = job_of("merchant")
    assert [await pool.ask(job), await pool.ask(job)] == [job.answer()] * 2
    assert (pool.asked, pool.replaced) == (2, 0)
    assert pool._idle[0].process != os.getpid()
    pool.close()


async def test_what_is_ended_before_it_has_begun_leaves_nothing_behind() -> None:
    pool = BotPool()
    asked = asyncio.create_task(pool.ask(job_of("merchant")))
    await asyncio.sleep(0)
    assert len(pool._thoughts) == 1
    pool.close()
    await asyncio.wait([asked])
    assert asked.cancelled()
    gc.collect()  # which tells of whatever nobody has awaited


def test_a_job_tells_whether_the_clock_ended_the_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    job = job_of("master")
    assert (job.answered().cuts, job_of("simple").answered().cuts) == (0, 0)
    monkeypatch.setattr(jobs, "make_bot", partial(LevelBot, limit=-1.0))
    assert job.answered().cuts == 1
    assert job.answered().text == job.answer()


async def test_answers_that_the_clock_cut_short_are_counted() -> None:
    pool = BotPool(seconds=60)
    job = job_of("merchant")
    await pool.ask(job)
    assert pool.cut == 0
    pool._work = hurry
    assert [await pool.ask(job), await pool.ask(job)] == [job.answer()] * 2
    assert (pool.cut, pool.replaced) == (2, 0)
    pool.close()


async def test_hints_that_the_clock_cut_short_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House("person", "simple")
    live = await live_at(house.hall)
    hinted = await live.look(lambda table: table.hints(0))

    async def think(thought: object) -> Hinted:
        return hinted._replace(is_cut=True)

    assert not hinted.is_cut
    assert await live.look(lambda table: weighed(hinted.view, deals(table.trial(0), 0), limit=-1.0).is_cut)
    monkeypatch.setattr(house.pool, "think", think)
    await live.hints(0)
    assert house.pool.cut == 1
    await house.hall.close()


@pytest.mark.parametrize("work", [crash, fail, fly])
async def test_a_bot_that_falls_over_is_replaced(work: object) -> None:
    pool = BotPool(seconds=60, work=work)  # type: ignore[arg-type]
    job = job_of("merchant")
    assert await pool.ask(job) == job.answer(USUAL)
    assert pool.replaced == 1
    pool._work = Job.answered
    assert await pool.ask(job) == job.answer()  # the next one thinks again
    assert pool.replaced == 1
    pool.close()


async def test_a_bot_that_is_late_is_replaced_and_ended() -> None:
    pool = BotPool(seconds=60, work=sleep)
    pool._work = Job.answered
    job = job_of("merchant")
    await pool.ask(job)
    process = pool._idle[0].process
    assert process is not None
    pool._work = sleep
    pool.seconds = 0.01
    assert await pool.ask(job) == job.answer(USUAL)
    assert (pool.replaced, pool._idle, pool._busy) == (1, [], set())
    pool._work, pool.seconds = Job.answered, 60
    assert await pool.ask(job) == job.answer()
    assert pool._idle[0].process != process
    pool.close()


async def test_who_cannot_wait_gets_rules_of_thumb_and_the_thought_comes_to_its_end() -> None:
    """So no process is ended and begun anew for each reaction within a window."""
    pool = BotPool(seconds=60)
    job = job_of("merchant")
    assert await pool.ask(job, seconds=0) == job.answer(USUAL)
    assert (pool.replaced, pool._idle) == (1, [])
    await asyncio.gather(*pool._thoughts)
    process = pool._idle[0].process
    assert await pool.ask(job, seconds=60) == job.answer()
    assert (pool.replaced, pool._idle[0].process) == (1, process)
    pool.close()


async def test_hints_are_thought_out_there_or_nobody_has_time_now() -> None:
    pool = BotPool(seconds=60)
    assert await pool.think(os.getpid) != os.getpid()
    for deed, seconds in ((partial(os._exit, 3), 60), (partial(time.sleep, 600), 0.01)):
        pool.seconds = seconds
        with pytest.raises(TooFast):
            await pool.think(deed)
    assert (pool._idle, pool._busy) == ([], set())
    pool.close()


async def test_rules_of_thumb_need_no_process() -> None:
    pool = BotPool(work=crash)
    job = job_of("trader")
    assert await pool.ask(job) == job.answer()
    assert (pool.replaced, pool._idle) == (0, [])


async def test_what_no_bot_can_tell_is_any_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Job, "answer", lambda *_: "fly")
    pool, job = BotPool(), job_of("trader")
    assert await pool.ask(job) == job.any_answer()
    assert pool.replaced == 1


@pytest.mark.parametrize("work", [fail, fly])
async def test_a_game_goes_on_whatever_a_bot_does(work: object) -> None:
    house = House("merchant", "trader")
    house.pool._work = work  # type: ignore[assignment]
    live = await live_at(house.hall)
    with live.listen(None) as news:
        async for _ in news:
            if (await live.state(None)).phase == "over":
                break
    assert house.pool.replaced > 5
    await house.hall.close()


SERVER = """
import os, sys
from animalfolk.server.thinking import Worker
worker = Worker()
print(worker._pool.submit(os.getpid).result(), flush=True)
sys.stdin.read()
"""


def test_who_thinks_for_a_server_that_is_killed_ends_too() -> None:
    command = [sys.executable, "-c", SERVER]
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert server.stdout
    assert int(server.stdout.readline()) != server.pid
    server.kill()
    assert server.communicate(timeout=60)[0] == b""  # the output ends when nobody is left who could write to it
