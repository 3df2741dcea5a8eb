"""The file in which a balance report keeps its games, a line each; a further run goes on from there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from animalfolk.bots import full_name
from animalfolk.sim.lines_file import LinesFile
from animalfolk.sim.report.facts import Facts, read_facts
from animalfolk.sim.report.mix import Mix
from animalfolk.sim.version import version

NAME = "games.jsonl"


class GamesFile:
    """The games of a report; lines of other bots, seeds and versions may stand between them."""

    def __init__(self, folder: Path, mix: Mix) -> None:
        self._file = LinesFile(folder / NAME, "run")
        self._key = key(mix)

    def games(self) -> dict[int, Facts]:
        """The games of this run, by number."""
        try:
            found = [read_facts(line) for line in self._file.lines if line["run"] == self._key]
        except (KeyError, TypeError, ValueError) as error:
            raise self._file.wrong() from error
        return {facts.number: facts for facts in found}

    def strange(self) -> int:
        """How many games of another version there are."""
        return sum(line["run"].get("version") != version() for line in self._file.lines)

    def add(self, facts: Facts) -> None:
        """Keep one more game."""
        self._file.add({"run": self._key, **facts.data()})


def key(mix: Mix) -> dict[str, Any]:
    """All that decides how the games of a run go, besides their number."""
    return {"seed": mix.seed, "bots": [full_name(bot) for bot in mix.bots], "version": version()}
