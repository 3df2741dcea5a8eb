"""Experimenting Platypuses: what each printed sentence and each ruling says."""

from __future__ import annotations

import pytest

from animalfolk import Game
from tests.support.stalls import stall
from tests.support.table import SEED, actions, expect, kinds, play, table, told
from tests.support.walk import payments, stacks

DECKS = "decks: macaws platypuses polecats"
WAITING = "P2 hand: junk junk"

pytestmark = pytest.mark.card


def with_hand(hand: str, *lines: str) -> Game:
    """P1 holds these cards, and a turn waits at its end."""
    return table(DECKS, f"P1 hand: {hand}", *lines, WAITING, hold=[0])


# Tireless Tinkerer


def test_tinkerer_puts_the_top_of_the_discard_pile_on_top_of_the_deck() -> None:
    game = with_hand("tireless_tinkerer swift_broker", "P1 discard: magnet junk", "P1 deck: cookies")
    events = play(game, "P1: play tireless_tinkerer")
    assert events == ["played P1 tireless_tinkerer", "put_on_deck P1 magnet", "resolved P1 tireless_tinkerer"]
    expect(game, "P1 deck: magnet cookies", "P1 discard: tireless_tinkerer junk", "P1 hand: swift_broker")


def test_tinkerer_is_not_asked_about_and_gives_a_bonus_action() -> None:
    game = with_hand("tireless_tinkerer swift_broker", "P1 discard: magnet junk")
    play(game, "P1: play tireless_tinkerer")
    expect(game, "P1 asked: act", "P1 offered: play swift_broker; inventory")


@pytest.mark.parametrize("who", ["P1", "P2", "watchers"])
def test_everybody_knows_what_tinkerer_put_on_the_deck(who: str) -> None:
    game = with_hand("tireless_tinkerer swift_broker", "P1 discard: magnet", "P1 deck: cookies")
    play(game, "P1: play tireless_tinkerer")
    expect(game, f"{who} knows P1 deck: magnet")


def test_what_tinkerer_put_back_is_drawn_before_all_eyes() -> None:
    game = with_hand("tireless_tinkerer junk junk junk junk", "P1 discard: magnet", "P1 deck: cookies")
    play(game, "P1: play tireless_tinkerer; done; end")
    expect(game, "watchers told: drew P1 magnet", "P2 knows P1 hand: magnet", "P1 deck: cookies")


def test_tinkerer_never_moves_itself_and_reforms_nothing() -> None:
    game = with_hand("tireless_tinkerer swift_broker", "P1 deck:")
    events = play(game, "P1: play tireless_tinkerer")
    assert kinds(events) == ["played", "resolved"]
    expect(game, "P1 deck:", "P1 discard: tireless_tinkerer", "P1 asked: act")


def test_tinkerer_moves_junk_too_and_a_second_one_moves_the_first() -> None:
    game = with_hand("tireless_tinkerer tireless_tinkerer swift_broker", "P1 discard: junk")
    play(game, "P1: play tireless_tinkerer; play tireless_tinkerer")
    expect(game, "P1 deck: tireless_tinkerer junk", "P1 discard: tireless_tinkerer")


# Calculations

GOODS = "market: - magnet - acorn cookies"


def calculating(hand: str, *lines: str, market: str = GOODS) -> Game:
    """P1 may rearrange."""
    return with_hand(hand, market, *lines)


def test_rearranging_asks_for_the_payment_the_arrangement_and_the_card() -> None:
    game = calculating("calculations spyglass junk")
    play(game, "P1: rearrange")
    expect(game, "P1 asked: pay_arranged", "P1 options: spyglass; junk; done", "P1 refused: end")
    play(game, "P1: spyglass; done")
    expect(game, "P1 asked: arrange", "P1 options: done; magnet; acorn; cookies")
    play(game, "P1: done; magnet; acorn; cookies")
    expect(game, "P1 asked: buy_arranged", "P1 options: magnet+1; acorn+2; cookies+3")


def test_the_price_is_that_of_the_new_slot() -> None:
    game = calculating("calculations cookies")
    expect(game, "P1 price +3: 7", "P1 refused: buy magnet+3, calculations, cookies")
    play(game, "P1: rearrange, calculations, cookies; magnet")
    assert "bought P1 magnet 0" in play(game, "P1: done; done; acorn; calculations")
    expect(game, "P1 hand: magnet", "P1 discard: cookies calculations")


def test_the_other_cards_lie_as_arranged_and_nothing_is_refilled() -> None:
    game = calculating("calculations spyglass", "market deck: spyglass")
    play(game, "P1: rearrange, calculations, spyglass; done; magnet; cookies; done; spyglass")
    expect(game, "market: acorn - cookies - -", "market deck: spyglass", "P1 hand: magnet")


def rearranged(game: Game) -> list[str]:
    """The cards that were seen moving in the market."""
    return [text for text in told(game) if text.startswith("rearranged")]


def test_the_arrangement_is_told_before_the_payment() -> None:
    game = calculating("calculations spyglass", "market deck: spyglass")
    play(game, "P1: rearrange, calculations, spyglass; cookies; magnet; acorn; acorn+2")
    assert rearranged(game) == ["rearranged P1 cookies 0", "rearranged P1 magnet 1", "rearranged P1 acorn 2"]
    assert kinds(told(game))[:5] == ["rearranged"] * 3 + ["paid"] * 2


def test_all_cards_may_stay_where_they_are() -> None:
    game = calculating("calculations spyglass")
    play(game, "P1: rearrange, calculations, spyglass; cookies; acorn; done; magnet")  # only the acorn costs 5 or 6
    assert not rearranged(game)
    expect(game, "P1 told: paid P1 calculations; paid P1 spyglass", "market: - magnet - acorn cookies")


def test_empty_slots_may_be_used() -> None:
    game = calculating("calculations junk", market="market: magnet - - - -")
    assert "rearrange" not in game.options  # 3 is too little for a 4 anywhere
    game = calculating("calculations cookies", market="market: magnet - - - -")
    play(game, "P1: rearrange")  # only the rightmost slot is cheap enough, so all answers itself
    expect(game, "P1 asked: order", "market: - - - - magnet")


def test_the_market_may_be_spread_over_the_holes() -> None:
    game = calculating("calculations spyglass", market="market: - - - - cookies")
    play(game, "P1: rearrange; spyglass")  # 2 + 3 and 2 + 4 need both cards, nearer slots do not
    expect(game, "P1 asked: arrange", "P1 options: cookies; done", "market: - - - - cookies")
    play(game, "P1: cookies; spyglass, calculations")
    expect(game, "P1 told: rearranged P1 cookies 3; bought P1 cookies 3")


def test_calculations_must_be_needed_at_the_new_price() -> None:
    game = calculating("calculations spyglass", market="market: - - - - acorn")
    play(game, "P1: rearrange")  # at 4 spyglass would do, so slot +0 stays empty; 5 and 6 need both
    expect(game, "P1 asked: arrange", "P1 options: acorn; done")
    play(game, "P1: done; spyglass,calculations")
    expect(game, "P1 told: bought P1 acorn 2")


def test_without_calculations_in_the_payment_nothing_is_rearranged() -> None:
    game = calculating("calculations spyglass junk junk")
    play(game, "P1: buy cookies+0, junk, junk")
    assert not rearranged(game)
    expect(game, "market: - magnet - acorn -")


def test_calculations_may_pay_without_rearranging() -> None:
    game = calculating("calculations spyglass")
    events = play(game, "P1: buy cookies+0, calculations")
    assert kinds(events) == ["paid", "discarded", "bought"]


def test_the_purchase_must_follow() -> None:
    game = calculating("calculations spyglass")
    play(game, "P1: rearrange, calculations, spyglass; cookies; done")
    expect(game, "P1 asked: arrange", "P1 refused: done, done; end; inventory; rearrange")
    play(game, "P1: acorn; done; calculations")
    expect(game, "P1 asked: end_turn", "P1 told: discarded P1 spyglass; bought P1 acorn 2")


def test_no_arrangement_is_offered_after_which_the_payment_buys_nothing() -> None:
    game = calculating("calculations spyglass", market="market: - - - magnet -")
    play(game, "P1: rearrange")  # 4 + 1 or 4 + 2
    expect(game, "P1 asked: arrange", "P1 options: done; magnet")


def test_calculations_come_from_the_hand_only() -> None:
    game = with_hand("spyglass junk", GOODS, "P1 discard: calculations", "P1 deck: calculations")
    assert "rearrange" not in game.options


def test_an_empty_market_cannot_be_rearranged() -> None:
    game = with_hand("calculations magnet", "bin: cookies", "market: - - - - -")
    assert actions(game) == {"play", "inventory"}


SECRET_STEPS = ["rearrange", "spyglass", "cookies", "done", "magnet"]


@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_else_sees_anything_before_the_purchase_is_complete(viewer: int | None) -> None:
    game = calculating("calculations spyglass", market="market: - - magnet acorn cookies")
    before = game.view(viewer)
    for step in SECRET_STEPS:
        play(game, f"P1: {step}")
        assert game.view(viewer) == before
        assert not told(game, viewer)


def test_nor_does_anybody_who_thinks_about_what_the_hidden_cards_might_be() -> None:
    game = calculating("calculations spyglass", market="market: - - magnet acorn cookies")
    before = game.redeal(1, SEED)
    for step in SECRET_STEPS:
        play(game, f"P1: {step}")
        assert game.redeal(1, SEED) == before


def test_with_stock_clearance_calculations_need_not_be_needed() -> None:
    game = calculating("calculations stock_clearance", market="market: - - - - acorn")
    play(game, "P1: rearrange")
    expect(game, "P1 asked: arrange", "P1 options: done; acorn")  # paid with both, at any price
    play(game, "P1: acorn; calculations")
    expect(game, "P1 told: bought P1 acorn 0", "P1 discard: stock_clearance calculations")


def test_stock_clearance_that_is_not_paid_frees_nothing() -> None:
    game = calculating("calculations stock_clearance spyglass", market="market: - - - - acorn")
    play(game, "P1: rearrange")
    expect(game, "P1 asked: pay_arranged", "P1 options: stock_clearance; spyglass")


def test_raised_values_count_in_the_payment_and_not_in_the_price() -> None:
    game = calculating("calculations junk", "alterations: add/1/P1/all", market="market: magnet - - - -")
    expect(game, "P1 value calculations: 3", "P1 value junk: 2")
    play(game, "P1: rearrange")  # 5 is 4 + 1, or one more than 4
    expect(game, "P1 asked: arrange", "P1 options: done; magnet")
    play(game, "P1: done")
    expect(game, "market: - - - magnet -", "P1 asked: order")


def test_a_multiplied_calculations_pays_at_its_new_value() -> None:
    game = calculating("calculations#1", "alterations: times/3/P1/#1", market="market: - - - - magnet")
    play(game, "P1: rearrange")
    expect(game, "P1 asked: arrange")
    play(game, "P1: done; done")
    expect(game, "P1 told: bought P1 magnet 2", "P1 discard: calculations", "P1 hand: magnet")


def test_a_second_calculations_must_be_needed_too() -> None:
    game = calculating("calculations calculations", market="market: - - - - cookies")
    play(game, "P1: rearrange")
    expect(game, "P1 asked: pay_arranged", "P1 options: calculations; done")
    play(game, "P1: calculations")
    expect(game, "P1 asked: arrange", "P1 options: cookies; done")  # +1 and +2; at +0 one is enough
    game = calculating("calculations", market="market: - - - - cookies")
    play(game, "P1: rearrange")
    expect(game, "P1 told: paid P1 calculations; bought P1 cookies 0")


def test_essential_purchase_bought_after_rearranging_spares_junk() -> None:
    game = calculating("calculations junk", market="market: essential_purchase - - - -")
    play(game, "P1: rearrange")
    expect(game, "P1 asked: spare_junk", "P1 options: 0; 1", "market: - - - - essential_purchase")
    play(game, "P1: 1")
    expect(game, "junk: 7", "P1 hand: essential_purchase", "P1 discard: calculations")


def test_calculations_may_pay_for_the_top_of_the_markets_discard_pile() -> None:
    game = with_hand("market_discovery calculations junk", "bin: flashy_show", "market: - - - - -")
    assert payments(game, "buy flashy_show+bin") == {
        ("calculations", "market_discovery"),
        ("junk", "market_discovery"),
    }


def bin_or_market(hand: str, *lines: str) -> Game:
    """P1 has paid with all but junk, and chooses how the market lies."""
    game = with_hand(hand, *(lines or ["bin: flashy_show"]), "market: - - - spyglass cookies")
    play(game, f"P1: rearrange, {', '.join(hand.removesuffix(' junk').split())}")
    return game


def test_with_market_discovery_the_market_may_be_rearranged_before_the_top_of_the_bin_is_bought() -> None:
    game = bin_or_market("calculations market_discovery junk")
    expect(game, "P1 asked: arrange", "P1 options: cookies; spyglass; done")
    play(game, "P1: done, done, done, spyglass, cookies; flashy_show+bin; calculations")
    expect(
        game,
        "P1 told: rearranged P1 spyglass 3; rearranged P1 cookies 4; paid P1 calculations; bought P1 flashy_show 5",
        "bin:",
    )
    expect(game, "market: cookies spyglass - - -", "P1 hand: flashy_show junk")


def test_such_a_payment_may_buy_from_the_market_as_well() -> None:
    game = bin_or_market("calculations market_discovery")
    play(game, "P1: cookies, spyglass, done, done, done")
    expect(game, "P1 asked: buy_arranged", "P1 options: spyglass+1; flashy_show+bin", "P1 refused: cookies+0; done")
    play(game, "P1: spyglass+1; calculations")
    expect(game, "bin: flashy_show", "market: - - - - cookies")


def test_with_market_discovery_calculations_must_be_needed_at_the_price_of_the_bin() -> None:
    game = bin_or_market("calculations market_discovery", "bin: shattered_relic")
    play(game, "P1: cookies, spyglass, done, done, done; calculations")  # 3 is less than the 4 of Market Discovery
    expect(game, "P1 told: bought P1 spyglass 1", "bin: shattered_relic")


@pytest.mark.parametrize("coins", [0, 1])
def test_coins_help_to_pay_for_the_bin_after_rearranging(coins: int) -> None:
    hand = ["P1 hand: calculations market_discovery#1", "alterations: set/1/P1/#1", f"P1 gold: {coins}"]
    lines = ["rules: gold=by_seat", "bin: spyglass", "market: - - - - glue", "P2 hand: junk"]
    game = table("decks: pandas platypuses macaws", *hand, *lines, hold=[0])
    assert ("rearrange" in game.options) == bool(coins)  # 2 + 1 + 1


def test_rearranging_is_an_action_without_a_bonus() -> None:
    game = calculating("calculations swift_broker", market="market: - - - - shattered_relic")
    play(game, "P1: rearrange; calculations, swift_broker")
    expect(game, "P1 asked: end_turn", "P1 options: end")


# Safety Precaution


def test_safety_precaution_takes_the_place_of_a_card_of_the_own_stall() -> None:
    game = with_hand("safety_precaution junk", "P1 stall: swift_broker | magnet | cookies swift_broker")
    play(game, "P1: play safety_precaution")
    expect(
        game,
        "P1 asked: swap",
        "P1 options: P1.1:swift_broker; P1.2:magnet; P1.3:cookies; P1.3:swift_broker",
        "P1 refused: done; end",
    )
    events = play(game, "P1: P1.3:cookies")
    assert events == ["swapped_in P1 safety_precaution 3", "swapped_out P1 cookies 3"]
    expect(game, "P1 stall: swift_broker | magnet | safety_precaution swift_broker", "P1 hand: cookies junk")


def test_after_safety_precaution_the_number_of_stacks_is_the_same() -> None:
    game = with_hand("safety_precaution junk", stall(3))
    play(game, "P1: play safety_precaution; P1.1:swift_broker")
    expect(game, "P1 next stack: 4", "P1 discard:", "P1 schedule:", "P1 asked: act", "P2 knows P1 hand: swift_broker")


def test_safety_precaution_does_not_reach_anothers_stall() -> None:
    game = with_hand("safety_precaution junk", "P1 stall: magnet", stall(4, 2))
    play(game, "P1: play safety_precaution")
    expect(game, "P1 hand: magnet junk", "P1 stall: safety_precaution")


def test_safety_precaution_without_a_stall_has_no_effect_and_is_discarded() -> None:
    game = with_hand("safety_precaution swift_broker", stall(2, 2))
    events = play(game, "P1: play safety_precaution")
    assert kinds(events) == ["played", "resolved"]
    expect(game, "P1 discard: safety_precaution", "P1 asked: act", "P1 stall:")


def test_the_card_from_the_stall_may_be_played_at_once() -> None:
    game = with_hand("safety_precaution junk junk", "P1 stall: magnet", "P1 deck: cookies junk")
    play(game, "P1: play safety_precaution; play magnet; cookies")
    expect(game, "P1 hand: junk junk cookies", "P1 discard: magnet")


def test_an_altered_safety_precaution_is_a_plain_card_in_the_stall() -> None:
    lines = ["P1 stall: magnet", "alterations: times/3/P1/#1"]
    game = with_hand("safety_precaution#1 safety_precaution junk", *lines)
    play(game, "P1: play safety_precaution#1; play safety_precaution")
    expect(game, "P1 hand: magnet junk safety_precaution", "P1 value safety_precaution: 3")


# Magnet


def test_magnet_searches_the_deck_for_a_card_and_takes_it() -> None:
    game = with_hand("magnet spyglass", "P1 deck: junk cookies glue junk", "P1 discard: junk", "shuffle P1: junk junk")
    play(game, "P1: play magnet")
    expect(game, "P1 asked: search", "P1 options: junk; cookies; glue", "P1 refused: done; spyglass; magnet")
    play(game, "P1: glue")
    expect(game, "P1 hand: glue spyglass", "P1 deck: junk junk cookies", "P1 discard: magnet junk", "P1 asked: act")


def test_magnet_shuffles_the_deck_before_all_eyes_and_hides_what_it_found() -> None:
    game = with_hand("magnet junk", "P1 deck: junk cookies glue")
    events = play(game, "P1: play magnet; glue")
    assert events == ["played P1 magnet", "found P1", "deck_shuffled P1 2", "resolved P1 magnet"]
    expect(game, "P1 told: found P1 glue", "P2 told: found P1", "P2 knows P1 hand:", "watchers not told: found P1 glue")


def test_after_magnet_nobody_knows_the_order_of_the_deck() -> None:
    game = with_hand("magnet junk", "P1 deck: junk@12w cookies@12w glue@1")
    play(game, "P1: play magnet; glue")
    expect(game, "P1 knows P1 deck:", "P2 knows P1 deck:", "watchers knows P1 deck:")


def test_the_options_of_magnet_do_not_show_the_order_of_the_deck() -> None:
    asked = []
    for deck in ("glue junk cookies", "cookies glue junk"):
        game = with_hand("magnet junk", f"P1 deck: {deck}")
        play(game, "P1: play magnet")
        asked.append(game.options)
    assert asked[0] == asked[1]


def test_magnet_with_one_card_takes_it_and_shuffles_nothing() -> None:
    game = with_hand("magnet junk junk", "P1 deck: glue", "P1 discard: cookies")
    events = play(game, "P1: play magnet")
    assert kinds(events) == ["played", "found", "resolved"]
    expect(game, "P1 hand: glue junk junk", "P1 deck:", "P1 discard: magnet cookies")


def test_magnet_with_an_empty_deck_does_nothing_and_reforms_nothing() -> None:
    game = with_hand("magnet swift_broker", "P1 deck:", "P1 discard: cookies glue")
    events = play(game, "P1: play magnet")
    assert kinds(events) == ["played", "resolved"]
    expect(game, "P1 hand: swift_broker", "P1 deck:", "P1 discard: magnet cookies glue", "P1 asked: act")


# Dangerous Test


def test_dangerous_test_draws_three_then_discards_three_in_the_order_one_likes() -> None:
    game = with_hand("dangerous_test junk", "P1 deck: cookies glue magnet spyglass")
    play(game, "P1: play dangerous_test")
    expect(game, "P1 asked: discard_one", "P1 options: junk; cookies; glue; magnet", "P1 refused: done; dangerous_test")
    play(game, "P1: glue; junk; cookies")
    expect(game, "P1 hand: magnet", "P1 discard: dangerous_test cookies junk glue", "P1 deck: spyglass")
    expect(game, "P1 asked: act", "P1 offered: play magnet")


def test_what_dangerous_test_draws_is_hidden_and_what_it_discards_is_open() -> None:
    game = with_hand("dangerous_test junk", "P1 deck: cookies glue magnet")
    events = play(game, "P1: play dangerous_test, glue, junk, cookies")
    assert events[1:4] == ["drew P1"] * 3
    assert events[4:7] == ["discarded P1 glue", "discarded P1 junk", "discarded P1 cookies"]
    expect(game, "P2 knows P1 hand:", "P1 told: drew P1 cookies; drew P1 glue; drew P1 magnet")


def test_dangerous_test_reforms_the_deck_without_itself() -> None:
    game = with_hand("dangerous_test junk", "P1 deck: glue", "P1 discard: magnet cookies", "shuffle P1: cookies magnet")
    events = play(game, "P1: play dangerous_test")
    assert kinds(events) == ["played", "drew", "shuffled", "drew", "drew"]
    expect(game, "P1 options: junk; glue; magnet; cookies", "P1 deck:")


def test_dangerous_test_with_a_short_draw_still_discards_three() -> None:
    game = with_hand("dangerous_test junk cookies spyglass", "P1 deck: glue")
    play(game, "P1: play dangerous_test, glue, junk, cookies")
    expect(game, "P1 hand: spyglass", "P1 discard: dangerous_test cookies junk glue")


def test_dangerous_test_that_draws_nothing_still_discards_three() -> None:
    game = with_hand("dangerous_test junk cookies spyglass swift_broker")
    play(game, "P1: play dangerous_test, junk, cookies, swift_broker")
    expect(game, "P1 hand: spyglass", "P1 discard: dangerous_test swift_broker cookies junk", "junk: 6")


@pytest.mark.parametrize("hand", ["", "junk", "junk junk", "junk junk junk"])
def test_dangerous_test_discards_all_of_a_small_hand(hand: str) -> None:
    game = with_hand(f"dangerous_test {hand}", "market: - - - - spyglass")
    play(game, "P1: play dangerous_test")
    expect(game, "P1 hand:", f"P1 discard: dangerous_test {hand}".strip(), "P1 asked: end_turn", "junk: 6")


# Glue


def test_glue_that_paid_may_stay_in_the_hand() -> None:
    game = with_hand("glue junk", "market: - - - - glue")
    play(game, "P1: buy glue+0")
    expect(game, "P1 asked: stick", "P1 options: glue; done", "P1 refused: junk; 1")
    events = play(game, "P1: glue")
    assert events == ["stuck P1 glue", "bought P1 glue 0"]
    expect(game, "P1 hand: glue glue junk", "P1 discard:", "P2 knows P1 hand: glue glue")


def test_glue_need_not_stay() -> None:
    game = with_hand("glue junk", "market: - - - - magnet")
    events = play(game, "P1: buy magnet+0; done")
    assert events == ["paid P1 glue", "discarded P1 glue", "bought P1 magnet 0"]
    expect(game, "P1 hand: magnet junk", "P1 discard: glue")


def test_the_other_cards_of_the_payment_land_whatever_glue_does() -> None:
    game = with_hand("glue spyglass", "market: magnet - - - -")
    play(game, "P1: buy magnet+4, glue, spyglass; done; glue")
    expect(game, "P1 hand: magnet", "P1 discard: spyglass glue")
    game = with_hand("glue spyglass", "market: magnet - - - -")
    play(game, "P1: buy magnet+4, glue, spyglass; glue")
    expect(game, "P1 hand: glue magnet", "P1 discard: spyglass")


def test_glue_must_be_needed() -> None:
    game = with_hand("glue spyglass", "market: - - - - magnet")
    assert payments(game, "buy magnet+0") == {("glue",), ("spyglass",)}
    expect(game, "P1 refused: buy magnet+0, glue, spyglass")


def test_glue_that_was_not_paid_asks_nothing() -> None:
    game = with_hand("glue spyglass", "market: - - - - magnet")
    play(game, "P1: buy magnet+0, spyglass")
    expect(game, "P1 asked: end_turn", "P1 hand: glue magnet", "P2 knows P1 hand: magnet")


def test_a_kept_glue_and_the_order_of_the_rest() -> None:
    game = with_hand("glue junk cookies", "market: magnet - - - -")
    play(game, "P1: buy magnet+4, glue, cookies, junk; glue")
    expect(game, "P1 asked: order", "P1 options: cookies; junk")
    play(game, "P1: cookies")
    expect(game, "P1 hand: glue magnet", "P1 discard: junk cookies")


def test_a_kept_altered_glue_keeps_its_mark_and_its_value() -> None:
    game = with_hand("glue#1 junk", "market: - - - glue -", "alterations: times/2/P1/#1")
    play(game, "P1: buy glue+1; glue#1")
    expect(game, "P1 hand: glue#1 glue junk", "P1 value glue#1: 10", "P1 value glue: 5")
    play(game, "P1: end")
    assert "glue#1" not in game.view(0)["seats"][0]["hand"]


def test_an_altered_glue_that_is_not_kept_is_a_plain_card() -> None:
    game = with_hand("glue#1 junk", "market: - - - magnet -", "alterations: times/2/P1/#1")
    play(game, "P1: buy magnet+1; done")
    expect(game, "P1 hand: magnet junk", "P1 discard: glue")


def test_two_glues_are_kept_or_not_each_by_itself() -> None:
    for count in range(3):
        game = with_hand("glue glue", "market: magnet - - - -", "alterations: add/-1/P1/all")
        play(game, "P1: buy magnet+4")
        expect(game, "P1 asked: stick", "P1 options: glue; done")
        play(game, "P1: " + "; ".join(["glue"] * count + ["done"] * (count < 2)))
        expect(game, "P1 hand:" + " glue" * count + " magnet", f"P1 discard:{' glue' * (2 - count)}")
        expect(game, "P2 knows P1 hand:" + " glue" * count + " magnet")


def test_a_kept_glue_does_not_buy_again() -> None:
    game = with_hand("glue junk", "market: - - - magnet magnet")
    play(game, "P1: buy magnet+1; glue")
    expect(game, "P1 asked: end_turn", "P1 options: end")


def test_glue_sticks_in_the_payment_of_essential_purchase_and_of_the_bin_too() -> None:
    game = with_hand("glue junk junk", "market: - essential_purchase - - -")
    play(game, "P1: buy essential_purchase+3, glue, junk; glue; 1")
    expect(game, "P1 hand: glue junk essential_purchase", "junk: 7", "P1 discard:")
    game = with_hand("glue market_discovery stock_clearance", "bin: flashy_show")
    play(game, "P1: buy flashy_show+bin, market_discovery, stock_clearance, glue; glue; stock_clearance")
    expect(game, "P1 hand: glue flashy_show", "P1 discard: market_discovery stock_clearance")


def test_glue_stays_after_rearranging_too() -> None:
    game = with_hand("glue calculations", "market: - - - - glue")
    play(game, "P1: rearrange; glue; glue")
    expect(game, "P1 hand: glue glue", "P1 discard: calculations", "P1 told: bought P1 glue 1")


def test_glue_in_a_stack_stays_in_the_stall() -> None:
    game = with_hand("glue junk", stall(4))
    assert stacks(game) == {("glue",)}
    play(game, "P1: build")
    expect(game, "P1 hand: junk", "P1 asked: end_turn")


def test_whoever_finds_a_card_with_magnet_alone_is_told_which() -> None:
    lines = ["turn: 2 P2", "P2 hand: magnet junk", "P2 deck: spyglass cookies", "P1 hand: junk"]
    game = table("decks: macaws platypuses", *lines, hold=[1])
    play(game, "P2: play magnet; spyglass")
    assert "found P2 spyglass" in told(game, 1)
    for other in (0, None):
        assert "found P2" in told(game, other)
