"""What is printed on the cards: one table a fact, indexed by face.

A face is a small integer: 0 is junk, then six for each animalfolk deck in the order of the decks' ordinals.
A card in a zone is its face, with a few bits above it that say what is particular about this copy there.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1  # no card; also the answer "done"
JUNK: Final = 0
FACE: Final = 127  # the bits of an entry that hold its face
SPENT: Final = 128  # a hand card whose once-a-turn use is over
MARK: Final = 8  # hand cards: bits from here up tell altered copies apart
SEEN: Final = 7  # hidden piles: bits from here up say which seats know the card
FROM_MARKET: Final = 4096  # set aside: the card came from the market deck
OWNER: Final = 13  # set aside: bits from here up hold whose deck it was, or who drew it from the market
STACK: Final = 7  # stalls: bits from here up hold the number of the stack

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

TRAITS: Final[list[int]] = [0] * SIZE  # what to look for in a hand, as the bits below
IS_TECHNIQUE: Final = 1
IS_USABLE: Final = 2
IS_SELLER: Final = 4
IS_BENDING: Final = 8
IS_REARRANGING: Final = 16

LETS_JUNK_IN: Final = 1
MIXES_SETS: Final = 2
ADDS_CARDS: Final = 4

ALWAYS: Final = 1  # values of USABLE
WITH_MARKET_DECK: Final = 2
ON_ITSELF: Final = 3  # its use changes this very card

SETS: Final[list[str]] = [""] * 12  # the animalfolk decks by ordinal
NUMBER: Final[dict[str, int]] = {}  # faces by name
SET_NUMBER: Final[dict[str, int]] = {}  # animalfolk decks by name


def note_traits(face: int) -> None:
    """Sum up the facts of a face that the engine looks for in every hand."""
    TRAITS[face] = (
        (KIND[face] == TECHNIQUE) * IS_TECHNIQUE
        | (USABLE[face] > 0) * IS_USABLE
        | (SELLS_BIN[face] > 0) * IS_SELLER
        | (BENDS[face] > 0) * IS_BENDING
        | (REARRANGES[face] > 0) * IS_REARRANGING
    )


def mark_of(card: int) -> int:
    """The mark that ties a hand card to alterations of this one card; 0 if it has none."""
    return card >> MARK


def traits(cards: list[int]) -> int:
    """What is to be found among these cards."""
    found = 0
    for card in cards:
        found |= TRAITS[card & FACE]
    return found


def faces_of(folk: int) -> list[int]:
    """The six faces of an animalfolk deck."""
    return [face for face in range(SIZE) if SET[face] == folk]
