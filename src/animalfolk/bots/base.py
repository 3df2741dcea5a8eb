"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Protocol, TypeAlias

from animalfolk.engine.redeal import redeal
from animalfolk.engine.state import State
from animalfolk.engine.view_types import Decision, View
from animalfolk.game import Draft, Game
from animalfolk.game.draft import DraftDecision, DraftView

Deal = Callable[[str], State]  # by a seed: a game that the seat cannot tell from the real one, hidden cards dealt anew

PATIENCE = 400  # answers of one seat; a game takes about 70
RESTLESS = 0.2  # from then on so many answers are any option, so that every game ends


AskedView: TypeAlias = View | DraftView  # what a bot is shown: a game, or decks that are drafted


class Bot(Protocol):
    """Answers decisions; the same view and seed always get the same answer."""

    def choose(self, view: AskedView) -> str:
        """One of the options of the decision in this view."""


class Thinker:
    """Answers decisions with the help of redeals; the same view and seed always get the same answer."""

    cuts = 0  # answers that the clock has cut short

    def think(self, view: AskedView, deal: Deal) -> str:
        """One of the options of the decision in this view."""
        raise NotImplementedError


def asked(view: AskedView) -> Decision | DraftDecision:
    """The decision that a bot is to answer."""
    decision = view["decision"]
    assert decision is not None, "nobody is asked"
    return decision


def chance(seed: str, view: AskedView) -> Random:
    """Random numbers that follow from the seed and the decision alone."""
    decision = asked(view)
    return Random(f"{seed}/{view['turn']}/{decision.get('number', 0)}/{decision['options']}")


def whim(seed: str, view: AskedView, often: float) -> str | None:
    """Any option, so often, or more often in a game that goes on for ever; mostly none."""
    decision = asked(view)
    lots = chance(seed, view)
    if decision.get("number", 0) > PATIENCE:
        often = max(often, RESTLESS)
    return lots.choice(decision["options"]) if lots.random() < often else None


def deal_seed(seed: str, view: AskedView, number: int) -> str:
    """The seed of the n-th redeal for a decision."""
    decision = asked(view)
    return _digest(f"{seed}/{view['turn']}/{decision.get('number', 0)}/{number}")


def plan_seed(seed: str, view: AskedView) -> str:
    """The seed of the redeal in which a turn is planned.

    A redeal follows from its seed and from what the seat knows, so it is the same at every decision of a turn until
    something is revealed: what was planned in it still holds.
    """
    return _digest(f"{seed}/{view['turn']}")


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def deals(game: Game | Draft, seat: int) -> Deal:
    """The redeals of a game for a seat: all that a thinking bot may know besides the view."""

    def deal(seed: str) -> State:
        assert isinstance(game, Game), "nothing is hidden while decks are chosen"
        return game.redeal(seat, seed).peek()

    return deal


def imagine(g: State) -> State:
    """A redeal, dealt anew: all that whoever decides in it does not know there."""
    return redeal(g, g.who, g.seed)


def ask(bot: Bot | Thinker, game: Game | Draft, seat: int) -> str:
    """What a bot of either kind answers for a seat of this game."""
    view = game.view(seat)
    return bot.think(view, deals(game, seat)) if isinstance(bot, Thinker) else bot.choose(view)
