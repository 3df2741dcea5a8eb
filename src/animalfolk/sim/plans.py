"""What is to be played: a series of games, each a plan that says all about one game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import combinations
from random import Random
from typing import NamedTuple

from animalfolk.game.setup import Setup, make_rules
from animalfolk.modes import MODES
from animalfolk.modes.choosing import deck_names, first_game, random_decks
from animalfolk.modes.dealing import check_players
from animalfolk.modes.ratings import read_wanted

RANDOM, FIRST_GAME, ALL = "random", "first", "all"  # ways to choose decks other than by name
CAP = 20_000  # answers; games of random bots take a few thousand at most


class Plan(NamedTuple):
    """One game: everything that decides how it goes."""

    number: int
    decks: tuple[str, ...]
    players: int
    options: tuple[tuple[str, str], ...]
    seed: str
    bots: tuple[str, ...]  # by seat
    cap: int

    def setup(self) -> Setup:
        """How the game begins; P1 does, so that a seat says when somebody moves."""
        return Setup.of(self.decks, make_rules(self.players, dict(self.options)), self.seed, 0)


class Series(NamedTuple):
    """Many games of one kind."""

    games: int = 100
    bots: tuple[str, ...] = ("simple",)
    players: int | None = None
    decks: tuple[str, ...] = (RANDOM,)
    options: tuple[tuple[str, str], ...] = ()
    seed: str = "1"
    cap: int = CAP

    @property
    def seats(self) -> int:
        """How many play: as few as the mode allows, unless it is said."""
        return make_rules(self.players, dict(self.options)).players

    @property
    def mode(self) -> str:
        """The way to play, by name."""
        return dict(self.options).get("mode", "free")

    def plans(self) -> Iterator[Plan]:
        """The games in order. The bots move on by one seat with each, so that every bot sits everywhere."""
        chosen = self._deals()
        for number in range(self.games):
            seed = blake2b(f"{self.seed}/{number}".encode(), digest_size=16).hexdigest()
            bots = tuple(self.bots[(number + seat) % len(self.bots)] for seat in range(self.seats))
            decks = self._decks(chosen, number, seed)
            yield Plan(number, decks, self.seats, self.options, seed, bots, self.cap)

    def check(self) -> None:
        """Whether such games can be played; an error says why not."""
        rules = make_rules(self.players, dict(self.options))
        check_players(MODES[rules.mode], rules)
        next(self.plans()).setup().state()

    @property
    def _need(self) -> int:
        rules = make_rules(self.players, dict(self.options))
        return MODES[rules.mode].decks_for(rules.players)

    def _deals(self) -> list[tuple[str, ...]]:
        """Every combination of decks in an order that the seed decides, where all are wanted."""
        if self.decks != (ALL,):
            return []
        found = list(combinations(deck_names(), self._need))
        Random(f"{self.seed}/decks").shuffle(found)
        return found

    def _decks(self, chosen: Sequence[tuple[str, ...]], number: int, seed: str) -> tuple[str, ...]:
        """The decks of one game; a combination is kept until every bot has sat everywhere."""
        how, _, wish = ",".join(self.decks).partition(":")
        if chosen:
            return chosen[number // len(self.bots) % len(chosen)]
        if how == RANDOM:
            return tuple(random_decks(self._need, seed, read_wanted(wish)))
        if how == FIRST_GAME:
            return tuple(first_game(self._need))
        return self.decks
