"""Which decks come into a game: the second page of a new game."""

from __future__ import annotations

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Label, OptionList, Static

from animalfolk.game.setup import RANDOM
from animalfolk.i18n import Words
from animalfolk.modes.choosing import first_game, fitting
from animalfolk.modes.ratings import BOX, WISHES
from animalfolk.tui.full.chooser import Chooser
from animalfolk.tui.full.decklist import HIGHEST, DeckHead, DeckList
from animalfolk.tui.full.wrapping import Prose
from animalfolk.tui.plan import HOWS, NAMED
from animalfolk.tui.setting import DRAFT, FIRST_GAME, NAMES

BOXES = (1, 2)
ANY = ""  # no wish


class DeckPage(Vertical):
    """How the decks are chosen, and which there are."""

    DEFAULT_CSS = """
    DeckPage { padding: 0 1; max-height: 22; }
    DeckPage .row { height: 1; }
    DeckPage .row Label { width: auto; min-width: 12; margin-right: 1; }
    DeckPage #wishes { height: 2; margin-top: 1; max-width: 80; }
    DeckPage #wishes Vertical { width: 1fr; }
    DeckPage #wishes Label { width: 1fr; margin-right: 1; text-wrap: nowrap; text-overflow: ellipsis; }
    DeckPage #decks-about { height: auto; margin-top: 1; }
    DeckPage #deck-line { height: 1; padding-left: 4; color: $text-accent; }
    DeckPage #deck-line { text-wrap: nowrap; text-overflow: ellipsis; }
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
        yield DeckHead(self._words)
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
