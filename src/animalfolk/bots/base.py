"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from animalfolk.engine.view import View


class Bot(Protocol):
    """Answers decisions; the same view and seed always get the same answer."""

    def choose(self, view: View) -> str:
        """One of the options of the decision in this view."""


def chance(seed: str, view: View) -> Random:
    """Random numbers that follow from the seed and the decision alone."""
    decision = view["decision"]
    return Random(f"{seed}/{view['turn']}/{decision.get('number', 0)}/{decision['options']}")
