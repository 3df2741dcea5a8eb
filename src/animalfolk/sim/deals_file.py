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
from animalfolk.sim.lines_file import LinesFile
from animalfolk.sim.times import read_times
from animalfolk.sim.version import version


class DealsFile:
    """The deals that are kept in a file."""

    def __init__(self, path: Path) -> None:
        self._file = LinesFile(path, "bout")

    def deals(self, bouts: Iterable[Bout]) -> dict[Task, Played]:
        """The deals of these bouts, played by this version."""
        keys = {json.dumps(key(bout)): bout for bout in bouts}
        found = [(keys.get(json.dumps(line["bout"])), line) for line in self._file.lines]
        try:
            return {(bout, line["deal"]): played_of(line) for bout, line in found if bout is not None}
        except (KeyError, TypeError, ValueError) as error:
            raise self._file.wrong() from error

    def strange(self) -> int:
        """How many deals of another version there are."""
        return sum(line["bout"].get("version") != version() for line in self._file.lines)

    def add(self, bout: Bout, played: Played) -> None:
        """Keep one more deal."""
        times = {"ours": played.ours.data(), "theirs": played.theirs.data()}
        self._file.add({"bout": key(bout), **played._asdict(), **times})


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
