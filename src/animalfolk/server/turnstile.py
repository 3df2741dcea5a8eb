"""Who sees what of a table while a window for reactions is open (see windows.py), and who may do what."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

import msgspec

from animalfolk.server.errors import Refused
from animalfolk.server.keeping import Deed, Result
from animalfolk.server.rows import GameRow
from animalfolk.server.timing import players
from animalfolk.server.windows import (
    Seen,
    Viewer,
    Window,
    can_react,
    card_of,
    insider,
    is_reacting,
    look,
    masked,
    might_open,
    viewers,
)
from animalfolk.table import log
from animalfolk.table.table import Table


class Wish(msgspec.Struct):
    """What matters here of how the table was asked for."""

    even_reactions: bool = True


class Before(NamedTuple):
    """How it was before something was done."""

    entries: int
    told: int
    slots: int  # how many might be asked one after the other; none where windows are not made even
    card: str | None  # for which somebody was asked
    asked: Viewer  # who was asked for a reaction
    seen: dict[Viewer, Seen]


class Turnstile:
    """The windows of one table."""

    def __init__(self, row: GameRow, length: int) -> None:
        self._is_wanted = length > 0 and msgspec.json.decode(row.request, type=Wish).even_reactions
        self._length = length
        self.window: Window | None = None

    def slots(self, table: Table, is_here: Callable[[int], bool]) -> int:
        """How many windows' time a window takes: as many as people might be asked; none where it need not be even.

        It follows from what everybody knows: the decks, who plays, and who is here. Where somebody is not here, the
        game waits for that person as it always does.
        """
        if not self._is_wanted or not can_react(table):
            return 0
        people = players(table)
        return len(people) - 1 if len(people) > 1 and all(is_here(seat) for seat in people) else 0

    def seen(self, table: Table, viewer: Viewer) -> Seen:
        """What a viewer is shown now."""
        if self.window is None or (viewer is not None and viewer == insider(table)):
            return look(table, viewer)
        return self.window.seen[viewer]

    def shown(self) -> dict[str, Any] | None:
        """What everybody sees of the window."""
        return self.window.shown() if self.window else None

    def guarded(self, deed: Deed[Result], seat: int | None) -> Deed[Result]:
        """The same deed, which a seat may do only if it need not wait; whether others are asked makes no difference."""

        def done(table: Table) -> Result:
            self.check(table, seat)
            return deed(table)

        return done if seat is not None else deed

    def check(self, table: Table, seat: int | None) -> None:
        """Whether this seat need not wait."""
        if seat is None or seat != insider(table):
            self.check_closed()

    def check_closed(self) -> None:
        """Whether no window is open."""
        if self.window is not None:
            raise Refused("somebody may react now", "window")

    def before(self, table: Table, is_here: Callable[[int], bool]) -> Before:
        """What has to be remembered before something is done."""
        slots = self.slots(table, is_here)
        asked = insider(table)
        looking = ([] if asked is None else [asked]) if self.window else viewers(table) if slots else []
        seen = {viewer: masked(look(table, viewer)) for viewer in looking}
        return Before(len(table.log), table.told, slots, card_of(table), asked, seen)

    def after(self, table: Table, before: Before, now: int) -> Collection[Viewer] | None:
        """Something was done: open or close the window; for whom there is news, none for all."""
        answers = [entry for entry in table.log[before.entries :] if entry.kind in (log.ANSWER, log.RUN)]
        if table.is_over:
            self.window = None
        elif answers and self.window and before.asked is not None and table.steps[-1].is_silent:
            return self._after_silence(self.window, table, before, now)
        elif answers:
            self._after_answer(table, before, now)
        return None

    def _after_silence(self, window: Window, table: Table, before: Before, now: int) -> Collection[Viewer] | None:
        window.seen |= before.seen
        window.next_asked(now)
        if before.asked is not None and window.wait_no_more(before.asked, now):
            return None
        return [before.asked, insider(table)] if is_reacting(table) else [before.asked]

    def _after_answer(self, table: Table, before: Before, now: int) -> None:
        if before.slots and might_open(table, before.told, before.card):
            seen = {**self.window.seen, **before.seen} if self.window else before.seen
            self.window = Window(now, self._length, before.slots, seen)
        else:
            self.window = None
