"""A line with the keys that do something here; each can be clicked as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from textual.content import Content, Span
from textual.style import Style
from textual.widgets import Static

from animalfolk.i18n import Words

GAP = "  "
EDGES = 2  # the columns left free on both sides
CLOSE = " "  # where the keys would not find room in one line


class Key(NamedTuple):
    """What a key is called on the keyboard, the message that says what it does, and the action.

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
        """What the keys do, in the language of the moment; closer together where they must be."""
        wide = self._line(GAP)
        fits = len(wide.plain) <= self.app.size.width - EDGES
        self.update(wide if fits else self._line(CLOSE))

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
        text = f"{key.name} {self._words.text(key.message, lang=self._words.lang)}" if key.message else key.name
        spans = [Span(0, len(key.name), Style(bold=True))]
        if key.action:
            spans.append(Span(0, len(text), Style.from_meta({"@click": key.action})))
        yield Content(text, spans)
        yield Content(gap if key.message else " ")
