"""Sums against trying everything: what the engine adds up is what card by card would be found."""

from __future__ import annotations

from functools import partial

import pytest

from animalfolk.engine.arranging import arranged_payment_options
from animalfolk.engine.copying import left_overs
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.helping import Hopes, Offer
from animalfolk.engine.makeup import shared
from animalfolk.engine.payment import _tightly_among
from animalfolk.engine.purse import groups_of
from animalfolk.engine.seats import partner_of
from animalfolk.engine.stack_search import CARD, FROM_DISCARD, Search, makeup, worth
from animalfolk.engine.state import State
from animalfolk.engine.values import stack_need
from tests.support.handfuls import random_position
from tests.support.plain_search import arranged_choices, keeps, keeps_together, stack_choices, tight_choices
from tests.support.samples import some

CASES = some(120, 3000)
pytestmark = pytest.mark.soak
numbered = pytest.mark.parametrize("part", range(4))


def positions(part: int) -> list[State]:
    """A quarter of the cases."""
    return [random_position(number) for number in range(part, CASES, 4)]


def _stack(taken: list[int], left: int) -> bool:
    return left == 0 and keeps(taken)


def _help(offered: list[int], taken: list[int], left: int) -> bool:
    return left == 0 and keeps_together(offered, taken)


def _request(hopes: Hopes, taken: list[int], left: int) -> bool:
    return left > 0 and hopes.complete(taken, left)


def both_ways(search: Search) -> list[int]:
    """What is found by adding up alone, which is also what is found by trying first."""
    tried = search.options()
    assert search.tries >= 0
    for few in (1, 2, 5):
        search.tries = few
        assert search.options() == tried
        assert search.tries >= 0
    search.tries = 0
    added = search.options()
    assert tried == added
    assert search.finds() == bool(added)
    return added


@numbered
def test_stacks_are_those_that_trying_everything_finds(part: int) -> None:
    found = 0
    for g in positions(part):
        need, laid = stack_need(g, 0), list[int]()
        for _ in range(3):
            rests = left_overs(g, 0, [choice & CARD for choice in laid if not choice & FROM_DISCARD])
            options: list[int] = []
            for rest in rests:
                search = Search(g, 0, laid, rest, need)
                options = both_ways(search)
                assert options == stack_choices(search, laid, _stack)
            if not options:
                break
            found += 1
            laid = [*laid, options[len(options) // 2]]
            need -= worth(g, 0, laid[-1])
    assert found


@numbered
def test_help_is_what_trying_everything_finds(part: int) -> None:
    found = 0
    for g in positions(part):
        for offered in ([choice] for choice in Search(g, 0, [], g.hands[0], 20).choices[:3]):
            for need in (2, 5, 9):
                search = Search(g, 1, [], g.hands[1], need, shared(makeup(offered)))
                options = both_ways(search)
                assert options == stack_choices(search, [], partial(_help, offered))
                found += len(options)
    assert found


@numbered
def test_requests_are_those_that_trying_everything_finds(part: int) -> None:
    found = 0
    for g in positions(part):
        if partner_of(g, 0) != NOTHING:
            hopes = Hopes(g, partner_of(g, 0))
            search = Offer(g, 0, [], g.hands[0], stack_need(g, 0), hopes)
            options = both_ways(search)
            assert options == stack_choices(search, [], partial(_request, hopes))
            found += len(options)
    assert found


@numbered
def test_payments_for_a_rearranged_market_are_those_that_trying_everything_finds(part: int) -> None:
    found = 0
    for g in positions(part):
        laid: list[int] = []
        for _ in range(3):
            options = arranged_payment_options(g, 0, laid)
            assert options == arranged_choices(g, 0, laid)
            cards = [option for option in options if option != NOTHING]
            if not cards:
                break
            found += 1
            laid = [*laid, cards[len(cards) // 2]]
    assert found


@numbered
def test_payments_at_the_bin_are_those_that_trying_everything_finds(part: int) -> None:
    found = 0
    for g in positions(part):
        groups = groups_of(g, 0, g.hands[0], NOTHING)
        for missing in range(1, 8):
            for smallest, left in ((1, 0), (2, 0), (4, 0), (3, 1), (4, 2)):
                options = _tightly_among(groups, missing, smallest, left)
                assert options == tight_choices(groups, missing, smallest, left)
                found += len(options)
    assert found
