"""A line with the keys that do something here; each can be clicked as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from textual.content import Content, Span
from textual.style import Style
from textual.widgets import Static

from animalfolk.i18n import Words
from animalfolk.tui.full.wrapping import lined
from animalfolk.tui.table import NO_BREAK

GAP = "  "
EDGES = 2  # the columns left free on both sides
CLOSE = " "  # where the keys would not find room in one line
ENTER, ESCAPE, SPACE, TAB, HOME, END = "enter", "escape", "space", "tab", "home", "end"
NAMED = (ENTER, ESCAPE, SPACE, TAB, HOME, END)  # keys that each language calls in its own way


class Key(NamedTuple):
    """A key: the sign on it, or one of NAMED; the message that says what it does; and the action.

    Without a message it is one of several keys, and the message follows behind the last of them.
    """

    name: str
    message: str = ""
    action: str = ""


class KeyBar(Static):
    """The keys of a screen."""

    DEFAULT_CSS = """
    KeyBar { dock: bottom; height: auto; padding: 0 1; background: $primary-darken-2; color: $text;
             link-style: none; link-color: $text; link-background-hover: $primary; }
    """

    def __init__(self, words: Words, keys: Sequence[Key]) -> None:
        super().__init__()
        self._keys = keys
        self._words = words

    def say(self) -> None:
        """What the keys do, in the language of the moment; closer together where they must be, or in two lines."""
        wide, room = self._line(GAP), self.app.size.width - EDGES
        self.update(lined([wide if len(wide.plain) <= room else self._line(CLOSE)], room, 0))

    def on_mount(self) -> None:
        """Before it is laid out."""
        self.say()

    def on_resize(self) -> None:
        """In the room there is now."""
        self.say()

    def _line(self, gap: str) -> Content:
        return Content.assemble(*[part for key in self._keys for part in self._parts(key, gap)]).rstrip()

    def _parts(self, key: Key, gap: str) -> Iterator[Content]:
        """The key and what it does, all of which can be clicked."""
        name = self._words.text(f"key-{key.name}") if key.name in NAMED else key.name
        text = f"{name} {self._words.text(key.message, lang=self._words.lang)}" if key.message else name
        spans = [Span(0, len(name), Style(bold=True))]
        if key.action:
            spans.append(Span(0, len(text), Style.from_meta({"@click": key.action})))
        yield Content(text.replace(" ", NO_BREAK), spans)
        yield Content(gap if key.message else NO_BREAK)
