"""Hints: the best answers to a decision, and how likely the game seems to be won with each."""

from __future__ import annotations

from typing import NamedTuple

from animalfolk.bots.base import Deal, deal_seed
from animalfolk.bots.learned import outlook
from animalfolk.bots.quick import quick
from animalfolk.bots.search import Search
from animalfolk.engine.options import option_texts
from animalfolk.engine.view import View

THOUGHTS = 200
DEPTH = 1
BEST = 3


class Hint(NamedTuple):
    """An option, and an estimate of the chance to win with it, from 0 to 1."""

    option: str
    chance: float


def hints(view: View, deal: Deal, thoughts: int = THOUGHTS, depth: int = DEPTH) -> list[Hint]:
    """The best three answers, the best first; the same view always gets the same."""
    state = deal(deal_seed("hints", view, 0))
    search = Search(quick(), outlook(), thoughts, depth)
    order = search.compare(state, lambda number: deal(deal_seed("hints", view, number)))
    texts = option_texts(state)
    return [Hint(texts[place], search.mean(place)) for place in order[:BEST]]
