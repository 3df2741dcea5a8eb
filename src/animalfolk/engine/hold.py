"""Seats that are held: they are asked also where they have no choice, so that a wait tells nothing of hidden cards.

At the end of its turn, and for help, a held seat is asked in any case. Where the game is held evenly, it is also asked
wherever others could tell by a question that answers itself what it holds. Whether there is a question then follows
from what lies open alone: the decks in play, and how many cards there are.

What the cards that fill the hand could do before the market is filled is decided at the end of the turn, before they
are drawn: `end` forgoes it, `pause` stops there whatever was drawn.
"""

from __future__ import annotations

from typing import Final

from animalfolk.engine import prompts
from animalfolk.engine.aliases import Seat
from animalfolk.engine.faces import FACE, HAND_SIZE, IS_COPYING, IS_USABLE, MIRRORS, TRAITS, faces_of
from animalfolk.engine.state import State

EVEN: Final = 1 << 8  # beside the seats that are held: evenly
PAUSED: Final = 1 << 9  # and: whoever's turn it is stops before the market is filled


def is_held(g: State) -> bool:
    """Whether the seat that is asked waits, also with one option."""
    if g.hold >> g.who & 1 == 0:
        return False
    if prompts.ROWS[g.prompt].always and not g.laid:
        return True
    return g.hold & EVEN != 0 and _might_choose(g)


def may_wait(g: State) -> bool:
    """Whether a seat could be held at this question, also with one option."""
    return prompts.ROWS[g.prompt].always or prompts.HIDDEN[g.prompt] != prompts.OPEN


def _might_choose(g: State) -> bool:
    """Whether the seat that is asked could have a choice, as far as everybody knows."""
    hidden = prompts.HIDDEN[g.prompt]
    if hidden == prompts.BY_HAND:
        return len(g.hands[g.who]) > 1
    if hidden == prompts.BY_ASIDE:
        return len(g.aside) > 1
    if hidden == prompts.BY_GIFTS:
        return len(g.aside) > 1 and not g.laid
    if hidden == prompts.BY_DECK:
        return len(g.decks[g.who]) > 1
    if hidden == prompts.BY_COPY:
        return MIRRORS[g.aside[0] & FACE] > 0
    return hidden == prompts.BY_ANYTHING and (not prompts.ROWS[g.prompt].forgone or is_paused(g))


def is_even(g: State, seat: Seat) -> bool:
    """Whether this seat is held evenly."""
    return g.hold & EVEN != 0 and g.hold >> seat & 1 == 1


def is_paused(g: State) -> bool:
    """Whether the seat whose turn it is wished to stop before the market is filled."""
    return g.hold & PAUSED != 0


def may_pause(g: State, seat: Seat) -> bool:
    """Whether a seat says at the end of its turn if it stops before the market is filled."""
    return is_even(g, seat) and (might_use(g) or might_grow(g))


def is_forgone(g: State) -> bool:
    """Whether what is asked now was answered with the end of the turn: nothing more is used or copied."""
    return prompts.ROWS[g.prompt].forgone and is_even(g, g.who) and not is_paused(g)


def might_use(g: State) -> bool:
    """Whether any card in play is a passive that is used in the own turn."""
    return any(TRAITS[face] & IS_USABLE for folk in g.sets for face in faces_of(folk))


def might_grow(g: State) -> bool:
    """Whether any card in play may copy one that enlarges the hand."""
    faces = [face for folk in g.sets for face in faces_of(folk)]
    return any(HAND_SIZE[face] for face in faces) and any(TRAITS[face] & IS_COPYING for face in faces)
