"""A server that is killed: what was acknowledged is there, every log holds, and all goes on."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from random import Random

import pytest

from tests.conftest import SOAK
from tests.server.stored import entries_of, some
from tests.server.writer import ROOT, start_writer

GAMES = ("one", "two", "three")
KILLS = 100 if SOAK else 1
STARTS = 20 if SOAK else 1
MOST = 40  # acknowledged entries before a kill
A_LITTLE = 0.004  # seconds: about as long as a few entries take
STARTING = 1.0  # seconds: about as long as a server takes to start
SECONDS = 60


def killed(address: str, name: str, after: int, wait: float) -> list[tuple[str, int, str]]:
    """Let somebody write, kill them this long after so many lines; what they said in all."""
    writer = start_writer(address, name, 0, GAMES)
    assert writer.stdout is not None
    lines = [writer.stdout.readline() for _ in range(after)]
    time.sleep(wait)  # the moment of the kill is what is tried here
    writer.kill()
    lines += writer.communicate(timeout=SECONDS)[0].splitlines(keepends=True)
    words = [line.split() for line in lines if line.endswith("\n")]
    assert len(words) >= after
    return [(game, int(number), said) for game, number, said in words]


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_by_a_kill(address: str) -> None:
    random = Random("kill")
    said: list[tuple[str, int, str]] = []
    for kill in range(KILLS):
        said += killed(address, f"k{kill}", random.randint(1, MOST), random.uniform(0, A_LITTLE))
        kept = zip(GAMES, asyncio.run(entries_of(address, *GAMES)), strict=True)
        assert set(said) <= {(game, number, entry.id) for game, log in kept for number, entry in enumerate(log)}
    assert len(said) == len(set(said)) >= KILLS


@pytest.mark.soak
def test_a_kill_in_the_middle_of_the_start_leaves_a_database_that_opens(empty: str) -> None:
    random = Random("start")
    for _ in range(STARTS):
        killed(empty, "early", 0, random.uniform(0, STARTING))

    writer = start_writer(empty, "late", 5, GAMES)
    said = writer.communicate(timeout=SECONDS)[0].splitlines()
    assert (writer.returncode, len(said)) == (0, 5 * len(GAMES))
    assert [log for log in asyncio.run(entries_of(empty, *GAMES)) if len(log) < 5] == []


DIES = """
import asyncio, os, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
from animalfolk.server.storage import Storage
from tests.server.stored import begun, some

async def main():
    storage = await Storage.open(sys.argv[1])
    await begun(storage)
    await storage.append("g", 0, some(0, 2), 1)
    event.listen(Engine, "commit", lambda connection: os.kill(os.getpid(), 9))
    await storage.append("g", 2, some(2, 3), 1)

asyncio.run(main())
"""


def test_a_step_that_was_not_ended_leaves_nothing(address: str) -> None:
    """Here the moment is chosen: all is written, and the transaction is about to end."""
    died = subprocess.run([sys.executable, "-c", DIES, address], cwd=ROOT, check=False)
    assert died.returncode == -signal.SIGKILL
    assert asyncio.run(entries_of(address, "g")) == [some(0, 2)]
