"""How fast the engine is, beside a yardstick measured in the same run: `animalfolk bench`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from animalfolk.bots.levels import is_compiled
from animalfolk.sim.peers import peers
from animalfolk.sim.startup import startup
from animalfolk.sim.workload import REPEATED, memory, random_games, repeated, timed, yardstick

ROUNDS = 7  # the best of so many counts: other work on the machine only ever slows a round
SHORT = [name for name in REPEATED if name != "set-up"]  # which is told with the games


class Figure(NamedTuple):
    """One thing measured; what it and its unit are called is in the catalogues, as bench-... and unit-..."""

    name: str
    amount: float
    unit: str

    def text(self) -> str:
        """As it is printed; thousands stand apart, as a comma is not the same in all languages."""
        return f"{self.amount:,.0f}".replace(",", " ") if self.amount >= 100 else f"{self.amount:.2f}"


def best(rate: Callable[[], float]) -> float:
    """The best of a few rounds."""
    return max(rate() for _ in range(ROUNDS))


def measure(games: int) -> list[Figure]:
    """All figures of the engine at hand."""
    rounds = [(random_games(games, False), random_games(games, True)) for _ in range(ROUNDS)]
    return [
        Figure("games", max(usual.rate for usual, _ in rounds), "games-rate"),
        Figure("decisions", max(usual.decision_rate for usual, _ in rounds), "decisions-rate"),
        Figure("mixed-games", max(mixed.rate for _, mixed in rounds), "games-rate"),
        Figure("mixed-decisions", max(mixed.decision_rate for _, mixed in rounds), "decisions-rate"),
        *(Figure(name, shortest(repeated(name), REPEATED[name]) * 1e6, "us") for name in SHORT),
        Figure("memory", memory(), "bytes"),
    ]


def shortest(work: Callable[[], object], count: int) -> float:
    """Seconds for one repetition, in the best of a few rounds."""
    return min(timed(work, count) for _ in range(ROUNDS))


def run_bench(games: int = 0) -> list[Figure]:
    """Measure everything; unless it is said, as many games as the engine at hand plays in a short time."""
    figures = [Figure("yardstick", best(yardstick), "steps-rate")]
    figures += measure(games or (300 if is_compiled() else 30))
    return figures + [Figure(*row) for row in [*startup(), *peers()]]
