"""A backup is taken while the server writes, is checked, and is brought back."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
from pathlib import Path

import pytest

from animalfolk.cli import main
from animalfolk.server.backup import Checked, backup, check, check_file, restore
from animalfolk.server.errors import Damaged, Unreachable, WrongDatabase
from animalfolk.server.storage import Storage
from tests.server.postgres import Cluster, programs
from tests.server.prepared import prepared
from tests.server.stored import begun, entries_of, some
from tests.server.writer import start_writer

GAMES = ("one", "two")


def address_of(path: Path) -> str:
    return f"sqlite:///{path}"


async def _fill(address: str, games: tuple[str, ...], length: int) -> None:
    storage = await Storage.open(address)
    for game_id in games:
        await begun(storage, game_id)
        await storage.append(game_id, 0, some(0, length), 30)
    await storage.close()


@pytest.fixture
def live(tmp_path: Path) -> Path:
    """A database with two games."""
    path = tmp_path / "animalfolk.db"
    asyncio.run(_fill(prepared(path), GAMES, 4))
    return path


def test_a_backup_is_brought_back_after_everything_is_lost(live: Path, tmp_path: Path) -> None:
    backup(address_of(live), tmp_path / "backup.db")
    live.unlink()
    assert restore(tmp_path / "backup.db", address_of(live)) == Checked(2, 8)
    assert asyncio.run(entries_of(address_of(live), *GAMES)) == [some(0, 4), some(0, 4)]


def test_a_backup_is_whole_while_others_write(live: Path, tmp_path: Path) -> None:
    writer = start_writer(address_of(live), "w", 0, GAMES)
    assert writer.stdout is not None
    said = []
    for number in range(3):
        said += [writer.stdout.readline().split() for _ in range(7)]
        path = tmp_path / f"backup{number}.db"
        backup(address_of(live), path)
        assert check_file(path).entries >= 8 + len(said)
        logs = dict(zip(GAMES, asyncio.run(entries_of(address_of(path), *GAMES)), strict=True))
        assert [logs[game][int(at)].id for game, at, _ in said] == [name for _, _, name in said]
    writer.kill()
    writer.communicate()


def test_what_a_backup_replaces_is_kept(live: Path, tmp_path: Path) -> None:
    backup(address_of(live), tmp_path / "backup.db")
    asyncio.run(_fill(address_of(live), ("three",), 2))
    restore(tmp_path / "backup.db", address_of(live))
    assert asyncio.run(check(address_of(live))) == Checked(2, 8)
    assert asyncio.run(check(address_of(tmp_path / "animalfolk.db.replaced"))) == Checked(3, 10)
    with pytest.raises(WrongDatabase, match=r"animalfolk\.db\.replaced already"):
        restore(tmp_path / "backup.db", address_of(live))


def test_changes_that_a_crash_left_beside_the_file_do_not_mix_with_the_backup(live: Path, tmp_path: Path) -> None:
    backup(address_of(live), tmp_path / "backup.db")
    writer = start_writer(address_of(live), "w", 0, GAMES)
    assert writer.stdout is not None
    for _ in range(9):
        writer.stdout.readline()
    writer.kill()
    writer.communicate()
    assert live.with_name("animalfolk.db-wal").stat().st_size
    restore(tmp_path / "backup.db", address_of(live))
    assert asyncio.run(check(address_of(live))) == Checked(2, 8)


def test_nothing_is_brought_back_while_a_server_runs(live: Path, tmp_path: Path) -> None:
    backup(address_of(live), tmp_path / "backup.db")

    async def with_server() -> None:
        storage = await Storage.open(address_of(live))
        await storage.append("one", 4, some(4, 1), 30)
        with pytest.raises(WrongDatabase, match="stop the server"):
            await asyncio.to_thread(restore, tmp_path / "backup.db", address_of(live))
        await storage.append("one", 5, some(5, 1), 30)
        await storage.close()

    asyncio.run(with_server())
    assert asyncio.run(entries_of(address_of(live), "one")) == [some(0, 6)]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["animalfolk.db", "backup.db"]


def test_a_damaged_backup_is_refused_and_nothing_changes(live: Path, tmp_path: Path) -> None:
    path = tmp_path / "backup.db"
    backup(address_of(live), path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entries SET seat = 2 WHERE game_id = 'two' AND number = 0")
    connection.close()
    with pytest.raises(Damaged, match="table two is damaged at entry 0"):
        restore(path, address_of(live))
    path.write_bytes(path.read_bytes()[:20_000])
    with pytest.raises((Damaged, Unreachable, WrongDatabase)):
        restore(path, address_of(live))
    path.write_bytes(b"no database " * 1000)
    with pytest.raises(WrongDatabase, match="not a database"):
        restore(path, address_of(live))
    assert asyncio.run(check(address_of(live))) == Checked(2, 8)


def test_a_backup_is_for_its_owner_alone_and_never_overwrites(live: Path, tmp_path: Path) -> None:
    path = tmp_path / "backup.db"
    backup(address_of(live), path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    before = path.read_bytes()
    with pytest.raises(WrongDatabase, match="already"):
        backup(address_of(live), path)
    check_file(path)
    assert path.read_bytes() == before
    with pytest.raises(WrongDatabase, match="no file"):
        backup(address_of(tmp_path / "nothing.db"), tmp_path / "other.db")
    assert main(["backup", "check", "--database", address_of(tmp_path / "nothing.db")]) == 2
    with pytest.raises(WrongDatabase, match="pg_dump"):
        backup("postgresql://host/name", tmp_path / "other.db")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["animalfolk.db", "backup.db"]


def test_the_command_takes_checks_and_restores(
    live: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, path = address_of(live), str(tmp_path / "backup.db")
    monkeypatch.setenv("ANIMALFOLK_LANG", "en")
    for words in (
        ["take", "--file", path, "--database", address],
        ["check", "--database", address],
        ["check", "--file", path],
        ["restore", "--file", path, "--database", address],
    ):
        assert main(["backup", *words]) == 0
        assert capsys.readouterr().out == "All sound. Tables: 2, entries: 8\n"
    monkeypatch.setenv("ANIMALFOLK_DATABASE", address)
    assert main(["backup", "check"]) == 0
    capsys.readouterr()
    for words, told in (
        (["take", "--file", path], f"That cannot be done: There is a file {path} already; move it away first.\n"),
        (
            ["restore", "--file", str(tmp_path / "none.db")],
            f"That cannot be done: There is no file {tmp_path}/none.db.\n",
        ),
        (["take"], "backup take needs --file. See animalfolk backup --help.\n"),
        (["restore"], "backup restore needs --file. See animalfolk backup --help.\n"),
    ):
        assert main(["backup", *words]) == 2
        printed = capsys.readouterr()
        assert (printed.out, printed.err) == ("", told)


def test_postgresql_comes_back_from_its_own_programs(postgres: Cluster, tmp_path: Path) -> None:
    """As docs/hosting.md tells hosts to do."""
    first, second = postgres.new_database(), postgres.empty_database()
    asyncio.run(_fill(first, GAMES, 4))
    folder = programs() or Path()
    dump = str(tmp_path / "backup.dump")
    subprocess.run([folder / "pg_dump", "--format=custom", f"--file={dump}", first], check=True)
    subprocess.run([folder / "pg_restore", "--no-owner", "--exit-on-error", f"--dbname={second}", dump], check=True)
    assert asyncio.run(check(second)) == Checked(2, 8)
    assert asyncio.run(entries_of(second, "one")) == [some(0, 4)]
