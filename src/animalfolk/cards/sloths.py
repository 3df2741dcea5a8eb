"""Diligent Pale-throated Sloths: good things come next turn."""

from animalfolk.engine import prompts
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.turn import Turn
from animalfolk.engine.verbs import recover_more_junk

SLOTHS: Deck = Deck("sloths", ordinal=7, game=2)


@SLOTHS.technique(value=1, copies=4, bonus=True)
def steady_achiever(turn: Turn) -> None:
    """At the start of your next turn, draw a card."""


@SLOTHS.next_turn(steady_achiever)
def steady_achiever_next_turn(turn: Turn) -> None:
    turn.draw(1)


@SLOTHS.technique(value=2, copies=3)
def shopping_journey(turn: Turn) -> None:
    """At the start of your next turn, take a card of the market into your hand."""


@SLOTHS.next_turn(shopping_journey)
def shopping_journey_next_turn(turn: Turn) -> Effect:
    slot = yield turn.pick_slot(prompts.TAKE)
    turn.take(slot)


@SLOTHS.technique(value=3, copies=3, bonus=True)
def housecleaning(turn: Turn) -> Effect:
    """Take up to 3 junk cards of your discard pile into your hand.
    At the start of your next turn, you may throw away a card of your hand.
    """
    choice = yield turn.pick_junk(3)
    if turn.recover_junk(choice):
        yield from recover_more_junk(turn, 2)


@SLOTHS.next_turn(housecleaning)
def housecleaning_next_turn(turn: Turn) -> Effect:
    card = yield turn.pick_or_stop(turn.hand, prompts.MAY_THROW_AWAY)
    turn.throw_away(card)


@SLOTHS.technique(value=4, copies=3, bonus=True)
def siesta(turn: Turn) -> None:
    """At the start of your next turn, you may take a card of your discard pile into your hand."""


@SLOTHS.next_turn(siesta)
def siesta_next_turn(turn: Turn) -> Effect:
    card = yield turn.pick_discarded_or_stop(turn.discard_pile, prompts.MAY_RECOVER)
    turn.recover(card)


@SLOTHS.technique(value=5, copies=1, bonus=True)
def lunch_break(turn: Turn) -> None:
    """Draw a card. At the start of your next turn, draw a card."""
    turn.draw(1)


@SLOTHS.next_turn(lunch_break)
def lunch_break_next_turn(turn: Turn) -> None:
    turn.draw(1)


@SLOTHS.technique(value=5, copies=1, bonus=True)
def ironing(turn: Turn) -> None:
    """In your next turn, from its start to its end, every card you use counts 1 more."""


@SLOTHS.next_turn(ironing)
def ironing_next_turn(turn: Turn) -> None:
    turn.raise_values(1)
