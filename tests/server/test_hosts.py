"""By which names the server is known, and what somebody gets who was led here by another one."""

from __future__ import annotations

from pathlib import Path
from socket import gethostname

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from animalfolk.server.config import Config
from animalfolk.server.errors import WrongHost
from animalfolk.server.hosts import check_host
from tests.server.sockets import serving
from tests.server.web import served

pytestmark = pytest.mark.anyio
OWN = [
    "127.0.0.1",
    "127.0.0.1:8000",
    "[::1]:8000",
    "192.168.1.7:8000",
    "localhost:8000",
    "LOCALHOST.",
    "a.localhost",
    "",
]
STRANGE = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "2130706433",
    "[::1",
    "a b",
]


@pytest.mark.parametrize("said", [*OWN, gethostname(), f"{gethostname().partition('.')[0]}.local:8000"])
def test_addresses_and_the_names_of_this_machine_are_known(said: str) -> None:
    check_host(Config(), {"host": said} if said else {})
    check_host(Config(public_url="https://games.example.org"), {"host": said} if said else {})


@pytest.mark.parametrize("said", STRANGE)
def test_any_other_name_is_refused(said: str) -> None:
    with pytest.raises(WrongHost):
        check_host(Config(), {"host": said})
    with pytest.raises(WrongHost):
        check_host(Config(public_url="https://games.example.org", hosts=("other.example",)), {"host": said})


def test_a_host_may_give_it_further_names() -> None:
    check_host(Config(hosts=("Games.Home", "other:8000")), {"host": "games.home:9000"})
    check_host(Config(hosts=("Games.Home", "other:8000")), {"host": "other"})
    check_host(Config(public_url="https://games.example.org/play"), {"host": "games.example.org"})
    check_host(Config(host="server.example"), {"host": "server.example:8000"})
    check_host(Config(hosts=("*",)), {"host": "evil.example"})


@pytest.mark.parametrize("path", ["/", "/metrics", "/health", "/api/tables", "/schema/openapi.json", "/assets/x.js"])
async def test_a_page_that_leads_here_by_a_name_of_its_own_reads_nothing(path: str, tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        told = await web.get(path, Host="evil.example")
        assert told.status_code in (404, 421)
        if told.status_code == 421:
            assert (told.json()["code"], told.json()["values"]) == ("wrong-host", {"host": "evil.example"})
        made = await web.post("/api/quick", {}, Host="evil.example", Origin="http://evil.example")
        assert made.status_code == 421
        assert (await web.get("/metrics")).status_code == 200


async def test_nor_does_it_get_a_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as served_:
        with pytest.raises(InvalidStatus, match="403"):
            await connect("ws://evil.example/api/live", host="127.0.0.1", port=served_.port)
        async with connect(served_.url.replace("127.0.0.1", "localhost")) as socket:
            await socket.send("{}")
            assert "bad-message" in str(await socket.recv())
