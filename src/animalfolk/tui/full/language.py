"""Another language in the middle of everything: a list to choose from, and screens that are drawn again."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from animalfolk.i18n import Words
from animalfolk.tui.speaking import choices, switch

KEY = "L"


class LanguageScreen(ModalScreen[None]):
    """The languages, each as it calls itself; the chosen one is spoken from then on."""

    DEFAULT_CSS = """
    LanguageScreen { align: center middle; }
    LanguageScreen > Vertical { width: 44; max-width: 100%; height: auto; max-height: 90%; border: round $primary; }
    LanguageScreen OptionList, LanguageScreen OptionList:focus { height: auto; max-height: 1fr; border: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding(f"escape,q,{KEY}", "dismiss(None)", show=False)]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """A frame with the list in it."""
        with Vertical() as frame:
            frame.border_title = self._words.text("screen-language")
            frame.border_subtitle = self._words.text("screen-close")
            yield OptionList(*[Option(Content(f"{code}  {name}"), id=code) for code, name in choices()])

    def on_mount(self) -> None:
        """The language that is spoken is lit."""
        codes = [code for code, _ in choices()]
        entries = self.query_one(OptionList)
        entries.highlighted = codes.index(self._words.lang) if self._words.lang in codes else 0
        entries.focus()

    @on(OptionList.OptionSelected)
    def _speak(self, event: OptionList.OptionSelected) -> None:
        switch(self._words, str(event.option.id))
        self.dismiss(None)


class Spoken(Screen[None]):
    """A screen that is drawn again when it comes back and another language is spoken meanwhile."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(KEY, "language", show=False)]
    spoken = ""  # the language it was drawn in

    @property
    def speech(self) -> Words:
        """What the screen speaks with."""
        raise NotImplementedError

    async def relabel(self) -> None:
        """Say everything on the screen anew."""
        raise NotImplementedError

    async def on_screen_resume(self) -> None:
        """Draw it again if it must be."""
        before, self.spoken = self.spoken, self.speech.lang
        if before not in ("", self.spoken):
            await self.relabel()

    def action_language(self) -> None:
        """Choose another language."""
        self.app.push_screen(LanguageScreen(self.speech))
