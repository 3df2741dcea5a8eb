"""Which cards may pay: chosen one by one, never too few, none to spare (BUY-06 to BUY-09).

Cards are chosen in non-increasing value, and choosing ends when the price is reached: so the last card was
needed, and with it every larger one. A card is offered only if the rest can still reach the price. Cards that
change this rule are chosen first: the one that sells from the bin, then one that frees the overpay. A card that
copies another is offered in each of its forms, of which one can be chosen.

Coins (BUY-18) come last. None may be to spare, also where a card frees the overpay, so whatever is paid with a coin
is paid exactly; a coin is offered if those at hand make up all that is missing, and then only coins follow.
"""

from __future__ import annotations

from animalfolk.engine.aliases import Option, Seat, Slot
from animalfolk.engine.copying import in_use, left_overs, united
from animalfolk.engine.faces import COIN, FACE, FREES_OVERPAY, IS_COPYING, IS_SELLER, NOTHING, SELLS_BIN, VALUE, traits
from animalfolk.engine.purse import Purse, groups_of, in_order, key_of, keys_of, without
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN, UNLIMITED, coins, paid, price, price_rise, value


def purchases(g: State, seat: Seat, amounts: list[int], found: int) -> list[int]:
    """The slots from which this seat can buy with a hand of these amounts and traits, and the bin (BUY-16)."""
    total = 0
    for amount in amounts:
        if amount > 0:
            total += amount
    if g.gold:
        total += g.gold[seat]
    total -= price_rise(g, seat)  # the same for every slot
    slots = [slot for slot in range(5) if g.market[slot] != NOTHING and VALUE[g.market[slot]] + slot <= total]
    if g.bin and found & IS_SELLER and _sellers(g, seat, g.hands[seat]):
        slots.append(BIN)
    return slots


def payment_options(g: State, seat: Seat, slot: Slot) -> list[Option]:
    """The hand cards that may be chosen next, NOTHING where the payment may end here; empty when it is complete."""
    return _options(g, seat, slot, g.laid)


def _options(g: State, seat: Seat, slot: Slot, laid: list[Option]) -> list[Option]:
    missing = price(g, seat, slot)
    for card in laid:
        missing -= paid(g, seat, card) if g.gold else value(g, seat, card)
    if not g.gold:
        return _card_options(g, seat, slot, laid, missing, 0)
    left = coins(g, seat, laid)
    if laid and laid[-1] == COIN:
        return [COIN] if missing else []
    options = _card_options(g, seat, slot, laid, missing, left)
    return [*options, COIN] if _coin_fits(g, seat, slot, laid, missing, left) else options


def _coin_fits(g: State, seat: Seat, slot: Slot, laid: list[Option], missing: int, left: int) -> bool:
    """Whether coins can pay all that is missing; of what was chosen nothing may be worthless."""
    if not 0 < missing <= left or (slot == BIN and not laid):
        return False
    return not laid or _is_free(laid) or min([value(g, seat, card) for card in laid]) > 0


def _is_free(laid: list[Option]) -> bool:
    """Whether a card that frees the overpay is among these."""
    for card in laid:  # noqa: SIM110  (the loop is quicker)
        if FREES_OVERPAY[card & FACE]:
            return True
    return False


def _card_options(g: State, seat: Seat, slot: Slot, laid: list[Option], missing: int, left: int) -> list[Option]:
    """The hand cards that may be chosen next, if so much is missing and so many coins are left."""
    rests = left_overs(g, seat, laid)
    if len(rests) == 1:
        return _options_of(g, seat, slot, laid, rests[0], missing, left)
    return united([_options_of(g, seat, slot, laid, rest, missing, left) for rest in rests])


def _options_of(
    g: State, seat: Seat, slot: Slot, laid: list[Option], rest: list[int], missing: int, left: int
) -> list[Option]:
    free = _is_free(laid)
    declared = 1 if slot == BIN else 0  # cards that are chosen before the ordinary ones
    if len(laid) < declared:
        return _sellers(g, seat, rest)
    if free:
        declared += 1
        ceiling = NOTHING if len(laid) == declared else key_of(g, seat, laid[-1])
        return _freely(g, seat, rest, ceiling, missing, left)
    freeing = _freeing(g, seat, rest, missing - left) if len(laid) == declared else []
    if missing <= 0:
        return [*freeing, NOTHING] if freeing else []
    ceiling = NOTHING if len(laid) == declared else key_of(g, seat, laid[-1])
    if traits(rest) & IS_COPYING:
        smallest = min([value(g, seat, card) for card in laid]) if slot == BIN else UNLIMITED
        return freeing + _tightly_among(_groups(g, seat, rest, ceiling), missing, smallest, left)
    keys = [key for key in keys_of(g, seat, rest, ceiling) if not FREES_OVERPAY[key & FACE]]
    if slot == BIN:
        return freeing + _tightly_with(keys, missing, min([value(g, seat, card) for card in laid]), left)
    return freeing + _tightly(keys, missing - left)


def _sellers(g: State, seat: Seat, rest: list[int]) -> list[int]:
    """The cards that open the bin, where a payment with them exists."""
    options: list[int] = []
    for card in in_use(g, seat, rest):
        if not SELLS_BIN[card & FACE] or card in options:
            continue
        if value(g, seat, card) >= price(g, seat, BIN) or _options(g, seat, BIN, [card]):
            options.append(card)
    return options


def _freeing(g: State, seat: Seat, rest: list[int], missing: int) -> list[int]:
    """The cards that free the overpay, where all together can pay."""
    options: list[int] = []
    for card in in_use(g, seat, rest):
        if FREES_OVERPAY[card & FACE] and card not in options:
            options.append(card)
    if not options:
        return options
    if traits(rest) & IS_COPYING:
        groups = _groups(g, seat, rest, NOTHING, True)
        return [card for card in options if _reaches(groups, key_of(g, seat, card), UNLIMITED << 16, missing)]
    total = 0
    for card in rest:
        total += value(g, seat, card)
    return options if total >= missing else []


def _freely(g: State, seat: Seat, rest: list[int], ceiling: int, missing: int, left: int) -> list[int]:
    """Any further cards, largest first, and an end as soon as the price is reached."""
    if traits(rest) & IS_COPYING:
        options = _tightly_among(_groups(g, seat, rest, ceiling, True), missing, UNLIMITED, left)
    else:
        options = _tightly(keys_of(g, seat, rest, ceiling), missing - left)
    if missing <= 0:
        options.append(NOTHING)
    return options


def _tightly(keys: list[int], missing: int) -> list[int]:
    """The cards that, with all below them, reach what is missing."""
    options: list[int] = []
    below = 0
    for place in range(len(keys) - 1, -1, -1):
        below += keys[place] >> 16
        card = keys[place] & 65535
        if below >= missing and (not options or options[-1] != card):
            options.append(card)
    options.reverse()
    return options


def _tightly_with(keys: list[int], missing: int, smallest: int, left: int) -> list[int]:
    """The cards after which the rest can pay so that the smallest card chosen out of order is needed too."""
    options: list[int] = []
    for place, key in enumerate(keys):
        card = key & 65535
        if options and options[-1] == card:
            continue
        amount = key >> 16
        if _completes([other >> 16 for other in keys[place + 1 :]], missing - amount, min(smallest, amount), left):
            options.append(card)
    return options


def _completes(amounts: list[int], missing: int, smallest: int, left: int) -> bool:
    """Whether some of these (largest first), and coins, reach what is missing so that nothing could be taken back."""
    if missing <= 0:
        return -missing < smallest
    if smallest <= 0:
        return False
    if missing <= left:
        return True
    sums = 1  # bit n: n can be reached with the amounts so far
    for amount in amounts:
        with_it = sums << amount
        if left and (with_it >> (missing - left)) & ((1 << left) - 1):
            return True
        window = (1 << min(smallest, amount)) - 1
        if (with_it >> missing) & window:
            return True
        sums |= with_it
    return False


# cards with several forms


def _groups(g: State, seat: Seat, rest: list[int], ceiling: int, freeing: bool = False) -> list[list[int]]:
    """The groups of these cards; what frees the overpay is chosen before others, so it is mostly left out."""
    groups = groups_of(g, seat, rest, ceiling)
    return groups if freeing else [[key for key in group if not FREES_OVERPAY[key & FACE]] for group in groups]


def _tightly_among(groups: list[list[int]], missing: int, smallest: int, left: int) -> list[int]:
    """The forms after which the other cards can pay, so that the smallest card chosen out of order is needed too."""
    return [key & 65535 for key in in_order(groups) if _leads(groups, key, missing, smallest, left)]


def _leads(groups: list[list[int]], key: int, missing: int, smallest: int, left: int) -> bool:
    """Whether a payment can be completed with this form, smaller ones of other cards, and coins."""
    if smallest == UNLIMITED:
        return _reaches(groups, key, key, missing - left)
    missing -= key >> 16
    smallest = min(smallest, key >> 16)
    if missing <= 0:
        return -missing < smallest
    if smallest > 0 and missing <= left:
        return True
    return smallest > 0 and any(_adds(Purse(rest, key), missing, smallest, left) for rest in without(groups, key))


def _adds(purse: Purse, missing: int, smallest: int, left: int) -> bool:
    """Whether further cards, the smallest of which is needed too, or some and coins pay all that is missing."""
    for least in purse.steps():
        sums = purse.sums(least, missing + least)
        if sums >> missing & (1 << min(smallest, least)) - 1:
            return True
        if left and sums >> (missing - left) & (1 << left) - 1:
            return True
    return False


def _reaches(groups: list[list[int]], key: int, limit: int, missing: int) -> bool:
    """Whether this form and the largest ones of the other cards up to a limit make up what is missing."""
    for rest in without(groups, key):
        total = key >> 16
        for group in rest:
            for other in group:
                if other <= limit:
                    total += other >> 16
                    break
        if total >= missing:
            return True
    return False
