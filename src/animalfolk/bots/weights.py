"""The numbers by which the quick bot weighs cards and actions: found by play, see docs/bots.md."""

from __future__ import annotations

from typing import Final

from animalfolk.bots.thumb import FANCY, HOLD, RULES
from animalfolk.engine.faces import NUMBER, SIZE

NEVER: Final = -100.0

# What the numbers are, by place.
WISH_VALUE: Final = 0  # a card that comes: a point of value
WISH_SET: Final = 1  # a point of value owned of its set
WISH_BUILDS: Final = 2  # it completes the next stack with the hand
WISH_NEAR: Final = 3  # it would with all that is owned, and nothing else does
WISH_LATE: Final = 4  # a point of value for each stack built
WISH_NOW: Final = 5  # a card whatever it is
KEEP_VALUE: Final = 6  # a card that is discarded: a point of value
KEEP_SET: Final = 7
KEEP_TARGET: Final = 8  # a card that the next stack would use
KEEP_CLOSE: Final = 9  # the same, times how near that stack is
KEEP_JUNK: Final = 10
KEEP_COIN: Final = 11
TIDY: Final = 12  # discarding a card that is not wanted
TIDY_BASE: Final = 13
GOOD_BUY: Final = 14  # a purchase that is better than some techniques
SWAP: Final = 15  # a stall card that is worth a swap
ASK_GAP: Final = 16  # how much a partner is asked to add
WEIGHTS: Final = 17

FIRST: Final[list[float]] = [1.0, 0.1, 4.0, 0.0, 0.0, 0.0, 0.35, 0.05, 1.5, 0.0, -0.6, 0.3, 0.3, 0.0, 3.5, 4.5, 2.0]


class Weights:
    """The numbers of one quick bot."""

    def __init__(self) -> None:
        self.plain: list[float] = FIRST.copy()
        self.fancy: list[float] = by_face(FANCY)  # worth of each face beyond its value
        self.hold: list[float] = by_face(HOLD)  # how much more each is missed in hand
        self.points: list[float] = [NEVER] * SIZE  # of techniques as actions
        self.conditions: list[int] = [0] * SIZE
        for name, (points, conditions) in RULES.items():
            self.points[NUMBER[name]] = points
            self.conditions[NUMBER[name]] = conditions


def by_face(table: dict[str, float]) -> list[float]:
    """A table of cards as a list."""
    found = [0.0] * SIZE
    for name, points in table.items():
        found[NUMBER[name]] = points
    return found
