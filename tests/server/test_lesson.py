"""A lesson at a server: made in one request, played over HTTP and a socket, and taken up again after a restart."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from animalfolk.table.lesson import MARKED, UNDO
from tests.server.web import Web, served

pytestmark = pytest.mark.anyio
Json = dict[str, Any]


def told(state: Json) -> Json:
    """What the lesson says."""
    lesson: Json = state["view"]["table"]["lesson"]
    return lesson


def is_ready(state: Json) -> bool:
    """Whether the learner may do something, or all is over."""
    return state["phase"] == "over" or told(state)["kind"] in MARKED or state["number"] is not None


async def do_one(web: Web, token: str, lots: Random) -> Json:
    """What the lesson asks for, or something that it allows."""
    state = await web.until(token, is_ready)
    if state["phase"] == "over":
        return state
    step = told(state)
    if step["kind"] == UNDO:
        await web.good("/api/play/undo", {"turn": True}, token)
    elif step["kind"] in MARKED:
        await web.good("/api/play/learn", {"step": step["step"]}, token)
    else:
        options = state["view"]["decision"]["options"]
        wanted = [option for option in options if option.startswith(("build", "buy"))]
        choice = "build" if "build" in options else lots.choice(wanted or options)
        body = {"number": state["number"], "choice": choice, "id": f"a{state['number']}"}
        await web.good("/api/play/answer", body, token)
    return state


async def test_a_lesson_is_played_whole_with_a_restart_after_every_few_steps(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        made = await web.good("/api/learn", {"name": "Anna"})
        assert made["visitor"]["name"] == "Anna"
    lots, seen, state = Random(2), list[str](), Json()
    while state.get("phase") != "over":
        async with served(tmp_path) as web:
            before = await web.until(made["token"], is_ready)
            for _ in range(20):
                state = await do_one(web, made["token"], lots)
                seen.append(told(state)["step"])
            after = await web.until(made["token"], is_ready)
        async with served(tmp_path) as web:
            assert told(await web.until(made["token"], is_ready)) == told(after)
        assert told(before) != told(after) or after["phase"] == "over" or told(after)["kind"] == "free"
    assert seen[:5] == ["welcome", "hand", "read", "buy", "end"]
    assert {"play", "keep", "bonus", "throw", "build", "choose", "undo", "again", "discard", "free"} <= set(seen)
    assert seen[-1] == "won"
    assert state["view"]["winners"] == [0]


async def test_what_everybody_may_know_says_that_it_is_a_lesson(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna = await web.visitor("Anna")
        made = await web.good("/api/learn", {}, anna)
        assert made["visitor"] is None
        about = (await web.get(f"/api/tables/{made['table']}")).json()
        assert (about["lesson"], about["phase"], about["options"]) == ("first", "running", {"stacks": "4"})
        assert [seat["name"] for seat in about["seats"]] == ["Anna", "Ben"]
        (own,) = (await web.get("/api/me/tables", anna)).json()
        assert own["lesson"] == "first"
        quick = await web.good("/api/quick", {}, anna)
        assert (await web.get(f"/api/tables/{quick['table']}")).json()["lesson"] == ""
        watched = await web.state(made["watch"])
        assert "lesson" not in watched["view"]["table"]


async def test_other_deeds_are_refused_and_nothing_has_changed(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        token = (await web.good("/api/learn", {}))["token"]
        before = await web.state(token)
        for path, body in (
            ("answer", {"number": 1, "choice": "buy spyglass+1", "id": "a"}),
            ("learn", {"step": "read"}),
            ("learn", {"step": "juggling"}),
        ):
            refused = await web.post(f"/api/play/{path}", body, token)
            assert (refused.status_code, refused.json()["code"]) == (409, "not-yet")
        assert (await web.post("/api/play/learn", {"step": "x" * 100}, token)).status_code == 400
        assert (await web.post("/api/tables", {"lesson": "first"}, await web.visitor("Ben"))).status_code == 400
        assert await web.state(token) == before
        assert await web.good("/api/play/learn", {"step": "welcome"}, token)
        assert await web.good("/api/play/learn", {"step": "welcome"}, token), "twice is once"
        assert told(await web.state(token))["step"] == "hand"


async def test_a_lesson_can_be_had_once_more(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        token = (await web.good("/api/learn", {}))["token"]
        await web.good("/api/play/resign", None, token)
        again = await web.good("/api/play/rematch", None, token)
        assert told(await web.until(again["token"], is_ready))["step"] == "welcome"
