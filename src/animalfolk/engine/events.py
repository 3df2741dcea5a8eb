"""What happens in a game, told as typed events with who may see the face of the card (law 3).

Each kind is declared once: a row with what its number means, from where to where the card passes, and all else that
readers need to know. The constants are numbers; ROWS has the row of a number, `row_of` finds that of a key. Words,
undo, table, terminal, browser (`tools/web_facts.py`) and statistics read the rows: nobody else lists events.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from animalfolk.engine import zones
from animalfolk.engine.aliases import Card, Seat
from animalfolk.engine.faces import EVERYONE, NAME, NOTHING

if TYPE_CHECKING:  # whose names are made from this table
    from animalfolk.engine.view_types import GameEvent

# What the number of an event is.
NONE: Final = ""
TURN: Final = "turn"
SLOT: Final = "slot"  # of the market
PLACE_OF_STACK: Final = "stack"  # which of a stall
COUNTS: Final = "counts"  # what the card counts
CARDS: Final = "cards"  # how many
COPIES: Final = "copies"  # how many of the card
MORE: Final = "more"  # by how much a card counts more
TIMES: Final = "times"  # how many times as much it counts
RESULT: Final = "result"  # of a die
GUESS: Final = "guess"
COINS: Final = "coins"
PURCHASES: Final = "purchases"  # of the Company until now
POWER: Final = "power"  # of the Company from now on
FACE: Final = "face"  # as which the card counts
GIVER: Final = "giver"  # the seat from whose zone the card comes
RECEIVER: Final = "receiver"  # the seat into whose zone it goes
PARTNER: Final = "partner"  # the other seat that has a part in it
NUMBERS: Final = [
    *(NONE, TURN, SLOT, PLACE_OF_STACK, COUNTS, CARDS, COPIES, MORE, TIMES, RESULT, GUESS, COINS, PURCHASES, POWER),
    *(FACE, GIVER, RECEIVER, PARTNER),
]
PEOPLE: Final = [GIVER, RECEIVER, PARTNER]
LIES_IN: Final[dict[str, str]] = {SLOT: zones.MARKET, PLACE_OF_STACK: zones.STALL}

# As what it is counted when a match is over.
TALLIES: Final = ["turns", "bought", "built", "played", "drawn", "discarded", "thrown"]

# What it shows that somebody could not know, the most telling first.
ROLL: Final = "rolled"
CARD: Final = "shown"
MIX: Final = "mixed"  # all cards of two places change them
LOOK: Final = "seen"
PASS: Final = "taken"  # from one player's hand to another's
DRAW: Final = "drawn"
SHUFFLE: Final = "shuffled"
FILL: Final = "market"  # a slot of the market
REVEALS: Final = [ROLL, CARD, MIX, LOOK, PASS, DRAW, SHUFFLE, FILL]

# Whether somebody may react to it, with whatever cards.
LOUD: Final = 0
HUSHED: Final = 1  # not before what comes with it has happened, too
QUIET: Final = 2  # never

NAMED: Final = re.compile(r"[a-z]+(_[a-z]+)*")


class Kind:
    """A kind of event: the row that declares it.

    An event has a seat, whose doing or whose card it is, and mostly a card.

    number: what its number means
    source, target: the zones that the card passes; they are the seat's, or the giver's or receiver's, or common
    reveals: what it shows that somebody could not know
    follows: of whomever it is told, it follows from what lies open
    volume: whether somebody may react to it
    bounds: a technique is over with it, or another one begins
    told: whether the story tells it
    trails: it goes along with the action before it, and is none of its own
    gathers: several of them in a row are told as one
    merges: behind these they are told as one, by that name
    of: the kind at whose end it is told, as a part of that
    along: the kind with whose parts it is told, if it comes among them
    as_copy: a card that counts as another is told with that
    tally: as what it is counted when a match is over
    """

    def __init__(
        self,
        key: str,
        *,
        number: str = NONE,
        source: str = zones.NOWHERE,
        target: str = zones.NOWHERE,
        reveals: str = "",
        follows: bool = False,
        volume: int = LOUD,
        bounds: bool = False,
        told: bool = True,
        trails: bool = False,
        gathers: bool = False,
        merges: dict[str, str] | None = None,
        of: str = "",
        along: str = "",
        as_copy: bool = False,
        tally: str = "",
    ) -> None:
        self.key = key
        self.number = number
        self.source = source
        self.target = target
        self.reveals = reveals
        self.follows = follows
        self.volume = volume
        self.bounds = bounds
        self.told = told
        self.trails = trails
        self.gathers = gathers
        self.merges = merges or {}
        self.of = of
        self.along = along
        self.as_copy = as_copy
        self.tally = tally
        self._check()

    def _check(self) -> None:
        """Refuse a row that contradicts itself."""
        self._need(NAMED.fullmatch(self.key) is not None, "a key is written in snake_case")
        self._need(self.number in NUMBERS, f"a number cannot mean {self.number!r}")
        for zone in (self.source, self.target):
            self._need(zone in zones.ZONES, f"there is no zone {zone!r}")
        self._need(bool(self.source) or not self.target, "a card that arrives comes from somewhere")
        lies = LIES_IN.get(self.number, zones.NOWHERE)
        self._need(not lies or not self.source or lies in (self.source, self.target), f"nothing passes a {self.number}")
        self._need(not self.reveals or self.reveals in REVEALS, f"nothing reveals {self.reveals!r}")
        self._need(not (self.reveals and self.follows), "what reveals something does not follow from what lies open")
        self._need(LOUD <= self.volume <= QUIET, f"there is no volume {self.volume!r}")
        self._need(not self.tally or self.tally in TALLIES, f"nothing is counted as {self.tally!r}")
        self._need(not (self.of and self.along), "it is told at the end of one kind")
        how = self.trails or self.gathers or self.as_copy or bool(self.merges or self.of or self.along)
        self._need(self.told or not how, "what is not told is told in no way")

    def _need(self, fits: bool, why: str) -> None:
        if not fits:
            raise ValueError(f"event {self.key!r}: {why}")


KEYS: Final[list[str]] = []
ROWS: Final[list[Kind]] = []
BY_KEY: Final[dict[str, Kind]] = {}
NAMES_FACE: Final[list[bool]] = []  # whether the number is a face
OTHER: Final = Kind("other")  # what the game itself does not tell: a note of the table, or several events in one line


def declare(row: Kind) -> int:
    """Enter a kind of event; its number."""
    if row.key in BY_KEY:
        raise ValueError(f"event {row.key!r}: it is declared already")
    BY_KEY[row.key] = row
    KEYS.append(row.key)
    ROWS.append(row)
    NAMES_FACE.append(row.number == FACE)
    return len(ROWS) - 1


def row_of(key: str) -> Kind:
    """The row of an event, or of what stands among events without being one."""
    return BY_KEY.get(key, OTHER)


def check_links() -> None:
    """Refuse rows that name events which nobody declares."""
    made = [name for row in ROWS for name in row.merges.values()]
    for row in ROWS:
        for key in (row.of, row.along):
            if key and key not in BY_KEY:
                raise ValueError(f"event {row.key!r}: there is no event {key!r} at whose end it could be told")
        for key in row.merges:
            if key not in BY_KEY and key not in made:
                raise ValueError(f"event {row.key!r}: nothing is told as {key!r} with which it could be one")


TURN_BEGAN: Final = declare(
    Kind("turn_began", trails=True, number=TURN, follows=True, volume=QUIET, bounds=True, tally="turns")
)
PLAYED: Final = declare(
    Kind("played", source=zones.HAND, target=zones.SCHEDULE, volume=QUIET, as_copy=True, tally="played")
)
USED: Final = declare(Kind("used", source=zones.HAND, volume=QUIET, as_copy=True))  # a passive card is used
SHOWN: Final = declare(  # a passive card counts and is shown
    Kind("shown", number=COPIES, source=zones.HAND, volume=QUIET)
)
BOUGHT: Final = declare(Kind("bought", number=SLOT, source=zones.MARKET, target=zones.HAND, tally="bought"))
PAID: Final = declare(Kind("paid", volume=QUIET, of="bought", as_copy=True))
TOOK: Final = declare(Kind("took", number=SLOT, source=zones.MARKET, target=zones.HAND))  # a market card without paying
BUILT: Final = declare(Kind("built", number=PLACE_OF_STACK, follows=True, tally="built"))  # a stack is complete
LAID: Final = declare(  # a card of the stack being built
    Kind(
        "laid",
        number=COUNTS,
        source=zones.HAND,
        target=zones.STALL,
        follows=True,
        volume=HUSHED,
        of="built",
        as_copy=True,
    )
)
LAID_FROM_DISCARD: Final = declare(
    Kind(
        "laid_from_discard",
        number=COUNTS,
        source=zones.DISCARD,
        target=zones.STALL,
        follows=True,
        of="built",
        as_copy=True,
    )
)
DREW: Final = declare(
    Kind("drew", trails=True, source=zones.DECK, target=zones.HAND, reveals=DRAW, gathers=True, tally="drawn")
)
DREW_JUNK: Final = declare(  # from the junk pile (JUNK-01)
    Kind("drew_junk", trails=True, source=zones.JUNK_PILE, target=zones.HAND, follows=True, gathers=True, tally="drawn")
)
SET_ASIDE: Final = declare(  # drawn from the own deck, not yet placed
    Kind(
        "set_aside",
        trails=True,
        source=zones.DECK,
        target=zones.ASIDE,
        reveals=LOOK,
        gathers=True,
        along="deck_shuffled",
    )
)
SET_ASIDE_FROM_MARKET: Final = declare(
    Kind("set_aside_from_market", trails=True, source=zones.MARKET_DECK, target=zones.ASIDE, reveals=LOOK, gathers=True)
)
KEPT: Final = declare(  # a card set aside comes into the hand
    Kind("kept", trails=True, source=zones.ASIDE, target=zones.HAND, along="deck_shuffled")
)
RETURNED: Final = declare(  # a card set aside goes on top of the deck
    Kind("returned", trails=True, source=zones.ASIDE, target=zones.DECK, volume=HUSHED, gathers=True)
)
DISCARDED: Final = declare(
    Kind(
        "discarded",
        source=zones.HAND,
        target=zones.DISCARD,
        volume=HUSHED,
        gathers=True,
        along="bought",
        tally="discarded",
    )
)
THREW_AWAY: Final = declare(
    Kind(
        "threw_away",
        source=zones.HAND,
        target=zones.BIN,
        volume=HUSHED,
        gathers=True,
        merges={"guessed_card": "guessed_wrong"},
        tally="thrown",
    )
)
RECOVERED: Final = declare(  # from the own discard pile into the hand
    Kind("recovered", source=zones.DISCARD, target=zones.HAND, gathers=True)
)
SWAPPED_IN: Final = declare(  # a card goes into a stall
    Kind("swapped_in", number=PLACE_OF_STACK, source=zones.SCHEDULE, target=zones.STALL, follows=True)
)
SWAPPED_OUT: Final = declare(  # a card comes out of a stall into the hand
    Kind("swapped_out", number=PLACE_OF_STACK, source=zones.STALL, target=zones.HAND)
)
SHUFFLED: Final = declare(  # a discard pile becomes the deck
    Kind("shuffled", trails=True, number=CARDS, source=zones.DISCARD, target=zones.DECK, reveals=SHUFFLE)
)
MARKET_SHUFFLED: Final = declare(
    Kind("market_shuffled", trails=True, number=CARDS, source=zones.BIN, target=zones.MARKET_DECK, reveals=SHUFFLE)
)
RAISED_VALUES: Final = declare(Kind("raised_values", number=MORE))
MULTIPLIED: Final = declare(  # a card of the hand counts so many times as much
    Kind("multiplied", number=TIMES, merges={"rolled": "rolled_multiplied"}, as_copy=True)
)
ROLLED: Final = declare(Kind("rolled", number=RESULT, reveals=ROLL, volume=QUIET, merges={"used": "used_rolled"}))
GUESSED: Final = declare(Kind("guessed", number=GUESS, volume=QUIET))
REVEALED: Final = declare(  # a card is shown to all
    Kind("revealed", source=zones.MARKET_DECK, reveals=CARD, merges={"guessed": "guessed_card"})
)
WON_CARD: Final = declare(  # a revealed card comes into the hand
    Kind("won_card", source=zones.MARKET_DECK, target=zones.HAND, merges={"guessed_card": "guessed_right"})
)
DREW_FROM_MARKET: Final = declare(  # the top card of the market deck, unseen by others
    Kind("drew_from_market", trails=True, source=zones.MARKET_DECK, target=zones.HAND, reveals=DRAW)
)
PUT_ON_DECK: Final = declare(  # from the own discard pile on top of the deck
    Kind("put_on_deck", source=zones.DISCARD, target=zones.DECK, volume=HUSHED)
)
FOUND: Final = declare(  # a card of the own deck comes into the hand
    Kind("found", source=zones.DECK, target=zones.HAND, reveals=DRAW)
)
PUT_IN_DECK: Final = declare(  # a hand card goes into the own deck
    Kind("put_in_deck", source=zones.HAND, target=zones.DECK, gathers=True, along="deck_shuffled")
)
DECK_SHUFFLED: Final = declare(
    Kind(
        "deck_shuffled",
        trails=True,
        number=CARDS,
        source=zones.DECK,
        target=zones.DECK,
        reveals=SHUFFLE,
        merges={"found": "searched", "exchanged_piles": "exchanged_piles_shuffled"},
    )
)
REARRANGED: Final = declare(  # the market is rearranged: a card lies in this slot now
    Kind("rearranged", number=SLOT, source=zones.MARKET, target=zones.MARKET, volume=HUSHED, gathers=True)
)
STUCK: Final = declare(Kind("stuck", trails=True, gathers=True, along="bought"))  # a paid card stays in the hand
TOOK_FROM_HAND: Final = declare(  # a random card of another's hand
    Kind("took_from_hand", number=GIVER, source=zones.HAND, target=zones.HAND, reveals=PASS, gathers=True)
)
GAVE: Final = declare(  # a hand card to another's hand
    Kind("gave", number=RECEIVER, source=zones.HAND, target=zones.HAND, gathers=True)
)
PUT_ON_DECK_OF: Final = declare(  # a card on top of a player's deck
    Kind("put_on_deck_of", number=RECEIVER, source=zones.HAND, target=zones.DECK)
)
DREW_FROM_DECK_OF: Final = declare(  # into the hand
    Kind("drew_from_deck_of", number=GIVER, source=zones.DECK, target=zones.HAND, reveals=DRAW)
)
SET_ASIDE_FROM_DECK_OF: Final = declare(
    Kind("set_aside_from_deck_of", number=GIVER, source=zones.DECK, target=zones.ASIDE, reveals=LOOK, gathers=True)
)
TOOK_TOP_OF_DISCARD: Final = declare(  # of another's discard pile
    Kind("took_top_of_discard", number=GIVER, source=zones.DISCARD, target=zones.HAND)
)
EXCHANGED_PILES: Final = declare(  # deck and discard pile change places
    Kind("exchanged_piles", source=zones.DISCARD, target=zones.DECK, reveals=MIX)
)
SCHEDULED: Final = declare(  # a technique stays for the next turn
    Kind("scheduled", merges={"played": "played_for_later"})
)
CAME_DUE: Final = declare(Kind("came_due", follows=True, volume=QUIET, bounds=True))
RESOLVED: Final = declare(  # a technique has gone to the discard pile
    Kind("resolved", source=zones.SCHEDULE, target=zones.DISCARD, follows=True, bounds=True, told=False)
)
CLEANUP_BEGAN: Final = declare(Kind("cleanup_began", told=False))
SLID: Final = declare(  # a market card moves
    Kind("slid", number=SLOT, source=zones.MARKET, target=zones.MARKET, told=False)
)
DEALT: Final = declare(  # a card is dealt into the market
    Kind("dealt", trails=True, number=SLOT, source=zones.MARKET_DECK, target=zones.MARKET, reveals=FILL, gathers=True)
)
TURN_ENDED: Final = declare(Kind("turn_ended", told=False))
WON: Final = declare(Kind("won", follows=True))
PUT_IN_DISCARD: Final = declare(  # a hand card takes the place of a card of the discard pile
    Kind("put_in_discard", source=zones.HAND, target=zones.DISCARD)
)
SWAPPED_INTO_MARKET: Final = declare(  # the card being played goes there
    Kind("swapped_into_market", number=SLOT, source=zones.SCHEDULE, target=zones.MARKET)
)
COPIED: Final = declare(Kind("copied", number=FACE, volume=QUIET))  # a card counts as another from now on
CHOSE_FROM_DECK: Final = declare(  # a card of the own deck, to come into the hand when all have chosen
    Kind("chose_from_deck", told=False)
)
SET_ASIDE_FROM_HAND_OF: Final = declare(  # a random card
    Kind("set_aside_from_hand_of", number=GIVER, source=zones.HAND, target=zones.ASIDE, reveals=LOOK)
)
GAVE_ONE: Final = declare(  # a card set aside comes into a hand
    Kind("gave_one", number=RECEIVER, source=zones.ASIDE, target=zones.HAND, reveals=PASS)
)
LOOKED_AT_HAND: Final = declare(  # a card seen in another's hand, none if it is empty
    Kind("looked_at_hand", number=PARTNER, reveals=LOOK, gathers=True)
)
PUT_PLAYED_ON_DECK: Final = declare(  # the card being played, on top of the own deck
    Kind("put_played_on_deck", source=zones.SCHEDULE, target=zones.DECK)
)
RAISED_CARD: Final = declare(  # a card of the hand counts more
    Kind("raised_card", number=MORE, merges={"used_rolled": "used_raised"})
)
SET_VALUE: Final = declare(Kind("set_value", number=COUNTS))  # a card of the hand counts so much
MIXED_HANDS: Final = declare(  # the hands of two players are shuffled together
    Kind("mixed_hands", number=GIVER, source=zones.HAND, target=zones.HAND, reveals=MIX)
)
GOT: Final = declare(  # a card of the mixed hands comes into the hand
    Kind("got", trails=True, source=zones.ASIDE, target=zones.HAND, reveals=DRAW, gathers=True)
)
PAID_COINS: Final = declare(Kind("paid_coins", number=COINS, volume=QUIET, of="bought"))

COMPANY_BOUGHT: Final = declare(  # the rightmost card of the market
    Kind("company_bought", number=PURCHASES, source=zones.MARKET, target=zones.HAND, follows=True)
)
POWER_ROSE: Final = declare(Kind("power_rose", number=POWER, follows=True))  # the Company buys more cards a turn
SPARED: Final = declare(Kind("spared", follows=True))  # a card of the Company is not thrown away: one was in this turn
REMOVED: Final = declare(  # a card of the Company leaves the game
    Kind("removed", source=zones.HAND, target=zones.REMOVED)
)
LOST: Final = declare(Kind("lost", follows=True))  # the market is empty: the Company has won
OFFERED: Final = declare(  # a card is laid openly for a stack
    Kind("offered", number=COUNTS, source=zones.HAND, volume=HUSHED, of="asked_help", as_copy=True)
)
ASKED_HELP: Final = declare(Kind("asked_help", number=PARTNER))  # the partner is asked to complete the stack
HELPED: Final = declare(Kind("helped", number=PARTNER))  # the partner completes the stack
DECLINED: Final = declare(Kind("declined", number=PARTNER))  # the partner does not


check_links()


class Event:
    """One thing that happened."""

    def __init__(self, kind: int, seat: Seat, card: Card, number: int, sees: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.number = number
        self.sees = sees  # a mask of the seats that see the card's face

    @property
    def key(self) -> str:
        """The name of its kind."""
        return KEYS[self.kind]

    def seen_by(self, viewer: Seat) -> GameEvent:
        """What a seat (or spectators) may know of it."""
        told: GameEvent = {"event": KEYS[self.kind], "seat": self.seat}
        if self.card != NOTHING and self.sees >> viewer & 1:
            told["card"] = NAME[self.card]
        if NAMES_FACE[self.kind]:
            told["copy"] = NAME[self.number]
        elif self.number != NOTHING:
            told["number"] = self.number
        return told

    def __repr__(self) -> str:
        public = self.sees == EVERYONE
        card = NAME[self.card] if self.card != NOTHING else "-"
        return f"<{KEYS[self.kind]} P{self.seat + 1} {card} {self.number}{'' if public else ' hidden'}>"
