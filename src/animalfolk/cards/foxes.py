"""Friendly Fennec Foxes: everybody takes part, and the foxes most of all."""

from animalfolk.engine import prompts
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.turn import Turn
from animalfolk.engine.verbs import each_finds, each_takes, give_to_each

FOXES: Deck = Deck("foxes", ordinal=9, game=2)


@FOXES.technique(value=1, copies=4, bonus=True)
def cunning_neighbour(turn: Turn) -> Effect:
    """Look at another player's hand. Then you may put this card on top of your deck."""
    player = yield turn.pick_seat(turn.another(), prompts.PLAYER)
    turn.look_at_hand(player)
    card = yield turn.pick_or_stop([turn.played], prompts.MAY_PUT_ON_DECK)
    if card != NOTHING:
        turn.put_played_on_deck()


@FOXES.technique(value=2, copies=3, bonus=True)
def cheer(turn: Turn) -> Effect:
    """Each player searches their deck for a card and takes it into their hand. Then each player shuffles their deck."""
    yield from each_finds(turn)
    for seat in turn.all_players():
        turn.of(seat).shuffle_deck()


@FOXES.technique(value=3, copies=3, bonus=True)
def raffle(turn: Turn) -> Effect:
    """Choose left or right. All at once, each player takes a random card from the hand of the next player that way."""
    side = yield turn.pick_side()
    turn.take_random_all_round(side)


@FOXES.technique(value=4, copies=3, bonus=True)
def charity(turn: Turn) -> Effect:
    """Take a random card from each player's hand, yours too. Then give one of them to each player, as you like."""
    givers = turn.set_aside_from_hands()
    yield from give_to_each(turn, givers)


@FOXES.technique(value=5, copies=1, bonus=True)
def tasters(turn: Turn) -> Effect:
    """Choose left or right. Beginning with you and going that way, each player takes a card of the market."""
    side = yield turn.pick_side()
    yield from each_takes(turn, side)


@FOXES.technique(value=5, copies=1, bonus=True)
def rumours(turn: Turn) -> None:
    """Each player puts the top 2 cards of their discard pile on top of their deck, one after the other."""
    for seat in turn.all_players():
        turn.of(seat).top_on_deck()
        turn.of(seat).top_on_deck()
