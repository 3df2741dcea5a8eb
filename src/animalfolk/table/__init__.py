"""The authority of one match: seats, whose decision, undo, bots' turns, clocks, records, replay.

It knows no file, network or clock: the time comes with every call, and whoever runs the match keeps what it says.
"""

from animalfolk.table.advice import Advice, Reason
from animalfolk.table.clock import Clock
from animalfolk.table.errors import Busy, Lasting, LateAnswer, NoHints, NotYet, TableError, Unavailable
from animalfolk.table.hinting import Hinted
from animalfolk.table.seats import PERSON, Seat
from animalfolk.table.settings import Settings
from animalfolk.table.table import Table
from animalfolk.table.undo import Undo

__all__ = [
    "PERSON",
    "Advice",
    "Busy",
    "Clock",
    "Hinted",
    "Lasting",
    "LateAnswer",
    "NoHints",
    "NotYet",
    "Reason",
    "Seat",
    "Settings",
    "Table",
    "TableError",
    "Unavailable",
    "Undo",
]
