"""What may be chosen for a stack, and the search for one where cards bend the rules or have several forms.

A choice is a hand card as it is used or a card of the discard pile, with bits for what is special about it. Choices are
made in a fixed order: hand cards first, then the discard pile, both in non-increasing value.

Which stacks can be completed is not tried card by card: from the last choice to the first, the search adds up which
makeups and sums the choices from there on can give, the sums as bits of an integer. That takes time in proportion to
the number of cards. Cards whose forms lie apart in that order, as those of copying cards do, are added for each
question anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from animalfolk.engine.aliases import Card, Option, Seat
from animalfolk.engine.copying import forms, forms_elsewhere
from animalfolk.engine.faces import (
    ADDS_CARDS,
    ADJUSTS,
    BENDS,
    BUILDS_AGAIN,
    FACE,
    MIRRORS,
    own_face,
)
from animalfolk.engine.makeup import NO_CARDS, OF_DISCARD, OF_HAND, keeps_to_rules, together
from animalfolk.engine.state import State
from animalfolk.engine.values import value

CARD: Final = 65535  # the bits of a choice that hold its card
FROM_DISCARD: Final = 1 << 16
RAISED: Final = 1 << 17  # its own text adds to its value, or takes from it
LOWERED: Final = 1 << 18

TRIES: Final = 60  # so many choices are tried one by one, which is quicker as long as there are few

_NO_CEILING: Final = 1 << 30
_OWNER: Final = 10  # below a key: bits that tell which card of the zone it is
_OWNERS: Final = (1 << _OWNER) - 1

Sums = dict[int, int]  # by makeup: the sums that cards of it can have, as bits


def worth(g: State, seat: Seat, choice: Option) -> int:
    """What a chosen card counts in the stack (BUILD-09)."""
    amount = value(g, seat, choice & CARD)
    if choice & RAISED:
        amount += ADJUSTS[choice & FACE]
    elif choice & LOWERED:
        amount -= ADJUSTS[choice & FACE]
    return amount


def extra_builds(laid: list[Option]) -> int:
    """How many further stacks the cards of a stack give."""
    count = 0
    for choice in laid:
        count += BUILDS_AGAIN[choice & FACE]
    return count


def makeup(choices: list[Option]) -> int:
    """The makeup of these cards of a stack."""
    made = NO_CARDS
    for choice in choices:
        made = together(made, makeup_of(choice))
    return made


def makeup_of(choice: Option) -> int:
    """The makeup of a single one."""
    return OF_DISCARD[choice & FACE] if choice & FROM_DISCARD else OF_HAND[choice & FACE]


def legal(taken: list[int], help_to_come: int) -> bool:
    """Whether these cards keep to the rules of stacks, with what they themselves or help to come allow."""
    return keeps_to_rules(makeup(taken), help_to_come)


def ways(choice: Option) -> list[int]:
    """A card as it is, and as its own text may change it."""
    if ADJUSTS[choice & FACE]:
        return [choice | LOWERED, choice, choice | RAISED]
    return [choice]


def key_of(g: State, seat: Seat, card: Card) -> int:
    """Value and card in one number."""
    return value(g, seat, card) << 16 | card


class Search:
    """Which choices may follow those made, so that a stack can be completed.

    beside: the makeup of the cards that the partner has laid for the same stack
    """

    def __init__(
        self, g: State, seat: Seat, laid: list[Option], rest: list[int], need: int, beside: int = NO_CARDS
    ) -> None:
        self.need = need
        self.made = together(beside, makeup(laid))
        self.choices: list[int] = []
        self.amounts: list[int] = []
        self.cards: list[int] = []  # which physical card a choice uses: its ways and forms exclude each other
        self.bends = 0  # what any card within reach allows
        from_hand: list[int] = []
        from_discard: list[int] = []
        for choice in laid:
            self.bends |= BENDS[choice & FACE]
            (from_discard if choice & FROM_DISCARD else from_hand).append(choice & CARD)
        if not from_discard:
            self._offer_hand(g, seat, from_hand, rest)
        if self.bends & ADDS_CARDS:
            self._offer_discard(g, seat, from_discard)
        self.makeups = [
            OF_DISCARD[choice & FACE] if choice & FROM_DISCARD else OF_HAND[choice & FACE] for choice in self.choices
        ]
        self.below = self._sums_below()
        self.tries = TRIES
        self.used: list[int] = []
        self.scattered: list[list[int]] = []  # the places of each card whose ways and forms do not lie side by side
        self.tables: list[Sums] = []  # for each place: what the other cards from there on can give; made when needed

    def _offer_hand(self, g: State, seat: Seat, laid: list[Option], cards: list[Card]) -> None:
        keys: list[int] = []
        for place in range(len(cards)):
            card = cards[place]
            if MIRRORS[card & FACE]:
                keys += [key_of(g, seat, form) << _OWNER | place for form in forms(g, seat, card)]
            else:
                keys.append(key_of(g, seat, card) << _OWNER | place)
        self._offer(g, seat, keys, laid, 0)

    def _offer_discard(self, g: State, seat: Seat, laid: list[Option]) -> None:
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
        self._offer(g, seat, keys, laid, FROM_DISCARD)

    def _offer(self, g: State, seat: Seat, keys: list[int], laid: list[Option], zone: int) -> None:
        """Add what may follow the choices made so far, largest first, with each way of counting it."""
        ceiling = key_of(g, seat, laid[-1]) if laid else _NO_CEILING
        first = self.cards[-1] + _OWNERS + 1 if self.cards else 0
        keys.sort()
        keys.reverse()
        for owned in keys:
            key = owned >> _OWNER
            if key > ceiling:
                continue
            face = key & FACE
            self.bends |= BENDS[face]
            amount = key >> 16
            if ADJUSTS[face]:
                for choice in ways(key & CARD | zone):
                    self._add(choice, worth(g, seat, choice), first + (owned & _OWNERS))
            elif 0 <= amount <= self.need:
                self.choices.append(key & CARD | zone)
                self.amounts.append(amount)
                self.cards.append(first + (owned & _OWNERS))

    def _add(self, choice: Option, amount: int, number: int) -> None:
        if 0 <= amount <= self.need:
            self.choices.append(choice)
            self.amounts.append(amount)
            self.cards.append(number)

    # what the choices can give

    def _sums_below(self) -> list[int]:
        """For each place: the sums that the choices from there on could give without any rule, as bits."""
        sums, limit = 1, (2 << self.need) - 1
        below = [sums] * (len(self.amounts) + 1)
        for place in range(len(self.amounts) - 1, -1, -1):
            sums |= sums << self.amounts[place] & limit
            below[place] = sums
        return below

    def _add_up(self) -> None:
        """From the last place to the first: the makeups and sums of all cards that do not lie scattered."""
        scattered = self._scatter()
        table: Sums = {NO_CARDS: 1}
        self.tables = [table] * (len(self.cards) + 1)
        copies: dict[int, int] = {}
        end = len(self.cards)
        while end:
            start = end - 1
            while start and self.cards[start - 1] == self.cards[start]:
                start -= 1
            if self.cards[start] not in scattered and self._is_needed(start, copies):
                table = self._with(table, range(start, end), self.need)
            self.tables[start] = table
            for place in range(start + 1, end):
                self.tables[place] = self.tables[end]
            end = start

    def _scatter(self) -> set[int]:
        """Find the cards whose choices do not lie side by side."""
        places: dict[int, list[int]] = {}
        for place in range(len(self.cards)):
            places.setdefault(self.cards[place], []).append(place)
        self.scattered = [found for found in places.values() if found[-1] - found[0] >= len(found)]
        return {self.cards[found[0]] for found in self.scattered}

    def _is_needed(self, place: int, copies: dict[int, int]) -> bool:
        """Whether a stack could use one more copy of a choice; with so many of them it would be too large."""
        choice = self.choices[place]
        copies[choice] = copies.get(choice, 0) + 1
        return (copies[choice] - 1) * self.amounts[place] <= self.need

    def _with(self, sums: Sums, places: Sequence[int], most: int) -> Sums:
        """These sums with one of these choices, or none; what counts nothing cannot come last."""
        limit = (2 << most) - 1
        found = sums.copy()
        for place in places:
            amount, made = self.amounts[place], self.makeups[place]
            for other, bits in sums.items():
                reached = bits << amount & limit if amount else bits & ~1
                if reached:
                    both = together(made, other)
                    found[both] = found.get(both, 0) | reached
        return found

    # what leads to a stack

    def finds(self) -> bool:
        """Whether any choice leads to a legal stack."""
        for place in range(len(self.choices)):  # noqa: SIM110  (the loop is quicker)
            if self._leads(place):
                return True
        return False

    def options(self) -> list[int]:
        """Choices after which some legal stack can be completed."""
        options: list[int] = []
        for place in range(len(self.choices)):
            choice = self.choices[place]
            if choice not in options and self._leads(place):
                options.append(choice)
        return options

    def _leads(self, place: int) -> bool:
        """Whether this choice completes a stack, or does so with later ones of other cards."""
        if self.tries > 0 and self._finds_from(place, self.made, self.need):
            return True
        return self.tries <= 0 and self._completes(place)

    def _finds_from(self, place: int, made: int, need: int) -> bool:
        """Try this choice and those behind it one by one, as long as there are tries left."""
        self.tries -= 1
        made, left = together(made, self.makeups[place]), need - self.amounts[place]
        if self.ends(made, left):
            return True
        goals = self.goals(left)
        if not self.below[place + 1] & goals or not keeps_to_rules(made, self.bends):
            return False
        found = False
        self.used.append(self.cards[place])
        for further in range(place + 1, len(self.cards)):
            if found or self.tries <= 0:
                break
            if self.below[further + 1] << self.amounts[further] & goals and self.cards[further] not in self.used:
                found = self._finds_from(further, made, left)
        self.used.pop()
        return found

    def _completes(self, place: int) -> bool:
        """Whether this choice and later ones add up to a legal stack."""
        made, left = together(self.made, self.makeups[place]), self.need - self.amounts[place]
        if self.ends(made, left):
            return True
        if not self.below[place + 1] & self.goals(left):
            return False
        if not self.tables:
            self._add_up()
        sums: Sums = {made: 1}
        table = self.tables[place + 1]
        if self._meet(sums, table, left):
            return True
        for places in self.scattered:
            if self.cards[places[0]] != self.cards[place]:
                sums = self._with(sums, self._later(places, place), left)
        return len(self.scattered) > 0 and self._meet(sums, table, left)

    def _later(self, places: list[int], place: int) -> list[int]:
        """Those of these places behind another one; what counts nothing is left out, as it must not come last."""
        return [further for further in places if further > place and self.amounts[further]]

    def _meet(self, sums: Sums, table: Sums, left: int) -> bool:
        """Whether some of these sums and of those in the table complete the stack."""
        goals = self.goals(left)
        for made, bits in sums.items():
            for other, more in table.items():
                totals = _added(bits, more) & goals
                while totals:
                    total = totals.bit_length() - 1
                    if self.ends(together(made, other), left - total):
                        return True
                    totals -= 1 << total
        return False

    def goals(self, left: int) -> int:
        """What further cards may be worth together, if so much is missing, as bits."""
        return 1 << left if left else 0

    def ends(self, made: int, left: int) -> bool:
        """Whether cards of this makeup, to which so much is missing, are a stack."""
        return left == 0 and keeps_to_rules(made, 0)


def _added(bits: int, more: int) -> int:
    """All sums of two numbers, one of these and one of those, as bits."""
    if bits == 1:
        return more
    found = 0
    while bits:
        lowest = bits & -bits
        found |= more * lowest
        bits -= lowest
    return found
