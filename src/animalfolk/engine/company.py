"""The Company's side of everything: one face-up deck that is its hand, its discard pile and its stall (AUTOMA).

What comes to it goes on top, what is taken from it is its top card, or one of the top five where a hand is meant. It
has no secrets: all see whatever comes, goes, or is looked at. The verbs that meet another player ask here if that is
the Company.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from animalfolk.engine import chance
from animalfolk.engine import events as tell
from animalfolk.engine.aliases import Card, Face, Option, Seat
from animalfolk.engine.errors import Finished
from animalfolk.engine.faces import EVERYONE, FACE, NOTHING, PURCHASE, SEEN, STACK_BUILT, STALL
from animalfolk.engine.notes import note
from animalfolk.engine.rules import GENTLE
from animalfolk.engine.seats import top_of_discard
from animalfolk.engine.state import State
from animalfolk.engine.visibility import everybody, known_in_hand, learn, seen_again

if TYPE_CHECKING:
    from animalfolk.engine.moves import Mover

HAND: Final = 5  # so many of its top cards are its hand (AUTOMA-03)
MOST_POWER: Final = 2
GUESSES: Final[list[int]] = [1, 2, 3, 4, 5]

# its deck


def company_hand(g: State) -> list[int]:
    """The faces of its top five cards, the top one first (AUTOMA-03)."""
    deck = g.decks[g.rules.company]
    return [deck[-1 - depth] & FACE for depth in range(min(HAND, len(deck)))]


def active_card(g: State) -> int:
    """The face of its top card; NOTHING without any (AUTOMA-02)."""
    return top_of_discard(g, g.rules.company)


def turn_up(g: State, count: int) -> None:
    """All see so many of its top cards; the top one always lies open (AUTOMA-01)."""
    deck = g.decks[g.rules.company]
    for place in range(max(0, len(deck) - count), len(deck)):
        deck[place] |= everybody(g) << SEEN


def put_on_top(g: State, face: Face) -> None:
    """Whatever is given to it goes on top: to its hand, its deck or its discard pile (AUTOMA-09, AUTOMA-13)."""
    g.decks[g.rules.company].append(face | everybody(g) << SEEN)


def take_out(g: State, depth: int) -> int:
    """Take the card that lies so deep; returns its face."""
    deck = g.decks[g.rules.company]
    face = deck.pop(len(deck) - 1 - depth) & FACE
    turn_up(g, 1)
    return face


def random_depth(g: State) -> int:
    """How deep a random card of its hand lies; NOTHING without any."""
    turn_up(g, HAND)
    hand = company_hand(g)
    if not hand:
        return NOTHING
    return chance.pick(g, [hand[depth] | depth << SEEN for depth in range(len(hand))]) >> SEEN


# what it loses


def throw_away(mover: Mover, depth: int) -> None:
    """Throw away the card that lies so deep, if none was in this turn (AUTOMA-12, AUTOMA-15)."""
    g = mover.g
    if g.thrown:
        mover.tell(tell.SPARED, g.rules.company)
    elif depth < len(g.decks[g.rules.company]):
        _lose(mover, g.rules.company, take_out(g, depth))


def throw_away_random(mover: Mover) -> None:
    """Throw away a random card of its hand; none is picked if none can go."""
    depth = 0 if mover.g.thrown else random_depth(mover.g)
    if depth != NOTHING:
        throw_away(mover, depth)


def throw_out(mover: Mover, face: Face) -> None:
    """A player throws away a card that was drawn from its deck; it goes back if one was thrown away in this turn."""
    if mover.g.thrown:
        put_back(mover, face)
    else:
        _lose(mover, mover.seat, face)


def _lose(mover: Mover, seat: Seat, face: Face) -> None:
    """A card that has left its deck is thrown away, or leaves the game where that is played; no other this turn."""
    mover.g.thrown = 1
    if mover.g.rules.company_discards:
        mover.g.removed.append(face)
        mover.tell(tell.REMOVED, seat, face)
    else:
        mover.to_the_bin(seat, face)


def put_back(mover: Mover, face: Face) -> None:
    """A card of it that was looked at goes on top again."""
    put_on_top(mover.g, face)
    mover.tell(tell.RETURNED, mover.g.rules.company, face)


# what passes between it and a player


def take_random(mover: Mover) -> bool:
    """A player takes a random card of its hand; says whether there was one."""
    depth = random_depth(mover.g)
    if depth != NOTHING:
        take_into_hand(mover, mover.seat, take_out(mover.g, depth), tell.TOOK_FROM_HAND)
    return depth != NOTHING


def take_active(mover: Mover, kind: int) -> bool:
    """A player takes its top card into the hand; says whether there was one."""
    if active_card(mover.g) == NOTHING:
        return False
    take_into_hand(mover, mover.seat, take_out(mover.g, 0), kind)
    return True


def take_into_hand(mover: Mover, seat: Seat, face: Face, kind: int) -> None:
    """A card that has left its deck comes into a hand, before all eyes."""
    mover.into_hand(seat, face, EVERYONE)
    mover.tell(kind, seat, face, mover.g.rules.company)


def give(mover: Mover, card: Card, kind: int) -> None:
    """A hand card of a player goes on top of its deck, before all eyes."""
    face = mover.out_of_hand(mover.seat, card)
    put_on_top(mover.g, face)
    mover.tell(kind, mover.seat, face, mover.g.rules.company)


def look(mover: Mover) -> None:
    """A player looks at its hand, as all may."""
    turn_up(mover.g, HAND)
    for face in sorted(company_hand(mover.g)) or [NOTHING]:
        mover.tell(tell.LOOKED_AT_HAND, mover.seat, face, mover.g.rules.company)


def swap_active(mover: Mover, face: Face) -> None:
    """A card that has left play takes the place of its top card, which comes into the player's hand."""
    taken = take_out(mover.g, 0)
    put_on_top(mover.g, face)
    mover.tell(tell.PUT_ON_DECK_OF, mover.seat, face, mover.g.rules.company)
    take_into_hand(mover, mover.seat, taken, tell.DREW_FROM_DECK_OF)


def stall_options(g: State) -> list[Option]:
    """Of its stall only the top card can be chosen (AUTOMA-04)."""
    face = active_card(g)
    return [] if face == NOTHING else [g.rules.company << STALL | face]


def exchange(mover: Mover, given: list[int]) -> None:
    """These hand cards of a player for as many random ones of its hand; they land in the order they were picked in."""
    g = mover.g
    taken: list[int] = []
    left = len(company_hand(g))
    for _ in given:
        taken.append(_out_of_first(g, left))
        left -= 1
    for card in given:
        give(mover, card, tell.GAVE)
    for face in taken:
        take_into_hand(mover, mover.seat, face, tell.TOOK_FROM_HAND)


def _out_of_first(g: State, count: int) -> int:
    """Take a random one of so many top cards."""
    turn_up(g, count)
    cards = company_hand(g)[:count]
    return take_out(g, chance.pick(g, [cards[depth] | depth << SEEN for depth in range(count)]) >> SEEN)


def mix_hands(mover: Mover, mixed: list[int], known: list[list[int]]) -> None:
    """Mix a player's cards with its hand and deal both as many as they had; its share lies open on top.

    known: which of the player's cards each viewer knew. What they saw in its hand and see no more, the player has.
    """
    g, seat = mover.g, mover.seat
    count = len(mixed)
    turn_up(g, HAND)
    theirs = company_hand(g)
    for _ in theirs:
        take_out(g, 0)
    mixed = sorted(mixed + theirs)  # where a card came from shows no more
    for _ in range(count):
        _deal(mover, seat, mixed)
    share = [_deal(mover, g.rules.company, mixed) for _ in theirs]
    for viewer in range(len(known)):
        _conclude(g, seat, viewer, known[viewer] + theirs, share)
    for face in share:
        seen_again(g, seat, face)


def _deal(mover: Mover, seat: Seat, cards: list[Card]) -> int:
    face = chance.pick(mover.g, cards)
    cards.remove(face)
    if seat == mover.g.rules.company:
        put_on_top(mover.g, face)
        mover.tell(tell.GOT, seat, face)
    else:
        mover.into_hand(seat, face, 0)
        mover.tell(tell.GOT, seat, face, sees=1 << seat)
    return face


def _conclude(g: State, owner: Seat, viewer: Seat, known: list[int], share: list[int]) -> None:
    for face in share:
        if face in known:
            known.remove(face)
    for face in known:
        learn(g, owner, face, 1 << viewer)


def known_of(g: State, owner: Seat) -> list[list[int]]:
    """What each viewer knows of a hand."""
    return [known_in_hand(g, viewer, owner) for viewer in range(5)]


# its turn


def buy(mover: Mover) -> None:
    """It takes the rightmost card of the market, which counts as a purchase and a stack (AUTOMA-07 to AUTOMA-10)."""
    g, company = mover.g, mover.g.rules.company
    face = _out_of_market(g)
    if face != NOTHING:
        put_on_top(g, face)
        g.stacks[company] += 1
        note(g, PURCHASE, company)
        note(g, STACK_BUILT, company)
        mover.tell(tell.COMPANY_BOUGHT, company, face, g.stacks[company])


def take_from_market(mover: Mover) -> None:
    """Where all players take a card of the market: the rightmost, without buying it."""
    slot = _rightmost(mover.g)
    face = _out_of_market(mover.g)
    if face != NOTHING:
        put_on_top(mover.g, face)
        mover.tell(tell.TOOK, mover.g.rules.company, face, slot)


def _rightmost(g: State) -> int:
    for slot in range(5):
        if g.market[slot] != NOTHING:
            return slot
    return NOTHING


def _out_of_market(g: State) -> int:
    slot = _rightmost(g)
    if slot == NOTHING:
        return NOTHING
    face = g.market[slot]
    g.market[slot] = NOTHING
    return face


def gain_power(mover: Mover) -> None:
    """From the first reshuffle of the market on it buys two cards a turn (AUTOMA-11)."""
    g = mover.g
    if 0 < g.power < MOST_POWER and g.rules.difficulty != GENTLE:
        g.power = MOST_POWER
        mover.tell(tell.POWER_ROSE, g.rules.company, number=g.power)


def check_market(mover: Mover) -> None:
    """The players lose when there is no card in the market (AUTOMA-16, AUTOMA-17)."""
    g = mover.g
    if g.power and _rightmost(g) == NOTHING:
        g.winner = g.rules.company
        mover.tell(tell.LOST, g.rules.company)
        raise Finished


def guess(g: State) -> int:
    """What it guesses: any value from 1 to 5."""
    return chance.roll(g, GUESSES)
