"""A single card as the next stack, without any other card (BUILD-02, BUILD-14)."""

from __future__ import annotations

from animalfolk.engine.stacks import ways, worth
from animalfolk.engine.state import State
from animalfolk.engine.values import stack_need


def ways_alone(g: State, seat: int, face: int) -> list[int]:
    """How a card, as it is or as its own text may change it, is the next stack by itself; none if it cannot be."""
    need = stack_need(g, seat)
    return [choice for choice in ways(face) if worth(g, seat, choice) == need]
