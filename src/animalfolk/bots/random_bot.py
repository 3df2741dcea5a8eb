"""A bot that answers anything that is allowed."""

from __future__ import annotations

from animalfolk.bots.base import AskedView, asked, chance


class RandomBot:
    """Takes any option, each as likely as the others."""

    def __init__(self, seed: str = "") -> None:
        self._seed = seed

    def choose(self, view: AskedView) -> str:
        """One of the options."""
        return chance(self._seed, view).choice(asked(view)["options"])
