"""How one version compares with another: the ratio of each block A B B A, their median, and an interval for it."""

from collections.abc import Sequence
from math import comb
from statistics import geometric_mean, median
from typing import NamedTuple

ORDER = "ABBA"  # each side is early as often as late: a machine that slows down or warms up favours neither
CONFIDENCE = 0.95


class Ratio(NamedTuple):
    """The median of the ratios of all blocks, and the interval that holds the true median with that confidence."""

    median: float
    low: float
    high: float
    confidence: float

    def __str__(self) -> str:
        """Return the ratio and its interval, as in 1.01 (0.98 to 1.03)."""
        return f"{self.median:.2f} ({self.low:.2f} to {self.high:.2f})"

    def verdict(self, more: str, less: str) -> str:
        """Choose the word for what the interval shows, if it leaves out that nothing has changed."""
        if self.confidence < CONFIDENCE:
            return "too few rounds to tell"
        if self.low > 1:
            return more
        return less if self.high < 1 else "no difference seen"


def block_ratio(old: Sequence[float], new: Sequence[float]) -> float:
    """Divide the figures of the newer side in one block by those of the older."""
    return geometric_mean(new) / geometric_mean(old)


def coverage(count: int, left_off: int) -> float:
    """Return how probably the median lies between sorted values of which some are left off at either end.

    It needs no assumption about how measurements scatter: each value is above the median or below it, as a coin falls.
    """
    outside = 2 * sum(comb(count, above) for above in range(left_off + 1)) / float(2**count)
    return max(0.0, 1.0 - outside)


def summary(ratios: Sequence[float], confidence: float = CONFIDENCE) -> Ratio:
    """Return the median and the narrowest interval of that confidence; of few values, from the least to the most."""
    values = sorted(ratios)
    wide_enough = [off for off in range((len(values) + 1) // 2) if coverage(len(values), off) >= confidence]
    off = max(wide_enough, default=0)
    return Ratio(median(values), values[off], values[-1 - off], coverage(len(values), off))
