"""Positions of games with what came of them, from which the outlook is learned."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from random import Random

from animalfolk.bots.holdings import SETS, face_counts
from animalfolk.bots.outlook import PLAIN, Outlook
from animalfolk.engine.run import go_on
from animalfolk.engine.state import State
from animalfolk.engine.turn import Turn
from animalfolk.sim.numbers import CARDS
from animalfolk.sim.straight import CAP, Chooser, Deal

FACES = len(CARDS) + 1  # junk is the first
WIDTH = PLAIN + FACES + SETS  # the features of the outlook, how many of each card, which decks are in play
PART = 0.25  # of the turns: neighbours tell much the same, and many games more than many turns of one


class Gathered:
    """Rows of numbers about positions, all in one; for each row whether its game was won, and which game it is of."""

    def __init__(self) -> None:
        self.rows = array("f")
        self.won = array("b")
        self.games = array("q")
        self.count = 0

    def add(self, rows: Sequence[Sequence[float]], won: bool) -> None:
        """A game."""
        for row in rows:
            self.rows.extend(row)
        self.won.extend([won] * len(rows))
        self.games.extend([self.count] * len(rows))
        self.count += 1


def gather_duel(found: Gathered, deal: Deal, chooser: Chooser, judge: Outlook, lots: Random, whims: float) -> None:
    """Play a game of two; a row is what the first seat has more than the second as a turn begins, then the mix."""
    g = deal.begun()
    mix = [float(folk in g.sets) for folk in range(SETS)]
    rows = [_more(g, judge) + mix for _ in turns(g, chooser, lots, whims) if lots.random() < PART]
    if g.winner >= 0:
        found.add(rows, g.winner == 0)


def gather_company(found: Gathered, deal: Deal, chooser: Chooser, judge: Outlook, lots: Random, whims: float) -> None:
    """Play a game against the Company; a row has the six numbers of that."""
    g = deal.begun()
    rows = [judge.against(g, 0) for _ in turns(g, chooser, lots, whims) if g.power]
    if g.winner >= 0:
        found.add(rows, g.winner < deal.kind.players)


def turns(g: State, chooser: Chooser, lots: Random, whims: float) -> Iterator[int]:
    """Play a game in which so many answers are any option; the number of each turn as it begins."""
    turn, last = Turn(g), -1
    for _ in range(CAP):
        if g.winner >= 0:
            return
        if g.turn != last:
            last = g.turn
            yield last
        go_on(turn, lots.choice(g.options) if lots.random() < whims else chooser.choose(g))


def _more(g: State, judge: Outlook) -> list[float]:
    """What the first seat has more than the second."""
    return [ours - theirs for ours, theirs in zip(_seen(g, judge, 0), _seen(g, judge, 1), strict=True)]


def _seen(g: State, judge: Outlook, seat: int) -> list[float]:
    """The features of a seat, and how many of each card it owns."""
    return judge.features(g, seat, (seat - g.seat) % g.rules.seats) + [float(n) for n in face_counts(g, seat)[:FACES]]
