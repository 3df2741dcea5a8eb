"""The errors of the game: each says what was expected and what came.

`str(error)` is for developers. What people read is made of `code` and `values`, in their language: for every code
there is a message why-... in the catalogues.
"""

from __future__ import annotations


class AnimalfolkError(ValueError):
    """Something asked of the game cannot be done; the game is unchanged.

    code: what is wrong; none where the kind of error says all. values: what the code's message tells. line: where a
    text is wrong, from 1.
    """

    def __init__(self, message: str = "", code: str = "", **values: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.values = values
        self.line = 0


class IllegalChoice(AnimalfolkError):
    """An answer that is not among the options offered."""


class OutOfTurn(AnimalfolkError):
    """An answer from a seat that is not asked now."""


class BadSetup(AnimalfolkError):
    """A game that cannot be set up: decks, players or options do not fit."""


class BadText(AnimalfolkError):
    """A position, option, record or scenario that cannot be read."""

    def __init__(self, line: int, expected: str, text: str, code: str = "", **values: str | int) -> None:
        super().__init__(f"line {line}: expected {expected}, came {text!r}", code)
        self.values = {"came": text, **values}  # what came in an error behind this one is nearer
        self.line = line
        self.expected = expected
        self.came = text


class BadScript(AnimalfolkError):
    """Scripted chance that does not fit what happens."""


class Finished(Exception):
    """The game is over: whatever was going on stops here (FLOW-11)."""
