"""What the numbers are by which the quick bot weighs cards and actions; they were found by play, see docs/bots.md."""

from __future__ import annotations

from typing import Final

from animalfolk.bots.thumb import RULES
from animalfolk.bots.worths import POINTS, THUMB, WORTHS
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
WISH_JUNK: Final = 17  # junk that comes
LEAVE_KEEP: Final = 18  # a card that leaves for good: how much it is missed in hand, beside its worth
WISH_MORE: Final = 19  # a card whatever it is, for each stack built
WISH_HASTE: Final = 20  # it completes the next stack with the hand: for each stack built
TIDY_LATE: Final = 21  # discarding at all, for each stack built
WEIGHTS: Final = 22


class Weights:
    """The numbers of one quick bot."""

    def __init__(self) -> None:
        self.plain: list[float] = THUMB.copy()
        self.fancy: list[float] = [0.0] * SIZE  # worth of each face beyond its value
        self.hold: list[float] = [0.0] * SIZE  # how much more each is missed in hand
        self.points: list[float] = [NEVER] * SIZE  # of techniques as actions
        self.conditions: list[int] = [0] * SIZE
        for name, (fancy, hold, _) in WORTHS.items():
            self.fancy[NUMBER[name]] = fancy
            self.hold[NUMBER[name]] = hold
        for name, (points, conditions) in RULES.items():
            self.points[NUMBER[name]] = points
            self.conditions[NUMBER[name]] = conditions
        for name, points in POINTS.items():
            self.points[NUMBER[name]] = points
