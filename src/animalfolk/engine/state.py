"""The state of a game: integers, lists of integers, and the frames that wait.

A card is its face; there are no identities to follow (see docs/architecture.md).
The top of a pile is the end of its list. Market slots are numbered by their added cost, 0 rightmost.
"""

from __future__ import annotations

from typing import Any, Final

from animalfolk.engine.aliases import Card, Face, Mask, Option, Prompt, Seat
from animalfolk.engine.attributes import check_attributes
from animalfolk.engine.errors import BadText
from animalfolk.engine.faces import NOTHING, REACTS, faces_of
from animalfolk.engine.frames import Frame, dump_frame, load_frame, memory
from animalfolk.engine.rules import FORMAT, STERN, Rules

APART = 0o43210  # a group for each player and one for the market, three bits each
STREAMS = 7  # market, four players' shuffles, dice, random picks


class State:
    """One position of one game, between two answers; what each attribute is at the beginning is said in FIELDS."""

    rules: Rules
    sets: list[int]  # the animalfolk decks in play; never changed
    hands: list[list[Card]]
    decks: list[list[Card]]
    discards: list[list[Face]]
    schedules: list[list[Card]]
    stalls: list[list[Card]]
    stacks: list[int]
    market: list[Face]
    market_deck: list[Card]
    bin: list[Face]  # the market's discard pile
    junk: int  # cards in the junk pile
    junk_made: int  # junk beyond the box (JUNK-03)
    gold: list[int]  # coins of each seat; empty where the game has none (BUY-18)
    aside: list[Card]  # drawn, not yet placed; with who knows each
    laid: list[Option]  # chosen for a payment or stack, still in their zone until it is complete
    offered: list[Option]  # laid openly for a stack that the partner is asked to complete, still in their zone
    known: list[list[Card]]  # of each hand: faces that others know, and who
    unseen: list[int]  # passages of cards that some seats did not see (see visibility)
    groups: list[int]  # for each viewer, whose hidden cards it can no longer tell apart (see visibility)
    alterations: list[int]  # in the order played: kind, amount, seat, mark
    watched: int  # whether any card of this game answers to what is noted
    noted: list[int]  # what happened and is not yet offered to those who may react (see notes)
    seed: str
    counts: list[int]
    script: list[list[int]]
    seat: Seat  # whose turn
    turn: int  # turns begun
    winner: Seat
    power: int  # how many cards the Company buys in its turn; 0 where it does not play
    thrown: int  # whether one of its cards was thrown away in this turn
    lead: Seat  # who moves after the Company
    removed: list[Face]  # its cards that have left the game
    who: Seat  # the decision: who, about what, for which card, with which options
    prompt: Prompt
    cause: Face
    options: list[Option]
    hold: Mask  # seats whose turn waits at its end
    frames: list[Frame]

    def clone(self) -> State:
        """An independent copy, at any decision."""
        copy = State()
        copy.rules = self.rules
        copy.sets = self.sets
        copy.hands = [cards.copy() for cards in self.hands]
        copy.decks = [cards.copy() for cards in self.decks]
        copy.discards = [cards.copy() for cards in self.discards]
        copy.schedules = [cards.copy() for cards in self.schedules]
        copy.stalls = [cards.copy() for cards in self.stalls]
        copy.stacks = self.stacks.copy()
        copy.market = self.market.copy()
        copy.market_deck = self.market_deck.copy()
        copy.bin = self.bin.copy()
        copy.junk = self.junk
        copy.junk_made = self.junk_made
        copy.gold = self.gold  # replaced, never changed in place
        copy.aside = self.aside.copy()
        copy.laid = self.laid.copy()
        copy.offered = self.offered  # replaced, never changed in place
        copy.known = [cards.copy() for cards in self.known]
        copy.unseen = self.unseen.copy()
        copy.groups = self.groups.copy()
        copy.alterations = self.alterations.copy()
        copy.watched = self.watched
        copy.noted = self.noted.copy()
        copy.seed = self.seed
        copy.counts = self.counts.copy()
        copy.script = self.script  # replaced, never changed in place
        copy.seat = self.seat
        copy.turn = self.turn
        copy.winner = self.winner
        copy.power = self.power
        copy.thrown = self.thrown
        copy.lead = self.lead
        copy.removed = self.removed.copy()
        copy.who = self.who
        copy.prompt = self.prompt
        copy.cause = self.cause
        copy.options = self.options  # replaced at each decision, never changed in place
        copy.hold = self.hold
        copy.frames = [frame.clone() for frame in self.frames]
        return copy

    def dump(self) -> dict[str, Any]:
        """All of it as plain data for JSON."""
        data: dict[str, Any] = {"format": FORMAT, "rules": self.rules.dump()}
        for name in ALWAYS:
            data[name] = getattr(self, name)
        data["frames"] = [dump_frame(frame) for frame in self.frames]
        for name in OPTIONAL:
            value = getattr(self, name)
            if value:
                data[name] = value
        return data

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.dump(),)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position; what a frame no longer needs makes no difference."""
        if not isinstance(other, State) or self.rules != other.rules:
            return False
        if any(getattr(self, field.name) != getattr(other, field.name) for field in FIELDS):
            return False
        return [memory(frame) for frame in self.frames] == [memory(frame) for frame in other.frames]

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")


class Field:
    """An attribute of a state: what it is where nothing lies on the table yet.

    each_seat: it is a list with that for every seat. is_optional: a dump leaves it out where it is empty.
    """

    def __init__(self, name: str, start: Any, *, each_seat: bool = False, is_optional: bool = False) -> None:
        self.name = name
        self.start = start
        self.each_seat = each_seat
        self.is_optional = is_optional
        self.is_list = each_seat or isinstance(start, list)
        self.is_nested = isinstance(start, list) and (each_seat or isinstance((start or [0])[0], list))

    def blank(self, seats: int) -> Any:
        """What it is in a new game."""
        return self.copied([self.start] * seats if self.each_seat else self.start)

    def copied(self, value: Any) -> Any:
        """A value of its own."""
        if self.is_nested:
            return [list(part) for part in value]
        return list(value) if self.is_list else value


# All attributes but the rules and the frames, in the order of a dump.
FIELDS: Final[list[Field]] = [
    Field("sets", []),
    Field("hands", [], each_seat=True),
    Field("decks", [], each_seat=True),
    Field("discards", [], each_seat=True),
    Field("schedules", [], each_seat=True),
    Field("stalls", [], each_seat=True),
    Field("stacks", 0, each_seat=True),
    Field("market", [NOTHING] * 5),
    Field("market_deck", []),
    Field("bin", []),
    Field("junk", 0),
    Field("junk_made", 0),
    Field("aside", []),
    Field("laid", []),
    Field("offered", []),
    Field("known", [], each_seat=True),
    Field("unseen", []),
    Field("groups", [APART] * 5),
    Field("alterations", []),
    Field("watched", 0),
    Field("noted", []),
    Field("seed", ""),
    Field("counts", [0] * STREAMS),
    Field("script", [[]] * STREAMS),
    Field("seat", 0),
    Field("turn", 0),
    Field("winner", NOTHING),
    Field("power", 0),
    Field("thrown", 0),
    Field("lead", 0),
    Field("removed", []),
    Field("who", NOTHING),
    Field("prompt", 0),
    Field("cause", NOTHING),
    Field("options", []),
    Field("hold", 0),
    Field("gold", [], is_optional=True),
]

ALWAYS: Final = [field.name for field in FIELDS if not field.is_optional]
OPTIONAL: Final = [field.name for field in FIELDS if field.is_optional]


def check_fields(fields: list[Field]) -> None:
    """Refuse rows that are not the attributes of the class."""
    check_attributes(State, {"rules", "frames", *(field.name for field in fields)})


check_fields(FIELDS)


def blank(rules: Rules, sets: list[int], seed: str) -> State:
    """A game with nothing on the table yet."""
    g = State()
    g.rules = rules
    g.frames = []
    for field in FIELDS:
        setattr(g, field.name, field.blank(rules.seats))
    g.sets = sets
    g.seed = seed
    if rules.gold:
        g.gold = [0] * rules.seats
    g.watched = int(any(REACTS[face] for folk in sets for face in faces_of(folk)))
    g.power = 0 if rules.company < 0 else 2 if rules.difficulty == STERN else 1
    return g


def load(data: dict[str, Any]) -> State:
    """The state that was dumped."""
    if data.get("format") != FORMAT:
        raise BadText(1, f"a state of format {FORMAT}", str(data.get("format")), "state", format=FORMAT)
    g = State()
    g.rules = Rules(**data["rules"])
    for field in FIELDS:
        value = data.get(field.name, field.start) if field.is_optional else data[field.name]
        setattr(g, field.name, field.copied(value))
    g.frames = [load_frame(frame) for frame in data["frames"]]
    return g
