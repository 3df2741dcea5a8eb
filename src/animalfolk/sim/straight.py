"""Games played straight on states: fast enough for the hundreds of thousands that tuning takes.

Whoever answers gets the state itself, so only those belong here that look at nothing hidden, or at redeals alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from animalfolk.bots.heuristic import Heuristic
from animalfolk.bots.search import Search
from animalfolk.cards import DECKS
from animalfolk.engine import prompts
from animalfolk.engine.redeal import redeal
from animalfolk.engine.rules import Rules, read_value
from animalfolk.engine.run import begin, go_on
from animalfolk.engine.seats import winners
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn
from animalfolk.modes import set_up
from animalfolk.sim.arena import decks_for, is_held_out

CAP = 1500  # answers; a game that takes more counts as half won by everybody
NAMES = [deck.name for deck in DECKS]


class Chooser(Protocol):
    """Answers decisions of a state."""

    def choose(self, g: State) -> int:
        """One of the options."""


class Kind(NamedTuple):
    """What is played."""

    players: int = 2
    mode: str = "free"
    difficulty: str = "standard"

    @property
    def is_against_company(self) -> bool:
        """Whether all play on one side."""
        return self.mode in ("solo", "coop")


KINDS: dict[str, Kind] = {
    "two": Kind(),
    "three": Kind(3),
    "four": Kind(4),
    "teams": Kind(4, "teams"),
    "solo": Kind(1, "solo"),
    "coop": Kind(2, "coop"),
    **{
        f"{mode}-{difficulty}": Kind(players, mode, difficulty)
        for mode, players in (("solo", 1), ("coop", 2))
        for difficulty in ("gentle", "stern")
    },
}


class Deal(NamedTuple):
    """One deal, which can be played again and again."""

    kind: Kind
    decks: list[str]
    seed: str
    first: int

    def begun(self) -> State:
        """The game at its first decision."""
        kind = self.kind
        mode, difficulty = read_value("mode", kind.mode), read_value("difficulty", kind.difficulty)
        g = set_up(self.decks, Rules(players=kind.players, mode=mode, difficulty=difficulty), self.seed, self.first)
        begin(g)
        return g


def draw(kind: Kind, lots: Random, held_out: bool = False) -> Deal:
    """A deal by lot; its deck set is one of those held out from tuning, or none of them."""
    while True:
        decks = lots.sample(NAMES, decks_for(kind.mode, kind.players))
        if is_held_out(decks) == held_out:
            return Deal(kind, decks, f"{lots.getrandbits(128):032x}", lots.randrange(kind.players))


def play(g: State, choosers: Sequence[Chooser]) -> None:
    """Play a game to its end, or until it has taken too long."""
    turn = Turn(g)
    for _ in range(CAP):
        if g.winner >= 0:
            return
        go_on(turn, choosers[g.who].choose(g))


def share(deal: Deal, ours: Chooser, theirs: Chooser) -> float:
    """The share of two games of a deal that ours win; in the second the seats are changed over.

    Against the Company each plays the deal with its own kind.
    """
    if deal.kind.is_against_company:
        return (1.0 + _won(deal, ours) - _won(deal, theirs)) / 2
    won = 0.0
    for swapped in (0, 1):
        g = deal.begun()
        play(g, [theirs if (seat + swapped) % 2 else ours for seat in range(deal.kind.players)])
        won += 0.5 if g.winner < 0 else float(winners(g)[0] % 2 == swapped)
    return won / 2


def _won(deal: Deal, chooser: Chooser) -> float:
    """Whether a game against the Company is won."""
    g = deal.begun()
    play(g, [chooser] * deal.kind.players)
    return 0.5 if g.winner < 0 else float(g.winner < deal.kind.players)


class Thoughtful:
    """Thinks ahead by redeals; payments and the like by rules of thumb."""

    def __init__(self, search: Search, seed: str) -> None:
        self._search = search
        self._lots = Random(seed)
        self.cuts = 0  # answers for which the clock ended the thinking

    def choose(self, g: State) -> int:
        """The option that comes out best."""
        if len(g.options) == 1 or prompts.ROWS[g.prompt].idle or g.prompt == prompts.PAY:
            return self._search.quick.choose(g)
        base = self._lots.getrandbits(100)

        def deal(number: int) -> State:
            return redeal(g, g.who, f"{base + number:032x}")

        best = self._search.compare(g, deal)[0]
        self.cuts += self._search.is_cut
        return g.options[best]


class Planning:
    """Plans its turns, in redeals."""

    def __init__(self, heuristic: Heuristic, seed: str) -> None:
        self._heuristic = heuristic
        self._lots = Random(seed)

    def choose(self, g: State) -> int:
        """The option that looks best when the turn is over."""
        return self._heuristic.choose(redeal(g, g.who, f"{self._lots.getrandbits(128):032x}"))
