"""Hoarding Flying Squirrels: quick hands at the stall."""

from animalfolk.engine import prompts
from animalfolk.engine.declare import Deck, Effect
from animalfolk.engine.turn import Turn

SQUIRRELS: Deck = Deck("squirrels", ordinal=3, game=1)


@SQUIRRELS.passive(value=1, copies=4, lets_junk_in=True)
def stashing_vendor() -> None:
    """A stack with this card may also hold junk."""


@SQUIRRELS.passive(value=2, copies=3, mixes_sets=True)
def empty_chest() -> None:
    """A stack with this card may mix animalfolk sets."""


@SQUIRRELS.passive(value=3, copies=3, adds_from_discard=1)
def nostalgic_item() -> None:
    """A stack with this card may also hold 1 card of your discard pile: junk or any animalfolk card."""


@SQUIRRELS.technique(value=4, copies=3, bonus=True)
def acorn(turn: Turn) -> Effect:
    """Swap this card with a card in an opponent's stall. That card comes into your hand."""
    card = yield turn.pick_stall_card(turn.opponents(), prompts.SWAP)
    turn.swap_with_stall(card)


@SQUIRRELS.passive(value=5, copies=1, adjusts=1)
def accordion() -> None:
    """Building with this card, you may add 1 to its value or take 1 from it."""


@SQUIRRELS.passive(value=5, copies=1, builds_again=True)
def winter_is_coming() -> None:
    """After you build a stack with this card, you may build another stack at once."""
