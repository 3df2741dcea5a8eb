"""The tables of a balance report: rows of names and numbers, for files, plots and the page alike."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from animalfolk.engine.faces import COPIES, NUMBER, VALUE
from animalfolk.modes.choosing import deck_names
from animalfolk.sim.report.facts import cards_of
from animalfolk.sim.report.mix import COMPANY, RIVALS, ROUND, sides_of
from animalfolk.sim.report.ratio import Estimate, Ratio
from animalfolk.sim.report.tally import ALL, DUEL, Tally
from animalfolk.sim.straight import KINDS

Cell = str | int | float | None
Row = dict[str, Cell]
PLACES = 5  # of a number in a file
MOST = 4.0  # times an equal share that anybody can win: of four players one wins


class Table(NamedTuple):
    """Rows with the same columns."""

    name: str
    rows: list[Row]

    def text(self) -> str:
        """As a CSV file, with a line of names."""
        whole = io.StringIO()
        writer = csv.writer(whole, lineterminator="\n")
        writer.writerow(self.columns)
        writer.writerows([[_written(cell) for cell in row.values()] for row in self.rows])
        return whole.getvalue()

    @property
    def columns(self) -> list[str]:
        """The names of the columns."""
        return list(self.rows[0]) if self.rows else []


def tables_of(tally: Tally) -> dict[str, Table]:
    """All tables, by name."""
    found = {
        "games": _games(tally),
        "seats": _seats(tally),
        "lengths": _lengths(tally),
        "decks": _decks(tally),
        "pairs": _pairs(tally),
        "cards": _cards(tally),
        "company": _company(tally),
        "company_decks": _company_decks(tally),
    }
    return {name: Table(name, list(rows)) for name, rows in found.items()}


def average(tally: Tally, what: str) -> float:
    """How often all those win beside lot of whom the rows of a table tell, taken together."""
    return tally.ratio(what, ALL).value


def _games(tally: Tally) -> Iterator[Row]:
    """How many games of each kind, and how long they are, in turns of each player."""
    for kind in _kinds(tally):
        numbers = tally.rounds[kind]
        yield {
            "kind": kind,
            "games": tally.games[kind],
            "stopped": tally.stopped[kind],
            **_interval("turns", tally.ratio("rounds", kind).estimate()),
            "median": _part(numbers, 0.5),
            "p10": _part(numbers, 0.1),
            "p90": _part(numbers, 0.9),
        }


def _seats(tally: Tally) -> Iterator[Row]:
    """How often each seat wins, and how much that is above an equal share."""
    for kind in (kind for kind in _kinds(tally) if kind in RIVALS):
        sides = sides_of(kind)
        for place in range(1, len(sides) + 1):
            ratio, fair = tally.ratio("seat", kind, str(place)), 1 / len(sides)
            found = ratio.share()
            above = Estimate(*(number - fair for number in found))
            yield {"kind": kind, "seat": place, **_won(ratio), "fair": fair, **_interval("above", above)}


def _lengths(tally: Tally) -> Iterator[Row]:
    """How many games took how many turns of each player."""
    for kind in _kinds(tally):
        for rounds, games in sorted(tally.rounds[kind].items()):
            yield {"kind": kind, "turns": rounds, "games": games, "share": games / tally.games[kind]}


def _decks(tally: Tally) -> Iterator[Row]:
    for deck in deck_names():
        ratio = tally.ratio("deck", deck)
        if ratio.games:
            yield {
                "deck": deck,
                "games": ratio.games,
                "bought": tally.ratio("deck-bought", deck).value,
                **_wins("wins", ratio),
                "stall_won": tally.ratio("stall-won", deck).value,
                "stall_lost": tally.ratio("stall-lost", deck).value,
                "games_of_two": tally.ratio("length", deck).games,
                **_interval("turns", _known(tally.ratio("length", deck), Ratio.estimate)),
                **_interval("first", _known(tally.ratio("first", deck), Ratio.share)),
            }


def _pairs(tally: Tally) -> Iterator[Row]:
    for one, other in combinations(deck_names(), 2):
        ratio = tally.ratio("pair", one, other)
        if ratio.of:
            yield {"deck": one, "other": other, "games": ratio.games, **_wins("wins", ratio)}


def _cards(tally: Tally) -> Iterator[Row]:
    for deck in deck_names():
        for card in cards_of([deck]):
            bought = tally.ratio("bought", card)
            copies = COPIES[NUMBER[card]]
            if bought.games:
                yield {
                    "card": card,
                    "deck": deck,
                    "value": VALUE[NUMBER[card]],
                    "copies": copies,
                    "games": bought.games,
                    **_interval("bought", bought.estimate()),
                    "per_copy": bought.value / copies,
                    **_interval("ever", tally.ratio("ever", card).share()),
                    **_interval("built", tally.ratio("built", card).estimate()),
                    **_wins("buyers", tally.ratio("buyers", card)),
                    **_wins("builders", tally.ratio("builders", card)),
                }


def _company(tally: Tally) -> Iterator[Row]:
    for kind in (kind for kind in COMPANY if tally.games[kind]):
        mode, difficulty = KINDS[kind].mode, KINDS[kind].difficulty
        yield {"mode": mode, "difficulty": difficulty, **_won(tally.ratio("company", kind))}


def _company_decks(tally: Tally) -> Iterator[Row]:
    for deck in deck_names():
        ratio = tally.ratio("company-deck", deck)
        if ratio.games:
            yield {"deck": deck, **_won(ratio)}


def _kinds(tally: Tally) -> list[str]:
    """The ways to play of which there are games, those with most first, then in the order of difficulty."""
    return [kind for kind in (DUEL, *RIVALS[1:], *COMPANY) if kind in ROUND and tally.games[kind]]


def _won(ratio: Ratio) -> Row:
    """A share of games won."""
    return {"games": ratio.games, "won": int(ratio.count), **_interval("share", ratio.share())}


def _wins(name: str, ratio: Ratio) -> Row:
    """How often these have won, how often equal shares would be, and the one beside the other."""
    found: Row = {f"{name}_won": int(ratio.count), f"{name}_fair": ratio.of}
    return {**found, **_interval(name, ratio.share(MOST) if ratio.of else None)}


def _known(ratio: Ratio, way: Callable[[Ratio], Estimate]) -> Estimate | None:
    """An estimate, if anything was counted."""
    return way(ratio) if ratio.games else None


def _interval(name: str, found: Estimate | None) -> Row:
    """A number with its interval; nothing where there is none."""
    value, low, high = found or (None, None, None)
    return {name: value, f"{name}_low": low, f"{name}_high": high}


def _part(numbers: Counter[int], part: float) -> int:
    """Below which number this part of the games lies."""
    ordered = sorted(numbers.elements())
    return ordered[round((len(ordered) - 1) * part)]


def _written(cell: Cell) -> Cell:
    return round(cell, PLACES) if isinstance(cell, float) else cell
