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
    """A window that was open at the end of a log: since when, for how many, and what each viewer saw."""

    since: int
    slots: int
    seen: dict[Viewer, Seen]


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
    since, seen = _followed(table, entries[start:])
    return Reopened(since, entries[clocks[-1]].number, seen) if seen and not table.is_over else None


def _followed(table: Table, entries: Sequence[Entry]) -> tuple[int, dict[Viewer, Seen]]:
    """Since when, and what, each viewer saw in the window that is open at the end; nothing if none is."""
    since, seen = 0, dict[Viewer, Seen]()
    for entry, following in zip(entries, [*entries[1:], None], strict=True):
        opens = following is not None and following.kind == CLOCK
        asked = insider(table)
        looking: list[Viewer] = ([] if asked is None else [asked]) if seen else viewers(table) if opens else []
        before = {viewer: masked(look(table, viewer)) for viewer in looking}
        table.apply(entry)
        since = since if seen else entry.time
        if entry.kind in (ANSWER, RUN):
            is_silent = seen and asked is not None and table.steps[-1].is_silent
            seen = {**seen, **before} if opens or is_silent else {}
    return since, seen
