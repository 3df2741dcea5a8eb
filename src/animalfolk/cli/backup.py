"""`animalfolk backup`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from animalfolk.cli.given import Given, Mistake, Misuse
from animalfolk.cli.serve import config_of
from animalfolk.i18n import Words
from animalfolk.i18n.trouble import trouble
from animalfolk.server.backup import Checked, backup, check, check_file, restore
from animalfolk.server.errors import ServerError

TAKE, CHECK = "take", "check"
FILE = "--file"


def run(given: Given) -> int:
    """Take, check or bring back a backup, and say what is in it; returns the exit code."""
    words = Words(given.lang)
    action = given.operands[0]
    if action != CHECK and not given.has(FILE):
        raise Misuse(words.text("backup-needs-file", action=action))
    try:
        found = _done(action, Path(given.text(FILE)) if given.has(FILE) else None, config_of(words, given).database)
    except ServerError as error:
        raise Mistake(words.text("backup-failed", reason=str(error))) from error
    except OSError as error:
        raise Mistake(words.text("backup-failed", reason=trouble(words, error))) from error
    print(words.text("backup-sound", games=found.games, entries=found.entries))
    return 0


def _done(action: str, file: Path | None, database: str) -> Checked:
    """What a backup holds, or the database where no file was given."""
    if file is None:
        return asyncio.run(check(database))
    if action == TAKE:
        backup(database, file)
    return check_file(file) if action in (TAKE, CHECK) else restore(file, database)
