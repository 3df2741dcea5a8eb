"""The servers of two versions by turns, under the load of `make load`: what an answer takes of the processor.

`python -m tests.server.load_against COMMIT --rounds 3 --tables 60 --database sqlite`; whatever load_bench knows may
follow. Each round is A B B A: four new servers, asked by the scripted people of this version.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.server import load_bench
from tests.server.load_report import Report

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import dev_checkout  # noqa: E402
from dev_ratio import ORDER, block_ratio, summary  # noqa: E402


def options(words: Sequence[str] | None) -> tuple[argparse.Namespace, list[str]]:
    """What was asked for, and what is for each measurement."""
    parser = argparse.ArgumentParser(prog="load_against", description=__doc__)
    parser.add_argument("commit", help="the other version")
    parser.add_argument("--rounds", type=int, default=3, help="of four measurements each (3)")
    return parser.parse_known_args(words)


def cost(report: Report) -> list[float]:
    """Milliseconds of the processor an answer: at the pace of people and, if it was measured, at full speed."""
    return [run.server_ms_per_answer for run in report.runs]


def told(paces: Sequence[str], rounds: Sequence[Sequence[Report]]) -> list[str]:
    """The ratio at each pace, and whether there is a difference."""
    lines = []
    for place, pace in enumerate(paces):
        ratios, each = [], {"A": list[float](), "B": list[float]()}
        for reports in rounds:
            sides = {
                side: [cost(one)[place] for one, of in zip(reports, ORDER, strict=True) if of == side] for side in each
            }
            ratios.append(block_ratio(sides["A"], sides["B"]))
            each = {side: each[side] + sides[side] for side in each}
        before, now = (sum(found) / len(found) for found in each.values())
        lines.append(f"{pace}: {before:.1f} ms an answer before, {now:.1f} now: {summary(ratios)}")
    return lines


def main(words: Sequence[str] | None = None) -> int:
    """Measure, and tell."""
    wanted, rest = options(words)
    rounds: list[list[Report]] = []
    with tempfile.TemporaryDirectory() as folder:
        version = dev_checkout.commit(ROOT, wanted.commit)
        with dev_checkout.worktree(ROOT, version, Path(folder, "old")) as old:
            for number in range(wanted.rounds):
                rounds.append([])
                for side in ORDER:
                    source = ["--source", str(old / "src")] if side == "A" else []
                    report = load_bench.run(load_bench.options([*rest, *source]), load_bench.progress)
                    rounds[-1].append(report)
                    figures = ", ".join(f"{figure:.2f} ms" for figure in cost(report))
                    busy = f"{report.runs[0].machine_cpu:.0f}% busy, load {os.getloadavg()[0]:.0f}"
                    print(f"{number + 1} {side}: {figures} an answer ({busy})", flush=True)
    paces = [f"about {run.pace:g} s between answers" if run.pace else "full speed" for run in rounds[0][0].runs]
    print("\n".join([f"against {version}", *told(paces, rounds)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
