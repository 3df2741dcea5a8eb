"""Observant Snowy Owls: what each printed sentence and each ruling says.

When reactions are offered, to whom and in which order, stands in tests/engine/test_rules_owl.py.
"""

from __future__ import annotations

import pytest

from animalfolk import Game
from animalfolk.engine.view import pending
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table

DECKS = "decks: owls chameleons macaws pandas squirrels"
MANY = "decks: owls raccoons crocodiles sloths platypuses"
WAITING = "P2 hand: junk junk"
FOR_SALE = "market: - - - - cookies"

pytestmark = pytest.mark.card


# Wise Spy


def spy(*lines: str) -> Game:
    """P1 holds a Wise Spy."""
    return table(DECKS, "P1 hand: wise_spy junk", *lines, WAITING, hold=[0])


def test_wise_spy_draws_three_cards_and_puts_them_back_in_any_order() -> None:
    game = spy("P1 deck: acorn cookies spyglass junk")
    play(game, "P1: use wise_spy")
    expect(game, "P1 asked: return", "P1 options: acorn; cookies; spyglass", "P1 refused: done; junk")
    play(game, "P1: acorn; spyglass")
    expect(game, "P1 deck: cookies spyglass acorn junk", "P1 hand: wise_spy* junk", "P1 asked: act")


def test_wise_spy_shows_the_three_cards_to_nobody_else() -> None:
    game = spy("P1 deck: acorn cookies spyglass junk")
    events = play(game, "P1: use wise_spy; acorn; spyglass")
    assert events == ["used P1 wise_spy", *["set_aside P1"] * 3, *["returned P1"] * 3]
    expect(game, "P1 knows P1 deck: cookies spyglass acorn", "P2 knows P1 deck:", "watchers knows P1 deck:")


def test_wise_spy_is_named_as_the_card_that_asks() -> None:
    game = spy("P1 deck: acorn cookies spyglass junk")
    assert pending(game.view(0))["card"] is None
    play(game, "P1: use wise_spy")
    assert [pending(game.view(viewer))["card"] for viewer in (0, 1, None)] == ["wise_spy"] * 3
    play(game, "P1: acorn; spyglass")
    assert pending(game.view(0))["card"] is None


def test_wise_spy_may_be_left_unused() -> None:
    game = spy("P1 deck: acorn")
    expect(game, "P1 offered: use wise_spy; inventory")
    assert "used" not in kinds(play(game, "P1: inventory, done; end"))


def test_a_used_wise_spy_is_not_offered_again_in_that_turn_but_another_copy_is() -> None:
    game = table(DECKS, "P1 hand: wise_spy wise_spy", "P1 deck: junk junk junk", WAITING, hold=[0])
    play(game, "P1: use wise_spy")
    expect(game, "P1 hand: wise_spy wise_spy*", "P1 offered: use wise_spy", "P1 refused: use wise_spy*")
    play(game, "P1: use wise_spy")
    expect(game, "P1 hand: wise_spy* wise_spy*", "P1 refused: use wise_spy; use wise_spy*")


def test_wise_spy_takes_what_is_left_then_reforms_the_deck() -> None:
    game = spy("P1 deck: acorn", "P1 discard: cookies spyglass junk", "shuffle P1: spyglass cookies")
    events = play(game, "P1: use wise_spy")
    assert events[1:] == ["set_aside P1", "shuffled P1 3", "set_aside P1", "set_aside P1"]
    expect(game, "P1 options: acorn; spyglass; cookies")


def test_wise_spy_with_fewer_than_three_cards_takes_those() -> None:
    game = spy("P1 deck: acorn", "P1 discard: cookies")
    play(game, "P1: use wise_spy")
    expect(game, "P1 options: acorn; cookies")
    play(game, "P1: acorn")
    expect(game, "P1 deck: cookies acorn", "P1 discard:")


def test_wise_spy_without_a_card_to_draw_is_not_offered() -> None:
    expect(spy(), "P1 not offered: use wise_spy", "P1 refused: use wise_spy")


@pytest.mark.parametrize("moment", ["end_turn", "before_market"])
def test_wise_spy_may_be_used_in_clean_up_before_and_after_the_fill(moment: str) -> None:
    game = spy("P1 deck: acorn cookies spyglass accordion flashy_show junk junk")
    play(game, "P1: inventory, done")
    expect(game, "P1 asked: end_turn", "P1 options: use wise_spy; end")
    if moment == "before_market":
        play(game, "P1: end")
    expect(game, f"P1 asked: {moment}", "P1 options: use wise_spy; end")
    play(game, "P1: use wise_spy")
    expect(game, "P1 asked: return")


def test_wise_spy_is_not_offered_inside_another_effect_or_between_two_cards_of_a_fill() -> None:
    game = table(DECKS, "P1 hand: wise_spy spyglass", "P1 deck: junk cookies acorn junk junk", WAITING, hold=[0])
    play(game, "P1: play spyglass")
    expect(game, "P1 asked: keep", "P1 refused: use wise_spy")
    game = table(DECKS, "P1 hand: wise_spy", "P1 deck: quality_inspection junk junk junk junk", WAITING, hold=[0])
    play(game, "P1: inventory, done; end")
    expect(game, "P1 asked: react", "P1 options: quality_inspection; done", "P1 refused: use wise_spy; wise_spy")


def test_wise_spy_answers_to_nothing_in_another_players_turn() -> None:
    lines = ["P2 hand: wise_spy junk", "P2 deck: junk junk junk"]
    game = table(DECKS, "P1 hand: spyglass acorn swift_broker", "P1 deck: accordion flashy_show", *lines)
    play(game, "P1: play swift_broker; spyglass")
    expect(game, "P1 asked: act", "P2 refused: use wise_spy")
    play(game, "P1: inventory, done")
    expect(game, "turn: P2", "P2 asked: act", "P2 offered: use wise_spy")


# Ancient Knowledge

SEARCHES = ["P2 hand: ancient_knowledge junk", "P2 deck: acorn cookies junk junk"]


def knowing(*lines: str) -> Game:
    """P1 has just played Favourite Toy; P2 may hold Ancient Knowledge."""
    given = {line.split(":")[0] for line in lines}
    defaults = [line for line in SEARCHES if line.split(":")[0] not in given]
    game = table(DECKS, "P1 hand: flashy_show swift_broker", *defaults, *lines, hold=[0])
    play(game, "P1: play flashy_show")
    return game


def test_ancient_knowledge_is_offered_after_another_players_technique_is_resolved() -> None:
    game = knowing()
    expect(game, "P2 asked: react", "P2 options: ancient_knowledge; done", "P1 discard: flashy_show")
    assert pending(game.view(1))["to"] == {"happened": "technique", "seat": 0}


def test_ancient_knowledge_searches_the_deck_discards_a_card_and_shuffles() -> None:
    game = knowing("shuffle P2: junk cookies")
    events = play(game, "P2: ancient_knowledge")
    assert events == ["used P2 ancient_knowledge"]
    expect(game, "P2 asked: may_discard_found", "P2 options: junk; cookies; acorn; done")
    events = play(game, "P2: acorn")
    assert events == ["discarded P2 acorn", "deck_shuffled P2 3"]
    expect(game, "P2 discard: acorn", "P2 deck: junk cookies junk", "P2 hand: ancient_knowledge junk", "P1 asked: act")


def test_ancient_knowledge_shuffles_even_if_nothing_is_discarded() -> None:
    game = knowing("shuffle P2: junk cookies")
    events = play(game, "P2: ancient_knowledge; done")
    assert events == ["used P2 ancient_knowledge", "deck_shuffled P2 4"]
    expect(game, "P2 discard:", "P2 deck count: 4", "P1 asked: act")


def test_what_ancient_knowledge_finds_is_seen_by_its_owner_alone() -> None:
    game = knowing()
    play(game, "P2: ancient_knowledge")
    assert pending(game.view(1))["options"] == ["junk", "cookies", "acorn", "done"]
    assert game.view(0)["decision"] == {"seat": 1, "card": "ancient_knowledge"}
    play(game, "P2: done")
    expect(game, "P1 knows P2 deck:", "P2 knows P2 deck:")


def test_ancient_knowledge_may_be_declined() -> None:
    game = knowing()
    assert play(game, "P2: done") == []
    expect(game, "P2 hand: ancient_knowledge junk", "P2 deck: acorn cookies junk junk", "P1 asked: act")


def test_ancient_knowledge_does_not_answer_to_ones_own_technique() -> None:
    game = table(DECKS, "P1 hand: flashy_show swift_broker ancient_knowledge", "P1 deck: junk acorn", WAITING, hold=[0])
    play(game, "P1: play flashy_show")
    expect(game, "P1 asked: act")


def test_ancient_knowledge_with_an_empty_deck_is_not_offered_and_nothing_is_reformed() -> None:
    game = knowing("P2 deck:", "P2 discard: junk acorn")
    expect(game, "P1 asked: act", "P2 discard: junk acorn", "P2 refused: ancient_knowledge; done")


def test_ancient_knowledge_waits_for_a_delayed_technique_to_end() -> None:
    lines = ["P1 hand: siesta magnet", "P1 discard: magnet", "P2 hand: ancient_knowledge", "P2 deck: junk junk"]
    game = table(MANY, *lines, hold=[0])
    play(game, "P1: play siesta")
    expect(game, "P1 asked: act", "P1 schedule: siesta")
    game = table(MANY, "turn: 1 P1", "moment: start", "P1 schedule: siesta", *lines, hold=[0])
    expect(game, "P1 asked: may_recover")
    play(game, "P1: done")
    expect(game, "P2 asked: react", "P1 discard: siesta magnet", "P1 schedule:")
    play(game, "P2: done")
    expect(game, "P1 asked: act")


def test_ancient_knowledge_answers_to_a_technique_that_only_ends_at_the_start_of_a_turn() -> None:
    lines = ["P1 schedule: lost_shipments", "P1 hand: junk", "P2 hand: ancient_knowledge", "P2 deck: junk junk"]
    game = table(MANY, "turn: 1 P1", "moment: start", *lines, hold=[0])
    expect(game, "P2 asked: react", "P2 options: ancient_knowledge; done", "P1 discard: lost_shipments")


def test_ancient_knowledge_answers_to_a_technique_that_is_swapped_away() -> None:
    game = table(DECKS, "P1 hand: acorn junk", *SEARCHES, "P2 stall: swift_broker", hold=[0])
    play(game, "P1: play acorn")
    expect(game, "P1 hand: junk swift_broker", "P1 discard:", "P2 asked: react", "P2 options: ancient_knowledge; done")


def test_a_played_technique_lies_on_the_discard_pile_when_ancient_knowledge_is_offered() -> None:
    lines = ["P1 discard: ancient_knowledge", "P2 hand: reflection", "P2 deck: junk junk"]
    game = table(DECKS, "P1 hand: flashy_show swift_broker", *lines, hold=[0])
    play(game, "P1: play flashy_show")
    expect(
        game, "P1 discard: flashy_show ancient_knowledge", "P1 asked: act", "P2 refused: reflection=ancient_knowledge"
    )
    game = table(DECKS, "P1 hand: acorn junk", *lines, "P2 stall: swift_broker", hold=[0])
    play(game, "P1: play acorn")
    expect(game, "P1 discard: ancient_knowledge", "P2 options: reflection=ancient_knowledge; done")


# Quality Inspection


def test_a_quality_inspection_that_was_bought_may_throw_away_a_card_and_draw() -> None:
    lines = ["market: - - - - quality_inspection", "P1 hand: flashy_show junk acorn", "P1 deck: cookies"]
    game = table(DECKS, *lines, WAITING, hold=[0])
    play(game, "P1: buy quality_inspection+0, flashy_show")
    expect(game, "P1 asked: react", "P1 options: quality_inspection; done")
    assert pending(game.view(0))["to"] == {"happened": "arrival", "seat": 0}
    play(game, "P1: quality_inspection")
    expect(game, "P1 asked: throw_away", "P1 options: quality_inspection*; junk; acorn", "P1 refused: done")
    events = play(game, "P1: acorn")
    assert events == ["threw_away P1 acorn", "drew P1"]
    expect(game, "P1 hand: quality_inspection junk cookies", "bin: acorn", "P1 asked: end_turn")


def test_quality_inspection_may_throw_itself_away() -> None:
    game = table(DECKS, "P1 hand: prepaid_good junk", "market: - - - - quality_inspection", "P1 deck: acorn", hold=[0])
    play(game, "P1: play prepaid_good; quality_inspection; quality_inspection*")
    expect(game, "P1 hand: junk acorn", "bin: quality_inspection", "P1 asked: end_turn")


def test_without_a_throw_away_quality_inspection_draws_nothing() -> None:
    game = table(DECKS, "P1 hand: prepaid_good junk", "market: - - - - quality_inspection", "P1 deck: acorn", hold=[0])
    assert play(game, "P1: play prepaid_good; done")[-1] == "resolved P1 prepaid_good"
    expect(game, "P1 hand: junk quality_inspection", "P1 deck: acorn", "bin:")


def test_quality_inspection_throws_away_even_if_nothing_can_be_drawn() -> None:
    lines = ["P1 hand: dirty_exchange quality_inspection swift_broker", "P2 hand: junk junk"]
    game = table("decks: owls macaws raccoons squirrels", *lines, hold=[0])
    play(game, "P1: play dirty_exchange; quality_inspection")
    assert play(game, "P2: quality_inspection; junk") == ["used P2 quality_inspection", "threw_away P2 junk"]
    expect(game, "P2 hand: quality_inspection", "P1 asked: act")


COMES = {
    "drawn": (["P1 hand: swift_broker junk", "P1 deck: quality_inspection"], "play swift_broker"),
    "kept": (["P1 hand: spyglass", "P1 deck: quality_inspection junk"], "play spyglass; quality_inspection"),
    "found": (["P1 hand: magnet", "P1 deck: quality_inspection junk"], "play magnet; quality_inspection"),
    "taken": (["P1 hand: prepaid_good", "market: - - - - quality_inspection"], "play prepaid_good"),
    "bought": (["P1 hand: spyglass", "market: - - - quality_inspection -"], "buy quality_inspection+1"),
    "recovered": (
        ["P1 hand: treasure_hunter", "P2 discard: quality_inspection"],
        "play treasure_hunter",
    ),
    "swapped with the market": (["P1 hand: gift_voucher", "market: - - - - quality_inspection"], "play gift_voucher"),
    "drawn from the market deck": (["P1 hand: swank acorn", "market deck: quality_inspection"], "play swank"),
    "swapped": (["P1 hand: acorn", "P2 stall: quality_inspection"], "play acorn"),
    "taken from a hand": (
        ["P1 hand: dirty_exchange junk", "P2 hand: quality_inspection", "picks: quality_inspection"],
        "play dirty_exchange; junk",
    ),
}


@pytest.mark.parametrize("way", COMES)
def test_quality_inspection_answers_however_it_comes_into_the_hand(way: str) -> None:
    lines, answers = COMES[way]
    decks = "decks: owls macaws pandas squirrels raccoons platypuses polecats chameleons"
    game = table(decks, *lines, *([WAITING] if way != "taken from a hand" else []), hold=[0])
    play(game, f"P1: {answers}")
    expect(game, "P1 asked: react", "P1 options: quality_inspection; done", "P2 refused: quality_inspection; done")


def test_quality_inspection_answers_when_it_is_received_in_another_players_turn() -> None:
    lines = ["P1 hand: dirty_exchange swift_broker quality_inspection", "P2 hand: junk", "P2 deck: acorn"]
    game = table("decks: owls macaws raccoons squirrels", *lines, hold=[0])
    play(game, "P1: play dirty_exchange; quality_inspection")
    expect(
        game,
        "P1 hand: junk swift_broker",
        "P2 asked: react",
        "P2 options: quality_inspection; done",
        "P1 refused: done",
    )
    assert pending(game.view(1))["to"] == {"happened": "arrival", "seat": 1}
    events = play(game, "P2: quality_inspection")
    assert events == ["used P2 quality_inspection", "threw_away P2 quality_inspection", "drew P2"]
    expect(game, "P2 hand: acorn", "P1 asked: act")


def test_quality_inspection_does_not_answer_when_it_is_merely_set_aside() -> None:
    game = table(
        DECKS, "P1 hand: spyglass swift_broker", "P1 deck: quality_inspection cookies acorn", WAITING, hold=[0]
    )
    play(game, "P1: play spyglass")
    expect(game, "P1 asked: keep")
    play(game, "P1: cookies; acorn")
    expect(game, "P1 asked: act", "P1 deck: quality_inspection acorn", "P1 hand: swift_broker cookies")


def test_quality_inspection_that_lies_in_the_hand_already_does_not_answer_to_other_cards() -> None:
    game = table(DECKS, "P1 hand: prepaid_good quality_inspection", FOR_SALE, WAITING, hold=[0])
    play(game, "P1: play prepaid_good")
    expect(game, "P1 asked: end_turn", "P1 hand: quality_inspection cookies")


def test_quality_inspection_in_a_fill_is_resolved_at_once_and_the_fill_goes_on() -> None:
    lines = ["P1 hand: junk", "P1 deck: quality_inspection magnet acorn accordion spyglass sofa"]
    game = table("decks: owls macaws squirrels platypuses polecats", *lines, WAITING, hold=[0])
    play(game, "P1: done; end")
    expect(game, "P1 asked: react", "P1 hand: junk quality_inspection", "P1 deck count: 5", "P1 refused: end")
    play(game, "P1: quality_inspection")
    expect(game, "P1 asked: throw_away", "P1 options: junk; quality_inspection*")
    events = play(game, "P1: junk")
    assert events[:5] == ["threw_away P1 junk", "drew P1", "drew P1", "drew P1", "drew P1"]
    expect(game, "turn: P2", "P1 hand: quality_inspection magnet acorn accordion spyglass", "P1 deck: sofa")


def test_a_declined_inspection_lets_the_fill_go_on() -> None:
    lines = ["P1 hand: junk", "P1 deck: quality_inspection acorn accordion spyglass magnet"]
    game = table("decks: owls macaws squirrels platypuses", *lines, WAITING, hold=[0])
    play(game, "P1: done; end; done")
    expect(game, "turn: P2", "P1 hand: junk quality_inspection acorn accordion spyglass", "P1 deck: magnet")


def test_lost_shipments_limits_the_fill_and_not_the_draw_of_an_inspection() -> None:
    lines = ["P2 schedule: lost_shipments", "P1 hand: junk", "P1 deck: quality_inspection magnet siesta calculations"]
    game = table(MANY, *lines, WAITING, hold=[0])
    play(game, "P1: done; end; quality_inspection; junk")
    expect(game, "turn: P2", "P1 hand: quality_inspection magnet", "P1 deck: siesta calculations")


def test_lost_shipments_stops_at_an_inspection_drawn_by_an_inspection_too() -> None:
    lines = [
        "P2 schedule: lost_shipments",
        "P1 hand: junk junk",
        "P1 deck: quality_inspection quality_inspection siesta",
    ]
    game = table(MANY, *lines, WAITING, hold=[0])
    play(game, "P1: done; end; quality_inspection; junk")
    expect(game, "P1 asked: react", "P1 hand: junk quality_inspection quality_inspection", "P1 deck: siesta")
    play(game, "P1: quality_inspection; junk")
    expect(game, "turn: P2", "P1 hand: quality_inspection quality_inspection siesta")


def test_cookies_thrown_away_in_the_fill_lower_the_hand_size_and_nothing_is_returned() -> None:
    lines = ["P1 hand: cookies junk junk junk junk", "P1 deck: quality_inspection acorn accordion"]
    game = table(DECKS, *lines, WAITING, hold=[0])
    play(game, "P1: done; end")
    expect(game, "P1 asked: react", "P1 hand count: 6")
    play(game, "P1: quality_inspection; cookies")
    expect(game, "turn: P2", "P1 hand: junk junk junk junk quality_inspection acorn", "P1 deck: accordion")


# Binoculars


def buying(*lines: str) -> Game:
    """P1 has just bought the Cookies."""
    game = table(DECKS, "P1 hand: cookies junk", FOR_SALE, *lines, hold=[0])
    play(game, "P1: buy cookies+0, cookies")
    return game


def test_binoculars_draw_a_card_then_discard_one_after_another_players_purchase() -> None:
    game = buying("P2 hand: binoculars junk", "P2 deck: acorn cookies")
    expect(game, "P2 asked: react", "P2 options: binoculars; done", "P1 refused: done; end")
    assert pending(game.view(1))["to"] == {"happened": "purchase", "seat": 0}
    events = play(game, "P2: binoculars")
    assert events == ["used P2 binoculars", "drew P2"]
    expect(game, "P2 asked: discard_one", "P2 options: binoculars*; junk; acorn", "P2 refused: done")
    assert play(game, "P2: acorn") == ["discarded P2 acorn"]
    expect(game, "P2 hand: binoculars junk", "P2 discard: acorn", "P1 asked: end_turn")


def test_binoculars_may_discard_themselves() -> None:
    game = buying("P2 hand: binoculars junk", "P2 deck: acorn cookies")
    play(game, "P2: binoculars; binoculars*")
    expect(game, "P2 hand: junk acorn", "P2 discard: binoculars")


def test_binoculars_may_be_declined() -> None:
    game = buying("P2 hand: binoculars junk", "P2 deck: acorn cookies")
    assert play(game, "P2: done") == []
    expect(game, "P2 hand: binoculars junk", "P2 deck: acorn cookies", "P1 asked: end_turn")


def test_binoculars_with_nothing_to_draw_only_discard() -> None:
    game = buying("P2 hand: binoculars junk")
    expect(game, "P2 options: binoculars; done")
    assert play(game, "P2: binoculars") == ["used P2 binoculars"]
    play(game, "P2: junk")
    expect(game, "P2 hand: binoculars", "P2 discard: junk")


def test_binoculars_do_not_answer_to_ones_own_purchase() -> None:
    game = table(DECKS, "P1 hand: cookies binoculars", "P1 deck: junk", FOR_SALE, WAITING, hold=[0])
    play(game, "P1: buy cookies+0, cookies")
    expect(game, "P1 asked: end_turn")


def test_binoculars_do_not_answer_to_a_card_that_is_taken() -> None:
    game = table(DECKS, "P1 hand: prepaid_good", FOR_SALE, "P2 hand: binoculars", "P2 deck: junk", hold=[0])
    play(game, "P1: play prepaid_good")
    expect(game, "P1 hand: cookies", "P1 asked: end_turn")


def test_binoculars_answer_to_a_purchase_from_the_bin() -> None:
    lines = ["P1 hand: market_discovery", "bin: cookies", "P2 hand: binoculars", "P2 deck: junk"]
    game = table(DECKS, *lines, hold=[0])
    play(game, "P1: buy cookies+bin")
    expect(game, "P1 hand: cookies", "P2 asked: react", "P2 options: binoculars; done")


@pytest.mark.parametrize("zone", ["deck", "discard", "stall"])
def test_binoculars_answer_from_the_hand_only(zone: str) -> None:
    game = buying("P2 hand: junk", f"P2 {zone}: binoculars")
    expect(game, "P1 asked: end_turn", "P2 refused: binoculars; done")


# Balancing

SWAPS = ["P2 hand: balancing junk acorn", "P2 discard: cookies junk spyglass"]


def reforming(*lines: str) -> Game:
    """P1 has just reformed the own deck by playing Favourite Toy."""
    given = {line.split(":")[0] for line in lines}
    defaults = [line for line in SWAPS if line.split(":")[0] not in given]
    hand = "P1 hand: shattered_relic junk junk"
    game = table(DECKS, hand, "P1 discard: cookies acorn", *defaults, *lines, hold=[0])
    play(game, "P1: play shattered_relic")
    return game


def test_balancing_swaps_a_hand_card_with_a_card_of_the_own_discard_pile_after_another_players_shuffle() -> None:
    game = reforming()
    expect(game, "P2 asked: react", "P2 options: balancing; done")
    assert pending(game.view(1))["to"] == {"happened": "shuffle", "seat": 0}
    play(game, "P2: balancing")
    expect(game, "P2 asked: swap_out", "P2 options: cookies; junk; spyglass", "P2 refused: done")
    play(game, "P2: junk")
    expect(game, "P2 asked: swap_in", "P2 options: balancing*; acorn", "P2 refused: junk; done")
    events = play(game, "P2: acorn")
    assert events == ["put_in_discard P2 acorn", "recovered P2 junk"]
    expect(game, "P2 hand: balancing junk junk", "P2 discard: cookies acorn spyglass", "P1 asked: act")
    expect(game, "P1 knows P2 hand: balancing junk", "P2 refused: balancing")


def test_balancing_may_swap_itself() -> None:
    game = reforming()
    play(game, "P2: balancing; spyglass; balancing*")
    expect(game, "P2 hand: junk acorn spyglass", "P2 discard: cookies junk balancing")


def test_balancing_may_be_declined() -> None:
    game = reforming()
    assert play(game, "P2: done") == []
    expect(game, "P2 hand: balancing junk acorn", "P1 asked: act")


def test_of_equal_cards_balancing_takes_the_topmost() -> None:
    game = reforming("P2 discard: junk cookies junk")
    play(game, "P2: balancing; junk; acorn")
    expect(game, "P2 discard: acorn cookies junk")


def test_balancing_without_a_discard_pile_is_not_offered() -> None:
    expect(reforming("P2 discard:"), "P1 asked: act", "P2 refused: balancing; done")


def test_balancing_takes_a_chameleon_as_the_animalfolk_card_it_is() -> None:
    game = reforming("P2 hand: balancing reflection", "P2 discard: cookies")
    play(game, "P2: balancing")
    expect(game, "P2 asked: swap_in", "P2 options: balancing*; reflection")


def test_balancing_does_not_answer_to_a_shuffle_of_the_market() -> None:
    lines = [
        "P1 hand: loyal_partner swift_broker",
        "market: - - - - cookies",
        "bin: acorn",
        "P2 hand: balancing",
        SWAPS[1],
    ]
    game = table(DECKS, *lines, hold=[0])
    assert "market_shuffled 2" in play(game, "P1: play loyal_partner")
    expect(game, "P1 asked: act")


def test_balancing_does_not_answer_to_ones_own_shuffle() -> None:
    lines = ["P1 hand: shattered_relic balancing junk", "P1 discard: cookies acorn"]
    game = table(DECKS, *lines, WAITING, hold=[0])
    assert "shuffled P1 2" in play(game, "P1: play shattered_relic; junk")
    expect(game, "P1 asked: act")


def test_balancing_answers_to_a_shuffle_by_an_effect_of_one_card_or_more_and_not_of_none() -> None:
    decks = "decks: owls macaws squirrels platypuses"
    lines = ["P2 hand: balancing", "P2 discard: junk"]
    game = table(decks, "P1 hand: magnet junk", "P1 deck: junk acorn", *lines, hold=[0])
    assert "deck_shuffled P1 1" in play(game, "P1: play magnet; acorn")
    expect(game, "P2 asked: react", "P2 options: balancing; done")
    game = table(decks, "P1 hand: magnet junk", "P1 deck: acorn", *lines, hold=[0])
    play(game, "P1: play magnet")
    expect(game, "P1 hand: junk acorn", "P1 asked: act")


def test_wily_fellow_with_an_empty_discard_pile_is_no_shuffle() -> None:
    lines = ["P1 hand: wily_fellow siesta", "P2 hand: balancing", "P2 discard: junk"]
    game = table(MANY, *lines, "P1 deck: magnet", hold=[0])
    play(game, "P1: play wily_fellow")
    expect(game, "P1 asked: act")
    game = table(MANY, *lines, "P1 deck: magnet", "P1 discard: siesta", hold=[0])
    play(game, "P1: play wily_fellow")
    expect(game, "P2 asked: react", "P2 options: balancing; done")


# Extra Remarks


def built(*lines: str) -> Game:
    """P1 has just built a stack."""
    game = table(DECKS, "P1 hand: swift_broker junk", *lines, hold=[0])
    play(game, "P1: build, swift_broker")
    return game


REMARKS = ["P2 hand: extra_remarks junk", "P2 deck: junk", "P2 discard: cookies acorn cookies"]


def test_extra_remarks_put_a_discarded_card_on_the_deck_after_another_players_stack() -> None:
    game = built(*REMARKS)
    expect(game, "P2 asked: react", "P2 options: extra_remarks; done")
    assert pending(game.view(1))["to"] == {"happened": "stack", "seat": 0}
    play(game, "P2: extra_remarks")
    expect(game, "P2 asked: discard_to_deck", "P2 refused: done; junk")
    expect(game, "P2 options: cookies; discard.3:cookies; acorn")
    assert play(game, "P2: acorn") == ["put_on_deck P2 acorn"]
    expect(game, "P2 deck: acorn junk", "P2 discard: cookies cookies", "P1 knows P2 deck: acorn", "P1 asked: end_turn")
    expect(game, "watchers knows P2 deck: acorn", "P2 hand: extra_remarks junk")


def test_of_equal_cards_extra_remarks_take_the_topmost_where_no_place_is_named() -> None:
    game = built(*REMARKS)
    play(game, "P2: extra_remarks; cookies")
    expect(game, "P2 discard: acorn cookies", "P2 deck: cookies junk")


def test_extra_remarks_may_be_declined() -> None:
    game = built(*REMARKS)
    assert play(game, "P2: done") == []
    expect(game, "P2 discard: cookies acorn cookies", "P1 asked: end_turn")


def test_extra_remarks_without_a_discard_pile_are_not_offered() -> None:
    expect(built(*REMARKS[:2]), "P1 asked: end_turn", "P2 refused: extra_remarks; done")


def test_extra_remarks_do_not_answer_to_ones_own_stack() -> None:
    lines = ["P1 hand: swift_broker extra_remarks", "P1 discard: cookies"]
    game = table(DECKS, *lines, WAITING, hold=[0])
    play(game, "P1: build, swift_broker")
    expect(game, "P1 asked: end_turn")


def test_extra_remarks_answer_to_each_stack_of_a_chain_and_not_to_the_winning_one() -> None:
    hand = "P1 hand: winter_is_coming shattered_relic shattered_relic"
    game = table(DECKS, hand, stall(4), *REMARKS, hold=[0])
    play(game, "P1: build, winter_is_coming")
    expect(game, "P2 asked: react", "P1 next stack: 6")
    play(game, "P2: extra_remarks; acorn")
    expect(game, "P1 asked: build_again")
    play(game, "P1: build, shattered_relic, shattered_relic")
    expect(game, "P2 asked: react", "P2 options: extra_remarks; done")
    game = table(DECKS, "P1 hand: flashy_show shattered_relic", stall(7), *REMARKS, hold=[0])
    play(game, "P1: build, flashy_show, shattered_relic")
    expect(game, "winner: P1", "P2 refused: extra_remarks; done")


# Chameleons may copy an owl in order to react


def test_reflection_may_react_as_what_was_paid_last_and_lies_on_top() -> None:
    lines = ["P1 hand: binoculars junk junk", "market: - - - accordion -", "P2 hand: reflection junk", "P2 deck: acorn"]
    game = table(DECKS, *lines, hold=[0])
    play(game, "P1: buy accordion+1, junk, junk, binoculars")
    expect(game, "P1 discard: binoculars junk junk", "P2 asked: react", "P2 options: reflection=binoculars; done")
    events = play(game, "P2: reflection=binoculars")
    assert events == ["copied P2 reflection binoculars", "used P2 reflection", "drew P2"]
    expect(game, "P2 asked: discard_one", "P2 options: reflection=binoculars*; junk; acorn")
    play(game, "P2: reflection=binoculars*")
    expect(game, "P2 discard: reflection", "P2 hand: junk acorn")


def test_reflection_does_not_react_as_what_lies_below_the_top() -> None:
    lines = ["P1 hand: binoculars junk junk", "market: - - - accordion -", "P2 hand: reflection junk", "P2 deck: acorn"]
    game = table(DECKS, *lines, hold=[0])
    play(game, "P1: buy accordion+1, binoculars, junk, junk")
    expect(game, "P1 discard: junk junk binoculars", "P1 asked: end_turn", "P2 refused: reflection=binoculars; done")


def test_a_copy_made_out_of_turn_lasts_for_that_turn_and_is_over_after_it() -> None:
    lines = ["P2 hand: trendsetting junk", "P2 deck: acorn acorn junk junk junk", "P2 stall: cookies"]
    market = "market: binoculars accordion - - cookies"
    game = table(DECKS, "P1 hand: cookies junk", market, *lines, hold=[0, 1])
    play(game, "P1: buy cookies+0, cookies")
    expect(game, "P2 options: trendsetting=binoculars; done")
    play(game, "P2: trendsetting=binoculars; junk")
    expect(game, "P2 hand: trendsetting=binoculars acorn", "P1 knows P2 hand: trendsetting", "P1 asked: end_turn")
    play(game, "P1: end")
    expect(game, "turn: P2", "P2 hand: trendsetting acorn")


def test_a_bound_copy_is_not_asked_again_what_to_be_and_answers_to_the_next_thing_of_the_turn() -> None:
    lines = ["P2 hand: trendsetting junk", "P2 deck: junk", "P2 discard: acorn junk", "P3 hand: junk"]
    market = "market: extra_remarks binoculars - - -"
    hand = "P1 hand: winter_is_coming shattered_relic shattered_relic"
    game = table(DECKS, "players: 3", hand, market, stall(4), *lines, hold=[0])
    play(game, "P1: build, winter_is_coming")
    expect(game, "P2 options: trendsetting=extra_remarks; done")
    play(game, "P2: trendsetting=extra_remarks; acorn")
    expect(game, "P2 hand: trendsetting=extra_remarks junk")
    play(game, "P1: build, shattered_relic, shattered_relic")
    expect(game, "P2 asked: react", "P2 options: trendsetting=extra_remarks; done")


def test_seeing_doubles_reacts_as_an_owl_of_the_same_hand_and_shows_it_and_both_may_be_used() -> None:
    lines = ["P2 hand: seeing_doubles binoculars junk", "P2 deck: acorn accordion"]
    game = buying(*lines)
    expect(game, "P2 options: binoculars; seeing_doubles=binoculars; done")
    events = play(game, "P2: seeing_doubles=binoculars")
    assert "shown P2 binoculars 1" in events
    play(game, "P2: junk")
    expect(game, "P2 asked: react", "P2 options: binoculars; done", "P1 knows P2 hand: binoculars seeing_doubles")
    play(game, "P2: binoculars; acorn")
    expect(game, "P1 asked: end_turn", "P2 hand: seeing_doubles=binoculars binoculars accordion")


def test_flexible_shopkeeper_reacts_as_an_owl_of_the_rightmost_stack() -> None:
    hand = "P2 hand: flexible_shopkeeper junk"
    game = buying(hand, "P2 deck: acorn", "P2 stall: swift_broker | binoculars")
    expect(game, "P2 options: flexible_shopkeeper=binoculars; done")
    game = buying(hand, "P2 deck: acorn", "P2 stall: binoculars | cookies")
    expect(game, "P1 asked: end_turn")


def test_good_old_times_reacts_as_the_top_of_the_bin_and_its_own_use_stays_in_its_turn() -> None:
    game = buying("P2 hand: good_old_times junk", "P2 deck: acorn", "bin: binoculars", "market deck: junk")
    expect(game, "P2 options: good_old_times=binoculars; done", "P2 refused: use good_old_times; good_old_times")
    game = buying("P2 hand: good_old_times junk", "P2 deck: acorn", "bin: cookies", "market deck: binoculars")
    expect(game, "P1 asked: end_turn")


def test_a_chameleon_that_comes_into_the_hand_may_act_as_quality_inspection() -> None:
    lines = ["market: quality_inspection - - - trendsetting", "P1 hand: flashy_show junk", "P1 deck: acorn"]
    game = table(DECKS, *lines, WAITING, hold=[0])
    play(game, "P1: buy trendsetting+0, flashy_show")
    expect(game, "P1 asked: react", "P1 options: trendsetting=quality_inspection; done")
    play(game, "P1: trendsetting=quality_inspection; junk")
    expect(game, "P1 hand: trendsetting=quality_inspection acorn", "P1 asked: end_turn")
    play(game, "P1: end")
    expect(game, "turn: P2", "P1 hand count: 5")
    assert "trendsetting" in game.view(0)["seats"][0]["hand"]


def test_a_chameleon_that_lies_in_the_hand_already_does_not_act_as_quality_inspection() -> None:
    lines = ["market: quality_inspection - - - cookies", "P1 hand: trendsetting prepaid_good", "P1 deck: acorn"]
    game = table(DECKS, *lines, WAITING, hold=[0])
    play(game, "P1: play prepaid_good; cookies+0")
    expect(game, "P1 asked: end_turn", "P1 hand: trendsetting cookies")


def test_a_chameleon_drawn_in_a_fill_may_act_as_quality_inspection_at_once() -> None:
    lines = ["P1 hand: junk junk junk", "P1 deck: reflection acorn accordion spyglass"]
    game = table(DECKS, *lines, "P2 discard: quality_inspection", WAITING, hold=[0])
    play(game, "P1: done; end")
    expect(game, "P1 asked: react", "P1 options: reflection=quality_inspection; done", "P1 hand count: 4")
    play(game, "P1: reflection=quality_inspection; junk")
    expect(game, "turn: P2", "P1 hand: junk junk reflection acorn accordion", "P1 deck: spyglass")


def test_of_two_chameleons_that_come_together_each_is_bound_by_its_own_inspection() -> None:
    lines = ["P1 hand: swift_broker junk junk", "P1 deck: reflection reflection acorn cookies"]
    game = table(DECKS, *lines, "P2 discard: quality_inspection", WAITING, hold=[0])
    play(game, "P1: play swift_broker; reflection=quality_inspection; reflection=quality_inspection*")
    expect(game, "P1 asked: react", "P1 hand: reflection acorn", "P1 options: reflection=quality_inspection; done")
    game = table(DECKS, *lines, "P2 discard: quality_inspection", WAITING, hold=[0])
    play(game, "P1: play swift_broker; reflection=quality_inspection; reflection")
    expect(game, "P1 asked: act", "P1 hand: reflection=quality_inspection acorn")
    lines = ["P1 hand: swift_broker junk junk junk", "P1 deck: reflection reflection junk acorn cookies"]
    game = table(DECKS, *lines, "P2 discard: quality_inspection", WAITING, hold=[0])
    play(game, "P1: play swift_broker; reflection=quality_inspection; junk")
    expect(game, "P1 asked: react", "P1 hand: reflection=quality_inspection reflection acorn")
    play(game, "P1: reflection=quality_inspection; acorn")
    expect(game, "P1 hand: reflection=quality_inspection reflection=quality_inspection cookies")


# what a small change of the engine would break unseen


def test_an_inspection_drawn_right_after_the_deck_was_shuffled_comes_before_the_shuffle_is_answered() -> None:
    lines = [
        "P1 hand: junk junk junk junk",
        "P1 discard: quality_inspection",
        "P2 hand: balancing",
        "P2 discard: acorn",
    ]
    game = table(DECKS, *lines, "moment: clean-up", "market: - - - - acorn")
    expect(game, "P1 asked: react", "P1 options: quality_inspection; done", "P2 asked: nothing")
    play(game, "P1: done")
    expect(game, "P2 asked: react", "P2 options: balancing; done")


def test_ancient_knowledge_shows_its_player_which_cards_are_their_own() -> None:
    game = knowing("groups: 43210 43200 43210 43210 43210")
    assert "groups:" in game.position()
    play(game, "P2: ancient_knowledge; done")
    assert "groups:" not in game.position()


def test_a_game_dealt_anew_for_its_receiver_keeps_the_card_that_came() -> None:
    lines = ["P1 hand: junk junk junk cookies", "P1 deck: quality_inspection junk", "moment: clean-up"]
    game = table(DECKS, *lines)
    for number in range(8):
        again = game.redeal(0, f"{number:032x}")
        assert again.options == ["quality_inspection", "done"]
        assert [line for line in again.position().splitlines() if line.startswith("noted:")] == [
            line for line in game.position().splitlines() if line.startswith("noted:")
        ]
