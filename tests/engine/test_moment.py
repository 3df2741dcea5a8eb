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
        ("game/P1/2 take_turn/P1/7/1 act/P1/4/1/1 choose_payment/P1/1/0", [], "what act waits for at >purchase"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/3/1/1 spyglass/P1/2", [], "what act waits for at >choose_payment"),
        ("game/P1/2 take_turn/P1/7/1 act/P1/3/1/1 spyglass/P1/1", [], "a step at which spyglass waits: 2, 3"),
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


NAMED = "take_turn>act(more=1) act>choose_payment(more=1,choice=1) choose_payment?pay(slot=0)"


def test_frames_that_name_their_waits_are_taken_up_and_written_so() -> None:
    game = table(*MIDDLE, f"frames: {NAMED}")
    expect(game, "P1 asked: pay", "P1 options: junk; cookies; swift_broker")
    assert f"frames: {NAMED}\n" in game.position()
    assert game == table(*MIDDLE, "frames: game/P1/2 take_turn/P1/7/1 act/P1/3/1/1 choose_payment/P1/1/0")


@pytest.mark.parametrize(
    ("frames", "expected"),
    [
        (NAMED.replace("choose_payment?pay", "choose_payment/P2?pay"), "frames of P1, whose turn it is"),
        (NAMED.replace(">act", ">play"), "a wait of take_turn: >start, >act, >react, >clean_up"),
        (NAMED.replace("act>choose_payment", "act>purchase"), "what act waits for at >purchase"),
        (NAMED.replace("act>choose_payment", "act>purchase#2"), "what act waits for at >purchase#2"),
        (NAMED.replace("act>choose_payment", "act>purchase#3"), "a wait of act: ?act, >choose_payment, >purchase,"),
        (NAMED.replace("?pay", "?keep"), "a wait of choose_payment: ?pay"),
        (NAMED.replace("?pay", "?juggle"), "a wait of choose_payment: ?pay"),
        (NAMED.replace("more=1,", "mood=1,"), "fields of act: more, choice"),
        (NAMED.replace("more=1,", "more=1,more=1,"), "fields of act: more, choice"),
        (NAMED.replace("(slot=0)", "(slot)"), "fields of choose_payment: slot"),
        (NAMED.replace("(slot=0)", "(slot=0"), "a frame like act>play(more=1) or spyglass?keep"),
        (NAMED.replace("slot=0", "slot=junk"), "a number"),
        (NAMED.replace("slot=0", "slot=1"), "a card in the slot of choose_payment"),
        (NAMED.replace("more=1", "more=4"), "0 to 3 as more of take_turn"),
        (NAMED.replace("choice=1", "choice=-1"), "0 to 524288 as choice of act"),
        (NAMED.partition(" ")[0], "a step at which take_turn asks"),
        (f"dance>take_turn {NAMED}", "a frame like act>play(more=1) or spyglass?keep"),
        (f"take_inventory?inventory {NAMED}", "the game of P1, and in it a turn"),
    ],
)
def test_named_frames_that_do_not_fit_are_refused_with_what_would(frames: str, expected: str) -> None:
    with pytest.raises(BadText) as caught:
        table(*MIDDLE, f"frames: {frames}")
    assert expected in caught.value.expected


SABOTAGE = [  # of P2, who has two cards of P1's deck
    "turn: 2 P2",
    "P1 deck: cookies",
    "P1 hand: junk",
    "P2 hand: junk",
    "P2 schedule: sabotage",
    "cause: sabotage",
    "aside: acorn@2/deck1 spyglass@2/deck1",
]


def test_a_question_is_the_one_that_was_written() -> None:
    frames = "frames: take_turn>act(more=1) act>play(more=1) play>sabotage(card=sabotage) sabotage?throw_one(player=P1)"
    game = table("decks: raccoons macaws squirrels", *SABOTAGE, frames)
    expect(game, "P2 asked: throw_one")
    assert f"{frames}\n" in game.position()
    with pytest.raises(BadText, match=r"expected sabotage\?throw_one"):
        table("decks: raccoons macaws squirrels", *SABOTAGE, frames.replace("throw_one", "back_first"))


GIFTS = [  # of the crocodiles: one card is chosen for the deck of P1, none yet for that of P2
    "decks: crocodiles macaws pandas",
    "P1 hand: junk",
    "P2 hand: junk",
    "P1 schedule: night_shift",
    "cause: night_shift",
    "aside: acorn@1/deck1 spyglass@1/deck2",
]
GIVEN = "take_turn>act(more=1) act>play(more=1) play>night_shift(card=night_shift) night_shift>return_to_each"


def test_a_prompt_among_the_fields_is_said_by_the_wait() -> None:
    game = table(*GIFTS, f"frames: {GIVEN} return_to_each>choose_gifts(givers=12) choose_gifts?give_back(waiting=12)")
    expect(game, "P1 asked: give_back")
    assert game.position().endswith("choose_gifts?give_back(waiting=12)\n")
    old = "game/P1/2 take_turn/P1/7/1 act/P1/7/1/34 play/P1/1/51 night_shift/P1/1 return_to_each/P1/1/3"
    assert table(*GIFTS, f"frames: {old} choose_gifts/P1/2/3/32") == game
