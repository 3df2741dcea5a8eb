"""What a replay asks: to which turn, and who plays on from here."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.game.setup import new_seed
from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.table.replay import Replay
from animalfolk.tui.full.setup_seats import SeatRow
from animalfolk.tui.full.wrapping import Prose
from animalfolk.tui.plan import named
from animalfolk.tui.setting import SettingError


class JumpScreen(ModalScreen[int | None]):
    """Asks for the number of a turn."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]
    DEFAULT_CSS = """
    JumpScreen { align: center middle; }
    JumpScreen Vertical { width: 44; height: auto; padding: 1 2; background: $surface; border: round $primary; }
    JumpScreen Static { height: auto; }
    JumpScreen .trouble { color: $text-error; }
    """

    def __init__(self, words: Words, most: int) -> None:
        super().__init__()
        self._words = words
        self._most = most

    def compose(self) -> ComposeResult:
        """A question and a place for the number."""
        with Vertical():
            yield Prose(self._words.text("replay-jump", most=self._most))
            yield Input(restrict=r"\d*", max_length=6, compact=True)
            yield Prose(classes="trouble")

    @on(Input.Submitted)
    def _jump(self, event: Input.Submitted) -> None:
        if event.value.isdecimal() and 1 <= int(event.value) <= self._most:
            self.dismiss(int(event.value))
        else:
            self.query_one(".trouble", Prose).update(self._words.text("replay-jump-bad", most=self._most))

    def action_back(self) -> None:
        """Stay here."""
        self.dismiss(None)


class PlayOnScreen(ModalScreen[Table | None]):
    """Asks who sits where, and makes the table that goes on from a step."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("ctrl+s", "begin", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    PlayOnScreen { align: center middle; }
    PlayOnScreen > Vertical { width: 76; height: auto; padding: 1 2; background: $surface; border: round $primary; }
    PlayOnScreen Static { height: auto; }
    PlayOnScreen #buttons { height: 1; margin-top: 1; }
    PlayOnScreen Button { margin-right: 2; }
    PlayOnScreen SeatRow { margin-top: 0; }
    PlayOnScreen .heading { margin-bottom: 1; }
    PlayOnScreen .trouble { color: $text-error; }
    """

    def __init__(self, words: Words, replay: Replay) -> None:
        super().__init__()
        self._words = words
        self._replay = replay

    def compose(self) -> ComposeResult:
        """A row for each seat, as they were."""
        text = self._words.text
        with Vertical():
            yield Static(text("replay-on-title"), classes="heading")
            for number, seat in enumerate(self._replay.table.seats, start=1):
                yield SeatRow(self._words, number, seat)
            yield Prose(classes="trouble")
            with Horizontal(id="buttons"):
                yield Button(text("replay-on-start"), variant="primary", compact=True, id="begin")
                yield Button(text("begin-leave-form"), compact=True, id="back")

    def on_mount(self) -> None:
        """Bots keep their names as far as they can."""
        self._name_bots()

    @on(SeatRow.Changed)
    def _name_bots(self) -> None:
        try:
            names = [seat.name for seat in named(self._words, [row.seat for row in self.query(SeatRow)])]
        except SettingError:
            return
        for row, name in zip(self.query(SeatRow), names, strict=True):
            row.show_name(name)

    def action_begin(self) -> None:
        """Make the table, or say why it cannot be."""
        try:
            seats = named(self._words, [row.seat for row in self.query(SeatRow)])
            table = self._replay.play_on(seats, self._replay.table.settings, new_seed(None))
        except SettingError as error:
            self.query_one(".trouble", Prose).update(str(error))
        except AnimalfolkError as error:
            self.query_one(".trouble", Prose).update(self._words.error(error))
        else:
            self.dismiss(table)

    @on(Button.Pressed, "#begin")
    def _begin(self) -> None:
        self.action_begin()

    @on(Button.Pressed, "#back")
    def action_back(self) -> None:
        """Back to the replay."""
        self.dismiss(None)
