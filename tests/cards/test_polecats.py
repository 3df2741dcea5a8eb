"""Reckless Marbled Polecats: what each printed sentence and each ruling says."""

from __future__ import annotations

import pytest

from animalfolk import Game
from animalfolk.engine.chance import POLECAT_DIE
from animalfolk.engine.faces import MARK
from animalfolk.engine.stack_search import LOWERED, RAISED, worth
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table, told
from tests.support.walk import payments, stacks

DECKS = "decks: macaws platypuses polecats"
WAITING = "P2 hand: junk junk"

pytestmark = pytest.mark.card


def with_hand(hand: str, *lines: str) -> Game:
    """P1 holds these cards, and a turn waits at its end."""
    return table(DECKS, f"P1 hand: {hand}", *lines, WAITING, hold=[0])


def with_rolls(hand: str, rolls: str, *lines: str) -> Game:
    """The same, with the next rolls of the die."""
    return with_hand(hand, f"dice: {rolls}", *lines)


def test_the_polecat_die_has_two_ones_two_twos_and_two_threes() -> None:
    assert sorted(POLECAT_DIE) == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("roll", [0, 4])
def test_another_roll_cannot_be_scripted(roll: int) -> None:
    game = with_rolls("daring_adventurer junk", str(roll), "market: - - - - cookies")
    with pytest.raises(ValueError, match="must be one of"):
        play(game, "P1: play daring_adventurer")


# Daring Adventurer

FULL = "market: cookies magnet swank sofa spyglass"
COMES = "market deck: glue accordion acorn flashy_show magnet cookies"


def adventurer(roll: int, *lines: str) -> Game:
    """P1 has just played Daring Adventurer."""
    game = with_rolls("daring_adventurer swift_broker", str(roll), *lines)
    play(game, "P1: play daring_adventurer")
    return game


def test_daring_adventurer_rolls_first_and_then_asks_which_cards() -> None:
    game = adventurer(2, FULL, COMES)
    assert told(game) == ["played P1 daring_adventurer", "rolled P1 2"]
    expect(game, "P1 asked: throw_slot", "P1 options: spyglass+0; sofa+1; swank+2; magnet+3; cookies+4")
    expect(game, "P1 refused: done; end; junk")


def test_it_throws_away_that_many_in_the_order_one_likes() -> None:
    game = adventurer(2, FULL, COMES)
    play(game, "P1: swank+2")
    expect(game, "bin: swank", "market: cookies magnet - sofa spyglass", "P1 not offered: swank+2")
    play(game, "P1: cookies+4")
    expect(game, "bin: cookies swank", "P1 asked: act")


def test_it_fills_the_holes_at_once_from_the_right_and_nothing_slides() -> None:
    game = adventurer(2, FULL, COMES)
    events = play(game, "P1: swank+2, cookies+4")
    assert events[2:4] == ["dealt glue 2", "dealt accordion 4"]
    expect(game, "market: accordion magnet glue sofa spyglass", "P1 not told: slid")


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_it_throws_away_as_many_as_the_roll_says(roll: int) -> None:
    game = adventurer(roll, FULL, COMES)
    play(game, "P1: " + "; ".join(["spyglass+0", "sofa+1", "swank+2"][:roll]))
    expect(game, "bin: " + " ".join(["swank", "sofa", "spyglass"][3 - roll :]), "P1 asked: act")
    expect(game, f"market deck count: {6 - roll}")


def test_a_small_market_goes_altogether_and_the_old_holes_are_filled_too() -> None:
    game = adventurer(3, "market: - cookies - - sofa", COMES)
    play(game, "P1: cookies+3")
    expect(game, "bin: sofa cookies", "market: magnet flashy_show acorn accordion glue", "P1 asked: act")


def test_with_an_empty_market_it_only_fills() -> None:
    game = adventurer(3, COMES)
    assert kinds(told(game)) == ["played", "rolled", *["dealt"] * 5, "resolved"]
    expect(game, "bin:", "market: magnet flashy_show acorn accordion glue")


def test_the_thrown_cards_may_come_back_into_the_holes() -> None:
    game = adventurer(1, "market: - - - cookies sofa", "market deck:")
    play(game, "P1: cookies+1")
    expect(game, "market: - - - cookies sofa", "bin:", "P1 told: threw_away P1 cookies; market_shuffled 1")


def test_equal_cards_are_told_apart_by_their_slots() -> None:
    game = adventurer(1, "market: cookies - - - cookies", "market deck: sofa swank magnet glue")
    play(game, "P1: cookies+4")
    expect(game, "market: glue magnet swank sofa cookies")


def test_the_new_cards_are_for_sale_with_the_bonus_action() -> None:
    game = with_rolls("daring_adventurer spyglass", "1", "market: - - - - sofa", "market deck: magnet")
    play(game, "P1: play daring_adventurer; buy magnet+0")
    expect(game, "P1 hand: magnet")


# Rare Artefact


def artefact(hand: str, rolls: str, *lines: str) -> Game:
    """P1 holds Rare Artefact and these cards."""
    return with_rolls(f"rare_artefact {hand}", rolls, *lines)


def test_rare_artefact_shows_a_card_then_rolls() -> None:
    game = artefact("cookies junk", "3")
    play(game, "P1: play rare_artefact")
    expect(
        game, "P1 asked: show", "P1 options: cookies; junk", "P1 refused: done; rare_artefact", "P1 not told: rolled"
    )
    assert play(game, "P1: cookies") == ["rolled P1 3", "multiplied P1 cookies 3", "resolved P1 rare_artefact"]
    expect(game, "P1 hand: cookies#1 junk", "P2 knows P1 hand: cookies", "watchers knows P1 hand: cookies")


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_the_card_counts_that_many_times_as_much(roll: int) -> None:
    game = artefact("spyglass junk", str(roll))
    play(game, "P1: play rare_artefact; spyglass")
    expect(game, f"P1 value spyglass#1: {4 * roll}", "P1 value junk: 1", "P1 discard: rare_artefact")


def test_rare_artefact_gives_a_bonus_action_and_the_card_pays_with_its_new_value() -> None:
    game = artefact("cookies junk", "2", "market: - - - - spyglass")
    play(game, "P1: play rare_artefact; cookies")
    expect(game, "P1 asked: act")
    assert payments(game, "buy spyglass+0") == {("cookies",)}


def test_the_new_value_must_be_used() -> None:
    game = artefact("cookies junk", "2", "P1 stall: swift_broker")
    play(game, "P1: play rare_artefact; cookies")
    expect(game, "P1 not offered: build")


def test_the_card_builds_with_its_new_value() -> None:
    game = artefact("cookies junk", "3", stall(5))
    play(game, "P1: play rare_artefact; cookies")
    assert stacks(game) == {("cookies",)}


def test_one_copy_of_several_is_multiplied() -> None:
    game = artefact("cookies cookies", "3")
    play(game, "P1: play rare_artefact")
    expect(game, "P1 hand: cookies#1 cookies", "P1 value cookies#1: 6", "P1 value cookies: 2")


def test_a_roll_of_one_changes_no_value_but_the_card_was_shown() -> None:
    game = artefact("cookies junk", "1")
    play(game, "P1: play rare_artefact; cookies")
    expect(game, "P1 value cookies#1: 2", "P2 knows P1 hand: cookies", "P1 told: multiplied P1 cookies 1")


def test_junk_may_be_multiplied() -> None:
    game = artefact("junk", "3", "market: - - - - swank")
    play(game, "P1: play rare_artefact; buy swank+0")
    expect(game, "P1 discard: junk rare_artefact", "P1 hand: swank")


def test_a_card_is_multiplied_twice() -> None:
    game = artefact("rare_artefact cookies", "3 2")
    play(game, "P1: play rare_artefact; cookies; play rare_artefact")
    expect(game, "P1 hand: cookies#1", "P1 value cookies#1: 12", "P2 knows P1 hand: cookies")


def test_two_cards_get_marks_of_their_own() -> None:
    game = artefact("rare_artefact cookies junk", "3 2")
    play(game, "P1: play rare_artefact; cookies; play rare_artefact; junk")
    expect(game, "P1 hand: cookies#1 junk#2", "P1 value cookies#1: 6", "P1 value junk#2: 2")


def test_rare_artefact_may_show_another_rare_artefact_that_is_then_played() -> None:
    game = artefact("rare_artefact cookies", "3 2")
    play(game, "P1: play rare_artefact; rare_artefact; play rare_artefact#1")
    expect(game, "P1 hand: cookies#1", "P1 value cookies#1: 4", "P1 discard: rare_artefact rare_artefact")


def test_a_spent_card_stays_spent_when_it_is_multiplied() -> None:
    game = artefact("market_discovery*", "2", "market deck: cookies sofa")
    play(game, "P1: play rare_artefact")
    expect(game, "P1 hand: market_discovery*#1", "P1 value market_discovery*#1: 8")
    expect(game, "P1 not offered: use market_discovery*#1; use market_discovery#1; use market_discovery")


def test_a_multiplied_card_may_be_used_and_keeps_its_value() -> None:
    game = artefact("market_discovery", "2", "market deck: cookies sofa")
    play(game, "P1: play rare_artefact; use market_discovery#1")
    expect(game, "P1 hand: market_discovery*#1", "P1 value market_discovery*#1: 8", "bin: cookies")


def test_values_change_in_the_order_of_the_effects() -> None:
    game = artefact("flashy_show cookies", "3")
    play(game, "P1: play flashy_show; play rare_artefact")
    expect(game, "P1 value cookies#1: 9")
    game = artefact("flashy_show cookies", "3")
    play(game, "P1: play rare_artefact; cookies; play flashy_show")
    expect(game, "P1 value cookies#1: 7")


@pytest.mark.scenario("T044")
def test_an_accordion_tripled_to_15_is_built_as_14_15_or_16() -> None:
    game = artefact("accordion", "3")
    play(game, "P1: play rare_artefact")
    expect(game, "P1 value accordion#1: 15")
    g = game.peek()
    card = next(card for card in g.hands[0] if card >> MARK)
    assert [worth(g, 0, card | change) for change in (LOWERED, 0, RAISED)] == [14, 15, 16]


def test_the_mark_falls_off_when_the_card_leaves_the_hand() -> None:
    game = artefact("cookies swift_broker", "3", "shuffle P1: cookies")
    play(game, "P1: play rare_artefact; cookies; play swift_broker")
    expect(game, "P1 hand: cookies", "P1 value cookies: 2", "P1 told: discarded P1 cookies; drew P1 cookies")


@pytest.mark.parametrize("end", ["inventory, cookies#1", "buy magnet+1, cookies#1", "build, cookies#1"])
def test_the_mark_does_not_follow_into_any_pile(end: str) -> None:
    game = artefact("cookies junk", "3", stall(5), "market: - - - magnet -")
    play(game, "P1: play rare_artefact; cookies", f"P1: {end}")
    view = game.view(None)["seats"][0]
    assert [*view["discard"], *(card for stack in view["stall"] for card in stack)].count("cookies") >= 1
    assert "cookies#" not in game.position()


def test_a_card_thrown_away_loses_its_mark() -> None:
    game = artefact("swank cookies", "3", "market deck: cookies")
    play(game, "P1: play rare_artefact; cookies; play swank")
    expect(game, "bin: cookies", "P1 hand: cookies", "P1 value cookies: 2")


def test_the_alteration_ends_with_the_turn() -> None:
    game = artefact("cookies junk junk junk junk", "3", "P1 deck: junk junk")
    play(game, "P1: play rare_artefact; cookies; done; end")
    expect(game, "turn: P2", "P2 knows P1 hand: cookies")
    assert sorted(game.view(0)["seats"][0]["hand"]) == ["cookies", *["junk"] * 5]
    assert "alterations" not in game.position()


def test_an_altered_card_still_counts_in_this_clean_up() -> None:
    game = artefact("cookies junk junk junk junk", "3", "P1 deck: junk junk")
    play(game, "P1: play rare_artefact; cookies; done")
    expect(game, "P1 asked: end_turn", "P1 hand size: 6", "P1 hand: cookies#1 junk junk junk junk")


def test_rare_artefact_with_an_empty_hand_rolls_nothing() -> None:
    game = artefact("", "3")
    play(game, "P1: play rare_artefact")
    assert kinds(told(game)) == ["played", "resolved"]
    expect(game, "P1 asked: end_turn", "P1 discard: rare_artefact")


# Swank


def test_swank_throws_away_a_card_of_the_hand() -> None:
    game = with_hand("swank cookies junk", "market deck: glue")
    play(game, "P1: play swank")
    expect(game, "P1 asked: throw_away", "P1 options: cookies; junk", "P1 refused: done; swank")


def test_for_an_animalfolk_card_swank_draws_a_card_of_the_market_deck() -> None:
    game = with_hand("swank cookies swift_broker", "market deck: glue sofa", "P1 deck: magnet")
    play(game, "P1: play swank; cookies")
    expect(game, "P1 hand: glue swift_broker", "bin: cookies", "market deck: sofa", "P1 deck: magnet", "P1 asked: act")


def test_for_junk_swank_draws_nothing() -> None:
    game = with_hand("swank cookies junk", "market deck: glue sofa")
    events = play(game, "P1: play swank; junk")
    assert kinds(events) == ["played", "threw_away", "resolved"]
    expect(game, "P1 hand: cookies", "junk: 7", "bin:", "market deck: glue sofa")


def test_what_swank_throws_away_is_open_and_what_it_draws_is_hidden() -> None:
    game = with_hand("swank cookies junk", "market deck: glue sofa")
    events = play(game, "P1: play swank; cookies")
    assert events == ["played P1 swank", "threw_away P1 cookies", "drew_from_market P1", "resolved P1 swank"]
    expect(game, "P1 told: drew_from_market P1 glue", "P2 knows P1 hand:", "watchers knows P1 hand:")
    assert "unseen: glue/1@2w" in game.position()


def test_swank_reforms_an_empty_market_deck_even_with_the_thrown_card_alone() -> None:
    game = with_hand("swank cookies junk", "market deck:")
    events = play(game, "P1: play swank; cookies")
    assert kinds(events) == ["played", "threw_away", "market_shuffled", "drew_from_market", "resolved"]
    expect(game, "P1 hand: cookies junk", "bin:")


def test_swank_with_an_empty_hand_does_nothing() -> None:
    game = with_hand("swank", "market deck: glue")
    events = play(game, "P1: play swank")
    assert kinds(events) == ["played", "resolved"]
    expect(game, "market deck: glue", "P1 discard: swank", "P1 hand:", "bin:")


def test_a_multiplied_junk_is_junk_all_the_same() -> None:
    game = with_hand("swank junk#1", "market deck: glue", "alterations: times/3/P1/#1")
    play(game, "P1: play swank")
    expect(game, "junk: 7", "market deck: glue", "P1 hand:")


# Risky Business


def risky(guess: int, *lines: str) -> Game:
    """P1 has played Risky Business and guessed."""
    game = with_hand("risky_business swift_broker", *lines)
    play(game, f"P1: play risky_business; {guess}")
    return game


def test_risky_business_asks_for_a_value_before_anything_is_seen() -> None:
    game = with_hand("risky_business junk", "market deck: magnet sofa")
    events = play(game, "P1: play risky_business")
    assert kinds(events) == ["played"]
    expect(game, "P1 asked: guess", "P1 options: 1; 2; 3; 4; 5", "P1 refused: 0; 6; done")


def test_after_a_right_guess_the_card_comes_into_the_hand() -> None:
    game = risky(4, "market deck: magnet sofa")
    assert told(game)[1:4] == ["guessed P1 4", "revealed P1 magnet", "won_card P1 magnet"]
    expect(game, "P1 hand: magnet swift_broker", "P2 knows P1 hand: magnet", "market deck: sofa", "bin:")
    expect(game, "P1 asked: act")


@pytest.mark.parametrize("guess", [1, 2, 3, 5])
def test_after_a_wrong_guess_the_card_is_thrown_away(guess: int) -> None:
    game = risky(guess, "market deck: magnet sofa")
    assert told(game)[2:4] == ["revealed P1 magnet", "threw_away P1 magnet"]
    expect(game, "P1 hand: swift_broker", "market deck: sofa", "bin: magnet", "P1 asked: act", "P2 knows P1 hand:")


def test_an_empty_market_deck_is_reformed_before_the_guess() -> None:
    game = with_hand("risky_business junk", "bin: cookies magnet sofa", "shuffle market: sofa")
    events = play(game, "P1: play risky_business")
    assert events == ["played P1 risky_business", "market_shuffled 3"]
    expect(game, "bin:", "P1 asked: guess")
    play(game, "P1: 5")
    expect(game, "P1 hand: junk sofa", "market deck count: 2")


def test_a_deck_with_one_card_is_not_reformed_after_the_guess() -> None:
    game = risky(1, "market deck: magnet", "bin: cookies")
    expect(game, "market deck:", "bin: magnet cookies", "P1 not told: market_shuffled")


def test_the_printed_value_is_guessed() -> None:
    line = "alterations: add/1/P1/all"
    assert "won_card P1 magnet" in told(risky(4, "market deck: magnet", line))
    assert "threw_away P1 magnet" in told(risky(5, "market deck: magnet", line))


def test_risky_business_without_market_cards_asks_nothing() -> None:
    game = with_hand("risky_business swift_broker", "market: - - - - sofa")
    events = play(game, "P1: play risky_business")
    assert kinds(events) == ["played", "resolved"]
    expect(game, "P1 asked: act", "P1 discard: risky_business")


# Natural Survivor


def survivor(roll: int, hand: str, deck: str, *lines: str) -> Game:
    """P1 has just played Natural Survivor."""
    game = with_rolls(f"natural_survivor {hand}", str(roll), f"P1 deck: {deck}", *lines)
    play(game, "P1: play natural_survivor")
    return game


def test_natural_survivor_rolls_then_searches_the_deck() -> None:
    game = survivor(2, "junk swift_broker cookies", "sofa glue junk sofa")
    assert told(game) == ["played P1 natural_survivor", "rolled P1 2"]
    expect(game, "P1 asked: search", "P1 options: junk; sofa; glue", "P1 refused: done; cookies")
    play(game, "P1: sofa")
    expect(game, "P1 asked: search", "P1 options: junk; sofa; glue")
    play(game, "P1: glue")
    expect(game, "P1 asked: put_in_deck", "P1 options: junk; swift_broker; cookies", "P1 refused: done; sofa; glue")


def test_natural_survivor_exchanges_that_many_cards_and_shuffles() -> None:
    game = survivor(2, "junk swift_broker cookies", "sofa glue junk sofa", "shuffle P1: junk junk")
    play(game, "P1: sofa; glue; junk; cookies")
    expect(game, "P1 hand: swift_broker sofa glue", "P1 deck count: 4", "P1 asked: act", "P1 discard: natural_survivor")
    assert "deck_shuffled P1 4" in told(game)
    assert game.position().count("P1 deck: junk junk") == 1


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_it_exchanges_as_many_as_the_roll_says(roll: int) -> None:
    game = survivor(roll, "junk junk junk junk swift_broker", "sofa sofa sofa sofa glue")
    play(game, "P1: " + "; ".join(["sofa"] * roll + ["junk"] * roll))
    expect(game, "P1 hand: swift_broker" + " junk" * (4 - roll) + " sofa" * roll, "P1 deck count: 5", "P1 asked: act")


def test_a_roll_beyond_the_deck_exchanges_the_whole_deck() -> None:
    game = survivor(3, "junk swift_broker cookies", "sofa glue", "P1 discard: spyglass")
    play(game, "P1: glue; junk; cookies")
    expect(game, "P1 hand: swift_broker sofa glue", "P1 deck count: 2", "P1 discard: natural_survivor spyglass")


def test_a_roll_beyond_the_hand_exchanges_the_whole_hand() -> None:
    game = survivor(3, "junk", "sofa glue cookies")
    expect(game, "P1 asked: search")
    play(game, "P1: glue")
    expect(game, "P1 hand: glue", "P1 deck count: 3", "P1 told: put_in_deck P1 junk; kept P1 glue; deck_shuffled P1 3")


def test_with_an_empty_hand_the_deck_is_only_shuffled() -> None:
    game = survivor(3, "", "sofa glue cookies", "shuffle P1: cookies glue sofa")
    assert kinds(told(game)) == ["played", "rolled", "deck_shuffled", "resolved"]
    expect(game, "P1 hand:", "P1 deck: cookies glue sofa")


def test_with_an_empty_deck_nothing_is_exchanged_or_reformed() -> None:
    game = survivor(3, "junk swift_broker", "", "P1 discard: sofa glue")
    assert kinds(told(game)) == ["played", "rolled", "resolved"]
    expect(game, "P1 hand: junk swift_broker", "P1 deck:", "P1 discard: natural_survivor sofa glue", "P1 asked: act")


def test_nobody_else_sees_which_cards_are_exchanged() -> None:
    game = survivor(1, "junk swift_broker", "sofa glue")
    play(game, "P1: glue; junk")
    for viewer in (1, None):
        assert told(game, viewer)[2:6] == ["set_aside P1", "put_in_deck P1", "kept P1", "deck_shuffled P1 2"]


def test_others_see_how_many_cards_lie_aside_but_not_which() -> None:
    game = survivor(2, "junk swift_broker spyglass", "sofa glue cookies")
    play(game, "P1: glue; sofa")
    expect(game, "P1 sees aside: glue sofa", "P2 sees aside: - -", "watchers sees aside: - -")


def test_afterwards_others_know_neither_hand_nor_deck() -> None:
    game = survivor(1, "junk swift_broker", "sofa@12w glue@12w", "P1 known: junk@2w swift_broker@2w")
    play(game, "P1: glue; junk")
    expect(game, "P2 knows P1 hand:", "watchers knows P1 hand:", "P2 knows P1 deck:", "P1 knows P1 deck:")


def test_while_cards_are_exchanged_nobody_knows_the_order_of_the_deck() -> None:
    game = survivor(2, "junk cookies#1 cookies", "sofa@12w glue@12w magnet@12w", "alterations: times/3/P1/#1")
    expect(game, "P2 knows P1 deck: sofa glue magnet")
    play(game, "P1: glue")
    expect(game, "P2 knows P1 deck:", "P1 knows P1 deck:")
    play(game, "P1: sofa; cookies#1")
    expect(game, "P1 asked: put_in_deck", "P2 knows P1 deck:", "P1 knows P1 deck:", "P1 deck: cookies magnet")


def test_afterwards_others_still_know_a_card_that_lies_open() -> None:
    game = survivor(1, "junk junk market_discovery*", "sofa glue", "P1 known: junk@2w")
    play(game, "P1: glue; junk")
    expect(game, "P2 knows P1 hand: market_discovery")


def test_if_nothing_can_be_exchanged_others_forget_nothing_of_the_hand() -> None:
    game = survivor(1, "junk swift_broker", "", "P1 known: junk@2w")
    expect(game, "P2 knows P1 hand: junk")


def test_a_multiplied_card_put_into_the_deck_is_plain_again() -> None:
    game = survivor(1, "cookies#1", "cookies", "alterations: times/3/P1/#1")
    expect(game, "P1 hand: cookies", "P1 deck: cookies", "P1 value cookies: 2")


def test_the_options_do_not_show_the_order_of_the_deck() -> None:
    one, other = (survivor(1, "junk cookies", deck) for deck in ("glue junk sofa", "sofa glue junk"))
    assert one.options == other.options


# Sofa


def test_sofa_in_the_stall_makes_the_hand_larger() -> None:
    game = with_hand("junk junk", "P1 stall: sofa", "P1 deck: junk junk junk junk junk")
    expect(game, "P1 hand size: 6", "P2 hand size: 5")
    play(game, "P1: done; end")
    expect(game, "P1 hand count: 6", "P1 not told: shown")


def test_sofa_in_the_hand_does_not() -> None:
    game = with_hand("sofa junk", "P1 deck: junk junk junk junk junk")
    expect(game, "P1 hand size: 5")
    play(game, "P1: done; end")
    expect(game, "P1 hand count: 5")


def test_sofa_counts_in_the_turn_in_which_it_is_built() -> None:
    game = with_hand("sofa junk", stall(4), "P1 deck: junk junk junk junk junk junk")
    play(game, "P1: build; end")
    expect(game, "P1 hand count: 6")


def test_sofa_anywhere_in_the_stall_counts_and_adds_up_with_cookies() -> None:
    game = with_hand("cookies junk", "P1 stall: swift_broker | sofa swift_broker | cookies")
    expect(game, "P1 hand size: 7")  # the cookies in the stall do nothing


def test_two_sofas_count_twice() -> None:
    game = with_hand("junk junk", "P1 stall: sofa | sofa")
    expect(game, "P1 hand size: 7")


def test_sofa_in_anothers_stall_is_not_mine() -> None:
    game = with_hand("junk junk", "P2 stall: sofa")
    expect(game, "P1 hand size: 5", "P2 hand size: 6")


def test_sofa_swapped_out_by_safety_precaution_ends() -> None:
    game = with_hand("safety_precaution junk", "P1 stall: sofa", "P1 deck: junk junk junk junk junk junk")
    play(game, "P1: play safety_precaution")
    expect(game, "P1 hand size: 5", "P1 hand: sofa junk", "P1 stall: safety_precaution")
    play(game, "P1: done; end")
    expect(game, "P1 hand count: 5")


def test_sofa_swapped_out_by_an_opponents_acorn_ends() -> None:
    game = with_hand("acorn junk", "P2 stall: sofa")
    expect(game, "P2 hand size: 6")
    play(game, "P1: play acorn")
    expect(game, "P2 hand size: 5", "P2 stall: acorn", "P1 hand: sofa junk", "P1 hand size: 5")


def test_whoever_exchanges_cards_with_the_deck_alone_is_told_which() -> None:
    lines = [
        "turn: 2 P2",
        "P2 hand: natural_survivor cookies junk",
        "P2 deck: spyglass acorn",
        "dice: 1",
        "P1 hand: junk",
    ]
    game = table("decks: macaws polecats squirrels", *lines, hold=[1])
    play(game, "P2: play natural_survivor; spyglass; cookies")
    assert {"set_aside P2 spyglass", "put_in_deck P2 cookies"} <= set(told(game, 1))
    for other in (0, None):
        assert {"set_aside P2", "put_in_deck P2"} <= set(told(game, other))
