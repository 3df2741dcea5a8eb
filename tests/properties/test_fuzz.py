"""Whatever comes in, from players or from files, is taken rightly or refused by name, and nothing breaks."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from animalfolk import AnimalfolkError, read_record
from animalfolk.game import Game
from animalfolk.game.scenario import run_scenario
from tests.properties.fuzz import broken, game_at, games, other_options, play_on


def seen(game: Game) -> tuple[Any, ...]:
    """All that can be asked of a game."""
    views = [game.view(seat) for seat in [None, *range(game.players)]]
    return game.peek(), game.position(), game.record(), game.decision, views, game.events(None), list(game.answers)


options = st.sampled_from(other_options())
@settings(max_examples=3000)
@given(st.data())
def test_broken_position(data):
    game = data.draw(games)
    text = data.draw(broken(game.position()))
    try:
        g = Game.from_position(text)
    except AnimalfolkError:
        return
    assert Game.from_position(g.position()) == g
    play_on(g, random.Random(1), 30)
    assert Game.from_position(g.position()) == g
