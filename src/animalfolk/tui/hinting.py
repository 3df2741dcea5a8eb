"""Hints in words, for both clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from animalfolk.engine.view import pending
from animalfolk.i18n import Words
from animalfolk.table import Advice, Hinted, NoHints
from animalfolk.tui.choice import Choice


class HintText(NamedTuple):
    """A sentence above, and a line for each hint; none where there is no choice."""

    above: str
    lines: list[str]


def begun(choice: Choice | None) -> list[str]:
    """How an answer begins whose cards are being chosen: with the action that asks for them."""
    return [choice.option] if choice and choice.option else []


def hint_text(words: Words, names: Sequence[str], found: Hinted) -> HintText:
    """What there is to say."""
    if len(pending(found.view)["options"]) == 1:
        return HintText(words.text("hint-one-way"), [])
    return HintText(words.text("hint-answers"), [_line(words, names, found, hint) for hint in found.hints])


def _line(words: Words, names: Sequence[str], found: Hinted, hint: Advice) -> str:
    option = words.whole_answer(hint.choice, found.view, names)
    return words.text("hint-line", option=option, chance=round(100 * hint.chance), why=_why(words, names, hint))


def _why(words: Words, names: Sequence[str], hint: Advice) -> str:
    """Why it is a good answer."""
    key, values = hint.reason
    name = names[int(values["seat"])] if "seat" in values else ""
    said = {value: known for value, known in values.items() if value != "seat"}
    return words.text(f"hint-why-{key}", name=name, **said)


def no_hints(words: Words, error: NoHints) -> str:
    """Why there are none."""
    return words.text(f"hint-{error.reason}")
