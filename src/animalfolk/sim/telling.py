"""How far a command has come that finds or compares numbers of the bots, on standard error."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

SECONDS = 1.0  # between two words


def counted(name: str, what: str, count: int, known: int = 0) -> Iterator[int]:
    """The numbers of games or deals, with a word now and then about how long it takes; the first may be known."""
    begun = told = time.perf_counter()
    try:
        for number in range(count):
            yield number
            now = time.perf_counter()
            if now - told >= SECONDS or number + 1 == count:
                told = now
                rest = (now - begun) / max(number + 1 - known, 1) * (count - number - 1)
                text = f"\r{name}: {number + 1} of {count} {what}, {rest:.0f} s left "
                print(text, end="", file=sys.stderr, flush=True)
    finally:
        print(file=sys.stderr)
