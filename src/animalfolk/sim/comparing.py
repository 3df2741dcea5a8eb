"""New numbers of the bots against others: `python -m animalfolk.sim.comparing new.json old.json --deals 1000`.

They play by rules of thumb, or with --thoughts by thinking ahead. A deal is played from both sides, and is the sample.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from animalfolk.bots.outlook import Outlook
from animalfolk.bots.search import Search
from animalfolk.i18n import Words
from animalfolk.sim import valuing
from animalfolk.sim.numbers import Numbers, read, simple, usual
from animalfolk.sim.sprt import SURE, estimate, verdict
from animalfolk.sim.standing import share_text
from animalfolk.sim.straight import KINDS, Chooser, Thoughtful, draw, share

SIMPLE, USUAL = "simple", "usual"  # names of numbers that are in no file
WORDS = Words("en")


class Match(NamedTuple):
    """What is played: how often, and how."""

    kind: str = "two"
    deals: int = 500
    seed: int = 1
    thoughts: int = 0
    depth: int = 1
    held_out: bool = False
    value: str = ""  # a file with a network by which ours judge
    thumb: bool = False  # theirs play by rules of thumb


def scores(match: Match, ours: Numbers, theirs: Numbers, bounds: tuple[float, float] | None = None) -> list[float]:
    """The share that ours win of each deal; a sequential test may end it early."""
    found: list[float] = []
    judge = valuing.read(Path(match.value), ours) if match.value else None
    other = match._replace(thoughts=0) if match.thumb else match
    for number in range(match.deals):
        deal = draw(KINDS[match.kind], Random(f"comparing/{match.seed}/{number}"), match.held_out)
        found.append(share(deal, _chooser(match, ours, f"{number}/a", judge), _chooser(other, theirs, f"{number}/b")))
        if bounds and verdict(found, *bounds) != "open":
            break
    return found


def _chooser(match: Match, numbers: Numbers, seed: str, judge: Outlook | None = None) -> Chooser:
    if not match.thoughts:
        return numbers.quick()
    return Thoughtful(Search(numbers.quick(), judge or numbers.judge(), match.thoughts, match.depth), seed)


def named(text: str) -> Numbers:
    """Numbers of the package, those where tuning begins, or of files with a comma between."""
    if text in (SIMPLE, USUAL):
        return simple() if text == SIMPLE else usual()
    return read(*map(Path, text.split(",")))


def main(arguments: Sequence[str] | None = None) -> None:
    """What the command line asks for."""
    plain = Match()
    parser = argparse.ArgumentParser(prog="python -m animalfolk.sim.comparing", description=__doc__)
    parser.add_argument("ours", help=f"files with a comma between, or {SIMPLE} or {USUAL}")
    parser.add_argument("theirs")
    parser.add_argument("--kinds", nargs="+", default=[plain.kind], choices=list(KINDS))
    parser.add_argument("--deals", type=int, default=plain.deals, help="each is played twice")
    parser.add_argument("--seed", type=int, default=plain.seed)
    parser.add_argument("--thoughts", type=int, default=plain.thoughts)
    parser.add_argument("--depth", type=int, default=plain.depth)
    parser.add_argument("--held-out", action="store_true", help="play the deck sets that are held out from tuning")
    parser.add_argument("--value", default=plain.value, help="a network of animalfolk.sim.valuing, by which ours judge")
    parser.add_argument("--thumb", action="store_true", help="theirs play by rules of thumb, without thoughts")
    parser.add_argument("--only-outlook", action="store_true", help="both have the rules of thumb of ours")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("LOW", "HIGH"), help="end when one share is clearly so")
    asked = parser.parse_args(arguments)
    ours, theirs = named(asked.ours), named(asked.theirs)
    if asked.only_outlook:
        theirs = theirs._replace(thumb=ours.thumb, points=ours.points, wished=ours.wished, missed=ours.missed)
    for kind in asked.kinds:
        match = Match(
            kind, asked.deals, asked.seed, asked.thoughts, asked.depth, asked.held_out, asked.value, asked.thumb
        )
        bounds = (asked.sprt[0], asked.sprt[1]) if asked.sprt else None
        found = scores(match, ours, theirs, bounds)
        print(f"{kind}: {share_text(WORDS, estimate(found))} in {len(found)} deals", flush=True)
        if bounds and verdict(found, *bounds) in SURE:
            print(WORDS.text("arena-fixed"), flush=True)


if __name__ == "__main__":
    main()
