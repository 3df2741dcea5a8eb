"""The selections that the engine names are those that it takes when every handful of cards is tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from animalfolk.engine.redeal import deal_anew
from animalfolk.engine.view_types import Selections
from animalfolk.game import Game
from tests.properties.test_options import MIXES as WITH_OPTIONS
from tests.properties.walk import ORDINALS, Mix, mixes_here, name_of, stops, walk
from tests.support.every_choice import every_arrangement, every_choice, is_small, named, placed, takes
from tests.support.handfuls import random_position
from tests.support.samples import some

HANDFULS = some(800, 20_000)  # that are tried for one purpose; positions with more are left out
CASES = some(60, 2000)
POSITIONS = some(6, 40)  # of a game
SEED = "0123456789abcdef" * 2
GIFTS = ("give_back", "give_one")
ALL = pytest.mark.parametrize("mix", [*mixes_here(), *WITH_OPTIONS], ids=name_of)


def check(game: Game) -> int:
    """Hold all selections of a decision against the game; how many there are."""
    told = game.selections()
    for key in told.get("selections", {}):
        if key == "arrange":
            orders = [tuple(told["ways"][way]["card"] for way in ways) for ways in told["selections"][key]]
            assert sorted(orders) == sorted(every_arrangement(game))
        elif key not in GIFTS and is_small(game, key, HANDFULS):
            assert named(told, key) == every_choice(game, key), (key, game.position())
            assert len({tuple(ways) for ways in told["selections"][key]}) == len(told["selections"][key])
            _check_places(game, told, key)
    return sum(map(len, told.get("selections", {}).values()))


def _check_places(game: Game, told: Selections, key: str) -> None:
    """Each selection can be named by its places, and holds one card of each."""
    for ways in told["selections"][key]:
        texts, spots = placed(game, told, ways)
        assert len(set(spots)) == len(spots)
        answer = texts if key == game.prompt else [key, *texts]
        assert not answer or takes(game, answer), (answer, game.position())


def within(game: Game, told: Selections) -> Iterator[Game]:
    """The questions in the middle of each choice, after the first card of its first selection."""
    for key, sets in told.get("selections", {}).items():
        if key in game.options and sets and sets[0]:
            later = game.bare()
            later.answer(key)
            if later.prompt in ("pay", "stack", "offer", "pay_arranged"):
                yield later


def requests(game: Game, told: Selections) -> Iterator[Game]:
    """The partner's question, for some requests."""
    for ways in told.get("selections", {}).get("ask", [])[:8]:
        later = game.bare()
        later.answer(["ask", *placed(game, told, ways)[0]])
        if later.prompt == "help":
            yield later


def arrangements(game: Game, told: Selections) -> Iterator[Game]:
    """The question how the market is to lie, for some payments."""
    for ways in told.get("selections", {}).get("rearrange", [])[:3]:
        later = game.bare()
        later.answer(["rearrange", *placed(game, told, ways)[0]])
        if later.prompt == "arrange":
            yield later


@pytest.mark.parametrize("part", range(2))
def test_selections_are_all_that_the_game_takes(part: int) -> None:
    actions, cards, helped, arranged = 0, 0, 0, 0
    for number in range(part, CASES, 2):
        game = Game(random_position(number, 5), "")
        told = game.selections()
        actions += check(game)
        cards += sum(map(check, within(game, told)))
        helped += sum(map(check, requests(game, told)))
        arranged += sum(map(check, arrangements(game, told)))
    assert all([actions, cards, helped, arranged]), (actions, cards, helped, arranged)


@ALL
def test_they_are_in_games_of_every_deck_option_and_mode(mix: Mix) -> None:
    for number in range(some(1, 10)):
        games = (Game(g, "") for g in stops(mix, number) if g.winner < 0)
        asking = (game for game in games if game.selections().get("selections"))
        for game in islice(asking, POSITIONS):
            check(game)
            for later in islice(within(game, game.selections()), 2):
                check(later)


@ALL
def test_they_do_not_change_with_what_is_hidden(mix: Mix) -> None:
    for g in stops(mix, 0):
        if g.winner < 0:
            assert Game(deal_anew(g, g.who, SEED), "").selections() == Game(g, "").selections()


@pytest.mark.parametrize("deck", ["crocodiles", "foxes"])
def test_gifts_may_be_chosen_in_any_order(deck: str) -> None:
    found = 0
    for number in range(12):
        for g, _ in walk(Mix((ORDINALS[deck],), 3), number):
            if g.winner < 0 and Game(g, "").prompt in GIFTS:
                game = Game(g.clone(), "")
                told = game.selections()
                [ways] = told["selections"][game.prompt]
                texts, _spots = placed(game, told, ways)
                assert takes(game, texts)
                assert takes(game, texts[::-1])
                found += 1
    assert found
