"""How much of the lobby one address may take; a household may sit at its own table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from httpx import Response

from animalfolk.server import lobby_quota
from tests.server.web import Web, served
from tests.support.samples import some

pytestmark = pytest.mark.anyio
MANY = some(10, 500)  # tables that one address wants at once
SEATS: list[dict[str, Any]] = [{}, {}, {}, {}]


class People:
    """Visitors at one address."""

    def __init__(self, web: Web, address: str) -> None:
        self._web, self._address = web, address

    async def _post(self, path: str, body: Any, token: str = "") -> Response:
        transport: Any = self._web.client._transport
        transport.client = (self._address, 0)
        return await self._web.post(path, body, token)

    async def visitor(self) -> str:
        """Somebody arrives: the token."""
        token: str = (await self._post("/api/visitors", {})).json()["token"]
        return token

    async def make(self, **asked: Any) -> Response:
        """Make a table."""
        wanted = {"seats": SEATS, "visibility": "public", "sit": True, **asked}
        return await self._post("/api/tables", wanted, await self.visitor())

    async def join(self, table: str, invite: str | None = None) -> Response:
        """Sit down, each time somebody else."""
        return await self._post(f"/api/tables/{table}/join", {"token": invite} if invite else {}, await self.visitor())

    async def leave(self, token: str) -> Response:
        """Stand up."""
        return await self._post("/api/play/leave", {}, token)


def code(response: Response) -> tuple[int, str]:
    """What was refused."""
    return response.status_code, response.json()["code"]


async def test_of_one_address_so_many_public_tables_wait_for_people(tmp_path: Path) -> None:
    async with served(tmp_path, lobby_tables=2) as web:
        anna, ben = People(web, "192.0.2.1"), People(web, "192.0.2.2")
        made = [await anna.make() for _ in range(2)]
        assert code(await anna.make()) == (429, "too-many")
        assert (await anna.make(visibility="link")).status_code == 201  # which nobody sees in the lobby
        assert (await ben.make()).status_code == 201
        assert (await anna.leave(made[0].json()["token"])).is_success  # so the table is closed
        assert (await anna.make()).status_code == 201
        assert code(await anna.make()) == (429, "too-many")


async def test_tables_that_have_begun_do_not_count(tmp_path: Path) -> None:
    async with served(tmp_path, lobby_tables=1) as web:
        anna, ben = People(web, "192.0.2.1"), People(web, "192.0.2.2")
        table = (await anna.make(seats=[{}, {}])).json()["table"]
        assert code(await anna.make()) == (429, "too-many")
        assert (await ben.join(table)).status_code == 201
        assert (await anna.make()).status_code == 201


@pytest.mark.soak
async def test_many_at_once_are_not_more_than_one_after_the_other(tmp_path: Path) -> None:
    async with served(tmp_path, lobby_tables=3) as web:
        anna = People(web, "192.0.2.1")
        found = await asyncio.gather(*(anna.make() for _ in range(MANY)))
    assert sorted(response.status_code for response in found) == [201] * 3 + [429] * (MANY - 3)


async def test_one_address_does_not_take_all_seats_of_somebody_elses_table(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, ben, carl = (People(web, f"192.0.2.{number}") for number in (1, 2, 3))
        made = (await anna.make()).json()
        first, second = await ben.join(made["table"]), await ben.join(made["table"])
        assert (first.status_code, second.status_code) == (201, 201)
        assert code(await ben.join(made["table"])) == (429, "too-many")
        assert (await ben.leave(second.json()["token"])).is_success
        assert (await ben.join(made["table"])).status_code == 201
        assert (await carl.join(made["table"])).status_code == 201


async def test_a_family_sits_at_its_own_table_and_by_invitation_at_any(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, ben = People(web, "192.0.2.1"), People(web, "192.0.2.2")
        table = (await anna.make()).json()["table"]
        assert [(await anna.join(table)).status_code for _ in range(3)] == [201] * 3
        made = (await ben.make()).json()
        invites = [invite["token"] for invite in made["invites"]]
        assert [(await anna.join(made["table"], invite)).status_code for invite in invites] == [201] * 3


async def test_one_address_does_not_sit_at_every_table(tmp_path: Path) -> None:
    async with served(tmp_path, lobby_tables=2, lobby_seats=1) as web:
        ben = People(web, "192.0.2.99")
        tables = [(await People(web, f"192.0.2.{number}").make()).json()["table"] for number in range(3)]
        assert [(await ben.join(table)).status_code for table in tables] == [201, 201, 429]


async def test_of_what_is_remembered_the_oldest_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_quota, "MOST", 2)
    async with served(tmp_path) as web:
        for number in range(5):
            assert (await People(web, f"192.0.2.{number}").make()).status_code == 201
        assert len(web.parts.quota._makers) == len(web.parts.quota._made) == 2
