"""How a position looks for a seat: what it owns, how near its next stacks are, how far the others have come."""

from __future__ import annotations

from typing import Final

from animalfolk.engine.faces import FACE, JUNK, SET, VALUE, own_face
from animalfolk.engine.seats import stall_of
from animalfolk.engine.state import State
from animalfolk.engine.values import stack_need, value

SETS: Final = 12


def features(g: State, seat: int) -> list[float]:
    """Numbers about one seat's cards."""
    sums = [0] * SETS
    counts = [0] * 6
    junk = total = cards = 0
    for zone in (g.hands[seat], g.discards[seat], g.decks[seat], g.schedules[seat]):
        for card in zone:
            face = own_face(card) if zone is g.hands[seat] else card & FACE
            cards += 1
            if face == JUNK:
                junk += 1
            else:
                total += VALUE[face]
                sums[SET[face]] += VALUE[face]
                counts[VALUE[face]] += 1
    need = stack_need(g, seat)
    reach = _reach(g, seat, need)
    stacks = g.stacks[stall_of(g, seat)]
    left = g.rules.stacks - stacks
    ordered = sorted(sums, reverse=True)
    covered = 0  # how many of the next stacks the sets could make, about
    rest = ordered[:]
    for goal in range(need, g.rules.stacks + 1):
        rest.sort(reverse=True)
        if rest[0] < goal:
            break
        rest[0] -= goal
        covered += 1
    return [
        float(stacks),
        stacks * stacks / 10.0,
        1.0 if reach == need else 0.0,
        reach / need,
        total / max(cards, 1),
        float(total) / 10,
        float(junk),
        float(cards) / 10,
        ordered[0] / 10.0,
        (ordered[0] + ordered[1]) / 10.0,
        float(covered),
        covered / max(left, 1),
        float(counts[5]),
        float(counts[4]),
        float(len(g.hands[seat])),
        sum(value(g, seat, card) for card in g.hands[seat]) / 10.0,
    ]


def _reach(g: State, seat: int, need: int) -> int:
    best = 0
    has = [1] * SETS
    for card in g.hands[seat]:
        folk = SET[card & FACE]
        if folk >= 0:
            has[folk] |= has[folk] << max(value(g, seat, card), 0)
    for folk in range(SETS):
        bits = has[folk] & ((2 << need) - 1)
        best = max(best, bits.bit_length() - 1)
    return best
