"""Snappy Scarlet Macaws, and junk: what each printed sentence and each ruling says."""

from __future__ import annotations

import pytest

from animalfolk import Game
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table, told
from tests.support.walk import payments, stacks

WAITING = "P2 hand: junk junk"

pytestmark = pytest.mark.card


# Swift Broker


def broker(*lines: str) -> Game:
    """P1 holds a Broker, an Acorn and a Spyglass; the deck is known."""
    return table("P1 hand: swift_broker acorn spyglass", "P1 deck: cookies accordion junk", *lines, WAITING)


def test_swift_broker_discards_the_hand_in_the_order_its_owner_likes() -> None:
    game = broker()
    play(game, "P1: play swift_broker")
    expect(game, "P1 asked: order", "P1 options: acorn; spyglass", "P1 schedule: swift_broker")
    assert game.decision is not None
    assert game.decision.card == "swift_broker"
    expect(game, "P1 refused: done; swift_broker")
    play(game, "P1: spyglass")
    expect(game, "P1 discard: swift_broker acorn spyglass")


def test_swift_broker_then_draws_as_many() -> None:
    game = broker()
    play(game, "P1: play swift_broker, acorn, spyglass")
    expect(game, "P1 hand: cookies accordion", "P1 deck: junk", "P1 discard: swift_broker spyglass acorn")


def test_swift_broker_gives_a_bonus_action() -> None:
    game = broker("market: - - - - cookies")
    play(game, "P1: play swift_broker; acorn")
    expect(game, "P1 asked: act", "P1 offered: inventory; buy cookies+0")


def test_swift_broker_as_the_last_card_does_nothing_but_gives_its_bonus_action() -> None:
    game = table("P1 hand: swift_broker", "P1 deck: acorn", WAITING, hold=[0])
    play(game, "P1: play swift_broker")  # the bonus action can only be an inventory of nothing
    assert kinds(told(game)) == ["played", "resolved"]
    expect(game, "P1 hand:", "P1 deck count: 1", "P1 asked: end_turn")


def test_swift_broker_may_draw_what_it_discarded_but_never_itself() -> None:
    lines = ["P1 hand: swift_broker acorn junk junk cookies", "P1 deck: accordion", "shuffle P1: cookies acorn junk"]
    game = table(*lines, WAITING)
    events = play(game, "P1: play swift_broker, acorn, junk, junk, cookies")
    assert "shuffled P1 4" in events
    expect(game, "P1 hand: accordion cookies acorn junk", "P1 deck: junk", "P1 discard: swift_broker")


def test_what_swift_broker_discards_is_open_and_what_it_draws_is_hidden() -> None:
    game = broker()
    play(game, "P1: play swift_broker, acorn, spyglass")
    assert told(game, 1)[1:5] == ["discarded P1 acorn", "discarded P1 spyglass", "drew P1", "drew P1"]
    expect(game, "P2 knows P1 hand:", "P1 told: drew P1 cookies; drew P1 accordion")


# Cookies


def filled(hand: str, deck: str) -> Game:
    """P1's turn has passed with an empty inventory."""
    game = table(f"P1 hand: {hand}", f"P1 deck: {deck}", WAITING)
    play(game, "P1: inventory; done" if "inventory" in game.options else "P1: done")
    return game


@pytest.mark.parametrize(("copies", "size"), [(0, 5), (1, 6), (2, 7), (3, 8)])
def test_each_cookies_in_hand_enlarges_the_hand(copies: int, size: int) -> None:
    game = filled("junk" + " cookies" * copies, "junk junk junk junk junk junk junk")
    expect(game, f"P1 hand count: {size}")


def test_cookies_drawn_as_the_last_card_mean_one_more() -> None:
    game = filled("junk junk junk junk", "cookies acorn accordion")
    expect(game, "P1 hand: junk junk junk junk cookies acorn", "P1 deck: accordion")


def test_cookies_drawn_because_of_cookies_mean_one_more_still() -> None:
    game = filled("junk junk junk cookies", "junk cookies acorn accordion")
    expect(game, "P1 hand: junk junk junk cookies junk cookies acorn", "P1 deck: accordion")


def test_cookies_are_shown_when_they_count_and_only_then() -> None:
    game = filled("junk junk cookies", "acorn accordion junk junk")
    expect(game, "P2 told: drew P1; drew P1; shown P1 cookies 1; drew P1", "P2 knows P1 hand: cookies")
    game = filled("junk junk junk junk junk cookies", "acorn")
    expect(game, "P2 not told: shown", "P2 knows P1 hand:")


def test_two_cookies_are_both_shown() -> None:
    game = filled("junk cookies cookies", "acorn accordion junk junk junk")
    expect(game, "P2 told: shown P1 cookies 2", "P2 knows P1 hand: cookies cookies")


def test_cookies_drawn_in_the_fill_are_shown_before_the_card_they_give() -> None:
    game = filled("junk junk junk junk", "cookies acorn")
    expect(game, "P2 told: drew P1; shown P1 cookies 1; drew P1", "P2 knows P1 hand: cookies")


def test_cookies_count_in_hand_only() -> None:
    game = table("P1 hand: cookies acorn", "P1 deck: junk junk junk junk junk junk", "P1 discard: cookies", WAITING)
    play(game, "P1: inventory, cookies")
    expect(game, "P1 hand count: 5", "P2 not told: shown")


def test_cookies_bought_this_turn_count_in_its_clean_up() -> None:
    game = table("P1 hand: cookies junk", "P1 deck:" + " junk" * 8, "market: - - - - cookies", WAITING)
    play(game, "P1: buy cookies+0, cookies")
    expect(game, "P1 hand count: 6")


def test_cookies_cannot_be_declined_or_played() -> None:
    game = table("P1 hand: cookies acorn", "P1 deck:" + " junk" * 8, WAITING)
    expect(game, "P1 options: play acorn; inventory")
    events = play(game, "P1: inventory; done")
    assert kinds(events).count("drew") == 4


def test_other_players_hands_are_not_enlarged_by_my_cookies() -> None:
    game = table("P1 hand: cookies", "P2 hand: junk junk")
    assert game.view(1)["seats"][1]["hand_size"] == 5


# Shattered Relic


def test_shattered_relic_throws_away_a_hand_card_then_draws_one() -> None:
    game = table("P1 hand: shattered_relic acorn junk", "P1 deck: cookies", WAITING)
    play(game, "P1: play shattered_relic")
    expect(game, "P1 asked: throw_away", "P1 options: acorn; junk", "P1 refused: done; shattered_relic")
    events = play(game, "P1: acorn")
    assert events == ["threw_away P1 acorn", "drew P1", "resolved P1 shattered_relic"]
    expect(game, "P1 hand: junk cookies", "bin: acorn", "P1 discard: shattered_relic", "P1 asked: inventory")


def test_shattered_relic_throws_junk_to_the_junk_pile() -> None:
    game = table("P1 hand: shattered_relic acorn junk", "P1 deck: cookies", WAITING)
    play(game, "P1: play shattered_relic; junk")
    expect(game, "junk: 7", "bin:", "P1 hand: acorn cookies")


def test_shattered_relic_must_throw_away_even_the_only_card() -> None:
    game = table("P1 hand: shattered_relic acorn", "P1 deck: swift_broker", WAITING)
    play(game, "P1: play shattered_relic")
    expect(game, "bin: acorn", "P1 hand: swift_broker", "P1 asked: act")


def test_shattered_relic_with_an_empty_hand_only_draws() -> None:
    game = table("P1 hand: shattered_relic", "P1 deck: swift_broker", WAITING)
    events = play(game, "P1: play shattered_relic")
    assert kinds(events) == ["played", "drew", "resolved"]
    expect(game, "P1 hand: swift_broker", "P1 asked: act")


def test_shattered_relic_without_a_card_to_draw_still_throws_away() -> None:
    game = table("P1 hand: shattered_relic swift_broker junk", WAITING)
    play(game, "P1: play shattered_relic; junk")
    expect(game, "P1 hand: swift_broker", "junk: 7", "P1 discard: shattered_relic")


def test_the_thrown_card_is_open_and_the_drawn_one_hidden() -> None:
    game = table("P1 hand: shattered_relic acorn junk", "P1 deck: cookies", WAITING)
    play(game, "P1: play shattered_relic; acorn")
    expect(game, "P2 told: threw_away P1 acorn; drew P1", "P1 told: threw_away P1 acorn; drew P1 cookies")


def test_a_second_shattered_relic_may_throw_away_the_card_just_drawn() -> None:
    game = table("P1 hand: shattered_relic shattered_relic junk", "P1 deck: acorn cookies", WAITING)
    play(game, "P1: play shattered_relic; junk; play shattered_relic")
    expect(game, "bin: acorn", "P1 hand: cookies", "P1 discard: shattered_relic shattered_relic")


# Spyglass


def looking(*lines: str) -> Game:
    """P1 has just played Spyglass."""
    game = table("P1 hand: spyglass swift_broker", *(lines or ["P1 deck: acorn cookies accordion junk"]), WAITING)
    play(game, "P1: play spyglass")
    return game


def test_spyglass_shows_three_cards_of_which_one_is_kept() -> None:
    game = looking()
    expect(game, "P1 asked: keep", "P1 options: acorn; cookies; accordion", "P1 refused: done; swift_broker")
    play(game, "P1: cookies")
    expect(game, "P1 hand: swift_broker cookies", "P1 asked: return", "P1 options: acorn; accordion")


@pytest.mark.parametrize(("first", "second"), [("acorn", "accordion"), ("accordion", "acorn")])
def test_spyglass_returns_the_others_in_the_order_one_likes(first: str, second: str) -> None:
    game = looking()
    play(game, f"P1: cookies; {first}")
    expect(game, f"P1 deck: {second} {first} junk", "P1 asked: act", "P1 discard: spyglass")


def test_after_spyglass_its_player_alone_knows_the_top_of_the_deck() -> None:
    game = looking("P1 deck: acorn empty_chest accordion junk")
    play(game, "P1: empty_chest; acorn")
    expect(game, "P1 knows P1 deck: accordion acorn", "P2 knows P1 deck:", "watchers knows P1 deck:")
    play(game, "P1: inventory; done")
    expect(game, "P1 knows P1 deck:", "P2 knows P1 hand:")  # both were drawn in clean-up


def test_all_that_others_see_of_spyglass_is_how_many_cards() -> None:
    game = looking()
    expect(game, "P2 sees aside: - - -", "watchers sees aside: - - -", "P1 sees aside: acorn cookies accordion")
    play(game, "P1: cookies; acorn")
    words = [word for word in told(game, 1) if not word.startswith("drew")]
    assert words == [
        "played P1 spyglass",
        *["set_aside P1"] * 3,
        "kept P1",
        *["returned P1"] * 2,
        "resolved P1 spyglass",
    ]


def test_spyglass_with_equal_cards_asks_once_for_each_kind() -> None:
    game = looking("P1 deck: junk junk acorn")
    expect(game, "P1 options: junk; acorn")
    play(game, "P1: acorn")
    expect(game, "P1 asked: act", "P1 knows P1 deck: junk junk")


def test_spyglass_with_two_cards_left_returns_one() -> None:
    game = looking("P1 deck: acorn cookies")
    expect(game, "P1 options: acorn; cookies")
    play(game, "P1: acorn")
    expect(game, "P1 hand: swift_broker acorn", "P1 deck: cookies")


def test_spyglass_with_one_card_left_keeps_it_unasked() -> None:
    game = looking("P1 deck: acorn")
    expect(game, "P1 hand: swift_broker acorn", "P1 deck count: 0", "P1 asked: act", "P1 discard: spyglass")


def test_spyglass_without_a_card_does_nothing_but_gives_its_bonus_action() -> None:
    game = table("P1 hand: spyglass swift_broker", WAITING)
    events = play(game, "P1: play spyglass")
    assert events == ["played P1 spyglass", "resolved P1 spyglass"]
    expect(game, "P1 hand: swift_broker", "P1 asked: act")


def test_spyglass_reforms_the_deck_and_returns_on_top_of_the_new_one() -> None:
    game = looking("P1 deck: acorn", "P1 discard: cookies junk accordion swift_broker", "shuffle P1: accordion junk")
    expect(game, "P1 options: acorn; accordion; junk", "P1 deck count: 2")
    play(game, "P1: junk; acorn")
    expect(game, "P1 deck count: 4", "P1 knows P1 deck: accordion acorn", "P1 discard: spyglass")


def test_a_spyglass_drawn_by_spyglass_may_be_played_with_its_bonus_action() -> None:
    game = looking("P1 deck: spyglass cookies accordion acorn")
    play(game, "P1: spyglass; accordion; play spyglass")
    expect(game, "P1 options: cookies; accordion; acorn")


# Flashy Show


def test_flashy_show_makes_every_card_count_one_more() -> None:
    game = table("P1 hand: flashy_show junk acorn cookies", "market: - - - - stock_clearance", WAITING)
    events = play(game, "P1: play flashy_show")
    assert events == ["played P1 flashy_show", "raised_values P1 1", "resolved P1 flashy_show"]
    expect(game, "P1 value junk: 2", "P1 value acorn: 5", "P1 value cookies: 3", "P1 discard: flashy_show")
    assert payments(game, "buy stock_clearance+0") == {("acorn",), ("cookies", "junk")}


def test_several_flashy_shows_add_up() -> None:
    game = table("P1 hand: flashy_show flashy_show junk", WAITING)
    play(game, "P1: play flashy_show; play flashy_show")
    assert game.view(0)["seats"][0]["values"] == [3]


def test_flashy_show_counts_for_cards_gained_later() -> None:
    game = table("P1 hand: flashy_show favourite_toy", "P1 deck: junk", WAITING, stall(5))
    play(game, "P1: play flashy_show; play favourite_toy")
    expect(game, "P1 hand: flashy_show", "P1 value flashy_show: 6", "P1 offered: build")


def test_flashy_show_counts_for_cards_included_from_the_discard_pile() -> None:
    game = table("P1 hand: flashy_show nostalgic_item", "P1 discard: swift_broker", WAITING, stall(5))
    expect(game, "P1 not offered: build")
    play(game, "P1: play flashy_show; build")
    expect(game, f"{stall(5)} | nostalgic_item swift_broker")


def test_flashy_show_itself_may_be_included_from_the_discard_pile() -> None:
    game = table("P1 hand: flashy_show nostalgic_item swift_broker", WAITING, "rules: stacks=10", stall(8))
    play(game, "P1: play flashy_show")
    expect(game, "P1 not offered: build")  # 4 and 6 are 10, not 9
    game = table("P1 hand: flashy_show nostalgic_item swift_broker", WAITING, "rules: stacks=10", stall(9))
    play(game, "P1: play flashy_show; build")
    assert game.view(None)["seats"][0]["stall"][9] == ["nostalgic_item", "flashy_show"]


def test_flashy_show_leaves_prices_and_stalls_alone() -> None:
    lines = ["market: - - - cookies acorn", "bin: spyglass", stall(2), stall(2, 2)]
    game = table("P1 hand: flashy_show market_discovery", *lines, WAITING)
    play(game, "P1: play flashy_show")
    expect(game, "P1 price +0: 4", "P1 price +1: 3", "P1 price +bin: 4", "P1 next stack: 3", "P2 next stack: 3")


def test_flashy_show_makes_a_value_compulsory() -> None:
    game = table("P1 hand: flashy_show swift_broker", WAITING)
    expect(game, "P1 offered: build")
    play(game, "P1: play flashy_show")
    expect(game, "P1 not offered: build")


def test_flashy_show_is_for_its_player_only() -> None:
    game = table("P1 hand: flashy_show junk", "P2 hand: junk acorn", hold=[0])
    play(game, "P1: play flashy_show; done")
    expect(game, "P2 value junk: 1", "P2 value acorn: 4")


def test_flashy_show_ends_with_the_turn() -> None:
    game = table("P1 hand: flashy_show junk acorn", "P1 deck: junk junk junk", WAITING)
    play(game, "P1: play flashy_show; inventory; done")
    expect(game, "P1 value junk: 1", "P1 value acorn: 4", "turn: P2")
    assert game.view(None)["alterations"] == []


def test_flashy_show_still_holds_at_the_end_of_the_turn_before_clean_up() -> None:
    game = table("P1 hand: flashy_show junk acorn", WAITING, hold=[0])
    play(game, "P1: play flashy_show; inventory; done")
    expect(game, "P1 asked: end_turn", "P1 value junk: 2")


def test_flashy_show_with_stashing_vendor_and_junk() -> None:
    game = table("P1 hand: flashy_show stashing_vendor junk junk", stall(3), WAITING)
    play(game, "P1: play flashy_show")
    assert stacks(game) == {("junk", "stashing_vendor")}


# Favourite Toy


def test_favourite_toy_takes_the_top_of_the_own_discard_pile() -> None:
    game = table("P1 hand: favourite_toy junk", "P1 discard: acorn cookies", "P2 discard: spyglass", WAITING)
    events = play(game, "P1: play favourite_toy")
    assert events == ["played P1 favourite_toy", "recovered P1 acorn", "resolved P1 favourite_toy"]
    expect(game, "P1 hand: junk acorn", "P1 discard: favourite_toy cookies", "P1 asked: act")


def test_the_recovered_card_is_known_to_all() -> None:
    game = table("P1 hand: favourite_toy junk", "P1 discard: acorn cookies", WAITING)
    play(game, "P1: play favourite_toy")
    expect(game, "P2 knows P1 hand: acorn", "watchers knows P1 hand: acorn", "P2 told: recovered P1 acorn")


def test_favourite_toy_with_an_empty_discard_pile_does_nothing_and_reforms_nothing() -> None:
    game = table("P1 hand: favourite_toy swift_broker", "P1 deck: acorn cookies", WAITING)
    events = play(game, "P1: play favourite_toy")
    assert kinds(events) == ["played", "resolved"]
    expect(game, "P1 hand: swift_broker", "P1 deck: acorn cookies", "P1 discard: favourite_toy", "P1 asked: act")


def test_favourite_toy_is_mandatory_even_for_junk() -> None:
    game = table("P1 hand: favourite_toy swift_broker", "P1 discard: junk acorn", WAITING)
    play(game, "P1: play favourite_toy")
    expect(game, "P1 hand: swift_broker junk", "P1 discard: favourite_toy acorn")


def test_a_card_played_and_recovered_may_be_played_again() -> None:
    game = table("P1 hand: flashy_show favourite_toy junk", WAITING)
    play(game, "P1: play flashy_show; play favourite_toy; play flashy_show")
    expect(game, "P1 value junk: 3")


# Junk


def test_junk_pays_one_and_does_nothing_else() -> None:
    game = table("P1 hand: junk junk acorn", "market: - - - - cookies", WAITING)
    expect(game, "P1 options: buy cookies+0; play acorn; inventory")
    assert payments(game, "buy cookies+0") == {("acorn",), ("junk", "junk")}


def test_junk_cannot_be_part_of_a_stack_alone_or_with_others() -> None:
    game = table("P1 hand: junk acorn", WAITING)
    expect(game, "P1 not offered: build")
    game = table("P1 hand: junk cookies acorn", stall(2), WAITING)
    expect(game, "P1 not offered: build")
