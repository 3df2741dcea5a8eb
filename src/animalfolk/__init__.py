"""animalfolk: the card game Dale of Merchants, played by people, bots and programs. An unofficial fan work."""

from animalfolk.engine.errors import AnimalfolkError, BadScript, BadSetup, BadText, IllegalChoice, OutOfTurn
from animalfolk.game import Decision, Draft, Game, rematch
from animalfolk.game.read_record import read_record

__version__ = "0.1.0"

__all__ = [
    "AnimalfolkError",
    "BadScript",
    "BadSetup",
    "BadText",
    "Decision",
    "Draft",
    "Game",
    "IllegalChoice",
    "OutOfTurn",
    "__version__",
    "read_record",
    "rematch",
]
