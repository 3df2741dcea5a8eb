"""Games in files: each is a table's record, written whole or not at all, readable by hand."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from animalfolk.engine.rules import FREE, value_text
from animalfolk.game.lines import Lines
from animalfolk.game.read_record import take_apart
from animalfolk.table import Table
from animalfolk.table.store import restore, store

ENDING = ".animalfolk"
RUNS = "unfinished"
LOOKED_AT = 20


class Saved(NamedTuple):
    """What a file tells of its game at a glance; a damaged one has no names."""

    path: Path
    time: float  # when it was written, in seconds
    names: tuple[str, ...] = ()
    mode: str = value_text("mode", FREE)
    turn: int = 1
    is_over: bool = False
    is_lesson: bool = False

    @property
    def is_damaged(self) -> bool:
        """Whether it cannot be read."""
        return not self.names

    @property
    def when(self) -> str:
        """When it was written, as a clock on the wall says."""
        return datetime.fromtimestamp(self.time, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def folder() -> Path:
    """Where this person's games are kept: the platform's folder for such things, or ANIMALFOLK_HOME."""
    own = os.environ.get("ANIMALFOLK_HOME")
    return Path(own) if own else user_data_path("animalfolk", appauthor=False)


def new_file() -> Path:
    """A file for a new game, named after this moment; no other game has it."""
    stamp = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{stamp}{ENDING}"
    number = 2
    while path.exists():
        path = path.with_name(f"{stamp}-{number}{ENDING}")
        number += 1
    return path


def save(path: Path, table: Table) -> None:
    """Write the game; whoever reads meanwhile finds the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    part.write_text(store(table), encoding="utf-8", newline="\n")
    part.replace(path)


def load(path: Path) -> Table:
    """A saved game at the decision it was left at."""
    return restore(path.read_text(encoding="utf-8"))


# looking at many


def saved() -> Iterator[Saved]:
    """All saved games, the last played first; each is read when it is asked for, and none is played again."""
    for path, time in sorted(_files(), key=lambda file: (file[1], file[0].name), reverse=True):
        try:
            yield _glance(take_apart(path.read_text(encoding="utf-8")), Saved(path, time))
        except (OSError, ValueError, LookupError, TypeError):  # whatever stands in such a file
            yield Saved(path, time)


def _files() -> Iterator[tuple[Path, float]]:
    """The files of games, and when each was written."""
    for path in folder().glob(f"*{ENDING}"):
        try:
            yield path, path.stat().st_mtime
        except OSError:
            continue


def _glance(lines: Lines, found: Saved) -> Saved:
    """What the lines of a record say without playing it again."""
    opening = {line.key: line.value for line in lines.opening}
    closing = {line.key: line.value for line in lines.closing}
    count = int(opening.get("players", "2"))
    names = [opening.get(f"seat P{number}", f"person P{number}") for number in range(1, count + 1)]
    rules = dict(word.partition("=")[::2] for word in opening.get("rules", "").split())
    last = lines.steps[-1].turn if lines.steps else 1
    return found._replace(
        names=tuple(name.partition(" ")[2] for name in names),
        mode=rules.get("mode", found.mode),
        turn=int(closing["at"].split()[0]) if "at" in closing else last,
        is_over=closing["result"] != RUNS,
        is_lesson=" lesson=" in opening.get("table", ""),
    )


def left() -> Saved | None:
    """The game that was left last."""
    return next((game for game in islice(saved(), LOOKED_AT) if not game.is_over and not game.is_damaged), None)


def unfinished() -> Path | None:
    """The file of the game that was left last."""
    game = left()
    return game.path if game else None
