"""The table on the whole screen: head, board, news, question, and the log beside them where there is room."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.style import Style

from animalfolk.i18n import Words
from animalfolk.i18n.story import Told
from animalfolk.table import Table
from animalfolk.tui.ending import Ending
from animalfolk.tui.full.board import Board
from animalfolk.tui.full.hinting import Hinting
from animalfolk.tui.full.ink import FAINT, STRONG, Ink, Lines, button
from animalfolk.tui.full.looking import card_lines
from animalfolk.tui.full.passing import Curtain, End
from animalfolk.tui.full.several import again, question
from animalfolk.tui.full.sitting import Sitting
from animalfolk.tui.full.story import Log, Teller
from animalfolk.tui.full.wrapping import lined

WIDE = 120  # from here on the log stands beside the table
NEWS = 2  # lines of news where it does not
FOOT = {  # what can be clicked at the foot
    "keys": "screen.keys",
    "card": "screen.card",
    "find": "screen.find",
    "log": "screen.log",
    "piles": "screen.piles",
    "hint": "screen.hint",
    "undo": "screen.undo(False)",
    "turn": "screen.undo(True)",
    "rules": "screen.rules",
    "language": "screen.language",
    "leave": "screen.leave",
}
UNDONE = "seat_undone"  # somebody took something back
KEPT = 60  # lines of the log beside the table


class TableScreen(Hinting):
    """Plays one table: people at this keyboard are asked, bots answer."""

    DEFAULT_CSS = """
    TableScreen { layout: vertical; }
    TableScreen > .head, TableScreen > .foot { height: 1; background: $primary-darken-2; color: $text; }
    TableScreen > .head { text-wrap: nowrap; text-overflow: ellipsis; }
    TableScreen > .foot { height: auto; }
    TableScreen > Horizontal { height: 1fr; }
    TableScreen .table { width: 1fr; }
    TableScreen .news { height: auto; background: $surface; }
    TableScreen .side { display: none; width: 34%; min-width: 44; max-width: 64; border-left: solid $primary; }
    TableScreen .side VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    TableScreen .card { height: auto; max-height: 50%; border-top: solid $primary; }
    TableScreen.-wide .side { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_table(-1)", show=False),
        Binding("pagedown", "scroll_table(1)", show=False),
    ]

    def __init__(self, table: Table, words: Words, keep: Callable[[Table], None]) -> None:
        super().__init__(Sitting(table, words, keep))
        self._table = table
        self._board = Board(words, self.sitting.names)
        self._head, self._news, self._foot = Lines(classes="head"), Lines(classes="news"), Lines(classes="foot")
        self._log, self._card = Lines(), Lines(classes="card")
        self._log_scroll = VerticalScroll(self._log, can_focus=False)
        self._shown_turn = -1
        self._is_ended = False

    def compose(self) -> ComposeResult:
        """Head, table and log, foot."""
        yield self._head
        yield Horizontal(
            Vertical(self._board, self._news, self.panel, classes="table"),
            Vertical(self._log_scroll, self._card, classes="side"),
        )
        yield self._foot

    def on_mount(self) -> None:
        """Begin."""
        self._show_foot()
        self._log_scroll.anchor()
        self.sitting.keep()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """The log beside the table, or news below it."""
        self.set_class(event.size.width >= WIDE, "-wide")
        self._show_foot()
        self.call_after_refresh(self._show_story)

    @property
    def speech(self) -> Words:
        """What the table speaks with."""
        return self.words

    async def relabel(self) -> None:
        """The whole table in the language of the moment; what is marked stays so."""
        self.ink = Ink(self.words, self._table.view(None)["decks"])
        self._board.relabel()
        self._show_foot()
        self._show()
        asked, cursor = self.panel.question, self.panel.cursor
        if asked:
            self.before = [again(self.sitting.place(), before) for before in self.before]
            self.panel.ask(again(self.sitting.place(), asked), self.ink)
            self.panel.light(cursor)
            self.show_card()
        elif self._table.is_over:
            self.panel.tell(self.words.text("screen-over"))
        else:
            self._wait()

    # going on

    def go_on(self) -> None:
        """Let a bot answer, ask a person, or tell the end."""
        if not self.is_attached:
            return
        self.before = []
        if self._table.is_over:
            self._finish()
        elif self._table.bot_turn() is not None:
            self._wait()
            self.call_later(self.let_bot_answer)
        else:
            self._turn_to_person()

    def _wait(self) -> None:
        """Say for whom we wait; draw the table again with each turn."""
        view = self.sitting.view()
        who = view["decision"]["seat"] if view["decision"] else None
        text = "screen-waits" if who is None else "screen-thinks"
        self.panel.tell(self.words.text(text, name="" if who is None else self.sitting.names[who]))
        if view["turn"] != self._shown_turn:
            self._show()

    def show_table(self) -> None:
        """Draw the table as it stands."""
        self._show()

    def _turn_to_person(self) -> None:
        self.note_asked()
        seat = self._table.asked
        assert seat is not None
        if seat == self.sitting.seat or len(self.sitting.people) == 1:
            self.sitting.seat = seat
            self._ask()
            return
        before = self.sitting.seat
        self.hide_all()
        asks = before is not None and before in self.sitting.present and self._may_wish(before)
        name = self.sitting.names[before] if before is not None and asks else ""
        curtain = Curtain(self.words, self.sitting.names[seat], name)
        self.app.push_screen(curtain, lambda said: self._passed(said, seat, before))

    def _may_wish(self, seat: int) -> bool:
        found = self._table.undoable(seat)
        return found.is_free or bool(found.needs)

    def hide_all(self) -> None:
        """Nothing of what one person saw stays on the screen; the next one takes the keyboard."""
        self.sitting.seat = None
        self._board.clear()
        self.panel.tell("")
        for part in (self._head, self._news, self._log, self._card):
            part.update("")

    def _passed(self, said: str | None, seat: int, before: int | None) -> None:
        if said == "leave":
            self.leave("yes")
        elif said == "undo" and before is not None:
            self.take_back(before, False)
        else:
            self.sitting.seat = seat
            self._ask()

    def _ask(self) -> None:
        self._show()
        self.panel.ask(question(self.sitting.place()), self.ink)
        self.show_card()
        notes = self.sitting.take_notes()
        if self.sitting.failing:
            notes = self.words.text("screen-saving", reason=self.sitting.failing)
        if notes:
            self.panel.note(notes)

    def _finish(self) -> None:
        """Show the end; the table stays below."""
        if self.sitting.seat not in self.sitting.people:
            self.sitting.seat = None
        self._show()
        self.panel.tell(self.words.text("screen-over"))
        if not self._is_ended:
            self._is_ended = True
            self.tell_end()

    def tell_end(self) -> None:
        ending = Ending(self.words, self.sitting.names, self._table)
        self.app.push_screen(End(self.words, [*ending.result(), *ending.details()]), self._ended)

    def _ended(self, said: str | None) -> None:
        if said == "leave":
            self.leave("yes")

    # showing

    def _show(self) -> None:
        view = self.sitting.view()
        self._shown_turn = view["turn"]
        self._board.show(view)
        self._show_story()

    def _show_foot(self) -> None:
        """What can be clicked, closer together where it must be, and in as many lines as it takes."""
        names = [name for name in FOOT if name != "hint" or self.gives_hints]
        texts = {FOOT[name]: self.words.text(f"screen-foot-{name}", lang=self.words.lang) for name in names}
        pieces = [button(text, action, Style()).stylize(STRONG, 0, 1) for action, text in texts.items()]
        wide = Content("  ").join(pieces)
        fits = len(wide.plain) <= self.size.width
        self._foot.update(lined([wide if fits else Content(" ").join(pieces)], self.size.width, 0))

    def _heading(self) -> Content:
        """The turn, and who sits at the keyboard."""
        view, sitting = self.sitting.view(), self.sitting
        yours = view["active"] == sitting.seat and len(sitting.people) == 1
        key = "screen-turn" if yours else "screen-turn-of"
        head = self.words.text(key, turn=view["turn"], name=self.words.begun(sitting.names[view["active"]]))
        if len(sitting.people) > 1 and sitting.seat is not None:
            head += "   " + self.words.text("screen-sits", name=sitting.names[sitting.seat])
        return Content.styled(head, STRONG)

    def _show_story(self) -> None:
        """The log beside the table, or the news below it."""
        if self._shown_turn < 0 or (self.sitting.seat is None and self.sitting.people and not self._table.is_over):
            return
        log, teller = self.sitting.log(), Teller(self.ink, self.sitting.names, self.sitting.seat)
        self._head.update(self._heading())
        if self.has_class("-wide"):
            self._news.display = False
            self._log.update(lined(teller.log(log, KEPT), self._log_scroll.scrollable_content_region.width - 1))
            return
        lines = lined(teller.lines(self._news_of(log)), self.size.width).split("\n")
        self._news.display = bool(lines[0].plain)
        self._news.update(Content("\n").join(lines[-NEWS:]))
        if len(lines) > NEWS:
            said = self.words.text("screen-news-more", count=len(lines) - NEWS)
            self._head.update(Content.assemble(self._heading(), "   ", Content.styled(said, FAINT)))

    def _news_of(self, log: Log) -> list[Told]:
        """What is new; that it is the reader's turn stands above, what the reader took back below."""
        seat = self.sitting.seat
        is_own = bool(log.new) and (log.new[-1].event, log.new[-1].seat) == ("turn_began", seat)
        news = log.new[:-1] if is_own else log.new
        return [line for line in news if (line.event, line.seat) != (UNDONE, seat)]

    def show_card(self) -> None:
        """The text of the lit card, where there is room."""
        if not self.has_class("-wide"):
            return
        name, width = self.panel.card, self._card.size.width or 40
        self._card.update(lined(card_lines(self.ink, name), width - 1, 0) if name else "")
        self._card.display = bool(name)

    def action_scroll_table(self, by: int) -> None:
        """Scroll the table, a half of it."""
        self._board.scroll_by(by)
