"""A new game in plain lines: question by question, each with an answer that Enter gives."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.bots import LEVELS
from animalfolk.engine.rules import TABLE, value_text
from animalfolk.game.setup import RANDOM
from animalfolk.modes import MODES
from animalfolk.table import Seat, Settings
from animalfolk.tui.by_number import ByNumber, is_between
from animalfolk.tui.further import Further
from animalfolk.tui.plan import Form, Plan, kinds
from animalfolk.tui.setting import (
    BOT,
    DRAFT,
    FIRST_GAME,
    MOST,
    NAMES,
    SettingError,
    default_name,
    list_decks,
    name_problem,
    seats_of,
    way_name,
    wish_of,
)


class Questions(ByNumber):
    """Asks who plays in which way, which bots, which decks, and whether anything else is to be set."""

    def plan(self, seed: str = "", undo: str = Settings().undo) -> Plan:
        """All questions, one after the other."""
        mode = self._mode()
        count = self._count(mode)
        people = self.number("setup-people", 0, count, 1, mode=value_text("mode", mode), count=count)
        seats = self._seats(self._names(people), count)
        options = {"mode": value_text("mode", mode)}
        if mode in TABLE["difficulty"].modes:
            options["difficulty"] = self._difficulty()
        form = Form(seats, self._decks(MODES[mode].decks_for(count)), options, seed=seed, undo=undo)
        return Further(self._words, self._ask, self._say).asked(form).plan(self._words)

    def _difficulty(self) -> str:
        """How strong the Company is, by number from 1."""
        row = TABLE["difficulty"]
        usual = row.values.index(row.usual) + 1
        return row.values[self.number("setup-difficulty", 1, len(row.values), usual) - 1]

    # who

    def _mode(self) -> int:
        """The way to play; no question where there is one only."""
        modes = list(MODES)
        if len(modes) == 1:
            return modes[0]
        self.show([way_name(self._words, mode) for mode in modes])
        return modes[self.number("setup-way", 1, len(modes), 1) - 1]

    def _count(self, mode: int) -> int:
        """How many play; no question where that is given."""
        allowed = [number for number in MODES[mode].players if number <= MOST]
        if len(allowed) == 1:
            return allowed[0]
        return self.number("setup-players", allowed[0], allowed[-1], allowed[0])

    def _names(self, people: int) -> list[str]:
        """The names of so many people."""
        names: list[str] = []
        for number in range(1, people + 1):
            names.append(self._name(number, names))
        return names

    def _name(self, number: int, taken: list[str]) -> str:
        usual = default_name(self._words, number)
        while True:
            name = self._ask(self._words.text("setup-name", number=number, usual=usual)) or usual
            problem = name_problem(self._words, name, taken)
            if not problem:
                return name
            self._say(problem)

    # which bots

    def _seats(self, names: Sequence[str], count: int) -> list[Seat]:
        """The people, and bots of the kinds that are wanted; no question where there is nothing to choose."""
        bots = [seat.name for seat in seats_of(self._words, names, count)[len(names) :]]
        offered = kinds(self._words, list(LEVELS))[1:]  # without the person
        if not bots or len(offered) == 1:
            return seats_of(self._words, names, count)
        self.show([text for text, _ in offered])
        numbers = self._bots(bots, len(offered))
        return seats_of(self._words, names, count, [offered[number - 1][1] for number in numbers])

    def _bots(self, names: Sequence[str], most: int) -> list[int]:
        """The numbers of kinds of bots: one for all, or one for each."""
        usual = list(LEVELS).index(BOT) + 1
        question = self._words.text("setup-bots", count=len(names), names=self._words.listed(names), usual=usual)
        while True:
            typed = self._ask(question).replace(",", " ").split() or [str(usual)]
            if len(typed) in (1, len(names)) and all(is_between(word, 1, most) for word in typed):
                return [int(word) for word in typed]
            self._say(self._words.text("setup-not-bots", count=len(names), most=most))

    # which decks

    def _decks(self, need: int) -> list[str]:
        """The decks, or how they are chosen; no question where there are no more than needed."""
        if len(NAMES) == need:
            return NAMES
        list_decks(self._words, NAMES, self._say)
        self._say(self._words.text("setup-decks-how"))
        while True:
            typed = self._ask(self._words.text("setup-decks", count=need)).replace(",", " ").split()
            try:
                return self._chosen(typed, need)
            except SettingError as error:
                self._say(str(error))

    def _chosen(self, typed: Sequence[str], need: int) -> list[str]:
        """What was typed: numbers, a wish for the lot, f or d."""
        ways = {"": RANDOM, "f": FIRST_GAME, "d": DRAFT}
        if " ".join(typed).lower() in ways:
            return [ways[" ".join(typed).lower()]]
        if any("=" in word for word in typed):
            wish_of(self._words, ",".join(typed), need)
            return [f"{RANDOM}:{','.join(typed)}"]
        numbers = {int(word) for word in typed if is_between(word, 1, len(NAMES))}
        if len(numbers) == len(typed) == need:
            return [NAMES[number - 1] for number in sorted(numbers)]
        raise SettingError(self._words.text("setup-not-decks", count=need, most=len(NAMES)))
