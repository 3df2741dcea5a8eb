"""What hints tell, and what comes of it: `python -m animalfolk.sim.forecasts --kinds two teams --games 200`.

Bots of one kind play against each other, or against the Company. At some of their decisions the best hint is asked for,
and it is noted whether the seat has won in the end; decisions are put together by the chance that was told.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from animalfolk.bots import BOTS, ask, deals, hints, make_bot
from animalfolk.game import Game
from animalfolk.i18n import Words
from animalfolk.sim.plans import Plan, Series
from animalfolk.sim.pool import do_all
from animalfolk.sim.report.ratio import Ratio
from animalfolk.sim.simulate import bot_seed
from animalfolk.sim.sprt import Estimate
from animalfolk.sim.standing import share_text
from animalfolk.sim.straight import KINDS
from animalfolk.sim.telling import counted

WORDS = Words("en")
BANDS = 5
SHARE = 0.06  # of the decisions are asked about
CAP = 4000  # answers; a game that takes more is won by nobody


class Forecast(NamedTuple):
    """The chance that was told, and whether it came so."""

    chance: float
    has_won: bool


Games = Sequence[Sequence[Forecast]]


class Band(NamedTuple):
    """Decisions with about the same chance: how many, the mean of what was told, and the share that was won."""

    decisions: int
    told: float
    won: Estimate


def forecasts_of(plan: Plan, share: float = SHARE) -> list[Forecast]:
    """One game to its end, with the best hint at some of its decisions."""
    game, lot = Game.begin(plan.setup()), Random(f"forecasts/{plan.seed}")
    bots = [make_bot(kind, bot_seed(plan, seat)) for seat, kind in enumerate(plan.bots)]
    told = list[tuple[int, float]]()
    for _ in range(plan.cap):
        decision = game.decision
        if decision is None:
            break
        seat = decision.seat
        if len(decision.options) > 1 and lot.random() < share:
            told.append((seat, hints(game.view(seat), deals(game, seat))[0].chance))
        game.answer(ask(bots[seat], game, seat), seat)
    return [Forecast(chance, seat in game.winners) for seat, chance in told]


def banded(games: Games, bands: int = BANDS) -> Iterator[tuple[int, Band]]:
    """By the chance that was told, from the lowest band to the highest; none that is empty."""
    for number in range(bands):
        among = [[one for one in game if min(int(one.chance * bands), bands - 1) == number] for game in games]
        if any(among):
            yield number, summed(among)


def summed(games: Games) -> Band:
    """What was told and won on the whole; the game is the sample, as its decisions hang together."""
    told, won = Ratio(), Ratio()
    for game in filter(None, games):
        told.add(len(game), sum(one.chance for one in game))
        won.add(len(game), sum(one.has_won for one in game))
    return Band(int(told.of), told.value, Estimate(*won.share()))


def series(kind: str, bot: str, games: int, seed: str) -> Series:
    """The games of a kind, in which all seats have the same bot."""
    of = KINDS[kind]
    options = {"mode": of.mode} | ({"difficulty": of.difficulty} if of.is_against_company else {})
    return Series(games, (bot,), of.players, options=tuple(options.items()), seed=seed, cap=CAP)


def rows(kind: str, games: Games) -> Iterator[str]:
    """A table's lines about one kind of game."""
    for number, band in banded(games):
        yield _row(kind, f"{100 * number // BANDS} to {100 * (number + 1) // BANDS} %", band)
    if any(games):
        yield _row(kind, "all", summed(games))


def _row(kind: str, name: str, band: Band) -> str:
    return f"| {kind} | {name} | {100 * band.told:.1f} % | {share_text(WORDS, band.won)} | {band.decisions:,} |"


def gathered(plans: Iterable[Plan], games: int, kind: str, jobs: int, share: float) -> Games:
    """The forecasts of all games, with a word now and then about how far it is."""
    played = do_all(partial(forecasts_of, share=share), plans, jobs)
    return [game for _, game in zip(counted(kind, "games", games), played, strict=True)]


def options() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(prog="python -m animalfolk.sim.forecasts", description=__doc__)
    parser.add_argument("--kinds", nargs="+", default=["two"], choices=list(KINDS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="merchant", choices=list(BOTS), help="who plays all seats")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--share", type=float, default=SHARE, help="of the decisions that are asked about")
    parser.add_argument("--jobs", type=int, default=1)
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """What the command line asks for."""
    asked = options().parse_args(arguments)
    print("| game | told | mean | won | decisions |\n|---|---|--:|--:|--:|")
    for kind in asked.kinds:
        plans = series(kind, asked.bot, asked.games, asked.seed).plans()
        for row in rows(kind, gathered(plans, asked.games, kind, asked.jobs, asked.share)):
            print(row, flush=True)


if __name__ == "__main__":
    main()
