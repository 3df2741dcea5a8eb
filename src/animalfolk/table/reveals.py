"""What shows something hidden to anybody: then an answer cannot be taken back freely.

Whoever answers may show the own cards. Whatever else was hidden counts: a card that comes out of a deck, a look at
cards, chance, and that another player has, or has not, something to decide.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from animalfolk.engine.events import KEYS, REVEALS, ROWS, Event, row_of
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.prompts import BY_KEY
from animalfolk.engine.zones import DECK
from animalfolk.game import Game

LOOK = "look"  # a question shows hidden cards
ASKED = "asked"  # another player is asked, who might have had no choice
TURNED_UP = "turned_up"  # a card came out of a deck
OTHERS = (LOOK, ASKED, TURNED_UP, "")  # the more telling first; all kinds of events stand before the second


class Before(NamedTuple):
    """How it was: who did something, in which turn, how large the decks were."""

    seat: int
    turn: int
    decks: list[int]


def foremost(first: str, second: str) -> str:
    """The more telling of two; in whatever parts something is looked at, the same comes out."""
    return min(first, second, key=_rank)


def _rank(shown: str) -> tuple[int, int]:
    """How telling something is: first what reveals more, of the like what is declared first."""
    if shown in OTHERS:
        return len(REVEALS) + 2 * OTHERS.index(shown), 0
    kind = row_of(shown)
    return REVEALS.index(kind.reveals) if kind.reveals else len(REVEALS) + 1, KEYS.index(shown)


def revealed(before: Before, game: Game, events: Sequence[Event], held: Collection[int]) -> str:
    """What showed something hidden: the kind of an event, or a word for what else; nothing if nothing did."""
    found = ""
    for event in events:
        if _tells(event, before.seat):
            found = foremost(found, event.key)
    found = foremost(found, _asked(before, game, held))
    if not found and any(now < then for now, then in zip(game.deck_sizes, before.decks, strict=True)):
        return TURNED_UP
    return found


def _tells(event: Event, seat: int) -> bool:
    row = ROWS[event.kind]
    return bool(row.reveals) or (event.seat not in (seat, NOTHING) and not row.follows)


def _asked(before: Before, game: Game, held: Collection[int]) -> str:
    """Whether it tells something who is asked now."""
    seat = game.asked
    if seat is None:
        return ""
    asked = BY_KEY[game.prompt]
    if asked.zone == DECK:
        return LOOK
    if seat == before.seat or asked.secret or (asked.always and seat in held):
        return ""
    return "" if seat == game.active and game.turn != before.turn else ASKED
