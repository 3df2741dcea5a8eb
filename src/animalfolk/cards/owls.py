"""Observant Snowy Owls: they have seen it coming."""

from animalfolk.engine import prompts
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.faces import (
    ALWAYS,
    ARRIVAL,
    DECK_SHUFFLED,
    PURCHASE,
    STACK_BUILT,
    TECHNIQUE_RESOLVED,
    WITH_CARDS_IN_DECK,
    WITH_DECK,
    WITH_DISCARD,
    WITH_DISCARD_AND_FOLK,
)
from animalfolk.engine.turn import Turn
from animalfolk.engine.verbs import discard_cards, put_back, swap_for_discarded

OWLS: Deck = Deck("owls", ordinal=11, game=2)


@OWLS.passive(value=1, copies=4, usable=WITH_DECK)
def wise_spy(turn: Turn) -> Effect:
    """Once in your turn, you may draw 3 cards and put them back on top of your deck in any order."""
    turn.set_aside(3)
    yield from put_back(turn)


@OWLS.passive(value=2, copies=3, reacts=TECHNIQUE_RESOLVED, usable=WITH_CARDS_IN_DECK)
def ancient_knowledge(turn: Turn) -> Effect:
    """After another player's technique is fully resolved, you may search your deck.
    You may discard a card of it. Shuffle your deck.
    """
    turn.look_through_deck()
    card = yield turn.pick_or_stop(turn.deck, prompts.MAY_DISCARD_FOUND)
    turn.discard_found(card)
    turn.shuffle_deck()


@OWLS.passive(value=3, copies=3, reacts=ARRIVAL, usable=ALWAYS)
def quality_inspection(turn: Turn) -> Effect:
    """After this card has come into your hand, you may throw away a card of your hand. If you do, draw a card."""
    card = yield turn.pick(turn.hand, prompts.THROW_AWAY)
    turn.throw_away(card)
    turn.draw(1)


@OWLS.passive(value=4, copies=3, reacts=PURCHASE, usable=ALWAYS)
def binoculars(turn: Turn) -> Effect:
    """After another player buys a card, you may draw a card, then discard a card of your hand."""
    turn.draw(1)
    yield from discard_cards(turn, 1)


@OWLS.passive(value=5, copies=1, reacts=DECK_SHUFFLED, usable=WITH_DISCARD_AND_FOLK)
def balancing(turn: Turn) -> Effect:
    """After another player shuffles their deck, you may swap an animalfolk card of your hand
    with a card of your discard pile.
    """
    yield from swap_for_discarded(turn)


@OWLS.passive(value=5, copies=1, reacts=STACK_BUILT, usable=WITH_DISCARD)
def extra_remarks(turn: Turn) -> Effect:
    """After another player builds a stack, you may put a card of your discard pile on top of your deck."""
    card = yield turn.pick_discarded(turn.discard_pile, prompts.DISCARD_TO_DECK)
    turn.discard_on_deck(card)
