"""Hints: the best answers to a decision, and how likely the game seems to be won with each."""

from __future__ import annotations

from typing import NamedTuple

from animalfolk.bots.base import Deal, deal_seed
from animalfolk.bots.learned import outlook
from animalfolk.bots.quick import quick
from animalfolk.bots.search import LIMIT, Search
from animalfolk.engine.options import option_texts
from animalfolk.engine.view_types import View

THOUGHTS = 200
TURNS = 2  # own ones, the one at hand included
BEST = 3


class Hint(NamedTuple):
    """An option, and an estimate of the chance to win with it, from 0 to 1."""

    option: str
    chance: float


class Weighed(NamedTuple):
    """The best answers, and whether the clock ended the thinking."""

    hints: list[Hint]
    is_cut: bool


def hints(view: View, deal: Deal, thoughts: int = THOUGHTS, turns: int = TURNS) -> list[Hint]:
    """The best three answers, the best first; the same view always gets the same."""
    return weighed(view, deal, thoughts, turns).hints


def weighed(view: View, deal: Deal, thoughts: int = THOUGHTS, turns: int = TURNS, limit: float = LIMIT) -> Weighed:
    """The same, for whoever counts what the clock has cut short."""
    state = deal(deal_seed("hints", view, 0))
    search = Search(quick(), outlook(), thoughts, turns, limit)
    order = search.compare(state, lambda number: deal(deal_seed("hints", view, number)))
    texts = option_texts(state)
    return Weighed([Hint(texts[place], search.mean(place)) for place in order[:BEST]], search.is_cut)
