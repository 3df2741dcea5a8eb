"""What happened that somebody may react to: noted as it happens, offered when the running step is complete (G19).

A note is its kind, then who did it; where a card has come into a hand also its face and who knows it. The first of the
list is the one being offered. Every card that comes into a hand is noted, not only those that react to it, so that the
list tells nothing about hidden cards but the faces in it, and those are dealt anew with the hand.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine.aliases import Card, Face, Mask, Seat
from animalfolk.engine.copying import forms
from animalfolk.engine.faces import (
    ARRIVAL,
    FACE,
    IS_COPYING,
    IS_REACTING,
    JUNK,
    NOTHING,
    REACTS,
    SPENT,
    USABLE,
    WITH_CARDS_IN_DECK,
    WITH_DECK,
    WITH_DISCARD,
    WITH_DISCARD_AND_FOLK,
    WITH_MARKET_DECK,
    own_face,
    traits,
)
from animalfolk.engine.seats import next_seat
from animalfolk.engine.state import State

KINDS: Final[list[str]] = ["", "purchase", "stack", "technique", "shuffle", "arrival"]
KIND: Final = 7  # the bits of a note
DOER: Final = 3
CARD: Final = 5  # of an arrival: bits from here up hold the face
KNOWN: Final = 12  # and from here up who knows it
ANSWERED: Final = 1 << 17  # an arrival that was answered


def note(g: State, kind: int, seat: Seat) -> None:
    """Note what a seat has done."""
    if g.watched:
        g.noted.append(kind | seat << DOER)


def note_arrival(g: State, seat: Seat, face: Face, known_to: Mask) -> None:
    """Note that a card has come into a hand."""
    g.noted.append(ARRIVAL | seat << DOER | face << CARD | (known_to & 31 | 1 << seat) << KNOWN)


def forget_arrivals(g: State, seat: Seat) -> None:
    """All cards have left this hand, with those that have just come into it; none of them can be answered to."""
    g.noted = [entry for entry in g.noted if not is_arrival(entry) or doer(entry) != seat]


def doer(entry: int) -> Seat:
    """Who did it."""
    return entry >> DOER & 3


def arrived(entry: int) -> Face:
    """The face of a card that has come into a hand."""
    return entry >> CARD & FACE


def is_arrival(entry: int) -> bool:
    """Whether it is about a card that has come into a hand."""
    return entry & KIND == ARRIVAL


def first_watcher(g: State) -> int:
    """Who is offered the first note first: of an arrival its receiver alone (contested ruling 15)."""
    entry = g.noted[0]
    return doer(entry) if is_arrival(entry) else next_seat(g, doer(entry))


def next_watcher(g: State, seat: Seat) -> int:
    """Who comes after this seat, clockwise; NOTHING when all but the doer had their turn."""
    entry = g.noted[0]
    following = next_seat(g, seat)
    return NOTHING if is_arrival(entry) or following == doer(entry) else following


def reactions(g: State, seat: Seat, entry: int) -> list[int]:
    """The cards of a hand that may answer to a note, each once, as they are used."""
    hand = g.hands[seat]
    found: list[int] = []
    if not traits(hand) & (IS_REACTING | IS_COPYING) or entry & ANSWERED:
        return found
    kind = entry & KIND
    for card in hand:
        if kind == ARRIVAL and card != arrived(entry):  # one that is marked or bound has been here before
            continue
        for form in forms(g, seat, card):
            if REACTS[form & FACE] == kind and not form & SPENT and form not in found and can_use(g, seat, form):
                found.append(form)
    return found


def can_use(g: State, seat: Seat, card: Card) -> bool:
    """Whether what the use of a passive needs is there."""
    need = USABLE[card & FACE]
    if need == WITH_MARKET_DECK:
        return bool(g.market_deck or g.bin)
    if need == WITH_DECK:
        return bool(g.decks[seat] or g.discards[seat] or g.rules.junk_substitute)
    if need == WITH_CARDS_IN_DECK:
        return bool(g.decks[seat])
    if need == WITH_DISCARD:
        return bool(g.discards[seat])
    if need == WITH_DISCARD_AND_FOLK:
        return bool(g.discards[seat]) and any(own_face(other) != JUNK for other in g.hands[seat])
    return need > 0


def somebody_may_react(g: State) -> bool:
    """Whether the first note can be answered by anybody; notes that cannot are dropped."""
    while g.noted:
        seat = first_watcher(g)
        while seat != NOTHING:
            if reactions(g, seat, g.noted[0]):
                return True
            seat = next_watcher(g, seat)
        del g.noted[0]
    return False


def arrival_waits(g: State) -> bool:
    """Whether a card that has come into a hand can be answered to; it is brought to the front, others are dropped."""
    place = 0
    while place < len(g.noted):
        entry = g.noted[place]
        if not is_arrival(entry):
            place += 1
        elif reactions(g, doer(entry), entry):
            g.noted.insert(0, g.noted.pop(place))
            return True
        else:
            del g.noted[place]
    return False
