"""Thieving Northern Raccoons: what each printed sentence and each ruling says."""

from __future__ import annotations

import pytest

from animalfolk import Game
from tests.support.table import expect, kinds, play, table, told

DECKS = "decks: macaws raccoons crocodiles"
WAITING = "P2 hand: junk junk"
THREE = ["players: 3", WAITING, "P3 hand: junk"]

pytestmark = pytest.mark.card


def played(card: str, *lines: str) -> Game:
    """P1 has just played this card; unless the lines say otherwise, a Swift Broker is left in hand."""
    hand = [] if any(line.startswith("P1 hand") for line in lines) else [f"P1 hand: {card} swift_broker"]
    game = table(DECKS, *hand, *lines, hold=[0])
    play(game, f"P1: play {card}")
    return game


# Wily Fellow


def test_wily_fellow_exchanges_deck_and_discard_pile() -> None:
    game = played("wily_fellow", "P1 deck: spyglass junk", "P1 discard: cookies", WAITING)
    expect(game, "P1 deck: cookies", "P1 discard: wily_fellow junk spyglass", "P1 asked: act")
    assert told(game)[1:] == ["exchanged_piles P1", "deck_shuffled P1 1", "resolved P1 wily_fellow"]


def test_the_old_deck_is_turned_over_so_that_its_bottom_card_lies_on_top() -> None:
    game = played("wily_fellow", "P1 deck: cookies spyglass flashy_show", WAITING)
    expect(game, "P1 discard: wily_fellow flashy_show spyglass cookies", "P1 deck count: 0")


def test_the_new_deck_is_shuffled() -> None:
    script = "shuffle P1: flashy_show cookies spyglass"
    game = played("wily_fellow", "P1 discard: cookies spyglass flashy_show", script, WAITING)
    expect(game, "P1 deck: flashy_show cookies spyglass", "P1 knows P1 deck:", "P1 discard: wily_fellow")


def test_wily_fellow_itself_is_not_shuffled_in() -> None:
    game = played("wily_fellow", "P1 discard: cookies", "P1 deck: junk", WAITING)
    expect(game, "P1 deck: cookies", "P1 discard: wily_fellow junk")


def test_what_was_known_of_the_old_deck_is_open_and_of_the_new_one_nothing() -> None:
    game = played("wily_fellow", "P1 deck: spyglass@12w junk", "P1 discard: cookies flashy_show", WAITING)
    for who in ("P1", "P2", "watchers"):
        expect(game, f"{who} knows P1 deck:")
    assert game.view(1)["seats"][0]["discard"] == ["spyglass", "junk", "wily_fellow"]


def test_without_a_discard_pile_there_is_nothing_to_shuffle() -> None:
    game = played("wily_fellow", "P1 deck: spyglass", WAITING)
    assert "deck_shuffled" not in kinds(told(game))
    expect(game, "P1 deck count: 0", "P1 discard: wily_fellow spyglass")


def test_wily_fellow_with_neither_deck_nor_discard_pile_still_gives_its_bonus_action() -> None:
    game = played("wily_fellow", WAITING)
    expect(game, "P1 deck count: 0", "P1 discard: wily_fellow", "P1 asked: act")


def test_wily_fellow_touches_nobody_else() -> None:
    game = played("wily_fellow", "P1 deck: junk", "P2 deck: cookies spyglass", "P2 discard: junk", WAITING)
    expect(game, "P2 deck: cookies spyglass", "P2 discard: junk")


# Nuisance

RICH = ["players: 3", "P2 hand: cookies spyglass", "P3 hand: flashy_show junk"]


def test_nuisance_asks_for_up_to_two_other_players() -> None:
    game = played("nuisance", *RICH)
    expect(game, "P1 asked: may_player", "P1 options: P2; P3; done", "P1 refused: P1")
    play(game, "P1: P3")
    expect(game, "P1 asked: may_player", "P1 options: P2; done", "P1 refused: P3")


def test_each_chosen_player_discards_a_random_card_openly() -> None:
    game = played("nuisance", *RICH, "picks: spyglass junk")
    play(game, "P1: P3; P2")
    expect(game, "P2 hand: cookies", "P2 discard: spyglass", "P3 hand: flashy_show", "P3 discard: junk")
    expect(game, "P1 asked: act", "watchers told: discarded P2 spyglass; discarded P3 junk")


def test_only_the_chosen_player_discards() -> None:
    game = played("nuisance", *RICH, "picks: flashy_show")
    play(game, "P1: P3; done")
    expect(game, "P2 hand: cookies spyglass", "P3 discard: flashy_show", "P2 discard:", "P1 discard: nuisance")


def test_no_more_than_two_may_be_chosen() -> None:
    game = played("nuisance", "players: 4", *[f"P{seat} hand: cookies" for seat in (2, 3, 4)])
    expect(game, "P1 options: P2; P3; P4; done")
    play(game, "P1: P2; P4")
    expect(game, "P1 asked: act", "P2 hand count: 0", "P3 hand count: 1", "P4 hand count: 0")


def test_nobody_need_be_chosen() -> None:
    game = played("nuisance", *RICH)
    events = play(game, "P1: done")
    assert events == ["resolved P1 nuisance"]
    expect(game, "P1 asked: act", "P2 hand count: 2", "P3 hand count: 2")


def test_with_one_opponent_that_one_or_nobody_is_chosen() -> None:
    game = played("nuisance", "P2 hand: cookies")
    expect(game, "P1 options: P2; done")
    play(game, "P1: P2")
    expect(game, "P1 asked: act", "P2 discard: cookies", "P2 hand count: 0")


def test_an_empty_hand_may_be_chosen_and_is_skipped() -> None:
    game = played("nuisance", "players: 3", "P3 hand: cookies")
    play(game, "P1: P2; P3")
    expect(game, "P2 discard:", "P3 discard: cookies", "watchers not told: discarded P2", "P1 asked: act")


def test_whoever_plays_nuisance_may_choose_the_first_player() -> None:
    lines = ["players: 3", "turn: 2 P2", "P1 hand: cookies", "P2 hand: nuisance swift_broker", "P3 hand: junk"]
    game = table(DECKS, *lines, hold=[1])
    play(game, "P2: play nuisance")
    expect(game, "P2 options: P1; P3; done", "P2 refused: P2")
    play(game, "P2: P1")
    expect(game, "P2 options: P3; done", "P2 refused: P1")
    play(game, "P2: done")
    expect(game, "P1 discard: cookies", "P3 hand: junk", "P2 asked: act")


def test_every_card_of_the_hand_may_be_the_one_discarded() -> None:
    found = set()
    for number in range(30):
        game = played("nuisance", "P2 hand: cookies spyglass junk", f"seed: {number:032x}")
        play(game, "P1: P2")
        found.add(game.view(None)["seats"][1]["discard"][0])
    assert found == {"cookies", "spyglass", "junk"}


def test_a_hand_short_of_a_card_is_not_filled_before_its_own_clean_up() -> None:
    game = played("nuisance", "P2 hand: cookies spyglass", "P2 deck: junk junk junk", "picks: cookies")
    play(game, "P1: P2; inventory, done; end")
    expect(game, "turn: P2", "P2 hand: spyglass")


# Rotten Food


def test_rotten_food_puts_a_hand_card_on_top_of_another_players_deck() -> None:
    game = played("rotten_food", "P1 hand: rotten_food junk swift_broker", *THREE, "P3 deck: cookies")
    expect(game, "P1 asked: player", "P1 options: P2; P3", "P1 refused: done; P1")
    play(game, "P1: P3")
    expect(game, "P1 asked: put_on_deck_of", "P1 options: junk; swift_broker", "P1 refused: done; rotten_food")
    play(game, "P1: junk")
    expect(game, "P3 deck: junk cookies", "P1 hand: swift_broker", "P1 discard: rotten_food", "P1 asked: act")


@pytest.mark.rule("INFO-10")
def test_rotten_food_is_known_to_its_giver_only() -> None:
    game = played("rotten_food", "P1 hand: rotten_food junk swift_broker", *THREE, "P3 deck: cookies")
    play(game, "P1: P3; junk")
    expect(game, "P1 knows P3 deck: junk", "P2 knows P3 deck:", "P3 knows P3 deck:", "watchers knows P3 deck:")
    assert "put_on_deck_of P1 junk 2" in told(game, 0)
    for viewer in (1, 2, None):
        assert "put_on_deck_of P1 2" in told(game, viewer)


def test_the_giver_knows_the_card_when_it_is_drawn() -> None:
    game = played("rotten_food", "P1 hand: rotten_food spyglass swift_broker", WAITING, "P2 deck: junk junk junk")
    play(game, "P1: spyglass; inventory, done; end", "P2: done")
    expect(game, "P1 told: drew P2 spyglass", "P2 told: drew P2 spyglass", "watchers not told: drew P2 spyglass")
    expect(game, "P1 knows P2 hand: spyglass", "watchers knows P2 hand:")


def test_with_one_other_player_only_the_card_is_asked() -> None:
    game = played("rotten_food", "P1 hand: rotten_food junk swift_broker", WAITING)
    expect(game, "P1 asked: put_on_deck_of")
    play(game, "P1: swift_broker")
    expect(game, "P2 deck: swift_broker", "P1 hand: junk")


def test_an_empty_deck_is_not_reformed_by_a_card_put_on_it() -> None:
    game = played("rotten_food", WAITING, "P2 discard: cookies spyglass")
    expect(game, "P2 deck: swift_broker", "P2 discard: cookies spyglass", "watchers not told: shuffled P2")


def test_rotten_food_without_another_hand_card_does_nothing() -> None:
    game = played("rotten_food", "P1 hand: rotten_food", *THREE, "P2 deck: cookies")
    assert kinds(told(game))[:2] == ["played", "resolved"]
    expect(game, "P2 deck: cookies", "P1 discard: rotten_food", "P1 asked: end_turn")


def test_others_know_the_givers_hand_no_more() -> None:
    lines = ["P1 hand: rotten_food cookies spyglass", "P1 known: cookies@2w spyglass@2"]
    game = played("rotten_food", *lines, WAITING)
    expect(game, "P2 knows P1 hand: cookies spyglass")
    play(game, "P1: cookies")
    expect(game, "P2 knows P1 hand:", "watchers knows P1 hand:", "P2 knows P2 deck:")


# Dirty Exchange


def exchange(*lines: str) -> Game:
    """Dirty Exchange with P2, who gives spyglass; P3 looks on."""
    hand = "P1 hand: dirty_exchange junk swift_broker"
    game = played("dirty_exchange", hand, "players: 3", "P2 hand: spyglass cookies", "picks: spyglass", *lines)
    play(game, "P1: P2")
    return game


def test_dirty_exchange_asks_for_another_player() -> None:
    game = played("dirty_exchange", *THREE)
    expect(game, "P1 asked: player", "P1 options: P2; P3", "P1 refused: P1; done")


def test_it_takes_a_random_card_and_then_a_card_must_be_given() -> None:
    game = exchange()
    expect(game, "P1 asked: give", "P1 hand: junk swift_broker spyglass", "P2 hand: cookies")
    expect(game, "P1 options: junk; swift_broker; spyglass", "P1 refused: done; dirty_exchange; cookies")
    play(game, "P1: junk")
    expect(game, "P1 hand: swift_broker spyglass", "P2 hand: cookies junk", "P1 asked: act")


def test_the_same_card_may_be_given_back() -> None:
    game = exchange()
    play(game, "P1: spyglass")
    expect(game, "P1 hand: junk swift_broker", "P2 hand: cookies spyglass", "P1 knows P2 hand: spyglass")
    expect(game, "P2 knows P1 hand:", "P1 discard: dirty_exchange")


@pytest.mark.rule("INFO-10")
def test_both_cards_are_known_to_the_two_only() -> None:
    game = exchange()
    play(game, "P1: junk")
    expect(game, "P1 knows P2 hand: junk", "P2 knows P1 hand: spyglass")
    for viewer in ("P3", "watchers"):
        expect(game, f"{viewer} knows P1 hand:", f"{viewer} knows P2 hand:")


def test_both_moves_are_told_to_all_and_their_cards_to_the_two_only() -> None:
    game = exchange()
    play(game, "P1: junk")
    for viewer in (0, 1):
        assert told(game, viewer)[1:3] == ["took_from_hand P1 spyglass 1", "gave P1 junk 1"]
    for other in (2, None):
        assert told(game, other)[1:3] == ["took_from_hand P1 1", "gave P1 1"]


def test_every_card_of_the_hand_may_be_the_one_taken() -> None:
    found = set()
    for number in range(30):
        hand = ["P1 hand: dirty_exchange", "P2 hand: cookies spyglass junk"]
        game = played("dirty_exchange", *hand, f"seed: {number:032x}")
        found.add(tuple(told(game, 0)[1:3]))
    names = ("cookies", "spyglass", "junk")
    assert found == {(f"took_from_hand P1 {name} 1", f"gave P1 {name} 1") for name in names}


def test_from_an_empty_hand_nothing_is_taken_and_nothing_given() -> None:
    game = played("dirty_exchange", "players: 3", "P3 hand: cookies")
    events = play(game, "P1: P2")
    assert events == ["resolved P1 dirty_exchange"]
    expect(game, "P1 hand: swift_broker", "P2 hand count: 0", "P1 asked: act")


def test_without_another_card_the_taken_one_goes_back_unasked() -> None:
    game = played("dirty_exchange", "P1 hand: dirty_exchange", "P2 hand: cookies")
    expect(game, "P1 hand count: 0", "P2 hand: cookies", "P1 knows P2 hand: cookies", "P1 asked: end_turn")


def test_what_a_third_player_knew_of_both_hands_is_unsure_now() -> None:
    game = exchange("P1 known: junk@3", "P2 known: cookies@3w", "P3 hand: junk")
    play(game, "P1: swift_broker")
    for viewer in ("P3", "watchers"):
        expect(game, f"{viewer} knows P1 hand:", f"{viewer} knows P2 hand:")


def test_what_the_two_knew_of_each_other_stays_known() -> None:
    game = exchange("P1 known: junk@2", "P2 known: cookies@1")
    play(game, "P1: swift_broker")
    expect(game, "P2 knows P1 hand: junk spyglass", "P1 knows P2 hand: cookies swift_broker")


# Sabotage


def sabotage(*lines: str) -> Game:
    """P1 has played Sabotage on P2, of three players."""
    game = played("sabotage", *THREE, *lines)
    play(game, "P1: P2")
    return game


def test_sabotage_asks_for_another_player() -> None:
    game = played("sabotage", *THREE)
    expect(game, "P1 asked: player", "P1 options: P2; P3", "P1 refused: P1; done")


@pytest.mark.parametrize(("thrown", "left"), [("cookies", "spyglass"), ("spyglass", "cookies")])
def test_one_of_two_drawn_cards_is_thrown_away_the_other_discarded(thrown: str, left: str) -> None:
    game = sabotage("P2 deck: cookies spyglass flashy_show", "P2 discard: junk", "bin: acorn")
    expect(game, "P1 asked: throw_one", "P1 options: cookies; spyglass", "P1 refused: done; flashy_show")
    play(game, f"P1: {thrown}")
    expect(game, f"bin: {thrown} acorn", f"P2 discard: {left} junk", "P2 deck: flashy_show", "P1 asked: act")
    expect(game, "P1 hand: swift_broker", "P1 discard: sabotage")


def test_the_drawn_cards_are_seen_by_the_active_player_only_and_the_results_by_all() -> None:
    game = sabotage("P2 deck: cookies spyglass")
    expect(game, "P1 sees aside: cookies spyglass")
    for viewer in ("P2", "P3", "watchers"):
        expect(game, f"{viewer} sees aside: - -")
    play(game, "P1: cookies")
    for seat in (1, 2, None):
        words = told(game, seat)
        assert words[1:3] == ["set_aside_from_deck_of P1 1"] * 2
        assert words[3:5] == ["threw_away P1 cookies", "discarded P2 spyglass"]
    expect(game, "P1 told: threw_away P1 cookies; discarded P2 spyglass")


def test_the_active_player_is_told_which_cards_were_drawn() -> None:
    game = sabotage("P2 deck: cookies spyglass")
    assert told(game, 0)[1:] == ["set_aside_from_deck_of P1 cookies 1", "set_aside_from_deck_of P1 spyglass 1"]


@pytest.mark.rule("DECK-01", "DECK-04")
def test_sabotage_reforms_the_deck_of_the_other_player() -> None:
    game = sabotage("P2 discard: cookies spyglass junk", "shuffle P2: spyglass junk")
    expect(game, "P1 options: spyglass; junk", "P2 deck: cookies", "P2 discard:")
    expect(game, "watchers told: shuffled P2 3", since=1)


def test_sabotage_takes_what_is_left_then_reforms() -> None:
    game = sabotage("P2 deck: flashy_show", "P2 discard: cookies spyglass", "shuffle P2: spyglass")
    expect(game, "P1 options: flashy_show; spyglass", "P2 deck: cookies", "P2 discard:")
    play(game, "P1: spyglass")
    expect(game, "P2 discard: flashy_show", "bin: spyglass")


def test_two_equal_cards_leave_no_choice() -> None:
    game = sabotage("P2 deck: cookies cookies junk")
    expect(game, "P1 asked: act", "bin: cookies", "P2 discard: cookies", "P2 deck: junk")


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_a_single_card_is_thrown_away(pile: str) -> None:
    game = sabotage(f"P2 {pile}: cookies")
    expect(game, "bin: cookies", "P2 discard:", "P2 deck count: 0", "P1 asked: act")


def test_without_deck_and_discard_pile_sabotage_does_nothing() -> None:
    game = sabotage()
    expect(game, "bin:", "P2 discard:", "P1 discard: sabotage", "P1 asked: act", "junk: 6")
    expect(game, "watchers not told: threw_away; discarded; shuffled; set_aside_from_deck_of")


def test_junk_thrown_away_goes_to_the_junk_pile() -> None:
    game = sabotage("P2 deck: cookies junk")
    play(game, "P1: junk")
    expect(game, "junk: 7", "bin:", "P2 discard: cookies")


def test_a_card_somebody_knew_is_seen_by_them_aside_too() -> None:
    game = sabotage("P2 deck: cookies@3 spyglass")
    expect(game, "P3 sees aside: cookies -", "P2 sees aside: - -")


# Treasure Hunter


def test_treasure_hunter_takes_the_top_of_another_players_discard_pile() -> None:
    game = played("treasure_hunter", *THREE, "P2 discard: cookies junk", "P3 discard: spyglass")
    expect(game, "P1 asked: player", "P1 options: P2; P3", "P1 refused: P1; done")
    play(game, "P1: P2")
    expect(game, "P1 hand: swift_broker cookies", "P2 discard: junk", "P3 discard: spyglass")


def test_only_players_with_a_discard_pile_may_be_chosen() -> None:
    game = played("treasure_hunter", *THREE, "P1 discard: junk", "P3 discard: spyglass junk", "P2 deck: cookies")
    expect(game, "P1 hand: swift_broker spyglass", "P3 discard: junk", "P1 discard: treasure_hunter junk")


def test_the_taken_card_is_known_to_all() -> None:
    game = played("treasure_hunter", *THREE, "P3 discard: spyglass")
    expect(game, "P2 knows P1 hand: spyglass", "P3 knows P1 hand: spyglass", "watchers knows P1 hand: spyglass")
    assert told(game)[1] == "took_top_of_discard P1 spyglass 2"


def test_treasure_hunter_gives_no_bonus_action() -> None:
    game = played("treasure_hunter", WAITING, "P2 discard: spyglass")
    expect(game, "P1 asked: end_turn", "P1 hand: swift_broker spyglass")


def test_with_all_discard_piles_empty_nothing_is_taken() -> None:
    game = played("treasure_hunter", *THREE, "P1 discard: cookies", "P2 deck: junk")
    assert kinds(told(game)) == ["played", "resolved"]
    expect(game, "P1 hand: swift_broker", "P1 discard: treasure_hunter cookies", "P2 deck: junk")
