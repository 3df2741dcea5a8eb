"""Games in files: each is a table's record, written whole or not at all, readable by hand."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from animalfolk.table import Table
from animalfolk.table.store import restore, store

ENDING = ".animalfolk"
LOOKED_AT = 20


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


def unfinished() -> Path | None:
    """The last game that was left."""
    files = sorted(folder().glob(f"*{ENDING}"), reverse=True)
    for path in files[:LOOKED_AT]:
        try:
            if "\nresult: unfinished" in path.read_text(encoding="utf-8"):
                return path
        except (OSError, UnicodeDecodeError):
            continue
    return None
