"""`animalfolk bench`."""

from __future__ import annotations

import json
from pathlib import Path

from animalfolk.cli.files import check_writable, read_text
from animalfolk.cli.given import Given, Mistake
from animalfolk.i18n import Words
from animalfolk.sim.bench import Figure, run_bench


def run(given: Given) -> int:
    """Measure and print."""
    words = Words(given.lang)
    check_writable(words, given.text("--out"))
    other = figures_of(words, given.text("--beside")) if given.has("--beside") else []
    run_bench(given.number("--games") or 0, Path(given.text("--out")) if given.has("--out") else None, other)
    return 0


def figures_of(words: Words, name: str) -> list[Figure]:
    """The figures that another run has kept."""
    try:
        return [Figure(*row) for row in json.loads(read_text(words, name))]
    except (ValueError, TypeError) as error:
        raise Mistake(words.text("file-no-figures", file=name)) from error
