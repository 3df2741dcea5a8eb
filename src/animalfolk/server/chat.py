"""Chat: public to the table, kept before it is told, limited in length and rate.

Whoever sits at the table may speak; those who watch only if the table says so. No line means anything to the server:
clients show it as plain text.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from time import monotonic

import msgspec

from animalfolk.server.errors import BadMessage, NotAllowed
from animalfolk.server.limits import Limit, Limits
from animalfolk.server.messages import Line
from animalfolk.server.rows import ChatRow
from animalfolk.server.storage import Storage

SPEAKING, WATCHING = "speaking", "watching"
LIMIT = Limit(burst=5, per_second=0.5)  # lines of one seat, or of those who watch a table from one address
OF_WATCHERS = Limit(burst=30, per_second=3)  # of all who watch a table
SHOWN = 100  # lines that somebody new is told
BREAKS = "\t\n\r"  # of what somebody pasted: a space each; other control characters are no text
JOINERS = "\u200c\u200d"  # of scripts and of emoji; all other marks that cannot be seen are left out
CONTROL = "Cc"
UNSEEN = (CONTROL, "Cf", "Cs", "Co", "Cn")


def tidy(text: str) -> str:
    """The text in one line, without what would turn the lines around it; BadMessage if there are control characters."""
    if any(unicodedata.category(letter) == CONTROL and letter not in BREAKS for letter in text):
        raise BadMessage("a line is text, without control characters")
    seen = "".join(" " if letter.isspace() else letter for letter in text if _is_seen(letter))
    return " ".join(seen.split())


def _is_seen(letter: str) -> bool:
    return letter.isspace() or letter in JOINERS or unicodedata.category(letter) not in UNSEEN


def shown(lines: Collection[ChatRow], muted: Collection[int | None] = ()) -> list[Line]:
    """Lines as a listener gets them: not those of whom it has muted."""
    return [Line(line.number, line.time, line.seat, line.name, line.text) for line in lines if line.seat not in muted]


class Chat:
    """What is said at all tables."""

    def __init__(
        self, storage: Storage, now: Callable[[], float] = monotonic, tell: Callable[[str], None] = lambda _: None
    ) -> None:
        self._storage = storage
        self._tell = tell  # other servers: of a table at which something was said
        self._limits = Limits({SPEAKING: LIMIT, WATCHING: OF_WATCHERS}, now)
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    async def say(self, game_id: str, line: ChatRow, watchers: bool = False, address: str = "") -> ChatRow:
        """Keep a line, and give it with its number; watchers: whether those who watch may speak here.

        address: from where somebody speaks who watches.
        """
        if line.seat is None and not watchers:
            raise NotAllowed("those who watch do not speak at this table")
        text = tidy(line.text)
        if not text.strip(JOINERS):
            raise BadMessage("a line says something")
        self._check_pace(game_id, line.seat, address)
        kept = msgspec.structs.replace(line, text=text)
        number = await self._storage.add_chat(game_id, kept)
        self.said(game_id)
        self._tell(game_id)
        return msgspec.structs.replace(kept, number=number)

    def _check_pace(self, game_id: str, seat: int | None, address: str) -> None:
        """Each seat has a pace of its own; of those who watch each address, and all of them together a larger one."""
        self._limits.take(SPEAKING, f"{game_id}/{seat}" if seat is not None else f"{game_id}/watch/{address}")
        if seat is None:
            self._limits.take(WATCHING, game_id)

    def said(self, game_id: str) -> None:
        """Something was said at a table, here or at another server."""
        for listener in self._listeners.get(game_id, ()):
            listener.set()

    def missed(self) -> None:
        """Something may have been said anywhere."""
        for game_id in self._listeners:
            self.said(game_id)

    async def since(self, game_id: str, number: int) -> list[ChatRow]:
        """The lines after this number, at most the last hundred."""
        return await self._storage.chat(game_id, number, SHOWN)

    @contextmanager
    def listen(self, game_id: str) -> Iterator[asyncio.Event]:
        """What is set whenever something was said at a table."""
        listener = asyncio.Event()
        self._listeners[game_id].add(listener)
        try:
            yield listener
        finally:
            self._listeners[game_id].discard(listener)
            if not self._listeners[game_id]:
                del self._listeners[game_id]
