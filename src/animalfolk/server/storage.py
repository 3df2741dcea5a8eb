"""Everything that is kept: visitors, games with their seats and entries, chat. Every call is one transaction."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, RowMapping, Select, Update, func, insert, literal, null, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from animalfolk.server import chain
from animalfolk.server.database import Database, whole
from animalfolk.server.errors import Conflict, NotFound
from animalfolk.server.rows import OPEN, OVER, RUNNING, ChatRow, Found, GameRow, SeatRow, VisitorRow
from animalfolk.server.schema import chat, entries, games, seats, visitors
from animalfolk.table.log import Entry
from animalfolk.table.seats import PERSON

_LINKS = tuple(entries.c[name] for name in ("number", "seat", "id", "time", "body", "hash"))


class Storage:
    """A database that is open."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, address: str) -> Storage:
        """The storage at `sqlite:///path` or `postgresql://...`; the schema is brought up to date."""
        return cls(await Database.open(address))

    async def close(self) -> None:
        """Let all connections go."""
        await self._database.close()

    @whole
    async def ping(self) -> None:
        """Whether the database is there and would take something; if not, it is `Unreachable`."""
        self._database.check_there()
        async with self._database.write() as connection:
            await connection.execute(select(games.c.id).limit(1))

    # visitors

    @whole
    async def add_visitor(self, visitor: VisitorRow) -> None:
        """Keep somebody new."""
        async with self._database.write() as connection:
            await connection.execute(insert(visitors).values(msgspec.structs.asdict(visitor)))

    @whole
    async def visitor(self, token_hash: str) -> VisitorRow | None:
        """Who has this token."""
        async with self._database.read() as connection:
            found = await connection.execute(select(visitors).where(visitors.c.token_hash == token_hash))
        row = found.mappings().one_or_none()
        return VisitorRow(**row) if row else None

    # games and seats

    @whole
    async def add_game(self, game: GameRow) -> None:
        """Keep a new table with its seats."""
        row = msgspec.structs.asdict(game) | {"length": 0, "head": game.id, "winners": _dump(game.winners)}
        places = [{"game_id": game.id} | msgspec.structs.asdict(seat) for seat in row.pop("seats")]
        async with self._database.write() as connection:
            await connection.execute(insert(games).values(row))
            await connection.execute(insert(seats), places)

    @whole
    async def game(self, game_id: str) -> GameRow | None:
        """The table of this id."""
        found = await self._find(games.c.id == game_id, order=games.c.created, limit=1)
        return found[0] if found else None

    @whole
    async def games(self, phase: str, visibility: str, limit: int, before: int | None) -> list[GameRow]:
        """Tables, the newest first; only those that were made before this time, if there is one."""
        wanted = (games.c.phase == phase) & (games.c.visibility == visibility)
        if before is not None:
            wanted &= games.c.created < before
        return await self._find(wanted, order=games.c.created, limit=limit)

    @whole
    async def games_of(self, visitor_id: str, limit: int) -> list[GameRow]:
        """The tables where a visitor sits; first where something was done last."""
        theirs = select(seats.c.game_id).where(seats.c.visitor_id == visitor_id)
        return await self._find(games.c.id.in_(theirs), order=games.c.updated, limit=limit)

    async def _find(self, wanted: ColumnElement[bool], order: ColumnElement[int], limit: int) -> list[GameRow]:
        query = select(games).where(wanted).order_by(order.desc(), games.c.id).limit(limit)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
            places = select(seats).where(seats.c.game_id.in_([row["id"] for row in rows])).order_by(seats.c.seat)
            taken = (await connection.execute(places)).mappings().all() if rows else []
        return [_game(row, [place for place in taken if place["game_id"] == row["id"]]) for row in rows]

    @whole
    async def find_token(self, token_hash: str) -> Found | None:
        """What a token opens: a seat, an open seat by invitation, or watching."""
        query = union_all(
            select(literal("seat"), seats.c.game_id, seats.c.seat).where(seats.c.token_hash == token_hash),
            select(literal("invite"), seats.c.game_id, seats.c.seat).where(seats.c.invite_hash == token_hash),
            select(literal("watch"), games.c.id, null()).where(games.c.watch_hash == token_hash),
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return Found(*row) if row else None

    @whole
    async def take_seat(self, game_id: str, seat: int, visitor_id: str | None, name: str, token_hash: str) -> bool:
        """Take a seat that is free, and use its invitation up; false if somebody else was first."""
        place = (seats.c.game_id == game_id) & (seats.c.seat == seat)
        is_free = (seats.c.kind == PERSON) & seats.c.token_hash.is_(None)
        taken = {"visitor_id": visitor_id, "name": name, "token_hash": token_hash, "invite_hash": None}
        return await self._change(update(seats).where(place, is_free).values(taken))

    @whole
    async def begin(self, game_id: str, opening: str, now: int) -> bool:
        """Let a table begin; false if it has begun already."""
        is_open = (games.c.id == game_id) & (games.c.phase == OPEN)
        return await self._change(update(games).where(is_open).values(phase=RUNNING, opening=opening, updated=now))

    @whole
    async def end(self, game_id: str, winners: Sequence[int], now: int) -> None:
        """Note who has won; a second time changes nothing."""
        is_running = (games.c.id == game_id) & (games.c.phase == RUNNING)
        result = {"phase": OVER, "winners": _dump(winners), "updated": now}
        await self._change(update(games).where(is_running).values(result))

    async def _change(self, statement: Update) -> bool:
        """Whether it changed a row."""
        async with self._database.write() as connection:
            return bool((await connection.execute(statement)).rowcount)

    @whole
    async def running(self) -> list[str]:
        """The tables where somebody may be waited for, the oldest first."""
        return await self._ids(select(games.c.id).where(games.c.phase == RUNNING))

    @whole
    async def all_games(self) -> list[str]:
        """Every table there is, the oldest first."""
        return await self._ids(select(games.c.id))

    async def _ids(self, query: Select[str]) -> list[str]:
        async with self._database.read() as connection:
            return list((await connection.execute(query.order_by(games.c.created, games.c.id))).scalars())

    # the log

    @whole
    async def append(self, game_id: str, number: int, new: Sequence[Entry], now: int) -> None:
        """Keep entries from this number on, all or none; `Conflict` if the log does not end just before it."""
        if not new:
            return
        async with self._database.write() as connection:
            length, head = await _lock(connection, game_id)
            if length != number:
                raise _conflict(game_id, number, length)
            rows = chain.forge(game_id, number, head, new)
            end = {"length": number + len(rows), "head": rows[-1]["hash"], "updated": now}
            await connection.execute(insert(entries), rows)
            await connection.execute(update(games).where(games.c.id == game_id).values(end))

    @whole
    async def entries(self, game_id: str, since: int = 0) -> list[Entry]:
        """The entries from this number on; `Damaged` if any of the log, or its end, is not what was written."""
        query = (
            select(games.c.length, games.c.head.label("end"), *_LINKS)
            .select_from(games.outerjoin(entries, entries.c.game_id == games.c.id))
            .where(games.c.id == game_id)
            .order_by(entries.c.number)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        if not rows:
            raise _no_such(game_id)
        links = [row for row in rows if row["number"] is not None]
        return chain.read(game_id, rows[0]["length"], rows[0]["end"], links)[since:]

    # chat

    @whole
    async def add_chat(self, game_id: str, line: ChatRow) -> int:
        """Keep a line; its number is told: the first is 1."""
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.game_id == game_id)
        async with self._database.write() as connection:
            await _lock(connection, game_id)
            number = int((await connection.execute(last)).scalar_one()) + 1
            row = msgspec.structs.asdict(line) | {"game_id": game_id, "number": number}
            await connection.execute(insert(chat).values(row))
        return number

    @whole
    async def chat(self, game_id: str, since: int = 0) -> list[ChatRow]:
        """The lines after the one of this number."""
        query = select(chat).where(chat.c.game_id == game_id, chat.c.number > since).order_by(chat.c.number)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [ChatRow(**{name: row[name] for name in ChatRow.__struct_fields__}) for row in rows]


async def _lock(connection: AsyncConnection, game_id: str) -> tuple[int, str]:
    """Wait until nobody else writes to this game; how long its log is, and its last hash."""
    query = select(games.c.length, games.c.head).where(games.c.id == game_id).with_for_update()
    row = (await connection.execute(query)).first()
    if row is None:
        raise _no_such(game_id)
    return row[0], row[1]


def _no_such(game_id: str) -> NotFound:
    return NotFound(f"There is no table {game_id}.", table=game_id)


def _conflict(game_id: str, number: int, length: int) -> Conflict:
    message = f"The log of the table {game_id} goes on at {length}, not at {number}."
    return Conflict(message, table=game_id, number=number, length=length)


def _game(row: RowMapping, places: Sequence[RowMapping]) -> GameRow:
    sitting = [SeatRow(**{name: place[name] for name in SeatRow.__struct_fields__}) for place in places]
    winners = json.loads(row["winners"]) if row["winners"] is not None else None
    known = {name: row[name] for name in GameRow.__struct_fields__ if name in row}
    return GameRow(**known | {"seats": sitting, "winners": winners})


def _dump(winners: Sequence[int] | None) -> str | None:
    return None if winners is None else json.dumps(list(winners))
