"""A match step by step: forwards, backwards, from the seats that may be looked from, and on from any step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from animalfolk.engine.view_types import GameEvent, View
from animalfolk.game import Game
from animalfolk.table.clock import ClockView
from animalfolk.table.errors import TableError
from animalfolk.table.log import Taken
from animalfolk.table.seats import Seat
from animalfolk.table.settings import OPEN, Settings
from animalfolk.table.several import give_all
from animalfolk.table.table import Table
from animalfolk.table.together import all_told, together
from animalfolk.table.view_types import TableStatus, TableView

EVERY = 16  # steps at least between two snapshots, from which going back begins
MOST_SNAPSHOTS = 64  # of one replay; in a long one they lie further apart
UNTIMED: ClockView = {"kind": "none", "left": [], "running": None, "since": 0}


class TurnStart(NamedTuple):
    """Where a turn begins: its number, whose it is, and how many steps came before."""

    turn: int
    seat: int
    step: int


class Replay:
    """Looks at a table that was played.

    A game that still runs is seen from its people's seats only, and does not stop where somebody kept silent. What
    happened is the table's; snapshots hold positions alone, so that a replay takes memory in proportion to its length.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._parts = [[step] for step in table.steps] if table.is_over else _heard(table.steps)
        self.steps: list[Taken] = [part[0] for part in self._parts]
        self.step = 0
        self._game, self._at = self._first().bare(), 0
        self._every = max(EVERY, -(-self.length // MOST_SNAPSHOTS))
        self._snapshots = {0: self._game.bare()}

    def _first(self) -> Game:
        return Table(self.table.start, self.table.seats, self.table.settings, self.table.nonce).game

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self.steps)

    @property
    def game(self) -> Game:
        """The game after the steps so far, without what happened before."""
        if self._at != self.step:
            near = max(step for step in (*self._snapshots, self._at) if step <= self.step)
            game = (self._game if near == self._at else self._snapshots[near]).bare()
            for step in range(near, self.step):
                for taken in self._parts[step]:
                    give_all(game, taken.texts, taken.seat)
                if (step + 1) % self._every == 0 and step + 1 not in self._snapshots:
                    self._snapshots[step + 1] = game.bare()
            self._game, self._at = game.bare(), self.step
        return self._game

    def _taken(self) -> list[Taken]:
        """All that was answered up to where we are."""
        return [taken for part in self._parts[: self.step] for taken in part]

    @property
    def seats(self) -> list[int | None]:
        """From where it can be seen: from all seats after the end, before only as those who watch and as the people."""
        people = [number for number, seat in enumerate(self.table.seats) if seat.is_person]
        return [None, *(range(len(self.table.seats)) if self.table.is_over else people)]

    @property
    def turns(self) -> list[TurnStart]:
        """Where each turn begins."""
        found: list[TurnStart] = []
        for step, taken in enumerate(self.steps):
            if not found or taken.turn != found[-1].turn:
                found.append(TurnStart(taken.turn, taken.active, step))
        return found

    def go(self, step: int) -> None:
        """To where so many steps were made; beyond the ends to the ends."""
        self.step = min(max(step, 0), self.length)

    def go_to_turn(self, turn: int) -> None:
        """To the beginning of a turn, or of the next one in which somebody answered."""
        later = [start.step for start in self.turns if start.turn >= turn]
        self.go(later[0] if later else self.length)

    def view(self, seat: int | None) -> View:
        """What this seat knew then."""
        return self.game.view(self._allowed(seat))

    def events(self, seat: int | None) -> list[GameEvent]:
        """What had happened by then, as this seat knew it."""
        return self._told(self._allowed(seat))

    def _told(self, seat: int | None) -> list[GameEvent]:
        return self.table.stands(seat)[: self.told_at(self.step)]

    def shown(self, seat: int | None) -> TableView:
        """The same with who sits at the table, and at the end with what came of it, also if somebody gave up."""
        return self._with_table(self.view(seat))

    def view_together(self) -> TableView:
        """What all seats together knew then, with all hands; only when the game is over."""
        self._check_over()
        views = [self.game.view(seat) for seat in range(len(self.table.seats))]
        return self._with_table(together(self.game.view(None), views))

    def events_together(self) -> list[GameEvent]:
        """What had happened by then, as whoever saw most of it was told; only when the game is over."""
        self._check_over()
        return all_told([self._told(seat) for seat in range(len(self.table.seats))])

    def _check_over(self) -> None:
        if not self.table.is_over:
            raise TableError("while a game runs nobody sees what all know together")

    def _with_table(self, seen: View) -> TableView:
        table = self.table
        is_end = self.step == self.length and table.is_over
        resigned = table.resigned if is_end else []
        seats = [seat.status(resigned=number in resigned) for number, seat in enumerate(table.seats)]
        status: TableStatus = {"seats": seats, "commit": table.commit, "clock": UNTIMED}
        if is_end:
            return {**seen, "decision": None, "winners": table.winners, "table": status}
        return {**seen, "table": status}

    def told_at(self, step: int) -> int:
        """How many events there were when so many steps had been made."""
        return self.steps[step].before if step < self.length else self.table.standing

    def _allowed(self, seat: int | None) -> int | None:
        if seat not in self.seats:
            raise TableError(f"while a game runs it is seen from {self.seats}, not from {seat!r}")
        return seat

    def last(self, seat: int | None = None) -> Taken | None:
        """The step that led here; what another answered, in words, only when the game is over."""
        if not self.step:
            return None
        taken = self.steps[self.step - 1]
        return taken if self.table.is_over or taken.seat == seat else taken._replace(texts=(), noted=())

    @property
    def may_play_on(self) -> bool:
        """Whether the game may go on from here elsewhere: while it runs that would tell people what is to come."""
        people = sum(seat.is_person for seat in self.table.seats)
        return self.table.is_over or (people < 2 and self.table.settings.undo == OPEN)

    def play_on(self, seats: Sequence[Seat], settings: Settings, nonce: str, now: int = 0) -> Table:
        """A new table from here: the same cards lie where they lay, and come as they came.

        While the game still runs, nobody takes the place of a bot: that would show its hand. What was a lesson is a
        game like all others then.
        """
        bots = [number for number, seat in enumerate(self.table.seats) if not seat.is_person]
        if not self.may_play_on or (not self.table.is_over and any(seats[number].is_person for number in bots)):
            raise TableError("this game still runs: nobody may look at what others hold, or at what is to come")
        table = Table(self.table.start, seats, settings._replace(lesson=""), nonce, now)
        for taken in self._taken():
            for _, seat, texts in taken.parts:
                table.pass_over("", now)
                table.redo(seat, texts, now)
        table.pass_over(self.game.moment(), now)
        return table


def _heard(steps: Sequence[Taken]) -> list[list[Taken]]:
    """Steps, each with what others left unsaid behind it."""
    parts: list[list[Taken]] = []
    for step in steps:
        if step.is_silent and parts:
            parts[-1].append(step)
        else:
            parts.append([step])
    return parts
