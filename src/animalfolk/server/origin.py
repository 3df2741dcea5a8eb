"""Where a table began: dealt here from a seed, or with cards and answers that somebody brought.

What was dealt here holds only what a game can hold, and each answer took its turn. A table whose opening has a position
or answers of its own may be anything that can be written: it is computed apart (sandbox.py).
"""

from __future__ import annotations

import re

from animalfolk.server.info import request_of
from animalfolk.server.rows import GameRow

SEED = re.compile(r"^seed: ", re.MULTILINE)
ANSWER = re.compile(r"^\d+ P\d+: ", re.MULTILINE)


def is_from_outside(row: GameRow) -> bool:
    """Whether a table that has begun was not dealt here; lessons begin from a position of our own."""
    if row.opening is None or request_of(row).lesson:
        return False
    return not SEED.search(row.opening) or ANSWER.search(row.opening) is not None
