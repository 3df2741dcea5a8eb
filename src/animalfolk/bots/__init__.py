"""Whatever answers a decision from a seat's view, and from redeals of what the seat may not see."""

from animalfolk.bots.base import Bot, Thinker, ask, deals
from animalfolk.bots.hints import Hint, hints
from animalfolk.bots.kinds import (
    BOTS,
    COMPANION,
    USUAL,
    BadCounts,
    UnknownBot,
    full_name,
    kinds,
    make_bot,
    takes_time,
)
from animalfolk.bots.levels import LEVELS, Level, LevelBot
from animalfolk.bots.random_bot import RandomBot

__all__ = [
    "BOTS",
    "COMPANION",
    "LEVELS",
    "USUAL",
    "BadCounts",
    "Bot",
    "Hint",
    "Level",
    "LevelBot",
    "RandomBot",
    "Thinker",
    "UnknownBot",
    "ask",
    "deals",
    "full_name",
    "hints",
    "kinds",
    "make_bot",
    "takes_time",
]
