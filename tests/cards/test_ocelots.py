"""Lucky Ocelots: what each printed sentence and each ruling says."""

from __future__ import annotations

from collections import Counter

import pytest

from animalfolk import BadScript, Game, read_record
from animalfolk.engine.view import pending
from animalfolk.engine.view_types import View
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table, told

DECKS = "decks: macaws squirrels ocelots polecats"
WAITING = "P2 hand: junk junk"
THREE = ["players: 3", WAITING, "P3 hand: junk"]
SEEDS = [f"{number:032x}" for number in range(20)]

pytestmark = pytest.mark.card


def ready(*lines: str) -> Game:
    """P1 is to act, and P1's turn waits at its end."""
    return table(DECKS, *lines, hold=[0])


def played(card: str, *lines: str) -> Game:
    """P1 has just played this card; unless the lines say otherwise, a Swift Broker is left in hand."""
    hand = [] if any(line.startswith("P1 hand") for line in lines) else [f"P1 hand: {card} swift_broker"]
    game = ready(*hand, *lines)
    play(game, f"P1: play {card}")
    return game


def seen(game: Game, viewer: int | None) -> View:
    """A view without the number of the decision, which a redeal counts anew."""
    view = game.view(viewer)
    pending(view).pop("number", None)
    return view


# Bold Haggler


def test_bold_haggler_adds_what_is_rolled_to_its_own_value() -> None:
    game = ready("P1 hand: bold_haggler cookies junk", "dice: 3", WAITING)
    events = play(game, "P1: use bold_haggler")
    assert events == ["used P1 bold_haggler", "rolled P1 3", "raised_card P1 bold_haggler 3"]
    expect(game, "P1 value bold_haggler*#1: 4", "P1 value cookies: 2", "P1 value junk: 1", "turn: P1")


@pytest.mark.rule("COMP-08")
def test_a_0_uses_it_up() -> None:
    game = ready("P1 hand: bold_haggler cookies", "dice: 0 3", WAITING)
    play(game, "P1: use bold_haggler")
    expect(game, "P1 value bold_haggler*#1: 1", "P1 not offered: use bold_haggler*#1", "P1 refused: use bold_haggler")


@pytest.mark.rule("COMP-08")
@pytest.mark.parametrize("side", ["4", "5"])
def test_the_ocelot_die_is_rolled(side: str) -> None:
    game = ready("P1 hand: bold_haggler cookies", f"dice: {side}", WAITING)
    with pytest.raises(BadScript, match=rf"one of \[0, 1, 1, 2, 2, 3\], not {side}"):
        play(game, "P1: use bold_haggler")


@pytest.mark.rule("TYPE-09")
def test_a_bold_haggler_is_shown_when_it_is_rolled_and_need_not_be_rolled() -> None:
    game = ready("P1 hand: bold_haggler cookies", "dice: 1", *THREE)
    expect(game, "P2 knows P1 hand:")
    play(game, "P1: use bold_haggler")
    expect(game, "P2 knows P1 hand: bold_haggler", "P3 knows P1 hand: bold_haggler")
    game = ready("P1 hand: bold_haggler cookies", WAITING)
    play(game, "P1: inventory, done; end")
    assert "rolled" not in kinds(told(game))


def test_each_bold_haggler_rolls_for_itself_once() -> None:
    game = ready("P1 hand: bold_haggler bold_haggler junk", "dice: 2 3", WAITING)
    play(game, "P1: use bold_haggler")
    expect(game, "P1 value bold_haggler*#1: 3", "P1 value bold_haggler: 1", "P1 offered: use bold_haggler")
    play(game, "P1: use bold_haggler")
    expect(game, "P1 hand: bold_haggler*#1 bold_haggler*#2 junk", "P1 value bold_haggler*#2: 4")
    expect(game, "P1 value bold_haggler*#1: 3", "P1 not offered: use bold_haggler*#1; use bold_haggler*#2")


def test_it_may_be_rolled_before_a_bonus_action_and_at_the_beginning_of_clean_up() -> None:
    game = played("flashy_show", "P1 hand: flashy_show bold_haggler", "dice: 1", WAITING)
    expect(game, "P1 offered: use bold_haggler")
    play(game, "P1: inventory, done")
    expect(game, "P1 asked: end_turn", "P1 options: use bold_haggler; end")
    play(game, "P1: use bold_haggler")
    expect(game, "P1 value bold_haggler*#1: 3", "P1 asked: end_turn", "P1 options: end")


def test_a_freshly_drawn_one_may_be_rolled_before_the_market_is_filled() -> None:
    game = ready("P1 hand: swift_broker", "P1 deck: bold_haggler junk junk junk junk", WAITING)
    play(game, "P1: inventory, done; end")
    expect(game, "P1 asked: before_market", "P1 options: use bold_haggler; end")


def test_it_is_not_rolled_in_the_middle_of_an_action_or_effect() -> None:
    game = ready("P1 hand: bold_haggler swift_broker junk", WAITING)
    expect(game, "P1 offered: use bold_haggler")
    play(game, "P1: play swift_broker")
    expect(game, "P1 asked: order", "P1 refused: use bold_haggler")
    game = ready("P1 hand: bold_haggler swift_broker junk", WAITING)
    play(game, "P1: inventory")
    expect(game, "P1 asked: inventory", "P1 refused: use bold_haggler")


def test_what_is_played_later_is_added_to_the_roll() -> None:
    game = ready("P1 hand: bold_haggler flashy_show", "dice: 2", WAITING)
    play(game, "P1: use bold_haggler; play flashy_show")
    expect(game, "P1 value bold_haggler*#1: 4")


def test_a_bold_haggler_that_left_the_hand_and_came_back_is_fresh() -> None:
    game = ready("P1 hand: bold_haggler swift_broker", "dice: 3 1", WAITING)
    play(game, "P1: use bold_haggler; play swift_broker")
    expect(game, "P1 hand: bold_haggler", "P1 value bold_haggler: 1", "P1 offered: use bold_haggler")
    play(game, "P1: use bold_haggler")
    assert game.view(0)["seats"][0]["values"] == [2]


def test_the_added_value_ends_with_the_turn() -> None:
    game = ready("P1 hand: bold_haggler junk junk junk junk", "dice: 3", "P2 hand:")
    play(game, "P1: use bold_haggler; done; end")
    expect(game, "turn: P1", "P1 value bold_haggler: 1", "P1 offered: use bold_haggler; build")


# New Season


def test_new_season_throws_away_a_card_of_the_discard_pile_and_draws_of_the_market_deck() -> None:
    game = ready("P1 hand: new_season junk", "P1 discard: cookies junk spyglass", "market deck: acorn charm", WAITING)
    play(game, "P1: play new_season")
    expect(game, "P1 asked: throw_from_discard", "P1 options: cookies; spyglass", "P1 refused: junk; done; new_season")
    assert play(game, "P1: spyglass")[:2] == ["threw_away P1 spyglass", "drew_from_market P1"]
    expect(game, "P1 discard: new_season cookies junk", "bin: spyglass", "P1 hand: junk acorn", "market deck: charm")


def test_the_drawn_card_is_seen_by_its_player_alone() -> None:
    game = played("new_season", "P1 discard: cookies", "market deck: acorn charm", *THREE)
    expect(game, "P1 told: drew_from_market P1 acorn", "P2 told: drew_from_market P1", "P2 knows P1 hand:")
    expect(game, "P3 not told: drew_from_market P1 acorn", "watchers not told: drew_from_market P1 acorn")


@pytest.mark.parametrize("pile", ["", "junk junk"])
def test_without_an_animalfolk_card_in_the_discard_pile_nothing_is_drawn(pile: str) -> None:
    game = played("new_season", f"P1 discard: {pile}", "market deck: acorn", WAITING)
    expect(
        game, f"P1 discard: {' '.join(['new_season', *pile.split()])}", "market deck: acorn", "P1 hand: swift_broker"
    )
    expect(game, "P1 asked: act", "junk: 6")


@pytest.mark.rule("MARKET-04")
def test_with_nothing_else_left_the_card_just_thrown_away_is_drawn() -> None:
    game = played("new_season", "P1 discard: cookies junk", WAITING)
    expect(game, "P1 hand: swift_broker cookies", "bin:", "market deck count: 0", "P1 discard: new_season junk")
    assert told(game)[1:4] == ["threw_away P1 cookies", "market_shuffled 1", "drew_from_market P1"]


def test_new_season_does_not_find_itself_and_without_a_place_the_topmost_of_equal_cards_goes() -> None:
    game = ready(
        "P1 hand: new_season junk", "P1 discard: cookies junk new_season cookies", "market deck: acorn", WAITING
    )
    play(game, "P1: play new_season")
    expect(game, "P1 options: cookies; discard.4:cookies; new_season")
    lower = game.clone()
    play(game, "P1: cookies")
    expect(game, "P1 discard: new_season junk new_season cookies", "bin: cookies")
    play(lower, "P1: discard.4:cookies")
    expect(lower, "P1 discard: new_season cookies junk new_season", "bin: cookies")


# Whirligig

MIXED = ["P1 hand: whirligig cookies junk", "P1 deck: spyglass flashy_show charm", "P2 hand: acorn gamble swank"]


def test_whirligig_discards_the_hand_in_any_order_then_draws_as_many() -> None:
    game = ready(*MIXED, "picks: acorn spyglass")
    play(game, "P1: play whirligig")
    expect(game, "P1 asked: order", "P1 options: cookies; junk")
    events = play(game, "P1: junk")
    assert events[:4] == ["discarded P1 junk", "discarded P1 cookies", "drew P1", "drew P1"]
    expect(game, "P1 discard: whirligig cookies junk", "P1 deck: charm", "P1 asked: act")


def test_both_get_as_many_cards_as_they_had() -> None:
    game = ready(*MIXED, "picks: acorn spyglass")
    play(game, "P1: play whirligig; junk")
    expect(game, "P1 hand: acorn spyglass", "P2 hand: flashy_show gamble swank")


def test_the_player_is_chosen_after_the_draw_is_seen() -> None:
    game = ready(*MIXED, "players: 3", "P3 hand: sofa", "picks: sofa spyglass")
    play(game, "P1: play whirligig; junk")
    expect(game, "P1 asked: player", "P1 options: P2; P3", "P1 hand: spyglass flashy_show")
    play(game, "P1: P3")
    expect(game, "P1 hand: sofa spyglass", "P3 hand: flashy_show", "P2 hand: acorn gamble swank")


def test_any_card_may_land_in_either_hand() -> None:
    hands = set()
    for seed in SEEDS * 2:
        game = ready("P1 hand: whirligig junk", "P1 deck: spyglass", "P2 hand: acorn", f"seed: {seed}")
        play(game, "P1: play whirligig")
        hands.add((game.view(0)["seats"][0]["hand"][0], game.view(1)["seats"][1]["hand"][0]))
    assert hands == {("spyglass", "acorn"), ("acorn", "spyglass")}


def test_with_an_empty_hand_whirligig_does_nothing() -> None:
    game = played("whirligig", "P1 hand: whirligig", "P1 deck: spyglass", *THREE)
    assert kinds(told(game)) == ["played", "resolved"]
    expect(game, "P1 deck: spyglass", "P2 hand: junk junk", "P3 hand: junk", "P1 discard: whirligig")


def test_with_an_empty_hand_on_the_other_side_the_drawn_cards_stay() -> None:
    game = ready("P1 hand: whirligig cookies junk", "P1 deck: spyglass flashy_show", "P2 deck: acorn")
    play(game, "P1: play whirligig; junk")
    expect(game, "P1 hand: spyglass flashy_show", "P2 hand:", "P2 deck: acorn")


def test_with_an_empty_hand_on_the_other_side_nothing_is_mixed() -> None:
    lines = [
        "P1 hand: whirligig cookies junk",
        "P1 deck: spyglass@3 flashy_show",
        "P2 deck: acorn gamble",
        "P3 hand: junk",
    ]
    game = ready("players: 3", *lines)
    play(game, "P1: play whirligig; junk; P2")
    expect(game, "P3 told: mixed_hands P1 1", "P3 not told: got", "P3 knows P1 hand: spyglass")
    for seed in SEEDS:
        assert sorted(game.redeal(2, seed).view(0)["seats"][0]["hand"]) == ["flashy_show", "spyglass"]


def test_each_of_the_two_knows_where_the_cards_are_that_were_theirs() -> None:
    game = ready(*MIXED, "players: 3", "P3 hand: junk", "picks: acorn spyglass")
    play(game, "P1: play whirligig; junk; P2")
    expect(game, "P1 knows P2 hand: flashy_show", "P2 knows P1 hand: acorn")
    for who in ("P3", "watchers"):
        expect(game, f"{who} knows P1 hand:", f"{who} knows P2 hand:")
    expect(game, "P1 told: got P1 acorn; got P1 spyglass", "P1 not told: got P2 flashy_show; got P2 gamble")
    expect(game, "P2 told: got P2 flashy_show; got P2 gamble; got P2 swank", "P2 not told: got P1 acorn")
    expect(game, "P3 told: mixed_hands P1 1; got P1; got P2", "P3 not told: got P1 acorn; got P2 gamble")


def test_of_equal_cards_nobody_knows_which_one_came_back() -> None:
    hands = ["P1 hand: whirligig junk junk", "P1 deck: cookies spyglass", "P2 hand: cookies sofa"]
    game = ready(*hands, "picks: cookies sofa")
    play(game, "P1: play whirligig")
    expect(game, "P1 hand: cookies sofa", "P1 knows P2 hand: spyglass", "P2 knows P1 hand: sofa")
    assert game.view(1)["seats"][1]["hand"] == ["cookies", "spyglass"]


def test_what_was_known_of_the_two_hands_is_known_of_both_together() -> None:
    known = ["P2 known: acorn@13w gamble@3w"]
    game = ready(*MIXED, *known, "players: 3", "P3 hand: junk", "picks: spyglass gamble")
    play(game, "P1: play whirligig; junk; P2")
    expect(game, "P1 knows P2 hand: flashy_show acorn", "P3 knows P2 hand:", "P3 knows P1 hand:")


def test_alterations_of_the_discarded_cards_are_lost() -> None:
    game = ready("P1 hand: whirligig bold_haggler", "dice: 3", "P2 hand: acorn", "picks: bold_haggler")
    play(game, "P1: use bold_haggler; play whirligig")
    expect(game, "P1 hand: bold_haggler", "P1 value bold_haggler: 1", "P1 offered: use bold_haggler")


@pytest.mark.parametrize("viewer", range(3))
def test_a_redeal_after_whirligig_keeps_what_each_knows(viewer: int) -> None:
    game = ready(*MIXED, "players: 3", "P3 hand: junk", "P2 deck: sofa swift_broker", "picks: acorn spyglass")
    play(game, "P1: play whirligig; junk; P2")
    hands = set()
    for seed in SEEDS:
        copy = game.redeal(viewer, seed)
        assert seen(copy, viewer) == seen(game, viewer)
        hands.add(tuple(sorted(copy.view(0)["seats"][0]["hand"])))
    third = {card for hand in hands for card in hand} >= {"acorn", "flashy_show", "sofa", "swift_broker"}
    assert (viewer == 2) == third


# Charm


def charmed(card: str, stacks: int, *lines: str) -> Game:
    """P1 with so many stacks has just played Charm, and this card lay on top of the market deck."""
    hand = [] if any(line.startswith("P1 hand") for line in lines) else ["P1 hand: charm swift_broker"]
    game = ready(*hand, stall(stacks), f"market deck: {card}", *lines)
    play(game, "P1: play charm")
    return game


@pytest.mark.parametrize("card", ["spyglass", "charm", "market_discovery"])
def test_charm_builds_a_card_that_is_the_next_stack_by_itself(card: str) -> None:
    game = charmed(card, 3, WAITING)
    assert told(game)[1:] == [f"revealed P1 {card}", f"laid P1 {card} 4", "built P1 4", "resolved P1 charm"]
    expect(game, "P1 next stack: 5", "P1 asked: act", "P1 discard: charm", "bin:", "P1 hand: swift_broker")


@pytest.mark.parametrize(("card", "stacks"), [("spyglass", 2), ("spyglass", 4), ("flashy_show", 3), ("cookies", 0)])
def test_any_other_card_is_thrown_away(card: str, stacks: int) -> None:
    game = charmed(card, stacks, WAITING)
    assert told(game)[1:] == [f"revealed P1 {card}", f"threw_away P1 {card}", "resolved P1 charm"]
    expect(game, f"P1 next stack: {stacks + 1}", f"bin: {card}", "P1 asked: act")


def test_everybody_sees_the_card() -> None:
    game = charmed("spyglass", 5, *THREE)
    for who in ("P1", "P2", "P3", "watchers"):
        expect(game, f"{who} told: revealed P1 spyglass; threw_away P1 spyglass")


def test_no_hand_card_may_join_it() -> None:
    game = charmed("flashy_show", 5, "P1 hand: charm swift_broker", WAITING)
    expect(game, "bin: flashy_show", "P1 hand: swift_broker", "P1 next stack: 6")
    expect(ready(stall(5), "P1 hand: flashy_show swift_broker", WAITING), "P1 offered: build")


def test_flashy_show_counts_for_it() -> None:
    hand = "P1 hand: flashy_show charm swift_broker"
    game = ready(hand, stall(4), "market deck: spyglass", WAITING)
    play(game, "P1: play flashy_show; play charm")
    expect(game, "P1 told: laid P1 spyglass 5; built P1 5", "bin:")
    game = ready(hand, stall(3), "market deck: spyglass", WAITING)
    play(game, "P1: play flashy_show; play charm")
    expect(game, "P1 told: threw_away P1 spyglass", "P1 next stack: 4")


@pytest.mark.parametrize(("stacks", "counts"), [(3, 4), (4, 5), (5, 6)])
def test_accordion_counts_one_less_or_more_where_that_makes_the_stack(stacks: int, counts: int) -> None:
    game = charmed("accordion", stacks, WAITING)
    expect(game, f"P1 told: laid P1 accordion {counts}; built P1 {stacks + 1}", "P1 asked: act")


@pytest.mark.parametrize("stacks", [2, 6])
def test_accordion_does_not_reach_farther(stacks: int) -> None:
    expect(charmed("accordion", stacks, WAITING), "bin: accordion", f"P1 next stack: {stacks + 1}")


def test_what_alters_single_cards_does_not_alter_the_shown_one() -> None:
    game = ready("P1 hand: bold_haggler charm", "P1 stall: cookies", "market deck: bold_haggler", "dice: 1", WAITING)
    play(game, "P1: use bold_haggler; play charm")
    expect(game, "bin: bold_haggler")


@pytest.mark.rule("MARKET-04")
def test_charm_reforms_the_market_deck_and_without_any_card_does_nothing() -> None:
    game = ready(stall(3), "P1 hand: charm swift_broker", "bin: spyglass", WAITING)
    play(game, "P1: play charm")
    expect(game, "P1 told: market_shuffled 1; revealed P1 spyglass; built P1 4", "bin:")
    game = ready(stall(3), "P1 hand: charm swift_broker", WAITING)
    play(game, "P1: play charm")
    assert told(game)[1:] == ["resolved P1 charm"]
    expect(game, "P1 asked: act", "P1 discard: charm")


@pytest.mark.rule("WIN-05")
def test_the_last_stack_built_by_charm_wins_at_once() -> None:
    game = charmed("accordion", 7, "alterations: add/2/P1/all", WAITING)
    expect(game, "P1 told: laid P1 accordion 8; built P1 8; won P1", "P1 not told: resolved", "winner: P1")
    expect(game, "P1 schedule: charm", "P1 hand: swift_broker")


@pytest.mark.rule("WIN-05")
def test_the_further_stack_of_winter_is_coming_can_win_inside_charm() -> None:
    hand = "P1 hand: charm accordion stashing_vendor"
    game = ready(stall(6), hand, "alterations: add/2/P1/all", "market deck: winter_is_coming", WAITING)
    play(game, "P1: play charm; build")
    expect(game, "P1 told: built P1 8; won P1", "winner: P1", "P1 schedule: charm")


def test_a_position_between_the_stacks_of_charm_comes_back() -> None:
    hand = "P1 hand: charm flashy_show swift_broker"
    game = charmed("winter_is_coming", 4, hand, WAITING)
    expect(game, "P1 asked: build_again", "P1 schedule: charm")
    again = Game.from_position(game.position())
    assert again == game
    play(again, "P1: build")
    expect(again, "P1 next stack: 7", "P1 discard: charm")


# Gamble


def test_gamble_chooses_a_player_then_rolls_then_exchanges_random_cards() -> None:
    lines = ["P1 hand: gamble cookies spyglass junk", "P2 hand: acorn swank sofa", "P3 hand: junk"]
    game = ready("players: 3", *lines, "dice: 2", "picks: cookies junk sofa acorn")
    play(game, "P1: play gamble")
    expect(game, "P1 asked: player", "P1 options: P2; P3", "P1 not told: rolled")
    play(game, "P1: P2")
    expect(game, "P1 hand: spyglass sofa acorn", "P2 hand: swank cookies junk", "P3 hand: junk", "P1 asked: act")
    expect(game, "P1 told: rolled P1 2; gave P1 cookies 1; gave P1 junk 1; took_from_hand P1 sofa 1")


def test_only_the_two_see_the_exchanged_cards() -> None:
    hands = ["P1 hand: gamble cookies spyglass", "P2 hand: acorn swank", "P3 hand: junk"]
    game = ready("players: 3", *hands, "dice: 1", "picks: cookies acorn")
    play(game, "P1: play gamble; P2")
    expect(game, "P2 told: gave P1 cookies 1; took_from_hand P1 acorn 1", "P3 told: gave P1 1; took_from_hand P1 1")
    expect(game, "P1 knows P2 hand: cookies", "P2 knows P1 hand: acorn", "P3 knows P1 hand:", "P3 knows P2 hand:")
    expect(game, "P3 not told: gave P1 cookies; took_from_hand P1 acorn", "watchers not told: gave P1 cookies")


@pytest.mark.parametrize(
    ("own", "theirs", "side", "count"),
    [
        ("swift_broker junk junk junk", "acorn", 3, 1),
        ("swift_broker", "acorn acorn acorn", 3, 1),
        ("swift_broker junk", "acorn acorn acorn", 3, 2),
        ("swift_broker junk junk junk", "acorn acorn acorn acorn", 3, 3),
        ("swift_broker junk junk junk", "acorn acorn acorn acorn", 1, 1),
    ],
)
def test_no_more_is_exchanged_than_both_hands_hold(own: str, theirs: str, side: int, count: int) -> None:
    game = played("gamble", f"P1 hand: gamble {own}", f"P2 hand: {theirs}", f"dice: {side}")
    moved = Counter(kinds(told(game)))
    assert moved["gave"] == moved["took_from_hand"] == count
    assert game.view(0)["seats"][0]["hand"].count("acorn") == count
    expect(game, f"P1 hand count: {len(own.split())}", f"P2 hand count: {len(theirs.split())}")


@pytest.mark.rule("COMP-08")
def test_a_0_exchanges_nothing() -> None:
    game = played("gamble", "P1 hand: gamble swift_broker", "P2 hand: acorn", "dice: 0")
    assert told(game)[1:] == ["rolled P1 0", "resolved P1 gamble"]
    expect(game, "P1 hand: swift_broker", "P2 hand: acorn", "P1 asked: act")


def test_with_an_empty_hand_nothing_is_exchanged() -> None:
    game = played("gamble", "P1 hand: gamble", "P2 hand: acorn", "dice: 3")
    expect(game, "P1 hand:", "P2 hand: acorn", "P1 told: rolled P1 3; resolved P1 gamble", "P1 not told: gave")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_that_is_given_cannot_come_back(seed: str) -> None:
    game = played("gamble", "P1 hand: gamble spyglass", "P2 hand: junk acorn", "dice: 1", f"seed: {seed}")
    expect(game, "P1 hand count: 1", "P1 knows P2 hand: spyglass")
    assert game.view(0)["seats"][0]["hand"] != ["spyglass"]


def test_all_cards_of_the_hands_may_be_picked() -> None:
    picked = Counter[str]()
    for seed in SEEDS:
        game = played("gamble", "P1 hand: gamble cookies spyglass", "P2 hand: acorn sofa", "dice: 1", f"seed: {seed}")
        picked.update(text.split()[2] for text in told(game, 0) if text.split()[0] in ("gave", "took_from_hand"))
    assert set(picked) == {"cookies", "spyglass", "acorn", "sofa"}


def test_who_gives_and_gets_the_same_card_still_knows_of_the_one_given() -> None:
    game = ready("P1 hand: gamble cookies", "P2 hand: cookies junk", "dice: 1", "picks: cookies cookies")
    play(game, "P1: play gamble")
    expect(game, "P1 hand: cookies", "P2 hand: cookies junk", "P1 knows P2 hand: cookies", "P2 knows P1 hand: cookies")


def test_an_altered_card_that_is_given_away_is_plain_again() -> None:
    game = ready("P1 hand: gamble bold_haggler", "P2 hand: junk", "dice: 3 1")
    play(game, "P1: use bold_haggler; play gamble")
    expect(game, "P2 hand: bold_haggler", "P1 hand: junk")


# Blindfold

HELD = "P1 hand: blindfold cookies spyglass junk"


def concealed(card: str, *lines: str, player: str = "") -> Game:
    """P1 has played Blindfold and chosen this card; an opponent is to guess."""
    hand = [] if any(line.startswith("P1 hand") for line in lines) else [HELD]
    game = ready(*hand, *lines)
    play(game, f"P1: play blindfold{player}; {card}")
    return game


def test_blindfold_asks_for_an_opponent_then_a_card_then_the_opponent() -> None:
    game = played("blindfold", HELD, *THREE)
    expect(game, "P1 asked: player", "P1 options: P2; P3")
    play(game, "P1: P3")
    expect(game, "P1 asked: conceal", "P1 options: cookies; spyglass; junk", "P1 refused: done; blindfold")
    play(game, "P1: spyglass")
    expect(game, "P3 asked: guess_held", "P3 options: 1; 2; 3; 4; 5", "P2 not offered: 1", "P3 refused: 0; 6; done")


def test_a_right_guess_discards_the_card() -> None:
    game = concealed("spyglass", WAITING)
    assert play(game, "P2: 4") == [
        "guessed P2 4",
        "revealed P1 spyglass",
        "discarded P1 spyglass",
        "resolved P1 blindfold",
    ]
    expect(game, "P1 hand: cookies junk", "P1 discard: blindfold spyglass", "turn: P1")


def test_a_wrong_guess_lets_the_player_set_the_value_for_this_turn() -> None:
    game = concealed("spyglass", WAITING)
    assert play(game, "P2: 3") == ["guessed P2 3", "revealed P1 spyglass"]
    expect(game, "P1 asked: set_value", "P1 options: 1; 2; 3; 4; 5", "P1 refused: 0; 6; done")
    assert play(game, "P1: 1") == ["set_value P1 spyglass 1", "resolved P1 blindfold"]
    expect(game, "P1 value spyglass#1: 1", "P1 value cookies: 2", "P1 asked: act", "P1 discard: blindfold")
    expect(game, "P1 offered: build; play spyglass#1")


def test_the_card_is_shown_to_all_only_after_the_guess() -> None:
    game = concealed("spyglass", *THREE, player="; P2")
    for who in ("P2", "P3", "watchers"):
        expect(game, f"{who} knows P1 hand:", f"{who} not told: revealed")
    play(game, "P2: 1")
    for who in ("P2", "P3", "watchers"):
        expect(game, f"{who} knows P1 hand: spyglass", f"{who} told: guessed P2 1; revealed P1 spyglass")


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_nobody_else_can_tell_which_card_was_chosen(viewer: int | None) -> None:
    games = [concealed(card, *THREE, player="; P2") for card in ("cookies", "spyglass", "junk")]
    first, *others = [seen(game, viewer) for game in games]
    assert others == [first, first]
    assert pending(first).get("chosen", []) == []
    told_first, *told_others = [told(game, viewer) for game in games]
    assert told_others == [told_first, told_first]


def test_the_player_who_chose_the_card_sees_it_while_the_other_thinks() -> None:
    game = concealed("spyglass", WAITING)
    assert pending(game.view(0))["chosen"] == ["spyglass"]
    assert "options" not in pending(game.view(0))
    play(game, "P2: 1")
    assert pending(game.view(0))["chosen"] == ["spyglass#1"]
    assert "chosen" not in pending(game.view(1))


@pytest.mark.parametrize("viewer", [1, 2])
def test_a_redeal_chooses_another_card_for_whoever_does_not_know_it(viewer: int) -> None:
    games = [concealed(card, *THREE, player="; P2") for card in ("cookies", "spyglass")]
    chosen = set()
    for seed in SEEDS:
        copies = [game.redeal(viewer, seed) for game in games]
        assert copies[0] == copies[1]
        assert seen(copies[0], viewer) == seen(games[0], viewer)
        chosen.add(pending(copies[0].view(0))["chosen"][0])
        copies[0].answer("2")
        assert told(copies[0])[1].startswith("revealed P1")
    assert chosen == {"cookies", "spyglass", "junk"}


def test_a_redeal_of_the_player_who_chose_keeps_the_card() -> None:
    game = concealed("spyglass", WAITING)
    for seed in SEEDS[:5]:
        copy = game.redeal(0, seed)
        assert pending(copy.view(0))["chosen"] == ["spyglass"]
        assert copy.options == ["1", "2", "3", "4", "5"]


def test_positions_and_records_come_back_while_the_guess_is_open() -> None:
    game = table(DECKS, HELD, WAITING)
    play(game, "P1: play blindfold; spyglass")
    for answer in ("P2: 1", "P1: 5"):
        assert Game.from_position(game.position()) == game
        assert read_record(game.record()) == game
        play(game, answer)
    assert read_record(game.record()) == game


@pytest.mark.parametrize(("guess", "pile"), [("2", "blindfold"), ("3", "blindfold cookies")])
def test_the_guess_is_compared_with_what_the_card_counts_now(guess: str, pile: str) -> None:
    game = concealed("cookies", "alterations: add/1/P1/all", WAITING)
    play(game, f"P2: {guess}")
    if guess == "2":
        play(game, "P1: 1")
    expect(game, f"P1 discard: {pile}")


@pytest.mark.parametrize("card", ["cookies", "spyglass#1", "bold_haggler*#2", "junk"])
def test_what_may_be_guessed_does_not_depend_on_the_card(card: str) -> None:
    hand = "P1 hand: blindfold cookies spyglass#1 bold_haggler*#2 junk"
    game = concealed(card, hand, "alterations: times/3/P1/#1 add/0/P1/#2 add/1/P1/all add/9/P2/all", WAITING)
    expect(game, "P2 options: 2; 3; 4; 5; 6; 13")


def test_an_altered_card_can_be_guessed() -> None:
    hand = "P1 hand: blindfold spyglass#1 junk"
    game = concealed("spyglass#1", hand, "alterations: times/3/P1/#1", WAITING)
    play(game, "P2: 12")
    expect(game, "P1 discard: blindfold spyglass", "P1 hand: junk")


def test_the_set_value_takes_the_place_of_what_was_before_and_later_changes_are_added() -> None:
    hand = "P1 hand: blindfold spyglass#1 flashy_show"
    game = concealed("spyglass#1", hand, "alterations: times/3/P1/#1 add/1/P1/all", WAITING)
    play(game, "P2: 2", "P1: 5")
    expect(game, "P1 value spyglass#1: 5")
    play(game, "P1: play flashy_show")
    expect(game, "P1 value spyglass#1: 6")


def test_the_set_value_must_be_used_and_ends_with_the_turn() -> None:
    hand = "P1 hand: blindfold swift_broker junk junk junk junk"
    game = concealed("swift_broker", hand, "market: - - - - spyglass", "P2 hand: junk")
    play(game, "P2: 2", "P1: 4")
    expect(game, "P1 not offered: build", "P1 refused: buy spyglass+0, swift_broker#1, junk")
    expect(game, "P1 offered: buy spyglass+0")
    play(game, "P1: inventory, done; end")
    assert "swift_broker" in game.view(0)["seats"][0]["hand"]
    assert game.peek().alterations == []


def test_a_card_set_to_another_value_that_leaves_the_hand_is_plain_again() -> None:
    game = concealed("cookies", "P1 hand: blindfold cookies swift_broker", "shuffle P1: cookies", WAITING)
    play(game, "P2: 1", "P1: 5; play swift_broker")
    expect(game, "P1 hand: cookies", "P1 value cookies: 2")


def test_an_accordion_set_to_1_may_count_0_in_a_stack() -> None:
    hand = "P1 hand: blindfold accordion winter_is_coming"
    game = concealed("accordion", hand, stall(4), WAITING)
    play(game, "P2: 1", "P1: 1; build, winter_is_coming, accordion#1-1")
    expect(game, "P1 told: laid P1 accordion 0; built P1 5")


def test_of_two_equal_cards_one_is_set() -> None:
    game = played("blindfold", "P1 hand: blindfold cookies cookies", WAITING)
    play(game, "P2: 1", "P1: 5")
    expect(game, "P1 hand: cookies#1 cookies", "P1 value cookies#1: 5", "P1 value cookies: 2")
    expect(game, "P2 knows P1 hand: cookies")


def test_a_single_card_is_chosen_by_itself() -> None:
    game = played("blindfold", "P1 hand: blindfold junk", WAITING)
    expect(game, "P2 asked: guess_held")
    play(game, "P2: 1")
    expect(game, "P1 discard: blindfold junk", "P1 hand:")


def test_without_a_hand_card_blindfold_does_nothing() -> None:
    game = played("blindfold", "P1 hand: blindfold", *THREE)
    assert kinds(told(game))[:2] == ["played", "resolved"]
    expect(game, "P1 discard: blindfold", "P1 not told: guessed; revealed")


@pytest.mark.parametrize("card", ["new_season", "whirligig", "charm", "gamble", "blindfold"])
def test_every_technique_gives_a_bonus_action(card: str) -> None:
    game = ready(f"P1 hand: {card} swift_broker", "P1 deck: swift_broker", "P2 hand: swift_broker", "dice: 0")
    play(game, f"P1: play {card}")
    if card == "blindfold":
        play(game, "P2: 2", "P1: 1")
    expect(game, "P1 asked: act", f"P1 discard: {card}" + (" swift_broker" if card == "whirligig" else ""))


def test_a_plain_card_built_by_charm_gives_no_further_stack() -> None:
    game = ready("P1 hand: charm cookies junk", "market deck: swift_broker", "P1 stall:")
    play(game, "P1: play charm")
    expect(game, "P1 stall: swift_broker", "P1 asked: act", "P1 offered: build")
