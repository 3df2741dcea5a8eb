"""A bot that answers anything that is allowed."""

from __future__ import annotations

from animalfolk.bots.base import chance
from animalfolk.engine.view import View


class RandomBot:
    """Takes any option, each as likely as the others."""

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def choose(self, view: View) -> str:
        """One of the options."""
        options: list[str] = view["decision"]["options"]
        return chance(self._seed, view).choice(options)
