"""Whatever answers a decision from a seat's view, and from redeals of what the seat may not see."""

from animalfolk.bots.base import Bot, Thinker, ask, deals
from animalfolk.bots.hints import Hint, hints
from animalfolk.bots.kinds import BOTS, USUAL, BadCounts, UnknownBot, full_name, kinds, make_bot, takes_time
from animalfolk.bots.levels import LEVELS, Level, LevelBot
from animalfolk.bots.random_bot import RandomBot
from animalfolk.bots.simple import SimpleBot

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "BadCounts",
    "Bot",
    "Hint",
    "Level",
    "LevelBot",
    "RandomBot",
    "SimpleBot",
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
