"""The state of a game: integers, lists of integers, and the frames that wait.

A card is its face; there are no identities to follow (see docs/architecture.md).
The top of a pile is the end of its list. Market slots are numbered by their added cost, 0 rightmost.
"""

from __future__ import annotations

from typing import Any

from animalfolk.engine.errors import BadText
from animalfolk.engine.faces import NOTHING, REACTS, faces_of
from animalfolk.engine.frames import Frame, dump_frame, load_frame
from animalfolk.engine.rules import FORMAT, STERN, Rules

APART = 0o43210  # a group for each player and one for the market, three bits each
STREAMS = 7  # market, four players' shuffles, dice, random picks


class State:
    """One position of one game, between two answers."""

    rules: Rules
    sets: list[int]  # the animalfolk decks in play; never changed
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    schedules: list[list[int]]
    stalls: list[list[int]]
    stacks: list[int]
    market: list[int]
    market_deck: list[int]
    bin: list[int]  # the market's discard pile
    junk: int  # cards in the junk pile
    junk_made: int  # junk beyond the box (JUNK-03)
    gold: list[int]  # coins of each seat; empty where the game has none (BUY-18)
    aside: list[int]  # drawn, not yet placed; with who knows each
    laid: list[int]  # chosen for a payment or stack, still in their zone until it is complete
    offered: list[int]  # laid openly for a stack that the partner is asked to complete, still in their zone
    known: list[list[int]]  # of each hand: faces that others know, and who
    unseen: list[int]  # passages of cards that some seats did not see (see visibility)
    groups: list[int]  # for each viewer, whose hidden cards it can no longer tell apart (see visibility)
    alterations: list[int]  # in the order played: kind, amount, seat, mark
    watched: int  # whether any card of this game answers to what is noted
    noted: list[int]  # what happened and is not yet offered to those who may react (see notes)
    seed: str
    counts: list[int]
    script: list[list[int]]
    seat: int  # whose turn
    turn: int  # turns begun
    winner: int
    power: int  # how many cards the Company buys in its turn; 0 where it does not play
    thrown: int  # whether one of its cards was thrown away in this turn
    lead: int  # who moves after the Company
    removed: list[int]  # its cards that have left the game
    who: int  # the decision: who, about what, for which card, with which options
    prompt: int
    cause: int
    options: list[int]
    hold: int  # seats whose turn waits at its end
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
        data: dict[str, Any] = {
            "format": FORMAT,
            "rules": self.rules.dump(),
            "sets": self.sets,
            "hands": self.hands,
            "decks": self.decks,
            "discards": self.discards,
            "schedules": self.schedules,
            "stalls": self.stalls,
            "stacks": self.stacks,
            "market": self.market,
            "market_deck": self.market_deck,
            "bin": self.bin,
            "junk": self.junk,
            "junk_made": self.junk_made,
            "aside": self.aside,
            "laid": self.laid,
            "offered": self.offered,
            "known": self.known,
            "unseen": self.unseen,
            "groups": self.groups,
            "alterations": self.alterations,
            "watched": self.watched,
            "noted": self.noted,
            "seed": self.seed,
            "counts": self.counts,
            "script": self.script,
            "seat": self.seat,
            "turn": self.turn,
            "winner": self.winner,
            "power": self.power,
            "thrown": self.thrown,
            "lead": self.lead,
            "removed": self.removed,
            "who": self.who,
            "prompt": self.prompt,
            "cause": self.cause,
            "options": self.options,
            "hold": self.hold,
            "frames": [dump_frame(frame) for frame in self.frames],
        }
        return {**data, "gold": self.gold} if self.gold else data

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.dump(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")


def blank(rules: Rules, sets: list[int], seed: str) -> State:
    """A game with nothing on the table yet."""
    g = State()
    seats = range(rules.seats)
    g.rules = rules
    g.sets = sets
    g.hands = [[] for _ in seats]
    g.decks = [[] for _ in seats]
    g.discards = [[] for _ in seats]
    g.schedules = [[] for _ in seats]
    g.stalls = [[] for _ in seats]
    g.stacks = [0 for _ in seats]
    g.market = [NOTHING] * 5
    g.market_deck = []
    g.bin = []
    g.junk = 0
    g.junk_made = 0
    g.gold = [0 for _ in seats] if rules.gold else []
    g.aside = []
    g.laid = []
    g.offered = []
    g.known = [[] for _ in seats]
    g.unseen = []
    g.groups = [APART] * 5
    g.alterations = []
    g.watched = int(any(REACTS[face] for folk in sets for face in faces_of(folk)))
    g.noted = []
    g.seed = seed
    g.counts = [0] * STREAMS
    g.script = [[] for _ in range(STREAMS)]
    g.seat = 0
    g.turn = 0
    g.winner = NOTHING
    g.power = 0 if rules.company < 0 else 2 if rules.difficulty == STERN else 1
    g.thrown = 0
    g.lead = 0
    g.removed = []
    g.who = NOTHING
    g.prompt = 0
    g.cause = NOTHING
    g.options = []
    g.hold = 0
    g.frames = []
    return g


def load(data: dict[str, Any]) -> State:
    """The state that was dumped."""
    if data.get("format") != FORMAT:
        raise BadText(1, f"a state of format {FORMAT}", str(data.get("format")), "state", format=FORMAT)
    state = blank(Rules(**data["rules"]), list(data["sets"]), data["seed"])
    state.hands = [list(cards) for cards in data["hands"]]
    state.decks = [list(cards) for cards in data["decks"]]
    state.discards = [list(cards) for cards in data["discards"]]
    state.schedules = [list(cards) for cards in data["schedules"]]
    state.stalls = [list(cards) for cards in data["stalls"]]
    state.stacks = list(data["stacks"])
    state.market = list(data["market"])
    state.market_deck = list(data["market_deck"])
    state.bin = list(data["bin"])
    state.junk = data["junk"]
    state.junk_made = data["junk_made"]
    state.gold = list(data.get("gold", []))
    state.aside = list(data["aside"])
    state.laid = list(data["laid"])
    state.offered = list(data["offered"])
    state.known = [list(cards) for cards in data["known"]]
    state.unseen = list(data["unseen"])
    state.groups = list(data["groups"])
    state.alterations = list(data["alterations"])
    state.watched = data["watched"]
    state.noted = list(data["noted"])
    state.counts = list(data["counts"])
    state.script = [list(stream) for stream in data["script"]]
    state.seat = data["seat"]
    state.turn = data["turn"]
    state.winner = data["winner"]
    state.power = data["power"]
    state.thrown = data["thrown"]
    state.lead = data["lead"]
    state.removed = list(data["removed"])
    state.who = data["who"]
    state.prompt = data["prompt"]
    state.cause = data["cause"]
    state.options = list(data["options"])
    state.hold = data["hold"]
    state.frames = [load_frame(frame) for frame in data["frames"]]
    return state
