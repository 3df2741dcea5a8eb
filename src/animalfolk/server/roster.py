"""What servers of one database keep about themselves: who runs, who looks after which table, who is connected where.

Whoever writes to a table looks after it, until it has nothing to do there for a while: then the row says when somebody
has to look again, and of all servers one takes it (`FOR UPDATE SKIP LOCKED`). A server that is not heard of any more
is taken off, and whatever it looked after is due at once. For PostgreSQL alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    any_,
    cast,
    delete,
    false,
    func,
    literal,
    null,
    or_,
    select,
    text,
    true,
    union,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from animalfolk.server.database import Database, whole
from animalfolk.server.machine import has_ended
from animalfolk.server.rows import RUNNING
from animalfolk.server.schema import dues, games, present, servers

AT_ONCE = 50  # tables that are taken together
LOCK = 6_250_118  # so that of several servers that start together one is the first
Row = dict[str, object]
GAME, PLACE = ["game_id"], ["game_id", "seat", "server"]  # what there is one row for
LOCKED = text(f"SELECT pg_advisory_xact_lock({LOCK})")
CLOCK = cast(func.extract("epoch", func.clock_timestamp()) * 1000, servers.c.seen.type)  # the database's


class Taken(NamedTuple):
    """A table that is due, and whether it was at no server for a while."""

    game_id: str
    anew: bool


class Lost(NamedTuple):
    """Servers that are gone, and the tables where somebody was connected to them, or that they looked after."""

    servers: list[str]
    games: list[str]


def among(column: Column[str], names: Sequence[str]) -> ColumnElement[bool]:
    """Whether it is one of these: one array, as a statement takes 32,767 values at most, and each list is another."""
    return column == any_(literal(list(names), ARRAY(column.type)))


async def hold(connection: AsyncConnection, game_ids: Sequence[str], server: str, now: int) -> None:
    """Look after tables from now on; in the order in which all write such rows, so that none blocks another."""
    rows = [{"game_id": game_id, "at": now, "server": server, "anew": False} for game_id in sorted(game_ids)]
    await connection.execute(insert(dues).on_conflict_do_update(index_elements=GAME, set_={"server": server}), rows)


class Roster:
    """The servers of a database, as one of them sees it."""

    def __init__(self, database: Database, server: str) -> None:
        self._database = database
        self.server = server

    # servers

    @whole
    async def time(self) -> int:
        """The database's clock, in milliseconds since the epoch."""
        async with self._database.read() as connection:
            return int((await connection.execute(select(CLOCK))).scalar_one())

    @whole
    async def enter(self, silent: int) -> bool:
        """Be there; whether no other server runs. Then every game that runs is due, and nobody is connected.

        silent: milliseconds after which a server that says nothing does not count.
        """
        async with self._database.write() as connection:
            await connection.execute(LOCKED)
            await connection.execute(delete(servers).where(await _gone(connection, silent)))
            others = (await connection.execute(select(func.count()).select_from(servers))).scalar_one()
            said = insert(servers).values(id=self.server, seen=CLOCK)
            await connection.execute(said.on_conflict_do_update(index_elements=["id"], set_={"seen": CLOCK}))
            if not others:
                await connection.execute(delete(present))
                await _all_due(connection)
            return not others

    @whole
    async def beat(self) -> bool:
        """Say that this server is there; false if others have taken it off meanwhile."""
        async with self._database.write() as connection:
            over = (present.c.server == self.server) & (present.c.until < CLOCK)  # of those who stay not connected
            await connection.execute(delete(present).where(over))
            said = update(servers).where(servers.c.id == self.server).values(seen=CLOCK)
            return bool((await connection.execute(said)).rowcount)

    @whole
    async def bury(self, silent: int) -> Lost:
        """Take off servers that have ended or said nothing for so many milliseconds, and whatever is left of others."""
        async with self._database.write() as connection:
            await connection.execute(LOCKED)
            old = await _gone(connection, silent) & (servers.c.id != self.server)
            gone = (await connection.execute(delete(servers).where(old).returning(servers.c.id))).scalars()
            lost = sorted({*gone, *(await _left_behind(connection))})
            return Lost(lost, await _leave(connection, lost, anew=True) if lost else [])

    @whole
    async def leave(self) -> None:
        """Go: others look after what this server did."""
        async with self._database.write() as connection:
            await _leave(connection, [self.server], anew=False)
            await connection.execute(delete(servers).where(servers.c.id == self.server))

    # what is due

    @whole
    async def take(self, now: int) -> list[Taken]:
        """Tables that are due, and that nobody else looks after; from now on this server does."""
        free = (
            select(dues.c.game_id, dues.c.anew)
            .where(dues.c.server.is_(None), dues.c.at <= now)
            .order_by(dues.c.at)
            .limit(AT_ONCE)
            .with_for_update(skip_locked=True)
        )
        async with self._database.write() as connection:
            taken = [Taken(*row) for row in await connection.execute(free)]
            mine = update(dues).where(among(dues.c.game_id, [one.game_id for one in taken]))
            if taken:
                await connection.execute(mine.values(server=self.server, anew=False))
        return taken

    @whole
    async def hold(self, game_ids: Sequence[str], now: int) -> None:
        """Look after these tables."""
        async with self._database.write() as connection:
            await hold(connection, game_ids, self.server, now)

    @whole
    async def held(self) -> list[str]:
        """The tables that this server looks after."""
        async with self._database.read() as connection:
            return list((await connection.execute(select(dues.c.game_id).where(self._mine))).scalars())

    @whole
    async def lengths(self, game_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        wanted = select(games.c.id, games.c.length).where(among(games.c.id, game_ids))
        async with self._database.read() as connection:
            found = await connection.execute(wanted)
        return {row.id: row.length for row in found}

    @property
    def _mine(self) -> ColumnElement[bool]:
        return dues.c.server == self.server

    @whole
    async def release(self, later: Mapping[str, int | None]) -> None:
        """Look after these tables no more: somebody looks at each of them then, or nobody has to."""
        never = [game_id for game_id, at in later.items() if at is None]
        async with self._database.write() as connection:
            if never:
                await connection.execute(delete(dues).where(among(dues.c.game_id, never), self._mine))
            rows = await _rows(connection, {game_id: at for game_id, at in later.items() if at is not None})
            if rows:
                said = insert(dues)
                new = {"at": said.excluded.at, "server": null()}
                said = said.on_conflict_do_update(index_elements=GAME, set_=new, where=self._mine)
                await connection.execute(said, rows)

    @whole
    async def remind(self, soon: Mapping[str, int]) -> None:
        """Let somebody look at these tables then, or sooner; unless another server looks after them."""
        async with self._database.write() as connection:
            rows = await _rows(connection, soon)
            if rows:
                said = insert(dues)
                new = {"at": func.least(dues.c.at, said.excluded.at), "server": null()}
                nobody = or_(dues.c.server.is_(None), self._mine)
                said = said.on_conflict_do_update(index_elements=GAME, set_=new, where=nobody)
                await connection.execute(said, rows)

    # who is connected

    @whole
    async def come(self, game_id: str, seat: int, until: int | None) -> None:
        """Somebody is connected to this server, or was heard of and counts as here until then."""
        row = {"game_id": game_id, "seat": seat, "server": self.server, "until": until}
        said = insert(present).values(row)
        async with self._database.write() as connection:
            await connection.execute(said.on_conflict_do_update(index_elements=PLACE, set_={"until": until}))

    @whole
    async def go(self, game_id: str, seat: int) -> None:
        """Nobody is connected to this server there any more."""
        here = (present.c.game_id == game_id) & (present.c.seat == seat) & (present.c.server == self.server)
        async with self._database.write() as connection:
            await connection.execute(delete(present).where(here))

    @whole
    async def here(self, people: Sequence[tuple[str, int]]) -> None:
        """These are connected to this server, at which tables and seats, and nobody else."""
        rows: list[Row] = [{"game_id": game_id, "seat": seat, "server": self.server} for game_id, seat in people]
        gone = (present.c.server == self.server) & present.c.until.is_(None)
        async with self._database.write() as connection:
            await connection.execute(delete(present).where(gone))
            rows = await _known(connection, rows)
            if rows:
                said = insert(present).on_conflict_do_update(index_elements=PLACE, set_={"until": None})
                await connection.execute(said, rows)

    @whole
    async def others(self, game_id: str) -> list[tuple[int, str, int | None]]:
        """Who is connected to other servers: seats, servers, and until when."""
        theirs = (present.c.game_id == game_id) & (present.c.server != self.server)
        async with self._database.read() as connection:
            found = await connection.execute(select(present.c.seat, present.c.server, present.c.until).where(theirs))
        return [(row[0], row[1], row[2]) for row in found]


async def _known(connection: AsyncConnection, rows: Sequence[Row]) -> list[Row]:
    """Of these rows those whose tables are still there."""
    names = [str(row["game_id"]) for row in rows]
    there = set((await connection.execute(select(games.c.id).where(among(games.c.id, names)))).scalars())
    return [row for row in rows if row["game_id"] in there]


async def _rows(connection: AsyncConnection, dues_at: Mapping[str, int]) -> list[Row]:
    """Rows that say when somebody has to look; always in the same order, so that two who write them do not block."""
    rows: list[Row] = [
        {"game_id": game_id, "at": at, "server": None, "anew": False} for game_id, at in sorted(dues_at.items())
    ]
    return await _known(connection, rows)


async def _gone(connection: AsyncConnection, silent: int) -> ColumnElement[bool]:
    """Servers that have said nothing for so long, or of which this machine knows that they have ended."""
    ended = [name for name in (await connection.execute(select(servers.c.id))).scalars() if has_ended(name)]
    return (servers.c.seen < CLOCK - silent) | servers.c.id.in_(ended)


async def _all_due(connection: AsyncConnection) -> None:
    """Every game that runs is due, and was at no server for a while."""
    running = select(games.c.id, literal(0), null(), true()).where(games.c.phase == RUNNING)
    said = insert(dues).from_select(["game_id", "at", "server", "anew"], running)
    due = {"at": 0, "server": null(), "anew": true()}
    await connection.execute(said.on_conflict_do_update(index_elements=GAME, set_=due))


async def _left_behind(connection: AsyncConnection) -> list[str]:
    """Servers that are not there, and of which something is left: they wrote when they had been taken off, and fell."""
    there = select(servers.c.id)
    looking = select(dues.c.server).where(dues.c.server.is_not(None), dues.c.server.not_in(there))
    connected = select(present.c.server).where(present.c.server.not_in(there))
    return list((await connection.execute(union(looking, connected))).scalars())


async def _leave(connection: AsyncConnection, gone: Sequence[str], anew: bool) -> list[str]:
    """Nobody is connected to these servers, and others look after their tables; which tables that concerns."""
    away = delete(present).where(present.c.server.in_(gone)).returning(present.c.game_id)
    due = {"at": 0, "server": null(), "anew": true() if anew else false()}
    left = update(dues).where(dues.c.server.in_(gone)).values(due).returning(dues.c.game_id)
    concerned = {*(await connection.execute(away)).scalars(), *(await connection.execute(left)).scalars()}
    return sorted(concerned)
