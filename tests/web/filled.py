"""Values for every form of a message: numbers of every plural form, every case, names that are hard to quote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from animalfolk.i18n.catalogue import Value
from tests.i18n.forms import Choices

COUNTS: list[int | float] = [0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 101, 1.5]
NAMES = [
    "Anna",
    "le Renard",
    "Œdipe",
    "Élodie & <b>Ben</b>",
    "Łucja „Żaba”",
    "les Amis",
    "{ $name } \\u00A0 #",
    "O’Brien\u00a0–",
    "日本の狐🦊",
    "",
]
MOST = 56  # ways of one message; more are thinned out evenly
Filled = dict[str, Value | float]


def fillings(choices: Choices) -> Iterator[Filled]:
    """Values that lead to different texts, and names that change from one to the next."""
    names = sorted(choices.names)
    ways: list[Sequence[Value | float]] = [
        sorted(choices.cases[name]) if name in choices.cases else COUNTS if name in choices.numbers else [""]
        for name in names
    ]
    count = prod(map(len, ways))
    step = max(1, count / MOST)
    for place in range(int(count / step)):
        row = _row(ways, int(place * step))
        turned = enumerate(zip(names, row, strict=True), start=place)
        yield {name: _filled(choices, name, value, turn) for turn, (name, value) in turned}


def _row(ways: Sequence[Sequence[Value | float]], number: int) -> list[Value | float]:
    """Of all combinations, in order, the one with this number."""
    row: list[Value | float] = []
    for way in reversed(ways):
        number, place = divmod(number, len(way))
        row.insert(0, way[place])
    return row


def _filled(choices: Choices, name: str, value: Value | float, turn: int) -> Value | float:
    return value if name in choices.cases or name in choices.numbers else NAMES[turn % len(NAMES)]
