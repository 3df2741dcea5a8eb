"""What many games say together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import mean, median
from typing import NamedTuple

from animalfolk.sim.simulate import CAPPED, LOST, WON, Outcome

NORMAL_95 = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Share(NamedTuple):
    """Of so many games so many were won, and where the true share lies with 95 % confidence."""

    name: str
    games: int
    wins: int
    share: float
    low: float
    high: float


class Spread(NamedTuple):
    """How a number is spread: a tenth of the games lies below p10, a tenth above p90."""

    mean: float
    median: float
    p10: int
    p90: int


class Summary(NamedTuple):
    """All figures of a series. Stopped games count as games that nobody has won."""

    games: int
    seats: list[Share]
    bots: list[Share]
    ends: dict[str, int]
    turns: Spread
    answers: int
    cuts: int  # answers for which the clock ended the thinking


def summarise(outcomes: Sequence[Outcome]) -> Summary:
    """The figures of these games, of which there is at least one."""
    seats = [_seat(outcomes, seat) for seat in range(len(outcomes[0].bots))]
    kinds = sorted({bot for outcome in outcomes for bot in outcome.bots})
    ends = Counter(outcome.end for outcome in outcomes)
    return Summary(
        len(outcomes),
        seats,
        [_bot(outcomes, bot) for bot in kinds],
        {end: ends[end] for end in (WON, LOST, CAPPED)},
        spread([outcome.turns for outcome in outcomes]),
        sum(outcome.answers for outcome in outcomes),
        sum(outcome.cuts for outcome in outcomes),
    )


def _seat(outcomes: Sequence[Outcome], seat: int) -> Share:
    return share(f"P{seat + 1}", len(outcomes), sum(seat in outcome.winners for outcome in outcomes))


def _bot(outcomes: Sequence[Outcome], bot: str) -> Share:
    """Of the games in which a bot sat somewhere, those that it has won from one of its seats."""
    games = [outcome for outcome in outcomes if bot in outcome.bots]
    return share(bot, len(games), sum(bot in [game.bots[seat] for seat in game.winners] for game in games))


def share(name: str, games: int, wins: int) -> Share:
    """A share with its interval."""
    return Share(name, games, wins, wins / games, *wilson(wins / games, games))


def wilson(part: float, games: float) -> tuple[float, float]:
    """The interval of a share, which holds for few games and for shares near 0 and 1, too."""
    square = NORMAL_95**2
    middle = (part + square / (2 * games)) / (1 + square / games)
    reach = NORMAL_95 * sqrt(part * (1 - part) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def spread(numbers: Sequence[int]) -> Spread:
    """How these numbers are spread."""
    ordered, last = sorted(numbers), len(numbers) - 1
    return Spread(mean(ordered), median(ordered), ordered[round(last * 0.1)], ordered[round(last * 0.9)])
