"""Sums over deals: the mean with its interval, and a sequential test that ends as soon as enough is known."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

SURE = 1.96  # standard errors of a 95 % interval
FEW = 20  # deals; before that the spread is not known well enough to decide anything


class Estimate(NamedTuple):
    """A mean and half the width of its 95 % interval."""

    mean: float
    within: float

    def text(self) -> str:
        """In per cent."""
        return f"{100 * self.mean:.1f} % ± {100 * self.within:.1f}"


def estimate(scores: Sequence[float]) -> Estimate:
    """The mean of what was scored in each deal; the deal, not the game, is the sample."""
    count = len(scores)
    mean = sum(scores) / count
    return Estimate(mean, min(1.0, SURE * sqrt(_spread(scores, mean) / count)))


def _spread(scores: Sequence[float], mean: float) -> float:
    """The variance, never less than if one more deal were lost and one won."""
    count = len(scores)
    squares = sum((score - mean) ** 2 for score in scores) + (1 - mean) ** 2 + mean**2
    return squares / (count + 1)


def evidence(scores: Sequence[float], low: float, high: float) -> float:
    """How much more likely the scores are with a mean of `high` than of `low`, as a logarithm."""
    if len(scores) < FEW:
        return 0.0
    mean = sum(scores) / len(scores)
    return len(scores) * (high - low) * (2 * mean - low - high) / (2 * _spread(scores, mean))


def verdict(scores: Sequence[float], low: float, high: float, risk: float = 0.05) -> str:
    """`stronger` if the mean is `high` rather than `low`, `not` if it is the other way round, else `open`."""
    bound = log((1 - risk) / risk)
    found = evidence(scores, low, high)
    return "stronger" if found >= bound else "not" if found <= -bound else "open"
