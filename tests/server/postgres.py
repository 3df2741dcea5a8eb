"""A PostgreSQL of our own for tests: a cluster in a temporary folder, on loopback and a free port."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from animalfolk.server.schema import metadata
from tests.conftest import SOAK
from tests.server.prepared import up_to_date

PLACES = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name), reverse=True)]
USER = "postgres"
SECONDS = 60
QUICK = {"fsync": "off", "full_page_writes": "off", "max_connections": "100", "shared_buffers": "16MB"}

ALONE = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()"""

SHAPE = """SELECT version_num, '', 0, '' FROM alembic_version UNION ALL
SELECT relname, attname, attnum, format_type(atttypid, atttypmod) || attnotnull
FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
WHERE relnamespace = 'public'::regnamespace AND attnum > 0 ORDER BY 1, 3"""  # tables and indexes with all columns


def programs() -> Path | None:
    """The folder with the programs of PostgreSQL."""
    found = shutil.which("initdb")
    return next((place for place in PLACES if (place / "initdb").exists()), Path(found).parent if found else None)


def _as_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then its own user runs it."""
    if os.geteuid() != 0:
        return {}
    return {"user": USER, "group": pwd.getpwnam(USER).pw_gid, "extra_groups": []}


def reason_to_skip() -> str:
    """Why there can be no cluster here; empty if there can."""
    if programs() is None:
        return "PostgreSQL is not installed (Debian: apt install postgresql)"
    if os.geteuid() == 0 and USER not in [user.pw_name for user in pwd.getpwall()]:
        return f"PostgreSQL does not run as root, and there is no user {USER}"
    return ""


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, settings: Mapping[str, str] = QUICK) -> None:
        """settings: quick and careless, unless others are given."""
        self._settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="animalfolk-"))
        self.port = _free_port()
        self._numbers = count(1)
        self._lent: list[str] = []
        self._free: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        self._bin = programs() or Path()
        self._run("initdb", "--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C")
        self.start()

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._bin / program), "-D", str(self.folder / "data"), *words]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **_as_user())

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = {
            **self._settings,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "port": str(self.port),
        }
        words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            command = [str(self._bin / "postgres"), "-D", str(self.folder / "data"), *words]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **_as_user())
        end = time.monotonic() + SECONDS
        while not self._is_ready():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self.folder / "log").read_text(encoding="utf-8"))
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        """The process that has started all others."""
        return self._process.pid

    def _is_ready(self) -> bool:
        note = self.folder / "data" / "postmaster.pid"
        return note.exists() and note.read_text(encoding="utf-8").rstrip().endswith("ready")

    def stop(self) -> None:
        """Stop it, and wait until it is gone."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(SECONDS)

    def remove(self) -> None:
        """Stop it at once and leave nothing behind."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(SECONDS)
        shutil.rmtree(self.folder)

    def address(self, name: str) -> str:
        """The address of a database in it."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The address of a database that has all tables, and nothing in them; it is lent until all are given back.

        To empty one takes a tenth of what it takes to make one; one whose tables were changed is not lent again.
        """
        shape = self._shape
        while self._free and _beside(_emptied(self._free[-1])) != shape:
            self._free.pop()
        self._lent.append(self._free.pop() if self._free else self._create(f"TEMPLATE {self._prepared}"))
        return self._lent[-1]

    def give_back(self) -> None:
        """Nobody needs what is in those that were lent any more."""
        self._free += self._lent
        self._lent.clear()

    def empty_database(self) -> str:
        """The address of a new database that has no tables."""
        return self._create()

    @cached_property
    def _prepared(self) -> str:
        """The name of a database that is copied, which is faster than to make all tables again."""
        address = self.empty_database()
        up_to_date(address)
        return address.rpartition("/")[2]

    @cached_property
    def _shape(self) -> object:
        """What its tables are like."""
        return _beside(_emptied(self.address(self._prepared)))

    def _create(self, how: str = "") -> str:
        name = f"test{next(self._numbers)}"
        _beside(self.ask(f"CREATE DATABASE {name} {how}"))
        return self.address(name)

    def written(self) -> int:
        """How many bytes it has written to its log of all that is done."""
        return int(str(asyncio.run(self.ask("SELECT pg_current_wal_lsn() - '0/0'"))))

    async def ask(self, statement: str) -> object:
        """The first thing that it answers."""
        connection = await asyncpg.connect(self.address(USER))
        try:
            return await connection.fetchval(statement)
        finally:
            await connection.close()


def _beside(deed: Coroutine[Any, Any, object]) -> object:
    """Do something beside whatever runs here, as a browser does."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, deed).result()


async def _emptied(address: str) -> object:
    """Whoever is still connected goes, and so does everything in all tables; what these are like."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(ALONE)
        shape = [tuple(row) for row in await connection.fetch(SHAPE)]
        await connection.execute("; ".join(f"DELETE FROM {table}" for table in reversed(metadata.sorted_tables)))
        return shape
    finally:
        await connection.close()


def cluster_or_skip() -> Cluster:
    """A cluster, where there can be one; `make soak` shows what it says only where there is one."""
    reason = reason_to_skip()
    if reason and SOAK:
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)
    return Cluster()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
