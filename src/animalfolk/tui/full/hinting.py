"""Hints at the full screen: a small window with the best answers; the chosen one is lit, or marked, below."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from animalfolk.table import Hinted, NoHints
from animalfolk.tui.arranging import card_in
from animalfolk.tui.full.ink import Ink, Lines
from animalfolk.tui.full.pacing import Pacing
from animalfolk.tui.full.questions import NOWHERE, OneOf, Question
from animalfolk.tui.full.several import Arrange, Cards, Order, Run
from animalfolk.tui.hinting import HintText, behind, first_possible, hint_text, no_hints

EMPTY = "done"  # how the game is told of an empty slot


class HintWindow(ModalScreen[str]):
    """Thinks, then shows what it found; returns the option that is chosen."""

    DEFAULT_CSS = """
    HintWindow { align: center top; }
    HintWindow > Vertical { width: 76; max-width: 100%; height: auto; border: round $primary; padding: 0 1; }
    HintWindow Lines { height: auto; }
    HintWindow OptionList, HintWindow OptionList:focus { height: auto; border: none; display: none; }
    HintWindow.-found OptionList { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,h,q", "dismiss(None)", show=False)]

    def __init__(self, ink: Ink, thought: Callable[[], Hinted], say: Callable[[Hinted], HintText]) -> None:
        super().__init__()
        self._ink = ink
        self._thought = thought
        self._say = say
        self._above, self._list = Lines(ink.words.text("hint-thinking")), OptionList()

    def compose(self) -> ComposeResult:
        """A frame with a sentence and the answers in it."""
        with Vertical() as frame:
            frame.border_title = self._ink.words.text("hint-title")
            frame.border_subtitle = self._ink.words.text("hint-how")
            yield self._above
            yield self._list

    def on_mount(self) -> None:
        """Think beside the screen; closing the window forgets it."""
        self.run_worker(self._think())

    async def _think(self) -> None:
        found = await asyncio.to_thread(self._thought)
        said = self._say(found)
        self._above.update(said.above)
        texts = [f"{number} {line}" for number, line in enumerate(said.lines, start=1)]
        options = [hint.option for hint in found.hints]
        self._list.add_options([Option(Content(text), id=option) for text, option in zip(texts, options, strict=False)])
        self.set_class(bool(texts), "-found")
        if texts:
            self._list.highlighted = 0
            self._list.focus()

    def on_key(self, event: events.Key) -> None:
        """By its number."""
        if event.character and event.character.isdecimal() and 1 <= int(event.character) <= self._list.option_count:
            event.stop()
            self.dismiss(self._list.get_option_at_index(int(event.character) - 1).id)

    @on(OptionList.OptionSelected)
    def _choose(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id)


class Hinting(Pacing):
    """A screen that gives hints."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("h", "hint", show=False)]

    @property
    def gives_hints(self) -> bool:
        """Whether somebody may get hints in this game."""
        return any(not self.sitting.table.why_no_hints(seat) for seat in self.sitting.people)

    def action_hint(self) -> None:
        """The best answers, or why there are none."""
        asked, seat, sitting = self.panel.question, self.sitting.seat, self.sitting
        if asked is None or seat is None:
            return
        choice = asked.choice if isinstance(asked, Cards) else None
        ways = behind(choice) if choice else [_marked(asked), []]
        try:
            thought = first_possible(lambda after: sitting.table.hint_thought(seat, after), ways)
        except NoHints as error:
            self.panel.note(no_hints(self.words, error))
            return
        prompt = choice.prompt if choice else asked.place.prompt
        window = HintWindow(self.ink, thought, lambda found: hint_text(self.words, sitting.names, found, prompt))
        self.app.push_screen(window, self._hinted)

    def _hinted(self, option: str | None) -> None:
        asked = self.panel.question
        row = row_of(asked, option) if asked and option else NOWHERE
        if asked is None or row == NOWHERE:
            return
        if asked.takes_several and row not in asked.marks:
            self.panel.toggle(row)
        else:
            self.panel.light(row)
        self.show_card()


def row_of(asked: Question, option: str) -> int:
    """The row that stands for an option, of several the first that is not marked."""
    texts = _texts(asked)
    rows = [row for row, text in enumerate(texts) if text == option]
    return next((row for row in rows if row not in asked.marks), rows[0] if rows else NOWHERE)


def _marked(asked: Question) -> list[str]:
    texts = _texts(asked)
    return [texts[mark] for mark in asked.marks]


def _texts(asked: Question) -> Sequence[str]:
    """The rows as the game names them."""
    if isinstance(asked, OneOf):
        return asked.options
    if isinstance(asked, Cards):
        return [pick.text for pick in asked.choice.offered]
    if isinstance(asked, Order | Run):
        return asked.cards
    if isinstance(asked, Arrange):
        return [*[card_in(asked.place.view, slot) for slot in asked.slots], *[EMPTY] * asked.empty]
    return []
