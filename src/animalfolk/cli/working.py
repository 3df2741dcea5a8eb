"""Long work: who does it, as the flags say, and what ends it early."""

from __future__ import annotations

import sys
from collections.abc import Callable

from animalfolk.cli.given import Given, Mistake
from animalfolk.i18n import Words
from animalfolk.sim.crew import CrewLost
from animalfolk.sim.on_ray import OWN, NoRay
from animalfolk.sim.pool import processors

GIVEN_UP = 2
INTERRUPTED = 130


def ray_of(given: Given) -> str | None:
    """The address of Ray, if the work is to be done there."""
    return given.text("--ray") if given.has("--ray") else None


def jobs_of(given: Given, tasks: int) -> int:
    """How many work at once: no more than there are tasks; in a cluster of others 0 for all its processors."""
    if ray_of(given) in (None, OWN):
        return max(1, min(given.number("--jobs") or processors(), tasks))
    return given.number("--jobs") or 0


def worked(words: Words, work: Callable[[], None]) -> int:
    """Do long work, and give the exit code: it may end early by Ctrl-C, or because those who do it are lost."""
    try:
        work()
    except KeyboardInterrupt:
        return INTERRUPTED
    except CrewLost as error:
        print(words.text("crew-lost", times=error.times), file=sys.stderr)
        return GIVEN_UP
    except NoRay as error:
        raise Mistake(words.text(f"ray-{error.why}", address=error.address, reason=error.reason)) from error
    return 0
