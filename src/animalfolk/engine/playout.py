"""Random answers to the end of a game: for measuring, for the tests of all properties, and as a bot's crudest guess."""

from __future__ import annotations

from animalfolk.engine.run import go_on
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn


class Playout:
    """A source of random answers; its own little generator, so that the game's chance is left alone."""

    def __init__(self, seed: int) -> None:
        self.state = seed & 0x3FFFFFFF
        self.decisions = 0  # answered so far

    def choose(self, g: State) -> int:
        """One of the options offered."""
        self.state = (self.state * 747796405 + 1013904223) & 0x3FFFFFFF  # small enough to stay fast when compiled
        return g.options[(self.state >> 8) % len(g.options)]

    def play(self, g: State, most: int) -> int:
        """Answer until the game is over or cut at `most` decisions; returns how many were answered."""
        turn = Turn(g)
        count = 0
        while g.winner < 0 and count < most:
            go_on(turn, self.choose(g))
            count += 1
        self.decisions += count
        return count
