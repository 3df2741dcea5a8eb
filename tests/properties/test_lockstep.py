"""The frames do what the sources say: both are played side by side."""

from __future__ import annotations

import pytest

from animalfolk.bots.levels import is_compiled
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.playout import Playout
from animalfolk.engine.run import answer
from tests.properties.oracle import Oracle, shown
from tests.properties.walk import CAP, SOAK, Mix, dealt, games_of, mixes_here, name_of, new_game, seeds

GAMES = 100 if SOAK else 5 if is_compiled() else 2  # a mix


def play_both(mix: Mix, number: int) -> None:
    """One random game, compared at every decision."""
    framed, chooser = new_game(mix, number), Playout(number)
    oracle = Oracle(dealt(mix, number))
    for _ in range(CAP):
        assert shown(framed) == shown(oracle.g)
        if framed.winner != NOTHING:
            return
        option = chooser.choose(framed)
        answer(framed, option)
        oracle.answer(option)


@pytest.mark.soak
@pytest.mark.parametrize("mix", mixes_here(), ids=name_of)
def test_frames_and_generators_play_the_same_games(mix: Mix) -> None:
    for number in seeds(f"lockstep {mix}", games_of(mix, GAMES)):
        play_both(mix, number)
