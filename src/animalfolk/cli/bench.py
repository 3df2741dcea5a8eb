"""`animalfolk bench`."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence

from animalfolk.bots.levels import is_compiled
from animalfolk.cli.files import check_writable, read_text, write_text
from animalfolk.cli.given import Given, Mistake
from animalfolk.i18n import Words
from animalfolk.sim.bench import Figure, run_bench


def run(given: Given) -> int:
    """Measure and print, beside the figures of another run, and keep the figures in a file if asked."""
    words = Words(given.lang)
    check_writable(words, given.text("--out"))
    other = figures_of(words, given.text("--beside")) if given.has("--beside") else []
    compiled = "yes" if is_compiled() else "no"
    print(words.text("bench-engine", compiled=compiled, python=platform.python_version()), flush=True)
    figures = run_bench(given.number("--games") or 0)
    if other:
        print(words.text("bench-beside"))
    print("\n".join(table(words, figures, other)))
    if given.has("--out"):
        write_text(words, given.text("--out"), json.dumps(figures))
    return 0


def figures_of(words: Words, name: str) -> list[Figure]:
    """The figures that another run has kept."""
    try:
        return [Figure(*row) for row in json.loads(read_text(words, name))]
    except (ValueError, TypeError) as error:
        raise Mistake(words.text("file-no-figures", file=name)) from error


def table(words: Words, figures: Sequence[Figure], beside: Sequence[Figure]) -> list[str]:
    """A line for each figure; with another run beside it, and how many times the two differ."""
    names = [words.text(f"bench-{figure.name}") for figure in figures]
    units = [words.text(f"unit-{figure.unit}") for figure in figures]
    wide, narrow = max(map(len, names)), max(map(len, units))
    other = {figure.name: figure for figure in beside}
    lines = []
    for figure, name, unit in zip(figures, names, units, strict=True):
        line = f"{name:{wide}}{words.figure(figure.text()):>14} {unit:{narrow}}"
        if figure.name in other:
            old = other[figure.name]
            times = words.figure(f"x{figure.amount / old.amount if old.amount else 0.0:.2f}")
            line += f"{words.figure(old.text()):>14} {unit:{narrow}} {times}"
        lines.append(line.rstrip())
    return lines
