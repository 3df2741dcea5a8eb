"""Copies that enlarge the hand while it is filled."""

from __future__ import annotations

from tests.support.table import expect, play, table


def test_two_copies_of_the_same_card_enlarge_the_hand_one_after_the_other() -> None:
    game = table(
        "decks: macaws chameleons pandas",
        "P1 hand: reflection reflection junk",
        "P1 deck: junk junk junk junk junk junk",
        "P2 hand: junk junk",
        "P2 discard: cookies",
        hold=[0],
    )
    play(game, "P1: done; end")
    expect(game, "P1 hand count: 7", "P1 knows P1 hand: reflection reflection junk junk junk junk junk")
    copies = [event["copy"] for event in game.events(None) if event["event"] == "copied"]
    assert copies == ["cookies", "cookies"]
