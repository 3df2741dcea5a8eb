"""How likely each side wins from a position, and how good a move was beside the best: as the bots think ahead.

How hard is counted in thoughts, never in time, so that the same question always gets the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from typing import NamedTuple

from animalfolk.bots.learned import outlook
from animalfolk.bots.quick import quick
from animalfolk.bots.search import MOST, Search
from animalfolk.engine.run import go_on
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn
from animalfolk.table.moves import completed, make

Deal = Callable[[int], State]  # the n-th redeal of a position
AHEAD = 2  # turns that are played on to see who is how likely to win
TURNS = 2  # of whoever moves, that are played on to compare moves, the one at hand included
FRESH = 1_000_000  # from here on redeals that were not used to find the best answer
LEAST = 4  # redeals, however few thoughts there are


class Compared(NamedTuple):
    """The best move, what both promise, and how sure the difference is."""

    better: tuple[str, ...]
    chance: float  # with the one that was made
    best: float
    error: float  # the standard error of the difference


class Judge:
    """Judges with so many thoughts."""

    def __init__(self, thoughts: int, turns: int = TURNS) -> None:
        self._search = Search(quick(), outlook(), thoughts, turns, inf)
        self._redeals = max(LEAST, thoughts // 3)

    def chances(self, deal: Deal, sides: Sequence[Sequence[int]], company: int) -> list[float]:
        """How likely each side wins; together that is 1."""
        sums = [0.0] * len(sides)
        for number in range(self._redeals):
            state = deal(number)
            self._play_on(state, state.turn + AHEAD)
            for place, side in enumerate(sides):
                if company not in side:
                    sums[place] += self._search.outlook.chance(state, side[0])
        found = [total / self._redeals for total in sums]
        return [1 - sum(found) if company in side else found[place] for place, side in enumerate(sides)]

    def compare(self, state: State, deal: Deal, made: tuple[str, ...]) -> Compared:
        """A move beside the best.

        The best is found first. Then both are tried in the same new redeals: what was found best by luck is not so
        there, and what both have in common does not count.
        """
        best = self._search.compare(state, deal)[0]
        better = completed(state, state.options[best], self._search.quick)
        pairs = [self._tried(deal(FRESH + number), better, made) for number in range(self._redeals)]
        means = [sum(column) / len(pairs) for column in zip(*pairs, strict=True)]
        loss = means[0] - means[1]
        spread = sum((one - other - loss) ** 2 for one, other in pairs) / (len(pairs) - 1)
        return Compared(better, means[1], means[0], sqrt(spread / len(pairs)))

    def _tried(self, state: State, better: tuple[str, ...], made: tuple[str, ...]) -> tuple[float, float]:
        first = self._think(state.clone(), better)
        return first, first if better == made else self._think(state, made)

    def _think(self, state: State, texts: tuple[str, ...]) -> float:
        """Make a move, play on, and judge what comes of it."""
        seat, begun = state.who, state.turn
        make(state, texts)
        return self._search.follow(state, seat, begun)

    def _play_on(self, state: State, end: int) -> None:
        """By rules of thumb, until a turn."""
        turn, count = Turn(state), 0
        while state.winner < 0 and state.turn < end and count < MOST:
            go_on(turn, self._search.quick.choose(state))
            count += 1
