"""New numbers of the bots against others: `python -m animalfolk.sim.comparing new.json old.json --deals 1000`.

They play by rules of thumb, with --planned they plan their turns, with --thoughts they think ahead. A deal is played
from both sides, and is the sample. With --out each deal is kept at once, and a run that is started again goes on where
it stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from animalfolk.bots.search import Search
from animalfolk.i18n import Words
from animalfolk.sim.lines_file import LinesFile, NotLines
from animalfolk.sim.numbers import Numbers, mark_of, read, simple, usual
from animalfolk.sim.sprt import SURE, estimate, verdict
from animalfolk.sim.standing import share_text
from animalfolk.sim.straight import KINDS, Chooser, Planning, Thoughtful, draw, share
from animalfolk.sim.telling import counted
from animalfolk.sim.version import version

SIMPLE, USUAL = "simple", "usual"  # names of numbers that are in no file
WORDS = Words("en")
Bounds = tuple[float, float]  # of the sequential test


class Match(NamedTuple):
    """What is played: how often, and how."""

    kind: str = "two"
    deals: int = 500
    seed: int = 1
    thoughts: int = 0
    turns: int = 1
    held_out: bool = False
    thumb: bool = False  # theirs play by rules of thumb
    planned: bool = False  # who does not think plans its turns


class Result(NamedTuple):
    """What came of a deal: the share that ours have won, and for how many answers the clock ended the thinking."""

    score: float
    cuts: int = 0


class Comparing:
    """A match between numbers; deals that are known are not played again."""

    def __init__(self, match: Match, ours: Numbers, theirs: Numbers) -> None:
        self.match = match
        self.ours = ours
        self.theirs = theirs

    def key(self) -> dict[str, Any]:
        """All that decides how the deals come out, besides their number."""
        match = self.match._asdict()
        del match["deals"]
        numbers = {"ours": mark_of(self.ours._asdict()), "theirs": mark_of(self.theirs._asdict())}
        return {**match, **numbers, "version": version()}

    def play(self, number: int) -> Result:
        """A deal from both sides."""
        match = self.match
        other = match._replace(thoughts=0, planned=False) if match.thumb else match
        deal = draw(KINDS[match.kind], Random(f"comparing/{match.seed}/{number}"), match.held_out)
        ours = _chooser(match, self.ours, f"{number}/a")
        theirs = _chooser(other, self.theirs, f"{number}/b")
        score = share(deal, ours, theirs)
        return Result(score, sum(one.cuts for one in (ours, theirs) if isinstance(one, Thoughtful)))

    def run(self, known: Mapping[int, Result], bounds: Bounds | None = None) -> Iterator[tuple[int, Result]]:
        """All deals with their numbers; a sequential test may end it early."""
        found: list[float] = []
        for number in counted(self.match.kind, "deals", self.match.deals, len(known)):
            result = known.get(number) or self.play(number)
            yield number, result
            found.append(result.score)
            if bounds and verdict(found, *bounds) != "open":
                break


def scores(match: Match, ours: Numbers, theirs: Numbers, bounds: Bounds | None = None) -> list[float]:
    """The share that ours win of each deal; a sequential test may end it early."""
    return [result.score for _, result in Comparing(match, ours, theirs).run({}, bounds)]


def _chooser(match: Match, numbers: Numbers, seed: str) -> Chooser:
    if not match.thoughts:
        return Planning(numbers.heuristic(), seed) if match.planned else numbers.quick()
    return Thoughtful(Search(numbers.quick(), numbers.judge(), match.thoughts, match.turns), seed)


class Kept:
    """The deals of a match in a file, in which those of others may stand; or in none."""

    def __init__(self, path: Path | None, key: dict[str, Any]) -> None:
        self._file = LinesFile(path, "match") if path else None
        self._key = key

    def deals(self) -> dict[int, Result]:
        """Those that were played before."""
        lines = [line for line in self._file.lines if line["match"] == self._key] if self._file else []
        try:
            return {int(line["deal"]): Result(float(line["score"]), int(line["cuts"])) for line in lines}
        except (KeyError, TypeError, ValueError) as error:
            raise NotLines from error

    def add(self, number: int, result: Result) -> None:
        """Keep one more."""
        if self._file:
            self._file.add({"match": self._key, "deal": number, **result._asdict()})


def compare(comparing: Comparing, path: Path | None, bounds: Bounds | None) -> list[str]:
    """Play what is not in the file yet, and say what came of all."""
    kept = Kept(path, comparing.key())
    known, found = kept.deals(), list[Result]()
    for number, result in comparing.run(known, bounds):
        found.append(result)
        if number not in known:
            kept.add(number, result)
    won, cuts = [result.score for result in found], sum(result.cuts for result in found)
    lines = [f"{comparing.match.kind}: {share_text(WORDS, estimate(won))} in {len(won)} deals"]
    lines += [WORDS.text("arena-fixed")] if bounds and verdict(won, *bounds) in SURE else []
    return lines + ([WORDS.text("clock-cuts", count=cuts)] if cuts else [])


def named(text: str) -> Numbers:
    """Numbers of the package, those where tuning begins, or of files with a comma between."""
    if text in (SIMPLE, USUAL):
        return simple() if text == SIMPLE else usual()
    return read(*map(Path, text.split(",")))


def options() -> argparse.ArgumentParser:
    """What can be asked for."""
    plain = Match()
    parser = argparse.ArgumentParser(prog="python -m animalfolk.sim.comparing", description=__doc__)
    parser.add_argument("ours", help=f"files with a comma between, or {SIMPLE} or {USUAL}")
    parser.add_argument("theirs")
    parser.add_argument("--kinds", nargs="+", default=[plain.kind], choices=list(KINDS))
    parser.add_argument("--deals", type=int, default=plain.deals, help="each is played twice")
    parser.add_argument("--seed", type=int, default=plain.seed)
    parser.add_argument("--thoughts", type=int, default=plain.thoughts)
    parser.add_argument("--turns", type=int, default=plain.turns, help="own turns that are thought of")
    parser.add_argument("--held-out", action="store_true", help="play the deck sets that are held out from tuning")
    parser.add_argument("--thumb", action="store_true", help="theirs play by rules of thumb, without thoughts")
    parser.add_argument("--planned", action="store_true", help="they plan their turns")
    parser.add_argument("--only-outlook", action="store_true", help="both have the rules of thumb of ours")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("LOW", "HIGH"), help="end when one share is clearly so")
    parser.add_argument("--out", type=Path, help="a file for the deals, from which a run goes on")
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """What the command line asks for."""
    parser = options()
    asked = parser.parse_args(arguments)
    ours, theirs = named(asked.ours), named(asked.theirs)
    if asked.only_outlook:
        theirs = theirs._replace(thumb=ours.thumb, points=ours.points, wished=ours.wished, missed=ours.missed)
    for kind in asked.kinds:
        match = Match(
            kind,
            asked.deals,
            asked.seed,
            asked.thoughts,
            asked.turns,
            asked.held_out,
            asked.thumb,
            asked.planned,
        )
        try:
            lines = compare(Comparing(match, ours, theirs), asked.out, tuple(asked.sprt) if asked.sprt else None)
        except NotLines:
            parser.exit(2, f"{asked.out} holds no deals of animalfolk.sim.comparing --out\n")
        print("\n".join(lines), flush=True)


if __name__ == "__main__":
    main()
