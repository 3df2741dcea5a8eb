"""Where a table began: dealt here from a seed, or with cards and answers that somebody brought.

What was dealt here holds only what a game can hold, and each answer took its turn. A table whose opening has a position
or answers of its own may be anything that can be written: it is computed apart (sandbox.py).
"""

from __future__ import annotations

import re

import msgspec

from animalfolk.server.rows import GameRow

BROUGHT = re.compile(r"^(animalfolk position |\d+ P\d+: )", re.MULTILINE)  # as a position begins, or an answer


class Wish(msgspec.Struct):
    """What matters here of how the table was asked for."""

    lesson: str = ""


def is_from_outside(row: GameRow) -> bool:
    """Whether a table that has begun was not dealt here; lessons begin from a position of our own."""
    if row.opening is None or msgspec.json.decode(row.request, type=Wish).lesson:
        return False
    return BROUGHT.search(row.opening) is not None
