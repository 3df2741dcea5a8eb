"""A file to which a run adds what it has done, line by line, as JSON; a further run goes on from there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Line = dict[str, Any]


class NotLines(ValueError):
    """A file that holds something else."""


class LinesFile:
    """Lines that all begin with the same key: what they belong to."""

    def __init__(self, path: Path, key: str) -> None:
        self._path = path
        self._key = key
        self._beginning = f'{{"{key}": '.encode()
        self.lines = self._read()

    def add(self, line: Line) -> None:
        """Keep one more."""
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(line) + "\n")

    def wrong(self) -> NotLines:
        """The error of a file that holds something else."""
        return NotLines(str(self._path))

    def _read(self) -> list[Line]:
        """All whole lines; a last one that was torn off is removed, so that the next begins on its own."""
        if not self._path.exists():
            return []
        whole, _, torn = self._path.read_bytes().rpartition(b"\n")
        lines = [self._line(line) for line in whole.splitlines()]
        if torn:
            if not (torn.startswith(self._beginning) or self._beginning.startswith(torn)):
                raise self.wrong()
            with self._path.open("r+b") as file:
                file.truncate(len(whole) + 1 if whole else 0)
        return lines

    def _line(self, text: bytes) -> Line:
        try:
            line = json.loads(text)
        except ValueError as error:
            raise self.wrong() from error
        if not (isinstance(line, dict) and isinstance(line.get(self._key), dict)):
            raise self.wrong()
        return line
