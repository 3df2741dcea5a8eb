"""Backups: taking one while the server runs, checking one, bringing one back.

A database of SQLite is one file, and this module does all three. PostgreSQL has pg_dump and pg_restore; `check` is for
both. Hosts use `animalfolk backup` (docs/hosting.md).
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from animalfolk.server.database import OWN, PATIENCE_OF_SQLITE, file_of, url_of
from animalfolk.server.errors import Damaged, Unreachable, WrongDatabase
from animalfolk.server.steady import wall_ms
from animalfolk.server.storage import Storage

REPLACED = ".replaced"  # how the name of a database ends whose place a backup has taken


class Checked(NamedTuple):
    """What a database holds, all of it sound."""

    games: int
    entries: int


def backup(address: str, path: Path) -> None:
    """Copy a database of SQLite as it is at one moment, also while a server writes to it."""
    source = file_of(address)
    _must_exist(source)
    _must_not_exist(path)
    with _made_whole(path) as part, _named_errors(source), closing(_connect(source)) as connection:
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")  # of the copy, also where the file is older than that
        connection.execute("VACUUM INTO ?", (str(part),))


def restore(path: Path, address: str) -> Checked:
    """Put a backup where the server looks for its database; what is there now is kept under another name."""
    target = file_of(address)
    _must_exist(path)
    found = check_file(path)
    kept = target.with_name(target.name + REPLACED)
    _must_not_exist(kept)
    with _made_whole(target) as part:
        shutil.copyfile(path, part)
        _use_all(part)
        if target.exists():
            _put_to_rest(target)
            shutil.copy2(target, kept)
    return found


def _use_all(path: Path) -> None:
    """All that is brought back counts as used now: what was too old to keep is not removed at once.

    A backup from before that was noted is brought up to date, and so noted, when a server opens it.
    """
    with closing(_connect(path)) as connection:
        for table in ("games", "visitors"):
            if "used" in [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]:
                connection.execute(f"UPDATE {table} SET used = ?", (wall_ms(),))
        connection.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it


def check_file(path: Path) -> Checked:
    """Check a backup of SQLite; it is a copy that is opened, so that the backup stays as it is."""
    _must_exist(path)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        with _named_errors(path), closing(_connect(copy)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise Damaged(f"The file {path} is damaged: {found}.", path=str(path))
        return asyncio.run(check(f"sqlite:///{copy}"))


async def check(address: str) -> Checked:
    """Open a database as the server would, and read every log; the first that does not hold is `Damaged`."""
    must_be_there(address)
    storage = await Storage.open(address)
    try:
        lengths = [len(await storage.entries(game_id)) for game_id in await storage.all_games()]
    finally:
        await storage.close()
    return Checked(len(lengths), sum(lengths))


def must_be_there(address: str) -> None:
    """WrongDatabase if a file of SQLite is not there: to open it would make an empty one."""
    if url_of(address).get_backend_name() == "sqlite":
        _must_exist(file_of(address))


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=PATIENCE_OF_SQLITE, isolation_level=None)


@contextmanager
def _made_whole(path: Path) -> Iterator[Path]:
    """A file to write to; once it is whole and on the disk, it gets its name."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(OWN)
    try:
        yield part
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)


def _put_to_rest(path: Path) -> None:
    """Let a database be one file, which cannot be done while somebody has it open."""
    try:
        with closing(_connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        raise WrongDatabase(f"The database {path} is in use: stop the server first.", path=str(path)) from error
    except sqlite3.DatabaseError:
        return  # what is there is no database any more


@contextmanager
def _named_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        raise Unreachable(f"The database {path} cannot be read: {error}.", path=str(path)) from error
    except sqlite3.DatabaseError as error:
        raise WrongDatabase(f"The file {path} is not a database: {error}.", path=str(path)) from error


def _must_exist(path: Path) -> None:
    if not path.is_file():
        raise WrongDatabase(f"There is no file {path}.", path=str(path))


def _must_not_exist(path: Path) -> None:
    if path.exists():
        raise WrongDatabase(f"There is a file {path} already; move it away first.", path=str(path))
