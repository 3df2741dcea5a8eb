"""What happened, as lines to paint: old ones, and what is new to the reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from textual.content import Content

from animalfolk.i18n.story import Seen, Story, Told, gather
from animalfolk.tui.full.ink import STRONG, Ink


class Log(NamedTuple):
    """Lines told before, and lines since."""

    old: list[Told]
    new: list[Told]


def log_of(events: Sequence[Seen], since: int) -> Log:
    """The lines that these events make; those after the first so many are new."""
    old, used = gather(events[:since])
    before = events[used - 1]["event"] if used else ""
    return Log(old, gather(events[used:], before)[0])


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
