"""Retention: what nobody has used for as long as its kind is kept is removed, in small steps.

A step is one short transaction, and whoever is at a table is never in its way: tables in memory, tables where somebody
is connected to any server, and tables that a server looks after are not touched. Of several servers one prunes at a
time; two that do so harm nothing, as each step looks anew at what is old.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from typing import NamedTuple, NoReturn

from sqlalchemy import ColumnElement, Select, delete, exists, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from animalfolk.server.config import Config
from animalfolk.server.database import Database, whole
from animalfolk.server.errors import ServerError
from animalfolk.server.hall import Hall
from animalfolk.server.rows import BOTS, BRANCH, CLOSED, DRAFTING, LESSON, OPEN, OVER, PEOPLE, RECORD, RUNNING
from animalfolk.server.schema import dues, games, present, seats, visitors
from animalfolk.server.steady import wall_ms

DAY = 24 * 3600 * 1000  # milliseconds
HOUR = 3600 * 1000  # within which it is not noted again that something is used
STEP = 20  # tables that are removed together, or visitors ten times so many
STEP_ENTRIES = 2000  # of their logs; a longer log goes by itself
STEP_PAGES = 256  # of a file of SQLite that are given back together
SPARE_PAGES = 1024  # that stay with the file, for what comes next
ROUND = 300.0  # seconds between two looks at what is old
PAUSE = 0.05  # seconds between two steps
LOCK = 6_250_119  # so that of several servers one prunes at a time
TRY_LOCK = text(f"SELECT pg_try_advisory_xact_lock({LOCK})")
INCREMENTAL = 2  # how SQLite calls a file whose free pages can be given back some at a time
VISITORS = "visitors"
IsLive = Callable[[str], bool]
logger = logging.getLogger("animalfolk.retention")


class Rule(NamedTuple):
    """Tables that are kept for the same time; `keep_NAME_days` is the setting."""

    name: str
    kinds: tuple[str, ...]
    phases: tuple[str, ...]


RULES = (
    Rule("open", (PEOPLE, BOTS, LESSON, RECORD, BRANCH), (OPEN, DRAFTING)),
    Rule("running", (PEOPLE,), (RUNNING, CLOSED)),
    Rule("games", (PEOPLE,), (OVER,)),
    Rule("bot_games", (BOTS,), (RUNNING, OVER, CLOSED)),
    Rule("lessons", (LESSON,), (RUNNING, OVER)),
    Rule("records", (RECORD, BRANCH), (RUNNING, OVER, CLOSED)),
)
NAMES = (*(rule.name for rule in RULES), VISITORS)


def days_of(config: Config) -> dict[str, int]:
    """For how many days each kind is kept; those that are kept for ever are left out."""
    found = {name: int(getattr(config, f"keep_{name}_days")) for name in NAMES}
    return {name: days for name, days in found.items() if days}


class Step(NamedTuple):
    """What one step has removed: of which kind, how many, which tables; which were live, and whether there is more."""

    name: str
    removed: int = 0
    games: tuple[str, ...] = ()
    live: tuple[str, ...] = ()
    is_more: bool = False


class Expiry:
    """What is kept, by kind and by when it was used last."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @whole
    async def count(self, name: str, before: int) -> int:
        """How many of a kind were not used since then."""
        async with self._database.read() as connection:
            return int((await connection.execute(_counting(name, before))).scalar_one())

    @whole
    async def remove(self, name: str, before: int, is_live: IsLive, but: Collection[str] = ()) -> Step:
        """Remove some of a kind that were not used since then; nothing while another server does so.

        is_live: whether a table is in memory, and has to stay. but: tables of which that is known.
        """
        async with self._database.write() as connection:
            if self._database.is_shared and not (await connection.execute(TRY_LOCK)).scalar_one():
                return Step(name)
            if name == VISITORS:
                return await _remove_visitors(connection, before)
            return await _remove_games(connection, name, before, is_live, but)

    @whole
    async def note_use(self, game_ids: Collection[str], visitor_ids: Collection[str], now: int) -> None:
        """These tables and visitors are used now; what was noted within the last hour is as good."""
        for table, ids in ((games, game_ids), (visitors, visitor_ids)):
            for some in _batches(sorted(ids)):
                old = table.c.id.in_(some) & (table.c.used < now - HOUR)
                async with self._database.write() as connection:
                    await connection.execute(update(table).where(old).values(used=now))

    @whole
    async def shrink(self) -> int:
        """Give some free pages of a file of SQLite back to the disk; how many. PostgreSQL sees to that itself."""
        if self._database.is_shared:
            return 0
        async with self._database.write() as connection:
            mode, free = [await _pragma(connection, name) for name in ("auto_vacuum", "freelist_count")]
            if mode != INCREMENTAL or free <= SPARE_PAGES:
                return 0
            await connection.exec_driver_sql(f"PRAGMA incremental_vacuum({STEP_PAGES})")
            return free - await _pragma(connection, "freelist_count")


async def _pragma(connection: AsyncConnection, name: str) -> int:
    return int((await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one())


def _batches(ids: Sequence[str], size: int = 50) -> Iterable[Sequence[str]]:
    return (ids[start : start + size] for start in range(0, len(ids), size))


def _old_games(name: str, before: int) -> ColumnElement[bool]:
    """Tables of a kind that nobody has used since then, and that no server has anything to do with now."""
    rule = next(rule for rule in RULES if rule.name == name)
    connected = exists().where(present.c.game_id == games.c.id)
    looked_after = exists().where(dues.c.game_id == games.c.id, dues.c.server.is_not(None))
    is_old = (games.c.used < before) & (games.c.updated < before)
    return games.c.kind.in_(rule.kinds) & games.c.phase.in_(rule.phases) & is_old & ~connected & ~looked_after


def _old_visitors(before: int) -> ColumnElement[bool]:
    """Visitors who have not come since then, and sit at no table that is kept."""
    return (visitors.c.used < before) & ~exists().where(seats.c.visitor_id == visitors.c.id)


def _counting(name: str, before: int) -> Select[int]:
    if name == VISITORS:
        return select(func.count()).select_from(visitors).where(_old_visitors(before))
    return select(func.count()).select_from(games).where(_old_games(name, before))


async def _remove_visitors(connection: AsyncConnection, before: int) -> Step:
    some = select(visitors.c.id).where(_old_visitors(before)).limit(10 * STEP).with_for_update(skip_locked=True)
    ids = list((await connection.execute(some)).scalars())
    if ids:
        await connection.execute(delete(visitors).where(visitors.c.id.in_(ids)))
    return Step(VISITORS, len(ids), is_more=bool(ids))


async def _remove_games(
    connection: AsyncConnection, name: str, before: int, is_live: IsLive, but: Collection[str]
) -> Step:
    old = _old_games(name, before) & games.c.id.not_in(but)
    oldest = select(games.c.id, games.c.length).where(old).order_by(games.c.used)
    found = (await connection.execute(oldest.limit(STEP).with_for_update(skip_locked=True))).all()
    live = [row.id for row in found if is_live(row.id)]
    gone = _few([(row.id, row.length) for row in found if row.id not in live])
    if gone:
        await connection.execute(delete(games).where(games.c.id.in_(gone)))
    return Step(name, len(gone), tuple(gone), tuple(live), is_more=bool(found))


def _few(found: Sequence[tuple[str, int]]) -> list[str]:
    """As many as have together not too many entries, but at least one."""
    ids, entries = list[str](), 0
    for game_id, length in found:
        entries += length
        if ids and entries > STEP_ENTRIES:
            break
        ids.append(game_id)
    return ids


def _nowhere(game_id: str) -> bool:
    """No table is in memory."""
    return False


class Pruner:
    """Removes what is older than its kind is kept for, kind by kind: visitors last, as tables hold them."""

    def __init__(
        self, expiry: Expiry, config: Config, now: Callable[[], int] = wall_ms, is_live: IsLive = _nowhere
    ) -> None:
        self._expiry, self._now, self._is_live = expiry, now, is_live
        self._days = days_of(config)

    async def count(self) -> dict[str, int]:
        """How many of each kind would be removed now."""
        return {name: await self._expiry.count(name, self._before(name)) for name in self._days}

    async def steps(self) -> AsyncIterator[Step]:
        """Remove all that is too old, a step at a time; then what has become free is given back to the disk."""
        for name in self._days:
            live, is_more = set[str](), True
            while is_more:
                step = await self._expiry.remove(name, self._before(name), self._is_live, live)
                live.update(step.live)
                is_more = step.is_more
                if step.removed:
                    yield step
        while await self._expiry.shrink():
            pass

    def _before(self, name: str) -> int:
        return self._now() - self._days[name] * DAY


class Retention:
    """Prunes while a server runs, and notes what is used meanwhile."""

    def __init__(self, expiry: Expiry, config: Config, hall: Hall, now: Callable[[], int] = wall_ms) -> None:
        self._expiry, self._hall, self._now = expiry, hall, now
        self._pruner = Pruner(expiry, config, now, hall.is_in_memory)
        self._visitors: set[str] = set()
        self.removed: Counter[str] = Counter()  # of each kind, since this server runs

    def saw(self, visitor_id: str) -> None:
        """A visitor is here."""
        self._visitors.add(visitor_id)

    async def keep_going(self) -> NoReturn:
        """A round every few minutes."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.round()
            except ServerError as error:  # the next round does it
                logger.warning("nothing is removed now", extra={"code": error.code})

    async def round(self) -> None:
        """Note what was used, then remove what is too old."""
        await self.note()
        before = self.removed.total()
        async for step in self._pruner.steps():
            self.removed[step.name] += step.removed
            self._hall.removed(step.games)
            await asyncio.sleep(PAUSE)
        if self.removed.total() > before:
            logger.info("what nobody uses was removed", extra={"removed": self.removed.total() - before})

    async def note(self) -> None:
        """Write down which tables and visitors were used since this was done last."""
        used, seen, self._visitors = self._hall.take_used(), self._visitors, set()
        await self._expiry.note_use(used, seen, self._now())
