"""Reckless Marbled Polecats: who dares may win."""

from animalfolk.engine import prompts
from animalfolk.engine.chance import POLECAT_DIE
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.turn import Turn
from animalfolk.engine.verbs import exchange_with_deck, throw_away_slots

POLECATS: Deck = Deck("polecats", ordinal=10, game=2)


@POLECATS.technique(value=1, copies=4, bonus=True)
def daring_adventurer(turn: Turn) -> Effect:
    """Roll the polecat die. Throw away that many cards of the market, then fill the market at once."""
    count = turn.roll(POLECAT_DIE)
    yield from throw_away_slots(turn, count)
    turn.fill_market()


@POLECATS.technique(value=2, copies=3, bonus=True)
def rare_artefact(turn: Turn) -> Effect:
    """Show a card of your hand and roll the polecat die. The card counts that many times as much this turn."""
    card = yield turn.pick(turn.usable, prompts.SHOW)
    if card != NOTHING:
        card = turn.show_card(card)
        turn.multiply(card, turn.roll(POLECAT_DIE))


@POLECATS.technique(value=3, copies=3, bonus=True)
def swank(turn: Turn) -> Effect:
    """Throw away a card of your hand. If it was an animalfolk card, draw a card of the market deck."""
    card = yield turn.pick(turn.hand, prompts.THROW_AWAY)
    turn.throw_away(card)
    if card != NOTHING and turn.is_animalfolk(card):
        turn.draw_from_market()


@POLECATS.technique(value=4, copies=3, bonus=True)
def risky_business(turn: Turn) -> Effect:
    """Guess the value of the top card of the market deck. If you are right, it comes into your hand;
    if not, it is thrown away.
    """
    if turn.has_market_deck():
        guess = yield turn.pick_number(1, 5, prompts.GUESS)
        turn.guess_market_top(guess)


@POLECATS.technique(value=5, copies=1, bonus=True)
def natural_survivor(turn: Turn) -> Effect:
    """Roll the polecat die. Search your deck and exchange that many cards of your hand for cards of your deck.
    Shuffle your deck.
    """
    count = turn.roll(POLECAT_DIE)
    yield from exchange_with_deck(turn, count)
    turn.shuffle_deck()


@POLECATS.passive(value=5, copies=1, stall_size=1)
def sofa() -> None:
    """While this card is in your stall, your hand size is 1 larger."""
