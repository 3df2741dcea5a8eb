"""What no honest client sends, byte by byte: refused with a 4xx and a word, never with an error of ours."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

import pytest

from animalfolk.server import app
from animalfolk.server.pages import page_routes
from tests.server.postgres import Cluster
from tests.server.sockets import Served, serving, until
from tests.server.test_connections import Bounded

pytestmark = pytest.mark.anyio
LONG = "a" * 60_000
PATHS = [
    "/%00",
    "/assets/%00.js",
    "/%ff%fe",
    "/assets/%ff.js",
    f"/{LONG}",
    f"/assets/{LONG}",
    f"/{'a' * 300}",
    "/a" * 5000,
]
PATHS += ["/api/tables/%00", "/api/tables/%ff", f"/api/tables/{LONG}", "/api/tables/%ed%a0%80", "/assets/..%2f%00"]
PATHS += ["/api/tables?phase=%00", f"/api/tables?last={LONG}", "/schema/%00", "/%"]
PATHS += ["/api/play?since=%ff", "/api/play?chat=%00"]
BODIES = [
    rb'{"name":"a\u0000b"}',
    b'{"name":"a\x00b"}',
    b'{"name":"\xff\xfe"}',
    rb'{"name":"\ud800"}',
    b"\xff\xfe{}",
    b"\x00",
]
BODIES += [b'{"\xff":1}', b'{"id":"\xff"}', b'{"text":"\xff"}', b'{"record":"\xff"}']
ROUTES = [
    "/api/visitors",
    "/api/quick",
    "/api/learn",
    "/api/tables",
    "/api/tables/a/join",
    "/api/play/answer",
    "/api/play/chat",
]
HEADERS = [b"Authorization: Bearer \xff", b"Origin: http://[::1", b"X-Forwarded-For: \xff", b"Content-Type: \xff"]
KEY = b64encode(bytes(16))
UPGRADE = b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + KEY + b"\r\n"


@pytest.fixture(autouse=True)
def _pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server with pages, which are looked for in a file system."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    monkeypatch.setattr(app, "page_routes", lambda: page_routes(folder))


def request(method: str, path: str, *headers: bytes, body: bytes = b"") -> bytes:
    """A request as it goes over the wire."""
    lines = [f"{method} {path} HTTP/1.1".encode(), b"Host: 127.0.0.1", *headers]
    lines.append(b"Connection: Upgrade" if any(UPGRADE in header for header in headers) else b"Connection: close")
    return b"\r\n".join([*lines, f"Content-Length: {len(body)}".encode(), b"", b""]) + body


async def answer(served: Served, said: bytes) -> tuple[int, bytes]:
    """The status and the body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    try:
        writer.write(said)
        async with asyncio.timeout(30):
            head = await reader.readuntil(b"\r\n\r\n")
            return int(head.split()[1]), await reader.read()
    finally:
        writer.close()
        await writer.wait_closed()


async def refused(served: Served) -> None:
    """All of it is refused by name."""
    for path in PATHS:
        for method in ("GET", "POST"):
            status, body = await answer(served, request(method, path))
            assert 400 <= status < 500, (method, path[:50], status)
            assert json.loads(body)["code"] != "server", (method, path[:50])
    assert (await answer(served, request("GET", "/api/tables?before=1&last=%00")))[0] < 500
    for route in ROUTES:
        for body in BODIES:
            said = request("POST", route, b"Content-Type: application/json", body=body)
            status, _ = await answer(served, said)
            assert 400 <= status < 500 or (status == 201 and body.startswith(b'{"name"')), (route, body, status)
        for header in HEADERS:
            status, _ = await answer(served, request("POST", route, header, body=b"{"))
            assert 400 <= status < 500, (route, header, status)


async def test_nonsense_in_paths_queries_headers_and_bodies_is_refused_by_name(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        await refused(served)
        assert (await answer(served, request("GET", "/health")))[0] == 200


async def test_with_postgresql_too(tmp_path: Path, postgres: Cluster) -> None:
    async with serving(tmp_path, database=await asyncio.to_thread(postgres.new_database)) as served:
        await refused(served)


@pytest.mark.parametrize(
    "said",
    [
        lambda: request("GET", f"/{LONG}", UPGRADE + b"X: 1"),
        lambda: request("GET", "/api/live", UPGRADE + b"X: " + b"x" * 20_000),
        lambda: request("GET", "/api/live", UPGRADE + b"\r\n".join(b"X-%d: 1" % number for number in range(500))),
    ],
    ids=["path", "header", "headers"],
)
async def test_what_is_too_long_for_a_socket_is_refused_and_holds_no_place(
    tmp_path: Path, said: Callable[[], bytes]
) -> None:
    async with serving(tmp_path) as served:
        status, _ = await answer(served, said())
        assert status == 400
        await until(lambda: not len(Bounded(served).gate))


@pytest.mark.parametrize("path", ["/", "/index.html", "/health", "/api/tables", "/schema/openapi.json"])
async def test_head_is_answered_as_get_would_be_without_a_body(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as served:
        status, body = await answer(served, request("HEAD", path))
        whole, read = await answer(served, request("GET", path))
    assert (status, body) == (whole, b"") == (200, b"")
    assert read
