"""The errors of the game: each says what was expected and what came."""

from __future__ import annotations


class AnimalfolkError(ValueError):
    """Something asked of the game cannot be done; the game is unchanged."""


class IllegalChoice(AnimalfolkError):
    """An answer that is not among the options offered."""


class OutOfTurn(AnimalfolkError):
    """An answer from a seat that is not asked now."""


class BadSetup(AnimalfolkError):
    """A game that cannot be set up: decks, players or options do not fit."""


class BadText(AnimalfolkError):
    """A position, option, record or scenario that cannot be read."""

    def __init__(self, line: int, expected: str, came: str) -> None:
        super().__init__(f"line {line}: expected {expected}, came {came!r}")
        self.line = line
        self.expected = expected
        self.came = came


class BadScript(AnimalfolkError):
    """Scripted chance that does not fit what happens."""


class Finished(Exception):
    """The game is over: whatever was going on stops here (FLOW-11)."""
