"""What a copying card may count as (CHAM, G20): every use of a hand card asks here, and binds what was chosen.

A card in use is a hand entry. Where a card counts as another, the low bits of the entry are the face it counts as,
and the bits from BODY up say which copying card it is. Before it is bound, a form may carry the mark of the hand card
that it copies, so that its value is already right; binding gives it a mark of its own.
"""

from __future__ import annotations

from animalfolk.engine.aliases import Card, Face, Option, Seat
from animalfolk.engine.faces import (
    BIN_TOP,
    BODY,
    COIN,
    COPYING_NUMBER,
    FACE,
    HAND_CARDS,
    IS_COPYING,
    MARK,
    MARKET_CARDS,
    MARKS,
    MIRRORS,
    NOTHING,
    ON_ITSELF,
    OTHERS_DISCARDS,
    RIGHTMOST_STACK,
    SPENT,
    STACK,
    STACKS,
    USABLE,
    mark_of,
    own_face,
    traits,
)
from animalfolk.engine.seats import another, stall_of, top_of_discard
from animalfolk.engine.state import State


def is_open(card: Card) -> bool:
    """Whether a card must yet copy another before it is used; one altered as itself stays itself."""
    return MIRRORS[card & FACE] > 0 and not mark_of(card)


def forms(g: State, seat: Seat, card: Card) -> list[int]:
    """The ways in which a card of the hand may be used now; most have one, themselves."""
    return _closed(g, seat, card, g.hands[seat].index(card)) if is_open(card) else [card]


def forms_elsewhere(g: State, seat: Seat, card: Card) -> list[int]:
    """The same for a card that is used without being in the hand: every hand card is another card for it."""
    return _closed(g, seat, card, NOTHING) if is_open(card) else [card]


def forms_in_sight(g: State, seat: Seat, card: Card) -> list[int]:
    """What a card outside the hand may count as whatever the hand holds; NOTHING for any card of it, where it may copy
    one: all that others can know.
    """
    reached = _reach(g, seat, card, NOTHING, False)
    found = [form for form in reached if not is_open(form)]
    if any(MIRRORS[form & FACE] == HAND_CARDS for form in [card, *reached]):
        found.append(NOTHING)
    return found or [card]


def in_use(g: State, seat: Seat, cards: list[Card]) -> list[int]:
    """These hand cards in all the ways they may be used."""
    if not traits(cards) & IS_COPYING:
        return cards
    found: list[int] = []
    for card in cards:
        found += forms(g, seat, card)
    return found


def _closed(g: State, seat: Seat, card: Card, place: int) -> list[int]:
    """What an open card may copy; where every way loops or ends, it is itself (contested ruling 3)."""
    found = [form for form in _reach(g, seat, card, place, True) if not is_open(form)]
    return found or [_itself(card)]


def _itself(card: Card) -> int:
    """A copying card that has nothing to copy."""
    return card if card & FACE == own_face(card) else own_face(card)


def ways_through(g: State, seat: Seat, card: Card) -> list[int]:
    """The copying cards with a use of their own that a hand card can become on the way to another."""
    if not is_open(card):
        return []
    reached = _reach(g, seat, card, g.hands[seat].index(card), True)
    return [form for form in reached if is_open(form) and USABLE[form & FACE] > 0]


def _reach(g: State, seat: Seat, card: Card, place: int, by_hand: bool) -> list[int]:
    """All that a copying card can become, through other copying cards, seen from its user's seat.

    A copying card is passed through once: a way that comes back to it is a loop (contested ruling 18).
    """
    body = COPYING_NUMBER[own_face(card)] << BODY
    waiting = [card & FACE]
    passed = 1 << COPYING_NUMBER[card & FACE]
    found: list[int] = []
    while waiting:
        face = waiting.pop(0)
        if MIRRORS[face] == HAND_CARDS and not by_hand:
            continue
        for target in _targets(g, seat, face, place):
            if is_open(target):
                number = COPYING_NUMBER[target & FACE]
                if passed >> number & 1:
                    continue
                passed |= 1 << number
                waiting.append(target & FACE)
            form = _copied(target) | body
            if form not in found:
                found.append(form)
    return found


def _copied(target: int) -> int:
    """What is copied of a card: face, alterations, and a use that changed the card itself (contested ruling 19)."""
    spent = SPENT if USABLE[target & FACE] == ON_ITSELF else 0
    return target & (FACE | MARKS << MARK | spent)


def _targets(g: State, seat: Seat, face: Face, place: int) -> list[int]:
    """The cards that a copying card looks at."""
    source = MIRRORS[face]
    if source == MARKET_CARDS:
        return [card for card in g.market if card != NOTHING]
    if source == OTHERS_DISCARDS:
        tops = [top_of_discard(g, other) for other in another(g, seat)]
        return [face for face in tops if face != NOTHING]
    if source == BIN_TOP:
        return g.bin[-1:]
    if source == RIGHTMOST_STACK:
        stall = stall_of(g, seat)
        last = g.stacks[stall]
        return [card & FACE for card in g.stalls[stall] if card >> STACK & STACKS == last]
    assert source == HAND_CARDS
    hand = g.hands[seat]
    return [hand[other] for other in range(len(hand)) if other != place]


# taking cards for a use


def left_overs(g: State, seat: Seat, laid: list[Option]) -> list[list[int]]:
    """The hand without the cards that are chosen already; several where different cards may be meant."""
    hand = g.hands[seat].copy()
    if not laid:
        return [hand]
    if not traits(hand) & IS_COPYING:
        for card in laid:
            if card != COIN:
                hand.remove(card)
        return [hand]
    rests = [hand]
    for choice in laid:
        if choice == COIN:
            continue
        fewer: list[list[int]] = []
        for rest in rests:
            fewer += [left for left in without(g, seat, rest, choice) if left not in fewer]
        rests = fewer
    return rests


def united(lists: list[list[int]]) -> list[int]:
    """What is in any of these lists of options, NOTHING last."""
    if len(lists) == 1:
        return lists[0]
    found: list[int] = []
    for options in lists:
        found += [option for option in options if option not in found]
    if NOTHING in found:
        found.remove(NOTHING)
        found.append(NOTHING)
    return found


def without(g: State, seat: Seat, rest: list[int], choice: Option) -> list[list[int]]:
    """These hand cards without one that is used so, for each that can be."""
    found: list[list[int]] = []
    for card in holders(g, seat, rest, choice):
        left = rest.copy()
        left.remove(card)
        found.append(left)
    return found


def holders(g: State, seat: Seat, cards: list[Card], choice: Option) -> list[int]:
    """Which of these hand cards can be used so: the one that is so already, else those that may yet become it."""
    if choice in cards and not is_open(choice):
        return [choice]
    found: list[int] = []
    for card in cards:
        if card != NOTHING and card not in found and _can_be(g, seat, card, choice):
            found.append(card)
    return [choice] if not found and choice in cards else found


def _can_be(g: State, seat: Seat, card: Card, choice: Option) -> bool:
    if own_face(card) != own_face(choice) or not is_open(card):
        return False
    return choice in forms(g, seat, card) or choice in ways_through(g, seat, card)


def places(g: State, seat: Seat, choices: list[Option]) -> list[int]:
    """Where in the hand the cards lie that are used so."""
    found: list[int] = []
    assigned = _assign(g, seat, choices, g.hands[seat].copy(), found)
    assert assigned, f"no cards to be used as {choices}"
    return found


def _assign(g: State, seat: Seat, choices: list[Option], hand: list[Card], found: list[int]) -> bool:
    """Find a card for each further choice."""
    if len(found) == len(choices):
        return True
    for card in holders(g, seat, hand, choices[len(found)]):
        place = hand.index(card)
        hand[place] = NOTHING
        found.append(place)
        if _assign(g, seat, choices, hand, found):
            return True
        hand[place] = card
        found.pop()
    return False


def shown_with(g: State, seat: Seat, card: Card, place: int, choice: Option) -> int:
    """The other hand card that is shown because this one copies it, or copies through it; NOTHING if there is none."""
    hand = g.hands[seat]
    body = choice & 7 << BODY
    if card == choice or not body or choice in _reach(g, seat, card, place, False):
        return NOTHING
    for other in range(len(hand)):
        if other != place and _copied(hand[other]) | body == choice:
            return hand[other]
    for other in range(len(hand)):
        through = hand[other] & FACE | body
        if other != place and is_open(hand[other]) and choice in _reach(g, seat, through, place, True):
            return hand[other]
    return NOTHING
