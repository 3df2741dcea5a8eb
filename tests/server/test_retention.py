"""What nobody has used for long is removed in small steps; whatever somebody uses, and what people played, stays."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text, update

from animalfolk.server import retention
from animalfolk.server.backup import backup, check, check_file, restore
from animalfolk.server.config import Config
from animalfolk.server.database import Database, engine
from animalfolk.server.retention import DAY, NAMES, RULES, Pruner, Retention, days_of
from animalfolk.server.rows import BOTS, BRANCH, LESSON, OPEN, OVER, PEOPLE, RECORD, RUNNING, VisitorRow
from animalfolk.server.schema import games, visitors
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import hashed
from tests.conftest import SOAK
from tests.server.golden import GAME
from tests.server.memory import House
from tests.server.stored import ANNA, game_of, some
from tests.server.test_records_opened import text_of
from tests.server.test_storage_golden import KEPT, fill
from tests.server.web import Web, served

pytestmark = pytest.mark.anyio
NOW = 1_000 * DAY
EACH = Config(**{f"keep_{name}_days": 10 for name in NAMES})  # type: ignore[arg-type]
MANY = 2_000 if SOAK else 60


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """A hall with one table in memory, whose name is game."""
    found = House("person", "simple")
    await found.hall.table("game")
    yield found
    await found.hall.close()


async def keep(storage: Storage, name: str, kind: str, phase: str, age: int, entries: int = 0) -> None:
    """A table of this kind that was used so many days ago; nobody's, as Anna is no visitor here."""
    row = game_of(name, NOW - age * DAY)
    seats = [msgspec.structs.replace(seat, visitor_id=None) for seat in row.seats]
    await storage.add_game(msgspec.structs.replace(row, kind=kind, phase=phase, opening="x", seats=seats))
    if entries:
        await storage.append(name, 0, some(0, entries), NOW - age * DAY)


def pruner(storage: Storage, config: Config = EACH) -> Pruner:
    return Pruner(storage.expiry(), config, lambda: NOW)


async def pruned(storage: Storage, config: Config = EACH) -> dict[str, int]:
    """How many of each kind were removed."""
    removed: dict[str, int] = {}
    async for step in pruner(storage, config).steps():
        removed[step.name] = removed.get(step.name, 0) + step.removed
    return removed


async def test_each_kind_is_kept_for_its_days_since_it_was_used(storage: Storage) -> None:
    for rule in RULES:
        for kind in rule.kinds:
            for phase in rule.phases:
                for age in (9, 11):
                    await keep(storage, f"{kind}-{phase}-{age}", kind, phase, age)
    old = [name for name in await storage.all_games() if name.endswith("-11")]
    expected = {rule.name: len(rule.kinds) * len(rule.phases) for rule in RULES}
    assert await pruner(storage).count() == {**expected, "visitors": 0}
    assert await pruned(storage) == expected
    assert sum(expected.values()) == len(old)
    assert all(name.endswith("-9") for name in await storage.all_games())
    assert await storage.find_token(hashed(f"s_{old[0]}")) is None


def test_finished_games_of_people_are_kept_unless_asked_and_nothing_else_for_ever() -> None:
    assert set(NAMES) - set(days_of(Config())) == {"games"}
    assert min(days_of(Config()).values()) >= 14


async def test_nothing_goes_where_all_is_kept_for_ever(storage: Storage) -> None:
    await keep(storage, "g", BOTS, OVER, 900)
    assert await pruned(storage, Config(**{f"keep_{name}_days": 0 for name in NAMES})) == {}  # type: ignore[arg-type]
    assert await storage.all_games() == ["g"]


async def test_visitors_stay_with_their_tables_and_go_after_them(storage: Storage) -> None:
    then = NOW - 11 * DAY
    for name in ("anna", "ben"):
        await storage.add_visitor(VisitorRow(name, name, hashed(name), then))
    await storage.add_visitor(VisitorRow("new", "new", hashed("new"), NOW))
    await storage.add_game(msgspec.structs.replace(game_of("g", NOW), kind=PEOPLE))
    assert await pruned(storage) == {"visitors": 1}
    assert await storage.visitor(hashed("anna"))
    async with storage._database.write() as connection:
        await connection.execute(update(games).values(updated=then, used=then))
    assert await pruned(storage) == {"open": 1, "visitors": 1}
    assert [await storage.visitor(hashed(name)) is None for name in ("anna", "ben", "new")] == [True, True, False]


@pytest.mark.soak
async def test_a_step_is_small(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "STEP", 5)
    monkeypatch.setattr(retention, "STEP_ENTRIES", 10)
    for number in range(MANY):
        await keep(storage, f"short {number}", BOTS, OVER, 20)
    for number in range(4):
        await keep(storage, f"long {number}", BOTS, OVER, 15, entries=8)
    steps = [step.removed async for step in pruner(storage).steps()]
    assert sum(steps) == MANY + 4
    assert max(steps) == 5
    assert steps[-3:] == [1, 1, 1]
    assert await storage.all_games() == []


async def test_a_table_in_memory_stays(storage: Storage, house: House) -> None:
    await keep(storage, "game", BOTS, RUNNING, 20)
    await keep(storage, "other", BOTS, RUNNING, 20)
    found = Retention(storage.expiry(), EACH, house.hall, lambda: NOW)
    house.hall.take_used()  # nobody has asked for it lately: it is in memory, and that is enough
    await found.round()
    assert await storage.all_games() == ["game"]
    assert found.removed == {"bot_games": 1}
    await found.round()
    assert await storage.all_games() == ["game"]


async def test_who_asks_for_a_table_uses_it(storage: Storage, house: House) -> None:
    await keep(storage, "game", BOTS, OVER, 20)
    found = Retention(storage.expiry(), EACH, house.hall, lambda: NOW)
    await found.note()
    assert await pruned(storage) == {}


async def test_what_other_servers_have_to_do_with_stays(postgres: Any) -> None:
    storage = await Storage.open(postgres.new_database())
    for name in ("connected", "held", "left"):
        await keep(storage, name, PEOPLE, RUNNING, 20)
    roster = storage.roster("server")
    assert roster
    await roster.come("connected", 0, None)
    await roster.hold(["held"], NOW)
    await roster.remind({"left": 5})  # due, but nobody looks after it
    assert await pruned(storage) == {"running": 1}
    assert await storage.all_games() == ["connected", "held"]
    await storage.close()


async def test_of_several_servers_one_prunes_at_a_time(postgres: Any) -> None:
    storage = await Storage.open(postgres.new_database())
    await keep(storage, "g", BOTS, OVER, 20)
    async with storage._database.write() as connection:
        await connection.execute(retention.TRY_LOCK)
        assert await pruned(storage) == {}
    assert await pruned(storage) == {"bot_games": 1}
    await storage.close()


@pytest.mark.soak
async def test_two_that_prune_at_once_harm_nothing(storage: Storage) -> None:
    for number in range(MANY):
        await keep(storage, f"old {number}", LESSON, OVER, 20)
        await keep(storage, f"new {number}", LESSON, OVER, 1)
    counts = await asyncio.gather(*(pruned(storage) for _ in range(3)))
    await pruned(storage)
    assert sum(count.get("lessons", 0) for count in counts) <= MANY
    assert len(await storage.all_games()) == MANY


@pytest.mark.parametrize("kept", KEPT, ids=[kept["revision"] for kept in KEPT])
async def test_what_was_there_before_has_all_of_its_time(empty: str, kept: dict[str, Any]) -> None:
    then = Database(engine(empty))
    async with then.write() as connection:
        await connection.run_sync(fill, kept)
    await then.close()
    storage = await Storage.open(empty)
    row = await storage.game(GAME)
    assert row
    assert row.kind == PEOPLE
    if kept["revision"] < "0005":
        found = Pruner(storage.expiry(), EACH)
        assert set((await found.count()).values()) == {0}
    assert await storage.visitor(ANNA.token_hash) == ANNA
    await storage.close()


async def test_tables_of_before_get_their_kinds(empty: str) -> None:
    """A lesson, a record, a game against a bot and one of people, as the fourth schema kept them."""
    then = Database(engine(empty))
    kept = next(kept for kept in KEPT if kept["revision"] == "0004")
    async with then.write() as connection:
        await connection.run_sync(fill, kept)
        for name, lesson, phase, people in (("l", "first", RUNNING, 1), ("r", "", OVER, 2), ("b", "", RUNNING, 1)):
            asked = json.dumps({"lesson": lesson}, separators=(",", ":"))
            values = f"('{name}', 1, 1, '{phase}', 'link', :asked, '{name}', 1, 'x', 0, 'h')"
            columns = "id, created, updated, phase, visibility, request, watch_hash, format, opening, length, head"
            await connection.execute(text(f"INSERT INTO games ({columns}) VALUES {values}"), {"asked": asked})
            for seat in range(2):
                kind = "person" if seat < people else "trader"
                seated = f"INSERT INTO seats (game_id, seat, kind, name) VALUES ('{name}', {seat}, '{kind}', 'x')"
                await connection.execute(text(seated))
    await then.close()
    storage = await Storage.open(empty)
    rows = [await storage.game(name) for name in ("l", "r", "b", GAME)]
    assert [row and row.kind for row in rows] == [LESSON, RECORD, BOTS, PEOPLE]
    await storage.close()


# what a server makes


async def kinds(web: Web) -> dict[str, str]:
    rows = [await web.parts.storage.game(name) for name in await web.parts.storage.all_games()]
    return {row.id: row.kind for row in rows if row}


async def age(web: Web, days: int) -> None:
    """All that is kept was used so many days earlier."""
    async with web.parts.storage._database.write() as connection:
        for table, columns in ((games, ("used", "updated")), (visitors, ("used",))):
            then = {column: table.c[column] - days * DAY for column in columns}
            await connection.execute(update(table).values(then))


async def test_a_server_removes_what_strangers_left_and_keeps_what_people_play(tmp_path: Path, address: str) -> None:
    async with served(tmp_path, database=address) as web:
        await web.visitor("Nobody")
        opened = await web.good("/api/records", {"text": text_of("free-4.animalfolk")})
        branch = await web.good("/api/play/play-on", {"step": 1, "seat": 0}, opened["watch"])
        lesson = await web.good("/api/learn", {})
        alone = await web.good("/api/quick", {"bot": "simple"})
        waiting = await web.good("/api/tables", {"seats": [{}, {}]}, await web.visitor("Anna"))
        anna, _, made = await web.two()
        await web.good("/api/play/resign", {}, anna)
        expected = {opened["table"]: RECORD, branch["table"]: BRANCH, lesson["table"]: LESSON}
        expected |= {alone["table"]: BOTS, waiting["table"]: PEOPLE, made["table"]: PEOPLE}
        assert await kinds(web) == expected
    async with served(tmp_path, database=address) as web:
        await age(web, 200)
        for token in (made["token"], alone["token"]):
            await web.state(token)  # somebody comes back in time
        while True:  # tables that a server has just looked at stay until it has nothing to do with them
            await web.parts.retention.round()
            if await kinds(web) == {made["table"]: PEOPLE, alone["table"]: BOTS}:
                break
            await asyncio.sleep(0.05)
        assert (await web.get("/api/play", lesson["token"])).status_code == 401
        assert (await web.get(f"/api/tables/{waiting['table']}")).status_code == 404
        assert "animalfolk_removed 7.0" in (await web.get("/metrics")).text  # four tables, and three visitors
        assert (await web.state(made["token"]))["phase"] == "over"


async def test_a_visitor_who_comes_back_is_kept(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, ben = await web.visitor("Anna"), await web.visitor("Ben")
        await age(web, 31)
        assert (await web.get("/api/me/tables", anna)).status_code == 200
        await web.parts.retention.round()
        assert [(await web.get("/api/me/tables", token)).status_code for token in (anna, ben)] == [200, 401]


# files and backups


@pytest.mark.soak
async def test_pages_of_what_was_removed_go_back_to_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "SPARE_PAGES", 10)
    path = tmp_path / "games.db"
    storage = await Storage.open(f"sqlite:///{path}")
    for number in range(MANY):
        row = msgspec.structs.replace(game_of(f"{number}", NOW), phase=OVER, opening="x" * 100_000, kind=RECORD)
        seats = [msgspec.structs.replace(seat, visitor_id=None) for seat in row.seats]
        await storage.add_game(msgspec.structs.replace(row, seats=seats, updated=NOW - 20 * DAY))
    await storage.close()
    before = path.stat().st_size
    storage = await Storage.open(f"sqlite:///{path}")
    assert (await pruned(storage)) == {"records": MANY}
    await storage.close()
    assert path.stat().st_size < before / 10


def test_a_backup_of_an_older_file_can_give_pages_back(tmp_path: Path) -> None:
    path, copy = tmp_path / "old.db", tmp_path / "copy.db"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA auto_vacuum = NONE")
        connection.execute("CREATE TABLE t (x)")
    backup(f"sqlite:///{path}", copy)
    with sqlite3.connect(copy) as connection:
        assert connection.execute("PRAGMA auto_vacuum").fetchone() == (retention.INCREMENTAL,)


@pytest.mark.soak
async def test_a_backup_taken_while_all_is_removed_is_whole(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'games.db'}"
    storage = await Storage.open(address)
    for number in range(MANY):
        await keep(storage, f"{number}", BOTS, OVER, 20, entries=5)
    removed, copies = 0, list[Path]()
    async for step in pruner(storage).steps():
        removed += step.removed
        copies.append(tmp_path / f"copy {removed}.db")
        await asyncio.to_thread(backup, address, copies[-1])
    assert removed == MANY
    await storage.close()
    for copy in copies[:2]:
        found = await asyncio.to_thread(check_file, copy)
        assert found.entries == 5 * found.games == 5 * (MANY - int(copy.stem.split()[1]))
    await asyncio.to_thread(
        restore, copies[0], address
    )  # what was removed since comes back, and stays for all its time
    storage = await Storage.open(address)
    assert set((await Pruner(storage.expiry(), EACH).count()).values()) == {0}
    await storage.close()
    assert (await check(address)).entries == 5 * (MANY - 20)


async def test_a_table_that_never_began_counts_from_when_somebody_sat_there(storage: Storage) -> None:
    await keep(storage, "g", PEOPLE, OPEN, 20)
    await storage.expiry().note_use(["g", "unknown"], ["unknown"], NOW)
    assert await pruned(storage) == {}
