"""A share, a mean or a rate over many games, with an interval in which the game is the sample.

Of each game two numbers are added: of how many, and how many. Five sums of them tell the quotient of the two totals and
how sure it is, also where a game adds several that hang together, as the players of one game do.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from animalfolk.sim.summary import NORMAL_95, wilson


class Estimate(NamedTuple):
    """A number, and where the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float


class Ratio:
    """What many games have added."""

    def __init__(self) -> None:
        self.games = 0
        self.of = 0.0
        self.count = 0.0
        self._of_of = 0.0
        self._of_count = 0.0
        self._count_count = 0.0

    def add(self, of: float, count: float) -> None:
        """A game."""
        self.games += 1
        self.of += of
        self.count += count
        self._of_of += of * of
        self._of_count += of * count
        self._count_count += count * count

    @property
    def value(self) -> float:
        """How many, of how many."""
        return self.count / self.of if self.of else 0.0

    @property
    def variance(self) -> float:
        """That of the value, by the differences between games."""
        value = self.value
        spread = self._count_count - 2 * value * self._of_count + value * value * self._of_of
        return max(spread, 0.0) / (self.of * self.of) if self.of else 0.0

    def estimate(self) -> Estimate:
        """A mean; nothing is below nought."""
        reach = NORMAL_95 * sqrt(self.variance * self.games / max(self.games - 1, 1))
        return Estimate(self.value, max(0.0, self.value - reach), self.value + reach)

    def share(self, most: float = 1.0) -> Estimate:
        """A share, or a rate that is at most so much, by Wilson.

        It is as sure as one of so many that have nothing to do with each other.
        """
        if not self.of:
            return Estimate(0.0, 0.0, most)
        part, variance = self.value / most, self.variance / most**2
        independent = part * (1 - part) / variance if variance else float(self.games)
        low, high = wilson(part, independent or float(self.games))
        return Estimate(self.value, low * most, high * most)
