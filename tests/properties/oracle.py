"""The slow oracle: the effects as they are written, run as plain generators, without frames."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from animalfolk.engine import flow
from animalfolk.engine.declare import Effect
from animalfolk.engine.errors import Finished
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.rules import Rules
from animalfolk.engine.state import State, blank
from animalfolk.engine.turn import Turn


class Oracle:
    """A game that cannot be cloned, but whose course is the source itself."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.effect: Effect = flow.game(Turn(g))
        self._run(None)

    def answer(self, option: int) -> None:
        """Give an option; runs to the next decision."""
        self._run(option)

    def _run(self, option: int | None) -> None:
        g = self.g
        try:
            self.effect.send(option)  # type: ignore[arg-type]  # a generator starts with None
            while len(g.options) < 2:
                self.effect.send(g.options[0] if g.options else NOTHING)
        except Finished:
            g.who, g.cause, g.prompt, g.options = NOTHING, NOTHING, 0, []


FIELDS = [name for name in blank(Rules(players=2), [], "").dump() if name not in ("format", "rules", "frames")]
_fields: Callable[[State], tuple[Any, ...]] = attrgetter(*FIELDS, "gold")


def shown(g: State) -> tuple[Any, ...]:
    """All of a state that may change, but the frames."""
    return _fields(g)
