"""The first screen: what there is to do."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from animalfolk.i18n import Words
from animalfolk.tui.full.language import Spoken
from animalfolk.tui.full.wrapping import Prose, lined
from animalfolk.tui.plan import usual_plan
from animalfolk.tui.saves import saved

PLAY, NEW, RESUME, REPLAY, CARDS, RULES, QUIT = "play", "new", "resume", "replay", "cards", "rules", "quit"
LANGUAGE, LEARN = "language", "learn"
KEYS = {"p": PLAY, "n": NEW, "t": LEARN, "g": RESUME, "w": REPLAY, "c": CARDS, "r": RULES, "l": LANGUAGE, "q": QUIT}
LARGEST = 92  # how wide the menu is at most
EDGES = 2  # its frame


class MenuScreen(Spoken):
    """A list to choose from, by arrows, letters or mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, f"choose('{what}')", show=False) for key, what in KEYS.items()
    ]
    DEFAULT_CSS = """
    MenuScreen { align: center middle; }
    MenuScreen Vertical { width: 100%; max-width: 92; height: auto; }
    MenuScreen #title { text-align: center; text-style: bold; color: $text-primary; }
    MenuScreen #subtitle { text-align: center; margin-bottom: 1; }
    MenuScreen OptionList { height: auto; border: round $primary; padding: 1 0; background: transparent; }
    MenuScreen OptionList:focus { border: round $primary; }
    MenuScreen #about { text-align: center; margin: 1 2 0 2; color: $text-muted; }
    """

    class Chosen(Message):
        """What somebody wants to do."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    @property
    def speech(self) -> Words:
        """What the menu speaks with."""
        return self._words

    async def relabel(self) -> None:
        """Title, lines and all."""
        at = self.query_one(OptionList).highlighted
        await self.recompose()
        self._fill(at or 0)

    def compose(self) -> ComposeResult:
        """Title, list, whose game it is."""
        text = self._words.text
        with Vertical():
            yield Static(text("begin-title"), id="title")
            yield Prose(text("begin-subtitle"), id="subtitle")
            yield OptionList()
            yield Prose(text("start-about"), id="about")

    async def on_screen_resume(self) -> None:
        """What is saved may have changed."""
        self._fill(self.query_one(OptionList).highlighted or 0)

    def _fill(self, at: int) -> None:
        """The lines, this one lit."""
        entries = self.query_one(OptionList)
        values = self._values()
        lines = self._entries(values)
        entries.clear_options()
        for what in KEYS.values():
            is_idle = what in (RESUME, REPLAY) and not values["count" if what == REPLAY else "number"]
            entries.add_option(Option(lines[what], id=what, disabled=is_idle))
        entries.highlighted = at
        entries.focus()

    def _values(self) -> dict[str, str | int]:
        """What the lines tell of the game that begins at once, and of those that are saved."""
        setting = usual_plan(self._words).setting
        games = list(saved())
        return {
            "people": sum(seat.is_person for seat in setting.seats),
            "bots": self._words.listed([seat.name for seat in setting.seats if not seat.is_person]),
            "decks": self._words.listed([self._words.deck(deck, "short") for deck in setting.decks]),
            "count": len(games),
            "number": sum(not game.is_over for game in games),
        }

    def _entries(self, values: dict[str, str | int]) -> dict[str, Content]:
        """Key, title and a line about it, each within the frame."""
        titles = {what: self._words.text(f"begin-menu-{what}") for what in KEYS.values()}
        width, room = max(map(len, titles.values())), min(self.app.size.width, LARGEST) - EDGES
        found: dict[str, Content] = {}
        for key, what in KEYS.items():
            head = Content.styled(f"{key}  ", "bold $text-accent") + Content.styled(titles[what].ljust(width), "bold")
            line = self._words.text(f"begin-menu-{what}", "line", **values)
            found[what] = lined([Content.assemble(head, "  ", line)], room, len(head.plain) + 2)
        return found

    def on_resize(self) -> None:
        """In the room there is now."""
        if self.is_current:
            self._fill(self.query_one(OptionList).highlighted or 0)

    @on(OptionList.OptionSelected)
    def _select(self, event: OptionList.OptionSelected) -> None:
        self.action_choose(str(event.option.id))

    def action_choose(self, what: str) -> None:
        """Do it, unless there is nothing to do it with."""
        if not self.query_one(OptionList).get_option(what).disabled:
            self.post_message(self.Chosen(what))
