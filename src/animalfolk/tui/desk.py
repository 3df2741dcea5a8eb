"""A table as the people at one keyboard use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from animalfolk.engine.view import View
from animalfolk.game import Game
from animalfolk.table import Table


class Desk:
    """Asks the table and answers it; a trial shows what an answer would do."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        return self.table.view(seat)

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """What happened and was not taken back."""
        return self.table.stands(seat)

    def answer(self, choice: str | Sequence[str], seat: int) -> None:
        """Answer the decision that this seat is asked."""
        self.table.answer(seat, self.table.number(seat), choice)

    def answer_run(self, texts: Sequence[str], seat: int) -> None:
        """Answer one question after the other, as one step."""
        self.table.answer_run(seat, self.table.number(seat), texts)

    def trial(self, seat: int) -> Game:
        """A game to try answers on."""
        return self.table.trial(seat)
