"""No card at all, where that is the only answer: it counts as a step like any other."""

from __future__ import annotations

from animalfolk.table import Seat, Table
from animalfolk.table.replay import Replay

POSITION = (
    "animalfolk position 1\ndecks: macaws pandas squirrels platypuses\nplayers: 4\nrules: mode=teams\n"
    "P1 hand: swift_broker junk\nP3 hand: junk\nP1 stall: swift_broker | cookies | shattered_relic\n"
)
SEATS = [Seat("person", name) for name in ("Anna", "Ben", "Clara", "Dora")]


def declined() -> Table:
    """Clara has nothing that could help and gives nothing."""
    table = Table(POSITION, SEATS)
    table.answer(0, table.number(0), ["ask", "swift_broker"])
    assert table.options == ["done"]
    table.answer(2, table.number(2), [])
    return table


def test_it_stands_when_something_later_is_taken_back() -> None:
    table = declined()
    asked = table.moment()
    table.answer(0, table.number(0), ["inventory", "junk"])
    table.undo(0)
    assert table.moment() == asked
    assert len(table.steps) == 2


def test_a_replay_goes_past_it() -> None:
    table = declined()
    replay = Replay(table)
    replay.go(replay.length)
    assert replay.game == table.game
