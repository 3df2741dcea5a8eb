"""A table and the people who share one keyboard: who sits there, what is new to them, and that all is kept."""

from __future__ import annotations

from collections.abc import Callable

from animalfolk.engine.view import View
from animalfolk.i18n import Words
from animalfolk.i18n.trouble import trouble
from animalfolk.table import Table, Undo
from animalfolk.tui.deeds import reason
from animalfolk.tui.full.questions import Answer, Place
from animalfolk.tui.full.story import Log, log_of
from animalfolk.tui.speaking import all_names


class Sitting:
    """Answers the table and keeps it after whatever is done."""

    def __init__(self, table: Table, words: Words, keep: Callable[[Table], None]) -> None:
        self.table = table
        self.words = words
        self.names = all_names(words, table)
        self.people = [number for number, seat in enumerate(table.seats) if seat.is_person]
        self.seat: int | None = self.people[0] if len(self.people) == 1 else None  # who sits at the keyboard
        self.failing = ""  # why the game cannot be kept just now
        self._keep = keep
        self._since = [self._last_turn(seat) for seat in range(len(table.seats))]  # what each knew at its last answer

    def _last_turn(self, seat: int) -> int:
        """Where the news begin after a pause: after this seat's last turn."""
        events = self.table.stands(None)
        ends = [
            at for at, event in enumerate(events, start=1) if (event["event"], event["seat"]) == ("turn_ended", seat)
        ]
        return ends[-1] if ends else 0

    @property
    def present(self) -> list[int]:
        """The people who play on."""
        return [seat for seat in self.people if seat not in self.table.resigned]

    def view(self) -> View:
        """What whoever sits at the keyboard may know."""
        return self.table.view(self.seat)

    def place(self) -> Place:
        """The seat of whoever is asked."""
        assert self.seat is not None
        return Place(self.table, self.words, self.names, self.seat)

    def log(self) -> Log:
        """What happened, and what of it is new."""
        return log_of(self.table.stands(self.seat), self._since[self.seat or 0])

    def keep(self) -> None:
        """Keep the game; a full disk stops nobody."""
        try:
            self._keep(self.table)
            self.failing = ""
        except OSError as error:
            self.failing = trouble(self.words, error)

    # what people do

    def answer(self, answer: Answer) -> None:
        """Give an answer; an error leaves all as it is."""
        seat = self.seat
        assert seat is not None
        before, number = len(self.table.stands(seat)), self.table.number(seat)
        if answer.is_run:
            self.table.answer_run(seat, number, list(answer.choice))
        else:
            self.table.answer(seat, number, answer.choice)
        self._since[seat] = before
        self.keep()

    def bot_answer(self, choice: str | None = None) -> None:
        """A bot answers: this, if it has thought elsewhere."""
        self.table.bot_answer(choice)
        self.keep()

    def undo(self, seat: int, turn: bool) -> None:
        """Take something back that is free."""
        self.table.undo(seat, turn)
        self._forget()

    def ask_undo(self, seat: int, turn: bool) -> None:
        """Ask the others."""
        self.table.ask_undo(seat, turn)
        self.keep()

    def agree(self, seat: int) -> None:
        """One of the others agrees; with the last of them it is taken back."""
        self.table.agree(seat)
        self._forget()

    def refuse(self, seat: int) -> None:
        """One of the others does not agree."""
        self.table.refuse(seat)
        self.keep()

    def resign(self, seat: int) -> None:
        """Give up."""
        self.table.resign(seat)
        self.keep()

    def _forget(self) -> None:
        """What was taken back is no news."""
        told = len(self.table.stands(None))
        self._since = [min(since, told) for since in self._since]
        self.keep()

    def why_not(self, found: Undo) -> str:
        """Why something cannot simply be taken back."""
        return reason(self.words, found)
