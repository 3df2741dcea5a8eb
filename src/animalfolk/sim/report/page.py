"""The balance report as one page that needs nothing else: words, plots and tables."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import NamedTuple

from animalfolk.i18n import Words
from animalfolk.sim.report.columns import COLUMNS, SHOWN, Writer
from animalfolk.sim.report.drawing import Chart, svg
from animalfolk.sim.report.mix import Mix
from animalfolk.sim.report.plots import Plots
from animalfolk.sim.report.tables import Row, Table, average, tables_of
from animalfolk.sim.report.tally import Tally
from animalfolk.sim.version import version

STYLE = Path(__file__).with_name("page.css")
# The sections in their order, each with its plot; and the tables that stand below it.
SECTIONS = {
    "seats": ("seats",),
    "first": (),
    "company": ("company", "company_decks"),
    "lengths": ("games",),
    "decks": ("decks",),
    "pairs": ("pairs",),
    "deck-lengths": (),
    "deck-first": (),
    "bought": ("cards",),
    "buyers": (),
}


class Report(NamedTuple):
    """Everything that was counted, and how it came about."""

    mix: Mix
    tally: Tally
    tables: dict[str, Table]

    @property
    def games(self) -> int:
        """How many games there are."""
        return sum(self.tally.games.values())


def report_of(mix: Mix, tally: Tally) -> Report:
    """The report of these games."""
    return Report(mix, tally, tables_of(tally))


def command(mix: Mix) -> str:
    """What plays the same games again."""
    return shlex.join(
        ["animalfolk", "report", "--games", str(mix.games), "--bots", ",".join(mix.bots), "--seed", mix.seed]
    )


def plots_of(words: Words, report: Report) -> dict[str, Callable[[], Chart]]:
    """How to draw each plot."""
    averages = {what: average(report.tally, what) for what in ("deck", "pair", "buyers")}
    return Plots(words, report.tables, averages).all()


def page(words: Words, report: Report) -> str:
    """The whole page."""
    drawn = plots_of(words, report)
    links = [element("li", element("a", escape(words.text(f"report-{name}")), href=f"#{name}")) for name in SECTIONS]
    sections = [_section(words, report, name, drawn[name]) for name in SECTIONS]
    about = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        element("title", escape(words.text("report-title"))),
        element("style", STYLE.read_text(encoding="utf-8")),
    ]
    contents = element("nav", element("ul", *links), **{"aria-label": words.text("report-contents")})
    main = element("main", _head(words, report), contents, element("div", *sections, **{"class": "plots"}))
    return "<!doctype html>\n" + element("html", element("head", *about), element("body", main), lang=words.lang) + "\n"


def element(tag: str, *parts: str, **attributes: str) -> str:
    """Something in a page; its parts are such things, or text that is escaped."""
    given = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    end = "\n" if len(parts) > 1 else ""
    return f"<{tag}{given}>{end}" + "\n".join(parts) + f"{end}</{tag}>"


def _head(words: Words, report: Report) -> str:
    """How the numbers were made, and what they mean."""
    mix, games = report.mix, report.games
    made = words.text("report-made", games=games, bots=", ".join(mix.bots), seed=mix.seed, version=version())
    early = [words.text("report-early", games=games, all=mix.games)] if games < mix.games else []
    notes = [
        *early,
        words.text("report-how"),
        words.text("report-interval"),
        words.text("report-stopped", count=sum(report.tally.stopped.values())),
        *cut_short(words, report),
        words.text("report-care"),
    ]
    return element(
        "header",
        element("h1", escape(words.text("report-title"))),
        element("p", escape(words.text("report-subtitle", games=games)), **{"class": "subtitle"}),
        element("p", escape(made)),
        element("p", escape(words.text("report-again"))),
        element("pre", escape(command(mix)), tabindex="0"),
        *(element("p", escape(text)) for text in notes),
    )


def cut_short(words: Words, report: Report) -> list[str]:
    """How many answers the clock has cut short, if any: other runs may then come out otherwise."""
    return [words.text("clock-cuts", count=report.tally.cuts)] if report.tally.cuts else []


def _section(words: Words, report: Report, name: str, draw: Callable[[], Chart]) -> str:
    """A plot with what it shows in words, and its tables."""
    key = f"report-{name}"
    tables = [report.tables[table] for table in SECTIONS[name] if report.tables[table].rows]
    return element(
        "section",
        element("h2", escape(words.text(key))),
        element("p", escape(words.text(key, "about"))),
        element("figure", svg(draw(), name, escape(words.text(key, "plot")))),
        *(_details(words, table) for table in tables),
        id=name,
    )


def _details(words: Words, table: Table) -> str:
    """A table that opens when somebody wants it."""
    file, columns, writer = f"{table.name}.csv", SHOWN[table.name], Writer(words)
    heads = [element("th", escape(words.text(f"report-column-{name}")), scope="col") for name in columns]
    rows = [element("tr", *(_cell(writer, row, name) for name in columns)) for row in table.rows]
    numbers = element("table", element("thead", element("tr", *heads)), element("tbody", *rows))
    region = {"class": "scroll", "tabindex": "0", "role": "region", "aria-label": file}
    return element(
        "details",
        element("summary", escape(words.text("report-table", file=file))),
        element("p", escape(words.text("report-file", file=file))),
        element("div", numbers, **region),
    )


def _cell(writer: Writer, row: Row, name: str) -> str:
    return element("td", escape(COLUMNS[name](writer, row, name)))
