"""What the terminal can show."""

from __future__ import annotations

import os
import sys


def is_terminal() -> bool:
    """Whether somebody types and reads, rather than pipes."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def is_full(plain: bool) -> bool:
    """Whether the full screen is to be used: it is a terminal that can paint, and nobody asked for plain lines."""
    return not plain and is_terminal() and os.environ.get("TERM") != "dumb"


def can_show(text: str) -> bool:
    """Whether all letters of a text can be written to standard output."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
