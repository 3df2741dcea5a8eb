"""The file to which a run of the arena adds each deal as a line, and from which a further run goes on.

Each line says all about its bout, the version of game and bots included: lines of other bouts may stand between them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from animalfolk.bots import full_name
from animalfolk.sim.arena import Bout, Played, Task
from animalfolk.sim.times import read_times
from animalfolk.sim.version import version

BEGINNING = b'{"bout": '  # of every line


class NotDeals(ValueError):
    """A file that holds something else."""


class DealsFile:
    """The deals that are kept in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines = self._read()

    def deals(self, bouts: Iterable[Bout]) -> dict[Task, Played]:
        """The deals of these bouts, played by this version."""
        keys = {json.dumps(key(bout)): bout for bout in bouts}
        found = [(keys.get(json.dumps(line["bout"])), line) for line in self._lines]
        try:
            return {(bout, line["deal"]): played_of(line) for bout, line in found if bout is not None}
        except (KeyError, TypeError, ValueError) as error:
            raise NotDeals(str(self._path)) from error

    def strange(self) -> int:
        """How many deals of another version there are."""
        return sum(line["bout"].get("version") != version() for line in self._lines)

    def add(self, bout: Bout, played: Played) -> None:
        """Keep one more deal."""
        line = {"bout": key(bout), **played._asdict(), "ours": played.ours.data(), "theirs": played.theirs.data()}
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(line) + "\n")

    def _read(self) -> list[dict[str, Any]]:
        """All whole lines; a last one that was torn off is removed, so that the next begins on its own."""
        if not self._path.exists():
            return []
        whole, _, torn = self._path.read_bytes().rpartition(b"\n")
        lines = [self._line(line) for line in whole.splitlines()]
        if torn:
            if not (torn.startswith(BEGINNING) or BEGINNING.startswith(torn)):
                raise NotDeals(str(self._path))
            with self._path.open("r+b") as file:
                file.truncate(len(whole) + 1 if whole else 0)
        return lines

    def _line(self, text: bytes) -> dict[str, Any]:
        try:
            line = json.loads(text)
        except ValueError as error:
            raise NotDeals(str(self._path)) from error
        if not (isinstance(line, dict) and isinstance(line.get("bout"), dict)):
            raise NotDeals(str(self._path))
        return line


def key(bout: Bout) -> dict[str, Any]:
    """All about a bout, its bots with their counts and the version included."""
    theirs = full_name(bout.theirs) if bout.theirs else ""
    return {**bout._asdict(), "ours": full_name(bout.ours), "theirs": theirs, "version": version()}


def played_of(line: dict[str, Any]) -> Played:
    """A deal as a line keeps it."""
    return Played(
        int(line["deal"]),
        float(line["score"]),
        int(line["capped"]),
        int(line["turns"]),
        int(line["cuts"]),
        read_times(line["ours"]),
        read_times(line["theirs"]),
    )
