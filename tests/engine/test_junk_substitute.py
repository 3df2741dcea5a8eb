"""DIS-01: junk in place of a card that cannot be drawn, in clean-up only or wherever the own deck is drawn from."""

from __future__ import annotations

import pytest

from animalfolk import Game
from tests.support.table import expect, play, table

ANY_DRAW = "rules: junk_substitute=any_draw"
USUAL = "rules: stacks=8"


def dry(rules: str, *lines: str) -> Game:
    """P1 has neither deck nor discard pile."""
    return table(rules, *lines, "P2 hand: junk", hold=[0])


@pytest.mark.parametrize(("rules", "hand"), [(USUAL, "acorn"), (ANY_DRAW, "acorn junk")])
def test_an_effect_that_draws_finds_nothing_or_junk(rules: str, hand: str) -> None:
    game = dry(rules, "P1 hand: shattered_relic acorn cookies")
    play(game, "P1: play shattered_relic; cookies")  # throws it away, then draws
    expect(game, f"P1 hand: {hand}", f"junk: {5 if rules == ANY_DRAW else 6}")


def test_what_is_there_is_drawn_first_and_everybody_sees_the_junk() -> None:
    lines = ["decks: platypuses sloths polecats", "P1 hand: dangerous_test sofa siesta", "P1 deck: glue"]
    game = dry(ANY_DRAW, *lines)
    happened = play(game, "P1: play dangerous_test")
    assert happened[1:4] == ["drew P1", "drew_junk P1 junk", "drew_junk P1 junk"]
    expect(game, "P1 hand: sofa siesta glue junk junk", "P2 knows P1 hand: junk junk", "junk: 4")
    usual = dry(USUAL, *lines)
    play(usual, "P1: play dangerous_test")
    assert usual.peek().junk == 6


@pytest.mark.parametrize(("rules", "seen"), [(USUAL, ["acorn"]), (ANY_DRAW, ["acorn", "junk", "junk"])])
def test_cards_drawn_and_not_yet_placed_are_substituted_too(rules: str, seen: list[str]) -> None:
    game = dry(rules, "P1 hand: spyglass cookies", "P1 deck: acorn")
    since = len(game.events(0))
    game.answer("play spyglass")
    told = [event["card"] for event in game.events(0, since) if event["event"] == "set_aside"]
    assert told == seen
    watched = [event.get("card") for event in game.events(1, since) if event["event"] == "set_aside"]
    assert watched == [None, *seen[1:]]  # everybody sees where the junk came from
    assert game.peek().junk == 6 - seen.count("junk")


def test_a_junk_pile_that_is_empty_never_ends_it() -> None:
    game = dry(ANY_DRAW, "junk: 0", "P1 hand: shattered_relic acorn cookies")
    play(game, "P1: play shattered_relic; cookies")
    expect(game, "P1 hand: acorn junk", "junk: 0")
    assert game.peek().junk_made == 1


@pytest.mark.parametrize("rules", [USUAL, ANY_DRAW])
def test_clean_up_fills_the_hand_with_junk_either_way(rules: str) -> None:
    game = dry(rules, "P1 hand: acorn cookies")
    play(game, "P1: inventory, done; end")
    assert game.view(0)["seats"][0]["hand"].count("junk") == 4  # cookies enlarge the hand


def test_another_players_deck_is_not_the_own_one() -> None:
    game = dry(ANY_DRAW, "decks: raccoons macaws pandas", "P1 hand: sabotage cookies")
    before = game.peek().junk
    game.answer("play sabotage")
    assert game.peek().junk == before
    assert game.peek().aside == []


def test_a_passive_that_needs_a_card_to_draw_may_be_used() -> None:
    lines = ["decks: owls macaws pandas", "P1 hand: wise_spy cookies acorn"]
    expect(dry(USUAL, *lines), "P1 not offered: use wise_spy")
    expect(dry(ANY_DRAW, *lines), "P1 offered: use wise_spy")
