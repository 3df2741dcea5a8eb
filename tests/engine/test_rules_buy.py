"""BUY: the market action."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from animalfolk import Game
from animalfolk.engine.faces import MIRRORS, NUMBER, VALUE
from tests.support.table import actions, expect, kinds, play, table
from tests.support.walk import Cards, payments, submultisets

MARKET = "market: cookies spyglass acorn accordion essential_purchase"
FACES = sorted(name for name in NUMBER if not MIRRORS[NUMBER[name]])  # those have several values
ONE_OF_EACH_VALUE = ["junk", "cookies", "shattered_relic", "spyglass", "accordion"]
ORDINARY = [name for name in FACES if name != "stock_clearance"]


def worth(name: str) -> int:
    """What is printed on a card."""
    return VALUE[NUMBER[name]]


def total(cards: Cards, more: int = 0) -> int:
    """What some cards are worth together, each counting so much more."""
    return sum(worth(card) + more for card in cards)


def is_tight(cards: Cards, price: int, more: int = 0) -> bool:
    """Whether these cards reach a price and none of them could be taken back."""
    return 0 <= total(cards, more) - price < min(worth(card) for card in cards) + more


def is_legal(cards: Cards, price: int, more: int = 0) -> bool:
    """The same, where Stock Clearance frees the overpay."""
    return total(cards, more) >= price if "stock_clearance" in cards else is_tight(cards, price, more)


def market_with(card: str, slot: int) -> str:
    """A market that holds one card."""
    return "market: " + " ".join(card if place == slot else "-" for place in range(4, -1, -1))


def for_sale(card: str, slot: int, hand: list[str], *more: str) -> Game:
    """One card in the market, and a hand to buy it with."""
    return table(market_with(card, slot), f"P1 hand: {' '.join(hand)}", "market deck: cookies", *more, hold=[0])


def all_raised(amount: int) -> str:
    """The line of a position in which all of P1's cards count more."""
    return f"alterations: add/{amount}/P1/all" if amount else "// nothing is altered"


def paid_with(game: Game, action: str) -> set[Cards]:
    """Every payment the engine accepts, none if the purchase is not offered."""
    return payments(game, action) if action in game.options else set()


def accepted(game: Game, action: str, cards: Cards) -> bool:
    """Whether the engine takes these cards, named at once, as a payment."""
    trial = game.clone()
    try:
        trial.answer([action, *cards])
    except ValueError:
        return False
    return True


@pytest.mark.rule("BUY-01")
def test_one_purchase_takes_exactly_one_card_of_the_market() -> None:
    game = table(MARKET, "P1 hand: spyglass acorn accordion junk", hold=[0])
    happened = play(game, "P1: buy accordion+1, accordion, junk")
    expect(game, "market: cookies spyglass acorn - essential_purchase", "P1 hand: accordion spyglass acorn")
    assert kinds(happened).count("bought") == 1
    expect(game, "P1 options: end")


@pytest.mark.rule("BUY-01")
def test_a_purchase_from_the_markets_discard_pile_takes_its_top_card_only() -> None:
    game = table(MARKET, "P1 hand: market_discovery", "bin: spyglass cookies", hold=[0])
    play(game, "P1: buy spyglass+bin")
    expect(game, "bin: cookies", MARKET, "P1 hand: spyglass")


@pytest.mark.rule("BUY-02")
def test_sets_and_junk_may_be_mixed_in_a_payment() -> None:
    game = table(MARKET, "P1 hand: cookies prepaid_good stashing_vendor junk", hold=[0])
    play(game, "P1: buy accordion+1, cookies, prepaid_good, stashing_vendor, junk")
    expect(game, "P1 hand: accordion", "P1 discard: junk stashing_vendor prepaid_good cookies")


@pytest.mark.rule("BUY-03")
def test_a_paying_card_is_worth_its_value() -> None:
    game = for_sale("spyglass", 0, ["acorn", "shattered_relic", "junk"])
    assert paid_with(game, "buy spyglass+0") == {("acorn",), ("junk", "shattered_relic")}


@pytest.mark.rule("BUY-03")
def test_a_paying_card_is_worth_its_altered_value() -> None:
    game = for_sale("spyglass", 0, ["flashy_show", "acorn", "shattered_relic", "cookies", "junk"])
    play(game, "P1: play flashy_show")
    expect(game, "P1 value shattered_relic: 4", "P1 value junk: 2")
    pairs = {("acorn",), ("shattered_relic",), ("cookies", "junk")}
    assert paid_with(game, "buy spyglass+0") == pairs


@pytest.mark.rule("BUY-04", "BUY-05")
def test_a_slot_adds_its_number_to_the_value() -> None:
    game = table(MARKET, "P1 hand: accordion accordion")
    expect(game, "P1 price +0: 3", "P1 price +1: 6", "P1 price +2: 6", "P1 price +3: 7", "P1 price +4: 6")


@pytest.mark.parametrize("slot", range(5))
@pytest.mark.rule("BUY-04", "BUY-05")
def test_just_the_price_of_the_slot_is_paid(slot: int) -> None:
    enough = for_sale("cookies", slot, ["junk"] * (2 + slot))
    assert paid_with(enough, f"buy cookies+{slot}") == {("junk",) * (2 + slot)}
    assert "buy" not in actions(for_sale("cookies", slot, ["junk"] * (1 + slot)))


@pytest.mark.rule("BUY-06")
def test_a_payment_below_the_price_is_refused() -> None:
    game = table(MARKET, "P1 hand: spyglass cookies junk junk")
    expect(
        game, "P1 refused: buy accordion+1, spyglass; buy accordion+1, spyglass, junk; buy accordion+1, cookies, junk"
    )
    expect(game, "P1 refused: buy accordion+1,; buy essential_purchase+0, cookies")
    play(game, "P1: buy accordion+1, spyglass, cookies")


@pytest.mark.rule("BUY-07")
@given(st.data())
@settings(max_examples=150)
def test_a_payment_is_legal_if_it_reaches_the_price_and_nothing_could_be_taken_back(data: Any) -> None:
    hand = data.draw(st.lists(st.sampled_from(ORDINARY), min_size=1, max_size=7))
    card, slot = data.draw(st.sampled_from(ORDINARY)), data.draw(st.integers(0, 4))
    game = for_sale(card, slot, hand)
    legal = {cards for cards in submultisets(hand) if is_tight(cards, worth(card) + slot)}
    assert paid_with(game, f"buy {card}+{slot}") == legal


@pytest.mark.rule("BUY-07", "BUY-03")
@given(st.data())
@settings(max_examples=50)
def test_the_same_holds_with_altered_values(data: Any) -> None:
    hand = data.draw(st.lists(st.sampled_from(ORDINARY), min_size=1, max_size=6))
    card, slot, more = data.draw(st.sampled_from(ORDINARY)), data.draw(st.integers(0, 4)), data.draw(st.integers(1, 3))
    game = for_sale(card, slot, hand, all_raised(more))
    legal = {cards for cards in submultisets(hand) if is_tight(cards, worth(card) + slot, more)}
    assert paid_with(game, f"buy {card}+{slot}") == legal


@pytest.mark.rule("BUY-07", "TYPE-04")
@given(st.data())
@settings(max_examples=80)
def test_with_stock_clearance_any_payment_that_reaches_the_price_is_legal(data: Any) -> None:
    hand = [*data.draw(st.lists(st.sampled_from(ORDINARY), max_size=5)), "stock_clearance"]
    card, slot = data.draw(st.sampled_from(ORDINARY)), data.draw(st.integers(0, 4))
    legal = {cards for cards in submultisets(hand) if is_legal(cards, worth(card) + slot)}
    assert paid_with(for_sale(card, slot, hand), f"buy {card}+{slot}") == legal


@pytest.mark.rule("BUY-07")
@given(st.data())
@settings(max_examples=120)
def test_a_purchase_from_the_markets_discard_pile_needs_market_discovery_and_no_card_too_many(data: Any) -> None:
    hand = [*data.draw(st.lists(st.sampled_from(FACES), max_size=5)), "market_discovery"]
    card = data.draw(st.sampled_from(ORDINARY))
    more = data.draw(st.sampled_from([0, 0, 1, 2]))
    game = table(f"bin: {card}", f"P1 hand: {' '.join(hand)}", all_raised(more), hold=[0])
    with_discovery = {cards for cards in submultisets(hand) if "market_discovery" in cards}
    assert paid_with(game, f"buy {card}+bin") == {
        cards for cards in with_discovery if is_legal(cards, worth(card), more)
    }


@pytest.mark.parametrize("counts", [1, 2, 3])
@pytest.mark.rule("BUY-07", "BUY-03")
def test_the_same_holds_when_market_discovery_itself_counts_less(counts: int) -> None:
    for size in range(5):
        for hand in combinations_with_replacement(ONE_OF_EACH_VALUE, size):
            cards = f"P1 hand: {' '.join(hand)} market_discovery#1"
            game = table("bin: accordion", cards, f"alterations: set/{counts}/P1/#1", hold=[0])
            rest = {(), *submultisets(list(hand))}
            legal = {some for some in rest if 0 <= counts + total(some) - 5 < min([counts, *map(worth, some)])}
            paid = {tuple(sorted((*some, "market_discovery"))) for some in legal}
            assert paid_with(game, "buy accordion+bin") == paid


@pytest.mark.rule("BUY-07")
@given(st.data())
@settings(max_examples=60)
def test_payments_named_at_once_are_those_that_can_be_given_card_by_card(data: Any) -> None:
    hand = data.draw(st.lists(st.sampled_from(FACES), min_size=1, max_size=5))
    card, slot = data.draw(st.sampled_from(ORDINARY)), data.draw(st.integers(0, 4))
    game, action = for_sale(card, slot, hand), f"buy {card}+{slot}"
    one_by_one = paid_with(game, action)
    if one_by_one:
        assert {cards for cards in submultisets(hand) if accepted(game, action, cards)} == one_by_one


@pytest.mark.rule("BUY-08")
def test_cards_kept_in_hand_play_no_part_in_the_overpay_test() -> None:
    game = for_sale("flashy_show", 0, ["spyglass", "acorn", "accordion", "junk"])
    play(game, "P1: buy flashy_show+0, spyglass, acorn")
    expect(game, "P1 hand: flashy_show accordion junk", "P1 discard: acorn spyglass")


@pytest.mark.parametrize(
    "cards", ["accordion, junk", "shattered_relic, cookies, junk", "accordion, spyglass", "accordion, shattered_relic"]
)
@pytest.mark.rule("BUY-09")
def test_redundant_payments_are_refused(cards: str) -> None:
    game = for_sale("flashy_show", 0, ["accordion", "spyglass", "shattered_relic", "cookies", "junk"])
    expect(game, f"P1 refused: buy flashy_show+0, {cards}")


@pytest.mark.rule("BUY-10", "BUY-11")
def test_paid_cards_land_on_the_own_discard_pile_in_the_buyers_order() -> None:
    for order in ("junk, spyglass", "spyglass, junk"):
        game = table("market: - - - - accordion", "P1 hand: spyglass junk", "P1 discard: cookies", hold=[0])
        play(game, f"P1: buy accordion+0, {order}")
        first, second = order.split(", ")
        expect(game, f"P1 discard: {second} {first} cookies", "P2 discard:", "bin:")


@pytest.mark.rule("BUY-11")
def test_the_order_is_asked_only_where_it_makes_a_difference() -> None:
    different = for_sale("accordion", 0, ["spyglass", "junk"])
    play(different, "P1: buy accordion+0")
    expect(different, "P1 asked: order", "P1 options: spyglass; junk")
    equal = for_sale("accordion", 0, ["junk"] * 5)
    play(equal, "P1: buy accordion+0")
    expect(equal, "P1 asked: end_turn", "P1 hand: accordion")


@pytest.mark.rule("BUY-12")
def test_the_bought_card_comes_into_the_hand_after_the_payment_was_discarded() -> None:
    game = for_sale("accordion", 0, ["spyglass", "junk"])
    happened = kinds(play(game, "P1: buy accordion+0, spyglass, junk"))
    assert happened == ["paid", "paid", "discarded", "discarded", "bought"]
    expect(game, "P1 hand: accordion", "P2 knows P1 hand: accordion")


@pytest.mark.rule("BUY-13")
def test_bought_cookies_enlarge_the_hand_in_the_same_clean_up() -> None:
    game = table("market: - - - - cookies", "P1 hand: junk junk", "P1 deck: acorn acorn acorn acorn acorn acorn")
    play(game, "P1: buy cookies+0")
    expect(game, "P1 hand: cookies acorn acorn acorn acorn acorn", "P1 deck count: 1")


@pytest.mark.rule("BUY-13")
def test_a_bought_market_discovery_is_offered_in_the_same_clean_up() -> None:
    game = table("market: - - - - market_discovery", "P1 hand: spyglass", "market deck: cookies accordion")
    play(game, "P1: buy market_discovery+0")
    expect(game, "P1 asked: end_turn", "P1 offered: use market_discovery")


@pytest.mark.rule("BUY-14")
def test_the_emptied_slot_stays_empty_until_the_market_part_of_clean_up() -> None:
    game = table(MARKET, "P1 hand: accordion market_discovery junk", "P1 deck: junk junk", "market deck: cookies junk")
    play(game, "P1: buy accordion+1, accordion, junk")
    expect(game, "P1 asked: end_turn", "market: cookies spyglass acorn - essential_purchase", "P1 price +2: 6")
    play(game, "P1: end")
    expect(game, "P1 asked: before_market", "market: cookies spyglass acorn - essential_purchase", "P1 hand count: 5")
    play(game, "P1: end")
    expect(game, "market: cookies cookies spyglass acorn essential_purchase")


@pytest.mark.rule("BUY-14")
def test_a_card_taken_by_prepaid_good_leaves_a_hole_until_clean_up() -> None:
    game = table(MARKET, "P1 hand: prepaid_good", "market deck: cookies", "P2 hand: swift_broker", hold=[0])
    play(game, "P1: play prepaid_good; spyglass+3")
    expect(game, "market: cookies - acorn accordion essential_purchase", "P1 price +4: 6", "P1 price +2: 6")
    play(game, "P1: end")
    expect(game, "market: cookies cookies acorn accordion essential_purchase")


@pytest.mark.rule("BUY-14")
def test_a_card_taken_by_shopping_journey_leaves_a_hole_during_the_following_action() -> None:
    lines = ["P1 hand: flashy_show accordion junk junk", "P1 schedule: shopping_journey", "moment: start"]
    game = table(MARKET, *lines, "market deck: cookies magnet", hold=[0])
    play(game, "P1: acorn+2; play flashy_show")
    expect(game, "market: cookies spyglass - accordion essential_purchase", "P1 not offered: buy acorn+2")
    expect(game, "P1 price +4: 6", "P1 price +3: 7", "P1 price +1: 6", "P1 price +0: 3")
    play(game, "P1: buy accordion+1, accordion")
    expect(game, "market: cookies spyglass - - essential_purchase")
    play(game, "P1: end")
    expect(game, "market: magnet cookies cookies spyglass essential_purchase")


@pytest.mark.parametrize("technique", ["spyglass", "acorn", "swift_broker", "prepaid_good", "flashy_show", "magnet"])
@pytest.mark.rule("BUY-15")
def test_a_technique_that_pays_has_no_effect(technique: str) -> None:
    price = VALUE[NUMBER[technique]]
    card, slot = ("swift_broker", price - 1)
    game = for_sale(card, slot, [technique], "P1 deck: junk", "P2 stall: cookies")
    happened = play(game, f"P1: buy {card}+{slot}")
    assert kinds(happened) == ["paid", "discarded", "bought"]
    expect(game, f"P1 discard: {technique}", "P1 options: end", "P2 stall: cookies", "P1 value swift_broker: 1")


@pytest.mark.rule("BUY-16")
def test_without_a_payable_card_there_is_no_market_action() -> None:
    game = table(MARKET, "P1 hand: cookies swift_broker")
    assert [option for option in game.options if option.startswith("buy")] == ["buy essential_purchase+0"]
    assert "buy" not in actions(table(MARKET, "P1 hand: cookies"))
    assert "buy" not in actions(table("P1 hand: accordion swift_broker"))
