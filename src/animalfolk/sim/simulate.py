"""Games of bots: one, or many at once. What comes out depends on the plans alone, not on how many run at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import NamedTuple

from animalfolk.bots import Bot, Thinker, ask, make_bot
from animalfolk.game import Game
from animalfolk.sim.crew import Crew
from animalfolk.sim.plans import Plan
from animalfolk.sim.pool import do_all

WON, LOST, CAPPED = "won", "lost", "capped"  # by a player, to the Company, stopped


class Outcome(NamedTuple):
    """How one game went."""

    number: int
    seed: str
    decks: tuple[str, ...]
    bots: tuple[str, ...]
    end: str
    winners: tuple[int, ...]  # seats; none where the Company has won or the game was stopped
    turns: int
    answers: int
    cuts: int = 0  # answers for which the clock ended the thinking


def play_one(plan: Plan) -> Outcome:
    """Play one game to its end, or until it has had as many answers as it may have."""
    game = Game.begin(plan.setup())
    bots = [make_bot(kind, bot_seed(plan, seat)) for seat, kind in enumerate(plan.bots)]
    answers = play_on(game, bots, plan.cap)
    end = CAPPED if not game.is_over else LOST if game.winners == [game.company] else WON
    winners = tuple(game.winners) if end == WON else ()
    return Outcome(plan.number, plan.seed, plan.decks, plan.bots, end, winners, game.turn, answers, cuts_of(bots))


def play_on(game: Game, bots: Sequence[Bot | Thinker], cap: int) -> int:
    """Let bots answer until the game is over, or has had as many answers as it may have; how many that were."""
    for count in range(cap):
        decision = game.decision
        if decision is None:
            return count
        game.answer(ask(bots[decision.seat], game, decision.seat), decision.seat)
    return cap


def cuts_of(bots: Iterable[Bot | Thinker]) -> int:
    """For how many answers of these bots the clock ended the thinking."""
    return sum(bot.cuts for bot in bots if isinstance(bot, Thinker))


def bot_seed(plan: Plan, seat: int) -> str:
    """What a bot's answers follow from besides its views; a table gives the same seed to its bots."""
    return blake2b(f"{plan.seed}/{seat}".encode(), digest_size=16).hexdigest()


def play_all(plans: Iterable[Plan], jobs: int | Crew) -> Iterator[Outcome]:
    """Play all games, so many at once, or by a crew; the outcomes come in the order of the plans."""
    return do_all(play_one, plans, jobs)
