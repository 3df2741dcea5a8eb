"""Rows to try storages on."""

from __future__ import annotations

from animalfolk.server.rows import LINK, OPEN, GameRow, SeatRow, VisitorRow
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import hashed
from animalfolk.table.log import ANSWER, Entry

ANNA = VisitorRow("anna", "Anna", hashed("v_anna"), 1)
BEN = VisitorRow("ben", "Ben", hashed("v_ben"), 2)


def game_of(game_id: str = "g", created: int = 10, visibility: str = LINK, previous: str | None = None) -> GameRow:
    """A table with Anna in its first seat, an open second one and a bot."""
    seats = [
        SeatRow(0, "person", "Anna", "anna", [hashed(f"s_{game_id}")]),
        SeatRow(1, "person", "", invite_hash=hashed(f"i_{game_id}")),
        SeatRow(2, "trader", "Clara"),
    ]
    watch = hashed(f"w_{game_id}")
    return GameRow(game_id, created, created, OPEN, visibility, "{}", watch, seats, previous=previous)


async def begun(storage: Storage, game_id: str = "g") -> str:
    """A game that is running."""
    if await storage.visitor(ANNA.token_hash) is None:
        await storage.add_visitor(ANNA)
    await storage.add_game(game_of(game_id))
    await storage.begin(game_id, "opening", 20)
    return game_id


def entry(number: int, writer: str = "") -> Entry:
    """The entry of this number."""
    choice = f"choice {number} ü" if number % 2 else ("a", "b")
    return Entry(ANSWER, number % 3, number, choice, f"{writer}{number}", 1_800_000_000_000 + number, number % 5 == 0)


def some(first: int, count: int, writer: str = "") -> list[Entry]:
    """So many entries from this number on."""
    return [entry(number, writer) for number in range(first, first + count)]


async def entries_of(address: str, *game_ids: str) -> list[list[Entry]]:
    """What a database has of games, as a server finds it that starts now."""
    storage = await Storage.open(address)
    try:
        return [await storage.entries(game_id) for game_id in game_ids]
    finally:
        await storage.close()
