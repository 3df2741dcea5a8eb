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
    for face in sorted(counts):
        if face != JUNK and FOLK[face] not in g.sets:
            decks = ", ".join(SETS[folk] for folk in g.sets)
            raise BadSetup(f"{NAME[face]} is no card of {decks}", "box-deck", card=NAME[face], decks=decks)
        _check("box-junk" if face == JUNK else "box-card", NAME[face], _most(face), counts[face])
    for stacks, stall in zip(g.stacks[: g.rules.players], g.stalls, strict=False):
        _check(
            "box-stacks",
            "stacks of a stall",
            g.rules.stacks,
            max(stacks, *[card >> STACK & STACKS for card in stall], 0),
        )
    _check("box-coins", "coins", sum(range(g.rules.players)), sum(g.gold))


def _check(code: str, name: str, most: int, count: int) -> None:
    if count > most:
        raise BadSetup(f"{name}: {most} at most, not {count}", code, card=name, most=most, count=count)


def _most(face: int) -> int:
    return MOST_JUNK if face == JUNK else COPIES[face]


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
