"""Bots at the full screen: those that think do so beside it, and the keys go on working meanwhile."""

from __future__ import annotations

import asyncio

from animalfolk.bots import takes_time
from animalfolk.tui.full.answering import Answering
from animalfolk.tui.full.sitting import Sitting


class Pacing(Answering):
    """A screen at which bots answer. While somebody reads in a window, the game waits."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._is_thinking = False
        self._is_waiting = False  # whether it goes on when the window is closed

    async def on_screen_resume(self) -> None:
        """A window was closed."""
        if self._is_waiting:
            self._is_waiting = False
            self.go_on()

    def let_bot_answer(self) -> None:
        """At once, or when it has thought."""
        seat = self.sitting.table.bot_turn()
        if not self.is_attached or seat is None or self._is_thinking:
            return
        if takes_time(self.sitting.table.bot_kind(seat)):
            self._is_thinking = True
            self.run_worker(self._think())
        else:
            self.sitting.bot_answer()
            self.go_on()

    async def _think(self) -> None:
        """Ask the bot in a thread of its own, then answer the table."""
        try:
            choice = await asyncio.to_thread(self.sitting.table.bot_thought())
        finally:
            self._is_thinking = False
        self.sitting.bot_answer(choice)
        self._is_waiting = self.app.screen is not self
        if not self._is_waiting:
            self.go_on()
