"""What happened at a table, as each seat may know it: the game's events, and what people did besides.

The feed only grows. Where something was taken back, a notice says how many of the game's events still stand.
"""

from __future__ import annotations

from typing import Any

from animalfolk.engine.events import Event
from animalfolk.engine.faces import SPECTATOR
from animalfolk.game import Game

Notice = dict[str, Any]


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

    def notice(self, kind: str, seat: int, **more: object) -> None:
        """Something that people did."""
        self._entries.append({"notice": kind, "seat": seat, **more})

    def cut(self, game: Game, seat: int) -> None:
        """Something was taken back."""
        self.stands = len(game.happened(0))
        self.notice("undone", seat, stands=self.stands)

    def seen_by(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """Everything from this number on, as a seat or those who watch may know it."""
        viewer = SPECTATOR if seat is None else seat
        return [entry.seen_by(viewer) if isinstance(entry, Event) else dict(entry) for entry in self._entries[since:]]

    def __len__(self) -> int:
        return len(self._entries)
