"""Between people: the curtain when the keyboard goes to another, and questions of yes or no."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from animalfolk.i18n import Words
from animalfolk.tui.full.ink import Lines, button
from animalfolk.tui.full.wrapping import Prose


class Box(ModalScreen[str]):
    """A few lines in a frame, and keys that answer them: what a key means is what the window returns."""

    DEFAULT_CSS = """
    Box { align: center middle; }
    Box.-covers { background: $background; }
    Box > Vertical { width: 74; max-width: 100%; height: auto; border: round $warning; padding: 1 2; }
    Box Lines, Box Prose { height: auto; margin: 0 0 1 0; }
    """

    def __init__(self, lines: Sequence[str], buttons: dict[str, str], covers: bool = False) -> None:
        super().__init__(classes="-covers" if covers else None)
        self._lines = lines
        self._buttons = buttons  # what is returned, and what stands on it

    def compose(self) -> ComposeResult:
        """The lines, then what can be answered."""
        with Vertical():
            for line in self._lines:
                yield Prose(line)
            for value, text in self._buttons.items():
                yield Lines(button(f" {text} ", f"screen.take({value!r})"))

    def action_take(self, value: str) -> None:
        """A key was pressed, or its line clicked."""
        if value in self._buttons:
            self.dismiss(value)


class YesNo(Box):
    """A question that only y, or the first letter of yes, answers with yes. Covers the table where another is asked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "take('yes')", show=False),
        Binding("n,escape", "take('no')", show=False),
    ]

    def __init__(self, words: Words, *lines: str, covers: bool = False) -> None:
        super().__init__(lines, {"yes": words.text("screen-yes"), "no": words.text("screen-no")}, covers)
        self._yes = words.text("answer-yes")[0]

    def on_key(self, event: events.Key) -> None:
        """Yes in the reader's language."""
        if event.character == self._yes:
            event.stop()
            self.action_take("yes")


class Curtain(Box):
    """Hides what one person saw from the next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take('go')", show=False),
        Binding("u", "take('undo')", show=False),
        Binding("q", "take('leave')", show=False),
    ]

    def __init__(self, words: Words, name: str, before: str = "") -> None:
        buttons = {"go": words.text("screen-pass-go", name=name)}
        if before:
            buttons["undo"] = words.text("screen-pass-undo", name=before)
        buttons["leave"] = words.text("screen-pass-leave")
        super().__init__([words.text("pass-on", name=name)], buttons, covers=True)


class End(Box):
    """How the game ended."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q", "take('leave')", show=False),
        Binding("escape", "take('stay')", show=False),
    ]

    def __init__(self, words: Words, lines: Sequence[str]) -> None:
        buttons = {"leave": words.text("screen-end-leave"), "stay": words.text("screen-end-stay")}
        super().__init__(lines, buttons)
