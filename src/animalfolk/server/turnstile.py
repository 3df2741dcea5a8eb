"""Who sees what of a table while a window for reactions is open (see windows.py), and who may do what."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import msgspec

from animalfolk.bots import takes_time
from animalfolk.server.errors import Refused
from animalfolk.server.keeping import Deed, Result
from animalfolk.server.messages import OpenWindow
from animalfolk.server.reopening import Reopened, followed
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
from animalfolk.table import LateAnswer, log
from animalfolk.table.clock import SECOND
from animalfolk.table.table import Table

LONG = 5000  # milliseconds after which somebody should have closed a window
BEFOREHAND = 250  # milliseconds before somebody's turn in a window is over, in which rules of thumb answer for a bot


class Wish(msgspec.Struct):
    """What matters here of how the table was asked for."""

    even_reactions: bool = True


class Before(NamedTuple):
    """How it was before something was done."""

    entries: int = 0
    told: int = 0
    slots: int = 0  # how many might be asked one after the other; none where windows are not made even
    card: str | None = None  # for which somebody was asked
    asked: Viewer = None  # who was asked for a reaction
    absent: frozenset[int] = frozenset()
    seen: dict[Viewer, Seen] = {}  # noqa: RUF012
    outside: tuple[object, ...] = ()  # what everybody could tell of the game


class Turnstile:
    """The windows of one table."""

    def __init__(self, row: GameRow, length: int, grace: int) -> None:
        self._is_wanted = length > 0 and msgspec.json.decode(row.request, type=Wish).even_reactions
        self._length = length
        self._grace = grace
        self._before = Before()
        self.window: Window | None = None

    def slots(self, table: Table, is_here: Callable[[int], bool]) -> int:
        """How many turns a window takes: one for each who might be asked and takes time; none if it need not be even.

        It follows from what everybody knows: the decks, who plays, who has answered, and who is here. Who is not here
        has no turn in it: if that person is asked, the game waits after the window as it always does.
        """
        people = players(table)
        if not self._is_wanted or not can_react(table) or len(people) < 2:
            return 0
        return len({*people, *thinkers(table)} - {table.asked} - absent(table, is_here))

    # over a restart

    def reopen(self, kept: Reopened | None, now: int, missing: frozenset[int], anew: bool = True) -> None:
        """The table was made again from its log, at whose end a window was open, or none was.

        missing: people who are not here. anew: no server was there for a while, so that the window waits for everybody.
        Otherwise it goes on, unless it should have closed long ago: then no server was there to close it.
        """
        before, self.window = self.window, self._window(kept, missing) if kept else None
        if before and self.window and before.opened == self.window.opened:  # who wants more time is not in the log
            self.window.take_over(before)
        if anew or (self.window and self.window.until + LONG < now):
            self.wait_again(now)

    def _window(self, kept: Reopened, missing: frozenset[int]) -> Window:
        window = Window(kept.opened, self._length, kept.slots, kept.seen)
        window.absent, window.is_read = missing, True
        return window

    def wait_again(self, now: int) -> None:
        """Where a window is open, wait for everybody to be back."""
        if self.window:
            self.window.wait(now + self._grace)

    def follow(self, table: Table, entries: Sequence[log.Entry], is_here: Callable[[int], bool]) -> None:
        """Another server has written these entries: apply them, and open or close the window as it did."""
        window = self.window
        before = Reopened(window.slots, window.seen, window.opened) if window else None
        after = followed(table, entries, before)
        if after is None:
            self.window = None
        elif window and before and after.opened == before.opened:
            window.seen = after.seen
            _follow_silence(window, entries)
        else:
            self.window = self._window(after, absent(table, is_here))

    def begin(self, table: Table, is_here: Callable[[int], bool], now: int) -> bool:
        """Whether everybody is back for whom a window was waiting, so that it begins now."""
        if self.window:
            self.window.welcome(absent(table, is_here))
        if not self.window or not self.window.is_waiting or not all(is_here(seat) for seat in players(table)):
            return False
        self.window.absent = frozenset()
        self.window.begin(now)
        return True

    def begin_without(self, missing: frozenset[int], now: int) -> None:
        """Some have not come back for whom a window was waiting: it begins now for those who are here."""
        if self.window:
            self.window.absent = missing
            self.window.begin(now)

    def due(self, table: Table) -> int | None:
        """When something has to be done in a window, if one is open."""
        return self.window.due(self.asks(table)) if self.window else None

    def asks(self, table: Table) -> bool:
        """Whether somebody is asked for a reaction in a window, and was here when it opened."""
        return self.window is not None and is_reacting(table) and table.asked not in self.window.absent

    # looking

    def seen(self, table: Table, viewer: Viewer) -> Seen:
        """What a viewer is shown now."""
        if self.window is None or (viewer is not None and viewer == insider(table)):
            return look(table, viewer)
        return self.window.seen[viewer]

    def is_seen(self, table: Table) -> bool:
        """Whether everybody sees that something was done, which is not stored yet: silence moves nothing."""
        before = self._before
        if not all(entry.kind in (log.ANSWER, log.RUN) for entry in table.log[before.entries :]):
            return True  # a window opens or closes, or somebody did something else than to answer
        if self.window:
            return not self._is_silence(table, before)
        return table.outside() != before.outside

    def patience(self, now: int) -> float | None:
        """How many seconds a bot may think about a reaction, so that it is heard; none where no window is open."""
        if not self.window:
            return None
        return max(self.window.asked_until - now - BEFOREHAND, 0) / SECOND

    def shown(self) -> OpenWindow | None:
        """What everybody sees of the window."""
        return self.window.shown() if self.window else None

    # doing

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

    def noted(self, deed: Deed[Result], is_here: Callable[[int], bool], now: int) -> Deed[Result]:
        """The same deed; if it opens a window, the log says so, too."""

        def done(table: Table) -> Result:
            self._before = self._look(table, is_here)
            result = deed(table)
            if self._opens(table, self._before):
                table.restart_clock(now, self._before.slots)
            return result

        return done

    def _look(self, table: Table, is_here: Callable[[int], bool]) -> Before:
        """What has to be remembered before something is done."""
        slots = self.slots(table, is_here)
        asked = insider(table)
        looking = ([] if asked is None else [asked]) if self.window else viewers(table) if slots else []
        seen = {viewer: masked(look(table, viewer)) for viewer in looking}
        gone, card = absent(table, is_here), card_of(table)
        return Before(len(table.log), table.told, slots, card, asked, gone, seen, table.outside())

    def _opens(self, table: Table, before: Before) -> bool:
        """Whether what was done is followed by a window."""
        if table.is_over or not before.slots or not _answers(table, before) or self._is_silence(table, before):
            return False
        return _is_silent(table, before) or might_open(table, before.told, before.card)

    def _is_silence(self, table: Table, before: Before) -> bool:
        """Whether somebody has kept silent in a window; who was not here when it opened is followed by another one."""
        if self.window is None or not _is_silent(table, before):
            return False
        return before.asked not in self.window.absent or not before.slots

    def after(self, table: Table, now: int) -> Collection[Viewer] | None:
        """Something was done and noted: open or close the window; for whom there is news, none for all."""
        before = self._before
        if table.is_over:
            self.window = None
        elif _answers(table, before) and self.window and self._is_silence(table, before):
            return self._after_silence(self.window, table, before, table.log[-1].time)
        elif _answers(table, before):
            self._after_answer(table, before, now)
        return None

    def _after_silence(self, window: Window, table: Table, before: Before, now: int) -> Collection[Viewer] | None:
        window.seen |= before.seen
        is_told = before.asked is not None and window.wait_no_more(before.asked, now)
        window.next_asked(now)
        if is_told:
            return None
        return [before.asked, insider(table)] if is_reacting(table) else [before.asked]

    def _after_answer(self, table: Table, before: Before, now: int) -> None:
        last = table.log[-1]
        if last.kind == log.CLOCK and last.number:
            seen = {**self.window.seen, **before.seen} if self.window else before.seen
            self.window = Window(now, self._length, before.slots, seen)
            self.window.absent = before.absent
        else:
            self.window = None


def _follow_silence(window: Window, entries: Sequence[log.Entry]) -> None:
    """Some have kept silent at another server: the next are asked, and nobody waits for those."""
    for entry in entries:
        if entry.kind in (log.ANSWER, log.RUN):
            window.wait_no_more(entry.seat, entry.time)
            window.next_asked(entry.time)


def _answers(table: Table, before: Before) -> bool:
    """Whether somebody has answered since."""
    return any(entry.kind in (log.ANSWER, log.RUN) for entry in table.log[before.entries :])


def _is_silent(table: Table, before: Before) -> bool:
    """Whether somebody who was asked for a reaction has kept silent."""
    return before.asked is not None and table.steps[-1].is_silent


def absent(table: Table, is_here: Callable[[int], bool]) -> frozenset[int]:
    """People who answer themselves and are not here."""
    return frozenset(seat for seat in players(table) if not is_here(seat))


def thinkers(table: Table) -> list[int]:
    """Bots that take time to think, whom it might tell what they think about."""
    return [seat for seat, who in enumerate(table.seats) if takes_time(who.kind)]


def check_number(table: Table, seat: int, number: int | None) -> None:
    """Whether what the seat is asked is still the decision of this number, if it was said."""
    if number is not None and number != table.number(seat):
        raise LateAnswer(table.number(seat), number)
