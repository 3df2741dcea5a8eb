"""How a game begins, as a value that its record keeps."""

from __future__ import annotations

from typing import NamedTuple

from animalfolk.engine.rules import Rules
from animalfolk.engine.state import State
from animalfolk.modes import set_up


class Setup(NamedTuple):
    """Decks, rules, seed and first seat."""

    decks: tuple[str, ...]
    rules: Rules
    seed: str
    first: int

    def state(self) -> State:
        """The game before its first turn."""
        return set_up(list(self.decks), self.rules, self.seed, self.first)
