"""Thinking ahead: every option is tried in many redeals, played on quickly, and judged by the outlook.

How much it thinks is counted, so that its answers can be had again. The clock is a safety net behind that.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from animalfolk.bots.heuristic import FAVOUR, Heuristic
from animalfolk.bots.outlook import Outlook
from animalfolk.bots.quick import Quick
from animalfolk.engine import prompts
from animalfolk.engine.faces import FACE, own_face
from animalfolk.engine.rules import TEAMS
from animalfolk.engine.run import go_on
from animalfolk.engine.seats import round_length
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn

Deal = Callable[[int], State]  # the n-th redeal of the position
MOST: Final = 150  # answers in one thought
CARE: Final = 50  # the first of them may be answered with care, so that no thought takes for ever
LIMIT: Final = 10.0  # seconds after which an answer is given whatever it was worth: far beyond what any level needs


def comes_to_nothing(g: State, option: int) -> bool:
    """Whether all cards lie as before after this action."""
    if g.prompt != prompts.ACT:
        return False
    later = g.clone()
    go_on(Turn(later), option)
    return later.turn == g.turn and later.prompt == g.prompt and _lying(later) == _lying(g)


def _lying(g: State) -> list[list[int]]:
    """Which cards lie where."""
    hands = [sorted([own_face(card) for card in hand]) for hand in g.hands]
    piles = [[card & FACE for card in pile] for pile in (*g.discards, *g.decks, *g.stalls, g.bin)]
    return hands + piles + [g.market, g.alterations]


class Search:
    """Compares the options of a decision by playing on from them."""

    def __init__(
        self,
        quick: Quick,
        outlook: Outlook,
        thoughts: int,
        turns: int,
        limit: float = LIMIT,
        care: bool = False,
    ) -> None:
        self.quick = quick
        self.outlook = outlook
        self.heuristic = Heuristic(quick, outlook)
        # How often it plays on, in all; more often where there are too few for all options, less often in teams.
        self.thoughts = thoughts
        self.turns = turns  # how many of its turns it plays on, the one at hand included
        self.limit = limit
        self.care = care  # whether its own further answers are those of H, which plans the turn; else by rules of thumb
        self.is_cut = False  # whether the clock ended the last comparison
        self.sums: list[float] = []  # of each option of the last decision
        self.tried: list[int] = []

    def think(self, g: State, option: int, seat: int) -> float:
        """Answer with this option, play on, and judge what comes of it."""
        begun = g.turn
        go_on(Turn(g), option)
        return self.follow(g, seat, begun)

    def follow(self, g: State, seat: int, begun: int) -> float:
        """Play on from a turn; the mean of how it looks when that turn is over, and a round later, and so on."""
        turn = Turn(g)
        looks = self._looks(g)
        end, count, total = begun + 1, 0, 0.0
        for _ in range(looks):
            while g.winner < 0 and g.turn < end and count < MOST:
                with_care = self.care and g.who == seat and count < CARE
                go_on(turn, self.heuristic.choose(g) if with_care else self.quick.choose(g))
                count += 1
            total += self.outlook.chance(g, seat)
            end += round_length(g)
        return total / looks

    def _looks(self, g: State) -> int:
        """How often a thought is judged: at the end of each of its turns, in teams of the partner's between them."""
        return 2 * self.turns - 1 if g.rules.mode == TEAMS else self.turns

    def compare(self, g: State, deal: Deal) -> list[int]:
        """The places of the options, the best first; options that fall behind are tried less often.

        In each round every option that is left is tried at least once, however few thoughts there are: to leave out
        those that rules of thumb like least made a bot of 8 thoughts weaker (35 % ± 11 of 40 deals). In teams, where a
        thought is longer, there are fewer of them in the same time.
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
        thoughts = self.thoughts * self.turns // self._looks(g)
        dealt = 0
        end = monotonic() + self.limit
        while True:
            tries = max(1, thoughts // (rounds * len(alive)))
            for number in range(dealt, dealt + tries):
                self._try(alive, deal(number), g.who, end)
                if self.is_cut:
                    break
            dealt += tries
            alive.sort(key=self._worse)
            if len(alive) <= 2 or self.is_cut:
                return alive + behind
            half = (len(alive) + 1) // 2
            behind = alive[half:] + behind
            alive = alive[:half]

    def _left_out(self, g: State) -> list[int]:
        """The places of options that are not thought of, as they could be taken for ever."""
        return [place for place in range(len(g.options)) if self._is_idle(g, g.options[place])]

    def _is_idle(self, g: State, option: int) -> bool:
        return comes_to_nothing(g, option) or (self.care and self.quick.leads_nowhere(g, option))

    def _try(self, places: list[int], base: State, seat: int, end: float) -> None:
        """Each of these options once in a redeal, until the clock ends it: what was not tried counts as lost."""
        for place in places:
            self.sums[place] += self.think(base.clone(), base.options[place], seat)
            self.tried[place] += 1
            if monotonic() > end:
                self.is_cut = True
                return

    def _worse(self, place: int) -> float:
        return -self.mean(place)

    def mean(self, place: int) -> float:
        """How likely the game seemed to be won with an option."""
        return self.sums[place] / max(self.tried[place], 1)
