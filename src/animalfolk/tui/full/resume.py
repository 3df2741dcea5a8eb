"""The saved games, to go on with one or to watch one."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.tui import saves
from animalfolk.tui.full.keybar import ENTER, ESCAPE, Key, KeyBar
from animalfolk.tui.full.wrapping import Prose
from animalfolk.tui.opening import open_table
from animalfolk.tui.saves import Saved
from animalfolk.tui.setting import SettingError

RESUME = "resume"
REPLAY = "replay"
NAMES_WIDTH = 28
WAY_WIDTH = 11
TURN_WIDTH = 10


class SavedScreen(Screen[tuple[Table, Path] | None]):
    """A list of games: those that can go on, or all; ends with the one that was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]
    DEFAULT_CSS = """
    SavedScreen OptionList { height: 1fr; margin: 1 1 0 1; background: transparent; scrollbar-size-vertical: 1; }
    SavedScreen .about { padding: 1 1 0 1; height: auto; }
    SavedScreen #trouble { padding: 0 1; height: auto; color: $text-error; }
    SavedScreen #folder { padding: 0 1; height: auto; color: $text-muted; }
    """

    def __init__(self, words: Words, aim: str) -> None:
        super().__init__()
        self._words = words
        self._aim = aim
        self._games = [game for game in saves.saved() if aim == REPLAY or not game.is_over]

    def compose(self) -> ComposeResult:
        """A line for each game."""
        text = self._words.text
        yield Static(text("begin-saved-title", aim=self._aim), classes="heading")
        if not self._games:
            none = "begin-saved-none" if self._aim == REPLAY else "begin-saved-none-open"
            yield Prose(text(none), classes="about")
        yield OptionList(*[Option(self._line(game)) for game in self._games], compact=True)
        yield Prose(id="trouble")
        yield Prose(text("begin-saved-folder", file=str(saves.folder())), id="folder")
        keys = [Key(ENTER, "begin-key-choose", ""), Key(ESCAPE, "begin-key-back", "screen.back")]
        yield KeyBar(self._words, keys)

    def on_mount(self) -> None:
        """The latest game is at hand."""
        self.query_one(OptionList).focus()

    def _line(self, game: Saved) -> Content:
        """When, who, in which way, how far."""
        text = self._words.text
        when = game.when
        if game.is_damaged:
            return Content(f"{when}  {shortened(game.path.name, NAMES_WIDTH)}{text('begin-saved-bad')}").stylize("dim")
        names = shortened(self._words.listed(game.names), NAMES_WIDTH)
        way = text("begin-saved-way", mode=game.mode).ljust(WAY_WIDTH)
        turn = text("begin-saved-turn", turn=game.turn).ljust(TURN_WIDTH)
        over = text("begin-saved-over") if game.is_over else ""
        return Content(f"{when}  {names}{way}{turn}{over}".rstrip())

    @on(OptionList.OptionSelected)
    def _choose(self, event: OptionList.OptionSelected) -> None:
        """The game, or why it cannot be read."""
        game = self._games[event.option_index]
        try:
            table = open_table(self._words, game.path)
        except SettingError as error:
            self.query_one("#trouble", Prose).update(str(error))
            return
        self.dismiss((table, game.path))

    def action_back(self) -> None:
        """To the menu."""
        self.dismiss(None)


def shortened(text: str, width: int) -> str:
    """A text in so many columns, with a gap behind it."""
    return (text if len(text) < width - 1 else text[: width - 3] + "…").ljust(width)
