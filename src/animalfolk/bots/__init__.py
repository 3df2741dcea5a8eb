"""Whatever answers a decision from a seat's view, and from nothing else."""

from animalfolk.bots.base import Bot
from animalfolk.bots.random_bot import RandomBot
from animalfolk.bots.simple import SimpleBot

BOTS: dict[str, type[RandomBot] | type[SimpleBot]] = {"simple": SimpleBot, "random": RandomBot}

__all__ = ["BOTS", "Bot", "RandomBot", "SimpleBot"]
