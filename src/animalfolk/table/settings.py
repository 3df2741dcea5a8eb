"""How a table treats its people."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from animalfolk.engine.errors import BadSetup
from animalfolk.table.clock import Clock, read_clock
from animalfolk.table.lesson import LESSONS

NEVER = "never"
FREE = "free"
AGREED = "agreed"
OPEN = "open"
UNDOS = (NEVER, FREE, AGREED, OPEN)
YES = {"yes": True, "no": False}
EVENLY = "evenly"


class Settings(NamedTuple):
    """hold: a person's turn waits at its end. evenly: and, where two people or more play, so does every question that
    would else tell by answering itself what somebody holds; older tables were not held so. undo: how far something may
    be taken back (docs/architecture.md).

    hints: whether somebody who plays against bots alone may ask for the best answers. lesson: the course that is
    played here, if it is one.
    """

    hold: bool = True
    undo: str = OPEN
    clock: Clock = Clock()
    hints: bool = True
    lesson: str = ""
    evenly: bool = True

    def takes_all_back(self, people: Collection[int]) -> bool:
        """Whether anything may be taken back without asking: where nobody's word is needed, or there is nobody to ask.

        people: the others whose word counts.
        """
        return self.undo in (AGREED, OPEN) and not people

    def check(self) -> None:
        """Whether there is such a table."""
        if self.undo not in UNDOS:
            undos = ", ".join(UNDOS)
            raise BadSetup(f"undo is one of {undos}, not {self.undo!r}", "undo", undos=undos, undo=self.undo)
        if self.lesson and self.lesson not in LESSONS:
            lessons = ", ".join(LESSONS)
            raise BadSetup(
                f"a lesson is one of {lessons}, not {self.lesson!r}", "lesson", lessons=lessons, lesson=self.lesson
            )
        self.clock.check()

    def __str__(self) -> str:
        hints = "" if self.hints else " hints=no"
        lesson = f" lesson={self.lesson}" if self.lesson else ""
        hold = "no" if not self.hold else EVENLY if self.evenly else "yes"
        return f"hold={hold} undo={self.undo} clock={self.clock}{hints}{lesson}"


def read_settings(text: str) -> Settings:
    """Settings that are written so; what is not said is as usual."""
    found = Settings()
    for word in text.split():
        name, _, value = word.partition("=")
        if name == "hold" and value in (*YES, EVENLY):
            found = found._replace(hold=value != "no", evenly=value != "yes")
        elif name == "hints" and value in YES:
            found = found._replace(hints=YES[value])
        elif name == "undo":
            found = found._replace(undo=value)
        elif name == "lesson" and value:
            found = found._replace(lesson=value)
        elif name == "clock":
            found = found._replace(clock=read_clock(value))
        else:
            told = f"a table has hold=evenly, yes or no, undo, clock, hints=yes or no and lesson, not {word!r}"
            raise BadSetup(told, "settings", word=word)
    found.check()
    return found
