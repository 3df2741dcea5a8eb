"""Tunes the numbers of the rules of thumb by play: `python -m animalfolk.sim.tuning tuned.json --deals 150000`.

Simultaneous perturbation: for each deal two bots are made, one with every number moved a little up or down by lot, the
other with all moved the other way. They play the deal from both sides, and the numbers go towards whichever won more.
Numbers of cards that are not in the deal stay where they are. What is kept in the end is the mean over the last part.

The same seed and count always give the same numbers; a run that is started again goes on where it stopped. Deck sets
that are held out are never played.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from animalfolk.bots.worths import POINTS
from animalfolk.cards import DECKS
from animalfolk.engine.faces import NAME, faces_of
from animalfolk.sim.numbers import Numbers, mark_of, read, simple, write
from animalfolk.sim.straight import KINDS, draw, share
from animalfolk.sim.version import version

# What is played, by turns: mostly two players.
ROUND = [*["two"] * 7, "three", *["two"] * 6, "four", *["two"] * 3, "teams", "solo"]
# How far each number is moved: of rules of thumb by place, then points, wished and missed.
MOVES = [0.3, 0.05, 0.6, 0.3, 0.05, 0.3, 0.1, 0.03, 0.3, 0.3, 0.2, 0.15, 0.1, 0.2, 0.6, 0.6, 0.6]
MOVES += [0.4, 0.6, 0.1, 0.15, 0.05]
FAR = {"points": 0.6, "wished": 0.8, "missed": 0.5}
LAST = 0.4  # the part of the run whose mean is kept
SAVES = 1000  # deals from one saving to the next


class OtherRun(Exception):
    """A file of a run with another plan, of another version of rules and bots, or that began with other numbers."""


class Plan(NamedTuple):
    """All that decides what comes out."""

    deals: int
    seed: int = 1
    rate: float = 0.05  # how far the numbers go for a deal that is won, in moves; less and less, down to a tenth
    narrow: float = 0.5  # to what part the moves shrink by the end


class Tuning:
    """A run, from which deal on and with what numbers."""

    def __init__(self, plan: Plan, start: Numbers) -> None:
        self.plan = plan
        self.done = 0
        self.now = flat(start)
        self.sums = dict.fromkeys(self.now, 0.0)  # over the last part
        self._start = start

    def step(self) -> None:
        """One deal, and what is learned from it."""
        plan = self.plan
        lots = Random(f"tuning/{plan.seed}/{self.done}")
        deal = draw(KINDS[ROUND[self.done % len(ROUND)]], lots)
        gone = self.done / plan.deals
        width = 1.0 - (1.0 - plan.narrow) * gone
        ways = {name: lots.choice((-width, width)) * far for name, far in moves(deal.decks).items()}
        gain = share(deal, self._moved(ways, 1).quick(), self._moved(ways, -1).quick()) - 0.5
        rate = plan.rate * (1.0 - 0.9 * gone)
        for name, way in ways.items():
            self.now[name] += rate * gain * way
        self.done += 1
        if self.done > self._first:
            for name, number in self.now.items():
                self.sums[name] += number

    def _moved(self, ways: dict[str, float], sign: int) -> Numbers:
        """All numbers, some of them moved."""
        moved = self.now.copy()
        for name, way in ways.items():
            moved[name] += sign * way
        return full(moved, self._start)

    @property
    def _first(self) -> int:
        """Where the part begins whose mean is kept."""
        return int(self.plan.deals * (1.0 - LAST))

    def result(self) -> Numbers:
        """The mean over the last part; the numbers of now, if that has not begun."""
        count = self.done - self._first
        mean = {name: total / count for name, total in self.sums.items()} if count > 0 else self.now
        return full(mean, self._start)

    def save(self, path: Path) -> None:
        """Keep all that is needed to go on, and the numbers so far."""
        result = {name: value for name, value in self.result()._asdict().items() if name in ("thumb", *FAR)}
        about = {"plan": list(self.plan), "version": version(), "start": mark_of(flat(self._start))}
        write(path, {**result, "run": {**about, "done": self.done, "now": self.now, "sums": self.sums}})

    def load(self, path: Path) -> None:
        """Go on where another run of the same plan, version and start stopped."""
        run: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["run"]
        if run["plan"] != list(self.plan):
            raise OtherRun(f"{path} is of another run: {Plan(*run['plan'])}")
        if run.get("version") != version():
            raise OtherRun(f"{path} is of another version of rules and bots; take another file to begin anew")
        if run.get("start") != mark_of(flat(self._start)):
            raise OtherRun(f"{path} began with other numbers than --start names now; take another file to begin anew")
        self.done, self.now, self.sums = run["done"], run["now"], run["sums"]


def flat(numbers: Numbers) -> dict[str, float]:
    """The numbers that are tuned, by name."""
    found = {f"thumb {place}": number for place, number in enumerate(numbers.thumb)}
    for table, values in (("points", numbers.points), ("wished", numbers.wished), ("missed", numbers.missed)):
        found |= {f"{table} {name}": number for name, number in values.items()}
    return found


def full(found: dict[str, float], base: Numbers) -> Numbers:
    """The numbers with those that are tuned."""
    tables: dict[str, dict[str, float]] = {"thumb": {}, "points": {}, "wished": {}, "missed": {}}
    for key, number in found.items():
        table, _, name = key.partition(" ")
        tables[table][name] = number
    return base._replace(
        thumb=list(tables["thumb"].values()),
        points=tables["points"],
        wished=tables["wished"],
        missed=tables["missed"],
    )


def moves(decks: Sequence[str]) -> dict[str, float]:
    """What is moved in a game with these decks, and how far."""
    found = {f"thumb {place}": far for place, far in enumerate(MOVES)}
    for folk, deck in enumerate(DECKS):
        if deck.name in decks:
            for face in faces_of(folk):
                name = NAME[face]
                found |= {f"{table} {name}": far for table, far in FAR.items() if table != "points" or name in POINTS}
    return found


def tune(plan: Plan, path: Path, start: Numbers | None = None) -> Numbers:
    """Play all deals that are left, and keep the numbers in a file."""
    tuning = Tuning(plan, start or simple())
    if path.exists():
        tuning.load(path)
    begun, before = time.perf_counter(), tuning.done
    while tuning.done < plan.deals:
        tuning.step()
        if tuning.done % SAVES == 0:
            tuning.save(path)
            rest = (time.perf_counter() - begun) / (tuning.done - before) * (plan.deals - tuning.done)
            print(f"\r{tuning.done} of {plan.deals} deals, {rest:.0f} s left ", end="", file=sys.stderr, flush=True)
    tuning.save(path)
    print(file=sys.stderr)
    return tuning.result()


def main(arguments: Sequence[str] | None = None) -> None:
    """What the command line asks for."""
    usual = Plan(0)
    parser = argparse.ArgumentParser(prog="python -m animalfolk.sim.tuning", description=__doc__)
    parser.add_argument("out", type=Path, help="a file for the numbers, from which a run goes on")
    parser.add_argument("--deals", type=int, default=100_000, help="each is played twice")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--rate", type=float, default=usual.rate)
    parser.add_argument("--narrow", type=float, default=usual.narrow)
    parser.add_argument("--start", type=Path, help="a file with the numbers to begin with, instead of plain ones")
    asked = parser.parse_args(arguments)
    start = read(asked.start, base=simple()) if asked.start else simple()
    try:
        tune(Plan(asked.deals, asked.seed, asked.rate, asked.narrow), asked.out, start)
    except OtherRun as error:
        parser.exit(2, f"{error}\n")


if __name__ == "__main__":
    main()
