"""No bot stalls a game: seeded games of every mode, all decks and every kind of bot mixed come to their end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from animalfolk.bots import LEVELS, kinds, make_bot
from animalfolk.cards import DECKS
from animalfolk.game import Game
from animalfolk.game.setup import Setup, make_rules
from animalfolk.sim.arena import decks_for
from animalfolk.sim.plans import CAP
from animalfolk.sim.simulate import play_on
from tests.properties.walk import SOAK, seeds

PARTS = 100 if SOAK else 1  # for as many processes
GAMES = 100 if SOAK else 6  # a part; one of each way at least
# Of levels that think: few thoughts, or a game would take minutes; in every fifth game they play on with care.
COUNTS = ["6x2", "6x2", "6x2", "6x2", "2x2c"] if SOAK else ["2x1"]
WAYS = [("free", 2), ("free", 3), ("free", 4), ("teams", 4), ("solo", 1), ("coop", 2)]
DIFFICULTIES = ["gentle", "standard", "stern"]


def brief(kind: str, number: int) -> str:
    """The same bot; a level that thinks has the counts of the game of this number."""
    return f"{kind}@{COUNTS[number % len(COUNTS)]}" if kind in LEVELS and LEVELS[kind].thoughts else kind


def line_up(number: int) -> tuple[Setup, list[str]]:
    """How a game begins, and who plays."""
    lots = Random(f"endings/{number}")
    mode, players = WAYS[number % len(WAYS)]
    company = {"difficulty": lots.choice(DIFFICULTIES)} if mode in ("solo", "coop") else {}
    decks = lots.sample([deck.name for deck in DECKS], decks_for(mode, players))
    rules = make_rules(players, {"mode": mode, **company})
    setup = Setup.of(decks, rules, f"{lots.getrandbits(128):032x}", number % players)
    return setup, [brief(lots.choice(kinds()), number) for _ in range(players)]


def play(number: int) -> tuple[Game, int]:
    """A game, as far as it comes, and how many answers it took."""
    setup, names = line_up(number)
    game = Game.begin(setup)
    return game, play_on(game, [make_bot(name, f"{number}/{seat}") for seat, name in enumerate(names)], CAP)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_every_game_ends(part: int) -> None:
    first, most, capped = part * GAMES, 0, []
    for number in seeds(f"mixed games of bots, part {part + 1}", GAMES):
        game, answers = play(first + number)
        most = max(most, answers)
        if not game.is_over:
            capped.append(first + number)
    print(f"games {first} to {first + GAMES - 1}: {len(capped)} stopped after {CAP} answers, the longest took {most}")
    assert capped == []


def test_all_kinds_ways_and_decks_are_among_them() -> None:
    games = [line_up(number) for number in range(60)]
    seen = Counter(name for _, names in games for name in names)
    assert set(seen) == {brief(kind, number) for kind in kinds() for number in range(len(COUNTS))}
    assert {deck for setup, _ in games for deck in setup.decks} == {deck.name for deck in DECKS}
    assert len({(setup.rules.mode, setup.rules.players) for setup, _ in games}) == len(WAYS)
    assert len({setup.rules.difficulty for setup, _ in games}) == len(DIFFICULTIES)
