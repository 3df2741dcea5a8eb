"""Questions as a screen puts them: a title, rows to choose from, and what choosing means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from animalfolk.engine.prompts import ACTION, BY_KEY
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import GameEvent, View
from animalfolk.game import Game
from animalfolk.i18n import Words
from animalfolk.i18n.asking import Asking, whose_turn_to_get
from animalfolk.table import Table
from animalfolk.tui.keyboard import keyed, named
from animalfolk.tui.kinds import asked_by, usual
from animalfolk.tui.picks import advised

NOWHERE = -1  # no row is lit


class Row(NamedTuple):
    """A line that can be chosen: what is typed for it, what it says, and the card it names, if any."""

    key: str
    text: str
    card: str = ""


class Answer(NamedTuple):
    """What the table is told: one choice, or a run of several that are one step."""

    choice: str | list[str]
    is_run: bool = False


class Refusal(NamedTuple):
    """Why nothing was answered, as a sentence."""

    text: str


class Place:
    """Where a person sits: the table as this seat may know it."""

    def __init__(self, table: Table, words: Words, names: Sequence[str], seat: int) -> None:
        self._table = table
        self.words = words
        self.names = names
        self.seat = seat
        self.view: View = table.view(seat)

    @property
    def prompt(self) -> str:
        """What kind of question is asked."""
        return pending(self.view)["prompt"]

    @property
    def options(self) -> list[str]:
        """What may be answered."""
        return pending(self.view)["options"]

    def trial(self) -> Game:
        """A game to try answers on."""
        return self._table.trial(self.seat)

    def advise(self) -> str:
        """What rules of thumb would answer."""
        return advised(self.trial(), self.seat)

    def events(self) -> list[GameEvent]:
        """What happened."""
        return self._table.stands(self.seat)

    def text(self, key: str, /, **values: str | int) -> str:
        """A message."""
        return self.words.text(key, **values)

    def asked(self, need: int = 0, prompt: str = "", whom: int | None = None) -> str:
        """The question as a sentence; whom: the player to whom a card goes, or from whom it comes."""
        if (prompt or self.prompt) == "act":
            return self.text("screen-act")
        return Asking(self.words, self.names).question(self.view, need, prompt, whom)


class Question:
    """Something that a person is asked."""

    takes_several = False
    shows_decks = True  # whether rows that name a card begin with the mark of its deck

    def __init__(self, place: Place, title: str, rows: list[Row], cursor: int = NOWHERE) -> None:
        self.place = place
        self.title = title
        self.rows = rows
        self.cursor = cursor  # the row that is lit at first
        self.marks: list[int] = []  # rows in the order in which they were marked

    def status(self) -> str:
        """What there is to say below the rows."""
        return self.place.text("screen-how-one") if self.cursor == NOWHERE else self.place.text("screen-how-usual")

    def toggle(self, row: int) -> None:
        """Mark a row, or not any more."""
        if row in self.marks:
            self.marks.remove(row)
        else:
            self.marks.append(row)

    def suggest(self) -> bool:
        """Mark what rules of thumb would; False if nothing is suggested."""
        return False

    def enter(self, row: int) -> Answer | Refusal | Question:
        """What Enter means when this row is lit."""
        raise NotImplementedError

    def refused(self) -> str:
        """Why the game did not take the answer."""
        return self.place.text("error-IllegalChoice")


class OneOf(Question):
    """One of several options."""

    def __init__(self, place: Place, options: Sequence[str]) -> None:
        self.options = list(options)
        self.shows_decks = BY_KEY[place.prompt].shape != ACTION
        means = usual(place.view, self.options, place.advise)
        rows = [
            Row(str(number), place.words.option(option, place.view, place.names), named(option))
            for number, option in enumerate(self.options, start=1)
        ]
        whom = whose_turn_to_get(place.view, place.events())
        lit = self.options.index(means) if means in self.options else NOWHERE
        super().__init__(place, place.asked(pending(place.view).get("missing", 1), whom=whom), rows, lit)

    def enter(self, row: int) -> Answer | Refusal | Question:
        """The option of this row."""
        if row == NOWHERE:
            return Refusal(self.place.text("screen-how-one"))
        return Answer(self.options[row])


class Number(OneOf):
    """A number; the largest is lit at first, or the likeliest guess."""

    def __init__(self, place: Place) -> None:
        options = place.options
        means, whom = usual(place.view, options, place.advise), asked_by(place.view, place.prompt)
        rows = [Row(key, place.words.option(option, place.view, place.names)) for key, option in keyed(options)]
        Question.__init__(self, place, place.asked(int(means), whom=whom), rows, options.index(means))
        self.options = options
