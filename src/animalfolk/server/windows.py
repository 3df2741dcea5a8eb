"""Reactions that show nothing by the time they take.

Where the cards in play allow reactions and two people or more are at the table, each thing done to which somebody might
react is followed by a window of a fixed length. All see the table as it was before, whether or not somebody can react;
only who is asked sees more. When the window closes, who has not answered has kept silent, and all see what came of it.
"""

from __future__ import annotations

from typing import NamedTuple

from animalfolk.engine.view_types import Decision
from animalfolk.server.messages import OpenWindow
from animalfolk.table.lasting import REACT
from animalfolk.table.several import might_react
from animalfolk.table.table import Table
from animalfolk.table.view_types import TableView

Viewer = int | None
LONGEST = 120  # seconds that a window may take if somebody asks for more time, whatever the clock says
HIDDEN: Decision = {"seat": None, "card": None}  # a decision of which nobody else may know whose it is


class Seen(NamedTuple):
    """What a viewer was shown: the view, and how many events."""

    view: TableView
    told: int
    standing: int


class Window:
    """An open window: until when, until when each may think who is asked in it, what each viewer sees meanwhile."""

    def __init__(self, now: int, length: int, slots: int, seen: dict[Viewer, Seen]) -> None:
        self.opened = now
        self.length = length
        self.slots = slots
        self.thinking: set[int] = set()  # who has asked for more time, whether or not they can react
        self.have_thought: set[int] = set()  # who has asked for it at all: each may once
        self.longest = 0  # milliseconds from its beginning, for all together, if somebody asks for more time
        self.seen = seen
        self.absent: frozenset[int] = frozenset()  # people who were not here when it opened: waited for after it
        self.is_waiting = False  # for people to come back, before it begins anew
        self.began = self.usual = self.until = self.asked_until = now
        self.begin(now)

    def begin(self, now: int) -> None:
        """From now on it takes its time."""
        self.is_waiting = False
        self.is_read = False  # from a log, which does not tell who was here: whoever comes counts as having been
        self.began = now
        self.usual = now + self.length * self.slots  # when it closes, unless somebody asks for more time
        self.until = self._latest if self.thinking else self.usual
        self.asked_until = self.until if self.thinking else now + self.length

    def welcome(self, absent: frozenset[int]) -> None:
        """These are absent now; whoever has come back to a window that was read has a turn in it."""
        if self.is_read:
            self.absent &= absent

    @property
    def _latest(self) -> int:
        """When it closes if somebody asks for more time, whoever asks for it however often."""
        return max(self.usual, self.began + self.longest)

    def wait(self, until: int) -> None:
        """It was open when the server stopped: at most until then it waits for everybody to be back."""
        self.is_waiting = True
        self.usual = self.until = self.asked_until = until

    def next_asked(self, now: int) -> None:
        """Somebody else is asked."""
        if not self.is_waiting:
            self.asked_until = self.until if self.thinking else min(now + self.length, self.until)

    def wait_for(self, seat: int, longest: int) -> bool:
        """Somebody asks for more time; also who cannot react may, so that it tells nothing. False for a second time.

        longest: milliseconds that the window may take in all.
        """
        if seat in self.have_thought:
            return False
        self.thinking.add(seat)
        self.have_thought.add(seat)
        self.longest = longest
        if not self.is_waiting:
            self.until = self.asked_until = self._latest
        return True

    def take_over(self, before: Window) -> None:
        """The same window was read again: who wants more time is in no log."""
        self.thinking, self.have_thought, self.longest = before.thinking, before.have_thought, before.longest
        if self.thinking:
            self.until = self.asked_until = self._latest

    def wait_no_more(self, seat: int, now: int) -> bool:
        """Somebody who has asked for more time needs no more; false if that is nothing new."""
        if seat not in self.thinking:
            return False
        self.thinking.discard(seat)
        if not self.thinking:
            self.until = max(self.usual, now)
            self.asked_until = min(self.asked_until, self.until)
        return True

    def due(self, reacting: bool) -> int:
        """When something has to be done."""
        return min(self.asked_until, self.until) if reacting else self.until

    def shown(self) -> OpenWindow:
        """What everybody sees of it."""
        return OpenWindow(self.until, sorted(self.thinking))


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


def card_of(table: Table) -> str | None:
    """The card for which somebody is asked, as everybody sees it."""
    decision = None if table.is_over else table.game.decision
    return decision.card if decision else None


def might_open(table: Table, told: int, card: str | None) -> bool:
    """Whether somebody might react to what happened since, with whatever cards.

    card: for which the answer was given. While a technique resolves, reactions wait for its end.
    """
    if is_reacting(table):
        return True
    events = {event["event"] for event in table.events(None, told) if "event" in event}
    return might_react(events, card, card_of(table))


def masked(seen: Seen) -> Seen:
    """The same while a window is open: somebody may be asked, and nobody knows who."""
    return seen._replace(view={**seen.view, "decision": HIDDEN})
