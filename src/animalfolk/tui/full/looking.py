"""Windows over the table in which something is read: a card, the list of cards, rules, keys, log, piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from animalfolk.engine.faces import BONUS, KIND, KINDS, NUMBER
from animalfolk.i18n.finding import matches
from animalfolk.i18n.words import deck_of, plain_name
from animalfolk.tui.full.ink import FAINT, STRONG, CardClicked, Ink, Lines
from animalfolk.tui.full.wrapping import lined
from animalfolk.tui.lookup import cards_in
from animalfolk.tui.table import printed

BREADTH = 76


def card_lines(ink: Ink, name: str) -> list[Content]:
    """A card's facts, its text, and what is to be said beyond it; of a copy those of both cards."""
    return [line for one in name.split("=") for line in _card_lines(ink, plain_name(one))]


def _card_lines(ink: Ink, name: str) -> list[Content]:
    words, face = ink.words, NUMBER[name]
    facts = words.text(
        "card-facts-bonus" if BONUS[face] else "card-facts",
        name=words.card(name),
        deck=words.deck(deck_of(name), "short"),
        value=printed(name),
        kind=words.text(f"kind-{KINDS[KIND[face]]}"),
    )
    more = ink.reference.card(name)
    lines = [ink.tag(deck_of(name)) + " " + ink.painted(facts).stylize(STRONG), Content(words.card_text(name))]
    return [*lines, *([Content(more).stylize(FAINT)] if more else []), Content("")]


class Window(ModalScreen[None]):
    """Something to read; arrows scroll, Escape closes. Cards in it can be clicked."""

    DEFAULT_CSS = """
    Window { align: center middle; }
    Window > Vertical { width: 80; max-width: 100%; height: auto; max-height: 90%; border: round $primary; }
    Window VerticalScroll { height: auto; max-height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "dismiss(None)", show=False),
    ]

    def __init__(self, ink: Ink, title: str, lines: Sequence[Content], at_end: bool = False, hang: int = 0) -> None:
        super().__init__()
        self._ink = ink
        self._heading = title
        self._lines = lines
        self._at_end = at_end
        self._scroll = VerticalScroll(Lines(lined(lines, BREADTH - 2, hang)))

    def compose(self) -> ComposeResult:
        """A frame with the title in it."""
        with Vertical() as frame:
            frame.border_title = self._heading
            frame.border_subtitle = self._ink.words.text("screen-close")
            yield self._scroll

    def on_mount(self) -> None:
        """Keys scroll."""
        self._scroll.focus()
        if self._at_end:
            self.call_after_refresh(self._scroll.scroll_end, animate=False)

    def on_card_clicked(self, event: CardClicked) -> None:
        """Read a card that is named here."""
        event.stop()
        self.app.push_screen(card_window(self._ink, event.name))


def card_window(ink: Ink, name: str) -> Window:
    """A card to read."""
    return Window(ink, ink.words.card(name), card_lines(ink, name))


class Finder(ModalScreen[None]):
    """All cards of the game; what is typed narrows the list, and the lit one can be read below."""

    DEFAULT_CSS = """
    Finder { align: center middle; }
    Finder > Vertical { width: 80; max-width: 100%; height: 90%; border: round $primary; }
    Finder OptionList { height: 1fr; }
    Finder .text { height: auto; max-height: 9; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", show=False),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("up", "move(-1)", show=False, priority=True),
    ]

    def __init__(self, ink: Ink, decks: Sequence[str], typed: str = "") -> None:
        super().__init__()
        self._ink = ink
        self._cards = cards_in(decks)
        self._typed = typed
        self._list = OptionList()
        self._text = Lines(classes="text")

    def compose(self) -> ComposeResult:
        """What is typed, the list, the text."""
        words = self._ink.words
        with Vertical() as frame:
            frame.border_title = words.text("screen-find")
            frame.border_subtitle = words.text("screen-close")
            yield Input(self._typed, placeholder=words.text("screen-find-hint"), compact=True)
            yield self._list
            yield VerticalScroll(self._text, classes="text")

    def on_mount(self) -> None:
        """Show them all."""
        self._list.can_focus = False
        self._fill(self._typed)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list."""
        self._fill(event.value)

    def action_move(self, by: int) -> None:
        """Light the next card, or the one before."""
        if by > 0:
            self._list.action_cursor_down()
        else:
            self._list.action_cursor_up()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the text of the lit card."""
        assert event.option.id
        self._text.update(lined(card_lines(self._ink, event.option.id), BREADTH - 2, 0))

    def _fill(self, typed: str) -> None:
        words = self._ink.words
        found = [name for name in self._cards if not typed.strip() or matches(typed, words.card(name))]
        self._list.clear_options()
        self._list.add_options([Option(self._line(name), id=name) for name in found])
        self._text.update("" if found else words.text("screen-find-none"))
        if found:
            self._list.highlighted = 0

    def _line(self, name: str) -> Content:
        deck = deck_of(name)
        return Content.assemble(self._ink.tag(deck), " ", self._ink.painted(self._ink.words.card(name)))
