"""Purchases before which the market is rearranged: first the payment, then the arrangement, then the card.

The payment must be needed to the last card at the new price, so its amounts allow a range of prices only; a card is
offered as long as some price that an arrangement could give lies in that range. The arrangement is chosen slot by
slot from the right. Until the purchase is complete nothing has moved: choices wait in `laid`.

A payment that opens the bin may buy there as well, at a price that no arrangement changes.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine.aliases import Card, Option, Seat
from animalfolk.engine.copying import in_use, left_overs, united
from animalfolk.engine.faces import COIN, FACE, FREES_OVERPAY, NOTHING, REARRANGES, SELLS_BIN, VALUE
from animalfolk.engine.purse import Purse, groups_of, in_order, key_of, without
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN, UNLIMITED, coins, paid, price, price_rise, value

ARRANGED: Final = 1 << 19  # a choice that says which card lies in the next slot
HOLE: Final = FACE  # the face that stands for an empty slot


def can_arrange(g: State, seat: Seat) -> bool:
    """Whether a purchase with a rearranged market is possible."""
    return bool(arranged_payment_options(g, seat, []))


def arranged_payment_options(g: State, seat: Seat, laid: list[Option]) -> list[Option]:
    """The hand cards that may be chosen next, and NOTHING where the payment may end."""
    rests = left_overs(g, seat, laid)
    return united([_options_of(g, seat, laid, rest) for rest in rests])


def _options_of(g: State, seat: Seat, laid: list[Option], rest: list[int]) -> list[Option]:
    if not laid:
        return _openers(g, seat, rest)
    options: list[int] = []
    if laid[-1] != COIN:
        ceiling = NOTHING if len(laid) == 1 else key_of(g, seat, laid[-1])
        groups = groups_of(g, seat, rest, ceiling)
        payment = _payment(g, seat, laid)
        options = [key & 65535 for key in in_order(groups) if payment.with_key(key).leads(groups, key, key)]
    if _coins_fit(g, seat, laid):
        options.append(COIN)
    if _fits(g, seat, laid):
        options.append(NOTHING)
    return options


def _openers(g: State, seat: Seat, rest: list[int]) -> list[int]:
    """The cards that allow to rearrange; one of them is paid first."""
    options: list[int] = []
    groups = groups_of(g, seat, rest, NOTHING)
    for card in in_use(g, seat, rest):
        if REARRANGES[card & FACE] and card not in options:
            key = key_of(g, seat, card)
            if _payment(g, seat, [card]).leads(groups, key, UNLIMITED << 16):
                options.append(card)
    return options


class Payment:
    """What is chosen so far, and the prices that it may meet."""

    def __init__(self, total: int, least: int, free: bool, left: int, prices: list[int], sold: list[int]) -> None:
        self.total = total
        self.least = least  # the smallest card of it
        self.free = free  # whether a card of it frees the overpay
        self.left = left  # coins
        self.prices = prices  # that an arrangement could give, the lowest first
        self.sold = sold  # the price of the bin, as long as no card of it opens that

    def with_key(self, key: int) -> Payment:
        """The same with one card more."""
        free = self.free or FREES_OVERPAY[key & FACE] > 0
        opens = SELLS_BIN[key & FACE] > 0
        prices = sorted(self.prices + self.sold) if opens and self.sold else self.prices
        return Payment(
            self.total + (key >> 16), min(self.least, key >> 16), free, self.left, prices, [] if opens else self.sold
        )

    def leads(self, groups: list[list[int]], key: int, limit: int) -> bool:
        """Whether this, whose last card has the key, pays some price with others up to a limit, and coins."""
        if self.least <= 0 or not self.prices:
            return False
        return self._fits(1, self.least) or any(self._adds(rest, limit) for rest in without(groups, key))

    def _adds(self, groups: list[list[int]], limit: int) -> bool:
        purse = Purse(groups, limit)
        if self.total + purse.most() >= self.prices[0] and (self.free or self._frees(groups, limit, purse.most())):
            return True
        for least in purse.steps():
            if self._fits(purse.sums(least, self.prices[-1] + least), min(least, self.least)):
                return True
        return self.sold != [] and self._opens(groups, limit)

    def _opens(self, groups: list[list[int]], limit: int) -> bool:
        """Whether it does with a card that opens the bin."""
        sellers = [key for key in in_order(groups) if key <= limit and SELLS_BIN[key & FACE]]
        return any(self.with_key(key).leads(groups, key, limit) for key in sellers)

    def _frees(self, groups: list[list[int]], limit: int, most: int) -> bool:
        """Whether all others pay enough beside one that frees the overpay."""
        for group in groups:
            keys = [key for key in group if key <= limit]
            for key in keys:
                if FREES_OVERPAY[key & FACE] and self.total + most - (keys[0] >> 16) + (key >> 16) >= self.prices[0]:
                    return True
        return False

    def _fits(self, sums: int, least: int) -> bool:
        """Whether cards worth any of these sums, each at least so much, fit some price; with coins they do exactly."""
        totals = sums << self.total
        for cost in self.prices:
            if totals >> cost & ((1 << least) - 1) or (self.free and totals >> cost):
                return True
            if self.left and totals >> max(0, cost - self.left) & ((1 << min(cost, self.left)) - 1):
                return True
        return False


def _payment(g: State, seat: Seat, laid: list[Option]) -> Payment:
    """The payment of these cards."""
    sold = [price(g, seat, BIN)] if g.bin else []
    payment = Payment(0, UNLIMITED, False, coins(g, seat, laid), prices(g, seat), sold)
    for card in laid:
        payment = payment.with_key(key_of(g, seat, card))
    return payment


def _coins_fit(g: State, seat: Seat, laid: list[Option]) -> bool:
    """Whether these with one coin more, or several, can pay some price (BUY-18)."""
    more = laid.copy()
    for _ in range(coins(g, seat, laid)):
        more.append(COIN)
        if _fits(g, seat, more):
            return True
    return False


def _fits(g: State, seat: Seat, laid: list[Option]) -> bool:
    """Whether some arrangement has a card at a price for which all of these are needed."""
    return bool(prices_met(g, seat, laid))


def prices_met(g: State, seat: int, laid: list[int]) -> list[int]:
    """The prices that an arrangement could give and for which all of these are needed."""
    found = [cost for cost in prices(g, seat) if pays(g, seat, laid, cost)]
    sells = g.market.count(NOTHING) < len(g.market) and _buys_bin(g, seat, laid)
    return [*found, price(g, seat, BIN)] if sells else found


def range_met(g: State, seat: int, laid: list[int]) -> list[int]:
    """The lowest and the highest price for which all of these are needed."""
    amounts = [paid(g, seat, card) for card in laid]
    total = sum(amounts)
    if COIN in laid:
        return [total, total]
    free = any(FREES_OVERPAY[card & FACE] for card in laid)
    return [1 if free else total - min(amounts) + 1, total]


def prices(g: State, seat: Seat) -> list[int]:
    """The prices that an arrangement could give, the lowest first."""
    rise = price_rise(g, seat)
    return sorted({VALUE[face] + slot + rise for face in g.market if face != NOTHING for slot in range(5)})


def _buys_bin(g: State, seat: Seat, laid: list[Option]) -> bool:
    """Whether exactly these cards may buy the top card of the bin (BUY-16)."""
    opens = any(SELLS_BIN[card & FACE] for card in laid)
    return opens and len(g.bin) > 0 and pays(g, seat, laid, price(g, seat, BIN))


def pays(g: State, seat: Seat, laid: list[Option], cost: int) -> bool:
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


def placed(card: Card) -> int:
    """The choice of a card, or of none, for the next slot."""
    return ARRANGED | (HOLE if card == NOTHING else card)


def arrangement_options(g: State, seat: Seat) -> list[Option]:
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


def _can_still_buy(g: State, seat: Seat, chosen: list[int], rest: list[int]) -> bool:
    if arranged_slots(g, seat, chosen):
        return True
    laid = payment_of(g)
    for slot in range(len(chosen), 5):
        for face in rest:
            if face != NOTHING and pays(g, seat, laid, VALUE[face] + slot + price_rise(g, seat)):
                return True
    return False


def arranged_slots(g: State, seat: Seat, chosen: list[int]) -> list[int]:
    """The slots of an arrangement from which the payment can buy, and the bin."""
    laid = payment_of(g)
    rise = price_rise(g, seat)
    slots = [
        slot
        for slot in range(len(chosen))
        if chosen[slot] != NOTHING and pays(g, seat, laid, VALUE[chosen[slot]] + slot + rise)
    ]
    return [*slots, BIN] if _buys_bin(g, seat, laid) else slots
