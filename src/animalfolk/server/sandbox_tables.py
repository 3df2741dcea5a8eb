"""The inside of the sandbox: tables as everywhere, whose log, clocks and other servers are in the server's process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Coroutine, Sequence
from functools import partial
from typing import Any, NamedTuple

from animalfolk.bots import USUAL, takes_time
from animalfolk.server.acting import Anything, House
from animalfolk.server.apart_process import Beacon
from animalfolk.server.errors import Unreachable
from animalfolk.server.keeping import Log
from animalfolk.server.link import Link
from animalfolk.server.listening import Listening, Viewer
from animalfolk.server.live import Live
from animalfolk.server.peers import Elsewhere
from animalfolk.server.rows import GameRow
from animalfolk.server.steady import SAME, SteadyClock
from animalfolk.server.timing import Presence
from animalfolk.table.job import Answered, Job
from animalfolk.table.log import Entry

COMING_AND_GOING = ("arrive", "depart", "touch", "hear", "meet", "lose")


class Terms(NamedTuple):
    """What tables there need to know of the server. Times are milliseconds."""

    grace: int
    window: int
    is_alone: bool


class Standing(NamedTuple):
    """What the server keeps at hand of a table there."""

    phase: str
    winners: list[int] | None
    updated: int
    length: int | None
    is_idle: bool


class LogThere:
    """The log of all tables, kept by the server."""

    def __init__(self, link: Link) -> None:
        self._link = link

    async def game(self, game_id: str) -> GameRow | None:
        """A game's row."""
        row: GameRow | None = await self._link.call("game", game_id)
        return row

    async def append(
        self, game_id: str, number: int, entries: Sequence[Entry], now: int, *, quiet: bool = False
    ) -> None:
        """Keep entries; Conflict if there are such already."""
        await self._link.call("append", game_id, number, list(entries), now, quiet)

    async def entries(self, game_id: str, since: int = 0) -> list[Entry]:
        """All entries."""
        found: list[Entry] = await self._link.call("entries", game_id, since)
        return found

    async def following(self, game_id: str, since: int) -> list[Entry]:
        """The entries from this number on."""
        found: list[Entry] = await self._link.call("following", game_id, since)
        return found

    async def end(self, game_id: str, winners: Sequence[int], now: int) -> None:
        """The game is over."""
        await self._link.call("end", game_id, list(winners), now)

    async def close_game(self, game_id: str, now: int) -> None:
        """The server closes tables."""

    async def running(self) -> list[str]:
        """None: the server says which tables go on."""
        return []


class PeersThere:
    """The other servers, as the server of this sandbox knows them."""

    def __init__(self, link: Link, is_alone: bool) -> None:
        self.log: Log = LogThere(link)
        self.is_alone = is_alone
        self.held: set[str] = set()
        self._link = link

    def holds(self, game_id: str) -> bool:
        """Whether the server looks after a table, as it said last."""
        return self.is_alone or game_id in self.held

    def ring_at(self, game_id: str, due: int | None, busy: bool = False) -> None:
        """Have somebody look at the table then."""
        self._link.tell("ring_at", game_id, due, busy)

    def tell(self, what: str, game_id: str, *, seat: int = 0, time: int | None = None, name: str = "") -> None:
        """Tell the others."""
        self._link.tell("note", what, game_id, seat, time, name)

    def heard(self, game_id: str, length: int) -> None:
        """The server hears of others, and says what follows from it."""

    async def come(self, game_id: str, seat: int, until: int | None = None) -> None:
        """Somebody is here."""
        await self._link.call("come", game_id, seat, until)

    async def go(self, game_id: str, seat: int, now: int) -> None:
        """Somebody is no longer connected."""
        await self._link.call("go", game_id, seat, now)

    async def here(self, people: Sequence[tuple[str, int]]) -> None:
        """The server says who is connected to it."""

    async def elsewhere(self, game_id: str) -> Elsewhere:
        """The server says who is connected to others."""
        return []

    async def enter(self, hearer: object) -> None:
        """The server looks after tables."""

    async def leave(self) -> None:
        """The server looks after them no more."""

    async def standing(self, game_id: str) -> tuple[str, int] | None:
        """The server looks at what others have written."""
        return None


class PoolThere:
    """Bots that think ahead do so in the server's processes; rules of thumb answer here, within the budget."""

    def __init__(self, link: Link) -> None:
        self.cut = 0
        self._link = link

    async def ask(self, job: Job, seconds: float | None = None) -> str:
        """What the bot answers, or another in its place: always one of the options; it never fails."""
        try:
            text = await self._thought(job, seconds) if takes_time(job.kind) else job.answer()
            return job.check(text)
        except Exception as error:  # whatever a bot does, the game goes on
            self._link.tell("replaced", job.kind, type(error).__name__)
            return _replaced(job)

    async def _thought(self, job: Job, seconds: float | None) -> str:
        answered: Answered = await asyncio.wait_for(self._link.call("answered", job), seconds)
        return answered.text

    async def think(self, thought: Callable[[], Any]) -> Any:
        """Anything else that takes time."""
        return await self._link.call("think", thought)


def _replaced(job: Job) -> str:
    try:
        return job.check(job.answer(USUAL))
    except Exception:
        return job.any_answer()


class Forwarded(Listening):
    """Those who wait for news are at the server."""

    def __init__(self, tell: Callable[[list[Viewer] | None], None]) -> None:
        super().__init__()
        self._tell = tell

    def tell(self, viewers: Container[Viewer] | None = None) -> None:
        """There is news, for all or for some."""
        self._tell(None if viewers is None else [viewer for viewer in (None, 0, 1, 2, 3) if viewer in viewers])


class Sandboxed(Live):
    """A table whose listeners are at the server."""

    def __init__(self, house: House, row: GameRow, presence: Presence, tell: Callable[..., None]) -> None:
        super().__init__(house, row)
        self.presence = presence
        self._tell = tell
        self._listening = Forwarded(partial(tell, "news"))

    def _start(self, work: Coroutine[Any, Any, Anything]) -> asyncio.Task[Anything]:
        task = super()._start(work)
        task.add_done_callback(lambda _: self.tell_standing())
        return task

    def tell_standing(self) -> None:
        """Say how it stands: whether something goes on here is seen nowhere else."""
        self._tell("stands", self.standing)

    @property
    def standing(self) -> Standing:
        """What the server keeps at hand."""
        row = self.row
        return Standing(row.phase, row.winners, row.updated, self.length, self.is_idle)


class Tables:
    """All tables of the sandbox, by the numbers that the server gives them."""

    def __init__(self, link: Link, beacon: Beacon, terms: Terms) -> None:
        self._link, self._beacon = link, beacon
        self._peers = PeersThere(link, terms.is_alone)
        pool: Any = PoolThere(link)
        self._clock = SteadyClock()
        self._house = House(self._peers, pool, self._clock, terms.grace, terms.window)
        self._tables: dict[int, Sandboxed] = {}

    async def serve(self, name: str, given: tuple[Any, ...]) -> Any:
        """Do something at a table: what came of it, and how the table stands."""
        number, held, *rest = given  # who was here before, where somebody comes or goes
        if name == "open":
            return await self._open(number, held, *rest)
        table = self._tables.get(number)
        if table is None:
            raise Unreachable("this table is made again from its log; try again")
        self._hold(table.row.id, held)
        self._beacon.work_on(table.row.id)
        if name in COMING_AND_GOING:
            table.presence = rest.pop(0)
        try:
            return await getattr(table, name)(*rest)
        finally:
            table.tell_standing()

    async def _open(self, number: int, held: bool, now: int, row: GameRow, presence: Presence, anew: bool) -> None:
        self._go_by(now)
        self._hold(row.id, held)
        self._beacon.work_on(row.id)
        self._tables[number] = table = Sandboxed(self._house, row, presence, partial(self._tell, number))
        try:
            await table.wake_up(anew)
        except BaseException:
            del self._tables[number]
            raise
        table.tell_standing()

    def _go_by(self, now: int) -> None:
        """Let it be as late as for the server; both count on by the same ticks."""
        if abs(now - self._clock.now()) > SAME:
            self._clock.set(now)

    def _tell(self, number: int, name: str, what: object) -> None:
        self._link.tell(name, number, what)

    def _hold(self, game_id: str, held: bool) -> None:
        (self._peers.held.add if held else self._peers.held.discard)(game_id)

    def hear(self, name: str, given: tuple[Any, ...]) -> None:
        """A table is not needed any more, or the server looks after it, or does not."""
        if name == "held":
            self._hold(*given)
        elif name == "drop":
            self._tables.pop(given[0], None)


def make_tables(terms: Terms, link: Link, beacon: Beacon) -> Tables:
    """What serves in the sandbox."""
    return Tables(link, beacon, terms)
