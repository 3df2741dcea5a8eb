"""What goes out when something is refused: a code and values for programs, a line of English for developers."""

from __future__ import annotations

import re

from animalfolk.engine.errors import AnimalfolkError, BadSetup, BadText
from animalfolk.server.errors import Refused, ServerError
from animalfolk.server.messages import Problem
from animalfolk.table import Lasting, LateAnswer, NoHints, Unavailable

BAD_REQUEST = 400
LONGEST = 300


def refused(error: AnimalfolkError) -> Refused:
    """The game's own error as one of the server; where the kind of error says all, its name is the code."""
    found = Refused(str(error)[:LONGEST], error.code or kind_of(error), **{**error.values, **_more(error)})
    if isinstance(error, BadSetup | BadText):
        found.status = BAD_REQUEST
    return found


def kind_of(error: AnimalfolkError) -> str:
    """The name of its kind, as codes are written: `late-answer`, `table`."""
    name = type(error).__name__.removesuffix("Error")
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def _more(error: AnimalfolkError) -> dict[str, str | int]:
    """What some kinds of error know besides."""
    if isinstance(error, LateAnswer):
        return {"expected": error.expected, "came": error.came}
    return {"reason": error.reason} if isinstance(error, Unavailable | NoHints | Lasting) else {}


def problem(error: ServerError) -> Problem:
    """What is told of it."""
    values = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in error.values.items()}
    return Problem(error.code, str(error)[:LONGEST], values)
