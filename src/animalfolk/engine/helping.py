"""Which cards may be laid openly for a stack that the partner shall complete, and which do (TEAM-09 to TEAM-12).

What may be laid never depends on the partner's hand, but for its size, which all can see: a selection is offered if
some hand of that size could complete it. Each partner's cards count what they count for that partner (contested
ruling 16), and cards of a discard pile need a card of the same partner that lets them in.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine.faces import (
    ADDS_CARDS,
    ADDS_FROM_DISCARD,
    ADJUSTS,
    BENDS,
    FACE,
    NOTHING,
    VALUE,
    faces_of,
)
from animalfolk.engine.seats import partner_of
from animalfolk.engine.stack_search import FROM_DISCARD, Search, legal, worth
from animalfolk.engine.state import State
from animalfolk.engine.values import stack_need

LARGEST: Final = 5  # the largest value printed on a card


def can_ask(g: State, seat: int) -> bool:
    """Whether there is something to lay and a partner with cards, whatever they are."""
    partner = partner_of(g, seat)
    if partner == NOTHING or not g.hands[partner]:
        return False
    need = stack_need(g, seat)
    hopes = Hopes(g, partner)
    if not g.rules.team_build_min_active and hopes.complete([], need):
        return True
    return Offer(g, seat, [], need, hopes).finds(need)


def offer_options(g: State, seat: int) -> list[int]:
    """What may be laid next; NOTHING where the partner can be asked with what lies there."""
    need = stack_need(g, seat) - sum_of(g, seat, g.laid)
    hopes = Hopes(g, partner_of(g, seat))
    options = Offer(g, seat, g.laid, need, hopes).options(need)
    if len(g.laid) >= g.rules.team_build_min_active and hopes.complete(g.laid, need):
        options.append(NOTHING)
    return options


def help_options(g: State, seat: int) -> list[int]:
    """What the partner may add next; empty when the stack is complete, NOTHING to decline before the first card."""
    need = help_needed(g) - sum_of(g, seat, g.laid)
    if need == 0:
        return []
    options = Help(g, seat, g.laid, need, g.offered).options(need)
    return options if g.laid else [*options, NOTHING]


def help_needed(g: State) -> int:
    """What the partner's cards must be worth together."""
    return stack_need(g, g.seat) - sum_of(g, g.seat, g.offered)


def sum_of(g: State, seat: int, choices: list[int]) -> int:
    """What these cards of one partner count together."""
    total = 0
    for choice in choices:
        total += worth(g, seat, choice)
    return total


def legal_together(offered: list[int], added: list[int], help_to_come: int) -> bool:
    """Whether the cards of both partners keep to the rules of stacks, with what they or help to come allow."""
    shared = help_to_come & ~ADDS_CARDS
    for choice in offered + added:
        shared |= BENDS[choice & FACE] & ~ADDS_CARDS
    if not legal(added, shared | help_to_come & ADDS_CARDS):
        return False
    return legal([choice for choice in offered + added if not choice & FROM_DISCARD], shared)


class Help(Search):
    """Tries what completes a stack beside the cards that the partner has laid."""

    def __init__(self, g: State, seat: int, laid: list[int], need: int, offered: list[int]) -> None:
        super().__init__(g, seat, laid, need)
        self.offered = offered

    def leads(self, place: int, need: int) -> bool:
        """Whether taking this choice can end in a legal stack."""
        left = need - self.amounts[place]
        if left < 0 or (left > 0 and self.below[place + 1] < left):
            return False
        self.taken.append(self.choices[place])
        self.used.append(self.cards[place])
        found = legal_together(self.offered, self.taken, self.bends if left else 0)
        found = found and (left == 0 or self._goes_on(place, left))
        self.taken.pop()
        self.used.pop()
        return found


class Offer(Search):
    """Tries what the partner could complete."""

    def __init__(self, g: State, seat: int, laid: list[int], need: int, hopes: Hopes) -> None:
        super().__init__(g, seat, laid, need)
        self.hopes = hopes

    def leads(self, place: int, need: int) -> bool:
        """Whether taking this choice can end in cards that some help completes."""
        left = need - self.amounts[place]
        if left < 1:
            return False
        self.taken.append(self.choices[place])
        self.used.append(self.cards[place])
        found = legal(self.taken, self.bends | self.hopes.bends)
        found = found and (self.hopes.complete(self.taken, left) or self._goes_on(place, left))
        self.taken.pop()
        self.used.pop()
        return found


class Hopes:
    """What a hand of so many cards could hold at best, as far as everybody can know."""

    def __init__(self, g: State, seat: int) -> None:
        self.count = len(g.hands[seat])
        self.benders: list[int] = []  # faces that let junk in or mix sets
        self.bends = 0
        self.adjusts = 0
        self.adder = NOTHING  # a face that lets in a card of the discard pile
        for folk in g.sets:
            for face in faces_of(folk):
                self.adjusts = max(self.adjusts, ADJUSTS[face])
                if BENDS[face] & ~ADDS_CARDS:
                    self.benders.append(face)
                    self.bends |= BENDS[face] & ~ADDS_CARDS
                if ADDS_FROM_DISCARD[face]:
                    self.adder = face
        self.discards = [VALUE[face] for face in g.discards[seat] if face != self.adder]
        self.discards.sort()
        self.discards.reverse()
        self.adders = g.discards[seat].count(self.adder)

    def complete(self, taken: list[int], left: int) -> bool:
        """Whether some help makes a legal stack of these cards, to which so much is missing."""
        for chosen in range(1 << len(self.benders)):
            cards = [self.benders[at] for at in range(len(self.benders)) if chosen >> at & 1]
            rest = left
            for face in cards:
                rest -= VALUE[face]
            spare = self.count - len(cards)
            if spare >= 0 and 0 <= rest <= self._most(spare) and (rest or cards) and legal(taken + cards, 0):
                return True
        return False

    def _most(self, count: int) -> int:
        """What so many cards count at most."""
        if not count:
            return 0
        best = LARGEST * count + self.adjusts
        if self.adder != NOTHING:
            lost = LARGEST - VALUE[self.adder]
            total = best + VALUE[self.adder] * self.adders  # each lets another in
            for place in range(min(count, len(self.discards))):
                total += self.discards[place] - lost
                best = max(best, total)
        return best
