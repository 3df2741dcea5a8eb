"""H, the heuristic: every option is played on to the end of the turn, and a linear score of what stands there decides.

The turn is played on by rules of thumb; the score is the outlook, which plans stacks exactly and knows what each card
is worth in the mix of decks at hand.
"""

from __future__ import annotations

from typing import Final

from animalfolk.bots.base import imagine
from animalfolk.bots.outlook import Outlook
from animalfolk.bots.quick import Quick
from animalfolk.engine import prompts
from animalfolk.engine.run import go_on
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn

SOON: Final = 20  # answers to the end of a turn: hardly one has more
FAVOUR: Final = 0.002  # for what rules of thumb would answer


def is_settled(g: State) -> bool:
    """Whether rules of thumb answer: nothing hangs on it, or the action was chosen for this payment or this stack."""
    asked = prompts.ROWS[g.prompt]
    return asked.idle or asked.of == prompts.BUILD or (asked.of == prompts.BUY and asked.several)


class Heuristic:
    """Plans its whole turn."""

    def __init__(self, quick: Quick, outlook: Outlook) -> None:
        self.quick = quick
        self.outlook = outlook

    def choose(self, g: State) -> int:
        """The option that looks best when the turn is over; in doubt that of rules of thumb.

        It is looked for in a redeal: who knew the cards to come would put off every choice until they are there.
        """
        quick = self.quick.choose(g)
        if len(g.options) == 1 or is_settled(g):
            return quick
        base = imagine(g)
        found, best = quick, self.soon(base, quick) + FAVOUR
        for option in g.options:
            chance = 0.0 if option == quick or self.quick.leads_nowhere(g, option) else self.soon(base, option)
            if chance > best:
                found, best = option, chance
        return found

    def soon(self, base: State, option: int) -> float:
        """What stands there at the end of the turn with this option."""
        later = base.clone()
        turn = Turn(later)
        go_on(turn, option)
        count = 0
        while later.winner < 0 and later.turn == base.turn and count < SOON:
            go_on(turn, self.quick.choose(later))
            count += 1
        return self.outlook.chance(later, base.who)
