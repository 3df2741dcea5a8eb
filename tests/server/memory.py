"""A storage in memory that can fail, a clock that goes when it is told to, and tables of people and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from heapq import heappop, heappush

import msgspec

from animalfolk.server.errors import Conflict, Unreachable
from animalfolk.server.hall import Hall, Live
from animalfolk.server.messages import NewTable
from animalfolk.server.rows import CLOSED, OPEN, OVER, RUNNING, GameRow, SeatRow
from animalfolk.server.thinking import BotPool
from animalfolk.table import Settings, Table
from animalfolk.table.log import Entry
from animalfolk.table.settings import AGREED
from animalfolk.table.store import store
from tests.support.loops import is_idle
from tests.table.tables import DECKS, table_of

START = 1_000_000
FRIENDLY = Settings(undo=AGREED)


class Memory:
    """What the hall needs of a storage."""

    def __init__(self) -> None:
        self.rows: dict[str, GameRow] = {}
        self.logs: dict[str, list[str]] = {}
        self.broken = False
        self.on_append: Callable[[], None] = lambda: None

    def add(self, row: GameRow) -> None:
        """A game that was made."""
        self.rows[row.id], self.logs[row.id] = row, []

    async def game(self, game_id: str) -> GameRow | None:
        """A game's row."""
        return self.rows.get(game_id)

    async def append(
        self, game_id: str, number: int, entries: Sequence[Entry], now: int, *, quiet: bool = False
    ) -> None:
        """Keep entries, unless others have come first."""
        self.on_append()
        await asyncio.sleep(0)
        if self.broken:
            raise Unreachable("no storage")
        if number != len(self.logs[game_id]):
            raise Conflict("there is such an entry")
        self.logs[game_id] += [msgspec.json.encode(entry.dump()).decode() for entry in entries]
        if not quiet:
            self.rows[game_id] = msgspec.structs.replace(self.rows[game_id], updated=now)

    async def entries(self, game_id: str, since: int = 0) -> list[Entry]:
        """What was kept."""
        await asyncio.sleep(0)
        if self.broken:
            raise Unreachable("no storage")
        return [Entry.load(msgspec.json.decode(body)) for body in self.logs[game_id][since:]]

    async def following(self, game_id: str, since: int) -> list[Entry]:
        """The entries from this number on."""
        return await self.entries(game_id, since)

    async def end(self, game_id: str, winners: Sequence[int], now: int) -> None:
        """The game is over."""
        row = self.rows[game_id]
        self.rows[game_id] = msgspec.structs.replace(row, phase=OVER, winners=list(winners), updated=now)

    async def close_game(self, game_id: str, now: int) -> None:
        """A table is closed for good."""
        self.rows[game_id] = msgspec.structs.replace(self.rows[game_id], phase=CLOSED, updated=now)

    async def running(self) -> list[str]:
        """Games on their way."""
        return [row.id for row in self.rows.values() if row.phase == RUNNING]


class Clockwork:
    """Time that goes when it is told to."""

    def __init__(self) -> None:
        self.time = START
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = 0

    def now(self) -> int:
        """The time."""
        return self.time

    async def sleep(self, seconds: float) -> None:
        """Wait until it is so late."""
        self._count += 1
        waiting = asyncio.get_running_loop().create_future()
        heappush(self._sleepers, (self.time + round(seconds * 1000), self._count, waiting))
        await waiting

    def told(self, moment: int) -> int:
        """There is no other clock."""
        return moment

    async def go(self, seconds: float) -> None:
        """Let time pass, from one due moment to the next."""
        await settle()
        until = self.time + round(seconds * 1000)
        while self._sleepers and self._sleepers[0][0] <= until:
            due, _, waiting = heappop(self._sleepers)
            self.time = max(self.time, due)
            if not waiting.done():
                waiting.set_result(None)
            await settle()
        self.time = until
        await settle()


async def settle() -> None:
    """Let everything happen that needs no time: until nothing else is to be done in this loop."""
    has_settled = False
    while not has_settled:
        await asyncio.sleep(0)
        has_settled = is_idle()


def row_of(table: Table, name: str = "game", phase: str = RUNNING, even: bool = True) -> GameRow:
    """The row of a table, before its first answer."""
    seats = [
        SeatRow(number, seat.kind, seat.name, token_hashes=[f"t{number}"] if seat.is_person and phase != OPEN else [])
        for number, seat in enumerate(table.seats)
    ]
    request = msgspec.json.encode(NewTable(even_reactions=even)).decode()
    opening = None if phase == OPEN else store(table)
    return GameRow(name, START, START, phase, "link", request, f"w{name}", seats, opening=opening)


async def live_at(hall: Hall, game_id: str = "game") -> Live:
    """A table that was dealt here, with all that is hidden in it."""
    live = await hall.table(game_id)
    assert isinstance(live, Live)
    return live


class House:
    """A hall with one table, its storage and its clock."""

    def __init__(self, *kinds: str, settings: Settings = FRIENDLY, decks: tuple[str, ...] = DECKS) -> None:
        self._furnish(table_of(*kinds, settings=settings, decks=decks), even=True)

    @classmethod
    def around(cls, table: Table, even: bool = True) -> House:
        """A hall with this table."""
        house = cls.__new__(cls)
        house._furnish(table, even)
        return house

    def _furnish(self, table: Table, even: bool) -> None:
        self.table = table
        self.storage, self.clock, self.pool = Memory(), Clockwork(), BotPool()
        self.storage.add(row_of(table, even=even))
        self.hall = self.another()

    def rung(self) -> int | None:
        """When the table is looked at next."""
        return self.hall._wheel.due("game")

    def another(self) -> Hall:
        """Another server at the same storage."""
        return Hall(
            self.storage,
            self.pool,
            grace=60,
            idle=600,
            window=1.5,
            is_apart=lambda _: False,  # time goes as it is told to in this process alone
            clock=self.clock,
        )
