"""Windows over a restart: the log says whether one was open at its end, and so what everybody saw meanwhile.

With the answer that opens a window goes an entry of the clock whose number is not 0, in the same transaction; when it
closes, one whose number is 0 follows. So a restart within a window shows nothing of whether somebody could react.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from animalfolk.server.windows import Seen, Viewer, insider, look, masked, viewers
from animalfolk.table.log import ANSWER, CLOCK, RUN, Entry
from animalfolk.table.table import Table


class Reopened(NamedTuple):
    """A window that is open at the end of a log: for how many, what each viewer sees, when it opened."""

    slots: int
    seen: dict[Viewer, Seen]
    opened: int


def reopened(begin: Callable[[], Table], entries: Sequence[Entry]) -> Reopened | None:
    """The window at the end of a log, if one was open there. begin: makes the table before the first entry."""
    clocks = [place for place, entry in enumerate(entries) if entry.kind == CLOCK]
    if not clocks or not entries[clocks[-1]].number:
        return None
    closed = [place for place in clocks if not entries[place].number]
    start = closed[-1] + 1 if closed else 0
    table = begin()
    for entry in entries[:start]:
        table.apply(entry)
    return followed(table, entries[start:], None)


def followed(table: Table, entries: Sequence[Entry], open_: Reopened | None) -> Reopened | None:
    """Apply entries to a table at which this window was open, or none; the one that is open at the end, if any."""
    seen = open_.seen if open_ else dict[Viewer, Seen]()
    slots, opened = (open_.slots, open_.opened) if open_ else (0, 0)
    for entry, following in zip(entries, [*entries[1:], None], strict=True):
        opens = following is not None and following.kind == CLOCK and following.number > 0
        asked = insider(table)
        looking: list[Viewer] = ([] if asked is None else [asked]) if seen else viewers(table) if opens else []
        before = {viewer: masked(look(table, viewer)) for viewer in looking}
        table.apply(entry)
        if entry.kind in (ANSWER, RUN):
            is_silent = seen and asked is not None and table.steps[-1].is_silent
            seen = {**seen, **before} if opens or is_silent else {}
        elif entry.kind == CLOCK:
            slots, opened = entry.number, entry.time
            seen = seen if slots else {}
    return Reopened(slots, seen, opened) if seen and not table.is_over else None
