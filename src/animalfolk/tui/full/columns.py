"""Rows of a question in columns: as many as find room, or two with some rows in several lines where that is shorter."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from textual.content import Content

from animalfolk.tui.full.wrapping import pieces, wrapped

GAP = 3
NARROWEST = 24  # no column is narrower where rows are in several lines


class Columns(NamedTuple):
    """How wide the columns are, and how many rows each has but the last."""

    widths: list[int]
    height: int


def columns(rows: Sequence[str], space: int, hang: int) -> Columns:
    """The columns that make the fewest lines; whole rows first."""
    lengths = [len(row) for row in rows]
    for height in range(1, len(rows)):
        widths = [max(lengths[top : top + height]) for top in range(0, len(rows), height)]
        if sum(widths) + GAP * (len(widths) - 1) <= space:
            return Columns(widths, height)
    return _two(rows, space, hang)


def _two(rows: Sequence[str], space: int, hang: int) -> Columns:
    """Two columns if they make fewer lines than one, with as many whole rows as can be."""
    half = -(-len(rows) // 2)
    best, fewest = Columns([space], max(1, len(rows))), (_lines(rows, space, hang), 0)
    for left in range(NARROWEST, space - GAP - NARROWEST + 1):
        widths = [left, space - GAP - left]
        pairs = list(zip((rows[:half], rows[half:]), widths, strict=True))
        counts = [_lines(side, width, hang) for side, width in pairs]
        if (max(counts), sum(counts)) < fewest and all(_fit(side, width, hang) for side, width in pairs):
            best, fewest = Columns(widths, half), (max(counts), sum(counts))
    return best


def _lines(rows: Sequence[str], width: int, hang: int) -> int:
    return sum(len(pieces(row, width, hang)) for row in rows)


def _fit(rows: Sequence[str], width: int, hang: int) -> bool:
    """Whether nothing that stays together is too wide."""
    return all(end - begin + (hang if begin else 0) <= width for row in rows for begin, end in pieces(row, width, hang))


def side_by_side(rows: Sequence[Content], into: Columns, hang: int) -> list[Content]:
    """The lines that the rows make in these columns."""
    sides = [
        [part for row in rows[top : top + into.height] for part in wrapped(row, width, hang)]
        for top, width in zip(range(0, len(rows), into.height), into.widths, strict=True)
    ]
    lines = [zip(line, into.widths, strict=True) for line in zip_longest(*sides, fillvalue=Content(""))]
    return [
        Content(" " * GAP).join(part + " " * (width - len(part.plain)) for part, width in line).rstrip()
        for line in lines
    ]


def line_of(rows: Sequence[str], row: int, into: Columns, hang: int) -> int:
    """In which line a row begins."""
    column = row // into.height
    return _lines(rows[column * into.height : row], into.widths[column], hang)
