"""What a seat is told of a game, as types: its view and the events. Whatever is not said of a key is there for all.

This module is not compiled: what the server says of its messages is read from these classes as Python keeps them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NotRequired, TypeAlias, TypedDict, final

from animalfolk.engine import events, prompts, refusals, zones
from animalfolk.engine.notes import KINDS as NOTES
from animalfolk.engine.values import KINDS as ALTERATIONS


class Names:
    """Marks a text that is one of a table of names; the protocol's schema lists them under the name of the type."""

    def __init__(self, type_name: str, table: Sequence[str]) -> None:
        self.type_name = type_name
        self.table = table


PromptKey: TypeAlias = Annotated[str, Names("PromptKey", prompts.KEYS)]
EventKey: TypeAlias = Annotated[str, Names("EventKey", events.KEYS)]
NoteKey: TypeAlias = Annotated[str, Names("NoteKey", NOTES[1:])]
AlterationKey: TypeAlias = Annotated[str, Names("AlterationKey", ALTERATIONS)]
RefusalKey: TypeAlias = Annotated[str, Names("RefusalKey", refusals.WORDS)]
WayZone: TypeAlias = Annotated[str, Names("WayZone", zones.CHOSEN_FROM)]

Form: TypeAlias = tuple[str, int]  # a way in which a card may be used now, and what it counts so


@final
class GameEvent(TypedDict):
    """One thing that happened, as a seat may know it; without `card` its face is hidden, or there is none."""

    event: EventKey
    seat: int  # whose doing; -1: nobody's
    card: NotRequired[str]
    copy: NotRequired[str]  # of `copied`: as what the card counts
    number: NotRequired[int]


class Trigger(TypedDict):
    """To what somebody may react."""

    happened: NoteKey
    seat: int  # who did it


class Way(TypedDict):
    """A card as it may be chosen among several, with all its like."""

    card: str  # as an answer names it, but for where it lies in the discard pile
    worth: int
    zone: WayZone
    places: list[int]  # in the hand from the left, in the discard pile from the bottom, in the market the slot


class Clash(TypedDict):
    """Why cards fit in no selection."""

    why: RefusalKey
    ways: list[int]  # of which it speaks; none: of whatever else does not fit


class Selections(TypedDict):
    """Every legal selection of cards, where several are asked: for each action by its text, or for the prompt.

    Shown by tables to whoever is asked, and by no view of a game.
    """

    ways: NotRequired[list[Way]]  # in which cards may be chosen; selections hold their numbers
    selections: NotRequired[dict[str, list[list[int]]]]  # the most sensible first
    clashes: NotRequired[dict[str, list[Clash]]]  # of those whose ways are all chosen, the first holds
    stepwise: NotRequired[bool]  # there are too many to be told: it is asked card by card
    impossible: NotRequired[dict[str, RefusalKey]]  # purchases and stacks that are no option
    missing: NotRequired[int]  # of a payment or stack: what further cards must be worth
    pays: NotRequired[list[int]]  # lowest and highest price that a payment meets, while the market is laid out


class Decision(Selections):
    """Whose decision it is; all but `seat` and `card` is for whoever is asked."""

    seat: int | None  # null while somebody may react: who it is is nobody else's business
    card: str | None  # for which card
    chosen: NotRequired[list[str]]  # the cards so far; where one is concealed, for whoever chose it as well
    prompt: NotRequired[PromptKey]
    options: NotRequired[list[str]]
    number: NotRequired[int]  # the how-manieth decision of this seat; not where a state alone is looked at
    idle: NotRequired[list[str]]  # options that are allowed and of no use here, where there are any
    need: NotRequired[int]  # of a payment or stack: what it must be worth in all
    worth: NotRequired[list[int | None]]  # and what each option counts
    buys: NotRequired[str]  # of a payment: what is paid for
    to: NotRequired[Trigger]  # of a reaction


class SeatView(TypedDict):
    """One player's cards, or the Company's, as far as the viewer knows them."""

    hand_count: int
    deck_count: int
    deck_top: list[str | None]  # the top card first, down to the last that the viewer knows
    discard: list[str]  # the top card last
    schedule: list[str]  # techniques that wait or are being played
    stall: list[list[str]]
    next_stack: NotRequired[int]  # what the next stack is worth; not of the Company
    gold: NotRequired[int]  # where coins are played with
    hand: NotRequired[list[str]]  # of a hand that the viewer sees: the own one, and the partner's where hands are open
    values: NotRequired[list[int]]  # of such a hand: what each card counts
    forms: NotRequired[list[list[Form]]]  # of such a hand
    discard_forms: NotRequired[dict[str, list[Form]]]  # of such a hand: copying cards of the discard pile
    hand_size: NotRequired[int]  # of such a hand
    known_to_others: NotRequired[list[str]]  # of such a hand
    known: NotRequired[list[str]]  # of any other hand: the cards in it that the viewer knows
    company: NotRequired[bool]  # this and what follows is of the Company alone
    power: NotRequired[int]  # how many cards it buys in a turn
    purchases: NotRequired[int]  # how many it has bought
    thrown: NotRequired[bool]  # whether one of its cards was thrown away in this turn
    removed: NotRequired[list[str]]  # its cards that have left the game


class Alteration(TypedDict):
    """By what cards count more or less in this turn."""

    kind: AlterationKey
    amount: int
    seat: int  # whose cards
    mark: int  # -1: all of them; else the one with this mark


class View(TypedDict):
    """A game as one seat, or somebody who watches, sees it."""

    viewer: int | None  # null: somebody who watches
    rules: dict[str, int]
    decks: list[str]
    turn: int
    active: int  # whose turn it is
    market: list[str | None]  # slot 0, which adds nothing to the price, lies rightmost
    market_deck: int
    bin: list[str]  # the market's discard pile, the top card last
    junk: int
    alterations: list[Alteration]
    seats: list[SeatView]
    aside: list[str | None]  # cards set aside
    teams: list[list[int]]
    offered: list[str]  # cards laid openly for a stack that the partner is asked to complete
    winners: list[int]
    decision: Decision | None  # null when the game is over, and while a lesson speaks
    prices: NotRequired[list[int | None]]  # by slot; not for those who watch
    bin_price: NotRequired[int | None]  # not for those who watch
