"""Experimenting Platypuses: keeping control of one's cards."""

from animalfolk.engine import prompts
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.turn import Turn
from animalfolk.engine.verbs import discard_cards

PLATYPUSES: Deck = Deck("platypuses", ordinal=6, game=2)


@PLATYPUSES.technique(value=1, copies=4, bonus=True)
def tireless_tinkerer(turn: Turn) -> None:
    """Put the top card of your discard pile on top of your deck."""
    turn.top_on_deck()


@PLATYPUSES.passive(value=2, copies=3, rearranges=True)
def calculations() -> None:
    """Before you buy a card and pay with this card, you may rearrange the cards of the market."""


@PLATYPUSES.technique(value=3, copies=3, bonus=True)
def safety_precaution(turn: Turn) -> Effect:
    """Swap this card with a card in your stall. That card comes into your hand."""
    card = yield turn.pick_stall_card([turn.seat], prompts.SWAP)
    turn.swap_with_stall(card)


@PLATYPUSES.technique(value=4, copies=3, bonus=True)
def magnet(turn: Turn) -> Effect:
    """Search your deck for a card and take it into your hand. Shuffle your deck."""
    turn.look_through_deck()
    card = yield turn.pick(turn.deck, prompts.SEARCH)
    turn.find(card)
    turn.shuffle_deck()


@PLATYPUSES.technique(value=5, copies=1, bonus=True)
def dangerous_test(turn: Turn) -> Effect:
    """Draw 3 cards, then discard 3 cards of your hand."""
    turn.draw(3)
    yield from discard_cards(turn, 3)


@PLATYPUSES.passive(value=5, copies=1, sticks=True)
def glue() -> None:
    """When you buy a card and pay with this card, you may keep this card in your hand."""
