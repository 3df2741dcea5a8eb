"""INFO: what is hidden and what is open."""

from __future__ import annotations

import pytest

from animalfolk import Game
from tests.support.table import expect, play, table, told

WAITING = "P2 hand: junk junk"
EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, None])


def full() -> Game:
    """A table with something in every zone."""
    return table(
        "P1 hand: spyglass junk cookies",
        "P1 deck: acorn junk accordion swift_broker",
        "P1 discard: flashy_show junk nostalgic_item",
        "P2 hand: loyal_partner junk",
        "P2 deck: prepaid_good junk",
        "P2 discard: empty_chest junk",
        "P2 stall: swift_broker | stashing_vendor junk",
        "market: acorn - cookies spyglass special_offer",
        "market deck: market_discovery stock_clearance",
        "bin: favourite_toy",
    )


@EVERYBODY
@pytest.mark.rule("INFO-01", "INFO-02")
def test_discard_piles_are_open_in_their_order(viewer: int | None) -> None:
    seats = full().view(viewer)["seats"]
    assert seats[0]["discard"] == ["nostalgic_item", "junk", "flashy_show"]
    assert seats[1]["discard"] == ["junk", "empty_chest"]


@pytest.mark.rule("INFO-02")
def test_nobody_may_reorder_a_discard_pile() -> None:
    game = full()
    assert {option.split()[0] for option in game.options} <= {"buy", "play", "build", "use", "inventory"}
    play(game, "P1: inventory, junk")
    expect(game, "P1 discard: junk flashy_show junk nostalgic_item")


@pytest.mark.rule("INFO-03")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    game = full()
    assert game.view(0)["seats"][0]["hand"] == ["spyglass", "junk", "cookies"]
    for viewer in (1, None):
        seat = game.view(viewer)["seats"][0]
        assert (seat["hand_count"], seat["known"], "hand" in seat, "values" in seat) == (3, [], False, False)


@pytest.mark.rule("INFO-03", "INFO-04")
def test_what_is_drawn_is_told_to_its_drawer_only() -> None:
    game = table("P1 hand: shattered_relic junk", "P1 deck: acorn", WAITING)
    play(game, "P1: play shattered_relic")
    assert "drew P1 acorn" in told(game, 0)
    for viewer in (1, None):
        assert "drew P1" in told(game, viewer)


@EVERYBODY
@pytest.mark.rule("INFO-04")
def test_of_a_deck_only_its_size_is_seen_also_by_its_owner(viewer: int | None) -> None:
    game = full()
    seats = game.view(viewer)["seats"]
    assert [(seat["deck_count"], seat["deck_top"]) for seat in seats] == [(4, []), (2, [])]
    assert "accordion" not in str(game.view(viewer))


@EVERYBODY
@pytest.mark.rule("INFO-05")
def test_the_market_is_open_and_of_its_deck_only_the_size(viewer: int | None) -> None:
    seen = full().view(viewer)
    assert seen["market"] == ["special_offer", "spyglass", "cookies", None, "acorn"]
    assert seen["market_deck"] == 2
    assert "market_discovery" not in str(seen)


@EVERYBODY
@pytest.mark.rule("INFO-06")
def test_stalls_are_open(viewer: int | None) -> None:
    seat = full().view(viewer)["seats"][1]
    assert seat["stall"] == [["swift_broker"], ["stashing_vendor", "junk"]]
    assert seat["next_stack"] == 3


@EVERYBODY
@pytest.mark.rule("INFO-07")
def test_played_techniques_and_used_passives_are_open(viewer: int | None) -> None:
    game = table("P1 hand: favourite_toy market_discovery", "market deck: acorn", WAITING)
    play(game, "P1: use market_discovery; play favourite_toy")
    words = told(game, viewer)
    assert "used P1 market_discovery" in words
    assert "played P1 favourite_toy" in words
    if viewer != 0:
        assert game.view(viewer)["seats"][0]["known"] == ["market_discovery"]


@EVERYBODY
@pytest.mark.rule("INFO-08")
def test_payments_are_open(viewer: int | None) -> None:
    game = table("P1 hand: spyglass junk acorn", "market: - - - - accordion", WAITING, hold=[0])
    play(game, "P1: buy accordion+0, spyglass, junk")
    words = told(game, viewer)
    assert {"paid P1 spyglass", "paid P1 junk", "bought P1 accordion 0"} <= set(words)
    assert game.view(viewer)["seats"][0]["discard"] == ["spyglass", "junk"]


@pytest.mark.rule("INFO-10")
def test_cards_that_one_player_looks_at_are_known_to_that_player_only() -> None:
    game = table("P1 hand: spyglass junk", "P1 deck: acorn cookies swift_broker", WAITING)
    play(game, "P1: play spyglass")
    expect(game, "P1 sees aside: acorn cookies swift_broker", "P2 sees aside: - - -", "watchers sees aside: - - -")
    play(game, "P1: acorn; swift_broker")
    expect(game, "P1 knows P1 deck: cookies swift_broker", "P2 knows P1 deck:", "P2 knows P1 hand:")
    assert {word for word in told(game, 1) if "set_aside" in word or "kept" in word} == {"set_aside P1", "kept P1"}


@EVERYBODY
@pytest.mark.parametrize(("guess", "then"), [(4, "won_card"), (2, "threw_away")])
@pytest.mark.rule("INFO-09", "TECH-14")
def test_a_guessed_card_is_shown_to_everybody_after_the_guess(viewer: int | None, guess: int, then: str) -> None:
    game = table("P1 hand: risky_business junk", "market deck: acorn cookies", WAITING)
    play(game, "P1: play risky_business")
    expect(game, "P1 asked: guess", "market deck count: 2", "P1 not told: revealed")
    play(game, f"P1: {guess}")
    words = told(game, viewer)
    assert words[1:4] == [f"guessed P1 {guess}", "revealed P1 acorn", f"{then} P1 acorn"]


@pytest.mark.rule("INFO-09")
def test_a_card_won_by_a_guess_is_known_in_the_hand_and_a_lost_one_lies_open() -> None:
    game = table("P1 hand: risky_business risky_business junk", "market deck: acorn cookies", WAITING)
    play(game, "P1: play risky_business; 4")
    expect(game, "P2 knows P1 hand: acorn", "watchers knows P1 hand: acorn", "bin:")
    play(game, "P1: play risky_business; 4")
    expect(game, "bin: cookies", "P2 knows P1 hand: acorn")


@pytest.mark.rule("INFO-10")
def test_what_a_search_shows_is_known_to_the_searcher_only() -> None:
    game = table("P1 hand: magnet junk", "P1 deck: acorn cookies swift_broker", WAITING)
    play(game, "P1: play magnet; acorn")
    expect(game, "P1 told: found P1 acorn", "P2 told: found P1; deck_shuffled P1 2", "P2 knows P1 hand:")
    assert "found P1" in told(game, 1)
    assert "found P1 acorn" not in told(game, 1) + told(game, None)
