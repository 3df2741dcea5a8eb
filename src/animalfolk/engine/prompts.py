"""What a decision is about: a key for the catalogues, and what its options are."""

from __future__ import annotations

from typing import Final

from animalfolk.engine.faces import AT_THE_END, HAND_FILLED, WHILE_ACTING

ACTION: Final = 0  # kinds of options
CARD: Final = 1
STACK_CARD: Final = 2
STALL_CARD: Final = 3
SLOT: Final = 4
NUMBER: Final = 5
SEAT: Final = 6
WAY: Final = 7

# What decides how many options there are, so that a question which answers itself would tell of it (hold.py).
OPEN: Final = 0  # what lies open, or what is shown by the answer itself
HAND: Final = 1  # cards of the hand
ASIDE: Final = 2  # cards set aside
GIFTS: Final = 3  # the same, but nobody sees the choice before it is complete
DECK: Final = 4  # cards of the own deck
COPY: Final = 5  # a hand card that the card set aside may copy
ANYTHING: Final = 6  # whatever the hand can do: there may be nothing

KEYS: Final[list[str]] = []
SHAPE: Final[list[int]] = []
HIDDEN: Final[list[int]] = []
WINDOW: Final[list[int]] = []  # of questions for which a passive may be used: which of those that faces.OF_USE names


def _prompt(key: str, shape: int, hidden: int = OPEN, window: int = 0) -> int:
    KEYS.append(key)
    SHAPE.append(shape)
    HIDDEN.append(hidden)
    WINDOW.append(window)
    return len(KEYS) - 1


ACT: Final = _prompt("act", ACTION, window=WHILE_ACTING)
BUILD_AGAIN: Final = _prompt("build_again", ACTION, ANYTHING, WHILE_ACTING)
END_TURN: Final = _prompt("end_turn", ACTION, window=AT_THE_END)
BEFORE_MARKET: Final = _prompt("before_market", ACTION, ANYTHING, HAND_FILLED)
PAY: Final = _prompt("pay", CARD)
STACK: Final = _prompt("stack", STACK_CARD)
INVENTORY: Final = _prompt("inventory", CARD)
ORDER: Final = _prompt("order", CARD)  # which lands next on the discard pile
THROW_AWAY: Final = _prompt("throw_away", CARD, HAND)
THROW_ORDER: Final = _prompt("throw_order", CARD)
KEEP: Final = _prompt("keep", CARD, ASIDE)
RETURN: Final = _prompt("return", CARD, ASIDE)
TAKE: Final = _prompt("take", SLOT)
SWAP: Final = _prompt("swap", STALL_CARD)
SPARE_JUNK: Final = _prompt("spare_junk", NUMBER)
MAY_THROW_AWAY: Final = _prompt("may_throw_away", CARD)  # or not
MAY_RECOVER: Final = _prompt("may_recover", CARD)  # a card of the discard pile, or none
RECOVER_JUNK: Final = _prompt("recover_junk", NUMBER)
SEARCH: Final = _prompt("search", CARD, DECK)  # a card of the own deck
PUT_IN_DECK: Final = _prompt("put_in_deck", CARD, HAND)
DISCARD_ONE: Final = _prompt("discard_one", CARD, HAND)
SHOW: Final = _prompt("show", CARD, HAND)
GUESS: Final = _prompt("guess", NUMBER)
THROW_SLOT: Final = _prompt("throw_slot", SLOT)
ARRANGE: Final = _prompt("arrange", CARD)  # which card goes into the next slot from the right, or none
PAY_ARRANGED: Final = _prompt("pay_arranged", CARD)
BUY_ARRANGED: Final = _prompt("buy_arranged", SLOT)
STICK: Final = _prompt("stick", CARD)  # a paid card that stays in the hand, or no more
PLAYER: Final = _prompt("player", SEAT)  # whom the card concerns
MAY_PLAYER: Final = _prompt("may_player", SEAT)  # one more, or no more
GIVE: Final = _prompt("give", CARD, HAND)
PUT_ON_DECK_OF: Final = _prompt("put_on_deck_of", CARD, HAND)  # a hand card on top of another's deck
GIVE_BACK: Final = _prompt("give_back", CARD, GIFTS)  # which of the cards set aside goes back to the next player
THROW_ONE: Final = _prompt("throw_one", CARD)  # of the cards set aside
DUE: Final = _prompt("due", CARD)  # which scheduled card is next
REACT: Final = _prompt("react", CARD)  # use a card because of what happened, or not
GROW: Final = _prompt("grow", CARD, ANYTHING)  # which hand card copies one that enlarges the hand, or none
MAY_DISCARD_FOUND: Final = _prompt("may_discard_found", CARD)  # a card of the own deck, or none
SWAP_OUT: Final = _prompt("swap_out", CARD)  # a card of the discard pile that comes into the hand
SWAP_IN: Final = _prompt("swap_in", CARD, HAND)  # the hand card that takes its place
DISCARD_TO_DECK: Final = _prompt("discard_to_deck", CARD)  # a card of the discard pile for the top of the deck
SIDE: Final = _prompt("side", WAY)  # left or right round the table
MAY_PUT_ON_DECK: Final = _prompt("may_put_on_deck", CARD)  # the card being played on top of the own deck, or not
GIVE_ONE: Final = _prompt("give_one", CARD, GIFTS)  # which of the cards set aside comes into the next player's hand
THROW_FROM_DISCARD: Final = _prompt("throw_from_discard", CARD)  # of the own discard pile
CONCEAL: Final = _prompt("conceal", CARD, HAND)  # a hand card whose value another player will guess
GUESS_HELD: Final = _prompt("guess_held", NUMBER)  # the value of a card that another player has chosen in secret
SET_VALUE: Final = _prompt("set_value", NUMBER)
STACK_ALONE: Final = _prompt("stack_alone", STACK_CARD, COPY)  # how a single card counts as a stack of its own
OFFER: Final = _prompt("offer", STACK_CARD)  # a card laid openly for a stack that the partner shall complete
HELP: Final = _prompt("help", STACK_CARD)  # a card that helps to complete the partner's stack, or none
BACK_FIRST: Final = _prompt("back_first", CARD)  # which of the cards set aside goes back below the others

# Several cards may be named in any order; those of other prompts land as named.
ANY_ORDER: Final[list[int]] = [PAY, PAY_ARRANGED, STACK, OFFER, HELP]
# The cards of an action may be named with it; to name none ends the choice.
OF_AN_ACTION: Final[list[int]] = [*ANY_ORDER, INVENTORY]

# A card of the own discard pile is asked, which may be named by its place.
OF_DISCARD: Final[list[int]] = [MAY_RECOVER, SWAP_OUT, DISCARD_TO_DECK, THROW_FROM_DISCARD]

# An ACTION option is small, so that Python need not make a new integer: its kind in the lowest bits, above it a
# card or slot.
KIND: Final = 7
OF: Final = 3  # bits to shift
ASK: Final = 0  # the partner for help with a stack
BUY: Final = 1
PLAY: Final = 2
BUILD: Final = 3
DISCARD: Final = 4
USE: Final = 5
END: Final = 6
REARRANGE: Final = 7
PAUSE: Final = END | 1 << OF  # the end of the turn, but with a stop before the market is filled (hold.py)
