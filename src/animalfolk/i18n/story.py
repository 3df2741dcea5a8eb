"""What happened, as lines to read: equal happenings in a row become one, a purchase or a stack is one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from animalfolk.i18n.words import Words

Seen = dict[str, Any]  # an event as a seat may know it

QUIET = ("resolved", "cleanup_began", "slid", "turn_ended")
ROWS = (
    "discarded",
    "threw_away",
    "drew",
    "drew_junk",
    "set_aside",
    "set_aside_from_market",
    "returned",
    "dealt",
    "recovered",
)
STEPS = {"paid": "bought", "laid": "built", "laid_from_discard": "built"}  # parts of what ends in another event
BIN = 5


class Told(NamedTuple):
    """Something worth a line."""

    event: str
    seat: int
    cards: list[str]
    copies: int
    number: int
    parts: list[str]  # what paid for it, or what a stack is made of


def gather(events: Sequence[Seen]) -> tuple[list[Told], int]:
    """The lines that these events make, and how many events they use; what is still going on is left for later."""
    lines: list[Told] = []
    parts: list[str] = []
    ends = ""
    used = 0
    for place, event in enumerate(events, start=1):
        key = event["event"]
        if key in STEPS:
            parts.append(event["card"])
            ends = STEPS[key]
            continue
        if ends == "bought" and key == "discarded":
            continue
        finished = key == ends
        _add(lines, event, parts if finished else [])
        if finished:
            parts, ends = [], ""
        used = used if ends else place
    return (lines, used) if used == len(events) else (gather(events[:used])[0], used)


def _add(lines: list[Told], event: Seen, parts: list[str]) -> None:
    key, seat = event["event"], event["seat"]
    card = [event["card"]] if "card" in event else []
    if key in QUIET:
        return
    last = lines[-1] if lines else None
    if last and key in ROWS and (last.event, last.seat, bool(last.cards)) == (key, seat, bool(card)):
        lines[-1] = last._replace(cards=last.cards + card, copies=last.copies + 1)
    else:
        lines.append(Told(key, seat, card, 1, event.get("number", 0), parts))


class Story:
    """Tells events to one reader: a seat, or None for those who watch."""

    def __init__(self, words: Words, names: Sequence[str], reader: int | None) -> None:
        self._words = words
        self._names = names
        self._reader = reader

    def lines(self, events: Sequence[Seen]) -> tuple[list[str], int]:
        """Sentences, and how many of the events they tell."""
        told, used = gather(events)
        return [self.sentence(line) for line in told], used

    def sentence(self, told: Told) -> str:
        """One line."""
        cards = told.parts if told.event == "built" else told.cards
        key = "bought_from_bin" if told.event == "bought" and told.number == BIN else told.event
        return self._words.text(
            f"event-{key}",
            who="you" if told.seat == self._reader else "other",
            name=self._names[told.seat] if told.seat >= 0 else "",
            cards=self._words.cards(cards),
            known="yes" if told.cards else "no",
            count=told.copies,
            number=told.number,
            paid=self._words.cards(told.parts),
        )
