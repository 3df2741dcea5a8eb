"""When a technique is played, by rules of thumb: points, and what must hold, in tables by face.

Points above 50 come before building and buying: such a technique gives another action, or costs nothing that is needed.
Those of the few below are in worths.py: they were found by play.
"""

from __future__ import annotations

from typing import Final

NO_BUILD: Final = 1  # no stack can be built now
DEEP_1: Final = 2  # so many cards can be drawn without a shuffle
DEEP_3: Final = 4
HAS_JUNK: Final = 8  # junk in hand
OTHERS_HOLD: Final = 16  # somebody else has cards in hand
POOR: Final = 32  # nothing good can be bought
SPARE: Final = 64  # the card is needed neither for a stack nor for a good purchase
NOT_NEEDED: Final = 128  # nor for a stack
GOOD_TOP: Final = 256  # the top card of the discard pile is large
RICH_DISCARD: Final = 512  # the discard pile is the better deck
MARKET: Final = 1024  # there are cards in the market
MARKET_LEFT: Final = 2048  # or behind it
LARGE: Final = 4096  # a card of two or more in hand
WEAK: Final = 8192  # the hand is good for nothing
SMALL_DISCARD: Final = 1 << 14
JUNK_ABOUT: Final = 1 << 15  # junk in hand or on the discard pile
RAISED_BUILDS: Final = 1 << 16  # if every card counted one more, a stack could be built
BEST_MARKET: Final = 1 << 17  # as good as the best card of the market
BEST_DISCARD: Final = 1 << 18  # as good as the best of the others' discard piles
GOOD_SWAP: Final = 1 << 19  # a card of a stall that the next stack could use
OWN_SWAP: Final = 1 << 20
LARGER_IN_MARKET: Final = 1 << 21
GOOD_TOP_TWO: Final = 1 << 22
HAND: Final = 1 << 23  # other cards in hand
SWAPS: Final = GOOD_SWAP | OWN_SWAP | LARGER_IN_MARKET  # the card itself goes where another comes from

RULES: Final[dict[str, tuple[float, int]]] = {
    "swift_broker": (51.0, WEAK | POOR | NO_BUILD | DEEP_3),
    "shattered_relic": (60.0, HAS_JUNK),
    "spyglass": (55.0, NO_BUILD | DEEP_3),
    "flashy_show": (56.0, NO_BUILD | RAISED_BUILDS),
    "favourite_toy": (54.0, GOOD_TOP),
    "loyal_partner": (52.0, NO_BUILD | POOR),
    "prepaid_good": (0.0, BEST_MARKET),
    "special_offer": (0.0, 0),
    "acorn": (57.0, GOOD_SWAP | NO_BUILD),
    "gift_voucher": (57.8, LARGER_IN_MARKET),
    "wily_fellow": (51.0, NO_BUILD | RICH_DISCARD),
    "nuisance": (52.5, SPARE | OTHERS_HOLD),
    "rotten_food": (58.5, HAS_JUNK),
    "dirty_exchange": (57.5, HAS_JUNK | OTHERS_HOLD),
    "sabotage": (52.2, SPARE),
    "treasure_hunter": (0.0, BEST_DISCARD),
    "new_season": (58.2, SMALL_DISCARD | MARKET_LEFT),
    "whirligig": (51.0, WEAK | POOR | NO_BUILD | HAND | OTHERS_HOLD),
    "charm": (54.5, NO_BUILD | NOT_NEEDED | MARKET_LEFT),
    "gamble": (57.1, HAS_JUNK | OTHERS_HOLD | NO_BUILD),
    "blindfold": (51.3, HAND | NO_BUILD | SPARE),
    "little_villain": (50.5, SPARE),
    "scary_gunfight": (52.0, SPARE),
    "night_shift": (53.0, SPARE),
    "ruthless_competition": (57.2, HAS_JUNK),
    "nasty_threat": (54.0, SPARE),
    "lost_shipments": (54.2, SPARE),
    "cunning_neighbour": (50.2, SPARE),
    "cheer": (57.1, NO_BUILD | DEEP_1),
    "raffle": (57.4, NO_BUILD | HAS_JUNK | OTHERS_HOLD),
    "charity": (57.3, NO_BUILD | OTHERS_HOLD),
    "tasters": (57.6, MARKET),
    "rumours": (52.1, NO_BUILD | GOOD_TOP_TWO),
    "tireless_tinkerer": (54.0, GOOD_TOP),
    "safety_precaution": (57.0, OWN_SWAP | NO_BUILD),
    "magnet": (58.0, NO_BUILD | DEEP_1),
    "dangerous_test": (53.0, NO_BUILD | DEEP_3),
    "steady_achiever": (53.0, NOT_NEEDED),
    "shopping_journey": (0.0, BEST_MARKET),
    "housecleaning": (56.0, JUNK_ABOUT | NO_BUILD),
    "siesta": (51.5, NO_BUILD | NOT_NEEDED),
    "lunch_break": (57.0, NO_BUILD | DEEP_1),
    "ironing": (51.0, NO_BUILD | NOT_NEEDED),
    "daring_adventurer": (52.0, NO_BUILD | POOR),
    "rare_artefact": (51.2, NO_BUILD | POOR | LARGE),
    "swank": (59.0, HAS_JUNK),
    "risky_business": (51.4, NO_BUILD | NOT_NEEDED),
    "natural_survivor": (56.5, HAS_JUNK | DEEP_1),
}
