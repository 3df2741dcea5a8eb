"""CLEAN: filling the hand in clean-up."""

from __future__ import annotations

import pytest

from tests.support.table import expect, play, table

DECK = "P1 deck: swift_broker spyglass accordion junk junk junk junk junk"
WAITING = "P2 hand: junk junk"


@pytest.mark.rule("CLEAN-01")
@pytest.mark.parametrize("count", range(1, 5))
def test_the_hand_is_filled_to_five_from_the_own_deck(count: int) -> None:
    game = table("P1 hand:" + " junk" * count, DECK, WAITING)
    play(game, "P1: done")
    expect(game, "P1 hand count: 5", f"P1 deck count: {8 - (5 - count)}", "junk: 6")
    assert "swift_broker" in game.view(0)["seats"][0]["hand"]


@pytest.mark.rule("CLEAN-02")
def test_a_card_may_change_the_hand_size() -> None:
    game = table("P1 hand: cookies junk", DECK, WAITING)
    expect(game, "P1 hand size: 6")
    play(game, "P1: done")
    expect(game, "P1 hand count: 6", "P1 deck count: 4")


@pytest.mark.rule("CLEAN-03")
def test_cards_are_drawn_one_by_one() -> None:
    game = table("P1 hand: junk junk junk junk", "P1 deck: cookies swift_broker spyglass", WAITING)
    play(game, "P1: done")
    expect(game, "P1 told: drew P1 cookies; shown P1 cookies 1; drew P1 swift_broker")
    expect(game, "P1 hand: junk junk junk junk cookies swift_broker", "P1 deck: spyglass")


@pytest.mark.rule("CLEAN-04")
@pytest.mark.parametrize("count", [5, 7])
def test_a_large_hand_is_kept_and_nothing_is_drawn(count: int) -> None:
    game = table("P1 hand:" + " junk" * count, DECK, WAITING)
    events = play(game, "P1: done")
    expect(game, f"P1 hand count: {count}", "P1 deck count: 8", "P1 discard:")
    assert not [event for event in events if event.startswith(("drew P1", "discarded"))]


@pytest.mark.rule("CLEAN-06")
def test_only_the_active_player_fills_the_hand() -> None:
    game = table("P1 hand: junk junk", DECK, WAITING, "P2 deck: junk junk junk junk")
    play(game, "P1: done")
    expect(game, "P1 hand count: 5", "P2 hand count: 2", "P2 deck count: 4", "P2 asked: inventory")


@pytest.mark.rule("CLEAN-07")
def test_a_short_hand_waits_for_the_clean_up_of_its_own_turn() -> None:
    hands = ["P1 hand: junk junk", "P2 hand: junk junk junk", "P3 hand: junk", "P3 deck: junk junk junk junk junk"]
    game = table("players: 3", "decks: macaws pandas squirrels", *hands)
    play(game, "P1: done", "P2: done")
    expect(game, "P3 hand count: 1", "P3 asked: inventory")
    play(game, "P3: done")
    expect(game, "P3 hand count: 5", "P3 deck count: 1")


def test_a_second_equal_chameleon_becomes_cookies_in_the_fill_too() -> None:
    lines = ["P1 hand: reflection reflection junk", "P1 deck: acorn accordion spyglass acorn flashy_show"]
    game = table("decks: chameleons macaws squirrels", *lines, "P2 discard: cookies", "P2 hand: junk junk", hold=[0])
    play(game, "P1: done; end")
    expect(game, "turn: P2", "P1 hand count: 7", "P1 deck: flashy_show")
