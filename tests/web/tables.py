"""Tables for the browser, made at the server without clicking through a page."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen


def post(url: str, path: str, token: str = "", /, **asked: Any) -> dict[str, Any]:
    """Ask the server for something."""
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    with urlopen(Request(url + path, json.dumps(asked).encode(), headers), timeout=60) as reply:
        told: dict[str, Any] = json.load(reply)
        return told


def make(url: str, *bots: str, stacks: int = 2, mode: str = "free", people: int = 1, **more: Any) -> dict[str, Any]:
    """A table with people first, the first of whom is asked for, and bots; few stacks make a short game."""
    visitor = post(url, "/api/visitors", name="Anna")["token"]
    seats = [*({"kind": "person"} for _ in range(people)), *({"kind": bot} for bot in bots)]
    options = {"stacks": str(stacks), **more.pop("options", {})}
    seeded = {"seed": "browser", "first": "P1"} if people == 1 else {"first": "P1"}
    wanted = {"mode": mode, "seats": seats, "decks": "first", "options": options, **seeded, **more}
    return post(url, "/api/tables", visitor, **wanted)
