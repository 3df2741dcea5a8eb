"""The full-screen game as an application of its own."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import App

from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.tui.full.screen import TableScreen

__all__ = ["PlayApp", "TableScreen"]


class PlayApp(App[None]):
    """Plays one table to its end, or until somebody leaves."""

    TITLE = "animalfolk"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, table: Table, words: Words, keep: Callable[[Table], None]) -> None:
        super().__init__()
        self._table = table
        self._words = words
        self._keep = keep

    def on_mount(self) -> None:
        """Sit down."""
        self.push_screen(TableScreen(self._table, self._words, self._keep), self._left)

    def _left(self, _: None) -> None:
        self.exit(message=self._words.text("end-goodbye"))

    async def action_quit(self) -> None:
        """However somebody leaves, the game is kept."""
        self._keep(self._table)
        self._left(None)
