"""The planner of stacks: as many of the next ones as the cards can make, each card used once."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from animalfolk.bots.planning import Planner, one
from tests.support.samples import some

Sets = tuple[tuple[int, ...], ...]  # the values of each set's cards


def packed(sets: Sets) -> list[int]:
    return [sum(map(one, cards)) for cards in sets]


def tried(sets: Sets, goal: int, last: int) -> tuple[int, int]:
    """The same by trying every way: how many stacks, and how little is missing to the one after."""
    if goal > last:
        return 0, 0
    best = (0, goal - max(sum(some_cards) for cards in sets for some_cards in parts(cards) if sum(some_cards) < goal))
    for place, cards in enumerate(sets):
        for taken in parts(cards):
            if sum(taken) == goal:
                rest = list(cards)
                for card in taken:
                    rest.remove(card)
                made, short = tried((*sets[:place], tuple(rest), *sets[place + 1 :]), goal + 1, last)
                best = min(best, (made + 1, short), key=lambda found: (-found[0], found[1]))
    return best


def parts(cards: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {taken for count in range(len(cards) + 1) for taken in combinations(sorted(cards), count)}


@pytest.mark.parametrize(
    ("sets", "first", "planned"),
    [
        (((5,), (3,)), 3, (1, 4)),  # a 5 is of no use for the 4
        (((1, 2), (3,)), 3, (1, 1)),  # the 3 alone, so that the others come near the 4
        (((1, 3), (3, 1, 4)), 3, (3, 6)),
        (((4, 3), (4, 1)), 4, (2, 3)),  # the 4 of the first set, so that the second makes the 5
        (((), ()), 1, (0, 1)),
        (((1, 2, 3, 4, 5), (5, 4, 3, 2, 1), (3, 3)), 1, (8, 0)),
    ],
)
def test_what_can_be_planned(sets: Sets, first: int, planned: tuple[int, int]) -> None:
    assert Planner().plan(packed(sets), first, 8) == planned


def test_the_first_set_that_will_do_is_not_always_taken() -> None:
    sets = ((4, 1), (4, 3))  # without its 4 the first set makes no 5, nor does any other
    assert Planner().plan(packed(sets), 4, 5) == (2, 0)


@pytest.mark.parametrize("number", range(some(40, 400)))
def test_it_is_as_good_as_trying_every_way(number: int) -> None:
    lots = Random(number)
    sets = tuple(tuple(lots.randint(1, 5) for _ in range(lots.randint(0, 5))) for _ in range(lots.randint(1, 3)))
    first = lots.randint(1, 6)
    assert Planner().plan(packed(sets), first, 8) == tried(sets, first, 8)
