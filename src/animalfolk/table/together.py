"""What all seats together knew: for games that are over, as only there nothing has to stay hidden.

It is made of what each seat was shown, and of nothing else: so what nobody knew, such as the order of a deck, is not
told here either, and who may see what is decided where it always is.
"""

from __future__ import annotations

from collections.abc import Sequence

from animalfolk.engine.view_types import Decision, GameEvent, SeatView, View

Top = list[str | None]


def together(watching: View, views: Sequence[View]) -> View:
    """The view of those who watch with every hand open. views: of each player's seat, in order."""
    seats = [_seat(number, watching, views) for number in range(len(watching["seats"]))]
    aside = _joined([watching["aside"], *(view["aside"] for view in views)])
    return {**watching, "seats": seats, "aside": aside, "decision": _decision(watching, views)}


def all_told(told: Sequence[Sequence[GameEvent]]) -> list[GameEvent]:
    """Events as whoever saw most of each was told it. told: the events of each seat, equally many."""
    return [next((event for event in same if "card" in event), same[0]) for same in zip(*told, strict=True)]


def _seat(number: int, watching: View, views: Sequence[View]) -> SeatView:
    """A place at the table as whoever sits there saw it; of the Company what anybody knew."""
    top = _joined([view["seats"][number]["deck_top"] for view in (watching, *views)])
    if number < len(views):
        return {**views[number]["seats"][number], "deck_top": top}
    company = watching["seats"][number]
    known = [name for name in top[: company["hand_count"]] if name is not None]
    return {**company, "deck_top": top, "known": known}


def _joined(lists: Sequence[Top]) -> Top:
    """What any of these lists names at each place."""
    longest = max(len(cards) for cards in lists)
    return [
        next((cards[place] for cards in lists if place < len(cards) and cards[place] is not None), None)
        for place in range(longest)
    ]


def _decision(watching: View, views: Sequence[View]) -> Decision | None:
    """The question as whoever was asked saw it."""
    seen = [view["decision"] for view in views]
    return next((asked for asked in seen if asked and "options" in asked), watching["decision"])
