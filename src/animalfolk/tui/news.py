"""What each seat was told, and what is new to it; what was taken back counts as untold."""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.engine.view_types import GameEvent
from animalfolk.i18n import Words
from animalfolk.i18n.story import Story, gather
from animalfolk.table import Table
from animalfolk.tui.console import Console
from animalfolk.tui.lookup import tell

NOTE = "seat_"  # how the names of such notes begin
BOT, NO_BOT = 1, 0  # whether a bot plays on for somebody who gave up; not if that was the end
KEPT = ("undone", "resigned", "left", "returned")  # what people do that the log tells


class News:
    """Tells everybody what they have not been told yet."""

    def __init__(self, console: Console, words: Words, names: Sequence[str], table: Table) -> None:
        self._console = console
        self._words = words
        self._names = names
        self._table = table
        self._told = [0] * len(table.seats)  # how many events each seat was told (where nobody plays: watchers)
        self._notes: list[list[str]] = [[] for _ in table.seats]  # what is said first

    def look_back(self) -> None:
        """After a pause: begin the news at the turn before this one."""
        events = self._table.stands(None)
        begins = turn_starts(events)
        self._told = [begins[-2] if len(begins) > 1 else 0] * len(self._table.seats)

    def note(self, seat: int, text: str) -> None:
        """Something to tell this seat before all else."""
        self._notes[seat].append(text)

    def tell(self, seat: int | None) -> None:
        """What happened since this seat was told last."""
        place = seat or 0
        for note in self._notes[place] if seat is not None else []:
            self._console.say()
            self._console.say(note)
        self._notes[place] = []
        since = self._told[place]
        events = self._table.stands(seat)
        before = events[since - 1]["event"] if since else ""
        told, used = gather(events[since:], before)
        self._told[place] += used
        if told and (told[-1].event, told[-1].seat) == ("turn_began", seat):
            told.pop()  # the table that follows says so
        tell(self._console, Story(self._words, self._names, seat), told)

    def cut(self, by: int) -> list[int]:
        """Something was taken back: the seats that had been told of it.

        They are told anew what comes instead: whoever took it back from there on, the others the whole turn.
        """
        touched: list[int] = []
        for seat, told in enumerate(self._told):
            events = self._table.stands(seat)
            stands = gather(events)[1]
            if told > stands:
                self._told[seat] = stands if seat == by else (turn_starts(events) or [0])[-1]
                touched.append(seat)
        return touched


def turn_starts(events: Sequence[GameEvent]) -> list[int]:
    """Where turns begin."""
    return [place for place, event in enumerate(events) if event["event"] == "turn_began"]


def log_of(table: Table, seat: int | None) -> list[GameEvent]:
    """All that happened and stands, as a seat may know it, and what people did besides, in order."""
    found: list[GameEvent] = []
    for entry in table.events(seat):
        if "notice" not in entry:
            found.append(entry)
            continue
        if entry["notice"] == "undone":
            found = _standing(found, entry["stands"])
        note: GameEvent = {"event": f"{NOTE}{entry['notice']}", "seat": entry["seat"], "number": BOT}
        if entry["notice"] in KEPT and found[-1:] != [note]:
            found.append(note)
    if table.is_over and found and is_note(found[-1]):
        found[-1]["number"] = NO_BOT
    return found


def is_note(entry: GameEvent) -> bool:
    """Whether this is something that people did besides playing."""
    return entry["event"].startswith(NOTE)


def _standing(entries: Sequence[GameEvent], stands: int) -> list[GameEvent]:
    """The first so many events of the game, and what people did besides, wherever it was."""
    kept: list[GameEvent] = []
    for entry in entries:
        stands -= not is_note(entry)
        if is_note(entry) or stands >= 0:
            kept.append(entry)
    return kept
