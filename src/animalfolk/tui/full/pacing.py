"""Bots at the full screen: those that think do so beside it, and what they do is told before it goes on."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.timer import Timer

from animalfolk.bots import takes_time
from animalfolk.tui.full.answering import Answering
from animalfolk.tui.full.narrating import STEP, Narrator
from animalfolk.tui.full.sitting import Sitting

ON = ("space", "enter")  # go on to the next action where each waits for a key


class Pacing(Answering):
    """A screen at which bots answer. While somebody reads in a window, the game waits."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("t", "pace", show=False)]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.narrator = Narrator(sitting)
        self._is_thinking = False
        self._is_waiting = False  # whether it goes on when the window is closed
        self._told: list[str] = []  # what is still to be told
        self._timer: Timer | None = None
        self.is_telling = False
        self._is_hurried = False  # nothing is told until somebody is asked

    async def on_screen_resume(self) -> None:
        """A window was closed."""
        if self._is_waiting:
            self._is_waiting = False
            self._tell()

    def let_bot_answer(self) -> None:
        """At once, or when it has thought."""
        seat = self.sitting.table.bot_turn()
        if not self.is_attached or seat is None or self._is_thinking or self.is_telling:
            return
        if takes_time(self.sitting.table.bot_kind(seat)):
            self._is_thinking = True
            self.run_worker(self._think())
        else:
            self.sitting.bot_answer()
            self._tell_news()

    async def _think(self) -> None:
        """Ask the bot in a thread of its own, then answer the table."""
        try:
            choice = await asyncio.to_thread(self.sitting.table.bot_thought())
        finally:
            self._is_thinking = False
        self.sitting.bot_answer(choice)
        self._tell_news()

    # telling

    def show_table(self) -> None:
        """Draw the table as it stands."""
        raise NotImplementedError

    def _tell_news(self) -> None:
        """What the bot has done, and then on."""
        self._told = [] if self._is_hurried else self.narrator.news()
        if self._told:
            self.show_table()
        self._tell()

    def _tell(self) -> None:
        """The next sentence, or on; while somebody reads in a window, it waits."""
        self._stop_timer()
        self._is_waiting = self.app.screen is not self
        if self._is_waiting or not self.is_attached:
            return
        self.is_telling = bool(self._told)
        if not self.is_telling:
            self.go_on()
            return
        self.panel.tell(self._told.pop(0), self.words.text("screen-telling", pace=self.narrator.pace))
        if self.narrator.dwell is not None:
            self._timer = self.set_timer(self.narrator.dwell, self._tell)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.stop()
            self._timer = None

    def note_asked(self) -> None:
        """Somebody is asked: what comes after is told again, and what was skipped is not."""
        self._is_hurried = False
        self.narrator.news()

    def on_key(self, event: events.Key) -> None:  # the parent's is called as well
        """While something is told, the space bar skips it all; step by step, it goes on to the next."""
        if not self.is_telling or event.key not in (*ON, "escape"):
            return
        event.stop()
        if self.narrator.pace != STEP or event.key == "escape":
            self._told, self._is_hurried = [], True
        self._tell()

    def action_pace(self) -> None:
        """Another pace of what others do."""
        self.narrator.change_pace()
        said = self.words.text("screen-pace", pace=self.narrator.pace)
        if self.is_asked:
            self.panel.note(said)
        else:
            self.notify(said)
