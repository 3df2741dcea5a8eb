"""Whatever answers a decision from a seat's view, and from redeals of what the seat may not see."""

from collections.abc import Callable
from functools import partial

from animalfolk.bots.base import Bot, Thinker, ask, deals
from animalfolk.bots.hints import Hint, hints
from animalfolk.bots.levels import LEVELS, Level, LevelBot
from animalfolk.bots.random_bot import RandomBot
from animalfolk.bots.simple import SimpleBot

# All kinds, by name: from a seed to a bot. People are offered the levels; the others are for comparison.
BOTS: dict[str, Callable[[str], Bot | Thinker]] = {
    **{name: partial(LevelBot, name) for name in LEVELS},
    "simple": SimpleBot,
    "random": RandomBot,
}
USUAL = "trader"  # whom somebody plays against who has not chosen


def takes_time(kind: str) -> bool:
    """Whether bots of this kind think ahead, so that somebody has to wait for them."""
    return kind in LEVELS and LEVELS[kind].thoughts > 0


__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "Bot",
    "Hint",
    "Level",
    "LevelBot",
    "RandomBot",
    "SimpleBot",
    "Thinker",
    "ask",
    "deals",
    "hints",
    "takes_time",
]
