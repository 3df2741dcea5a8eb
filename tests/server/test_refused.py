"""Somebody else's token, an old one, a replayed answer, a watcher's answer, a huge message: refused, noted, no effect.

Each is tried over HTTP and over a socket of a real server, with its database in a file.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect

from animalfolk.server.tokens import SEAT, new_token
from tests.server.players import asked
from tests.server.programs import PLAIN
from tests.server.sockets import Client, Message, Served, serving, until
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
HUGE = 40_000  # bytes: more than a request or a message may have
FAR_TOO_HUGE = 100_000  # of a message: the socket is closed


class Tried(NamedTuple):
    """What is refused: by which token, with what it is tried, and what is told over HTTP and over a socket."""

    who: str
    body: Message
    status: int
    code: str
    closes: int | None = None  # the code with which the socket is closed before anything can be asked


ANSWER = {"number": 1, "choice": "end", "id": "x"}
TRIED = {
    "the other seat's token": Tried("other", ANSWER, 409, "out-of-turn"),
    "a token of another table": Tried("elsewhere", ANSWER, 409, "late-answer"),
    "a token that nobody has": Tried("made up", ANSWER, 401, "bad-token", 4401),
    "an invitation that was used": Tried("used", ANSWER, 401, "bad-token", 4401),
    "an invitation": Tried("invite", ANSWER, 403, "not-allowed", 4403),
    "a visitor's token": Tried("visitor", ANSWER, 401, "bad-token", 4401),
    "a token of a game that is over": Tried("over", ANSWER, 409, "table"),
    "an old answer with another id": Tried("asked", {**ANSWER, "id": "again"}, 409, "late-answer"),
    "a watcher's answer": Tried("watch", ANSWER, 403, "not-allowed"),
    "an answer that is no option": Tried("asked", {**ANSWER, "number": 2, "choice": "fly"}, 409, "illegal-choice"),
    "a huge answer": Tried("asked", {**ANSWER, "choice": "x" * HUGE}, 413, "too-large"),
}


class House:
    """A server, and everybody's tokens."""

    def __init__(self, served: Served, web: httpx.AsyncClient, file: Path) -> None:
        self.served, self.web = served, web
        self.tokens: dict[str, str] = {"made up": new_token(SEAT)}
        self._file = file

    async def fill(self) -> None:
        """Anna has answered once and is asked again; and there are other tables."""
        ours, theirs = [await self.served.add(table_of("person", "person")) for _ in range(2)]
        self.tokens |= {"asked": ours.seats[0], "other": ours.seats[1], "watch": ours.watch}
        self.tokens["elsewhere"] = theirs.seats[0]
        self.first = await self.answered("asked")
        await self.answered("elsewhere")
        joined = await self._table({"seats": [{}, {}]})
        self.tokens["used"] = joined["invites"][0]["token"]
        await asked(self.web, f"/api/tables/{joined['table']}/join", {"token": self.tokens["used"]})
        self.tokens["invite"] = (await self._table({"seats": [{}, {}]}))["invites"][0]["token"]
        self.tokens["over"] = (await asked(self.web, "/api/quick", {}))["token"]
        await asked(self.web, "/api/play/resign", {}, self.tokens["over"])

    async def _table(self, wanted: Message) -> Any:
        self.tokens["visitor"] = (await asked(self.web, "/api/visitors", {}))["token"]
        return await asked(self.web, "/api/tables", {"even_reactions": False, **wanted}, self.tokens["visitor"])

    async def answered(self, who: str) -> Message:
        """Whoever is asked answers with an option after which the seat is asked again."""
        client = await Client.open(self.served, self.tokens[who])
        await client.until(lambda: client.is_asked)
        choice = next(option for option in client.options if option.startswith("buy"))
        answer = {"number": client.state["number"], "choice": choice, "id": "first"}
        assert (await client.ask("answer", **answer))["type"] == "done"
        await client.until(lambda: client.state["number"] != answer["number"])
        await client.close()
        return answer

    def kept(self) -> list[str]:
        """All that is in the database."""
        with sqlite3.connect(self._file) as database:
            return list(database.iterdump())

    async def post(self, body: object, token: str) -> httpx.Response:
        """An answer over HTTP."""
        return await self.web.post("/api/play/answer", json=body, headers={"Authorization": f"Bearer {token}"})


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    async with serving(folder) as served:
        base = served.url.replace("ws://", "http://").removesuffix("/api/live")
        async with httpx.AsyncClient(base_url=base, timeout=60, verify=PLAIN) as web:
            found = House(served, web, folder / "animalfolk.db")
            await found.fill()
            yield found


def noted(caplog: pytest.LogCaptureFixture, logger: str) -> list[Any]:
    """The codes of all that was noted as refused or closed."""
    return [vars(record).get("code") for record in caplog.records if record.name == logger and "code" in vars(record)]


async def test_over_http_it_is_refused_and_noted_and_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with house(tmp_path) as found:
        before = found.kept()
        for name, tried in TRIED.items():
            caplog.clear()
            response = await found.post(tried.body, found.tokens[tried.who])
            assert (response.status_code, response.json()["code"]) == (tried.status, tried.code), name
            assert noted(caplog, "animalfolk.web") == [tried.code], name
            assert found.kept() == before, name
        again = await found.post(found.first, found.tokens["asked"])
        assert (again.status_code, again.json()) == (200, {"new": False})
        assert found.kept() == before


async def test_over_a_socket_it_is_refused_and_noted_and_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with house(tmp_path) as found:
        before = found.kept()
        for name, tried in TRIED.items():
            caplog.clear()
            assert await told(found, tried) == (tried.closes or tried.code), name
            await until(lambda: noted(caplog, "animalfolk.live"))
            assert noted(caplog, "animalfolk.live")[0] == tried.code, name
            assert found.kept() == before, name
        client = await Client.open(found.served, found.tokens["asked"])
        assert (await client.ask("answer", **found.first))["type"] == "done"
        assert found.kept() == before
        caplog.clear()
        await client.socket.send("x" * FAR_TOO_HUGE)
        assert await client.closed() == 1009
        await until(lambda: noted(caplog, "animalfolk.live") == [1009])
        assert found.kept() == before


async def told(found: House, tried: Tried) -> str | int:
    """The code with which it is refused, or with which the socket is closed."""
    client = Client(await connect(found.served.url))
    await client.send({"type": "hello", "token": found.tokens[tried.who]})
    if tried.closes:
        return await client.closed()
    await client.until(lambda: client.state)
    await client.socket.send(json.dumps({"type": "answer", **tried.body}))
    while (reply := await client.receive())["type"] != "refused":
        pass
    await client.close()
    return str(reply["code"])
