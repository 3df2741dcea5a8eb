"""How things are painted: a colour and a mark for each deck, and cards that can be clicked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property

from textual.color import Color
from textual.content import Content, Span
from textual.message import Message
from textual.style import Style
from textual.widgets import Static

from animalfolk.i18n import Words
from animalfolk.i18n.reference import Reference
from animalfolk.i18n.words import deck_of
from animalfolk.tui.lookup import cards_in
from animalfolk.tui.table import NO_BREAK

COLOURS = {
    "macaws": "#ff7b72",
    "pandas": "#e6edf3",
    "raccoons": "#a5b4c8",
    "squirrels": "#e3a35c",
    "ocelots": "#f2cc60",
    "chameleons": "#7ee787",
    "platypuses": "#56d4dd",
    "sloths": "#c69c6d",
    "crocodiles": "#3fb950",
    "foxes": "#ff9e64",
    "polecats": "#d2a8ff",
    "owls": "#79c0ff",
    "junk": "#8b949e",
}
STRONG = Style(bold=True)
FAINT = Style(dim=True)
TURNED = Style(reverse=True)


def colour(deck: str) -> Style:
    """The colour of a deck's cards."""
    return Style(foreground=Color.parse(COLOURS[deck]))


class CardClicked(Message):
    """Somebody wants to read a card."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class PileClicked(Message):
    """Somebody wants to look through the piles."""


class Lines(Static):
    """Text in which cards and piles can be clicked."""

    auto_links = False

    def action_card(self, name: str) -> None:
        """A card was clicked."""
        self.post_message(CardClicked(name))

    def action_piles(self) -> None:
        """A pile was clicked."""
        self.post_message(PileClicked())


def button(text: str, action: str, style: Style = TURNED) -> Content:
    """A text to click."""
    return Content.styled(text.replace(" ", NO_BREAK), style + Style.from_meta({"@click": action}))


class Ink:
    """Paints what words say about the cards of these decks."""

    def __init__(self, words: Words, decks: Sequence[str]) -> None:
        self.words = words
        self._cards = {words.card(name): name for name in cards_in(decks)}
        names = [re.escape(name).replace("\\ ", "[ \u00a0]") for name in sorted(self._cards, key=len, reverse=True)]
        self._named = re.compile(rf"(?<!\w)({'|'.join(names)})(?!\w)")

    @cached_property
    def reference(self) -> Reference:
        """The rules reference."""
        return Reference(self.words)

    def tag(self, deck: str) -> Content:
        """The mark of a deck."""
        return Content.styled(self.words.text("screen-tag", deck=deck), colour(deck) + TURNED)

    def card(self, name: str, width: int = 0) -> Content:
        """A card's name that can be clicked, filled up to a width."""
        text = self.words.card(name)
        return Content.styled(text, self._look(name)) + " " * (width - len(text))

    def linked(self, text: str, tags: bool = False) -> Content:
        """A sentence whose cards can be clicked; with tags, the mark of its deck before each."""
        return self._painted(text, tags, True)

    def painted(self, text: str) -> Content:
        """A sentence whose cards are coloured."""
        return self._painted(text, False, False)

    def _painted(self, text: str, tags: bool, click: bool) -> Content:
        pieces: list[Content | str] = []
        for number, piece in enumerate(self._named.split(text)):
            if number % 2:
                name = self._cards[piece.replace(NO_BREAK, " ")]
                pieces += [self.tag(deck_of(name)), NO_BREAK] if tags and name != "junk" else []
                look = self._look(name) if click else colour(deck_of(name))
                pieces.append(Content.styled(piece.replace(" ", NO_BREAK), look))
            else:
                pieces.append(Content(piece))
        return Content.assemble(*pieces)

    def piles(self, text: str, style: Style = STRONG) -> Content:
        """A line that opens the piles."""
        return Content(text, spans=[Span(0, len(text), style + Style.from_meta({"@click": "piles"}))])

    def _look(self, name: str) -> Style:
        return colour(deck_of(name)) + Style.from_meta({"@click": f"card({name!r})"})
