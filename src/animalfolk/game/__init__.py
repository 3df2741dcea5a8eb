"""The front door: a game that can be asked, answered, watched, cloned and written down."""

from animalfolk.game.draft import Draft
from animalfolk.game.game import Decision, Game
from animalfolk.game.rematch import rematch

__all__ = ["Decision", "Draft", "Game", "rematch"]
