"""A few games of all kinds, played once for all tests of the balance report."""

from __future__ import annotations

from functools import cache

from animalfolk.sim.report.facts import Facts, play_facts
from animalfolk.sim.report.mix import Mix
from animalfolk.sim.report.page import Report, report_of
from animalfolk.sim.report.tally import tally_of

MIX = Mix(24)


@cache
def played() -> tuple[Facts, ...]:
    """One game of each kind at least."""
    return tuple(map(play_facts, MIX.plans()))


@cache
def reported() -> Report:
    """What they say."""
    return report_of(MIX, tally_of(played()))
