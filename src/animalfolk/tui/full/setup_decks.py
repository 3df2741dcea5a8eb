"""Which decks come into a game: the second page of a new game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Label, OptionList, Static
from textual.widgets.option_list import Option

from animalfolk.game.setup import RANDOM
from animalfolk.i18n import Words
from animalfolk.modes.choosing import first_game, fitting
from animalfolk.modes.ratings import BOX, KINDS, WISHES, box_of, rating
from animalfolk.tui.full.chooser import Chooser
from animalfolk.tui.full.plan import HOWS, NAMED
from animalfolk.tui.full.wrapping import Prose
from animalfolk.tui.setting import DRAFT, FIRST_GAME, NAMES

BOXES = (1, 2)
HIGHEST = 3
ANY = ""  # no wish
FULL, EMPTY = "●", "·"
GAP = " "
NO_MARK, UNMARKED, MARKED = "    ", "[ ] ", "[x] "


def name_width(words: Words) -> int:
    """How wide the names of the decks are, with a gap behind them."""
    return max(len(words.deck(deck)) for deck in NAMES) + 1


def deck_head(words: Words) -> str:
    """The heads of the columns of a list of decks."""
    heads = [words.text(f"begin-rating-{kind}") for kind in WISHES]
    return NO_MARK + words.text("begin-deck-head").ljust(name_width(words)) + GAP.join(heads)


def deck_row(words: Words, deck: str) -> Content:
    """A deck with its ratings, in columns."""
    cells = [(FULL * rating(deck, kind)).ljust(HIGHEST, EMPTY) for kind in KINDS] + [str(box_of(deck))]
    widths = [len(words.text(f"begin-rating-{kind}")) for kind in WISHES]
    shown = GAP.join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
    return Content(words.deck(deck).ljust(name_width(words)) + shown.rstrip())


class DeckList(OptionList):
    """Decks to look at or to choose from, with what they are like; some may be marked."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "select", show=False)]
    DEFAULT_CSS = "DeckList { padding: 0; height: 1fr; background: transparent; scrollbar-size-vertical: 1; }"

    def __init__(self, words: Words, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, compact=True)
        self._words = words

    def show(self, decks: Sequence[str], marked: Sequence[str] | None = None) -> None:
        """These decks, and which of them are marked, if they can be."""
        before = self.highlighted or 0
        self.clear_options()
        self.add_options([Option(self._row(deck, marked), id=deck) for deck in decks])
        self.highlighted = min(before, len(decks) - 1) if decks else None

    def _row(self, deck: str, marked: Sequence[str] | None) -> Content:
        mark = NO_MARK if marked is None else MARKED if deck in marked else UNMARKED
        return Content(mark) + deck_row(self._words, deck)

    @property
    def deck(self) -> str | None:
        """The deck at hand."""
        return None if self.highlighted is None else self.get_option_at_index(self.highlighted).id


class DeckPage(Vertical):
    """How the decks are chosen, and which there are."""

    DEFAULT_CSS = """
    DeckPage { padding: 0 1; max-height: 22; }
    DeckPage .row { height: 1; }
    DeckPage .row Label { width: 12; }
    DeckPage #wishes { height: 2; margin-top: 1; max-width: 80; }
    DeckPage #wishes Vertical { width: 1fr; }
    DeckPage #decks-about { height: auto; margin-top: 1; }
    DeckPage #head { height: 1; color: $text-muted; }
    DeckPage #deck-line { height: 1; padding-left: 4; color: $text-accent; }
    """

    class Changed(Message):
        """Something was chosen."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="deck-page")
        self._words = words
        self._need = 3
        self.chosen: list[str] = []  # by name

    def compose(self) -> ComposeResult:
        """How, wishes, list, a line about the deck at hand."""
        hows = [(self._words.text(f"begin-decks-{how}"), how) for how in HOWS]
        with Horizontal(classes="row"):
            yield Label(self._words.text("begin-decks-how"))
            yield Chooser(hows, FIRST_GAME, id="how")
        with Horizontal(id="wishes"):
            for kind in WISHES:
                with Vertical():
                    yield Label(self._words.text(f"begin-rating-{kind}"))
                    yield Chooser(self._amounts(kind), ANY, id=f"wish-{kind}")
        yield Prose(id="decks-about")
        yield Static(deck_head(self._words), id="head", markup=False)
        yield DeckList(self._words)
        yield Static(id="deck-line", markup=False)

    def on_mount(self) -> None:
        """Begin with the decks of a first game."""
        self._show()

    def _amounts(self, kind: str) -> list[tuple[str, str]]:
        text = self._words.text
        if kind == BOX:
            some = [(text("begin-box", number=box), str(box)) for box in BOXES]
        else:
            some = [(text("begin-most-so", most=most), str(most)) for most in range(HIGHEST - 1, 0, -1)]
            some.append((text("begin-most-none"), "0"))
        return [(text("begin-most-any"), ANY), *some]

    # what is filled in

    @property
    def how(self) -> str:
        """How the decks are chosen."""
        return self.query_one("#how", Chooser).value

    @property
    def _wanted(self) -> dict[str, int]:
        chosen = {kind: self.query_one(f"#wish-{kind}", Chooser).value for kind in WISHES}
        return {kind: int(most) for kind, most in chosen.items() if most}

    @property
    def decks(self) -> list[str]:
        """The decks, or how they are chosen, as the command line has it."""
        if self.how == NAMED:
            return [deck for deck in NAMES if deck in self.chosen]
        wishes = [f"{kind}={most}" for kind, most in self._wanted.items()] if self.how != FIRST_GAME else []
        return [f"{self.how}:{','.join(wishes)}" if wishes else self.how]

    # showing

    def choose(self, decks: Sequence[str]) -> None:
        """These decks, by name."""
        self.chosen = list(decks)
        self._show()

    def need(self, count: int) -> None:
        """How many decks the game needs."""
        if count != self._need:
            self._need = count
            self._show()

    @on(Chooser.Changed)
    def _change(self, event: Chooser.Changed) -> None:
        event.stop()
        self._show()
        self.post_message(self.Changed())

    @on(OptionList.OptionSelected)
    def _choose(self, event: OptionList.OptionSelected) -> None:
        """Take a deck, or put it back."""
        deck = str(event.option.id)
        if self.how == NAMED:
            self.chosen = [other for other in self.chosen if other != deck] + [deck] * (deck not in self.chosen)
            self._show()
            self.post_message(self.Changed())

    @on(OptionList.OptionHighlighted)
    def _describe(self) -> None:
        deck = self.query_one(DeckList).deck
        self.query_one("#deck-line", Static).update(self._words.deck(deck, "line") if deck else "")

    def _show(self) -> None:
        how = self.how
        self.query_one("#wishes").display = how in (RANDOM, DRAFT)
        if how == NAMED:
            self.query_one(DeckList).show(NAMES, self.chosen)
        else:
            self.query_one(DeckList).show(first_game(self._need) if how == FIRST_GAME else fitting(self._wanted))
        self._describe()
        self._say()

    def _say(self) -> None:
        values = {"count": self._need, "number": len(self.chosen)}
        text = self._words.text("begin-decks-about", how=self.how, **values)
        if self.how in (RANDOM, DRAFT) and len(fitting(self._wanted)) < self._need:
            text = self._words.text("begin-decks-few", count=self._need)
        self.query_one("#decks-about", Prose).update(text)
