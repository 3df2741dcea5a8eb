"""How long answers took: few numbers that can be kept and added up, and still tell what 95 % stayed within."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil, log
from typing import Any, NamedTuple

STEP = log(1.05)  # each class of times reaches 5 % further than the one below
SHORTEST = 0.001  # milliseconds; the lowest class
DIGITS = 3  # as exactly as that is kept, so that a file tells later what was told at first


class Times(NamedTuple):
    """Processor times in milliseconds: how many, their sum, the longest, and how many are in each class."""

    answers: int = 0
    total: float = 0.0
    slowest: float = 0.0
    classes: tuple[tuple[int, int], ...] = ()

    @property
    def mean(self) -> float:
        """The time of an answer on average."""
        return self.total / self.answers if self.answers else 0.0

    def within(self, part: float) -> float:
        """The time within which this part of the answers was given, to 5 %."""
        left = part * self.answers
        for place, count in self.classes:
            left -= count
            if left <= 0:
                return min(SHORTEST * 1.05**place, self.slowest)
        return self.slowest

    def data(self) -> list[Any]:
        """What a file keeps of it."""
        return [self.answers, round(self.total, DIGITS), self.slowest, [list(pair) for pair in self.classes]]


def times_of(spent: Sequence[float]) -> Times:
    """What these times are together."""
    classes = Counter(ceil(log(max(ms, SHORTEST) / SHORTEST) / STEP) for ms in spent)
    total, slowest = round(sum(spent), DIGITS), round(max(spent, default=0.0), DIGITS)
    return Times(len(spent), total, slowest, tuple(sorted(classes.items())))


def read_times(data: Sequence[Any]) -> Times:
    """What a file has kept."""
    answers, total, slowest, classes = data
    return Times(answers, total, slowest, tuple((place, number) for place, number in classes))


def added(parts: Iterable[Times]) -> Times:
    """All of them together."""
    whole, classes = Times(), Counter[int]()
    for one in parts:
        classes.update(dict(one.classes))
        whole = Times(whole.answers + one.answers, whole.total + one.total, max(whole.slowest, one.slowest))
    return whole._replace(classes=tuple(sorted(classes.items())))
