"""Hints in words, for both clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from animalfolk.bots import Hint
from animalfolk.i18n import Words
from animalfolk.table import Hinted, NoHints
from animalfolk.tui.kinds import CHOOSES, ORDERS, RUNS, SEVERAL

SETS = (*SEVERAL, *RUNS, *ORDERS, "arrange")  # questions that are answered with several cards at once


class HintText(NamedTuple):
    """A sentence above, and a line for each hint; none where there is no choice."""

    above: str
    lines: list[str]


def hint_text(words: Words, names: Sequence[str], found: Hinted, after: Sequence[str]) -> HintText:
    """What there is to say. after: what is about to be answered before, such as a purchase."""
    prompt, options = found.view["decision"]["prompt"], found.view["decision"]["options"]
    expected = CHOOSES[after[-1].partition(" ")[0]] if after else prompt
    if prompt != expected or len(options) == 1:
        return HintText(words.text("hint-one-way"), [])
    above = words.text("hint-cards" if prompt in SETS else "hint-answers")
    return HintText(above, [_line(words, names, found, hint) for hint in found.hints])


def _line(words: Words, names: Sequence[str], found: Hinted, hint: Hint) -> str:
    option = words.option(hint.option, found.view, names)
    return words.text("hint-line", option=option, chance=round(100 * hint.chance))


def no_hints(words: Words, error: NoHints) -> str:
    """Why there are none."""
    return words.text(f"hint-{error.reason}")
