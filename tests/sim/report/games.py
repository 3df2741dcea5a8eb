"""A few games of all kinds, played once for all tests of the balance report."""

from __future__ import annotations

from functools import cache

from animalfolk.bots import make_bot
from animalfolk.game import Game
from animalfolk.sim.plans import Plan
from animalfolk.sim.report.facts import Facts, facts_of
from animalfolk.sim.report.mix import Mix
from animalfolk.sim.report.page import Report, report_of
from animalfolk.sim.report.tally import tally_of
from animalfolk.sim.simulate import bot_seed, play_on

MIX = Mix(24)


@cache
def games() -> tuple[Game, ...]:
    """One game of each kind at least, as it ended."""
    return tuple(map(_play, MIX.plans()))


def _play(plan: Plan) -> Game:
    game = Game.begin(plan.setup())
    play_on(game, [make_bot(bot, bot_seed(plan, seat)) for seat, bot in enumerate(plan.bots)], plan.cap)
    return game


@cache
def played() -> tuple[Facts, ...]:
    """What is kept of them."""
    return tuple(facts_of(plan, game) for plan, game in zip(MIX.plans(), games(), strict=True))


@cache
def reported() -> Report:
    """What they say."""
    return report_of(MIX, tally_of(played()))
