"""The numbers by which rules of thumb weigh cards and actions: those found by play, see docs/bots.md, or round ones."""

from __future__ import annotations

from collections.abc import Mapping
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

# Set by hand: tuning begins with these, and with every card worth its value.
ROUND_THUMB: Final[list[float]] = [
    *[1.0, 0.1, 4.0, 0.0, 0.0, 0.0, 0.35, 0.05, 1.5, 0.0, -0.6],
    *[0.3, 0.3, 0.0, 3.5, 4.5, 2.0, -2.0, 3.0, 0.0, 0.0, 0.0],
]
ROUND_POINTS: Final[dict[str, float]] = {
    "prepaid_good": -0.5,
    "special_offer": 5.0,
    "treasure_hunter": -0.5,
    "shopping_journey": -2.5,
}


class Weights:
    """The numbers of one quick bot."""

    def __init__(
        self,
        thumb: list[float],
        points: Mapping[str, float],
        wished: Mapping[str, float],
        missed: Mapping[str, float],
    ) -> None:
        self.plain: list[float] = thumb.copy()
        self.fancy = _by_face(0.0, wished)  # worth of each face beyond its value
        self.hold = _by_face(0.0, missed)  # how much more each is missed in hand
        self.points = _by_face(NEVER, {name: usual for name, (usual, _) in RULES.items()} | dict(points))  # as actions
        self.conditions: list[int] = [0] * SIZE
        for name, (_, conditions) in RULES.items():
            self.conditions[NUMBER[name]] = conditions


def tuned_weights() -> Weights:
    """The numbers that were found by play."""
    wished = {name: row[0] for name, row in WORTHS.items()}
    return Weights(THUMB, POINTS, wished, {name: row[1] for name, row in WORTHS.items()})


def round_weights() -> Weights:
    """The numbers where tuning begins."""
    return Weights(ROUND_THUMB, ROUND_POINTS, {}, {})


def _by_face(usual: float, numbers: Mapping[str, float]) -> list[float]:
    """These numbers of cards by name, and the usual one for all others."""
    found = [usual] * SIZE
    for name, number in numbers.items():
        found[NUMBER[name]] = number
    return found
