"""Where cards lie, by name: prompts and events say so in their rows."""

from __future__ import annotations

from typing import Final

NOWHERE: Final = ""  # on the table: numbers, ways round it, an event that moves nothing
HAND: Final = "hand"
DECK: Final = "deck"
DISCARD: Final = "discard"
SCHEDULE: Final = "schedule"
STALL: Final = "stall"
ASIDE: Final = "aside"  # drawn or taken, and not yet placed
LAID: Final = "chosen"  # by whoever is asked, in the middle of a choice
MARKET: Final = "market"
MARKET_DECK: Final = "market-deck"
BIN: Final = "bin"  # the market's discard pile
JUNK_PILE: Final = "junk"
REMOVED: Final = "removed"  # out of the game
SEATS: Final = "seat"  # round the table: players, not cards

ZONES: Final = [
    NOWHERE,
    *(HAND, DECK, DISCARD, SCHEDULE, STALL, ASIDE, LAID),
    *(MARKET, MARKET_DECK, BIN, JUNK_PILE, REMOVED, SEATS),
]

COINS: Final = "coin"  # of a seat: they are chosen like cards
EMPTY: Final = "empty"  # a slot of the market that stays empty
CHOSEN_FROM: Final = [HAND, DISCARD, COINS, ASIDE, MARKET, EMPTY]  # where cards lie of which several are chosen
