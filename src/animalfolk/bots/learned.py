"""The outlook with the numbers that were learned from games of the bots among themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from animalfolk.bots.outlook import Outlook
from animalfolk.bots.worths import BESIDE, COMPANY, JUNK_WORTH, OUTLOOK, WORTHS
from animalfolk.engine.faces import JUNK, NAME, NUMBER, SIZE


def outlook() -> Outlook:
    """The usual one."""
    owned = {name: worth for name, (_, _, worth) in WORTHS.items()}
    return judge(OUTLOOK, {**owned, NAME[JUNK]: JUNK_WORTH}, COMPANY, BESIDE)


def judge(
    plain: Sequence[float], owned: Mapping[str, float], company: Sequence[float], beside: Mapping[str, Sequence[float]]
) -> Outlook:
    """An outlook with these numbers: what each card by name is worth, and how much more beside each deck."""
    worths = [0.0] * SIZE
    for name, worth in owned.items():
        worths[NUMBER[name]] = worth
    more: list[list[float]] = [[] for _ in range(SIZE)]
    for name, row in beside.items():
        more[NUMBER[name]] = list(row)
    return Outlook(list(plain), worths, list(company), more)
