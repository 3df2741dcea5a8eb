"""Which games a balance report is made from: ways to play in fixed shares, decks by lot."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

from animalfolk.modes.choosing import random_decks
from animalfolk.sim.arena import decks_for
from animalfolk.sim.plans import Plan
from animalfolk.sim.straight import KINDS, Kind

CAP = 4000  # answers; a game that takes more counts as undecided
COMPANY = ("solo-gentle", "solo", "solo-stern", "coop-gentle", "coop", "coop-stern")
# One round of games; with every game the next, so that a run that ends early is even, too.
ROUND = (
    *("two", "three", "solo-gentle", "two", "teams", "four"),
    *("two", "three", "coop", "two", "solo-stern", "coop-gentle"),
    *("two", "three", "solo", "two", "teams", "four"),
    *("two", "three", "coop-stern", "two", "teams", "four"),
)
RIVALS = ("two", "three", "four", "teams")  # ways to play in which players win against each other


class Mix(NamedTuple):
    """Many games, everything that decides how they go."""

    games: int
    bots: tuple[str, ...] = ("trader",)
    seed: str = "1"

    def plans(self) -> Iterator[Plan]:
        """The games in order."""
        return (self.plan(number) for number in range(self.games))

    def plan(self, number: int) -> Plan:
        """One game. The bots move on by one seat with each round, so that every bot sits everywhere."""
        kind = KINDS[kind_of(number)]
        seed = blake2b(f"report/{self.seed}/{number}".encode(), digest_size=16).hexdigest()
        decks = random_decks(decks_for(kind.mode, kind.players), seed, {})
        bots = tuple(self.bots[(number // len(ROUND) + seat) % len(self.bots)] for seat in range(kind.players))
        return Plan(number, tuple(decks), kind.players, _options(kind), seed, bots, CAP)


def kind_of(number: int) -> str:
    """The way to play of a game."""
    return ROUND[number % len(ROUND)]


def sides_of(kind: str) -> list[list[int]]:
    """The seats that win together."""
    players = KINDS[kind].players
    if kind == "teams":
        return [[0, 2], [1, 3]]
    return [list(range(players))] if kind in COMPANY else [[seat] for seat in range(players)]


def _options(kind: Kind) -> tuple[tuple[str, str], ...]:
    against = (("difficulty", kind.difficulty),) if kind.is_against_company else ()
    return (("mode", kind.mode), *against)
