"""Over HTTP, as over a socket, what comes twice with one id is done once, and late words change nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_playing import CALM, answer, known
from tests.server.web import Web, served

pytestmark = pytest.mark.anyio
ALONE = {**CALM, "seats": [{}, {"kind": "novice"}], "undo": "open", "seed": "ids"}


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[Web]:
    """A server."""
    async with served(tmp_path) as web:
        yield web


async def answers(web: Web, token: str, count: int) -> None:
    """The last options, so many times, as long as the same seat is asked."""
    for _ in range(count):
        state = await web.state(token)
        assert (await answer(web, token, state)).status_code == 200


@pytest.mark.parametrize("path", ["undo", "ask-undo"])
async def test_what_is_taken_back_twice_with_one_id_is_taken_back_once(web: Web, path: str) -> None:
    token = (await web.good("/api/tables", ALONE, await web.visitor("Anna")))["token"]
    await answers(web, token, 2)
    assert await web.good(f"/api/play/{path}", {"id": "back"}, token) == {"new": True}
    once = await known(web, token)
    assert await web.good(f"/api/play/{path}", {"id": "back"}, token) == {"new": False}
    assert await known(web, token) == once
    assert await web.good(f"/api/play/{path}", {"id": "again"}, token) == {"new": True}
    assert await known(web, token) != once


@pytest.mark.parametrize("path", ["undo", "ask-undo"])
async def test_nothing_is_taken_back_if_another_decision_is_asked_by_now(web: Web, path: str) -> None:
    token = (await web.good("/api/tables", ALONE, await web.visitor("Anna")))["token"]
    await answers(web, token, 2)
    before = await known(web, token)
    number = before[0]["number"]
    late = await web.post(f"/api/play/{path}", {"number": number - 1, "id": "back"}, token)
    assert (late.status_code, late.json()["code"], late.json()["values"]["expected"]) == (409, "late-answer", number)
    assert await known(web, token) == before
    assert await web.good(f"/api/play/{path}", {"number": number, "id": "back"}, token) == {"new": True}
    assert await known(web, token) != before


async def test_other_deeds_have_ids_too_and_need_no_body(web: Web) -> None:
    anna, ben, _ = await web.two(decks="first", even_reactions=False)
    for new in (True, False):
        assert await web.good("/api/play/leave", {"id": "go"}, anna) == {"new": new}
        assert await web.good("/api/play/return", {"id": "come"}, anna) == {"new": new}
        assert await web.good("/api/play/chat", {"id": "say", "text": "hello"}, anna) == {"new": new}
        assert await web.good("/api/play/chat", {"id": "say", "text": "hello"}, ben) == {"new": new}
    assert [line["seat"] for line in (await web.state(ben))["chat"]] == [0, 1]
    headers = {"Authorization": f"Bearer {anna}"}
    assert (await web.client.post("/api/play/leave", headers=headers)).json() == {"new": True}
    wrong: list[Any] = [{"id": "a b"}, {"seat": 1}, [], "x"]
    for body in wrong:
        assert (await web.post("/api/play/return", body, anna)).json()["code"] == "bad-message"
