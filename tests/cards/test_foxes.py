"""Friendly Fennec Foxes: what each printed sentence and each ruling says."""

from __future__ import annotations

from itertools import permutations

import pytest

from animalfolk import Game, read_record
from tests.support.table import expect, kinds, new_game, play, table, told

DECKS = "decks: macaws sloths foxes pandas"
WAITING = "P2 hand: junk junk"
THREE = ["players: 3", WAITING, "P3 hand: junk"]
NAMES = ["cunning_neighbour", "cheer", "raffle", "charity", "tasters", "rumours"]

pytestmark = pytest.mark.card


def played(card: str, *lines: str) -> Game:
    """P1 has just played this card; unless the lines say otherwise, a Swift Broker is left in hand."""
    hand = [] if any(line.startswith("P1 hand") for line in lines) else [f"P1 hand: {card} swift_broker"]
    game = table(DECKS, *hand, *lines, hold=[0])
    play(game, f"P1: play {card}")
    return game


@pytest.mark.parametrize("card", NAMES)
def test_every_card_gives_a_bonus_action_also_where_it_changes_nothing(card: str) -> None:
    game = played(card, *(["P2 hand: swift_broker"] if card == "raffle" else []))
    if "done" in game.options:
        play(game, "P1: done")
    expect(game, "P1 asked: act", f"P1 discard: {card}", "P1 schedule:")
    play(game, "P1: inventory, done")
    expect(game, "P1 asked: end_turn")


# Cunning Neighbour


def test_cunning_neighbour_looks_at_another_players_hand() -> None:
    game = played("cunning_neighbour", "players: 3", "P2 hand: cookies junk junk", "P3 hand: spyglass")
    expect(game, "P1 asked: player", "P1 options: P2; P3", "P1 refused: P1; done")
    play(game, "P1: P2")
    expect(game, "P1 knows P2 hand: cookies junk junk", "P1 knows P3 hand:")
    expect(game, "P2 hand: cookies junk junk", "P1 hand: swift_broker")


@pytest.mark.rule("INFO-10")
def test_only_the_player_who_looks_sees_the_hand() -> None:
    game = played("cunning_neighbour", "players: 3", "P2 hand: cookies junk", "P3 hand: spyglass")
    play(game, "P1: P2")
    expect(game, "P3 knows P2 hand:", "watchers knows P2 hand:")
    assert told(game, 0)[1:] == ["looked_at_hand P1 junk 1", "looked_at_hand P1 cookies 1"]
    for viewer in (2, None):
        assert told(game, viewer)[1:] == ["looked_at_hand P1 1", "looked_at_hand P1 1"]


def test_what_was_known_before_is_not_counted_twice() -> None:
    """The trap: one more copy of each card."""
    lines = ["players: 3", "P2 hand: junk junk cookies", "P2 known: junk@13w cookies@3", "P3 hand: junk"]
    game = played("cunning_neighbour", *lines)
    play(game, "P1: P2")
    expect(
        game, "P1 knows P2 hand: junk junk cookies", "P3 knows P2 hand: junk cookies", "watchers knows P2 hand: junk"
    )


def test_the_order_in_which_known_cards_are_listed_does_not_tell_what_others_know() -> None:
    """The trap: what another knew comes first in the list."""
    plain, known = (
        played("cunning_neighbour", "players: 3", "P2 hand: junk cookies spyglass", "P3 hand: junk", *line)
        for line in ([], ["P2 known: spyglass@3"])
    )
    for game in (plain, known):
        play(game, "P1: P2")
    assert plain.view(0) == known.view(0)


def test_what_was_seen_is_known_until_it_leaves_the_hand() -> None:
    game = played("cunning_neighbour", "P2 hand: cookies junk junk", "P2 deck: spyglass spyglass spyglass spyglass")
    play(game, "P1: done; inventory, done; end", "P2: junk, done")
    expect(game, "P1 knows P2 hand: cookies junk", "P2 hand count: 6")


def test_a_player_with_an_empty_hand_may_be_chosen() -> None:
    game = played("cunning_neighbour", "players: 3", "P3 hand: junk")
    expect(game, "P1 options: P2; P3")
    play(game, "P1: P2")
    expect(game, "P1 knows P2 hand:", "P1 asked: may_put_on_deck", "P1 told: looked_at_hand P1 1")


def test_of_two_players_the_other_is_looked_at_unasked() -> None:
    game = played("cunning_neighbour", "P2 hand: cookies")
    expect(game, "P1 asked: may_put_on_deck", "P1 knows P2 hand: cookies")


def test_then_it_may_be_put_on_top_of_the_own_deck() -> None:
    game = played("cunning_neighbour", "P1 deck: junk", WAITING)
    expect(game, "P1 asked: may_put_on_deck", "P1 options: cunning_neighbour; done", "P1 refused: swift_broker; P2")
    play(game, "P1: cunning_neighbour")
    expect(game, "P1 deck: cunning_neighbour junk", "P1 discard:", "P1 schedule:", "P1 asked: act")
    expect(game, "P1 told: put_played_on_deck P1 cunning_neighbour", "P1 not told: resolved")


def test_or_it_goes_to_the_discard_pile() -> None:
    game = played("cunning_neighbour", "P1 deck: junk", WAITING)
    play(game, "P1: done")
    expect(game, "P1 deck: junk", "P1 discard: cunning_neighbour", "P1 told: resolved P1 cunning_neighbour")


def test_everybody_knows_that_it_lies_there() -> None:
    game = played("cunning_neighbour", "P1 deck: junk", *THREE)
    play(game, "P1: P3; cunning_neighbour")
    for viewer in ("P1", "P2", "P3", "watchers"):
        expect(game, f"{viewer} knows P1 deck: cunning_neighbour")


def test_it_goes_on_an_empty_deck_without_reforming_it() -> None:
    game = played("cunning_neighbour", "P1 discard: junk junk", WAITING)
    play(game, "P1: cunning_neighbour")
    expect(game, "P1 deck: cunning_neighbour", "P1 discard: junk junk")


def test_the_one_on_the_deck_is_drawn_first_and_can_be_played_again() -> None:
    game = played("cunning_neighbour", "P1 hand: cunning_neighbour swift_broker", "P1 deck: junk", WAITING)
    play(game, "P1: cunning_neighbour; inventory, done; end", "P2: done")
    expect(game, "P1 offered: play cunning_neighbour")


def test_cards_that_wait_on_the_schedule_are_left_alone() -> None:
    game = played("cunning_neighbour", "P1 schedule: siesta", "P2 schedule: siesta", WAITING)
    expect(game, "P1 schedule: siesta cunning_neighbour")
    play(game, "P1: cunning_neighbour")
    expect(game, "P1 schedule: siesta", "P2 schedule: siesta", "P1 deck: cunning_neighbour")


# Cheer

SEARCHED = ["P1 deck: cookies junk", "P2 deck: spyglass junk junk", "P3 deck: flashy_show junk"]


def test_cheer_lets_each_player_search_the_own_deck() -> None:
    game = played("cheer", *THREE, *SEARCHED)
    expect(game, "P1 asked: search", "P1 options: cookies; junk")
    play(game, "P1: cookies")
    expect(game, "P2 asked: search", "P2 options: spyglass; junk")
    play(game, "P2: spyglass")
    expect(game, "P3 asked: search", "P3 options: flashy_show; junk")
    play(game, "P3: junk")
    expect(game, "P1 hand: swift_broker cookies", "P2 hand: junk junk spyglass", "P3 hand: junk junk")
    expect(game, "P1 deck: junk", "P2 deck: junk junk", "P3 deck: flashy_show", "P1 asked: act")


def test_everybody_must_take_a_card() -> None:
    game = played("cheer", *THREE, *SEARCHED)
    expect(game, "P1 refused: done; spyglass; swift_broker")
    play(game, "P1: junk")
    expect(game, "P2 refused: done")


def test_players_are_asked_clockwise_from_the_active_player() -> None:
    lines = ["turn: 2 P2", "P2 hand: cheer junk", "P3 hand: junk", "players: 3", *SEARCHED]
    game = table(DECKS, *lines, hold=[1])
    play(game, "P2: play cheer; spyglass", "P3: junk", "P1: cookies")
    expect(game, "P2 asked: act", "P1 hand: cookies")


@pytest.mark.rule("INFO-10")
def test_nobody_learns_of_anothers_choice() -> None:
    """The trap: a card that is in a hand, or missing in a deck, before the next player has chosen."""
    game = played("cheer", *THREE, *SEARCHED)
    play(game, "P1: cookies")
    expect(game, "P1 hand: swift_broker", "P1 sees aside: cookies", "P2 sees aside: -", "watchers sees aside: -")
    assert told(game, 1)[1:] == ["chose_from_deck P1"]
    play(game, "P2: spyglass")
    expect(game, "P1 sees aside: cookies -", "P2 sees aside: - spyglass", "P2 hand: junk junk")
    play(game, "P3: flashy_show")
    for viewer in ("P1", "P2", "P3", "watchers"):
        expect(game, *[f"{viewer} knows P{seat} hand:" for seat in (1, 2, 3) if viewer != f"P{seat}"])
    expect(game, "P2 told: found P1; found P2 spyglass; found P3", "watchers told: found P1; found P2; found P3")


def test_the_cards_come_into_the_hands_when_all_have_chosen_then_all_shuffle() -> None:
    game = played("cheer", *THREE, *SEARCHED)
    play(game, "P1: cookies", "P2: spyglass", "P3: junk")
    chosen = [f"chose_from_deck P{seat}" for seat in (1, 2, 3)]
    found = [f"found P{seat}" for seat in (1, 2, 3)]
    assert told(game)[1:-1] == [*chosen, *found, "deck_shuffled P1 1", "deck_shuffled P2 2", "deck_shuffled P3 1"]


def test_every_deck_is_shuffled_the_own_too() -> None:
    scripts = ["shuffle P1: spyglass", "shuffle P2: flashy_show"]
    game = played("cheer", WAITING, "P1 deck: cookies junk spyglass", "P2 deck: cookies junk flashy_show", *scripts)
    play(game, "P1: cookies", "P2: cookies")
    expect(game, "P1 deck: spyglass junk", "P2 deck: flashy_show junk")


def test_what_was_known_of_a_deck_is_known_no_more() -> None:
    game = played("cheer", WAITING, "P1 deck: cookies@2 junk@12 spyglass", "P2 deck: junk@1 spyglass@12w")
    play(game, "P1: spyglass", "P2: spyglass")
    expect(game, *[f"{viewer} knows P{seat} deck:" for viewer in ("P1", "P2", "watchers") for seat in (1, 2)])


@pytest.mark.rule("DECK-06")
def test_an_empty_deck_is_neither_searched_nor_reformed_nor_shuffled() -> None:
    game = played("cheer", WAITING, "P1 deck: cookies junk", "P2 discard: spyglass junk")
    play(game, "P1: cookies")
    expect(game, "P2 hand: junk junk", "P2 deck count: 0", "P2 discard: spyglass junk", "P1 asked: act")
    assert kinds(told(game)) == ["played", "chose_from_deck", "found", "deck_shuffled", "resolved"]


def test_the_last_card_of_a_deck_is_taken_unasked_and_nothing_is_shuffled() -> None:
    game = played("cheer", WAITING, "P1 deck: cookies", "P1 discard: junk", "P2 deck: spyglass")
    expect(game, "P1 hand: swift_broker cookies", "P2 hand: junk junk spyglass", "P1 discard: cheer junk")
    expect(game, "watchers not told: deck_shuffled; shuffled", "P1 deck count: 0", "P2 deck count: 0")


def test_two_players_may_find_the_same_card() -> None:
    game = played("cheer", WAITING, "P1 deck: cookies junk", "P2 deck: cookies spyglass")
    play(game, "P1: cookies", "P2: cookies")
    expect(game, "P1 hand: swift_broker cookies", "P2 hand: junk junk cookies", "P1 sees aside:")


def test_cheer_never_finds_itself() -> None:
    game = played("cheer", WAITING, "P1 discard: cheer", "P1 deck: junk cookies")
    expect(game, "P1 options: junk; cookies")


def test_answers_of_others_in_ones_turn_are_kept_in_the_record() -> None:
    game = played("cheer", *THREE, *SEARCHED)
    play(game, "P1: cookies", "P2: spyglass", "P3: junk")
    again = read_record(game.record())
    assert (again.answers, again.record()) == (game.answers, game.record())
    assert [(answer.turn, answer.seat) for answer in again.answers] == [(1, 0), (1, 0), (1, 1), (1, 2)]


# Raffle

HANDS = ["players: 3", "P2 hand: cookies junk", "P3 hand: spyglass junk"]


@pytest.mark.parametrize(
    ("side", "picks", "hands"),
    [
        ("left", "cookies spyglass swift_broker", ["cookies", "spyglass junk", "swift_broker junk"]),
        ("right", "spyglass swift_broker cookies", ["spyglass", "swift_broker junk", "cookies junk"]),
    ],
)
def test_raffle_takes_a_random_card_of_the_next_hand_that_way(side: str, picks: str, hands: list[str]) -> None:
    game = played("raffle", *HANDS, f"picks: {picks}")
    expect(game, "P1 asked: side", "P1 options: left; right", "P1 refused: done; P2")
    play(game, f"P1: {side}")
    expect(game, *[f"P{seat} hand: {hand}" for seat, hand in enumerate(hands, start=1)], "P1 discard: raffle")


def test_on_the_left_sits_who_is_next_in_turn_order() -> None:
    game = played("raffle", "players: 4", *HANDS[1:], "P4 hand: flashy_show")
    play(game, "P1: left")
    kept = [text for text in told(game) if text.startswith("took")]
    assert kept == ["took_from_hand P1 1", "took_from_hand P2 2", "took_from_hand P3 3", "took_from_hand P4 0"]
    game = played("raffle", "players: 4", *HANDS[1:], "P4 hand: flashy_show")
    play(game, "P1: right")
    expect(game, "P1 hand: flashy_show", "P1 told: took_from_hand P1 flashy_show 3", "P2 hand count: 2")


def test_all_cards_are_picked_before_any_comes_into_a_hand() -> None:
    """The trap: a card that a player has just taken could be taken on."""
    for number in range(20):
        game = played("raffle", "players: 3", "P2 hand: cookies", "P3 hand: spyglass", f"seed: {number:032x}")
        play(game, "P1: left")
        expect(game, "P1 hand: cookies", "P2 hand: spyglass", "P3 hand: swift_broker")


def test_from_an_empty_hand_nobody_takes_anything() -> None:
    game = played("raffle", "players: 3", "P3 hand: spyglass")
    play(game, "P1: left")
    expect(game, "P1 hand count: 0", "P2 hand: spyglass", "P3 hand: swift_broker")
    expect(game, "P1 not told: took_from_hand P1")


def test_with_the_last_card_played_the_own_hand_gives_none() -> None:
    game = played("raffle", "P1 hand: raffle", "players: 3", "P2 hand: cookies", "P3 hand: spyglass")
    play(game, "P1: right")
    expect(game, "P1 hand: spyglass", "P2 hand:", "P3 hand: cookies")


def test_among_empty_hands_raffle_does_nothing() -> None:
    game = played("raffle", "P1 hand: raffle", "P1 deck: junk", "P2 deck: junk")
    assert kinds(told(game)) == ["played", "resolved"]
    expect(game, "P1 asked: end_turn", "P1 discard: raffle")


def test_two_players_exchange_one_for_one_and_are_not_asked_for_a_side() -> None:
    game = played("raffle", "P2 hand: cookies")
    expect(game, "P1 hand: cookies", "P2 hand: swift_broker", "P1 discard: raffle")
    game = played("raffle", "P1 hand: raffle junk junk", "P2 hand: cookies junk", "picks: cookies junk")
    expect(game, "P1 hand: junk cookies", "P2 hand: junk junk")


@pytest.mark.rule("INFO-10")
def test_a_card_of_the_raffle_is_known_to_the_two_alone() -> None:
    game = played("raffle", *HANDS, "picks: cookies spyglass swift_broker")
    play(game, "P1: left")
    expect(game, "P2 knows P1 hand: cookies", "P3 knows P1 hand:", "watchers knows P1 hand:")
    expect(game, "P3 knows P2 hand: spyglass", "P1 knows P2 hand:", "P1 knows P3 hand: swift_broker")
    expect(game, "P3 told: took_from_hand P1 1; took_from_hand P2 spyglass 2; took_from_hand P3 swift_broker 0")
    expect(game, "watchers told: took_from_hand P1 1; took_from_hand P2 2; took_from_hand P3 0")


def test_what_a_third_player_knew_of_a_hand_is_no_longer_sure() -> None:
    game = played("raffle", *HANDS, "P3 known: junk@1 spyglass@12", "picks: cookies spyglass swift_broker")
    play(game, "P1: left")
    expect(game, "P1 knows P3 hand: swift_broker", "P2 knows P3 hand:")


# Charity

GIVING = ["players: 3", "P2 hand: cookies", "P3 hand: spyglass"]


def test_charity_takes_a_random_card_of_each_hand_the_own_too() -> None:
    game = played("charity", *HANDS, "picks: swift_broker junk spyglass")
    expect(game, "P1 asked: give_one", "P1 options: swift_broker; junk; spyglass", "P1 refused: done; cookies; charity")
    expect(game, "P1 hand:", "P2 hand: cookies", "P3 hand: junk")


@pytest.mark.parametrize("cards", list(permutations(["swift_broker", "cookies", "spyglass"])))
def test_one_card_is_given_to_each_as_one_likes(cards: tuple[str, str, str]) -> None:
    game = played("charity", *GIVING)
    play(game, f"P1: {cards[0]}; {cards[1]}")
    expect(game, *[f"P{seat} hand: {card}" for seat, card in enumerate(cards, start=1)], "P1 sees aside:")
    expect(game, "P1 discard: charity", "P1 schedule:")


def test_gifts_are_chosen_clockwise_from_the_active_player() -> None:
    game = table(DECKS, "turn: 2 P2", "players: 3", "P1 hand: cookies", "P2 hand: charity junk", "P3 hand: spyglass")
    play(game, "P2: play charity, spyglass, cookies, junk")
    expect(game, "P3 hand: cookies", "P1 hand: junk", "P2 hand: spyglass")


@pytest.mark.rule("INFO-10")
def test_the_active_player_sees_all_cards_and_the_others_the_own_one() -> None:
    game = played("charity", *GIVING)
    expect(game, "P1 sees aside: swift_broker cookies spyglass", "watchers sees aside: - - -")
    expect(game, "P2 sees aside: - cookies -", "P3 sees aside: - - spyglass")
    assert told(game, 1)[1:] == [f"set_aside_from_hand_of P1{card}" for card in (" 0", " cookies 1", " 2")]
    play(game, "P1: spyglass; swift_broker")
    expect(game, "P1 knows P2 hand: swift_broker", "P1 knows P3 hand: cookies")
    expect(game, "P2 knows P1 hand:", "P2 knows P3 hand:", "P3 knows P1 hand:", "watchers knows P1 hand:")
    expect(game, "P2 told: gave_one P1 0; gave_one P1 swift_broker 1; gave_one P1 2")
    expect(game, "watchers told: gave_one P1 0; gave_one P1 1; gave_one P1 2")


def test_nobody_sees_a_gift_before_all_are_chosen() -> None:
    """The trap: the card a player gave is missing among those set aside as soon as it is chosen for another."""
    plain, other = played("charity", *GIVING), played("charity", *GIVING)
    play(plain, "P1: cookies")
    play(other, "P1: swift_broker")
    for viewer in (1, 2, None):
        assert plain.view(viewer) == other.view(viewer)
        assert told(plain, viewer) == told(other, viewer)
    expect(plain, "P2 sees aside: - cookies -", "P1 options: swift_broker; spyglass")


def test_of_two_givers_one_who_gets_another_card_knows_where_the_own_went() -> None:
    game = played("charity", "P2 hand: cookies")
    play(game, "P1: cookies")
    expect(game, "P2 knows P1 hand: cookies", "P2 hand: swift_broker", "watchers knows P1 hand:")
    game = played("charity", "P2 hand: cookies")
    play(game, "P1: swift_broker")
    expect(game, "P2 knows P1 hand:", "P2 hand: cookies", "P1 knows P2 hand: cookies")


def test_equal_cards_are_offered_once() -> None:
    game = played("charity", "P1 hand: charity junk", "players: 3", "P2 hand: junk", "P3 hand: spyglass")
    expect(game, "P1 options: junk; spyglass")
    play(game, "P1: junk")
    expect(game, "P1 options: junk; spyglass")
    play(game, "P1: spyglass")
    expect(game, "P1 hand: junk", "P2 hand: spyglass", "P3 hand: junk")


def test_a_player_with_an_empty_hand_gives_and_gets_none() -> None:
    game = played("charity", "players: 3", "P3 hand: spyglass")
    expect(game, "P1 options: swift_broker; spyglass")
    play(game, "P1: spyglass")
    expect(game, "P1 hand: spyglass", "P2 hand:", "P3 hand: swift_broker")
    expect(game, "P2 knows P1 hand:", "P3 knows P1 hand: spyglass")


def test_charity_as_the_last_card_takes_and_gives_among_the_others() -> None:
    game = played("charity", "P1 hand: charity", *GIVING)
    play(game, "P1: spyglass")
    expect(game, "P1 hand:", "P2 hand: spyglass", "P3 hand: cookies")
    expect(game, "P1 knows P3 hand: cookies", "P2 knows P3 hand: cookies", "P3 knows P2 hand: spyglass")


def test_a_single_giver_gets_the_card_back_unasked() -> None:
    game = played("charity", "players: 3")
    expect(game, "P1 hand: swift_broker", "P1 asked: act")
    game = played("charity", "P1 hand: charity", "P2 hand: junk")
    expect(game, "P2 hand: junk", "P1 knows P2 hand: junk")


def test_gifts_may_be_named_all_at_once() -> None:
    game = played("charity", *GIVING)
    expect(game, "P1 refused: cookies, cookies; cookies, spyglass, swift_broker, junk")
    play(game, "P1: cookies, spyglass, swift_broker")
    expect(game, "P1 hand: cookies", "P2 hand: spyglass", "P3 hand: swift_broker")


def test_cards_on_schedules_and_discard_piles_are_not_taken() -> None:
    game = played("charity", *GIVING, "P2 schedule: siesta", "P3 discard: flashy_show", "P1 deck: junk")
    expect(game, "P1 options: swift_broker; cookies; spyglass", "P2 schedule: siesta", "P3 discard: flashy_show")


# Tasters

MARKET = "market: cookies spyglass - flashy_show shattered_relic"


def test_tasters_lets_each_player_take_a_market_card_beginning_with_the_active_one() -> None:
    game = played("tasters", *THREE, MARKET)
    expect(game, "P1 asked: side", "P1 options: left; right")
    play(game, "P1: left")
    expect(game, "P1 asked: take", "P1 options: shattered_relic+0; flashy_show+1; spyglass+3; cookies+4")
    expect(game, "P1 refused: done; left")
    play(game, "P1: flashy_show+1")
    expect(game, "P2 asked: take", "P2 options: shattered_relic+0; spyglass+3; cookies+4", "P2 refused: done")
    play(game, "P2: spyglass+3")
    expect(game, "P3 asked: take", "P3 options: shattered_relic+0; cookies+4")
    play(game, "P3: cookies+4")
    expect(game, "P1 hand: swift_broker flashy_show", "P2 hand: junk junk spyglass", "P3 hand: junk cookies")
    expect(game, "P1 asked: act", "P1 discard: tasters")


def test_going_right_the_last_player_is_second() -> None:
    game = played("tasters", *THREE, MARKET)
    play(game, "P1: right; cookies+4", "P3: spyglass+3", "P2: flashy_show+1")
    expect(game, "P1 asked: act", "market: - - - - shattered_relic")


@pytest.mark.rule("BUY-14")
def test_the_market_is_not_filled_between_and_the_slots_stay_empty() -> None:
    game = played("tasters", WAITING, MARKET, "market deck: junk junk junk")
    play(game, "P1: cookies+4", "P2: shattered_relic+0")
    expect(game, "market: - spyglass - flashy_show -", "market deck count: 3", "P1 price +1: 6", "P1 price +3: 7")


def test_when_the_market_is_empty_it_stops() -> None:
    game = played("tasters", *THREE, "market: - - spyglass - cookies")
    play(game, "P1: right; spyglass+2")
    expect(game, "P3 hand: junk cookies", "P2 hand: junk junk", "P1 asked: act", "market: - - - - -")


def test_two_players_are_not_asked_for_a_side() -> None:
    game = played("tasters", WAITING, MARKET)
    expect(game, "P1 asked: take")
    play(game, "P1: cookies+4")
    expect(game, "P2 asked: take")


def test_what_is_taken_is_seen_by_all() -> None:
    game = played("tasters", *THREE, MARKET)
    play(game, "P1: left; cookies+4", "P2: spyglass+3", "P3: flashy_show+1")
    for viewer in ("P2", "P3", "watchers"):
        expect(game, f"{viewer} knows P1 hand: cookies")
    expect(game, "watchers told: took P1 cookies 4; took P2 spyglass 3; took P3 flashy_show 1", since=0)


def test_taking_is_no_purchase() -> None:
    """The trap: with Essential Purchase, junk is thrown away only for a purchase."""
    game = played("tasters", "P1 hand: tasters junk", "P2 hand: junk", "market: - - - - essential_purchase", "junk: 0")
    expect(game, "P1 hand: junk essential_purchase", "junk: 0", "P1 not told: bought; threw_away; paid")


# Rumours


def test_rumours_puts_two_cards_of_each_discard_pile_on_the_deck_one_after_the_other() -> None:
    """The trap: the two lie the other way round, so the former second card is drawn first."""
    piles = ["P1 discard: cookies spyglass junk", "P2 discard: flashy_show junk", "P3 discard: junk cookies spyglass"]
    game = played("rumours", *THREE, *piles, "P1 deck: junk")
    expect(game, "P1 deck: spyglass cookies junk", "P1 discard: rumours junk", "P1 asked: act")
    expect(game, "P2 deck: junk flashy_show", "P2 discard:", "P3 deck: cookies junk", "P3 discard: spyglass")


def test_with_fewer_cards_as_many_as_there_are() -> None:
    game = played("rumours", *THREE, "P1 discard: cookies", "P2 deck: junk")
    expect(game, "P1 deck: cookies", "P1 discard: rumours", "P2 deck: junk", "P3 deck count: 0")


def test_no_deck_is_reformed() -> None:
    game = played("rumours", WAITING, "P1 discard: cookies spyglass junk")
    expect(game, "P1 deck: spyglass cookies", "P1 discard: rumours junk", "watchers not told: shuffled; deck_shuffled")


def test_rumours_itself_is_not_among_the_cards() -> None:
    game = played("rumours", WAITING)
    expect(game, "P1 discard: rumours", "P1 deck count: 0")


def test_everybody_knows_what_lies_on_the_decks() -> None:
    game = played("rumours", *THREE, "P2 discard: cookies spyglass")
    for viewer in ("P1", "P2", "P3", "watchers"):
        expect(game, f"{viewer} knows P2 deck: spyglass cookies")
    assert told(game)[1:3] == ["put_on_deck P2 cookies", "put_on_deck P2 spyglass"]


def test_cards_put_there_are_known_in_the_hand_when_drawn() -> None:
    game = played("rumours", "P1 hand: rumours", "P1 discard: cookies spyglass", WAITING)
    play(game, "P1: end")
    expect(game, "P2 knows P1 hand: cookies spyglass junk junk junk", "P1 hand count: 6")


# all together


def test_the_foxes_can_be_played_from_a_set_up() -> None:
    game = new_game(decks=["foxes", "macaws", "sloths"])
    assert game.view(None)["decks"] == ["macaws", "sloths", "foxes"]
