"""How the cells of a balance report are written on the page, column by column."""

from __future__ import annotations

from collections.abc import Callable

from animalfolk.i18n import Words
from animalfolk.sim.report.tables import Cell, Row

# The columns that people see, in their order; the files have more.
SHOWN: dict[str, tuple[str, ...]] = {
    "games": ("kind", "games", "stopped", "turns", "median", "p10"),
    "seats": ("kind", "seat", "games", "won", "share", "above"),
    "decks": ("deck", "games", "bought", "wins", "stall_won", "stall_lost", "turns", "first"),
    "pairs": ("deck", "other", "games", "wins"),
    "cards": ("card", "deck", "value", "copies", "games", "bought", "ever", "built", "buyers", "builders"),
    "company": ("mode", "difficulty", "games", "won", "share"),
    "company_decks": ("deck", "games", "won", "share"),
}


class Writer:
    """Writes cells in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def count(self, row: Row, name: str) -> str:
        """A whole number."""
        return str(row[name])

    def named(self, row: Row, name: str) -> str:
        """A word of ours."""
        return self.words.text(f"report-{name}-{row[name]}")

    def deck(self, row: Row, name: str) -> str:
        """A deck's short name."""
        return self.words.deck(str(row[name]), "short")

    def card(self, row: Row, name: str) -> str:
        """A card's name."""
        return self.words.card(str(row[name]))

    def seat(self, row: Row, name: str) -> str:
        """A seat."""
        return self.words.text("report-seat", number=int(row[name] or 0))

    def decimal(self, row: Row, name: str) -> str:
        """A number with its interval, if it has one."""
        return self._interval(row, name, self._decimal)

    def percent(self, row: Row, name: str) -> str:
        """A share with its interval, if it has one."""
        return self._interval(row, name, self._percent)

    def points(self, row: Row, name: str) -> str:
        """Percentage points above or below."""
        return self._interval(row, name, self._signed)

    def beside_lot(self, row: Row, name: str) -> str:
        """How much more often than by lot."""
        return self._interval(row, name, lambda cell: self._signed(float(cell or 0) - 1))

    def middle(self, row: Row, _: str) -> str:
        """Within what eight games in ten lie."""
        return self.words.text("report-range", low=str(row["p10"]), high=str(row["p90"]))

    def _interval(self, row: Row, name: str, written: Callable[[Cell], str]) -> str:
        if row[name] is None:
            return self.words.text("report-none")
        value = written(row[name])
        if f"{name}_low" not in row:
            return value
        low, high = written(row[f"{name}_low"]), written(row[f"{name}_high"])
        return self.words.text("report-interval-text", value=value, low=low, high=high)

    def _decimal(self, cell: Cell) -> str:
        return self.words.figure(f"{float(cell or 0):.2f}")

    def _percent(self, cell: Cell) -> str:
        return self.words.text("report-percent", number=self.words.figure(f"{100 * float(cell or 0):.1f}"))

    def _signed(self, cell: Cell) -> str:
        number = f"{round(100 * float(cell or 0), 1) + 0.0:+.1f}".replace("-", "−")
        return self.words.text("report-percent", number=self.words.figure(number))


COLUMNS: dict[str, Callable[[Writer, Row, str], str]] = {
    **dict.fromkeys(("games", "stopped", "median", "won", "value", "copies"), Writer.count),
    **dict.fromkeys(("kind", "mode", "difficulty"), Writer.named),
    **dict.fromkeys(("deck", "other"), Writer.deck),
    **dict.fromkeys(("bought", "turns", "built"), Writer.decimal),
    **dict.fromkeys(("share", "stall_won", "stall_lost", "first", "ever"), Writer.percent),
    **dict.fromkeys(("wins", "buyers", "builders"), Writer.beside_lot),
    "above": Writer.points,
    "card": Writer.card,
    "seat": Writer.seat,
    "p10": Writer.middle,
}
