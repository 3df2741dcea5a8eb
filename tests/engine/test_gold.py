"""BUY-18: gold as part of a payment, against all that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from animalfolk import BadText, Game
from animalfolk.engine.faces import NUMBER, VALUE
from animalfolk.engine.state import load
from animalfolk.engine.view import pending
from tests.support.samples import some
from tests.support.table import DECKS, SEED, expect, play, table, told
from tests.support.walk import Cards, submultisets

HAND = ["junk", "cookies", "shattered_relic", "spyglass", "flashy_show", "market_discovery", "stock_clearance"]
GOODS = ["cookies", "shattered_relic", "spyglass", "flashy_show"]
CHOOSING = ("pay", "pay_arranged", "arrange", "buy_arranged")

hands = st.lists(st.sampled_from(HAND), min_size=1, max_size=5)


def worth(card: str, more: int) -> int:
    """What a card counts where every card counts so much more; a coin is 1, whatever is altered."""
    return 1 if card == "coin" else VALUE[NUMBER[card]] + more


def is_legal(payment: Cards, price: int, more: int) -> bool:
    """Whether exactly this may pay: no card to spare, unless one frees the overpay, and never a coin."""
    amounts = [worth(card, more) for card in payment]
    if sum(amounts) < price:
        return False
    spare = [card for card in payment if sum(amounts) - worth(card, more) >= price]
    return "coin" not in spare and ("stock_clearance" in payment or not spare)


def purses(hand: list[str], gold: int) -> set[Cards]:
    """Everything one could try to pay with."""
    return submultisets([*hand, *["coin"] * gold])


def rich(gold: int, hand: list[str], *lines: str, more: int = 0) -> Game:
    """P1 has so many coins and this hand."""
    altered = [f"alterations: add/{more}/P1/all"] if more else []
    given = ["rules: gold=by_seat", f"P1 gold: {gold}", f"P1 hand: {' '.join(hand)}", *altered, "market deck: cookies"]
    return table(*given, *lines, hold=[0])


def after(game: Game, option: str) -> Game:
    """The game after an answer."""
    copy = game.clone()
    copy.answer(option)
    return copy


def ends(game: Game) -> Iterator[Game]:
    """The games in which the choice is complete; on the way there are always several options."""
    decision = game.decision
    assert decision is not None
    if decision.prompt not in CHOOSING:
        yield game
        return
    assert len(set(decision.options)) == len(decision.options) > 1
    for option in decision.options:
        yield from ends(after(game, option))


def paid(game: Game) -> Cards:
    """What was paid, as all were told."""
    words = [text.split() for text in told(game)]
    coins = [int(word[2]) for word in words if word[0] == "paid_coins"]
    return tuple(sorted([word[2] for word in words if word[0] == "paid"] + ["coin"] * sum(coins)))


def payments(game: Game, action: str) -> list[Cards]:
    """Every payment that the options lead to, as often as they do."""
    return [paid(end) for end in ends(after(game, action))] if action in game.options else []


@settings(max_examples=some(120, 300))
@given(hands, st.integers(0, 3), st.sampled_from(GOODS), st.integers(0, 4), st.integers(0, 2))
@example(["junk"], 3, "spyglass", 0, 0)
@example(["stock_clearance", "junk"], 3, "flashy_show", 4, 0)
@example(["stock_clearance", "cookies"], 2, "flashy_show", 3, 0)
@example(["spyglass"], 3, "cookies", 0, 0)
@pytest.mark.rule("BUY-18")
def test_every_legal_payment_with_coins_is_reached_in_one_way_and_no_other(
    hand: list[str], gold: int, card: str, slot: int, more: int
) -> None:
    market = "market: " + " ".join(card if place == slot else "-" for place in range(4, -1, -1))
    found = payments(rich(gold, hand, market, more=more), f"buy {card}+{slot}")
    price = VALUE[NUMBER[card]] + slot
    assert sorted(found) == sorted(payment for payment in purses(hand, gold) if is_legal(payment, price, more))


@settings(max_examples=some(120, 300))
@given(hands, st.integers(0, 3), st.sampled_from(GOODS), st.integers(0, 1))
@example(["market_discovery"], 1, "flashy_show", 0)
@example(["market_discovery", "junk", "junk"], 3, "flashy_show", 0)
@example(["market_discovery", "stock_clearance", "junk"], 3, "flashy_show", 0)
@pytest.mark.rule("BUY-18")
def test_the_same_holds_for_the_markets_discard_pile(hand: list[str], gold: int, card: str, more: int) -> None:
    price = VALUE[NUMBER[card]]
    found = payments(rich(gold, hand, f"bin: {card}", more=more), f"buy {card}+bin")
    wanted = [payment for payment in purses(hand, gold) if is_legal(payment, price, more)]
    assert sorted(found) == sorted(payment for payment in wanted if "market_discovery" in payment)


@settings(max_examples=60)
@given(
    st.lists(st.sampled_from(["calculations", *HAND]), min_size=1, max_size=4),
    st.integers(0, 3),
    st.lists(st.sampled_from(["-", *GOODS]), min_size=2, max_size=2),
)
@example(["calculations"], 3, ["flashy_show", "-"])
@example(["calculations", "stock_clearance"], 2, ["flashy_show", "-"])
@pytest.mark.rule("BUY-18")
def test_the_same_holds_where_the_market_is_rearranged(hand: list[str], gold: int, goods: list[str]) -> None:
    market = [*goods, "-", "-", "-"]
    decks = "decks: macaws pandas platypuses"
    found = payments(rich(gold, hand, decks, f"market: {' '.join(reversed(market))}"), "rearrange")
    wanted = [
        payment
        for payment in purses(hand, gold)
        if "calculations" in payment
        for lie in set(permutations(market))
        for slot in range(5)
        if lie[slot] != "-" and is_legal(payment, VALUE[NUMBER[lie[slot]]] + slot, 0)
    ]
    assert sorted(found) == sorted(wanted)


@settings(max_examples=100)
@given(st.lists(st.sampled_from(["reflection", *HAND]), max_size=4), st.integers(0, 3), st.sampled_from(GOODS))
@example(["reflection", "junk"], 2, "flashy_show")
def test_a_card_that_copies_another_pays_together_with_coins(hand: list[str], gold: int, card: str) -> None:
    lines = ["decks: chameleons macaws pandas", f"market: {card} - - - -", "P2 discard: flashy_show"]
    found = payments(rich(gold, hand, *lines), f"buy {card}+4")
    as_copied = ["flashy_show" if name == "reflection" else name for name in hand]
    wanted = {payment for payment in purses(as_copied, gold) if is_legal(payment, VALUE[NUMBER[card]] + 4, 0)}
    copied = [tuple(sorted("flashy_show" if name == "reflection" else name for name in cards)) for cards in found]
    assert set(copied) == wanted
    assert len(set(found)) == len(found)


@pytest.mark.rule("BUY-18")
def test_coins_pay_a_part_of_the_price_and_leave_the_game() -> None:
    game = rich(2, ["spyglass", "junk"], "market: - - - flashy_show -")
    since = len(game.events(None))
    play(game, "P1: buy flashy_show+1, spyglass, coin, coin")
    expect(game, "P1 hand: flashy_show junk", "P1 discard: spyglass", "P1 gold: 0", "P2 gold: 0")
    assert told(game, 1, since)[:2] == ["paid_coins P1 2", "paid P1 spyglass"]


@pytest.mark.rule("BUY-18")
def test_no_coin_may_be_to_spare() -> None:
    game = rich(3, ["spyglass", "stock_clearance"], "market: - - - - spyglass")
    expect(
        game,
        "P1 refused: buy spyglass+0, spyglass, coin; buy spyglass+0, stock_clearance, coin; buy spyglass+0, coin, coin",
        "P1 refused: buy spyglass+0, coin, coin, coin",
    )
    play(game, "P1: buy spyglass+0, spyglass")
    expect(game, "P1 gold: 3")


@pytest.mark.parametrize(("card", "goes"), [("stock_clearance", True), ("spyglass", False)])
@pytest.mark.rule("BUY-18")
def test_a_card_that_counts_nothing_goes_with_coins_only_where_it_frees_the_overpay(card: str, goes: bool) -> None:
    lines = ["alterations: times/0/P1/#1", "market: - - - - cookies"]
    found = payments(rich(3, [f"{card}#1", "junk"], *lines), "buy cookies+0")
    plain = [("coin", "coin"), ("coin", "junk")]
    assert sorted(found) == sorted([*plain, *[tuple(sorted([card, *coins])) for coins in plain if goes]])


@pytest.mark.rule("BUY-18")
def test_without_the_option_there_is_no_gold() -> None:
    game = Game.new(DECKS, seed=SEED)
    assert "gold" not in game.view(0)["seats"][0]
    assert "gold" not in game.peek().dump()
    assert "gold" not in game.position()
    with pytest.raises(BadText, match="line 4: expected 'rules: gold=by_seat' with a line about gold, came 'none'"):
        table("P1 gold: 2")


@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.rule("BUY-18")
def test_coins_are_dealt_in_turn_order_and_everybody_sees_them(first: int) -> None:
    decks = ["macaws", "pandas", "squirrels", "sloths", "polecats"]
    game = Game.new(decks, players=4, seed=SEED, first=first, gold="by_seat")
    for viewer in (None, 0, 3):
        coins = [seat["gold"] for seat in game.view(viewer)["seats"]]
        assert [coins[(first + step) % 4] for step in range(4)] == [0, 1, 2, 3]


def test_gold_comes_back_from_every_text() -> None:
    decks = "decks: macaws pandas platypuses"
    game = rich(3, ["calculations", "junk"], decks, "market: - - - flashy_show cookies")
    play(game, "P1: rearrange; coin; coin")
    expect(game, "P1 asked: pay_arranged", "P1 gold: 3", "P1 options: coin; done")  # nothing has moved yet
    assert Game.from_position(game.position()) == game
    assert load(game.peek().dump()) == game.peek()
    assert pending(game.view(0))["chosen"] == ["calculations", "coin", "coin"]
    assert "chosen" not in pending(game.view(1))
    copy = game.clone()
    play(game, "P1: done")
    while game.decision and game.decision.prompt != "end_turn":
        game.answer(game.options[0])
    expect(copy, "P1 gold: 3")
    expect(game, "P1 gold: 1")
    assert Game.from_position(game.position()) == game
