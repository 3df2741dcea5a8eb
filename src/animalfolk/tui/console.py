"""Lines in, lines out: nothing here moves the cursor or paints, so pipes and screen readers get the same."""

from __future__ import annotations

import shutil
import textwrap
from typing import TextIO

WIDTH = 80
LONGEST = 1000  # letters of a line; what is longer was not typed to be understood
SCREEN = 50  # empty lines that put a hand out of sight where the height of the screen is not known


class LeaveError(Exception):
    """Somebody wants to leave, or there is nothing more to read."""


class Console:
    """Writes to one stream, reads from another."""

    def __init__(self, reads: TextIO, writes: TextIO) -> None:
        self._reads = reads
        self._writes = writes

    @property
    def is_terminal(self) -> bool:
        """Whether somebody watches what is written."""
        return self._writes.isatty()

    def say(self, text: str = "", indent: int = 0, hang: int = 0) -> None:
        """Write text, each of its lines within the width; further lines hang below the first."""
        for line in text.split("\n"):
            self._writes.write("\n".join(wrapped(line, indent, hang)) + "\n")

    def copy(self, text: str) -> None:
        """Write a line that is to be copied, however long it is."""
        self._writes.write(text + "\n")

    def rule(self, title: str = "") -> None:
        """A line across, with a title in it."""
        self._writes.write((f"--- {title} " if title else "").ljust(WIDTH, "-") + "\n")

    def ask(self, prompt: str) -> str:
        """What is typed, cut where it is endless; the end of input is a wish to leave. A pipe is written out too."""
        self._writes.write(prompt)
        self._writes.flush()
        line = self._reads.readline()
        if not line:
            self._writes.write("\n")
            raise LeaveError
        if not self._reads.isatty():
            self._writes.write(line.rstrip("\n") + "\n")
        return line.strip()[:LONGEST]

    def hide(self) -> None:
        """Put what was said out of sight."""
        height = shutil.get_terminal_size((WIDTH, SCREEN)).lines
        self._writes.write("\n" * max(height, SCREEN))

    def flush(self) -> None:
        """Send what was said on its way."""
        self._writes.flush()


def wrapped(line: str, indent: int = 0, hang: int = 0) -> list[str]:
    """One line of text as lines within the width, at least one; what a no-break space joins stays together."""
    lines = textwrap.wrap(
        line,
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        drop_whitespace=True,
        break_on_hyphens=False,
    )
    return [part.replace("\u00a0", " ") for part in lines] or [""]
