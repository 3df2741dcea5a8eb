"""A storage in memory for whole servers: quick, and a game may be exchanged for another of the same name."""

from __future__ import annotations

from typing import cast

import msgspec

from animalfolk.server.messages import NewSeat, NewTable
from animalfolk.server.retention import Step
from animalfolk.server.rows import RUNNING, ChatRow, Found, GameRow, SeatRow
from animalfolk.server.saying import MOST_LINES
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import hashed
from animalfolk.table import Table
from animalfolk.table.store import store
from tests.server.memory import Memory


class Ageless:
    """Nothing here is removed for its age."""

    async def remove(self, name: str, before: int, is_live: object, but: object = ()) -> Step:
        """Nothing is removed."""
        return Step(name)

    async def note_use(self, game_ids: object, visitor_ids: object, now: int) -> None:
        """That something was used makes no difference."""

    async def shrink(self) -> int:
        """There is no file."""
        return 0


class MemoryStorage(Memory):
    """What a server needs of a storage while games are played."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str, list[ChatRow]] = {}

    def as_storage(self) -> Storage:
        """This, as what it stands for."""
        return cast(Storage, self)

    def put(self, game_id: str, table: Table, even: bool = False) -> None:
        """A game that has begun; its tokens are made of its name."""
        seats = [
            SeatRow(number, who.kind, who.name, token_hashes=[hashed(token_of(game_id, number))])
            for number, who in enumerate(table.seats)
        ]
        wanted = NewTable(seats=[NewSeat(who.kind) for who in table.seats], even_reactions=even)
        request = msgspec.json.encode(wanted).decode()
        watch = hashed(token_of(game_id, None))
        self.add(GameRow(game_id, 1, 1, RUNNING, "link", request, watch, seats, opening=store(table)))

    async def add_game(self, game: GameRow) -> None:
        """Keep a game."""
        self.add(game)

    def roster(self, server: str) -> None:
        """It is for one server alone."""

    def expiry(self) -> Ageless:
        """What it keeps is never too old."""
        return Ageless()

    async def ping(self) -> None:
        """It is there."""

    async def standing(self, game_id: str) -> tuple[str, int] | None:
        """The phase of a table and the length of its log."""
        row = self.rows.get(game_id)
        return (row.phase, len(self.logs[game_id])) if row else None

    async def find_token(self, token_hash: str) -> Found | None:
        """What a token opens."""
        for row in self.rows.values():
            if row.watch_hash == token_hash:
                return Found("watch", row.id)
            for seat in row.seats:
                if token_hash in seat.token_hashes:
                    return Found("seat", row.id, seat.seat)
        return None

    async def add_chat(self, game_id: str, line: ChatRow) -> int:
        """Keep a line."""
        number = len(self.lines.setdefault(game_id, [])) + 1
        self.lines[game_id].append(msgspec.structs.replace(line, number=number))
        return number

    async def chat(self, game_id: str, since: int = 0, most: int = MOST_LINES) -> list[ChatRow]:
        """The lines after this one; of many, the newest."""
        return self.lines.get(game_id, [])[since:][-most:]


def token_of(game_id: str, seat: int | None) -> str:
    """The token of a seat, or for watching."""
    return f"{'w' if seat is None else f's_{seat}'}_{game_id}".ljust(32, "x")
