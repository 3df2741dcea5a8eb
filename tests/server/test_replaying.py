"""Games that are over, looked at step by step over HTTP: nothing of it is to be had while a game runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from animalfolk.engine.view_types import Selections
from animalfolk.server.errors import NotFound
from animalfolk.server.replaying import Replays
from animalfolk.server.rows import Found
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import hashed
from animalfolk.table.store import restore, store
from tests.server.postgres import Cluster
from tests.server.stored import begun
from tests.server.web import Web, is_asked, served
from tests.support.answers import from_view

pytestmark = pytest.mark.anyio
SHORT = {"options": {"stacks": "2"}, "decks": "first", "even_reactions": False}
LOOKS = ("/api/play/replay", "/api/play/replay/views?seat=all", "/api/play/replay/events?seat=0")


async def played(web: Web, *tokens: str, most: int = 500) -> list[list[dict[str, Any]]]:
    """People play to the end, or so many answers; all that each of them was shown."""
    seen: list[list[dict[str, Any]]] = [[] for _ in tokens]
    state: dict[str, Any] = {}
    for number in range(most):
        for seat, token in enumerate(tokens):
            state = await web.state(token)
            seen[seat].append(state)
            if state["number"] is not None:
                choice = from_view(state["view"], f"{seat}")
                await web.good(
                    "/api/play/answer", {"number": state["number"], "choice": choice, "id": f"{number}"}, token
                )
        if state["phase"] == "over":
            break
    return seen


async def finished(web: Web) -> tuple[str, str, dict[str, Any], list[list[dict[str, Any]]]]:
    """A short game of Anna and Ben that is over."""
    anna, ben, made = await web.two(**SHORT)
    return anna, ben, made, await played(web, anna, ben)


async def views(web: Web, token: str, seat: str) -> list[dict[str, Any]]:
    """All views of a game from a seat."""
    found: list[dict[str, Any]] = []
    length = len((await web.get("/api/play/replay", token)).json()["steps"])
    while len(found) <= length:
        path = f"/api/play/replay/views?step={len(found)}&count=20&seat={seat}"
        found += (await web.get(path, token)).json()["views"]
    return found


def game_of(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what the table alone tells."""
    of_table = {"number", *Selections.__annotations__}
    decision = view["decision"] and {name: value for name, value in view["decision"].items() if name not in of_table}
    return {**{name: value for name, value in view.items() if name != "table"}, "decision": decision}


async def test_each_seat_sees_again_what_it_saw(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, ben, made, seen = await finished(web)
        outline: dict[str, Any] = {}
        for seat, token in enumerate((anna, ben)):
            again = [game_of(view) for view in await views(web, made["watch"], str(seat))]
            for state in seen[seat]:
                assert game_of(state["view"]) in again
            told = (await web.get(f"/api/play/replay/events?seat={seat}", token)).json()["events"]
            last = await web.state(token)
            assert told == last["events"]
            outline = (await web.get("/api/play/replay", token)).json()
            assert outline["seat"] == seat
            assert outline["steps"][-1]["events"] == len(told)
            assert outline["winners"] == last["view"]["winners"]
        watched = (await web.get("/api/play/replay", made["watch"])).json()
        assert watched["seat"] is None
        assert {**watched, "seat": 1} == outline


async def test_all_hands_are_seen_together(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, _, _, _ = await finished(web)
        together, own = await views(web, anna, "all"), [await views(web, anna, seat) for seat in "01"]
        for step, view in enumerate(together):
            assert [seat["hand"] for seat in view["seats"]] == [
                own[seat][step]["seats"][seat]["hand"] for seat in (0, 1)
            ]


async def test_nothing_of_it_is_to_be_had_while_a_game_runs(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, ben, made = await web.two(**SHORT)
        for phase in ("begun", "going on"):
            for token in (anna, ben, made["watch"]):
                for path in LOOKS:
                    response = await web.get(path, token)
                    assert (response.status_code, response.json()["code"]) == (409, "not-over"), (phase, path)
                for path, body in (("share", None), ("play-on", {"step": 1, "seat": 0})):
                    response = await web.post(f"/api/play/{path}", body, token)
                    assert (response.status_code, response.json()["code"]) == (409, "not-over"), (phase, path)
            await played(web, anna, ben, most=3)


async def test_tokens_open_their_own_table_alone(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        visitor = await web.visitor("Anna")
        made = await web.good("/api/tables", {"seats": [{}, {}], **SHORT}, visitor)
        for path in LOOKS:
            assert (await web.get(path)).status_code == 401
            assert (await web.get(path, f"w_{'x' * 32}")).status_code == 401
            assert (await web.get(path, visitor)).status_code == 401
            assert (await web.get(path, made["invites"][0]["token"])).status_code == 403
            assert (await web.get(path, made["token"])).json()["code"] == "not-begun"


async def test_seats_and_steps_that_are_not_there(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, _, _, _ = await finished(web)
        assert (await web.get("/api/play/replay/views?seat=3", anna)).json()["code"] == "no-seat"
        for wrong in ("seat=4", "seat=me", "step=-1", "count=0", "count=21", "step=x"):
            assert (await web.get(f"/api/play/replay/views?{wrong}", anna)).status_code == 400
        last = (await web.get("/api/play/replay/views?step=9999&count=20", anna)).json()
        length = len((await web.get("/api/play/replay", anna)).json()["steps"])
        assert (last["step"], len(last["views"])) == (length, 1)


async def test_any_replay_can_be_made_again(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, _, _, _ = await finished(web)
        text = (await web.get("/api/play/record", anna)).text
        before = (await web.get("/api/play/replay", anna)).json()
        for number in range(2):
            named = store(_renamed(text, f"Ben{number}"))
            opened = await web.good("/api/records", {"text": named})
            assert (await web.get("/api/play/replay", opened["watch"])).status_code == 200
        await web.parts.replays.close()
        web.parts.replays = web.parts.play._replays = Replays(web.parts.hall, web.parts.storage)
        assert (await web.get("/api/play/replay", anna)).json() == before


def _renamed(text: str, name: str) -> Any:
    """The same game, played by somebody else."""
    table = restore(text)
    table.seats[1] = table.seats[1]._replace(name=name)
    return table


async def test_a_link_shows_the_game_to_others(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, ben, made, _ = await finished(web)
        links = [(await web.good("/api/play/share", None, token))["watch"] for token in (anna, anna, ben)]
        assert links[0] == links[1] != links[2]
        assert (await web.good("/api/play/share", None, made["watch"]))["watch"] == made["watch"]
        for link in links:
            opened = (await web.get("/api/link", link)).json()
            assert (opened["kind"], opened["table"]["table"], opened["seat"]) == ("watch", made["table"], None)
            assert (await web.get("/api/play/replay", link)).status_code == 200
            assert (await web.post("/api/play/resign", None, link)).status_code == 403
        assert (await web.get("/api/play/replay", made["watch"])).status_code == 200
    kept = (tmp_path / "games.db").read_bytes()
    assert all(link.encode() not in kept for link in links)
    async with served(tmp_path) as web:
        assert (await web.get("/api/play/replay", links[0])).status_code == 200


async def test_play_on_from_a_step_outlives_the_server(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, _, _, _ = await finished(web)
        outline = (await web.get("/api/play/replay", anna)).json()
        step = next(number for number, step in enumerate(outline["steps"]) if step["seat"] == 1 and number > 3)
        then = (await web.get(f"/api/play/replay/views?step={step}&seat=1", anna)).json()["views"][0]
        joined = await web.good("/api/play/play-on", {"step": step, "seat": 1, "bot": "peddler"}, anna)
        state = await web.until(joined["token"], is_asked)
        assert (joined["seat"], state["seat"], state["phase"]) == (1, 1, "running")
        assert game_of(state["view"]) == game_of(then)
        assert [seat["kind"] for seat in state["seats"]] == ["peddler", "person"]
        assert len(state["events"]) == (outline["steps"][step - 1]["events"])
    async with served(tmp_path) as web:
        again = await web.until(joined["token"], is_asked)
        assert (again["view"], again["number"], again["event"]) == (state["view"], state["number"], state["event"])
        choice = from_view(again["view"], "x")
        body = {"number": again["number"], "choice": choice, "id": "first"}
        assert await web.good("/api/play/answer", body, joined["token"]) == {"new": True}
        answered = await web.until(joined["token"], is_asked)
    async with served(tmp_path) as web:
        assert (await web.until(joined["token"], is_asked))["view"] == answered["view"]
        assert await web.good("/api/play/answer", body, joined["token"]) == {"new": False}
        if answered["view"]["table"]["undo"]["turn"]["reason"] == "":
            await web.good("/api/play/undo", {"turn": True}, joined["token"])
        await _alone(web, joined["token"])
        text = (await web.get("/api/play/record", joined["token"])).text
        assert restore(text).is_over
        assert (await web.get("/api/play/replay", joined["token"])).status_code == 200
        assert (await web.good("/api/play/rematch", None, joined["token"]))["table"]


async def _alone(web: Web, token: str) -> None:
    """Somebody plays against bots to the end."""
    while (state := await web.until(token, is_asked))["phase"] != "over":
        choice = from_view(state["view"], "x")
        await web.good(
            "/api/play/answer", {"number": state["number"], "choice": choice, "id": f"n{state['number']}"}, token
        )


FROM_NOWHERE: list[tuple[dict[str, Any], str]] = [
    ({"step": 9999, "seat": 0}, "over-here"),
    ({"step": 1, "seat": 2}, "no-seat"),
    ({"step": 1, "seat": 0, "bot": "person"}, "seat-kind"),
    ({"step": 1, "seat": 0, "bot": "fox"}, "seat-kind"),
    ({"step": -1, "seat": 0}, "bad-message"),
]


async def test_from_where_nobody_plays_on(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, _, _, _ = await finished(web)
        tables = await web.parts.storage.all_games()
        for body, code in FROM_NOWHERE:
            assert (await web.post("/api/play/play-on", body, anna)).json()["code"] == code
        assert await web.parts.storage.all_games() == tables


async def test_a_token_for_watching_is_kept_once(storage: Storage) -> None:
    game_id = await begun(storage)
    for _ in range(2):
        await storage.add_watch(game_id, "5" * 64)
    assert await storage.find_token("5" * 64) == Found("watch", game_id)
    assert await storage.find_token(hashed(f"w_{game_id}")) == Found("watch", game_id)
    with pytest.raises(NotFound):
        await storage.add_watch("none", "6" * 64)


async def test_any_of_several_servers_shows_it(tmp_path: Path, postgres: Cluster) -> None:
    address = postgres.new_database()
    async with served(tmp_path, database=address) as one, served(tmp_path, database=address) as other:
        anna, _, _, _ = await finished(one)
        for path in LOOKS:
            assert (await one.get(path, anna)).json() == (await other.get(path, anna)).json()
        link = (await other.good("/api/play/share", None, anna))["watch"]
        assert (await one.get("/api/play/replay", link)).status_code == 200
        joined = await other.good("/api/play/play-on", {"step": 2, "seat": 0}, anna)
        asked = await one.until(joined["token"], is_asked)
        assert asked["view"] == (await other.until(joined["token"], is_asked))["view"]
        await _alone(one, joined["token"])
        assert (await other.get("/api/play/replay", joined["token"])).status_code == 200
