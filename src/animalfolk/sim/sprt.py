"""Sums over deals: the mean with its interval, and a sequential test that ends as soon as enough is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

from animalfolk.sim.summary import wilson

FEW = 20  # deals; before that the spread is not known well enough to decide anything
RARE = 10  # deals that came out unlike most of them; with fewer the spread between deals says little
SURE = ("stronger", "not")  # what the sequential test says when it ends
NORMAL_90 = 1.644854  # 90 % of a normal distribution lie within so many standard deviations


class Estimate(NamedTuple):
    """A mean, and where the true one lies with 95 % confidence if the count of deals was fixed before."""

    mean: float
    low: float
    high: float


def estimate(scores: Sequence[float]) -> Estimate:
    """The mean of what was scored in each deal; the deal, not the game, is the sample."""
    mean = sum(scores) / len(scores)
    count = sample(scores)
    low, high = wilson(mean, count)
    return Estimate(mean, min(low, _least(mean, count)), max(high, 1 - _least(1 - mean, count)))


def sample(scores: Sequence[float]) -> float:
    """How many games that have nothing to do with each other would be as sure as these deals.

    At least as many as deals; more only where enough came out unlike most, as the spread of few is no more than luck.
    """
    count = len(scores)
    mean = sum(scores) / count
    unlike = count - max(Counter(scores).values())
    if unlike <= RARE:
        return float(count)
    spread = sum((score - mean) ** 2 for score in scores) / count
    return count * max(1.0, min(mean * (1 - mean) / spread, unlike / RARE))


def _least(part: float, count: float) -> float:
    """How small the true part of something rare may be: as of Poisson, by Wilson and Hilferty; 1 where it is not rare.

    For less than about ten cases Wilson's bound is too near (Brown, Cai and DasGupta 2001, who do it for up to three).
    """
    cases = part * count
    if cases >= RARE or part > 0.5:
        return 1.0
    root = 1 - 1 / (9 * cases) - NORMAL_90 / (3 * sqrt(cases)) if cases else 0.0
    return part * max(0.0, root) ** 3


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
