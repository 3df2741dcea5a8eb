"""Snappy Scarlet Macaws: managing one's hand."""

from animalfolk.engine import prompts
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.turn import Turn
from animalfolk.engine.verbs import discard_hand, put_back

MACAWS: Deck = Deck("macaws", ordinal=0, game=1)


@MACAWS.technique(value=1, copies=4, bonus=True)
def swift_broker(turn: Turn) -> Effect:
    """Discard your whole hand, then draw as many cards as you discarded."""
    count = len(turn.hand)
    yield from discard_hand(turn)
    turn.draw(count)


@MACAWS.passive(value=2, copies=3, hand_size=1)
def cookies() -> None:
    """While this card is in your hand, your hand size is 1 larger."""


@MACAWS.technique(value=3, copies=3, bonus=True)
def shattered_relic(turn: Turn) -> Effect:
    """Throw away a card of your hand, then draw a card."""
    card = yield turn.pick(turn.hand, prompts.THROW_AWAY)
    turn.throw_away(card)
    turn.draw(1)


@MACAWS.technique(value=4, copies=3, bonus=True)
def spyglass(turn: Turn) -> Effect:
    """Draw 3 cards. Keep 1 of them and put the others on top of your deck in any order."""
    turn.set_aside(3)
    card = yield turn.pick(turn.aside, prompts.KEEP)
    turn.keep(card)
    yield from put_back(turn)


@MACAWS.technique(value=5, copies=1, bonus=True)
def flashy_show(turn: Turn) -> None:
    """Every card you use counts 1 more until the end of this turn."""
    turn.raise_values(1)


@MACAWS.technique(value=5, copies=1, bonus=True)
def favourite_toy(turn: Turn) -> None:
    """Take the top card of your discard pile into your hand."""
    turn.recover_top()
