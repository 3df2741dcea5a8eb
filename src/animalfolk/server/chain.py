"""The chain of a game's entries: each hash holds the one before it, so that nothing can be changed unseen."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from animalfolk.engine.errors import BadText
from animalfolk.server.errors import Damaged
from animalfolk.table.log import Entry

Row = Mapping[Any, Any]


def link(previous: str, body: str) -> str:
    """The hash of an entry."""
    return sha256((previous + body).encode()).hexdigest()


def forge(game_id: str, number: int, head: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """The rows of entries that come after this hash."""
    rows = []
    for at, entry in enumerate(entries, start=number):
        body = json.dumps(entry.dump(), separators=(",", ":"), ensure_ascii=False)
        head = link(head, body)
        about = {"seat": entry.seat, "id": entry.id, "time": entry.time}
        rows.append({"game_id": game_id, "number": at, **about, "body": body, "hash": head})
    return rows


def read(game_id: str, length: int, end: str, rows: Sequence[Row], since: int = 0) -> list[Entry]:
    """The entries of a game, if there are so many and their chain ends with this hash.

    since: from which number on they are wanted; then the rows begin with the one before, for its hash.
    """
    head, entries = game_id, []
    if since and rows and rows[0]["number"] == since - 1:
        head, rows = rows[0]["hash"], rows[1:]
    for number, row in enumerate(rows, start=since):
        head = link(head, row["body"])
        if row["number"] != number or row["hash"] != head:
            raise damaged(game_id, number)
        entries.append(_entry(game_id, number, row))
    if (since + len(entries), head) != (length, end):
        raise damaged(game_id, since + len(entries))
    return entries


def _entry(game_id: str, number: int, row: Row) -> Entry:
    try:
        entry = Entry.load(json.loads(row["body"]))
    except (ValueError, BadText) as error:
        raise damaged(game_id, number) from error
    if (entry.seat, entry.id, entry.time) != (row["seat"], row["id"], row["time"]):
        raise damaged(game_id, number)
    return entry


def damaged(game_id: str, number: int) -> Damaged:
    """What is said of a game whose log does not hold from this number on."""
    return Damaged(f"The log of the table {game_id} is damaged at entry {number}.", table=game_id, number=number)
