"""Lines over turns in letters that every terminal has, within 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH = 72  # columns at most for the lines themselves
LABEL = 4  # columns for the scale at the left
ROWS = 10  # from 0 to 100 in steps of ten, and one for 0
SAME = "*"  # where lines meet
FAR = 10  # columns from number to number below


def graph(lines: Sequence[Sequence[float]], marks: Sequence[str], numbers: Sequence[int]) -> list[str]:
    """Lines of numbers from 0 to 1, each drawn with its mark; the numbers stand below their columns."""
    columns = spread(len(numbers))
    drawn = [[_sign(lines, marks, column, row) for column in columns] for row in range(ROWS, -1, -1)]
    scale = [f"{row * 100 // ROWS:>{LABEL - 1}} |" for row in range(ROWS, -1, -1)]
    rows = [(left + "".join(signs)).rstrip() for left, signs in zip(scale, drawn, strict=True)]
    return [*rows, " " * LABEL + "+" + "-" * len(columns), _below([numbers[column] for column in columns])]


def spread(count: int) -> list[int]:
    """Which of so many columns are drawn: all, or as many as fit, evenly, the first and the last among them."""
    if count <= WIDTH:
        return list(range(count))
    return [round(place * (count - 1) / (WIDTH - 1)) for place in range(WIDTH)]


def _sign(lines: Sequence[Sequence[float]], marks: Sequence[str], column: int, row: int) -> str:
    found = [mark for line, mark in zip(lines, marks, strict=True) if int(line[column] * ROWS + 0.5) == row]
    return " " if not found else found[0] if len(found) == 1 else SAME


def _below(numbers: Sequence[int]) -> str:
    """Every tenth number below its column."""
    line = ""
    for place in range(0, len(numbers), FAR):
        line = line.ljust(place) + str(numbers[place])
    return " " * (LABEL + 1) + line
