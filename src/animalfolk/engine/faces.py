"""What is printed on the cards: one table a fact, indexed by face.

A face is a small integer: 0 is junk, then six for each animalfolk deck in the order of the decks' ordinals.
A card in a zone is its face, with a few bits above it that say what is particular about this copy there.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine.aliases import Card, Face

NOTHING: Final = -1  # no card; also the answer "done"
JUNK: Final = 0
FACE: Final = 127  # the bits of an entry that hold its face
COIN: Final = 126  # no card: a coin in a payment (BUY-18)
SPENT: Final = 128  # a hand card whose once-a-turn use is over
MARK: Final = 8  # hand cards: five bits from here up tell altered copies apart
MARKS: Final = 31
BODY: Final = 13  # where a card counts as another: bits from here up say which copying card it is
SEEN: Final = 7  # hidden piles: bits from here up say which seats know the card
FROM_MARKET: Final = 4096  # set aside: the card came from the market deck
OWNER: Final = 13  # set aside: bits from here up hold whose deck or hand it was, or who drew it from the market
STACK: Final = 7  # stalls: four bits from here up hold the number of the stack
STACKS: Final = 15
STALL: Final = 16  # a card in somebody's stall, as an option: bits from here up hold whose
PLACE: Final = 20  # a card of a discard pile, as an option: bits from here up hold how many cards from the top it lies

SPECTATOR: Final = 4  # the seat number of those who only watch
EVERYONE: Final = 31  # a mask of all seats and spectators

TECHNIQUE: Final = 0
PASSIVE: Final = 1
RUBBISH: Final = 2
KINDS: Final[list[str]] = ["technique", "passive", "rubbish"]

NO_SET: Final = -1
SIZE: Final = 128

NAME: Final[list[str]] = [""] * SIZE
VALUE: Final[list[int]] = [0] * SIZE
SET: Final[list[int]] = [NO_SET] * SIZE
KIND: Final[list[int]] = [RUBBISH] * SIZE
COPIES: Final[list[int]] = [0] * SIZE
BONUS: Final[list[int]] = [0] * SIZE

# What passive cards and lasting techniques change; 0 is "nothing". Their meaning stands in declare.py.
HAND_SIZE: Final[list[int]] = [0] * SIZE
USABLE: Final[list[int]] = [0] * SIZE
BENDS: Final[list[int]] = [0] * SIZE  # how a stack with it may be made: the bits below
ADDS_FROM_DISCARD: Final[list[int]] = [0] * SIZE
ADJUSTS: Final[list[int]] = [0] * SIZE
BUILDS_AGAIN: Final[list[int]] = [0] * SIZE
FREES_OVERPAY: Final[list[int]] = [0] * SIZE
SELLS_BIN: Final[list[int]] = [0] * SIZE
REARRANGES: Final[list[int]] = [0] * SIZE
STICKS: Final[list[int]] = [0] * SIZE
STALL_SIZE: Final[list[int]] = [0] * SIZE
STAYS: Final[list[int]] = [0] * SIZE
COMES_DUE: Final[list[int]] = [0] * SIZE
RAISES_PRICES: Final[list[int]] = [0] * SIZE
RAISES_NEED: Final[list[int]] = [0] * SIZE
LIMITS_FILL: Final[list[int]] = [0] * SIZE
SPARES_JUNK: Final[list[int]] = [0] * SIZE
REACTS: Final[list[int]] = [0] * SIZE  # to what it may be used out of turn: the values below
MIRRORS: Final[list[int]] = [0] * SIZE  # from where it copies another card: the values below
OF_USE: Final[list[int]] = [0] * SIZE  # in which windows of the own turn its use may matter: the bits below

TRAITS: Final[list[int]] = [0] * SIZE  # what to look for in a hand, as the bits below
IS_TECHNIQUE: Final = 1
IS_USABLE: Final = 2
IS_SELLER: Final = 4
IS_BENDING: Final = 8
IS_REARRANGING: Final = 16
IS_COPYING: Final = 32
IS_REACTING: Final = 64

LETS_JUNK_IN: Final = 1
MIXES_SETS: Final = 2
ADDS_CARDS: Final = 4

ALWAYS: Final = 1  # values of USABLE
WITH_MARKET_DECK: Final = 2
ON_ITSELF: Final = 3  # its use changes the card itself
WITH_DECK: Final = 4  # there is a card to draw
WITH_CARDS_IN_DECK: Final = 5  # there is a deck to search
WITH_DISCARD: Final = 6
WITH_DISCARD_AND_FOLK: Final = 7  # and an animalfolk card in hand

WHILE_ACTING: Final = 1  # bits of OF_USE: an action or a further stack is still to come
AT_THE_END: Final = 2  # nothing is left to do, and the hand is not yet filled
HAND_FILLED: Final = 4  # the hand is filled, the market is not
AT_ANY_TIME: Final = WHILE_ACTING | AT_THE_END | HAND_FILLED

RIGHTMOST_STACK: Final = 1  # values of MIRRORS
OTHERS_DISCARDS: Final = 2
BIN_TOP: Final = 3
MARKET_CARDS: Final = 4
HAND_CARDS: Final = 5
PURCHASE: Final = 1  # values of REACTS: what a card answers to; kinds of notes
STACK_BUILT: Final = 2
TECHNIQUE_RESOLVED: Final = 3
DECK_SHUFFLED: Final = 4
ARRIVAL: Final = 5  # this card itself has come into the hand

COPYING: Final[list[int]] = [NOTHING]  # the faces that copy others, numbered from 1
COPYING_NUMBER: Final[list[int]] = [0] * SIZE

SETS: Final[list[str]] = [""] * 12  # the animalfolk decks by ordinal
NUMBER: Final[dict[str, int]] = {}  # faces by name
SET_NUMBER: Final[dict[str, int]] = {}  # animalfolk decks by name


def note_traits(face: Face) -> None:
    """Sum up the facts of a face that the engine looks for in every hand."""
    TRAITS[face] = (
        (KIND[face] == TECHNIQUE) * IS_TECHNIQUE
        | (USABLE[face] > 0 and not REACTS[face]) * IS_USABLE
        | (REACTS[face] > 0) * IS_REACTING
        | (SELLS_BIN[face] > 0) * IS_SELLER
        | (BENDS[face] > 0) * IS_BENDING
        | (REARRANGES[face] > 0) * IS_REARRANGING
        | (MIRRORS[face] > 0) * IS_COPYING
    )


def own_face(card: Card) -> Face:
    """What is printed on a card of a hand, schedule or stall, whatever it counts as now."""
    number = card >> BODY & 7
    return COPYING[number] if number else card & FACE


def mark_of(card: Card) -> int:
    """What ties a hand card to the alterations of this one card; 0 without any."""
    return card >> MARK & MARKS


def traits(cards: list[Card]) -> int:
    """What is to be found among these cards."""
    found = 0
    for card in cards:
        found |= TRAITS[card & FACE]
    return found


def faces_of(folk: int) -> list[int]:
    """The six faces of an animalfolk deck."""
    first = 1 + 6 * folk
    return [face for face in range(first, first + 6) if SET[face] == folk]
