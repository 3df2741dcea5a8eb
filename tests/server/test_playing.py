"""Playing over HTTP: whole games, what is refused, what is taken back, said, written down, and played again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from animalfolk.server.rows import OVER
from animalfolk.server.tokens import hashed
from animalfolk.table.verify import verify
from tests.server.memory import live_at
from tests.server.web import Web, is_asked, served
from tests.table.tables import first

pytestmark = pytest.mark.anyio
CALM = {"decks": "first", "even_reactions": False, "options": {"stacks": "1"}, "first": "P1"}
BODIES: dict[str, Any] = {
    "answer": {"number": 1, "choice": "done", "id": "a"},
    "undo": {},
    "ask-undo": {},
    "agree": {},
    "refuse": {},
    "leave": {},
    "call-bot": {"seat": 1},
    "return": {},
    "resign": {},
    "think": {},
    "think-no-more": {},
    "ask-always": {},
    "hints": {},
    "chat": {"text": "hello"},
    "rematch": {},
}
WRONG: list[tuple[Any, str]] = [
    ({"number": 1, "choice": "buy the whole market", "id": "a"}, "illegal-choice"),
    ({"number": 1, "choice": [], "id": "a"}, "illegal-choice"),
    ({"number": 7, "choice": "done", "id": "a"}, "late-answer"),
    ({"number": 1, "choice": ["x"], "id": "a", "run": True}, "illegal-choice"),
    ({"number": 1, "choice": "x", "id": "a", "run": True}, "illegal-choice"),
    ({"number": -1, "choice": "x", "id": "a"}, "bad-message"),
    ({"number": 1, "choice": "x" * 101, "id": "a"}, "bad-message"),
    ({"number": 1, "choice": ["x"] * 41, "id": "a"}, "bad-message"),
    ({"number": 1, "choice": {"x": 1}, "id": "a"}, "bad-message"),
    ({"number": 1, "choice": "x", "id": "a b"}, "bad-message"),
    ({"number": 1, "choice": "x"}, "bad-message"),
    ({"number": 1.5, "choice": "x", "id": "a"}, "bad-message"),
    ({"number": 1, "choice": "x", "id": "a", "seat": 1}, "bad-message"),
    ([], "bad-message"),
    (None, "bad-message"),
    ("x", "bad-message"),
]


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[Web]:
    """A server."""
    async with served(tmp_path) as web:
        yield web


async def answer(web: Web, token: str, state: dict[str, Any], place: int = 0, name: str = "") -> Any:
    """Answer what this seat is asked with one of the options."""
    options = state["view"]["decision"]["options"]
    name = name or f"n{state['number']}"
    body = {"number": state["number"], "choice": options[place % len(options)], "id": name}
    return await web.post("/api/play/answer", body, token)


async def play_to_the_end(web: Web, *tokens: str) -> None:
    """Everybody answers somehow until somebody has won."""
    step = 0
    while True:
        for token in tokens:
            state = await web.state(token, since=0)
            if state["phase"] == OVER:
                return
            if state["number"] is not None:
                step += 1
                assert (await answer(web, token, state, step)).status_code == 200


async def test_two_people_play_a_whole_game_and_its_record_holds(web: Web) -> None:
    anna, ben, made = await web.two(**CALM)
    await play_to_the_end(web, anna, ben)
    state = await web.state(anna)
    for token in (anna, ben, made["watch"]):
        state = await web.state(token)
        assert (state["phase"], state["number"]) == ("over", None)
        assert len(state["view"]["winners"]) == 1
        text = (await web.get("/api/play/record", token)).text
        assert verify(text).result.startswith("P")
        assert verify((await web.get("/api/play/record?form=json", token)).text).chain
    about = (await web.get(f"/api/tables/{made['table']}")).json()
    assert (about["phase"], about["winners"]) == ("over", state["view"]["winners"])


async def test_a_record_of_a_running_game_is_what_the_seat_saw(web: Web) -> None:
    anna, ben, made = await web.two(**CALM)
    await answer(web, anna, await web.state(anna))
    for token, viewer in ((anna, "P1"), (ben, "P2"), (made["watch"], "watchers")):
        text = (await web.get("/api/play/record", token)).text
        assert f"viewer: {viewer}\n" in text
        assert "seed:" not in text
        assert "nonce:" not in text


async def test_an_answer_with_the_same_id_counts_once(web: Web) -> None:
    anna, _, _ = await web.two(**CALM)
    state = await web.state(anna)
    assert (await answer(web, anna, state, name="first")).json() == {"new": True}
    then = await web.state(anna)
    assert (await answer(web, anna, state, name="first")).json() == {"new": False}
    assert await web.state(anna) == then
    late = await answer(web, anna, state, name="second")
    assert (late.status_code, late.json()["code"]) == (409, "late-answer" if then["number"] else "out-of-turn")


async def test_events_come_from_where_they_were_left(web: Web) -> None:
    anna, _, _ = await web.two(**CALM)
    first = await web.state(anna)
    await answer(web, anna, first)
    whole = await web.state(anna)
    rest = await web.state(anna, since=first["event"])
    assert whole["events"][first["event"] :] == rest["events"]
    assert rest["event"] == whole["event"] == len(whole["events"])
    assert (await web.state(anna, since=1_000_000))["events"] == []


async def known(web: Web, *tokens: str) -> list[dict[str, Any]]:
    """All that these know of the game, apart from who is here."""
    return [{**await web.state(token), "seats": None} for token in tokens]


async def test_nothing_is_done_without_the_token_of_a_seat(web: Web) -> None:
    anna, ben, made = await web.two(**CALM)
    before = await known(web, anna, ben)
    wrong = {
        "": 401,
        made["watch"]: 403,
        await web.visitor("Cleo"): 401,
        made["invites"][0]["token"]: 401,
        f"{anna[:-1]}{'a' if anna[-1] != 'a' else 'b'}": 401,
        "nonsense": 401,
        "s_" + "é" * 30: 401,
    }
    for path, body in BODIES.items():
        for token, status in wrong.items():
            headers = {b"Authorization": f"Bearer {token}".encode()} if token else {}
            response = await web.client.post(f"/api/play/{path}", json=body, headers=headers)
            assert response.status_code == status, (path, token)
            assert set(response.json()) == {"code", "message", "values"}
    assert await known(web, anna, ben) == before


async def test_a_wrong_answer_is_refused_and_changes_nothing(web: Web) -> None:
    anna, ben, _ = await web.two(**CALM)
    before = await known(web, anna, ben)
    for body, code in WRONG:
        response = await web.client.post("/api/play/answer", json=body, headers={"Authorization": f"Bearer {anna}"})
        assert response.json()["code"] == code, response.text
        assert response.status_code == (400 if code == "bad-message" else 409)
    other = await web.post("/api/play/answer", {"number": 1, "choice": "done", "id": "a"}, ben)
    assert (other.status_code, other.json()["code"]) == (409, "out-of-turn")
    assert await known(web, anna, ben) == before


async def test_a_body_that_is_no_json_is_refused(web: Web) -> None:
    deep = b'{"name": ' + b"[" * 5000 + b"]" * 5000 + b"}"
    for content in (b"", b"{", b"\xff\xfe", b'{"name": "\\ud800"}', b"[" * 20_000, deep):
        response = await web.client.post("/api/visitors", content=content)
        assert (response.status_code, response.json()["code"]) == (400, "bad-message"), content[:20]


async def test_a_body_that_is_too_large_is_refused(web: Web) -> None:
    response = await web.client.post("/api/visitors", content=b" " * 33_000)
    assert (response.status_code, response.json()["code"]) == (413, "too-large")


async def test_what_is_not_there_is_told_as_json(web: Web) -> None:
    for method, path, status, code in [
        ("GET", "/nothing", 404, "not-found"),
        ("GET", "/api/tables/none", 404, "not-found"),
        ("GET", "/api/tables/%00", 404, "not-found"),
        ("GET", f"/api/tables/{'x' * 500}", 404, "not-found"),
        ("GET", "/api/tables?phase=over", 400, "bad-message"),
        ("GET", "/api/tables?before=soon", 400, "bad-message"),
        ("GET", "/api/tables?before=99999999999999999999", 400, "bad-message"),
        ("DELETE", "/api/tables", 405, "bad-method"),
        ("GET", "/api/me/tables", 401, "bad-token"),
    ]:
        response = await web.client.request(method, path)
        assert (response.status_code, response.json()["code"]) == (status, code), response.text


async def test_a_failure_tells_nothing(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("the top card is a secret")

    monkeypatch.setattr(web.parts.storage, "games", fails)
    response = await web.get("/api/tables")
    assert response.status_code == 500
    assert response.json() == {"code": "server", "message": "something went wrong here; it was noted", "values": {}}


async def test_a_step_is_taken_back_or_the_reason_is_told(web: Web) -> None:
    made = await web.good("/api/quick", {"name": "Anna"})
    state = await web.until(made["token"], is_asked)
    nothing = await web.post("/api/play/undo", {}, made["token"])
    assert (nothing.status_code, nothing.json()["code"]) == (409, "unavailable")
    assert nothing.json()["values"]["reason"]
    await answer(web, made["token"], state)
    await web.good("/api/play/undo", {}, made["token"])
    after = await web.until(made["token"], is_asked)
    assert after["view"]["decision"]["options"] == state["view"]["decision"]["options"]
    assert after["number"] > state["number"]


async def test_what_needs_the_other_is_asked_agreed_to_and_refused(web: Web) -> None:
    anna, ben, _ = await web.two(**CALM, undo="agreed")
    assert (await web.post("/api/play/agree", {}, ben)).json()["code"] == "table"
    assert (await web.post("/api/play/ask-undo", {}, anna)).json()["code"] == "unavailable"


async def test_a_seat_is_left_to_a_bot_taken_again_and_given_up(web: Web) -> None:
    anna, ben, _ = await web.two(**CALM)
    await web.good("/api/play/leave", {}, ben)
    assert (await web.state(anna))["view"]["table"]["seats"][1]["away"]
    await web.good("/api/play/return", {}, ben)
    assert not (await web.state(anna))["view"]["table"]["seats"][1]["away"]
    assert (await web.post("/api/play/return", {}, ben)).json()["code"] == "busy"
    await web.good("/api/play/resign", {}, ben)
    state = await web.state(anna)
    assert (state["phase"], state["view"]["winners"]) == ("over", [0])


async def test_what_is_said_is_heard_by_all_and_kept_as_text(web: Web) -> None:
    anna, ben, made = await web.two(**CALM)
    await web.good("/api/play/chat", {"text": "<b>good luck</b>\n\u202e"}, anna)
    for token in (anna, ben, made["watch"]):
        lines = (await web.state(token))["chat"]
        assert [(line["seat"], line["name"], line["text"]) for line in lines] == [(0, "Anna", "<b>good luck</b>")]
    codes = [(await web.post("/api/play/chat", {"text": f"{number}"}, anna)).status_code for number in range(6)]
    assert codes[0] == 200
    assert codes[-1] == 429
    assert (await web.post("/api/play/chat", {"text": "x" * 301}, ben)).json()["code"] == "bad-message"
    assert (await web.post("/api/play/chat", {"text": "boo"}, made["watch"])).json()["code"] == "not-allowed"


async def test_whoever_wishes_to_be_asked_always_is_told_so_and_nobody_else(web: Web) -> None:
    made = await web.good("/api/quick", {"name": "Anna"})
    state = await web.until(made["token"], is_asked)
    assert state["view"]["table"]["asks_always"] is False
    for always in (True, True, False):
        await web.good("/api/play/ask-always", {"always": always}, made["token"])
        state = (await web.get("/api/play", made["token"])).json()
        assert state["view"]["table"]["asks_always"] is always
    assert "asks_always" not in (await web.get("/api/play", made["watch"])).json()["view"]["table"]


async def test_hints_are_for_those_who_play_against_bots_alone(web: Web) -> None:
    made = await web.good("/api/quick", {"name": "Anna"})
    state = await web.until(made["token"], is_asked)
    hints = (await web.good("/api/play/hints", {}, made["token"]))["hints"]
    assert 1 <= len(hints) <= 3
    assert {first(hint["choice"]) for hint in hints} <= set(state["view"]["decision"]["options"])
    anna, _, _ = await web.two(**CALM)
    refused = await web.post("/api/play/hints", {}, anna)
    assert (refused.status_code, refused.json()["code"]) == (409, "no-hints")
    assert refused.json()["values"] == {"reason": "people"}


async def test_another_game_is_begun_by_a_loser_with_everybody_in_the_same_seat(web: Web) -> None:
    anna, ben, made = await web.two(**CALM)
    early = await web.post("/api/play/rematch", {}, anna)
    assert (early.status_code, early.json()["code"]) == (409, "rematch")
    await web.good("/api/play/resign", {}, ben)
    first = await web.good("/api/play/rematch", {}, anna)
    assert first == await web.good("/api/play/rematch", {}, anna)
    assert (await web.state(first["token"]))["phase"] == "open"
    assert (await web.post(f"/api/tables/{first['table']}/join", {})).json()["code"] == "not-allowed"
    second = await web.good("/api/play/rematch", {}, ben)
    assert (second["table"], second["seat"], second["watch"]) == (first["table"], 1, None)
    assert first["table"] != made["table"]
    state = await web.state(second["token"])
    assert (state["phase"], state["view"]["active"]) == ("running", 1)
    assert [seat["name"] for seat in state["view"]["table"]["seats"]] == ["Anna", "Ben"]
    assert len({anna, ben, first["token"], second["token"]}) == 4
    assert (await web.state(first["watch"]))["seat"] is None
    assert (await web.get(f"/api/tables/{first['table']}")).json()["previous"] == made["table"]
    assert (await web.state(anna))["table"] == made["table"]


async def test_another_game_against_a_bot_begins_at_once(web: Web) -> None:
    made = await web.good("/api/quick", {"name": "Anna"})
    await web.good("/api/play/resign", {}, made["token"])
    again = await web.good("/api/play/rematch", {}, made["token"])
    state = await web.until(again["token"], is_asked)
    assert (state["phase"], state["seat"]) == ("running", 0)
    own = (await web.get("/api/me/tables", made["visitor"]["token"])).json()
    assert {table["table"] for table in own} == {made["table"], again["table"]}


async def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, ben, _ = await web.two(**CALM)
        await answer(web, anna, await web.state(anna))
        await web.good("/api/play/chat", {"text": "brb"}, ben)
        before = await known(web, anna, ben)
    async with served(tmp_path) as web:
        assert await known(web, anna, ben) == before
        await play_to_the_end(web, anna, ben)


async def test_the_interface_describes_itself_and_counts(web: Web) -> None:
    described = (await web.get("/schema/openapi.json")).json()
    assert set(BODIES) <= {path.removeprefix("/api/play/") for path in described["paths"]}
    assert described["paths"]["/api/play/answer"]["post"]["responses"].keys() >= {"200", "400", "401", "409", "429"}
    assert described["components"]["schemas"]["Answer"]["additionalProperties"] is False
    await web.get("/api/me/tables")
    text = (await web.get("/metrics")).text
    assert 'animalfolk_requests_total{method="GET",route="/api/me/tables",status="401"} 1.0' in text
    assert 'animalfolk_refused_total{code="bad-token"} 1.0' in text
    assert "animalfolk_bots_cut 0.0" in text
    assert (await web.get("/health")).json()["status"] == "well"


async def test_of_too_many_devices_in_another_game_the_oldest_is_sent_away(web: Web) -> None:
    visitor = await web.visitor("Anna")
    made = await web.good("/api/tables", {**CALM, "seats": [{}, {"kind": "novice"}]}, visitor)
    await web.good("/api/play/resign", {}, made["token"])
    first = await web.good("/api/play/rematch", {}, made["token"])
    with web.parts.desk.opened(first["table"], 0, hashed(first["token"])) as leaves:
        for _ in range(8):
            assert not leaves.done()
            token = (await web.good(f"/api/tables/{made['table']}/seat", {}, visitor))["token"]
            again = await web.good("/api/play/rematch", {}, token)
            assert again["table"] == first["table"]
        assert leaves.result().code == 4410
    assert (await web.get("/api/play", first["token"])).status_code == 401


async def test_who_has_left_does_not_return_to_a_game_that_is_over(web: Web) -> None:
    anna, ben, made = await web.two(**{**CALM, "options": {}})
    await web.good("/api/play/leave", {}, anna)
    await web.good("/api/play/resign", {}, ben)
    live = await live_at(web.parts.hall, made["table"])
    length = live.length
    response = await web.post("/api/play/return", {}, anna)
    assert (response.status_code, response.json()["code"]) == (409, "table")
    assert live.length == length


async def test_whose_lines_are_not_wanted_are_left_out(web: Web) -> None:
    anna, ben, made = await web.two(**CALM, watchers_chat=True)
    for token, text in ((anna, "one"), (ben, "two"), (made["watch"], "three")):
        await web.good("/api/play/chat", {"text": text}, token)

    async def heard(mute: str) -> list[str]:
        return [line["text"] for line in (await web.get(f"/api/play?{mute}", anna)).json()["chat"]]

    assert await heard("") == ["one", "two", "three"]
    assert await heard("mute=1") == ["one", "three"]
    assert await heard("mute=watch&mute=0") == ["two"]
    for wrong in ("mute=4", "mute=all", "mute=", "mute=" + "&mute=".join("012301")):
        assert (await web.get(f"/api/play?{wrong}", anna)).status_code == 400
