"""Learns the outlook from games: `python -m animalfolk.sim.learning learned.json --tuned tuned.json --games 20000`.

Bots play by rules of thumb, then plan their turns with what was learned from those games. Of positions at the begin of
turns the features of the outlook are noted, which decks are in play, and who won; a logistic regression with a ridge
finds the numbers. A fifth of the games is kept apart and tells how well they foresee. Against the Company six more
numbers are fitted likewise.
The same seed and counts give the same numbers; deck sets that are held out are never played. It needs NumPy.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from animalfolk.bots.holdings import SETS
from animalfolk.bots.outlook import PLAIN, Outlook
from animalfolk.engine.faces import NUMBER, SET
from animalfolk.sim.gathering import FACES, WIDTH, Gathered, gather_company, gather_duel
from animalfolk.sim.numbers import CARDS, JUNK_NAME, Numbers, read, simple, usual, write
from animalfolk.sim.straight import KINDS, Chooser, Deal, Planning, draw
from animalfolk.sim.telling import counted

WHIMS = (0.0, 0.03, 0.1)  # in a third of the games each, so many answers are any option
APART = 5  # one game in so many is kept apart
ROUNDS = 6  # of Newton's method
BLOCK = 50_000  # rows that are widened at once
COMPANY = ("solo-gentle", "solo", "solo-stern", "coop-gentle", "coop", "coop-stern")
BESIDES = [[SET[NUMBER[name]] != folk for folk in range(SETS)] for name in (JUNK_NAME, *CARDS)]
Widen = Callable[[Any], Any]  # rows with further columns
Gather = Callable[[Gathered, Deal, Chooser, Outlook, Random, float], None]


class Plan(NamedTuple):
    """All that decides what comes out, beside the rules of thumb."""

    games: int  # by rules of thumb
    planned: int = 0  # by bots that plan their turns
    company: int = 0  # against the Company
    seed: int = 1
    ridge: float = 20.0
    card_ridge: float = 300.0
    mix_ridge: float = 60_000.0  # of a card beside a deck
    weight: float = 3.0  # of a position of a game with planned turns


class Quality(NamedTuple):
    """How well games that were kept apart are foreseen."""

    loss: float  # the mean logarithm; by tossing a coin it is 0.693
    order: float  # how often a won position looks better than a lost one (AUC)
    rows: int

    def text(self) -> str:
        """In a line."""
        return f"log loss {self.loss:.4f}, AUC {self.order:.4f} in {self.rows} positions kept apart"


def numpy() -> Any:
    """NumPy, or a clear word that it is missing."""
    try:
        return importlib.import_module("numpy")
    except ImportError:
        raise SystemExit("learning needs NumPy, which is not installed: pip install numpy") from None


def as_they_are(rows: Any) -> Any:
    """Rows without further columns."""
    return rows


def with_mix(rows: Any) -> Any:
    """Rows as they were gathered, with each card counted once more for each deck in play beside its own."""
    np = numpy()
    cards, mix = rows[:, PLAIN : PLAIN + FACES], rows[:, PLAIN + FACES :]
    pairs = cards[:, :, None] * mix[:, None, :] * np.array(BESIDES)
    return np.concatenate([rows[:, : PLAIN + FACES], pairs.reshape(len(rows), FACES * SETS)], axis=1)


def fit(rows: Any, won: Any, weights: Any, ridge: Any, widen: Widen = as_they_are) -> Any:
    """The weights of a logistic regression by Newton's method; the ridge is for columns of spread one."""
    np = numpy()
    spread = _spread(rows, widen) + 1e-3
    found = np.zeros(len(spread))
    for _ in range(ROUNDS):
        slope, bend = ridge * found, np.diag(np.asarray(ridge, dtype=np.float64))
        for part in _parts(rows):
            scaled = (widen(rows[part]) / spread).astype(np.float32)
            chance = 1 / (1 + np.exp(-(scaled @ found)))
            slope += scaled.T @ (weights[part] * (chance - won[part]))
            heavy = np.sqrt(weights[part] * chance * (1 - chance)).astype(np.float32)[:, None] * scaled
            bend += heavy.T @ heavy
        found -= np.linalg.solve(bend, slope)
    return found / spread


def _parts(rows: Any) -> list[slice]:
    """The rows in blocks, so that they never stand widened in memory all at once."""
    return [slice(start, start + BLOCK) for start in range(0, len(rows), BLOCK)]


def _spread(rows: Any, widen: Widen) -> Any:
    """The standard deviation of each column."""
    np = numpy()
    sums = [(wide.sum(axis=0), (wide * wide).sum(axis=0)) for wide in (widen(rows[part]) for part in _parts(rows))]
    mean, square = (sum(column) / len(rows) for column in zip(*sums, strict=True))
    return np.sqrt(np.maximum(square - mean * mean, 0))


def quality(rows: Any, won: Any, found: Any, widen: Widen = as_they_are) -> Quality:
    """How well these numbers foresee."""
    np = numpy()
    return rank(np.concatenate([np.zeros(0), *(widen(rows[part]) @ found for part in _parts(rows))]), won)


def rank(points: Any, won: Any) -> Quality:
    """How well these points, whose difference from nothing is a chance, foresee."""
    np = numpy()
    loss = np.mean(np.logaddexp(0, np.where(won > 0, -points, points)))
    ranks = np.argsort(np.argsort(points))
    yes, no = won.sum(), len(won) - won.sum()
    order = (ranks[won > 0].sum() - yes * (yes - 1) / 2) / max(yes * no, 1)
    return Quality(float(loss), float(order), len(won))


class Sample:
    """Positions as arrays, those kept apart aside."""

    def __init__(self, found: Gathered, width: int) -> None:
        np = numpy()
        rows = np.frombuffer(found.rows, dtype=np.float32).reshape(-1, width).astype(np.float64)
        won = np.frombuffer(found.won, dtype=np.int8).astype(np.float64)
        apart = np.frombuffer(found.games, dtype=np.int64) % APART == 0
        self.rows, self.won = rows[~apart], won[~apart]
        self.rows_apart, self.won_apart = rows[apart], won[apart]

    def quality(self, found: Any, widen: Widen = as_they_are) -> Quality:
        """How well numbers foresee what was kept apart."""
        return quality(self.rows_apart, self.won_apart, found, widen)


class Learning:
    """A run."""

    def __init__(self, plan: Plan, base: Numbers) -> None:
        self.plan = plan
        self.numbers = base
        self.said: list[str] = []

    def run(self) -> Numbers:
        """All of it: games by rules of thumb, games with planned turns, games against the Company."""
        plan = self.plan
        quick = self._gather("quick", ["two"], plan.games, self.numbers.quick())
        parts = [(quick, 1.0)]
        self._fit(parts)
        if plan.planned:
            planner = Planning(self.numbers.heuristic(), f"learning/{plan.seed}")
            planned = self._gather("planned", ["two"], plan.planned, planner)
            self._fit([*parts, (planned, plan.weight)])
        if plan.company:
            self._fit_company()
        return self.numbers

    def _gather(self, name: str, kinds: Sequence[str], games: int, chooser: Chooser) -> Sample:
        duel = kinds == ["two"]
        gather: Gather = gather_duel if duel else gather_company
        found, judge = Gathered(), self.numbers.judge()
        for number in counted(name, "games", games):
            lots = Random(f"learning/{self.plan.seed}/{name}/{number}")
            deal = draw(KINDS[kinds[number % len(kinds)]], lots)
            gather(found, deal, chooser, judge, lots, lots.choice(WHIMS))
        return Sample(found, WIDTH if duel else len(self.numbers.company))

    def _fit(self, parts: Sequence[tuple[Sample, float]]) -> None:
        """The outlook from all samples, each with a weight."""
        np = numpy()
        plan = self.plan
        ridge = np.array([plan.ridge] * PLAIN + [plan.card_ridge] * FACES + [plan.mix_ridge] * (FACES * SETS))
        weights = np.concatenate([np.full(len(sample.won), weight) for sample, weight in parts])
        rows, won = (np.concatenate([getattr(sample, name) for sample, _ in parts]) for name in ("rows", "won"))
        found = fit(rows, won, weights, ridge, with_mix)
        for sample, _ in parts:
            self._say(sample.quality(found, with_mix).text())
        cards = found[PLAIN : PLAIN + FACES].tolist()
        beside = found[PLAIN + FACES :].reshape(FACES, SETS).tolist()
        self.numbers = self.numbers._replace(
            outlook=found[:PLAIN].tolist(),
            junk=cards[0],
            owned=dict(zip(CARDS, cards[1:], strict=True)),
            beside=dict(zip((JUNK_NAME, *CARDS), beside, strict=True)),
        )

    def _fit_company(self) -> None:
        np = numpy()
        sample = self._gather("company", COMPANY, self.plan.company, self.numbers.quick())
        found = fit(sample.rows, sample.won, np.ones(len(sample.won)), np.ones(len(self.numbers.company)))
        self._say("the Company: " + sample.quality(found).text())
        self.numbers = self.numbers._replace(company=[float(number) for number in found])

    def _say(self, line: str) -> None:
        self.said.append(line)
        print(line, flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """What the command line asks for."""
    numpy()
    plain = Plan(50_000)
    parser = argparse.ArgumentParser(prog="python -m animalfolk.sim.learning", description=__doc__)
    parser.add_argument("out", type=Path, help="a file for the numbers")
    parser.add_argument(
        "--tuned", type=Path, help="a file with rules of thumb, as tuning writes it; usual: those there are"
    )
    for name, value in plain._asdict().items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    asked = vars(parser.parse_args(arguments))
    base = read(asked["tuned"], base=simple()) if asked["tuned"] else usual()
    plan = Plan(**{name: asked[name] for name in Plan._fields})
    learning = Learning(plan, base)
    numbers = learning.run()
    kept = {name: getattr(numbers, name) for name in ("outlook", "owned", "junk", "beside", "company")}
    write(asked["out"], {**kept, "plan": list(plan), "said": learning.said})


if __name__ == "__main__":
    main()
