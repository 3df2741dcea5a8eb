"""Tables that take long, made of nothing but what is legal: a long game in which very much was taken back."""

from __future__ import annotations

import msgspec

from animalfolk.server.messages import NewSeat, NewTable
from animalfolk.server.rows import LINK, RUNNING, GameRow, SeatRow
from animalfolk.server.storage import Storage
from animalfolk.server.tokens import hashed
from animalfolk.table import Seat, Settings, Table
from animalfolk.table.log import ANSWER, UNDO, Entry
from animalfolk.table.store import store
from tests.table.tables import settled, table_of

TOKEN = "s_slow-table-of-somebody-else"
WATCH = "w_slow-table-of-somebody-else"
STEPS = 60  # that are played again whenever one more is taken back
TAKEN_BACK = 3_000


def from_position() -> Table:
    """A table that begins from a position in the middle of a game."""
    before = settled(table_of("person", "simple"), 3)
    return Table(before.game.position(), [Seat("person", "Anna"), Seat("simple", "Ben")], Settings(), "ab" * 16)


def slow_log(count: int = TAKEN_BACK) -> list[Entry]:
    """The log of that table: a game of some steps, the last of which is taken back so many times."""
    table = from_position()
    while len(table.steps) < STEPS and not table.is_over:
        settled(table, 1)
    table.run_bots()
    seat = table.asked
    assert seat == 0
    again = [Entry(ANSWER, seat, table.number(seat), table.options[-1]), Entry(UNDO, seat, len(table.steps))]
    return [*table.log, *(again * count)]


def row_of(table: Table, game_id: str, phase: str = RUNNING) -> GameRow:
    """The row of a table that is opened by `TOKEN` and `WATCH`."""
    seats = [SeatRow(number, seat.kind, seat.name) for number, seat in enumerate(table.seats)]
    seats[0] = msgspec.structs.replace(seats[0], token_hashes=[hashed(f"{TOKEN}{game_id}")])
    request = msgspec.json.encode(NewTable(seats=[NewSeat(), NewSeat("simple")], even_reactions=False)).decode()
    watch = hashed(f"{WATCH}{game_id}")
    return GameRow(game_id, 1, 1, phase, LINK, request, watch, seats, opening=store(table))


async def add_slow(storage: Storage, game_id: str = "slow", count: int = TAKEN_BACK) -> str:
    """Keep a table that takes for ever to be made again from its log; the token of its seat."""
    await storage.add_game(row_of(from_position(), game_id))
    await storage.append(game_id, 0, slow_log(count), 2)
    return f"{TOKEN}{game_id}"
