"""What cards can pay: keys of value and card, a group of them for each card, and the sums that such groups can make.

A card that copies others has several forms, of which one is used: its group holds a key for each. Sums are bits of an
integer and are added up group by group, so that the work grows with the number of cards and the price alone.
"""

from __future__ import annotations

from animalfolk.engine.aliases import Card, Seat
from animalfolk.engine.copying import forms
from animalfolk.engine.state import State
from animalfolk.engine.values import value, values


def key_of(g: State, seat: Seat, card: Card) -> int:
    """Value and card in one number."""
    return value(g, seat, card) << 16 | card


def keys_of(g: State, seat: Seat, cards: list[Card], ceiling: int) -> list[int]:
    """The keys of these cards, largest first, none above the ceiling, none without value."""
    keys: list[int] = []
    amounts = values(g, seat, cards)
    for place in range(len(cards)):
        if amounts[place] > 0:
            key = amounts[place] << 16 | cards[place]
            if ceiling < 0 or key <= ceiling:
                keys.append(key)
    keys.sort()
    keys.reverse()
    return keys


def groups_of(g: State, seat: Seat, cards: list[Card], ceiling: int) -> list[list[int]]:
    """For each card the keys of its forms, largest first; of one group only one can be chosen."""
    return [keys_of(g, seat, forms(g, seat, card), ceiling) for card in cards]


def in_order(groups: list[list[int]]) -> list[int]:
    """All keys of these groups, each once, largest first."""
    return sorted({key for group in groups for key in group}, reverse=True)


def without(groups: list[list[int]], key: int) -> list[list[list[int]]]:
    """The groups without one that holds this key, for each that does."""
    places = [place for place in range(len(groups)) if key in groups[place] and groups[place] not in groups[:place]]
    return [groups[:place] + groups[place + 1 :] for place in places]


class Purse:
    """The amounts that can be added to a payment: of each group those up to a key."""

    def __init__(self, groups: list[list[int]], key: int) -> None:
        self.amounts: list[list[int]] = []  # of each group, without repetition, largest first
        for group in groups:
            amounts: list[int] = []
            for other in group:
                if other <= key and (not amounts or amounts[-1] != other >> 16):
                    amounts.append(other >> 16)
            if amounts:
                self.amounts.append(amounts)

    def most(self) -> int:
        """All that can be paid."""
        total = 0
        for amounts in self.amounts:
            total += amounts[0]
        return total

    def steps(self) -> list[int]:
        """All different amounts, largest first."""
        return sorted({amount for amounts in self.amounts for amount in amounts}, reverse=True)

    def sums(self, least: int, most: int) -> int:
        """What cards worth at least so much each can pay together, up to a total, as bits."""
        limit = (2 << most) - 1
        sums = 1
        for amounts in self.amounts:
            reached = sums
            for amount in amounts:
                if amount >= least:
                    reached |= sums << amount
            sums = reached & limit
        return sums
