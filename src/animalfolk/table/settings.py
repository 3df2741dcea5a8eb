"""How a table treats its people."""

from __future__ import annotations

from typing import NamedTuple

from animalfolk.engine.errors import BadSetup
from animalfolk.table.clock import Clock, read_clock

NEVER = "never"
FREE = "free"
AGREED = "agreed"
OPEN = "open"
UNDOS = (NEVER, FREE, AGREED, OPEN)
YES = {"yes": True, "no": False}


class Settings(NamedTuple):
    """hold: a person's turn waits at its end. undo: how far something may be taken back (docs/architecture.md).

    hints: whether somebody who plays against bots alone may ask for the best answers.
    """

    hold: bool = True
    undo: str = OPEN
    clock: Clock = Clock()
    hints: bool = True

    def check(self) -> None:
        """Whether there is such a table."""
        if self.undo not in UNDOS:
            undos = ", ".join(UNDOS)
            raise BadSetup(f"undo is one of {undos}, not {self.undo!r}", "undo", undos=undos, undo=self.undo)
        self.clock.check()

    def __str__(self) -> str:
        hints = "" if self.hints else " hints=no"
        return f"hold={'yes' if self.hold else 'no'} undo={self.undo} clock={self.clock}{hints}"


def read_settings(text: str) -> Settings:
    """Settings that are written so; what is not said is as usual."""
    found = Settings()
    for word in text.split():
        name, _, value = word.partition("=")
        if name == "hold" and value in YES:
            found = found._replace(hold=YES[value])
        elif name == "hints" and value in YES:
            found = found._replace(hints=YES[value])
        elif name == "undo":
            found = found._replace(undo=value)
        elif name == "clock":
            found = found._replace(clock=read_clock(value))
        else:
            told = f"a table has hold=yes or no, undo, clock and hints=yes or no, not {word!r}"
            raise BadSetup(told, "settings", word=word)
    found.check()
    return found
