"""What people may do besides answering: take something back, or give up."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.engine.events import row_of
from animalfolk.i18n import Words
from animalfolk.table import Table, Undo
from animalfolk.table.log import Taken
from animalfolk.table.reveals import ASKED, LOOK
from animalfolk.table.sides import left_over
from animalfolk.table.undo import REVEALED
from animalfolk.tui.console import Console, LeaveError
from animalfolk.tui.news import News

STEP = "step"
TURN = "turn"
RESIGN = "resign"
WISHES = {"u": STEP, "undo": STEP, "uu": TURN, "undo turn": TURN, "u turn": TURN, "resign": RESIGN}
BESIDES = {LOOK: "seen", ASKED: "asked"}  # what shows something hidden and is no event, and the word for it
ELSE = "shown"  # the word for any other card that came to light


def group_of(shown: str) -> str:
    """The word for what showed something hidden; a sentence names it."""
    return BESIDES.get(shown) or row_of(shown).reveals or ELSE


def wish_of(typed: str) -> str:
    """What somebody wants to do who types this; nothing for anything else."""
    return WISHES.get(" ".join(typed.lower().split()), "")


def agrees(console: Console, words: Words, question: str) -> bool:
    """Whether somebody says yes; Enter is no."""
    console.say(question)
    yes, no = words.text("answer-yes"), words.text("answer-no")
    while True:
        typed = console.ask(words.text("ask")).lower()
        if typed in ("q", "quit"):
            raise LeaveError
        if typed in (yes, yes[0]):
            return True
        if typed in ("", no, no[0]):
            return False
        console.say(words.text("answer-neither"))


def reason(words: Words, found: Undo) -> str:
    """Why something cannot be taken back just so."""
    if found.reason != REVEALED:
        return words.text(f"undo-{found.reason}")
    return words.text("undo-revealed", by=group_of(found.by))


def undone(words: Words, wish: str, seat: int, gone: Sequence[Taken], name: str) -> str:
    """That a step or a turn was taken back, and these steps with it; without a name, to whoever did it."""
    others = any(step.seat != seat and not step.is_silent for step in gone)
    since = "yes" if others else "no"
    return words.text("undo-done", who="other" if name else "you", name=name, what=wish, since=since)


class Deeds:
    """Carries out wishes at a table whose people share one keyboard."""

    def __init__(self, console: Console, words: Words, names: Sequence[str], table: Table, news: News) -> None:
        self._console = console
        self._words = words
        self._names = names
        self._table = table
        self._news = news
        self.was_passed = False  # whether the keyboard went round meanwhile

    def carry_out(self, wish: str, seat: int) -> bool:
        """Do what a person wants; whether the question at hand must be put anew."""
        self.was_passed = False
        if wish == RESIGN:
            return self._resign(seat)
        found = self._table.undoable(seat, wish == TURN)
        if found.is_free:
            before = self._table.steps
            self._table.undo(seat, wish == TURN)
            self._tell_undone(seat, wish, before)
            return True
        self._console.say(reason(self._words, found))
        if not found.needs or not self._wants_to_ask(found):
            return False
        self._ask_others(seat, wish)
        return True

    # taking back

    def _tell_undone(self, seat: int, wish: str, before: Sequence[Taken]) -> None:
        """Those who were told of what is gone will hear of it, and whoever took it back."""
        gone = before[len(self._table.steps) :]
        for reader in {seat, *self._news.cut(seat)}:
            name = "" if reader == seat else self._names[seat]
            self._news.note(reader, undone(self._words, wish, seat, gone, name))

    def _wants_to_ask(self, found: Undo) -> bool:
        names = self._words.listed([self._names[seat] for seat in found.needs])
        question = self._words.text("undo-may-ask", names=names, count=len(found.needs))
        return agrees(self._console, self._words, question)

    def _ask_others(self, seat: int, wish: str) -> None:
        """Each of the others in turn, with nobody's hand in sight; one refusal is enough."""
        before = self._table.steps
        self._table.ask_undo(seat, wish == TURN)
        self.was_passed = True
        for other in self._table.waits_for():
            if not self._is_agreed(other, seat, wish):
                self._table.refuse(other)
                self._news.note(seat, self._words.text("undo-refused", name=self._names[other]))
                return
            self._table.agree(other)
        self._tell_undone(seat, wish, before)

    def _is_agreed(self, other: int, seat: int, wish: str) -> bool:
        self._console.hide()
        self._console.rule()
        names = {"name": self._names[other], "asker": self._names[seat]}
        return agrees(self._console, self._words, self._words.text("undo-ask", what=wish, **names))

    # giving up

    def _resign(self, seat: int) -> bool:
        question = self._words.text("resign-sure", ends="yes" if self._would_end(seat) else "no")
        if not agrees(self._console, self._words, question):
            self._console.say(self._words.text("resign-not"))
            return False
        self._table.resign(seat)
        for other in range(len(self._table.seats)):
            if other != seat and not self._table.is_over:
                self._news.note(other, self._words.text("resign-done", name=self._names[seat]))
        return True

    def _would_end(self, seat: int) -> bool:
        """Whether the game is over if this person gives up."""
        table = self._table
        people = [number for number, who in enumerate(table.seats) if who.is_person]
        resigned = [*table.resigned, seat]
        return bool(left_over(table.view(None)["teams"], table.company, people, resigned, len(table.seats)))
