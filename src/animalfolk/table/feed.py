"""What happened at a table, as each seat may know it: the game's events, and what people did besides.

The feed only grows. Where something was taken back, a notice says how many of the game's events still stand.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict, final

from animalfolk.engine.events import Event
from animalfolk.engine.faces import SPECTATOR
from animalfolk.engine.view_types import GameEvent, Names
from animalfolk.game import Game

LEFT, RETURNED, RESIGNED, UNDONE = "left", "returned", "resigned", "undone"
UNDO_ASKED, UNDO_AGREED, UNDO_REFUSED = "undo_asked", "undo_agreed", "undo_refused"
NOTICES = (LEFT, RETURNED, RESIGNED, UNDONE, UNDO_ASKED, UNDO_AGREED, UNDO_REFUSED)

NoticeKey: TypeAlias = Annotated[str, Names("NoticeKey", NOTICES)]


@final
class Notice(TypedDict):
    """Something that people did besides playing."""

    notice: NoticeKey
    seat: int
    stands: NotRequired[int]  # of `undone`: how many of the game's events stand


Happened: TypeAlias = GameEvent | Notice


class Feed:
    """Events and notices in the order in which they came."""

    def __init__(self) -> None:
        self._entries: list[Event | Notice] = []
        self.stands = 0  # how many events of the game as it is now were told

    def follow(self, game: Game) -> list[Event]:
        """Take over what is new in the game, and give it."""
        new = game.happened(self.stands)
        self._entries += new
        self.stands += len(new)
        return new

    def notice(self, kind: NoticeKey, seat: int) -> None:
        """Something that people did."""
        self._entries.append({"notice": kind, "seat": seat})

    def cut(self, game: Game, seat: int) -> None:
        """Something was taken back."""
        self.stands = len(game.happened(0))
        self._entries.append({"notice": UNDONE, "seat": seat, "stands": self.stands})

    def seen_by(self, seat: int | None, since: int) -> list[Happened]:
        """Everything from this number on, as a seat or those who watch may know it."""
        viewer = SPECTATOR if seat is None else seat
        return [entry.seen_by(viewer) if isinstance(entry, Event) else entry.copy() for entry in self._entries[since:]]

    def __len__(self) -> int:
        return len(self._entries)
