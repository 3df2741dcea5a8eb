"""An answer that is to be given only if it can be taken back."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.programs import PLAIN
from tests.server.sockets import Client, serving
from tests.table.test_undo import placed

pytestmark = pytest.mark.anyio


async def test_what_could_not_be_taken_back_is_not_done_where_only_that_is_wanted(tmp_path: Path) -> None:
    """Over a socket and over HTTP; what can be is done, and so is all that is sent without."""
    async with serving(tmp_path) as served:
        tokens = await served.add(placed("person", "person"))
        client = await Client.open(served, tokens.seats[0])
        await client.until(lambda: client.is_asked)
        refused = await client.answer("play spyglass", free=True)
        assert (refused["code"], refused["values"]) == ("lasting", {"reason": "revealed"})
        body = {"number": client.state["number"], "choice": "play spyglass", "id": "a", "free": True}
        base = served.url.replace("ws://", "http://").removesuffix("/api/live")
        bearer = {"Authorization": f"Bearer {tokens.seats[0]}"}
        async with httpx.AsyncClient(base_url=base, headers=bearer, verify=PLAIN) as web:
            response = await web.post("/api/play/answer", json=body)
            assert (response.status_code, response.json()["code"]) == (409, "lasting")
            assert await served.storage.entries(tokens.game) == []
            assert (await web.post("/api/play/answer", json={**body, "free": False})).json() == {"new": True}
        await client.until(lambda: client.state["number"] == 2)
        assert (await client.answer(client.options[0], free=True))["type"] == "done"
