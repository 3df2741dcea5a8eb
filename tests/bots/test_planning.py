"""The planner of stacks: as many of the next ones as the cards can make, each card used once."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from animalfolk.bots.planning import Planner, one
from tests.support.samples import some
from tests.support.work import at_most

COPIES = ((1, 4), (2, 3), (3, 3), (4, 3), (5, 2))  # of each value in a deck
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


@pytest.mark.parametrize("number", range(some(60, 600)))
def test_adding_up_all_lots_of_stacks_plans_what_sharing_them_out_does(number: int) -> None:
    chooser = Random(number)
    sets = tuple(
        tuple(value for value, most in COPIES for _ in range(min(most, chooser.choice([0, 0, 1, 1, 2, 3]))))
        for _ in range(chooser.randint(1, 5))
    )
    first, last = chooser.randint(1, 8), chooser.choice([5, 8])
    assert Planner(1).plan(packed(sets), first, last) == Planner(10**9).plan(packed(sets), first, last)


def test_stacks_that_can_be_shared_out_in_very_many_ways_are_soon_planned() -> None:
    """Nobody ever saw the end of this plan as long as ways were tried one after the other."""
    sets = (
        (1,) * 4 + (2,) * 2,
        (1,) * 3 + (2,) * 2 + (3,),
        (1,) * 4 + (2,) * 3,
        (1, 1, 2, 2, 3, 4),
        (1,) * 3 + (2,) * 3,
    )
    planner = Planner()
    with at_most(600_000):
        planner.plan(packed(sets), 1, 10)
    with at_most(250_000):  # what a set can make is remembered
        planner.plan(packed(sets), 1, 10)
