"""Purchases before which the market is rearranged: first the payment, then the arrangement, then the card.

The payment must be needed to the last card at the new price, so its amounts allow a range of prices only; a card is
offered as long as some price that an arrangement could give lies in that range. The arrangement is chosen slot by
slot from the right. Until the purchase is complete nothing has moved: choices wait in `laid`.

A payment that opens the bin may buy there as well, at a price that no arrangement changes.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine.copying import in_use, left_overs, united, without
from animalfolk.engine.faces import COIN, FACE, FREES_OVERPAY, NOTHING, REARRANGES, SELLS_BIN, VALUE
from animalfolk.engine.payment import keys_of
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN, coins, price, price_rise, value

ARRANGED: Final = 1 << 19  # a choice that says which card lies in the next slot
HOLE: Final = FACE  # the face that stands for an empty slot


def can_arrange(g: State, seat: int) -> bool:
    """Whether a purchase with a rearranged market is possible."""
    return bool(arranged_payment_options(g, seat, []))


def arranged_payment_options(g: State, seat: int, laid: list[int]) -> list[int]:
    """The hand cards that may be chosen next, and NOTHING where the payment may end."""
    rests = left_overs(g, seat, laid)
    return united([_options_of(g, seat, laid, rest) for rest in rests])


def _options_of(g: State, seat: int, laid: list[int], rest: list[int]) -> list[int]:
    if not laid:
        return _openers(g, seat, rest)
    options: list[int] = []
    if laid[-1] != COIN:
        ceiling = NOTHING if len(laid) == 1 else _ceiling(g, seat, laid)
        for key in keys_of(g, seat, in_use(g, seat, rest), ceiling):
            card = key & 65535
            if card not in options and _leads(g, seat, [*laid, card], rest):
                options.append(card)
    if _coins_fit(g, seat, laid):
        options.append(COIN)
    if _fits(g, seat, laid):
        options.append(NOTHING)
    return options


def _ceiling(g: State, seat: int, laid: list[int]) -> int:
    return value(g, seat, laid[-1]) << 16 | laid[-1]


def _openers(g: State, seat: int, rest: list[int]) -> list[int]:
    """The cards that allow to rearrange; one of them is paid first."""
    options: list[int] = []
    for card in in_use(g, seat, rest):
        if REARRANGES[card & FACE] and card not in options and _leads(g, seat, [card], rest):
            options.append(card)
    return options


def _leads(g: State, seat: int, laid: list[int], rest: list[int]) -> bool:
    """Whether these cards, with smaller ones of the rest and coins, can pay some price."""
    if _fits(g, seat, laid) or _coins_fit(g, seat, laid):
        return True
    ceiling = NOTHING if len(laid) == 1 else _ceiling(g, seat, laid)
    for left in without(g, seat, rest, laid[-1]):
        tried = NOTHING
        for key in keys_of(g, seat, in_use(g, seat, left), ceiling):
            card = key & 65535
            if card != tried and _leads(g, seat, [*laid, card], left):
                return True
            tried = card
    return False


def _coins_fit(g: State, seat: int, laid: list[int]) -> bool:
    """Whether these with one coin more, or several, can pay some price (BUY-18)."""
    more = laid.copy()
    for _ in range(coins(g, seat, laid)):
        more.append(COIN)
        if _fits(g, seat, more):
            return True
    return False


def _fits(g: State, seat: int, laid: list[int]) -> bool:
    """Whether some arrangement has a card at a price for which all of these are needed."""
    for face in g.market:
        if face != NOTHING:
            for slot in range(5):
                if pays(g, seat, laid, VALUE[face] + slot + price_rise(g, seat)):
                    return True
    return g.market.count(NOTHING) < len(g.market) and _buys_bin(g, seat, laid)


def _buys_bin(g: State, seat: int, laid: list[int]) -> bool:
    """Whether exactly these cards may buy the top card of the bin (BUY-16)."""
    opens = any(SELLS_BIN[card & FACE] for card in laid)
    return opens and len(g.bin) > 0 and pays(g, seat, laid, price(g, seat, BIN))


def pays(g: State, seat: int, laid: list[int], cost: int) -> bool:
    """Whether exactly these cards may pay this price (BUY-06, BUY-07); with coins they pay it exactly (BUY-18)."""
    amounts = [value(g, seat, card) for card in laid if card != COIN]
    if len(amounts) < len(laid):
        return sum(amounts) + len(laid) - len(amounts) == cost and min(amounts) > 0
    over = sum(amounts) - cost
    free = any(FREES_OVERPAY[card & FACE] for card in laid)
    return over >= 0 and (free or over < min(amounts)) and min(amounts) > 0


def payment_of(g: State) -> list[int]:
    """The cards chosen to pay with."""
    return [choice for choice in g.laid if not choice & ARRANGED]


def arrangement_of(g: State) -> list[int]:
    """The cards chosen for the slots so far, from the right; NOTHING for an empty one."""
    return [NOTHING if choice & FACE == HOLE else choice & FACE for choice in g.laid if choice & ARRANGED]


def placed(card: int) -> int:
    """The choice of a card, or of none, for the next slot."""
    return ARRANGED | (HOLE if card == NOTHING else card)


def arrangement_options(g: State, seat: int) -> list[int]:
    """What may lie in the next slot, so that the payment can still buy something."""
    chosen = arrangement_of(g)
    if len(chosen) == 5:
        return []
    rest = g.market.copy()
    for face in chosen:
        rest.remove(face)
    options: list[int] = []
    for face in sorted(rest, reverse=True):
        if face not in options:
            left = rest.copy()
            left.remove(face)
            if _can_still_buy(g, seat, [*chosen, face], left):
                options.append(face)
    return options


def _can_still_buy(g: State, seat: int, chosen: list[int], rest: list[int]) -> bool:
    if arranged_slots(g, seat, chosen):
        return True
    laid = payment_of(g)
    for slot in range(len(chosen), 5):
        for face in rest:
            if face != NOTHING and pays(g, seat, laid, VALUE[face] + slot + price_rise(g, seat)):
                return True
    return False


def arranged_slots(g: State, seat: int, chosen: list[int]) -> list[int]:
    """The slots of an arrangement from which the payment can buy, and the bin."""
    laid = payment_of(g)
    rise = price_rise(g, seat)
    slots = [
        slot
        for slot in range(len(chosen))
        if chosen[slot] != NOTHING and pays(g, seat, laid, VALUE[chosen[slot]] + slot + rise)
    ]
    return [*slots, BIN] if _buys_bin(g, seat, laid) else slots
