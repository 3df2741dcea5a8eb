"""Databases of every schema there ever was are opened, and their games go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from animalfolk.server.database import Database, engine
from animalfolk.server.migrations import FOLDER as CHAIN
from animalfolk.server.migrations import NEWEST, migrate
from animalfolk.server.rows import ChatRow, Found
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import hashed
from animalfolk.table.store import restore, store
from tests.server.golden import FOLDER, GAME
from tests.server.stored import ANNA
from tests.server.web import is_asked, served
from tests.table.tables import settled

pytestmark = pytest.mark.anyio
FILES = sorted(FOLDER.glob("revision_*.json"))
KEPT = [json.loads(path.read_text(encoding="utf-8")) for path in FILES]
REQUEST = {"decks": ["macaws", "pandas", "raccoons"], "seats": [{}, {}], "even_reactions": False}
ORDER = ("visitors", "games", "seats", "entries", "chat")


def fill(connection: Connection, kept: dict[str, Any]) -> None:
    """Make a database as it was then."""
    migrate(connection, kept["revision"])
    for name in (*ORDER, *sorted(set(kept["tables"]) - set(ORDER))):
        for row in kept["tables"][name]:
            values = ", ".join(f":{column}" for column in row)
            connection.execute(text(f"INSERT INTO {name} ({', '.join(row)}) VALUES ({values})"), row)


@pytest.mark.parametrize("kept", KEPT, ids=[path.stem for path in FILES])
async def test_a_database_of_then_is_used_now(empty: str, kept: dict[str, Any]) -> None:
    then = Database(engine(empty))
    async with then.write() as connection:
        await connection.run_sync(fill, kept)
    await then.close()

    storage = await Storage.open(empty)
    assert await storage.visitor(hashed("v_anna")) == ANNA
    assert await storage.find_token(hashed(f"s_{GAME}")) == Found("seat", GAME, 0)
    assert await storage.find_token("0" * 64) == Found("seat", GAME, 1)
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
    assert await storage.add_token(GAME, 1, "2" * 64) == []
    for token_hash in ("0" * 64, "2" * 64):
        assert await storage.find_token(token_hash) == Found("seat", GAME, 1)
    assert not await storage.take_seat(GAME, 1, None, "Cleo", "3" * 64)
    await storage.close()


async def test_a_server_goes_on_with_a_table_of_the_first_schema(empty: str, tmp_path: Path) -> None:
    token, invite, watch = [f"{kind}_{'x' * 30}" for kind in "siw"]
    then = Database(engine(empty))
    async with then.write() as connection:
        await connection.run_sync(fill, _open_table(KEPT[0], token, invite, watch))
    await then.close()
    async with served(tmp_path, database=empty) as web:
        assert [seat["open"] for seat in (await web.state(token))["seats"]] == [False, True]
        joined = await web.good("/api/tables/open/join", {"token": invite, "name": "Ben"})
        assert (await web.state(joined["token"]))["phase"] == "running"
        state = await web.until(token if (await web.state(token))["number"] else joined["token"], is_asked)
        asked = (token, joined["token"])[state["seat"]]
        body = {"number": state["number"], "choice": state["view"]["decision"]["options"][0], "id": "a"}
        assert await web.good("/api/play/answer", body, asked) == {"new": True}


def _open_table(kept: dict[str, Any], token: str, invite: str, watch: str) -> dict[str, Any]:
    """A database of the first schema with a table that waits for its second person."""
    game = {
        "id": "open",
        "created": 1,
        "updated": 1,
        "phase": "open",
        "visibility": "link",
        "format": 1,
        "request": json.dumps(REQUEST),
        "watch_hash": hashed(watch),
        "length": 0,
        "head": "open",
    }
    seat = {"game_id": "open", "kind": "person", "name": "Anna", "token_hash": None, "invite_hash": None}
    seats = [{**seat, "seat": 0, "token_hash": hashed(token)}, {**seat, "seat": 1, "invite_hash": hashed(invite)}]
    tables: dict[str, list[dict[str, Any]]] = {name: [] for name in ORDER}
    assert kept["revision"] == "0001"
    return {"revision": "0001", "tables": {**tables, "games": [game], "seats": seats}}


def test_every_schema_has_its_database() -> None:
    scripts = ScriptDirectory(str(CHAIN))
    assert scripts.get_heads() == [NEWEST]
    revisions = {script.revision for script in scripts.walk_revisions()}
    assert {kept["revision"] for kept in KEPT} == revisions, "python -m tests.server.golden"
