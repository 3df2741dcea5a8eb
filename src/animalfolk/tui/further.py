"""Further options of a new game in plain lines: a list with what they are now, and each may be changed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, NamedTuple

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.engine.rules import OPTIONS, TABLE, Rules, value_text
from animalfolk.game.draft import draft_rules
from animalfolk.game.setup import RANDOM, make_rules
from animalfolk.modes.knowing import check_rules
from animalfolk.table.settings import UNDOS
from animalfolk.tui.by_number import ByNumber, is_between
from animalfolk.tui.plan import Form, value_words
from animalfolk.tui.setting import DRAFT

LIST = "o"
ASKED = ("mode", "difficulty")  # by questions of their own
UNDO, FIRST, SEED, SEATS = "undo", "first", "seed", "seats"


class Row(NamedTuple):
    """Something that may be set: what it is called, all that it may be, and what it is."""

    key: str
    label: str
    values: dict[str, str]  # as they are written, and to read; none where any text will do
    value: str

    @property
    def is_number(self) -> bool:
        """Whether its values are numbers, which need no list."""
        return bool(self.values) and all(text.isdecimal() for text in self.values.values())


class Further(ByNumber):
    """Asks until nothing else is to be set."""

    def asked(self, form: Form) -> Form:
        """The form with what was changed."""
        while True:
            rows = self._rows(form)
            typed = self._ask(self._words.text("setup-further"))
            if not typed:
                return form
            if typed.lower() == LIST:
                self.show([self._text(row) for row in rows])
            elif is_between(typed, 1, len(rows)):
                place = int(typed) - 1
                form = self._changed(form, rows[place])
                self.row(place + 1, self._text(self._rows(form)[place]))
            else:
                self._say(self._words.text("setup-not-further", most=len(rows)))

    def _text(self, row: Row) -> str:
        value = row.values.get(row.value) or row.value or self._words.text("setup-seed-lot")
        return self._words.text("setup-further-row", option=row.label, value=value)

    # what there is

    def _rows(self, form: Form) -> list[Row]:
        """All that means something in this game, in the order of the full screen."""
        text = self._words.text
        rows = [self._option(form, option) for option in OPTIONS if option not in ASKED]
        rows = [row for row in rows if len(row.values) > 1]
        undos = {undo: text(f"begin-undo-{undo}") for undo in reversed(UNDOS)}
        rows.append(Row(UNDO, text("begin-undo"), undos, form.undo))
        if len(form.seats) > 2:
            rows.append(self._order(form))
        if len(form.seats) > 1:
            names = {f"P{number}": seat.name for number, seat in enumerate(form.seats, start=1)}
            rows.append(Row(FIRST, text("begin-first"), {RANDOM: text("begin-first-random"), **names}, form.first))
        return [*rows, Row(SEED, text("begin-seed"), {}, form.seed)]

    def _order(self, form: Form) -> Row:
        """Who sits behind whom: all orders but for turning the table; in teams this says who are partners."""
        names = [seat.name for seat in form.seats]
        orders = permutations(range(1, len(names)))
        values = {" ".join(map(str, order)): self._words.listed([names[at] for at in (0, *order)]) for order in orders}
        return Row(SEATS, self._words.text("begin-order"), values, next(iter(values)))

    def _option(self, form: Form, option: str) -> Row:
        """An option with all values that go together with the rest of the form."""
        fitting = [value for value in TABLE[option].values if _fits(form, option, value)]
        values = {value: value_words(self._words, option, value) for value in fitting}
        return Row(option, self._words.text(f"begin-option-{option}"), values, _now(form, option))

    # changing

    def _changed(self, form: Form, row: Row) -> Form:
        """The form with something else in this row."""
        value = self._value(row) if row.values else self._ask(self._words.text("setup-further-seed")) or row.value
        if row.key == SEATS:
            return _seated(form, [0, *map(int, value.split())])
        changed: dict[str, Any] = {row.key: value}
        return form._replace(options={**form.options, **changed}) if row.key in OPTIONS else form._replace(**changed)

    def _value(self, row: Row) -> str:
        """One of the values, by its number."""
        values = list(row.values)
        if not row.is_number:
            self.show(list(row.values.values()))
        least = int(values[0]) if row.is_number else 1
        most = least + len(values) - 1
        now = values.index(row.value) + least
        return values[self.number("setup-further-value", least, most, now, option=row.label) - least]


def _seated(form: Form, order: Sequence[int]) -> Form:
    """The same players in other seats; whoever is to begin still does."""
    seats = [form.seats[at] for at in order]
    begins = form.seats[int(form.first[1:]) - 1] if form.first != RANDOM else None
    return form._replace(seats=seats, first=f"P{seats.index(begins) + 1}" if begins else RANDOM)


def _rules(form: Form) -> Rules:
    """The rules as the form has them now."""
    drafts = form.decks[0].partition(":")[0] == DRAFT
    return (draft_rules if drafts else make_rules)(len(form.seats), form.options)


def _now(form: Form, option: str) -> str:
    return value_text(option, _rules(form).dump()[option])


def _fits(form: Form, option: str, value: str) -> bool:
    """Whether a value means something in this way to play, and goes together with the others."""
    changed = form._replace(options={**form.options, option: value})
    try:
        check_rules(_rules(changed))
    except AnimalfolkError:
        return False
    return True
