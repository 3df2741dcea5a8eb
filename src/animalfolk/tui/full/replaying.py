"""A game step by step: the table as a seat saw it then, and the log up to there."""

from __future__ import annotations

from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from animalfolk.i18n import Words
from animalfolk.i18n.story import Story, Told, gather
from animalfolk.table import Table
from animalfolk.table.replay import Replay
from animalfolk.tui.full.board import Board
from animalfolk.tui.full.ink import FAINT, STRONG, CardClicked, Ink, Lines
from animalfolk.tui.full.keybar import END, ESCAPE, HOME, Key, KeyBar
from animalfolk.tui.full.language import KEY, Spoken
from animalfolk.tui.full.looking import Window, card_window
from animalfolk.tui.full.play_on import JumpScreen, PlayOnScreen
from animalfolk.tui.full.wrapping import lined
from animalfolk.tui.speaking import all_names

KEPT = 80  # lines of the log beside or below the table
WIDE = 120  # from here on the log stands beside the table
KEYS = (
    Key("←", "", "screen.step(-1)"),
    Key("→", "replay-key-step", "screen.step(1)"),
    Key("[", "", "screen.turn(-1)"),
    Key("]", "replay-key-turn", "screen.turn(1)"),
    Key(HOME, "", "screen.start"),
    Key(END, "replay-key-ends", "screen.end"),
    Key("t", "replay-key-jump", "screen.jump"),
    Key("s", "replay-key-seat", "screen.seat"),
    Key("l", "replay-key-log", "screen.log"),
    Key("p", "replay-key-on", "screen.play_on"),
    Key(KEY, "replay-key-language", "screen.language"),
    Key(ESCAPE, "replay-key-leave", "screen.back"),
)


class ReplayScreen(Spoken):
    """Looks at a table that was played, from any seat that may be looked from."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n", "step(1)", show=False),
        Binding("left,b", "step(-1)", show=False),
        Binding("right_square_bracket,ctrl+right,pagedown", "turn(1)", show=False),
        Binding("left_square_bracket,ctrl+left,pageup", "turn(-1)", show=False),
        Binding("home", "start", show=False),
        Binding("end", "end", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("t", "jump", show=False),
        Binding("s", "seat", show=False),
        Binding("l", "log", show=False),
        Binding("p", "play_on", show=False),
        Binding("escape,q", "back", show=False),
    ]
    DEFAULT_CSS = """
    ReplayScreen #place { height: 1; padding: 0 1; background: $primary-darken-2; color: $text; text-style: bold; }
    ReplayScreen #place { text-wrap: nowrap; text-overflow: ellipsis; }
    ReplayScreen Board { height: 1fr; }
    ReplayScreen #body { height: 1fr; }
    ReplayScreen #log { height: 6; border-top: solid $panel; padding: 0 1; scrollbar-size-vertical: 1; }
    ReplayScreen.-wide #body { layout: horizontal; }
    ReplayScreen.-wide #log { width: 44; height: 1fr; border-top: none; border-left: solid $panel; }
    """

    class PlayOn(Message):
        """A table was made from the step at hand."""

        def __init__(self, table: Table) -> None:
            super().__init__()
            self.table = table

    def __init__(self, replay: Replay, words: Words, seat: int | None = None) -> None:
        super().__init__()
        self._replay = replay
        self._words = words
        self._names = all_names(words, replay.table)
        self._ink = Ink(words, replay.view(None)["decks"])
        self._said: dict[tuple[int | None, str], Content] = {}
        people = [seat for seat in replay.seats if seat is not None and replay.table.seats[seat].is_person]
        self._seat: int | None = seat if seat is not None else people[0] if people else None

    def compose(self) -> ComposeResult:
        """Where we are, the table, the log."""
        yield Static(id="place", markup=False)
        with Container(id="body"):
            yield Board(self._words, self._names)
            with VerticalScroll(id="log", can_focus=False):
                yield Lines(id="told", markup=False)
        yield KeyBar(self._words, KEYS)

    def on_mount(self) -> None:
        """At the step at hand, and the log at its end however late its lines are laid out."""
        self.query_one("#log").anchor()
        self.call_after_refresh(self._show)

    def on_resize(self, event: events.Resize) -> None:
        """The log below the table, or beside it where there is room; its lines fit."""
        self.set_class(event.size.width >= WIDE, "-wide")
        self.call_after_refresh(self._show)

    @property
    def speech(self) -> Words:
        """What the screen speaks with."""
        return self._words

    async def relabel(self) -> None:
        """The table, the log and the keys in the language of the moment."""
        self._ink = Ink(self._words, self._replay.view(None)["decks"])
        self._said.clear()
        self.query_one(Board).relabel()
        self.query_one(KeyBar).say()
        self._show()

    # showing

    def _show(self) -> None:
        replay = self._replay
        self.query_one("#place", Static).update(self._place())
        self.query_one(Board).show(replay.view(self._seat))
        self.query_one("#told", Static).update(lined(self._log()[-KEPT:], self._log_width()))
        self.query_one("#log").scroll_end(animate=False)

    def _place(self) -> str:
        """Turn, step, and from where it is seen."""
        replay, text = self._replay, self._words.text
        who = "all" if self._seat is None else "seat"
        name = "" if self._seat is None else self._names[self._seat]
        steps = {"turn": replay.game.turn, "number": replay.step, "all": replay.length}
        return text("replay-place", who=who, name=name, **steps)

    def _log(self) -> list[Content]:
        """What had happened by then; what came with this step is marked."""
        told = gather(self._replay.events(self._seat))[0]
        new = min(self._told_before(), max(len(told) - 1, 0))
        lines: list[Content] = []
        for place, line in enumerate(told):
            indent = "" if line.event == "turn_began" else "  "
            mark = self._words.text("replay-here") if place >= new else " "
            shown = Content(f"{mark} {indent}") + self._sentence(line)
            lines.append(shown.stylize_before(STRONG if place >= new else FAINT))
        return lines or [Content(self._words.text("replay-log-empty"))]

    def _sentence(self, line: Told) -> Content:
        """A line for this seat's reader; the same one is written once, as most of the log stays from step to step."""
        key = (self._seat, str(line))
        if key not in self._said:
            self._said[key] = self._ink.linked(Story(self._words, self._names, self._seat).sentence(line))
        return self._said[key]

    def _log_width(self) -> int:
        return self.query_one("#log").scrollable_content_region.width

    def _told_before(self) -> int:
        """How many lines there were before this step."""
        replay, step = self._replay, self._replay.step
        if not step:
            return 0
        replay.go(step - 1)
        lines = len(gather(replay.events(self._seat))[0])
        replay.go(step)
        return lines

    # going

    def action_step(self, by: int) -> None:
        """So many steps on, or back."""
        self._go(self._replay.step + by)

    def action_turn(self, by: int) -> None:
        """To where the next turn begins, or this one, or the one before."""
        starts = [start.step for start in self._replay.turns]
        later = [step for step in starts if step > self._replay.step] or [self._replay.length]
        earlier = [step for step in starts if step < self._replay.step] or [0]
        self._go(later[0] if by > 0 else earlier[-1])

    def action_start(self) -> None:
        """To the beginning."""
        self._go(0)

    def action_end(self) -> None:
        """To the end."""
        self._go(self._replay.length)

    def _go(self, step: int) -> None:
        self._replay.go(step)
        self._show()

    def action_scroll(self, by: int) -> None:
        """Up or down the table, where it is larger than the screen."""
        self.query_one(Board).scroll_relative(y=by, animate=False)

    def action_jump(self) -> None:
        """To a turn by its number."""
        most = self._replay.turns[-1].turn if self._replay.turns else 1
        self.app.push_screen(JumpScreen(self._words, most), self._jump)

    def _jump(self, turn: int | None) -> None:
        if turn is not None:
            self._replay.go_to_turn(turn)
            self._show()

    def action_log(self) -> None:
        """All of the log so far."""
        self.app.push_screen(Window(self._ink, self._words.text("replay-log"), self._log(), at_end=True))

    def action_seat(self) -> None:
        """From the next seat."""
        seats = self._replay.seats
        self._seat = seats[(seats.index(self._seat) + 1) % len(seats)]
        self._show()

    # leaving

    def action_play_on(self) -> None:
        """Sit down at this step."""
        if self._replay.game.is_over:
            self.query_one("#place", Static).update(self._words.text("replay-on-over"))
            return
        self.app.push_screen(PlayOnScreen(self._words, self._replay), self._play_on)

    def _play_on(self, table: Table | None) -> None:
        if table:
            self.post_message(self.PlayOn(table))

    @on(CardClicked)
    def _read(self, event: CardClicked) -> None:
        self.app.push_screen(card_window(self._ink, event.name))

    def action_back(self) -> None:
        """Leave the game as it is."""
        self.dismiss()
