"""What the box can lay out: a position from outside holds no more than the cards and coins of its decks and mode.

Whoever tries something out may lay whatever helps: scenario files and `Game.from_position` ask nothing of this. It is
asked where a stranger sends a position, or a record that begins with one.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine.errors import BadSetup
from animalfolk.engine.faces import COPIES, FACE, JUNK, NAME, NOTHING, SETS, STACK, STACKS, own_face
from animalfolk.engine.faces import SET as FOLK
from animalfolk.engine.state import State
from animalfolk.modes import mode_of
from animalfolk.modes.dealing import check_decks

MOST_JUNK: Final = 200  # with the stand-ins that are made when the pile of 20 or 24 is empty; long games have dozens


def check_box(g: State) -> None:
    """Whether the box of the decks in play could lay out this position; raises BadSetup if not."""
    check_decks(mode_of(g.rules), [SETS[folk] for folk in g.sets], g.rules)
    counts = count_cards(g)
    if counts[JUNK] > MOST_JUNK:
        message = f"{MOST_JUNK} junk cards at most, not {counts[JUNK]}"
        raise BadSetup(message, "box-junk", most=MOST_JUNK, count=counts[JUNK])
    for face in sorted(counts):
        if face != JUNK:
            _check_copies(g, face, counts[face])
    _check_stalls(g)
    most, coins = sum(range(g.rules.players)), sum(g.gold)
    if coins > most:
        raise BadSetup(f"{most} coins at most, not {coins}", "box-coins", most=most, count=coins)


def _check_copies(g: State, face: int, count: int) -> None:
    card, most = NAME[face], COPIES[face]
    if FOLK[face] not in g.sets:
        decks = ", ".join(SETS[folk] for folk in g.sets)
        raise BadSetup(f"{card} is no card of {decks}", "box-deck", card=card, decks=decks)
    if count > most:
        raise BadSetup(f"{most} of {card} at most, not {count}", "box-card", card=card, most=most, count=count)


def _check_stalls(g: State) -> None:
    most = g.rules.stacks
    for seat in range(g.rules.players):
        count = max([g.stacks[seat], *[card >> STACK & STACKS for card in g.stalls[seat]]])
        if count > most:
            raise BadSetup(f"{most} stacks at most, not {count}", "box-stacks", most=most, count=count)


def count_cards(g: State) -> dict[int, int]:
    """How often each face is on the table, in whatever zone; what copies another counts as itself."""
    faces = [face for face in g.market if face != NOTHING]
    for zone in (*g.decks, *g.discards, g.market_deck, g.bin, g.removed, g.aside):
        faces += [card & FACE for card in zone]
    for zone in (*g.hands, *g.schedules, *g.stalls, _paid(g)):
        faces += [own_face(card) for card in zone]
    counts = {JUNK: g.junk}
    for face in faces:
        counts[face] = counts.get(face, 0) + 1
    return counts


def _paid(g: State) -> list[int]:
    """Cards that have left the hand and not yet landed."""
    return g.laid if g.frames and g.frames[-1].name() == "purchase" else []
