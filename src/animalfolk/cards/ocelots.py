"""Lucky Ocelots: they put it to the test."""

from animalfolk.engine import prompts
from animalfolk.engine.chance import OCELOT_DIE
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.faces import NOTHING, ON_ITSELF, WHILE_ACTING
from animalfolk.engine.turn import Turn
from animalfolk.engine.verbs import build_alone, discard_hand, let_guess, name_value

OCELOTS: Deck = Deck("ocelots", ordinal=4, game=1)


@OCELOTS.passive(value=1, copies=4, usable=ON_ITSELF, of_use=WHILE_ACTING)
def bold_haggler(turn: Turn) -> None:
    """Once in your turn, you may roll the ocelot die. This card counts that much more this turn."""
    turn.raise_this_card(turn.roll(OCELOT_DIE))


@OCELOTS.technique(value=2, copies=3, bonus=True)
def new_season(turn: Turn) -> Effect:
    """Throw away an animalfolk card of your discard pile. If you did, draw a card of the market deck."""
    card = yield turn.pick_discarded(turn.discarded_animalfolk, prompts.THROW_FROM_DISCARD)
    if card != NOTHING:
        turn.throw_away_discarded(card)
        turn.draw_from_market()


@OCELOTS.technique(value=3, copies=3, bonus=True)
def whirligig(turn: Turn) -> Effect:
    """Discard your hand and draw as many cards. Then shuffle your hand together with another player's hand and deal
    both of you, at random, as many cards as each had.
    """
    count = len(turn.hand)
    if count:
        yield from discard_hand(turn)
        turn.draw(count)
        player = yield turn.pick_seat(turn.another(), prompts.PLAYER)
        turn.mix_hands(player)


@OCELOTS.technique(value=4, copies=3, bonus=True)
def charm(turn: Turn) -> Effect:
    """Show the top card of the market deck. If it can be your next stack by itself, build it; if not, throw it away."""
    if turn.reveal_market_top():
        yield from build_alone(turn)


@OCELOTS.technique(value=5, copies=1, bonus=True)
def gamble(turn: Turn) -> Effect:
    """Choose another player and roll the ocelot die. Exchange that many random cards of your hand for random cards of
    theirs.
    """
    player = yield turn.pick_seat(turn.another(), prompts.PLAYER)
    turn.exchange_random(player, turn.roll(OCELOT_DIE))


@OCELOTS.technique(value=5, copies=1, bonus=True)
def blindfold(turn: Turn) -> Effect:
    """Choose an opponent, who guesses the value of a card of your hand that you choose. Show the card. If the guess is
    right, discard it; if not, it counts what you say, 1 to 5, this turn.
    """
    if turn.hand:
        player = yield turn.pick_seat(turn.opponents(), prompts.PLAYER)
        right = yield from let_guess(turn, player)
        if right:
            turn.discard_shown()
        else:
            yield from name_value(turn)
