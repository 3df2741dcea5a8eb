"""Ratings of bots from all games between them, by the model of Bradley and Terry."""

from __future__ import annotations

from collections.abc import Mapping
from math import log10

POINTS = 400  # as in chess: 400 points more win ten games of eleven
ROUNDS = 10_000
CLOSE = 1e-9
DRAWN = 1.0  # games that are added to each pair, half won by each, so that nobody is infinitely strong

Pairs = Mapping[tuple[str, str], tuple[float, float]]  # what the first and the second have won


def ratings(pairs: Pairs, anchor: str) -> dict[str, float]:
    """The rating of each bot that has played; the anchor's is nought, or that of the first where it has not played."""
    names = list(dict.fromkeys(name for pair in pairs for name in pair))
    if not names:
        return {}
    strengths = _strengths(pairs, dict.fromkeys(names, 1.0))
    base = strengths[anchor if anchor in strengths else names[0]]
    return {name: POINTS * log10(strengths[name] / base) for name in names}


def _strengths(pairs: Pairs, strengths: dict[str, float]) -> dict[str, float]:
    """The strengths under which what was won is most likely, found step by step."""
    for _ in range(ROUNDS):
        after = _better(pairs, strengths)
        if all(abs(after[name] / strength - 1) < CLOSE for name, strength in strengths.items()):
            return after
        strengths = after
    return strengths


def _better(pairs: Pairs, strengths: Mapping[str, float]) -> dict[str, float]:
    """One step: what each has won, by how often it would have met its like."""
    won, met = dict.fromkeys(strengths, 0.0), dict.fromkeys(strengths, 0.0)
    for (one, other), (wins, losses) in pairs.items():
        share = (wins + losses + DRAWN) / (strengths[one] + strengths[other])
        won[one] += wins + DRAWN / 2
        won[other] += losses + DRAWN / 2
        met[one] += share
        met[other] += share
    whole = sum(won[name] / met[name] for name in strengths)
    return {name: won[name] / met[name] * len(strengths) / whole for name in strengths}
