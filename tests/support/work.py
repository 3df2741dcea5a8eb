"""Work, counted in lines of Python: the same on every machine, however busy it is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


class TooMuch(AssertionError):
    """More lines were run than there should be."""


@contextmanager
def at_most(lines: int) -> Iterator[None]:
    """Nothing within this runs more lines; of compiled modules none are counted."""
    left = lines

    def count(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal left
        if event == "line":
            left -= 1
            if left < 0:
                raise TooMuch(f"more than {lines} lines")
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        yield
    finally:
        sys.settrace(before)
