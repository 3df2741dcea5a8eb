"""Learns a value of positions by self-play: `python -m animalfolk.sim.valuing value.json --games 20000`.

Bots play by rules of thumb, then by a short search. At the begin of turns the inputs of both seats are noted, and who
won in the end (Monte Carlo). The network of `value.py` gives each seat a score, the difference of both is the chance;
it is learned by gradients (Adam) with weights that decay. A fifth of the games is kept apart and tells how well it
foresees, beside a score without hidden units. The same command gives the same network. It needs NumPy.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from animalfolk.bots.search import Search
from animalfolk.i18n import Words
from animalfolk.sim.gathering import PART, Gathered, turns
from animalfolk.sim.learning import APART, WHIMS, numpy, rank
from animalfolk.sim.numbers import Numbers, usual, write
from animalfolk.sim.straight import KINDS, Chooser, Thoughtful, draw
from animalfolk.sim.telling import counted
from animalfolk.sim.value import INPUTS, Network, Value, inputs_of

BATCH = 512
DIGITS = 4  # of a weight in the file


class Plan(NamedTuple):
    """All that decides what comes out."""

    games: int = 20_000  # by rules of thumb
    thought: int = 0  # by a short search
    thoughts: int = 16
    seed: int = 1
    units: int = 16
    rounds: int = 3  # through all positions
    rate: float = 0.002
    decay: float = 0.3
    weight: float = 3.0  # of a position of a game with thinking


class Positions(NamedTuple):
    """What the first seat has, what the second has, whether the first won, and how much it counts."""

    mine: Any
    theirs: Any
    won: Any
    weight: Any

    def only(self, chosen: Any) -> Positions:
        """Some of them."""
        return Positions(*(part[chosen] for part in self))


def gather(plan: Plan, numbers: Numbers) -> tuple[Positions, Positions]:
    """Positions to learn from, and those that are kept apart."""
    np = numpy()
    search = Search(numbers.quick(), numbers.judge(), plan.thoughts, 1)
    kinds: list[tuple[str, int, Chooser, float]] = [
        ("quick", plan.games, numbers.quick(), 1.0),
        ("thought", plan.thought, Thoughtful(search, f"valuing/{plan.seed}"), plan.weight),
    ]
    learned, apart = [], []
    for name, games, chooser, weight in kinds:
        found = Gathered()
        for number in counted(name, "games", games):
            _play(found, chooser, numbers, Random(f"valuing/{plan.seed}/{name}/{number}"))
        rows = np.frombuffer(found.rows, dtype=np.float32).reshape(-1, 2, INPUTS)
        won = np.frombuffer(found.won, dtype=np.int8).astype(np.float32)
        held = np.frombuffer(found.games, dtype=np.int64) % APART == 0
        whole = Positions(rows[:, 0], rows[:, 1], won, np.full(len(won), weight, dtype=np.float32))
        learned.append(whole.only(~held))
        apart.append(whole.only(held))
        if isinstance(chooser, Thoughtful) and chooser.cuts:
            print(Words("en").text("clock-cuts", count=chooser.cuts), flush=True)
    return _joined(learned), _joined(apart)


def _joined(parts: Sequence[Positions]) -> Positions:
    np = numpy()
    return Positions(*(np.concatenate(list(column)) for column in zip(*parts, strict=True)))


def _play(found: Gathered, chooser: Chooser, numbers: Numbers, lots: Random) -> None:
    """A game of two; a row is what the first seat has, then what the second has."""
    g, judge = draw(KINDS["two"], lots).begun(), numbers.judge()
    begun = (_ for _ in turns(g, chooser, lots, lots.choice(WHIMS)) if lots.random() < PART)
    rows = [inputs_of(judge, g, 0, int(g.seat == 1)) + inputs_of(judge, g, 1, int(g.seat == 0)) for _ in begun]
    if g.winner >= 0:
        found.add(rows, g.winner == 0)


class Learner:
    """The network while it is learned: straight weights, hidden ones, where these start, and what leads out."""

    def __init__(self, plan: Plan, spread: Any) -> None:
        np = numpy()
        lots = np.random.default_rng(plan.seed)
        self.plan, self.spread, self.lots = plan, spread, lots
        self.parts = [
            np.zeros((INPUTS, 1)),
            lots.normal(0, np.sqrt(2 / INPUTS), (INPUTS, plan.units)),
            np.zeros(plan.units),
            lots.normal(0, 0.05, (plan.units, 1)),
        ]
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def scores(self, rows: Any) -> tuple[Any, Any]:
        """What the network makes of scaled inputs, and its hidden units."""
        straight, hidden, starts, out = self.parts
        units = numpy().maximum(rows @ hidden + starts, 0)
        return (rows @ straight + units @ out)[:, 0], units

    def difference(self, of: Positions) -> Any:
        """By how much the first seat stands better."""
        return self.scores(of.mine / self.spread)[0] - self.scores(of.theirs / self.spread)[0]

    def learn(self, of: Positions) -> None:
        """Go through all positions several times, with ever smaller steps."""
        for round_ in range(self.plan.rounds):
            rate = self.plan.rate * (1 - round_ / self.plan.rounds)
            order = self.lots.permutation(len(of.won))
            for start in range(0, len(order), BATCH):
                self._step(of.only(order[start : start + BATCH]), rate)

    def _step(self, of: Positions, rate: float) -> None:
        np = numpy()
        mine, theirs = of.mine / self.spread, of.theirs / self.spread
        (ours, units), (others, other_units) = self.scores(mine), self.scores(theirs)
        wrong = ((1 / (1 + np.exp(others - ours)) - of.won) * of.weight / len(of.won))[:, None]
        out = self.parts[3]
        down, other_down = (wrong @ out.T) * (units > 0), (wrong @ out.T) * (other_units > 0)
        slopes = [
            (mine - theirs).T @ wrong,
            mine.T @ down - theirs.T @ other_down,
            (down - other_down).sum(axis=0),
            (units - other_units).T @ wrong,
        ]
        self._steps += 1
        for place, slope in enumerate(slopes):
            self._move(place, slope, rate)

    def _move(self, place: int, slope: Any, rate: float) -> None:
        """One part by Adam; weights of inputs decay."""
        np = numpy()
        self._means[place] = 0.9 * self._means[place] + 0.1 * slope
        self._squares[place] = 0.999 * self._squares[place] + 0.001 * slope * slope
        mean = self._means[place] / (1 - 0.9**self._steps)
        square = self._squares[place] / (1 - 0.999**self._steps)
        part = self.parts[place]
        part -= rate * mean / (np.sqrt(square) + 1e-8)
        if place < 2:
            part -= rate * self.plan.decay * part

    def quality(self, of: Positions) -> str:
        """How well it foresees positions that were kept apart."""
        return rank(self.difference(of), of.won).text()

    def weights(self) -> dict[str, Any]:
        """As they are kept, for inputs that are not scaled."""
        straight, hidden, starts, out = self.parts
        named = {"straight": straight[:, 0] / self.spread, "hidden": hidden / self.spread[:, None]}
        named |= {"starts": starts, "out": out[:, 0]}
        return {name: part.round(DIGITS).tolist() for name, part in named.items()}


def learn(plan: Plan, numbers: Numbers) -> dict[str, Any]:
    """All of it: the weights, and what is said of them beside those without hidden units."""
    positions, apart = gather(plan, numbers)
    spread = positions.mine.std(axis=0) + 1e-2
    learners = [Learner(plan._replace(units=units), spread) for units in (0, plan.units)]
    said = []
    for learner in learners:
        learner.learn(positions)
        said.append(f"{learner.plan.units} hidden units: {learner.quality(apart)}")
        print(said[-1], flush=True)
    return {**learners[-1].weights(), "plan": list(plan), "said": said}


def read(path: Path, numbers: Numbers | None = None) -> Value:
    """An outlook with the network of a file."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    network = Network(*(kept[name] for name in ("straight", "hidden", "starts", "out")))
    return Value((numbers or usual()).judge(), network)


def main(arguments: Sequence[str] | None = None) -> None:
    """What the command line asks for."""
    numpy()
    parser = argparse.ArgumentParser(prog="python -m animalfolk.sim.valuing", description=__doc__)
    parser.add_argument("out", type=Path, help="a file for the network")
    for name, value in Plan()._asdict().items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    asked = vars(parser.parse_args(arguments))
    write(asked["out"], learn(Plan(**{name: asked[name] for name in Plan._fields}), usual()))


if __name__ == "__main__":
    main()
