"""Games for the browser that are over, played at the server or opened from a record."""

from __future__ import annotations

import json
import time
from functools import cache
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from animalfolk.i18n.story import gather
from animalfolk.table.store import store
from tests.support.answers import from_view
from tests.table.tables import table_of
from tests.web.tables import make, post

GOLDEN = Path(__file__).parents[1] / "table" / "golden"
POLLING = 0.01  # seconds between two looks


def get(url: str, path: str, token: str) -> dict[str, Any]:
    """Ask the server for something."""
    with urlopen(Request(url + path, headers={"Authorization": f"Bearer {token}"}), timeout=60) as reply:
        told: dict[str, Any] = json.load(reply)
        return told


def finished(url: str, *bots: str, **more: Any) -> dict[str, Any]:
    """A short game of Anna against bots, played to its end."""
    made = make(url, *bots, **more)
    token = made["token"]
    while (state := get(url, "/api/play", token))["phase"] != "over":
        if state["number"] is None:
            time.sleep(POLLING)
            continue
        choice = from_view(state["view"], "browser")
        post(url, "/api/play/answer", token, number=state["number"], choice=choice, id=f"n{state['number']}")
    return made


def record(name: str) -> str:
    """A record that was written once."""
    return (GOLDEN / name).read_text(encoding="utf-8")


def stops(url: str, watch: str, outline: dict[str, Any]) -> list[int]:
    """The steps at which something is told, as those who watch know it."""
    events = get(url, "/api/play/replay/events", watch)["events"]
    counts = [outline["begun"], *(step["events"] for step in outline["steps"])]
    lines = [len(gather(events[:count])[0]) for count in counts]
    return [step for step in range(1, len(counts)) if lines[step] > lines[step - 1]]


@cache
def short() -> str:
    """The record of a short game of Anna and Ben."""
    table = table_of("simple", "simple", stacks=3)
    table.run_bots()
    return store(table)


def opened(url: str) -> tuple[str, dict[str, Any]]:
    """What opens a short game, and its outline."""
    watch: str = post(url, "/api/records", text=short())["watch"]
    return watch, get(url, "/api/play/replay", watch)
