"""Records and replays, made in a process of their own from logs; what was made is kept for a while, as it goes out.

What it costs counts against whoever asks: what is kept costs nothing more, a game that has to be made again costs as
much as it is long.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from time import monotonic
from typing import Any, NamedTuple

from animalfolk.server.apart import SECONDS, Apart
from animalfolk.server.errors import NotFound, TooFast, Unreachable
from animalfolk.server.hall import Hall, Live
from animalfolk.server.keeping import Source
from animalfolk.server.link import LinkLost
from animalfolk.server.origin import is_from_outside
from animalfolk.server.replay_cache import (
    Begun,
    CachedGame,
    Missing,
    Work,
    make_cache,
    not_over,
    outline,
    play_on,
    record,
    told,
    views,
)
from animalfolk.server.replay_cache import whole as whole_record
from animalfolk.server.replay_messages import PlayOn
from animalfolk.server.rows import CLOSED, OVER, RUNNING, Found, GameRow
from animalfolk.server.sandbox import closed
from animalfolk.server.storage import Storage

KEPT_BYTES = 16 * 1024 * 1024  # of what was made, as it goes out
KEPT_SECONDS = 600.0
WAITING = 40  # who may wait at once, and from one address
WAITING_OF_ADDRESS = 8
STEPS_A_COST = 100  # entries of a log whose making counts as much as one request does
LETTERS_A_STEP = 12  # about, of an opening
VIEWS_A_COST = 5
AT_ONCE = 100  # entries of a running game that was dealt here, whose record takes no longer than an answer

Pay = Callable[[int], None]  # counts so many requests more; TooFast if they are too many


class Asker(NamedTuple):
    """Who asks: from where, and what counts it."""

    address: str
    pay: Pay


class Made:
    """What was made, by what it is: so many bytes, and nothing for long."""

    def __init__(self, most: int = KEPT_BYTES, now: Callable[[], float] = monotonic) -> None:
        self._most, self._now = most, now
        self._kept: OrderedDict[Hashable, tuple[float, bytes]] = OrderedDict()
        self.size = 0

    def find(self, key: Hashable) -> bytes | None:
        """What is kept."""
        found = self._kept.get(key)
        if found and found[0] + KEPT_SECONDS > self._now():
            self._kept.move_to_end(key)
            return found[1]
        return None

    def keep(self, key: Hashable, made: bytes) -> None:
        """Keep it, unless it alone is too much; the oldest goes."""
        self._drop(key)
        if len(made) > self._most // 4:
            return
        self._kept[key] = (self._now(), made)
        self.size += len(made)
        while self.size > self._most:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: Hashable) -> None:
        dropped = self._kept.pop(key, None)
        self.size -= len(dropped[1]) if dropped else 0


class Replays:
    """The records and replays of one server: each may be forgotten at any time, and is made again when asked for."""

    def __init__(self, hall: Hall, storage: Storage, seconds: float = SECONDS) -> None:
        self._hall = hall
        self._storage = storage
        self.apart = Apart(make_cache, self, self._over, seconds)
        self.made = Made()
        self._waiting: Counter[str] = Counter()

    async def finish(self) -> None:
        """Let what is under way come to its end, unless that takes long; the process ends."""
        await self.apart.finish()

    async def close(self) -> None:
        """End the process."""
        await self.apart.close()

    # what can be asked for

    async def record(self, found: Found, form: str, asker: Asker) -> bytes:
        """The record as this token may have it; not while somebody may react, as it would tell who."""
        phase, length = await self._storage.standing(found.game_id) or ("", 0)
        live = await self._hall.table(found.game_id) if phase == RUNNING and length <= AT_ONCE else None
        if isinstance(live, Live):
            return await live.read(lambda table: record(CachedGame(table), found.seat, form))
        return await self._bytes(found, partial(record, seat=found.seat, form=form), asker, is_running=True)

    async def outline(self, found: Found, asker: Asker) -> bytes:
        """All there is to know before one looks at single steps."""
        return await self._bytes(found, partial(outline, game_id=found.game_id, seat=found.seat), asker)

    async def views(self, found: Found, step: int, count: int, viewer: str, asker: Asker) -> bytes:
        """The views after this step and those that follow, as far as there are any."""
        work = partial(views, step=step, count=count, viewer=viewer)
        return await self._bytes(found, work, asker, count // VIEWS_A_COST)

    async def told(self, found: Found, viewer: str, asker: Asker) -> bytes:
        """All events; those of a step are the first so many, as the outline says."""
        return await self._bytes(found, partial(told, viewer=viewer), asker)

    async def whole(self, game_id: str, asker: Asker) -> tuple[int, Callable[[], Any]]:
        """How long the log of a finished game is, and what makes its whole record."""
        source = await self._source(game_id, is_running=False)
        return len(source.entries), lambda: self._ask(source, whole_record, asker)

    async def play_on(self, found: Found, asked: PlayOn, asker: Asker) -> Begun:
        """A new table from a step on."""
        source = await self._source(found.game_id, is_running=False)
        begun: Begun = await self._ask(source, partial(play_on, asked=asked), asker)
        return begun

    async def check_over(self, found: Found) -> None:
        """Refused while the game runs."""
        await self._source(found.game_id, is_running=False)

    # how it is made

    async def _bytes(self, found: Found, work: Any, asker: Asker, cost: int = 0, is_running: bool = False) -> bytes:
        """What is kept, or what is made now."""
        what = (work.func, tuple(sorted(work.keywords.items())))
        phase, length = await self._storage.standing(found.game_id) or ("", 0)
        made = self.made.find((found.game_id, length, what)) if phase == OVER else None
        if made is None:
            source = await self._source(found.game_id, is_running)
            made = await self._make(source, work, asker, cost)
            if source.is_over:
                self.made.keep((source.game, len(source.entries), what), made)
        return made

    async def _make(self, source: Source, work: Work, asker: Asker, cost: int) -> bytes:
        if cost:
            asker.pay(cost)
        made: bytes = await self._ask(source, work, asker)
        return made

    async def _source(self, game_id: str, is_running: bool) -> Source:
        """What it is made from; a game that is over is read from the storage, and needs no table in memory."""
        row = await self._row(game_id)
        if row.phase == OVER and row.opening is not None:
            return Source(row.id, row.opening, tuple(await self._storage.entries(game_id)), row.created, is_over=True)
        live = await self._hall.table(game_id)
        source = await live.source()
        if not is_running and not source.is_over:
            raise not_over()
        return source

    async def _row(self, game_id: str) -> GameRow:
        row = await self._storage.game(game_id)
        if row is None:
            raise NotFound("there is no such table")
        if row.phase == CLOSED:
            raise closed(game_id)
        return row

    async def _ask(self, source: Source, work: Work, asker: Asker) -> Any:
        """Have it made. Of a game that is over, what it is made from is sent and paid for only if it is not at hand."""
        key = (source.game, len(source.entries))
        self._wait(asker.address)
        try:
            found = await self.apart.call("ask", key, work, None) if source.is_over else Missing()
            if isinstance(found, Missing):
                price = (len(source.entries) + len(source.opening) // LETTERS_A_STEP) // STEPS_A_COST
                if price:
                    asker.pay(price)
                found = await self.apart.call("ask", key, work, source)
            return found
        except LinkLost:
            await self._row(source.game)
            raise Unreachable("this was not made in time; try again") from None
        finally:
            self._waiting -= Counter([asker.address])

    def _wait(self, address: str) -> None:
        if self._waiting.total() >= WAITING or self._waiting[address] >= WAITING_OF_ADDRESS:
            raise TooFast("many records and replays are being made; try again in 1 second", seconds=1)
        self._waiting[address] += 1

    async def _over(self, game_id: str) -> None:
        """It took too long: a table that did not begin here is closed."""
        row = await self._storage.game(game_id) if game_id else None
        if row and is_from_outside(row):
            await self._hall.close_table(game_id)

    # what the process asks for

    async def serve(self, name: str, given: tuple[Any, ...]) -> Any:
        """Nothing is asked of the server."""
        raise NotFound(name)

    def hear(self, name: str, given: tuple[Any, ...]) -> None:
        """Nothing is told to the server."""
