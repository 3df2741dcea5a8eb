"""Hoarding Flying Squirrels: what each printed sentence and each ruling says."""

from __future__ import annotations

import pytest

from animalfolk import Game
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table, told
from tests.support.walk import Cards, stacks

WAITING = "P2 hand: junk junk"

pytestmark = pytest.mark.card


def possible(hand: str, need: int, discard: str = "", *lines: str) -> set[Cards]:
    """The stacks that P1 can build."""
    game = table(f"P1 hand: {hand}", f"P1 discard: {discard}", stall(need - 1), "rules: stacks=10", *lines, WAITING)
    return stacks(game) if "build" in game.options else set()


# Stashing Vendor


def test_a_stack_with_stashing_vendor_may_hold_any_number_of_junk() -> None:
    assert possible("stashing_vendor junk junk junk", 4) == {("junk", "junk", "junk", "stashing_vendor")}
    assert possible("stashing_vendor junk junk junk", 1) == {("stashing_vendor",)}


def test_without_stashing_vendor_in_the_stack_junk_stays_out() -> None:
    assert possible("stashing_vendor acorn junk", 5) == {("acorn", "stashing_vendor")}
    assert possible("nostalgic_item junk stashing_vendor", 3) == {("nostalgic_item",)}
    assert possible("swift_broker junk", 2) == set()


def test_one_vendor_is_enough_for_all_the_junk() -> None:
    both = possible("stashing_vendor stashing_vendor junk junk", 3)
    assert both == {("junk", "junk", "stashing_vendor"), ("junk", "stashing_vendor", "stashing_vendor")}


def test_stashing_vendor_does_not_mix_sets() -> None:
    assert possible("stashing_vendor swift_broker junk", 3) == set()


def test_junk_in_a_stack_counts_at_its_altered_value() -> None:
    assert possible("stashing_vendor junk junk", 4, "", "alterations: add/1/P1/all") == {("junk", "stashing_vendor")}


# Empty Chest


def test_a_stack_with_empty_chest_may_mix_sets() -> None:
    assert possible("empty_chest swift_broker loyal_partner", 4) == {("empty_chest", "loyal_partner", "swift_broker")}


def test_a_stack_with_empty_chest_holds_no_junk() -> None:
    assert possible("empty_chest junk", 3) == set()
    assert possible("empty_chest junk swift_broker", 3) == {("empty_chest", "swift_broker")}


def test_only_a_stack_with_the_chest_is_mixed() -> None:
    assert possible("empty_chest swift_broker loyal_partner", 2) == {("empty_chest",)}


def test_chest_and_vendor_together_mix_sets_and_junk() -> None:
    found = possible("empty_chest stashing_vendor swift_broker junk", 5)
    assert found == {("empty_chest", "junk", "stashing_vendor", "swift_broker")}
    assert possible("empty_chest stashing_vendor swift_broker junk", 3) == {("empty_chest", "stashing_vendor")} | {
        ("empty_chest", "swift_broker")
    }


# Nostalgic Item


def test_a_stack_with_nostalgic_item_may_hold_one_card_of_the_discard_pile() -> None:
    found = possible("nostalgic_item", 4, "junk acorn swift_broker loyal_partner stashing_vendor")
    names = ("junk", "swift_broker", "loyal_partner", "stashing_vendor")
    assert found == {(f"discard:{name}", "nostalgic_item") for name in names}


def test_the_included_card_may_lie_anywhere_in_the_pile_and_the_rest_keeps_its_order() -> None:
    game = table("P1 hand: nostalgic_item", "P1 discard: acorn cookies swift_broker junk", stall(4), WAITING, hold=[0])
    play(game, "P1: build")
    expect(game, f"{stall(4)} | nostalgic_item cookies", "P1 discard: acorn swift_broker junk")
    expect(game, "P1 told: laid P1 nostalgic_item 3; laid_from_discard P1 cookies 2; built P1 5")


def test_including_a_card_is_a_choice() -> None:
    game = table("P1 hand: nostalgic_item junk", "P1 discard: cookies", stall(2), WAITING, hold=[0])
    play(game, "P1: build")
    expect(game, f"{stall(2)} | nostalgic_item", "P1 discard: cookies")


def test_one_item_allows_one_card_and_two_items_two() -> None:
    assert possible("nostalgic_item", 5, "junk junk") == set()
    assert possible("nostalgic_item nostalgic_item", 8, "junk junk") == {
        ("discard:junk", "discard:junk", "nostalgic_item", "nostalgic_item")
    }


def test_an_included_item_allows_one_more() -> None:
    assert possible("nostalgic_item", 7, "nostalgic_item junk junk") == {
        ("discard:junk", "discard:nostalgic_item", "nostalgic_item")
    }
    assert possible("nostalgic_item", 8, "nostalgic_item junk junk") == set()


def test_at_least_one_item_comes_from_the_hand() -> None:
    assert possible("swift_broker", 4, "nostalgic_item") == set()
    assert possible("acorn", 7, "nostalgic_item") == set()
    assert possible("stashing_vendor empty_chest", 6, "nostalgic_item") == set()


def test_the_own_pile_only() -> None:
    assert possible("nostalgic_item", 4, "", "P2 discard: swift_broker junk") == set()


def test_hand_cards_stay_bound_to_set_and_junk_limits() -> None:
    assert possible("nostalgic_item swift_broker", 4) == set()
    assert possible("nostalgic_item junk", 4) == set()
    assert possible("nostalgic_item junk", 4, "junk") == {("discard:junk", "nostalgic_item")}


def test_an_included_vendor_lets_junk_of_the_hand_in() -> None:
    assert possible("nostalgic_item junk", 5, "stashing_vendor") == {
        ("discard:stashing_vendor", "junk", "nostalgic_item")
    }


def test_an_included_chest_lets_hand_cards_be_mixed() -> None:
    assert possible("nostalgic_item swift_broker", 6, "empty_chest") == {
        ("discard:empty_chest", "nostalgic_item", "swift_broker")
    }


def test_a_chest_does_not_let_more_cards_of_the_discard_pile_in() -> None:
    assert possible("nostalgic_item empty_chest", 7, "junk swift_broker loyal_partner") == set()


def test_vendor_chest_and_item_mix_everything() -> None:
    found = possible("stashing_vendor empty_chest nostalgic_item junk swift_broker", 9, "loyal_partner")
    everything = ("empty_chest", "junk", "nostalgic_item", "stashing_vendor", "swift_broker")
    assert ("discard:loyal_partner", *everything) in found


def test_an_included_card_counts_at_its_current_value() -> None:
    assert possible("nostalgic_item", 6, "junk", "alterations: add/1/P1/all") == {("discard:junk", "nostalgic_item")}


def test_the_cards_of_hand_and_discard_pile_make_one_stack() -> None:
    game = table("P1 hand: nostalgic_item", "P1 discard: junk", stall(3), WAITING, hold=[0])
    play(game, "P1: build")
    expect(game, "P1 next stack: 5", "P1 discard:")


def test_a_nostalgic_item_of_the_discard_pile_does_not_let_itself_in() -> None:
    found = possible("nostalgic_item stashing_vendor", 4, "nostalgic_item")
    assert found == {("nostalgic_item", "stashing_vendor")}  # and not the other one with the vendor alone


# Acorn


def squirrelled(*lines: str) -> Game:
    """P1 has just played Acorn against P2's stacks."""
    game = table("P1 hand: acorn swift_broker", *(lines or ["P2 stall: swift_broker | stashing_vendor junk"]), WAITING)
    play(game, "P1: play acorn")
    return game


def test_acorn_swaps_with_any_card_of_an_opponents_stall() -> None:
    game = squirrelled()
    expect(game, "P1 asked: swap", "P1 options: P2.1:swift_broker; P2.2:stashing_vendor; P2.2:junk", "P1 refused: done")
    events = play(game, "P1: P2.2:junk")
    assert events[:2] == ["swapped_in P2 acorn 2", "swapped_out P1 junk 2"]
    expect(game, "P1 hand: swift_broker junk", "P2 stall: swift_broker | stashing_vendor acorn")


def test_acorn_takes_exactly_the_place_and_never_goes_to_the_discard_pile() -> None:
    game = squirrelled("P2 stall: swift_broker | stashing_vendor junk | cookies swift_broker")
    play(game, "P1: P2.2:stashing_vendor")
    assert game.view(None)["seats"][1]["stall"] == [["swift_broker"], ["acorn", "junk"], ["cookies", "swift_broker"]]
    expect(game, "P1 discard:", "P1 schedule:", "P2 next stack: 4", "P1 asked: act")
    assert "resolved P1 acorn" not in told(game)


def test_the_taken_card_is_known_to_all_and_may_be_used_at_once() -> None:
    game = squirrelled("P2 stall: swift_broker | spyglass")
    play(game, "P1: P2.2:spyglass")
    expect(game, "P2 knows P1 hand: spyglass", "watchers knows P1 hand: spyglass", "P1 offered: play spyglass")


def test_acorn_without_a_target_is_discarded_and_gives_its_bonus_action() -> None:
    game = squirrelled("P2 stall:")
    assert kinds(told(game)) == ["played", "resolved"]
    expect(game, "P1 discard: acorn", "P1 hand: swift_broker", "P1 asked: act")


def test_the_own_stall_is_no_target() -> None:
    game = squirrelled(stall(3))
    expect(game, "P1 discard: acorn", stall(3), "P1 asked: act")


def test_the_only_target_must_be_swapped() -> None:
    game = squirrelled("P2 stall: swift_broker")
    expect(game, "P2 stall: acorn", "P1 hand: swift_broker swift_broker", "P1 asked: act")


def test_acorn_reaches_every_opponents_stall() -> None:
    game = table("players: 3", "P1 hand: acorn swift_broker", stall(1, 2), stall(2, 3), "P2 hand: junk junk")
    play(game, "P1: play acorn")
    expect(game, "P1 options: P2.1:swift_broker; P3.1:swift_broker; P3.2:cookies")
    play(game, "P1: P3.1:swift_broker")
    expect(game, "P2 stall: swift_broker", "P3 stall: acorn | cookies")


def test_equal_cards_of_one_stack_are_offered_once() -> None:
    game = squirrelled("P2 stall: swift_broker | swift_broker swift_broker")
    expect(game, "P1 options: P2.1:swift_broker; P2.2:swift_broker")


def test_an_acorn_in_a_stall_may_be_swapped_for_another() -> None:
    game = squirrelled("P2 stall: acorn")
    expect(game, "P2 stall: acorn", "P1 hand: swift_broker acorn", "P1 offered: play acorn")


# Accordion


@pytest.mark.parametrize(("need", "name"), [(4, "accordion-1"), (5, "accordion"), (6, "accordion+1")])
def test_accordion_builds_as_four_five_or_six(need: int, name: str) -> None:
    game = table("P1 hand: accordion junk", stall(need - 1), WAITING)
    events = play(game, f"P1: build, {name}")
    assert events[:2] == [f"laid P1 accordion {need}", f"built P1 {need}"]


def test_accordion_builds_as_nothing_else() -> None:
    assert possible("accordion", 3) == set()
    assert possible("accordion", 7) == set()


def test_its_player_is_asked_how_it_counts_where_there_is_a_choice() -> None:
    game = table("P1 hand: accordion stashing_vendor junk", stall(5), WAITING)
    play(game, "P1: build")
    expect(game, "P1 asked: stack", "P1 options: accordion-1; accordion; accordion+1")
    play(game, "P1: accordion")
    expect(game, f"{stall(5)} | accordion stashing_vendor")


def test_each_copy_counts_by_itself() -> None:
    both = ("accordion", "accordion")
    worth_two = "alterations: set/2/P1/#1"
    assert [need for need in range(1, 9) if both in possible("accordion#1 accordion#1", need, "", worth_two)] == [
        2,
        3,
        4,
        5,
        6,
    ]


def test_accordion_pays_its_value_only() -> None:
    game = table("P1 hand: accordion junk", "market: - - - flashy_show -", WAITING)
    expect(
        game,
        "P1 refused: buy flashy_show+1, accordion; buy flashy_show+1, accordion+1",
        "P1 offered: buy flashy_show+1",
    )
    game = table("P1 hand: accordion", "market: - - - flashy_show -", WAITING)
    assert game.decision is not None
    assert game.decision.prompt == "inventory"  # nothing else can be done


def test_accordions_change_comes_after_all_others() -> None:
    tripled = "alterations: set/2/P1/#1 times/3/P1/#1"
    assert [need for need in range(1, 10) if possible("accordion#1", need, "", tripled)] == [5, 6, 7]


def test_accordion_under_flashy_show_is_five_six_or_seven() -> None:
    raised = "alterations: add/1/P1/all"
    assert [need for need in range(3, 10) if possible("accordion", need, "", raised)] == [5, 6, 7]


def test_accordion_included_from_the_discard_pile_changes_too() -> None:
    assert [need for need in range(5, 11) if possible("nostalgic_item", need, "accordion")] == [7, 8, 9]


def test_accordions_change_is_over_in_the_stall() -> None:
    game = table("P1 hand: accordion junk", stall(5), "P2 hand: acorn swift_broker")
    play(game, "P1: build, accordion+1", "P2: play acorn; P1.6:accordion")
    expect(game, "P2 value accordion: 5")


# Winter is Coming


def winter(hand: str, count: int, *lines: str) -> Game:
    """P1 has so many stacks, and a deck."""
    deck = "P1 deck: spyglass flashy_show junk junk junk junk"
    return table(f"P1 hand: {hand}", stall(count), deck, *lines, WAITING)


def test_after_winter_is_coming_another_stack_may_be_built_at_once() -> None:
    game = winter("winter_is_coming flashy_show swift_broker", 4)
    events = play(game, "P1: build, winter_is_coming")
    assert kinds(events) == ["laid", "built"]
    expect(game, "P1 asked: build_again", "P1 options: build; end", "P1 hand: flashy_show swift_broker")
    play(game, "P1: build")
    expect(game, f"{stall(4)} | winter_is_coming | flashy_show swift_broker", "turn: P2")


def test_the_hand_is_not_refilled_between_the_stacks() -> None:
    game = winter("winter_is_coming flashy_show swift_broker", 4)
    play(game, "P1: build, winter_is_coming")
    expect(game, "P1 hand count: 2", "P1 deck count: 6")


def test_the_further_stack_may_be_declined() -> None:
    game = winter("winter_is_coming flashy_show swift_broker", 4)
    play(game, "P1: build, winter_is_coming; end")
    expect(game, f"{stall(4)} | winter_is_coming", "turn: P2", "P1 hand count: 5")


def test_where_none_can_be_built_the_further_stack_lapses_unasked() -> None:
    game = winter("winter_is_coming cookies swift_broker", 4)
    play(game, "P1: build")
    expect(game, "turn: P2", f"{stall(4)} | winter_is_coming")


def test_winter_chains() -> None:
    game = winter("winter_is_coming winter_is_coming stashing_vendor empty_chest accordion", 4)
    play(game, "P1: build, winter_is_coming; build, winter_is_coming, stashing_vendor")
    expect(game, "P1 asked: build_again", "P1 hand: empty_chest accordion", "P1 next stack: 7")
    play(game, "P1: build")
    expect(game, "P1 next stack: 8", "turn: P2")


def test_without_winter_in_the_second_stack_the_chain_ends() -> None:
    game = winter("winter_is_coming flashy_show swift_broker empty_chest flashy_show", 4)
    play(game, "P1: build, winter_is_coming; build, flashy_show, swift_broker")
    expect(game, "turn: P2", "P1 next stack: 7")


def test_two_winters_in_one_stack_give_two_further_stacks() -> None:
    hand = "winter_is_coming#1 winter_is_coming#1 cookies swift_broker spyglass acorn"
    game = winter(hand, 1, "alterations: set/1/P1/#1")
    play(game, "P1: build, winter_is_coming#1, winter_is_coming#1")
    play(game, "P1: build, cookies, swift_broker")
    expect(game, "P1 asked: build_again", "P1 options: build; end", "P1 next stack: 4")
    play(game, "P1: build, spyglass")
    expect(game, "turn: P2", "P1 next stack: 5")


def test_declining_ends_all_further_stacks() -> None:
    hand = "winter_is_coming#1 winter_is_coming#1 cookies swift_broker spyglass"
    game = winter(hand, 1, "alterations: set/1/P1/#1")
    play(game, "P1: build, winter_is_coming#1, winter_is_coming#1; end")
    expect(game, "turn: P2", "P1 next stack: 3")


def test_a_passive_may_be_used_between_the_stacks() -> None:
    lines = ["market deck: acorn cookies spyglass", "bin: cookies"]
    game = winter("winter_is_coming market_discovery cookies accordion", 4, *lines)
    play(game, "P1: build, winter_is_coming")
    expect(game, "P1 asked: build_again", "P1 options: build; use market_discovery; end")
    play(game, "P1: use market_discovery")
    expect(game, "P1 asked: build_again", "P1 options: build; end", "bin: acorn cookies")
    play(game, "P1: build")
    expect(game, f"{stall(4)} | winter_is_coming | accordion", "P1 told: used P1 market_discovery; built P1 6")


def test_a_passive_used_between_gives_no_stack_more_and_takes_none() -> None:
    hand = "winter_is_coming market_discovery flashy_show swift_broker flashy_show cookies"  # 5, 6 and 7
    game = winter(hand, 4, "market deck: acorn cookies spyglass")
    play(game, "P1: build, winter_is_coming; use market_discovery; build, flashy_show, swift_broker")
    expect(game, f"{stall(4)} | winter_is_coming | flashy_show swift_broker", "P1 next stack: 7", "turn: P2")


def test_winter_included_from_the_discard_pile_gives_a_stack_too() -> None:
    game = winter("nostalgic_item stock_clearance", 7, "P1 discard: winter_is_coming", "rules: stacks=10")
    play(game, "P1: build")
    expect(game, "P1 next stack: 9", "turn: P2")  # 5 is not 9
    game = winter(
        "nostalgic_item stock_clearance market_discovery", 7, "P1 discard: winter_is_coming", "rules: stacks=10"
    )
    play(game, "P1: build")
    expect(game, "P1 asked: build_again", "P1 next stack: 9")


def test_winter_in_a_payment_or_stall_gives_nothing() -> None:
    game = table(
        "P1 hand: winter_is_coming cookies", "market: - - - - accordion", "P1 stall: winter_is_coming", WAITING
    )
    play(game, "P1: buy accordion+0, winter_is_coming")
    expect(game, "turn: P2", "P1 next stack: 2")


def test_the_eighth_stack_ends_the_game_before_the_further_one() -> None:
    game = winter("winter_is_coming nostalgic_item accordion spyglass", 7)
    play(game, "P1: build, winter_is_coming, nostalgic_item")
    expect(game, "winner: P1")
    assert game.options == []
