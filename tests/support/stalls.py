"""Stalls that are already there when a test begins."""

from __future__ import annotations

STACKS = [
    "swift_broker",
    "cookies",
    "shattered_relic",
    "spyglass",
    "flashy_show",
    "flashy_show swift_broker",
    "flashy_show cookies",
    "flashy_show shattered_relic",
]


def stall(count: int, player: int = 1) -> str:
    """The line of a position that gives a player so many stacks, all of macaws; those beyond eight are filled up."""
    stacks = STACKS[:count] + ["cookies"] * (count - len(STACKS))
    return f"P{player} stall: {' | '.join(stacks)}"
