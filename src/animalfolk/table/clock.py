"""Clocks as data: the table is told the time, in milliseconds, and reckons.

A move is what somebody decides until another is asked. While somebody may react out of turn, nobody's clock runs:
whose time went by would tell who was asked. That window has a limit of its own.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias, TypedDict

from animalfolk.engine.errors import BadSetup
from animalfolk.engine.view_types import Names

NONE = "none"
MOVE = "move"
GAME = "game"
KINDS = (NONE, MOVE, GAME)
MOST = 30 * 24 * 3600
SECOND = 1000

ClockKey: TypeAlias = Annotated[str, Names("ClockKey", KINDS)]


class ClockView(TypedDict):
    """The clock as everybody sees it; times are in milliseconds."""

    kind: ClockKey
    left: list[int]  # of each seat; nothing in a replay
    running: int | None  # whose time runs; null while somebody may react
    since: int


class Clock(NamedTuple):
    """No clock; so many seconds for each move; or for the whole game, with an increment after each own turn."""

    kind: str = NONE
    seconds: int = 0
    increment: int = 0
    reaction: int = 30  # seconds for whoever may react, where there is a clock

    def check(self) -> None:
        """Whether these numbers make a clock."""
        if self.kind not in KINDS:
            kinds = ", ".join(KINDS)
            raise BadSetup(f"a clock is one of {kinds}, not {self.kind!r}", "clock", kinds=kinds, kind=self.kind)
        least, most = (0, 0) if self.kind == NONE else (1, MOST)
        if not (least <= self.seconds <= most and 0 <= self.increment <= MOST and 1 <= self.reaction <= MOST):
            message = f"a clock counts from 1 to {MOST} seconds, not {self.seconds}+{self.increment}"
            raise BadSetup(message, "clock-seconds", most=MOST, clock=str(self))

    def __str__(self) -> str:
        return self.kind if self.kind == NONE else f"{self.kind}:{self.seconds}+{self.increment}~{self.reaction}"


def read_clock(text: str) -> Clock:
    """A clock that is written so."""
    kind, _, numbers = text.partition(":")
    seconds, _, rest = numbers.partition("+")
    increment, _, reaction = rest.partition("~")
    words = [seconds or "0", increment or "0", reaction or "30"]
    if not all(word.isdecimal() and len(word) < 9 for word in words):
        raise BadSetup(f"a clock is written like game:600+10, not {text!r}", "clock-form", clock=text)
    clock = Clock(kind, *(int(word) for word in words))
    clock.check()
    return clock


class Times:
    """What is left to each seat, and whose time runs since when."""

    def __init__(self, clock: Clock, seats: int, now: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * SECOND] * seats
        self.running: int | None = None  # whose move it is; it waits while somebody may react
        self.since = now
        self.window: int | None = None  # since when somebody may react
        self.reacting: int | None = None
        self.ended = 0  # the last turn that has ended
        self._seen = (list(self.left), now)  # what was left, and since when, as everybody saw it last

    def spend(self, now: int) -> None:
        """Up to now the time went by for whose move it is, unless a window was open."""
        if self.running is not None and self.window is None:
            self.left[self.running] = max(self.left[self.running] - max(now - self.since, 0), 0)
        self.since = max(now, self.since)

    def turn_to(self, seat: int | None, reacts: bool, now: int) -> None:
        """Who is asked now; a window hides who it is."""
        self.window, self.reacting = (None, None) if not reacts else (now if self.window is None else self.window, seat)
        if reacts or seat == self.running:
            return
        if seat is not None and self.clock.kind == MOVE:
            self.left[seat] = self.clock.seconds * SECOND
        self.running = seat

    def come_back(self, seat: int, now: int) -> None:
        """Somebody whose move took too long has it back: its time begins anew."""
        self.spend(now)
        if self.clock.kind == MOVE and self.left[seat] == 0:
            self.left[seat] = self.clock.seconds * SECOND

    def turn_over(self, seat: int, turn: int) -> None:
        """A turn has ended: its player gets the increment, once, also if it was taken back and ends again."""
        if self.clock.kind == GAME and seat < len(self.left) and turn > self.ended:
            self.left[seat] += self.clock.increment * SECOND
            self.ended = turn

    def late(self, now: int) -> int | None:
        """The seat whose time is used up."""
        if self.clock.kind == NONE:
            return None
        if self.window is not None:
            return self.reacting if now - self.window >= self.clock.reaction * SECOND else None
        if self.running is not None and self.left[self.running] <= now - self.since:
            return self.running
        return None

    def due(self) -> int | None:
        """When somebody's time will be used up, if all stays as it is."""
        if self.clock.kind == NONE or (self.running is None and self.window is None):
            return None
        if self.window is not None:
            return self.window + self.clock.reaction * SECOND
        return self.since + self.left[self.running or 0]

    def show(self) -> None:
        """Something was done that everybody sees."""
        self._seen = (list(self.left), self.since)

    def shown(self) -> ClockView:
        """What everybody sees of it: also how often somebody has answered unseen meanwhile is not told."""
        running = None if self.window is not None else self.running
        left, since = self._seen if self._is_as_seen() else (self.left, self.since)
        since = since if self.window is None else self.window  # else it would tell when somebody kept silent
        since = 0 if self.clock.kind == NONE else since
        return {"kind": self.clock.kind, "left": list(left), "running": running, "since": since}

    def _is_as_seen(self) -> bool:
        """Whether what everybody saw last still says how much is left now."""
        left, since = list(self._seen[0]), self._seen[1]
        if self.running is not None:
            left[self.running] -= self.since - since
        return self.window is None and left == self.left

    def restart(self, left: list[int], now: int) -> None:
        """After a pause: what was left, from now on."""
        self.left, self.since = list(left), now
        self.window = now if self.window is not None else None
