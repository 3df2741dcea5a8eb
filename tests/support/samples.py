"""How much of a large sample a test takes."""

from __future__ import annotations

import os


def some(few: int, many: int) -> int:
    """So many in `make soak`; otherwise a few of the same."""
    return many if os.environ.get("ANIMALFOLK_SOAK") == "1" else few
