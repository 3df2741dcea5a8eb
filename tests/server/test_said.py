"""What people write: no name and no line has control characters, whatever the database, and nothing fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.web import served

pytestmark = pytest.mark.anyio
BAD = ("\x00", "An\x00na", "Anna\n", "\tAnna", "\x1bAnna", "Anna\x1f", "\x7f", "Anna\x85")


async def test_names_and_lines_have_no_control_characters(address: str, tmp_path: Path) -> None:
    async with served(tmp_path, database=address) as web:
        anna = await web.visitor("Anna")
        made = await web.good("/api/tables", {}, anna)
        join = {"token": made["invites"][0]["token"]}
        for name in BAD:
            for path, body in [
                ("/api/visitors", {"name": name}),
                ("/api/quick", {"name": name}),
                ("/api/tables", {"seats": [{}, {"name": name}]}),
                (f"/api/tables/{made['table']}/join", {**join, "name": name}),
            ]:
                response = await web.post(path, body, anna if path == "/api/tables" else "")
                assert (response.status_code, response.json()["code"]) == (400, "seat-name"), (path, name)
        assert [table["table"] for table in (await web.get("/api/me/tables", anna)).json()] == [made["table"]]
        assert (await web.state(made["token"]))["seats"][1]["open"]
        for text in ("\x00", "well\x00played", "\x1b[2J", "a\x7f", "a\x1fb"):
            response = await web.post("/api/play/chat", {"text": text}, made["token"])
            assert (response.status_code, response.json()["code"]) == (400, "bad-message"), text
        await web.good("/api/play/chat", {"text": "well\n\tplayed"}, made["token"])
        assert [line["text"] for line in (await web.state(made["token"]))["chat"]] == ["well played"]


async def test_a_seed_may_be_any_text(address: str, tmp_path: Path) -> None:
    async with served(tmp_path, database=address) as web:
        asked = {"seed": "\x00 \x1b 🐢", "seats": [{}, {"kind": "novice"}]}
        made = await web.good("/api/tables", asked, await web.visitor("Anna"))
        assert (await web.state(made["token"]))["phase"] == "running"
