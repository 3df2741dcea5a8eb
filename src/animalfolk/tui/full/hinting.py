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

from animalfolk.table import Advice, Hinted, NoHints
from animalfolk.tui.arranging import card_in
from animalfolk.tui.full.ink import Ink, Lines
from animalfolk.tui.full.pacing import Pacing
from animalfolk.tui.full.questions import NOWHERE, OneOf, Question
from animalfolk.tui.full.several import Arrange, Cards, Order, Run
from animalfolk.tui.hinting import HintText, begun, hint_text, no_hints

EMPTY = "done"  # how the game is told of an empty slot


class HintWindow(ModalScreen[Advice]):
    """Thinks, then shows what it found; returns the hint that is chosen."""

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
        self._hints: list[Advice] = []
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
        self._hints = found.hints if texts else []
        self._list.add_options([Option(Content(text)) for text in texts])
        self.set_class(bool(texts), "-found")
        if texts:
            self._list.highlighted = 0
            self._list.focus()

    def on_key(self, event: events.Key) -> None:
        """By its number."""
        if event.character and event.character.isdecimal() and 1 <= int(event.character) <= self._list.option_count:
            event.stop()
            self.dismiss(self._hints[int(event.character) - 1])

    @on(OptionList.OptionSelected)
    def _choose(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._hints[event.option_index])


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
        after = begun(asked.choice if isinstance(asked, Cards) else None)
        try:
            thought = sitting.table.hint_thought(seat, after)
        except NoHints as error:
            self.panel.note(no_hints(self.words, error))
            return
        window = HintWindow(self.ink, thought, lambda found: hint_text(self.words, sitting.names, found))
        self.app.push_screen(window, self._hinted)

    def _hinted(self, hint: Advice | None) -> None:
        """Light and mark the whole answer; Enter gives it."""
        asked = self.panel.question
        if asked is None or hint is None:
            return
        texts = [hint.choice] if isinstance(hint.choice, str) else list(hint.choice)
        if isinstance(asked, Cards) and asked.choice.option:
            self._mark(asked, texts[1:])
        elif asked.takes_several:
            self._mark(asked, texts)
        else:
            self.panel.light(row_of(asked, texts[0]))
            self._go_into(asked, texts[1:])
        self.show_card()

    def _go_into(self, asked: Question, texts: Sequence[str]) -> None:
        """Where the lit action asks for cards, go on to them and mark these."""
        found = asked.enter(self.panel.cursor)
        if isinstance(found, Question):
            self.before.append(asked)
            self.panel.ask(found, self.ink)
            self._mark(found, texts)

    def _mark(self, asked: Question, texts: Sequence[str]) -> None:
        """Mark these and nothing else; what follows by itself has no row."""
        for row in list(asked.marks):
            asked.toggle(row)
        for text in texts:
            row = row_of(asked, text)
            if row != NOWHERE and row not in asked.marks:
                self.panel.toggle(row)
        self.panel.draw()


def row_of(asked: Question, option: str) -> int:
    """The row that stands for an option, of several the first that is not marked."""
    rows = [row for row, text in enumerate(_texts(asked)) if text == option]
    return next((row for row in rows if row not in asked.marks), rows[0] if rows else NOWHERE)


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
