"""Questions of the ocelots: a card that nobody else sees yet, a guess, a value."""

from __future__ import annotations

import pytest

from animalfolk import Game
from tests.tui.test_keyboard import at, own

GUESSING = "turn: 2 P2\nP1 hand: junk\nP2 hand: blindfold cookies spyglass#1 junk\nalterations: times/3/P2/#1"


def position(text: str) -> Game:
    return Game.from_position(f"animalfolk position 1\ndecks: ocelots squirrels macaws\n{text}\n", hold=[0])


def test_a_rolled_card_shows_what_it_counts() -> None:
    game = position("P1 hand: bold_haggler junk\nP2 hand: junk\ndice: 2\nmarket: - - - - cookies")
    assert "Use Bold Haggler" in at(game, "=Use Bold Haggler")
    shown = at(game, "t", "=Buy Cookies", "=Bold Haggler (used) 3")
    assert "Bold Haggler (used) 3 (printed 1)" in shown


def test_a_card_of_the_discard_pile_is_thrown_away() -> None:
    game = position("P1 hand: new_season junk\nP1 discard: cookies junk spyglass\nmarket deck: acorn\nP2 hand: junk")
    game.answer("play new_season")
    shown = at(game, "=Cookies")
    assert "New Season: which card of your discard pile do you throw away?" in shown
    assert "Junk" not in shown
    assert game.view(0)["bin"] == ["cookies"]


def test_a_card_is_chosen_in_secret_and_its_value_set() -> None:
    game = position("P1 hand: blindfold cookies junk\nP2 hand: junk")
    game.answer("play blindfold")
    assert "Blindfold: which card of your hand is to be guessed? Nobody else sees it yet." in at(game, "=Cookies")
    game.answer("4", 1)
    shown = at(game, "0", "6", "3")
    assert "What does your card count this turn, 1 to 5?" in shown.replace("\n", " ")
    assert shown.count("Please type a number from 1 to 5.") == 2
    assert own(game)["values"] == [3, 1]


def test_enter_sets_the_largest_value() -> None:
    game = position("P1 hand: blindfold cookies junk\nP2 hand: junk")
    for answer in ("play blindfold", "cookies", "4"):
        game.answer(answer)
    assert "Enter: 5" in at(game, "").replace("\u00a0", " ")
    assert own(game)["values"] == [5, 1]


def test_a_guess_names_who_asks_and_what_can_be() -> None:
    game = position(GUESSING)
    game.answer("play blindfold")
    game.answer("cookies")
    shown = at(game, "7", "x", "12").replace("\n", " ").replace("\u00a0", " ")
    assert "Blindfold: Ben has chosen a card of the hand. What does it count?" in shown
    assert "It can be 1, 2, 3, 4, 5 and 12." in shown
    assert shown.count("Please type one of these numbers: 1, 2, 3, 4, 5 and 12.") == 2
    assert "Cookies" not in shown
    assert {"event": "guessed", "seat": 0, "number": 12} in game.events(0)


@pytest.mark.parametrize("card", ["cookies", "junk"])
def test_enter_guesses_without_knowing_the_card(card: str) -> None:
    game = position(GUESSING)
    game.answer("play blindfold")
    game.answer(card)
    at(game, "")
    assert {"event": "guessed", "seat": 0, "number": 4} in game.events(0)


def test_between_two_stacks_a_card_may_be_used() -> None:
    game = position(
        "P1 hand: winter_is_coming bold_haggler charm\nP1 stall: swift_broker | cookies | charm | charm\n"
        "P2 hand: junk\ndice: 1"
    )
    game.answer(["build", "winter_is_coming"])
    shown = at(game, "=Use Bold Haggler")
    assert "No further stack" in shown
    at(game, "=Build stack 6", "")
    assert len(own(game)["stall"]) == 6


def test_a_raised_card_does_not_raise_what_a_stack_takes_from_the_discard_pile() -> None:
    game = position(
        "P1 hand: nostalgic_item bold_haggler\nP1 discard: junk\nP1 stall: charm | charm | charm\n"
        "P2 hand: junk\ndice: 3"
    )
    at(game, "=Use Bold Haggler")
    at(game, "=Build", "=Nostalgic Item; Junk from your discard pile 1")
    assert own(game)["stall"][3] == ["nostalgic_item", "junk"]
