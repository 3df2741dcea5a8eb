"""The state of a game: integers, lists of integers, and the frames that wait.

A card is its face; there are no identities to follow (see docs/architecture.md).
The top of a pile is the end of its list. Market slots are numbered by their added cost, 0 rightmost.
"""

from __future__ import annotations

from typing import Any

from animalfolk.engine.errors import BadText
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.frames import Frame, dump_frame, load_frame
from animalfolk.engine.rules import FORMAT, Rules

STREAMS = 7  # market, four players' shuffles, dice, random picks


class State:
    """One position of one game, between two answers."""

    def __init__(self, rules: Rules, sets: list[int], seed: str) -> None:
        seats = range(rules.players)
        self.rules = rules
        self.sets = sets  # the animalfolk decks in play; never changed
        self.hands: list[list[int]] = [[] for _ in seats]
        self.decks: list[list[int]] = [[] for _ in seats]
        self.discards: list[list[int]] = [[] for _ in seats]
        self.schedules: list[list[int]] = [[] for _ in seats]
        self.stalls: list[list[int]] = [[] for _ in seats]
        self.stacks: list[int] = [0 for _ in seats]
        self.market: list[int] = [NOTHING] * 5
        self.market_deck: list[int] = []
        self.bin: list[int] = []  # the market's discard pile
        self.junk = 0  # cards in the junk pile
        self.junk_made = 0  # junk beyond the box (JUNK-03)
        self.aside: list[int] = []  # drawn, not yet placed; with who knows each
        self.laid: list[int] = []  # chosen for a payment or stack, still in their zone until it is complete
        self.known: list[list[int]] = [[] for _ in seats]  # of each hand: faces that others know, and who
        self.unseen: list[int] = []  # passages of cards that some seats did not see (see visibility)
        self.alterations: list[int] = []  # in the order played: kind, amount, seat, mark
        self.seed = seed
        self.counts: list[int] = [0] * STREAMS
        self.script: list[list[int]] = [[] for _ in range(STREAMS)]
        self.seat = 0  # whose turn
        self.turn = 0  # turns begun
        self.winner = NOTHING
        self.who = NOTHING  # the decision: who, about what, for which card, with which options
        self.prompt = 0
        self.cause = NOTHING
        self.options: list[int] = []
        self.hold = 0  # seats whose turn waits at its end
        self.frames: list[Frame] = []

    def clone(self) -> State:
        """An independent copy, at any decision."""
        copy = State.__new__(State)
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
        copy.aside = self.aside.copy()
        copy.laid = self.laid.copy()
        copy.known = [cards.copy() for cards in self.known]
        copy.unseen = self.unseen.copy()
        copy.alterations = self.alterations.copy()
        copy.seed = self.seed
        copy.counts = self.counts.copy()
        copy.script = self.script  # replaced, never changed in place
        copy.seat = self.seat
        copy.turn = self.turn
        copy.winner = self.winner
        copy.who = self.who
        copy.prompt = self.prompt
        copy.cause = self.cause
        copy.options = self.options  # replaced at each decision, never changed in place
        copy.hold = self.hold
        copy.frames = [frame.clone() for frame in self.frames]
        return copy

    def dump(self) -> dict[str, Any]:
        """All of it as plain data for JSON."""
        return {
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
            "known": self.known,
            "unseen": self.unseen,
            "alterations": self.alterations,
            "seed": self.seed,
            "counts": self.counts,
            "script": self.script,
            "seat": self.seat,
            "turn": self.turn,
            "winner": self.winner,
            "who": self.who,
            "prompt": self.prompt,
            "cause": self.cause,
            "options": self.options,
            "hold": self.hold,
            "frames": [dump_frame(frame) for frame in self.frames],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")


def load(data: dict[str, Any]) -> State:
    """The state that was dumped."""
    if data.get("format") != FORMAT:
        raise BadText(1, f"a state of format {FORMAT}", str(data.get("format")))
    state = State(Rules(**data["rules"]), list(data["sets"]), data["seed"])
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
    state.aside = list(data["aside"])
    state.laid = list(data["laid"])
    state.known = [list(cards) for cards in data["known"]]
    state.unseen = list(data["unseen"])
    state.alterations = list(data["alterations"])
    state.counts = list(data["counts"])
    state.script = [list(stream) for stream in data["script"]]
    state.seat = data["seat"]
    state.turn = data["turn"]
    state.winner = data["winner"]
    state.who = data["who"]
    state.prompt = data["prompt"]
    state.cause = data["cause"]
    state.options = list(data["options"])
    state.hold = data["hold"]
    state.frames = [load_frame(frame) for frame in data["frames"]]
    return state
