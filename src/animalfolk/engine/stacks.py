"""Which cards may form the next stack: chosen one by one, always able to be completed (BUILD-02, BUILD-05 to BUILD-08).

Hand cards are chosen first, then cards of the discard pile where a card in the stack allows it, both in
non-increasing value. A choice is a hand card or a face of the discard pile, with bits for what is special about it.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine.faces import (
    ADDS_CARDS,
    ADDS_FROM_DISCARD,
    ADJUSTS,
    BENDS,
    BUILDS_AGAIN,
    FACE,
    IS_BENDING,
    JUNK,
    LETS_JUNK_IN,
    MIXES_SETS,
    NO_SET,
    NOTHING,
    SET,
    traits,
)
from animalfolk.engine.state import State
from animalfolk.engine.values import stack_need, value, values

CARD: Final = 65535  # the bits of a choice that hold its card
FROM_DISCARD: Final = 1 << 16
RAISED: Final = 1 << 17  # its own text adds to its value, or takes from it
LOWERED: Final = 1 << 18


def worth(g: State, seat: int, choice: int) -> int:
    """What a chosen card counts in the stack (BUILD-09)."""
    amount = value(g, seat, choice & CARD)
    if choice & RAISED:
        amount += ADJUSTS[choice & FACE]
    elif choice & LOWERED:
        amount -= ADJUSTS[choice & FACE]
    return amount


def extra_builds(laid: list[int]) -> int:
    """How many further stacks the cards of a stack give."""
    count = 0
    for choice in laid:
        count += BUILDS_AGAIN[choice & FACE]
    return count


def can_build(g: State, seat: int, amounts: list[int], found: int) -> bool:
    """Whether some stack can be built now with a hand of these amounts and traits."""
    need = stack_need(g, seat)
    hand = g.hands[seat]
    if _one_set_reaches(hand, amounts, need):
        return True
    if not found & IS_BENDING:
        return False
    for card in hand:
        if BENDS[card & FACE] & ADDS_CARDS:
            return _Search(g, seat, [], need).finds(need)
    return _bent_reaches(g, seat, need)


def stack_options(g: State, seat: int) -> list[int]:
    """What may be chosen next; empty when the stack is complete, NOTHING where it may be left as it is."""
    need = stack_need(g, seat)
    for choice in g.laid:
        need -= worth(g, seat, choice)
    if traits(g.hands[seat]) & IS_BENDING:
        options = _Search(g, seat, g.laid, need).options(need)
    else:
        options = _plain(g, seat, g.laid, need)
    if need == 0 and options:
        options.append(NOTHING)
    return options


def _one_set_reaches(hand: list[int], amounts: list[int], need: int) -> bool:
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


def _bent_reaches(g: State, seat: int, need: int) -> bool:
    """Whether a stack is possible with cards that let junk in or mix sets."""
    hand = g.hands[seat]
    for first in range(len(hand)):
        if BENDS[hand[first] & FACE]:
            for second in range(first, len(hand)):
                if BENDS[hand[second] & FACE] and _sums_with(g, seat, first, second) >> need & 1:
                    return True
    return False


def _sums_with(g: State, seat: int, first: int, second: int) -> int:
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


def _plain(g: State, seat: int, laid: list[int], need: int) -> list[int]:
    """Choices of one set, from the smallest card to the largest, that the cards below them complete."""
    keys = _hand_keys(g, seat, laid)
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


def ways(choice: int) -> list[int]:
    """A card as it is, and as its own text may change it."""
    if ADJUSTS[choice & FACE]:
        return [choice | LOWERED, choice, choice | RAISED]
    return [choice]


def _hand_keys(g: State, seat: int, laid: list[int]) -> list[int]:
    """The hand cards that may follow, as value and card in one number, largest first."""
    rest = g.hands[seat].copy()
    ceiling = 1 << 30
    for choice in laid:
        if choice & FROM_DISCARD:
            return []
        rest.remove(choice & CARD)
        ceiling = _key(g, seat, choice & CARD)
    return _ordered(g, seat, rest, ceiling)


def _discard_keys(g: State, seat: int, laid: list[int]) -> list[int]:
    """The cards of the discard pile that may follow."""
    rest = g.discards[seat].copy()
    ceiling = 1 << 30
    for choice in laid:
        if choice & FROM_DISCARD:
            rest.remove(choice & CARD)
            ceiling = _key(g, seat, choice & CARD)
    return _ordered(g, seat, rest, ceiling)


def _key(g: State, seat: int, card: int) -> int:
    return value(g, seat, card) << 16 | card


def _ordered(g: State, seat: int, cards: list[int], ceiling: int) -> list[int]:
    keys: list[int] = []
    for card in cards:
        key = _key(g, seat, card)
        if key <= ceiling:
            keys.append(key)
    keys.sort()
    keys.reverse()
    return keys


class _Search:
    """Tries the choices in order; knows what the chosen cards allow and ask for."""

    def __init__(self, g: State, seat: int, laid: list[int], need: int) -> None:
        self.choices: list[int] = []
        self.amounts: list[int] = []
        self.cards: list[int] = []  # which physical card a choice uses: ways of one card exclude each other
        self.bends = 0  # what any card within reach allows
        self.taken = laid.copy()
        for card in g.hands[seat]:
            self.bends |= BENDS[card & FACE]
        self._offer(g, seat, _hand_keys(g, seat, laid), 0, need)
        if self.bends & ADDS_CARDS:
            self._offer(g, seat, _discard_keys(g, seat, laid), FROM_DISCARD, need)
        self.below = [0] * (len(self.amounts) + 1)  # what all choices from here on could add at most
        for place in range(len(self.amounts) - 1, -1, -1):
            self.below[place] = self.below[place + 1] + self.amounts[place]

    def _offer(self, g: State, seat: int, keys: list[int], place: int, need: int) -> None:
        """Add what may be chosen, with each way of counting it."""
        for key in keys:
            number = self.cards[-1] + 1 if self.cards else 0
            self.bends |= BENDS[key & FACE]
            if not ADJUSTS[key & FACE]:
                self._add(key & CARD | place, key >> 16, number, need)
            else:
                for choice in ways(key & CARD | place):
                    self._add(choice, worth(g, seat, choice), number, need)

    def _add(self, choice: int, amount: int, number: int, need: int) -> None:
        if 0 <= amount <= need:
            self.choices.append(choice)
            self.amounts.append(amount)
            self.cards.append(number)

    def finds(self, need: int) -> bool:
        """Whether any choice leads to a legal stack."""
        return any(self.leads(place, need) for place in range(len(self.choices)))

    def options(self, need: int) -> list[int]:
        """Choices after which some legal stack can be completed."""
        options: list[int] = []
        for place in range(len(self.choices)):
            choice = self.choices[place]
            if choice not in options and self.leads(place, need):
                options.append(choice)
        return options

    def leads(self, place: int, need: int) -> bool:
        """Whether taking this choice can end in a legal stack."""
        left = need - self.amounts[place]
        if left < 0 or (left > 0 and self.below[place + 1] < left):
            return False
        self.taken.append(self.choices[place])
        found = legal(self.taken, self.bends) and (self._goes_on(place, left) if left else legal(self.taken, 0))
        self.taken.pop()
        return found

    def _goes_on(self, place: int, left: int) -> bool:
        tried = NOTHING
        for further in range(place + 1, len(self.choices)):
            if self.cards[further] != self.cards[place] and self.choices[further] != tried:
                tried = self.choices[further]
                if self.leads(further, left):
                    return True
        return False


def legal(taken: list[int], help_to_come: int) -> bool:
    """Whether these cards keep to the rules of stacks, with what they themselves or help to come allow."""
    folk = NO_SET
    junk = mixed = adds = False
    bends = help_to_come
    allowed = added = 0
    for choice in taken:
        face = choice & FACE
        bends |= BENDS[face]
        allowed += ADDS_FROM_DISCARD[face]
        if choice & FROM_DISCARD:
            added += 1
        elif face == JUNK:
            junk = True
        else:
            adds = adds or ADDS_FROM_DISCARD[face] > 0
            mixed = mixed or folk not in (NO_SET, SET[face])
            folk = SET[face]
    if (mixed and not bends & MIXES_SETS) or (junk and not bends & LETS_JUNK_IN):
        return False
    return added == 0 or (adds and (added <= allowed or help_to_come & ADDS_CARDS > 0))
