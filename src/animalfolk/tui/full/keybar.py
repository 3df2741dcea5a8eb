"""A line with the keys that do something here; each can be clicked as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from textual.content import Content, Span
from textual.style import Style
from textual.widgets import Static

from animalfolk.i18n import Words

GAP = "  "


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
        super().__init__(Content.assemble(*[part for key in keys for part in self._parts(words, key)]).rstrip())

    @staticmethod
    def _parts(words: Words, key: Key) -> Iterator[Content]:
        """The key and what it does, all of which can be clicked."""
        text = f"{key.name} {words.text(key.message)}" if key.message else key.name
        spans = [Span(0, len(key.name), Style(bold=True))]
        if key.action:
            spans.append(Span(0, len(text), Style.from_meta({"@click": key.action})))
        yield Content(text, spans)
        yield Content(GAP if key.message else " ")
