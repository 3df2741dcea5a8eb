"""Answering at the table with keys and clicks."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from animalfolk.engine.errors import AnimalfolkError, IllegalChoice
from animalfolk.tui.full.commands import Commands
from animalfolk.tui.full.panel import RowClicked
from animalfolk.tui.full.questions import NOWHERE, Answer, Question, Refusal
from animalfolk.tui.full.sitting import Sitting


class Answering(Commands):
    """A screen whose panel is answered."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "move(1)", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("left", "beside(-1)", show=False),
        Binding("right", "beside(1)", show=False),
        Binding("enter", "enter", show=False),
        Binding("space", "mark", show=False),
        Binding("escape", "back", show=False),
        Binding("s", "suggest", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.before: list[Question] = []  # where Escape goes back to

    def show_card(self) -> None:
        """Show the text of the lit card, where there is room."""
        raise NotImplementedError

    def tell_end(self) -> None:
        """Show how the game ended."""
        raise NotImplementedError

    def on_key(self, event: events.Key) -> None:
        """Digits choose or mark."""
        if event.character and event.character.isdecimal() and self.is_asked:
            event.stop()
            row = self.panel.digit(event.character)
            if row is not None:
                self._take(row)
            self.show_card()

    def on_row_clicked(self, event: RowClicked) -> None:
        """A click is as good as a number."""
        if self.is_asked:
            self.panel.light(event.row)
            self._take(event.row)

    def _take(self, row: int) -> None:
        asked = self.panel.question
        if asked and asked.takes_several:
            self.panel.toggle(row)
        else:
            self.action_enter()

    def action_move(self, by: int) -> None:
        """Light the next row, or the one before."""
        self.panel.move(by)
        self.show_card()

    def action_beside(self, by: int) -> None:
        """Light the row beside."""
        self.panel.move_column(by)
        self.show_card()

    def action_mark(self) -> None:
        """Mark the lit row, where several are asked."""
        if self.panel.question and self.panel.question.takes_several and self.panel.cursor != NOWHERE:
            self.panel.toggle(self.panel.cursor)

    def action_suggest(self) -> None:
        """Mark what rules of thumb would."""
        if self.panel.question and self.panel.question.suggest():
            self.panel.draw()
        elif self.panel.question:
            self.panel.note(self.words.text("screen-nothing-suggested"))

    def action_back(self) -> None:
        """Unmark, or go back to the question before."""
        asked = self.panel.question
        if asked and asked.marks:
            for row in list(asked.marks):
                asked.toggle(row)
            self.panel.light(self.panel.cursor)
        elif self.before:
            self.panel.ask(self.before.pop(), self.ink)

    def action_enter(self) -> None:
        """Take the lit row, or what is marked."""
        asked = self.panel.question
        if asked is None:
            if self.sitting.table.is_over:
                self.tell_end()
            return
        found = asked.enter(self.panel.cursor)
        if isinstance(found, Refusal):
            self.panel.note(found.text)
        elif isinstance(found, Answer):
            self._answer(asked, found)
        else:
            self.before.append(asked)
            self.panel.ask(found, self.ink)
            self.show_card()

    def _answer(self, asked: Question, answer: Answer) -> None:
        try:
            self.sitting.answer(answer)
        except IllegalChoice:
            self.panel.note(asked.refused())
        except AnimalfolkError as error:
            self.panel.note(self.words.error(error))
        else:
            self.go_on()
