"""Work for other processes that can be counted afterwards, and that may end its process."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from animalfolk.sim.plans import Plan
from animalfolk.sim.simulate import Outcome, play_one


class Chore(NamedTuple):
    """A number to be squared; a note is left in the folder, and its first so many doers are killed."""

    folder: str
    number: int
    deadly: int = 0


class Answer(NamedTuple):
    """What came of it, and which process did it."""

    square: int
    process: int


def do(chore: Chore) -> Answer:
    """Leave a note and answer, or be killed."""
    note(chore.folder, chore.number, chore.deadly)
    return Answer(chore.number**2, os.getpid())


def play_deadly(task: tuple[str, Plan]) -> Outcome:
    """Play a game; the first process that comes to the sixth is killed."""
    folder, plan = task
    note(folder, plan.number, plan.number == 5)
    return play_one(plan)


def fail(chore: Chore) -> Answer:
    """There is an error in this work."""
    raise ValueError(f"not a good number: {chore.number}")


def note(folder: str, number: int, deadly: int) -> None:
    """One more has come to this number; the first so many are killed."""
    before = len(list(Path(folder).glob(f"{number}-*")))
    Path(folder, f"{number}-{before}-{os.getpid()}").touch()
    if before < deadly:
        os.kill(os.getpid(), signal.SIGKILL)


def chores(folder: Path, count: int, deadly: dict[int, int] | None = None) -> Iterator[Chore]:
    """So many numbers, some of which kill so many."""
    return (Chore(str(folder), number, (deadly or {}).get(number, 0)) for number in range(count))


def times(folder: Path) -> Counter[int]:
    """How often each number was begun."""
    return Counter(int(path.name.split("-")[0]) for path in folder.iterdir())


def doers(folder: Path) -> set[int]:
    """The processes that have worked."""
    return {int(path.name.split("-")[2]) for path in folder.iterdir()}
