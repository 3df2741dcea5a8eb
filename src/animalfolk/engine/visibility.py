"""Who may see what: views, events, bots and redealing all ask here (law 4).

Open to all: discard piles, the bin, market, stalls, schedules, the junk pile, sizes of hands and decks.
Hidden: hands (but for their owner), decks and the market deck (from everybody). What a seat has seen of a
hidden zone is remembered: in piles and aside as a mask above the face, in hands as a list of known faces.

Equal cards cannot be told apart, so what others know of a hand is a multiset: the first of several entries of
a face is known to all who know any of them, the second to those who know two, and so on.
"""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.aliases import Card, Face, Seat
from animalfolk.engine.faces import FACE, SEEN, SPECTATOR, own_face
from animalfolk.engine.seats import partner_of
from animalfolk.engine.state import State

MARKET = 4  # the market deck as a holder of hidden cards


def everybody(g: State) -> int:
    """All who play or watch, as a mask."""
    return (1 << g.rules.seats) - 1 | 1 << SPECTATOR


def learn(g: State, owner: Seat, face: Face, seats: int) -> None:
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


def left_openly(g: State, owner: Seat, face: Face) -> None:
    """A copy left the hand before all eyes: whoever knew one knows one less."""
    known = g.known[owner]
    for place in range(len(known)):
        if known[place] & FACE == face:
            del known[place]
            return


def show(g: State, owner: Seat, face: Face, copies: int) -> bool:
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


def show_one(g: State, owner: Seat, face: Face) -> None:
    """The owner shows a card that stays in the hand: everybody knows of a copy besides those that lie open anyway."""
    marked = sum(1 for card in g.hands[owner] if card > FACE and own_face(card) == face)
    held = sum(1 for card in g.hands[owner] if own_face(card) == face)
    show(g, owner, face, min(marked + 1, held))


def show_marked(g: State, owner: Seat, face: Face) -> None:
    """Copies that are spent or altered were shown and stay open, whichever other copy leaves the hand."""
    copies = 0
    for card in g.hands[owner]:
        if card > FACE and own_face(card) == face:
            copies += 1
    if copies:
        show(g, owner, face, copies)


def left_before(g: State, owner: Seat, face: Face, seen: int) -> None:
    """A card left the hand before some eyes: these know one copy less, the others only what lies open."""
    losing = seen  # who has not yet lost a copy
    kept: list[int] = []
    for entry in reversed(g.known[owner]):
        mask = entry >> SEEN & seen
        if entry & FACE == face:
            lost = mask & losing
            losing &= ~lost
            mask &= ~lost
        if mask:
            kept.append(entry & FACE | mask << SEEN)
    kept.reverse()
    g.known[owner] = kept
    for other in sorted({own_face(card) for card in g.hands[owner] if card > FACE}):
        show_marked(g, owner, other)


def forget_hand(g: State, owner: Seat) -> None:
    """A card left the hand unseen: others can be sure only of those that lie open."""
    left_before(g, owner, FACE, 0)


def known_in_hand(g: State, viewer: Seat, owner: Seat) -> list[int]:
    """The faces of another's hand that a viewer knows to be there; their order tells nothing of what others know."""
    return sorted([entry & FACE for entry in g.known[owner] if entry >> (SEEN + viewer) & 1])


def look_at_hand(g: State, viewer: Seat, owner: Seat) -> None:
    """A viewer sees every card of another's hand."""
    known = g.known[owner]
    news = sorted([own_face(card) for card in g.hands[owner]])
    for place in range(len(known)):
        news.remove(known[place] & FACE)
        known[place] |= 1 << (SEEN + viewer)
    known.extend([face | 1 << (SEEN + viewer) for face in news])


def sees_hand(g: State, viewer: Seat, owner: Seat) -> bool:
    """Whether a hand is open to a viewer: the own one, and against the Company the partner's where hands are open."""
    if viewer == owner:
        return True
    return g.rules.open_hands > 0 and g.rules.company > 0 and viewer != SPECTATOR and partner_of(g, viewer) == owner


def knows(entry: int, viewer: Seat) -> bool:
    """Whether a viewer knows this card of a hidden pile or aside."""
    return entry >> (SEEN + viewer) & 1 == 1


def sees_choice(g: State, viewer: Seat) -> bool:
    """Whether the cards chosen so far are this viewer's own choice; nobody else sees them before they are shown."""
    return viewer == g.frames[-1].seat


def is_concealed(g: State, viewer: Seat) -> bool:
    """Whether a card is chosen in somebody's hand whose value is still to be guessed, unknown to this viewer."""
    return g.prompt == prompts.GUESS_HELD and not sees_choice(g, viewer)


def forget_marks(hand: list[Card]) -> None:
    """Nothing is particular about a hand card any more; what copied another is itself again."""
    for place in range(len(hand)):
        if hand[place] > FACE:
            hand[place] = own_face(hand[place])


def group_of(g: State, viewer: Seat, holder: Seat) -> int:
    """Which pool a holder's hidden cards belong to for a viewer; holders are the seats and MARKET."""
    return g.groups[viewer] >> 3 * holder & 7


def mix(g: State, viewer: Seat, first: int, second: int) -> None:
    """A viewer can no longer tell whose some hidden cards are."""
    kept, lost = group_of(g, viewer, first), group_of(g, viewer, second)
    if kept == lost:
        return
    for holder in range(5):
        if group_of(g, viewer, holder) == lost:
            g.groups[viewer] += (kept - lost) << 3 * holder
    _settle_passages(g, viewer)


def set_apart(g: State, viewer: Seat, holder: Seat) -> None:
    """A viewer has seen all cards of a holder: its pool is its own again."""
    if not _is_apart(g, viewer, holder):
        used = [group_of(g, viewer, other) for other in range(5)]
        free = next(group for group in range(5) if group not in used)
        g.groups[viewer] += (free - group_of(g, viewer, holder)) << 3 * holder


def _settle_passages(g: State, viewer: Seat) -> None:
    """Where pools are mixed, single passages from the market are followed no more: the market joins the pool."""
    bit = 1 << (SEEN + 2 + viewer)
    for entry in g.unseen.copy():
        owner = entry >> SEEN & 3
        if entry & bit and not _is_followed(g, viewer, owner):
            g.unseen = [other & ~bit if other >> SEEN & 3 == owner else other for other in g.unseen]
            mix(g, viewer, owner, MARKET)
    g.unseen = [entry for entry in g.unseen if entry >> (SEEN + 2)]


def _is_followed(g: State, viewer: Seat, owner: Seat) -> bool:
    """Whether a viewer can follow single passages from the market deck into these cards: both pools are apart."""
    return _is_apart(g, viewer, owner) and _is_apart(g, viewer, MARKET)


def _is_apart(g: State, viewer: Seat, holder: Seat) -> bool:
    groups = [group_of(g, viewer, other) for other in range(5)]
    return groups.count(groups[holder]) == 1


def passed(g: State, source: int, target: int, seen: int) -> None:
    """A card went from one player's hidden cards to another's before the eyes of `seen` only."""
    for viewer in range(5):
        if not seen >> viewer & 1 and source != target:
            mix(g, viewer, source, target)


def shared_out(g: State, holders: list[int], giver: Seat) -> None:
    """A card of each of these hands was shared out among them: whoever did not do it cannot tell the others' apart."""
    for viewer in range(5):
        others = [holder for holder in holders if holder != viewer]
        if viewer != giver:
            for other in others[1:]:
                mix(g, viewer, others[0], other)


def passed_unseen(g: State, owner: Seat, face: Face, seen: int) -> None:
    """A card went from the market deck into a hand before the eyes of `seen` only."""
    blind = everybody(g) & ~seen & ~(1 << owner)
    for viewer in range(5):
        if sees_hand(g, viewer, owner):
            blind &= ~(1 << viewer)
        if blind >> viewer & 1 and not _is_followed(g, viewer, owner):
            blind &= ~(1 << viewer)
            mix(g, viewer, owner, MARKET)
    if blind:
        g.unseen.append(face | owner << SEEN | blind << (SEEN + 2))


def seen_again(g: State, owner: Seat, face: Face) -> None:
    """A card left the owner's cards openly: with the last of its face, an unseen passage is cleared up."""
    if any(own_face(card) == face for card in g.hands[owner]) or any(card & FACE == face for card in g.decks[owner]):
        return
    g.unseen = [entry for entry in g.unseen if entry & (FACE | 3 << SEEN) != face | owner << SEEN]
