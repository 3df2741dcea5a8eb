"""All tables: in memory while somebody is there, made again from their logs when they are needed."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable

from animalfolk.server.acting import House
from animalfolk.server.apart import SECONDS
from animalfolk.server.errors import NotFound, Unreachable
from animalfolk.server.keeping import Log
from animalfolk.server.live import Live
from animalfolk.server.missing import LookingAgain, each
from animalfolk.server.notes import LOG, LOST, MISSED, ROW, Note
from animalfolk.server.origin import is_from_outside
from animalfolk.server.peers import Alone, Peers
from animalfolk.server.rows import CLOSED, OVER, GameRow
from animalfolk.server.sandbox import Remote, Sandbox, closed
from animalfolk.server.steady import Clock, SteadyClock
from animalfolk.server.thinking import BotPool
from animalfolk.server.timing import RETRY, Wheel
from animalfolk.table.clock import SECOND

__all__ = ["AnyTable", "Hall", "Live"]

AnyTable = Live | Remote

GRACE = 60.0  # seconds without a connection after which a bot takes a seat
IDLE = 600.0  # seconds after which a table leaves the memory
WINDOW = 1.5  # seconds in which somebody may react
SWEEP = ""  # no table's name: look which ones leave the memory
logger = logging.getLogger("animalfolk.hall")


class Hall:
    """The tables of one server. `start` it, ask it for `table`, `close` it."""

    def __init__(  # noqa: PLR0913 - each has a usual value
        self,
        kept: Log | Callable[[Wheel], Peers],
        pool: BotPool,
        *,
        grace: float = GRACE,
        idle: float = IDLE,
        window: float = WINDOW,
        compute: float = SECONDS,
        is_apart: Callable[[GameRow], bool] = is_from_outside,
        clock: Clock | None = None,
    ) -> None:
        """kept: the log of all tables, if this server is alone; otherwise those who share it.

        compute: seconds that a table in the sandbox may compute at a stretch. is_apart: which tables go there.
        """
        self._pool = pool
        self._idle = int(idle * SECOND)
        clock = clock or SteadyClock()
        self._now = clock.now
        self._wheel = Wheel(self._ring, clock.now, clock.sleep)
        self.peers: Peers = kept(self._wheel) if callable(kept) else Alone(kept, self._wheel)
        self._house = House(self.peers, pool, clock, int(grace * SECOND), int(window * SECOND))
        self._sandbox = Sandbox(self._house, compute)
        self._is_apart = is_apart
        self._tables: dict[str, AnyTable] = {}
        self._loading: dict[str, asyncio.Task[AnyTable]] = {}
        self._wanted: Counter[str] = Counter()  # tables that somebody waits for
        self._again = LookingAgain(self._look_again)
        self.missed: Callable[[], Awaitable[None]] = _nothing_else  # what else is to be looked at then
        self._used: set[str] = set()  # tables that somebody has asked for since it was noted
        self._known: set[str] = set()  # tables whose clocks have begun anew since this server runs
        self._tasks: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def connections(self) -> int:
        """How many seats have somebody connected."""
        return sum(live.presence.connected for live in self._tables.values())

    async def start(self) -> None:
        """Go on with every game that runs: what was due while no server ran is not lost, and nobody's time went by."""
        self._wheel.set(SWEEP, self._now() + self._idle)
        games = await self.peers.log.running()
        self._tasks = [asyncio.create_task(self._wheel.run()), asyncio.create_task(self._resume(games))]
        await self.peers.enter(self)

    async def _resume(self, games: list[str]) -> None:
        """Each begins to go on; where nothing is to be done now, it does not stay in memory."""
        for game in games:
            try:
                await self._find(game)
            except Exception as error:
                logger.error("a game cannot go on", extra={"table": game, "why": type(error).__name__})
                if isinstance(error, Unreachable):
                    self._wheel.set(game, self._now() + RETRY)
            self._leave()
            await asyncio.sleep(0)

    async def resumed(self) -> None:
        """Wait until all games go on."""
        await self._tasks[1]

    async def finish_computing(self) -> None:
        """Let what the sandbox does come to its end, unless that takes long: whoever waits for it is told."""
        await self._sandbox.finish()

    async def close(self) -> None:
        """Stop; what was begun is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._wheel.close()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(live.close() for live in self._tables.values()))
        await self._sandbox.close()
        await self.peers.leave()
        self._tables.clear()
        self._pool.close()

    async def table(self, game_id: str) -> AnyTable:
        """The table of this name, wherever it is computed."""
        self._wanted[game_id] += 1
        self._used.add(game_id)
        try:
            live = await self._find(game_id)
            if live.row.phase == CLOSED:
                raise closed(game_id)
            live.used = self._now()
            await self._read_on(live)
        finally:
            self._wanted -= Counter([game_id])
        return live

    async def _read_on(self, live: AnyTable) -> None:
        """Read what others may have written."""
        standing = await self.peers.standing(live.row.id)
        if standing:
            await live.follow(*standing)

    async def _find(self, game_id: str) -> AnyTable:
        live = self._tables.get(game_id)
        if live is None:
            task = self._loading.get(game_id)
            if task is None:
                task = self._loading[game_id] = asyncio.create_task(self._load(game_id))
                task.add_done_callback(lambda _: self._loading.pop(game_id, None))
            live = await asyncio.shield(task)
        return live

    def is_in_memory(self, game_id: str) -> bool:
        """Whether a table is here, or somebody waits for it."""
        return game_id in self._tables or game_id in self._loading or game_id in self._wanted

    def take_used(self) -> set[str]:
        """The tables that somebody has asked for since this was asked last, and those where somebody is."""
        used, self._used = self._used, set()
        return used | {game_id for game_id, live in self._tables.items() if self._is_visited(live)}

    def _is_visited(self, live: AnyTable) -> bool:
        """Whether somebody is there, or waits for news; a table that only goes on by itself is not used."""
        now = self._now()
        return live.is_heard or any(live.presence.is_here(seat, now) for seat in range(len(live.row.seats)))

    def removed(self, game_ids: Iterable[str]) -> None:
        """Tables are kept no more: nothing is due there."""
        for game_id in game_ids:
            self._wheel.set(game_id, None)
            self._known.discard(game_id)

    async def forget(self, game_id: str) -> None:
        """A table is not there any more."""
        live = self._tables.pop(game_id, None)
        if live:
            await live.close()

    async def close_table(self, game_id: str) -> None:
        """Close a table for good: it has exceeded its budget."""
        await self._sandbox.close_table(game_id)

    async def _load(self, game_id: str) -> AnyTable:
        row = await self.peers.log.game(game_id)
        if row is None:
            raise NotFound("there is no such table")
        if row.phase == CLOSED:
            raise closed(game_id)
        is_anew = self.peers.is_alone and game_id not in self._known
        live: AnyTable = self._sandbox.table(row) if self._is_apart(row) else Live(self._house, row)
        live.presence.meet(await self.peers.elsewhere(game_id), self._now())
        if isinstance(live, Remote):
            live.start(is_anew, self._leave)  # which may take long, and nobody has to wait for it
        else:
            await live.wake_up(is_anew)
        if self.peers.is_alone:
            self._known.add(game_id)
        self._tables[game_id] = live
        return live

    async def _ring(self, key: str) -> None:
        if key == SWEEP:
            self._leave()
            self._wheel.set(SWEEP, self._now() + self._idle)
        else:
            await (await self._find(key)).tick()

    # other servers

    async def ring(self, game_id: str, anew: bool) -> None:
        """Look at a table that is due. anew: it was at no server for a while."""
        live = await self._find(game_id)
        await self._read_on(live)
        if anew:
            await live.wake_up(anew)
        await live.tick()
        self._leave_at_once(game_id, live)

    def _leave_at_once(self, game_id: str, live: AnyTable) -> None:
        """A table that nobody has asked for, and where nothing is to be done soon, does not stay in memory."""
        is_needed = live.used or game_id in self._wanted or self._wheel.due(game_id) is not None
        if not is_needed and live.is_deserted and self._tables.get(game_id) is live:
            del self._tables[game_id]

    def concerns(self, note: Note) -> bool:
        """Whether anything is to be done about what another server tells of a table."""
        live = self._tables.get(note.game)
        if live is None or note.what == LOG:
            return note.game in self._loading or self._follows(note.game)
        return True

    def _follows(self, game_id: str) -> bool:
        """Whether somebody here waits for what others do there; where nobody does, who comes next reads on."""
        live = self._tables.get(game_id)
        return bool(live and live.is_heard) or game_id in self._wanted or self.peers.holds(game_id)

    async def hear(self, note: Note) -> None:
        """Another server has written to a table, has read one anew, or tells who is there."""
        if note.what == LOG and note.length:
            self.peers.heard(note.game, note.length)
        if note.game in self._loading:  # it may have been read before that
            await asyncio.wait([self._loading[note.game]])
        live = self._tables.get(note.game)
        if note.what == LOST:
            await asyncio.gather(*(live.lose(note.name) for live in self._tables.values()), return_exceptions=True)
        if note.what == MISSED or (note.what == LOST and note.server != note.name):
            # who was taken off has perhaps not told the last that it did; who went by itself has
            await self._again.ask()
        elif live and note.what == LOG:
            await self._hear_of_log(live, note)
        elif live and note.what == ROW:
            await self.reload(note.game)
        elif live:
            await self._hear_of_people(live, note)

    async def _hear_of_log(self, live: AnyTable, note: Note) -> None:
        if self._follows(note.game):
            await live.follow(length=note.length or None)

    async def _hear_of_people(self, live: AnyTable, note: Note) -> None:
        if not self._follows(note.game):  # who wants more time wants it for what was done last
            await live.follow()
        await live.hear(note)

    def lengths(self) -> dict[str, int]:
        """The tables in memory that follow what others write, and how long their logs are there."""
        followed = {game_id: live.length for game_id, live in self._tables.items() if self._follows(game_id)}
        return {game_id: length for game_id, length in followed.items() if length is not None}

    async def _look_again(self) -> None:
        await each(self._look_at, list(self._tables))
        await self.missed()

    async def _look_at(self, game_id: str) -> None:
        live = self._tables.get(game_id)
        if live:
            await self._read_on(live)
            await live.meet(await self.peers.elsewhere(game_id))

    async def entered(self) -> None:
        """This server is heard again after a while: the others are told who is connected to it."""
        tables = self._tables.items()
        await self.peers.here([(game_id, seat) for game_id, live in tables for seat in live.presence.here])

    async def reload(self, game_id: str) -> bool:
        """Read a table again; whether it is still there."""
        try:
            await (await self.table(game_id)).reload()
        except NotFound:
            await self.forget(game_id)
            return False
        return True

    def _leave(self) -> None:
        """Tables that nobody has used for long leave the memory; of those that are over nothing stays."""
        count = len(self)
        self._let_go()
        if count and not self._tables:
            gc.collect()  # garbage is looked for seldom, as all wait for it; now nobody does

    def _let_go(self) -> None:
        now = self._now()
        for game_id, live in list(self._tables.items()):
            if live.is_idle and game_id not in self._wanted and live.used + self._idle <= now:
                del self._tables[game_id]
                if live.row.phase == OVER:
                    self._known.discard(game_id)


async def _nothing_else() -> None:
    """All is in the hall."""
