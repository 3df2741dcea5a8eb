"""One game at this terminal: people are asked, bots answer, every answer is saved."""

from __future__ import annotations

from pathlib import Path

from animalfolk.bots import takes_time
from animalfolk.i18n import Words
from animalfolk.i18n.trouble import trouble
from animalfolk.table import NotYet, Table
from animalfolk.table.lesson import MARKED
from animalfolk.tui import always
from animalfolk.tui.asking import ChangedError
from animalfolk.tui.console import Console, LeaveError
from animalfolk.tui.deeds import Deeds, wish_of
from animalfolk.tui.desk import Desk
from animalfolk.tui.ending import Ending
from animalfolk.tui.keyboard import Keyboard
from animalfolk.tui.learning import Teacher
from animalfolk.tui.lookup import Lookup
from animalfolk.tui.news import News
from animalfolk.tui.saves import save
from animalfolk.tui.speaking import all_names

INTERRUPTED = 130
NOBODY = -1


class Match:
    """A table and the file it is kept in."""

    def __init__(self, console: Console, words: Words, table: Table, path: Path) -> None:
        self._console = console
        self._words = words
        self._table = table
        self._path = path
        self._names = all_names(words, table)
        self._people = [number for number, seat in enumerate(table.seats) if seat.is_person]
        self._keyboard = Keyboard(console, words, self._names, len(self._people) > 1)
        self._news = News(console, words, self._names, table)
        self._deeds = Deeds(console, words, self._names, table, self._news)
        self._desk = Desk(table, self._carry_out)
        self._teacher = Teacher(console, words, self._names)
        self._at_keyboard = self._people[0] if len(self._people) == 1 else NOBODY
        always.tell(table)
        self._is_saved = True
        self._shown = (NOBODY, 0)  # to whom the table was shown last, and in which turn
        self._thinker = (NOBODY, 0)  # who was said to think, and in which turn
        self._is_afresh = False  # whether the table is to be shown again, whatever is asked

    def say_first(self) -> None:
        """Who plays together, and who begins."""
        view = self._table.view(None)
        if self._table.company < 0 and view["teams"]:
            teams = [self._words.listed([self._names[seat] for seat in team]) for team in view["teams"]]
            self._console.say(self._words.text("start-teams", first=teams[0], second=teams[1]))
        seat = view["active"]
        you = [seat] == self._people
        self._console.say(self._words.text("start-first-you" if you else "start-first", name=self._names[seat]))

    def look_back(self) -> None:
        """After a pause: begin the news at the turn before this one."""
        self._news.look_back()

    def run(self) -> int:
        """Play until somebody has won or leaves; returns the exit code."""
        try:
            self.play()
        except LeaveError:
            return self._leave(0)
        except KeyboardInterrupt:
            self._console.say()
            return self._leave(INTERRUPTED)
        return 0

    def play(self) -> None:
        """Until somebody has won."""
        self._save()
        while not self._table.is_over:
            self._answer()
            self._save()
        self._finish()

    def _answer(self) -> None:
        if self._table.bot_turn() is not None:
            self._say_who_thinks()
            self._table.bot_answer()
            if not self._people:
                self._news.tell(None)
            return
        seat = self._table.asked
        assert seat is not None
        try:
            is_new = self._hand_over(seat)
            self._news.tell(seat)
            self._show(seat, is_new)
            self._let_answer(seat)
        except NotYet as error:
            self._console.say(self._words.error(error))
        except ChangedError:
            self._is_afresh = True
            if self._deeds.was_passed:
                self._at_keyboard = NOBODY

    def _let_answer(self, seat: int) -> None:
        """Ask; in a lesson say first what it is about, and where it asks for no answer, wait for what it asks for."""
        told = self._desk.lesson(seat)
        if told:
            self._teacher.say(told)
        if told and told["kind"] in MARKED:
            self._keyboard.hear(self._desk, seat, lambda: self._teacher.say_how(told))
        else:
            self._keyboard.answer(self._desk, seat)

    def _say_who_thinks(self) -> None:
        """On a terminal, once a turn, before somebody has to wait."""
        seat, decision = self._table.bot_turn(), self._table.view(None)["decision"]
        if seat is None or not self._console.is_terminal or not takes_time(self._table.bot_kind(seat)):
            return
        if decision and decision["seat"] == seat and (seat, self._table.turn) != self._thinker:
            self._thinker = (seat, self._table.turn)
            self._console.say(self._words.text("screen-thinks", name=self._names[seat]))
            self._console.flush()

    def _show(self, seat: int, is_new: bool) -> None:
        """What a person needs before a question: the table, or out of turn the own hand."""
        view = self._table.view(seat)
        prompt, is_theirs = view["decision"]["prompt"] if view["decision"] else "", view["active"] == seat
        is_new, self._is_afresh = is_new or self._is_afresh, False
        if is_new or prompt == "act" or (is_theirs and (seat, view["turn"]) != self._shown):
            self._shown = (seat, view["turn"])
            self._console.say()
            self._keyboard.show_table(view)
        elif prompt == "react":
            self._console.say()
            self._keyboard.show_hand(view)

    def _hand_over(self, seat: int) -> bool:
        """Another person takes the keyboard: what the one before saw goes out of sight. Whether that is so."""
        if seat == self._at_keyboard:
            return False
        self._console.hide()
        self._console.rule()
        while True:
            self._console.say(self._words.text("pass-on", name=self._names[seat]))
            typed = self._console.ask(self._words.text("ask"))
            if typed.lower() in ("q", "quit"):
                raise LeaveError
            if typed.lower() in ("?", "h", "help"):
                Lookup(self._console, self._words, self._names).help()
            elif not wish_of(typed):
                break
            elif self._at_keyboard != NOBODY and self._carry_out(wish_of(typed), self._at_keyboard):
                self._at_keyboard = NOBODY  # nobody knows who sits there now
                raise ChangedError
        self._at_keyboard = seat
        return True

    def _carry_out(self, wish: str, seat: int) -> bool:
        """Take something back or give up; whether the question at hand must be put anew."""
        return seat not in self._table.resigned and self._deeds.carry_out(wish, seat)

    # the end

    def _finish(self) -> None:
        """Tell how it ended, to everybody at once."""
        reader = self._at_keyboard if self._at_keyboard in self._people else None
        self._news.tell(reader)
        self._console.say()
        self._console.rule()
        ending = Ending(self._words, self._names, self._table)
        for line in ending.result():
            self._console.say(line)
        for line in ending.details():
            self._console.say(line, indent=2)
        told = self._desk.lesson(self._people[0]) if self._people else None
        if told:
            self._teacher.say_end(told)
        if self._is_saved:
            self._console.copy(self._words.text("end-record", file=str(self._path)))
        self._console.flush()

    def _leave(self, code: int) -> int:
        """Before the end: say how to come back."""
        self._save()
        if self._is_saved:
            self._console.say(self._words.text("end-saved"))
            self._console.copy("  " + self._words.text("end-resume", file=quoted(self._path)))
        self._console.say(self._words.text("end-goodbye"))
        self._console.flush()
        return code

    def _save(self) -> None:
        """Keep the game; a full disk is told once and stops nobody."""
        try:
            save(self._path, self._table)
            self._is_saved = True
        except OSError as error:
            if self._is_saved:
                self._console.say(self._words.text("save-failing", reason=trouble(self._words, error)))
            self._is_saved = False


def quoted(path: Path) -> str:
    """A path as it can be typed."""
    return f'"{path}"' if " " in str(path) else str(path)
