"""A table as the people at one keyboard use it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from animalfolk.engine.view_types import GameEvent
from animalfolk.game import Game
from animalfolk.table import Hinted, Table
from animalfolk.table.lesson import READ, LessonView
from animalfolk.table.view_types import TableView
from animalfolk.tui.news import log_of


class Desk:
    """Asks the table and answers it; a trial shows what an answer would do."""

    def __init__(self, table: Table, carry_out: Callable[[str, int], bool]) -> None:
        self.table = table
        self._carry_out = carry_out

    def view(self, seat: int | None) -> TableView:
        """What a seat may know."""
        return self.table.view(seat)

    def events(self, seat: int | None) -> list[GameEvent]:
        """What happened and was not taken back."""
        return self.table.stands(seat)

    def log(self, seat: int | None) -> list[GameEvent]:
        """The same, and where people took something back or gave up."""
        return log_of(self.table, seat)

    def answer(self, choice: str | Sequence[str], seat: int) -> None:
        """Answer the decision that this seat is asked."""
        self.table.answer(seat, self.table.number(seat), choice)

    def answer_run(self, texts: Sequence[str], seat: int) -> None:
        """Answer one question after the other, as one step."""
        self.table.answer_run(seat, self.table.number(seat), texts)

    # a lesson

    def lesson(self, seat: int) -> LessonView | None:
        """What the lesson says to this seat, if this is one."""
        return self.view(seat)["table"].get("lesson")

    def learn(self, key: str, seat: int) -> None:
        """What the lesson says was heard."""
        self.table.learn(seat, key)

    def read(self, cards: Sequence[str], seat: int) -> bool:
        """These cards were read; whether the lesson has asked for that."""
        told = self.lesson(seat)
        is_asked = told is not None and told["kind"] == READ and told["card"] in cards
        if told and is_asked:
            self.learn(told["step"], seat)
        return is_asked

    def later(self, seat: int) -> list[str]:
        """What could be answered now, but for the lesson, which asks for something else first."""
        decision = self.view(seat)["decision"]
        return [option for option in self.trial(seat).options if decision and option not in decision["options"]]

    def trial(self, seat: int) -> Game:
        """A game to try answers on."""
        return self.table.trial(seat)

    def hints(self, seat: int, after: Sequence[str]) -> Hinted:
        """The best answers; after: what is about to be answered before."""
        return self.table.hints(seat, after)

    def wish(self, wish: str, seat: int) -> bool:
        """Take something back or give up; whether the question at hand is not asked any more, or must be put anew."""
        return self._carry_out(wish, seat)
