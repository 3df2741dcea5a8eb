"""What one seat owns, added up: what the outlook and learning look at."""

from __future__ import annotations

from typing import Final

from animalfolk.bots.planning import one
from animalfolk.engine.faces import FACE, JUNK, MIRRORS, SET, SIZE, VALUE, own_face
from animalfolk.engine.state import State

SETS: Final = 12


class Holdings:
    """What one seat owns, added up."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.cards = 0
        self.junk = 0
        self.total = 0
        self.sums: list[int] = []
        self.sets: list[int] = []  # of each set: its cards, as the planner counts them
        self.has: list[int] = []  # of each set: the sums that the hand can make, as bits

    def add_up(self, g: State, seat: int, worths: list[float]) -> None:
        """All cards of a seat, with the worth of each face."""
        self.worth = 0.0
        self.cards = self.junk = self.total = 0
        self.sums = [0] * (SETS + 1)
        self.sets = [0] * (SETS + 1)
        has = [1] * (SETS + 1)
        for card in g.hands[seat]:
            face = own_face(card)
            self._add(face, worths)
            if not MIRRORS[face]:
                has[SET[face]] |= has[SET[face]] << VALUE[face]
        for pile in (g.discards[seat], g.decks[seat], g.schedules[seat]):
            for card in pile:
                self._add(card & FACE, worths)
        self.has = has

    def _add(self, face: int, worths: list[float]) -> None:
        self.cards += 1
        self.worth += worths[face]
        if face == JUNK:
            self.junk += 1
            return
        amount = VALUE[face]
        self.total += amount
        self.sums[SET[face]] += amount
        self.sets[SET[face]] += one(amount)


def face_counts(g: State, seat: int) -> list[int]:
    """How many cards of each face a seat owns: for learning."""
    counts = [0] * SIZE
    for card in g.hands[seat]:
        counts[own_face(card)] += 1
    for pile in (g.discards[seat], g.decks[seat], g.schedules[seat]):
        for card in pile:
            counts[card & FACE] += 1
    return counts
