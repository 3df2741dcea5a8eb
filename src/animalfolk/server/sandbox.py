"""Tables that did not begin here (origin.py) are computed in a process of their own, where each step has a budget.

The server's process keeps their logs, clocks, listeners and who is here. A table that exceeds its budget is closed for
good: its row says so, and whoever asks for it is told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from copy import deepcopy
from functools import partial
from itertools import count
from typing import Any
from weakref import WeakValueDictionary, finalize

import msgspec

from animalfolk.server import notes
from animalfolk.server.acting import House
from animalfolk.server.apart import SECONDS, Apart
from animalfolk.server.errors import Closed, NotFound, ServerError, Unreachable
from animalfolk.server.fair_queue import Priority
from animalfolk.server.keeping import Source
from animalfolk.server.link import Failed, LinkLost
from animalfolk.server.listening import Listener, Listening
from animalfolk.server.messages import State
from animalfolk.server.notes import GONE, HERE, Note
from animalfolk.server.peers import Elsewhere
from animalfolk.server.rows import CLOSED, OVER, GameRow
from animalfolk.server.sandbox_tables import Standing, Terms, make_tables
from animalfolk.server.thinking import think
from animalfolk.server.timing import Presence
from animalfolk.server.windows import Viewer
from animalfolk.table import Hinted
from animalfolk.table.job import Answered, Job
from animalfolk.table.log import Entry

TRIES = 5  # of noting that a table is closed
PAUSE = 1.0  # seconds between two of them
# What may be done once more where the process has ended meanwhile; answers have ids for that.
HARMLESS = ("state", "log_when_closed", "touch", "arrive", "depart", "wake_up", "tick", "follow", "reload", "hints")
logger = logging.getLogger("animalfolk.sandbox")


class Sandbox:
    """The process, and what its tables ask of the server."""

    def __init__(self, house: House, seconds: float = SECONDS) -> None:
        self._house = house
        self._tables: WeakValueDictionary[int, Remote] = WeakValueDictionary()
        self._numbers = count(1)
        self._closing: set[asyncio.Task[None]] = set()
        terms = Terms(house.grace, house.window, house.peers.is_alone)
        self.apart = Apart(partial(make_tables, terms), self, self._over, seconds, self._reopen)

    def table(self, row: GameRow) -> Remote:
        """A table there; it is opened when it is first needed."""
        number = next(self._numbers)
        remote = Remote(self._house, row, number, self)
        self._tables[number] = remote
        finalize(remote, self.apart.tell, "drop", number)
        return remote

    async def finish(self) -> None:
        """Let what is under way come to its end, unless that takes long; the process ends."""
        await self.apart.finish()

    async def close(self) -> None:
        """End the process; what its tables have given to be stored is stored."""
        await self.apart.close()
        await asyncio.gather(*self._closing, return_exceptions=True)

    async def _over(self, game_id: str) -> None:
        """A table has exceeded its budget."""
        if game_id:
            await self.close_table(game_id)

    def _reopen(self) -> None:
        """The process has ended: its tables go on in the next one."""
        for remote in list(self._tables.values()):
            remote.restart()

    async def close_table(self, game_id: str) -> None:
        """Close a table for good, and tell whoever is there."""
        for remote in list(self._tables.values()):
            if remote.row.id == game_id:
                remote.shut()
        logger.error("a table was closed: it exceeded its budget", extra={"table": game_id})
        task = asyncio.create_task(self._note(game_id))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)
        await asyncio.shield(task)

    async def _note(self, game_id: str) -> None:
        """Keep that it is closed; where the database is away, some times."""
        peers = self._house.peers
        for attempt in range(TRIES):
            try:
                await peers.log.close_game(game_id, self._house.now())
                break
            except ServerError as error:
                logger.warning("a closed table was not noted", extra={"table": game_id, "why": type(error).__name__})
                await asyncio.sleep(PAUSE if attempt < TRIES - 1 else 0)
        peers.ring_at(game_id, None)
        peers.tell(notes.ROW, game_id)

    # what its tables ask for

    async def serve(self, name: str, given: tuple[Any, ...]) -> Any:
        """Something that only the server can do."""
        peers, log, pool = self._house.peers, self._house.peers.log, self._house.pool
        does: dict[str, Callable[..., Any]] = {
            "game": log.game,
            "append": self._append,
            "entries": log.entries,
            "following": log.following,
            "end": log.end,
            "come": peers.come,
            "go": peers.go,
            "answered": self._answered,
            "think": pool.think,
        }
        return await does[name](*given)

    async def _append(self, game_id: str, number: int, entries: list[Entry], now: int, quiet: bool) -> None:
        await self._house.peers.log.append(game_id, number, entries, now, quiet=quiet)
        self._tell_held(game_id)

    async def _answered(self, job: Job) -> Answered:
        pool = self._house.pool
        pool.asked += 1
        answered = await pool.think(partial(think, job), Priority.MOVE)
        pool.cut += answered.cuts
        return answered

    def hear(self, name: str, given: tuple[Any, ...]) -> None:
        """Something that a table tells."""
        if name == "ring_at":
            self._house.peers.ring_at(*given)
            self._tell_held(given[0])
        elif name == "note":
            what, game_id, seat, time, whose = given
            self._house.peers.tell(what, game_id, seat=seat, time=time, name=whose)
        elif name == "replaced":
            self._house.pool.replaced += 1
            logger.warning("a bot was replaced", extra={"kind": given[0], "why": given[1]})
        elif remote := self._tables.get(given[0]):
            remote.hear_of(name, given[1])

    def _tell_held(self, game_id: str) -> None:
        if not self._house.peers.is_alone:
            self.apart.tell("held", game_id, self._house.peers.holds(game_id))


class Remote:
    """A table of the sandbox, for whom it is a table like any other (live.py)."""

    def __init__(self, house: House, row: GameRow, number: int, sandbox: Sandbox) -> None:
        self._house = house
        self._number = number
        self._sandbox = sandbox
        self._listening = Listening()
        self._opening = asyncio.Lock()
        self._opened = 0  # in which process, as they are counted
        self._calls = 0
        self._is_anew = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._standing = Standing(row.phase, row.winners, row.updated, None, True)
        self.row = row
        self.presence = Presence(house.grace)
        self.used = 0  # when somebody last asked for it

    # as the hall knows it

    @property
    def length(self) -> int | None:
        """How long the log is of a table in memory."""
        return self._standing.length

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        quiet = not self._listening and not self.presence.connected
        return quiet and not self._calls and not self._tasks and (self._standing.is_idle or self._is_shut)

    @property
    def is_deserted(self) -> bool:
        """The same, and at no other server is anybody, either."""
        now = self._house.now()
        return self.is_idle and not any(self.presence.is_here(seat, now) for seat in range(len(self.row.seats)))

    @property
    def is_heard(self) -> bool:
        """Whether somebody waits for news."""
        return bool(self._listening)

    @property
    def _is_shut(self) -> bool:
        return self.row.phase == CLOSED

    def listen(self, seat: Viewer = None) -> AbstractContextManager[Listener]:
        """Wait for news of what this viewer may see."""
        return self._listening.listen(seat)

    def hear_of(self, name: str, what: Any) -> None:
        """The table tells how it stands, or that there is news."""
        if name == "news":
            self._listening.tell(what)
        elif name == "stands" and not self._is_shut:
            self._standing = what
            self.row = msgspec.structs.replace(self.row, phase=what.phase, winners=what.winners, updated=what.updated)

    def shut(self) -> None:
        """It is closed for good: whoever is here is told so when they look."""
        self.row = msgspec.structs.replace(self.row, phase=CLOSED)
        self._listening.tell()

    def restart(self) -> None:
        """The process in which it was has ended."""
        if self._opened and not self._is_shut:
            self.start(anew=False)

    def start(self, anew: bool, then: Callable[[], None] = lambda: None) -> None:
        """Go on with whatever waits there; nobody waits for it. anew: it was at no server for a while."""
        self._is_anew = anew
        self._begin(self._start()).add_done_callback(lambda _: then())

    async def _start(self) -> None:
        try:
            await self._open()
        except (ServerError, LinkLost, Failed) as error:
            logger.error("a game cannot go on", extra={"table": self.row.id, "why": type(error).__name__})

    def _begin(self, work: Any) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _open(self) -> None:
        """Have the table in the process that runs now."""
        async with self._opening:
            self._check_open()  # it may have been closed while somebody else opened it
            apart = self._sandbox.apart
            if self._opened == apart.begun and apart.is_running:
                return
            anew, self._is_anew = self._is_anew, False
            held = self._house.peers.holds(self.row.id)
            await apart.call("open", self._number, held, self._house.now(), self.row, self.presence, anew)
            self._opened = apart.begun

    async def _call(self, name: str, *given: Any) -> Any:
        """Have something done there; what it refuses is refused here."""
        self._check_open()
        self._calls += 1
        try:
            with suppress(LinkLost):
                return await self._ask(name, *given)
            self._check_open()
            if name in HARMLESS:
                with suppress(LinkLost):
                    return await self._ask(name, *given)
            raise Unreachable("this table is made again from its log; try again")
        except MemoryError:
            await self._sandbox.close_table(self.row.id)
            self._check_open()
        finally:
            self._calls -= 1

    async def _ask(self, name: str, *given: Any) -> Any:
        await self._open()
        held = self._house.peers.holds(self.row.id)
        return await self._sandbox.apart.call(name, self._number, held, *given)

    def _check_open(self) -> None:
        if self._is_shut:
            raise closed(self.row.id)

    async def reload(self) -> None:
        """Read the table again."""
        row = await self._house.peers.log.game(self.row.id)
        if row is None:
            raise NotFound("there is no such table")
        self.row = row
        if self._is_shut:
            self._listening.tell()
        else:
            await self._call("reload")

    async def follow(self, phase: str | None = None, length: int | None = None) -> None:
        """Another server may have written: read on, unless this phase and this length are known already."""
        if phase is not None and phase != self.row.phase:
            await self.reload()
        elif length is None or self.length is None or self.length < length:
            await self._call("follow", None, length)

    async def wake_up(self, anew: bool = False) -> None:
        """Go on with whatever waits here."""
        await self._call("wake_up", anew)

    async def tick(self) -> None:
        """Do what is due."""
        await self._call("tick")

    async def close(self) -> None:
        """End what goes on here by itself; the sandbox ends the rest."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def hear(self, note: Note) -> None:
        """Another server tells of somebody there."""
        before = deepcopy(self.presence)
        if note.what == HERE:
            self.presence.come_elsewhere(note.seat, note.server, note.time)
        elif note.what == GONE:
            self.presence.go_elsewhere(note.seat, note.server, note.time or self._house.now())
        await self._call("hear", before, note)

    async def meet(self, elsewhere: Elsewhere) -> None:
        """These are at other servers, and nobody else."""
        before = deepcopy(self.presence)
        self.presence.meet(elsewhere, self._house.now())
        await self._call("meet", before, elsewhere)

    async def lose(self, server: str) -> None:
        """Another server is gone, and whoever was connected to it."""
        before = deepcopy(self.presence)
        self.presence.lose(server, self._house.now())
        await self._call("lose", before, server)

    # as people know it

    async def state(self, seat: Viewer, since: int = 0) -> State:
        """All that a seat, or those who watch, may know; the events from this number on."""
        self.used = self._house.now()
        state: State = await self._call("state", seat, since)
        return state

    async def source(self) -> Source:
        """What a record or a replay is made from; not while somebody may react."""
        entries = await self._call("log_when_closed")
        is_over = self.row.phase == OVER
        return Source(self.row.id, self.row.opening or "", tuple(entries), self.row.created, is_over)

    async def arrive(self, seat: int) -> None:
        """Somebody has connected."""
        before = deepcopy(self.presence)
        self.presence.arrive(seat)
        await self._call("arrive", before, seat)

    async def depart(self, seat: int) -> None:
        """A connection has ended."""
        before = deepcopy(self.presence)
        self.presence.depart(seat, self._house.now())
        await self._call("depart", before, seat)

    async def touch(self, seat: int) -> None:
        """Somebody has asked something without staying connected."""
        self.used = self._house.now()
        before = deepcopy(self.presence)
        self.presence.touch(seat, self._house.now())
        await self._call("touch", before, seat)

    async def answer(
        self,
        seat: int,
        number: int,
        choice: str | Sequence[str],
        id: str,  # noqa: A002
        run: bool = False,
        free: bool = False,
    ) -> bool:
        """Answer a decision; False if this id has answered already."""
        is_new: bool = await self._call("answer", seat, number, choice, id, run, free)
        return is_new

    async def undo(self, seat: int, turn: bool = False, number: int | None = None) -> None:
        """Take back the last step, or the whole turn."""
        await self._call("undo", seat, turn, number)

    async def ask_undo(self, seat: int, turn: bool = False, number: int | None = None) -> None:
        """Ask the others to take something back."""
        await self._call("ask_undo", seat, turn, number)

    async def agree(self, seat: int) -> None:
        """Agree to what somebody asked."""
        await self._call("agree", seat)

    async def refuse(self, seat: int) -> None:
        """Do not agree, or withdraw what one has asked."""
        await self._call("refuse", seat)

    async def learn(self, seat: int, step: str) -> None:
        """A step of a lesson was heard, or its card was read."""
        await self._call("learn", seat, step)

    async def ask_always(self, seat: int, always: bool) -> None:
        """Be asked also where nothing that may be done is of use, or not any more."""
        await self._call("ask_always", seat, always)

    async def leave(self, seat: int) -> None:
        """Let a bot answer from now on."""
        await self._call("leave", seat)

    async def call_bot(self, seat: int, absent: int) -> None:
        """Let a bot answer for somebody who has been away for the grace."""
        await self._call("call_bot", seat, absent)

    async def come_back(self, seat: int) -> None:
        """Answer oneself again."""
        await self._call("come_back", seat)

    async def resign(self, seat: int) -> None:
        """Give up."""
        await self._call("resign", seat)

    async def hints(self, seat: int, after: Sequence[str] = ()) -> Hinted:
        """The best answers to the decision at hand, for somebody who plays against bots alone."""
        found: Hinted = await self._call("hints", seat, after)
        self._house.pool.cut += found.is_cut
        return found

    async def think(self, seat: int) -> None:
        """Ask for more time while somebody may react."""
        await self._call("think", seat)

    async def think_no_more(self, seat: int) -> None:
        """Need no more time."""
        await self._call("think_no_more", seat)


def closed(game_id: str) -> Closed:
    """Why nothing can be done at a table any more."""
    return Closed("this table was closed: it took more computing than any game needs", table=game_id)
