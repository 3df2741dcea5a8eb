"""Browsers are told to be careful, and pages of others may do nothing here."""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path

import pytest

from animalfolk.server.config import Config
from animalfolk.server.errors import NotAllowed
from animalfolk.server.logs import JsonLines
from animalfolk.server.safety import check_origin, is_among
from tests.server.web import served

pytestmark = pytest.mark.anyio
OURS = "https://games.example.org"


@pytest.mark.parametrize(
    ("said", "config"),
    [
        ("http://localhost:8000", Config()),
        ("https://localhost:8000", Config()),
        (OURS, Config(public_url=f"{OURS}/")),
        ("https://other.example", Config(public_url=OURS, origins=("https://other.example",))),
    ],
)
def test_our_own_pages_may_ask(said: str, config: Config) -> None:
    check_origin(config, {"origin": said, "host": "localhost:8000"})
    check_origin(config, {"host": "localhost:8000"})


@pytest.mark.parametrize(
    ("said", "config"),
    [
        ("null", Config()),
        ("", Config()),
        ("https://evil.example", Config()),
        ("http://localhost:9000", Config()),
        ("http://localhost:8000", Config(public_url=OURS)),
        ("https://games.example.org.evil.example", Config(public_url=OURS)),
        ("http://[", Config()),
    ],
)
def test_pages_of_others_may_not(said: str, config: Config) -> None:
    with pytest.raises(NotAllowed):
        check_origin(config, {"origin": said, "host": "localhost:8000"})


async def test_a_page_of_others_changes_nothing_but_may_look(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        refused = await web.post("/api/visitors", {"name": "Anna"}, Origin="https://evil.example")
        looked = await web.get("/api/tables", Origin="https://evil.example")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-allowed")
    assert looked.status_code == 200
    assert "access-control-allow-origin" not in looked.headers


async def test_a_page_that_the_host_has_named_may_ask(tmp_path: Path) -> None:
    async with served(tmp_path, origins=("https://other.example/",)) as web:
        asked = await web.client.options(
            "/api/quick",
            headers={
                "Origin": "https://other.example",
                "Access-Control-Request-Method": "POST",
                "Access-Control-Request-Headers": "authorization, content-type",
            },
        )
        done = await web.post("/api/quick", {}, Origin="https://other.example")
        strange = await web.post("/api/quick", {}, Origin="https://evil.example")
    assert asked.headers["access-control-allow-origin"] == "https://other.example"
    assert (done.status_code, done.headers["access-control-allow-origin"]) == (201, "https://other.example")
    assert strange.status_code == 403


@pytest.mark.parametrize("path", ["/health", "/api/tables", "/api/play", "/nothing", "/schema/openapi.json"])
async def test_every_answer_has_the_headers(path: str, tmp_path: Path) -> None:
    async with served(tmp_path, public_url=OURS) as web:
        headers = (await web.get(path)).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    for nothing in ("default-src", "frame-ancestors", "base-uri", "form-action"):
        assert policy.pop(nothing) == "'none'"
    assert {"script-src", "style-src", "font-src", "img-src", "connect-src"} <= set(policy)
    assert set(policy.values()) == {"'self'"}  # a page of ours, and nothing that stands in it itself
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-store"
    assert headers["strict-transport-security"]


async def test_no_token_is_in_any_line_of_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with served(tmp_path) as web:
        made = await web.good("/api/quick", {"name": "Anna"})
        await web.state(made["token"])
        await web.get(f"/api/play?token={made['watch']}", f"{made['token']}x")
        await web.post("/api/play/answer", {"number": 99, "choice": "done", "id": "a"}, made["token"])
    lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("animalfolk")]
    assert {json.loads(line)["event"] for line in lines} >= {"request", "refused"}
    for token in (made["token"], made["watch"], made["visitor"]["token"]):
        assert not [line for line in lines if token in line]


async def test_figures_are_for_those_whom_the_host_names(tmp_path: Path) -> None:
    """Whoever sees the count of answers grow would know that somebody has kept silent."""
    for known, status in ((("127.0.0.1",), 403), (("testclient",), 200)):
        async with served(tmp_path, metrics_from=known) as web:
            assert (await web.get("/metrics")).status_code == status
    assert is_among("10.1.2.3", ("::1", "10.0.0.0/8"))
    assert is_among("::1", ("127.0.0.1", "::1"))
    assert not is_among("11.1.2.3", ("127.0.0.1", "10.0.0.0/8"))


def test_an_error_that_nobody_foresaw_is_noted_without_its_message() -> None:
    try:
        raise RuntimeError("the top card of the deck is a secret")
    except RuntimeError:
        record = logging.getLogger("x").makeRecord("x", logging.ERROR, "f", 1, "failed", (), sys.exc_info())
    line = json.loads(JsonLines().format(record))
    assert line["error"] == "RuntimeError"
    assert line["at"][0].endswith("test_an_error_that_nobody_foresaw_is_noted_without_its_message")
    assert "secret" not in json.dumps(line)
