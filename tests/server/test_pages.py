"""The pages of the browser client are served beside everything else, and only they."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from animalfolk.server import app
from animalfolk.server.limits import AT_ONCE, PER_ADDRESS
from animalfolk.server.pages import is_here, page_routes
from tests.server.web import served

pytestmark = pytest.mark.anyio
PAGE = f"<!doctype html><title>animalfolk</title>{' ' * 2000}"
SCRIPT = f"export const answer = 42;{' ' * 2000}"
SECRET = "nobody may read this"
AWAY = ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt"]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a small client; the server has it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "secret.txt").write_text(SECRET, encoding="utf-8")
    monkeypatch.setattr(app, "page_routes", lambda: page_routes(folder))
    return folder


@pytest.mark.usefixtures("client")
async def test_the_first_page_is_asked_for_again_each_time(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        page = await web.get("/")
    assert (page.status_code, page.text) == (200, PAGE)
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert "attachment" not in page.headers.get("content-disposition", "")


@pytest.mark.usefixtures("client")
async def test_what_is_named_after_its_content_is_kept(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        script = await web.get("/assets/index-1a2b.js")
        icon = await web.get("/icon.svg")
    assert (script.status_code, script.text) == (200, SCRIPT)
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js"])
async def test_pages_have_the_careful_headers_and_come_packed(path: str, tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        packed = await web.get(path, **{"Accept-Encoding": "gzip"})
        plain = await web.get(path, **{"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 1000 < int(plain.headers["content-length"])
    assert "content-encoding" not in plain.headers
    for response in (packed, plain):
        assert "unsafe" not in response.headers["content-security-policy"]
        assert "script-src 'self'" in response.headers["content-security-policy"]
        assert response.headers["x-content-type-options"] == "nosniff"


async def test_what_the_build_has_packed_is_sent_as_it_is(
    client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = gzip.compress(SCRIPT.encode(), 1)
    (client / "assets" / "index-1a2b.js.gz").write_bytes(packed)
    monkeypatch.setattr(app, "page_routes", lambda: page_routes(client))
    async with served(tmp_path) as web:
        monkeypatch.setattr(gzip, "compress", None)  # nothing is packed at a request
        async with web.client.stream("GET", "/assets/index-1a2b.js", headers={"Accept-Encoding": "gzip"}) as response:
            assert b"".join([part async for part in response.aiter_raw()]) == packed
        assert response.headers["vary"] == "Accept-Encoding"
        plain = await web.get("/assets/index-1a2b.js", **{"Accept-Encoding": "gzip;q=0, br"})
        assert (plain.text, plain.headers["vary"]) == (SCRIPT, "Accept-Encoding")
        assert plain.headers["etag"] != response.headers["etag"]
        for known in (response, plain):
            tag = f'W/"old", {known.headers["etag"]}'
            accepted = "gzip" if known is response else "identity"
            again = await web.get("/assets/index-1a2b.js", **{"Accept-Encoding": accepted, "If-None-Match": tag})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == known.headers["etag"]
        for path in ("/assets/index-1a2b.js.gz", "/made-from"):
            assert (await web.get(path)).status_code == 404
        head = await web.client.head("/")
        assert (head.status_code, head.headers["content-type"]) == (200, "text/html; charset=utf-8")


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/nothing", "/assets/nothing.js", "/api/nothing"])
async def test_pages_and_what_is_not_there_count_against_an_address(path: str, tmp_path: Path) -> None:
    async with served(tmp_path, asks_per_second=1) as web:
        found = [(await web.get(path)).status_code for _ in range(AT_ONCE * PER_ADDRESS + 5)]
        assert {*found[: AT_ONCE * PER_ADDRESS]} <= {200, 404}
        assert found[-1] == 429
        assert (await web.get(path)).json()["code"] == "too-fast"
        assert (await web.get("/health")).status_code == 200


@pytest.mark.usefixtures("client")
async def test_what_is_secret_is_not_packed(tmp_path: Path) -> None:
    """Whoever can see how long a packed answer is could guess what is in it."""
    async with served(tmp_path) as web:
        told = await web.get("/schema/openapi.json", **{"Accept-Encoding": "gzip"})
        made = await web.good("/api/quick")
        state = await web.get("/api/play", made["token"], **{"Accept-Encoding": "gzip"})
    assert "content-encoding" not in told.headers
    assert len(state.content) > 1000
    assert "content-encoding" not in state.headers


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("path", [*AWAY, "/nothing", "/assets/nothing.js", "/assets", "/assets/"])
async def test_nothing_else_is_read(path: str, tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        response = await web.get(path)
    assert (response.status_code, response.json()["code"]) == (404, "not-found")
    assert SECRET not in response.text
    assert response.headers["cache-control"] == "no-store"


@pytest.mark.usefixtures("client")
async def test_pages_are_only_read(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        posted = await web.post("/")
    assert (posted.status_code, posted.json()["code"]) == (405, "bad-method")


async def test_without_a_client_everything_else_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_here(tmp_path)
    monkeypatch.setattr(app, "page_routes", lambda: page_routes(tmp_path))
    async with served(tmp_path) as web:
        page = await web.get("/")
        health = await web.get("/health")
    assert (page.status_code, page.json()["code"]) == (404, "not-found")
    assert health.status_code == 200
