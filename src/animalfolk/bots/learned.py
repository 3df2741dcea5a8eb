"""The outlook with the numbers that were learned from games of the bots among themselves."""

from __future__ import annotations

from animalfolk.bots.outlook import Outlook
from animalfolk.bots.worths import COMPANY, JUNK_WORTH, OUTLOOK, WORTHS
from animalfolk.engine.faces import JUNK, NUMBER, SIZE


def outlook() -> Outlook:
    """The usual one."""
    table = [0.0] * SIZE
    for name, (_, _, worth) in WORTHS.items():
        table[NUMBER[name]] = worth
    table[JUNK] = JUNK_WORTH
    return Outlook(OUTLOOK, table, COMPANY)
