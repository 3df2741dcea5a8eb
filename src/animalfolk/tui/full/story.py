"""What happened, as lines to paint: old ones, and what is new to the reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from textual.content import Content

from animalfolk.engine.view_types import GameEvent
from animalfolk.i18n.story import Story, Told, gather
from animalfolk.tui.full.ink import STRONG, Ink
from animalfolk.tui.news import is_note


class Log(NamedTuple):
    """Lines told before, and lines since."""

    old: list[Told]
    new: list[Told]


class Known(NamedTuple):
    """How much of the log somebody knows: events of the game, and notes of what people did besides."""

    events: int = 0
    notes: int = 0

    def of(self, log: Sequence[GameEvent]) -> int:
        """How many entries of the log that is."""
        events = notes = 0
        for place, entry in enumerate(log):
            notes += is_note(entry)
            events += not is_note(entry)
            if events > self.events or notes > self.notes:
                return place
        return len(log)


def known(log: Sequence[GameEvent]) -> Known:
    """That somebody knows all of this."""
    notes = sum(is_note(entry) for entry in log)
    return Known(len(log) - notes, notes)


def split(log: Sequence[GameEvent], since: Known) -> Log:
    """The lines that a log makes; those that go beyond what is known are new."""
    old, used = gather(log[: since.of(log)])
    before = log[used - 1]["event"] if used else ""
    return Log(old, gather(log[used:], before)[0])


class Teller:
    """Paints lines of the log for one reader."""

    def __init__(self, ink: Ink, names: Sequence[str], reader: int | None) -> None:
        self._ink = ink
        self._story = Story(ink.words, names, reader)

    def lines(self, told: Sequence[Told]) -> Iterator[Content]:
        """Each turn begins with a strong line."""
        for line in told:
            said = self._ink.linked(self._story.sentence(line))
            is_turn = line.event == "turn_began"
            yield said.stylize_before(STRONG) if is_turn else Content("  ") + said

    def log(self, log: Log, most: int = 0) -> Iterator[Content]:
        """The whole log, or its last lines, with a line where the news begin."""
        old = log.old[-most:] if most else log.old
        yield from self.lines(old)
        if old and log.new:
            title = self._ink.words.text("screen-news")
            yield Content.styled(f"── {title} ──", STRONG)
        yield from self.lines(log.new)
