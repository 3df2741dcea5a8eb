"""What all sockets of a server share."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from animalfolk.server import notes
from animalfolk.server.chat import Chat
from animalfolk.server.drafting import Drafts
from animalfolk.server.errors import TooMany
from animalfolk.server.limits import Limits
from animalfolk.server.metrics import Metrics
from animalfolk.server.once import Once
from animalfolk.server.sitting import Left
from animalfolk.server.wire import LEFT, REPLACED, Bounds, Closing

USUAL = Bounds()


class Tell(Protocol):
    """Tells other servers."""

    def __call__(self, what: str, game_id: str, *, seat: int = 0, time: int | None = None, name: str = "") -> None:
        """The kinds are in notes.py."""


def _nobody(what: str, game_id: str, *, seat: int = 0, time: int | None = None, name: str = "") -> None:
    """There are no others."""


StandUp = Callable[[str, int], Awaitable[Left | None]]
Leaves = asyncio.Future[Closing]  # once this socket has to go: why


class Open(NamedTuple):
    """A socket that is open, by which token, and what tells it to go."""

    token_hash: str
    leaves: Leaves
    address: str

    def send_away(self, code: int, reason: str) -> None:
        """Let it go."""
        if not self.leaves.done():
            self.leaves.set_result(Closing(code, reason))


class Desk:
    """Chat, limits and counts, the ids that were used, and which sockets are open for each seat."""

    def __init__(
        self,
        chat: Chat,
        limits: Limits,
        metrics: Metrics,
        stand_up: StandUp,
        drafts: Drafts,
        bounds: Bounds = USUAL,
        tell: Tell = _nobody,
    ) -> None:
        self._tell = tell  # other servers
        self.chat = chat
        self.limits = limits
        self.metrics = metrics
        self.bounds = bounds
        self.once = Once()
        self.drafts = drafts
        self._stand_up = stand_up
        self._open: dict[tuple[str, int | None], deque[Open]] = {}

    def __len__(self) -> int:
        """How many are open."""
        return sum(len(waiting) for waiting in self._open.values())

    @contextmanager
    def opened(self, game_id: str, seat: int | None, token_hash: str, address: str = "") -> Iterator[Leaves]:
        """One more, as long as this lasts; what is given says when it has to go, as when there are too many newer.

        Of a seat the oldest goes; of those who watch nobody has to, so the newest is TooMany.
        """
        key = (game_id, seat)
        if seat is None:
            self._check_watchers(self._open.get(key, ()), address)
        waiting = self._open.setdefault(key, deque())
        if seat is not None and len(waiting) >= self.bounds.sockets:
            waiting.popleft().send_away(REPLACED, "too many connections of this seat")
        one = Open(token_hash, asyncio.get_running_loop().create_future(), address)
        waiting.append(one)
        try:
            yield one.leaves
        finally:
            if one in waiting:
                waiting.remove(one)
            if not waiting and self._open.get(key) is waiting:
                del self._open[key]

    def _check_watchers(self, waiting: Collection[Open], address: str) -> None:
        if len(waiting) >= self.bounds.watchers:
            raise TooMany("too many watch this table")
        if sum(one.address == address for one in waiting) >= self.bounds.watchers_of_address:
            raise TooMany("too many watch this table from one address")

    def void(self, game_id: str, seat: int, token_hash: str) -> None:
        """A token opens a seat no more: its sockets go, also at other servers."""
        self._tell(notes.VOID, game_id, seat=seat, name=token_hash)
        self.voided(game_id, seat, token_hash)

    def voided(self, game_id: str, seat: int, token_hash: str) -> None:
        """The sockets of a token that is void go."""
        for one in self._open.get((game_id, seat), ()):
            if one.token_hash == token_hash:
                one.send_away(LEFT, "this token is void")

    async def missed(self, opens: Callable[[str], Awaitable[object]]) -> None:
        """Any token may be void: the sockets go whose tokens open nothing any more."""
        for one in [one for waiting in self._open.values() for one in waiting]:
            if not await opens(one.token_hash):
                one.send_away(LEFT, "this token is void")

    async def stand_up(self, game_id: str, seat: int) -> Left | None:
        """Leave a seat before the game begins; none if it has begun. Whoever sits there next has ids of their own."""
        left = await self._stand_up(game_id, seat)
        if left:
            self._tell(notes.LEFT if left.is_there else notes.CLOSED, game_id, seat=seat)
            self.left(game_id, seat, left.is_there)
        return left

    def left(self, game_id: str, seat: int, is_there: bool) -> None:
        """Sockets of a seat that was left go; of all seats, if the table is not there any more."""
        self.once.forget((game_id, seat))
        for (game, place), waiting in self._open.items():
            if game == game_id and (place == seat or not is_there):
                for one in waiting:
                    one.send_away(LEFT, "the seat was left" if is_there else "the table is closed")
