"""Bots against each other, every deal from all seats: `python -m animalfolk.sim.arena master trader --deals 100`.

Deck sets are drawn at random; a fifth of them is held out from tuning and played only with --held-out. A deal is one
line of the output file, and a run that is started again goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import NamedTuple

from animalfolk import Game
from animalfolk.bots import BOTS
from animalfolk.bots.base import Bot, Thinker, ask
from animalfolk.bots.levels import LEVELS, Level, LevelBot
from animalfolk.cards import DECKS
from animalfolk.game.setup import Setup, make_rules
from animalfolk.sim.sprt import estimate, verdict

CAP = 4000  # answers; a game that takes more counts as undecided
HELD = 5  # one deck set in so many is held out


class Bout(NamedTuple):
    """What is played: two kinds of bots, and how."""

    ours: str
    theirs: str
    seed: int
    players: int = 2
    mode: str = "free"
    difficulty: str = "standard"
    held_out: bool = False

    def decks(self, number: int) -> list[str]:
        """The decks of a deal."""
        lots = Random(f"{self.seed}/{number}")
        count = decks_for(self.mode, self.players)
        while True:
            names = sorted(lots.sample([deck.name for deck in DECKS], count))
            if is_held_out(names) == self.held_out:
                return names

    def line_ups(self) -> list[list[str]]:
        """Who sits where, in each game of a deal."""
        if self.mode in ("solo", "coop"):
            return [[self.ours] * self.players]
        if self.mode == "teams":
            return [[self.ours, self.theirs] * 2, [self.theirs, self.ours] * 2]
        return [
            [self.ours if seat == own else self.theirs for seat in range(self.players)] for own in range(self.players)
        ]


class Played(NamedTuple):
    """What came of a deal."""

    deal: int
    score: float  # the share of its games that ours have won
    capped: int  # games cut because they took too long
    turns: float
    times: list[float]  # processor time for an answer in milliseconds: the mean of ours, of theirs, the slowest of ours


def decks_for(mode: str, players: int) -> int:
    """How many decks a game uses."""
    return {"teams": 4, "solo": 3, "coop": 4}.get(mode, players + 1)


def is_held_out(decks: Sequence[str]) -> bool:
    """Whether a deck set is kept from tuning."""
    return blake2b(" ".join(sorted(decks)).encode(), digest_size=2).digest()[0] % HELD == 0


def make_bot(kind: str, seed: str) -> Bot | Thinker:
    """A bot by its name; master@100 is a master with so many thoughts, master@100x3 with that depth too."""
    name, _, count = kind.partition("@")
    if name not in LEVELS:
        return BOTS[name](seed)
    level: Level = LEVELS[name]
    if count:
        thoughts, _, depth = count.partition("x")
        level = level._replace(thoughts=int(thoughts), depth=int(depth or level.depth))
    return LevelBot(level, seed)


def play_deal(bout: Bout, number: int) -> Played:
    """All games of a deal."""
    won = 0.0
    capped = turns = 0
    spent: list[list[float]] = [[], []]
    line_ups = bout.line_ups()
    for line_up in line_ups:
        game = _new(bout, number)
        bots = [make_bot(kind, f"{bout.seed}/{number}/{seat}") for seat, kind in enumerate(line_up)]
        _play(game, bots, [spent[kind != bout.ours] for kind in line_up])
        turns += game.turn
        capped += not game.is_over
        won += any(seat < len(line_up) and line_up[seat] == bout.ours for seat in game.winners)
    games = len(line_ups)
    times = [_mean(spent[0]), _mean(spent[1]), max(spent[0], default=0.0)]
    return Played(number, won / games, capped, turns / games, [round(ms, 2) for ms in times])


def _new(bout: Bout, number: int) -> Game:
    lots = Random(f"{bout.seed}/{number}/game")
    options: dict[str, int | str] = {"mode": bout.mode}
    if bout.mode in ("solo", "coop"):
        options["difficulty"] = bout.difficulty
    rules = make_rules(bout.players, options)
    return Game.begin(Setup.of(bout.decks(number), rules, f"{lots.getrandbits(128):032x}", number % bout.players))


def _play(game: Game, bots: Sequence[Bot | Thinker], spent: Sequence[list[float]]) -> None:
    for _ in range(CAP):
        decision = game.decision
        if decision is None:
            return
        begun = time.process_time()
        choice = ask(bots[decision.seat], game, decision.seat)
        spent[decision.seat].append(1000 * (time.process_time() - begun))
        game.answer(choice, decision.seat)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def run(bout: Bout, deals: int, jobs: int, out: Path | None, bounds: tuple[float, float] | None) -> list[Played]:
    """Play the deals that are not in the output file yet; a sequential test may end it early."""
    done = {played.deal: played for played in _read(out, bout)}
    left = [number for number in range(deals) if number not in done]
    begun = time.perf_counter()
    for count, played in enumerate(_played(bout, left, jobs), 1):
        done[played.deal] = played
        if out:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps([list(bout), list(played)]) + "\n")
        rest = (time.perf_counter() - begun) / count * (len(left) - count)
        print(f"\r{len(done)} of {deals} deals, {rest:.0f} s left ", end="", file=sys.stderr, flush=True)
        if bounds and verdict([one.score for one in done.values()], *bounds) != "open":
            break
    print(file=sys.stderr)
    return [done[number] for number in sorted(done)]


def _read(out: Path | None, bout: Bout) -> Iterator[Played]:
    """What the output file holds of this bout."""
    if out and out.exists():
        for line in out.read_text(encoding="utf-8").splitlines():
            of, played = json.loads(line)
            if of == list(bout):
                yield Played(*played)


def _played(bout: Bout, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from (play_deal(bout, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_deal, [bout] * len(numbers), numbers)


def summary(bout: Bout, played: Sequence[Played]) -> str:
    """One line about all of it."""
    found = estimate([one.score for one in played])
    games = len(played) * len(bout.line_ups())
    ours, theirs = (_mean([one.times[place] for one in played]) for place in (0, 1))
    return (
        f"{bout.ours} against {bout.theirs}: {found.text()} in {games} games of {len(played)} deals, "
        f"{sum(one.capped for one in played)} cut, {_mean([one.turns for one in played]):.0f} turns, "
        f"{ours:.1f} and {theirs:.1f} ms an answer, slowest {max(one.times[2] for one in played):.0f} ms"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m animalfolk.sim.arena", description=__doc__)
    parser.add_argument("ours", help="random, simple, a level, or a level with another count of thoughts: master@100")
    parser.add_argument("theirs")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--mode", default="free", choices=["free", "teams", "solo", "coop"])
    parser.add_argument("--difficulty", default="standard", choices=["gentle", "standard", "stern"])
    parser.add_argument("--held-out", action="store_true", help="play the deck sets that are held out from tuning")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, help="a file to which each deal is added, and from which a run goes on")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("LOW", "HIGH"), help="end when one share is clearly so")
    asked = parser.parse_args(arguments)
    bout = Bout(asked.ours, asked.theirs, asked.seed, asked.players, asked.mode, asked.difficulty, asked.held_out)
    bounds = (asked.sprt[0], asked.sprt[1]) if asked.sprt else None
    print(summary(bout, run(bout, asked.deals, asked.jobs, asked.out, bounds)))


if __name__ == "__main__":
    main()
