"""Who sits where, as it is kept: seats are taken, opened on other devices and left, each in one transaction."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import ColumnElement, delete, exists, func, insert, literal, null, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from animalfolk.server.appending import STANDING
from animalfolk.server.database import Database, whole
from animalfolk.server.errors import NotFound
from animalfolk.server.rows import NEW, OPEN, TO_JOIN, TO_SIT, TO_WATCH, Found, SeatRow
from animalfolk.server.schema import games, seat_tokens, seats, watch_tokens
from animalfolk.table.seats import PERSON

MOST_TOKENS = 8  # of one seat; one more, and the oldest opens nothing any more
ROW_BYTES = 250  # that a row takes besides its texts: names, hashes, its place in the indexes


def _uncounted(kind: str, size: int) -> None:
    """Nobody wants to know how much is stored."""


class Seating:
    """The seats of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.spent: Callable[[str, int], None] = _uncounted  # is told how many bytes were stored, and of what

    @whole
    async def find_token(self, token_hash: str) -> Found | None:
        """What a token opens: a seat, a free seat by invitation, or watching."""
        query = union_all(
            select(literal(TO_SIT), seat_tokens.c.game_id, seat_tokens.c.seat).where(
                seat_tokens.c.token_hash == token_hash
            ),
            select(literal(TO_JOIN), seats.c.game_id, seats.c.seat).where(
                seats.c.invite_hash == token_hash, ~exists().where(_tokens_of(seats.c.game_id, seats.c.seat))
            ),
            select(literal(TO_WATCH), games.c.id, null()).where(games.c.watch_hash == token_hash),
            select(literal(TO_WATCH), watch_tokens.c.game_id, null()).where(watch_tokens.c.token_hash == token_hash),
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return Found(*row) if row else None

    @whole
    async def take_seat(self, game_id: str, seat: int, visitor_id: str | None, name: str, token_hash: str) -> bool:
        """Take a seat that is free; false if somebody else was first. Its invitation is good again when it is left."""
        place = _place(game_id, seat) & (seats.c.kind == PERSON)
        async with self._database.write() as connection:
            await lock(connection, game_id)
            if await _hashes(connection, game_id, seat):
                return False
            taken = update(seats).where(place).values(visitor_id=visitor_id, name=name)
            if not (await connection.execute(taken)).rowcount:
                return False
            await _add(connection, game_id, seat, token_hash)
        self.spent(NEW, ROW_BYTES)
        return True

    @whole
    async def add_token(self, game_id: str, seat: int, token_hash: str) -> list[str] | None:
        """One more token for a seat: the hashes of those that are void now, the oldest; none if nobody sits there."""
        async with self._database.write() as connection:
            await lock(connection, game_id)
            known = await _hashes(connection, game_id, seat)
            if not known or token_hash in known:
                return [] if known else None
            await _add(connection, game_id, seat, token_hash)
            void = known[: len(known) + 1 - MOST_TOKENS] if len(known) >= MOST_TOKENS else []
            await connection.execute(delete(seat_tokens).where(seat_tokens.c.token_hash.in_(void)))
        self.spent(NEW, ROW_BYTES)
        return void

    @whole
    async def add_watch(self, game_id: str, token_hash: str) -> None:
        """One more token for watching; a second time changes nothing."""
        known = exists().where(watch_tokens.c.token_hash == token_hash)
        async with self._database.write() as connection:
            await lock(connection, game_id)
            if not (await connection.execute(select(known))).scalar_one():
                await connection.execute(insert(watch_tokens).values(token_hash=token_hash, game_id=game_id))
        self.spent(NEW, ROW_BYTES)

    @whole
    async def leave_seat(self, game_id: str, left: SeatRow, closes: bool) -> bool:
        """Leave a seat of a table that has not begun: it is as this row says, and free. False if it has begun.

        closes: where nobody sits any more, the table is gone.
        """
        async with self._database.write() as connection:
            await lock(connection, game_id)
            phase = (await connection.execute(select(games.c.phase).where(games.c.id == game_id))).scalar_one()
            if phase != OPEN:
                return False
            await connection.execute(delete(seat_tokens).where(_tokens_of(game_id, left.seat)))
            others = exists().where(seat_tokens.c.game_id == game_id)
            if closes:
                await connection.execute(delete(games).where(games.c.id == game_id, ~others))
            free = {"visitor_id": left.visitor_id, "name": left.name, "invite_hash": left.invite_hash}
            await connection.execute(update(seats).where(_place(game_id, left.seat)).values(free))
        return True


async def lock(connection: AsyncConnection, game_id: str) -> tuple[int, str]:
    """Wait until nobody else writes to this game; how long its log is, and its last hash."""
    row = (await connection.execute(STANDING, {"the_game": game_id})).first()
    if row is None:
        raise no_such(game_id)
    return row[0], row[1]


def no_such(game_id: str) -> NotFound:
    """There is no table of this name."""
    return NotFound(f"There is no table {game_id}.", table=game_id)


def _place(game_id: str, seat: int) -> ColumnElement[bool]:
    return (seats.c.game_id == game_id) & (seats.c.seat == seat)


def _tokens_of(game_id: str | ColumnElement[str], seat: int | ColumnElement[int]) -> ColumnElement[bool]:
    return (seat_tokens.c.game_id == game_id) & (seat_tokens.c.seat == seat)


async def _hashes(connection: AsyncConnection, game_id: str, seat: int) -> list[str]:
    """The tokens of a seat, the oldest first."""
    query = select(seat_tokens.c.token_hash).where(_tokens_of(game_id, seat)).order_by(seat_tokens.c.number)
    return list((await connection.execute(query)).scalars())


async def _add(connection: AsyncConnection, game_id: str, seat: int, token_hash: str) -> None:
    last = select(func.coalesce(func.max(seat_tokens.c.number), 0)).where(_tokens_of(game_id, seat))
    number = int((await connection.execute(last)).scalar_one()) + 1
    row = {"token_hash": token_hash, "game_id": game_id, "seat": seat, "number": number}
    await connection.execute(insert(seat_tokens).values(row))
