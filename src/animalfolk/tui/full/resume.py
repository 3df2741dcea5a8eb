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
from animalfolk.tui.full.wrapping import Prose, cut
from animalfolk.tui.opening import open_table
from animalfolk.tui.saves import Saved
from animalfolk.tui.setting import SettingError

RESUME = "resume"
REPLAY = "replay"
LEAST = 12  # how wide the names are at least
GAP = "  "
EDGES = 3  # the columns of the screen that the list leaves free


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
        yield OptionList(compact=True)
        yield Prose(id="trouble")
        yield Prose(text("begin-saved-folder", file=str(saves.folder())), id="folder")
        keys = [Key(ENTER, "begin-key-choose", ""), Key(ESCAPE, "begin-key-back", "screen.back")]
        yield KeyBar(self._words, keys)

    def on_mount(self) -> None:
        """The latest game is at hand."""
        entries = self.query_one(OptionList)
        entries.add_options([Option(line) for line in self._lines()])
        entries.highlighted = 0 if self._games else None
        entries.focus()

    def on_resize(self) -> None:
        """In the room there is now."""
        for place, line in enumerate(self._lines()):
            self.query_one(OptionList).replace_option_prompt_at_index(place, line)

    def _lines(self) -> list[Content]:
        """When, who, in which way, how far; the names have the room that is left."""
        if not self._games:
            return []
        names = [game.path.name if game.is_damaged else self._words.listed(game.names) for game in self._games]
        rest = self._columns()
        room = self.app.size.width - EDGES - len(self._games[0].when + GAP + GAP) - max(map(len, rest))
        width = max(LEAST, min(room, max(map(len, names))))
        return [
            Content(f"{game.when}{GAP}{cut(name, width).ljust(width)}{GAP}{text}").stylize("dim" * game.is_damaged)
            for game, name, text in zip(self._games, names, rest, strict=True)
        ]

    def _columns(self) -> list[str]:
        """What stands behind the names."""
        rows = [self._cells(game) for game in self._games]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        bad = self._words.text("begin-saved-bad")
        return [bad if game.is_damaged else line for game, line in zip(self._games, lines, strict=True)]

    def _cells(self, game: Saved) -> list[str]:
        """In which way it is played, how far it is, and whether it is over."""
        text = self._words.text
        if game.is_damaged:
            return ["", "", ""]
        over = text("begin-saved-over") if game.is_over else ""
        return [text("begin-saved-way", mode=game.mode), text("begin-saved-turn", turn=game.turn), over]

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
