"""Intimidating Dwarf Crocodiles: what each printed sentence and each ruling says."""

from __future__ import annotations

from itertools import permutations

import pytest

from animalfolk import Game
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table, told
from tests.support.walk import payments, stacks

DECKS = "decks: macaws sloths crocodiles"
WAITING = "P2 hand: junk junk"
THREE = ["players: 3", WAITING, "P3 hand: junk"]
LASTING = ["scary_gunfight", "nasty_threat", "lost_shipments"]

pytestmark = pytest.mark.card


def played(card: str, *lines: str) -> Game:
    """P1 has just played this card; unless the lines say otherwise, a Swift Broker is left in hand."""
    hand = [] if any(line.startswith("P1 hand") for line in lines) else [f"P1 hand: {card} swift_broker"]
    game = table(DECKS, *hand, *lines, hold=[0])
    play(game, f"P1: play {card}")
    return game


# Little Villain


def test_little_villain_discards_the_top_two_cards_of_each_opponents_deck() -> None:
    game = played("little_villain", *THREE, "P2 deck: cookies spyglass junk", "P3 deck: junk flashy_show cookies")
    expect(game, "P2 deck: junk", "P2 discard: spyglass cookies", "P3 deck: cookies", "P3 discard: flashy_show junk")
    expect(game, "P1 asked: act", "P1 discard: little_villain", "P2 hand: junk junk", "P3 hand: junk")


def test_opponents_discard_in_turn_order_each_both_cards_before_the_next() -> None:
    decks = ["P1 deck: cookies spyglass", "P2 hand: little_villain junk", "P3 deck: junk flashy_show"]
    game = table(DECKS, "players: 3", "turn: 2 P2", *decks, "P3 hand: junk", "P1 hand: junk", hold=[1])
    events = play(game, "P2: play little_villain")
    cards = ["P3 junk", "P3 flashy_show", "P1 cookies", "P1 spyglass"]
    assert events[1:5] == [f"discarded {card}" for card in cards]


def test_the_own_deck_is_left_alone() -> None:
    game = played("little_villain", "P1 deck: cookies spyglass", "P2 deck: junk junk", WAITING)
    expect(game, "P1 deck: cookies spyglass", "P2 discard: junk junk")


@pytest.mark.rule("DECK-01", "DECK-05")
def test_discarding_from_an_empty_deck_reforms_it() -> None:
    game = played("little_villain", "P2 discard: junk cookies spyglass", "shuffle P2: cookies spyglass", WAITING)
    expect(game, "P2 discard: spyglass cookies", "P2 deck: junk")
    assert told(game)[1:4] == ["shuffled P2 3", "discarded P2 cookies", "discarded P2 spyglass"]


@pytest.mark.rule("DECK-05", "DECK-08")
def test_the_first_card_can_come_back_by_the_reform_between_the_two() -> None:
    game = played("little_villain", "P2 deck: cookies", "P2 discard: junk spyglass", "shuffle P2: cookies", WAITING)
    assert told(game)[1:4] == ["discarded P2 cookies", "shuffled P2 3", "discarded P2 cookies"]
    expect(game, "P2 discard: cookies", "P2 deck count: 2")


def test_a_single_card_is_discarded_reformed_and_discarded_again() -> None:
    game = played("little_villain", "P2 deck: cookies", WAITING)
    assert told(game)[1:4] == ["discarded P2 cookies", "shuffled P2 1", "discarded P2 cookies"]
    expect(game, "P2 discard: cookies", "P2 deck count: 0")


def test_exactly_two_cards_leave_an_empty_deck() -> None:
    game = played("little_villain", "P2 deck: cookies junk", "P2 discard: spyglass", WAITING)
    expect(game, "P2 deck count: 0", "P2 discard: junk cookies spyglass", "watchers not told: shuffled P2")


def test_without_deck_and_discard_pile_an_opponent_discards_nothing() -> None:
    game = played("little_villain", *THREE, "P3 deck: cookies spyglass")
    expect(game, "P2 discard:", "P3 discard: spyglass cookies", "P1 asked: act", "junk: 6")


def test_what_was_known_of_a_deck_leaves_with_the_cards() -> None:
    game = played("little_villain", "P2 deck: cookies@1 junk spyglass@1w", WAITING)
    expect(game, "P1 knows P2 deck: spyglass", "watchers knows P2 deck: spyglass", "P2 knows P2 deck:")


# Scary Gunfight

MARKET = "market: cookies - spyglass - swift_broker"


@pytest.mark.rule("BUY-17")
def test_cards_of_the_market_cost_opponents_two_more() -> None:
    game = played("scary_gunfight", *THREE, MARKET)
    for seat in (2, 3):
        expect(game, f"P{seat} price +0: 3", f"P{seat} price +2: 8", f"P{seat} price +4: 8")
    expect(game, "P1 price +0: 1", "P1 price +2: 6", "P1 price +4: 6", "P1 schedule: scary_gunfight")


def test_an_opponent_pays_the_raised_price() -> None:
    game = played("scary_gunfight", "P2 hand: shattered_relic swift_broker junk", MARKET)
    play(game, "P1: inventory, done; end")
    assert payments(game, "buy swift_broker+0") == {("shattered_relic",)}
    expect(game, "P2 refused: buy swift_broker+0, swift_broker; buy swift_broker+0, swift_broker, junk")
    play(game, "P2: buy swift_broker+0, shattered_relic")
    expect(game, "P2 told: bought P2 swift_broker 0")


def test_what_cannot_be_paid_at_the_raised_price_is_not_offered() -> None:
    lines = ["P2 hand: swift_broker junk", "market: - - - - swift_broker"]
    game = table(DECKS, "P1 schedule: scary_gunfight", "turn: 2 P2", *lines)
    expect(game, "P2 not offered: buy swift_broker+0", "P2 price +0: 3")
    game = table(DECKS, "turn: 2 P2", *lines)
    expect(game, "P2 offered: buy swift_broker+0", "P2 price +0: 1")


def test_several_gunfights_add_up_of_one_player_or_of_two() -> None:
    game = table(DECKS, "P1 schedule: scary_gunfight scary_gunfight", "turn: 2 P2", MARKET, WAITING)
    expect(game, "P2 price +0: 5", "P1 price +0: 1")
    lines = ["P1 schedule: scary_gunfight", "P2 schedule: scary_gunfight", "turn: 3 P3"]
    game = table(DECKS, *THREE, *lines, MARKET)
    expect(game, "P1 price +0: 3", "P2 price +0: 3", "P3 price +0: 5")


def test_the_top_of_the_bin_keeps_its_price() -> None:
    decks = "decks: macaws pandas crocodiles"
    lines = ["turn: 2 P2", MARKET, "bin: cookies", "P2 hand: market_discovery junk"]
    game = table(decks, "P1 schedule: scary_gunfight", *lines)
    expect(game, "P2 price +bin: 2", "P2 price +0: 3", "P2 offered: buy cookies+bin")


# Night Shift

TOPS = ["P1 deck: cookies junk", "P2 deck: spyglass junk junk", "P3 deck: flashy_show junk"]


def test_night_shift_shows_nobody_where_a_card_went_that_they_knew() -> None:
    game = played("night_shift", *THREE, "P1 deck: junk", "P2 deck: cookies@3", "P3 deck: spyglass")
    expect(game, "P3 sees aside: - cookies -")
    play(game, "P1: cookies")  # for the own deck; nothing moves until all are chosen
    expect(game, "P1 asked: give_back", "P3 sees aside: - cookies -")
    play(game, "P1: junk")
    expect(game, "P1 knows P1 deck: cookies", "P3 knows P1 deck:", "P3 knows P2 deck:")


def test_night_shift_draws_a_card_of_each_players_deck_the_own_too() -> None:
    game = played("night_shift", *THREE, *TOPS)
    expect(game, "P1 asked: give_back", "P1 options: cookies; spyglass; flashy_show", "P1 refused: done; junk")
    expect(game, "P1 deck: junk", "P2 deck: junk junk", "P3 deck: junk")


@pytest.mark.parametrize("cards", list(permutations(["cookies", "spyglass", "flashy_show"])))
def test_one_card_goes_on_each_deck_as_one_likes(cards: tuple[str, str, str]) -> None:
    game = played("night_shift", *THREE, *TOPS)
    play(game, f"P1: {cards[0]}; {cards[1]}")
    expect(game, f"P1 deck: {cards[0]} junk", f"P2 deck: {cards[1]} junk junk", f"P3 deck: {cards[2]} junk")
    expect(game, "P1 asked: act", "P1 hand: swift_broker", "P1 discard: night_shift", "P1 sees aside:")


def test_the_givers_are_served_clockwise_from_the_active_player() -> None:
    game = table(DECKS, *TOPS, "players: 3", "turn: 2 P2", "P2 hand: night_shift swift_broker", hold=[1])
    play(game, "P2: play night_shift; cookies; spyglass")
    expect(game, "P2 deck: cookies junk junk", "P3 deck: spyglass junk", "P1 deck: flashy_show junk")


@pytest.mark.rule("INFO-10")
def test_night_shift_is_hidden_from_all_others_the_owners_too() -> None:
    game = played("night_shift", *THREE, *TOPS)
    for viewer in ("P2", "P3", "watchers"):
        expect(game, f"{viewer} sees aside: - - -")
    play(game, "P1: flashy_show; cookies")
    expect(game, "P1 knows P1 deck: flashy_show", "P1 knows P2 deck: cookies", "P1 knows P3 deck: spyglass")
    for viewer in ("P2", "P3", "watchers"):
        expect(game, *[f"{viewer} knows P{seat} deck:" for seat in (1, 2, 3)])


def test_its_moves_are_told_to_all_and_its_cards_to_the_active_player_only() -> None:
    game = played("night_shift", *THREE, *TOPS)
    play(game, "P1: flashy_show; cookies")
    moves = [f"{kind} P1 {seat}" for kind in ("set_aside_from_deck_of", "put_on_deck_of") for seat in range(3)]
    for viewer in (1, 2, None):
        assert told(game, viewer)[1:7] == moves
    expect(game, "P1 told: set_aside_from_deck_of P1 spyglass 1; put_on_deck_of P1 cookies 1", since=0)


def test_who_knew_a_card_of_night_shift_does_not_know_where_it_went() -> None:
    game = played("night_shift", *THREE, "P1 deck: cookies", "P2 deck: spyglass@3 junk@3")
    expect(game, "P3 sees aside: - spyglass")
    play(game, "P1: spyglass")
    expect(game, "P3 knows P1 deck:", "P3 knows P2 deck: - junk", "P1 knows P2 deck: cookies")


def test_players_without_deck_and_discard_pile_give_and_get_none() -> None:
    game = played("night_shift", *THREE, "P1 deck: cookies", "P3 deck: spyglass")
    expect(game, "P1 options: cookies; spyglass")
    play(game, "P1: spyglass")
    expect(game, "P1 deck: spyglass", "P2 deck count: 0", "P3 deck: cookies", "P2 discard:")


def test_without_own_cards_the_active_player_gives_and_gets_none() -> None:
    game = played("night_shift", *THREE, "P2 deck: cookies", "P3 deck: spyglass")
    play(game, "P1: spyglass")
    expect(game, "P1 deck count: 0", "P2 deck: spyglass", "P3 deck: cookies")


@pytest.mark.rule("DECK-01", "DECK-04")
def test_night_shift_reforms_empty_decks() -> None:
    lines = ["P1 deck: cookies", "P2 discard: spyglass junk", "shuffle P2: spyglass"]
    game = played("night_shift", WAITING, *lines)
    assert told(game)[2] == "shuffled P2 2"
    expect(game, "P1 options: cookies; spyglass", "P2 deck: junk", "P2 discard:")


def test_a_single_card_goes_back_where_it_was_and_equal_ones_too() -> None:
    game = played("night_shift", WAITING, "P2 deck: spyglass junk")
    expect(game, "P2 deck: spyglass junk", "P1 knows P2 deck: spyglass", "P1 asked: act")
    game = played("night_shift", WAITING, "P1 deck: junk", "P2 deck: junk")
    expect(game, "P1 deck: junk", "P2 deck: junk", "P1 asked: act")


def test_night_shift_without_any_deck_does_nothing() -> None:
    game = played("night_shift", WAITING)
    assert kinds(told(game)) == ["played", "resolved"]
    expect(game, "P1 asked: act", "P1 discard: night_shift")


# Ruthless Competition


def competition(*lines: str) -> Game:
    """P1 has played Ruthless Competition on P2, of three players."""
    game = played("ruthless_competition", *THREE, *lines)
    play(game, "P1: P2")
    return game


def test_ruthless_competition_asks_for_another_player() -> None:
    game = played("ruthless_competition", *THREE)
    expect(game, "P1 asked: player", "P1 options: P2; P3", "P1 refused: P1; done")


def test_it_draws_a_card_and_then_a_hand_card_must_be_put_on_that_deck() -> None:
    game = competition("P2 deck: cookies junk", "P1 deck: spyglass")
    expect(game, "P1 asked: put_on_deck_of", "P1 hand: swift_broker cookies", "P1 options: swift_broker; cookies")
    expect(game, "P1 refused: done; ruthless_competition", "P2 deck: junk")
    play(game, "P1: swift_broker")
    expect(game, "P1 hand: cookies", "P2 deck: swift_broker junk", "P1 deck: spyglass")


def test_the_drawn_card_itself_may_be_put_back() -> None:
    game = competition("P2 deck: cookies junk")
    play(game, "P1: cookies")
    expect(game, "P1 hand: swift_broker", "P2 deck: cookies junk", "P1 knows P2 deck: cookies", "P1 asked: act")


def test_both_cards_are_hidden_from_all_others_the_owner_too() -> None:
    game = competition("P2 deck: cookies junk")
    play(game, "P1: swift_broker")
    assert told(game, 0)[1:3] == ["drew_from_deck_of P1 cookies 1", "put_on_deck_of P1 swift_broker 1"]
    for viewer in (1, 2, None):
        assert told(game, viewer)[1:3] == ["drew_from_deck_of P1 1", "put_on_deck_of P1 1"]
    for name in ("P2", "P3", "watchers"):
        expect(game, f"{name} knows P1 hand:", f"{name} knows P2 deck:")
    expect(game, "P1 knows P2 deck: swift_broker")


def test_whoever_knew_the_drawn_card_knows_it_in_the_hand_until_a_card_leaves_unseen() -> None:
    game = competition("P2 deck: cookies@3 junk")
    expect(game, "P3 knows P1 hand: cookies", "P2 knows P1 hand:")
    play(game, "P1: swift_broker")
    expect(game, "P3 knows P1 hand:")


@pytest.mark.rule("DECK-01", "DECK-03")
def test_ruthless_competition_reforms_the_deck() -> None:
    game = competition("P2 discard: cookies spyglass", "shuffle P2: spyglass")
    expect(game, "P1 hand: swift_broker spyglass", "P2 deck: cookies", "P2 discard:")


def test_with_an_empty_hand_the_drawn_card_goes_back_unasked() -> None:
    game = played("ruthless_competition", "P1 hand: ruthless_competition", WAITING, "P2 deck: cookies junk")
    expect(game, "P1 hand count: 0", "P2 deck: cookies junk", "P1 asked: end_turn")


def test_if_nothing_is_drawn_nothing_is_put_back() -> None:
    game = competition("P3 deck: cookies")
    expect(game, "P1 hand: swift_broker", "P2 deck count: 0", "P1 asked: act", "P1 discard: ruthless_competition")


# Nasty Threat


def test_an_opponents_stack_must_be_worth_one_more() -> None:
    game = played("nasty_threat", *THREE, stall(2, 2))
    expect(game, "P2 next stack: 4", "P3 next stack: 2", "P1 next stack: 1", "P1 schedule: nasty_threat")


def test_a_stack_of_the_usual_worth_is_refused() -> None:
    hand = "P2 hand: shattered_relic spyglass swift_broker"
    game = table(DECKS, "P1 schedule: nasty_threat", "turn: 2 P2", hand, stall(2, 2))
    expect(game, "P2 refused: build, shattered_relic")
    assert stacks(game) == {("spyglass",), ("shattered_relic", "swift_broker")}
    play(game, "P2: build, spyglass")
    expect(game, "P2 told: laid P2 spyglass 4; built P2 3")


def test_the_number_of_stacks_is_unaffected() -> None:
    game = table(DECKS, "P1 schedule: nasty_threat", "turn: 2 P2", "P2 hand: spyglass junk", stall(2, 2), hold=[1])
    play(game, "P2: build")
    expect(game, "P2 stall: swift_broker | cookies | spyglass", "P2 next stack: 5", "P1 next stack: 1")


def test_several_threats_add_up() -> None:
    game = table(DECKS, "P1 schedule: nasty_threat nasty_threat", "turn: 2 P2", "P2 hand: shattered_relic junk")
    expect(game, "P2 next stack: 3", "P2 offered: build")
    lines = ["P1 schedule: nasty_threat", "P2 schedule: nasty_threat", "turn: 3 P3"]
    game = table(DECKS, *THREE, *lines)
    expect(game, "P1 next stack: 2", "P2 next stack: 2", "P3 next stack: 3")


def test_the_winning_stack_must_be_worth_nine() -> None:
    hand = "P2 hand: flashy_show spyglass shattered_relic"
    game = table(DECKS, "P1 schedule: nasty_threat", "turn: 2 P2", hand, stall(7, 2))
    expect(game, "P2 next stack: 9", "P2 refused: build, flashy_show, shattered_relic")
    play(game, "P2: build, flashy_show, spyglass")
    expect(game, "winner: P2", "P2 told: built P2 8; won P2")


def test_an_own_threat_does_not_bind_the_next_turn_of_its_player() -> None:
    game = played("nasty_threat", "P1 hand: nasty_threat swift_broker", WAITING)
    expect(game, "P1 offered: build")
    play(game, "P1: build")
    expect(game, "P1 told: built P1 1")


# Lost Shipments

FULL_DECK = "P2 deck: cookies spyglass flashy_show junk"


def test_an_opponent_draws_at_most_one_card_when_filling_the_hand() -> None:
    game = played("lost_shipments", WAITING, FULL_DECK)
    play(game, "P1: inventory, done; end", "P2: done")
    expect(game, "P2 hand: junk junk cookies", "P2 deck: spyglass flashy_show junk", "turn: P1")
    assert kinds(told(game)).count("drew") == 1


def test_each_opponent_is_limited() -> None:
    game = played("lost_shipments", *THREE, FULL_DECK, "P3 deck: junk junk junk")
    play(game, "P1: inventory, done; end", "P2: done", "P3: done")
    expect(game, "P2 hand count: 3", "P3 hand count: 2")


def test_the_own_hand_is_filled_as_usual() -> None:
    game = played("lost_shipments", WAITING, "P1 deck: junk junk junk junk junk")
    play(game, "P1: inventory, done; end")
    expect(game, "P1 hand count: 5", "turn: P2")


def test_the_one_card_may_be_junk() -> None:
    game = played("lost_shipments", WAITING)
    play(game, "P1: inventory, done; end", "P2: done")
    expect(game, "P2 hand: junk junk junk", "watchers told: drew_junk P2 junk")


def test_after_the_last_card_of_the_deck_no_junk_is_drawn() -> None:
    game = played("lost_shipments", WAITING, "P2 deck: spyglass")
    play(game, "P1: inventory, done; end", "P2: done")
    expect(game, "P2 hand: junk junk spyglass", "watchers not told: drew_junk P2")


def test_the_one_card_may_come_from_a_reformed_deck() -> None:
    game = played("lost_shipments", WAITING, "P2 discard: spyglass shattered_relic", "shuffle P2: spyglass")
    play(game, "P1: inventory, done; end", "P2: done")
    expect(game, "P2 hand: junk junk spyglass", "P2 deck: shattered_relic")


def test_several_shipments_do_not_add_up() -> None:
    lines = ["P1 schedule: lost_shipments lost_shipments", "turn: 2 P2", "moment: clean-up", "P1 hand: swift_broker"]
    game = table(DECKS, *lines, WAITING, FULL_DECK)
    expect(game, "P2 hand: junk junk cookies")


def test_a_full_hand_draws_nothing() -> None:
    lines = ["P1 schedule: lost_shipments", "turn: 2 P2", "moment: clean-up", "P1 hand: swift_broker"]
    game = table(DECKS, *lines, "P2 hand: junk junk junk junk junk", FULL_DECK)
    expect(game, "P2 hand count: 5", "P2 deck count: 4")


def test_cookies_do_not_widen_the_limit() -> None:
    lines = ["P1 schedule: lost_shipments", "turn: 2 P2", "moment: clean-up", "P1 hand: swift_broker"]
    game = table(DECKS, *lines, "P2 hand: cookies junk junk junk", FULL_DECK)
    expect(game, "P2 hand count: 5", "P2 hand size: 7")


def test_other_draws_are_not_limited() -> None:
    lines = ["P1 schedule: lost_shipments", "turn: 2 P2", "P2 hand: swift_broker junk junk"]
    game = table(DECKS, *lines, "P2 deck: spyglass flashy_show junk", hold=[1])
    play(game, "P2: play swift_broker")
    expect(game, "P2 hand: spyglass flashy_show", "P2 deck: junk")


# what lasts until the start of the next turn


@pytest.mark.rule("TECH-08", "TECH-18", "TECH-19")
@pytest.mark.parametrize("card", LASTING)
def test_a_lasting_card_stays_on_the_schedule_and_gives_its_bonus_action_at_once(card: str) -> None:
    game = played(card, WAITING)
    expect(game, f"P1 schedule: {card}", "P1 discard:", "P1 asked: act")
    assert told(game) == [f"played P1 {card}", f"scheduled P1 {card}"]
    play(game, "P1: inventory, done; end")
    expect(game, f"P1 schedule: {card}", "turn: P2")


@pytest.mark.parametrize("card", LASTING)
def test_it_ends_at_the_start_of_its_players_next_turn(card: str) -> None:
    game = played(card, *THREE, "P1 deck: junk junk junk swift_broker")
    play(game, "P1: inventory, done; end", "P2: done")
    expect(game, f"P1 schedule: {card}", "turn: P3")
    events = play(game, "P3: done")
    assert events[-3:] == ["turn_began P1 4", f"came_due P1 {card}", f"resolved P1 {card}"]
    expect(game, "P1 schedule:", f"P1 discard: {card}", "P1 asked: act")


def test_when_it_has_ended_prices_stacks_and_fills_are_as_usual() -> None:
    lines = ["P2 hand: cookies junk", "P2 deck: junk junk junk", "moment: start", "turn: 2 P1"]
    script = f"P1 schedule: {' '.join(LASTING)}"
    game = table(DECKS, script, *lines, "P1 hand: swift_broker", MARKET)
    expect(game, "P2 price +0: 3", "P2 next stack: 2")
    play(game, "P1: scary_gunfight; nasty_threat")
    expect(game, "P2 price +0: 1", "P2 next stack: 1", "P1 schedule:", "P1 asked: act")
    play(game, "P1: inventory, done", "P2: inventory, done")
    expect(game, "P2 hand count: 6", "turn: P1")


@pytest.mark.parametrize("order", list(permutations(["scary_gunfight", "siesta", "nasty_threat"])))
def test_ending_cards_are_discarded_in_the_owners_order_with_all_that_are_due(order: tuple[str, ...]) -> None:
    schedule = "P1 schedule: scary_gunfight siesta nasty_threat"
    game = table(DECKS, schedule, "moment: start", "turn: 2 P1", "P1 hand: swift_broker", WAITING)
    expect(game, "P1 asked: due", "P1 options: scary_gunfight; siesta; nasty_threat")
    for card in order:
        if game.decision and game.decision.prompt == "due":
            play(game, f"P1: {card}")
        if "done" in game.options:
            play(game, "P1: done")
    expect(game, f"P1 discard: {' '.join(reversed(order))}", "P1 schedule:", "P1 asked: act")


def test_an_ended_card_may_be_taken_up_again_by_a_card_that_comes_due_after_it() -> None:
    lines = ["P1 schedule: siesta nasty_threat", "moment: start", "turn: 2 P1", "P1 hand: swift_broker"]
    game = table(DECKS, *lines, WAITING)
    play(game, "P1: nasty_threat")
    expect(game, "P1 asked: may_recover", "P1 options: nasty_threat; done")
    play(game, "P1: nasty_threat")
    expect(game, "P1 hand: swift_broker nasty_threat", "P1 schedule:", "P2 next stack: 1")


def test_a_lasting_card_gives_no_action_when_it_ends() -> None:
    lines = ["P1 schedule: lost_shipments", "moment: start", "turn: 2 P1", "P1 hand: swift_broker"]
    game = table(DECKS, *lines, WAITING, hold=[0])
    play(game, "P1: inventory, done")
    expect(game, "P1 asked: end_turn")


@pytest.mark.parametrize("card", LASTING)
def test_a_lasting_card_in_any_other_place_changes_nothing(card: str) -> None:
    lines = ["turn: 2 P2", "moment: clean-up", "P1 hand: swift_broker", f"P1 discard: {card}", f"P1 stall: {card}"]
    game = table(DECKS, *lines, WAITING, FULL_DECK, MARKET)
    expect(game, "P2 price +0: 1", "P2 next stack: 1", "P2 hand count: 6")
