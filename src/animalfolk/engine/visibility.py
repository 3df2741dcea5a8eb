"""Who may see what: views, events, bots and redealing all ask here (law 4).

Open to all: discard piles, the bin, market, stalls, schedules, the junk pile, sizes of hands and decks.
Hidden: hands (but for their owner), decks and the market deck (from everybody). What a seat has seen of a
hidden zone is remembered: in piles and aside as a mask above the face, in hands as a list of known faces.

Equal cards cannot be told apart, so what others know of a hand is a multiset: the first of several entries of
a face is known to all who know any of them, the second to those who know two, and so on.
"""

from __future__ import annotations

from animalfolk.engine.faces import FACE, SEEN, SPECTATOR
from animalfolk.engine.state import State


def everybody(g: State) -> int:
    """All who play or watch, as a mask."""
    return (1 << g.rules.players) - 1 | 1 << SPECTATOR


def learn(g: State, owner: int, face: int, seats: int) -> None:
    """These seats know one more copy of this face in a hand."""
    known = g.known[owner]
    carry = seats & everybody(g) & ~(1 << owner)
    for place in range(len(known)):
        if known[place] & FACE == face and carry:
            seen = known[place] >> SEEN
            known[place] = face | (seen | carry) << SEEN
            carry &= seen
    if carry:
        known.append(face | carry << SEEN)


def left_openly(g: State, owner: int, face: int) -> None:
    """A copy left the hand before all eyes: whoever knew one knows one less."""
    known = g.known[owner]
    for place in range(len(known)):
        if known[place] & FACE == face:
            del known[place]
            return


def show(g: State, owner: int, face: int, copies: int) -> bool:
    """The owner shows some copies: everybody knows at least so many; says whether that is new to anybody."""
    known = g.known[owner]
    entry = face | (everybody(g) & ~(1 << owner)) << SEEN
    new = False
    for place in range(len(known)):
        if known[place] & FACE == face and copies:
            new = new or known[place] != entry
            known[place] = entry
            copies -= 1
    known.extend([entry] * copies)
    return new or copies > 0


def show_marked(g: State, owner: int, face: int) -> None:
    """Copies that are spent or altered were shown and stay open, whichever other copy leaves the hand."""
    copies = 0
    for card in g.hands[owner]:
        if card > FACE and card & FACE == face:
            copies += 1
    if copies:
        show(g, owner, face, copies)


def forget_hand(g: State, owner: int) -> None:
    """A card left the hand unseen: others can be sure only of those that lie open."""
    g.known[owner] = []
    for face in sorted({card & FACE for card in g.hands[owner] if card > FACE}):
        show_marked(g, owner, face)


def known_in_hand(g: State, viewer: int, owner: int) -> list[int]:
    """The faces of another's hand that a viewer knows to be there."""
    return [entry & FACE for entry in g.known[owner] if entry >> (SEEN + viewer) & 1]


def sees_hand(viewer: int, owner: int) -> bool:
    """Whether a hand is open to a viewer."""
    return viewer == owner


def knows(entry: int, viewer: int) -> bool:
    """Whether a viewer knows this card of a hidden pile or aside."""
    return entry >> (SEEN + viewer) & 1 == 1


def forget_marks(hand: list[int]) -> None:
    """Nothing is particular about a hand card any more."""
    for place in range(len(hand)):
        if hand[place] > FACE:
            hand[place] &= FACE


def passed_unseen(g: State, owner: int, face: int, seen: int) -> None:
    """A card went from the market deck into a hand before the eyes of `seen` only."""
    blind = everybody(g) & ~seen & ~(1 << owner)
    if blind:
        g.unseen.append(face | owner << SEEN | blind << (SEEN + 2))


def seen_again(g: State, owner: int, face: int) -> None:
    """A card left the owner's cards openly: with the last of its face, an unseen passage is cleared up."""
    if face in g.hands[owner] or any(card & FACE == face for card in g.decks[owner]):
        return
    g.unseen = [entry for entry in g.unseen if entry & (FACE | 3 << SEEN) != face | owner << SEEN]
