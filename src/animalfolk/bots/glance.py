"""What a seat sees at a glance: its cards and what they add up to, the next stack, what a purchase would cost it.

It reads a state, but only what the seat that is asked may know: open cards, its own hand, and which cards it owns.
"""

from __future__ import annotations

from typing import Final

from animalfolk.bots import weights
from animalfolk.bots.weights import Weights
from animalfolk.engine.faces import COIN, FACE, JUNK, MIRRORS, SET, VALUE, own_face
from animalfolk.engine.seats import stall_of
from animalfolk.engine.state import State
from animalfolk.engine.values import stack_need, values

SETS: Final = 12
FEW: Final = 9  # with fewer cards in all even junk is money
MOST: Final = 16  # a set of which so much is owned needs no more
DEAR: Final = 40  # no price is higher
USUAL: Final = 16  # hardly one is as high
MUCH: Final = 1000.0


class Glance:
    """What one seat sees; looked at anew for each decision."""

    def __init__(self, numbers: Weights) -> None:
        self.numbers = numbers
        self.plain: list[float] = numbers.plain
        self.seat = 0
        self.hand: list[int] = []
        self.faces: list[int] = []  # what each hand card counts as
        self.amounts: list[int] = []
        self.sums: list[int] = []  # of each set: value of all cards owned
        self.need = 0
        self.built = 0
        self.few = False
        self.target = 0  # the places in hand that the next stack would use, as bits
        self.reach = 0  # how much of it they make
        self.keeps: list[float] = []  # how much each hand card would be missed
        self.has: list[int] = []  # of each set: the sums that the hand can make, as bits
        self.costs: list[float] = []
        self.priced = 0  # prices below this are in the list

    def look(self, g: State) -> None:
        """Take in a position for the seat that is asked."""
        seat = g.who
        self.seat = seat
        self.hand = g.hands[seat]
        self.faces = [card & FACE for card in self.hand]
        self.amounts = values(g, seat, self.hand)
        self.need = stack_need(g, seat)
        self.built = g.stacks[stall_of(g, seat)]
        self._add_up(g, seat)
        self._aim()
        self.keeps = [self.keep_place(place) for place in range(len(self.hand))]
        self.priced = 0

    def _add_up(self, g: State, seat: int) -> None:
        sums = [0] * (SETS + 1)  # the last is junk's
        for card in self.hand:
            face = own_face(card)
            sums[SET[face]] += VALUE[face]
        for face in g.discards[seat]:
            sums[SET[face]] += VALUE[face]
        for card in g.decks[seat]:
            face = card & FACE
            sums[SET[face]] += VALUE[face]
        self.sums = sums
        self.few = len(self.hand) + len(g.discards[seat]) + len(g.decks[seat]) + len(g.schedules[seat]) < FEW

    def _aim(self) -> None:
        """The cards of one set in hand that come nearest to the next stack without passing it."""
        need = self.need
        limit = (2 << need) - 1
        has = [1] * (SETS + 1)
        for place in range(len(self.faces)):
            amount = self.amounts[place]
            if amount > 0 and not MIRRORS[self.faces[place]]:
                folk = SET[self.faces[place]]
                has[folk] |= has[folk] << amount & limit
        has[SETS] = 1
        self.has = has
        best, found = 0, -1
        for folk in range(SETS):
            bits = has[folk]
            if bits > 1:
                top = bits.bit_length() - 1
                if top > best or (top == best and self.sums[folk] > self.sums[found]):
                    best, found = top, folk
        self.reach = best
        self.target = self._places(found, best) if best else 0

    def _places(self, folk: int, total: int) -> int:
        """Cards of a set that make this sum, as bits; small ones first."""
        masks = [-1] * (total + 1)
        masks[0] = 0
        for place in range(len(self.faces)):
            amount = self.amounts[place]
            if amount > 0 and SET[self.faces[place]] == folk and not MIRRORS[self.faces[place]]:
                for above in range(total, amount - 1, -1):
                    if masks[above] < 0 <= masks[above - amount]:
                        masks[above] = masks[above - amount] | 1 << place
        return max(masks[total], 0)

    def builds_with(self, face: int) -> bool:
        """Whether a further card would complete the next stack."""
        folk, amount = SET[face], VALUE[face]
        return folk >= 0 and amount <= self.need and self.has[folk] >> (self.need - amount) & 1 == 1

    def is_target(self, face: int) -> bool:
        """Whether the next stack would use every copy of a card in hand."""
        free = False
        found = False
        for place in range(len(self.hand)):
            if own_face(self.hand[place]) == face:
                found = True
                if not self.target >> place & 1:
                    free = True
        return found and not free

    # what cards are worth

    def wish(self, face: int) -> float:
        """How much a card would be liked."""
        if face == JUNK:
            return self.plain[weights.WISH_JUNK]
        plain = self.plain
        owned = min(self.sums[SET[face]], MOST)
        amount = VALUE[face]
        points = plain[weights.WISH_NOW] + plain[weights.WISH_VALUE] * amount + plain[weights.WISH_SET] * owned
        points += self.numbers.fancy[face] + (plain[weights.WISH_LATE] * amount + plain[weights.WISH_MORE]) * self.built
        if self.reach < self.need:
            if self.builds_with(face):
                points += plain[weights.WISH_BUILDS] + plain[weights.WISH_HASTE] * self.built
            elif self.sums[SET[face]] < self.need <= self.sums[SET[face]] + amount:
                points += plain[weights.WISH_NEAR]
        return points

    def keep_place(self, place: int) -> float:
        """How much a card of the hand would be missed, if it is discarded."""
        face = own_face(self.hand[place])
        plain = self.plain
        if face == JUNK:
            return 0.1 if self.few else plain[weights.KEEP_JUNK]
        points = plain[weights.KEEP_VALUE] * VALUE[face] + plain[weights.KEEP_SET] * min(self.sums[SET[face]], MOST)
        points += self.numbers.hold[face]
        if self.target >> place & 1:
            points += plain[weights.KEEP_TARGET] + plain[weights.KEEP_CLOSE] * self.reach / self.need
        return points

    def keep(self, card: int) -> float:
        """How much the least missed copy of a card would be missed."""
        if card == COIN:
            return self.plain[weights.KEEP_COIN]
        best = MUCH
        face = own_face(card)
        for place in range(len(self.hand)):
            if own_face(self.hand[place]) == face:
                best = min(best, self.keeps[place])
        return best if best < MUCH else self.wish(face) / 3

    # payments

    def cost(self, price: int) -> float:
        """How much the best payment would be missed."""
        if price >= DEAR:
            return MUCH
        if price >= self.priced:
            self.priced = max(price + 1, USUAL)
            self.costs = self._payments(min(DEAR, self.priced + max(self.amounts, default=0)))
        return self.costs[price]

    def _order(self) -> list[int]:
        """The places of the hand, the largest amounts first."""
        keys = sorted([self.amounts[place] << 8 | place for place in range(len(self.hand))])
        keys.reverse()
        return keys

    def _payments(self, end: int) -> list[float]:
        """For each price below an end the best payment: the last card, the smallest, must be needed.

        Prices that a last card could pass the end with are not looked at to the last.
        """
        costs = [MUCH] * DEAR
        best = [MUCH] * end  # of each sum so far
        best[0] = 0.0
        top = 0
        for key in self._order():
            amount, keep = key >> 8, self.keeps[key & 255]
            if amount <= 0:
                break
            for total in range(min(top, end - 1 - amount), -1, -1):
                lost = best[total] + keep
                if best[total] < MUCH:
                    for price in range(total + 1, total + amount + 1):
                        costs[price] = min(costs[price], lost)
                    best[total + amount] = min(best[total + amount], lost)
            top = min(top + amount, end - 1)
        return costs

    def payment(self, price: int, laid: list[int]) -> int:
        """The best payment beside what is chosen already, as bits; none if there is no plain one."""
        if price >= DEAR or price <= 0:
            return 0
        left = laid.copy()
        best = [MUCH] * (price + 1)
        masks = [0] * (price + 1)
        best[0] = 0.0
        cheapest, found = MUCH, 0
        for key in self._order():
            amount, place = key >> 8, key & 255
            if amount <= 0:
                break
            if self.hand[place] in left:
                left.remove(self.hand[place])
                continue
            for total in range(price - 1, -1, -1):
                if best[total] >= MUCH:
                    continue
                lost = best[total] + self.keeps[place]
                mask = masks[total] | 1 << place
                if total + amount >= price:
                    if lost < cheapest:
                        cheapest, found = lost, mask
                elif lost < best[total + amount]:
                    best[total + amount] = lost
                    masks[total + amount] = mask
        return found
