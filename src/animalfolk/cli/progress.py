"""How far many games have come, on standard error: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator

from animalfolk.i18n import Words
from animalfolk.sim.simulate import Outcome

SECONDS = 10.0  # between two lines


def watched(words: Words, outcomes: Iterable[Outcome], games: int) -> Iterator[Outcome]:
    """The outcomes as they come, while somebody is told how far it is."""
    return with_bar(words, outcomes, games) if sys.stderr.isatty() else with_lines(words, outcomes, games)


def with_bar(words: Words, outcomes: Iterable[Outcome], games: int) -> Iterator[Outcome]:
    """A bar with the time that is left; it goes when all is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.text("simulate-playing"), total=games)
        for outcome in outcomes:
            yield outcome
            progress.advance(task)


def with_lines(words: Words, outcomes: Iterable[Outcome], games: int) -> Iterator[Outcome]:
    """A line every few seconds."""
    begun = told = time.monotonic()
    for done, outcome in enumerate(outcomes, start=1):
        yield outcome
        now = time.monotonic()
        if now - told >= SECONDS and done < games:
            told = now
            left = round((now - begun) / done * (games - done))
            print(words.text("simulate-progress", count=done, all=games, seconds=left), file=sys.stderr)
