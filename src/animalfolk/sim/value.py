"""A small network in place of the outlook's linear score (called T in docs/bots.md): learned by animalfolk.sim.valuing.

One hidden layer over what a seat has: the features of the outlook, how many of each card, and which decks are in play,
so that a card may be worth more beside others. It stands at the leaves of the search like any outlook.
"""

from __future__ import annotations

from typing import Final

from animalfolk.bots.holdings import SETS, face_counts
from animalfolk.bots.outlook import PLAIN, Outlook
from animalfolk.engine.state import State

FACES: Final = 73  # with junk, which is the first
INPUTS: Final = PLAIN + FACES + SETS


class Network:
    """Weights by input, in the order of `inputs_of`: straight to the score, and to each hidden unit."""

    def __init__(self, straight: list[float], hidden: list[list[float]], starts: list[float], out: list[float]) -> None:
        self.straight = straight
        self.hidden = hidden  # by input
        self.starts = starts  # of the hidden units
        self.out = out

    def score(self, inputs: list[float]) -> float:
        """What the network makes of these; most of them are nothing."""
        points = 0.0
        units = self.starts.copy()
        count = len(units)
        for place in range(INPUTS):
            number = inputs[place]
            if number != 0.0:
                points += self.straight[place] * number
                row = self.hidden[place]
                for unit in range(count):
                    units[unit] += row[unit] * number
        for unit in range(count):
            if units[unit] > 0.0:
                points += units[unit] * self.out[unit]
        return points


def inputs_of(judge: Outlook, g: State, seat: int, wait: int) -> list[float]:
    """All numbers about a seat that moves after so many others."""
    found = judge.features(g, seat, wait)
    counts = face_counts(g, seat)
    for face in range(FACES):
        found.append(float(counts[face]))
    for folk in range(SETS):
        found.append(1.0 if folk in g.sets else 0.0)
    return found


class Value(Outlook):
    """An outlook whose score is that of a network."""

    def __init__(self, base: Outlook, network: Network) -> None:
        super().__init__(base.plain, base.worths, base.company, base.beside)
        self.network = network

    def strength(self, g: State, seat: int, wait: int) -> float:
        """How well a seat stands that moves after so many others."""
        return self.network.score(inputs_of(self, g, seat, wait))
