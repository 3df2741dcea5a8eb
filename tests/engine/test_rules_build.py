"""BUILD: the stall action."""

from __future__ import annotations

import pytest

from tests.support.stalls import STACKS, stall
from tests.support.table import actions, expect, play, table
from tests.support.walk import stacks

WAITING = "P2 hand: junk junk"  # P2 has something to decide, so that the game stops there


@pytest.mark.rule("BUILD-01")
def test_one_stall_action_builds_one_stack() -> None:
    game = table("P1 hand: swift_broker cookies", "P1 deck: junk junk junk junk", WAITING)
    events = play(game, "P1: build")
    expect(game, "P1 stall: swift_broker", "P1 next stack: 2", "turn: P2")
    assert events.count("built P1 1") == 1
    assert "built P1 2" not in events


@pytest.mark.rule("BUILD-02")
def test_the_nth_stack_is_worth_exactly_n() -> None:
    game = table("P1 hand: swift_broker cookies shattered_relic spyglass flashy_show", stall(3), WAITING)
    assert stacks(game) == {("spyglass",), ("shattered_relic", "swift_broker")}
    expect(game, "P1 refused: build, shattered_relic; build, flashy_show; build, spyglass, swift_broker")


@pytest.mark.rule("BUILD-02")
@pytest.mark.parametrize(("count", "hand"), [(3, "shattered_relic"), (3, "flashy_show"), (0, "cookies")])
def test_a_total_too_small_or_too_large_cannot_be_built(count: int, hand: str) -> None:
    game = table(f"P1 hand: {hand} junk", stall(count), WAITING)
    assert "build" not in game.options


@pytest.mark.rule("BUILD-03")
def test_stacks_follow_each_other_without_gaps_from_left_to_right() -> None:
    game = table("P1 hand: shattered_relic junk", stall(1), WAITING)
    expect(game, "P1 not offered: build")
    game = table("P1 hand: shattered_relic cookies", stall(1), WAITING)
    play(game, "P1: build")
    assert game.view(None)["seats"][0]["stall"] == [["swift_broker"], ["cookies"]]


@pytest.mark.rule("BUILD-03")
def test_the_rightmost_stack_is_the_last_built_also_after_a_swap() -> None:
    game = table("P1 hand: acorn junk", stall(2, 2), "P2 hand: nostalgic_item junk")
    play(game, "P1: play acorn; P2.1:swift_broker; inventory; done")
    play(game, "P2: build")
    assert game.view(None)["seats"][1]["stall"] == [["acorn"], ["cookies"], ["nostalgic_item"]]


@pytest.mark.rule("BUILD-04")
@pytest.mark.parametrize("count", range(8))
def test_a_stall_has_room_for_eight_stacks(count: int) -> None:
    game = table(f"P1 hand: {STACKS[count]} junk", stall(count), WAITING)
    play(game, f"P1: build, {', '.join(STACKS[count].split())}")
    assert len(game.view(None)["seats"][0]["stall"]) == count + 1
    assert game.is_over == (count == 7)


@pytest.mark.rule("BUILD-05")
def test_any_number_of_cards_form_a_stack_but_not_none() -> None:
    game = table("P1 hand: swift_broker swift_broker cookies spyglass", stall(3), WAITING)
    assert stacks(game) == {("spyglass",), ("cookies", "swift_broker", "swift_broker")}
    expect(game, "P1 refused: build,; build, done")


@pytest.mark.rule("BUILD-06")
def test_cards_of_deck_and_discard_pile_cannot_be_built() -> None:
    game = table("P1 hand: junk junk", "P1 deck: swift_broker", "P1 discard: swift_broker", WAITING)
    expect(game, "P1 not offered: build")
    game = table("P1 hand: swift_broker junk", "P1 discard: swift_broker", stall(1), WAITING)
    expect(game, "P1 not offered: build")


@pytest.mark.rule("BUILD-07")
def test_a_stack_is_of_one_set() -> None:
    game = table("P1 hand: swift_broker loyal_partner junk", stall(1), WAITING)
    expect(game, "P1 not offered: build")
    game = table("P1 hand: swift_broker swift_broker loyal_partner", stall(1), WAITING)
    assert stacks(game) == {("swift_broker", "swift_broker")}
    expect(game, "P1 refused: build, swift_broker, loyal_partner")


@pytest.mark.rule("BUILD-08")
def test_junk_is_not_part_of_a_stack_unless_a_card_says_so() -> None:
    game = table("P1 hand: swift_broker junk junk", stall(1), WAITING)
    expect(game, "P1 not offered: build")
    game = table("P1 hand: stashing_vendor junk junk", stall(1), WAITING)
    assert stacks(game) == {("junk", "stashing_vendor")}
    game = table("P1 hand: junk", WAITING)
    assert "build" not in game.options


@pytest.mark.rule("BUILD-09")
def test_current_values_count() -> None:
    game = table("P1 hand: swift_broker junk", "alterations: add/1/P1/all", WAITING)
    expect(game, "P1 not offered: build")  # it is worth 2 now, and 1 is needed
    game = table("P1 hand: swift_broker junk", "alterations: add/1/P1/all", stall(1), WAITING)
    play(game, "P1: build")
    expect(game, "P1 stall: swift_broker | swift_broker")


@pytest.mark.rule("BUILD-10")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_the_cards_of_a_stack(viewer: int | None) -> None:
    game = table("P1 hand: swift_broker shattered_relic junk", stall(3), WAITING)
    play(game, "P1: build, shattered_relic, swift_broker")
    assert sorted(game.view(viewer)["seats"][0]["stall"][3]) == ["shattered_relic", "swift_broker"]
    expect(game, "watchers told: laid P1 shattered_relic 3; laid P1 swift_broker 1; built P1 4")


@pytest.mark.rule("BUILD-11")
def test_a_stack_is_never_left_incomplete() -> None:
    game = table("P1 hand: swift_broker shattered_relic spyglass", stall(3), WAITING)
    play(game, "P1: build")
    expect(game, "P1 asked: stack", "P1 options: spyglass; shattered_relic")
    expect(game, "P1 refused: done; shattered_relic, done; swift_broker")
    assert game.view(None)["seats"][0]["stall"] == [["swift_broker"], ["cookies"], ["shattered_relic"]]


@pytest.mark.rule("BUILD-11")
def test_nothing_is_added_to_a_finished_stack() -> None:
    game = table("P1 hand: swift_broker cookies spyglass", stall(1), WAITING)
    assert actions(game) == {"play", "build", "inventory"}
    play(game, "P1: build")
    assert game.view(None)["seats"][0]["stall"] == [["swift_broker"], ["cookies"]]


@pytest.mark.rule("BUILD-12")
def test_a_built_card_is_neither_played_nor_paid_nor_built_nor_in_force() -> None:
    lines = [
        "market: - - - - cookies",
        "market deck: spyglass",
        "bin: spyglass",
        "P1 deck: junk junk junk junk junk junk",
    ]
    game = table(
        "P1 hand: junk", "P1 stall: cookies | market_discovery | stashing_vendor | swift_broker", *lines, WAITING
    )
    expect(game, "P1 asked: inventory", "P1 hand size: 5")  # the only action, so it was taken
    play(game, "P1: done")
    expect(game, "P1 hand count: 5", "turn: P2")


@pytest.mark.rule("BUILD-12")
def test_a_card_may_still_swap_a_built_card() -> None:
    game = table("P1 hand: acorn junk", stall(2, 2), WAITING)
    play(game, "P1: play acorn")
    expect(game, "P1 options: P2.1:swift_broker; P2.2:cookies")


@pytest.mark.rule("BUILD-13", "BUILD-14")
def test_a_changed_stack_stays_finished_and_the_next_number_follows_the_count() -> None:
    game = table("P1 hand: acorn junk", stall(2, 2), "P2 hand: swift_broker shattered_relic")
    play(game, "P1: play acorn; P2.1:swift_broker; inventory; done")
    expect(game, "P2 stall: acorn | cookies", "P2 next stack: 3", "turn: P2")
    assert stacks(game) == {("shattered_relic",)}


@pytest.mark.rule("BUILD-13", "BUILD-14")
def test_an_own_stack_changed_by_safety_precaution_stays_finished_too() -> None:
    game = table("P1 hand: safety_precaution shattered_relic junk", stall(2), WAITING)
    play(game, "P1: play safety_precaution; P1.1:swift_broker")
    expect(
        game, "P1 stall: safety_precaution | cookies", "P1 next stack: 3", "P1 hand: swift_broker shattered_relic junk"
    )
    assert stacks(game) == {("shattered_relic",)}
