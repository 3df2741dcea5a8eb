"""The plots of a balance report, each made from the rows of a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import altair as alt
from altair import Axis, Color, Row, Scale, Text, X, Y

from animalfolk.i18n import Words
from animalfolk.sim.report.drawing import COLOURS, INK, PLAIN, Chart, chart
from animalfolk.sim.report.tables import Row as Cells
from animalfolk.sim.report.tables import Table

WIDTH = 220  # of a plot without its labels: it fits a phone
STEP = 15  # from line to line
NO_TITLE = Axis(title=None)
DASH = [3, 3]
FEWER_MORE = ("#B79BD9", "#F4F1EA", "#8CC97F")  # light, as numbers stand on them


class Plots:
    """Draws in one language; `averages` are how often all win beside lot, of decks and of who buys a card."""

    def __init__(self, words: Words, tables: dict[str, Table], averages: dict[str, float]) -> None:
        self._words = words
        self._tables = tables
        self._averages = averages

    def all(self) -> dict[str, Callable[[], Chart]]:
        """How to draw each of them, by name."""
        return {
            "decks": self.decks,
            "pairs": self.pairs,
            "seats": self.seats,
            "first": self.first,
            "lengths": self.lengths,
            "deck-lengths": self.deck_lengths,
            "deck-first": self.deck_first,
            "bought": self.bought,
            "buyers": self.buyers,
            "company": self.company,
        }

    def decks(self) -> Chart:
        """How much more often than by lot those win who bought the most of a deck."""
        rows = [self._beside_lot(row, "wins", self._deck(row)) for row in self._rows("decks")]
        return self._intervals(rows, "report-axis-lot", self._percent(self._averages["deck"]), _deck_colour())

    def pairs(self) -> Chart:
        """The same for two decks together, twice in a square; a number where the interval leaves the average out."""
        rows = []
        for row in self._rows("pairs"):
            for one, other in (("deck", "other"), ("other", "deck")):
                found = self._beside_lot(row, "wins", self._deck(row, one))
                clear = not found["low"] <= self._percent(self._averages["pair"]) <= found["high"]
                number = round(found["value"])
                text = f"{number:+d}" if number else "0"
                rows.append({**found, "other": self._deck(row, other), "text": text if clear else ""})
        names = [self._words.deck(deck, "short") for deck in COLOURS]
        base = chart(rows).encode(
            X("other:N", sort=names, axis=Axis(title=None, labelAngle=-90)), Y("name:N", sort=names, axis=NO_TITLE)
        )
        colours = Scale(range=list(FEWER_MORE), interpolate="rgb", domainMid=self._percent(self._averages["pair"]))
        legend = alt.Legend(title=self._words.text("report-axis-lot"), orient="bottom", gradientLength=WIDTH)
        cells = base.mark_rect().encode(Color("value:Q", scale=colours, legend=legend))
        numbers = base.mark_text(color="black").encode(Text("text:N"))
        square: Chart = (cells + numbers).properties(width=WIDTH + 20, height=WIDTH + 20)
        return square

    def seats(self) -> Chart:
        """How often each seat wins, beside an equal share."""
        rows = [
            {
                **_interval(row, "share", 100),
                "seat": self._words.text("report-seat", number=int(row["seat"] or 0)),
                "kind": self._kind(row),
                "fair": 100 * float(row["fair"] or 0),
            }
            for row in self._rows("seats")
        ]
        x = X("value:Q", axis=Axis(title=self._words.text("report-axis-share"), tickCount=6))
        base = chart(rows).encode(y=Y("seat:N", axis=NO_TITLE))
        fair = base.mark_tick(color=INK, thickness=1.5).encode(X("fair:Q"))
        layers = fair + base.mark_rule(strokeWidth=2, color=PLAIN).encode(X("low:Q"), alt.X2("high:Q"))
        layers += base.mark_point(filled=True, size=50, color=PLAIN, opacity=1).encode(x)
        kinds = list(dict.fromkeys(row["kind"] for row in rows))
        return self._in_rows(layers.properties(width=WIDTH), kinds)

    def first(self) -> Chart:
        """How much more than an equal share whoever begins wins."""
        rows = [
            {**_interval(row, "above", 100), "name": self._kind(row)} for row in self._rows("seats") if row["seat"] == 1
        ]
        return self._intervals(rows, "report-axis-points", 0.0, None)

    def lengths(self) -> Chart:
        """How many turns each player has in a game."""
        rows = [
            {"kind": self._kind(row), "turns": row["turns"], "share": 100 * float(row["share"] or 0)}
            for row in self._rows("lengths")
        ]
        bars = (
            chart(rows)
            .mark_bar(color=PLAIN)
            .encode(
                X("turns:Q", bin="binned", axis=Axis(title=self._words.text("report-axis-turns"), tickMinStep=1)),
                alt.X2("end:Q"),
                Y("share:Q", axis=Axis(title=None, tickCount=2)),
            )
            .transform_calculate(end="datum.turns + 0.9")
            .properties(width=WIDTH + 40, height=34)
        )
        return self._in_rows(bars, list(dict.fromkeys(str(row["kind"]) for row in rows)))

    def deck_lengths(self) -> Chart:
        """How long games of two are with each deck."""
        rows = [
            {**_interval(row, "turns"), **self._deck_name(row)}
            for row in self._rows("decks")
            if row["turns"] is not None
        ]
        return self._intervals(rows, "report-axis-turns", None, _deck_colour())

    def deck_first(self) -> Chart:
        """How often whoever begins wins games of two with each deck."""
        rows = [
            {**_interval(row, "first", 100), **self._deck_name(row)}
            for row in self._rows("decks")
            if row["first"] is not None
        ]
        return self._intervals(rows, "report-axis-first", 50.0, _deck_colour())

    def bought(self) -> Chart:
        """How often each copy of a card is bought in a game, and built."""
        rows = [
            {
                "name": self._words.card(str(row["card"])),
                "deck": row["deck"],
                "value": row["per_copy"],
                "built": float(row["built"] or 0) / int(row["copies"] or 1),
            }
            for row in self._rows("cards")
        ]
        base = chart(rows).encode(y=Y("name:N", sort=None, axis=NO_TITLE))
        bars = base.mark_bar().encode(
            X("value:Q", axis=Axis(title=self._words.text("report-axis-bought"), orient="top")), _deck_colour()
        )
        ticks = base.mark_tick(color=INK, thickness=2).encode(X("built:Q"))
        plot: Chart = (bars + ticks).properties(width=WIDTH - 40, height=alt.Step(STEP))
        return plot

    def buyers(self) -> Chart:
        """How much more often than by lot those win who have bought a card."""
        rows = [
            {**self._beside_lot(row, "buyers", self._words.card(str(row["card"]))), "deck": row["deck"]}
            for row in self._rows("cards")
            if row["buyers"] is not None and row["value"] != 1
        ]
        middle = self._percent(self._averages["buyers"])
        return self._intervals(rows, "report-axis-lot", middle, _deck_colour(), WIDTH - 40)

    def company(self) -> Chart:
        """How often the Company is beaten."""
        rows = [
            {
                **_interval(row, "share", 100),
                "name": self._words.text(f"report-difficulty-{row['difficulty']}"),
                "mode": self._words.text(f"report-mode-{row['mode']}"),
            }
            for row in self._rows("company")
        ]
        plot = self._intervals(rows, "report-axis-share", None, None)
        return self._in_rows(plot, list(dict.fromkeys(row["mode"] for row in rows)), "mode")

    # parts

    def _rows(self, table: str) -> list[Cells]:
        return self._tables[table].rows

    def _deck(self, row: Cells, column: str = "deck") -> str:
        return self._words.deck(str(row[column]), "short")

    def _deck_name(self, row: Cells) -> dict[str, Any]:
        return {"name": self._deck(row), "deck": row["deck"]}

    def _kind(self, row: Cells) -> str:
        return self._words.text(f"report-kind-{row['kind']}")

    def _percent(self, rate: float) -> float:
        """How much more often than by lot, in per cent."""
        return 100 * rate - 100

    def _beside_lot(self, row: Cells, column: str, name: str) -> dict[str, Any]:
        found = _interval(row, column, 100)
        return {**{key: number - 100 for key, number in found.items()}, "name": name, "deck": row["deck"]}

    def _intervals(
        self,
        rows: Sequence[dict[str, Any]],
        axis: str,
        middle: float | None,
        colour: Color | None,
        width: int = WIDTH,
    ) -> alt.LayerChart:
        """A line for each row: its number and interval, and what it is to be compared with."""
        x = X("value:Q", axis=Axis(title=self._words.text(axis), tickCount=5), scale=Scale(zero=False))
        base = chart(list(rows)).encode(y=Y("name:N", sort=None, axis=NO_TITLE))
        colours = [colour] if colour is not None else []
        marks = base.mark_rule(strokeWidth=2, **_plain(colour)).encode(X("low:Q"), alt.X2("high:Q"), *colours)
        marks += base.mark_point(filled=True, size=50, opacity=1, **_plain(colour)).encode(x, *colours)
        if middle is not None:
            line = chart([{"middle": middle}]).mark_rule(strokeDash=DASH, color=INK, opacity=0.7)
            marks += line.encode(X("middle:Q"))
        plot: alt.LayerChart = marks.properties(width=width, height=alt.Step(STEP + 2))
        return plot

    def _in_rows(self, plot: alt.Chart | alt.LayerChart, names: list[str], field: str = "kind") -> Chart:
        """The same for each kind, one below the other, with a line above each."""
        header = alt.Header(labelAngle=0, labelOrient="top", labelAnchor="start", labelPadding=2)
        parts = plot.facet(row=Row(f"{field}:N", sort=names, header=header), spacing=8)
        whole: Chart = parts.resolve_scale(y="independent")
        return whole


def _deck_colour() -> Color:
    return Color("deck:N", scale=Scale(domain=list(COLOURS), range=list(COLOURS.values())), legend=None)


def _plain(colour: Color | None) -> dict[str, Any]:
    return {} if colour is not None else {"color": PLAIN}


def _interval(row: Cells, column: str, times: float = 1) -> dict[str, Any]:
    """A number of a row with its interval."""
    keys = {"value": column, "low": f"{column}_low", "high": f"{column}_high"}
    return {name: times * float(row[key] or 0) for name, key in keys.items()}
