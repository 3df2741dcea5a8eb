"""Adapting Veiled Chameleons: what each printed sentence and each ruling says."""

from __future__ import annotations

import pytest

from animalfolk import Game
from animalfolk.engine.options import card_text
from animalfolk.engine.view import pending
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table, told

DECKS = "decks: macaws pandas squirrels chameleons"

pytestmark = pytest.mark.card


def with_hand(hand: str, *lines: str) -> Game:
    """P1 chooses an action; P2 has a hand, and nothing lies anywhere unless a line says so."""
    waiting = [] if any(line.startswith("P2 hand") for line in lines) else ["P2 hand: junk"]
    return table(DECKS, f"P1 hand: {hand}", "hold: 1", *waiting, *lines)


def with_three(hand: str, *lines: str) -> Game:
    """The same with three players."""
    return with_hand(hand, "players: 3", "P3 hand: junk", *lines)


def played_as(game: Game, card: str) -> set[str]:
    """What a card may be played as."""
    words = [option.split()[-1] for option in game.options if option.startswith(f"play {card}")]
    return {word.partition("=")[2] for word in words}


def paid_as(game: Game, action: str, card: str) -> set[str]:
    """What a card may be paid as, asked for first; itself is the empty name."""
    play(game, f"P1: {action}")
    expect(game, "P1 asked: pay")
    return {option.partition("=")[2] for option in game.options if option.partition("=")[0] == card}


def value_of_stack(game: Game) -> int:
    """The one stack that can be built is built: what its first card counts."""
    happened = play(game, "P1: build")
    return next(int(text.split()[3]) for text in happened if text.startswith("laid"))


# Flexible Shopkeeper: a card of the rightmost stack of your stall


def test_shopkeeper_copies_any_card_of_the_rightmost_stack() -> None:
    game = with_hand("flexible_shopkeeper junk", "P1 stall: flashy_show | spyglass swift_broker cookies")
    assert played_as(game, "flexible_shopkeeper") == {"spyglass", "swift_broker"}


def test_shopkeeper_copies_junk_of_that_stack_too() -> None:
    game = with_hand("flexible_shopkeeper junk junk junk", "P1 stall: stashing_vendor junk", "market: - - - - spyglass")
    assert paid_as(game, "buy spyglass+0", "flexible_shopkeeper") == {"stashing_vendor", "junk"}


def test_shopkeeper_without_a_stack_is_a_chameleon_worth_1() -> None:
    game = with_hand("flexible_shopkeeper junk", f"{stall(2, 2)}")  # another's stall is not looked at
    assert value_of_stack(game) == 1
    expect(game, "P1 not told: copied", "P1 stall: flexible_shopkeeper")


def test_shopkeeper_looks_at_the_new_rightmost_stack_between_two_stacks() -> None:
    game = with_hand("winter_is_coming flexible_shopkeeper stashing_vendor junk", stall(4))
    play(game, "P1: build, winter_is_coming,")
    expect(game, "P1 asked: build_again", "P1 offered: build")
    play(game, "P1: build")
    expect(game, "P1 told: copied P1 flexible_shopkeeper winter_is_coming; built P1 6")


def test_shopkeeper_sees_a_chameleon_built_as_a_sofa_as_a_sofa() -> None:
    game = with_hand(
        "flexible_shopkeeper junk", "P1 stall: swift_broker | trendsetting=sofa", "market: - - - - spyglass"
    )
    play(game, "P1: buy spyglass+0")  # 5; were it a Trendsetting, it would be the spyglass
    expect(game, "P1 told: copied P1 flexible_shopkeeper sofa; paid P1 flexible_shopkeeper")


# Reflection: the top card of another player's discard pile


def test_reflection_copies_the_top_card_of_a_pile_its_user_chooses() -> None:
    game = with_three("reflection junk", "P2 discard: spyglass acorn", "P3 discard: swift_broker spyglass")
    assert played_as(game, "reflection") == {"spyglass", "swift_broker"}


def test_reflection_does_not_look_at_the_own_pile() -> None:
    game = with_three("reflection junk", "P1 discard: spyglass", "P2 discard: swift_broker")
    assert played_as(game, "reflection") == {"swift_broker"}


def test_reflection_with_all_other_piles_empty_is_a_chameleon_worth_2() -> None:
    assert value_of_stack(with_three("reflection junk", "P1 discard: spyglass", stall(1))) == 2


def test_reflection_whose_only_top_card_is_junk_is_junk() -> None:
    game = with_hand("reflection junk junk", "P2 discard: junk spyglass", "market: - - - - cookies", stall(1))
    expect(game, "P1 not offered: build; play reflection=spyglass")  # neither its own 2 nor what lies below
    assert paid_as(game, "buy cookies+0", "reflection") == {"junk"}


def test_reflection_copies_the_top_of_this_moment() -> None:
    game = with_hand("reflection little_villain junk", "P2 discard: swift_broker", "P2 deck: junk spyglass")
    assert played_as(game, "reflection") == {"swift_broker"}
    play(game, "P1: play little_villain")
    assert played_as(game, "reflection") == {"spyglass"}


# Good Old Times: throw away the top of the market deck once; copies the top of the market's discard pile


def test_good_old_times_may_throw_away_once_in_a_turn() -> None:
    game = with_hand("good_old_times junk", "market deck: cookies spyglass")
    play(game, "P1: use good_old_times")
    expect(game, "bin: cookies", "P1 hand: good_old_times* junk", "P1 not offered: use good_old_times*")
    play(game, "P1: done")
    expect(game, "P1 options: end")  # nor in this turn's clean-up


def test_good_old_times_may_throw_away_in_clean_up_and_after_the_fill() -> None:
    lines = ["P1 deck: good_old_times", "market deck: cookies spyglass", "market: acorn acorn acorn acorn acorn"]
    game = with_hand("junk junk junk junk", *lines, "moment: clean-up")
    play(game, "P1: end")
    expect(game, "P1 asked: before_market", "P1 options: use good_old_times; end")
    play(game, "P1: use good_old_times")
    expect(game, "bin: cookies", "market deck: spyglass")


def test_the_throw_away_reforms_an_empty_market_deck_and_may_be_without_a_card_to_copy() -> None:
    game = with_hand("good_old_times junk", "bin: spyglass cookies", "shuffle market: cookies")
    play(game, "P1: use good_old_times")
    expect(game, "bin: cookies", "market deck: spyglass")


def test_the_throw_away_is_not_needed_to_copy() -> None:
    game = with_hand("good_old_times junk", "bin: spyglass cookies", "market deck: acorn", "P1 deck: junk")
    assert played_as(game, "good_old_times") == {"spyglass"}  # the top of the pile alone
    play(game, "P1: play good_old_times=spyglass")
    expect(game, "bin: spyglass cookies", "market deck: acorn")


def test_good_old_times_shows_itself_when_it_throws_away_and_is_still_free_to_copy() -> None:
    game = with_hand("good_old_times junk", "bin: spyglass", "market deck: swift_broker")
    play(game, "P1: use good_old_times")
    expect(game, "P2 knows P1 hand: good_old_times", "P1 not told: copied")
    assert played_as(game, "good_old_times") == {"swift_broker"}


def test_good_old_times_on_a_good_old_times_is_itself_and_throws_away_once() -> None:
    game = with_hand("good_old_times junk", "market deck: good_old_times cookies", stall(2))
    play(game, "P1: use good_old_times")
    expect(game, "bin: good_old_times", "P1 refused: use good_old_times; use good_old_times=good_old_times")
    assert value_of_stack(game) == 3
    expect(game, "P1 not told: copied")


def test_another_chameleon_that_reaches_good_old_times_has_a_throw_away_of_its_own() -> None:
    game = with_hand("reflection junk", "P2 discard: good_old_times", "market deck: spyglass cookies")
    play(game, "P1: use reflection=good_old_times")
    expect(game, "P1 told: copied P1 reflection good_old_times; used P1 reflection; threw_away P1 spyglass")
    expect(game, "P1 hand: reflection=good_old_times* junk", "P2 knows P1 hand: reflection")
    expect(game, "P1 not offered: use reflection=good_old_times*; use reflection=good_old_times")
    assert played_as(game, "reflection") == {"spyglass"}


def test_having_thrown_away_it_looks_at_the_bin_alone() -> None:
    lines = ["P2 discard: good_old_times", "P3 discard: swift_broker", "market deck: spyglass"]
    game = with_three("reflection junk", *lines)
    assert played_as(game, "reflection") == {"swift_broker"}  # the bin is empty
    play(game, "P1: use reflection=good_old_times")
    assert played_as(game, "reflection") == {"spyglass"}


def test_reached_with_a_spent_good_old_times_the_throw_away_is_fresh() -> None:
    game = with_hand("seeing_doubles good_old_times", "market deck: spyglass cookies acorn")
    play(game, "P1: use good_old_times; use seeing_doubles=good_old_times")
    expect(game, "bin: cookies spyglass", "P1 hand: seeing_doubles=good_old_times* good_old_times*")


def test_good_old_times_that_copies_market_discovery_may_throw_away_as_that() -> None:
    game = with_hand("good_old_times junk", "market deck: market_discovery cookies acorn")
    play(game, "P1: use good_old_times")
    expect(game, "P1 offered: use good_old_times=market_discovery")
    play(game, "P1: use good_old_times=market_discovery")
    expect(game, "bin: cookies market_discovery", "P1 hand: good_old_times=market_discovery* junk")
    expect(game, "P1 value good_old_times=market_discovery*: 4")


# Gift Voucher: swap this card with a card of the market


def test_gift_voucher_takes_the_place_of_the_card_it_takes() -> None:
    game = with_hand("gift_voucher swift_broker", "market: acorn - cookies - spyglass")
    play(game, "P1: play gift_voucher")
    expect(game, "P1 asked: take", "P1 options: spyglass+0; cookies+2; acorn+4")
    happened = play(game, "P1: cookies+2")
    assert happened == ["swapped_into_market P1 gift_voucher 2", "took P1 cookies 2"]
    expect(
        game, "market: acorn - gift_voucher - spyglass", "P1 hand: swift_broker cookies", "P1 discard:", "P1 schedule:"
    )
    expect(game, "P2 knows P1 hand: cookies", "P1 asked: act")  # the bonus action


def test_gift_voucher_must_swap() -> None:
    game = with_hand("gift_voucher junk", "market: - - - cookies spyglass")
    play(game, "P1: play gift_voucher")
    expect(game, "P1 refused: done")


def test_gift_voucher_with_an_empty_market_goes_to_the_discard_pile() -> None:
    game = with_hand("gift_voucher swift_broker junk")
    assert play(game, "P1: play gift_voucher") == ["played P1 gift_voucher", "resolved P1 gift_voucher"]
    expect(game, "P1 discard: gift_voucher", "P1 asked: act")


def test_gift_voucher_is_no_purchase() -> None:
    game = with_hand("gift_voucher junk", "market: - - - - essential_purchase")
    play(game, "P1: play gift_voucher")
    expect(game, "P1 not told: bought; threw_away", "P1 asked: act", "P1 hand: junk essential_purchase")


def test_the_chameleon_played_as_gift_voucher_itself_lies_in_the_market() -> None:
    game = with_hand("reflection junk", "P2 discard: gift_voucher", "market: - - - - spyglass")
    play(game, "P1: play reflection=gift_voucher")
    expect(game, "market: - - - - reflection", "P1 hand: spyglass junk", "P1 price +0: 2", "P1 discard:")


def test_gift_voucher_is_copied_like_any_card_and_copies_nothing_itself() -> None:
    game = with_hand(
        "trendsetting gift_voucher junk", "market: - - - - gift_voucher", "P2 discard: flashy_show", stall(7)
    )
    expect(game, "P1 offered: play trendsetting=gift_voucher; play gift_voucher")
    play(game, "P1: build")  # 4 and 4, chameleons both
    expect(game, "winner: P1")


# Trendsetting: a card of the market


def test_trendsetting_copies_any_card_of_the_market() -> None:
    game = with_hand("trendsetting junk", "market: spyglass - cookies acorn shattered_relic")
    assert played_as(game, "trendsetting") == {"spyglass", "acorn", "shattered_relic"}
    expect(game, "P1 refused: play trendsetting=cookies")  # a passive is none to play


def test_trendsetting_pays_with_the_value_and_not_with_the_price() -> None:
    game = with_hand("trendsetting spyglass junk", "market: cookies - - - flashy_show")
    assert paid_as(game, "buy flashy_show+0", "trendsetting") == {
        "flashy_show"
    }  # as cookies it would come after the spyglass
    game = with_hand("trendsetting", "market: cookies - - - -")
    expect(game, "P1 not offered: buy cookies+4")


def test_trendsetting_may_copy_the_very_card_it_buys() -> None:
    game = with_hand("trendsetting junk", "market: - - - - flashy_show")
    play(game, "P1: buy flashy_show+0")
    expect(game, "P1 told: copied P1 trendsetting flashy_show; paid P1 trendsetting; bought P1 flashy_show 0")


def test_trendsetting_with_an_empty_market_is_a_chameleon_worth_5() -> None:
    assert value_of_stack(with_hand("trendsetting junk", stall(4))) == 5


def test_trendsetting_where_the_market_has_no_technique_is_played_not_at_all() -> None:
    game = with_hand("trendsetting junk", "market: - - - cookies accordion")
    assert "play" not in kinds(game.options)


# Seeing Doubles: another card of your hand, shown too


def test_seeing_doubles_copies_any_other_card_of_the_hand() -> None:
    game = with_hand("seeing_doubles spyglass acorn cookies junk")
    assert played_as(game, "seeing_doubles") == {"spyglass", "acorn"}


def test_seeing_doubles_alone_in_hand_is_a_chameleon_worth_5() -> None:
    assert value_of_stack(with_hand("seeing_doubles", stall(4))) == 5


def test_two_seeing_doubles_cannot_copy_each_other_only() -> None:
    game = with_hand("seeing_doubles seeing_doubles", "market: flashy_show - - - -", stall(4))
    play(game, "P1: buy flashy_show+4")  # 5 and 5 for 9
    expect(game, "P1 not told: copied; shown", "P1 discard: seeing_doubles seeing_doubles")


def test_the_copied_card_may_be_used_in_the_same_action() -> None:
    game = with_hand("seeing_doubles spyglass junk", stall(7))
    play(game, "P1: build")
    expect(game, "P1 told: laid P1 seeing_doubles 4; laid P1 spyglass 4; built P1 8", "winner: P1")


def test_showing_seeing_doubles_shows_the_copied_card_and_no_other() -> None:
    game = with_three("seeing_doubles spyglass cookies acorn junk", "P1 deck: junk junk junk")
    play(game, "P1: play seeing_doubles=spyglass")
    for who in ("P2", "P3", "watchers"):
        expect(game, f"{who} told: copied P1 seeing_doubles spyglass; shown P1 spyglass 1; played P1 seeing_doubles")
        expect(game, f"{who} knows P1 hand: spyglass", f"{who} not told: shown P1 cookies; shown P1 acorn")


def test_one_of_two_equal_cards_is_shown() -> None:
    game = with_hand("seeing_doubles spyglass spyglass", "P1 deck: junk junk junk")
    play(game, "P1: play seeing_doubles=spyglass")
    expect(game, "P2 knows P1 hand: spyglass")


def test_a_chameleon_in_hand_through_which_it_copies_is_shown() -> None:
    game = with_hand("seeing_doubles reflection junk", "P2 discard: spyglass", "P1 deck: junk")
    play(game, "P1: play seeing_doubles=spyglass")
    expect(game, "P1 told: copied P1 seeing_doubles spyglass; shown P1 reflection 1", "P2 knows P1 hand: reflection")


def test_a_good_old_times_in_hand_whose_use_it_copies_is_shown() -> None:
    game = with_hand("seeing_doubles good_old_times junk", "market deck: spyglass cookies")
    play(game, "P1: use seeing_doubles=good_old_times")
    expect(game, "P1 told: shown P1 good_old_times 1", "P2 knows P1 hand: seeing_doubles good_old_times")


def test_another_chameleon_that_reaches_seeing_doubles_shows_the_hand_card_too() -> None:
    game = with_hand("reflection spyglass junk", "P2 discard: seeing_doubles", "P1 deck: junk")
    assert played_as(game, "reflection") == {"spyglass"}
    play(game, "P1: play reflection=spyglass")
    expect(game, "P1 told: shown P1 spyglass 1", "P2 knows P1 hand: spyglass")


def test_what_can_be_copied_without_the_hand_shows_no_hand_card() -> None:
    game = with_three("reflection spyglass junk", "P2 discard: seeing_doubles", "P3 discard: spyglass", "P1 deck: junk")
    play(game, "P1: play reflection=spyglass")
    expect(game, "P1 not told: shown", "P2 knows P1 hand:")


def test_before_the_payment_is_complete_nobody_learns_of_the_copy() -> None:
    game = with_hand("seeing_doubles spyglass cookies junk", "market: flashy_show - - - -")
    play(game, "P1: buy flashy_show+4; seeing_doubles=spyglass")
    expect(game, "P1 asked: pay", "P2 not told: copied; shown", "P2 knows P1 hand:")


# G20: what a use is, and what is none


def test_an_own_identity_is_not_offered_where_a_card_can_be_copied() -> None:
    game = with_hand("reflection junk", "P2 discard: spyglass", stall(1))
    expect(game, "P1 not offered: build", "P1 refused: build; build, reflection")


def test_a_discarded_chameleon_copies_nothing() -> None:
    game = with_hand("reflection junk", "P2 discard: spyglass")
    play(game, "P1: inventory")
    expect(game, "P1 options: reflection; junk; done")
    play(game, "P1: reflection")
    expect(game, "P1 not told: copied", "P1 discard: reflection")


def test_a_chameleon_thrown_away_goes_to_the_bin_whatever_it_could_be() -> None:
    game = with_hand("reflection shattered_relic junk", "P2 discard: junk")
    play(game, "P1: play shattered_relic")
    expect(game, "P1 options: reflection; junk")
    play(game, "P1: reflection")
    expect(game, "bin: reflection", "junk: 6", "P1 not told: copied")


def test_a_chameleon_given_away_is_itself() -> None:
    game = with_hand("dirty_exchange reflection", "P2 discard: spyglass", "picks: junk")
    play(game, "P1: play dirty_exchange")
    expect(game, "P1 options: reflection; junk")
    play(game, "P1: reflection")
    expect(game, "P2 hand: reflection", "P2 not told: copied")


def test_a_chameleon_taken_at_random_is_itself() -> None:
    game = with_hand("nuisance junk", "P2 hand: trendsetting", "market: - - - - spyglass")
    play(game, "P1: play nuisance; P2")
    expect(game, "P2 discard: trendsetting", "P1 not told: copied")


def test_in_the_market_a_chameleon_costs_its_own_value() -> None:
    game = with_hand("spyglass junk", "market: - - - flashy_show reflection", "P2 discard: flashy_show")
    expect(game, "P1 price +0: 2")


# G20: the copy is that card in every respect


def test_a_copied_technique_without_the_icon_gives_no_bonus_action() -> None:
    game = with_hand("reflection swift_broker", "P2 discard: prepaid_good", "market: - - - - spyglass")
    play(game, "P1: play reflection=prepaid_good")
    expect(game, "P1 asked: end_turn", "P1 discard: reflection")


def test_a_copy_builds_with_its_set_and_its_text() -> None:
    game = with_hand("reflection shattered_relic loyal_partner", "P2 discard: empty_chest", stall(5))
    play(game, "P1: build, reflection=empty_chest, shattered_relic, loyal_partner")
    expect(game, "P1 next stack: 7")


@pytest.mark.parametrize(
    ("alterations", "worth"), [("times/3/P1/#1 add/1/P1/all", 13), ("add/1/P1/all times/3/P1/#1", 15)]
)
def test_a_copy_has_the_alterations_of_its_target_each_at_its_place_in_time(alterations: str, worth: int) -> None:
    game = with_hand("seeing_doubles spyglass#1 junk", f"alterations: {alterations}", "market: flashy_show - - - -")
    play(game, "P1: buy flashy_show+4")
    decision = pending(game.view(0))
    worths = dict(zip(decision["options"], decision["worth"], strict=True))
    assert worths["seeing_doubles=spyglass#1"] == worths["spyglass#1"] == worth


def test_general_additions_count_once() -> None:
    game = with_hand("seeing_doubles spyglass", "alterations: add/1/P1/all", stall(4))
    play(game, "P1: build, seeing_doubles=spyglass,")
    expect(game, "P1 told: laid P1 seeing_doubles 5")


def test_what_is_done_to_the_target_later_does_not_change_the_copy() -> None:
    game = with_hand("rare_artefact rare_artefact seeing_doubles spyglass", "dice: 2 3")
    play(game, "P1: play rare_artefact; seeing_doubles=spyglass; play rare_artefact; spyglass")
    expect(game, "P1 value seeing_doubles=spyglass#1: 8", "P1 value spyglass#2: 12")


def test_what_is_done_to_the_copy_does_not_change_the_target() -> None:
    game = with_hand("rare_artefact rare_artefact seeing_doubles spyglass", "dice: 3 2")
    play(game, "P1: play rare_artefact; spyglass; play rare_artefact; seeing_doubles=spyglass#1")
    expect(game, "P1 value spyglass#1: 12", "P1 value seeing_doubles=spyglass#2: 24")


# G20: chains


def test_a_chain_is_seen_from_the_users_seat() -> None:
    lines = ["P2 discard: flexible_shopkeeper", "P2 stall: flashy_show", "P1 stall: spyglass"]
    assert played_as(with_hand("reflection junk", *lines), "reflection") == {"spyglass"}


def test_branches_that_loop_are_left_out_beside_one_that_ends() -> None:
    lines = ["P2 discard: trendsetting", "P3 discard: swift_broker", "market: - - - - reflection"]
    assert played_as(with_three("reflection junk", *lines), "reflection") == {"swift_broker"}


def test_a_chain_of_all_five() -> None:
    lines = ["P2 discard: good_old_times", "bin: trendsetting", "market: - - - - flexible_shopkeeper"]
    game = with_hand("seeing_doubles reflection", *lines, "P1 stall: spyglass", "P1 deck: junk")
    assert played_as(game, "seeing_doubles") == {"spyglass"}
    expect(game, "P1 offered: use seeing_doubles=good_old_times; use reflection=good_old_times")


@pytest.mark.parametrize(("card", "own"), [("reflection", 2), ("good_old_times", 3), ("trendsetting", 5)])
def test_a_chain_that_only_loops_leaves_each_its_own_value(card: str, own: int) -> None:
    lines = ["P2 discard: trendsetting", "bin: reflection", "market: - - - - good_old_times"]
    for need in range(1, 6):
        game = with_hand(f"{card} junk", *lines, stall(need - 1))
        assert ("build" in game.options) == (need == own)
        expect(game, f"P1 refused: build, {card}=reflection; build, {card}=trendsetting; build, {card}=good_old_times")


def test_where_a_chain_ends_at_good_old_times_the_value_is_that_of_the_card_itself() -> None:
    game = with_hand("reflection=good_old_times* junk", "P2 discard: spyglass", stall(1))  # its throw-away is used
    assert value_of_stack(game) == 2
    expect(game, "P1 told: laid P1 reflection 2", "P1 not told: copied")


# G20: how long a copy lasts


def bound_spyglass(*lines: str) -> Game:
    """A Reflection was shown with Rare Artefact as the spyglass on top of P2's pile."""
    game = with_hand("rare_artefact reflection treasure_hunter junk", "P2 discard: spyglass acorn", "dice: 1", *lines)
    play(game, "P1: play rare_artefact")
    expect(game, "P1 asked: show", "P1 options: reflection=spyglass; treasure_hunter; junk", "P1 refused: reflection")
    play(game, "P1: reflection=spyglass")
    return game


def test_the_copy_lasts_though_its_target_moves() -> None:
    game = with_hand(
        "rare_artefact reflection little_villain junk", "P2 discard: spyglass", "dice: 1", "P2 deck: junk acorn"
    )
    play(game, "P1: play rare_artefact; reflection=spyglass; play little_villain")
    expect(game, "P2 discard: acorn junk spyglass", "P1 offered: play reflection=spyglass#1")
    expect(game, "P1 not offered: play reflection=acorn; play reflection=acorn#1")


def test_a_bound_chameleon_may_not_choose_again() -> None:
    game = bound_spyglass("market: - - - - cookies")
    expect(game, "P1 hand: reflection=spyglass#1 treasure_hunter junk", "P1 value reflection=spyglass#1: 4")
    assert paid_as(game, "buy cookies+0", "reflection") == {"spyglass#1"}


def test_a_bound_chameleon_is_known_to_all_and_stays_so_in_a_redeal() -> None:
    game = bound_spyglass()
    expect(game, "P2 knows P1 hand: reflection", "watchers knows P1 hand: reflection")
    expect(game, "P2 told: copied P1 reflection spyglass; rolled P1 1; multiplied P1 reflection 1")
    dealt = game.redeal(1, "5" * 32).peek().hands[0]
    assert "reflection=spyglass#1" in [card_text(card) for card in dealt]


def test_with_the_turn_the_copy_is_over() -> None:
    game = bound_spyglass("P1 deck: junk junk junk")
    play(game, "P1: inventory, done; end")
    assert "reflection" in game.view(0)["seats"][0]["hand"]


def test_a_card_bound_in_this_turn_is_another_in_the_next() -> None:
    game = bound_spyglass("P1 deck: junk junk junk", "P2 hand: swift_broker junk", "P2 deck: junk junk junk junk")
    play(game, "P1: inventory, done; end", "P2: inventory, swift_broker, done")
    assert played_as(game, "reflection") == {"swift_broker"}


def test_a_copy_that_leaves_the_hand_is_the_plain_card() -> None:
    game = bound_spyglass()
    play(game, "P1: inventory, reflection=spyglass#1, done")
    expect(game, "P1 told: discarded P1 reflection", "P1 discard: reflection rare_artefact")


def test_back_in_the_hand_it_may_copy_anew() -> None:
    lines = ["P2 discard: spyglass", "P3 discard: acorn", "dice: 1", "shuffle P1: reflection"]
    game = with_three("rare_artefact swift_broker reflection", *lines)
    play(game, "P1: play rare_artefact; reflection=spyglass; play swift_broker")
    expect(game, "P1 hand: reflection")
    assert played_as(game, "reflection") == {"spyglass", "acorn"}


def test_an_unused_chameleon_is_not_bound_by_what_it_could_be() -> None:
    game = with_three("swift_broker reflection", "P2 discard: spyglass", "P3 discard: acorn", "P1 deck: reflection")
    play(game, "P1: play swift_broker")
    expect(game, "P1 not told: copied", "P1 hand: reflection", "P2 knows P1 hand:")


def test_altered_as_itself_it_stays_itself() -> None:
    game = with_hand(
        "rare_artefact trendsetting loyal_partner",
        "dice: 2",
        "market deck: spyglass spyglass spyglass spyglass spyglass",
    )
    play(game, "P1: play rare_artefact; trendsetting; play loyal_partner")
    expect(game, "P1 value trendsetting#1: 10")
    assert played_as(game, "trendsetting") == set()


# other cards as copies


def test_a_copy_of_cookies_counts_while_it_stays_in_hand() -> None:
    game = with_hand("rare_artefact trendsetting", "dice: 1", "market: - - - acorn cookies", "P1 deck: " + "junk " * 8)
    play(game, "P1: play rare_artefact; trendsetting=cookies")
    expect(game, "P1 hand size: 6")
    assert "copied" not in kinds(play(game, "P1: inventory, done; end"))
    expect(game, "P1 hand count: 6")


def test_bound_to_another_card_it_cannot_become_cookies() -> None:
    game = with_hand("rare_artefact trendsetting", "dice: 1", "market: - - - acorn cookies", "P1 deck: " + "junk " * 8)
    play(game, "P1: play rare_artefact; trendsetting=acorn; inventory, done; end")
    expect(game, "P1 hand count: 5", "P1 told: turn_ended P1")


def test_a_copy_that_would_draw_no_card_is_neither_asked_for_nor_shown() -> None:
    full = "trendsetting junk junk junk junk junk"
    game = with_hand(full, "market: - - - - cookies", "P1 deck: junk", "moment: clean-up")
    play(game, "P1: end")
    expect(game, "P1 hand count: 6", "P1 not told: copied", "P2 knows P1 hand:")


def test_two_copies_that_together_draw_a_card_are_asked_for() -> None:
    lines = ["market: - - - acorn cookies", "P2 discard: cookies", "P1 deck: junk junk", "moment: clean-up"]
    game = with_hand("trendsetting reflection junk junk junk junk", *lines)
    play(game, "P1: end")
    expect(game, "P1 asked: grow", "P1 options: trendsetting=cookies; done")  # the reflection counts by itself
    play(game, "P1: trendsetting=cookies")
    expect(game, "P1 hand count: 7")


def test_two_equal_chameleons_count_as_cookies_each() -> None:
    game = with_hand("reflection reflection junk", "P2 discard: cookies", "P1 deck: " + "junk " * 8, "moment: clean-up")
    happened = play(game, "P1: end")
    assert happened.count("copied P1 reflection cookies") == 2
    expect(game, "P1 hand count: 7", "P2 knows P1 hand: reflection reflection")


def test_lost_shipments_leave_nothing_to_enlarge() -> None:
    lines = ["market: - - - acorn cookies", "P1 deck: junk junk", "moment: clean-up", "P2 schedule: lost_shipments"]
    game = with_hand("trendsetting junk junk junk", *lines)
    play(game, "P1: end")
    expect(game, "P1 hand count: 5", "P1 told: turn_ended P1", "P1 not told: copied")


def test_a_chameleon_drawn_by_the_fill_may_enlarge_the_hand() -> None:
    game = with_hand("cookies junk junk junk", "P1 deck: junk seeing_doubles acorn", "moment: clean-up")
    play(game, "P1: end")
    expect(game, "P1 asked: grow", "P1 options: seeing_doubles=cookies; done")
    play(game, "P1: seeing_doubles=cookies")
    expect(game, "P1 hand count: 7", "P2 knows P1 hand: cookies seeing_doubles")


def test_a_copy_of_essential_purchase_in_hand_gains_nothing() -> None:
    game = with_hand("reflection junk junk junk", "P2 discard: essential_purchase", "market: flashy_show - cookies - -")
    play(game, "P1: buy cookies+2, reflection=essential_purchase, junk")
    expect(game, "P1 not told: threw_away", "P1 discard: junk reflection")


def test_a_copy_of_acorn_is_the_chameleon_in_that_stall() -> None:
    game = with_hand("reflection junk", "P2 discard: acorn", "P2 stall: swift_broker | cookies")
    play(game, "P1: play reflection=acorn; P2.2:cookies")
    expect(game, "P2 stall: swift_broker | reflection", "P1 hand: cookies junk", "P1 discard:", "P2 next stack: 3")


def test_a_copy_of_safety_precaution_lies_in_the_own_stall() -> None:
    game = with_hand("reflection junk", "P2 discard: safety_precaution", "P1 stall: swift_broker")
    play(game, "P1: play reflection=safety_precaution")
    expect(game, "P1 stall: reflection", "P1 hand: swift_broker junk")


def test_a_copy_of_glue_stays_as_the_chameleon_and_as_a_glue() -> None:
    game = with_hand("trendsetting junk", "market: cookies - - - glue")
    play(game, "P1: buy cookies+4, trendsetting=glue, junk")
    expect(game, "P1 asked: stick", "P1 options: trendsetting=glue; done")
    play(game, "P1: trendsetting=glue")
    expect(game, "P1 hand: trendsetting=glue cookies", "P1 discard: junk", "P2 knows P1 hand: trendsetting cookies")


def test_a_copy_of_glue_must_be_needed() -> None:
    game = with_hand("trendsetting junk", "market: - - - cookies glue")
    expect(game, "P1 refused: buy cookies+1, trendsetting=glue, junk")


def test_a_chameleon_included_from_the_discard_pile_copies_first() -> None:
    lines = ["P1 discard: flexible_shopkeeper", "P1 stall: swift_broker | cookies | spyglass"]
    game = with_hand("nostalgic_item junk", *lines)
    expect(game, "P1 not offered: build")  # 3 and 4 are no 4, nor may it be its own 1
    expect(game, "P1 refused: build, nostalgic_item, discard:flexible_shopkeeper")


def test_an_included_copy_of_vendor_lets_junk_in() -> None:
    game = with_hand("nostalgic_item junk", "P1 discard: reflection", "P2 discard: stashing_vendor", stall(4))
    play(game, "P1: build")
    expect(game, "P1 told: copied P1 reflection stashing_vendor; laid P1 junk 1; laid_from_discard P1 reflection 1")
    expect(game, f"{stall(4)} | nostalgic_item junk reflection", "P1 discard:")


def test_an_included_junk_copy_needs_no_vendor() -> None:
    game = with_hand("nostalgic_item", "P1 discard: reflection", "P2 discard: junk", stall(3))
    play(game, "P1: build")
    expect(game, "P1 told: copied P1 reflection junk; laid_from_discard P1 reflection 1; built P1 4")


def test_swank_looks_at_what_is_printed() -> None:
    game = with_hand("rare_artefact swank reflection", "dice: 1", "P2 discard: junk", "market deck: spyglass cookies")
    play(game, "P1: play rare_artefact; reflection=junk; play swank")
    expect(game, "P1 told: threw_away P1 reflection; drew_from_market P1 spyglass", "bin: reflection", "junk: 6")


def test_a_played_copy_of_swank_is_a_swank() -> None:
    game = with_hand("reflection acorn", "P2 discard: swank", "market deck: spyglass cookies")
    play(game, "P1: play reflection=swank")
    expect(game, "P1 told: threw_away P1 acorn; drew_from_market P1 spyglass", "P1 discard: reflection")


def test_a_chameleon_built_as_a_sofa_stays_one_while_it_lies_there() -> None:
    game = with_hand("reflection junk", "P2 discard: sofa", stall(4), "P1 deck: " + "junk " * 8)
    play(game, "P1: build")
    expect(game, f"{stall(4)} | reflection=sofa", "P1 hand size: 6")
    play(game, "P1: end", "P2: done")
    expect(game, "P1 hand count: 6", "P1 hand size: 6", f"{stall(4)} | reflection=sofa")


def test_a_chameleon_of_the_discard_pile_may_become_a_sofa_too() -> None:
    game = with_hand("nostalgic_item", "P1 discard: reflection", "P2 discard: sofa", stall(7))
    play(game, "P1: build")
    expect(game, "winner: P1", f"{stall(7)} | nostalgic_item reflection=sofa")


def test_a_sofa_copy_taken_out_of_the_stall_is_a_chameleon_again() -> None:
    game = with_hand("acorn junk", "P2 stall: trendsetting=sofa", "market: - - - - spyglass")
    expect(game, "P2 hand size: 6")
    play(game, "P1: play acorn")
    expect(game, "P2 hand size: 5", "P1 hand: trendsetting junk", "P1 told: swapped_out P1 trendsetting 1")
    assert played_as(game, "trendsetting") == {"spyglass"}


def test_other_copies_in_the_stall_are_plain_chameleons() -> None:
    game = with_hand("reflection junk", "P2 discard: flashy_show", stall(4))
    play(game, "P1: build")
    expect(game, f"{stall(4)} | reflection")


def test_a_copy_of_calculations_allows_to_rearrange() -> None:
    game = with_hand("reflection junk", "P2 discard: calculations", "market: cookies - - - -")
    expect(game, "P1 offered: rearrange", "P1 not offered: buy cookies+4")
    play(game, "P1: rearrange, reflection=calculations")
    expect(game, "P1 told: copied P1 reflection calculations; rearranged P1 cookies 0; bought P1 cookies 0")


def test_a_copy_of_calculations_too_must_be_needed_at_the_new_price() -> None:
    game = with_hand("reflection spyglass", "P2 discard: calculations", "market: cookies - - - -")
    play(game, "P1: rearrange, reflection=calculations, spyglass")
    expect(game, "P1 asked: arrange", "P1 options: cookies; done")  # nothing could lie in +0 to +2: 5 or 6 is paid
    play(game, "P1: cookies")
    expect(game, "P1 told: rearranged P1 cookies 3")


def test_a_copy_of_stock_clearance_frees_the_overpay() -> None:
    game = with_hand("reflection junk spyglass", "P2 discard: stock_clearance", "market: - - - - cookies")
    play(game, "P1: buy cookies+0, reflection=stock_clearance, spyglass, junk")
    expect(game, "P1 hand: cookies", "P1 discard: junk spyglass reflection")


def test_a_copy_of_market_discovery_buys_from_the_bin() -> None:
    game = with_hand("reflection junk", "P2 discard: market_discovery", "bin: acorn", "market deck: cookies")
    expect(game, "P1 offered: buy acorn+bin; use reflection=market_discovery")
    play(game, "P1: buy acorn+bin")
    expect(game, "P1 told: copied P1 reflection market_discovery; bought P1 acorn 5", "bin:")


def test_a_copy_of_market_discovery_throws_away_first_and_buys_what_lies_there_then() -> None:
    game = with_hand("reflection junk", "P2 discard: market_discovery", "bin: accordion", "market deck: acorn cookies")
    play(game, "P1: use reflection=market_discovery")
    expect(game, "P1 offered: buy acorn+bin", "P1 not offered: buy accordion+bin; use reflection=market_discovery*")
    play(game, "P1: buy acorn+bin")
    expect(game, "P1 told: bought P1 acorn 5", "P1 discard: reflection")


def test_each_copy_of_accordion_counts_as_it_likes() -> None:
    game = with_hand("seeing_doubles accordion", "rules: stacks=10", stall(8))
    play(game, "P1: build")  # 9 from 4 and 5, or from 5 and 4
    expect(game, "P1 asked: stack", "P1 options: seeing_doubles=accordion; seeing_doubles=accordion-1")
    play(game, "P1: seeing_doubles=accordion-1")
    expect(game, "P1 told: laid P1 seeing_doubles 4; laid P1 accordion 5", f"{stall(8)} | accordion seeing_doubles")


def test_two_winters_one_of_them_a_copy_give_two_further_stacks() -> None:
    lines = ["alterations: set/1/P1/#1", "P1 stall: swift_broker"]
    game = with_hand("winter_is_coming#1 seeing_doubles shattered_relic spyglass", *lines)
    play(game, "P1: build, winter_is_coming#1, seeing_doubles=winter_is_coming#1; build; build")
    expect(game, "P1 next stack: 5", "P1 asked: end_turn")


def test_between_two_stacks_a_throw_away_may_bring_what_is_then_built() -> None:
    game = with_hand("winter_is_coming good_old_times stashing_vendor", stall(4), "market deck: accordion cookies")
    play(game, "P1: build, winter_is_coming,")
    expect(game, "P1 asked: build_again", "P1 options: use good_old_times; end")  # 3 and 1 of two sets are no 6
    play(game, "P1: use good_old_times")
    expect(game, "P1 options: build; end")
    play(game, "P1: build, good_old_times=accordion, stashing_vendor")
    expect(game, "P1 next stack: 7")


# the schedule


def test_a_scheduled_copy_stays_a_copy_and_goes_to_the_discard_pile_as_itself() -> None:
    lines = [
        "P2 discard: steady_achiever junk junk junk",
        "P1 deck: " + "junk " * 8,
        "P2 deck: junk junk junk junk junk",
    ]
    game = with_hand("reflection junk", *lines)
    play(game, "P1: play reflection=steady_achiever")
    expect(
        game,
        "P1 schedule: reflection=steady_achiever",
        "P1 told: scheduled P1 reflection",
        "P2 discard: steady_achiever junk junk junk",
    )
    play(game, "P1: done; end", "P2: junk")
    expect(game, "P1 told: came_due P1 reflection; drew P1 junk; resolved P1 reflection")
    expect(game, "P1 schedule:", "P1 discard: reflection", "P1 hand count: 6")


def test_a_copy_of_housecleaning_takes_real_junk_only() -> None:
    game = with_hand(
        "reflection acorn", "P2 discard: housecleaning", "P1 discard: junk flexible_shopkeeper", "P1 stall: junk"
    )
    play(game, "P1: play reflection=housecleaning")
    expect(game, "P1 asked: recover_junk", "P1 options: 0; 1")


def test_a_copy_of_scary_gunfight_raises_prices_until_its_owners_next_turn() -> None:
    lines = [
        "P2 discard: scary_gunfight",
        "market: - - - - acorn",
        "P1 deck: " + "junk " * 8,
        "P2 deck: junk junk junk junk junk",
    ]
    game = with_hand("reflection junk", *lines)
    play(game, "P1: play reflection=scary_gunfight")
    expect(game, "P1 price +0: 4", "P2 price +0: 6", "P1 schedule: reflection=scary_gunfight")
    play(game, "P1: done; end", "P2: done")
    expect(game, "P2 price +0: 4", "P1 schedule:", "P1 discard: reflection")


def test_several_scheduled_copies_come_due_in_their_owners_order() -> None:
    lines = [
        "P1 schedule: reflection=steady_achiever reflection=siesta",
        "moment: start",
        "P1 deck: acorn",
        "turn: 0 P1",
    ]
    game = with_hand("junk", *lines)
    expect(game, "P1 asked: due", "P1 options: reflection=steady_achiever; reflection=siesta")
    play(game, "P1: reflection=steady_achiever")
    expect(game, "P1 asked: may_recover", "P1 options: reflection; done")


def test_a_guess_goes_by_the_printed_value_of_a_chameleon() -> None:
    game = with_hand("risky_business junk", "market deck: reflection cookies", "P2 discard: flashy_show")
    play(game, "P1: play risky_business; 2")
    expect(game, "P1 told: revealed P1 reflection; won_card P1 reflection")


# reactions: a chameleon in hand may copy an owl


def test_a_chameleon_that_comes_into_the_hand_may_be_a_quality_inspection() -> None:
    lines = ["P2 discard: quality_inspection", "P1 deck: reflection acorn cookies", "moment: clean-up"]
    game = with_hand("junk junk junk junk", *lines)
    play(game, "P1: end")
    expect(game, "P1 asked: react", "P1 options: reflection=quality_inspection; done")
    play(game, "P1: reflection=quality_inspection; junk")
    expect(
        game, "P1 told: copied P1 reflection quality_inspection; used P1 reflection; threw_away P1 junk; drew P1 acorn"
    )


# how it is written


def test_a_payment_with_copies_may_be_named_at_once() -> None:
    game = with_hand("reflection junk cookies", "P2 discard: spyglass", "market: - - - - flashy_show")
    play(game, "P1: buy flashy_show+0, junk, reflection=spyglass")
    expect(game, "P1 discard: reflection junk", "P1 hand: cookies flashy_show")


@pytest.mark.parametrize("moment", ["", "P1: build"])
def test_a_position_with_copies_can_be_written_and_read(moment: str) -> None:
    lines = ["alterations: times/2/P1/#1", "P1 schedule: trendsetting=siesta", "P2 stall: trendsetting=sofa"]
    game = with_hand("reflection=spyglass#1 good_old_times=acorn seeing_doubles nostalgic_item junk", *lines, stall(7))
    play(game, *([moment] if moment else []))
    again = Game.from_position(game.position())
    assert again == game
    assert again.options == game.options


def test_what_counts_as_another_is_told_to_all() -> None:
    game = with_three("trendsetting junk", "market: - - - - flashy_show")
    play(game, "P1: play trendsetting=flashy_show")
    for seat in (0, 1, 2, None):
        assert told(game, seat)[:2] == ["copied P1 trendsetting flashy_show", "played P1 trendsetting"]


def test_a_hand_that_may_draw_one_card_only_grows_by_it() -> None:
    lines = ["P1 hand: trendsetting junk junk junk junk", "P1 deck: junk junk", "market: - - - - cookies"]
    game = table(
        "decks: chameleons macaws crocodiles", *lines, "P2 schedule: lost_shipments", "moment: clean-up", "hold: 1"
    )
    play(game, "P1: end")
    expect(game, "P1 told: copied P1 trendsetting cookies", "P1 hand count: 6")
