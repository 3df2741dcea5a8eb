"""The lobby over HTTP: somebody arrives, makes a table, invites others; quick games; lists."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from animalfolk.server import lobby
from animalfolk.server.lobby import FORGOTTEN
from animalfolk.server.rows import OPEN
from animalfolk.server.steady import wall_ms
from animalfolk.server.tokens import hashed
from tests.server.web import Web, is_asked, served

pytestmark = pytest.mark.anyio

CANNOT_BE: list[tuple[dict[str, Any], str]] = [
    ({"seats": [{}]}, "players"),
    ({"seats": [{"kind": "dragon"}, {}]}, "seat-kind"),
    ({"decks": ["macaws"]}, "deck-count"),
    ({"decks": ["macaws", "pandas", "dragons"]}, "deck"),
    ({"decks": "lots"}, "deck-way"),
    ({"decks": "draft:nastiness=9"}, "wish-number"),
    ({"decks": "draft", "options": {"gold": "lots"}}, "option-value"),
    ({"decks": "random:nastiness=9"}, "wish-number"),
    ({"mode": "war"}, "option-value"),
    ({"options": {"gold": "lots"}}, "option-value"),
    ({"options": {"dragons": "1"}}, "option"),
    ({"clock": "soon"}, "clock"),
    ({"clock": "move:60+0~2592000"}, "clock-reaction"),
    ({"clock": "game:3599+0~121"}, "clock-reaction"),
    ({"clock": "move:86400+0~86401"}, "clock-reaction"),
    ({"undo": "sometimes"}, "undo"),
    ({"first": "P3"}, "first"),
    ({"seats": [{}, {"name": "a//b"}]}, "seat-name"),
    ({"players": 2}, "bad-message"),
    ({"seats": [{}] * 5}, "bad-message"),
    ({"seed": "x" * 101}, "bad-message"),
    ({"visibility": "secret"}, "bad-message"),
    ({"options": {str(number): "1" for number in range(41)}}, "bad-message"),
]


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[Web]:
    """A server."""
    async with served(tmp_path) as web:
        yield web


async def test_a_visitor_gets_a_name_and_a_token_and_no_more_is_asked(web: Web) -> None:
    told = await web.good("/api/visitors", {"name": "  Zoé  "})
    assert told["name"] == "Zoé"
    assert told["token"].startswith("v_")
    assert len(told["token"]) > 30
    nameless = await web.good("/api/visitors", {})
    assert nameless["name"].startswith("Guest ")


async def test_names_are_short_printable_text(web: Web) -> None:
    for name in ("", "x" * 21, "a\nb", "\u202eanna", "a//b", "\x00", "   "):
        response = await web.post("/api/visitors", {"name": name})
        assert response.status_code == 400
        assert response.json()["code"] in ("bad-message", "seat-name")


async def test_a_table_is_made_in_one_request_and_begins_when_all_have_come(web: Web) -> None:
    anna = await web.visitor("Anna")
    asked = {"seats": [{}, {}, {"kind": "novice"}], "decks": "random:nastiness=1", "options": {"stacks": "5"}}
    made = await web.good("/api/tables", {**asked, "clock": "game:600+10", "undo": "free"}, anna)
    assert (made["seat"], [invite["seat"] for invite in made["invites"]]) == (0, [1])
    about = (await web.get(f"/api/tables/{made['table']}")).json()
    assert (about["phase"], about["mode"], len(about["decks"])) == ("open", "free", 4)
    assert (about["clock"], about["undo"], about["options"]) == ("game:600+10", "free", {"stacks": "5"})
    assert [(seat["kind"], seat["name"], seat["is_open"]) for seat in about["seats"]] == [
        ("person", "Anna", False),
        ("person", "P2", True),
        ("novice", "Novice", False),
    ]
    waiting = await web.state(made["token"])
    assert (waiting["phase"], waiting["view"], waiting["number"]) == ("open", None, None)
    joined = await web.good(f"/api/tables/{made['table']}/join", {"token": made["invites"][0]["token"], "name": "Ben"})
    assert joined["seat"] == 1
    state = await web.state(joined["token"])
    assert (state["phase"], state["seat"]) == ("running", 1)
    assert [seat["name"] for seat in state["view"]["table"]["seats"]] == ["Anna", "Ben", "Novice"]
    assert sorted(state["view"]["decks"]) == sorted(about["decks"])


@pytest.mark.parametrize(("mode", "seats"), [("free", 2), ("free", 4), ("teams", 4), ("solo", 1), ("coop", 2)])
async def test_every_mode_has_its_tables(mode: str, seats: int, web: Web) -> None:
    kinds: list[dict[str, str]] = [{}] + [{"kind": "trader"}] * (seats - 1)
    made = await web.good("/api/tables", {"mode": mode, "seats": kinds}, await web.visitor("Anna"))
    state = await web.until(made["token"], is_asked)
    assert state["view"]["rules"]["mode"] == ["free", "teams", "solo", "coop"].index(mode)
    assert made["invites"] == []


async def test_a_table_that_cannot_be_is_refused_at_once(web: Web) -> None:
    anna = await web.visitor("Anna")
    for asked, code in CANNOT_BE:
        response = await web.post("/api/tables", asked, anna)
        assert (response.status_code, response.json()["code"]) == (400, code), response.text
    assert (await web.get("/api/me/tables", anna)).json() == []


async def test_a_table_has_a_person_and_who_knows_the_seed_plays_alone(web: Web) -> None:
    anna = await web.visitor("Anna")
    with_ben = await web.post("/api/tables", {"seed": "market"}, anna)
    assert (with_ben.status_code, with_ben.json()["code"]) == (403, "not-allowed")
    bots = await web.post("/api/tables", {"seats": [{"kind": "trader"}] * 2}, anna)
    assert (bots.status_code, bots.json()["code"]) == (403, "not-allowed")
    alone = [{}, {"kind": "trader"}]
    hands = []
    for _ in range(2):
        made = await web.good("/api/tables", {"seed": "market", "seats": alone, "first": "P1"}, anna)
        hands.append((await web.state(made["token"]))["view"]["seats"][0]["hand"])
    assert hands[0] == hands[1]


async def test_an_invitation_is_good_once_and_for_its_own_table(web: Web) -> None:
    anna = await web.visitor("Anna")
    made = await web.good("/api/tables", {}, anna)
    other = await web.good("/api/tables", {}, anna)
    join, invite = f"/api/tables/{made['table']}/join", made["invites"][0]["token"]
    for body in ({"token": other["invites"][0]["token"]}, {"token": made["watch"]}, {"token": made["token"]}):
        assert (await web.post(join, body)).json()["code"] == "bad-token"
    assert (await web.post(join, {})).json()["code"] == "not-allowed"
    assert (await web.get("/api/play", invite)).json()["code"] == "not-allowed"
    await web.good(join, {"token": invite})
    again = await web.post(join, {"token": invite})
    assert (again.status_code, again.json()["code"]) == (401, "bad-token")


async def test_public_tables_are_listed_joined_and_watched(web: Web) -> None:
    anna, ben = await web.visitor("Anna"), await web.visitor("Anna")
    await web.good("/api/tables", {}, anna)
    made = await web.good("/api/tables", {"visibility": "public"}, anna)
    listed = (await web.get("/api/tables")).json()["tables"]
    assert [table["table"] for table in listed] == [made["table"]]
    join = f"/api/tables/{made['table']}/join"
    assert (await web.post(join, {}, anna)).json()["code"] == "taken"
    assert (await web.post(join, {"seat": 0}, ben)).json()["code"] == "taken"
    await web.good(join, {"seat": 1}, ben)
    assert (await web.post(join, {}, await web.visitor("Cleo"))).json()["code"] == "taken"
    assert (await web.get("/api/tables")).json()["tables"] == []
    running = (await web.get("/api/tables?phase=running")).json()["tables"]
    assert [seat["name"] for seat in running[0]["seats"]] == ["Anna", "Anna 2"]
    watching = await web.state(running[0]["watch"])
    assert (watching["seat"], watching["number"], watching["phase"]) == (None, None, "running")


async def test_of_a_quick_game_that_is_refused_nothing_is_kept(web: Web, tmp_path: Path) -> None:
    """Not even a visitor who would have come with it."""
    refused: list[dict[str, Any]] = [{"bot": "wizard"}, {"decks": ["macaws", "dragons"]}, {"name": "a//b"}]
    for asked in refused:
        assert (await web.post("/api/quick", asked)).status_code == 400
    with closing(sqlite3.connect(tmp_path / "games.db")) as kept:
        assert kept.execute("SELECT count(*) FROM visitors").fetchone() == (0,)
        await web.good("/api/quick", {})
        assert kept.execute("SELECT count(*) FROM visitors").fetchone() == (1,)


async def test_a_quick_game_is_one_request(web: Web) -> None:
    made = await web.good("/api/quick", {"bot": "novice", "bots": 2, "name": "Anna"})
    state = await web.until(made["token"], is_asked)
    assert [seat["kind"] for seat in state["view"]["table"]["seats"]] == ["person", "novice", "novice"]
    assert [seat["name"] for seat in state["view"]["table"]["seats"]] == ["Anna", "Novice", "Novice 2"]
    again = await web.good("/api/quick", {}, made["visitor"]["token"])
    assert again["visitor"] is None
    own = (await web.get("/api/me/tables", made["visitor"]["token"])).json()
    assert {(table["table"], table["seat"]) for table in own} == {(made["table"], 0), (again["table"], 0)}


async def test_whoever_makes_a_table_need_not_sit_there(web: Web) -> None:
    made = await web.good("/api/tables", {"sit": False}, await web.visitor("Anna"))
    assert (made["seat"], made["token"], len(made["invites"])) == (None, None, 2)


def written(folder: Path) -> bytes:
    """All that the database has written."""
    return b"".join(file.read_bytes() for file in folder.glob("games.db*"))


async def test_only_hashes_of_tokens_are_kept(web: Web, tmp_path: Path) -> None:
    anna, ben, made = await web.two()
    kept = written(tmp_path)
    assert hashed(anna).encode() in kept
    for token in (anna, ben, made["watch"], made["invites"][0]["token"]):
        assert token.encode() not in kept
        assert token[2:].encode() not in kept


async def test_a_table_whose_last_seat_was_taken_just_before_a_crash_begins(web: Web) -> None:
    made = await web.good("/api/tables", {}, await web.visitor("Anna"))
    assert await web.parts.storage.take_seat(made["table"], 1, None, "Ben", hashed("s_whatever"))
    game = await web.parts.storage.game(made["table"])
    assert game
    assert game.phase == OPEN
    assert (await web.state(made["token"]))["phase"] == "running"


async def test_tables_without_news_for_a_week_are_not_listed(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await web.good("/api/tables", {"visibility": "public"}, await web.visitor("Anna"))
    monkeypatch.setattr(web.parts.lobby, "_now", lambda: wall_ms() + FORGOTTEN - 60_000)
    assert [table["table"] for table in (await web.get("/api/tables")).json()["tables"]] == [made["table"]]
    monkeypatch.setattr(web.parts.lobby, "_now", lambda: wall_ms() + FORGOTTEN)
    assert (await web.get("/api/tables")).json()["tables"] == []
    assert (await web.get(f"/api/tables/{made['table']}")).status_code == 200


async def test_a_link_tells_what_it_opens(web: Web) -> None:
    made = await web.good("/api/tables", {"seats": [{}, {}]}, await web.visitor("Anna"))
    invite = made["invites"][0]["token"]
    for token, kind, seat in ((made["token"], "seat", 0), (invite, "invite", 1), (made["watch"], "watch", None)):
        opened = (await web.get("/api/link", token)).json()
        assert (opened["kind"], opened["seat"], opened["table"]["table"]) == (kind, seat, made["table"])
    await web.good(f"/api/tables/{made['table']}/join", {"token": invite}, await web.visitor("Ben"))
    assert (await web.get("/api/link", invite)).status_code == 401
    assert (await web.get("/api/link")).status_code == 401


async def test_public_tables_of_the_same_moment_follow_on_the_next_page(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST", 2)
    monkeypatch.setattr(web.parts.lobby, "_now", lambda: 10**13)
    anna = await web.visitor("Anna")
    made = {(await web.good("/api/tables", {"visibility": "public"}, anna))["table"] for _ in range(5)}
    found, rest = list[str](), ""
    while True:
        page = (await web.get(f"/api/tables?phase=open{rest}")).json()
        found += [table["table"] for table in page["tables"]]
        if page["before"] is None:
            break
        rest = f"&before={page['before']}&last={page['last']}"
    assert (len(found), set(found)) == (5, made)
