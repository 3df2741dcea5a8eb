"""What came of a match, and what all seats together knew of it."""

from __future__ import annotations

from typing import Any

import pytest

from animalfolk.table import Table, TableError
from animalfolk.table.replay import EVERY, Replay
from animalfolk.table.summary import numbers_of, tempo_of
from tests.table.tables import settled, table_of

WAYS: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("simple", "simple"), {"stacks": 4}),
    (("simple", "simple", "simple"), {"stacks": 3, "gold": "by_seat"}),
    (("simple", "simple", "simple", "simple"), {"mode": "teams", "stacks": 4}),
    (("simple",), {"mode": "solo", "stacks": 4}),
    (("simple", "simple"), {"mode": "coop", "stacks": 4}),
]


def finished(kinds: tuple[str, ...], options: dict[str, Any]) -> Table:
    """A whole game."""
    table = table_of(*kinds, **options)
    table.run_bots()
    assert table.is_over
    return table


@pytest.mark.parametrize(("kinds", "options"), WAYS)
def test_the_tempo_ends_with_the_stalls_as_they_are(kinds: tuple[str, ...], options: dict[str, Any]) -> None:
    table = finished(kinds, options)
    view, tempo = table.view(None), tempo_of(table)
    assert (tempo.turns, tempo.goal) == (table.turn, options["stacks"])
    assert sorted(seat for side in tempo.sides for seat in side.seats) == list(range(len(kinds)))
    for side in tempo.sides:
        stacks = [count for _, count in side.points]
        assert stacks == sorted(set(stacks))
        assert max(stacks, default=0) == len(view["seats"][side.seats[0]]["stall"])
        assert all(1 <= turn <= table.turn for turn, _ in side.points)
    bought = tempo.company[-1][1] if tempo.company else 0
    assert bought == (view["seats"][table.company]["purchases"] if table.company > 0 else 0)


@pytest.mark.parametrize(("kinds", "options"), WAYS)
def test_numbers_are_those_of_the_events(kinds: tuple[str, ...], options: dict[str, Any]) -> None:
    table = finished(kinds, options)
    numbers, view = numbers_of(table), table.view(None)
    assert len(numbers) == len(kinds)
    events = table.stands(None)
    assert sum(one.bought for one in numbers) == sum(event["event"] == "bought" for event in events)
    assert sum(one.built for one in numbers) == sum(side.points[-1][1] for side in tempo_of(table).sides if side.points)
    assert [one.gold for one in numbers] == [view["seats"][seat].get("gold") for seat in range(len(kinds))]
    whole = Replay(table)
    whole.go(whole.length)
    for seat, one in enumerate(numbers):
        own = whole.view(seat)["seats"][seat]
        assert one.cards == len(own["hand"]) + own["deck_count"] + len(own["discard"]) + len(own["schedule"])
        assert one.turns == sum(event["event"] == "turn_began" and event["seat"] == seat for event in events)


@pytest.mark.parametrize(("kinds", "options"), WAYS)
def test_together_all_hands_are_open_and_nothing_else(kinds: tuple[str, ...], options: dict[str, Any]) -> None:
    replay = Replay(finished(kinds, options))
    for step in range(0, replay.length + 1, 7):
        replay.go(step)
        seen, watching = replay.view_together(), replay.view(None)
        views = [replay.view(seat) for seat in range(len(kinds))]
        assert [seen["seats"][seat]["hand"] for seat in range(len(kinds))] == [
            view["seats"][seat]["hand"] for seat, view in enumerate(views)
        ]
        for name in ("market", "market_deck", "bin", "turn", "active", "rules", "decks"):
            assert seen[name] == watching[name]
        for place, known in enumerate(seen["seats"]):  # of decks only what somebody knew
            tops = [view["seats"][place]["deck_top"] for view in views]
            for at, card in enumerate(known["deck_top"]):
                assert card is None or card in [top[at] for top in tops if at < len(top)]
        events = replay.events_together()
        for seat in range(len(kinds)):
            for whole, part in zip(events, replay.events(seat), strict=True):
                assert {**whole, **part} == whole


def test_nobody_sees_what_all_know_while_a_game_runs() -> None:
    replay = Replay(settled(table_of("person", "simple"), 3))
    with pytest.raises(TableError):
        replay.view_together()
    with pytest.raises(TableError):
        replay.events_together()


def test_few_games_are_kept() -> None:
    replay = Replay(finished(("simple", "simple"), {"stacks": 8}))
    for step in [*range(replay.length + 1), *range(replay.length, -1, -1)]:
        replay.go(step)
        replay.view(None)
    assert len(replay._snapshots) <= replay.length // EVERY + 1


def test_who_gave_up_is_told_at_the_end_alone() -> None:
    table = settled(table_of("person", "simple"), 3)
    table.resign(0)
    replay = Replay(table)
    replay.go(0)
    assert not replay.shown(None)["table"]["seats"][0]["resigned"]
    assert replay.shown(None)["winners"] == []
    replay.go(replay.length)
    assert replay.shown(None)["table"]["seats"][0]["resigned"]
    assert replay.shown(None)["winners"] == [1]
    assert replay.shown(0)["decision"] is None
