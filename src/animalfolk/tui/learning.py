"""The lesson at the keyboard: what it says, and how it goes on where no answer is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from animalfolk.game.setup import new_seed
from animalfolk.i18n import Words
from animalfolk.table import PERSON, Seat, Settings, Table, lesson
from animalfolk.table.lesson import LessonView
from animalfolk.tui import saves
from animalfolk.tui.console import Console
from animalfolk.tui.setting import default_name


def new_lesson(words: Words) -> Table:
    """A table for somebody who begins to learn."""
    seats = [Seat(PERSON, default_name(words, 1)), lesson.PARTNER]
    return Table(lesson.START, seats, Settings(lesson=lesson.FIRST), new_seed(None))


def unfinished() -> Path | None:
    """The file of the lesson that was left last."""
    games = islice(saves.saved(), saves.LOOKED_AT)
    return next((game.path for game in games if game.is_lesson and not game.is_over), None)


def sentence(words: Words, names: Sequence[str], told: LessonView) -> str:
    """What the lesson says now."""
    others = [name for seat, name in enumerate(names) if seat != told["seat"]]
    card = words.card(told["card"]) if told["card"] else ""
    return words.text(f"lesson-{told['step']}", card=card, need=told["need"], name=others[0] if others else "")


class Teacher:
    """Says each step of a lesson once."""

    def __init__(self, console: Console, words: Words, names: Sequence[str]) -> None:
        self._console = console
        self._words = words
        self._names = names

    def say(self, told: LessonView) -> None:
        """The step, and where something else than an answer is asked for, how it is done."""
        self._console.say()
        self._console.say(self._words.text("lesson-progress", at=told["at"], of=told["of"]))
        self._console.say(sentence(self._words, self._names, told), indent=2)
        self.say_how(told)

    def say_how(self, told: LessonView) -> None:
        """How it goes on, where that is no answer."""
        if told["kind"] in lesson.MARKED:
            card = self._words.card(told["card"]) if told["card"] else ""
            self._console.say(self._words.text(f"lesson-how-{told['kind']}", card=card), indent=2)

    def say_end(self, told: LessonView) -> None:
        """After the last stack."""
        self._console.say(sentence(self._words, self._names, told))
        self._console.say(self._words.text("lesson-what-next"))
