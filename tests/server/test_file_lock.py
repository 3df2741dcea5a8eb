"""A second server at the same file of SQLite is refused with a sentence; backups are not."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from animalfolk.server.errors import WrongDatabase
from animalfolk.server.file_lock import only_server
from tests.server.programs import PLAIN, WAIT, program


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """`animalfolk` with these words, to its end."""
    command = [sys.executable, "-m", "animalfolk", *words, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=WAIT)


def test_a_second_server_is_told_that_there_is_one_until_that_is_gone(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with program(tmp_path / "log", "--database", database) as server:
        second = run("serve", "--port", "0", "--database", database)
        assert second.returncode == 2
        assert f"Another server uses the file {tmp_path / 'games.db'}." in second.stderr
        assert len(second.stderr.splitlines()) <= 3
        taken = run("backup", "take", "--database", database, "--file", str(tmp_path / "backup.db"))
        assert taken.returncode == 0, taken.stderr
        server.stop(signal.SIGKILL)
    with program(tmp_path / "log", "--database", database) as server:
        assert httpx.get(f"{server.web}/health", timeout=WAIT, verify=PLAIN).status_code == 200


def test_a_database_of_its_own_is_no_reason_to_refuse(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    with only_server(f"sqlite:///{tmp_path / 'one.db'}"):
        with only_server(f"sqlite:///{tmp_path / 'other.db'}"):
            pass
        for path in (tmp_path / "one.db", tmp_path / "link" / "one.db"):
            with pytest.raises(WrongDatabase, match="Another server"), only_server(f"sqlite:///{path}"):
                raise AssertionError("two servers at one file")
    with only_server(f"sqlite:///{tmp_path / 'one.db'}"), only_server("postgresql://nobody@localhost/nothing"):
        pass
