"""Long work: who does it, as the flags say, how long it takes, and what ends it early."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from animalfolk.cli.given import Given, Mistake
from animalfolk.i18n import Words
from animalfolk.sim.crew import Crew, CrewLost
from animalfolk.sim.on_ray import OWN, NoRay, OnRay
from animalfolk.sim.pool import processors

GIVEN_UP = 2
INTERRUPTED = 130


class Ending:
    """How long work has ended, as an exit code, and how long it took once everybody was there."""

    def __init__(self) -> None:
        self.code = 0
        self.seconds = 0.0

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Measure the time."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.seconds = time.perf_counter() - begun


@contextmanager
def working(words: Words) -> Iterator[Ending]:
    """Long work may end early by Ctrl-C, or because those who do it are lost; what there is then can be shown."""
    ending = Ending()
    try:
        yield ending
    except KeyboardInterrupt:
        ending.code = INTERRUPTED
    except CrewLost as error:
        ending.code = GIVEN_UP
        print(words.text("crew-lost", times=error.times), file=sys.stderr)
    except NoRay as error:
        raise Mistake(words.text(f"ray-{error.why}", address=error.address, reason=error.reason)) from error


@contextmanager
def crew_of(given: Given, tasks: int) -> Iterator[int | Crew]:
    """So many processes of this machine, no more than there are tasks; or Ray, in a cluster with all processors."""
    address = given.text("--ray") if "--ray" in given.command.flags else ""
    jobs = given.number("--jobs")
    few = max(1, min(jobs or processors(), tasks))
    if not given.has("--ray") or not tasks:
        yield few
        return
    with OnRay(address, few if address == OWN else jobs or 0) as crew:
        yield crew
