"""The schema of the protocol: made from the types, served, and true of all that is said."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from animalfolk.engine import events, prompts
from animalfolk.engine.view_types import GameEvent, View
from animalfolk.game.setup import Setup, make_rules
from animalfolk.table import Seat, Settings, Table
from animalfolk.table.feed import Happened
from animalfolk.table.view_types import TableView
from tests.server.schema import DEFINITIONS, FILE, check, faults
from tests.server.sockets import Client, serving
from tests.server.test_lesson import do_one
from tests.server.test_replaying import finished
from tests.server.web import Web, served

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import protocol  # noqa: E402
from web_samples import questions, tables  # noqa: E402

PEOPLE = [Seat("person", "Anna"), Seat("person", "Ben")]
REACTING = """\
animalfolk position 1
decks: owls macaws squirrels
market: - - - - cookies
market deck: acorn spyglass acorn
P1 hand: cookies swift_broker
P1 deck: junk junk junk junk junk
P2 hand: binoculars junk
P2 deck: junk junk junk
"""
STEPWISE = """\
animalfolk position 1
decks: macaws pandas squirrels ocelots
players: 3
market: - - - charm acorn
P1 hand: junk swift_broker cookies shattered_relic spyglass flashy_show loyal_partner prepaid_good stock_clearance
"""  # more payments than can be told
EVERY = 10  # so many questions of a game are passed by
OPEN = {"hand", "values", "forms", "discard_forms", "hand_size", "known_to_others"}  # of a hand that is seen
COMPANY = {"company", "known", "power", "purchases", "thrown", "removed"}
MODES: list[dict[str, Any]] = [
    {"mode": "free", "seats": [{}, {"kind": "novice"}]},
    {"mode": "free", "seats": [{}, *[{"kind": "novice"}] * 2], "options": {"gold": "by_seat"}},
    {"mode": "free", "seats": [{}, *[{"kind": "novice"}] * 3], "clock": "game:600+10"},
    {"mode": "teams", "seats": [{}, *[{"kind": "novice"}] * 3]},
    {"mode": "solo", "seats": [{}]},
    {"mode": "coop", "seats": [{}, {"kind": "novice"}], "options": {"open_hands": "yes"}},
]


# the files


@pytest.mark.parametrize("path", protocol.files(), ids=lambda path: path.name)
def test_what_is_generated_from_the_types_is_up_to_date(path: Path) -> None:
    stale = f"{path.name} is stale: run `python3 tools/dev.py protocol`"
    assert path.read_text(encoding="utf-8") == protocol.files()[path], stale


def test_a_changed_type_makes_both_files_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GameEvent.__annotations__, "weather", int)
    changed = protocol.files()
    assert [path.read_text(encoding="utf-8") == text for path, text in changed.items()] == [False, False]


def test_names_of_questions_and_events_are_those_of_the_tables() -> None:
    assert DEFINITIONS["PromptKey"]["enum"] == prompts.KEYS
    assert DEFINITIONS["EventKey"]["enum"] == events.KEYS


def test_the_schema_is_one() -> None:
    jsonschema_rs.Draft202012Validator({"$ref": "#/$defs/LiveToClient", "$defs": DEFINITIONS})
    jsonschema_rs.meta.validate(json.loads(FILE.read_text(encoding="utf-8")))


# views and events


def seen(count: int, first: int) -> Iterator[tuple[TableView, View, list[Happened]]]:
    """What seats and those who watch see now and then in games of all modes: at the table, of the game, and told."""
    yield from looks(reacting())
    yield from looks(Table(STEPWISE, [*PEOPLE, Seat("person", "Clara")], Settings()))
    for chance, table in tables(count, first):
        for number, _ in enumerate(questions(chance, table)):
            if number % EVERY == 0:
                yield from looks(table)


def looks(table: Table) -> Iterator[tuple[TableView, View, list[Happened]]]:
    """What each seat and those who watch see now."""
    for seat in [*range(len(table.seats)), None]:
        yield table.view(seat), table.game.view(seat), table.events(seat)[-EVERY:]


def reacting() -> Table:
    """A table at which Ben may react."""
    table = Table(REACTING, PEOPLE, Settings())
    table.answer(0, 1, ["buy cookies+0", "cookies"])
    assert table.game.prompt == "react"
    return table


def start() -> Setup:
    """How a short game begins."""
    return Setup.of(["macaws", "pandas", "squirrels"], make_rules(2, {"stacks": "3"}), "5" * 32, 0)


def test_views_and_events_of_all_modes_are_what_the_schema_says_and_nothing_in_it_is_never_seen() -> None:
    keys: dict[str, set[str]] = defaultdict(set)
    for view, of_the_game, told in seen(14, first=1000):
        check("TableView", as_read(view))
        check("View", as_read(of_the_game))
        for event in told:
            check("Happened", as_read(event))
            keys["GameEvent"] |= set(event)
        keys["View"] |= set(of_the_game)
        keys["Decision"] |= set(view["decision"] or {})
        for seat in view["seats"]:
            keys["SeatView"] |= set(seat)
    missing = {name: set(DEFINITIONS[name]["properties"]) - found for name, found in keys.items()}
    assert missing == {"GameEvent": set(), "View": set(), "Decision": set(), "SeatView": set()}


def as_read(message: object) -> object:
    """A message as whoever gets it reads it."""
    return json.loads(json.dumps(message))


def test_who_is_not_asked_or_only_watches_sees_less() -> None:
    for view, _, _ in seen(7, first=2000):
        decision, viewer = view["decision"], view["viewer"]
        asked = decision is not None and viewer is not None and decision["seat"] == viewer
        told = {"prompt", "options", "number"} & set(decision or ())
        assert told == ({"prompt", "options", "number"} if asked else set())
        assert {"prices", "bin_price"} & set(view) == ({"prices", "bin_price"} if viewer is not None else set())
        assert ("undo" in view["table"]) == (viewer is not None)
        for number, seat in enumerate(view["seats"]):
            if "company" in seat:
                assert set(seat) >= COMPANY
                assert not {*OPEN, "next_stack", "gold"} & set(seat)
            else:
                assert set(seat) & (OPEN | COMPANY) in (OPEN, {"known"})
                assert "hand" in seat or number != viewer


def test_what_is_wrong_is_found() -> None:
    view, _, _ = next(seen(1, first=1000))
    wrong = [
        {**view, "weather": "fair"},
        {**view, "turn": "1"},
        {name: value for name, value in view.items() if name != "market"},
        {**view, "decision": {"seat": 0, "card": None, "prompt": "sing"}},
    ]
    assert all(faults("TableView", as_read(one)) for one in wrong)


# over HTTP


async def get(web: Web, name: str, path: str, token: str = "") -> Any:
    """A reply, which is what the schema says."""
    response = await web.get(path, token)
    assert response.status_code == 200, response.text
    check(name, response.json())
    return response.json()


@pytest.mark.anyio
@pytest.mark.parametrize("asked", MODES, ids=lambda asked: f"{asked['mode']} {len(asked['seats'])}")
async def test_tables_of_every_mode(tmp_path: Path, asked: dict[str, Any]) -> None:
    check("NewTable", asked)
    async with served(tmp_path) as web:
        visitor = await web.good("/api/visitors", {"name": "Anna"})
        check("Visitor", visitor)
        made = await web.good("/api/tables", {**asked, "visibility": "public"}, visitor["token"])
        check("MadeTable", made)
        for _ in range(12):
            state = await web.until(made["token"], lambda now: now["number"] is not None)
            check("PlayState", state)
            await get(web, "PlayState", "/api/play", made["watch"])
            body = {
                "number": state["number"],
                "choice": state["view"]["decision"]["options"][0],
                "id": f"a{state['number']}",
            }
            check("Answer", body)
            check("Done", await web.good("/api/play/answer", body, made["token"]))
        check("Hinted", await web.good("/api/play/hints", {}, made["token"])) if asked["mode"] == "solo" else None
        check("Done", await web.good("/api/play/chat", {"text": "hm", "id": "c1"}, made["token"]))
        await get(web, "PlayState", "/api/play", made["token"])
        await get(web, "TableInfo", f"/api/tables/{made['table']}")
        await get(web, "Opened", "/api/link", made["watch"])
        check("Problem", (await web.post("/api/play/answer", {}, made["token"])).json())


@pytest.mark.anyio
async def test_a_draft_and_what_can_be_joined(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        made = await web.good("/api/tables", {"seats": [{}, {}], "decks": "draft"}, await web.visitor("Anna"))
        await get(web, "PlayState", "/api/play", made["token"])
        joined = await web.good(f"/api/tables/{made['table']}/join", {"token": made["invites"][0]["token"]})
        check("Joined", joined)
        for token in (made["token"], joined["token"], made["watch"]):
            state = await get(web, "PlayState", "/api/play", token)
            check("DraftView", state["view"])
        await get(web, "Tables", "/api/tables?phase=open")


@pytest.mark.anyio
async def test_a_lesson(tmp_path: Path) -> None:
    lots, kinds = Random(2), set[str]()
    async with served(tmp_path) as web:
        made = await web.good("/api/learn", {"name": "Anna"})
        check("MadeTable", made)
        for _ in range(30):
            state = await do_one(web, made["token"], lots)
            check("PlayState", state)
            kinds.add(state["view"]["table"]["lesson"]["kind"])
    assert {"tell", "read", "do", "undo"} <= kinds


@pytest.mark.anyio
async def test_a_game_that_is_over(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        anna, _, _, shown = await finished(web)
        for states in shown:
            for state in states:
                check("PlayState", state)
        await get(web, "Outline", "/api/play/replay", anna)
        for seat in ("0", "1", "all", "watch"):
            await get(web, "Views", f"/api/play/replay/views?step=0&count=20&seat={seat}", anna)
            await get(web, "Told", f"/api/play/replay/events?seat={seat}", anna)
        last = await get(web, "Views", "/api/play/replay/views?step=100000&seat=all", anna)
        assert last["views"][0]["winners"]
        check("Shared", await web.good("/api/play/share", {}, anna))
        check("Joined", await web.good("/api/play/play-on", {"step": 3, "seat": 0}, anna))
        record = (await web.get("/api/play/record", anna)).text
        check("OpenedRecord", await web.good("/api/records", {"text": record}))
        told = await analysed(web, anna)
        assert told["chances"]
        check("Joined", await web.good("/api/play/rematch", {}, anna))


async def analysed(web: Web, token: str) -> Any:
    """The analysis of a game, when it is done; each time it was asked for it was what the schema says."""
    while True:
        told = await web.good("/api/play/analysis", {}, token)
        check("Analysed", told)
        if told["finished"]:
            return told
        await asyncio.sleep(0.05)


# over sockets


@pytest.mark.anyio
async def test_what_comes_and_goes_over_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        table = Table(start(), [Seat("person", "Anna"), Seat("trader", "Ben")], Settings())
        tokens = await house.add(table)
        anna, watcher = await Client.open(house, tokens.seats[0]), await Client.open(house, tokens.watch)
        asked = [
            {"type": "answer", "number": anna.state["number"], "choice": anna.options[0], "id": "a1"},
            {"type": "ask_undo", "turn": True, "id": "a2"},
            {"type": "hints", "id": "a3"},
            {"type": "chat", "text": "well", "id": "a4"},
            {"type": "leave", "id": "a5"},
            {"type": "return", "id": "a6"},
            {"type": "mute", "seat": None, "id": "a7"},
            {"type": "agree", "id": "a8"},
            {"type": "resign", "id": "a9"},
            {"type": "sing", "id": "a10"},
        ]
        for message in asked:
            if message["type"] != "sing":
                check("LiveFromClient", message)
            await anna.send(message)
            await anna.reply(str(message["id"]))
        await watcher.until(lambda: watcher.state["phase"] == "over")
        frames = [json.loads(frame) for frame in [*anna.received, *watcher.received]]
    for frame in frames:
        check("LiveToClient", frame)
    assert {frame["type"] for frame in frames} == {"state", "done", "refused", "hints", "chat"}


# where it is


@pytest.mark.anyio
async def test_the_schema_is_served_and_the_description_of_the_interface_has_its_messages(tmp_path: Path) -> None:
    async with served(tmp_path) as web:
        served_ = await web.get("/schema/protocol.json")
        described = (await web.get("/schema/openapi.json")).json()
    assert (served_.status_code, served_.headers["content-type"]) == (200, "application/schema+json")
    assert served_.content == FILE.read_bytes()
    components = described["components"]["schemas"]
    assert set(components) >= {name for name in DEFINITIONS if not name.startswith("Live")}
    for referred in set(references(described)):
        assert referred.removeprefix("#/components/schemas/") in components


def references(part: Any) -> Iterator[str]:
    """Everything that something refers to."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)
