"""Databases of every schema there ever was are opened, and their games go on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from animalfolk.server.database import Database, engine
from animalfolk.server.migrations import FOLDER as CHAIN
from animalfolk.server.migrations import migrate
from animalfolk.server.rows import ChatRow, Found
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import hashed
from animalfolk.table.store import restore, store
from tests.server.golden import FOLDER, GAME
from tests.server.stored import ANNA
from tests.table.tables import settled

pytestmark = pytest.mark.anyio
FILES = sorted(FOLDER.glob("revision_*.json"))
KEPT = [json.loads(path.read_text(encoding="utf-8")) for path in FILES]
ORDER = ("visitors", "games", "seats", "entries", "chat")


def fill(connection: Connection, kept: dict[str, Any]) -> None:
    """Make a database as it was then."""
    migrate(connection, kept["revision"])
    for name in (*ORDER, *sorted(set(kept["tables"]) - set(ORDER))):
        for row in kept["tables"][name]:
            values = ", ".join(f":{column}" for column in row)
            connection.execute(text(f"INSERT INTO {name} ({', '.join(row)}) VALUES ({values})"), row)


@pytest.mark.parametrize("kept", KEPT, ids=[path.stem for path in FILES])
async def test_a_database_of_then_is_used_now(address: str, kept: dict[str, Any]) -> None:
    then = Database(engine(address))
    async with then.write() as connection:
        await connection.run_sync(fill, kept)
    await then.close()

    storage = await Storage.open(address)
    assert await storage.visitor(hashed("v_anna")) == ANNA
    assert await storage.find_token(hashed(f"s_{GAME}")) == Found("seat", GAME, 0)
    assert await storage.chat(GAME) == [ChatRow(40, 1, "Ben", "żółw", 1)]
    game = await storage.game(GAME)
    assert game is not None
    assert game.opening is not None
    table = restore(game.opening)
    for entry in await storage.entries(GAME):
        table.apply(entry)
    assert store(table) == kept["record"]

    before = len(table.log)
    settled(table, 1)
    await storage.append(GAME, before, table.log[before:], 50)
    assert await storage.entries(GAME) == table.log
    await storage.close()


def test_every_schema_has_its_database() -> None:
    revisions = {script.revision for script in ScriptDirectory(str(CHAIN)).walk_revisions()}
    assert {kept["revision"] for kept in KEPT} == revisions, "python -m tests.server.golden"
