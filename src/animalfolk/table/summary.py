"""What came of a match: how fast each stall grew, and what each seat did; everybody could count it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from animalfolk.engine.events import TALLIES, row_of
from animalfolk.engine.view_types import GameEvent, SeatView
from animalfolk.table.table import Table

Point = tuple[int, int]  # a turn, and how many there were at its end


class Side(NamedTuple):
    """Those who share a stall, and how many stacks it had from which turn on."""

    seats: list[int]
    points: list[Point]


class Tempo(NamedTuple):
    """How fast it went; the Company buys cards instead of building."""

    turns: int
    goal: int
    sides: list[Side]
    company: list[Point]


class Numbers(NamedTuple):
    """What a seat did, and what it had at the end besides its stall."""

    turns: int
    bought: int
    built: int
    played: int
    drawn: int
    discarded: int
    thrown: int
    cards: int
    gold: int | None


def tempo_of(table: Table) -> Tempo:
    """Stacks by turn."""
    view = table.view(None)
    sides = view["teams"] or [[seat] for seat in range(len(table.seats))]
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    grown: list[dict[int, int]] = [{} for _ in sides]
    company: dict[int, int] = {}
    turn = 1
    for event in table.stands(None):
        if event["event"] == "turn_began":
            turn = event["number"]
        elif event["event"] == "built":
            stall = grown[side_of[event["seat"]]]
            stall[turn] = max(stall.values(), default=0) + 1
        elif event["event"] == "company_bought":
            company[turn] = event["number"]
    built = [Side(list(side), list(points.items())) for side, points in zip(sides, grown, strict=True)]
    return Tempo(table.turn, view["rules"]["stacks"], built, list(company.items()))


def numbers_of(table: Table) -> list[Numbers]:
    """What each seat did; the Company's seat is not among them."""
    view, events = table.view(None), table.stands(None)
    return [_numbers(seat, view["seats"][seat], events) for seat in range(len(table.seats))]


def _numbers(seat: int, own: SeatView, events: Sequence[GameEvent]) -> Numbers:
    did = Counter(event["event"] for event in events if event["seat"] == seat)
    counts: Counter[str] = Counter()
    for key, count in did.items():
        counts[row_of(key).tally] += count
    cards = own["hand_count"] + own["deck_count"] + len(own["discard"]) + len(own["schedule"])
    counted = {name: counts[name] for name in TALLIES}
    return Numbers(**counted, cards=cards, gold=own.get("gold"))
