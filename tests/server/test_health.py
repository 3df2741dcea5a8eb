"""Whether `/health` tells the truth while the database is away, and when it is back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from animalfolk.server import pulse
from animalfolk.server.errors import Unreachable
from tests.server.web import Web, served

pytestmark = pytest.mark.anyio


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is asked whenever somebody wants to know."""
    monkeypatch.setattr(pulse, "KEPT", 0)


async def told(web: Web) -> tuple[int, str]:
    """What it says of itself."""
    response = await web.get("/health")
    return response.status_code, response.json().get("status") or response.json()["code"]


async def test_however_many_ask_the_database_is_asked_once_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, clock = 0, [0.0]
    async with served(tmp_path) as web:
        ping, web.parts.pulse._now = web.parts.pulse._ping, lambda: clock[0]

        async def counted() -> None:
            nonlocal asked
            asked += 1
            await ping()
            if asked == 2:
                raise Unreachable("away")

        monkeypatch.setattr(web.parts.pulse, "_ping", counted)
        for clock[0], expected in ((10.0, 200), (10.9, 200), (11.0, 503), (11.9, 503), (12.0, 200)):
            found = await asyncio.gather(*(web.get("/health") for _ in range(5)))
            assert [response.status_code for response in found] == [expected] * 5
    assert asked == 3


@pytest.mark.usefixtures("at_once")
async def test_a_database_that_does_not_take_anything_is_told_until_it_does(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        made = await web.good("/api/quick", {})
        assert await told(web) == (200, "well")
        with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await told(web) == (503, "unreachable")
            assert (await web.post("/api/visitors", {})).status_code == 503
            assert 'animalfolk_refused_total{code="unreachable"} 2.0' in (await web.get("/metrics")).text
        assert await told(web) == (200, "well")
        await web.good("/api/play/leave", {}, made["token"])


@pytest.mark.usefixtures("at_once")
async def test_a_file_that_was_taken_away_is_told_until_it_is_back(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        (tmp_path / "games.db").rename(tmp_path / "elsewhere")
        assert await told(web) == (503, "unreachable")
        (tmp_path / "elsewhere").rename(tmp_path / "games.db")
        assert await told(web) == (200, "well")
