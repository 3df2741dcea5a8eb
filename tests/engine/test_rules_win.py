"""WIN: how a game ends."""

from __future__ import annotations

import pytest

from animalfolk import OutOfTurn
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table

WAITING = "P2 hand: junk junk"


@pytest.mark.rule("WIN-01")
def test_the_eighth_stack_wins_at_once() -> None:
    game = table("P1 hand: flashy_show shattered_relic", stall(7), WAITING)
    events = play(game, "P1: build, flashy_show, shattered_relic")
    expect(game, "winner: P1")
    assert game.is_over
    assert game.decision is None
    assert events[-2:] == ["built P1 8", "won P1"]
    with pytest.raises(OutOfTurn):
        game.answer("inventory")


@pytest.mark.rule("WIN-01")
def test_the_seventh_stack_does_not_win() -> None:
    game = table("P1 hand: flashy_show cookies", stall(6), WAITING)
    play(game, "P1: build, flashy_show, cookies")
    expect(game, "winner: none", "turn: P2")
    assert not game.is_over


@pytest.mark.rule("WIN-02")
def test_nothing_follows_the_winning_stack() -> None:
    lines = ["P1 hand: winter_is_coming nostalgic_item swift_broker", "P1 deck: cookies", "market deck: acorn"]
    game = table(*lines, stall(7), WAITING)
    events = play(game, "P1: build, winter_is_coming, nostalgic_item")
    assert kinds(events) == ["laid", "laid", "built", "won"]
    expect(game, "P1 hand: swift_broker", "market: - - - - -")


@pytest.mark.rule("WIN-02")
def test_no_bonus_action_follows_the_winning_stack() -> None:
    game = table("P1 hand: flashy_show flashy_show cookies swift_broker", stall(7), WAITING)
    events = play(game, "P1: play flashy_show; build, flashy_show, swift_broker")
    assert events[-1] == "won P1"
    assert game.options == []


@pytest.mark.rule("WIN-03")
def test_there_is_one_winner() -> None:
    game = table("P1 hand: flashy_show shattered_relic", stall(7), stall(7, 2), WAITING)
    play(game, "P1: build, flashy_show, shattered_relic")
    assert game.winners == [0]
    assert game.view(None)["winners"] == [0]


@pytest.mark.rule("WIN-04")
def test_an_exhausted_market_does_not_end_the_game() -> None:
    game = table("P1 hand: prepaid_good junk", "market: - - - - cookies", WAITING)
    play(game, "P1: play prepaid_good")
    expect(game, "market: - - - - -", "winner: none", "P2 asked: inventory")
    play(game, "P2: done", "P1: inventory; done")
    expect(game, "winner: none", "turn: P2")


@pytest.mark.rule("WIN-05")
def test_a_final_stack_that_winter_lets_one_build_wins() -> None:
    lines = ["P1 hand: winter_is_coming empty_chest flashy_show shattered_relic swift_broker", "P1 deck: junk junk"]
    game = table(*lines, stall(6), WAITING)
    play(game, "P1: build, winter_is_coming, empty_chest")
    expect(game, "P1 asked: build_again", "winner: none")
    events = play(game, "P1: build, flashy_show, shattered_relic")
    expect(game, "winner: P1", "P1 hand: swift_broker")
    assert events[-1] == "won P1"
