"""Questions at the keyboard: how they are put, what is understood, and the commands that work at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from animalfolk.engine.view import pending, viewer_of
from animalfolk.engine.view_types import View
from animalfolk.i18n import Words
from animalfolk.i18n.asking import HELP
from animalfolk.i18n.story import Story
from animalfolk.table import Hinted, NoHints
from animalfolk.tui import always
from animalfolk.tui.choice import Choice
from animalfolk.tui.console import Console, LeaveError
from animalfolk.tui.deeds import STEP, wish_of
from animalfolk.tui.desk import Desk
from animalfolk.tui.hinting import begun, hint_text, no_hints
from animalfolk.tui.lookup import Lookup
from animalfolk.tui.speaking import COMMAND, ask_language
from animalfolk.tui.table import Table

BACK = "b"
HINT = ("hint", "hints")
COMMANDS = ("q", "quit", "?", "h", "help", "r", "d", "l", "t", *HINT, COMMAND, always.COMMAND)


class ChangedError(Exception):
    """What was asked is not asked any more, or must be put anew."""


class Asker:
    """Puts questions and carries out commands."""

    def __init__(self, console: Console, words: Words, names: Sequence[str], many: bool) -> None:
        self._console = console
        self._words = words
        self._names = names
        self._many = many  # whether several people share the keyboard
        self._table = Table(console, words, names)
        self._lookup = Lookup(console, words, names)
        self._choice: Choice | None = None  # what was chosen that is not answered yet

    def _question(self, view: View, need: int, prompt: str = "", whom: int | None = None) -> None:
        """What is asked; whom: the player to whom the card goes, where that is settled."""
        decision = pending(view)
        who = "none" if whom is None else "you" if whom == view["viewer"] else "other"
        name = "" if whom is None else self._names[whom]
        self._console.say()
        if "to" in decision:
            self._reaction(view)
            return
        asked, offered = prompt or decision["prompt"], decision["options"]
        if asked == HELP:
            self._console.say(self._words.request(name, view["offered"], need, offered))
        else:
            self._console.say(self._words.prompt(asked, decision["card"], need, who, name, offered))

    def _reaction(self, view: View) -> None:
        """Why somebody is asked who may use a card because of what happened, perhaps out of turn."""
        to = pending(view)["to"]
        if view["active"] != view["viewer"]:
            self._console.say(self._words.text("ask-out-of-turn", name=self._names[view["active"]]))
        who = "you" if to["seat"] == view["viewer"] else "other"
        name = self._names[to["seat"]]
        self._console.say(self._words.prompt("react", None, 0, who, name, happened=to["happened"]))

    def _numbered(self, lines: Sequence[str]) -> None:
        for number, line in enumerate(lines, start=1):
            self._console.say(f"{number:>3}  {line}", hang=5)

    def _refuse(self, typed: str, most: int) -> None:
        if not typed or typed.isdecimal():
            self._console.say(self._words.text("ask-number", most=most))
        else:
            self._console.say(self._words.text("ask-unknown", input=typed))

    def _ask(self, desk: Desk, seat: int, cards: Sequence[str], again: Callable[[], None], inside: bool = False) -> str:
        """What is typed, if it is no command; a command is carried out, and the question comes again.

        inside: whether something was chosen that is not answered yet, so that taking back is going back.
        """
        while True:
            typed = self._console.ask(self._words.text("ask"))
            command, _, rest = typed.partition(" ")
            wish = wish_of(typed)
            if inside and wish == STEP:
                return BACK
            if wish:
                self._carry_out(wish, desk, seat, again)
            elif command.lower() == "c":
                if desk.read(self._show_card(desk, rest.strip(), cards), seat):
                    return ""
            elif command.lower() in COMMANDS:
                self._command(command.lower(), rest.strip(), desk, seat)
                again()
            else:
                return typed

    def _carry_out(self, wish: str, desk: Desk, seat: int, again: Callable[[], None]) -> None:
        """Take something back or give up; if nothing comes of it, the question comes again."""
        if desk.wish(wish, seat):
            raise ChangedError
        again()

    def _show_card(self, desk: Desk, wanted: str, cards: Sequence[str]) -> list[str]:
        """Show a card, or several of such a name; those that were shown."""
        decks = desk.view(None)["decks"]
        number = int(wanted) if wanted.isdecimal() else 0
        if 1 <= number <= len(cards) and cards[number - 1]:
            self._lookup.card(cards[number - 1])
            return [cards[number - 1]]
        if wanted and not number:
            return self._lookup.find(wanted, decks)
        self._lookup.which(decks)
        return []

    def _command(self, command: str, rest: str, desk: Desk, seat: int) -> None:
        if command in ("q", "quit"):
            raise LeaveError
        if command in ("?", "h", "help"):
            self._lookup.help()
        elif command == COMMAND:
            ask_language(self._console, self._words, rest)
        elif command == always.COMMAND:
            self._console.say(self._words.text(always.switch(desk.table)))
        elif command in HINT:
            self._hint(desk, seat, rest)
        elif command == "r":
            self._lookup.rules()
        elif command == "d":
            self._lookup.discards(desk.view(seat))
        elif command == "l":
            self._lookup.log(Story(self._words, self._names, seat), desk.log(seat), rest)
        else:
            self.show_table(desk.view(seat))

    def _hint(self, desk: Desk, seat: int, which: str) -> None:
        """The best answers, or why there are none; with its number, one of them is given."""
        try:
            hinted = desk.hints(seat, begun(self._choice))
        except NoHints as error:
            self._console.say(no_hints(self._words, error))
            return
        found = hint_text(self._words, self._names, hinted)
        if which.isdecimal() and 1 <= int(which) <= len(found.lines):
            self._follow(desk, seat, hinted, int(which) - 1)
        self._console.say(found.above)
        self._numbered(found.lines)
        if found.lines:
            self._console.say(self._words.text("hint-take"), indent=5)

    def _follow(self, desk: Desk, seat: int, hinted: Hinted, which: int) -> None:
        """Answer as a hint says."""
        desk.answer(hinted.hints[which].choice, seat)
        raise ChangedError

    def show_table(self, view: View) -> None:
        """The table as this person sees it."""
        key = "table-turn" if view["active"] == view["viewer"] else "table-turn-other"
        active, name = self._names[view["active"]], self._names[viewer_of(view)]
        many = "-of" if self._many else ""
        self._console.rule(self._words.text(key + many, turn=view["turn"], name=name, active=active))
        self._table.draw(view)

    def show_hand(self, view: View) -> None:
        """The own hand alone, for somebody who is asked out of turn."""
        self._table.hand(view)
