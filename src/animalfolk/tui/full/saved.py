"""The games in the data folder, as a list to choose from: told by their lines, without playing them again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.game.lines import Line, Lines
from animalfolk.game.read_record import take_apart
from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.tui import saves
from animalfolk.tui.setting import SettingError

UNFINISHED = "unfinished"
FREE = "free"


class Saved(NamedTuple):
    """A game in a file: when it was played last, by whom, in which way, how far."""

    path: Path
    when: datetime
    names: Sequence[str] = ()
    mode: str = FREE
    turn: int = 1
    is_over: bool = False
    is_readable: bool = True


def saved_games() -> list[Saved]:
    """All games that are kept, the latest first."""
    found = [_saved(path) for path in saves.folder().glob(f"*{saves.ENDING}")]
    return sorted(found, key=lambda game: (game.when, game.path.name), reverse=True)


def _saved(path: Path) -> Saved:
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
    except OSError:
        return Saved(path, datetime.now(UTC).astimezone(), is_readable=False)
    try:
        return _told(Saved(path, when), take_apart(path.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return Saved(path, when, is_readable=False)


def _told(game: Saved, lines: Lines) -> Saved:
    """What the lines of a record tell."""
    found = {line.key: line for line in [*lines.opening, *lines.closing]}
    is_over = UNFINISHED not in _value(found, "result")
    options = dict(word.partition("=")[::2] for word in _value(found, "rules").split())
    at = _value(found, "at").split()
    last = lines.steps[-1].turn if lines.steps else 1
    turn = int(at[0]) if at and at[0].isdecimal() else last
    return game._replace(names=_names(found), mode=options.get("mode", FREE), turn=turn, is_over=is_over)


def _value(found: dict[str, Line], key: str) -> str:
    return found[key].value if key in found else ""


def _names(found: dict[str, Line]) -> list[str]:
    """Who sat there; a record by hand has no names."""
    seats = [found[key].value for key in sorted(found) if key.startswith("seat P")]
    players = _value(found, "players")
    count = int(players) if players.isdecimal() else 2
    return [seat.partition(" ")[2] for seat in seats] or [f"P{number}" for number in range(1, count + 1)]


def open_game(words: Words, path: Path) -> Table:
    """The table in a file; a file that cannot be read raises SettingError with a sentence about it."""
    try:
        return saves.load(path)
    except OSError as error:
        reason = error.strerror or str(error)
    except UnicodeDecodeError as error:
        reason = str(error)
    except AnimalfolkError as error:
        reason = str(error)
    raise SettingError(words.text("save-unreadable", file=str(path), reason=reason))
