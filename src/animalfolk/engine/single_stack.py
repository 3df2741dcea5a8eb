"""A single card as the next stack, without any other card (BUILD-02, BUILD-14)."""

from __future__ import annotations

from animalfolk.engine.aliases import Face, Seat
from animalfolk.engine.copying import forms_elsewhere
from animalfolk.engine.stack_search import legal, ways, worth
from animalfolk.engine.state import State
from animalfolk.engine.values import stack_need


def ways_alone(g: State, seat: Seat, face: Face) -> list[int]:
    """How a card is the next stack by itself: as it is, as what it copies, as its own text may change it."""
    need = stack_need(g, seat)
    found: list[int] = []
    for form in forms_elsewhere(g, seat, face):
        found += [choice for choice in ways(form) if worth(g, seat, choice) == need and legal([choice], 0)]
    return found
