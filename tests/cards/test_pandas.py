"""Dealing Giant Pandas: what each printed sentence and each ruling says."""

from __future__ import annotations

import pytest

from animalfolk import Game
from tests.support.spec import rows, snake
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table, told
from tests.support.walk import Cards, payments, submultisets

WAITING = "P2 hand: junk junk"
VALUES = {snake(row["name"]): int(row["value"]) for row in rows("cards")}

pytestmark = pytest.mark.card


# Loyal Partner

LIES = "market: - cookies - spyglass acorn"
COMES = "market deck: accordion flashy_show favourite_toy empty_chest nostalgic_item shattered_relic"


def partner(*lines: str) -> Game:
    """P1 has just played Loyal Partner."""
    game = table("P1 hand: loyal_partner swift_broker", *lines, WAITING)
    play(game, "P1: play loyal_partner")
    return game


def test_loyal_partner_throws_away_the_market_in_the_order_one_likes() -> None:
    game = partner(LIES, COMES)
    expect(game, "P1 asked: throw_order", "P1 options: acorn; spyglass; cookies", "P1 refused: done")
    play(game, "P1: spyglass")
    expect(game, "P1 options: acorn; cookies", "bin: spyglass", "market: - cookies - - acorn")
    play(game, "P1: cookies")
    expect(game, "bin: acorn cookies spyglass")


def test_loyal_partner_then_fills_all_five_slots_from_the_right_at_once() -> None:
    game = partner(LIES, COMES)
    events = play(game, "P1: acorn; spyglass")
    assert events[3:8] == [
        "dealt accordion 0",
        "dealt flashy_show 1",
        "dealt favourite_toy 2",
        "dealt empty_chest 3",
        "dealt nostalgic_item 4",
    ]
    expect(game, "P1 asked: act", "market deck: shattered_relic")


def test_the_thrown_cards_may_come_back_when_the_market_deck_is_short() -> None:
    script = "shuffle market: cookies acorn"
    game = partner("market: - - cookies spyglass acorn", "market deck: accordion", "bin: empty_chest", script)
    play(game, "P1: acorn; spyglass")
    expect(game, "market deck count: 0", "bin:")
    assert game.view(None)["market"][:3] == ["accordion", "cookies", "acorn"]
    assert set(game.view(None)["market"][3:]) == {"empty_chest", "spyglass"}


def test_a_short_supply_fills_the_market_partly() -> None:
    game = partner("market: - - - cookies -", "market deck: accordion")
    expect(game, "market: - - - cookies accordion", "bin:", "P1 asked: act")


def test_loyal_partner_with_an_empty_market_just_fills_it() -> None:
    game = partner("market: - - - - -", COMES)
    expect(game, "market: nostalgic_item empty_chest favourite_toy flashy_show accordion", "bin:", "P1 asked: act")
    assert "threw_away" not in kinds(told(game))


def test_loyal_partner_with_no_market_at_all_still_gives_its_bonus_action() -> None:
    game = partner()
    expect(game, "P1 asked: act", "P1 discard: loyal_partner", "market: - - - - -")


def test_the_new_market_is_for_sale_with_the_bonus_action() -> None:
    game = table("P1 hand: loyal_partner spyglass swift_broker", "market: - - - - cookies", COMES, WAITING)
    play(game, "P1: play loyal_partner; buy accordion+0, spyglass, swift_broker")
    expect(game, "P1 told: bought P1 accordion 0")


# Prepaid Good


def test_prepaid_good_takes_any_card_of_the_market_without_a_price() -> None:
    game = table("P1 hand: prepaid_good", "market: accordion - cookies spyglass acorn", WAITING, hold=[0])
    play(game, "P1: play prepaid_good")
    expect(game, "P1 asked: take", "P1 options: accordion+4; cookies+2; spyglass+1; acorn+0", "P1 refused: done")
    events = play(game, "P1: accordion+4")
    assert events[0] == "took P1 accordion 4"
    expect(game, "P1 hand: accordion", "P1 discard: prepaid_good", "P2 knows P1 hand: accordion")


def test_after_prepaid_good_the_slot_stays_empty_until_clean_up() -> None:
    lines = ["market: accordion shattered_relic cookies spyglass acorn", "market deck: empty_chest"]
    game = table("P1 hand: prepaid_good", *lines, WAITING, hold=[0])
    play(game, "P1: play prepaid_good; cookies+2")
    expect(game, "market: accordion shattered_relic - spyglass acorn", "P1 asked: end_turn")
    play(game, "P1: end")
    expect(game, "market: empty_chest accordion shattered_relic spyglass acorn")


def test_prepaid_good_gives_no_bonus_action() -> None:
    game = table("P1 hand: prepaid_good swift_broker acorn", "market: - - - - cookies", WAITING)
    events = play(game, "P1: play prepaid_good")
    assert "cleanup_began P1" in events
    expect(game, "turn: P2")


def test_prepaid_good_is_no_purchase() -> None:
    hand = "P1 hand: prepaid_good junk junk junk"
    game = table(hand, "market: - - - - essential_purchase", WAITING, hold=[0])
    events = play(game, "P1: play prepaid_good")
    assert kinds(events) == ["played", "took", "resolved"]
    expect(game, "P1 hand: junk junk junk essential_purchase", "junk: 6", "P1 asked: end_turn")


def test_prepaid_good_with_an_empty_market_does_nothing() -> None:
    game = table("P1 hand: prepaid_good", "market deck: cookies", WAITING, hold=[0])
    events = play(game, "P1: play prepaid_good")
    assert kinds(events) == ["played", "resolved"]
    expect(game, "P1 hand:", "market deck: cookies", "P1 discard: prepaid_good")


def test_equal_cards_of_the_market_are_offered_by_their_slots() -> None:
    game = table("P1 hand: prepaid_good", "market: cookies - - - cookies", WAITING, hold=[0])
    play(game, "P1: play prepaid_good; cookies+4")
    expect(game, "market: - - - - cookies")


# Essential Purchase


def essential(hand: str, *lines: str) -> Game:
    """Essential Purchase costs 4."""
    return table(f"P1 hand: {hand}", "market: - - - essential_purchase acorn", *lines, WAITING, hold=[0])


@pytest.mark.parametrize("count", range(4))
def test_essential_purchase_lets_its_buyer_throw_away_up_to_three_junk_of_the_payment(count: int) -> None:
    game = essential("junk junk junk junk")
    play(game, "P1: buy essential_purchase+1, junk, junk, junk, junk")
    expect(game, "P1 asked: spare_junk", "P1 options: 0; 1; 2; 3", "P1 refused: 4; done")
    play(game, f"P1: {count}")
    expect(game, f"junk: {6 + count}", "P1 discard:" + " junk" * (4 - count), "P1 hand: essential_purchase")


def test_only_as_many_junk_as_were_paid_are_thrown_away() -> None:
    game = essential("junk shattered_relic junk junk")
    play(game, "P1: buy essential_purchase+1, shattered_relic, junk")
    expect(game, "P1 options: 0; 1")
    play(game, "P1: 1")
    expect(game, "junk: 7", "P1 discard: shattered_relic", "P1 hand: junk junk essential_purchase")


def test_without_junk_in_the_payment_nothing_is_asked() -> None:
    game = essential("spyglass junk junk")
    play(game, "P1: buy essential_purchase+1, spyglass")
    expect(game, "P1 asked: end_turn", "P1 discard: spyglass", "P1 hand: junk junk essential_purchase", "junk: 6")


def test_the_payment_must_be_legal_with_the_junk_that_is_thrown_away() -> None:
    game = essential("junk junk spyglass")
    assert payments(game, "buy essential_purchase+1") == {("spyglass",)}
    expect(game, "P1 refused: buy essential_purchase+1, spyglass, junk")


def test_the_junk_counts_at_its_altered_value() -> None:
    game = essential("flashy_show junk junk junk")
    play(game, "P1: play flashy_show; buy essential_purchase+1, junk, junk")
    expect(game, "P1 options: 0; 1; 2")


def test_the_junk_is_thrown_before_the_rest_lands_and_the_card_comes() -> None:
    game = essential("junk junk cookies")
    events = play(game, "P1: buy essential_purchase+1, cookies, junk, junk; 2")
    assert kinds(events) == ["paid", "paid", "paid", "threw_away", "threw_away", "discarded", "bought"]


def test_the_rest_of_the_payment_lands_in_the_order_one_likes() -> None:
    game = essential("junk junk swift_broker loyal_partner")
    play(game, "P1: buy essential_purchase+1, swift_broker, loyal_partner, junk, junk; 1")
    expect(game, "P1 asked: order")
    play(game, "P1: junk, loyal_partner, swift_broker")
    expect(game, "P1 discard: swift_broker loyal_partner junk")


def test_essential_purchase_in_hand_or_payment_does_nothing() -> None:
    for paid in ("essential_purchase, junk", "junk, junk, junk, junk"):
        game = table("P1 hand: essential_purchase junk junk junk junk", "market: - - - - acorn", WAITING, hold=[0])
        events = play(game, f"P1: buy acorn+0, {paid}")
        assert "threw_away" not in kinds(events)
        expect(game, "P1 asked: end_turn", "junk: 6")


def test_essential_purchase_is_bought_from_the_bin_too() -> None:
    hand = "P1 hand: market_discovery stock_clearance junk junk junk junk"
    game = table(hand, "bin: essential_purchase", WAITING, hold=[0])
    play(game, "P1: buy essential_purchase+bin, market_discovery, stock_clearance, junk, junk, junk, junk")
    expect(game, "P1 asked: spare_junk", "P1 options: 0; 1; 2; 3")
    play(game, "P1: 3; junk, market_discovery, stock_clearance; end")
    expect(game, "P1 told: threw_away P1 junk; bought P1 essential_purchase 5")


def test_essential_purchase_bought_from_the_bin_with_market_discovery_alone_spares_nothing() -> None:
    game = table("P1 hand: market_discovery junk junk", "bin: essential_purchase", WAITING, hold=[0])
    play(game, "P1: buy essential_purchase+bin")
    expect(game, "P1 hand: junk junk essential_purchase", "P1 discard: market_discovery", "junk: 6", "bin:")


# Market Discovery


def discovery(hand: str = "market_discovery junk junk junk", *lines: str) -> Game:
    """A market with a deck and a discard pile."""
    lines = lines or ("market deck: acorn spyglass", "bin: cookies")
    return table(f"P1 hand: {hand}", *lines, "P1 deck: junk junk junk junk", WAITING)


def test_market_discovery_throws_away_the_top_of_the_market_deck() -> None:
    game = discovery()
    events = play(game, "P1: use market_discovery")
    assert events == ["used P1 market_discovery", "threw_away P1 acorn"]
    expect(game, "bin: acorn cookies", "market deck: spyglass", "P1 asked: act", "P2 knows P1 hand: market_discovery")


def test_its_use_is_free_and_once_in_a_turn() -> None:
    game = discovery()
    play(game, "P1: use market_discovery")
    expect(
        game, "P1 asked: act", "P1 offered: inventory", "P1 not offered: use market_discovery; use market_discovery*"
    )


def test_two_copies_are_used_once_each() -> None:
    game = discovery("market_discovery market_discovery junk")
    play(game, "P1: use market_discovery; use market_discovery")
    expect(game, "bin: spyglass acorn cookies", "P2 knows P1 hand: market_discovery market_discovery")
    assert not [option for option in game.options if option.startswith("use")]


def test_its_use_reforms_an_empty_market_deck() -> None:
    game = discovery("market_discovery junk", "bin: cookies acorn spyglass", "shuffle market: acorn cookies spyglass")
    events = play(game, "P1: use market_discovery")
    assert events[1:3] == ["market_shuffled 3", "threw_away P1 acorn"]
    expect(game, "bin: acorn", "market deck: cookies spyglass")


def test_without_any_market_cards_it_cannot_be_used() -> None:
    game = discovery("market_discovery swift_broker", "market: - - - - cookies")
    expect(game, "P1 offered: buy cookies+0", "P1 not offered: use market_discovery")


def test_it_is_usable_again_in_the_next_turn() -> None:
    game = discovery("market_discovery junk junk junk junk", "market deck:" + " acorn" * 9)
    play(game, "P1: use market_discovery; inventory; done", "P2: done")
    expect(game, "P1 asked: act", "P1 offered: use market_discovery")


def test_it_is_usable_again_after_leaving_the_hand_and_coming_back() -> None:
    game = table("P1 hand: market_discovery swift_broker", "market deck: acorn spyglass", WAITING)
    play(game, "P1: use market_discovery; play swift_broker")
    expect(game, "P1 hand: market_discovery", "P1 offered: use market_discovery")


def test_recovered_from_the_discard_pile_it_is_fresh() -> None:
    game = table(
        "P1 hand: market_discovery swift_broker junk", "P1 deck: favourite_toy junk", "market deck: acorn spyglass"
    )
    play(game, "P1: use market_discovery; play swift_broker, junk, market_discovery*")
    expect(game, "P1 hand: favourite_toy junk", "P1 discard: swift_broker market_discovery junk")
    game = table("P1 hand: favourite_toy", "P1 discard: market_discovery", "market deck: acorn spyglass")
    play(game, "P1: play favourite_toy; use market_discovery")
    expect(game, "bin: acorn")


def test_a_copy_bought_with_a_spent_one_is_fresh_in_this_clean_up() -> None:
    market = [
        "market: - - - - market_discovery",
        "market deck: acorn cookies spyglass empty_chest accordion flashy_show",
    ]
    game = table("P1 hand: market_discovery swift_broker", *market, WAITING)
    play(game, "P1: use market_discovery; buy market_discovery+0, market_discovery*")
    expect(
        game, "P1 asked: end_turn", "P1 options: use market_discovery; end", "P1 hand: swift_broker market_discovery"
    )


def test_it_may_be_used_before_the_first_card_of_the_fill() -> None:
    game = discovery()
    play(game, "P1: inventory; done")
    expect(game, "P1 asked: end_turn", "P1 options: use market_discovery; end", "P1 hand count: 4")
    events = play(game, "P1: use market_discovery")
    assert kinds(events)[:3] == ["used", "threw_away", "cleanup_began"]
    expect(game, "turn: P2")


def test_it_may_be_used_after_the_fill_before_the_market_slides() -> None:
    game = discovery("market_discovery junk junk", "market: cookies - - - -", "market deck: acorn spyglass")
    play(game, "P1: inventory; done; end")
    expect(game, "P1 asked: before_market", "P1 options: use market_discovery; end", "P1 hand count: 5")
    expect(game, "market: cookies - - - -")
    play(game, "P1: use market_discovery")
    expect(game, "watchers told: used P1 market_discovery; threw_away P1 acorn; slid cookies 0; dealt spyglass 1")


def test_drawn_in_the_fill_it_may_be_used_in_this_clean_up() -> None:
    lines = ["P1 deck: market_discovery", "market: - - - - cookies", "market deck: acorn spyglass"]
    game = table("P1 hand: junk junk junk junk", *lines, WAITING)
    play(game, "P1: inventory; done")
    expect(game, "P1 asked: before_market", "P1 options: use market_discovery; end", "market: - - - - cookies")
    play(game, "P1: end")
    expect(game, "market: - - spyglass acorn cookies", "turn: P2")


def test_spent_before_the_fill_it_is_not_offered_after_it() -> None:
    game = discovery("market_discovery junk junk", "market deck: acorn spyglass cookies")
    play(game, "P1: inventory; done; use market_discovery")
    expect(game, "turn: P2")


def test_declining_it_leaves_the_market_deck_alone() -> None:
    game = discovery(
        "market_discovery junk junk", "market: acorn acorn acorn acorn acorn", "market deck: spyglass cookies"
    )
    play(game, "P1: inventory; done; end; end")
    expect(game, "turn: P2", "market deck: spyglass cookies", "bin:", "P2 knows P1 hand:")


def test_it_is_not_used_in_the_middle_of_an_effect_or_in_anothers_turn() -> None:
    game = table("P1 hand: spyglass market_discovery", "P1 deck: acorn cookies junk", "market deck: cookies", WAITING)
    play(game, "P1: play spyglass")
    expect(game, "P1 options: acorn; cookies; junk")
    game = table("P1 hand: acorn junk junk junk junk", "P2 hand: market_discovery", "market deck:" + " cookies" * 6)
    play(game, "P1: inventory; done")
    expect(game, "turn: P2", "P2 offered: use market_discovery")  # not before the own turn


def test_paying_with_it_buys_the_top_of_the_markets_discard_pile_at_its_value() -> None:
    game = discovery("market_discovery junk junk", "market: - spyglass - - -", "bin: flashy_show cookies")
    expect(game, "P1 price +bin: 5", "P1 price +3: 7", "P1 offered: buy flashy_show+bin")
    assert payments(game, "buy flashy_show+bin") == {("junk", "market_discovery")}
    play(game, "P1: buy flashy_show+bin, market_discovery, junk")
    expect(game, "P1 told: paid P1 market_discovery; paid P1 junk; bought P1 flashy_show 5")


def test_without_it_the_markets_discard_pile_is_not_for_sale() -> None:
    game = discovery("acorn junk junk", "bin: cookies", "market deck: acorn")
    expect(game, "P1 not offered: buy cookies+bin")
    game = table("P1 hand: acorn junk", "P1 discard: market_discovery", "bin: cookies", WAITING)
    expect(game, "P1 not offered: buy cookies+bin")


def test_only_the_top_of_the_markets_discard_pile_is_for_sale() -> None:
    game = discovery()
    expect(game, "P1 offered: buy cookies+bin", "P1 not offered: buy acorn+bin")
    play(game, "P1: use market_discovery")
    expect(game, "P1 offered: buy acorn+bin", "P1 not offered: buy cookies+bin", "P1 price +bin: 4")


def test_an_empty_bin_sells_nothing_until_something_is_thrown_there() -> None:
    game = discovery("market_discovery junk", "market deck: acorn")
    expect(game, "P1 options: inventory; use market_discovery")
    play(game, "P1: use market_discovery")
    expect(game, "P1 options: buy acorn+bin; inventory")
    assert payments(game, "buy acorn+bin") == {("market_discovery",)}


@pytest.mark.parametrize(
    "hand",
    [
        "market_discovery junk junk",
        "market_discovery accordion junk",
        "market_discovery market_discovery junk cookies spyglass",
    ],
)
@pytest.mark.parametrize("top", ["swift_broker", "cookies", "acorn", "flashy_show"])
def test_every_card_of_such_a_payment_is_needed_market_discovery_included(hand: str, top: str) -> None:
    game = discovery(hand, f"bin: {top}", "market deck: acorn")
    needed = {cards for cards in submultisets(hand.split()) if "market_discovery" in cards and _is_tight(cards, top)}
    assert payments(game, f"buy {top}+bin") == needed


def _is_tight(cards: Cards, bought: str) -> bool:
    amounts = [VALUES[card] for card in cards]
    return 0 <= sum(amounts) - VALUES[bought] < min(amounts)


def test_when_no_payment_with_it_is_tight_the_bin_is_not_for_sale() -> None:
    game = discovery("market_discovery", "bin: flashy_show", "market deck: acorn")
    expect(game, "P1 not offered: buy flashy_show+bin")


def test_it_may_pay_for_a_card_of_the_market_too() -> None:
    game = discovery("market_discovery junk", "market: - - - - spyglass", "bin: acorn")
    expect(game, "P1 offered: buy spyglass+0; buy acorn+bin")
    assert payments(game, "buy spyglass+0") == {("market_discovery",)}


# Special Offer


def offer(*lines: str) -> Game:
    """P1 has just played Special Offer."""
    game = table("P1 hand: special_offer junk", *lines, WAITING, hold=[0])
    play(game, "P1: play special_offer")
    return game


def test_special_offer_shows_three_cards_of_the_market_deck_of_which_one_is_kept() -> None:
    game = offer("market deck: acorn cookies accordion spyglass")
    expect(game, "P1 asked: keep", "P1 options: acorn; cookies; accordion", "P1 refused: done; spyglass")
    play(game, "P1: accordion")
    expect(game, "P1 hand: junk accordion", "P1 asked: throw_order", "P1 options: acorn; cookies")


@pytest.mark.parametrize(("first", "second"), [("acorn", "cookies"), ("cookies", "acorn")])
def test_special_offer_throws_the_others_away_in_the_order_one_likes(first: str, second: str) -> None:
    game = offer("market deck: acorn cookies accordion spyglass", "bin: flashy_show")
    play(game, f"P1: accordion; {first}")
    expect(game, f"bin: {second} {first} flashy_show", "market deck: spyglass", "P1 discard: special_offer")


def test_its_kept_card_is_known_to_its_taker_only_and_the_thrown_ones_to_all() -> None:
    game = offer("market deck: acorn cookies accordion")
    expect(game, "P1 sees aside: acorn cookies accordion", "P2 sees aside: - - -", "watchers sees aside: - - -")
    play(game, "P1: accordion; acorn")
    for viewer in (1, None):
        words = told(game, viewer)
        assert words[1:4] == ["set_aside_from_market P1"] * 3
        assert words[4:7] == ["kept P1", "threw_away P1 acorn", "threw_away P1 cookies"]
    expect(game, "P1 told: kept P1 accordion", "P2 knows P1 hand:", "P2 hand count: 2")


def test_special_offer_gives_no_bonus_action() -> None:
    game = offer("market deck: acorn cookies accordion")
    play(game, "P1: accordion; acorn")
    expect(game, "P1 asked: end_turn")


def test_special_offer_reforms_the_market_deck() -> None:
    game = offer("market deck: acorn", "bin: cookies accordion spyglass", "shuffle market: spyglass cookies")
    expect(game, "P1 options: acorn; spyglass; cookies", "market deck: accordion", "bin:")


def test_special_offer_with_one_card_takes_it_unasked() -> None:
    game = offer("market deck: acorn")
    expect(game, "P1 hand: junk acorn", "P1 asked: end_turn", "bin:", "market deck count: 0")


def test_special_offer_with_two_cards_throws_one_away() -> None:
    game = offer("market deck: acorn cookies")
    play(game, "P1: cookies")
    expect(game, "P1 hand: junk cookies", "bin: acorn")


def test_special_offer_with_no_card_does_nothing() -> None:
    game = offer()
    assert kinds(told(game)) == ["played", "resolved"]
    expect(game, "P1 hand: junk", "P1 discard: special_offer", "P1 asked: end_turn")


def test_special_offer_leaves_the_market_itself_alone() -> None:
    game = offer("market: - - - - spyglass", "market deck: acorn cookies accordion")
    play(game, "P1: accordion; acorn")
    expect(game, "market: - - - - spyglass")


# Stock Clearance


def clearance(hand: str, top: str = "cookies") -> Game:
    """One card is for sale, at its value."""
    return table(f"P1 hand: {hand}", f"market: - - - - {top}", WAITING)


@pytest.mark.parametrize(
    "hand", ["stock_clearance junk acorn", "stock_clearance stock_clearance junk", "stock_clearance junk"]
)
@pytest.mark.parametrize("top", ["cookies", "flashy_show"])
def test_a_payment_with_stock_clearance_may_be_as_large_as_one_likes(hand: str, top: str) -> None:
    game = clearance(hand, top)
    enough = {cards for cards in submultisets(hand.split()) if _total(cards) >= VALUES[top]}
    assert payments(game, f"buy {top}+0") == {
        cards for cards in enough if "stock_clearance" in cards or _is_tight(cards, top)
    }


def _total(cards: Cards) -> int:
    return sum(VALUES[card] for card in cards)


def test_even_stock_clearance_itself_may_be_the_redundant_card() -> None:
    game = clearance("stock_clearance acorn cookies", "acorn")
    expect(game, "P1 refused: buy acorn+0, acorn, cookies")
    assert ("acorn", "stock_clearance") in payments(game, "buy acorn+0")
    play(game, "P1: buy acorn+0, stock_clearance, acorn, cookies")
    expect(game, "P1 told: paid P1 stock_clearance; bought P1 acorn 0")


def test_stock_clearance_left_in_hand_frees_nothing() -> None:
    game = clearance("stock_clearance acorn junk", "acorn")
    expect(game, "P1 refused: buy acorn+0, acorn, junk")


def test_a_payment_with_stock_clearance_must_still_reach_the_price() -> None:
    game = table("P1 hand: stock_clearance junk", "market: flashy_show - - - -", WAITING)
    expect(game, "P1 not offered: buy flashy_show+4")


def test_stock_clearance_frees_the_overpay_of_a_purchase_from_the_bin() -> None:
    game = table("P1 hand: market_discovery stock_clearance junk", "bin: cookies", WAITING)
    assert payments(game, "buy cookies+bin") == {
        ("market_discovery",),
        ("market_discovery", "stock_clearance"),
        ("junk", "market_discovery", "stock_clearance"),
    }


def test_stock_clearance_frees_nothing_in_a_stack() -> None:
    game = table("P1 hand: stock_clearance loyal_partner", stall(4), WAITING)
    expect(game, "P1 offered: build", "P1 refused: build, stock_clearance, loyal_partner")


def test_essential_purchase_on_top_of_the_markets_discard_pile_spares_junk_whatever_lies_below() -> None:
    hand = "P1 hand: market_discovery junk"
    game = table(
        "decks: macaws pandas squirrels",
        hand,
        "bin: essential_purchase cookies",
        "market: - - - - acorn",
        "alterations: set/2/P1/all",
        hold=[0],
    )
    play(game, "P1: buy essential_purchase+bin, market_discovery, junk")
    expect(game, "P1 asked: spare_junk", "P1 options: 0; 1")
