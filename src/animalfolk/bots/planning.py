"""Plans stacks exactly: how many of the next ones the cards of a seat can make, each card used once.

A stack is of one set and its number is the sum of its cards, so every set is planned for itself, and the stacks are
shared out among the sets. What a set can make is reckoned once and remembered.

Stacks are shared out one after the other, which mostly comes to an end at once. Where it does not, all lots of stacks
that each set can make are added up set by set: a lot is a number with a bit for each stack, and which lots can be made
is again a number, with a bit for each lot. That takes as long as it takes, and no longer.
"""

from __future__ import annotations

from typing import Final

DEAREST: Final = 5  # no card is worth more
LARGEST: Final = 15  # no stack is larger
BITS: Final = 4  # the cards of a set are a number: four bits count those of each value
COUNT: Final = 15
MOST: Final = 200_000  # as many results are remembered
APART: Final[dict[int, list[int]]] = {}  # by how many stacks there are, for each lot: those without a stack in common
TRIES: Final = 3000  # so many stacks are shared out one after the other


def _ways(goal: int, dearest: int) -> list[int]:
    """All ways to make a sum with cards up to a value, each as the cards that it takes."""
    if goal == 0:
        return [0]
    found: list[int] = []
    for amount in range(1, min(goal, dearest) + 1):
        found += [one(amount) + rest for rest in _ways(goal - amount, amount)]
    return found


def one(amount: int) -> int:
    """A single card of this value, as cards of a set."""
    return 1 << BITS * (amount - 1)


WAYS: Final[list[list[int]]] = [_ways(goal, DEAREST) for goal in range(LARGEST + 1)]


class Planner:
    """Shares stacks out among sets.

    patience: how many are shared out one after the other, before all lots of them are added up
    """

    def __init__(self, patience: int = TRIES) -> None:
        self.patience = patience
        self._sums: dict[int, int] = {}
        self._sets: list[int] = []
        self._made: list[int] = []  # by each set: the stacks that it makes, as bits
        self._last = 0
        self._covered = 0
        self._short = 0
        self._tries = 0

    def plan(self, sets: list[int], first: int, last: int) -> tuple[int, int]:
        """How many stacks can be made from this one on without a gap, and what is missing to the one after."""
        self._sets = [cards for cards in sets if cards]
        self._made = [0] * len(self._sets)
        self._last = min(last, LARGEST)
        self._covered, self._short = 0, first
        self._tries = self.patience
        if first <= self._last:
            self._share_out(first, 0)
            if not self._tries:
                self._add_up(first)
        return self._covered, self._short

    def _share_out(self, goal: int, covered: int) -> bool:
        """Make this stack and all after it, if there is a way; the best that was found is kept."""
        if goal > self._last:
            self._covered, self._short = covered, 0
            return True
        self._tries -= 1
        most = 0
        for place in range(len(self._sets)):
            if not self._tries:
                return False
            sums = self.sums(self._sets[place], self._made[place])
            if sums >> goal & 1:
                self._made[place] |= 1 << goal
                if self._share_out(goal + 1, covered + 1):
                    return True
                self._made[place] &= ~(1 << goal)
                most = goal
            else:
                most = max(most, (sums & (1 << goal) - 1).bit_length() - 1)
        if covered > self._covered or (covered == self._covered and goal - most < self._short):
            self._covered, self._short = covered, goal - most
        return False

    # all lots of stacks at once

    def _add_up(self, first: int) -> None:
        """Find the most stacks from this one on that all sets can make together, and what is missing to the next."""
        count = self._last - first + 1
        lots = [self._lots(cards, first, count) for cards in self._sets]
        before = [1]  # the lots that the sets up to each one make together
        for made in lots:
            before.append(_together(before[-1], made, count))
        covered = count
        while not before[-1] >> (1 << covered) - 1 & 1:
            covered -= 1
        self._covered, self._short = covered, 0
        if covered < count:
            self._short = first + covered - self._nearest(lots, before, first, covered)

    def _nearest(self, lots: list[int], before: list[int], first: int, covered: int) -> int:
        """How near a set comes to the stack behind those covered, if it makes some of them and the others the rest."""
        goal = first + covered
        all_of_them = (1 << covered) - 1
        after = 1
        most = 0
        for place in range(len(lots) - 1, -1, -1):
            others = _together(before[place], after, covered)
            for lot in range(1 << covered):
                if lots[place] >> lot & 1 and others >> (all_of_them - lot) & 1:
                    sums = self.sums(self._sets[place], lot << first)
                    most = max(most, (sums & (1 << goal) - 1).bit_length() - 1)
            after = _together(after, lots[place], covered)
        return most

    def _lots(self, cards: int, first: int, count: int) -> int:
        """The lots of stacks from the first one on that a set can make, as bits."""
        found = 1
        for lot in range(1, 1 << count):
            highest = 1 << lot.bit_length() - 1
            if found >> (lot - highest) & 1 and self.sums(cards, lot << first):
                found |= 1 << lot
        return found

    def sums(self, cards: int, made: int) -> int:
        """The sums that a set can make beside these stacks, as bits; none if it cannot make them."""
        key = cards << LARGEST + 1 | made
        found = self._sums.get(key, -1)
        if found < 0:
            if len(self._sums) >= MOST:
                self._sums.clear()
            found = self._beside(cards, made) if made else _all_sums(cards)
            self._sums[key] = found
        return found

    def _beside(self, cards: int, made: int) -> int:
        goal = made.bit_length() - 1
        found = 0
        for way in WAYS[goal]:
            if _holds(cards, way):
                found |= self.sums(cards - way, made & ~(1 << goal))
        return found


def _together(some: int, others: int, count: int) -> int:
    """The lots of so many stacks that can be made as one of these and one of those without a stack in common."""
    found = 0
    if count not in APART:
        APART[count] = [_apart(lot, count) for lot in range(1 << count)]
    apart = APART[count]
    for lot in range(1 << count):
        if others >> lot & 1:
            found |= (some & apart[lot]) << lot
    return found


def _apart(lot: int, count: int) -> int:
    """All lots of so many stacks that have none in common with this one, as bits."""
    found = 1
    for stack in range(count):
        if not lot >> stack & 1:
            found |= found << (1 << stack)
    return found


def _all_sums(cards: int) -> int:
    found = 1
    for amount in range(1, DEAREST + 1):
        for _ in range(cards >> BITS * (amount - 1) & COUNT):
            found |= found << amount
    return found & (2 << LARGEST) - 1


def _holds(cards: int, way: int) -> bool:
    """Whether these cards are among those."""
    return all(cards >> place & COUNT >= way >> place & COUNT for place in range(0, BITS * DEAREST, BITS))
