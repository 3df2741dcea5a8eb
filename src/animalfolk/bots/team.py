"""How the simple bot builds with its partner: what it lays openly, and when it helps."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from animalfolk.bots import plans
from animalfolk.bots.plans import NEVER, Held, can_build, held, plain, set_of, value_of

if TYPE_CHECKING:
    from animalfolk.bots.simple import Mind

LITTLE = 2  # so much the partner is asked to add, whatever is known


class Team:
    """Judges requests and help for the mind it belongs to."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    @cached_property
    def offer(self) -> tuple[Held, ...]:
        """What to lay openly: where the partner is known to hold the rest, or little is missing."""
        mind = self._mind
        mate = plans.partner(mind.view)
        if mate is None:
            return ()
        seat = mind.view["seats"][mate]
        names = [plain(text) for text in seat["hand"]] if "hand" in seat else seat["known"]  # hands may lie open
        known = [held(name, value_of(name)) for name in names]
        for some in plans.offers(mind.hand, mind.need):
            left = mind.need - sum(card.value for card in some)
            same = [card for card in known if set_of(card.name) == set_of(some[0].name)]
            if left <= LITTLE or can_build(same, left):
                return some
        return ()

    def asking(self) -> float:
        """Nearly as good as building alone, and nothing is lost by a refusal."""
        return 49.0 if self.offer else NEVER

    def offering(self, option: str) -> float:
        """The cards of the offer, then the request."""
        planned = [card.text for card in self.offer]
        chosen = self._mind.decision["chosen"]
        if option == "done":
            return 20.0 if sorted(chosen) == sorted(planned) else 0.0
        return 10.0 if planned.count(option) > chosen.count(option) else -10.0 - value_of(plain(option))

    def helping(self, option: str) -> float:
        """A stack of the team is as good as an own one."""
        return NEVER if option == "done" else self._mind.stack(option)
