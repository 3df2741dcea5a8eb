"""One line of a form that shows one of several values: arrows, Enter or clicks go to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

BEFORE, AFTER = "‹ ", " ›"


class Chooser(Static, can_focus=True):
    """Words to read for values; much lighter than a list that folds out, as a form has many of them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space,enter", "turn(1)", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]
    DEFAULT_CSS = """
    Chooser { width: auto; height: 1; padding: 0 1; background: $surface; }
    Chooser { text-wrap: nowrap; text-overflow: ellipsis; }
    Chooser:hover { background: $surface-lighten-1; }
    Chooser:focus { background: $primary; color: $text; text-style: bold; }
    Chooser:disabled { background: transparent; }
    """

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, chooser: Chooser) -> None:
            super().__init__()
            self.chooser = chooser

        @property
        def control(self) -> Chooser:
            """Where."""
            return self.chooser

    def __init__(
        self,
        options: Sequence[tuple[str, str]],
        value: str = "",
        id: str | None = None,  # noqa: A002
        disabled: bool = False,
    ) -> None:
        super().__init__(id=id, disabled=disabled)
        self._options = list(options)
        self.value = value
        self._draw()

    @property
    def values(self) -> list[str]:
        """What may be chosen."""
        return [value for _, value in self._options]

    def offer(self, options: Sequence[tuple[str, str]], value: str) -> None:
        """Other values or other words for them, with this one chosen; nobody is told."""
        if list(options) != self._options or value != self.value:
            self._options, self.value = list(options), value
            self._draw()

    def choose(self, value: str) -> None:
        """This value, which may be offered later; nobody is told."""
        self.value = value
        self._draw()

    def _draw(self) -> None:
        text = next((text for text, value in self._options if value == self.value), "")
        self.update(Content(f"{BEFORE}{text}{AFTER}" if len(self._options) > 1 else f"  {text}  "))

    def action_turn(self, by: int) -> None:
        """The next value, or the one before."""
        if len(self._options) < 2:
            return
        place = self.values.index(self.value) if self.value in self.values else 0
        self.value = self.values[(place + by) % len(self._options)]
        self._draw()
        self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """On the first sign back, elsewhere on."""
        self.action_turn(-1 if event.x <= len(BEFORE) else 1)
