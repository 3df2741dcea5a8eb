"""Dealing Giant Pandas: friends of the market keepers."""

from animalfolk.engine import prompts
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.faces import WITH_MARKET_DECK
from animalfolk.engine.turn import Turn
from animalfolk.engine.verbs import throw_away_market, throw_away_rest

PANDAS: Deck = Deck("pandas", ordinal=1, game=1)


@PANDAS.technique(value=1, copies=4, bonus=True)
def loyal_partner(turn: Turn) -> Effect:
    """Throw away all cards of the market, then fill the market at once."""
    yield from throw_away_market(turn)
    turn.fill_market()


@PANDAS.technique(value=2, copies=3)
def prepaid_good(turn: Turn) -> Effect:
    """Take a card of the market into your hand."""
    slot = yield turn.pick_slot(prompts.TAKE)
    turn.take(slot)


@PANDAS.passive(value=3, copies=3, spares_junk=3)
def essential_purchase() -> None:
    """When you buy this card, you may throw away up to 3 of the junk cards you pay with."""


@PANDAS.passive(value=4, copies=3, sells_bin=True, usable=WITH_MARKET_DECK)
def market_discovery(turn: Turn) -> None:
    """Once in your turn, you may throw away the top card of the market deck.
    Paying with this card, you may buy the top card of the market's discard pile at its value.
    """
    turn.throw_away_market_top()


@PANDAS.technique(value=5, copies=1)
def special_offer(turn: Turn) -> Effect:
    """Draw 3 cards of the market deck. Keep 1 of them and throw away the others."""
    turn.set_aside_from_market(3)
    card = yield turn.pick(turn.aside, prompts.KEEP)
    turn.keep(card)
    yield from throw_away_rest(turn)


@PANDAS.passive(value=5, copies=1, frees_overpay=True)
def stock_clearance() -> None:
    """Paying with this card, you may overpay as much as you like."""
