"""An error in a frame names the line of the card it was made from."""

from __future__ import annotations

from pathlib import Path

import pytest

import animalfolk.cards.macaws
from animalfolk.engine.faces import NUMBER
from animalfolk.engine.prompts import OF, PLAY
from animalfolk.engine.read_position import read
from animalfolk.engine.run import answer


def test_an_error_in_a_frame_names_the_card_s_own_file_and_line() -> None:
    g = read("animalfolk position 1\ndecks: macaws\nP1 hand: shattered_relic cookies junk\n")
    answer(g, NUMBER["shattered_relic"] << OF | PLAY)
    with pytest.raises(ValueError, match="not in list") as caught:
        answer(g, NUMBER["acorn"])  # which is not in the hand
    source = Path(animalfolk.cards.macaws.__file__).read_text(encoding="utf-8").splitlines()
    line = 1 + source.index("    turn.throw_away(card)")
    assert caught.value.__notes__ == [f"animalfolk/cards/macaws.py:{line}"]
