"""What cards count: alterations folded in the order played, and used everywhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from animalfolk import Game
from tests.support.stalls import stall
from tests.support.table import expect, play, table
from tests.support.walk import payments, stacks

WAITING = "P2 hand: junk acorn"


def worth(card: str, *alterations: str) -> int:
    """What this hand card of P1 counts under these alterations."""
    game = table(f"P1 hand: {card} acorn", f"alterations: {' '.join(alterations)}", WAITING)
    return int(game.view(0)["seats"][0]["values"][0])


@pytest.mark.parametrize(
    ("alterations", "expected"),
    [
        ([], 5),
        (["add/1/P1/all"], 6),
        (["add/1/P1/all", "add/1/P1/all"], 7),
        (["add/1/P1/all", "times/3/P1/#1"], 18),
        (["times/3/P1/#1", "add/1/P1/all"], 16),
        (["add/3/P1/#1", "set/2/P1/#1"], 2),
        (["set/2/P1/#1", "add/3/P1/#1"], 5),
        (["set/1/P1/#1", "times/3/P1/#1", "add/1/P1/all"], 4),
        (["times/0/P1/#1"], 0),
    ],
)
def test_alterations_apply_in_the_order_played(alterations: list[str], expected: int) -> None:
    assert worth("flashy_show#1", *alterations) == expected


def test_a_marked_alteration_is_for_its_card_only() -> None:
    game = table("P1 hand: junk#1 junk#2 junk", "alterations: add/3/P1/#1 times/5/P1/#2", "market: - - - - flashy_show")
    assert game.view(0)["seats"][0]["values"] == [4, 5, 1]


def test_an_alteration_is_for_its_own_seat_only() -> None:
    assert worth("junk", "add/3/P2/all") == 1
    assert worth("junk#1", "add/3/P2/#1") == 1
    game = table("P1 hand: junk acorn", WAITING, "alterations: add/3/P2/all")
    expect(game, "P2 value junk: 4", "P2 value acorn: 7")


kinds = st.sampled_from(["add", "set", "times"])
targets = st.sampled_from(["P1/all", "P1/#1", "P1/#2", "P2/all", "P2/#1"])
changes = st.lists(st.tuples(kinds, st.integers(0, 5), targets), max_size=6)


@given(changes, st.sampled_from([("junk", 1), ("cookies", 2), ("acorn", 4)]), st.sampled_from(["", "#1", "#2"]))
def test_any_list_of_alterations_is_folded_from_the_left(
    changes: list[tuple[str, int, str]], card: tuple[str, int], mark: str
) -> None:
    name, expected = card
    for kind, amount, target in changes:
        if target == "P1/all" or (mark and target == f"P1/{mark}"):
            expected = {"add": expected + amount, "set": amount, "times": expected * amount}[kind]
    assert worth(name + mark, *[f"{kind}/{amount}/{target}" for kind, amount, target in changes]) == expected


# every use takes the altered value


def altered(*lines: str) -> Game:
    """P1 holds a junk worth 4, a junk worth 1 and an Acorn worth 4."""
    return table("P1 hand: junk#1 junk acorn", "alterations: add/3/P1/#1", *lines, WAITING)


def test_payments_take_the_altered_value() -> None:
    game = altered("market: - - - - flashy_show")
    paid = payments(game, "buy flashy_show+0")
    assert paid == {("junk", "junk"), ("acorn", "junk")}  # 4 and 1, or 4 and 4
    expect(game, "P1 refused: buy flashy_show+0, acorn, junk#1, junk")


def test_the_altered_value_must_be_used() -> None:
    game = altered("market: - - - - cookies")
    expect(game, "P1 refused: buy cookies+0, junk#1, junk; buy cookies+0, junk, junk")
    game = table("P1 hand: swift_broker#1 acorn", "alterations: add/2/P1/#1", WAITING)
    expect(game, "P1 not offered: build")  # it is no 1 any more


def test_purchases_are_offered_by_altered_values() -> None:
    game = table("P1 hand: junk#1 acorn", "alterations: times/0/P1/#1", "market: - - - - flashy_show", WAITING)
    expect(game, "P1 not offered: buy flashy_show+0")
    game = table("P1 hand: junk#1 acorn", "alterations: set/5/P1/#1", "market: - - - - flashy_show", WAITING)
    expect(game, "P1 offered: buy flashy_show+0")


def test_a_card_without_value_never_pays() -> None:
    game = table("P1 hand: junk#1 acorn junk", "alterations: times/0/P1/#1", "market: - - - - acorn", WAITING)
    assert payments(game, "buy acorn+0") == {("acorn",)}


def test_stacks_take_the_altered_value() -> None:
    game = altered(stall(3))
    assert stacks(game) == {("acorn",)}
    game = table("P1 hand: swift_broker#1 junk", "alterations: set/4/P1/#1", stall(3), WAITING)
    play(game, "P1: build")
    expect(game, f"{stall(3)} | swift_broker", "P1 told: laid P1 swift_broker 4; built P1 4")


def test_prices_stalls_and_the_next_stack_are_never_altered() -> None:
    game = altered("market: - - - acorn cookies", "bin: acorn", stall(2))
    expect(game, "P1 price +0: 2", "P1 price +1: 5", "P1 price +bin: 4", "P1 next stack: 3")


def test_the_own_change_of_a_card_comes_last() -> None:
    game = table("P1 hand: accordion#1 junk", "alterations: set/1/P1/#1 add/1/P1/all", stall(2), WAITING)
    assert stacks(game) == {("accordion",)}  # 1, raised to 2, then 3 by its own text
    play(game, "P1: build, accordion#1+1")
    expect(game, "P1 told: laid P1 accordion 3")


def test_a_stack_half_chosen_with_an_altered_accordion_is_written_and_read() -> None:
    lines = ["P1 hand: accordion#1 stashing_vendor stashing_vendor junk junk", "alterations: set/2/P1/#1", stall(4)]
    game = table(*lines, WAITING)
    play(game, "P1: build; accordion#1+1")
    expect(game, "P1 asked: stack")
    assert Game.from_position(game.position()) == game


def test_an_accordion_worth_nothing_may_be_added_to_a_stack() -> None:
    game = table("P1 hand: accordion#1 empty_chest", "alterations: set/1/P1/#1", stall(1), WAITING)
    assert stacks(game) == {("accordion",), ("empty_chest",), ("accordion", "empty_chest")}


def test_an_accordion_worth_nothing_never_makes_a_stack_alone() -> None:
    game = table("P1 hand: accordion#1 junk", "alterations: set/1/P1/#1", stall(2), WAITING)
    assert "build" not in game.options


# when alterations end


def test_an_alteration_ends_when_its_card_leaves_the_hand() -> None:
    game = table("P1 hand: acorn#1 favourite_toy swift_broker", "alterations: add/3/P1/#1", stall(1), WAITING, hold=[0])
    expect(game, "P1 value acorn#1: 7")
    play(game, "P1: play swift_broker, favourite_toy, acorn#1")
    assert sorted(game.view(0)["seats"][0]["hand"]) == ["acorn", "favourite_toy"]
    expect(game, "P1 value acorn: 4")


def test_a_marked_technique_played_lands_as_the_plain_card() -> None:
    game = table("P1 hand: flashy_show#1 favourite_toy", "alterations: add/3/P1/#1", WAITING)
    play(game, "P1: play flashy_show#1")
    expect(game, "P1 discard: flashy_show")
    play(game, "P1: play favourite_toy")
    expect(game, "P1 value flashy_show: 6")  # its own addition, not the one that was for the marked card


def test_all_alterations_end_with_the_turn() -> None:
    game = table("P1 hand: acorn#1 junk junk junk junk", "alterations: add/3/P1/#1 add/1/P1/all", WAITING)
    play(game, "P1: inventory; done")
    assert game.view(0)["alterations"] == []
    expect(game, "P1 hand: acorn junk junk junk junk", "P1 value acorn: 4", "P1 value junk: 1")


def test_a_whole_payment_may_name_altered_cards() -> None:
    game = table("P1 hand: spyglass#1 junk", "alterations: add/1/P1/#1", "market: - - - - accordion", WAITING, hold=[0])
    play(game, "P1: buy accordion+0, spyglass#1")
    expect(game, "P1 discard: spyglass", "P1 hand: junk accordion")
