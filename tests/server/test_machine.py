"""Names of servers: on the same machine it shows at once that one has ended."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from animalfolk.server.machine import has_ended, new_name
from animalfolk.server.rows import RUNNING
from animalfolk.server.storage import Storage
from tests.server.postgres import Cluster
from tests.server.sockets import new_game
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
NAME = "from animalfolk.server.machine import new_name; print(new_name())"
LONG = 60_000


@pytest.fixture(scope="module")
def ended() -> str:
    """The name of a server whose process has ended."""
    return subprocess.run([sys.executable, "-c", NAME], capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
def test_a_process_that_is_there_has_not_ended_and_one_that_is_not_has(ended: str) -> None:
    assert has_ended(ended)
    assert not has_ended(new_name())
    assert not has_ended(f"another-{ended.partition('-')[2]}")  # of another machine nothing is known


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing is known of other processes")
@pytest.mark.parametrize("is_ours", [True, False])
def test_a_process_that_proc_does_not_show_has_not_ended(monkeypatch: pytest.MonkeyPatch, is_ours: bool) -> None:
    """Mounted with hidepid, /proc shows one's own processes alone; nobody may send signals to others' either."""
    machine = new_name().partition("-")[0]
    monkeypatch.setattr(Path, "exists", lambda _: False)
    if not is_ours:
        monkeypatch.setattr(os, "kill", not_permitted)
    assert not has_ended(f"{machine}-{os.getppid()}-1")
    assert not has_ended(new_name())


def not_permitted(*_: int) -> None:
    """Somebody else's process."""
    raise PermissionError


@pytest.fixture
def database(postgres: Cluster) -> str:
    """A database for several."""
    return postgres.new_database()


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
async def test_a_server_that_follows_upon_one_that_was_killed_is_the_first(database: str, ended: str) -> None:
    storage = await Storage.open(database)
    tokens, row = new_game(table_of("person", "person"), RUNNING)
    await storage.add_game(row)
    killed, next_ = storage.roster(ended), storage.roster(new_name())
    assert killed
    assert next_
    assert await killed.enter(LONG)
    await killed.hold([tokens.game], 0)
    assert await next_.enter(LONG)
    assert [taken.game_id for taken in await next_.take(0)] == [tokens.game]
    await storage.close()
