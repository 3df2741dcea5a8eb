"""Thieving Northern Raccoons: what is yours is theirs."""

from animalfolk.engine import prompts
from animalfolk.engine.aliases import Seat
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.turn import Turn
from animalfolk.engine.verbs import choose_opponents

RACCOONS: Deck = Deck("raccoons", ordinal=2, game=1)


@RACCOONS.technique(value=1, copies=4, bonus=True)
def wily_fellow(turn: Turn) -> None:
    """Exchange your deck and your discard pile, then shuffle your deck."""
    turn.exchange_piles()
    turn.shuffle_deck()


@RACCOONS.technique(value=2, copies=3, bonus=True)
def nuisance(turn: Turn) -> Effect:
    """Choose up to 2 opponents. Each of them discards a random card of their hand."""
    chosen = yield from choose_opponents(turn, 2)
    for seat in turn.opponents():
        if chosen >> seat & 1:
            turn.discard_random(seat)


@RACCOONS.technique(value=3, copies=3, bonus=True)
def rotten_food(turn: Turn) -> Effect:
    """Put a card of your hand on top of another player's deck."""
    if turn.hand:
        player: Seat = yield turn.pick_seat(turn.another(), prompts.PLAYER)
        card = yield turn.pick(turn.hand, prompts.PUT_ON_DECK_OF)
        turn.put_on_deck_of(player, card)


@RACCOONS.technique(value=4, copies=3, bonus=True)
def dirty_exchange(turn: Turn) -> Effect:
    """Take a random card of another player's hand, then give that player a card of your hand."""
    player: Seat = yield turn.pick_seat(turn.another(), prompts.PLAYER)
    if turn.take_random(player):
        card = yield turn.pick(turn.hand, prompts.GIVE)
        turn.give(card, player)


@RACCOONS.technique(value=5, copies=1, bonus=True)
def sabotage(turn: Turn) -> Effect:
    """Draw 2 cards of another player's deck. Throw away 1 of them and put the other on that player's discard pile."""
    player: Seat = yield turn.pick_seat(turn.another(), prompts.PLAYER)
    turn.set_aside_from(player, 2)
    card = yield turn.pick_thrown()
    if card != NOTHING:
        turn.throw_away_aside(card)
        turn.aside_to_discard_of(player)


@RACCOONS.technique(value=5, copies=1)
def treasure_hunter(turn: Turn) -> Effect:
    """Take the top card of another player's discard pile into your hand."""
    player = yield turn.pick_seat(turn.with_discard(), prompts.PLAYER)
    turn.take_top_of_discard(player)
