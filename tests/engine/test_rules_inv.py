"""INV: the inventory action."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.support.table import expect, kinds, play, table

WAITING = "P2 hand: junk junk"
HAND = "P1 hand: acorn nostalgic_item junk"


@pytest.mark.rule("INV-01")
@pytest.mark.parametrize("count", [1, 2])
def test_any_number_of_hand_cards_is_discarded(count: int) -> None:
    game = table(HAND, WAITING, "P1 discard: spyglass", hold=[0])
    named = ["nostalgic_item", "junk"][:count]
    play(game, f"P1: inventory, {', '.join(named)}")
    expect(game, f"P1 hand count: {3 - count}", f"P1 discard: {' '.join(named[::-1])} spyglass")


@pytest.mark.rule("INV-02")
def test_no_card_need_be_discarded() -> None:
    game = table(HAND, WAITING, "P1 deck: junk junk junk", hold=[0])
    events = play(game, "P1: inventory")
    expect(game, "P1 asked: inventory", "P1 options: acorn; nostalgic_item; junk; done")
    events = play(game, "P1: done")
    expect(game, "P1 hand: acorn nostalgic_item junk", "P1 discard:")
    assert events == []


@pytest.mark.rule("INV-03")
def test_the_whole_hand_may_be_discarded() -> None:
    game = table(HAND, WAITING, hold=[0])
    play(game, "P1: inventory, acorn, nostalgic_item, junk")
    expect(game, "P1 hand:", "P1 discard: junk nostalgic_item acorn", "P1 asked: end_turn")


@pytest.mark.rule("INV-04")
@pytest.mark.parametrize("order", list(permutations(["acorn", "nostalgic_item", "junk"])))
def test_the_cards_land_in_the_order_they_are_named(order: tuple[str, ...]) -> None:
    game = table(HAND, WAITING, hold=[0])
    play(game, f"P1: inventory, {', '.join(order)}")
    expect(game, f"P1 discard: {' '.join(order[::-1])}")


@pytest.mark.rule("INV-05")
def test_nothing_is_drawn_before_clean_up() -> None:
    game = table(HAND, WAITING, "P1 deck: swift_broker spyglass accordion junk junk", hold=[0])
    play(game, "P1: inventory, acorn, junk")
    expect(game, "P1 hand: nostalgic_item", "P1 deck count: 5", "P1 asked: end_turn")
    events = play(game, "P1: end")
    assert kinds(events)[:3] == ["cleanup_began", "drew", "drew"]
    expect(game, "P1 hand: nostalgic_item swift_broker spyglass accordion junk")
