"""Cards and rules to read: chapters on the left, their text on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from animalfolk.cards import DECKS
from animalfolk.i18n import Words
from animalfolk.i18n.finding import matches
from animalfolk.i18n.reference import Chapter, Reference
from animalfolk.i18n.words import NO_DECK, deck_of
from animalfolk.tui.full.ink import Ink
from animalfolk.tui.full.keybar import ESCAPE, SPACE, Key, KeyBar
from animalfolk.tui.full.looking import card_lines
from animalfolk.tui.full.wrapping import Prose, lined
from animalfolk.tui.lookup import cards_in

LIST = 26  # how wide the list is


class Page(NamedTuple):
    """Something to read: what it is called in the list, and its text once it is asked for."""

    title: str
    text: Callable[[], Content]


class ReadingScreen(Screen[None]):
    """A list of pages, and the one that is chosen; cards can be looked for by name."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("space", "read_on", show=False),
        Binding("slash", "find", show=False),
    ]
    DEFAULT_CSS = """
    ReadingScreen Horizontal { height: 1fr; }
    ReadingScreen OptionList { width: 27; height: 1fr; margin: 1 0 0 1; background: transparent; }
    ReadingScreen OptionList { scrollbar-size-vertical: 1; }
    ReadingScreen VerticalScroll { width: 1fr; padding: 1 1 0 1; scrollbar-size-vertical: 1; }
    ReadingScreen #text { max-width: 92; }
    ReadingScreen Input { margin: 0 1; max-width: 60; }
    """

    def __init__(self, words: Words, title: str, pages: Sequence[Page], find: Callable[[str], Content] | None) -> None:
        super().__init__()
        self._words = words
        self._heading = title
        self._pages = pages
        self._find = find

    def compose(self) -> ComposeResult:
        """The list beside the text."""
        yield Static(self._heading, classes="heading", markup=False)
        if self._find:
            yield Input(placeholder=self._words.text("begin-read-find"), compact=True)
        with Horizontal():
            yield OptionList(*(Option(lined([Content(page.title)], LIST)) for page in self._pages), compact=True)
            with VerticalScroll(can_focus=True):
                yield Prose(id="text")
        find = [Key("/", "begin-key-find", "screen.find")] if self._find else []
        rest = [Key(SPACE, "begin-key-on", "screen.read_on"), Key(ESCAPE, "begin-key-back", "screen.back")]
        yield KeyBar(self._words, [*find, *rest])

    def on_mount(self) -> None:
        """The first page is open."""
        self.query_one(OptionList).focus()

    @on(OptionList.OptionHighlighted)
    def _turn(self, event: OptionList.OptionHighlighted) -> None:
        self._show(self._pages[event.option_index].text())

    @on(Input.Changed)
    def _look_for(self, event: Input.Changed) -> None:
        if self._find and event.value.strip():
            self._show(self._find(event.value.strip()))

    def _show(self, text: Content) -> None:
        self.query_one("#text", Prose).update(text)
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_read_on(self) -> None:
        """Down the page, a screen of it."""
        self.query_one(VerticalScroll).scroll_page_down(animate=False)

    def action_find(self) -> None:
        """Type a name."""
        for place in self.query(Input):
            place.focus()

    def action_back(self) -> None:
        """To the menu."""
        self.dismiss()


def cards_screen(words: Words) -> ReadingScreen:
    """Every card of every deck."""
    ink = Ink(words, [deck.name for deck in DECKS])

    def page(deck: str) -> Callable[[], Content]:
        return lambda: _deck_text(ink, deck)

    def find(wanted: str) -> Content:
        known = cards_in([deck.name for deck in DECKS])
        found = [line for name in known if matches(wanted, words.card(name)) for line in card_lines(ink, name)]
        return Content("\n").join(found or [Content(words.text("begin-read-none"))])

    decks = [*(deck.name for deck in DECKS), NO_DECK]
    pages = [Page(words.deck(deck, "short"), page(deck)) for deck in decks]
    return ReadingScreen(words, words.text("begin-menu-cards"), pages, find)


def _deck_text(ink: Ink, deck: str) -> Content:
    words = ink.words
    cards = [name for name in cards_in([deck]) if deck_of(name) == deck]
    head = Content(words.text("start-deck", name=words.deck(deck), line=words.deck(deck, "line")))
    return Content("\n").join([head, Content(""), *(line for name in cards for line in card_lines(ink, name))])


def rules_screen(words: Words) -> ReadingScreen:
    """The rules in short, and all of them by groups."""

    def page(chapter: Chapter) -> Callable[[], Content]:
        return lambda: _chapter_text(chapter)

    short = Page(words.text("begin-read-short"), lambda: Content(words.text("rules")))
    groups = [Page(chapter.title, page(chapter)) for chapter in Reference(words).groups()]
    return ReadingScreen(words, words.text("begin-menu-rules"), [short, *groups], None)


def _chapter_text(chapter: Chapter) -> Content:
    parts = [Content(chapter.line)]
    for entry in chapter.entries:
        head = Content.styled(f"{entry.id} {entry.title}".strip(), "bold")
        parts.append(Content("\n").join([head, Content(entry.text)]))
    return Content("\n\n").join(parts)
