"""Choosing the decks in turn, before the game: everybody sees what was banned and picked."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from animalfolk.bots import BOTS, ask
from animalfolk.game.setup import Setup
from animalfolk.i18n import Words
from animalfolk.tui.full.decklist import DeckHead, DeckList
from animalfolk.tui.full.keybar import ENTER, ESCAPE, Key, KeyBar
from animalfolk.tui.full.wrapping import Prose
from animalfolk.tui.setting import Setting


class DraftScreen(Screen[Setup | None]):
    """People choose in a list, bots at once; ends with the set-up of the game, or with nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]
    DEFAULT_CSS = """
    DraftScreen #asked { height: auto; padding: 1 1 0 1; text-style: bold; }
    DraftScreen DeckHead { margin-top: 1; }
    DraftScreen DeckList { height: auto; max-height: 12; }
    DraftScreen #deck-line { height: 1; padding-left: 4; color: $text-accent; }
    DraftScreen #deck-line { text-wrap: nowrap; text-overflow: ellipsis; }
    DraftScreen VerticalScroll { height: 1fr; min-height: 3; padding: 0 1; border-top: solid $panel; }
    """

    def __init__(self, words: Words, setting: Setting) -> None:
        super().__init__()
        self._words = words
        self._seats = setting.seats
        self._draft = setting.draft()
        self._bots = {at: BOTS[seat.kind](seat.name) for at, seat in enumerate(setting.seats) if not seat.is_person}
        self._told = [words.text("draft-begins", name=setting.seats[self._draft.first].name)]

    def compose(self) -> ComposeResult:
        """Who is asked, the decks that are left, what was chosen."""
        yield Static(self._words.text("begin-draft-title"), classes="heading")
        yield Prose(id="asked")
        yield DeckHead(self._words)
        yield DeckList(self._words, id="left")
        yield Static(id="deck-line", markup=False)
        with VerticalScroll(can_focus=False):
            yield Prose(id="told")
        keys = [Key(ENTER, "begin-key-choose", ""), Key(ESCAPE, "begin-key-back", "screen.back")]
        yield KeyBar(self._words, keys)

    def on_mount(self) -> None:
        """Up to the first person."""
        self.query_one(DeckList).focus()
        self._go_on()

    def _go_on(self) -> None:
        """Bots choose until a person is asked, or all have chosen."""
        while self._draft.decision and self._draft.decision.seat in self._bots:
            seat = self._draft.decision.seat
            self._answer(ask(self._bots[seat], self._draft, seat))
        if self._draft.is_over:
            self.dismiss(self._draft.setup())
        else:
            self._show()

    def _answer(self, deck: str) -> None:
        asked = self._draft.decision
        assert asked
        self._draft.answer(deck, asked.seat)
        name = self._seats[asked.seat].name
        self._told.append(self._words.text(f"draft-{asked.prompt}", name=name, deck=self._words.deck(deck)))

    def _show(self) -> None:
        asked = self._draft.decision
        assert asked
        name = self._seats[asked.seat].name
        self.query_one("#asked", Prose).update(self._words.text(f"begin-draft-{asked.prompt}", name=name))
        self.query_one(DeckList).show(asked.options)
        self.query_one("#told", Prose).update("\n".join(self._told))
        self.query_one(VerticalScroll).scroll_end(animate=False)

    @on(OptionList.OptionHighlighted)
    def _describe(self, event: OptionList.OptionHighlighted) -> None:
        line = self._words.deck(event.option.id, "line") if event.option.id else ""
        self.query_one("#deck-line", Static).update(line)

    @on(OptionList.OptionSelected)
    def _choose(self, event: OptionList.OptionSelected) -> None:
        if event.option.id in self._draft.options:
            self._answer(str(event.option.id))
            self._go_on()

    def action_back(self) -> None:
        """To the menu, without a game."""
        self.dismiss(None)
