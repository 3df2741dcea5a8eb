"""Whom somebody plays with who learns the game: plain purchases, small stacks, and never the last ones."""

from __future__ import annotations

from animalfolk.bots.simple import SimpleBot
from animalfolk.engine.view import View

LEAVES = 2  # so many stacks are never built
QUIET = ("play", "use")  # what would need an explanation of its own


class CompanionBot(SimpleBot):
    """The rules of thumb, without techniques, and without winning."""

    def choose(self, view: View) -> str:
        """The best of what is left."""
        decision = view["decision"]
        left = [option for option in decision["options"] if self._is_left(option, view)]
        if not left or decision["prompt"] != "act":
            return super().choose(view)
        return super().choose({**view, "decision": {**decision, "options": left}})

    def _is_left(self, option: str, view: View) -> bool:
        built = len(view["seats"][view["viewer"]]["stall"])
        verb = option.partition(" ")[0]
        return verb not in QUIET and (verb != "build" or built + LEAVES < view["rules"]["stacks"])
