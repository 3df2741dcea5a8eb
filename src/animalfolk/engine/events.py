"""What happens in a game, told as typed events with who may see the face of the card (law 3)."""

from __future__ import annotations

from typing import Any, Final

from animalfolk.engine.faces import EVERYONE, NAME, NOTHING

KEYS: Final[list[str]] = []


def _kind(key: str) -> int:
    KEYS.append(key)
    return len(KEYS) - 1


# seat: whose doing or whose card it is; card: its face; number: as said behind each kind
TURN_BEGAN: Final = _kind("turn_began")  # number: the turn's number
PLAYED: Final = _kind("played")
USED: Final = _kind("used")  # a passive card is used
SHOWN: Final = _kind("shown")  # a passive card counts and is shown
BOUGHT: Final = _kind("bought")  # number: the slot
PAID: Final = _kind("paid")
TOOK: Final = _kind("took")  # a market card without paying; number: the slot
BUILT: Final = _kind("built")  # a stack is complete; number: which
LAID: Final = _kind("laid")  # a card of the stack being built; number: what it counts
LAID_FROM_DISCARD: Final = _kind("laid_from_discard")
DREW: Final = _kind("drew")
DREW_JUNK: Final = _kind("drew_junk")  # from the junk pile (JUNK-01)
SET_ASIDE: Final = _kind("set_aside")  # drawn from the own deck, not yet placed
SET_ASIDE_FROM_MARKET: Final = _kind("set_aside_from_market")
KEPT: Final = _kind("kept")  # a card set aside comes into the hand
RETURNED: Final = _kind("returned")  # a card set aside goes on top of the deck
DISCARDED: Final = _kind("discarded")
THREW_AWAY: Final = _kind("threw_away")
RECOVERED: Final = _kind("recovered")  # from the own discard pile into the hand
SWAPPED_IN: Final = _kind("swapped_in")  # a card goes into a stall; number: stack
SWAPPED_OUT: Final = _kind("swapped_out")  # a card comes out of a stall into the hand; number: stack
SHUFFLED: Final = _kind("shuffled")  # a discard pile becomes the deck; number: cards
MARKET_SHUFFLED: Final = _kind("market_shuffled")
RAISED_VALUES: Final = _kind("raised_values")  # number: by how much every card counts more
RESOLVED: Final = _kind("resolved")  # a technique has gone to the discard pile
CLEANUP_BEGAN: Final = _kind("cleanup_began")
SLID: Final = _kind("slid")  # a market card moves; number: to which slot
DEALT: Final = _kind("dealt")  # a card is dealt into the market; number: the slot
TURN_ENDED: Final = _kind("turn_ended")
WON: Final = _kind("won")


class Event:
    """One thing that happened."""

    def __init__(self, kind: int, seat: int, card: int, number: int, sees: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.number = number
        self.sees = sees  # a mask of the seats that see the card's face

    def reveals(self) -> bool:
        """Whether something hidden came to light for somebody."""
        return self.kind in (DREW, DREW_JUNK, SET_ASIDE, SET_ASIDE_FROM_MARKET, SHUFFLED, MARKET_SHUFFLED, DEALT)

    def seen_by(self, viewer: int) -> dict[str, Any]:
        """What a seat (or spectators) may know of it."""
        told: dict[str, Any] = {"event": KEYS[self.kind], "seat": self.seat}
        if self.card != NOTHING and self.sees >> viewer & 1:
            told["card"] = NAME[self.card]
        if self.number != NOTHING:
            told["number"] = self.number
        return told

    def __repr__(self) -> str:
        public = self.sees == EVERYONE
        card = NAME[self.card] if self.card != NOTHING else "-"
        return f"<{KEYS[self.kind]} P{self.seat + 1} {card} {self.number}{'' if public else ' hidden'}>"
