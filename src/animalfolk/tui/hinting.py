"""Hints in words, for both clients."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeVar

from animalfolk.bots import Hint
from animalfolk.engine.errors import IllegalChoice
from animalfolk.engine.view import pending
from animalfolk.i18n import Words
from animalfolk.table import Hinted, NoHints
from animalfolk.tui.choice import Choice
from animalfolk.tui.kinds import takes_cards

Found = TypeVar("Found")


class HintText(NamedTuple):
    """A sentence above, and a line for each hint; none where there is no choice."""

    above: str
    lines: list[str]


def behind(choice: Choice | None) -> list[list[str]]:
    """What is about to be answered before the next card: the action and the cards chosen so far, or the action."""
    if choice is None:
        return [[]]
    return [choice.answers(), [choice.option] if choice.option else []]


def first_possible(think: Callable[[list[str]], Found], ways: Sequence[list[str]]) -> Found:
    """Think behind the first of these answers that can be given one after the other; behind the last in any case."""
    for after in ways[:-1]:
        with suppress(IllegalChoice):
            return think(after)
    return think(ways[-1])


def hint_text(words: Words, names: Sequence[str], found: Hinted, asked: str) -> HintText:
    """What there is to say where this prompt is asked; another one comes where nothing is left to choose."""
    decision = pending(found.view)
    prompt = decision["prompt"]
    if prompt != asked or len(decision["options"]) == 1:
        return HintText(words.text("hint-one-way"), [])
    above = words.text("hint-cards" if takes_cards(prompt) else "hint-answers")
    return HintText(above, [_line(words, names, found, hint) for hint in found.hints])


def _line(words: Words, names: Sequence[str], found: Hinted, hint: Hint) -> str:
    option = words.option(hint.option, found.view, names)
    return words.text("hint-line", option=option, chance=round(100 * hint.chance))


def no_hints(words: Words, error: NoHints) -> str:
    """Why there are none."""
    return words.text(f"hint-{error.reason}")
