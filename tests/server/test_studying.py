"""Finished games analysed in the background: progress, an end, the same after a restart, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from animalfolk.server import studying
from animalfolk.server.asker import NOBODY
from animalfolk.server.errors import TooFast
from animalfolk.server.fair_queue import Priority
from animalfolk.server.messages import Analysed
from animalfolk.server.studying import Studies, Study
from animalfolk.server.thinking import BotPool
from animalfolk.table.analysis import Analysis, Piece, Stand, Weighed, judge
from animalfolk.table.store import store
from tests.server.test_playing import CALM, play_to_the_end
from tests.server.web import Web, served
from tests.table.test_analysis import blundered

pytestmark = pytest.mark.anyio
PATH = "/api/play/analysis"
FEW = 6  # thoughts


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "THOUGHTS", FEW)


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    """Processes in which bots think."""
    found = BotPool(workers=1, seconds=60)
    yield found
    found.close()


async def finished(web: Web, token: str) -> Any:
    """What is told when nothing is left to do; on the way it only grows."""
    done = 0
    while True:
        told = await web.good(PATH, {}, token)
        assert done <= told["done"] <= told["of"]
        done = told["done"]
        if told["finished"]:
            return told
        await asyncio.sleep(0.01)


async def test_a_finished_game_is_analysed_and_the_same_again_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, ben, made = await web.two(**CALM)
        early = await web.post(PATH, {}, anna)
        assert (early.status_code, early.json()["code"]) == (409, "not-over")
        await play_to_the_end(web, anna, ben)
        first = await web.good(PATH, {}, anna)
        assert not first["finished"]
        told = await finished(web, made["watch"])
        winners = (await web.state(anna))["view"]["winners"]
        assert (await web.post(PATH, {})).json()["code"] == "bad-token"
    assert told["done"] == told["of"] > 0
    assert (told["seats"], told["sides"], told["thoughts"]) == ([0, 1], [[0], [1]], FEW)
    assert told["chances"][-1]["chances"] == [1.0 if seat in winners else 0.0 for seat in (0, 1)]
    for mistake in told["mistakes"]:
        place = mistake["differs"]
        assert {mistake["chosen"][place], mistake["better"][place]} <= set(mistake["view"]["decision"]["options"])
        assert mistake["view"]["viewer"] == mistake["seat"]
    async with served(tmp_path) as web:
        assert await finished(web, ben) == told


def text() -> str:
    return store(blundered())


async def record() -> str:
    return text()


async def ended(studies: Studies, name: str = "game", length: int = 1) -> Analysed:
    while True:
        told = await studies.ask(name, length, record)
        if told.finished:
            return told
        await asyncio.sleep(0.01)


async def test_what_comes_out_is_what_the_command_finds(pool: BotPool) -> None:
    studies = Studies(pool)
    told = await ended(studies)
    here = Analysis(blundered(), thoughts=FEW)
    for piece in here.pieces:
        here.take(judge(piece))
    data = here.data()
    assert (told.done, told.chances, told.mistakes) == (data["done"], data["chances"], data["mistakes"])
    assert told.mistakes[0]["better"][0] == "build"


async def test_it_is_made_once_and_kept(pool: BotPool) -> None:
    studies = Studies(pool)
    told = await ended(studies)

    async def never() -> str:
        raise AssertionError("it is known")

    assert await studies.ask("game", 1, never) is told
    other = await studies.ask("game", 2, record)  # taken back and played on meanwhile: another game
    assert not other.finished
    await ended(studies, length=2)
    await studies.close()


async def test_only_so_many_wait_and_only_so_many_are_kept(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "WAITING", 2)
    monkeypatch.setattr(studying, "KEPT", 1)
    studies = Studies(pool)
    await studies.ask("a", 1, record)
    await studies.ask("b", 1, record)
    await studies.ask("a", 1, record)
    with pytest.raises(TooFast):
        await studies.ask("c", 1, record)
    await ended(studies, "a")
    await ended(studies, "b")
    assert studies.find("a", 1) is None
    assert studies.find("b", 1)
    await studies.close()


async def test_bots_come_first(pool: BotPool) -> None:
    """While all processes think for bots, no part is begun."""
    study = Study("game", 1, text())
    async with pool.turns.slot(Priority.MOVE):
        work = asyncio.create_task(study.advance(pool, judge))
        while True:
            if pool.turns.waiting(NOBODY):
                break
            await asyncio.sleep(0.01)
        assert pool.is_busy
        assert (await study.told()).of == 0  # not even what there is to do is known: that takes a process, too
    await work
    assert (await study.told()).done == 1
    while not study.is_finished:
        await study.advance(pool, judge)


def failing(piece: Piece) -> Stand | Weighed:
    raise ValueError(piece.turn)


async def test_what_cannot_be_made_is_begun_anew_after_a_while(pool: BotPool, caplog: pytest.LogCaptureFixture) -> None:
    time = 1000.0
    studies = Studies(pool, failing, lambda: time)
    assert not (await studies.ask("game", 1, record)).finished
    while True:
        if not studies.find("game", 1):
            break
        await asyncio.sleep(0.01)
    assert "a game cannot be analysed" in caplog.text
    studies._work = judge
    with pytest.raises(TooFast) as refused:
        await studies.ask("game", 1, record)
    time += int(refused.value.values["seconds"])
    assert (await ended(studies)).finished
