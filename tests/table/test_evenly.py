"""Tables of two people or more are held evenly: what that means for logs, records, undo and those who look on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from animalfolk.table import Seat, Settings, Table
from animalfolk.table.log import Entry
from animalfolk.table.replay import Replay
from animalfolk.table.seat_record import record_for
from animalfolk.table.store import restore, store

POSITION = """animalfolk position 1
decks: owls pandas squirrels
players: 2
turn: 3 P1
market: acorn acorn acorn acorn acorn
market deck: acorn acorn acorn acorn acorn acorn
moment: clean-up
P1 hand:
P1 deck: junk
P1 discard: junk junk junk {}
P2 hand: balancing acorn junk
P2 discard: acorn
P2 deck: junk junk junk junk
"""
CARDS = ("market_discovery", "stashing_vendor")
KINDS = ("person", "person")


def table_of(card: str, kinds: tuple[str, ...] = KINDS, **settings: Any) -> Table:
    """P1 has to fill the hand, with all of these cards; P2 may react to the shuffle before that."""
    seats = [Seat(kind, name) for kind, name in zip(kinds, ("Anna", "Ben"), strict=True)]
    return Table(POSITION.format(card), seats, Settings(**settings), nonce="ab" * 16)


def seen(table: Table) -> str:
    """All that P2 and those who watch see, are told and may take home; no hash of the seed or the cards."""
    found: list[Any] = []
    for seat in (1, None):
        view = table.view(seat)
        view["table"]["commit"] = ""
        record = [line for line in record_for(table, seat).splitlines() if not line.startswith(("commit", "chain"))]
        found.append([view, table.events(seat), record])
    return json.dumps(found).replace(CARDS[0], "?").replace(CARDS[1], "?")  # it lies in the open discard pile at first


@pytest.mark.parametrize("end", ["end", "pause"])
def test_others_see_the_same_whatever_the_new_hand_can_do(end: str) -> None:
    tables = [table_of(card) for card in CARDS]
    for answers in ([(0, end)], [(1, "done")]):
        for seat, answer in answers:
            for table in tables:
                assert table.asked == seat
                table.answer(seat, table.number(seat), answer)
        assert seen(tables[0]) == seen(tables[1])
    assert [table.game.prompt for table in tables] == ["act" if end == "end" else "before_market"] * 2


def test_what_was_forgone_stands_in_the_record_behind_the_answer_that_came_before() -> None:
    table = table_of(CARDS[0])
    table.answer(0, 1, "end")
    table.answer(1, 1, "done")
    assert store(table).splitlines()[-7:-4] == ["", "3 P2: done", "3 P1: end"]
    again = restore(store(table))
    assert store(again) == store(table)
    assert again.game == table.game
    assert [step.texts for step in again.steps] == [("pause",), ("done",), ("end",)]


def test_a_table_with_one_person_asks_as_before() -> None:
    table = table_of(CARDS[0], ("person", "simple"))
    assert table.options == ["end"]
    table.answer(0, 1, "end")
    table.run_bots()
    assert (table.asked, table.game.prompt) == (0, "before_market")


@pytest.mark.parametrize(("settings", "options"), [({"evenly": False}, ["end"]), ({}, ["end", "pause"])])
def test_how_a_table_holds_its_people_is_in_its_record(settings: dict[str, Any], options: list[str]) -> None:
    table = restore(store(table_of(CARDS[0], **settings)))
    assert table.options == options
    assert f"table: hold={'evenly' if len(options) > 1 else 'yes'} " in store(table)


def test_a_log_makes_the_same_table_again_also_after_lists_among_equal_cards() -> None:
    position = (
        "animalfolk position 1\ndecks: macaws squirrels owls\nplayers: 2\nmarket: acorn acorn acorn acorn acorn\n"
        "P1 hand: spyglass wise_spy junk\nP1 deck: junk junk junk junk\nP2 hand: junk junk\nP2 deck: junk junk\n"
    )
    seats = [Seat("person", "Anna"), Seat("person", "Ben")]
    table = Table(position, seats, Settings(undo="agreed"))
    table.answer(0, 1, "use wise_spy")
    assert table.options == ["junk"]
    table.answer(0, 2, ["junk", "junk", "junk"])
    table.answer(0, 3, "play spyglass")
    table.answer(0, 4, ["junk"])
    assert table.game.prompt == "return"
    assert [step.texts for step in table.steps] == [
        ("use wise_spy",),
        ("junk", "junk"),  # the last one needs no answer
        ("play spyglass",),
        ("junk",),
    ]
    again = Table(position, seats, Settings(undo="agreed"))
    for entry in table.log:
        again.apply(Entry.load(entry.dump()))
    assert again.game == table.game
    replay = Replay(table)
    replay.go(replay.length)
    assert replay.game == table.game
    table.undo(0)
    assert table.game.prompt == "keep"
    assert restore(store(table)).game.prompt == "keep"


def test_playing_on_from_a_step_at_which_something_was_forgone() -> None:
    table = table_of(CARDS[0])
    table.answer(0, 1, "end")
    table.answer(1, 1, "done")
    table.resign(1)
    replay = Replay(table)
    replay.go(replay.length)
    again = replay.play_on([Seat("person", "Anna"), Seat("simple", "Bot")], Settings(), "")
    assert (again.asked, again.game.prompt) == (1, "act")
