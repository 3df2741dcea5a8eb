"""Everything that is kept: visitors, games with their seats and entries, chat. Every call is one transaction."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import ColumnElement, RowMapping, Select, Update, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from animalfolk.server import appending, chain, reading
from animalfolk.server.database import Database, whole
from animalfolk.server.errors import Conflict, NewerFormat
from animalfolk.server.rows import (
    CLOSED,
    DRAFTING,
    FORMAT,
    NEW,
    OPEN,
    OVER,
    PLAYED,
    RUNNING,
    DraftRow,
    GameRow,
    SeatRow,
    VisitorRow,
)
from animalfolk.server.saying import Saying
from animalfolk.server.schema import dues, entries, games, seat_tokens, seats, visitors
from animalfolk.server.seating import ROW_BYTES, lock, no_such
from animalfolk.table.log import Entry

if TYPE_CHECKING:
    from animalfolk.server.retention import Expiry
    from animalfolk.server.roster import Roster

LONG = 500  # entries that are read in a thread: each takes its time, and all others would wait


PROBE = text("UPDATE alembic_version SET version_num = version_num")  # writes, and changes nothing


class Storage(Saying):
    """A database that is open."""

    @classmethod
    async def open(cls, address: str) -> Storage:
        """The storage at `sqlite:///path` or `postgresql://...`; the schema is brought up to date."""
        return cls(await Database.open(address))

    async def close(self) -> None:
        """Let all connections go."""
        await self._database.close()

    def roster(self, server: str) -> Roster | None:
        """What several servers keep about themselves, where there may be several."""
        if not self._database.is_shared:
            return None
        from animalfolk.server.roster import Roster  # noqa: PLC0415 - a server of SQLite starts without all of this

        return Roster(self._database, server)

    def expiry(self) -> Expiry:
        """What is kept, by kind and age, for whoever removes what nobody uses any more."""
        from animalfolk.server.retention import Expiry  # noqa: PLC0415

        return Expiry(self._database)

    @whole
    async def ping(self) -> None:
        """Whether the database is there and takes something, which is written; if not, it is `Unreachable`."""
        self._database.check_there()
        async with self._database.write() as connection:
            await connection.execute(PROBE)

    # visitors

    @whole
    async def add_visitor(self, visitor: VisitorRow) -> None:
        """Keep somebody new."""
        async with self._database.write() as connection:
            row = msgspec.structs.asdict(visitor) | {"used": visitor.created}
            await connection.execute(insert(visitors).values(row))
        self.spent(NEW, ROW_BYTES + len(visitor.name.encode()))

    @whole
    async def visitor(self, token_hash: str) -> VisitorRow | None:
        """Who has this token."""
        async with self._database.read() as connection:
            found = await connection.execute(select(visitors).where(visitors.c.token_hash == token_hash))
        row = found.mappings().one_or_none()
        return VisitorRow(**{name: row[name] for name in VisitorRow.__struct_fields__}) if row else None

    # games and seats

    @whole
    async def add_game(self, game: GameRow) -> None:
        """Keep a new table with its seats."""
        row = msgspec.structs.asdict(game) | {"length": 0, "head": game.id, "winners": _dump(game.winners)}
        row["used"] = game.updated
        places = [{"game_id": game.id} | msgspec.structs.asdict(seat) for seat in row.pop("seats")]
        tokens = [
            {"token_hash": token_hash, "game_id": game.id, "seat": place["seat"], "number": number}
            for place in places
            for number, token_hash in enumerate(place.pop("token_hashes"), start=1)
        ]
        async with self._database.write() as connection:
            await connection.execute(insert(games).values(row))
            await connection.execute(insert(seats), places)
            if tokens:
                await connection.execute(insert(seat_tokens), tokens)
        texts = len(game.request.encode()) + len((game.opening or "").encode())
        self.spent(NEW, texts + ROW_BYTES * (1 + len(places) + len(tokens)))

    @whole
    async def game(self, game_id: str) -> GameRow | None:
        """The table of this id."""
        found = await self._find(games.c.id == game_id, order=games.c.created, limit=1)
        if found and found[0].format > FORMAT:
            raise NewerFormat(f"The table {game_id} is of format {found[0].format}, which is newer than {FORMAT}.")
        return found[0] if found else None

    @whole
    async def games(self, phase: str, visibility: str, limit: int, before: int | None, last: str = "") -> list[GameRow]:
        """Tables, the newest first; only those that were made before this time, if there is one.

        last: the table of that time after which it goes on, as several may have been made at once.
        """
        phases = (RUNNING, DRAFTING) if phase == RUNNING else (phase,)
        wanted = games.c.phase.in_(phases) & (games.c.visibility == visibility)
        if before is not None:
            then = (games.c.created == before) & (games.c.id > last)
            wanted &= (games.c.created < before) | then if last else games.c.created < before
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
            sitting = await _seats(connection, [row["id"] for row in rows])
        return [_game(row, sitting[row["id"]]) for row in rows]

    @whole
    async def begin(self, game_id: str, opening: str, now: int, sitting: Sequence[SeatRow] | None = None) -> bool:
        """Let a table begin; false if it has begun already, or if others sit there than was thought."""
        then = {"phase": RUNNING, "opening": opening, "updated": now}
        return await self._advance(game_id, (OPEN, None), then, sitting)

    @whole
    async def begin_draft(self, game_id: str, draft: DraftRow, now: int, sitting: Sequence[SeatRow]) -> bool:
        """Let the draft of a table's decks begin; false as above."""
        then = {"phase": DRAFTING, "draft": _json(draft), "updated": now}
        return await self._advance(game_id, (OPEN, None), then, sitting)

    @whole
    async def draft(self, game_id: str, before: DraftRow, after: DraftRow, now: int, opening: str | None) -> bool:
        """Keep the next of a draft, and if there is an opening, begin; false if it is not what it was before."""
        then: dict[str, object] = {"draft": _json(after), "updated": now}
        if opening is not None:
            then |= {"phase": RUNNING, "opening": opening}
        return await self._advance(game_id, (DRAFTING, _json(before)), then)

    async def _advance(
        self,
        game_id: str,
        known: tuple[str, str | None],
        then: Mapping[str, object],
        sitting: Sequence[SeatRow] | None = None,
    ) -> bool:
        """Change a table whose phase and draft are known, and at which these sit."""
        async with self._database.write() as connection:
            query = select(games.c.phase, games.c.draft).where(games.c.id == game_id).with_for_update()
            row = (await connection.execute(query)).first()
            if row is None or (row[0], row[1]) != known:
                return False
            if sitting is not None and (await _seats(connection, [game_id]))[game_id] != list(sitting):
                return False
            await connection.execute(update(games).where(games.c.id == game_id).values(then))
        self.spent(PLAYED, sum(len(value.encode()) for value in then.values() if isinstance(value, str)))
        return True

    @whole
    async def end(self, game_id: str, winners: Sequence[int], now: int) -> None:
        """Note who has won; a second time changes nothing."""
        is_running = (games.c.id == game_id) & (games.c.phase == RUNNING)
        result = {"phase": OVER, "winners": _dump(winners), "updated": now}
        await self._change(update(games).where(is_running).values(result))

    @whole
    async def close_game(self, game_id: str, now: int) -> None:
        """Close a table for good; nobody looks after it any more."""
        async with self._database.write() as connection:
            shut = {"phase": CLOSED, "updated": now}
            await connection.execute(update(games).where(games.c.id == game_id).values(shut))
            await connection.execute(delete(dues).where(dues.c.game_id == game_id))

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
    async def append(
        self,
        game_id: str,
        number: int,
        new: Sequence[Entry],
        now: int,
        holder: str | None = None,
        *,
        quiet: bool = False,
    ) -> None:
        """Keep entries from this number on, all or none; `Conflict` if the log does not end just before it.

        holder: the server that looks after the table from now on, where there may be several. quiet: nobody sees that
        something was done, so the time of the last change stays as it is.
        """
        if not new:
            return
        async with self._database.write() as connection:
            length, head = await lock(connection, game_id)
            if length != number:
                raise _conflict(game_id, number, length)
            rows = chain.forge(game_id, number, head, new)
            if holder:
                await appending.write(connection, game_id, rows, now, holder, quiet)
            else:
                end = {"length": number + len(rows), "head": rows[-1]["hash"], **({} if quiet else {"updated": now})}
                await connection.execute(insert(entries), rows)
                await connection.execute(update(games).where(games.c.id == game_id).values(end))
        self.spent(PLAYED, sum(ROW_BYTES + len(row["body"].encode()) for row in rows))

    @whole
    async def standing(self, game_id: str) -> tuple[str, int] | None:
        """The phase of a table and the length of its log."""
        async with self._database.read() as connection:
            row = (await connection.execute(reading.STANDING, {"the_game": game_id})).first()
        return (row[0], row[1]) if row else None

    @whole
    async def entries(self, game_id: str, since: int = 0) -> list[Entry]:
        """The entries from this number on; `Damaged` if any of the log, or its end, is not what was written."""
        return (await self._chained(game_id, 0))[since:]

    @whole
    async def following(self, game_id: str, since: int) -> list[Entry]:
        """The entries from this number on, where those before it were read already."""
        return await self._chained(game_id, since)

    async def _chained(self, game_id: str, since: int) -> list[Entry]:
        async with self._database.read() as connection:
            found = await connection.execute(reading.CHAINED, {"the_game": game_id, "before": since - 1})
        rows = found.mappings().all()
        if not rows:
            raise no_such(game_id)
        links = [row for row in rows if row["number"] is not None]
        read = partial(chain.read, game_id, rows[0]["length"], rows[0]["end"], links, since)
        return await asyncio.to_thread(read) if len(links) > LONG else read()


def _conflict(game_id: str, number: int, length: int) -> Conflict:
    message = f"The log of the table {game_id} goes on at {length}, not at {number}."
    return Conflict(message, table=game_id, number=number, length=length)


async def _seats(connection: AsyncConnection, game_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of games, with their tokens."""
    found: dict[str, list[SeatRow]] = {game_id: [] for game_id in game_ids}
    places = select(seats).where(seats.c.game_id.in_(game_ids)).order_by(seats.c.seat)
    for row in (await connection.execute(places)).mappings():
        known = {name: row[name] for name in SeatRow.__struct_fields__ if name in row}
        found[row["game_id"]].append(SeatRow(**known))
    tokens = select(seat_tokens).where(seat_tokens.c.game_id.in_(game_ids)).order_by(seat_tokens.c.number)
    for row in (await connection.execute(tokens)).mappings():
        found[row["game_id"]][row["seat"]].token_hashes.append(row["token_hash"])
    return found


def _game(row: RowMapping, sitting: list[SeatRow]) -> GameRow:
    winners = json.loads(row["winners"]) if row["winners"] is not None else None
    known = {name: row[name] for name in GameRow.__struct_fields__ if name in row}
    draft = msgspec.json.decode(row["draft"], type=DraftRow) if row["draft"] is not None else None
    return GameRow(**known | {"seats": sitting, "winners": winners, "draft": draft})


def _json(draft: DraftRow) -> str:
    return msgspec.json.encode(draft).decode()


def _dump(winners: Sequence[int] | None) -> str | None:
    return None if winners is None else json.dumps(list(winners))
