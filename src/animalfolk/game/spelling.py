"""The spelling of what a scenario says is not there: only what could be an option, an answer or an event may be denied.

A line that says what is offered or told fails if a name in it is misspelt. A line that says what is not would hold.
"""

from __future__ import annotations

from collections.abc import Callable

from animalfolk.engine.errors import BadText
from animalfolk.engine.events import COPIED, KEYS
from animalfolk.engine.read_option import OptionWords


def check_spelling(key: str, value: str, line: int, seats: int) -> None:
    """Refuse a line that denies what no game has; any other line is left alone."""
    denied = DENIED.get(key.partition(" ")[2])
    if denied is not None:
        words = OptionWords(line, seats)
        for part in value.split(";"):
            denied(words, part.strip())


def _option(words: OptionWords, text: str) -> None:
    if "," in text:
        raise BadText(words.line, "an option without commas", text, "comma")
    words.option(text)


def _answer(words: OptionWords, text: str) -> None:
    """An option, or several with commas between them; one alone may have a comma behind it."""
    parts = [part.strip() for part in text.split(",")]
    for part in parts if len(parts) == 1 else filter(None, parts):
        words.option(part)


def _event(words: OptionWords, text: str) -> None:
    """The beginning of an event: its kind, the player, the card, what it copies, the number."""
    if "," in text:
        raise BadText(words.line, "an event without commas", text, "comma")
    kind, *rest = text.split() or [""]
    if kind not in KEYS:
        raise BadText(words.line, "the kind of an event", text, "event")
    if rest and rest[0].startswith("P"):
        words.player(rest.pop(0))
    for _ in range(2 if kind == KEYS[COPIED] else 1):
        if rest and not rest[0].isdigit():
            words.face(rest.pop(0))
    if rest:
        words.number(rest.pop(0))
    if rest:
        raise BadText(words.line, "kind, player, card and number of an event", text, "event")


DENIED: dict[str, Callable[[OptionWords, str], None]] = {
    "not offered": _option,
    "refused": _answer,
    "not told": _event,
}
