"""Positions in the middle of something: their frames must fit each other and the table."""

from __future__ import annotations

import pytest

from animalfolk import BadText
from tests.support.table import expect, table

MIDDLE = [  # of a purchase, in a game where everything fits
    "turn: 2 P1",
    "market: - - - - accordion",
    "P1 hand: spyglass junk cookies swift_broker",
    "laid: spyglass",
    "P2 hand: junk",
]


def test_frames_that_fit_are_taken_up() -> None:
    game = table(*MIDDLE, "frames: game/P1/2 take_turn/P1/7/1 act/P1/3/1/1 choose_payment/P1/1/0")
    expect(game, "P1 asked: pay", "P1 options: junk; cookies; swift_broker")


@pytest.mark.parametrize(
    ("frames", "lines", "expected"),
    [
        ("take_turn/P1/7/1 act/P1/3/1/1 choose_payment/P1/1/0", [], "the game of P1, and in it a turn"),
        ("game/P2/2 take_turn/P1/7/1 act/P1/3/1/1 choose_payment/P1/1/0", [], "the game of P1, and in it a turn"),
        ("game/P1/2 take_turn/P2/7/1 act/P1/3/1/1 choose_payment/P1/1/0", [], "frames of P1, whose turn it is"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/4/1/1 choose_payment/P1/1/0", [], "what act waits for at step 4"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/3/1/1 spyglass/P1/1", [], "what act waits for at step 3"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/3/1/1", [], "a step at which act asks"),
        ("game/P1/2 take_turn/P1/7/4 act/P1/3/1/1 choose_payment/P1/1/0", [], "0 to 3 as more of take_turn"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/3/1/9 choose_payment/P1/1/1", [], "a card in the slot of choose_payment"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/3/1/9 choose_payment/P1/1/0", [], "a payment for the slot that was chosen"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/3/1/1 choose_payment/P1/1/0", ["cause: junk"], "no cause"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/3/1/1 choose_payment/P1/1/0", ["laid: acorn"], "where they come from"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/25/1/4 take_inventory/P1/1", [], "no cards laid"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/4/1/1 purchase/P1/10/0", ["laid:"], "paid cards"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/4/1/1 purchase/P1/10/0", ["laid: junk#1 cookies"], "paid cards"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/4/1/1 purchase/P1/10/0", [], "frames that leave a choice"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/3/1/1 choose_payment/P1/1/0", ["aside: junk@1/deck1"], "no cards aside"),
    ],
)
def test_frames_that_do_not_fit_are_refused_with_what_would(frames: str, lines: list[str], expected: str) -> None:
    keys = [line.partition(":")[0] for line in lines]
    others = [line for line in MIDDLE if line.partition(":")[0] not in keys]
    with pytest.raises(BadText) as caught:
        table(*others, *lines, f"frames: {frames}")
    assert expected in caught.value.expected
