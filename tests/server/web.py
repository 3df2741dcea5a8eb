"""A server to ask over HTTP, within the test's own process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from httpx import ASGITransport, AsyncClient, Response
from litestar import Litestar

from animalfolk.server.config import Config
from animalfolk.server.parts import Parts
from tests.server.apps import application
from tests.server.prepared import prepared

PLENTY = 100_000
HERE = "testclient"  # from where is asked


class Web:
    """Asks what a client would ask."""

    def __init__(self, app: Litestar, client: AsyncClient) -> None:
        self.app, self.client = app, client

    @property
    def parts(self) -> Parts:
        """What the server is made of."""
        parts: Parts = self.app.state.parts
        return parts

    async def get(self, path: str, token: str = "", **headers: str) -> Response:
        """Ask for something."""
        return await self.client.get(path, headers={**_bearer(token), **headers})

    async def post(self, path: str, body: Any = None, token: str = "", **headers: str) -> Response:
        """Ask that something be done."""
        return await self.client.post(path, json={} if body is None else body, headers={**_bearer(token), **headers})

    async def good(self, path: str, body: Any = None, token: str = "") -> Any:
        """The same, and it is done."""
        response = await self.post(path, body, token)
        assert response.status_code in (200, 201), response.text
        return response.json()

    async def visitor(self, name: str) -> str:
        """Somebody arrives: the token."""
        token: str = (await self.good("/api/visitors", {"name": name}))["token"]
        return token

    async def two(self, **asked: Any) -> tuple[str, str, dict[str, Any]]:
        """A table of Anna and Ben: the tokens of their seats, and what was told when it was made."""
        made = await self.good("/api/tables", {"seats": [{}, {}], **asked}, await self.visitor("Anna"))
        invite = made["invites"][0]["token"]
        joined = await self.good(f"/api/tables/{made['table']}/join", {"token": invite}, await self.visitor("Ben"))
        return made["token"], joined["token"], made

    async def state(self, token: str, since: int = 0) -> dict[str, Any]:
        """How it stands for whoever holds this."""
        response = await self.get(f"/api/play?since={since}", token)
        assert response.status_code == 200, response.text
        state: dict[str, Any] = response.json()
        return state

    async def until(self, token: str, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """How it stands as soon as it stands so."""
        while True:
            state = await self.state(token)
            if is_so(state):
                return state
            await asyncio.sleep(0.01)


def is_asked(state: dict[str, Any]) -> bool:
    """Whether this seat has to answer, or the game is over."""
    return state["number"] is not None or state["phase"] == "over"


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[Web]:
    """A server with its database in this folder, which lets everybody ask as much as they like."""
    usual: dict[str, Any] = {
        "asks_per_second": PLENTY,
        "makes_per_minute": PLENTY,
        "lobby_tables": PLENTY,
        "hosts": (f"{HERE}.local",),
        "metrics_from": (HERE,),
    }
    settings.setdefault("database", prepared(folder / "games.db"))
    with application(Config(**{**usual, **settings})) as app:
        way = ASGITransport(cast(Any, app), client=(HERE, 0))
        async with app.lifespan(), AsyncClient(transport=way, base_url=f"http://{HERE}.local", timeout=None) as client:
            yield Web(app, client)
