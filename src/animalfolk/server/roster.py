"""What servers of one database keep about themselves: who runs, who looks after which table, who is connected where.

Whoever writes to a table looks after it, until it has nothing to do there for a while: then the row says when somebody
has to look again, and of all servers one takes it (`FOR UPDATE SKIP LOCKED`). A server that is not heard of any more
is taken off, and whatever it looked after is due at once. For PostgreSQL alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, cast, delete, false, func, literal, null, or_, select, text, true, update
from sqlalchemy.dialects.postgresql import Insert, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from animalfolk.server.database import Database, whole
from animalfolk.server.rows import RUNNING
from animalfolk.server.schema import dues, games, present, servers

LOST = 5000  # milliseconds after which a server that says nothing is taken off
AT_ONCE = 50  # tables that are taken together
LOCK = 6_250_118  # so that of several servers that start together one is the first
Row = dict[str, object]
CLOCK = cast(func.extract("epoch", func.clock_timestamp()) * 1000, servers.c.seen.type)  # the database's


class Taken(NamedTuple):
    """A table that is due, and whether it was at no server for a while."""

    game_id: str
    anew: bool


class Lost(NamedTuple):
    """Servers that are gone, and the tables where somebody was connected to them, or that they looked after."""

    servers: list[str]
    games: list[str]


async def hold(connection: AsyncConnection, game_ids: Sequence[str], server: str, now: int) -> None:
    """Look after tables from now on."""
    rows = [{"game_id": game_id, "at": now, "server": server, "anew": False} for game_id in game_ids]
    said = insert(dues).values(rows)
    await connection.execute(said.on_conflict_do_update(index_elements=["game_id"], set_={"server": server}))


class Roster:
    """The servers of a database, as one of them sees it."""

    def __init__(self, database: Database, server: str) -> None:
        self._database = database
        self.server = server

    # servers

    @whole
    async def enter(self) -> bool:
        """Be there; whether no other server runs. Then every game that runs is due, and nobody is connected."""
        async with self._database.write() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.execute(delete(servers).where(servers.c.seen < CLOCK - LOST))
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
            said = update(servers).where(servers.c.id == self.server).values(seen=CLOCK)
            return bool((await connection.execute(said)).rowcount)

    @whole
    async def bury(self) -> Lost:
        """Take off the servers that are not heard of any more."""
        gone = delete(servers).where(servers.c.seen < CLOCK - LOST, servers.c.id != self.server).returning(servers.c.id)
        async with self._database.write() as connection:
            lost = list((await connection.execute(gone)).scalars())
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
            mine = update(dues).where(dues.c.game_id.in_([one.game_id for one in taken]))
            if taken:
                await connection.execute(mine.values(server=self.server, anew=False))
        return taken

    @whole
    async def hold(self, game_ids: Sequence[str], now: int) -> None:
        """Look after these tables."""
        async with self._database.write() as connection:
            await hold(connection, game_ids, self.server, now)

    @whole
    async def release(self, later: Mapping[str, int | None]) -> None:
        """Look after these tables no more: somebody looks at each of them then, or nobody has to."""
        mine = or_(dues.c.server.is_(None), dues.c.server == self.server)
        never = [game_id for game_id, at in later.items() if at is None]
        rows: list[Row] = [
            {"game_id": game_id, "at": at, "server": None, "anew": False}
            for game_id, at in sorted(later.items())
            if at is not None
        ]
        async with self._database.write() as connection:
            if never:
                await connection.execute(delete(dues).where(dues.c.game_id.in_(never), mine))
            rows = await _known(connection, rows)
            if rows:
                await connection.execute(_due_then(rows, mine))

    # who is connected

    @whole
    async def come(self, game_id: str, seat: int, until: int | None) -> None:
        """Somebody is connected to this server, or was heard of and counts as here until then."""
        row = {"game_id": game_id, "seat": seat, "server": self.server, "until": until}
        said = insert(present).values(row)
        async with self._database.write() as connection:
            await connection.execute(
                said.on_conflict_do_update(index_elements=["game_id", "seat", "server"], set_={"until": until})
            )

    @whole
    async def go(self, game_id: str, seat: int) -> None:
        """Nobody is connected to this server there any more."""
        here = (present.c.game_id == game_id) & (present.c.seat == seat) & (present.c.server == self.server)
        async with self._database.write() as connection:
            await connection.execute(delete(present).where(here))

    @whole
    async def others(self, game_id: str) -> list[tuple[int, str, int | None]]:
        """Who is connected to other servers: seats, servers, and until when."""
        theirs = (present.c.game_id == game_id) & (present.c.server != self.server)
        async with self._database.read() as connection:
            found = await connection.execute(select(present.c.seat, present.c.server, present.c.until).where(theirs))
        return [(row[0], row[1], row[2]) for row in found]


async def _known(connection: AsyncConnection, rows: Sequence[Row]) -> list[Row]:
    """Of these rows those whose tables are still there."""
    names = [row["game_id"] for row in rows]
    there = set((await connection.execute(select(games.c.id).where(games.c.id.in_(names)))).scalars())
    return [row for row in rows if row["game_id"] in there]


def _due_then(rows: Sequence[Row], mine: ColumnElement[bool]) -> Insert:
    said = insert(dues).values(list(rows))
    new = {"at": said.excluded.at, "server": null()}
    return said.on_conflict_do_update(index_elements=["game_id"], set_=new, where=mine)


async def _all_due(connection: AsyncConnection) -> None:
    """Every game that runs is due, and was at no server for a while."""
    running = select(games.c.id, literal(0), null(), true()).where(games.c.phase == RUNNING)
    said = insert(dues).from_select(["game_id", "at", "server", "anew"], running)
    due = {"at": 0, "server": null(), "anew": true()}
    await connection.execute(said.on_conflict_do_update(index_elements=["game_id"], set_=due))


async def _leave(connection: AsyncConnection, gone: Sequence[str], anew: bool) -> list[str]:
    """Nobody is connected to these servers, and others look after their tables; which tables that concerns."""
    away = delete(present).where(present.c.server.in_(gone)).returning(present.c.game_id)
    due = {"at": 0, "server": null(), "anew": true() if anew else false()}
    left = update(dues).where(dues.c.server.in_(gone)).values(due).returning(dues.c.game_id)
    concerned = {*(await connection.execute(away)).scalars(), *(await connection.execute(left)).scalars()}
    return sorted(concerned)
