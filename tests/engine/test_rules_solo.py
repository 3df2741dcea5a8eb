"""SOLO: one player against the Company."""

from __future__ import annotations

from collections import Counter

import pytest

from animalfolk import BadSetup, Game, OutOfTurn
from animalfolk.engine.faces import FACE, NAME
from animalfolk.game.expect import event_texts
from tests.support.company import SOLO_DECKS, solo
from tests.support.stalls import stall
from tests.support.table import SEED, expect, play, position

TEN = Counter({"junk": 7, "swift_broker": 1, "loyal_partner": 1, "stashing_vendor": 1})


def new_solo(seed: str = SEED) -> Game:
    """A new solo game."""
    return Game.new(SOLO_DECKS, players=1, seed=seed, mode="solo")


@pytest.mark.rule("SOLO-01")
def test_one_player_faces_the_company() -> None:
    game = new_solo()
    seats = game.view(0)["seats"]
    assert game.players == 1
    assert ["company" in seat for seat in seats] == [False, True]
    assert game.company == 1
    with pytest.raises(OutOfTurn):
        game.view(1)
    for players in (0, 2, 3):
        with pytest.raises(BadSetup, match=f"solo: 1 can play, not {players}"):
            Game.new(SOLO_DECKS, players=players, mode="solo")


@pytest.mark.rule("SOLO-02")
def test_solo_uses_three_decks() -> None:
    decks = [*SOLO_DECKS, "sloths", "owls"]
    for count in (0, 1, 2, 4, 5):
        with pytest.raises(BadSetup, match=f"solo: 1 players use 3 decks, not {count}"):
            Game.new(decks[:count], players=1, mode="solo")
    g = new_solo().peek()
    assert len(g.market_deck) + len([face for face in g.market if face >= 0]) == 33


@pytest.mark.parametrize("seed", [SEED, SEED[::-1]])
@pytest.mark.rule("SOLO-03", "SOLO-04")
def test_both_get_three_cards_worth_1_and_seven_junk(seed: str) -> None:
    g = new_solo(seed).peek()
    assert Counter(NAME[card & FACE] for card in g.hands[0] + g.decks[0]) == TEN
    assert Counter(NAME[card & FACE] for card in g.decks[1]) == TEN
    assert g.hands[1] == []
    assert (g.junk, g.junk_made) == (6, 0)


@pytest.mark.rule("SOLO-05")
def test_eight_stacks_win() -> None:
    game = solo("P1 hand: flashy_show shattered_relic", stall(7), "market: - - - - acorn")
    assert game.view(0)["rules"]["stacks"] == 8
    play(game, "P1: build, flashy_show, shattered_relic")
    expect(game, "winner: P1")
    assert game.record().endswith("result: P1\n")


@pytest.mark.rule("SOLO-05")
def test_seven_stacks_do_not() -> None:
    game = solo("P1 hand: flashy_show cookies", stall(6), "market: - - - - acorn")
    play(game, "P1: build, flashy_show, cookies")
    expect(game, "winner: none")


def turns_of_one(text: str) -> tuple[Game, Game]:
    """The same cards of P1 and of the market, against nobody in particular and against the Company."""
    lines = [
        line for line in text.splitlines()[1:] if not line.startswith(("P2", "players", "rules", "groups", "unseen"))
    ]
    free = Game.from_position(position("players: 2", *lines))
    return free, Game.from_position(position("players: 1", "rules: mode=solo", *lines))


@pytest.mark.rule("SOLO-06")
def test_the_own_turn_is_played_by_the_usual_rules() -> None:
    compared = 0
    for number in range(12):
        game = Game.new([*SOLO_DECKS], seed=f"{number:032x}")
        while not game.is_over and game.turn < 40:
            decision = game.decision
            assert decision
            if decision.prompt == "act" and decision.seat == 0 and game.turn % 3 == 1:
                free, against = turns_of_one(game.position())
                compared += compare_turn(free, against, number)
            game.answer(decision.options[(number + game.turn * 7) % len(decision.options)])
    assert compared > 300


def compare_turn(free: Game, against: Game, number: int) -> int:
    """Give the same answers in both games until the turn is over; how many."""
    count, turn = 0, free.turn
    while free.turn == turn and not free.is_over:
        assert against.decision == free.decision
        assert against.view(0)["prices"] == free.view(0)["prices"]
        assert against.view(0)["seats"][0] == free.view(0)["seats"][0]
        option = free.options[(number + count) % len(free.options)]
        free.answer(option)
        against.answer(option)
        count += 1
    assert own_turn(against) == own_turn(free)
    return count


def own_turn(game: Game) -> list[str]:
    """What happened until the turn was over, but for what the Company gains by it."""
    texts = [text for text in event_texts(game, 0, 0) if not text.startswith("power_rose")]
    return texts[: texts.index("turn_ended P1")] if "turn_ended P1" in texts else texts


@pytest.mark.rule("SOLO-07")
def test_the_player_begins_and_then_they_take_turns() -> None:
    assert [who for _, who in turns(new_solo())][:12] == ["P1", "P2"] * 6


def turns(game: Game) -> list[tuple[int, str]]:
    """The turns of a game in which nothing but inventories happen: number and player."""
    while not game.is_over and game.turn < 12:
        game.answer("inventory" if "inventory" in game.options else "done")
    began = [text.split() for text in event_texts(game, None, 0) if text.startswith("turn_began")]
    assert [int(words[2]) for words in began] == list(range(1, len(began) + 1))
    assert len(began) >= 12
    return [(int(words[2]), words[1]) for words in began]
