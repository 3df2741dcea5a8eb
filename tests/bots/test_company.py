"""The bots against the Company."""

from __future__ import annotations

from random import Random

import pytest

from animalfolk import Game
from animalfolk.bots import BOTS, ask, make_bot
from animalfolk.cards import DECKS
from tests.support.company import PLENTY, coop
from tests.support.samples import some

CAP = 4000  # answers
NAMES = [deck.name for deck in DECKS]


def play(kind: str, decks: list[str], seed: int, **options: str) -> Game:
    """A game of one kind of bot against the Company."""
    players = 1 if options["mode"] == "solo" else 2
    game = Game.new(decks, players=players, seed=f"{seed:032x}", **options)  # type: ignore[arg-type]
    bots = [BOTS[kind](f"{seat}") for seat in range(players)]
    for _ in range(CAP):
        decision = game.decision
        if decision is None:
            break
        game.answer(ask(bots[decision.seat], game, decision.seat), decision.seat)
    return game


@pytest.mark.parametrize("kind", ["simple", "random"])
@pytest.mark.parametrize("mode", ["solo", "coop"])
def test_every_bot_finishes_with_any_decks(kind: str, mode: str) -> None:
    for number in range(some(3, 6)):
        decks = Random(number).sample(NAMES, 3 if mode == "solo" else 4)
        game = play(kind, decks, number, mode=mode)
        assert game.is_over
        assert game.winners in ([0], [0, 1], [game.company])


def test_the_simple_bot_wins_at_times_and_random_answers_never() -> None:
    decks = ["macaws", "pandas", "squirrels"]
    won = sum(play("simple", decks, number, mode="solo").winners == [0] for number in range(12))
    assert won >= 3
    assert not any(play("random", decks, number, mode="solo").winners == [0] for number in range(12))


def test_the_simple_bot_harms_the_company_and_not_its_partner() -> None:
    lines = ["decks: raccoons crocodiles", "P1 hand: rotten_food junk", "P2 hand: junk", "P3 deck: acorn", PLENTY]
    game = coop(*lines)
    game.answer("play rotten_food")
    assert game.options == ["P2", "P3"]
    assert ask(make_bot("simple", "a"), game, 0) == "P3"
    assert ask(make_bot("random", "a"), game, 0) in ("P2", "P3")
