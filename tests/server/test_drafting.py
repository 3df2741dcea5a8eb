"""Decks are drafted over the network, as in tournaments, and then the game is played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from animalfolk.server.messages import Join, NewTable
from animalfolk.server.rows import DRAFTING, OVER, RUNNING
from animalfolk.table.verify import verify
from tests.server.sockets import Client, serving
from tests.server.test_playing import answer, play_to_the_end
from tests.server.web import Web, served

pytestmark = pytest.mark.anyio
DRAFT: dict[str, Any] = {"decks": "draft", "first": "P1", "options": {"stacks": "1"}, "even_reactions": False}
SEATS = [{}, {"kind": "trader"}, {}]


class Three(NamedTuple):
    """A server, the tokens of Anna and Ben, and what was told of their table."""

    web: Web
    anna: str
    ben: str
    made: dict[str, Any]


async def choose(web: Web, token: str, place: int = 0, name: str = "") -> str:
    """Ban or pick one of the decks: which."""
    state = await web.state(token)
    deck: str = state["view"]["decision"]["options"][place]
    assert (await answer(web, token, state, place, name or f"d{state['number']}")).json() == {"new": True}
    return deck


@pytest.fixture
async def three(tmp_path: Path) -> AsyncIterator[Three]:
    """Anna and Ben with a bot between them, as soon as decks are drafted."""
    async with served(tmp_path) as web:
        yield Three(web, *(await web.two(**DRAFT, seats=SEATS)))


async def test_everybody_bans_and_picks_and_then_the_game_begins(three: Three) -> None:
    web, anna, ben, made = three
    state = await web.state(anna)
    assert (state["phase"], state["number"], state["view"]["decision"]["prompt"]) == (DRAFTING, 1, "ban")
    assert (await web.get(f"/api/tables/{made['table']}")).json()["decks"] == []
    for token in (ben, made["watch"]):
        seen = await web.state(token)
        assert (seen["phase"], seen["number"], seen["view"]["decision"]) == (DRAFTING, None, {"seat": 0, "card": None})
    out_of_turn = await web.post("/api/play/answer", {"number": 1, "choice": "macaws", "id": "a"}, ben)
    assert out_of_turn.json()["code"] == "out-of-turn"

    banned = [await choose(web, anna), *(await web.state(anna))["view"]["banned"][1:], await choose(web, ben)]
    assert (await web.state(made["watch"]))["view"]["banned"] == banned
    picked = [await choose(web, anna, 3), *(await web.state(anna))["view"]["picked"][1:], await choose(web, ben, 5)]
    state = await web.state(anna)
    assert state["phase"] == RUNNING
    about = (await web.get(f"/api/tables/{made['table']}")).json()
    assert sorted(about["decks"]) == sorted(state["view"]["decks"])
    assert set(picked) <= set(about["decks"])
    assert not set(banned) & set(about["decks"])
    assert about["draft"] == "draft"

    await play_to_the_end(web, anna, ben)
    text = (await web.get("/api/play/record", anna)).text
    assert verify(text).result.startswith("P")
    assert f"P1 ban {banned[0]}" in text


async def test_a_choice_counts_once_and_a_wrong_one_not_at_all(three: Three) -> None:
    web, anna, ben, made = three
    before = await web.state(anna)
    wrong: list[tuple[Any, int, str]] = [
        ("dragons", 1, "illegal-choice"),
        (["macaws"], 1, "illegal-choice"),
        ("macaws", 2, "late-answer"),
    ]
    for choice, number, code in wrong:
        refused = await web.post("/api/play/answer", {"number": number, "choice": choice, "id": "a"}, anna)
        assert (refused.status_code, refused.json()["code"]) == (409, code)
    for path in ("undo", "leave", "resign", "hints"):
        assert (await web.post(f"/api/play/{path}", {}, anna)).json()["code"] == "not-begun"
    assert await web.state(anna) == before
    body = {"number": 1, "choice": "macaws", "id": "a"}
    assert await web.good("/api/play/answer", body, anna) == {"new": True}
    assert await web.good("/api/play/answer", body, anna) == {"new": False}
    assert (await web.state(made["watch"]))["view"]["banned"][0] == "macaws"
    for token in (ben, anna, ben):
        await choose(web, token)
    assert (await web.state(anna))["phase"] == RUNNING
    assert await web.good("/api/play/answer", body, anna) == {"new": False}


async def test_a_draft_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, ben, _ = await web.two(**DRAFT)
        banned = await choose(web, anna)
    async with served(tmp_path) as web:
        state = await web.state(ben)
        assert (state["phase"], state["view"]["banned"], state["number"]) == (DRAFTING, [banned], 1)
        for token in (ben, anna, ben):
            await choose(web, token)
        assert (await web.state(anna))["phase"] == RUNNING


async def test_public_drafts_are_listed_and_another_game_is_drafted_anew(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        made = await web.good(
            "/api/tables",
            {**DRAFT, "decks": "draft:nastiness=0", "visibility": "public", "seats": [{}, {"kind": "novice"}]},
            await web.visitor("Anna"),
        )
        assert (await web.get("/api/tables?phase=running")).json()["tables"][0]["phase"] == DRAFTING
        for _ in range(2):
            await choose(web, made["token"])
        await web.until(made["token"], lambda state: state["number"] is not None)
        await web.good("/api/play/resign", None, made["token"])
        again = await web.good("/api/play/rematch", None, made["token"])
        state = await web.state(again["token"])
        assert (state["phase"], len(state["view"]["banned"])) == (DRAFTING, 0)


async def asked(client: Client) -> None:
    """Receive until this seat is asked."""
    await client.until(lambda: client.is_asked)


async def in_phase(client: Client, phase: str) -> None:
    """Receive until it is so far."""
    await client.until(lambda: client.state["phase"] == phase)


async def test_decks_are_drafted_over_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        lobby = served.parts.lobby
        visitor = await lobby.visitor((await lobby.arrive("Anna")).token)
        made = await lobby.make(visitor, msgspec.convert(DRAFT, NewTable))
        assert made.token
        anna, watcher = await Client.open(served, made.token), await Client.open(served, made.watch)
        joined = await lobby.join(made.table, Join(token=made.invites[0].token), None)
        ben = await Client.open(served, joined.token)
        for client in (anna, ben, anna, ben):
            await asked(client)
            assert client.state["phase"] == DRAFTING
            assert (await client.answer())["type"] == "done"
        for client in (anna, ben, watcher):
            await in_phase(client, RUNNING)
        await asked(anna)
        assert (await anna.answer())["type"] == "done"
        assert (await ben.ask("resign"))["type"] == "done"
        await in_phase(watcher, OVER)


async def test_a_choice_that_comes_twice_at_once_counts_once(three: Three) -> None:
    web, anna, _, made = three
    state = await web.state(anna)
    said = (made["table"], 0, state["number"], state["view"]["decision"]["options"][0], "twice")
    drafts = web.parts.desk.drafts
    assert sorted(await asyncio.gather(*(drafts.answer(*said) for _ in range(3)))) == [False, False, True]
