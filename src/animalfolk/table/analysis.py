"""A finished game, looked at by the bots: how likely each side was to win after each turn, and the largest mistakes.

Both are judged by what could be known then. How it stood is judged by what those who watch knew, so that it is the same
for all and nobody's luck of the next cards is in it; a move by what the seat knew that made it. What was hidden is
dealt anew in every thought. All of it follows from the answers that were given and the count of thoughts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from hashlib import blake2b
from typing import NamedTuple, TypedDict

from animalfolk.engine.faces import SPECTATOR
from animalfolk.engine.redeal import redeal
from animalfolk.engine.state import State
from animalfolk.engine.view_types import View
from animalfolk.table.errors import NotOver
from animalfolk.table.judging import Judge
from animalfolk.table.moves import moves_of
from animalfolk.table.replay import Replay
from animalfolk.table.sides import sides_of
from animalfolk.table.table import Table

THOUGHTS = 90
SURE = 2.0  # standard errors that a mistake is larger than
LEAST = 0.02  # of a chance that is lost
MOST = 10  # mistakes that are told


class StandView(TypedDict):
    """How likely each side was to win when so many turns, and steps, were over."""

    turn: int
    step: int
    chances: list[float]


class MistakeView(TypedDict):
    """A mistake: the answers of the move, and those of the better one."""

    turn: int
    step: int  # how many steps came before
    number: int  # and how many answers of that step
    seat: int
    chosen: list[str]
    better: list[str]
    differs: int  # how many of them are the same in both
    chance: float  # how likely the seat was to win with what was chosen
    best: float  # and with what is better
    loss: float
    view: View  # what the seat saw where they differ


class AnalysisView(TypedDict):
    """What was found so far."""

    thoughts: int  # how hard each part is thought about
    done: int  # how many parts
    of: int  # of how many
    seats: list[int]  # whose moves are judged
    sides: list[list[int]]  # the seats that win together
    chances: list[StandView]
    mistakes: list[MistakeView]  # the largest first


class Piece(NamedTuple):
    """A part of the work, which can be done anywhere: how it stood, or what a move was worth."""

    state: State
    sides: tuple[tuple[int, ...], ...]
    turn: int
    step: int  # how many steps came before
    thoughts: int
    seat: int = SPECTATOR  # who made the move; those who watch where it is judged how it stood
    number: int = 0  # how many answers of its step came before
    chosen: tuple[str, ...] = ()

    def deal(self, number: int) -> State:
        """The n-th redeal for whoever judges."""
        text = f"analysis/{self.turn}/{self.step}/{self.number}/{number}"
        return redeal(self.state, self.seat, blake2b(text.encode(), digest_size=16).hexdigest())


class Stand(NamedTuple):
    """How likely each side was to win when so many turns, and steps, were over."""

    turn: int
    step: int
    chances: tuple[float, ...]

    def data(self) -> StandView:
        """Plain data, ready for JSON."""
        return {"turn": self.turn, "step": self.step, "chances": list(self.chances)}


class Weighed(NamedTuple):
    """A move beside the best."""

    turn: int
    step: int
    number: int
    seat: int
    chosen: tuple[str, ...]  # an action with its cards, or a single answer
    better: tuple[str, ...]
    chance: float
    best: float
    error: float

    @property
    def loss(self) -> float:
        """How much of the chance to win it has cost."""
        return self.best - self.chance

    @property
    def differs(self) -> int:
        """How many answers both have in common: the action itself, where it is the cards that were wrong."""
        pairs = list(zip(self.chosen, self.better, strict=False))
        return next((place for place, (one, other) in enumerate(pairs) if one != other), len(pairs) - 1)

    @property
    def is_mistake(self) -> bool:
        """Whether it has surely cost something worth telling."""
        return self.chosen != self.better and self.loss >= LEAST and self.loss > SURE * self.error


class Mistake(NamedTuple):
    """A mistake, and what the seat saw where it went wrong: the view whose options have both answers."""

    weighed: Weighed
    view: View

    def data(self) -> MistakeView:
        """Plain data, ready for JSON."""
        found = self.weighed
        return {
            "turn": found.turn,
            "step": found.step,
            "number": found.number,
            "seat": found.seat,
            "chosen": list(found.chosen),
            "better": list(found.better),
            "chance": found.chance,
            "best": found.best,
            "differs": found.differs,
            "loss": found.loss,
            "view": self.view,
        }


def judge(piece: Piece) -> Stand | Weighed:
    """Do a part of the work."""
    judge = Judge(piece.thoughts)
    state = piece.state
    if piece.seat == SPECTATOR:
        chances = judge.chances(piece.deal, piece.sides, state.rules.company)
        return Stand(piece.turn, piece.step, tuple(chances))
    found = judge.compare(state, piece.deal, piece.chosen)
    return Weighed(piece.turn, piece.step, piece.number, piece.seat, piece.chosen, *found)


class Analysis:
    """What there is to be judged in a game, and what was found so far."""

    def __init__(self, table: Table, seats: Collection[int] = (), thoughts: int = THOUGHTS) -> None:
        """seats: whose moves are judged; none are all people, or everybody where nobody is."""
        if not table.is_over:
            raise NotOver("a game is analysed when it is over")
        people = [number for number, seat in enumerate(table.seats) if seat.is_person]
        self._replay = Replay(table)
        self.seats = sorted(seats or people or range(len(table.seats)))
        self.thoughts = thoughts
        self.sides = sides_of(table.game.view(None)["teams"], table.company, len(table.seats))
        self.pieces = list(self._cut())
        self.stands: list[Stand] = []
        self.weighed: list[Weighed] = []

    @property
    def of(self) -> int:
        """How many parts the work has."""
        return len(self.pieces)

    @property
    def done(self) -> int:
        """How many of them are done."""
        return len(self.stands) + len(self.weighed)

    def take(self, found: Stand | Weighed) -> None:
        """One more part is done; they come in their order."""
        if isinstance(found, Stand):
            self.stands.append(found)
        else:
            self.weighed.append(found)

    @property
    def chances(self) -> list[Stand]:
        """How it stood after each turn, the beginning first; when all is done, with the end, which is known."""
        return self.stands + ([self._end()] if self.done == self.of else [])

    def mistakes(self, most: int = MOST) -> list[Mistake]:
        """The largest, the largest first; of each player's turn one."""
        worst: dict[tuple[int, int], Weighed] = {}
        for found in self.weighed:
            key = (found.turn, found.seat)
            if found.is_mistake and (key not in worst or found.loss > worst[key].loss):
                worst[key] = found
        chosen = sorted(worst.values(), key=lambda found: (-found.loss, found.step))[:most]
        return [Mistake(found, self._view(found)) for found in chosen]

    def data(self) -> AnalysisView:
        """What there is so far, ready for JSON."""
        return {
            "thoughts": self.thoughts,
            "done": self.done,
            "of": self.of,
            "seats": self.seats,
            "sides": [list(side) for side in self.sides],
            "chances": [stand.data() for stand in self.chances],
            "mistakes": [mistake.data() for mistake in self.mistakes()],
        }

    def _cut(self) -> Iterator[Piece]:
        """The work in parts: each turn as it begins, then the moves in it."""
        self._replay.go(0)
        last = -1
        for move in moves_of(self._replay.game.clone(), self._replay.steps):
            piece = Piece(move.state, self.sides, move.turn, move.step, self.thoughts)
            if move.turn != last:
                yield piece._replace(turn=max(last, 0))
                last = move.turn
            if move.seat in self.seats and move.is_worth_it:
                yield piece._replace(seat=move.seat, number=move.number, chosen=move.texts)

    def _end(self) -> Stand:
        table = self._replay.table
        won = [any(seat in table.winners for seat in side) for side in self.sides]
        return Stand(table.turn, self._replay.length, tuple(1.0 if one else 0.0 for one in won))

    def _view(self, found: Weighed) -> View:
        """What a seat saw when its move became another than the better one."""
        self._replay.go(found.step)
        game = self._replay.game.clone()
        later = [(taken.seat, text) for taken in self._replay.steps[found.step :] for text in taken.texts]
        for seat, text in later[: found.number + found.differs]:
            game.answer(text, seat)
        return game.view(found.seat)


def analyse(table: Table, seats: Sequence[int] = (), thoughts: int = THOUGHTS) -> Iterator[Analysis]:
    """Analyse a game, telling how far it is after each part; whoever wants no more stops asking."""
    analysis = Analysis(table, seats, thoughts)
    for piece in analysis.pieces:
        analysis.take(judge(piece))
        yield analysis
