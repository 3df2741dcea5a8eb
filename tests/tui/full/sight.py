"""What cannot be read on a screen although it should: texts that are cut without a sign, or stand beside the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, OptionList, Static

SIGN = "…"


def cut(screen: Screen[Any]) -> list[str]:
    """All texts of a screen that are not seen as a whole, though no sign says so."""
    return [*_texts(screen), *_lists(screen), *_lines(screen)]


def _texts(screen: Screen[Any]) -> Iterator[str]:
    for part in screen.query(Static):
        if not is_shown(part):
            continue
        shown = "".join(part.render_line(line).text for line in range(part.size.height))
        whole = str(part.visual)
        if SIGN not in shown and _letters(whole) not in _letters(shown):
            yield whole
        elif not _is_inside(part):
            yield f"{whole} (beside the screen)"


def _lists(screen: Screen[Any]) -> Iterator[str]:
    for entries in screen.query(OptionList):
        for option in entries.options if is_shown(entries) else []:
            lines = str(option.prompt).split("\n")
            yield from (line for line in lines if len(line) > entries.scrollable_content_region.width)


def _lines(screen: Screen[Any]) -> Iterator[str]:
    """Lines to type in, and buttons."""
    for line in screen.query(Input):
        if is_shown(line) and len(line.placeholder) > line.content_size.width:
            yield str(line.placeholder)
    for button in screen.query(Button):
        if is_shown(button) and len(str(button.label)) > button.content_size.width:
            yield str(button.label)


def is_shown(part: Widget) -> bool:
    """Whether a part is there at all, perhaps after scrolling."""
    around = [above for above in part.ancestors_with_self if isinstance(above, Widget)]
    return all(above.display for above in around) and any(part.size)


def _is_inside(part: Widget) -> bool:
    around = [above.region for above in part.ancestors if isinstance(above, Widget)]
    return all(above.x <= part.region.x and part.region.right <= above.right for above in around)


def _letters(text: str) -> str:
    return "".join(text.split())
