"""Bots for people, from the gentlest to the strongest: rules of thumb, planned turns, then thinking ahead.

How hard a level thinks is counted in thoughts, never in time: its answer follows from the view, its seed and its level.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from animalfolk.bots.base import AskedView, Deal, Thinker, asked, deal_seed, plan_seed, whim
from animalfolk.bots.drafting import DRAFTING
from animalfolk.bots.heuristic import is_settled
from animalfolk.bots.learned import outlook
from animalfolk.bots.quick import Quick
from animalfolk.bots.search import LIMIT, Search
from animalfolk.bots.weights import Weights, round_weights, tuned_weights
from animalfolk.engine import state
from animalfolk.engine.options import option_texts
from animalfolk.engine.state import State


class Level(NamedTuple):
    """How strong a bot plays."""

    name: str
    whims: float  # how many answers are any option
    # How often it plays on from its options, in all, with two at the table; none is rules of thumb or H alone. A small
    # count is exceeded if there are many options: each that is left is tried at least once a round.
    thoughts: int
    turns: int  # how many of its turns it plays on, the one at hand included
    care: bool = False  # whether it answers, or plays on, as H does, which plans the turn; else by rules of thumb
    weights: Callable[[], Weights] = tuned_weights  # what its rules of thumb weigh by

    def thoughts_in(self, g: State) -> int:
        """How many in a game: the more play, the longer is a round, and the fewer; so an answer takes as long."""
        return 2 * self.thoughts // g.rules.seats


def is_compiled() -> bool:
    """Whether the compiled engine is at work."""
    return not str(state.__file__).endswith(".py")


SIMPLE = Level("simple", 0.0, 0, 0, weights=round_weights)  # for comparison: where tuning begins
MASTER = Level("master", 0.0, 400, 2)
FAST_MASTER = MASTER._replace(thoughts=300, care=True)  # with the compiled engine, within a second too

LEVELS: dict[str, Level] = {
    level.name: level
    for level in [
        Level("novice", 0.5, 0, 0),
        Level("peddler", 0.15, 0, 0),
        Level("trader", 0.0, 0, 0),
        Level("merchant", 0.0, 0, 0, care=True),
        FAST_MASTER if is_compiled() else MASTER,
    ]
}


class LevelBot(Thinker):
    """A bot of one of the levels."""

    def __init__(self, level: Level | str, seed: str = "", limit: float = LIMIT) -> None:
        self.level = LEVELS[level] if isinstance(level, str) else level
        self._seed = seed
        level = self.level
        self._search = Search(Quick(level.weights()), outlook(), level.thoughts, level.turns, limit, level.care)

    def think(self, view: AskedView, deal: Deal) -> str:
        """Its answer; the seed decides its whims and the redeals it thinks about."""
        decision = asked(view)
        options = decision["options"]
        if decision["prompt"] in DRAFTING:
            return max(options, key=DRAFTING[decision["prompt"]])
        if len(options) == 1:
            return options[0]
        any_option = whim(self._seed, view, self.level.whims)
        if any_option:
            return any_option
        g = deal(plan_seed(self._seed, view))
        return option_texts(g)[self._place(g, view, deal)]

    def _place(self, g: State, view: AskedView, deal: Deal) -> int:
        """Which of the options."""
        level, search = self.level, self._search
        if not level.thoughts or is_settled(g):
            return g.options.index(search.heuristic.choose(g) if level.care else search.quick.choose(g))
        search.thoughts = level.thoughts_in(g)
        best = search.compare(g, lambda number: deal(deal_seed(self._seed, view, number)))[0]
        self.cuts += search.is_cut
        return best
