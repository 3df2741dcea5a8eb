"""What the browser client takes for granted about messages, views, events and options is what the program has."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from animalfolk.engine import events, prompts
from animalfolk.server import live_messages, messages
from animalfolk.table.view_types import TableView

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from web_samples import questions, tables  # noqa: E402

LIB = ROOT / "web" / "src" / "lib"
PROTOCOL = (LIB / "protocol.ts").read_text(encoding="utf-8")
API = (LIB / "api.ts").read_text(encoding="utf-8")
MESSAGES = [
    "NewTable",
    "QuickGame",
    "NewSeat",
    "Join",
    "Joined",
    "MadeTable",
    "TableInfo",
    "SeatInfo",
    "Tables",
    "Invite",
]
FIELD = re.compile(r"^  readonly (\w+)(\??):", re.MULTILINE)


def fields(source: str, name: str) -> tuple[set[str], set[str]]:
    """The fields of an interface that are always there, and all of them."""
    found = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", source, re.DOTALL)
    assert found, name
    all_fields = FIELD.findall(found[1])
    return {field for field, may in all_fields if not may}, {field for field, _ in all_fields}


def words(name: str) -> set[str]:
    """The texts of a union."""
    found = re.search(rf"export type {name} =(.*?);", PROTOCOL, re.DOTALL)
    assert found, name
    return set(re.findall(r'"([a-z_]+)"', found[1]))


def check(name: str, seen: Mapping[str, Any]) -> None:
    """Whether something has the fields of an interface and no others."""
    needed, known = fields(PROTOCOL, name)
    assert needed <= set(seen) <= known, (name, needed - set(seen), set(seen) - known)


def views() -> Iterator[TableView]:
    """Views of games of all modes: of each person, and of those who watch."""
    for chance, table in tables(7, first=1000):
        for number, _ in enumerate(questions(chance, table)):
            if number % 20 == 0:
                yield from (table.view(seat) for seat in [*range(len(table.seats)), None])


def test_every_view_has_the_fields_that_the_client_knows() -> None:
    """Also of those who watch and of the Company."""
    count = 0
    for view in views():
        count += 1
        check("View", view)
        check("TableView", view["table"])
        check("ClockView", view["table"]["clock"])
        for seat in view["seats"]:
            check("SeatView", seat)
        for change in view["alterations"]:
            check("Alteration", change)
        for undo in view["table"].get("undo", {}).values():
            check("Undo", undo)
        if view["decision"]:
            check("Decision", view["decision"])
    assert count > 100


def test_prompts_and_events_are_those_of_the_game() -> None:
    """None is missing, none is made up."""
    assert words("Prompt") == set(prompts.KEYS)
    assert words("EventKind") == set(events.KEYS)


def test_every_event_has_the_fields_that_the_client_knows() -> None:
    """What people did besides playing has its own."""
    for chance, table in tables(7, first=2000):
        for _ in questions(chance, table):
            pass
        for event in table.events(0):
            check("GameEvent", event)


@pytest.mark.parametrize(
    "name",
    ["NewTable", "QuickGame", "NewSeat", "Join", "Joined", "MadeTable", "TableInfo", "SeatInfo", "Tables", "Invite"],
)
def test_requests_and_replies_have_the_fields_of_the_server(name: str) -> None:
    """As the server declares them."""
    assert fields(API, name)[1] == set(getattr(messages, name).__struct_fields__)


def test_a_state_and_a_refusal_have_the_fields_of_the_server() -> None:
    """As they come over a socket."""
    assert fields(PROTOCOL, "State")[1] == set(live_messages.Update.__struct_fields__)
    assert fields(PROTOCOL, "Refusal")[1] == set(messages.Problem.__struct_fields__)


def test_the_samples_hold_every_question_that_games_ask() -> None:
    """`python tools/web_samples.py` writes them anew."""
    samples = json.loads((ROOT / "web" / "tests" / "samples" / "options.json").read_text(encoding="utf-8"))
    rare = {"back_first", "stack_alone"}
    assert set(prompts.KEYS) - set(samples) <= rare
