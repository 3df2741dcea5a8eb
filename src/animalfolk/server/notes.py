"""What servers that share a database tell each other: that there is something new, never what is hidden there."""

from __future__ import annotations

from typing import Protocol

import msgspec

LOG = "log"  # something was written: the length of the log
ROW = "row"  # seats, phase or decks have changed, or the table is gone
CHAT = "chat"  # something was said
HERE, GONE = "here", "gone"  # somebody is connected to that server, or not any more
THINK, NO_MORE = "think", "no-more"  # somebody wants more time while all may react, or needs none
VOID = "void"  # a token opens a seat no more
LEFT, CLOSED = "left", "closed"  # a seat was left before the game began, or the last of them
LOST = "lost"  # a server is gone, and whoever was connected to it
MISSED = "missed"  # something may not have been heard
OF_TABLES = frozenset((LOG, ROW, HERE, GONE, THINK, NO_MORE))  # nothing for servers that have not that table in memory


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one server tells the others."""

    server: str
    what: str
    game: str = ""
    seat: int = 0
    time: int | None = None  # until when, or since when
    length: int = 0  # of a log; 0: look for yourself
    name: str = ""  # the hash of a token that is void, or a server that is gone


class Speaker(Protocol):
    """What carries notes to the other servers."""

    def tell(self, note: Note) -> None:
        """Tell all others, soon; never fails."""


class Hearer(Protocol):
    """Who looks at tables, and is told of what others do."""

    async def ring(self, game_id: str, anew: bool) -> None:
        """Look at a table that is due. anew: it was at no server for a while."""

    async def hear(self, note: Note) -> None:
        """Another server has said something."""

    def lengths(self) -> dict[str, int]:
        """The tables in memory, and how long their logs are there."""

    async def entered(self) -> None:
        """This server was not heard for a while, and is heard again."""
