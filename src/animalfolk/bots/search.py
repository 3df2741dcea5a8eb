"""Thinking ahead: every option is tried in many redeals, played on quickly, and judged by the outlook.

How much it thinks is counted, so that its answers can be had again. The clock is a safety net behind that.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from animalfolk.bots.base import imagine
from animalfolk.bots.outlook import Outlook
from animalfolk.bots.quick import Quick
from animalfolk.engine import prompts
from animalfolk.engine.run import go_on
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn

Deal = Callable[[int], State]  # the n-th redeal of the position
IDLE: Final = (prompts.ORDER, prompts.THROW_ORDER, prompts.DUE)  # not worth a thought
# What an action was chosen for: the payment and the stack that were thought of with it. Nothing is revealed meanwhile.
PLANNED: Final = (prompts.PAY, prompts.STACK, prompts.STACK_ALONE)
MOST: Final = 150  # answers in one thought
CARE: Final = 50  # the first of them may be answered with care, so that no thought takes for ever
SOON: Final = 20  # answers to the end of a turn: hardly one has more
STEP: Final = 2  # turns between two looks along the way: with two players, whenever the own turn is over
FAVOUR: Final = 0.002  # for what rules of thumb would answer
LIMIT: Final = 10.0  # seconds after which an answer is given whatever it was worth: far beyond what any level needs


class Search:
    """Compares the options of a decision by playing on from them."""

    def __init__(
        self,
        quick: Quick,
        outlook: Outlook,
        thoughts: int,
        depth: int,
        limit: float = LIMIT,
        along: bool = False,
        care: bool = False,
    ) -> None:
        self.quick = quick
        self.outlook = outlook
        self.thoughts = thoughts  # how often it plays on, in all; more often where there are too few for all options
        self.depth = depth  # how many turns it plays on, the one at hand included
        self.limit = limit
        self.along = along  # whether it judges along the way as well, from the end of the turn at hand
        self.care = care  # whether its own further answers are weighed too
        self.is_cut = False  # whether the clock ended the last comparison
        self.sums: list[float] = []  # of each option of the last decision
        self.tried: list[int] = []

    def think(self, g: State, option: int, seat: int) -> float:
        """Answer with this option, play on, and judge what comes of it: at the end, or the mean along the way."""
        last = g.turn + self.depth
        end = g.turn + 1 if self.along else last
        turn = Turn(g)
        quick = self.quick
        go_on(turn, option)
        count = looks = 0
        total = 0.0
        while True:
            while g.winner < 0 and g.turn < end and count < MOST:
                with_care = self.care and g.who == seat and count < CARE
                go_on(turn, self.careful(g) if with_care else quick.choose(g))
                count += 1
            total += self.outlook.chance(g, seat)
            looks += 1
            if end >= last:
                return total / looks
            end = min(end + STEP, last)

    def careful(self, g: State) -> int:
        """The option that looks best when the turn is over, played on quickly; in doubt that of rules of thumb.

        It is looked for in a redeal: who knew the cards to come would put off every choice until they are there.
        """
        quick = self.quick.choose(g)
        if len(g.options) == 1 or g.prompt in IDLE or g.prompt in PLANNED:
            return quick
        base = imagine(g)
        found, best = quick, self._soon(base, quick) + FAVOUR
        for option in g.options:
            chance = 0.0 if option == quick or self.quick.leads_nowhere(g, option) else self._soon(base, option)
            if chance > best:
                found, best = option, chance
        return found

    def _soon(self, base: State, option: int) -> float:
        """What stands there at the end of the turn with this option."""
        later = base.clone()
        turn = Turn(later)
        go_on(turn, option)
        count = 0
        while later.winner < 0 and later.turn == base.turn and count < SOON:
            go_on(turn, self.quick.choose(later))
            count += 1
        return self.outlook.chance(later, base.who)

    def compare(self, g: State, deal: Deal) -> list[int]:
        """The places of the options, the best first; options that fall behind are tried less often.

        In each round every option that is left is tried at least once, however few thoughts there are: to leave out
        those that rules of thumb like least made a bot of 8 thoughts weaker (35 % ± 11 of 40 deals).
        """
        count = len(g.options)
        self.sums = [0.0] * count
        self.tried = [0] * count
        self.sums[g.options.index(self.quick.choose(g))] += FAVOUR
        self.is_cut = False
        behind = self._left_out(g)
        alive = [place for place in range(count) if place not in behind]
        if behind and len(alive) < 2:
            return alive + behind
        rounds = max(1, (len(alive) - 1).bit_length())
        dealt = 0
        end = monotonic() + self.limit
        while True:
            tries = max(1, self.thoughts // (rounds * len(alive)))
            for number in range(dealt, dealt + tries):
                self._try(alive, deal(number), g.who)
                if monotonic() > end:
                    self.is_cut = True
                    break
            dealt += tries
            alive.sort(key=self._worse)
            if len(alive) <= 2 or self.is_cut:
                return alive + behind
            half = (len(alive) + 1) // 2
            behind = alive[half:] + behind
            alive = alive[:half]

    def _left_out(self, g: State) -> list[int]:
        """The places of options that care does not think of."""
        return [place for place in range(len(g.options)) if self.care and self.quick.leads_nowhere(g, g.options[place])]

    def _try(self, places: list[int], base: State, seat: int) -> None:
        """Each of these options once in a redeal."""
        for place in places:
            self.sums[place] += self.think(base.clone(), base.options[place], seat)
            self.tried[place] += 1

    def _worse(self, place: int) -> float:
        return -self.mean(place)

    def mean(self, place: int) -> float:
        """How likely the game seemed to be won with an option."""
        return self.sums[place] / max(self.tried[place], 1)
