"""Intimidating Dwarf Crocodiles: a friendly warning to the others."""

from animalfolk.engine import prompts
from animalfolk.engine.aliases import Seat
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.turn import Turn
from animalfolk.engine.verbs import return_to_each

CROCODILES: Deck = Deck("crocodiles", ordinal=8, game=2)


@CROCODILES.technique(value=1, copies=4, bonus=True)
def little_villain(turn: Turn) -> None:
    """Each opponent discards the top 2 cards of their deck, one after the other."""
    for seat in turn.opponents():
        turn.discard_top(seat)
        turn.discard_top(seat)


@CROCODILES.technique(value=2, copies=3, bonus=True, raises_prices=2)
def scary_gunfight(turn: Turn) -> None:
    """Until the start of your next turn, cards of the market cost opponents 2 more."""


@CROCODILES.technique(value=3, copies=3, bonus=True)
def night_shift(turn: Turn) -> Effect:
    """Draw a card of each player's deck, yours too. Put one of them on top of each of these decks, as you like."""
    givers = turn.set_aside_from_each()
    yield from return_to_each(turn, givers)


@CROCODILES.technique(value=4, copies=3, bonus=True)
def ruthless_competition(turn: Turn) -> Effect:
    """Draw a card of another player's deck into your hand, then put a card of your hand on top of that deck."""
    player: Seat = yield turn.pick_seat(turn.another(), prompts.PLAYER)
    if turn.draw_from_deck_of(player):
        card = yield turn.pick(turn.hand, prompts.PUT_ON_DECK_OF)
        turn.put_on_deck_of(player, card)


@CROCODILES.technique(value=5, copies=1, bonus=True, raises_need=1)
def nasty_threat(turn: Turn) -> None:
    """Until the start of your next turn, opponents' stacks must be worth 1 more than usual."""


@CROCODILES.technique(value=5, copies=1, bonus=True, limits_fill=1)
def lost_shipments(turn: Turn) -> None:
    """Until the start of your next turn, opponents draw at most 1 card when they fill their hand."""
