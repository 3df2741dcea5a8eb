"""Questions of the raccoons, crocodiles and foxes: players by name, their cards, and what lasts until the next turn."""

from __future__ import annotations

from animalfolk import Game
from animalfolk.i18n.asking import whose_turn_to_get
from tests.tui.test_keyboard import at, own


def position(text: str) -> Game:
    return Game.from_position(
        f"animalfolk position 1\ndecks: raccoons crocodiles macaws foxes\nplayers: 3\n{text}\n", hold=[0]
    )


def test_players_are_chosen_by_number_and_named() -> None:
    game = position("P1 hand: rotten_food junk cookies\nP2 hand: junk\nP3 hand: junk")
    game.answer("play rotten_food")
    shown = at(game, "c 1", "9", "=Carl")
    assert "1  Ben\n" in shown
    assert "Rotten Food: which player?" in shown
    assert "Please type one of the numbers from 1 to 2" in shown
    assert "which card do you put on top of that player's deck?" in at(game, "=Junk")
    assert game.view(0)["seats"][2]["deck_top"] == ["junk"]
    assert "on top of this deck: Junk" in at(game, "t", "0")


def test_opponents_may_be_left_alone() -> None:
    game = position("P1 hand: nuisance junk\nP2 hand: junk\nP3 hand: junk")
    game.answer("play nuisance")
    shown = at(game, "=Nobody")
    assert "Nuisance: which opponent?" in shown
    assert own(game)["discard"] == ["nuisance"]


def test_nobody_else_is_offered_once_somebody_is_chosen() -> None:
    game = position("P1 hand: nuisance junk\nP2 hand: junk\nP3 hand: junk")
    game.answer("play nuisance")
    assert "  3  Nobody\n" in at(game, "=Carl")
    assert "  1  Ben\n  2  Nobody else\n" in at(game, "=Nobody else")
    assert (len(game.view(0)["seats"][1]["discard"]), len(game.view(0)["seats"][2]["discard"])) == (0, 1)


def test_a_card_is_given_in_return() -> None:
    game = position("P1 hand: dirty_exchange junk\nP2 hand: cookies\nP3 hand: junk")
    game.answer("play dirty_exchange")
    game.answer("P2")
    assert "Dirty Exchange: which card do you give in return?" in at(game, "=Junk")
    assert own(game)["hand"] == ["cookies"]


def test_the_question_says_whose_deck_is_next() -> None:
    game = position("P1 hand: night_shift junk\nP1 deck: junk\nP2 deck: cookies\nP3 deck: spyglass\nP2 hand: junk")
    game.answer("play night_shift")
    assert "which card goes on top of your own deck?" in at(game, "=Spyglass")
    assert whose_turn_to_get(game.view(0), game.events(0)) == 1
    assert "which card goes on top of Ben's deck?" in at(game, "=Junk")
    assert [seat["deck_top"] for seat in game.view(0)["seats"]] == [["spyglass"], ["junk"], ["cookies"]]


def test_without_having_been_told_no_deck_is_named() -> None:
    game = position("P1 hand: night_shift junk\nP1 deck: junk\nP2 deck: cookies\nP3 deck: spyglass\nP2 hand: junk")
    game.answer("play night_shift")
    assert whose_turn_to_get(game.view(0), []) is None


def test_one_of_two_is_thrown_away() -> None:
    game = position("P1 hand: sabotage junk\nP2 hand: junk\nP2 deck: cookies spyglass\nP3 hand: junk")
    game.answer("play sabotage")
    game.answer("P2")
    assert "Sabotage: which card do you throw away?" in at(game, "=Spyglass")
    assert game.view(0)["bin"] == ["spyglass"]


def test_what_lasts_and_what_it_does_lies_on_the_table() -> None:
    game = position(
        "market: - - - - cookies\nP1 hand: junk junk junk junk\nP2 schedule: scary_gunfight nasty_threat\nP3 hand: junk"
    )
    shown = at(game, "t", "=Discard any", "0")
    assert "in force until the next turn: Scary Gunfight and Nasty Threat" in shown
    assert "costs you 4" in shown
    assert "next stack 2" in shown


def test_a_card_on_top_of_one_that_is_known() -> None:
    game = position("P1 hand: spyglass junk\nP1 deck: junk@2 cookies@1\nP2 hand: junk\nP3 hand: junk")
    assert "on top of your deck: an unknown card and Cookies" in at(game, "t", "=Discard any", "0")


def test_left_and_right_are_neighbours_by_name() -> None:
    game = position("P1 hand: raffle junk\nP2 hand: cookies\nP3 hand: spyglass")
    game.answer("play raffle")
    shown = at(game, "c 1", "=Right, to Carl")
    assert "Raffle: left or right?" in shown
    assert "1  Left, to Ben\n" in shown
    assert own(game)["hand"] == ["spyglass"]


def test_the_question_says_who_gets_the_next_card() -> None:
    game = position("P1 hand: charity junk\nP2 hand: cookies\nP3 hand: spyglass")
    game.answer("play charity")
    assert "Charity: which card do you keep?" in at(game, "=Spyglass")
    assert "Charity: which card does Ben get?" in at(game, "=Junk")
    assert own(game)["hand"] == ["spyglass"]
    assert [game.view(seat)["seats"][seat]["hand"] for seat in (1, 2)] == [["junk"], ["cookies"]]


def test_a_player_without_cards_gets_none_and_is_not_named() -> None:
    game = position("P1 hand: charity\nP2 hand:\nP3 hand: spyglass\nP1 deck: junk")
    assert whose_turn_to_get(game.view(0), game.events(0)) is None
    game = position("P1 hand: charity junk\nP2 hand:\nP3 hand: spyglass")
    game.answer("play charity")
    assert whose_turn_to_get(game.view(0), game.events(0)) == 0
    assert "which card do you keep?" in at(game, "=Spyglass")


def test_a_card_is_left_to_the_discard_pile_by_enter() -> None:
    game = position("P1 hand: cunning_neighbour junk junk\nP2 hand: cookies\nP3 hand: junk")
    game.answer("play cunning_neighbour")
    game.answer("P2")
    shown = at(game, "t", "")
    assert "Cunning Neighbour: do you put it on top of your deck?" in shown
    assert "  1  Yes, put Cunning Neighbour on top of your deck\n  2  No, it goes to your discard pile (Enter)" in shown
    assert "Cookies" in shown
    assert own(game)["discard"] == ["cunning_neighbour"]


def test_a_deck_is_searched_in_anothers_turn() -> None:
    game = position("turn: 3 P3\nP3 hand: cheer junk\nP3 deck: junk cookies\nP1 deck: spyglass junk\nP2 hand: junk")
    game.answer("play cheer")
    game.answer("cookies")
    assert "Cheer: which card do you take out of your deck?" in at(game, "=Spyglass")
    assert own(game)["hand"] == ["spyglass"]
