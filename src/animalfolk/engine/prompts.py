"""What a decision is about, declared once: a row for each question, with all that its readers need to know of it.

The constants are numbers, so that a game asks cheaply; ROWS has the row of a number, BY_KEY that of a key. Engine,
records, undo, words, bots, terminal and browser (`tools/web_facts.py`) read the rows: nobody else lists prompts.
"""

from __future__ import annotations

import re
from typing import Final

from animalfolk.engine import zones
from animalfolk.engine.faces import AT_THE_END, HAND_FILLED, WHILE_ACTING

# Shapes: what an option is.
ACTION: Final = 0
CARD: Final = 1
STACK_CARD: Final = 2
STALL_CARD: Final = 3
SLOT: Final = 4
NUMBER: Final = 5
SEAT: Final = 6
WAY: Final = 7
SHAPES: Final = ["action", "card", "stack_card", "stall_card", "slot", "number", "seat", "way"]
OF_CARDS: Final = [CARD, STACK_CARD]
LIE_IN: Final[dict[int, str]] = {STALL_CARD: zones.STALL, SLOT: zones.MARKET, SEAT: zones.SEATS}  # other shapes say

# Hidden: what decides how many options there are, so that a question which answers itself would tell of it (hold.py).
OPEN: Final = 0  # what lies open, or what is shown by the answer itself
BY_HAND: Final = 1  # cards of the hand
BY_ASIDE: Final = 2  # cards set aside
BY_GIFTS: Final = 3  # the same, but nobody sees the choice before it is complete
BY_DECK: Final = 4  # cards of the own deck
BY_COPY: Final = 5  # a hand card that the card set aside may copy
BY_ANYTHING: Final = 6  # whatever the hand can do: there may be nothing
COUNTED_IN: Final[dict[int, str]] = {
    BY_HAND: zones.HAND,
    BY_ASIDE: zones.ASIDE,
    BY_GIFTS: zones.ASIDE,
    BY_DECK: zones.DECK,
}

# Worth: what the cards that are chosen together must be worth.
NO_WORTH: Final = 0
AT_LEAST: Final = 1  # a price
EXACTLY: Final = 2  # the next stack
BELOW: Final = 3  # the next stack, of which somebody else adds the rest
WORTHS: Final = ["", "at_least", "exactly", "below"]

# Fate: what becomes of the chosen card for whoever chooses it.
NO_FATE: Final = 0
COMES: Final = 1  # it is gained, or used: the best is named
LEAVES: Final = 2  # it is lost, or comes later than others: the worst is named
GOES: Final = 3  # it stays the chooser's own, but out of hand: the one missed least is named

# Usual: what most people answer.
NO_USUAL: Final = 0
STOP: Final = 1  # the action that ends this moment
DECLINE: Final = 2  # none
FIRST: Final = 3  # the first option
MOST: Final = 4  # the largest number
LIKELIEST: Final = 5  # the number that is most probably right

# An ACTION option is small, so that Python need not make a new integer: its kind in the lowest bits, above it a
# card or slot.
KIND: Final = 7
OF: Final = 3  # bits to shift
ASK: Final = 0  # the partner for help with a stack
BUY: Final = 1
PLAY: Final = 2
BUILD: Final = 3
DISCARD: Final = 4
USE: Final = 5
END: Final = 6
REARRANGE: Final = 7
PAUSE: Final = END | 1 << OF  # the end of the turn, but with a stop before the market is filled (hold.py)
VERBS: Final = ["ask", "buy", "play", "build", "inventory", "use", "end", "rearrange"]  # as options say them
NO_ACTION: Final = -1

NAMED: Final = re.compile(r"[a-z]+(_[a-z]+)*")


class Prompt:
    """A question: the row that declares it.

    zone: where the cards lie that may be chosen
    hidden: what decides how many options there are
    several: cards are chosen together, until nothing is missing or nothing more is wanted; they may be named at once,
        and with the action that they are for
    any_order: of these, in any order; those of other prompts land as named
    lands: they land on the discard pile as they are named
    worth: what these cards must be worth together
    of: the action that the answer completes; whoever chose that has this in mind, and nothing is shown meanwhile
    orders: all the cards are named, one after the other: that is their order
    repeats: one card is asked after the other, so many times
    may_decline: none is an answer, too
    usual: what most people answer
    fate: what becomes of the chosen card
    private: nobody else sees what is chosen before it is complete
    secret: nobody else may know who is asked
    by_active: another is asked than whose turn it is, on that one's behalf
    always: a seat that is held is asked in any case, also where it has no choice
    forgone: by whoever ends the turn without a stop before the market is filled
    idle: not worth a thought: in which order cards land or come
    window: in which of the windows that a card's `of_use` names a passive may be used here
    passed: where nothing is of use it may be passed over, as nothing else follows on the answer that goes on
    """

    def __init__(
        self,
        key: str,
        shape: int,
        *,
        zone: str = zones.NOWHERE,
        hidden: int = OPEN,
        several: bool = False,
        any_order: bool = False,
        lands: bool = False,
        worth: int = NO_WORTH,
        of: int = NO_ACTION,
        orders: bool = False,
        repeats: bool = False,
        may_decline: bool = False,
        usual: int = NO_USUAL,
        fate: int = NO_FATE,
        private: bool = False,
        secret: bool = False,
        by_active: bool = False,
        always: bool = False,
        forgone: bool = False,
        idle: bool = False,
        window: int = 0,
        passed: bool = False,
    ) -> None:
        self.key = key
        self.shape = shape
        self.zone = LIE_IN.get(shape, zone)
        self.hidden = hidden
        self.several = several
        self.any_order = any_order
        self.lands = lands
        self.worth = worth
        self.of = of
        self.orders = orders
        self.repeats = repeats
        self.may_decline = may_decline
        self.usual = usual
        self.fate = fate
        self.private = private
        self.secret = secret
        self.by_active = by_active
        self.always = always
        self.forgone = forgone
        self.idle = idle
        self.window = window
        self.passed = passed
        self._check(zone)

    @property
    def verb(self) -> str:
        """How options say the action that the answer completes; nothing if it completes none."""
        return "" if self.of == NO_ACTION else VERBS[self.of]

    def _check(self, zone: str) -> None:
        """Refuse a row that contradicts itself."""
        self._need(NAMED.fullmatch(self.key) is not None, "a key is written in snake_case")
        self._need(0 <= self.shape < len(SHAPES), f"there is no shape {self.shape!r}")
        self._need(zone in zones.ZONES, f"there is no zone {zone!r}")
        self._need(not zone or self.shape in OF_CARDS, "only questions about cards say in which zone these lie")
        self._need(0 <= self.hidden <= BY_ANYTHING, f"nothing is hidden by {self.hidden!r}")
        counted = COUNTED_IN.get(self.hidden, self.zone)
        self._need(counted == self.zone, f"cards of the zone {counted!r} decide, but those of {self.zone!r} are asked")
        self._need(self.hidden == BY_ANYTHING or not self.forgone, "only what any hand might do is forgone")
        self._check_cards()
        self._check_answer()

    def _check_cards(self) -> None:
        self._need(0 <= self.worth < len(WORTHS), f"there is no worth {self.worth!r}")
        self._need(NO_FATE <= self.fate <= GOES, f"there is no fate {self.fate!r}")
        self._need(not self.several or self.shape in OF_CARDS, "only cards are chosen together")
        together = self.any_order or self.lands or self.worth != NO_WORTH
        self._need(self.several or not together, "any_order, lands and worth are for several cards")
        self._need(
            self.any_order or self.lands or not self.several, "several cards land as named, or come in any order"
        )
        self._need(not (self.orders or self.repeats) or self.shape in (CARD, SLOT), "only cards are named one by one")
        self._need(self.several + self.orders + self.repeats < 2, "cards are chosen in one way")
        self._need(self.fate == NO_FATE or self.shape in (CARD, SLOT), "only a card has a fate")

    def _check_answer(self) -> None:
        self._need(self.of == NO_ACTION or 0 <= self.of < len(VERBS), f"there is no action {self.of!r}")
        self._need(NO_USUAL <= self.usual <= LIKELIEST, f"there is no usual answer {self.usual!r}")
        self._need(self.usual != STOP or self.shape == ACTION, "only an action ends a moment")
        self._need(self.window == 0 or self.shape == ACTION, "a passive is used where actions are asked")
        self._need(not self.passed or self.may_decline or self.usual == STOP, "only what may end is passed over")
        self._need(self.usual != DECLINE or self.may_decline, "it may not be declined, so this is not usual")
        is_number = self.usual in (MOST, LIKELIEST)
        self._need(
            is_number == (self.shape == NUMBER), "of numbers, and of these alone, the most or the likeliest is usual"
        )
        self._need(self.hidden != BY_GIFTS or self.private, "gifts are chosen in private")

    def _need(self, fits: bool, why: str) -> None:
        if not fits:
            raise ValueError(f"prompt {self.key!r}: {why}")


KEYS: Final[list[str]] = []
ROWS: Final[list[Prompt]] = []
BY_KEY: Final[dict[str, Prompt]] = {}
SHAPE: Final[list[int]] = []  # these facts are asked often
HIDDEN: Final[list[int]] = []
FATE: Final[list[int]] = []


def declare(row: Prompt) -> int:
    """Enter a question; its number."""
    if row.key in BY_KEY:
        raise ValueError(f"prompt {row.key!r}: it is declared already")
    BY_KEY[row.key] = row
    KEYS.append(row.key)
    ROWS.append(row)
    SHAPE.append(row.shape)
    HIDDEN.append(row.hidden)
    FATE.append(row.fate)
    return len(ROWS) - 1


ACT: Final = declare(Prompt("act", ACTION, window=WHILE_ACTING))
BUILD_AGAIN: Final = declare(Prompt("build_again", ACTION, hidden=BY_ANYTHING, window=WHILE_ACTING))
END_TURN: Final = declare(Prompt("end_turn", ACTION, usual=STOP, always=True, window=AT_THE_END))
BEFORE_MARKET: Final = declare(
    Prompt(
        "before_market",
        ACTION,
        hidden=BY_ANYTHING,
        usual=STOP,
        forgone=True,
        window=HAND_FILLED,
        passed=True,
    )
)
PAY: Final = declare(
    Prompt("pay", CARD, zone=zones.HAND, several=True, any_order=True, lands=True, worth=AT_LEAST, of=BUY, private=True)
)
STACK: Final = declare(
    Prompt("stack", STACK_CARD, zone=zones.HAND, several=True, any_order=True, worth=EXACTLY, of=BUILD, private=True)
)
INVENTORY: Final = declare(
    Prompt("inventory", CARD, zone=zones.HAND, several=True, lands=True, of=DISCARD, may_decline=True)
)
ORDER: Final = declare(  # which lands next on the discard pile
    Prompt("order", CARD, zone=zones.LAID, orders=True, of=BUY, fate=GOES, idle=True)
)
THROW_AWAY: Final = declare(Prompt("throw_away", CARD, zone=zones.HAND, hidden=BY_HAND, fate=LEAVES))
THROW_ORDER: Final = declare(Prompt("throw_order", CARD, zone=zones.ASIDE, orders=True, of=PLAY, idle=True))
KEEP: Final = declare(Prompt("keep", CARD, zone=zones.ASIDE, hidden=BY_ASIDE, fate=COMES))
RETURN: Final = declare(Prompt("return", CARD, zone=zones.ASIDE, hidden=BY_ASIDE, orders=True, fate=LEAVES))
TAKE: Final = declare(Prompt("take", SLOT, fate=COMES))
SWAP: Final = declare(Prompt("swap", STALL_CARD))
SPARE_JUNK: Final = declare(Prompt("spare_junk", NUMBER, of=BUY, usual=MOST))
MAY_THROW_AWAY: Final = declare(
    Prompt("may_throw_away", CARD, zone=zones.HAND, may_decline=True, usual=DECLINE, fate=LEAVES)
)
MAY_RECOVER: Final = declare(
    Prompt("may_recover", CARD, zone=zones.DISCARD, may_decline=True, usual=DECLINE, fate=COMES)
)
RECOVER_JUNK: Final = declare(Prompt("recover_junk", NUMBER, usual=MOST))
SEARCH: Final = declare(Prompt("search", CARD, zone=zones.DECK, hidden=BY_DECK, repeats=True, fate=COMES))
PUT_IN_DECK: Final = declare(Prompt("put_in_deck", CARD, zone=zones.HAND, hidden=BY_HAND, repeats=True, fate=GOES))
DISCARD_ONE: Final = declare(Prompt("discard_one", CARD, zone=zones.HAND, hidden=BY_HAND, repeats=True, fate=GOES))
SHOW: Final = declare(Prompt("show", CARD, zone=zones.HAND, hidden=BY_HAND))
GUESS: Final = declare(Prompt("guess", NUMBER, usual=LIKELIEST))
THROW_SLOT: Final = declare(Prompt("throw_slot", SLOT, repeats=True, fate=LEAVES))
ARRANGE: Final = declare(  # which card goes into the next slot from the right, or none
    Prompt("arrange", CARD, zone=zones.MARKET, orders=True, of=REARRANGE, may_decline=True, private=True)
)
PAY_ARRANGED: Final = declare(
    Prompt("pay_arranged", CARD, zone=zones.HAND, several=True, any_order=True, of=REARRANGE, private=True)
)
BUY_ARRANGED: Final = declare(Prompt("buy_arranged", SLOT, of=REARRANGE, fate=COMES, private=True))
STICK: Final = declare(  # a paid card that stays in the hand, or no more
    Prompt("stick", CARD, zone=zones.LAID, of=BUY, may_decline=True, usual=FIRST, fate=COMES)
)
PLAYER: Final = declare(Prompt("player", SEAT))  # whom the card concerns
MAY_PLAYER: Final = declare(Prompt("may_player", SEAT, may_decline=True))  # one more, or no more
GIVE: Final = declare(Prompt("give", CARD, zone=zones.HAND, hidden=BY_HAND, fate=LEAVES))
PUT_ON_DECK_OF: Final = declare(  # on top of another's deck
    Prompt("put_on_deck_of", CARD, zone=zones.HAND, hidden=BY_HAND, fate=LEAVES)
)
GIVE_BACK: Final = declare(  # which goes back to the next player
    Prompt("give_back", CARD, zone=zones.ASIDE, hidden=BY_GIFTS, private=True)
)
THROW_ONE: Final = declare(Prompt("throw_one", CARD, zone=zones.ASIDE))
DUE: Final = declare(Prompt("due", CARD, zone=zones.SCHEDULE, idle=True))  # which scheduled card is next
REACT: Final = declare(  # use a card because of what happened, or not
    Prompt("react", CARD, zone=zones.HAND, may_decline=True, usual=DECLINE, private=True, secret=True)
)
GROW: Final = declare(  # which hand card copies one that enlarges the hand, or none
    Prompt("grow", CARD, zone=zones.HAND, hidden=BY_ANYTHING, may_decline=True, usual=FIRST, fate=COMES, forgone=True)
)
MAY_DISCARD_FOUND: Final = declare(Prompt("may_discard_found", CARD, zone=zones.DECK, may_decline=True, usual=DECLINE))
SWAP_OUT: Final = declare(Prompt("swap_out", CARD, zone=zones.DISCARD, fate=COMES))  # it comes into the hand
SWAP_IN: Final = declare(  # it takes the place of that card
    Prompt("swap_in", CARD, zone=zones.HAND, hidden=BY_HAND, fate=LEAVES)
)
DISCARD_TO_DECK: Final = declare(  # for the top of the deck
    Prompt("discard_to_deck", CARD, zone=zones.DISCARD, fate=COMES)
)
SIDE: Final = declare(Prompt("side", WAY))  # left or right round the table
MAY_PUT_ON_DECK: Final = declare(  # the card being played on top of the own deck, or not
    Prompt("may_put_on_deck", CARD, zone=zones.SCHEDULE, may_decline=True, usual=DECLINE)
)
GIVE_ONE: Final = declare(  # which comes into the next player's hand
    Prompt("give_one", CARD, zone=zones.ASIDE, hidden=BY_GIFTS, private=True)
)
THROW_FROM_DISCARD: Final = declare(Prompt("throw_from_discard", CARD, zone=zones.DISCARD, fate=LEAVES))
CONCEAL: Final = declare(  # whose value another player will guess
    Prompt("conceal", CARD, zone=zones.HAND, hidden=BY_HAND, fate=GOES)
)
GUESS_HELD: Final = declare(  # the value of a card that another player has chosen in secret
    Prompt("guess_held", NUMBER, usual=LIKELIEST, by_active=True)
)
SET_VALUE: Final = declare(Prompt("set_value", NUMBER, usual=MOST))
STACK_ALONE: Final = declare(  # how a single card counts as a stack of its own
    Prompt("stack_alone", STACK_CARD, zone=zones.ASIDE, hidden=BY_COPY, of=BUILD)
)
OFFER: Final = declare(  # laid openly for a stack that the partner shall complete
    Prompt("offer", STACK_CARD, zone=zones.HAND, several=True, any_order=True, worth=BELOW, of=ASK, private=True)
)
HELP: Final = declare(  # a card that helps to complete the partner's stack, or none
    Prompt(
        "help",
        STACK_CARD,
        zone=zones.HAND,
        several=True,
        any_order=True,
        worth=EXACTLY,
        may_decline=True,
        private=True,
        by_active=True,
        always=True,
        passed=True,
    )
)
BACK_FIRST: Final = declare(  # which goes back below the others
    Prompt("back_first", CARD, zone=zones.ASIDE, fate=LEAVES)
)
