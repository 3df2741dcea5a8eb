"""Seats are left before a game begins, and opened on other devices."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from animalfolk.server.seating import MOST_TOKENS
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import hashed
from tests.server.sockets import Client, serving
from tests.server.stored import ANNA, game_of
from tests.server.test_playing import CALM, answer, play_to_the_end
from tests.server.web import Web, served
from tests.table.tables import table_of

pytestmark = pytest.mark.anyio
THREE: dict[str, Any] = {"seats": [{}, {"name": "Guest"}, {}]}
LEFT = 4410


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[Web]:
    """A server."""
    async with served(tmp_path) as web:
        yield web


async def sit(web: Web, made: dict[str, Any], place: int = 0, name: str = "Ben") -> str:
    """Take a seat by invitation: its token."""
    body = {"token": made["invites"][place]["token"], "name": name}
    token: str = (await web.good(f"/api/tables/{made['table']}/join", body))["token"]
    return token


async def until_free(client: Client, seat: int) -> None:
    """Receive until somebody may sit there."""
    await client.until(lambda: client.state["seats"][seat]["open"])


# leaving before the game


async def test_a_seat_that_is_left_is_free_and_its_invitation_good_again(web: Web) -> None:
    made = await web.good("/api/tables", THREE, await web.visitor("Anna"))
    ben = await sit(web, made)
    assert (await web.post(f"/api/tables/{made['table']}/join", {"token": made["invites"][0]["token"]})).is_error
    assert await web.good("/api/play/leave", None, ben) == {"new": True}
    assert (await web.get("/api/play", ben)).json()["code"] == "bad-token"
    seats = (await web.state(made["token"]))["seats"]
    assert [(seat["name"], seat["open"]) for seat in seats] == [("Anna", False), ("Guest", True), ("P3", True)]
    cleo = await sit(web, made, name="Cleo")
    await sit(web, made, 1, "Dora")
    state = await web.state(cleo)
    assert state["phase"] == "running"
    assert [seat["name"] for seat in state["view"]["table"]["seats"]] == ["Anna", "Cleo", "Dora"]


async def test_an_id_that_was_used_by_whoever_left_is_new_for_the_next(web: Web) -> None:
    made = await web.good("/api/tables", THREE, await web.visitor("Anna"))
    for _ in range(2):
        ben = await sit(web, made)
        assert await web.good("/api/play/chat", {"text": "hello", "id": "a"}, ben) == {"new": True}
        assert await web.good("/api/play/leave", {"id": "b"}, ben) == {"new": True}
    assert len((await web.state(made["token"]))["chat"]) == 2


async def test_the_last_who_leaves_closes_the_table(web: Web) -> None:
    anna = await web.visitor("Anna")
    made = await web.good("/api/tables", {"visibility": "public"}, anna)
    assert await web.good("/api/play/leave", None, made["token"]) == {"new": True}
    assert (await web.get("/api/tables")).json()["tables"] == []
    assert (await web.get("/api/me/tables", anna)).json() == []
    assert (await web.get(f"/api/tables/{made['table']}")).json()["code"] == "not-found"
    for token in (made["token"], made["watch"]):
        assert (await web.get("/api/play", token)).json()["code"] == "bad-token"
    join = await web.post(f"/api/tables/{made['table']}/join", {"token": made["invites"][0]["token"]})
    assert join.json()["code"] == "not-found"


async def test_who_made_a_table_and_leaves_it_to_others_gets_an_invitation_to_pass_on(web: Web) -> None:
    made = await web.good("/api/tables", THREE, await web.visitor("Anna"))
    ben = await sit(web, made)
    invite = (await web.good("/api/play/leave", None, made["token"]))["invite"]
    assert (await web.state(ben))["seats"][0]["open"]
    joined = await web.good(f"/api/tables/{made['table']}/join", {"token": invite, "name": "Cleo"})
    assert joined["seat"] == 0
    assert [seat["name"] for seat in (await web.state(ben))["seats"]] == ["Cleo", "Ben", "P3"]


async def test_a_table_whose_maker_never_sat_there_stays_when_all_have_left(web: Web) -> None:
    made = await web.good("/api/tables", {"sit": False}, await web.visitor("Anna"))
    await web.good("/api/play/leave", None, await sit(web, made))
    assert (await web.state(await sit(web, made)))["phase"] == "open"


async def test_once_the_game_has_begun_a_bot_answers_for_whoever_leaves(web: Web) -> None:
    anna, _, made = await web.two(decks="first", even_reactions=False)
    await web.good("/api/play/leave", None, anna)
    state = await web.state(made["watch"])
    assert (state["phase"], state["view"]["table"]["seats"][0]["away"]) == ("running", True)


async def test_everybody_who_is_connected_is_told_and_whoever_left_is_let_go(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person", "person"), phase="open")
        assert await served.storage.take_seat(tokens.game, 1, None, "Ben", hashed(tokens.seats[1]))
        anna, ben, watcher = [await Client.open(served, token) for token in [*tokens.seats[:2], tokens.watch]]
        assert (await ben.ask("leave"))["type"] == "done"
        assert await ben.closed() == LEFT
        for client in (anna, watcher):
            await until_free(client, 1)
        assert (await anna.ask("leave"))["type"] == "done"
        assert (await anna.closed(), await watcher.closed()) == (LEFT, LEFT)
        assert len(served.hall) == 0


async def test_a_table_does_not_begin_with_somebody_who_has_just_left(storage: Storage) -> None:
    await storage.add_visitor(ANNA)
    await storage.add_game(game_of())
    assert await storage.take_seat("g", 1, None, "Ben", hashed("s_ben"))
    full = await storage.game("g")
    assert full
    assert await storage.leave_seat("g", game_of().seats[1], closes=True)
    assert not await storage.begin("g", "opening", 20, full.seats)
    assert await storage.game("g") == game_of()
    assert await storage.begin("g", "opening", 20, game_of().seats)
    assert not await storage.leave_seat("g", game_of().seats[0], closes=True)
    assert await storage.find_token(hashed("s_g"))


# other devices


async def test_a_visitor_opens_the_own_seat_on_another_device(web: Web) -> None:
    anna = await web.visitor("Anna")
    made = await web.good("/api/tables", {**CALM, "seats": [{}, {"kind": "novice"}]}, anna)
    path = f"/api/tables/{made['table']}/seat"
    again = await web.good(path, None, anna)
    assert (again["table"], again["seat"]) == (made["table"], 0)
    assert again["token"] != made["token"]
    state = await web.state(again["token"])
    assert {**state, "events": []} == {**await web.state(made["token"]), "events": []}
    assert (await answer(web, again["token"], state)).status_code == 200
    assert (await web.state(made["token"]))["number"] != state["number"]
    for other in (await web.visitor("Ben"), made["token"], made["watch"], ""):
        assert (await web.post(path, {}, other)).status_code in (401, 403)
    assert (await web.post(path, {"seat": 1}, anna)).json()["code"] == "not-allowed"
    assert (await web.post("/api/tables/none/seat", {}, anna)).json()["code"] == "not-found"


async def test_of_too_many_tokens_of_a_seat_the_oldest_is_void(web: Web) -> None:
    anna = await web.visitor("Anna")
    made = await web.good("/api/quick", {}, anna)
    path = f"/api/tables/{made['table']}/seat"
    tokens = [made["token"], *[(await web.good(path, None, anna))["token"] for _ in range(MOST_TOKENS)]]
    codes = [(await web.get("/api/play", token)).status_code for token in tokens]
    assert codes == [401] + [200] * MOST_TOKENS


async def test_a_socket_whose_token_is_void_is_let_go(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tokens = await served.add(table_of("person", "person"))
        first, other = [await Client.open(served, tokens.seats[0]), await Client.open(served, tokens.seats[1])]
        assert await served.storage.add_token(tokens.game, 0, hashed("s_new")) == []
        served.desk.void(tokens.game, 0, hashed(tokens.seats[0]))
        assert await first.closed() == LEFT
        assert (await other.ask("ping"))["type"] == "done"


async def test_another_game_is_asked_for_on_every_device(web: Web) -> None:
    anna = await web.visitor("Anna")
    made = await web.good("/api/tables", {**CALM, "seats": [{}, {"kind": "novice"}]}, anna)
    devices = [made["token"], (await web.good(f"/api/tables/{made['table']}/seat", None, anna))["token"]]
    await play_to_the_end(web, made["token"])
    again = [await web.good("/api/play/rematch", None, token) for token in devices]
    assert again[0]["table"] == again[1]["table"]
    assert again[0]["token"] != again[1]["token"]
    for following in again:
        assert (await web.state(following["token"]))["seat"] == 0


async def test_a_seat_at_the_next_game_is_kept_for_whoever_leaves_it(web: Web) -> None:
    anna, ben, _ = await web.two(**CALM)
    await web.good("/api/play/resign", None, ben)
    following = await web.good("/api/play/rematch", None, anna)
    await web.good("/api/play/leave", None, following["token"])
    assert (await web.get("/api/play", following["token"])).status_code == 401
    again = await web.good("/api/play/rematch", None, ben)
    assert (await web.state(again["token"]))["phase"] == "open"
    await web.good("/api/play/rematch", None, anna)
    assert [seat["name"] for seat in (await web.state(again["token"]))["seats"]] == ["Anna", "Ben"]
    assert (await web.state(again["token"]))["phase"] == "running"
