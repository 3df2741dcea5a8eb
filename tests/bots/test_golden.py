"""The five levels play the games that they have always played."""

from __future__ import annotations

import pytest

from animalfolk.bots import LEVELS
from animalfolk.cards import DECKS
from tests.bots.golden import LINE_UPS, SEEDS, answers_of, written


@pytest.mark.parametrize(
    ("name", "number", "answers"), list(written()), ids=lambda part: "" if isinstance(part, list) else None
)
def test_the_levels_play_the_games_that_were_written(name: str, number: int, answers: list[str]) -> None:
    for place, (answer, given) in enumerate(zip(answers_of(LINE_UPS[name], number), answers, strict=True)):
        assert answer == given, f"answer {place + 1}"


def test_all_levels_decks_and_modes_are_among_them() -> None:
    games = [(name, number) for name, number, _ in written()]
    assert games == [(name, number) for name in LINE_UPS for number in range(SEEDS)]
    assert {bot.partition("@")[0] for line_up in LINE_UPS.values() for bot in line_up.bots} == set(LEVELS)
    assert {deck for line_up in LINE_UPS.values() for deck in line_up.decks} == {deck.name for deck in DECKS}
    modes = {line_up.options.get("mode", "free") for line_up in LINE_UPS.values()}
    assert modes == {"free", "teams", "solo", "coop"}
