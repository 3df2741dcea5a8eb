"""Thinking ahead: what comes of an option, judged at the end or along the way."""

from __future__ import annotations

import pytest

from animalfolk.bots.learned import outlook
from animalfolk.bots.quick import quick
from animalfolk.bots.search import Search
from tests.bots.test_levels import begun


@pytest.mark.parametrize(("depth", "ends"), [(1, [1]), (5, [1, 3, 5]), (4, [1, 3, 4])])
def test_along_the_way_counts_the_mean_of_every_second_turn(depth: int, ends: list[int]) -> None:
    game = begun(7, 2)
    state = game.redeal(0, "1" * 32)._state
    along = Search(quick(), outlook(), 1, depth, along=True)
    judged: list[float] = []
    for option in list(state.options):
        judged = [Search(quick(), outlook(), 1, end).think(state.clone(), option, 0) for end in ends]
        assert along.think(state.clone(), option, 0) == pytest.approx(sum(judged) / len(judged))
    assert len(set(judged)) == len(judged)


@pytest.mark.parametrize(
    ("thoughts", "options", "tried"),
    [(8, 6, 11), (8, 10, 20), (8, 4, 8), (8, 2, 8), (1, 2, 2), (40, 6, 36), (60, 10, 54)],
)
def test_it_thinks_as_often_as_it_should_and_of_every_option(thoughts: int, options: int, tried: int) -> None:
    state = begun(7, 4).redeal(0, "1" * 32)._state
    base = state.options
    assert len(base) >= 2
    state.options = [base[place % len(base)] for place in range(options)]
    search = Search(quick(), outlook(), thoughts, 1)
    order = search.compare(state, lambda _: state)
    assert sorted(order) == list(range(options))
    assert min(search.tried) > 0
    assert sum(search.tried) == tried
