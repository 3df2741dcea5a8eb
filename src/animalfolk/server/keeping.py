"""One table and its log: whatever is done is stored before anybody is told, and the log alone makes the table again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

import msgspec

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.server.errors import Conflict, Damaged, NotBegun, NotFound, ServerError
from animalfolk.server.reopening import Reopened, reopened
from animalfolk.server.rows import DRAFTING, OPEN, OVER, RUNNING, GameRow
from animalfolk.server.steady import Clock
from animalfolk.table.log import Entry
from animalfolk.table.store import restore
from animalfolk.table.table import Table

TRIES = 5  # of something done, while others write to the same log
SHORT = 20  # entries that are played again at once; more of them in a thread, so that nobody else has to wait
SHORT_OPENING = 1_000  # the same of letters of an opening, which may be a whole record

Result = TypeVar("Result")
Deed = Callable[[Table], Result]


class Log(Protocol):
    """What is needed of the storage."""

    async def game(self, game_id: str) -> GameRow | None:
        """A game's row."""

    async def append(
        self, game_id: str, number: int, entries: Sequence[Entry], now: int, /, *, quiet: bool = False
    ) -> None:
        """Keep entries; Conflict if there are such already. quiet: nobody sees that something was done."""

    async def entries(self, game_id: str, since: int = 0) -> list[Entry]:
        """All entries."""

    async def following(self, game_id: str, since: int, /) -> list[Entry]:
        """The entries from this number on, where those before it were read already."""

    async def end(self, game_id: str, winners: Sequence[int], now: int) -> None:
        """The game is over."""

    async def running(self) -> list[str]:
        """The games that are neither open nor over."""


def rebuild(opening: str, entries: Sequence[Entry], started: int) -> Table:
    """The table of a log. An opening may be the record of a game that was played elsewhere up to some step."""
    table = restore(opening, started)
    table.log.clear()
    for entry in entries:
        table.apply(entry)
    return table


def _read(opening: str, entries: Sequence[Entry], started: int) -> tuple[Table, Reopened | None]:
    """The table of a log, and the window that was open at its end."""
    return rebuild(opening, entries, started), reopened(partial(restore, opening, started), entries)


class Kept:
    """A table in memory, as long as it is sure that it is what is stored."""

    def __init__(
        self,
        storage: Log,
        row: GameRow,
        clock: Clock,
        on_rebuilt: Callable[[Reopened | None], None],
    ) -> None:
        self.row = row
        self._clock = clock
        self._storage = storage
        self._on_rebuilt = on_rebuilt  # is told whether a window was open at the end of the log
        self._table: Table | None = None

    @property
    def id(self) -> str:
        """The game's name."""
        return self.row.id

    async def table(self) -> Table:
        """The table, made again from the log where it is not in memory."""
        if self._table is None:
            self._table, window = await self._rebuilt()
            self._on_rebuilt(window)
        return self._table

    async def _rebuilt(self) -> tuple[Table, Reopened | None]:
        if self.row.opening is None:
            await self.reload()
        if self.row.opening is None:
            raise NotBegun("the game has not begun: seats are open, or decks are chosen")
        entries = await self._storage.entries(self.id)
        try:
            if len(entries) <= SHORT and len(self.row.opening) <= SHORT_OPENING:
                return _read(self.row.opening, entries, self.row.created)
            return await asyncio.to_thread(_read, self.row.opening, entries, self.row.created)
        except AnimalfolkError as error:
            kind = type(error).__name__  # its text may name what is hidden
            raise Damaged(f"the log of this table cannot be played again: {kind}") from error

    async def reload(self) -> None:
        """Read it again: seats were taken, the game has begun, or another server has written."""
        row = await self._storage.game(self.id)
        if row is None:
            raise NotFound("there is no such table")
        self.row = row
        self.forget()

    async def read_on(self, follow: Callable[[Table, Sequence[Entry]], None]) -> bool:
        """Do here what another server has written; whether it has. follow: what to do with it."""
        table = self._table
        if table is None:
            return False  # all of it is read when it is needed
        new = await self._storage.following(self.id, len(table.log))
        try:
            if new:
                follow(table, new)
        except Exception:  # memory was not what is stored
            self.forget()
        return bool(new)

    @property
    def length(self) -> int | None:
        """How long the log is of a table in memory."""
        return None if self._table is None else len(self._table.log)

    @property
    def last(self) -> int:
        """The time of the last entry of a table in memory."""
        return self._table.log[-1].time if self._table and self._table.log else 0

    def is_behind(self, length: int) -> bool:
        """Whether a table in memory lacks something of a log of this length."""
        return self.length is not None and self.length < length

    def forget(self) -> None:
        """Memory may not be what is stored."""
        self._table = None

    async def do(self, deed: Deed[Result], now: int, is_seen: Callable[[Table], bool], slow: bool = False) -> Result:
        """Do it and store it; a refusal changes nothing, and after any other error the log is read again.

        is_seen: whether everybody sees that it was done.
        """
        table = await self.table()
        before = len(table.log)
        try:
            result = await asyncio.to_thread(deed, table) if slow else deed(table)
        except (AnimalfolkError, ServerError):
            if len(table.log) != before:
                self.forget()
            raise
        except BaseException:
            self.forget()
            raise
        await self._store(table, before, now, is_seen)
        return result

    async def _store(self, table: Table, before: int, now: int, is_seen: Callable[[Table], bool]) -> None:
        new = table.log[before:]
        try:
            if new:
                await self._storage.append(self.id, before, new, self._clock.told(now), quiet=not is_seen(table))
        except BaseException:
            self.forget()
            raise

    def holds(self, table: Table) -> bool:
        """Whether this is still the table in memory."""
        return self._table is table

    async def do_again(
        self, deed: Deed[Result], now: int, is_seen: Callable[[Table], bool], slow: bool = False
    ) -> Result:
        """The same; where another process has written meanwhile, again on what is there now, some times."""
        for _ in range(TRIES - 1):
            with suppress(Conflict):
                return await self.do(deed, now, is_seen, slow)
        return await self.do(deed, now, is_seen, slow)

    async def settle(self) -> None:
        """Note the end of a game, once."""
        table = await self.table()
        if table.is_over and self.row.phase == RUNNING:
            now = self._clock.told(self._clock.now())
            await self._storage.end(self.id, table.winners, now)
            self.row = msgspec.structs.replace(self.row, phase=OVER, winners=list(table.winners), updated=now)

    @property
    def is_open(self) -> bool:
        """Whether the game has not begun: seats are open, or decks are drafted."""
        return self.row.phase in (OPEN, DRAFTING)
