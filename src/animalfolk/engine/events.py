"""What happens in a game, told as typed events with who may see the face of the card (law 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from animalfolk.engine.faces import EVERYONE, NAME, NOTHING

if TYPE_CHECKING:  # whose names are made from this table
    from animalfolk.engine.view_types import GameEvent

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
MULTIPLIED: Final = _kind("multiplied")  # a card of the hand counts so many times as much; number: the factor
ROLLED: Final = _kind("rolled")  # number: the result
GUESSED: Final = _kind("guessed")  # number: the value named
REVEALED: Final = _kind("revealed")  # a card is shown to all
WON_CARD: Final = _kind("won_card")  # a revealed card comes into the hand
DREW_FROM_MARKET: Final = _kind("drew_from_market")  # the top card of the market deck, unseen by others
PUT_ON_DECK: Final = _kind("put_on_deck")  # from the own discard pile on top of the deck
FOUND: Final = _kind("found")  # a card of the own deck comes into the hand
PUT_IN_DECK: Final = _kind("put_in_deck")  # a hand card goes into the own deck
DECK_SHUFFLED: Final = _kind("deck_shuffled")  # number: cards
REARRANGED: Final = _kind("rearranged")  # the market is rearranged: a card lies in this slot now
STUCK: Final = _kind("stuck")  # a paid card stays in the hand
TOOK_FROM_HAND: Final = _kind("took_from_hand")  # a random card of another's hand; number: whose
GAVE: Final = _kind("gave")  # a hand card to another's hand; number: whose
PUT_ON_DECK_OF: Final = _kind("put_on_deck_of")  # a card on top of a player's deck; number: whose
DREW_FROM_DECK_OF: Final = _kind("drew_from_deck_of")  # into the hand; number: whose deck
SET_ASIDE_FROM_DECK_OF: Final = _kind("set_aside_from_deck_of")  # number: whose deck
TOOK_TOP_OF_DISCARD: Final = _kind("took_top_of_discard")  # of another's discard pile; number: whose
EXCHANGED_PILES: Final = _kind("exchanged_piles")  # deck and discard pile change places
SCHEDULED: Final = _kind("scheduled")  # a technique stays for the next turn
CAME_DUE: Final = _kind("came_due")
RESOLVED: Final = _kind("resolved")  # a technique has gone to the discard pile
CLEANUP_BEGAN: Final = _kind("cleanup_began")
SLID: Final = _kind("slid")  # a market card moves; number: to which slot
DEALT: Final = _kind("dealt")  # a card is dealt into the market; number: the slot
TURN_ENDED: Final = _kind("turn_ended")
WON: Final = _kind("won")
PUT_IN_DISCARD: Final = _kind("put_in_discard")  # a hand card takes the place of a card of the discard pile
SWAPPED_INTO_MARKET: Final = _kind("swapped_into_market")  # the card being played goes there; number: the slot
COPIED: Final = _kind("copied")  # a card counts as another from now on; number: the face of that one
CHOSE_FROM_DECK: Final = _kind("chose_from_deck")  # a card of the own deck, to come into the hand when all have chosen
SET_ASIDE_FROM_HAND_OF: Final = _kind("set_aside_from_hand_of")  # a random card; number: whose hand
GAVE_ONE: Final = _kind("gave_one")  # a card set aside comes into a hand; number: whose
LOOKED_AT_HAND: Final = _kind("looked_at_hand")  # a card seen in another's hand, none if it is empty; number: whose
PUT_PLAYED_ON_DECK: Final = _kind("put_played_on_deck")  # the card being played, on top of the own deck
RAISED_CARD: Final = _kind("raised_card")  # a card of the hand counts more; number: how much
SET_VALUE: Final = _kind("set_value")  # a card of the hand counts so much; number: how much
MIXED_HANDS: Final = _kind("mixed_hands")  # the hands of two players are shuffled together; number: whose the other is
GOT: Final = _kind("got")  # a card of the mixed hands comes into the hand
PAID_COINS: Final = _kind("paid_coins")  # number: how many

COMPANY_BOUGHT: Final = _kind("company_bought")  # the rightmost card of the market; number: its how-manieth purchase
POWER_ROSE: Final = _kind("power_rose")  # the Company buys more cards a turn; number: how many
SPARED: Final = _kind("spared")  # a card of the Company is not thrown away: one was in this turn
REMOVED: Final = _kind("removed")  # a card of the Company leaves the game
LOST: Final = _kind("lost")  # the market is empty: the Company has won
OFFERED: Final = _kind("offered")  # a card is laid openly for a stack; number: what it counts
ASKED_HELP: Final = _kind("asked_help")  # the partner is asked to complete the stack; number: whose help
HELPED: Final = _kind("helped")  # the partner completes the stack; number: whose stack
DECLINED: Final = _kind("declined")  # the partner does not; number: whose stack


class Event:
    """One thing that happened."""

    def __init__(self, kind: int, seat: int, card: int, number: int, sees: int) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.number = number
        self.sees = sees  # a mask of the seats that see the card's face

    @property
    def key(self) -> str:
        """The name of its kind."""
        return KEYS[self.kind]

    def seen_by(self, viewer: int) -> GameEvent:
        """What a seat (or spectators) may know of it."""
        told: GameEvent = {"event": KEYS[self.kind], "seat": self.seat}
        if self.card != NOTHING and self.sees >> viewer & 1:
            told["card"] = NAME[self.card]
        if self.kind == COPIED:
            told["copy"] = NAME[self.number]
        elif self.number != NOTHING:
            told["number"] = self.number
        return told

    def __repr__(self) -> str:
        public = self.sees == EVERYONE
        card = NAME[self.card] if self.card != NOTHING else "-"
        return f"<{KEYS[self.kind]} P{self.seat + 1} {card} {self.number}{'' if public else ' hidden'}>"
