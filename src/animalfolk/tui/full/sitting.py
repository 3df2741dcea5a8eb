"""A table and the people who share one keyboard: who sits there, what is new to them, and that all is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from animalfolk.engine.view_types import View
from animalfolk.i18n import Words
from animalfolk.i18n.trouble import trouble
from animalfolk.table import Table, Undo
from animalfolk.table.log import Taken
from animalfolk.tui import always
from animalfolk.tui.deeds import STEP, TURN, reason, undone
from animalfolk.tui.full.questions import Answer, Place
from animalfolk.tui.full.story import Known, Log, known, split
from animalfolk.tui.news import log_of
from animalfolk.tui.speaking import all_names


class Sitting:
    """Answers the table and keeps it after whatever is done."""

    def __init__(self, table: Table, words: Words, keep: Callable[[Table], None]) -> None:
        always.tell(table)
        self.table = table
        self.words = words
        self.names = all_names(words, table)
        self.people = [number for number, seat in enumerate(table.seats) if seat.is_person]
        self.seat: int | None = self.people[0] if len(self.people) == 1 else None  # who sits at the keyboard
        self.failing = ""  # why the game cannot be kept just now
        self._keep = keep
        self._since = [self._last_turn(seat) for seat in range(len(table.seats))]  # what each knew at its last answer
        self._shown = [0] * len(table.seats)  # how many events each has seen
        self._notes: list[list[str]] = [[] for _ in table.seats]  # what each is told below the next question

    def _last_turn(self, seat: int) -> Known:
        """Where the news begin after a pause: after this seat's last turn."""
        log = log_of(self.table, None)
        ends = [at for at, event in enumerate(log, start=1) if (event["event"], event["seat"]) == ("turn_ended", seat)]
        return known(log[: ends[-1]]) if ends else Known()

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
        log = log_of(self.table, self.seat)
        self._shown[self.seat or 0] = known(log).events
        return split(log, self._since[self.seat or 0])

    def note(self, seat: int, text: str) -> None:
        """Something to tell this seat below the next question."""
        self._notes[seat].append(text)

    def take_notes(self) -> str:
        """What whoever sits at the keyboard is to be told; once."""
        assert self.seat is not None
        notes, self._notes[self.seat] = self._notes[self.seat], []
        return " ".join(notes)

    def keep(self) -> None:
        """Keep the game; a full disk stops nobody."""
        try:
            self._keep(self.table)
            self.failing = ""
        except OSError as error:
            self.failing = trouble(self.words, error)

    # what people do

    def ask_always(self) -> str:
        """Be asked also where nothing is of use, or not any more: the message that says so."""
        told = always.switch(self.table)
        self.keep()
        return told

    def answer(self, answer: Answer) -> None:
        """Give an answer; an error leaves all as it is."""
        seat = self.seat
        assert seat is not None
        before, number = known(log_of(self.table, seat)), self.table.number(seat)
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
        before = self.table.steps
        self.table.undo(seat, turn)
        self._forget(seat, turn, before)

    def ask_undo(self, seat: int, turn: bool) -> None:
        """Ask the others."""
        self.table.ask_undo(seat, turn)
        self.keep()

    def agree(self, seat: int, turn: bool) -> None:
        """One of the others agrees; with the last of them it is taken back."""
        before, request = self.table.steps, self.table.request
        assert request
        self.table.agree(seat)
        if self.table.request is None:
            self._forget(request.seat, turn, before)
        else:
            self.keep()

    def refuse(self, seat: int) -> None:
        """One of the others does not agree; whoever asked will hear of it."""
        request = self.table.request
        assert request
        self.table.refuse(seat)
        self.note(request.seat, self.words.text("undo-refused", name=self.names[seat]))
        self.keep()

    def resign(self, seat: int) -> None:
        """Give up; the others will hear of it if they play on."""
        self.table.resign(seat)
        for other in self.present if not self.table.is_over else []:
            self.note(other, self.words.text("resign-done", name=self.names[seat]))
        self.keep()

    def _forget(self, seat: int, turn: bool, before: Sequence[Taken]) -> None:
        """What was taken back is no news; those who had seen it will hear of it, and whoever took it back."""
        stand = len(self.table.stands(None))
        gone = before[len(self.table.steps) :]
        for reader in [seat, *[other for other, seen in enumerate(self._shown) if seen > stand and other != seat]]:
            name = "" if reader == seat else self.names[seat]
            self.note(reader, undone(self.words, TURN if turn else STEP, seat, gone, name))
        self._since = [since._replace(events=min(since.events, stand)) for since in self._since]
        self._shown = [min(seen, stand) for seen in self._shown]
        self.keep()

    def why_not(self, found: Undo) -> str:
        """Why something cannot simply be taken back."""
        return reason(self.words, found)
