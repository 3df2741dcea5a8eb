"""Which cards may form the next stack: chosen one by one, always able to be completed (BUILD-02, BUILD-05 to BUILD-08).

Where all is plain, sums of each set are kept as bits of an integer, which tells at once what can be completed;
otherwise stack_search.py adds up what the choices can give.
"""

from __future__ import annotations

from animalfolk.engine.aliases import Card, Option, Seat
from animalfolk.engine.copying import left_overs, united
from animalfolk.engine.discards import from_every_place
from animalfolk.engine.faces import (
    ADDS_CARDS,
    ADJUSTS,
    BENDS,
    FACE,
    IS_BENDING,
    IS_COPYING,
    JUNK,
    LETS_JUNK_IN,
    MIXES_SETS,
    NO_SET,
    NOTHING,
    SET,
    traits,
)
from animalfolk.engine.stack_search import CARD, FROM_DISCARD, Search, key_of, ways, worth
from animalfolk.engine.state import State
from animalfolk.engine.values import stack_need, value, values


def can_build(g: State, seat: Seat, amounts: list[int], found: int) -> bool:
    """Whether some stack can be built now with a hand of these amounts and traits."""
    need = stack_need(g, seat)
    hand = g.hands[seat]
    if found & IS_COPYING:
        return Search(g, seat, [], hand, need).finds()
    if _one_set_reaches(hand, amounts, need):
        return True
    if not found & IS_BENDING:
        return False
    for card in hand:
        if BENDS[card & FACE] & ADDS_CARDS:
            return Search(g, seat, [], hand, need).finds()
    return _bent_reaches(g, seat, need)


def stack_options(g: State, seat: Seat) -> list[Option]:
    """What may be chosen next; empty when the stack is complete, NOTHING where it may be left as it is."""
    need = stack_need(g, seat)
    for choice in g.laid:
        need -= worth(g, seat, choice)
    if traits(g.hands[seat]) & (IS_BENDING | IS_COPYING):
        rests = left_overs(g, seat, [choice & CARD for choice in g.laid if not choice & FROM_DISCARD])
        options = united([Search(g, seat, g.laid, rest, need).options() for rest in rests])
        options = from_every_place(g, seat, options)
    else:
        options = _plain(g, seat, g.laid, need)
    if need == 0 and options:
        options.append(NOTHING)
    return options


def _one_set_reaches(hand: list[Card], amounts: list[int], need: int) -> bool:
    sums = [1] * 12  # of each set, bit n: n can be reached
    for place in range(len(hand)):
        face = hand[place] & FACE
        folk = SET[face]
        if folk != NO_SET:
            reached = _added(sums[folk], amounts[place], ADJUSTS[face])
            if reached >> need & 1:
                return True
            sums[folk] = reached
    return False


def _bent_reaches(g: State, seat: Seat, need: int) -> bool:
    """Whether a stack is possible with cards that let junk in or mix sets."""
    hand = g.hands[seat]
    for first in range(len(hand)):
        if BENDS[hand[first] & FACE]:
            for second in range(first, len(hand)):
                if BENDS[hand[second] & FACE] and _sums_with(g, seat, first, second) >> need & 1:
                    return True
    return False


def _sums_with(g: State, seat: Seat, first: int, second: int) -> int:
    """Bit n: a stack worth n is possible that holds these two cards (or one, if they are the same)."""
    hand = g.hands[seat]
    amounts = values(g, seat, hand)
    bends = BENDS[hand[first] & FACE] | BENDS[hand[second] & FACE]
    sums = 1 << amounts[first]
    if second != first:
        sums <<= amounts[second]
    for place in range(len(hand)):
        face = hand[place] & FACE
        allowed = bends & (LETS_JUNK_IN if face == JUNK else MIXES_SETS) or SET[face] == SET[hand[first] & FACE]
        if allowed and place not in (first, second):
            sums = _added(sums, amounts[place], ADJUSTS[face])
    return sums


def _added(sums: int, amount: int, adjusts: int) -> int:
    result = sums | sums << amount
    if adjusts:
        result |= sums << (amount + adjusts)
        if amount >= adjusts:
            result |= sums << (amount - adjusts)
    return result


def _plain(g: State, seat: Seat, laid: list[Option], need: int) -> list[int]:
    """Choices of one set, from the smallest card to the largest, that the cards below them complete."""
    keys = _keys(g, seat, laid)
    own = SET[laid[-1] & FACE] if laid else NO_SET
    sums = [1] * 12
    options: list[int] = []
    for place in range(len(keys) - 1, -1, -1):
        card = keys[place] & CARD
        folk = SET[card & FACE]
        if folk == NO_SET or own not in (NO_SET, folk):
            continue
        for choice in ways(card):
            left = need - worth(g, seat, choice)
            if left >= 0 and sums[folk] >> left & 1 and choice not in options:
                options.append(choice)
        sums[folk] = _added(sums[folk], value(g, seat, card), ADJUSTS[card & FACE])
    options.reverse()
    return options


def _keys(g: State, seat: Seat, laid: list[Option]) -> list[int]:
    """The hand cards that may follow, as value and card in one number, largest first."""
    rest = g.hands[seat].copy()
    ceiling = 1 << 30
    for choice in laid:
        rest.remove(choice & CARD)
        ceiling = key_of(g, seat, choice & CARD)
    keys: list[int] = []
    for card in rest:
        key = key_of(g, seat, card)
        if key <= ceiling:
            keys.append(key)
    keys.sort()
    keys.reverse()
    return keys
