"""Databases that were written once and must be opened for ever, whatever the schema is by then.

`python -m tests.server.golden` writes that of today's schema; those of earlier ones stay as they are.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from animalfolk.server.database import Database
from animalfolk.server.rows import ChatRow
from animalfolk.server.storage import Storage
from animalfolk.table import Clock, Settings, Table
from animalfolk.table.store import restore, store
from tests.server.stored import ANNA, game_of
from tests.table.tables import settled, table_of

FOLDER = Path(__file__).parent / "golden"
GAME = "golden"


def played() -> tuple[str, Table]:
    """How a game began; and the game, with answers, something taken back, somebody who left and one who gave up."""
    table = table_of("person", "person", "simple", settings=Settings(undo="agreed", clock=Clock("game", 900, 10)))
    opening = store(table)
    table = restore(opening)
    settled(table, 9)
    while not table.undoable(table.asked or 0).step:
        settled(table, 1)
    table.undo(table.asked or 0, now=5_000)
    settled(table, 3)
    table.leave(1, now=6_000)
    settled(table, 3)
    table.come_back(1, now=7_000)
    settled(table, 2)
    table.resign(1, now=8_000)
    return opening, settled(table, 2)


async def fill(address: str, opening: str, table: Table) -> None:
    """Keep the game as a server does."""
    storage = await Storage.open(address)
    await storage.add_visitor(ANNA)
    await storage.add_game(game_of(GAME))
    await storage.take_seat(GAME, 1, None, "Ben", "0" * 64)
    await storage.add_token(GAME, 1, "1" * 64)
    await storage.begin(GAME, opening, 20)
    await storage.append(GAME, 0, table.log, 30)
    await storage.add_chat(GAME, ChatRow(40, 1, "Ben", "żółw"))
    await storage.close()


def dump(connection: Connection) -> dict[str, Any]:
    """Everything that is in a database."""
    (revision,) = MigrationContext.configure(connection).get_current_heads()
    names = [name for name in inspect(connection).get_table_names() if name != "alembic_version"]
    rows = {name: connection.execute(text(f"SELECT * FROM {name}")).mappings().all() for name in names}
    return {"revision": revision, "tables": {name: [dict(row) for row in found] for name, found in rows.items()}}


async def main() -> None:
    """Write the database of today."""
    opening, table = played()
    with TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/animalfolk.db"
        await fill(address, opening, table)
        database = await Database.open(address)
        async with database.read() as connection:
            found = await connection.run_sync(dump)
        await database.close()
    written = json.dumps({**found, "record": store(table)}, indent=1, ensure_ascii=False) + "\n"
    (FOLDER / f"revision_{found['revision']}.json").write_text(written, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
