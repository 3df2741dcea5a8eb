"""Who sits where, and in which way they play: the first page of a new game."""

from __future__ import annotations

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, Label, OptionList, Static

from animalfolk.bots import LEVELS
from animalfolk.engine.rules import COOP, FREE, SOLO, TEAMS, value_text
from animalfolk.game.setup import RANDOM
from animalfolk.i18n import Words
from animalfolk.modes import MODES
from animalfolk.table import PERSON, Seat
from animalfolk.tui.full.chooser import Chooser
from animalfolk.tui.full.wrapping import Prose
from animalfolk.tui.plan import kinds, named
from animalfolk.tui.setting import BOT, LONGEST_NAME, MOST, SettingError, default_name, way_name

ABOUT = {TEAMS: "begin-partners", SOLO: "begin-alone", COOP: "begin-together"}


class SeatRow(Horizontal):
    """One seat: a person with a name, or a bot."""

    DEFAULT_CSS = """
    SeatRow { height: 1; }
    SeatRow Label { width: auto; min-width: 10; margin-right: 1; }
    SeatRow Chooser { min-width: 32; max-width: 36; }
    SeatRow Input { width: 26; margin-left: 2; }
    SeatRow .named { width: 1fr; margin-left: 2; color: $text-muted; text-wrap: nowrap; text-overflow: ellipsis; }
    """

    class Changed(Message):
        """Somebody else sits here, or has another name."""

    def __init__(self, words: Words, number: int, seat: Seat) -> None:
        super().__init__(id=f"seat-{number}")
        self._words = words
        self._number = number
        self._seat = seat
        self._usual = seat.name if seat.is_person else default_name(words, number)

    def compose(self) -> ComposeResult:
        """Number, kind, name."""
        yield Label(self._words.text("begin-seat", number=self._number), markup=False)
        other = [] if self._seat.is_person or self._seat.kind in LEVELS else [self._seat.kind]  # of an older game
        offered = kinds(self._words, [*LEVELS, *other])
        yield Chooser(offered, self._seat.kind, id=f"kind-{self._number}")
        yield Input(
            self._usual,
            placeholder=self._words.text("begin-name"),
            max_length=LONGEST_NAME,
            compact=True,
            id=f"name-{self._number}",
        )
        yield Static(classes="named", markup=False)

    @property
    def line(self) -> Input:
        """Where a name is typed."""
        return self.query_one(Input)

    @property
    def is_usual(self) -> bool:
        """Whether nobody has typed another name."""
        return self.line.value == self._usual

    @property
    def seat(self) -> Seat:
        """Who sits here; a bot that sat here before keeps its name."""
        kind = self.query_one(Chooser).value
        before = "" if self._seat.is_person else self._seat.name
        return Seat(kind, self.line.value if kind == PERSON else before)

    @on(Chooser.Changed)
    @on(Input.Changed)
    def _change(self, event: Chooser.Changed | Input.Changed) -> None:
        event.stop()
        self.post_message(self.Changed())

    def show_name(self, name: str) -> None:
        """The name that a bot gets; a person types one."""
        self.line.display = self.seat.is_person
        said = self.query_one(".named", Static)
        said.display = not self.seat.is_person
        said.update(self._words.text("begin-seat-named", name=name) if name else "")


class Seating(VerticalScroll):
    """The way to play, how many, who, and who begins."""

    DEFAULT_CSS = """
    Seating { padding: 1 1 0 1; }
    Seating .row { height: 1; }
    Seating OptionList { height: auto; width: auto; background: transparent; margin-bottom: 1; }
    Seating .row Label { width: auto; min-width: 24; margin-right: 1; }
    Seating .row Chooser { max-width: 60vw; }
    Seating #seats { height: auto; margin: 1 0; }
    Seating #about { height: auto; margin-bottom: 1; color: $text-muted; }
    """

    class Changed(Message):
        """Something was filled in."""

    def __init__(self, words: Words, seats: Sequence[Seat]) -> None:
        super().__init__(id="seating", can_focus=False)
        self._words = words
        self._start = seats
        self._modes = list(MODES)
        self._mode = FREE

    def compose(self) -> ComposeResult:
        """Mode, number, seats, first player."""
        yield OptionList(*self._ways(FREE), compact=True, id="mode")
        with Horizontal(classes="row"):
            yield Label(self._words.text("begin-count"))
            yield Chooser(self._counts(FREE), str(len(self._start)), id="count")
        with Vertical(id="seats"):
            for number in range(1, MOST + 1):
                given = self._start[number - 1] if number <= len(self._start) else Seat(BOT, "")
                yield SeatRow(self._words, number, given)
        yield Prose(id="about")
        with Horizontal(classes="row", id="first-row"):
            yield Label(self._words.text("begin-first"))
            yield Chooser(self._firsts([]), RANDOM, id="first")

    def on_mount(self) -> None:
        """Show what belongs to the first way to play."""
        self._show()

    # what is filled in

    @property
    def mode(self) -> int:
        """The way to play."""
        return self._mode

    @property
    def mode_name(self) -> str:
        """The way to play, as options have it."""
        return value_text("mode", self.mode)

    @property
    def count(self) -> int:
        """How many play."""
        chosen = int(self.query_one("#count", Chooser).value)
        allowed = MODES[self.mode].players
        return chosen if chosen in allowed else allowed[0]

    @property
    def seats(self) -> list[Seat]:
        """Who sits where."""
        return [row.seat for row in list(self.query(SeatRow))[: self.count]]

    @property
    def first(self) -> str:
        """Who begins."""
        return self.query_one("#first", Chooser).value

    # showing

    def _counts(self, mode: int) -> list[tuple[str, str]]:
        return [(self._words.text("begin-count-of", count=count), str(count)) for count in MODES[mode].players]

    def _firsts(self, names: Sequence[str]) -> list[tuple[str, str]]:
        seats = [(name, f"P{number}") for number, name in enumerate(names, start=1)]
        return [(self._words.text("begin-first-random"), RANDOM), *seats]

    def _ways(self, chosen: int) -> list[Content]:
        return [Content(f"({'x' if mode == chosen else ' '}) {way_name(self._words, mode)}") for mode in self._modes]

    @on(OptionList.OptionHighlighted, "#mode")
    def _change_mode(self, event: OptionList.OptionHighlighted) -> None:
        """The way to play at hand is the one that is chosen."""
        if self._modes[event.option_index] != self._mode:
            self.choose(self._modes[event.option_index])

    def choose(self, mode: int) -> None:
        """Play in this way."""
        self._mode = mode
        ways = self.query_one("#mode", OptionList)
        for place, text in enumerate(self._ways(mode)):
            ways.replace_option_prompt_at_index(place, text)
        ways.highlighted = self._modes.index(mode)
        self.query_one("#count", Chooser).offer(self._counts(mode), str(self.count))
        self._show()

    @on(Chooser.Changed, "#count")
    @on(SeatRow.Changed)
    def _change(self) -> None:
        self._show()

    @on(Chooser.Changed, "#first")
    def _change_first(self) -> None:
        self.post_message(self.Changed())

    def _show(self) -> None:
        """Show the seats there are, the names of bots, and what goes with the way to play."""
        count, mode = self.count, self.mode
        names = self._names()
        for place, row in enumerate(self.query(SeatRow)):
            row.display = place < count
            row.show_name(names[place] if place < len(names) else "")
        self.query_one("#count", Chooser).disabled = len(MODES[mode].players) == 1
        about = self.query_one("#about", Prose)
        about.display = mode in ABOUT
        about.update(self._words.text(ABOUT[mode]) if mode in ABOUT else "")
        self.query_one("#first-row").display = count > 1
        self._offer_first(names)
        self.post_message(self.Changed())

    def _names(self) -> list[str]:
        """Everybody's name; while a name is wrong, what was typed."""
        try:
            return [seat.name for seat in named(self._words, self.seats)]
        except SettingError:
            return [seat.name for seat in self.seats]

    def _offer_first(self, names: Sequence[str]) -> None:
        offered = self._firsts(names)
        kept = self.first if self.first in [value for _, value in offered] else RANDOM
        self.query_one("#first", Chooser).offer(offered, kept)
