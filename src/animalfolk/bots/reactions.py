"""When the simple bot answers what others do, and what it uses outside its actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from animalfolk.bots.plans import JUNK, counts_as, plain

if TYPE_CHECKING:
    from animalfolk.bots.simple import Mind

SPIED = 3  # how deep Wise Spy looks
BETTER = 1.0  # a card that is better by this much is worth a swap
WORTHY = 3.0  # a discarded card that is wished for so much is worth drawing again


class Reactions:
    """What each card is worth that may be used because of what happened, or at the end of a turn."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.seat = mind.seat

    def worth(self, option: str) -> float:
        """More than nothing where the card should be used."""
        if option == "done":
            return 0.0
        rules: dict[str, Callable[[], bool]] = {
            "binoculars": lambda: bool(self.seat["deck_count"] or self.seat["discard"]),
            "ancient_knowledge": lambda: not self._knows_deck(1),
            "quality_inspection": lambda: not self.mind.few and any(card.own == JUNK for card in self.mind.hand),
            "balancing": lambda: self._best_discard() > self._worst_folk() + BETTER,
            "extra_remarks": lambda: self._best_discard() > WORTHY,
        }
        useful = rules.get(counts_as(option))
        return 1.0 if useful and useful() else -1.0

    def use(self, option: str) -> float:
        """At the end of a turn: look at what will be drawn, if it is not known and need not be shuffled."""
        if option == "end":
            return 0.0
        spies = counts_as(option) == "wise_spy" and self.seat["deck_count"] >= SPIED
        return 1.0 if spies and not self._knows_deck(SPIED) else -1.0

    def _knows_deck(self, count: int) -> bool:
        """Whether the top cards of the own deck are known."""
        top = self.seat["deck_top"][:count]
        return len(top) == count and None not in top

    def _best_discard(self) -> float:
        return max(map(self.mind.wish, self.seat["discard"]), default=0.0)

    def _worst_folk(self) -> float:
        folk = [plain(text) for text in self.seat["hand"] if plain(text) != JUNK]
        return min(map(self.mind.wish, folk), default=100.0)
