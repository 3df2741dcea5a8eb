"""Who begins: a chosen seat, a random one, one of those who lost."""

from __future__ import annotations

import pytest

from animalfolk import BadSetup, Game, read_record, rematch
from animalfolk.engine.rules import Rules
from tests.support.stalls import stall
from tests.support.table import DECKS, SEED, play, table

SEEDS = [f"{number:032x}" for number in range(60)]
FIVE = [*DECKS, "sloths", "polecats"]
WINS = "P1 hand: accordion nostalgic_item"


def beginner(game: Game) -> int:
    """Whose turn is the first."""
    seat: int = game.view(None)["active"]
    return seat


def won(*lines: str) -> Game:
    """A game that P1 has won."""
    game = table(*lines, stall(7), WINS)
    play(game, "P1: build, accordion, nostalgic_item")
    return game


@pytest.mark.rule("SETUP-12")
def test_the_first_player_is_chosen_or_random_by_the_seed() -> None:
    assert [beginner(Game.new(FIVE, players=4, first=seat)) for seat in range(4)] == [0, 1, 2, 3]
    drawn = [beginner(Game.new(FIVE, players=4, first="random", seed=seed)) for seed in SEEDS]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [beginner(Game.new(FIVE, players=4, first="random", seed=seed)) for seed in SEEDS]


@pytest.mark.rule("SETUP-12")
def test_a_random_first_player_stands_in_the_record() -> None:
    game = Game.new(FIVE, players=4, first="random", seed=SEEDS[3])
    assert f"first: P{beginner(game) + 1}\n" in game.record()
    assert read_record(game.record()) == game


@pytest.mark.rule("SETUP-13")
def test_one_of_the_losers_begins_the_next_game_and_never_the_winner() -> None:
    game = won("players: 4", "decks: macaws pandas squirrels sloths polecats")
    assert {beginner(rematch(game, seed)) for seed in SEEDS} == {1, 2, 3}
    assert {beginner(rematch(won(), seed)) for seed in SEEDS} == {1}


@pytest.mark.rule("SETUP-13")
def test_no_member_of_the_winning_team_begins_the_next_game() -> None:
    lines = ["players: 4", "rules: mode=teams stacks=8", "decks: macaws pandas squirrels sloths", stall(7)]
    game = table(*lines, "winner: P3")
    assert game.winners == [0, 2]
    assert {beginner(rematch(game, seed)) for seed in SEEDS} == {1, 3}


@pytest.mark.rule("SETUP-13")
def test_a_rematch_has_the_same_decks_and_rules_and_its_own_seed() -> None:
    game = won("rules: stacks=8 gold=by_seat hand_size=6")
    again = rematch(game, SEED, hold=[1])
    assert again.view(None)["decks"] == DECKS
    assert again.peek().rules == game.peek().rules == Rules(players=2, gold=1, hand_size=6)
    assert [seat["gold"] for seat in again.view(None)["seats"]] == [1, 0]  # P2 begins
    assert again.peek().hold == 0b10
    assert again == rematch(game, SEED, hold=[1])
    assert rematch(game) != rematch(game)
    assert read_record(again.record()).record() == again.record()


def test_a_game_that_goes_on_has_no_rematch() -> None:
    with pytest.raises(BadSetup, match="a game must be over before the next one begins"):
        rematch(Game.new(DECKS))
