"""All that lies open: discard piles, schedules, stalls, the market's discard pile, the Company's deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from animalfolk.engine.view_types import SeatView, View
from animalfolk.tui.full.ink import Ink


def pile_lines(ink: Ink, view: View, names: Sequence[str]) -> Iterator[Content]:
    """Every pile with all its cards, the top card first; the reader's own come first."""
    viewer = view["viewer"]
    order = sorted(range(len(view["seats"])), key=lambda seat: bool(seat != viewer))
    for seat in order:
        for line in _seat(ink, view["seats"][seat], names[seat], seat == viewer):
            yield ink.linked(line, tags=True)
        yield Content("")
    yield ink.linked(ink.words.text("discard-market", cards=_pile(ink, view["bin"])), tags=True)


def _pile(ink: Ink, cards: Sequence[str]) -> str:
    named = [ink.words.card(card) for card in reversed(cards)]
    return ink.words.listed(named) if named else ink.words.text("discard-empty")


def _seat(ink: Ink, seen: SeatView, name: str, own: bool) -> Iterator[str]:
    text, who = ink.words.text, "you" if own else "other"
    if "company" in seen:
        yield text("discard-company", cards=_pile(ink, [card for card in reversed(seen["deck_top"]) if card]))
        return
    yield text("discard-yours" if own else "discard-of", name=name, cards=_pile(ink, seen["discard"]))
    if seen["schedule"]:
        yield text("screen-schedule-of", who=who, name=name, cards=ink.words.cards(seen["schedule"]))
    stacks = [
        text("table-stack", stack=number, cards=ink.words.cards(cards))
        for number, cards in enumerate(seen["stall"], start=1)
    ]
    if stacks:
        yield text("screen-stall-of", who=who, name=name, cards="; ".join(stacks))
