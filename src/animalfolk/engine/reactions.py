"""How others may react to what was done (G19), as generators; the frames in generated/reactions.py run."""

from __future__ import annotations

from animalfolk.engine.aliases import Seat
from animalfolk.engine.declare import Effect
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.turn import Turn


def react(turn: Turn) -> Effect:
    """Offer what was noted to those who may react, in the order in which it happened (G19)."""
    while turn.still_stirred():
        who: Seat = turn.first_watcher()
        while who != NOTHING:
            yield from watch(turn.of(who))
            who = turn.next_watcher(who)
        turn.close_note()


def inspect(turn: Turn) -> Effect:
    """Answer to a card that came into the hand while it is filled."""
    yield from watch(turn)
    turn.close_note()


def watch(turn: Turn) -> Effect:
    """One seat's chance to react to the first note, with each of its cards once."""
    while True:
        card = yield turn.ask_reaction()
        if card == NOTHING:
            return 0
        card = turn.respond(card)
        yield from turn.effect(card)
        turn.end_response()
