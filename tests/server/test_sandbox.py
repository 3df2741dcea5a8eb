"""Tables that did not begin here compute apart: one that takes too long is closed, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from animalfolk.i18n import Words, languages
from animalfolk.server.backup import check
from animalfolk.server.info import request_of
from animalfolk.server.origin import is_from_outside
from animalfolk.server.rows import CLOSED, RUNNING
from animalfolk.server.setting import lesson_table, opening_of, start_of
from animalfolk.server.storage import Storage
from animalfolk.sim.worst import POSITIONS
from animalfolk.table import Seat, Settings, Table
from animalfolk.table.store import store
from animalfolk.table.verify import WHOLE, verify
from tests.conftest import SOAK
from tests.server import slow
from tests.server.programs import PLAIN, WAIT, Program
from tests.server.sockets import serving
from tests.server.web import Web, is_asked, served
from tests.support.answers import from_view
from tests.table.tables import settled, table_of

pytestmark = pytest.mark.anyio
SLOW = 6 if SOAK else 1  # tables that take too long
LONG = 10_000 if SOAK else slow.TAKEN_BACK  # steps taken back: a minute, or several
WORST = list(POSITIONS) if SOAK else ["even cards"]


async def phase_of(storage: Storage, game_id: str) -> str:
    """How a table stands in the database."""
    row = await storage.game(game_id)
    assert row
    return row.phase


async def answered(web: Web, path: str, token: str = "") -> tuple[int, str]:
    """The status and the code of an answer."""
    response = await web.get(path, token)
    return response.status_code, response.json().get("code", "")


@pytest.mark.soak
async def test_others_are_answered_while_tables_compute_and_these_are_closed_for_good(
    tmp_path: Path, storage: Storage, address: str
) -> None:
    token, *tokens = [await slow.add_slow(storage, f"slow{number}") for number in range(SLOW)]
    async with served(tmp_path, database=address, compute_seconds=2) as web:
        waiting = asyncio.create_task(answered(web, "/api/play", token))
        others = [asyncio.create_task(until_closed(web, one)) for one in tokens]
        anna, ben, _ = await web.two(decks="first", even_reactions=False)
        rounds = 0
        while not waiting.done():
            assert (await web.get("/health")).status_code == 200
            state = await web.state(anna)
            assert state["phase"] == RUNNING
            rounds += 1
            await asyncio.sleep(0)
        assert await waiting == (423, "table-closed")
        assert rounds > 10
        await asyncio.gather(*others)
        for number in range(SLOW):
            assert await phase_of(storage, f"slow{number}") == CLOSED
        told = (await web.get("/api/play", token)).json()
        assert (told["code"], told["values"]) == ("table-closed", {"table": "slow0"})
        assert all(Words(lang).has("web-refused-table-closed") for lang in languages())
        for path in ("/api/play/record", "/api/play/replay"):
            assert await answered(web, path, token) == (423, "table-closed")
        assert len(await answer_any(web, anna, ben)) == 1
    async with served(tmp_path, database=address, compute_seconds=2) as web:
        assert (await web.get("/health")).json()["tables"] <= 1
        assert await answered(web, "/api/play", token) == (423, "table-closed")
        assert (await web.get("/api/tables/slow0")).json()["phase"] == CLOSED
        assert not web.parts.hall._sandbox.apart.is_running
    assert (await check(address)).games == SLOW + 1


async def until_closed(web: Web, token: str) -> None:
    """Ask for a table until it is closed; before that its process may be ended because of others."""
    while (told := await answered(web, "/api/play", token)) != (423, "table-closed"):
        assert told == (503, "unreachable")


@pytest.mark.soak
@pytest.mark.parametrize("name", WORST)
async def test_the_worst_positions_keep_nobody_from_being_answered(tmp_path: Path, name: str) -> None:
    """What a stranger may send: a record from there, played on, with what is searched longest."""
    table = Table(POSITIONS[name](), [Seat("person", "Anna"), *[Seat("simple", "Ben")] * 3], Settings())
    table.resign(0)
    async with served(tmp_path) as web:
        quick = (await web.good("/api/quick"))["token"]
        opened = await web.good("/api/records", {"text": store(table)})
        going_on = {"step": 0, "seat": 0, "bot": "trader"}
        token = (await web.good("/api/play/play-on", going_on, opened["watch"]))["token"]
        doing = asyncio.create_task(build_and_ask(web, token))
        while not doing.done():
            assert (await web.get("/health")).status_code == 200
            assert (await web.state(quick))["phase"] == RUNNING
            await asyncio.sleep(0)
        await doing
        assert (await web.get("/api/play", token)).status_code == 200  # nothing of it exceeds the budget


async def build_and_ask(web: Web, token: str) -> None:
    """Ask for a hint, begin a stack if there can be one, and ask for a hint again."""
    state = await web.until(token, is_asked)
    assert (await web.good("/api/play/hints", {}, token))["hints"]
    if "build" in state["view"]["decision"]["options"]:
        await web.good("/api/play/answer", {"number": state["number"], "choice": "build", "id": "build"}, token)
        await web.until(token, is_asked)
        assert (await web.good("/api/play/hints", {}, token))["hints"]
        await answer(web, token, await web.state(token))


@pytest.mark.soak
async def test_a_server_that_computes_hears_the_signal_to_stop(storage: Storage, address: str, tmp_path: Path) -> None:
    await slow.add_slow(storage, "slow", LONG)
    log = tmp_path / "log"
    server = await asyncio.to_thread(partial(Program, log, "--database", address, "--compute-seconds", "600"))
    try:
        async with httpx.AsyncClient(base_url=server.web, timeout=WAIT, verify=PLAIN) as client:
            bearer = {"Authorization": f"Bearer {slow.TOKEN}slow"}
            asked = asyncio.create_task(client.get("/api/play", headers=bearer, timeout=WAIT))
            for _ in range(3):
                assert (await client.get("/health")).json()["status"] == "well"
            assert not asked.done()
            code, _ = await asyncio.to_thread(server.stop, signal.SIGTERM)
            told = await asked
        assert (code, told.status_code, told.json()["code"]) == (0, 503, "unreachable")
        assert "graceful" not in log.read_text(encoding="utf-8")  # nothing had to be cut off
        assert await phase_of(storage, "slow") == RUNNING
    finally:
        server.kill()


async def test_a_game_from_a_position_is_played_to_its_end(tmp_path: Path, storage: Storage, address: str) -> None:
    await storage.add_game(slow.row_of(slow.from_position(), "outside"))
    token = f"{slow.TOKEN}outside"
    async with served(tmp_path, database=address) as web:
        await play_some(web, token, 4)
        state = await web.until(token, is_asked)
        undo = (await web.post("/api/play/undo", {"turn": False, "number": state["number"]}, token)).status_code
        assert undo in (200, 409)
        refused = await web.post("/api/play/answer", {"number": 9999, "choice": "end", "id": "late"}, token)
        assert (refused.status_code, refused.json()["code"]) == (409, "late-answer")
        assert refused.json()["values"]["came"] == 9999
        assert len((await web.good("/api/play/hints", {}, token))["hints"]) > 0
        await web.good("/api/play/leave", None, token)
        await web.good("/api/play/return", None, token)
        before = await web.until(token, is_asked)
        await end(web)
        again = await web.until(token, is_asked)
        assert (again["view"], again["number"], again["event"]) == (before["view"], before["number"], before["event"])
        await play_some(web, token, 2)
        await web.good("/api/play/resign", None, token)
        assert (await web.until(token, is_asked))["phase"] == "over"
        assert verify((await web.get("/api/play/record", token)).text).kind == WHOLE
        assert (await web.get("/api/play/replay", token)).status_code == 200


async def test_sockets_are_told_that_their_table_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, apart=True, compute_seconds=1) as served_:
        token = await slow.add_slow(served_.storage)
        async with connect(served_.url) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            await asyncio.wait_for(socket.wait_closed(), WAIT)
            assert (socket.close_code, socket.close_reason) == (4423, "table-closed")
        async with connect(served_.url) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            told = json.loads(await socket.recv())
            assert (told["type"], told["code"]) == ("refused", "table-closed")
            await asyncio.wait_for(socket.wait_closed(), WAIT)
            assert socket.close_code == 4423


async def end(web: Web) -> None:
    """The process of the sandbox ends, as when another table takes it along; this one has nothing to do just then."""
    running = web.parts.hall._sandbox.apart._running
    assert running
    while running.beacon.look()[1]:  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    running.process.kill()


async def answer_any(web: Web, *tokens: str) -> list[dict[str, Any]]:
    """Whoever is asked answers."""
    states = [(token, await web.state(token)) for token in tokens]
    return [await answer(web, token, state) for token, state in states if state["number"] is not None]


async def answer(web: Web, token: str, state: dict[str, Any]) -> dict[str, Any]:
    """Answer as a bot would."""
    body = {
        "number": state["number"],
        "choice": from_view(state["view"], "x"),
        "id": f"n{state['number']}",
    }
    done: dict[str, Any] = await web.good("/api/play/answer", body, token)
    return done


async def play_some(web: Web, token: str, count: int) -> dict[str, Any]:
    """Answer so many times."""
    state: dict[str, Any] = {}
    for _ in range(count):
        state = await web.until(token, is_asked)
        assert await answer(web, token, state) == {"new": True}
    return state


def test_processes_beside_the_server_start_without_its_database_and_its_web() -> None:
    """They would take three times as long to be there."""
    modules = [f"animalfolk.server.{name}" for name in ("thinking", "opening", "sandbox_tables", "replay_cache")]
    heavy = {"sqlalchemy", "alembic", "litestar", "uvicorn"}
    code = f"import sys, {', '.join(modules)}; print(*{heavy} & {{*sys.modules}})"
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=WAIT)
    assert said.stdout.split() == []


def test_what_was_dealt_here_stays_in_the_process() -> None:
    assert not is_from_outside(slow.row_of(table_of("person", "simple"), "dealt"))
    assert is_from_outside(slow.row_of(slow.from_position(), "position"))
    assert is_from_outside(slow.row_of(settled(table_of("person", "simple"), 3), "answers"))
    request = msgspec.json.encode(lesson_table()).decode()
    lesson = msgspec.structs.replace(slow.row_of(table_of("person", "simple"), "lesson"), request=request)
    opening = opening_of(lesson, start_of(request_of(lesson)), 1)
    assert not is_from_outside(msgspec.structs.replace(lesson, opening=opening))
