"""How far long work has come, on standard error: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

from animalfolk.i18n import Words

PARTS, REMOVED = "parts", "removed"  # what is thought out, or removed; all else is played
DOING = {PARTS: "progress-thinking", REMOVED: "progress-removing"}
SECONDS = 10.0  # between two lines
UNITS = {"hours": 5400.0, "minutes": 90.0}  # what the time left is told in, from so many seconds on
LONG = {"hours": 3600, "minutes": 60, "seconds": 1}

Done = TypeVar("Done")


def watched(words: Words, what: str, done: Iterable[Done], count: int, before: int = 0) -> Iterator[Done]:
    """So many games, deals or parts as they come, while somebody is told how far it is; some were there before."""
    way = with_bar if sys.stderr.isatty() else with_lines
    return way(words, what, done, count, before)


def with_bar(words: Words, what: str, done: Iterable[Done], count: int, before: int = 0) -> Iterator[Done]:
    """A bar with the time that is left; it goes when all is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(
            words.text(DOING.get(what, "progress-playing")),
            total=before + count,
            completed=before,
        )
        for one in done:
            yield one
            progress.advance(task)


def with_lines(words: Words, what: str, done: Iterable[Done], count: int, before: int = 0) -> Iterator[Done]:
    """A line every few seconds."""
    begun = told = time.monotonic()
    for number, one in enumerate(done, start=1):
        yield one
        now = time.monotonic()
        if now - told >= SECONDS and number < count:
            told = now
            unit, left = time_left((now - begun) / number * (count - number))
            text = words.text(f"progress-{what}", count=before + number, all=before + count, unit=unit, left=left)
            print(text, file=sys.stderr)


def time_left(seconds: float) -> tuple[str, int]:
    """A time in the unit in which it is best told."""
    unit = next((unit for unit, least in UNITS.items() if seconds >= least), "seconds")
    return unit, round(seconds / LONG[unit])
