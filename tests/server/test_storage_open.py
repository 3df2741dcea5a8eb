"""Opening a database: addresses, versions, databases of others, and databases that are away."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import cast

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, text

from animalfolk.server.database import PRAGMAS, Database, bring_up_to_date, dsn_of, engine
from animalfolk.server.errors import ServerError, Unreachable, WrongDatabase
from animalfolk.server.migrations import FOLDER, NEWEST
from animalfolk.server.rows import RUNNING, ChatRow
from animalfolk.server.schema import metadata
from animalfolk.server.storage import Storage
from tests.server.postgres import Cluster
from tests.server.stored import begun, game_of, some

pytestmark = pytest.mark.anyio
CROWD = 60  # who want something of the database at once
LATER = f"""
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{NEWEST}"

def upgrade() -> None:
    anew = "always" if op.get_bind().dialect.name == "sqlite" else "never"
    with op.batch_alter_table("games", recreate=anew) as games:
        games.add_column(sa.Column("mood", sa.String(10), nullable=False, server_default="good"))
"""


async def on(address: str, deed: Callable[[Connection], object]) -> object:
    """Do something to a database that is not opened as ours is."""
    there = Database(engine(address))
    try:
        async with there.write() as connection:
            return await connection.run_sync(deed)
    finally:
        await there.close()


async def test_the_migrations_make_what_the_schema_says(empty: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    await (await Storage.open(empty)).close()
    assert await on(empty, differences) == []


async def test_opening_twice_changes_nothing(empty: str) -> None:
    for _ in range(2):
        storage = await Storage.open(empty)
        if not await storage.running():
            await begun(storage)
            await storage.append("g", 0, some(0, 3), 30)
        assert await storage.entries("g") == some(0, 3)
        await storage.close()


async def test_a_later_change_keeps_what_is_there_and_is_refused_by_this_version(address: str, tmp_path: Path) -> None:
    later = shutil.copytree(FOLDER, tmp_path / "later 100%")
    (later / "versions" / "later.py").write_text(LATER, encoding="utf-8")
    storage = await Storage.open(address)
    await begun(storage)
    await storage.append("g", 0, some(0, 3), 30)
    await storage.close()

    await bring_up_to_date(address, later)
    moods = await on(address, lambda connection: connection.execute(text("SELECT mood FROM games")).scalars().all())
    assert moods == ["good"]
    counted = await on(address, lambda connection: connection.execute(text("SELECT count(*) FROM entries")).scalar())
    assert counted == 3

    with pytest.raises(WrongDatabase, match=rf"newer version of animalfolk .*9999.*{NEWEST}"):
        await Storage.open(address)


async def test_a_database_of_others_is_left_alone(empty: str) -> None:
    await on(empty, lambda connection: connection.execute(text("CREATE TABLE games (title TEXT)")))
    with pytest.raises(WrongDatabase, match="games"):
        await Storage.open(empty)
    await on(empty, lambda connection: connection.execute(text("INSERT INTO games (title) VALUES ('chess')")))


async def test_a_change_that_fails_leaves_the_database_as_it_was(address: str, tmp_path: Path) -> None:
    broken = shutil.copytree(FOLDER, tmp_path / "broken")
    (broken / "versions" / "later.py").write_text(LATER + "    raise RuntimeError\n", encoding="utf-8")
    storage = await Storage.open(address)
    await begun(storage)
    await storage.close()
    with pytest.raises(RuntimeError):
        await bring_up_to_date(address, broken)
    storage = await Storage.open(address)
    assert await storage.game("g") == msgspec.structs.replace(game_of(), phase=RUNNING, opening="opening", updated=20)
    await storage.close()


async def test_many_open_an_empty_database_at_once(empty: str) -> None:
    for storage in await asyncio.gather(*(Storage.open(empty) for _ in range(5))):
        await storage.ping()
        await storage.close()


@pytest.mark.parametrize(
    "wrong", ["", "x", "animalfolk.db", "mysql://secret@host/name", "sqlite://", "sqlite:///:memory:"]
)
async def test_an_address_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(WrongDatabase) as caught:
        await Storage.open(wrong)
    assert "sqlite:///" in str(caught.value)
    assert "secret" not in str(caught.value)


def test_addresses_of_postgresql_are_taken_as_hosts_write_them() -> None:
    for written in ("postgres://anna:x@host/db?sslmode=require", "postgresql://anna:x@host/db?ssl=require"):
        assert dsn_of(written) == "postgresql://anna:x@host/db?sslmode=require"


async def test_a_file_gets_its_folder_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "animalfolk.db"
    storage = await Storage.open(f"sqlite:///{path}")
    assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()} == {0o600}
    await storage.close()


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100, encoding="utf-8")
    with pytest.raises(WrongDatabase, match="not a database"):
        await Storage.open(f"sqlite:///{path}")
    assert path.read_text(encoding="utf-8") == "Dear Anna, " * 100
    with pytest.raises(WrongDatabase, match=r"letter\.txt"):
        await Storage.open(f"sqlite:///{path}/animalfolk.db")


async def test_who_opens_a_new_file_waits_for_another_who_writes_it(tmp_path: Path) -> None:
    path = tmp_path / "animalfolk.db"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    said: list[str] = []

    def heard(statement: str) -> None:
        said.append(statement)
        if statement == "BEGIN IMMEDIATE" and other.in_transaction:  # now it waits
            other.execute("ROLLBACK")

    made = engine(f"sqlite:///{path}")
    event.listen(
        made.sync_engine, "connect", lambda way, _: way.driver_connection._conn.set_trace_callback(heard), insert=True
    )
    async with made.begin() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"
    assert said.count("PRAGMA journal_mode = WAL") == 2
    await made.dispose()
    other.close()


async def test_a_new_connection_waits_for_nobody_who_writes(tmp_path: Path) -> None:
    """Else whoever reads would wait for it, and whoever writes would wait twice."""
    path = tmp_path / "animalfolk.db"
    await bring_up_to_date(f"sqlite:///{path}")
    said = list[str]()
    impatient = ["busy_timeout = 20", *(pragma for pragma in PRAGMAS if "busy_timeout" not in pragma)]
    made = engine(f"sqlite:///{path}", impatient)
    event.listen(
        made.sync_engine,
        "connect",
        lambda way, _: way.driver_connection._conn.set_trace_callback(said.append),
        insert=True,
    )
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unreachable):
            async with Database(made).write():
                raise AssertionError("somebody else writes")
    assert said.count("BEGIN IMMEDIATE") == 1
    assert [said.count(f"PRAGMA {pragma}") for pragma in impatient] == [1] * len(impatient)
    await made.dispose()


async def test_a_file_that_somebody_else_holds_is_away(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'animalfolk.db'}"
    await bring_up_to_date(address)
    storage = Storage(Database(engine(address, ("busy_timeout = 20", *PRAGMAS[1:]))))
    await begun(storage)
    other = sqlite3.connect(tmp_path / "animalfolk.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unreachable):
        await storage.append("g", 0, some(0, 1), 30)
    assert await storage.entries("g") == []  # who reads waits for nobody
    other.execute("ROLLBACK")
    other.close()
    await storage.append("g", 0, some(0, 1), 30)
    assert await storage.entries("g") == some(0, 1)
    await storage.close()


async def refused(deed: Awaitable[object]) -> type[ServerError]:
    """The error that comes."""
    with pytest.raises(ServerError) as caught:
        await deed
    return caught.type


async def ways(postgres: Cluster, address: str) -> set[int]:
    """The processes of PostgreSQL that serve this database; each serves one connection."""
    name = address.rpartition("/")[2]
    found = await postgres.ask(f"SELECT array_agg(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    return set(cast(list[int], found))


async def test_connections_to_postgresql_are_few_and_kept(postgres: Cluster) -> None:
    """To make one takes longer than all that is done with it, and that is when many are waiting."""
    address = postgres.new_database()
    storage = await Storage.open(address)
    kept = []
    for _ in range(3):
        await asyncio.gather(*(storage.ping() for _ in range(CROWD)))
        kept.append(await ways(postgres, address))
    assert kept == kept[:1] * 3
    assert 1 < len(kept[0]) < CROWD / 3
    await storage.close()


async def test_a_postgresql_that_stops_is_away_and_comes_back(postgres: Cluster) -> None:
    address = await asyncio.to_thread(postgres.new_database)
    storage = await Storage.open(address)
    await begun(storage)
    await storage.append("g", 0, some(0, 1), 30)
    await asyncio.to_thread(postgres.stop)
    try:
        deeds = [
            storage.ping(),
            storage.visitor("x"),
            storage.add_game(game_of("h")),
            storage.find_token("x"),
            storage.take_seat("g", 1, None, "Ben", "x"),
            storage.append("g", 1, some(1, 1), 30),
            storage.entries("g"),
            storage.add_chat("g", ChatRow(1, 0, "Anna", "hello")),
            storage.running(),
            Storage.open(address),
        ]
        assert [await refused(deed) for deed in deeds] == [Unreachable] * len(deeds)
    finally:
        await asyncio.to_thread(postgres.start)
    await storage.append("g", 1, some(1, 1), 30)
    assert await storage.entries("g") == some(0, 2)
    await storage.close()


async def test_a_postgresql_that_was_started_again_is_not_noticed(postgres: Cluster) -> None:
    storage = await Storage.open(await asyncio.to_thread(postgres.new_database))
    await begun(storage)
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    await storage.append("g", 0, some(0, 1), 30)
    assert await storage.entries("g") == some(0, 1)
    await storage.close()


async def test_a_postgresql_that_lets_nobody_in_says_so(postgres: Cluster) -> None:
    with pytest.raises(WrongDatabase, match="no such database"):
        await Storage.open(postgres.address("nowhere"))
    with pytest.raises(WrongDatabase, match="the name or the password"):
        await Storage.open(postgres.address("postgres").replace("postgres@", "nobody@"))
