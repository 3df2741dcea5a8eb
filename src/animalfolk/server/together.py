"""Servers that share a database: what is due is a row there, and whoever takes it looks after the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any, NamedTuple

from animalfolk.server.errors import Damaged, NotFound, ServerError
from animalfolk.server.keeping import Log
from animalfolk.server.notes import GONE, HERE, LOG, LOST, Hearer, Note, Speaker
from animalfolk.server.peers import Elsewhere
from animalfolk.server.roster import AT_ONCE, Roster
from animalfolk.server.shared_log import SharedLog
from animalfolk.server.storage import Storage
from animalfolk.server.timing import RETRY, Wheel
from animalfolk.table.clock import SECOND

MOST_LOOKS = 2 * AT_ONCE  # tables that are looked at together: who takes more than it can look at keeps others waiting
logger = logging.getLogger("animalfolk.peers")


class Pace(NamedTuple):
    """How often servers look around. Times are milliseconds."""

    near: int = 5000  # what is due so soon stays with whoever looks after the table now
    round: int = 500  # between two looks at what is due
    beat: int = 1000  # between two times that a server says that it is there, and looks what others have written
    silent: int = 5000  # after which a server that says nothing is taken off


USUAL = Pace()


class Together:
    """Other servers may be there: what is due is a row, and whoever takes it looks after the table."""

    is_alone = False

    def __init__(
        self,
        storage: Storage,
        roster: Roster,
        wheel: Wheel,
        speaker: Speaker,
        now: Callable[[], int],
        pace: Pace = USUAL,
    ) -> None:
        self.log: Log = SharedLog(storage, self)
        self.server = roster.server
        self._storage = storage
        self._roster = roster
        self._wheel = wheel
        self._speaker = speaker
        self._now = now
        self.pace = pace
        self._held: dict[str, int] = {}  # tables that this server looks after, and how long their logs were then
        self._later: dict[str, int | None] = {}  # tables that are looked after no more, and when they are due
        self._soon: dict[str, int] = {}  # tables of others, and when somebody has to look at them at the latest
        self._unsure: set[str] = set()  # tables of which the database said something else when it was last asked
        self._changed = asyncio.Event()
        self._is_heard = False  # whether the last beat was heard, and whoever came and went since
        self._looking: set[str] = set()  # tables that are due and looked at now
        self._behind: set[str] = set()  # tables at which is read on what was not heard
        self._tasks: set[asyncio.Task[None]] = set()

    # one table

    def holds(self, game_id: str) -> bool:
        """Whether this server looks after a table."""
        return game_id in self._held

    def keep(self, game_id: str) -> None:
        """What was said about when it is due is void."""
        self._later.pop(game_id, None)
        self._soon.pop(game_id, None)

    def wrote(self, game_id: str, length: int) -> None:
        """Something was written here: this server looks after the table."""
        self._held[game_id] = length
        self._send(Note(self.server, LOG, game_id, length=length))

    def heard(self, game_id: str, length: int) -> None:
        """Another server has written, and looks after the table; unless this one has written since."""
        if self._held.get(game_id, length) < length:
            del self._held[game_id]
            self._wheel.set(game_id, None)

    def ring_at(self, game_id: str, due: int | None, busy: bool = False) -> None:
        """Have somebody look at the table then; what is due soon stays here."""
        now = self._now()
        is_held = game_id in self._held
        if is_held and (busy or (due is not None and due <= now + self.pace.near)):
            self._wheel.set(game_id, due)
            return
        self._wheel.set(game_id, None)
        if is_held:
            del self._held[game_id]
            self._later[game_id] = due
        elif busy or due is not None:
            self._look_at(game_id, now if busy or due is None else due)

    def _look_at(self, game_id: str, due: int) -> None:
        """Have whoever is first look at the table then."""
        self._soon[game_id] = due
        if due <= self._now():
            self._changed.set()

    def tell(self, what: str, game_id: str, *, seat: int = 0, time: int | None = None, name: str = "") -> None:
        """Tell the others."""
        self._send(Note(self.server, what, game_id, seat, time, 0, name))

    def _send(self, note: Note) -> None:
        self._speaker.tell(note)

    # who is here

    async def come(self, game_id: str, seat: int, until: int | None = None) -> None:
        """Somebody is here."""
        try:
            await self._roster.come(game_id, seat, until)
        except ServerError:  # who is here matters less than being here; it is said again
            self._is_heard = False
        self.tell(HERE, game_id, seat=seat, time=until)

    async def go(self, game_id: str, seat: int, now: int) -> None:
        """Somebody is no longer connected to this server."""
        try:
            await self._roster.go(game_id, seat)
        except ServerError:
            self._is_heard = False
        self.tell(GONE, game_id, seat=seat, time=now)

    async def here(self, people: Sequence[tuple[str, int]]) -> None:
        """These are connected to this server, and nobody else."""
        await self._roster.here(people)
        for game_id, seat in people:
            self.tell(HERE, game_id, seat=seat)

    async def elsewhere(self, game_id: str) -> Elsewhere:
        """Who is connected to others."""
        return await self._roster.others(game_id)

    async def standing(self, game_id: str) -> tuple[str, int] | None:
        """The phase and the length of the log, as others may have made them."""
        return await self._storage.standing(game_id)

    # all tables

    async def enter(self, hearer: Hearer) -> None:
        """Take whatever is due, for ever."""
        await self._roster.enter(self.pace.silent)
        self._start(self._rounds(hearer))

    async def leave(self) -> None:
        """Go; others look after the tables."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(ServerError):
            await self._flush()
            await self._roster.leave()
            self.tell(LOST, "", name=self.server)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Nobody waits for it: it may have to wait for a table at which something takes long."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _rounds(self, hearer: Hearer) -> None:
        beaten = -inf
        while True:
            self._changed.clear()
            if monotonic() >= beaten + self.pace.beat / SECOND:  # however many rounds there were
                beaten = monotonic()
                self._is_heard = await self._part(self._beat(hearer)) and self._is_heard
                await self._part(self._compare())
                await self._part(self._catch_up(hearer))
            await self._part(self._flush())
            await self._part(self._take(hearer))
            with suppress(TimeoutError):
                async with asyncio.timeout(self.pace.round / SECOND):  # wait_for would swallow the end of all rounds
                    await self._changed.wait()

    async def _part(self, part: Coroutine[Any, Any, None]) -> bool:
        """One part of a round; whether it came to its end. Whatever it was, the next ones are done: a server that is
        not heard of loses its tables."""
        try:
            await part
        except Exception as error:
            logger.warning("part of a round came to nothing", extra={"why": type(error).__name__})
            return False
        return True

    async def _flush(self) -> None:
        """Say of tables that are looked after no more when they are due; of those taken up again meanwhile, that."""
        later, self._later, soon, self._soon = self._later, {}, self._soon, {}
        try:
            if later:
                await self._roster.release(later)
            if soon:
                await self._roster.remind(soon)
        except ServerError:
            self._later, self._soon = {**later, **self._later}, {**soon, **self._soon}
            raise
        again = [game_id for game_id in {**later, **soon} if game_id in self._held]
        if again:
            await self._roster.hold(again, self._now())

    async def _take(self, hearer: Hearer) -> None:
        if len(self._looking) > MOST_LOOKS - AT_ONCE:
            return
        taken = await self._roster.take(self._now())
        for game_id, anew in taken:
            self._held.setdefault(game_id, 0)
            self._looking.add(game_id)
            self._start(self._look(hearer, game_id, anew))
        if len(taken) == AT_ONCE:
            self._changed.set()

    async def _look(self, hearer: Hearer, game_id: str, anew: bool) -> None:
        try:
            await hearer.ring(game_id, anew)
        except Exception as error:
            logger.warning("a table was not reached", extra={"table": game_id, "why": type(error).__name__})
            stays = isinstance(error, NotFound | Damaged)  # as it is: nothing comes of looking again
            self.ring_at(game_id, None if stays else self._now() + RETRY)
        finally:
            self._looking.discard(game_id)
            if len(self._looking) == MOST_LOOKS - AT_ONCE:  # there is room for more
                self._changed.set()

    async def _beat(self, hearer: Hearer) -> None:
        was_heard, self._is_heard = self._is_heard, True
        if not await self._roster.beat():
            logger.warning("other servers had taken this one off")
            self._held.clear()
            was_heard = False
            await self._roster.enter(self.pace.silent)
        if was_heard:  # who was not heard itself cannot tell who else is gone
            await self._bury(hearer)
        else:  # nor were those who came and went
            await hearer.entered()

    async def _catch_up(self, hearer: Hearer) -> None:
        """Where others have written and that was not heard, it is found now."""
        known = hearer.lengths()
        stored = await self._roster.lengths(list(known)) if known else {}
        for game_id, length in stored.items():
            if length > known[game_id] and game_id not in self._behind:
                self._behind.add(game_id)
                self._start(self._read_on(hearer, game_id, length))

    async def _read_on(self, hearer: Hearer, game_id: str, length: int) -> None:
        await self._part(hearer.hear(Note(self.server, LOG, game_id, length=length)))
        self._behind.discard(game_id)

    async def _compare(self) -> None:
        """Where it is not known twice who looks after a table, as an answer of the database was lost: look again."""
        known = set(await self._roster.held())
        unsure = (known ^ set(self._held)) - set(self._later)
        for game_id in unsure & self._unsure:
            self._held.pop(game_id, None)
            self._look_at(game_id, self._now())
        self._unsure = unsure

    async def _bury(self, hearer: Hearer) -> None:
        """Take off who is gone; all look again at their tables, as the last that those did was perhaps not told."""
        lost = await self._roster.bury(self.pace.silent)
        for server in lost.servers:
            note = Note(self.server, LOST, name=server)
            self._send(note)
            self._start(self._hear(hearer, note))
        if lost.servers:
            logger.warning("other servers are gone", extra={"servers": len(lost.servers), "tables": len(lost.games)})

    async def _hear(self, hearer: Hearer, note: Note) -> None:
        await self._part(hearer.hear(note))
