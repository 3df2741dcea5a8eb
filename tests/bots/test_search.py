"""Thinking ahead: what comes of an option, judged at the end or along the way."""

from __future__ import annotations

from random import Random

import pytest

from animalfolk import Game
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


@pytest.mark.parametrize("thoughts", [1, 2, 3, 5, 8, 16, 40])
def test_it_thinks_no_more_often_than_it_should(thoughts: int) -> None:
    lots, seen = Random(1), 0
    game = begun(7, 3)
    while game.decision and seen < 6:
        seat = game.decision.seat
        state = game.redeal(seat, "1" * 32)._state
        if len(state.options) > 4:
            search = Search(quick(), outlook(), thoughts, 1)
            order = search.compare(state, lambda _, base=state: base)  # type: ignore[misc]
            assert sorted(order) == list(range(len(state.options)))
            assert 0 < sum(search.tried) <= thoughts
            assert search.tried[state.options.index(quick().choose(state))] > 0
            seen += 1
        game.answer(lots.choice(game.options))


def test_with_too_few_thoughts_it_thinks_of_what_rules_of_thumb_like_best() -> None:
    game = Game.from_position(
        "animalfolk position 1\ndecks: macaws pandas squirrels\nmarket: cookies cookies spyglass prepaid_good acorn\n"
        "P1 hand: spyglass spyglass junk junk swift_broker\nP1 stall: acorn | acorn | acorn\nP1 deck: junk\n"
    )
    state = game.redeal(0, "1" * 32)._state
    search = Search(quick(), outlook(), 8, 1)
    search.compare(state, lambda number: game.redeal(0, f"{number:032x}")._state)
    assert len(state.options) > 4
    thumb = quick()
    best = thumb.choose(state)
    liked = sorted(state.options, key=lambda option: -thumb.judge(state, option))[:4]
    assert best == liked[0]
    assert {state.options[place] for place, count in enumerate(search.tried) if count} == set(liked)
