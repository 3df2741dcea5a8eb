"""Diligent Pale-throated Sloths: what each printed sentence and each ruling says."""

from __future__ import annotations

import pytest

from animalfolk import Game
from tests.support.spec import cards, snake
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table, told

DECKS = "decks: macaws platypuses sloths"
WAITING = "P2 hand: junk junk"
IDLE = "P1 hand: acorn junk junk junk junk"
NAMES = [snake(row["name"]) for row in cards("sloths")]
BONUS = [snake(row["name"]) for row in cards("sloths") if row["bonus_action"] == "yes"]

pytestmark = pytest.mark.card


def has_played(card: str, *lines: str) -> Game:
    """P1 has just played a card and still holds five others, unless the lines say otherwise."""
    hand = [] if any(line.startswith("P1 hand") for line in lines) else [f"{IDLE} {card}"]
    game = table(DECKS, *hand, *lines, WAITING, hold=[0])
    play(game, f"P1: play {card}")
    return game


def next_turn(card: str, *lines: str) -> Game:
    """P1's turn has just begun, and a card of P1's schedule comes due."""
    hand = [] if any(line.startswith("P1 hand") for line in lines) else [IDLE]
    return table(DECKS, *hand, f"P1 schedule: {card}", *lines, WAITING, "moment: start", hold=[0])


def go_round(game: Game) -> list[str]:
    """P1 does no more, P2 nothing at all; returns what is told until P1 is asked again."""
    since = len(game.events(None))
    assert game.decision is not None
    if game.decision.prompt == "act":
        play(game, "P1: inventory; done")
    play(game, "P1: end")
    play(game, "P2: inventory, done" if "inventory" in game.options else "P2: done")
    return told(game, None, since)


# all of them


@pytest.mark.parametrize("card", BONUS)
def test_the_bonus_action_is_given_in_the_turn_of_playing(card: str) -> None:
    game = has_played(card, "P1 deck: cookies cookies cookies")
    expect(game, "P1 asked: act", f"P1 schedule: {card}", "P1 discard:", f"watchers told: scheduled P1 {card}")


@pytest.mark.parametrize("card", NAMES)
def test_no_bonus_action_is_given_when_the_delayed_part_comes(card: str) -> None:
    game = next_turn(card, "P1 deck: cookies", "market: - - - - spyglass")
    if game.options and game.options[-1] == "done":
        play(game, "P1: done")
    expect(game, "P1 asked: act")
    play(game, "P1: inventory; done")
    expect(game, "P1 asked: end_turn", "P1 options: end")


@pytest.mark.parametrize("card", NAMES)
def test_the_card_goes_to_the_discard_pile_after_its_delayed_part_and_comes_no_second_time(card: str) -> None:
    game = next_turn(card, "P1 deck: cookies spyglass", "P1 discard: junk", "market: - - - - accordion")
    if game.options[-1] == "done":
        expect(game, f"P1 schedule: {card}", "P1 discard: junk")
        play(game, "P1: done")
    expect(game, f"P1 discard: {card} junk", "P1 schedule:")
    assert told(game)[-1] == f"resolved P1 {card}"
    assert "came_due" not in kinds(go_round(game))


@pytest.mark.parametrize("card", NAMES)
def test_the_card_lies_on_the_schedule_through_the_opponents_turn(card: str) -> None:
    game = has_played(card, "P1 deck: cookies cookies cookies")
    if card in BONUS:
        play(game, "P1: inventory; done")
    play(game, "P1: end")
    expect(game, "turn: P2", f"P1 schedule: {card}", "P1 discard:")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_delayed_part_waits_for_the_owners_next_turn_whoever_plays_between(players: int) -> None:
    hands = [f"P{seat} hand: junk junk" for seat in range(2, players + 1)]
    game = table(DECKS, f"players: {players}", f"{IDLE} steady_achiever", "P1 deck: cookies", *hands)
    play(game, "P1: play steady_achiever; inventory; done")
    for seat in range(2, players + 1):
        expect(game, f"turn: P{seat}", "P1 schedule: steady_achiever", "P1 deck: cookies")
        play(game, f"P{seat}: done")
    expect(game, "turn: P1", "P1 schedule:", "P1 hand: acorn junk junk junk junk cookies")


@pytest.mark.parametrize("card", NAMES)
def test_a_sloth_that_pays_is_not_scheduled(card: str) -> None:
    game = table(DECKS, f"P1 hand: {card}", "market: - - - - junk", WAITING, hold=[0])
    play(game, "P1: buy junk+0")
    expect(game, "P1 schedule:", f"P1 discard: {card}")


def test_a_sloth_that_is_built_is_not_scheduled() -> None:
    game = table(DECKS, "P1 hand: siesta steady_achiever", stall(3), WAITING, hold=[0])
    play(game, "P1: build")
    expect(game, "P1 schedule:", "P1 next stack: 5")


def test_several_due_cards_come_one_at_a_time_in_the_owners_order() -> None:
    game = next_turn("steady_achiever lunch_break ironing", "P1 deck: cookies spyglass")
    expect(game, "P1 asked: due", "P1 options: steady_achiever; lunch_break; ironing", "P1 refused: done; inventory")
    play(game, "P1: lunch_break")
    expect(game, "P1 hand: acorn junk junk junk junk cookies", "P1 schedule: steady_achiever ironing")
    play(game, "P1: ironing")
    expect(game, "P1 asked: act", "P1 discard: steady_achiever ironing lunch_break", "P1 deck count: 0")


def test_equal_due_cards_are_no_choice_and_all_come() -> None:
    game = next_turn("steady_achiever steady_achiever steady_achiever", "P1 deck: cookies spyglass acorn")
    expect(game, "P1 asked: act", "P1 discard: steady_achiever steady_achiever steady_achiever", "P1 hand count: 8")


def test_a_sloth_drawn_at_the_start_does_not_join_those_that_are_due() -> None:
    game = next_turn("steady_achiever lunch_break", "P1 deck: ironing siesta")
    play(game, "P1: lunch_break")
    expect(game, "P1 asked: act", "P1 hand: acorn junk junk junk junk ironing siesta", "P1 value junk: 1")


def test_a_scheduled_card_is_not_shuffled_in_nor_found_nor_recovered() -> None:
    hand = "P1 hand: siesta magnet favourite_toy swift_broker tireless_tinkerer nostalgic_item junk"
    game = table(DECKS, hand, "P1 deck: spyglass cookies", stall(6), WAITING, hold=[0])
    play(game, "P1: play siesta; play favourite_toy; play tireless_tinkerer; play magnet")
    expect(game, "P1 options: favourite_toy; cookies; spyglass")  # Tireless Tinkerer put the toy on the deck
    play(game, "P1: cookies; play swift_broker; nostalgic_item; junk")
    expect(game, "P1 schedule: siesta", "watchers told: shuffled P1 5")
    assert game.position().count("siesta") == 1


def test_a_stack_cannot_include_a_scheduled_card() -> None:
    game = table(DECKS, "P1 hand: nostalgic_item junk", "P1 schedule: siesta", stall(6), WAITING, hold=[0])
    expect(game, "P1 not offered: build")


def test_an_opponents_acorn_cannot_reach_the_schedule() -> None:
    game = table("P1 hand: acorn junk", "P2 schedule: siesta", "P2 stall: cookies | spyglass", "P2 hand: junk junk")
    play(game, "P1: play acorn")
    expect(game, "P1 options: P2.1:cookies; P2.2:spyglass", "P2 schedule: siesta")


def test_whoever_wins_before_gets_nothing_of_it() -> None:
    game = has_played("steady_achiever", "P1 hand: steady_achiever siesta siesta", "P1 deck: cookies", stall(7))
    play(game, "P1: build")
    expect(game, "winner: P1", "P1 schedule: steady_achiever", "P1 deck: cookies")


def test_a_played_sloth_loses_what_altered_it_with_the_turn() -> None:
    hand = f"{IDLE} rare_artefact siesta"
    game = table(DECKS, hand, "P1 schedule: siesta", "P1 discard: cookies", "dice: 3", WAITING, hold=[0])
    play(game, "P1: play rare_artefact; siesta; play siesta#1; inventory; done; end", "P2: done")
    expect(game, "P1 asked: may_recover", "P1 schedule: siesta siesta")  # equal again: no order was asked


# Steady Achiever


def test_steady_achiever_draws_a_card_at_the_start_of_the_next_turn() -> None:
    game = has_played("steady_achiever", "P1 deck: cookies spyglass")
    expect(game, "P1 hand: acorn junk junk junk junk", "P1 deck: cookies spyglass")
    happened = go_round(game)
    assert happened[-4:] == [
        "turn_began P1 3",
        "came_due P1 steady_achiever",
        "drew P1",
        "resolved P1 steady_achiever",
    ]
    expect(game, "P1 asked: act", "P1 hand: acorn junk junk junk junk cookies", "P1 deck: spyglass")


def test_steady_achievers_draw_reforms_the_deck_without_the_card_itself() -> None:
    game = next_turn("steady_achiever", "P1 discard: cookies")
    expect(game, "P1 hand: acorn junk junk junk junk cookies", "P1 discard: steady_achiever", "P1 deck count: 0")


def test_steady_achiever_without_any_cards_draws_nothing_and_no_junk() -> None:
    game = next_turn("steady_achiever")
    assert kinds(told(game)) == ["turn_began", "came_due", "resolved"]
    expect(game, IDLE, "junk: 6", "P1 discard: steady_achiever")


# Shopping Journey

MARKET = "market: cookies - spyglass essential_purchase accordion"


def test_shopping_journey_gives_no_bonus_action() -> None:
    game = has_played("shopping_journey", MARKET)
    expect(game, "P1 asked: end_turn", "P1 schedule: shopping_journey", IDLE, MARKET)


def test_shopping_journey_takes_any_market_card_at_the_start_of_the_next_turn() -> None:
    game = next_turn("shopping_journey", MARKET)
    expect(game, "P1 asked: take")
    expect(game, "P1 options: cookies+4; spyglass+2; essential_purchase+1; accordion+0", "P1 refused: done; inventory")
    play(game, "P1: cookies+4")
    expect(game, "P1 hand: acorn junk junk junk junk cookies", "P1 discard: shopping_journey")
    expect(game, "P1 told: took P1 cookies 4; resolved P1 shopping_journey", "P2 knows P1 hand: cookies")


def test_the_market_after_all_clean_ups_is_what_shopping_journey_finds() -> None:
    game = has_played("shopping_journey", "market: - - - - spyglass", "market deck: cookies accordion acorn magnet")
    go_round(game)
    expect(game, "P1 options: magnet+4; acorn+3; accordion+2; cookies+1; spyglass+0")


def test_its_slot_stays_empty_through_the_actions_and_prices_stay() -> None:
    game = next_turn("shopping_journey", MARKET, "market deck: magnet magnet magnet")
    play(game, "P1: essential_purchase+1")
    expect(game, "market: cookies - spyglass - accordion", "P1 price +2: 6", "P1 price +4: 6", "P1 price +0: 5")
    play(game, "P1: inventory; done; end")
    expect(game, "market: magnet magnet cookies spyglass accordion")


def test_shopping_journey_is_no_purchase() -> None:
    game = next_turn("shopping_journey", MARKET)
    events = play(game, "P1: essential_purchase+1")
    assert kinds(events) == ["took", "resolved"]
    expect(game, "P1 asked: act", "junk: 6")


def test_shopping_journey_must_take_the_only_card() -> None:
    game = next_turn("shopping_journey", "market: - - spyglass - -")
    expect(game, "P1 asked: act", "P1 hand: acorn junk junk junk junk spyglass", "market: - - - - -")


def test_shopping_journey_with_an_empty_market_does_nothing() -> None:
    game = next_turn("shopping_journey")
    expect(game, IDLE, "P1 discard: shopping_journey", "P1 asked: act")
    assert kinds(told(game)) == ["turn_began", "came_due", "resolved"]


def test_the_card_it_takes_can_be_used_in_the_same_turn() -> None:
    game = next_turn("shopping_journey", "market: - - - - flashy_show")
    play(game, "P1: play flashy_show")
    expect(game, "P1 value junk: 2")


# Housecleaning


@pytest.mark.parametrize(("junk", "most"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_housecleaning_recovers_up_to_three_junk_cards(junk: int, most: int) -> None:
    game = has_played("housecleaning", f"P1 discard: cookies{' junk' * junk} acorn")
    numbers = "; ".join(str(number) for number in range(most + 1))
    expect(game, "P1 asked: recover_junk", f"P1 options: {numbers}", "P1 schedule: housecleaning")
    play(game, f"P1: {most}")
    expect(game, f"{IDLE}{' junk' * most}", f"P1 discard: cookies{' junk' * (junk - most)} acorn", "P1 asked: act")


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_housecleaning_recovers_as_few_as_one_likes_before_all_eyes(taken: int) -> None:
    game = has_played("housecleaning", "P1 discard: junk junk junk")
    assert play(game, f"P1: {taken}") == ["recovered P1 junk"] * taken + ["scheduled P1 housecleaning"]
    expect(game, f"P2 knows P1 hand:{' junk' * taken}", f"P1 hand count: {5 + taken}", "junk: 6")


def test_housecleaning_without_junk_in_the_discard_pile_asks_nothing() -> None:
    game = has_played("housecleaning", "P1 discard: cookies acorn", "P1 deck: junk junk")
    expect(game, "P1 asked: act", IDLE, "P1 deck count: 2", "P1 discard: cookies acorn")


def test_of_equal_cards_the_topmost_is_recovered() -> None:
    game = has_played("housecleaning", "P1 discard: junk cookies junk acorn")
    play(game, "P1: 1")
    expect(game, "P1 discard: cookies junk acorn")
    game = next_turn("siesta", "P1 discard: spyglass cookies spyglass junk")
    play(game, "P1: spyglass")
    expect(game, "P1 discard: siesta cookies spyglass junk")


def test_the_recovered_junk_can_pay_at_once() -> None:
    market = "market: - - - - shattered_relic"
    game = has_played("housecleaning", "P1 hand: housecleaning", "P1 discard: junk junk junk", market)
    play(game, "P1: 3; buy shattered_relic+0")
    expect(game, "P1 hand: shattered_relic", "P1 discard: junk junk junk")


def test_next_turn_housecleaning_may_throw_away_a_card() -> None:
    game = next_turn("housecleaning", "bin: spyglass")
    expect(game, "P1 asked: may_throw_away", "P1 options: acorn; junk; done")
    play(game, "P1: acorn")
    expect(game, "P1 hand: junk junk junk junk", "bin: acorn spyglass", "P1 discard: housecleaning")


def test_thrown_away_junk_goes_to_the_junk_pile() -> None:
    game = next_turn("housecleaning")
    assert play(game, "P1: junk") == ["threw_away P1 junk", "resolved P1 housecleaning"]
    expect(game, "P1 hand: acorn junk junk junk", "junk: 7", "bin:")


def test_nothing_need_be_thrown_away() -> None:
    game = next_turn("housecleaning")
    assert play(game, "P1: done") == ["resolved P1 housecleaning"]
    expect(game, IDLE, "junk: 6", "bin:", "P1 discard: housecleaning")


def test_housecleaning_with_an_empty_hand_asks_nothing() -> None:
    game = next_turn("housecleaning", "P1 hand:")
    assert kinds(told(game))[:3] == ["turn_began", "came_due", "resolved"]


def test_next_turn_housecleaning_recovers_no_junk_again() -> None:
    game = next_turn("housecleaning", "P1 discard: junk junk")
    play(game, "P1: done")
    expect(game, "P1 discard: housecleaning junk junk", IDLE)


# Siesta


def test_siesta_takes_any_card_of_the_discard_pile_next_turn() -> None:
    game = next_turn("siesta", "P1 discard: junk cookies spyglass")
    expect(game, "P1 asked: may_recover", "P1 options: junk; cookies; spyglass; done")
    play(game, "P1: cookies")
    expect(game, "P1 hand: acorn junk junk junk junk cookies", "P1 discard: siesta junk spyglass")
    expect(game, "P2 told: recovered P1 cookies", "P2 knows P1 hand: cookies")


def test_siesta_does_nothing_in_the_turn_of_playing() -> None:
    game = has_played("siesta", "P1 discard: cookies spyglass")
    assert kinds(told(game)) == ["played", "scheduled"]
    expect(game, IDLE, "P1 discard: cookies spyglass")


def test_siesta_may_leave_the_discard_pile_alone() -> None:
    game = next_turn("siesta", "P1 discard: junk cookies")
    assert play(game, "P1: done") == ["resolved P1 siesta"]
    expect(game, IDLE, "P1 discard: siesta junk cookies")


def test_siesta_does_not_find_itself() -> None:
    game = next_turn("siesta")
    expect(game, "P1 asked: act", IDLE, "P1 discard: siesta")
    game = next_turn("siesta", "P1 discard: cookies")
    expect(game, "P1 options: cookies; done")


def test_siesta_finds_a_card_that_was_resolved_before_it_and_not_one_that_waits() -> None:
    game = next_turn("siesta ironing", "P1 discard: junk")
    play(game, "P1: ironing")
    expect(game, "P1 options: ironing; junk; done")
    game = next_turn("siesta ironing", "P1 discard: junk")
    play(game, "P1: siesta")
    expect(game, "P1 asked: may_recover", "P1 options: junk; done")


def test_a_second_siesta_finds_the_first() -> None:
    game = next_turn("siesta siesta", "P1 discard: junk")
    play(game, "P1: done")
    expect(game, "P1 options: siesta; junk; done")
    play(game, "P1: siesta")
    expect(game, "P1 hand: acorn junk junk junk junk siesta", "P1 discard: siesta junk")


def test_siesta_with_an_empty_discard_pile_does_not_touch_the_deck() -> None:
    game = next_turn("siesta", "P1 deck: cookies spyglass")
    assert kinds(told(game)) == ["turn_began", "came_due", "resolved"]
    expect(game, "P1 deck: cookies spyglass")


# Lunch Break


def test_lunch_break_draws_a_card_now_and_one_next_turn() -> None:
    game = has_played("lunch_break", "P1 deck: cookies spyglass siesta")
    expect(game, "P1 hand: acorn junk junk junk junk cookies", "P1 deck: spyglass siesta", "P1 asked: act")
    happened = go_round(game)
    assert happened[-3:] == ["came_due P1 lunch_break", "drew P1", "resolved P1 lunch_break"]
    expect(game, "P1 hand: acorn junk junk junk junk cookies spyglass", "P1 deck: siesta", "P1 discard: lunch_break")


def test_lunch_break_reforms_the_deck_now_and_is_not_shuffled_in() -> None:
    game = has_played("lunch_break", "P1 discard: cookies")
    expect(game, "P1 hand: acorn junk junk junk junk cookies", "P1 deck count: 0", "P1 discard:")
    expect(game, "P1 told: shuffled P1 1; drew P1 cookies")


def test_lunch_break_reforms_the_deck_next_turn_and_is_not_shuffled_in() -> None:
    game = has_played("lunch_break", "P1 deck: spyglass")
    play(game, "P1: inventory, acorn")
    happened = go_round(game)
    assert happened[-4:] == ["came_due P1 lunch_break", "shuffled P1 1", "drew P1", "resolved P1 lunch_break"]
    expect(game, "P1 hand: junk junk junk junk spyglass acorn", "P1 discard: lunch_break", "P1 deck count: 0")


def test_lunch_break_is_not_shuffled_in_by_the_clean_up_between() -> None:
    hand = "P1 hand: lunch_break junk junk"
    game = has_played("lunch_break", hand, "P1 deck: cookies", "P1 discard: spyglass acorn siesta swift_broker")
    play(game, "P1: done; end")
    expect(game, "P1 schedule: lunch_break", "P1 hand count: 6", "P1 deck count: 1", "P1 discard:")


def test_lunch_break_without_any_cards_draws_nothing_and_no_junk() -> None:
    game = has_played("lunch_break", "P1 hand: lunch_break swift_broker")
    expect(game, "P1 hand: swift_broker", "junk: 6", "P1 asked: act", "P1 schedule: lunch_break")


# Ironing


def test_ironing_changes_nothing_in_the_turn_of_playing_and_in_the_opponents() -> None:
    game = has_played("ironing")
    expect(game, "P1 value junk: 1", "P1 value acorn: 4")
    play(game, "P1: inventory; done; end")
    expect(game, "turn: P2", "P1 value junk: 1", "P2 value junk: 1")


def test_from_the_start_to_the_end_of_the_next_turn_every_card_counts_one_more() -> None:
    game = next_turn("ironing", "P1 deck: cookies")
    expect(game, "P1 value junk: 2", "P1 value acorn: 5", "P2 value junk: 1", "P1 discard: ironing", "P1 schedule:")
    expect(game, "watchers told: came_due P1 ironing; raised_values P1 1; resolved P1 ironing")
    play(game, "P1: inventory; done")
    expect(game, "P1 value junk: 2", "P1 asked: end_turn")
    play(game, "P1: end")
    expect(game, "turn: P2", "P1 value junk: 1")
    play(game, "P2: done")
    expect(game, "turn: P1", "P1 value junk: 1")


def test_ironed_cards_pay_and_build_more_and_prices_stay() -> None:
    lines = ["P1 hand: siesta junk junk", "market: - - - - spyglass", stall(4)]
    game = next_turn("ironing", *lines)
    expect(game, "P1 price +0: 4", "P1 offered: build", "P1 refused: buy spyglass+0, siesta, junk")
    play(game, "P1: buy spyglass+0, junk, junk")
    expect(game, "P1 hand: siesta spyglass")


def test_ironing_counts_before_anything_played_in_that_turn() -> None:
    game = next_turn("ironing", "P1 hand: rare_artefact acorn junk", "dice: 3")
    play(game, "P1: play rare_artefact; acorn")
    expect(game, "P1 value acorn#1: 15", "P1 value junk: 2")  # (4 + 1) times 3


def test_two_ironings_and_a_flashy_show_add_up() -> None:
    game = next_turn("ironing ironing", "P1 hand: flashy_show junk swift_broker")
    expect(game, "P1 value junk: 3")
    play(game, "P1: play flashy_show")
    expect(game, "P1 value junk: 4")


def test_cards_that_come_due_after_ironing_are_ironed_too() -> None:
    game = next_turn("ironing lunch_break", "P1 deck: cookies")
    play(game, "P1: lunch_break")
    expect(game, "P1 value cookies: 3")
