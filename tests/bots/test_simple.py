"""Games of the simple bot and of random answers: the same by the same seeds, played to their end, worth playing."""

from __future__ import annotations

from random import Random

import pytest

from animalfolk import Game
from animalfolk.bots import RandomBot, ask, make_bot
from animalfolk.engine.view import pending
from tests.support.samples import some

DECKS = ["macaws", "pandas", "squirrels"]
MORE = ["platypuses", "sloths", "polecats"]
GRABBING = ["raccoons", "crocodiles", "foxes"]
WATCHING = ["chameleons", "owls"]
CAP = 4000  # answers; a game takes about 200


def play(kinds: list[str], seed: int, first: int, decks: list[str] = DECKS, gold: str = "none") -> Game:
    bots = [make_bot(kind, f"{seat}") for seat, kind in enumerate(kinds)]
    game = Game.new(decks, players=len(bots), seed=f"{seed:032x}", first=first, gold=gold)
    for _ in range(CAP):
        decision = game.decision
        if decision is None:
            break
        game.answer(ask(bots[decision.seat], game, decision.seat), decision.seat)
    return game


def simple_bots_finish(number: int, decks: list[str]) -> None:
    """As many of them as these decks are for come to an end, and soon."""
    players = len(decks) - 1
    game = play(["simple"] * players, number, number % players, decks)
    assert game.is_over
    assert game.turn < 50 * players


def test_another_seed_of_a_random_bot_gives_other_answers() -> None:
    game = Game.new(DECKS, seed=f"{7:032x}")
    assert len({RandomBot(seed).choose(game.view(0)) for seed in "abcdefgh"}) > 1


def test_the_simple_bot_beats_random_answers() -> None:
    won, games = 0, some(10, 30)
    for number in range(games):
        game = play(["simple", "random"], number // 2, number % 2)
        won += game.winners == [0]
    assert won >= 0.9 * games


@pytest.mark.parametrize("seed", range(some(2, 6)))
def test_simple_bots_finish_among_themselves(seed: int) -> None:
    game = play(["simple", "simple"], seed, seed % 2)
    assert game.is_over
    assert game.turn < 100


@pytest.mark.parametrize("number", [*range(some(3, 12)), 1017, 1261])  # in the last two it thinned out its cards
def test_simple_bots_finish_with_any_decks_and_two_to_four_players(number: int) -> None:
    players = 2 + number % 3
    simple_bots_finish(number, Random(number).sample([*DECKS, *MORE], players + 1))


@pytest.mark.parametrize("number", range(some(4, 30)))
def test_simple_bots_finish_with_cards_that_pass_between_players(number: int) -> None:
    players = 2 + number % 3
    new = [GRABBING[:1], GRABBING[1:2], GRABBING[:2], GRABBING[2:], GRABBING][number // 3 % 5]
    simple_bots_finish(number, [*new, *Random(number).sample([*DECKS, *MORE], players + 1 - len(new))])


@pytest.mark.parametrize("number", range(some(3, 24)))
def test_simple_bots_finish_with_cards_that_try_their_luck(number: int) -> None:
    players = 2 + number % 3
    simple_bots_finish(number, ["ocelots", *Random(number).sample([*DECKS, *MORE, *GRABBING], players)])


def test_simple_bots_spend_their_gold() -> None:
    for number in range(4):
        game = play(["simple"] * 3, number, 0, [*DECKS, "raccoons"], "by_seat")
        assert game.is_over
        assert sum(seat["gold"] for seat in game.view(None)["seats"]) < 3


@pytest.mark.parametrize("number", range(some(3, 18)))
def test_simple_bots_finish_with_copies_and_reactions(number: int) -> None:
    players = 2 + number % 3
    new = [WATCHING[:1], WATCHING[1:], WATCHING][number // 3 % 3]
    simple_bots_finish(number, [*new, *Random(number).sample([*DECKS, *MORE, *GRABBING], players + 1 - len(new))])


@pytest.mark.parametrize(
    "decks", [[*WATCHING, "macaws"], ["chameleons", *MORE[1:]], ["owls", *DECKS[1:]]], ids=" ".join
)
def test_the_simple_bot_beats_random_answers_with_copies_and_reactions(decks: list[str]) -> None:
    games = [play(["simple", "random"], number // 2, number % 2, decks) for number in range(some(6, 10))]
    assert sum(game.winners == [0] for game in games) >= 0.9 * len(games)


@pytest.mark.parametrize(
    "decks",
    [DECKS, MORE, GRABBING, [*WATCHING, "polecats"], ["ocelots", "macaws", "polecats"]],
    ids=" ".join,
)
def test_a_random_answer_does_not_depend_on_what_is_hidden(decks: list[str]) -> None:
    bot = RandomBot("a")
    game = Game.new(decks, seed=f"{3:032x}")
    for step in range(some(120, 200)):
        decision = game.decision
        if decision is None:
            break
        answer = bot.choose(game.view(decision.seat))
        dealt = game.redeal(decision.seat, f"{step:032x}").view(decision.seat)
        pending(dealt)["number"] = decision.number
        assert bot.choose(dealt) == answer
        game.answer(answer)


def test_simple_bots_play_in_teams_ask_and_help() -> None:
    decks = ["macaws", "pandas", "squirrels", "sloths"]
    seen: set[str] = set()
    for seed in ("1" * 32, "2" * 32):
        game = Game.new(decks, players=4, mode="teams", seed=seed)
        while not game.is_over:
            decision = game.decision
            assert decision is not None
            game.answer(ask(make_bot("simple", ""), game, decision.seat), decision.seat)
        assert game.winners in ([0, 2], [1, 3])
        seen |= {event["event"] for event in game.events(None)}
    assert {"asked_help", "helped", "declined"} <= seen
