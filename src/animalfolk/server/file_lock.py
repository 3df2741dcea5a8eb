"""One server at a time uses a file of SQLite: each keeps tables in memory, and neither would hear of the other.

What is locked is a file beside it, by SQLite itself, on every system: the lock goes with the process that holds it,
however that ends. Backups take no such lock.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from animalfolk.server.database import file_of, make_file, url_of
from animalfolk.server.errors import WrongDatabase

LOCK = ".lock"  # behind the name of the database


@contextmanager
def only_server(address: str) -> Iterator[None]:
    """Nobody else serves this file as long as this lasts; WrongDatabase if somebody does. PostgreSQL is for many."""
    if url_of(address).get_backend_name() != "sqlite":
        yield
        return
    path = file_of(address).resolve()
    lock = path.with_name(path.name + LOCK)
    make_file(lock)
    with closing(sqlite3.connect(lock, timeout=0, isolation_level=None)) as connection:
        _take(connection, path)
        yield


def _take(connection: sqlite3.Connection, path: Path) -> None:
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            message = f"Another server uses the file {path}. Stop it first, or give this one a database of its own."
            raise WrongDatabase(message, path=str(path)) from error
        raise WrongDatabase(f"The file {path}{LOCK} cannot be locked.", path=str(path)) from error
