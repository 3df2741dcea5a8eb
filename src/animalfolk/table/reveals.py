"""What shows something hidden to anybody: then an answer cannot be taken back freely.

Whoever answers may show the own cards. Whatever else was hidden counts: a card that comes out of a deck, a look at
cards, chance, and that another player has, or has not, something to decide.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from animalfolk.engine.events import KEYS, Event
from animalfolk.engine.faces import NOTHING
from animalfolk.game import Game

REVEALS = (  # events after which somebody knows more than was in the own hand
    "rolled",
    "revealed",
    "looked_at_hand",
    "mixed_hands",
    "got",
    "exchanged_piles",
    "took_from_hand",
    "set_aside_from_hand_of",
    "gave_one",
    "drew_from_deck_of",
    "set_aside_from_deck_of",
    "drew_from_market",
    "set_aside_from_market",
    "set_aside",
    "drew",
    "found",
    "shuffled",
    "deck_shuffled",
    "market_shuffled",
    "dealt",
)
OPEN = (  # of another player, and no surprise: they follow from what lies open
    "turn_began",
    "drew_junk",
    "came_due",
    "resolved",
    "won",
    "built",  # a stack that this seat has helped to complete
    "laid",
    "laid_from_discard",
    "swapped_in",  # told of the stall's owner
    "company_bought",
    "power_rose",
    "spared",
    "lost",
)
LOOK = "look"
LOOKS = ("search", "may_discard_found")  # questions that show hidden cards
ASKED = "asked"  # another player is asked, who might have had no choice
ALWAYS_ASKED = ("end_turn", "help")  # of seats that are held
TURNED_UP = "turned_up"  # a card came out of a deck
ORDER = {key: place for place, key in enumerate([*REVEALS, LOOK, *KEYS, ASKED, TURNED_UP, ""])}


class Before(NamedTuple):
    """How it was: who did something, in which turn, how large the decks were."""

    seat: int
    turn: int
    decks: list[int]


def foremost(first: str, second: str) -> str:
    """The more telling of two; in whatever parts something is looked at, the same comes out."""
    return min(first, second, key=ORDER.__getitem__)


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
    return event.key in REVEALS or (event.seat not in (seat, NOTHING) and event.key not in OPEN)


def _asked(before: Before, game: Game, held: Collection[int]) -> str:
    """Whether it tells something who is asked now."""
    seat, prompt = game.asked, game.prompt
    if prompt in LOOKS:
        return LOOK
    if seat in (None, before.seat) or prompt == "react" or (prompt in ALWAYS_ASKED and seat in held):
        return ""
    return "" if seat == game.active and game.turn != before.turn else ASKED
