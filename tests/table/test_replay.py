"""Looking at a match step by step, and playing on from anywhere in it."""

from __future__ import annotations

import pytest

from animalfolk.engine.view import pending
from animalfolk.table import PERSON, Seat, Settings, TableError
from animalfolk.table.replay import Replay
from animalfolk.table.store import store
from tests.table.tables import settled, table_of


def test_every_step_can_be_reached_from_both_sides() -> None:
    replay = Replay(settled(table_of("person", "simple"), 12))
    forwards = []
    for step in range(replay.length + 1):
        replay.go(step)
        forwards.append(replay.view(0))
    for step in range(replay.length, -1, -1):
        replay.go(step)
        assert replay.view(0) == forwards[step]
    fresh = Replay(replay.table)
    fresh.go(replay.length)
    assert fresh.game == replay.table.game


def test_turns_are_found() -> None:
    replay = Replay(settled(table_of("person", "simple"), 20))
    for start in replay.turns:
        replay.go_to_turn(start.turn)
        assert (replay.game.turn, replay.step) == (start.turn, start.step)
    replay.go_to_turn(999)
    assert replay.step == replay.length


def test_a_running_game_is_not_seen_from_others_seats() -> None:
    replay = Replay(settled(table_of("person", "simple"), 3))
    assert replay.seats == [None, 0]
    with pytest.raises(TableError):
        replay.view(1)
    whole = table_of("simple", "simple")
    whole.run_bots()
    assert Replay(whole).seats == [None, 0, 1]


@pytest.mark.parametrize("kinds", [("simple", "person"), ("person", "person"), ("simple", "random")])
@pytest.mark.parametrize("step", [0, 1, 7, 20])
def test_play_on_from_here(step: int, kinds: tuple[str, ...]) -> None:
    replay = Replay(settled(table_of("person", "simple", stacks=4), 25))
    replay.go(step)
    seats = [Seat(kind, f"N{number}") for number, kind in enumerate(kinds)]
    table = replay.play_on(seats, Settings(), "cd" * 16)
    assert table.view(None)["seats"][0]["discard"] == replay.view(None)["seats"][0]["discard"]
    assert table.turn == replay.game.turn
    assert [seat.kind == PERSON for seat in table.seats] == [kind == PERSON for kind in kinds]
    settled(table, 400)
    assert table.is_over
    assert "result: unfinished" not in store(table)


def test_a_running_game_does_not_stop_where_somebody_kept_silent() -> None:
    table = table_of(*["person"] * 3, decks=("owls", "chameleons", "raccoons", "crocodiles"), seed=f"{1:032x}")
    while not any(step.is_silent for step in table.steps):
        settled(table, 5)
    silent = sum(step.is_silent for step in table.steps)
    replay = Replay(table)
    assert replay.length == len(table.steps) - silent
    for step in range(replay.length):
        replay.go(step)
        assert pending(replay.view(0))["seat"] is not None
    replay.go(replay.length)
    assert replay.game == table.game
    table.resign(0)
    table.resign(1)
    assert Replay(table).length == len(table.steps)


def test_what_others_answered_is_shown_when_the_game_is_over() -> None:
    table = settled(table_of("person", "simple"), 6)
    replay = Replay(table)
    for step in range(1, replay.length + 1):
        replay.go(step)
        last = replay.last(0)
        assert last
        assert bool(last.texts) == (last.seat == 0)
    table.resign(0)
    replay = Replay(table)
    replay.go(replay.length)
    assert replay.last() == table.steps[-1]
