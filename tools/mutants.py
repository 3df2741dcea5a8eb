"""Mutation testing: `python tools/dev.py mutants [--file cards/macaws.py ...] [--sample N --seed S] [--jobs 2]`.

Small changes are made to the rules, each in a copy of the tree, and the tests must notice. What they do not notice is
listed with its line. Tests that compare the frames with their sources do not count: they notice any change.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from mutants_ast import Mutant, mutants_of
from mutants_run import ROOT, Copy, outcome, stages

PACKAGE = ROOT / "src" / "animalfolk"
REPORT = ROOT / "build" / "mutants.txt"
EQUIVALENT = Path(__file__).with_name("mutants_equivalent.txt")
# How a game is stored, written and run rather than what its rules are; other tests hold these to account.
PLUMBING = [
    "errors", "events", "faces", "frames", "moment", "options", "playout", "position", "prompts", "read_position",
    "read_words", "run", "state", "view_types",
]  # fmt: skip
TURN = [
    "flow", "verbs", "steps", "turn", "moves", "buying", "payment", "values", "stacks", "arranging", "passing",
    "searching",
]  # fmt: skip


def files() -> list[str]:
    """The sources that mutants are made of: the cards, the turn, the rest of the engine."""
    cards = sorted(path.name for path in (PACKAGE / "cards").glob("*.py") if path.name != "__init__.py")
    rules = sorted(path.stem for path in (PACKAGE / "engine").glob("[a-z]*.py") if path.stem not in [*PLUMBING, *TURN])
    return [f"cards/{name}" for name in cards] + [f"engine/{name}.py" for name in [*TURN, *rules]]


def made(name: str) -> list[Mutant]:
    """The mutants of one of the sources."""
    return mutants_of(name, (PACKAGE / name).read_text(encoding="utf-8"))


@dataclass
class Tally:
    """What became of the mutants so far."""

    total: int
    reasons: dict[tuple[str, str, str], str]
    started: float = field(default_factory=time.monotonic)
    ends: list[tuple[Mutant, str, str]] = field(default_factory=list)

    def note(self, mutant: Mutant, end: str, killer: str) -> None:
        """One more: how it was killed, or nothing, and by which test."""
        self.ends.append((mutant, end, killer))
        done = len(self.ends)
        left = (time.monotonic() - self.started) / done * (self.total - done)
        if done == self.total or done % 20 == 0 or not end:
            bar = "#" * (done * 20 // self.total)
            print(f"[{bar:20}] {done} of {self.total} mutants, {left:.0f} s left", flush=True)
        if not end and mutant.key() not in self.reasons:
            print("\n".join(describe(mutant)), flush=True)

    def survivors(self) -> list[Mutant]:
        """Those that no test noticed, though it should."""
        return [mutant for mutant, end, _ in self.ends if not end and mutant.key() not in self.reasons]

    def equivalent(self) -> list[Mutant]:
        """Those that no test can notice."""
        return [mutant for mutant, end, _ in self.ends if not end and mutant.key() in self.reasons]

    def shares(self) -> Iterator[str]:
        """The share killed of each file and of all; equivalent mutants are left out."""
        same = set(map(id, self.equivalent()))
        counted = [(mutant, end) for mutant, end, _ in self.ends if id(mutant) not in same]
        every = Counter(mutant.file for mutant, _ in counted)
        killed = Counter(mutant.file for mutant, end in counted if end)
        for file in sorted(every):
            yield share(file, killed[file], every[file])
        yield share("in all", killed.total(), every.total())
        how = Counter(end for _, end in counted if end)
        yield "killed by: " + ", ".join(f"{name} {count}" for name, count in how.most_common())

    def report(self) -> str:
        """Everything: shares, survivors, equivalent mutants, and which tests killed how many."""
        lines = [*self.shares(), "", f"{len(self.survivors())} survived:"]
        for mutant in self.survivors():
            lines += describe(mutant)
        lines += ["", f"{len(self.equivalent())} are equivalent:"]
        for mutant in self.equivalent():
            lines += [*describe(mutant), f"  because {self.reasons[mutant.key()]}"]
        tests = Counter(killer.partition("::")[0] for _, end, killer in self.ends if end == "test")
        lines += ["", "tests that killed:", *(f"{count:6} {test}" for test, count in tests.most_common())]
        return "\n".join(lines) + "\n"


def share(name: str, killed: int, total: int) -> str:
    """A line of the table."""
    return f"{name:24} {killed:5} of {total:5}  {100 * killed / max(total, 1):5.1f} %"


def describe(mutant: Mutant) -> list[str]:
    """A mutant for people."""
    return [f"{mutant.file}:{mutant.line} ({mutant.kind})", f"  - {mutant.before}", f"  + {mutant.after}"]


def equivalent(path: Path = EQUIVALENT) -> dict[tuple[str, str, str], str]:
    """The reviewed list: blocks of file, line as it is, line as it would be, and why nobody could notice."""
    reasons = {}
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.strip() for line in block.splitlines() if line.strip() and not line.startswith("//")]
        if lines:
            file, before, after, reason = lines
            reasons[file, before.removeprefix("- "), after.removeprefix("+ ")] = reason
    return reasons


def execute(mutants: Sequence[Mutant], jobs: int, tally: Tally) -> None:
    """Let every mutant run, several beside each other."""
    with tempfile.TemporaryDirectory() as folder:
        copies = [Copy(Path(folder, str(number))) for number in range(min(jobs, len(mutants)))]
        for copy in copies:
            copy.fill()
        _warm(copies, {mutant.file for mutant in mutants})
        waiting, busy = list(reversed(mutants)), dict[int, Copy]()
        while waiting or busy:
            for copy in copies:
                if waiting and copy not in busy.values():
                    copy.take(waiting.pop())
                    busy[copy.start(copy.left.pop(0))] = copy
            process, status = os.wait()
            _go_on(busy, busy.pop(process), outcome(status), tally)


def _go_on(busy: dict[int, Copy], copy: Copy, end: str, tally: Tally) -> None:
    """After one stage: the next one, or the end of this mutant."""
    if not end and copy.left:
        busy[copy.start(copy.left.pop(0))] = copy
        return
    settle(copy, end, tally)


def settle(copy: Copy, end: str, tally: Tally) -> None:
    """A mutant has survived or not; a run that failed before any test was a source that could not be imported."""
    assert copy.mutant
    copy.restore()
    tally.note(copy.mutant, "import" if end == "test" and not copy.killer() else end, copy.killer())


def _warm(copies: Sequence[Copy], names: set[str]) -> None:
    """Without a mutant all tests must pass; on the way, what is imported is compiled once."""
    print("the tests without a mutant ...", flush=True)
    stage = [argument for stage in stages(min(names))[:-1] for argument in stage]
    processes = {copy.start(stage): copy for copy in copies}
    while processes:
        process, status = os.wait()
        copy = processes.pop(process)
        if outcome(status):
            sys.exit(f"without any mutant the tests fail already: {copy.killer() or outcome(status)}")


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="dev.py mutants", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument(
        "--file", nargs="+", default=files(), help="sources below src/animalfolk; all, if none is given"
    )
    parser.add_argument("--sample", type=int, default=0, help="take so many mutants, at random")
    parser.add_argument("--seed", default="1", help="decides the sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many run beside each other")
    arguments = parser.parse_args(argv)
    for name in arguments.file:
        if name not in files():
            parser.error(f"{name} is not one of {', '.join(files())}")
    return arguments


def main(argv: Sequence[str]) -> int:
    """Make the mutants, run them, print and write the report."""
    arguments = parse(argv)
    if not hasattr(os, "fork"):
        sys.exit("mutants need a system that can fork a process (Linux, macOS)")
    mutants = [mutant for name in arguments.file for mutant in made(name)]
    if 0 < arguments.sample < len(mutants):
        mutants = random.Random(arguments.seed).sample(mutants, arguments.sample)
    tally = Tally(len(mutants), equivalent())
    with contextlib.suppress(KeyboardInterrupt):  # what is done by then is reported
        execute(mutants, arguments.jobs, tally)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(tally.report(), encoding="utf-8")
    print("\n".join(["", *tally.shares(), f"{len(tally.survivors())} survived; see {REPORT.relative_to(ROOT)}"]))
    return 1 if tally.survivors() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
