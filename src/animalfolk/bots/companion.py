"""Whom somebody plays with who learns the game: plain purchases, small stacks, and never the last ones."""

from __future__ import annotations

from animalfolk.bots.base import AskedView, asked
from animalfolk.bots.simple import SimpleBot
from animalfolk.engine.view import own_cards, pending
from animalfolk.engine.view_types import View

LEAVES = 2  # so many stacks are never built
QUIET = ("play", "use")  # what would need an explanation of its own


class CompanionBot(SimpleBot):
    """The rules of thumb, without techniques, and without winning."""

    def choose(self, view: AskedView) -> str:
        """The best of what is left."""
        decision = asked(view)
        if "banned" in view or decision["prompt"] != "act":
            return super().choose(view)
        left = [option for option in decision["options"] if self._is_left(option, view)]
        return super().choose({**view, "decision": {**pending(view), "options": left or decision["options"]}})

    def _is_left(self, option: str, view: View) -> bool:
        built = len(own_cards(view)["stall"])
        verb = option.partition(" ")[0]
        return verb not in QUIET and (verb != "build" or built + LEAVES < view["rules"]["stacks"])
