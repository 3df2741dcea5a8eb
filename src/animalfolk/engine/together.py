"""Stacks that partners build together, written as generators and run as the frames in generated/together.py (TEAM)."""

from __future__ import annotations

from animalfolk.engine.declare import Effect
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.turn import Turn


def build_together(turn: Turn) -> Effect:
    """Lay cards openly and ask the partner to complete the stack (TEAM-09).

    Returns how many further stacks it gives, or NOTHING if the partner declines.
    """
    yield from choose_offer(turn)
    turn.show_offer()
    yield from get_help(turn)
    return turn.end_request()


def choose_offer(turn: Turn) -> Effect:
    """Choose the cards to lay openly, at least one (TEAM-11)."""
    while True:
        card = yield turn.ask_offer()
        if card == NOTHING:
            return 0
        turn.lay(card)


def get_help(turn: Turn) -> Effect:
    """Let the partner choose."""
    yield from choose_help(turn.of(turn.partner))


def choose_help(turn: Turn) -> Effect:
    """Choose the cards that complete the partner's stack, or none (TEAM-10)."""
    while True:
        card = yield turn.ask_help()
        if card == NOTHING:
            return 0
        turn.lay(card)
