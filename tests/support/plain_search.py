"""Stacks and payments found by trying everything, card by card: what the engine's sums are held against.

It is how the engine once searched, and takes a time that doubles with each card.
"""

from __future__ import annotations

from collections.abc import Callable

from animalfolk.engine.arranging import pays
from animalfolk.engine.copying import in_use, left_overs, united, without
from animalfolk.engine.faces import (
    ADDS_CARDS,
    ADDS_FROM_DISCARD,
    BENDS,
    COIN,
    FACE,
    JUNK,
    LETS_JUNK_IN,
    MIXES_SETS,
    NOTHING,
    REARRANGES,
    SELLS_BIN,
    SET,
    VALUE,
)
from animalfolk.engine.purse import keys_of
from animalfolk.engine.stack_search import FROM_DISCARD, Search
from animalfolk.engine.state import State
from animalfolk.engine.values import BIN, coins, price, price_rise, value

Ends = Callable[[list[int], int], bool]  # whether these cards, to which so much is missing, will do


def keeps(taken: list[int]) -> bool:
    """Whether these cards keep to the rules of stacks."""
    hand = [choice & FACE for choice in taken if not choice & FROM_DISCARD]
    faces = [choice & FACE for choice in taken]
    bends = 0
    for face in faces:
        bends |= BENDS[face]
    mixed = len({SET[face] for face in hand if face != JUNK}) > 1
    added = len(taken) - len(hand)
    if (mixed and not bends & MIXES_SETS) or (JUNK in hand and not bends & LETS_JUNK_IN):
        return False
    adds = any(BENDS[face] & ADDS_CARDS for face in hand)
    return added == 0 or (adds and added <= sum(ADDS_FROM_DISCARD[face] for face in faces))


def keeps_together(offered: list[int], added: list[int]) -> bool:
    """Whether cards of two partners keep to them; each lets cards of the own discard pile in alone."""
    folk = [SET[choice & FACE] for choice in offered if not choice & FROM_DISCARD and choice & FACE != JUNK]
    folk += [SET[choice & FACE] for choice in added if not choice & FROM_DISCARD and choice & FACE != JUNK]
    junk = any(choice & (FACE | FROM_DISCARD) == JUNK for choice in offered + added)
    bends = 0
    for choice in offered + added:
        bends |= BENDS[choice & FACE]
    if (len(set(folk)) > 1 and not bends & MIXES_SETS) or (junk and not bends & LETS_JUNK_IN):
        return False
    from_discard = [choice for choice in added if choice & FROM_DISCARD]
    adds = any(BENDS[choice & FACE] & ADDS_CARDS for choice in added if not choice & FROM_DISCARD)
    allowed = sum(ADDS_FROM_DISCARD[choice & FACE] for choice in added)
    return not from_discard or (adds and len(from_discard) <= allowed)


def stack_choices(search: Search, laid: list[int], ends: Ends) -> list[int]:
    """What a search should offer, by trying all choices behind each."""
    options: list[int] = []
    for place, choice in enumerate(search.choices):
        if choice not in options and _leads(search, place, laid, [], search.need, ends):
            options.append(choice)
    return options


def _leads(search: Search, place: int, taken: list[int], used: list[int], need: int, ends: Ends) -> bool:
    taken, used, left = [*taken, search.choices[place]], [*used, search.cards[place]], need - search.amounts[place]
    if left < 0:
        return False
    if ends(taken, left):
        return True
    return left > 0 and any(
        _leads(search, further, taken, used, left, ends)
        for further in range(place + 1, len(search.choices))
        if search.cards[further] not in used
    )


def arranged_choices(g: State, seat: int, laid: list[int]) -> list[int]:
    """What may pay next before the market is rearranged."""
    return united([_arranged_of(g, seat, laid, rest) for rest in left_overs(g, seat, laid)])


def _arranged_of(g: State, seat: int, laid: list[int], rest: list[int]) -> list[int]:
    if not laid:
        openers = [card for card in dict.fromkeys(in_use(g, seat, rest)) if REARRANGES[card & FACE]]
        return [card for card in openers if _arranged_leads(g, seat, [card], rest)]
    options: list[int] = []
    if laid[-1] != COIN:
        keys = keys_of(g, seat, in_use(g, seat, rest), _ceiling(g, seat, laid))
        cards = dict.fromkeys(key & 65535 for key in keys)
        options = [card for card in cards if _arranged_leads(g, seat, [*laid, card], rest)]
    options += [COIN] if _coins_fit(g, seat, laid) else []
    return [*options, NOTHING] if _fits(g, seat, laid) else options


def _ceiling(g: State, seat: int, laid: list[int]) -> int:
    return NOTHING if len(laid) == 1 else value(g, seat, laid[-1]) << 16 | laid[-1]


def _arranged_leads(g: State, seat: int, laid: list[int], rest: list[int]) -> bool:
    if _fits(g, seat, laid) or _coins_fit(g, seat, laid):
        return True
    for left in without(g, seat, rest, laid[-1]):
        keys = keys_of(g, seat, in_use(g, seat, left), _ceiling(g, seat, laid))
        if any(_arranged_leads(g, seat, [*laid, key & 65535], left) for key in keys):
            return True
    return False


def _coins_fit(g: State, seat: int, laid: list[int]) -> bool:
    return any(_fits(g, seat, laid + [COIN] * count) for count in range(1, coins(g, seat, laid) + 1))


def _fits(g: State, seat: int, laid: list[int]) -> bool:
    rise = price_rise(g, seat)
    faces = [face for face in g.market if face != NOTHING]
    if any(pays(g, seat, laid, VALUE[face] + slot + rise) for face in faces for slot in range(5)):
        return True
    opens = any(SELLS_BIN[card & FACE] for card in laid if card != COIN)
    return bool(faces and g.bin) and opens and pays(g, seat, laid, price(g, seat, BIN))


def tight_choices(groups: list[list[int]], missing: int, smallest: int, left: int) -> list[int]:
    """What may pay next beside a card that was chosen out of order."""
    keys = sorted({key for group in groups for key in group}, reverse=True)
    return [key & 65535 for key in keys if _tight(groups, key, missing, smallest, left)]


def _tight(groups: list[list[int]], key: int, missing: int, smallest: int, left: int) -> bool:
    missing -= key >> 16
    smallest = min(smallest, key >> 16)
    if missing <= 0:
        return -missing < smallest
    if missing <= left and smallest > 0:
        return True
    for place, holding in enumerate(groups):
        if key in holding:
            rest = groups[:place] + groups[place + 1 :]
            smaller = [other for group in rest for other in group if other <= key]
            if any(_tight(rest, other, missing, smallest, left) for other in smaller):
                return True
    return False
