"""What a card counts, costs and changes: one function for each quantity."""

from __future__ import annotations

from typing import Final

from animalfolk.engine.aliases import Card, Option, Seat, Slot
from animalfolk.engine.faces import (
    COIN,
    FACE,
    HAND_SIZE,
    LIMITS_FILL,
    MARKS,
    NOTHING,
    RAISES_NEED,
    RAISES_PRICES,
    STALL_SIZE,
    VALUE,
    mark_of,
)
from animalfolk.engine.seats import opponents, stall_of
from animalfolk.engine.state import State

ADD: Final = 0  # kinds of alterations
SET: Final = 1
TIMES: Final = 2
KINDS: Final[list[str]] = ["add", "set", "times"]
EVERY_CARD: Final = NOTHING  # the mark of an alteration of all cards its seat uses

BIN: Final = 5  # the market's discard pile as a place to buy from
UNLIMITED: Final = 1000


def value(g: State, seat: Seat, card: Card) -> int:
    """What a card counts in its user's hands now (G10)."""
    result = VALUE[card & FACE]
    if g.alterations:
        return altered(g, seat, mark_of(card), result)
    return result


def most(g: State, seat: Seat, cards: list[Card]) -> int:
    """The largest that any of these counts."""
    best = 0
    for card in cards:
        best = max(best, value(g, seat, card))
    return best


def coins(g: State, seat: Seat, laid: list[Option]) -> int:
    """How many coins this seat has beside those chosen already (BUY-18)."""
    return g.gold[seat] - laid.count(COIN) if g.gold else 0


def paid(g: State, seat: Seat, card: Card) -> int:
    """What a card or coin counts in a payment; nothing alters a coin."""
    return 1 if card == COIN else value(g, seat, card)


def values(g: State, seat: Seat, cards: list[Card]) -> list[int]:
    """What each of these cards counts."""
    if g.alterations:
        return [value(g, seat, card) for card in cards]
    return [VALUE[card & FACE] for card in cards]


def altered(g: State, seat: Seat, mark: int, result: int) -> int:
    """Fold the alterations in the order in which they were played (FAQ-06)."""
    list_ = g.alterations
    for place in range(0, len(list_), 4):
        if list_[place + 2] == seat and (list_[place + 3] == EVERY_CARD or list_[place + 3] == mark > 0):
            kind, amount = list_[place], list_[place + 1]
            if kind == ADD:
                result += amount
            elif kind == SET:
                result = amount
            else:
                result *= amount
    return result


def possible_values(g: State, seat: Seat) -> list[int]:
    """What a card of a hand may count now, as far as others can know: 1 to 5 as altered, and altered single cards."""
    found = [altered(g, seat, 0, printed) for printed in range(1, 6)]
    found += [value(g, seat, card) for card in g.hands[seat] if mark_of(card)]
    return sorted(set(found))


def alter(g: State, kind: int, amount: int, seat: Seat, mark: int) -> None:
    """Add an alteration behind those already in force."""
    g.alterations += [kind, amount, seat, mark]


def new_mark(g: State, seat: Seat) -> int:
    """A mark that no card of this hand carries; what an earlier carrier had is dropped."""
    used = 1
    for card in g.hands[seat]:
        used |= 1 << mark_of(card)
    for card in g.laid:
        used |= 1 << mark_of(card)
    mark = 1
    while used >> mark & 1:
        mark += 1
    assert mark <= MARKS, "too many altered cards in one hand"
    list_ = g.alterations
    kept: list[int] = []
    for place in range(0, len(list_), 4):
        if list_[place + 2] != seat or list_[place + 3] != mark:
            kept += list_[place : place + 4]
    g.alterations = kept
    return mark


def copy_alterations(g: State, seat: Seat, source: int, mark: int) -> None:
    """What was done to one card holds for its copy too, each at its place in time; nothing later will (G20)."""
    list_ = g.alterations
    longer: list[int] = []
    for place in range(0, len(list_), 4):
        longer += list_[place : place + 4]
        if list_[place + 2] == seat and list_[place + 3] == source:
            longer += [*list_[place : place + 3], mark]
    g.alterations = longer


def price(g: State, seat: Seat, slot: Slot) -> int:
    """What a market card costs this seat now (BUY-04, BUY-05, G11)."""
    if slot == BIN:
        return VALUE[g.bin[-1]]
    return VALUE[g.market[slot]] + slot + price_rise(g, seat)


def price_rise(g: State, seat: Seat) -> int:
    """How much more every card of the market costs this seat (BUY-17)."""
    return _against(g, seat, RAISES_PRICES)


def _waiting(g: State) -> int:
    """How many cards lie on schedules: mostly none, and then nothing speaks against anybody."""
    count = 0
    for cards in g.schedules:
        count += len(cards)
    return count


def _against(g: State, seat: Seat, table: list[int]) -> int:
    """What the scheduled cards of opponents add up to."""
    total = 0
    if _waiting(g):
        for other in opponents(g, seat):
            for card in g.schedules[other]:
                total += table[card & FACE]
    return total


def stack_need(g: State, seat: Seat) -> int:
    """What the next stack must be worth (BUILD-02, BUILD-14)."""
    return g.stacks[stall_of(g, seat)] + 1 + _against(g, seat, RAISES_NEED)


def hand_size(g: State, seat: Seat) -> int:
    """Up to how many cards the hand is filled (CLEAN-02)."""
    return size_apart_from_hand(g, seat) + size_by_hand(g, seat)


def size_apart_from_hand(g: State, seat: Seat) -> int:
    """The part of the hand size that does not change while the hand is filled."""
    size = g.rules.hand_size
    for card in g.stalls[stall_of(g, seat)]:
        size += STALL_SIZE[card & FACE]
    return size


def size_by_hand(g: State, seat: Seat) -> int:
    """What the cards in hand add to the hand size."""
    size = 0
    for card in g.hands[seat]:
        size += HAND_SIZE[card & FACE]
    return size


def draw_limit(g: State, seat: Seat) -> int:
    """How many cards a fill of the hand may draw at most; limits do not add up."""
    limit = UNLIMITED
    if _waiting(g):
        for other in opponents(g, seat):
            for card in g.schedules[other]:
                if LIMITS_FILL[card & FACE]:
                    limit = min(limit, LIMITS_FILL[card & FACE])
    return limit
