"""How much of a large sample a test takes."""

from __future__ import annotations

import os

from animalfolk.bots.levels import is_compiled


def some(few: int, many: int) -> int:
    """So many where the engine is compiled, which is quick; without it a few of the same."""
    return many if is_compiled() or os.environ.get("ANIMALFOLK_SOAK") == "1" else few
