"""Where a question stands: its rows in columns, one of them lit, marks in their order, and what is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.style import Style

from animalfolk.i18n.words import counts_as, deck_of
from animalfolk.tui.full.columns import Columns, columns, line_of, side_by_side
from animalfolk.tui.full.ink import FAINT, STRONG, TURNED, CardClicked, Ink, Lines, button
from animalfolk.tui.full.questions import NOWHERE, Question
from animalfolk.tui.full.wrapping import lined
from animalfolk.tui.table import NO_BREAK

READ = f"{NO_BREAK}?"  # a click here reads the card
NUMBER = re.compile(r" (?=[+\d])")  # what stands before a number stays with it
UNMARKED = f"({NO_BREAK})"


class RowClicked(Message):
    """A row was clicked."""

    def __init__(self, row: int) -> None:
        super().__init__()
        self.row = row


class Rows(Lines):
    """The rows themselves."""

    def action_row(self, row: int) -> None:
        """A row was clicked."""
        self.post_message(RowClicked(row))

    def action_read(self, name: str) -> None:
        """The card of a row was clicked."""
        self.post_message(CardClicked(name))


class Panel(Vertical):
    """Shows a question; keeps which row is lit and what is typed."""

    DEFAULT_CSS = """
    Panel { height: auto; max-height: 60%; border-top: solid $primary; }
    Panel VerticalScroll { height: auto; max-height: 1fr; scrollbar-size-vertical: 1; }
    Panel Lines { height: auto; }
    Panel .note { color: $warning; text-style: bold; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.question: Question | None = None
        self.cursor = NOWHERE
        self._ink: Ink | None = None
        self._typed = ""
        self._note = ""
        self._columns = Columns([], 1)
        self._title, self._rows, self._foot = Lines(), Rows(), Lines()
        self._scroll = VerticalScroll(self._rows, can_focus=False)

    def compose(self) -> ComposeResult:
        """Title, rows, and what there is to say."""
        yield self._title
        yield self._scroll
        yield self._foot

    def on_resize(self, event: events.Resize) -> None:
        """Columns as the width allows."""
        self.draw()

    def ask(self, question: Question, ink: Ink) -> None:
        """Put a question."""
        self.question, self._ink = question, ink
        self.cursor, self._typed, self._note = question.cursor, "", ""
        self.draw()

    def tell(self, text: str, how: str = "") -> None:
        """Nothing is asked: say why, and how it goes on."""
        self.question, self.cursor, self._note = None, NOWHERE, ""
        self._title.update(lined([Content.styled(text, STRONG)], self._space()))
        self._rows.update("")
        self._foot.set_class(False, "note")
        self._foot.update(lined([Content.styled(how, FAINT)], self._space()) if how else "")

    def note(self, text: str) -> None:
        """Say something below the rows, until the next key."""
        self._note = text
        self.draw()

    @property
    def card(self) -> str:
        """The card of the lit row."""
        return self.question.rows[self.cursor].card if self.question and self.cursor != NOWHERE else ""

    # keys

    def move(self, by: int) -> None:
        """Light another row."""
        if self.question and self.question.rows:
            first = (self.cursor + by) if self.cursor != NOWHERE else (0 if by > 0 else -1)
            self.light(first % len(self.question.rows))

    def move_column(self, by: int) -> None:
        """Light the row beside."""
        if self.question and self.cursor != NOWHERE:
            row = self.cursor + by * self._columns.height
            if 0 <= row < len(self.question.rows):
                self.light(row)

    def light(self, row: int) -> None:
        """Light this row."""
        self.cursor, self._typed, self._note = row, "", ""
        self.draw()

    def digit(self, digit: str) -> int | None:
        """The row that is meant for certain when this digit is typed; others are lit and wait for more."""
        keys = [row.key for row in self.question.rows] if self.question else []
        typed = self._typed + digit if any(key.startswith(self._typed + digit) for key in keys) else digit
        found = [row for row, key in enumerate(keys) if key.startswith(typed)]
        if typed in keys:
            self.light(keys.index(typed))
        self._typed = typed if len(found) > 1 else ""
        return found[0] if len(found) == 1 and keys[found[0]] == typed else None

    def toggle(self, row: int) -> None:
        """Mark a row, or not any more."""
        if self.question and 0 <= row < len(self.question.rows):
            self.question.toggle(row)
            self.light(row)

    # drawing

    def _space(self) -> int:
        return max(self._scroll.scrollable_content_region.width - 1, 20)

    def _digits(self) -> int:
        assert self.question
        return max(len(row.key) for row in self.question.rows)

    def draw(self) -> None:
        """Paint all of it."""
        question, ink = self.question, self._ink
        if question is None or ink is None:
            return
        space = self._space()
        self._title.update(lined([ink.linked(question.title).stylize_before(STRONG)], space))
        line = self._draw_rows(question, ink, space)
        self._foot.set_class(bool(self._note), "note")
        said = [ink.linked(self._note or question.status())]
        self._foot.update(lined([*said, *self._buttons(question, ink)], space))
        if self.cursor != NOWHERE:
            self._scroll.scroll_to(y=max(0, line - 2), animate=False)

    def _draw_rows(self, question: Question, ink: Ink, space: int) -> int:
        """The rows in columns; returns in which line the lit one is."""
        if not question.rows:
            self._rows.update("")
            return 0
        cells = [self._cell(question, ink, at) for at in range(len(question.rows))]
        texts, hang = [cell.plain for cell in cells], self._hang(question)
        self._columns = columns(texts, space, hang)
        self._rows.update(Content("\n").join(side_by_side(cells, self._columns, hang)))
        return line_of(texts, self.cursor, self._columns, hang) if self.cursor != NOWHERE else 0

    def _hang(self, question: Question) -> int:
        """How far in a row goes on: below what it says."""
        return 2 + (len(UNMARKED) if question.takes_several else 0) + self._digits()

    def _buttons(self, question: Question, ink: Ink) -> Iterator[Content]:
        """Where several are marked: what ends that, to click."""
        text = ink.words.text
        if not question.takes_several:
            return
        keys = [button(text("screen-done"), "screen.enter"), button(text("screen-suggested"), "screen.suggest")]
        yield Content("   ").join([*keys, button(text("screen-back"), "screen.back")])

    def _cell(self, question: Question, ink: Ink, at: int) -> Content:
        """A row: its key or mark, the deck's letters, and what it says."""
        row = question.rows[at]
        mark = ""
        if question.takes_several:
            mark = f"({question.marks.index(at) + 1})" if at in question.marks else UNMARKED
        lit = at == self.cursor
        head = f"{'>' if lit else ' '}{mark}{row.key.rjust(self._digits())}{NO_BREAK}"
        has_tag = row.card and question.shows_decks
        tag = Content.assemble(ink.tag(deck_of(counts_as(row.card))), NO_BREAK) if has_tag else Content("")
        said = ink.painted(NUMBER.sub(NO_BREAK, row.text))
        text = Content.assemble(Content.styled(head, STRONG), tag, said.stylize(TURNED) if lit else said)
        text = text.stylize(Style.from_meta({"@click": f"row({at})"}))
        if not row.card:
            return text
        return text + Content.styled(READ, FAINT + Style.from_meta({"@click": f"read({row.card!r})"}))
