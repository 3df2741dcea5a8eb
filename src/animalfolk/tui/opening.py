"""Saved games to choose from, and a file that becomes a table again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.i18n import Words
from animalfolk.i18n.trouble import trouble
from animalfolk.table import Table
from animalfolk.tui import saves
from animalfolk.tui.console import Console, LeaveError
from animalfolk.tui.saves import Saved
from animalfolk.tui.setting import SettingError

PAGE = 20
MORE = "m"


def open_table(words: Words, path: Path) -> Table:
    """The table of a saved game; SettingError says why there is none."""
    try:
        return saves.load(path)
    except OSError as error:
        raise SettingError(words.text("save-unreadable", file=str(path), reason=trouble(words, error))) from error
    except UnicodeDecodeError as error:
        raise SettingError(words.text("save-unreadable", file=str(path), reason=words.text("trouble-text"))) from error
    except AnimalfolkError as error:
        raise SettingError(words.text("save-unreadable", file=str(path), reason=words.error(error))) from error


class SavedGames:
    """Lists the games in the folder and asks for one."""

    def __init__(self, console: Console, words: Words) -> None:
        self._console = console
        self._words = words

    def choose(self) -> Saved | None:
        """The game that somebody names by its number; nothing to go back."""
        rest = saves.saved()
        games = self._page(rest, [])
        if not games:
            self._console.say(self._words.text("saved-none"))
            return None
        while True:
            self._console.say(self._words.text("saved-which"))
            typed = self._console.ask(self._words.text("ask")).lower()
            if typed in ("q", "quit"):
                raise LeaveError
            if typed.isdecimal() and 1 <= int(typed) <= len(games):
                return games[int(typed) - 1]
            if not typed:
                return None
            if typed == MORE:
                games += self._page(rest, games)
            elif typed != "?":
                self._console.say(self._words.text("setup-not-number", least=1, most=len(games)))

    def _page(self, rest: Iterator[Saved], before: Sequence[Saved]) -> list[Saved]:
        """Show the next games; those that cannot be read are named and left out."""
        found = list(islice(rest, PAGE))
        games = [game for game in found if not game.is_damaged]
        if games and not before:
            self._console.say(self._words.text("saved-title"))
        for number, game in enumerate(games, start=len(before) + 1):
            self._console.say(f"{number:>3}  {self._line(game)}", hang=5)
        for game in found:
            if game.is_damaged:
                self._console.say(self._words.text("saved-damaged", file=game.path.name), indent=5)
        if len(found) == PAGE:
            self._console.say(self._words.text("saved-more"), indent=5)
        return games

    def _line(self, game: Saved) -> str:
        names, over = self._words.listed(game.names), "yes" if game.is_over else "no"
        return self._words.text("saved-game", when=game.when, names=names, mode=game.mode, turn=game.turn, over=over)
