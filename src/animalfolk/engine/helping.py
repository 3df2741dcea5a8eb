"""Which cards may be laid openly for a stack that the partner shall complete, and which do (TEAM-09 to TEAM-12).

What may be laid never depends on the partner's hand, but for its size, which all can see: a selection is offered if
some hand of that size could complete it, with what lies open in the partner's discard pile. Each partner's cards count
what they count for that partner (contested ruling 16), and cards of a discard pile need a card of the same partner
that lets them in.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine.aliases import Card, Face, Option, Seat
from animalfolk.engine.copying import forms_in_sight, is_open, left_overs, united
from animalfolk.engine.discards import from_every_place
from animalfolk.engine.faces import (
    ADDS_CARDS,
    ADDS_FROM_DISCARD,
    ADJUSTS,
    BENDS,
    COPIES,
    FACE,
    MIRRORS,
    NO_SET,
    NOTHING,
    PLACE,
    SET,
    VALUE,
    faces_of,
)
from animalfolk.engine.makeup import keeps_to_rules, shared, together
from animalfolk.engine.seats import partner_of
from animalfolk.engine.stack_search import CARD, FROM_DISCARD, Search, makeup, worth
from animalfolk.engine.state import State
from animalfolk.engine.values import stack_need, value

LARGEST: Final = 5  # every deck has a card of each value up to this


def can_ask(g: State, seat: Seat) -> bool:
    """Whether there is something to lay and a partner with cards, whatever they are."""
    partner = partner_of(g, seat)
    if partner == NOTHING or not g.hands[partner]:
        return False
    need = stack_need(g, seat)
    for card in g.hands[seat]:
        if SET[card & FACE] != NO_SET and not is_open(card) and 1 <= need - value(g, seat, card) <= LARGEST:
            return True  # with a single card of the same deck
    hopes = Hopes(g, partner)
    if not g.rules.team_build_min_active and hopes.complete([], need):
        return True
    return Offer(g, seat, [], g.hands[seat], need, hopes).finds()


def offer_options(g: State, seat: Seat) -> list[Option]:
    """What may be laid next; NOTHING where the partner can be asked with what lies there."""
    return offers_in(g, seat, Hopes(g, partner_of(g, seat)))


def offers_in(g: State, seat: int, hopes: Hopes) -> list[int]:
    """What may be laid next if these are the hopes, which are the same for every card of a request."""
    need = stack_need(g, seat) - sum_of(g, seat, g.laid)
    options = united([Offer(g, seat, g.laid, rest, need, hopes).options() for rest in _rests(g, seat)])
    options = from_every_place(g, seat, options)
    if len(g.laid) >= g.rules.team_build_min_active and hopes.complete(g.laid, need):
        options.append(NOTHING)
    return options


def help_options(g: State, seat: Seat) -> list[Option]:
    """What the partner may add next; empty when the stack is complete, NOTHING to decline before the first card."""
    need = help_needed(g) - sum_of(g, seat, g.laid)
    if need == 0:
        return []
    beside = shared(makeup(g.offered))
    options = united([Search(g, seat, g.laid, rest, need, beside).options() for rest in _rests(g, seat)])
    options = from_every_place(g, seat, options)
    return options if g.laid else [*options, NOTHING]


def _rests(g: State, seat: Seat) -> list[list[int]]:
    """The hand without what is chosen already."""
    return left_overs(g, seat, [choice & CARD for choice in g.laid if not choice & FROM_DISCARD])


def help_needed(g: State) -> int:
    """What the partner's cards must be worth together."""
    return stack_need(g, g.seat) - sum_of(g, g.seat, g.offered)


def sum_of(g: State, seat: Seat, choices: list[Option]) -> int:
    """What these cards of one partner count together."""
    total = 0
    for choice in choices:
        total += worth(g, seat, choice)
    return total


def legal_together(offered: list[Option], added: list[int], help_to_come: int) -> bool:
    """Whether the cards of both partners keep to the rules of stacks, with what they or help to come allow."""
    return keeps_to_rules(together(shared(makeup(offered)), makeup(added)), help_to_come)


class Offer(Search):
    """Tries what the partner could complete."""

    def __init__(self, g: State, seat: Seat, laid: list[Option], rest: list[int], need: int, hopes: Hopes) -> None:
        super().__init__(g, seat, laid, rest, need)
        self.hopes = hopes
        self.bends |= hopes.bends

    def goals(self, left: int) -> int:
        """What further cards may be worth together, so that something is left to add, as bits."""
        return max(0, (1 << left) - 2)

    def ends(self, made: int, left: int) -> bool:
        """Whether some help completes cards of this makeup, to which so much is missing."""
        return left > 0 and self.hopes.completes(made, left)


class Hopes:
    """What a hand of so many cards could hold, as far as everybody can know: any cards of the decks in play.

    A card of the discard pile counts as one of the faces that all can see it may count as; NOTHING among them stands
    for any card of the hand that is part of the stack (one that is not might as well be built in its stead).
    """

    def __init__(self, g: State, seat: Seat) -> None:
        self.count = len(g.hands[seat])
        self.pile = [_counts_as(g, seat, face) for face in g.discards[seat]]
        self.special: list[int] = []  # cards that change what a stack may be, as choices
        self.bends = 0
        self._known: dict[tuple[int, int], bool] = {}  # by makeup and what is missing: whether help completes it
        for folk in g.sets:
            for face in faces_of(folk):
                if BENDS[face] or ADJUSTS[face]:
                    self.bends |= BENDS[face] & ~ADDS_CARDS
                    self.special += [face] * (min(COPIES[face], self.count) if ADDS_FROM_DISCARD[face] else 1)
        for place in range(len(self.pile)):
            if self.pile[place] not in self.pile[:place]:
                self._consider(place)

    def _consider(self, place: int) -> None:
        """Add a card of the discard pile to the special ones, as each face with which it bends the rules."""
        for face in self.pile[place]:
            if face != NOTHING and BENDS[face] & ~ADDS_CARDS:
                self.bends |= BENDS[face] & ~ADDS_CARDS
                self.special.append(face | FROM_DISCARD | place << PLACE)

    def complete(self, taken: list[int], left: int) -> bool:
        """Whether some help makes a legal stack of these cards, to which so much is missing."""
        return self.completes(makeup(taken), left)

    def completes(self, made: int, left: int) -> bool:
        """Whether some help makes a legal stack with cards of this makeup, to which so much is missing."""
        if (made, left) not in self._known:
            self._known[made, left] = keeps_to_rules(made, self.bends) and self._complete(shared(made), left, [], 0)
        return self._known[made, left]

    def _complete(self, made: int, left: int, cards: list[Card], place: int) -> bool:
        """Whether these special cards, and any of those from this place on, do it."""
        if self._fits(made, left, cards):
            return True
        for further in range(place, len(self.special)):
            more = self.special[further]
            if self._helps(cards, more) and self._complete(made, left, [*cards, more], further + 1):
                return True
        return False

    def _helps(self, cards: list[Card], card: Card) -> bool:
        """Whether a special card adds anything: of the discard pile only what bends the rules as none of these does."""
        bends = 0
        for other in cards:
            bends |= BENDS[other & FACE]
            if other & FROM_DISCARD and other >> PLACE == card >> PLACE and card & FROM_DISCARD:
                return False
        return not card & FROM_DISCARD or BENDS[card & FACE] & ~bends & ~ADDS_CARDS > 0

    def _fits(self, made: int, left: int, cards: list[Card]) -> bool:
        """Whether these special cards, with ordinary ones up to the size of the hand, do it."""
        plain = self.count
        slots = 0
        adds = False
        sums = 1  # bit n: n can be reached
        for card in cards:
            if card & FROM_DISCARD:
                slots -= 1
            else:
                plain -= 1
                slots += ADDS_FROM_DISCARD[card & FACE]
                adds = adds or ADDS_FROM_DISCARD[card & FACE] > 0
            sums = _with(sums, card & FACE)
        if plain < 0 or slots < 0 or not keeps_to_rules(together(made, makeup(cards)), 0):
            return False
        if not adds:
            return _with_any(sums, plain) >> left & 1 == 1
        if not any(NOTHING in faces for faces in self.pile):
            return _with_any(self._with_pile(sums, slots, cards, []), plain) >> left & 1 == 1
        for held in _handfuls(plain, left):
            if self._with_pile(sums << sum(held), slots, cards, held) >> left & 1:
                return True
        return False

    def _with_pile(self, sums: int, slots: int, cards: list[Card], held: list[int]) -> int:
        """The sums with so many cards of the discard pile besides; one that lets another in takes no place.

        held: what the ordinary cards of the hand count, where a card of the pile may copy one of them
        """
        reached = [sums] + [0] * slots
        built = [card >> PLACE for card in cards if card & FROM_DISCARD]
        for place in range(len(self.pile)):
            if place not in built:
                before = reached.copy()
                for face in self._faces(place, cards):
                    _reach_with(before, reached, face)
                for amount in held if NOTHING in self.pile[place] else []:
                    for used in range(slots):
                        reached[used + 1] |= before[used] << amount
        for some in reached:
            sums |= some
        return sums

    def _faces(self, place: int, cards: list[Card]) -> list[int]:
        """What a card of the discard pile may count as, beside these special cards."""
        faces = [face for face in self.pile[place] if face != NOTHING]
        if NOTHING in self.pile[place]:
            faces += [card & FACE for card in cards if not card & FROM_DISCARD]
        return faces


def _counts_as(g: State, seat: Seat, face: Face) -> list[int]:
    """The faces that a card of a discard pile may count as, as far as everybody can know."""
    if not MIRRORS[face]:
        return [face]
    found: list[int] = []
    for form in forms_in_sight(g, seat, face):
        counted = NOTHING if form == NOTHING else form & FACE
        if counted not in found:
            found.append(counted)
    return sorted(found)


def _handfuls(count: int, most: int) -> list[list[int]]:
    """What up to so many ordinary cards may count, if it is no more than this together."""
    found: list[list[int]] = [[]]
    for held in found:  # it grows on the way
        if len(held) < count:
            largest = min(held[-1] if held else LARGEST, most - sum(held))
            found += [[*held, amount] for amount in range(1, largest + 1)]
    return found


def _reach_with(before: list[int], reached: list[int], face: Face) -> None:
    """Add what is reached with one more card of the discard pile; the sums are listed by how many of it are let in."""
    for used in range(len(before)):
        if ADDS_FROM_DISCARD[face]:
            reached[used] |= _with(before[used], face)
        elif used:
            reached[used] |= _with(before[used - 1], face)


def _with_any(sums: int, count: int) -> int:
    """The sums with up to so many ordinary cards besides."""
    for _ in range(count):
        sums |= sums << 1 | sums << 2 | sums << 3 | sums << 4 | sums << 5
    return sums


def _with(sums: int, face: Face) -> int:
    """The sums with one more card, as it is or as its own text may change it."""
    result = sums << VALUE[face]
    if ADJUSTS[face]:
        result |= sums << (VALUE[face] + ADJUSTS[face]) | sums << (VALUE[face] - ADJUSTS[face])
    return result
