"""Reactions that show nothing by the time they take.

Where the cards in play allow reactions and two people or more are at the table, each thing done to which somebody might
react is followed by a window of a fixed length. All see the table as it was before, whether or not somebody can react;
only who is asked sees more. When the window closes, who has not answered has kept silent, and all see what came of it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from animalfolk.engine.view import View
from animalfolk.table.shown import REACT
from animalfolk.table.table import Table

Viewer = int | None
HIDDEN = {"seat": None, "card": None}  # a decision of which nobody else may know whose it is
# Events to which nobody may react: after any other, somebody might. What is not known here counts as the other.
QUIET = (
    *("turn_began", "cleanup_began", "came_due", "played", "used", "shown", "copied"),
    *("paid", "paid_coins", "laid", "laid_from_discard", "discarded", "threw_away", "rolled", "guessed"),
    *(
        "set_aside",
        "set_aside_from_market",
        "rolled",
        "guessed",
        "raised_values",
        "multiplied",
        "raised_card",
        "set_value",
    ),
)


class Seen(NamedTuple):
    """What a viewer was shown: the view, and how many events."""

    view: View
    told: int
    standing: int


class Window:
    """An open window: until when, until when each may think who is asked in it, what each viewer sees meanwhile."""

    def __init__(self, now: int, length: int, slots: int, seen: dict[Viewer, Seen]) -> None:
        self.length = length
        self.until = now + length * slots
        self.asked_until = now + length
        self.seen = seen

    def next_asked(self, now: int) -> None:
        """Somebody else is asked."""
        self.asked_until = min(now + self.length, self.until)

    def due(self, reacting: bool) -> int:
        """When something has to be done."""
        return min(self.asked_until, self.until) if reacting else self.until


def viewers(table: Table) -> list[Viewer]:
    """Everybody who may look: the seats, and those who watch."""
    return [None, *range(len(table.seats))]


def look(table: Table, viewer: Viewer) -> Seen:
    """What a viewer sees now."""
    return Seen(table.view(viewer), table.told, table.standing)


def is_reacting(table: Table) -> bool:
    """Whether somebody is asked for a reaction."""
    return not table.is_over and table.game.prompt == REACT


def insider(table: Table) -> Viewer:
    """Who is asked for a reaction."""
    return table.asked if is_reacting(table) else None


def can_react(table: Table) -> bool:
    """Whether any card of this game reacts to what others do."""
    return bool(table.game.peek().watched)


def might_open(table: Table, told: int) -> bool:
    """Whether somebody might react to what happened since, with whatever cards."""
    new: list[dict[str, Any]] = table.events(None, told)
    return is_reacting(table) or any(event["event"] not in QUIET for event in new if "event" in event)


def masked(seen: Seen) -> Seen:
    """The same while a window is open: somebody may be asked, and nobody knows who."""
    return seen._replace(view={**seen.view, "decision": HIDDEN})
