"""One address keeps no other from its bots, its records and its analyses, however much it wants."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from httpx import ASGITransport, AsyncClient

from animalfolk.server import studying
from animalfolk.server.asker import ASKER
from animalfolk.server.errors import TooFast
from animalfolk.server.fair_queue import FairQueue, Priority
from animalfolk.server.steady import wall_ms
from animalfolk.server.studying import Studies, Study
from animalfolk.server.thinking import BotPool
from animalfolk.table.store import store
from tests.conftest import SOAK
from tests.server.web import Web, is_asked, served
from tests.table.tables import table_of
from tests.table.test_analysis import blundered

pytestmark = pytest.mark.anyio
GREEDY, OTHER, THIRD = "192.0.2.1", "198.51.100.7", "203.0.113.5"
MANY = 60 if SOAK else 7
ALMOST_NONE = 2  # of what somebody wants who wants much is done before others have had their turn


@asynccontextmanager
async def coming_from(web: Web, address: str) -> AsyncIterator[Web]:
    """The same server, asked from somewhere else."""
    way = ASGITransport(cast(Any, web.app), client=(address, 0))
    async with AsyncClient(transport=way, base_url=str(web.client.base_url), timeout=None) as client:
        yield Web(web.app, client)


async def against_a_thinker(web: Web) -> dict[str, Any]:
    """A table where a bot thinks about the first move, which is the same at each of them."""
    asked = {"seats": [{}, {"kind": "merchant"}], "first": "P2", "even_reactions": False, "seed": "fair"}
    made: dict[str, Any] = await web.good("/api/tables", asked, await web.visitor("Anna"))
    return made


async def answered(web: Web, made: dict[str, Any]) -> int:
    """When the bot had made its move."""
    await web.until(made["token"], is_asked)
    updated: int = (await web.get(f"/api/tables/{made['table']}")).json()["updated"]
    return updated


@pytest.mark.soak
async def test_the_bot_of_one_person_does_not_wait_for_all_bots_of_another_address(tmp_path: Path) -> None:
    async with (
        served(tmp_path, bot_workers=1, bot_seconds=600) as web,
        coming_from(web, GREEDY) as greedy,
        coming_from(web, OTHER) as other,
    ):
        async with web.parts.bots.turns.slot(Priority.MOVE, THIRD):  # nobody thinks before all have come
            tables = [await against_a_thinker(greedy) for _ in range(MANY)]
            mine = await against_a_thinker(other)
        then = await answered(other, mine)
        assert sum([await answered(greedy, made) < then for made in tables]) <= ALMOST_NONE
        assert web.parts.bots.replaced == 0


@pytest.mark.soak
async def test_hints_of_one_person_do_not_wait_for_all_bots_of_another_address(tmp_path: Path) -> None:
    async with (
        served(tmp_path, bot_workers=1, bot_seconds=600) as web,
        coming_from(web, GREEDY) as greedy,
        coming_from(web, OTHER) as other,
    ):
        mine = (await other.good("/api/quick", {"bot": "simple"}))["token"]
        await other.until(mine, is_asked)
        async with web.parts.bots.turns.slot(Priority.MOVE, THIRD):
            tables = [await against_a_thinker(greedy) for _ in range(MANY)]
            asked = asyncio.create_task(other.good("/api/play/hints", {}, mine))
            await until_waiting(web.parts.bots.turns, OTHER)
        assert (await asked)["hints"]
        then = wall_ms()
        assert sum([await answered(greedy, made) < then for made in tables]) <= ALMOST_NONE


async def until_waiting(queue: FairQueue, address: str) -> None:
    """Wait until something of an address waits."""
    while True:
        if queue.waiting(address):
            return
        await asyncio.sleep(0.01)


def record_of(number: int) -> str:
    """The record of a short game between bots; each another."""
    table = table_of("simple", "simple", stacks=1, seed=f"{number:032x}")
    table.run_bots()
    return store(table)


@pytest.mark.soak
async def test_records_of_one_address_do_not_keep_others_from_theirs(tmp_path: Path) -> None:
    async with served(tmp_path) as web, coming_from(web, GREEDY) as greedy, coming_from(web, OTHER) as other:
        texts = [record_of(number) for number in range(MANY)]
        asked = [asyncio.create_task(greedy.post("/api/records", {"text": text})) for text in texts]
        await until_waiting(web.parts.afterwards._reading, GREEDY)
        assert (await other.post("/api/records", {"text": record_of(MANY)})).status_code == 201
        answers = await asyncio.gather(*asked)
        assert [answer.status_code for answer in answers].count(201) == 4  # one is read, three wait
        refused = [answer for answer in answers if answer.status_code == 429]
        assert {(answer.json()["code"], answer.headers["Retry-After"]) for answer in refused} == {("too-fast", "5")}


async def asked_from(address: str, studies: Studies, name: str) -> bool:
    """Whether the analysis of a game, which this address asks for, is finished."""
    token = ASKER.set(address)
    try:
        return (await studies.ask(name, 1, _record)).finished
    finally:
        ASKER.reset(token)


async def until_finished(address: str, studies: Studies, name: str) -> None:
    """Wait for the end of an analysis."""
    while True:
        if await asked_from(address, studies, name):
            return
        await asyncio.sleep(0.01)


async def _record() -> str:
    return store(blundered())


def finishing(studies: Studies, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the games as their analyses come to an end."""
    names, keep = list[str](), studies._keep

    def noted(study: Study) -> None:
        names.extend({study.name}.difference(names))
        keep(study)

    monkeypatch.setattr(studies, "_keep", noted)
    return names


@pytest.mark.soak
async def test_games_of_one_address_do_not_keep_others_from_their_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "THOUGHTS", 2)
    pool = BotPool(workers=1, seconds=600)
    studies = Studies(pool)
    names = finishing(studies, monkeypatch)
    for number in range(3):
        assert not await asked_from(GREEDY, studies, f"greedy {number}")
    for number in range(3, 3 + MANY):
        with pytest.raises(TooFast, match="of this address"):
            await asked_from(GREEDY, studies, f"greedy {number}")
    await until_finished(OTHER, studies, "other")
    assert "greedy 1" not in names[: names.index("other")]
    for number in range(3):
        await until_finished(GREEDY, studies, f"greedy {number}")
    await studies.close()
    pool.close()


async def test_of_many_addresses_each_gets_its_first_analysis_before_any_gets_its_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(studying, "THOUGHTS", 1)
    monkeypatch.setattr(studying, "AT_ONCE", 1)
    pool = BotPool(workers=1, seconds=600)
    studies = Studies(pool)
    names = finishing(studies, monkeypatch)
    for name in ("a1", "a2", "b1"):
        await asked_from(name[0], studies, name)
    await until_finished("b", studies, "b1")
    assert "a2" not in names[: names.index("b1")]
    await studies.close()
    pool.close()
