"""Whether `/health` tells the truth while the database is away, and when it is back."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from animalfolk.server import database, pulse
from animalfolk.server.errors import Unreachable
from tests.server.programs import PLAIN, WAIT, program
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


@pytest.mark.usefixtures("at_once")
async def test_a_disk_that_is_nearly_full_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as web:
        assert await told(web) == (200, "well")
        monkeypatch.setattr(database, "LEAST_FREE", 2**62)
        assert await told(web) == (503, "unreachable")


def get(web: str) -> int:
    """How the server is."""
    return httpx.get(f"{web}/health", timeout=WAIT, verify=PLAIN).status_code


def make(web: str) -> int:
    """Somebody arrives, if the database takes it."""
    return httpx.post(f"{web}/api/visitors", json={}, timeout=WAIT, verify=PLAIN).status_code


def fill(path: Path) -> None:
    """Write to this file until the disk is full."""
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(65536))


def until_full(web: str) -> None:
    """Make visitors until one is refused."""
    assert 503 in (make(web) for _ in range(20_000))


def until_said(web: str, status: int) -> None:
    """Wait until it says so: what it says may be a second old."""
    assert any(get(web) == status for _ in range(WAIT * 100))


def test_a_file_that_cannot_grow_any_more_is_told(tmp_path: Path) -> None:
    """The system lets no file grow beyond a bound; to read, and to begin to write, still goes well."""
    flags = ("--database", f"sqlite:///{tmp_path / 'games.db'}", "--log-level", "error")
    limits = {resource.RLIMIT_FSIZE: (600_000, 600_000)}
    with program(tmp_path / "log", *flags, limits=limits) as server:
        assert get(server.web) == 200
        until_full(server.web)
        until_said(server.web, 503)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of eight megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=8m", "animalfolk", str(place)]
    if os.geteuid() != 0 or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("only root may make a small disk")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_full_disk_is_told_until_there_is_room_again(small_disk: Path) -> None:
    with program(small_disk.parent / "log", "--database", f"sqlite:///{small_disk / 'games.db'}") as server:
        assert get(server.web) == 200
        fill(small_disk / "ballast")
        until_full(server.web)
        until_said(server.web, 503)
        (small_disk / "ballast").unlink()
        until_said(server.web, 200)
        assert make(server.web) == 201
