"""What a stack may hold, and the search for one where cards bend the rules or have several forms.

A choice is a hand card as it is used or a card of the discard pile, with bits for what is special about it. Choices are
tried in a fixed order: hand cards first, then the discard pile, both in non-increasing value.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine.copying import forms, forms_elsewhere
from animalfolk.engine.faces import (
    ADDS_CARDS,
    ADDS_FROM_DISCARD,
    ADJUSTS,
    BENDS,
    BUILDS_AGAIN,
    FACE,
    JUNK,
    LETS_JUNK_IN,
    MIRRORS,
    MIXES_SETS,
    NO_SET,
    NOTHING,
    SET,
    own_face,
)
from animalfolk.engine.state import State
from animalfolk.engine.values import value

CARD: Final = 65535  # the bits of a choice that hold its card
FROM_DISCARD: Final = 1 << 16
RAISED: Final = 1 << 17  # its own text adds to its value, or takes from it
LOWERED: Final = 1 << 18

_NO_CEILING: Final = 1 << 30
_OWNER: Final = 8  # below a key: bits that tell which card of the zone it is


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


def ways(choice: int) -> list[int]:
    """A card as it is, and as its own text may change it."""
    if ADJUSTS[choice & FACE]:
        return [choice | LOWERED, choice, choice | RAISED]
    return [choice]


def key_of(g: State, seat: int, card: int) -> int:
    """Value and card in one number."""
    return value(g, seat, card) << 16 | card


class Search:
    """Tries the choices in order; knows what the chosen cards allow and ask for."""

    def __init__(self, g: State, seat: int, laid: list[int], rest: list[int], need: int) -> None:
        self.choices: list[int] = []
        self.amounts: list[int] = []
        self.cards: list[int] = []  # which physical card a choice uses: its ways and forms exclude each other
        self.used: list[int] = []
        self.bends = 0  # what any card within reach allows
        self.taken = laid.copy()
        from_hand: list[int] = []
        from_discard: list[int] = []
        for choice in laid:
            self.bends |= BENDS[choice & FACE]
            (from_discard if choice & FROM_DISCARD else from_hand).append(choice & CARD)
        if not from_discard:
            self._offer_hand(g, seat, from_hand, rest, need)
        if self.bends & ADDS_CARDS:
            self._offer_discard(g, seat, from_discard, need)
        self.below = [0] * (len(self.amounts) + 1)  # what all choices from here on could add at most
        for place in range(len(self.amounts) - 1, -1, -1):
            self.below[place] = self.below[place + 1] + self.amounts[place]

    def _offer_hand(self, g: State, seat: int, laid: list[int], cards: list[int], need: int) -> None:
        keys: list[int] = []
        for place in range(len(cards)):
            card = cards[place]
            if MIRRORS[card & FACE]:
                keys += [key_of(g, seat, form) << _OWNER | place for form in forms(g, seat, card)]
            else:
                keys.append(key_of(g, seat, card) << _OWNER | place)
        self._offer(g, seat, keys, laid, 0, need)

    def _offer_discard(self, g: State, seat: int, laid: list[int], need: int) -> None:
        """The cards of the discard pile; what copies another sees the whole hand as other cards."""
        keys: list[int] = []
        cards = g.discards[seat].copy()
        for choice in laid:
            cards.remove(own_face(choice))
        for place in range(len(cards)):
            card = cards[place]
            if MIRRORS[card]:
                keys += [key_of(g, seat, form) << _OWNER | place for form in forms_elsewhere(g, seat, card)]
            else:
                keys.append(key_of(g, seat, card) << _OWNER | place)
        self._offer(g, seat, keys, laid, FROM_DISCARD, need)

    def _offer(self, g: State, seat: int, keys: list[int], laid: list[int], zone: int, need: int) -> None:
        """Add what may follow the choices made so far, largest first, with each way of counting it."""
        ceiling = key_of(g, seat, laid[-1]) if laid else _NO_CEILING
        first = self.cards[-1] + 256 if self.cards else 0
        keys.sort()
        keys.reverse()
        for owned in keys:
            key = owned >> _OWNER
            if key > ceiling:
                continue
            self.bends |= BENDS[key & FACE]
            number = first + (owned & 255)
            if not ADJUSTS[key & FACE]:
                self._add(key & CARD | zone, key >> 16, number, need)
            else:
                for choice in ways(key & CARD | zone):
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
        self.used.append(self.cards[place])
        found = legal(self.taken, self.bends) and (self._goes_on(place, left) if left else legal(self.taken, 0))
        self.taken.pop()
        self.used.pop()
        return found

    def _goes_on(self, place: int, left: int) -> bool:
        tried = NOTHING
        for further in range(place + 1, len(self.choices)):
            if self.cards[further] not in self.used and self.choices[further] != tried:
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
