"""The makeup of a stack: all that the rules of stacks ask of its cards, as one number (BUILD-05 to BUILD-08).

It holds the set of the hand cards, which rules they bend, and whether anything in them still waits for a card that
allows it. Makeups of two lots of cards add up to that of both, whatever the order: so stacks are searched by makeup and
sum, and not card by card.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine.aliases import Face
from animalfolk.engine.faces import (
    ADDS_CARDS,
    ADDS_FROM_DISCARD,
    BENDS,
    JUNK,
    LETS_JUNK_IN,
    MIXES_SETS,
    SET,
    SIZE,
)

NO_CARDS: Final = 0
FOLK: Final = 15  # the bits for the set of the hand cards, from 1; 0 without any, or where it does not matter
MIXED: Final = 15  # several sets, and nothing yet that allows it
BENT: Final = 4  # from here up: whether sets may be mixed, whether junk is let in
MIXES: Final = MIXES_SETS << BENT
LETS: Final = LETS_JUNK_IN << BENT
WITH_JUNK: Final = 1 << 7  # junk of the hand, and nothing yet that lets it in
ADDED: Final = 1 << 8  # a card of the discard pile, and no hand card yet that allows any
ADDS: Final = 1 << 9  # such a hand card
FLAGS: Final = MIXES | LETS | WITH_JUNK | ADDED | ADDS
ROOM: Final = 10  # from here up: how many more cards of the discard pile are allowed; fewer than none if some wait


OF_HAND: Final[list[int]] = [NO_CARDS] * SIZE  # by face: the makeup of a single card of the hand
OF_DISCARD: Final[list[int]] = [NO_CARDS] * SIZE  # and of one of the discard pile, whose set does not matter


def note_makeup(face: Face) -> None:
    """Sum up what a face means for stacks."""
    bends = (BENDS[face] & (MIXES_SETS | LETS_JUNK_IN)) << BENT
    folk = 0 if bends & MIXES else SET[face] + 1
    adds = ADDS if BENDS[face] & ADDS_CARDS else 0
    OF_HAND[face] = WITH_JUNK if face == JUNK else bends | folk | adds | ADDS_FROM_DISCARD[face] << ROOM
    OF_DISCARD[face] = bends | ADDED | (ADDS_FROM_DISCARD[face] - 1) << ROOM


def together(one: int, other: int) -> int:
    """The makeup of two lots of cards in one stack."""
    flags = (one | other) & FLAGS
    folk = one & FOLK
    if folk != other & FOLK:
        folk = MIXED if folk and other & FOLK else folk | other & FOLK
    if flags & MIXES:
        folk = 0
    if flags & LETS:
        flags &= ~WITH_JUNK
    if flags & ADDS:
        flags &= ~ADDED
    return ((one >> ROOM) + (other >> ROOM)) << ROOM | flags | folk


def shared(made: int) -> int:
    """What a makeup means for the partner's cards: all but cards of a discard pile, which each lets in alone."""
    return made & (FOLK | MIXES | LETS | WITH_JUNK)


def keeps_to_rules(made: int, help_to_come: int) -> bool:
    """Whether cards of this makeup may be a stack, with what they themselves or help to come allow."""
    if made & FOLK == MIXED and not help_to_come & MIXES_SETS:
        return False
    if made & WITH_JUNK and not help_to_come & LETS_JUNK_IN:
        return False
    return not made & ADDED and (made >> ROOM >= 0 or help_to_come & ADDS_CARDS > 0)
