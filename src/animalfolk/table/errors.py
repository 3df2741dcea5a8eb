"""What a table refuses."""

from __future__ import annotations

from animalfolk.engine.errors import AnimalfolkError


class TableError(AnimalfolkError):
    """Something asked of a table cannot be done; the table is unchanged."""


class LateAnswer(TableError):
    """An answer to a decision that is not asked any more."""

    def __init__(self, expected: int, came: int) -> None:
        super().__init__(f"the decision asked of this seat is number {expected}, not {came}")
        self.expected = expected
        self.came = came


class Unavailable(TableError):
    """An undo that is not free, with the reason as a key."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"nothing is taken back: {reason}")
        self.reason = reason


class Lasting(TableError):
    """An answer that could not be taken back, and was to be given only if it could; with the reason as a key."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this could not be taken back: {reason}")
        self.reason = reason


class NoHints(TableError):
    """Hints that are not given, with the reason as a key."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"no hints are given: {reason}")
        self.reason = reason


class NotYet(TableError):
    """Something that a lesson asks for later, or that waits until it was heard, read or taken back."""


class Busy(TableError):
    """A seat in which somebody else answers: a bot, or nobody any more."""


class NotOver(TableError):
    """Something that is told only when the game is over."""
