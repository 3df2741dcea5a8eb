"""Bots against each other, every deal from all seats.

Deck sets are drawn at random; a fifth of them is held out from tuning and played only where that is asked for. What
comes out depends on the bouts alone: not on how many deals run at once, nor on how often a run was stopped.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from animalfolk.bots import Bot, Thinker, ask, make_bot
from animalfolk.cards import DECKS
from animalfolk.game import Game
from animalfolk.game.setup import Setup, make_rules
from animalfolk.sim.crew import Crew
from animalfolk.sim.pool import do_all
from animalfolk.sim.simulate import cuts_of
from animalfolk.sim.sprt import verdict
from animalfolk.sim.times import Times, times_of

CAP = 4000  # answers; a game that takes more counts as undecided
HELD = 5  # one deck set in so many is held out
COMPANY = ("solo", "coop")  # ways to play in which all play together against the Company


class Bout(NamedTuple):
    """What is played: two kinds of bots, and how; against the Company ours alone."""

    ours: str
    theirs: str
    seed: str
    players: int = 2
    mode: str = "free"
    difficulty: str = "standard"
    held_out: bool = False

    @property
    def is_even(self) -> bool:
        """Whether equally strong bots win half of the games."""
        return self.mode == "teams" or (self.mode == "free" and self.players == 2)

    def decks(self, number: int) -> list[str]:
        """The decks of a deal."""
        lots = Random(f"{self.seed}/{number}")
        count = decks_for(self.mode, self.players)
        while True:
            names = sorted(lots.sample([deck.name for deck in DECKS], count))
            if is_held_out(names) == self.held_out:
                return names

    def line_ups(self) -> list[list[bool]]:
        """Which seats are ours, in each game of a deal."""
        if self.mode in COMPANY:
            return [[True] * self.players]
        if self.mode == "teams":
            return [[True, False] * 2, [False, True] * 2]
        return [[seat == own for seat in range(self.players)] for own in range(self.players)]

    def setup(self, number: int) -> Setup:
        """How the games of a deal begin."""
        lots = Random(f"{self.seed}/{number}/game")
        options: dict[str, int | str] = {"mode": self.mode}
        if self.mode in COMPANY:
            options["difficulty"] = self.difficulty
        rules = make_rules(self.players, options)
        return Setup.of(self.decks(number), rules, f"{lots.getrandbits(128):032x}", number % self.players)


class Played(NamedTuple):
    """What came of a deal."""

    deal: int
    score: float  # the share of its games that ours have won
    capped: int  # games stopped because they took too long
    turns: int  # of all its games
    cuts: int  # answers of both sides for which the clock ended the thinking
    ours: Times
    theirs: Times


def decks_for(mode: str, players: int) -> int:
    """How many decks a game uses."""
    return {"teams": 4, "solo": 3, "coop": 4}.get(mode, players + 1)


def is_held_out(decks: Sequence[str]) -> bool:
    """Whether a deck set is kept from tuning."""
    return blake2b(" ".join(sorted(decks)).encode(), digest_size=2).digest()[0] % HELD == 0


def play_deal(bout: Bout, number: int) -> Played:
    """All games of a deal."""
    won = capped = turns = cuts = 0
    spent: dict[bool, list[float]] = {True: [], False: []}
    line_ups = bout.line_ups()
    for line_up in line_ups:
        game = Game.begin(bout.setup(number))
        kinds = [bout.ours if ours else bout.theirs for ours in line_up]
        bots = [make_bot(kind, f"{bout.seed}/{number}/{seat}") for seat, kind in enumerate(kinds)]
        _play(game, bots, [spent[ours] for ours in line_up])
        turns += game.turn
        capped += not game.is_over
        cuts += cuts_of(bots)
        won += any(seat < len(line_up) and line_up[seat] for seat in game.winners)
    return Played(number, won / len(line_ups), capped, turns, cuts, times_of(spent[True]), times_of(spent[False]))


def _play(game: Game, bots: Sequence[Bot | Thinker], spent: Sequence[list[float]]) -> None:
    for _ in range(CAP):
        decision = game.decision
        if decision is None:
            return
        begun = time.process_time()
        choice = ask(bots[decision.seat], game, decision.seat)
        spent[decision.seat].append(1000 * (time.process_time() - begun))
        game.answer(choice, decision.seat)


Task = tuple[Bout, int]  # a deal of a bout


class Tournament:
    """Bouts of so many deals each; deals that were played before are not played again."""

    def __init__(self, bouts: Sequence[Bout], deals: int, bounds: tuple[float, float] | None = None) -> None:
        self.bouts = list(bouts)
        self.deals = deals
        self.played: dict[Bout, list[Played]] = {bout: [] for bout in bouts}
        self._bounds = bounds
        self._decided: set[Bout] = set()

    def play(self, known: Mapping[Task, Played], jobs: int | Crew) -> Iterator[tuple[Bout, Played]]:
        """Play the first deal of all bouts, then the second, and so on; gives those that were not known.

        A bout ends early where the sequential test is sure of it.
        """
        with closing(do_all(_play_task, (task for task in self._tasks() if task not in known), jobs)) as new:
            for bout, number in self._tasks():
                before = known.get((bout, number))
                played = before or next(played for of, played in new if (of, played.deal) == (bout, number))
                self._take(bout, played)
                if not before:
                    yield bout, played

    def left(self, known: Mapping[Task, Played]) -> int:
        """How many deals are to be played, if no bout ends early."""
        return sum(task not in known for task in self._tasks())

    def verdict(self, bout: Bout) -> str:
        """What the sequential test says of a bout."""
        return verdict([one.score for one in self.played[bout]], *self._bounds) if self._bounds else ""

    def _tasks(self) -> Iterator[Task]:
        """What is left to do, as far as that is known when it is asked for."""
        for number in range(self.deals):
            yield from ((bout, number) for bout in self.bouts if bout not in self._decided)

    def _take(self, bout: Bout, played: Played) -> None:
        self.played[bout].append(played)
        if self._bounds and self.verdict(bout) != "open":
            self._decided.add(bout)


def _play_task(task: Task) -> tuple[Bout, Played]:
    return task[0], play_deal(*task)
