"""Everything else that may be set: the third page of a new game."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Collapsible, Input, Label

from animalfolk.engine.rules import OPTIONS, TABLE
from animalfolk.i18n import Words
from animalfolk.modes.knowing import KNOWN
from animalfolk.table.settings import UNDOS
from animalfolk.tui.full.chooser import Chooser
from animalfolk.tui.full.wrapping import cut
from animalfolk.tui.plan import USUAL, usual_value, value_words

COMMON = ("stacks", "difficulty")  # what is asked most
SEED = 46  # how wide the words are about what may be typed there
RARE = [option for option in OPTIONS if option not in ("mode", *COMMON)]


class OptionRow(Horizontal):
    """One option and its values."""

    DEFAULT_CSS = """
    OptionRow { height: 1; }
    OptionRow Label { width: 28; padding-right: 1; text-wrap: nowrap; text-overflow: ellipsis; }
    OptionRow Chooser { max-width: 62vw; }
    """

    def __init__(self, words: Words, option: str) -> None:
        super().__init__(id=f"row-{option}")
        self._words = words
        self.option = option

    def compose(self) -> ComposeResult:
        """What it is, and what it may be."""
        yield Label(self._words.text(f"begin-option-{self.option}"))
        yield Chooser([("", USUAL)], USUAL, id=f"option-{self.option}")

    @property
    def value(self) -> str:
        """What was chosen; nothing if it stays as usual."""
        return self.query_one(Chooser).value

    def offer(self, usual: str) -> None:
        """All values, the usual one named first; what was chosen stays."""
        text = self._words.text("begin-usual", value=value_words(self._words, self.option, usual))
        offered = [(value_words(self._words, self.option, value), value) for value in TABLE[self.option].values]
        self.query_one(Chooser).offer([(text, USUAL), *offered], self.value)


class OptionPage(VerticalScroll):
    """The usual ones, the seed, taking back, and the rest behind a fold."""

    DEFAULT_CSS = """
    OptionPage { padding: 1 1 0 1; scrollbar-size-vertical: 1; }
    OptionPage .row { height: 1; margin-bottom: 1; }
    OptionPage .row Label { width: 28; padding-right: 1; text-wrap: nowrap; text-overflow: ellipsis; }
    OptionPage .row Chooser { max-width: 62vw; }
    OptionPage .row Input { width: 1fr; max-width: 48; }
    OptionPage OptionRow { margin-bottom: 1; }
    OptionPage Collapsible { border: none; padding: 0; background: transparent; }
    OptionPage Collapsible Contents { padding: 1 0 0 0; }
    OptionPage Collapsible OptionRow { margin-bottom: 0; }
    OptionPage Collapsible OptionRow Label { width: 41; }
    OptionPage Collapsible OptionRow Chooser { max-width: 45vw; }
    """

    def __init__(self, words: Words, undo: str) -> None:
        super().__init__(id="option-page", can_focus=False)
        self._words = words
        self._undo = undo  # what is lit first
        self._mode = 0
        self._suited: tuple[int, int, bool] | None = None

    def compose(self) -> ComposeResult:
        """Row by row."""
        text = self._words.text
        for option in COMMON:
            yield OptionRow(self._words, option)
        with Horizontal(classes="row"):
            yield Label(text("begin-undo"))
            undos = [(text(f"begin-undo-{undo}"), undo) for undo in reversed(UNDOS)]
            yield Chooser(undos, self._undo, id="undo")
        with Horizontal(classes="row"):
            yield Label(text("begin-seed"))
            yield Input(placeholder=cut(text("begin-seed-any"), SEED), compact=True, id="seed")
        with Collapsible(title=text("begin-more"), id="more"):
            for option in RARE:
                yield OptionRow(self._words, option)

    @property
    def options(self) -> dict[str, str]:
        """What differs from what is usual."""
        rows = [row for row in self.query(OptionRow) if row.option in KNOWN[self._mode]]
        return {row.option: row.value for row in rows if row.value != USUAL}

    @property
    def seed(self) -> str:
        """Any text."""
        return self.query_one("#seed", Input).value

    @property
    def undo(self) -> str:
        """How far something may be taken back."""
        return self.query_one("#undo", Chooser).value

    def suit(self, mode: int, mode_name: str, players: int, drafts: bool) -> None:
        """Show the options that mean something in this way to play, with what is usual there."""
        suited = (mode, players, drafts)
        if suited == self._suited:
            return
        self._mode, self._suited = mode, suited
        for row in self.query(OptionRow):
            row.display = row.option in KNOWN[mode]
            if row.display:
                row.offer(usual_value(row.option, players, mode_name, drafts))

    @on(Chooser.Changed)
    @on(Input.Changed)
    def _change(self, event: Chooser.Changed | Input.Changed) -> None:
        event.stop()
