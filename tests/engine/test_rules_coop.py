"""COOP: two players together against the Company."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from animalfolk import BadSetup, Game
from animalfolk.engine.faces import FACE, NAME
from animalfolk.game.expect import event_texts
from tests.support.company import COOP_DECKS, PLENTY, coop
from tests.support.stalls import stall
from tests.support.table import SEED, expect, play

ONES = ["swift_broker", "loyal_partner", "stashing_vendor", "steady_achiever"]


def new_coop(first: int = 0, **options: Any) -> Game:
    """A new co-op game."""
    return Game.new(COOP_DECKS, players=2, seed=SEED, first=first, mode="coop", **options)


def order_of(game: Game, turns: int) -> str:
    """Who takes these many first turns, as P1 P2 P3, where P3 is the Company."""
    while game.turn < turns and not game.is_over:
        game.answer("inventory" if "inventory" in game.options else "done")
    return " ".join(text.split()[1] for text in event_texts(game, None, 0) if text.startswith("turn_began"))


@pytest.mark.rule("COOP-01")
def test_two_players_form_a_team_against_the_company() -> None:
    game = new_coop()
    assert (game.players, game.company) == (2, 2)
    for players in (1, 3, 4):
        with pytest.raises(BadSetup, match=f"co-op: 2 can play, not {players}"):
            Game.new(COOP_DECKS, players=players, mode="coop")
    won = coop("P2 hand: flashy_show shattered_relic", stall(7), "turn: P2", PLENTY, rules="stacks=8")
    play(won, "P2: build, flashy_show, shattered_relic")
    expect(won, "winner: P1 P2")
    assert won.record().endswith("result: P1, P2\n")


@pytest.mark.rule("COOP-02")
def test_co_op_uses_four_decks() -> None:
    decks = [*COOP_DECKS, "owls"]
    for count in (0, 2, 3, 5):
        with pytest.raises(BadSetup, match=f"co-op: 2 players use 4 decks, not {count}"):
            Game.new(decks[:count], players=2, mode="coop")
    g = new_coop().peek()
    assert len(g.market_deck) + len(g.market) == 44


@pytest.mark.rule("COOP-03", "COOP-04")
def test_starting_decks_of_the_players_and_the_company() -> None:
    g = new_coop().peek()
    for seat in (0, 1):
        cards = Counter(NAME[card & FACE] for card in g.hands[seat] + g.decks[seat])
        assert cards == Counter({"junk": 6} | dict.fromkeys(ONES, 1))
    company = Counter(NAME[card & FACE] for card in g.decks[2])
    assert company == Counter({"junk": 12} | dict.fromkeys(ONES, 2))
    assert (g.junk, g.junk_made) == (0, 0)


@pytest.mark.rule("COOP-05")
def test_ten_stacks_in_one_stall_win() -> None:
    game = coop("P1 hand: flashy_show shattered_relic", "P2 hand: junk", stall(7), PLENTY)
    assert game.view(1)["rules"]["stacks"] == 10
    play(game, "P1: build, flashy_show, shattered_relic; end")
    expect(game, "winner: none")
    assert [len(seat["stall"]) for seat in game.view(1)["seats"]] == [8, 8, 0]
    game = coop("P2 hand: flashy_show flashy_show", stall(9), "turn: P2", "P1 hand: junk", PLENTY)
    play(game, "P2: build, flashy_show, flashy_show")
    expect(game, "winner: P1 P2")


@pytest.mark.rule("COOP-06")
def test_a_round_is_a_turn_of_each_player_then_one_of_the_company() -> None:
    assert order_of(new_coop(), 9) == "P1 P2 P3 P1 P2 P3 P1 P2 P3 P1"[: 9 * 3 + 2]


@pytest.mark.rule("COOP-06")
def test_whoever_begins_the_company_is_last_in_the_round() -> None:
    assert order_of(new_coop(first=1), 8) == "P2 P1 P3 P2 P1 P3 P2 P1"


def test_the_company_may_take_a_turn_after_every_player() -> None:
    assert order_of(new_coop(company_after_each_player=1), 7) == "P1 P3 P2 P3 P1 P3 P2"
    assert order_of(new_coop(first=1, company_after_each_player=1), 7) == "P2 P3 P1 P3 P2 P3 P1"
    lines = ["P1 hand: junk", "P2 hand: junk", "turn: 4 P3", "lead: P2", PLENTY, "market: - - - - acorn"]
    game = coop(*lines, rules="company_after_each_player=yes")
    expect(game, "turn: P2")


def test_hands_are_private_in_co_op_unless_the_table_agrees_otherwise() -> None:
    closed, opened = new_coop(), new_coop(open_hands=1)
    assert "hand" not in closed.view(0)["seats"][1]
    assert opened.view(0)["seats"][1]["hand"] == opened.view(1)["seats"][1]["hand"]
    assert "hand" not in opened.view(None)["seats"][1]
    assert opened.redeal(0, "a" * 32).peek().hands[1] == opened.peek().hands[1]
    hands = {tuple(sorted(closed.redeal(0, f"{number:032x}").peek().hands[1])) for number in range(9)}
    assert len(hands) > 1
