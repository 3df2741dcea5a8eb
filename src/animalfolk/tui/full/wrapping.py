"""Lines within a width: what a no-break space joins stays together, as French wants it before some signs."""

from __future__ import annotations

import re
from collections.abc import Iterable

from textual.content import Content
from textual.geometry import Size
from textual.visual import VisualType
from textual.widgets import Static

from animalfolk.tui.table import NO_BREAK

WORD = re.compile(r"[^ ]+")
POINT = "- "  # how points of a list begin


def lined(lines: Iterable[Content], width: int, hang: int = 2) -> Content:
    """Lines below each other; what does not fit into the width goes on below, a little further in."""
    return Content("\n").join(part for line in lines for part in wrapped(line, width, hang))


def wrapped(line: Content, width: int, hang: int) -> list[Content]:
    """One line as several within a width."""
    further = Content(" " * max(indent(line.plain), hang))
    first, *rest = pieces(line.plain, width, hang)
    parts = [line[first[0] : first[1]], *[further + line[begin:end] for begin, end in rest]]
    return [Content(part.plain.replace(NO_BREAK, " "), list(part.spans)) for part in parts]


def pieces(line: str, width: int, hang: int) -> list[tuple[int, int]]:
    """Where the lines begin and end that a line becomes within a width, without what they are indented by."""
    further = max(indent(line), hang)
    found: list[tuple[int, int]] = []
    begin = end = 0
    for word in WORD.finditer(line):
        room = width - (further if found else 0)
        if end > max(begin, indent(line)) and word.end() - begin > room > 0:
            found.append((begin, end))
            begin = word.start()
        end = word.end()
    return [*found, (begin, len(line))]


def indent(line: str) -> int:
    """How far in a line begins."""
    return len(line) - len(line.lstrip(" "))


def cut(text: str, width: int) -> str:
    """A text within a width; a sign says that something is missing."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


class Prose(Static):
    """Text to read, as many lines as it takes."""

    def __init__(self, content: VisualType = "", id: str | None = None, classes: str | None = None) -> None:  # noqa: A002
        super().__init__(content, id=id, classes=classes, markup=False)

    def wrapped(self, width: int) -> Content:
        """The text within a width."""
        assert isinstance(self.visual, Content)
        lines = self.visual.split("\n", allow_blank=True)
        parts = [part for line in lines for part in wrapped(line, width, len(POINT) * line.plain.startswith(POINT))]
        return Content("\n").join(parts)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as it takes within this width."""
        return len(self.wrapped(width).plain.split("\n")) if width else 0

    def render(self) -> Content:
        """The text within the room it got."""
        return self.wrapped(self.content_size.width)
