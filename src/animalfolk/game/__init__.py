"""The front door: a game that can be asked, answered, watched, cloned and written down."""

from animalfolk.game.game import Decision, Game

__all__ = ["Decision", "Game"]
