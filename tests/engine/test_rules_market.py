"""MARKET: sliding, filling and reforming the market."""

from __future__ import annotations

import pytest

from tests.support.table import expect, kinds, play, table

WAITING = "P2 hand: junk junk"
IDLE = ["P1 hand: junk junk junk junk junk", WAITING]


def after_a_turn(*lines: str) -> list[str]:
    """Let P1 do nothing; returns the events of the turn."""
    game = table(*lines, "P1 hand: acorn junk junk junk junk", WAITING)
    return play(game, "P1: inventory; done")


@pytest.mark.rule("MARKET-01")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- cookies - spyglass -", "- - - cookies spyglass"),
        ("cookies - - - -", "- - - - cookies"),
        ("cookies spyglass acorn accordion -", "- cookies spyglass acorn accordion"),
        ("- - - cookies spyglass", "- - - cookies spyglass"),
    ],
)
def test_in_clean_up_the_cards_slide_right_into_the_gaps_in_their_order(before: str, after: str) -> None:
    game = table("P1 hand: acorn junk junk junk junk", f"market: {before}", WAITING)
    play(game, "P1: inventory; done")
    expect(game, f"market: {after}")


@pytest.mark.rule("MARKET-02")
def test_then_new_cards_come_one_by_one_into_the_free_slots_from_the_right() -> None:
    events = after_a_turn("market: - cookies - spyglass -", "market deck: acorn accordion nostalgic_item flashy_show")
    slid = ["slid spyglass 0", "slid cookies 1"]
    assert [event for event in events if event.split()[0] in ("slid", "dealt")] == [
        *slid,
        "dealt acorn 2",
        "dealt accordion 3",
        "dealt nostalgic_item 4",
    ]


@pytest.mark.rule("MARKET-03")
def test_no_slot_is_filled_and_no_card_slides_before_clean_up() -> None:
    market = ["market: acorn cookies - spyglass accordion", "market deck: nostalgic_item flashy_show"]
    game = table("P1 hand: prepaid_good junk", *market, WAITING, hold=[0])
    play(game, "P1: play prepaid_good; spyglass+1")
    expect(game, "market: acorn cookies - - accordion", "P1 price +4: 8", "market deck count: 2")
    play(game, "P1: end")
    expect(game, "market: flashy_show nostalgic_item acorn cookies accordion")


@pytest.mark.rule("MARKET-03")
def test_a_fill_ordered_by_a_card_comes_at_once_from_right_to_left() -> None:
    market = [
        "market: - cookies - - acorn",
        "market deck: spyglass accordion nostalgic_item flashy_show special_offer cookies",
    ]
    game = table("P1 hand: loyal_partner acorn", *market, WAITING)
    play(game, "P1: play loyal_partner; cookies")
    expect(game, "P1 asked: act", "market: special_offer flashy_show nostalgic_item accordion spyglass")
    expect(game, "watchers not told: slid")


@pytest.mark.rule("MARKET-03")
def test_a_fill_ordered_by_a_card_fills_the_holes_where_they_are_and_moves_no_other_card() -> None:
    market = ["market: acorn cookies - spyglass accordion", "market deck: nostalgic_item flashy_show magnet siesta"]
    game = table("P1 hand: daring_adventurer acorn", *market, "dice: 2", WAITING)
    events = play(game, "P1: play daring_adventurer; spyglass+1; acorn+4")
    assert events[-4:-1] == ["dealt nostalgic_item 1", "dealt flashy_show 2", "dealt magnet 4"]
    expect(game, "market: magnet cookies flashy_show nostalgic_item accordion", "watchers not told: slid")
    expect(game, "P1 asked: act", "P1 price +3: 5", "bin: acorn spyglass")


@pytest.mark.rule("MARKET-05")
@pytest.mark.parametrize(
    ("card", "answers"), [("swank", "acorn"), ("risky_business", "1"), ("daring_adventurer", "cookies+0")]
)
def test_the_polecats_reform_the_market_deck_when_they_need_it(card: str, answers: str) -> None:
    market = ["market: spyglass spyglass spyglass spyglass cookies", "bin: magnet siesta"]
    game = table(f"P1 hand: {card} acorn junk", *market, "dice: 1", WAITING)
    events = play(game, f"P1: play {card}; {answers}")
    assert "market_shuffled" in kinds(events)
    expect(game, "P1 asked: act")


@pytest.mark.rule("MARKET-04")
def test_an_empty_market_deck_is_reformed_from_the_markets_discard_pile() -> None:
    lines = ["market: - - - - cookies", "market deck: acorn", "bin: spyglass accordion flashy_show"]
    game = table(
        *lines, "shuffle market: accordion spyglass flashy_show", "P1 hand: acorn junk junk junk junk", WAITING
    )
    events = play(game, "P1: inventory; done")
    expect(game, "market: flashy_show spyglass accordion acorn cookies", "bin:", "market deck count: 0")
    assert "market_shuffled 3" in events


@pytest.mark.rule("MARKET-05")
def test_a_card_that_needs_the_market_deck_reforms_it_too() -> None:
    lines = ["market deck: acorn", "bin: spyglass accordion flashy_show", "shuffle market: accordion spyglass"]
    game = table("P1 hand: special_offer junk", *lines, WAITING)
    play(game, "P1: play special_offer")
    expect(game, "P1 sees aside: acorn accordion spyglass", "bin:", "market deck: flashy_show")


@pytest.mark.rule("MARKET-06")
def test_without_cards_the_market_stays_partly_filled_and_play_goes_on() -> None:
    game = table("P1 hand: acorn junk junk junk junk", "market: - - - cookies -", "market deck: spyglass", WAITING)
    play(game, "P1: inventory; done")
    expect(game, "market: - - - spyglass cookies", "market deck count: 0", "turn: P2", "winner: none")


@pytest.mark.rule("MARKET-07")
def test_a_card_that_slides_becomes_cheaper() -> None:
    game = table("P1 hand: acorn junk junk junk junk", "market: cookies - spyglass - -", WAITING)
    expect(game, "P1 price +4: 6", "P1 price +2: 6")
    play(game, "P1: inventory; done")
    expect(game, "market: - - - cookies spyglass", "P1 price +1: 3", "P1 price +0: 4", "P2 price +0: 4")


@pytest.mark.rule("MARKET-08")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_markets_discard_pile_is_open(viewer: int | None) -> None:
    game = table("bin: spyglass cookies acorn", *IDLE)
    assert game.view(viewer)["bin"] == ["acorn", "cookies", "spyglass"]  # the top is the last
