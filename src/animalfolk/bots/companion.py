"""Whom somebody plays with who learns the game: plain purchases, small stacks, and never the last ones."""

from __future__ import annotations

from animalfolk.bots.base import AskedView, Deal
from animalfolk.bots.levels import SIMPLE, LevelBot
from animalfolk.engine.state import State
from animalfolk.engine.view import own_cards, pending
from animalfolk.engine.view_types import Decision, View

LEAVES = 2  # so many stacks are never built
QUIET = ("play", "use")  # what would need an explanation of its own


class CompanionBot(LevelBot):
    """The rules of thumb, without techniques, and without winning."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(SIMPLE, seed)

    def think(self, view: AskedView, deal: Deal) -> str:
        """The best of what is left."""
        if "banned" in view or pending(view)["prompt"] != "act":
            return super().think(view, deal)
        decision = pending(view)
        options = decision["options"]
        left = [place for place, option in enumerate(options) if _is_left(option, view)]
        if not left:
            return super().think(view, deal)

        def of_these(seed: str) -> State:
            g = deal(seed)
            g.options = [g.options[place] for place in left]
            return g

        fewer: Decision = {**decision, "options": [options[place] for place in left]}
        return super().think({**view, "decision": fewer}, of_these)


def _is_left(option: str, view: View) -> bool:
    """Whether the companion may do this."""
    built = len(own_cards(view)["stall"])
    verb = option.partition(" ")[0]
    return verb not in QUIET and (verb != "build" or built + LEAVES < view["rules"]["stacks"])
