"""Bots answer from their view alone, finish their games, and the simple one is worth playing."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import animalfolk.bots
from animalfolk import Game
from animalfolk.bots import BOTS, Bot, RandomBot, SimpleBot

DECKS = ["macaws", "pandas", "squirrels"]
CAP = 4000  # answers; a game takes about 200


def play(bots: list[Bot], seed: int, first: int) -> Game:
    game = Game.new(DECKS, seed=f"{seed:032x}", first=first)
    for _ in range(CAP):
        decision = game.decision
        if decision is None:
            break
        game.answer(bots[decision.seat].choose(game.view(decision.seat)), decision.seat)
    return game


@pytest.mark.parametrize("kind", BOTS)
def test_the_same_seeds_give_the_same_game(kind: str) -> None:
    games = [play([BOTS[kind]("a"), BOTS[kind]("b")], 7, 0).record() for _ in range(2)]
    assert games[0] == games[1]


def test_another_seed_of_a_bot_gives_another_game() -> None:
    assert (
        play([RandomBot("a"), RandomBot("b")], 7, 0).record() != play([RandomBot("c"), RandomBot("b")], 7, 0).record()
    )


def test_the_simple_bot_beats_random_answers() -> None:
    won = 0
    for number in range(30):
        game = play([SimpleBot("a"), RandomBot("b")], number // 2, number % 2)
        won += game.winners == [0]
    assert won >= 27


@pytest.mark.parametrize("seed", range(10))
def test_simple_bots_finish_among_themselves(seed: int) -> None:
    game = play([SimpleBot("a"), SimpleBot("b")], seed, seed % 2)
    assert game.is_over
    assert game.turn < 100


@pytest.mark.parametrize("kind", BOTS)
def test_an_answer_does_not_depend_on_what_is_hidden(kind: str) -> None:
    bot = BOTS[kind]("a")
    game = Game.new(DECKS, seed=f"{3:032x}")
    for step in range(100):
        decision = game.decision
        if decision is None:
            break
        answer = bot.choose(game.view(decision.seat))
        dealt = game.redeal(decision.seat, f"{step:032x}").view(decision.seat)
        dealt["decision"]["number"] = decision.number
        assert bot.choose(dealt) == answer
        assert bot.choose(json.loads(json.dumps(game.view(decision.seat)))) == answer
        game.answer(answer)


def test_bots_know_no_game_and_no_state() -> None:
    for path in Path(animalfolk.bots.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module not in ("animalfolk", "animalfolk.game", "animalfolk.engine.state"), path.name


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("P1 hand: stashing_vendor junk junk", "build"),
        ("P1 hand: shattered_relic junk junk stashing_vendor", "play shattered_relic"),
        ("P1 hand: spyglass junk junk junk junk\nmarket: - - - - accordion", "buy accordion+0"),
    ],
)
def test_what_the_simple_bot_does_first(position: str, answer: str) -> None:
    game = Game.from_position(f"animalfolk position 1\ndecks: macaws pandas squirrels\n{position}\n")
    assert SimpleBot().choose(game.view(0)) == answer


def test_the_simple_bot_pays_with_junk_first() -> None:
    game = Game.from_position(
        "animalfolk position 1\ndecks: macaws pandas squirrels\n"
        "market: - - - - cookies\nP1 hand: swift_broker cookies junk junk\n"
    )
    game.answer("buy cookies+0")
    assert SimpleBot().choose(game.view(0)) == "junk"
