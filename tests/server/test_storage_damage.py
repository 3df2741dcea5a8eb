"""A log that is not what was written is found, and the others are still read."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from animalfolk.server import chain
from animalfolk.server.database import Database
from animalfolk.server.errors import Damaged
from animalfolk.server.storage import Storage
from tests.server.stored import begun, entry, some

pytestmark = pytest.mark.anyio
OF_ONE = "game_id = 'one' AND number"
CHANGED = {
    "a body": (f"UPDATE entries SET body = replace(body, 'choice 3', 'choice 4') WHERE {OF_ONE} = 3", 3),
    "a body that is no JSON": (f"UPDATE entries SET body = 'x' WHERE {OF_ONE} = 2", 2),
    "a hash": (f"UPDATE entries SET hash = '{'0' * 64}' WHERE {OF_ONE} = 5", 5),
    "a seat": (f"UPDATE entries SET seat = 2 WHERE {OF_ONE} = 0", 0),
    "an id": (f"UPDATE entries SET id = 'another' WHERE {OF_ONE} = 4", 4),
    "a time": (f"UPDATE entries SET time = 5 WHERE {OF_ONE} = 4", 4),
    "a number": (f"UPDATE entries SET number = 9 WHERE {OF_ONE} = 5", 5),
    "the last is gone": (f"DELETE FROM entries WHERE {OF_ONE} = 5", 5),
    "the first is gone": (f"DELETE FROM entries WHERE {OF_ONE} = 0", 0),
    "one in the middle is gone": (f"DELETE FROM entries WHERE {OF_ONE} = 3", 3),
    "all are gone": ("DELETE FROM entries WHERE game_id = 'one'", 0),
    "the game's length": ("UPDATE games SET length = 5 WHERE id = 'one'", 6),
    "the game's end": ("UPDATE games SET head = 'one' WHERE id = 'one'", 6),
    "entries of another game": (
        f"UPDATE entries SET body = (SELECT body FROM entries WHERE game_id = 'two' AND number = 1) WHERE {OF_ONE} = 0",
        0,
    ),
}


async def run(address: str, statement: str, **values: str | int) -> None:
    """What somebody does who gets at the database itself."""
    database = await Database.open(address)
    async with database.write() as connection:
        await connection.execute(text(statement), values)
    await database.close()


@pytest.mark.parametrize("change", CHANGED)
async def test_a_change_is_found(address: str, storage: Storage, change: str) -> None:
    for game_id in ("one", "two"):
        await begun(storage, game_id)
        await storage.append(game_id, 0, some(0, 6), 30)
    statement, number = CHANGED[change]
    await run(address, statement)
    with pytest.raises(Damaged) as caught:
        await storage.entries("one")
    assert caught.value.values == {"table": "one", "number": number}
    with pytest.raises(Damaged):
        await storage.entries("one", 6)
    assert await storage.entries("two") == some(0, 6)


async def test_an_entry_that_somebody_adds_by_hand_is_found(address: str, storage: Storage) -> None:
    """Even one that goes on with the chain: the game knows where its log ends."""
    await begun(storage)
    await storage.append("g", 0, some(0, 2), 30)
    rows = chain.forge("g", 0, "g", [*some(0, 2), entry(2)])
    columns = "game_id, number, seat, id, time, body, hash"
    values = ", ".join(f":{name}" for name in columns.split(", "))
    await run(address, f"INSERT INTO entries ({columns}) VALUES ({values})", **rows[2])
    with pytest.raises(Damaged):
        await storage.entries("g")


def test_the_chain_is_as_the_design_says() -> None:
    """Whoever reads the database with other tools can check it: the hash before, then the body."""
    from hashlib import sha256

    first, second = chain.forge("g", 0, "g", some(0, 2))
    assert first["hash"] == sha256(("g" + first["body"]).encode()).hexdigest()
    assert second["hash"] == sha256((first["hash"] + second["body"]).encode()).hexdigest()
    assert first["body"] == (
        '{"kind":"answer","seat":0,"number":0,"choice":["a","b"],"id":"0","time":1800000000000,"bot":true}'
    )
