"""The bot of docs/protocol.md plays a whole game, and needs no more than it says."""

from __future__ import annotations

import ast
import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.sockets import Served, serving
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
LONGEST = 45


async def run(served: Served, token: str) -> tuple[int | None, str, str]:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, BOT, served.url, token, stdout=pipe, stderr=pipe)
    async with asyncio.timeout(120):
        out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


async def test_it_plays_a_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "novice"))
        said = await run(served, tokens.seats[0])
        assert said == (0, f"won: {await winners(served, tokens.game)}\n", "")


async def winners(served: Served, game: str) -> str:
    row = await served.storage.game(game)
    assert row
    assert row.phase == "over"
    return " ".join(str(seat) for seat in row.winners or [])


async def test_a_wrong_token_ends_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        code, out, err = await run(served, "s_" + "x" * 32)
        assert (code, out) == (1, "")
        assert "token" in err
        assert "Traceback" not in err


async def test_it_is_short_and_needs_nothing_of_ours() -> None:
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    imported = {
        name
        for node in ast.walk(ast.parse(text))
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [])
        + ([alias.name for alias in node.names] if isinstance(node, ast.Import) else [])
    }
    assert {name.partition(".")[0] for name in imported} == {"json", "random", "sys", "time", "websockets"}
