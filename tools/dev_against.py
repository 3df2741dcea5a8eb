"""`make bench ARGS="--against COMMIT"`: the working tree and another version, measured by turns in one run."""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import dev_checkout
import dev_fast
from dev_checkout import Commit
from dev_env import ROOT, StepError, Words, environ, say
from dev_ratio import CONFIDENCE, ORDER, Ratio, block_ratio, summary

WORKLOAD = Path("src", "animalfolk", "sim", "workload.py")
INTERPRETED, COMPILED = "interpreted", "compiled"
GAMES = {INTERPRETED: 10, COMPILED: 80}  # a pass: short, as the best of many short passes is the quietest moment
PASSES = 7
MEMORY, YARDSTICK = "memory", "yardstick"
TITLES = {
    "decisions": "decisions/s",
    "mixed-decisions": "decisions/s of mixed decks",
    "set-up": "games set up/s",
    "clone": "clones/s",
    "redeal": "redeals/s",
    "dump": "dumps to JSON/s",
    "load": "loads from JSON/s",
    "view": "views/s",
    MEMORY: "bytes of a state",
    YARDSTICK: "steps/s of the yardstick",
}
ABOUT = """Measure the working tree and another version of it by turns, interpreted and compiled.

Both are copied to a temporary folder, COMMIT as a git worktree, which is removed at the end. A round is four new
processes, COMMIT, working tree, working tree, COMMIT (A B B A), with the same seeds and work; it gives one ratio of
each figure, working tree by COMMIT. Printed are the median of the rounds and an interval that holds the true median
with a confidence of at least 95 % (given 6 rounds or more), however measurements scatter. Above 1 the working tree does
more in a second. Time is the processor's, and of each process the best pass counts: other programs disturb little.
How much they did is seen in the yardstick, a piece of plain Python that is the same for both."""
NOTES = """What measures is the working tree's src/animalfolk/sim/workload.py, for both versions. What COMMIT lacks, or
wants to be called otherwise, is told and left out; what the working tree lacks is an error. The compiled engines are
built by the same mypyc and C compiler, which takes minutes, and kept in build/bench; without a C compiler, or if COMMIT
does not compile, that half is left out and said so.

Without --against: the figures of the working tree alone (animalfolk bench: --games, --out, --beside; --open-spiel)."""


class Side(NamedTuple):
    """One of the two versions: its letter in the order, what it is called, and its tree."""

    letter: str
    name: str
    tree: Path


class Runner(NamedTuple):
    """How a side is run with one engine: the interpreter, the folder of its package, and its environment."""

    python: Path
    package: Path
    env: dict[str, str]


@dataclass
class Comparison:
    """What one engine has shown so far: of each figure the ratios, and the rates of both sides."""

    engine: str
    ratios: dict[str, list[float]] = field(default_factory=dict)
    rates: dict[str, dict[str, list[float]]] = field(default_factory=dict)
    done: dict[str, dict[str, int]] = field(default_factory=dict)
    lacking: dict[str, str] = field(default_factory=dict)

    def add(self, block: Sequence[tuple[str, dict[str, Any]]]) -> None:
        """Take down one block: letters with what their processes told."""
        told: dict[str, list[dict[str, Any]]] = {letter: [] for letter in ORDER}
        for letter, result in block:
            told[letter].append(result)
        refuse_gaps(told["B"])
        for result in told["A"]:
            self.lacking |= result["lacking"]
        for name in told["B"][0]["figures"]:
            if name not in self.lacking:
                self.note(name, {letter: [one["figures"][name] for one in told[letter]] for letter in "AB"})

    def note(self, name: str, told: dict[str, list[tuple[float, int]]]) -> None:
        """Take down one figure of a block: of each letter, rates and how much was done."""
        rates = {letter: [rate for rate, _ in figures] for letter, figures in told.items()}
        self.ratios.setdefault(name, []).append(block_ratio(rates["A"], rates["B"]))
        self.done[name] = {letter: figures[0][1] for letter, figures in told.items()}
        kept = self.rates.setdefault(name, {"A": [], "B": []})
        for letter in "AB":
            kept[letter] += rates[letter]

    def results(self) -> dict[str, Ratio]:
        """Return the ratio of each figure that both sides have."""
        return {name: summary(ratios) for name, ratios in self.ratios.items()}

    def was_even(self) -> bool:
        """Tell whether the yardstick, which is the same for both sides, shows no difference."""
        ratio = self.results().get(YARDSTICK)
        return ratio is None or ratio.confidence < CONFIDENCE or ratio.low <= 1 <= ratio.high


def refuse_gaps(told: list[dict[str, Any]]) -> None:
    """Raise if the working tree itself could not be measured: that is no matter of age."""
    for result in told:
        for name, reason in result["lacking"].items():
            raise StepError(f"the working tree cannot be measured, {name}: {reason}")


def interpreted(side: Side) -> Runner:
    """Run the sources of a side; the engine needs the standard library only."""
    package = side.tree / "src" / "animalfolk"
    return Runner(Path(sys.executable), package, environ(PYTHONPATH=str(package.parent)))


def compiled(side: Side) -> Runner:
    """Run a side with its engine compiled: a copy of its own, as both may share the compiled part."""
    place = dev_fast.ensure_of(side.tree)
    package = side.tree.with_name(f"{side.tree.name}-compiled") / "animalfolk"
    shutil.copytree(place.packages() / "animalfolk", package, ignore=shutil.ignore_patterns("__pycache__"))
    for shared in place.packages().glob("*__mypyc.*"):  # all compiled code; what is in the package only refers to it
        shutil.copy(shared, package.parent)
    dev_fast.mirror(side.tree / "src" / "animalfolk", package)
    return Runner(place.python, package, environ(PYTHONPATH=str(package.parent)))


def measured(runner: Runner, workload: Path, engine: str, options: argparse.Namespace, seed: int) -> dict[str, Any]:
    """Measure a side in a new process, and make sure that it was that side and that engine."""
    size = ["--games", str(options.games or GAMES[engine]), "--passes", str(options.passes)]
    env = runner.env | {"PYTHONHASHSEED": str(seed)}
    command: Words = [runner.python, "-P", workload, *size]
    done = subprocess.run(command, env=env, cwd=workload.parent, capture_output=True, text=True, check=False)
    if done.returncode:
        raise StepError(f"measuring {runner.package} failed", done.stderr.strip())
    told: dict[str, Any] = json.loads(done.stdout)
    if told["figures"]:
        refuse_other(runner, engine, Path(told["engine"]))
    return told


def refuse_other(runner: Runner, engine: str, file: Path) -> None:
    """Raise if something else than was wished has been imported."""
    if not file.is_relative_to(runner.package) or (file.suffix == ".py") != (engine == INTERPRETED):
        raise StepError(f"measured was {file}, not the {engine} engine of {runner.package}")


def compare(engine: str, runners: dict[str, Runner], workload: Path, options: argparse.Namespace) -> Comparison:
    """Measure all rounds with one engine."""
    found, start = Comparison(engine), time.monotonic()
    for number in range(1, options.rounds + 1):
        found.add([(letter, measured(runners[letter], workload, engine, options, number)) for letter in ORDER])
        rest = (time.monotonic() - start) / number * (options.rounds - number)
        say(f"  {engine}, round {number} of {options.rounds}: {latest(found)}{left(rest)}")
    return found


def latest(found: Comparison) -> str:
    """Say what the last round has shown, in the first figure that there is."""
    return next((f"{TITLES[name]} {ratios[-1]:.2f}" for name, ratios in found.ratios.items()), "nothing to compare")


def left(seconds: float) -> str:
    """Say how long it takes yet."""
    if not seconds:
        return ""
    return f", about {seconds / 60:.0f} min left" if seconds >= 90 else f", about {seconds:.0f} s left"


def same_work(found: Comparison, against: Commit) -> Iterator[str]:
    """Say where the two sides did not do the same: other rules or other chance make other games."""
    for name, done in found.done.items():
        if done["A"] != done["B"]:
            yield (
                f"the games differ, {TITLES[name]}, {found.engine}: {done['A']:,} in those of {against.short}, "
                f"{done['B']:,} in those of the working tree; what is compared is the rate"
            )


def closing(found: Comparison, against: Commit) -> Iterator[str]:
    """Say what came out, a line for each figure."""
    for name, ratio in found.results().items():
        old, new = (median(found.rates[name][letter]) for letter in "AB")
        verdict = ratio.verdict("more", "less") if name == MEMORY else ratio.verdict("faster", "slower")
        yield f"{TITLES[name]} {found.engine}: {ratio} of {against.short}, {verdict} ({old:,.0f} then, {new:,.0f} now)"
    if not found.was_even():
        yield f"the machine was not even, {found.engine}: the yardstick is the same for both. Repeat, with more rounds"
    for name, reason in found.lacking.items():
        yield f"{TITLES[name]} {found.engine}: not compared, {against.short} cannot be measured so: {reason}"


def compared(
    engines: Sequence[str], sides: Sequence[Side], options: argparse.Namespace, against: Commit
) -> Iterator[Comparison]:
    """Compare with each engine; one that cannot be had is told and left out."""
    workload = sides[1].tree / WORKLOAD
    makers: dict[str, Callable[[Side], Runner]] = {INTERPRETED: interpreted, COMPILED: compiled}
    for engine in engines:
        reason = dev_fast.obstacle() if engine == COMPILED else None
        if reason:
            say(f"the compiled engine is left out: {reason}")
            continue
        runners = {"B": makers[engine](sides[1])}
        try:
            runners["A"] = makers[engine](sides[0])
        except StepError as error:
            say(f"{error.output}\nthe compiled engine is left out: {against} cannot be compiled ({error})".strip())
            continue
        yield compare(engine, runners, workload, options)


@contextmanager
def trees(root: Path, against: Commit) -> Iterator[tuple[Side, Side]]:
    """Bring both versions into one temporary folder: what is edited meanwhile does not matter."""
    with tempfile.TemporaryDirectory(prefix="animalfolk-bench-") as folder:
        new = Path(folder, "new")
        new.mkdir()
        dev_fast.copy_project(root, new)
        with dev_checkout.worktree(root, against, Path(folder, "old")) as old:
            yield Side("A", against.short, old), Side("B", "working tree", new)


@contextmanager
def tidy_when_terminated() -> Iterator[None]:
    """Let SIGTERM and SIGHUP end the run as Ctrl-C does, so that nothing is left behind."""
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, lambda got, _: sys.exit(128 + got)) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def introduce(root: Path, against: Commit) -> None:
    """Say what is compared with what."""
    head, changed = dev_checkout.commit(root, "HEAD"), dev_checkout.changes(root)
    state = f"with changes in {', '.join(changed[:3])}{' ...' if changed[3:] else ''}" if changed else "unchanged"
    say(f"comparing the working tree, {head.short} {state}, against {against}")
    if not changed and head.hash == against.hash:
        say("both are the same: the ratios show how far measurements scatter")


def number(text: str) -> int:
    """Read a number from 1 up."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return value


def parser() -> argparse.ArgumentParser:
    """Describe the options."""
    result = argparse.ArgumentParser(
        prog='make bench ARGS="..."',
        usage='make bench ARGS="--against COMMIT [options]"',
        description=ABOUT,
        epilog=NOTES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = result.add_argument
    add("--against", metavar="COMMIT", required=True, help="the other version: a hash, a branch, a tag, HEAD~3")
    add("--rounds", type=number, default=9, metavar="N", help="rounds A B B A with each engine (usual: 9)")
    engines = ("both", INTERPRETED, COMPILED)
    add("--engine", choices=engines, default="both", help="with which engine (usual: both)")
    usual = f"(usual: {GAMES[INTERPRETED]}, compiled {GAMES[COMPILED]})"
    add("--games", type=number, metavar="N", help=f"random games a pass, other work in proportion {usual}")
    add(
        "--passes",
        type=number,
        default=PASSES,
        metavar="N",
        help="passes a process, of which the best counts (usual: 7)",
    )
    add("--out", type=Path, metavar="FILE", help="write all ratios and rates to this file, as JSON")
    return result


def main(words: Sequence[str], root: Path = ROOT) -> int:
    """Compare, and print what came out; 1 if nothing could be compared."""
    options = parser().parse_args(words)
    if options.out and not os.access(options.out.resolve().parent, os.W_OK):
        raise StepError(f"cannot write {options.out}: there is no such folder, or it may not be written to")
    against = dev_checkout.commit(root, options.against)
    introduce(root, against)
    engines = [INTERPRETED, COMPILED] if options.engine == "both" else [options.engine]
    with tidy_when_terminated(), trees(root, against) as sides:
        found = list(compared(engines, sides, options, against))
    report(found, against)
    if options.out:
        options.out.write_text(json.dumps(kept(found, against), indent=1), encoding="utf-8")
    return 0 if any(one.ratios for one in found) else 1


def report(found: Sequence[Comparison], against: Commit) -> None:
    """Print what came out of all comparisons."""
    say("")
    for one in found:
        for line in same_work(one, against):
            say(line)
    confidence = next((ratio.confidence for one in found for ratio in one.results().values()), 0.0)
    say(f"median ratio of the rounds, and in parentheses an interval of {100 * confidence:.1f} % confidence for it:")
    for one in found:
        for line in closing(one, against):
            say(line)


def kept(found: Sequence[Comparison], against: Commit) -> dict[str, Any]:
    """Return everything that was measured, ready for JSON."""
    engines = {one.engine: {"ratios": one.ratios, "rates": one.rates, "lacking": one.lacking} for one in found}
    return {"against": against.hash, "engines": engines}
