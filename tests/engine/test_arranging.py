"""Purchases with a rearranged market, against all that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from animalfolk import Game
from animalfolk.engine.faces import NUMBER, VALUE
from animalfolk.engine.values import BIN
from tests.support.table import expect, play, table, told

DECKS = "decks: macaws pandas platypuses"
HAND = ["calculations", "junk", "cookies", "shattered_relic", "spyglass", "flashy_show", "stock_clearance"]
GOODS = ["-", "cookies", "shattered_relic", "spyglass", "essential_purchase", "flashy_show"]
CHOOSING = ("pay_arranged", "arrange", "buy_arranged")
NOBODY = "-"

Cards = tuple[str, ...]


class Deal(NamedTuple):
    """A purchase with a rearranged market: what is paid, how the market lies (slot +0 first), what is bought."""

    payment: Cards
    market: Cards
    slot: int


def amount(card: str, more: int) -> int:
    """What a card counts where every card counts so much more."""
    return VALUE[NUMBER[card]] + more


def is_legal(payment: Cards, price: int, more: int) -> bool:
    """Whether exactly these cards may pay a price after rearranging (rulings: Calculations, G11)."""
    amounts = [amount(card, more) for card in payment]
    if "calculations" not in payment or sum(amounts) < price:
        return False
    return "stock_clearance" in payment or sum(amounts) - min(amounts) < price


def handfuls(hand: list[str]) -> set[Cards]:
    """All the different payments one could try."""
    return {tuple(sorted(some)) for size in range(1, len(hand) + 1) for some in combinations(hand, size)}


def allowed(hand: list[str], market: list[str], more: int) -> set[Deal]:
    """Every purchase that the rules allow, found by trying all."""
    return {
        Deal(payment, lie, slot)
        for payment in handfuls(hand)
        for lie in set(permutations(market))
        for slot in range(5)
        if lie[slot] != NOBODY and is_legal(payment, VALUE[NUMBER[lie[slot]]] + slot, more)
    }


def allowed_from_bin(hand: list[str], market: list[str], more: int, top: str) -> set[Deal]:
    """Every purchase of the top card of the bin before which there is something to rearrange."""
    if set(market) == {NOBODY}:
        return set()
    return {
        Deal(payment, lie, BIN)
        for payment in handfuls(hand)
        for lie in set(permutations(market))
        if "market_discovery" in payment and is_legal(payment, VALUE[NUMBER[top]], more)
    }


def opened(hand: list[str], market: list[str], more: int, *bin_: str) -> Game:
    """P1 chooses an action."""
    lines = [f"P1 hand: {' '.join(hand)}", f"market: {' '.join(reversed(market))}", f"bin: {' '.join(bin_)}"]
    altered = [f"alterations: add/{more}/P1/all"] if more else []
    return table(DECKS, *lines, *altered, "P2 hand: junk", hold=[0])


def ends(game: Game) -> Iterator[Game]:
    """The games in which the choice is complete; an answer after which nothing could be chosen ends nowhere else."""
    decision = game.decision
    assert decision is not None
    if decision.prompt not in CHOOSING:
        yield game
        return
    assert len(set(decision.options)) == len(decision.options) > 1
    for option in decision.options:
        yield from ends(after(game, option))


def after(game: Game, option: str) -> Game:
    """The game after an answer."""
    copy = game.clone()
    copy.answer(option)
    return copy


def deal_of(game: Game, market: list[str]) -> Deal:
    """What was paid, arranged and bought, read from what all were told and from what lies there."""
    words = [text.split() for text in told(game)]
    payment = tuple(sorted(word[2] for word in words if word[0] == "paid"))
    moved = {int(word[3]): word[2] for word in words if word[0] == "rearranged"}
    lie = tuple(moved.get(slot, NOBODY) for slot in range(5)) if moved else tuple(market)
    return Deal(payment, lie, bought(game))


def bought(game: Game) -> int:
    """The slot that is bought from: the cards of the payment land first, whatever is asked about them."""
    while game.decision and game.decision.prompt in ("spare_junk", "order"):
        game.answer(game.options[0])
    return next(int(text.split()[3]) for text in told(game) if text.startswith("bought"))


def walked(game: Game, market: list[str]) -> list[Deal]:
    """Every purchase that the engine's options lead to."""
    if "rearrange" not in game.options:
        return []
    return [deal_of(end, market) for end in ends(after(game, "rearrange"))]


hands = st.lists(st.sampled_from(HAND), max_size=4).map(lambda cards: [*cards, "calculations"])
markets = st.lists(st.sampled_from(GOODS), min_size=2, max_size=3).map(
    lambda cards: [*cards, *["-"] * (5 - len(cards))]
)


@settings(max_examples=60)
@given(hand=hands, market=markets.flatmap(st.permutations), more=st.integers(0, 2))
@example(hand=["calculations"], market=["-", "-", "-", "-", "cookies"], more=0)
@example(hand=["calculations", "stock_clearance", "junk"], market=["cookies", "cookies", "-", "-", "-"], more=0)
@example(hand=["calculations", "calculations", "spyglass"], market=["spyglass", "-", "cookies", "-", "-"], more=1)
def test_the_options_lead_to_every_legal_purchase_and_to_no_other(
    hand: list[str], market: list[str], more: int
) -> None:
    deals = walked(opened(hand, market, more), market)
    assert set(deals) == allowed(hand, market, more)
    assert len(deals) == len(set(deals))  # no purchase is reached in two ways


@settings(max_examples=200)
@given(
    hand=st.lists(st.sampled_from(HAND), min_size=1, max_size=5),
    market=st.lists(st.sampled_from(GOODS), min_size=5, max_size=5),
    more=st.integers(0, 2),
)
def test_rearranging_is_offered_if_and_only_if_a_purchase_exists(hand: list[str], market: list[str], more: int) -> None:
    prices = {VALUE[NUMBER[card]] + slot for card in market if card != NOBODY for slot in range(5)}
    possible = any(is_legal(payment, price, more) for payment in handfuls(hand) for price in prices)
    assert ("rearrange" in opened(hand, market, more).options) == possible


sellers = hands.map(lambda cards: [*cards[-3:], "market_discovery"])


@settings(max_examples=60)
@given(hand=sellers, market=markets.flatmap(st.permutations), more=st.integers(0, 2), top=st.sampled_from(GOODS[1:]))
@example(hand=["calculations", "market_discovery"], market=["-"] * 5, more=0, top="flashy_show")
@example(hand=["calculations", "market_discovery"], market=["cookies", *["-"] * 4], more=0, top="flashy_show")
@example(hand=["calculations", "market_discovery", "stock_clearance"], market=["cookies"] * 5, more=1, top="cookies")
def test_cards_that_open_the_bin_buy_there_after_any_arrangement(
    hand: list[str], market: list[str], more: int, top: str
) -> None:
    deals = walked(opened(hand, market, more, top, "acorn"), market)
    assert set(deals) == allowed(hand, market, more) | allowed_from_bin(hand, market, more, top)
    assert len(deals) == len(set(deals))


def tripled(hand: list[str], market: list[str]) -> Game:
    """The first card of the hand counts three times as much."""
    lines = [f"P1 hand: {hand[0]}#1 {' '.join(hand[1:])}", f"market: {' '.join(reversed(market))}"]
    return table(DECKS, *lines, "alterations: times/3/P1/#1", "P2 hand: junk", hold=[0])


def is_legal_tripled(payment: tuple[int, ...], hand: list[str], price: int) -> bool:
    """The same with the places of the cards in the hand, the first of which is tripled."""
    amounts = [VALUE[NUMBER[hand[place]]] * (1 if place else 3) for place in payment]
    cards = [hand[place] for place in payment]
    free = "stock_clearance" in cards or sum(amounts) - min(amounts) < price
    return "calculations" in cards and sum(amounts) >= price and free


def allowed_tripled(hand: list[str], market: list[str]) -> set[Deal]:
    """Every purchase that the rules allow with the tripled card."""
    return {
        Deal(tuple(sorted(hand[place] for place in payment)), lie, slot)
        for size in range(1, len(hand) + 1)
        for payment in combinations(range(len(hand)), size)
        for lie in set(permutations(market))
        for slot in range(5)
        if lie[slot] != NOBODY and is_legal_tripled(payment, hand, VALUE[NUMBER[lie[slot]]] + slot)
    }


@settings(max_examples=40)
@given(hand=hands.flatmap(st.permutations), market=markets)
@example(hand=["calculations", "calculations", "junk"], market=["flashy_show", "spyglass", "-", "-", "-"])
def test_the_same_holds_where_one_card_is_multiplied(hand: list[str], market: list[str]) -> None:
    assert set(walked(tripled(hand, market), market)) == allowed_tripled(hand, market)


def test_a_full_market_is_arranged_in_every_order() -> None:
    market = ["cookies", "shattered_relic", "spyglass", "essential_purchase", "flashy_show"]
    deals = walked(opened(["calculations", "spyglass"], market, 0), market)
    assert set(deals) == allowed(["calculations", "spyglass"], market, 0)
    assert len({deal.market for deal in deals}) == 120 - no_purchase(market)


def no_purchase(market: list[str]) -> int:
    """In how many arrangements nothing can be bought with Calculations, alone or with a spyglass."""
    legal = {deal.market for deal in allowed(["calculations", "spyglass"], market, 0)}
    return sum(lie not in legal for lie in permutations(market))


def test_a_marked_calculations_may_be_chosen_apart_from_a_plain_one() -> None:
    lines = ["P1 hand: calculations#1 calculations", "alterations: times/3/P1/#1", "market: - - - - spyglass"]
    game = table(DECKS, *lines, "P2 hand: junk", hold=[0])
    play(game, "P1: rearrange")  # 6 alone, or 8 together
    expect(game, "P1 asked: pay_arranged", "P1 offered: calculations#1")


@pytest.mark.parametrize("word", ["rearrange", "pay_arranged"])
def test_a_position_in_the_middle_of_the_choice_can_be_written_and_read(word: str) -> None:
    game = opened(["calculations", "spyglass", "junk"], ["cookies", "spyglass", "-", "-", "-"], 0)
    play(game, "P1: rearrange", *(["P1: spyglass; done; done"] if word == "pay_arranged" else []))
    again = Game.from_position(game.position())
    assert again == game
    assert again.options == game.options
