"""Lists of decks with what they are like, in columns that fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from animalfolk.i18n import Words
from animalfolk.modes.ratings import KINDS, WISHES, box_of, rating
from animalfolk.tui.full.wrapping import cut
from animalfolk.tui.setting import NAMES

HIGHEST = 3
FULL, EMPTY = "●", "·"
GAP = " "
EDGES = 3  # the columns of the screen that a list leaves free
NO_MARK, UNMARKED, MARKED = "    ", "[ ] ", "[x] "


class DeckTable:
    """The columns of a list: short names of the decks, or short heads, where they must be."""

    def __init__(self, words: Words, room: int) -> None:
        self._words = words
        self._heads = [words.text(f"begin-rating-{kind}") for kind in WISHES]
        self._short = ""  # or the attribute with the short names
        if self._width > room:
            self._short = "short"
        if self._width > room:
            each = (room - len(NO_MARK) - self._names) // len(self._heads) - len(GAP)
            self._heads = [cut(head, each) for head in self._heads]

    @property
    def _names(self) -> int:
        return max(len(self.name(deck)) for deck in NAMES) + 1

    @property
    def _width(self) -> int:
        return len(NO_MARK + GAP.join(self._heads)) + self._names

    def name(self, deck: str) -> str:
        """What a deck is called here."""
        return self._words.deck(deck, self._short)

    def head(self) -> str:
        """The heads of the columns."""
        return NO_MARK + self._words.text("begin-deck-head").ljust(self._names) + GAP.join(self._heads)

    def row(self, deck: str) -> str:
        """A deck with its ratings."""
        cells = [(FULL * rating(deck, kind)).ljust(HIGHEST, EMPTY) for kind in KINDS] + [str(box_of(deck))]
        shown = GAP.join(cell.ljust(len(head)) for cell, head in zip(cells, self._heads, strict=True))
        return self.name(deck).ljust(self._names) + shown.rstrip()


class DeckHead(Static):
    """The heads of the columns, above a list."""

    DEFAULT_CSS = "DeckHead { height: 1; color: $text-muted; text-wrap: nowrap; text-overflow: ellipsis; }"

    def __init__(self, words: Words) -> None:
        super().__init__(markup=False)
        self._words = words

    def on_resize(self) -> None:
        """In the room there is now."""
        self.update(DeckTable(self._words, self.app.size.width - EDGES).head())


class DeckList(OptionList):
    """Decks to look at or to choose from; some may be marked."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "select", show=False)]
    DEFAULT_CSS = "DeckList { padding: 0; height: 1fr; background: transparent; scrollbar-size-vertical: 1; }"

    def __init__(self, words: Words, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, compact=True)
        self._words = words
        self._decks: Sequence[str] = []
        self._marked: Sequence[str] | None = None

    def show(self, decks: Sequence[str], marked: Sequence[str] | None = None) -> None:
        """These decks, and which of them are marked, if they can be."""
        self._decks, self._marked = decks, marked
        before = self.highlighted or 0
        self.clear_options()
        self.add_options([Option(text, id=deck) for deck, text in zip(decks, self._rows(), strict=True)])
        self.highlighted = min(before, len(decks) - 1) if decks else None

    def on_resize(self) -> None:
        """In the room there is now."""
        for place, text in enumerate(self._rows()):
            self.replace_option_prompt_at_index(place, text)

    def _rows(self) -> list[Content]:
        table = DeckTable(self._words, self.app.size.width - EDGES)
        return [Content(self._mark(deck) + table.row(deck)) for deck in self._decks]

    def _mark(self, deck: str) -> str:
        if self._marked is None:
            return NO_MARK
        return MARKED if deck in self._marked else UNMARKED

    @property
    def deck(self) -> str | None:
        """The deck at hand."""
        return None if self.highlighted is None else self.get_option_at_index(self.highlighted).id
