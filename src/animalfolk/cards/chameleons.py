"""Adapting Veiled Chameleons: never what they seem."""

from animalfolk.engine import prompts
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.faces import (
    BIN_TOP,
    HAND_CARDS,
    MARKET_CARDS,
    OTHERS_DISCARDS,
    RIGHTMOST_STACK,
    WITH_MARKET_DECK,
)
from animalfolk.engine.turn import Turn

CHAMELEONS: Deck = Deck("chameleons", ordinal=5, game=1)


@CHAMELEONS.passive(value=1, copies=4, mirrors=RIGHTMOST_STACK)
def flexible_shopkeeper() -> None:
    """This card copies a card of the rightmost stack of your stall."""


@CHAMELEONS.passive(value=2, copies=3, mirrors=OTHERS_DISCARDS)
def reflection() -> None:
    """This card copies the top card of another player's discard pile."""


@CHAMELEONS.passive(value=3, copies=3, mirrors=BIN_TOP, usable=WITH_MARKET_DECK)
def good_old_times(turn: Turn) -> None:
    """Once in your turn, you may throw away the top card of the market deck.
    This card copies the top card of the market's discard pile.
    """
    turn.throw_away_market_top()


@CHAMELEONS.technique(value=4, copies=3, bonus=True)
def gift_voucher(turn: Turn) -> Effect:
    """Swap this card with a card of the market. That card comes into your hand."""
    slot = yield turn.pick_slot(prompts.TAKE)
    turn.swap_with_market(slot)


@CHAMELEONS.passive(value=5, copies=1, mirrors=MARKET_CARDS)
def trendsetting() -> None:
    """This card copies a card of the market."""


@CHAMELEONS.passive(value=5, copies=1, mirrors=HAND_CARDS)
def seeing_doubles() -> None:
    """This card copies another card of your hand. Whenever you show this card, show that one too."""
