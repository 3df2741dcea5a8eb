"""OWL: reactions, and when they are offered, to whom, and in which order."""

from __future__ import annotations

import pytest

from animalfolk import Game
from animalfolk.engine.view import pending
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table

DECKS = "decks: owls macaws pandas squirrels chameleons"
FOR_SALE = "market: - - - - cookies"
BUYER = "P1 hand: cookies junk"
BUYS = "P1: buy cookies+0, cookies"


def bought(*lines: str, players: int = 4) -> Game:
    """P1 has just bought the Cookies."""
    game = table(DECKS, f"players: {players}", BUYER, FOR_SALE, *lines, hold=[0])
    play(game, BUYS)
    return game


# once for each occurrence


@pytest.mark.rule("OWL-01")
def test_the_same_owl_is_offered_again_for_the_next_purchase() -> None:
    lines = [
        "P2 hand: binoculars junk",
        "P2 deck: junk junk junk junk junk",
        "P3 hand: cookies",
        "market deck: cookies",
    ]
    game = table(DECKS, "players: 3", "turn: 1 P3", FOR_SALE, BUYER, *lines)
    play(game, "P3: buy cookies+0")
    expect(game, "P2 asked: react")
    play(game, "P2: binoculars; junk")
    expect(game, "turn: P1", "P2 hand: binoculars junk")
    play(game, BUYS)
    expect(game, "P2 asked: react", "P2 options: binoculars; done")


@pytest.mark.rule("OWL-01")
def test_the_same_owl_is_offered_for_each_occurrence_of_one_turn_and_once_for_each() -> None:
    lines = ["P2 hand: ancient_knowledge junk", "P2 deck: acorn junk junk"]
    game = table(DECKS, "P1 hand: flashy_show swift_broker", *lines, hold=[0])
    play(game, "P1: play flashy_show")
    play(game, "P2: ancient_knowledge; done")
    expect(game, "P1 asked: act", "P2 hand: ancient_knowledge junk", "P2 refused: ancient_knowledge")
    play(game, "P1: play swift_broker")
    expect(game, "P2 asked: react", "P2 options: ancient_knowledge; done")


@pytest.mark.rule("OWL-01")
def test_two_equal_owls_are_used_once_each_for_one_purchase() -> None:
    game = bought("P2 hand: binoculars binoculars junk", "P2 deck: acorn accordion spyglass", players=2)
    expect(game, "P2 options: binoculars; done")
    play(game, "P2: binoculars; junk")
    expect(game, "P2 asked: react", "P2 options: binoculars; done", "P2 hand: binoculars binoculars* acorn")
    play(game, "P2: binoculars; acorn")
    expect(game, "P1 asked: end_turn", "P2 hand: binoculars binoculars accordion", "P2 refused: binoculars; done")


@pytest.mark.rule("OWL-01")
def test_after_a_decline_there_is_no_second_offer_for_the_same_purchase() -> None:
    game = bought("P2 hand: binoculars binoculars", "P2 deck: acorn", players=2)
    play(game, "P2: done")
    expect(game, "P1 asked: end_turn", "P2 refused: binoculars")


def test_several_reactions_to_one_event_are_possible_with_different_cards() -> None:
    lines = ["P2 hand: extra_remarks trendsetting", "P2 discard: acorn junk", "market: extra_remarks - - - -"]
    game = table(DECKS, "P1 hand: swift_broker junk", *lines, hold=[0])
    play(game, "P1: build")
    expect(game, "P2 options: extra_remarks; trendsetting=extra_remarks; done")
    play(game, "P2: extra_remarks; acorn")
    expect(game, "P2 options: trendsetting=extra_remarks; done")
    play(game, "P2: trendsetting=extra_remarks")
    expect(game, "P1 asked: end_turn", "P2 deck: junk acorn")


# Wise Spy


@pytest.mark.rule("OWL-02")
def test_the_first_owl_is_used_once_in_its_owners_turn_and_never_in_another() -> None:
    lines = [
        "P1 hand: wise_spy junk",
        "P1 deck: acorn junk cookies",
        "P2 hand: wise_spy",
        "P2 deck: acorn junk cookies",
    ]
    game = table(DECKS, *lines, hold=[0])
    expect(game, "P1 offered: use wise_spy", "P2 refused: use wise_spy; wise_spy")
    play(game, "P1: use wise_spy; acorn; junk")
    expect(game, "P1 refused: use wise_spy; use wise_spy*", "P2 refused: use wise_spy")
    play(game, "P1: inventory, done")
    expect(game, "P1 options: end", "P1 refused: use wise_spy*")


@pytest.mark.rule("TYPE-11")
def test_in_anothers_turn_only_passives_that_answer_to_what_happened_are_offered() -> None:
    hand = "P2 hand: binoculars wise_spy extra_remarks balancing ancient_knowledge market_discovery spyglass cookies"
    lines = [hand, "P2 deck: junk junk junk", "P2 discard: acorn", "market deck: acorn"]
    game = bought(*lines, players=2)
    expect(game, "P2 options: binoculars; done")
    expect(game, "P2 refused: extra_remarks; use wise_spy; use market_discovery; play spyglass; inventory")


# optional, shown


@pytest.mark.rule("OWL-03")
@pytest.mark.parametrize("owl", ["ancient_knowledge", "balancing", "binoculars", "extra_remarks", "quality_inspection"])
def test_every_reaction_may_be_declined(owl: str) -> None:
    game = at(owl)
    expect(game, "P2 asked: react", f"P2 options: {owl}; done")
    before = game.view(1)["seats"]
    assert play(game, "P2: done") == []
    assert game.view(1)["seats"] == before
    expect(game, f"P2 refused: {owl}; done")


@pytest.mark.rule("OWL-04", "INFO-07", "TYPE-09")
@pytest.mark.parametrize("owl", ["ancient_knowledge", "balancing", "binoculars", "extra_remarks", "quality_inspection"])
def test_a_reaction_is_shown_to_all(owl: str) -> None:
    game = at(owl)
    expect(game, "watchers knows P2 hand:")
    assert play(game, f"P2: {owl}")[0] == f"used P2 {owl}"
    expect(game, f"P1 knows P2 hand: {owl}", f"P3 knows P2 hand: {owl}", f"watchers knows P2 hand: {owl}")


HANDS = {
    "ancient_knowledge": ("flashy_show swift_broker", "play flashy_show"),
    "balancing": ("shattered_relic swift_broker junk", "play shattered_relic; junk"),
    "binoculars": ("cookies swift_broker", "buy cookies+0, cookies"),
    "extra_remarks": ("swift_broker swift_broker", "build, swift_broker"),
    "quality_inspection": (
        "dirty_exchange quality_inspection swift_broker",
        "play dirty_exchange; P2; quality_inspection",
    ),
}


def at(owl: str) -> Game:
    """P2 is asked whether to react with this owl."""
    hand, answers = HANDS[owl]
    held = "acorn" if owl == "quality_inspection" else owl
    lines = ["players: 3", f"P1 hand: {hand}", f"P2 hand: {held} {held} junk", "P3 hand: junk", FOR_SALE]
    piles = ["P1 discard: acorn acorn", "P2 deck: junk acorn", "P2 discard: cookies acorn", "picks: acorn"]
    game = table("decks: owls macaws squirrels raccoons", *lines, *piles, hold=[0])
    play(game, f"P1: {answers}")
    return game


# who is asked, and in which order


def test_reactions_go_clockwise_from_the_left_of_the_doer_each_complete_before_the_next() -> None:
    deck = "deck: acorn junk"
    hands = [f"P{seat} hand: binoculars junk" for seat in (1, 2, 4)]
    game = table(
        DECKS, "players: 4", "turn: P3", "P3 hand: cookies", FOR_SALE, *hands, f"P4 {deck}", f"P1 {deck}", hold=[2]
    )
    play(game, "P3: buy cookies+0")
    expect(game, "P4 asked: react", "P1 refused: done; binoculars", "P2 refused: done; binoculars")
    play(game, "P4: binoculars")
    expect(game, "P4 asked: discard_one")
    play(game, "P4: acorn")
    expect(game, "P1 asked: react")
    play(game, "P1: done")
    expect(game, "P2 asked: react")
    play(game, "P2: binoculars; junk")
    expect(game, "P3 asked: end_turn")


def test_whoever_cannot_react_is_passed_over() -> None:
    game = bought("P2 hand: junk", "P3 hand: extra_remarks", "P3 discard: junk", "P4 hand: binoculars", "P4 deck: junk")
    expect(game, "P4 asked: react", "P2 refused: done", "P3 refused: done; extra_remarks")


def test_the_doer_of_a_shuffle_is_the_owner_of_the_deck_and_the_active_player_may_react_too() -> None:
    decks = "decks: owls crocodiles macaws squirrels"
    hands = ["P1 hand: little_villain balancing swift_broker", "P2 hand: balancing", "P3 hand: balancing"]
    piles = ["P1 discard: acorn", "P2 deck:", "P2 discard: acorn junk", "P3 deck: junk junk", "P3 discard: acorn"]
    game = table(decks, "players: 3", *hands, *piles, hold=[0])
    assert "shuffled P2 2" in play(game, "P1: play little_villain")
    expect(game, "P3 asked: react", "P3 options: balancing; done")
    assert pending(game.view(2))["to"] == {"happened": "shuffle", "seat": 1}
    play(game, "P3: done")
    expect(game, "P1 asked: react", "P1 options: balancing; done", "P2 refused: balancing; done")
    play(game, "P1: balancing; acorn; swift_broker")
    expect(game, "P1 asked: act", "P1 hand: acorn balancing")


# when: at the end of a step, in the order in which things happened


def test_a_shuffle_inside_a_technique_waits_until_the_technique_lies_on_the_discard_pile() -> None:
    lines = ["P1 hand: spyglass swift_broker", "P1 deck: junk", "P1 discard: acorn cookies"]
    game = table(DECKS, *lines, "P2 hand: balancing", "P2 discard: junk", hold=[0])
    assert "shuffled P1 2" in play(game, "P1: play spyglass")
    expect(game, "P1 asked: keep", "P2 refused: balancing")
    play(game, "P1: acorn; cookies")
    expect(game, "P2 asked: react", "P1 discard: spyglass", "P1 hand: swift_broker acorn")


def test_what_happened_first_is_offered_first_to_all_and_before_the_bonus_action() -> None:
    lines = ["P1 hand: shattered_relic junk swift_broker", "P1 discard: acorn cookies"]
    hands = ["P2 hand: ancient_knowledge balancing", "P2 deck: junk acorn", "P2 discard: junk"]
    others = ["P3 hand: balancing", "P3 discard: junk"]
    game = table(DECKS, "players: 3", *lines, *hands, *others, hold=[0])
    play(game, "P1: play shattered_relic; junk")
    expect(game, "P2 options: balancing; done", "P1 refused: play swift_broker; inventory")
    play(game, "P2: done")
    expect(game, "P3 options: balancing; done")
    play(game, "P3: done")
    expect(game, "P2 options: ancient_knowledge; done")
    play(game, "P2: done")
    expect(game, "P1 asked: act", "P1 offered: play swift_broker")


def test_what_a_reaction_causes_comes_at_the_end_of_the_queue() -> None:
    hands = ["P2 hand: binoculars junk", "P2 discard: acorn cookies", "P3 hand: balancing binoculars", "P3 deck: junk"]
    game = bought(*hands, "P3 discard: junk acorn", "P1 discard: junk", players=3)
    assert "shuffled P2 2" in play(game, "P2: binoculars; junk")
    expect(game, "P3 options: binoculars; done")
    play(game, "P3: binoculars; junk")
    expect(game, "P3 asked: react", "P3 options: balancing; done")
    assert pending(game.view(2))["to"] == {"happened": "shuffle", "seat": 1}
    play(game, "P3: balancing; acorn; balancing*")
    expect(game, "P1 asked: end_turn")


def test_the_shuffle_of_ancient_knowledge_is_itself_reacted_to() -> None:
    hands = ["P1 hand: flashy_show swift_broker balancing", "P1 discard: acorn", "P2 hand: ancient_knowledge"]
    game = table(DECKS, *hands, "P2 deck: junk acorn", hold=[0])
    play(game, "P1: play flashy_show")
    play(game, "P2: ancient_knowledge; done")
    expect(game, "P1 asked: react", "P1 options: balancing; done")
    game = table(DECKS, *hands, "P2 deck: acorn", hold=[0])
    play(game, "P1: play flashy_show")
    play(game, "P2: ancient_knowledge; acorn")
    expect(game, "P1 asked: act", "P2 deck count: 0")


def test_a_purchased_inspection_is_offered_before_the_purchase_and_both_after_the_card_has_come() -> None:
    hands = ["P1 hand: flashy_show junk", "P1 deck: acorn", "P2 hand: binoculars", "P2 deck: junk"]
    game = table(DECKS, *hands, "market: - - - - quality_inspection", hold=[0])
    events = play(game, "P1: buy quality_inspection+0, flashy_show")
    assert kinds(events) == ["paid", "discarded", "bought"]
    expect(game, "P1 asked: react", "P1 options: quality_inspection; done")
    play(game, "P1: quality_inspection; junk")
    expect(game, "P2 asked: react", "P2 options: binoculars; done")


def test_each_stack_of_a_chain_is_offered_before_the_next_and_no_winning_one() -> None:
    hands = ["P2 hand: extra_remarks", "P2 discard: acorn junk"]
    hand = "P1 hand: winter_is_coming empty_chest accordion nostalgic_item"
    game = table(DECKS, hand, stall(6), *hands, hold=[0])
    play(game, "P1: build, winter_is_coming, empty_chest")
    expect(game, "P2 asked: react", "P2 options: extra_remarks; done", "P1 refused: build; end")
    play(game, "P2: done")
    expect(game, "P1 asked: build_again")
    play(game, "P1: build, accordion, nostalgic_item")
    expect(game, "winner: P1", "P2 refused: extra_remarks; done")


def test_a_stack_built_by_charm_belongs_to_the_step_of_charm() -> None:
    lines = ["P1 hand: charm accordion stashing_vendor", stall(4), "market deck: winter_is_coming"]
    hands = ["P2 hand: extra_remarks ancient_knowledge", "P2 discard: acorn junk", "P2 deck: junk"]
    game = table("decks: owls macaws ocelots squirrels", *lines, *hands, hold=[0])
    play(game, "P1: play charm")
    expect(game, "P1 asked: build_again", "P1 next stack: 6", "P2 asked: nothing", "P2 refused: extra_remarks; done")
    play(game, "P1: build, accordion, stashing_vendor")
    for owl in ("extra_remarks", "extra_remarks", "ancient_knowledge"):
        expect(game, "P2 asked: react", f"P2 options: {owl}; done", "P1 discard: charm")
        play(game, "P2: done")
    expect(game, "P2 asked: nothing")


def test_after_a_winning_stack_nothing_is_offered() -> None:
    hands = ["P2 hand: extra_remarks binoculars", "P2 discard: acorn junk"]
    game = table(DECKS, "P1 hand: flashy_show shattered_relic", stall(7), *hands, hold=[0])
    play(game, "P1: build, flashy_show, shattered_relic")
    expect(game, "winner: P1", "P2 refused: extra_remarks; done", "P2 discard: acorn junk")
    assert game.is_over


def test_the_cards_due_at_the_start_of_a_turn_are_a_step_each() -> None:
    decks = "decks: owls sloths macaws squirrels crocodiles"
    lines = [
        "turn: 1 P1",
        "moment: start",
        "P1 schedule: siesta lost_shipments",
        "P1 discard: junk",
        "P1 hand: spyglass",
    ]
    game = table(decks, *lines, "P2 hand: ancient_knowledge", "P2 deck: junk acorn", hold=[0])
    expect(game, "P1 asked: due", "P1 options: siesta; lost_shipments")
    play(game, "P1: lost_shipments")
    expect(game, "P2 asked: react", "P1 schedule: siesta", "P1 discard: lost_shipments junk")
    play(game, "P2: done")
    expect(game, "P1 asked: may_recover")
    play(game, "P1: done")
    expect(game, "P2 asked: react", "P1 schedule:")
    play(game, "P2: done")
    expect(game, "P1 asked: act")


def test_a_shuffle_of_the_fill_is_offered_after_the_fill_and_before_the_market_slides() -> None:
    lines = ["P1 hand: junk", "P1 deck: junk", "P1 discard: acorn acorn acorn", "market: - - - cookies -"]
    game = table(DECKS, *lines, "market deck: acorn acorn acorn acorn", "P2 hand: balancing", "P2 discard: junk")
    expect(game, "P1 asked: inventory")
    play(game, "P1: done")
    expect(game, "P2 asked: react", "P1 hand count: 5", "market: - - - cookies -", "turn: P1")
    play(game, "P2: done")
    expect(game, "turn: P2", "market: acorn acorn acorn acorn cookies")


@pytest.mark.parametrize("moment", ["act", "end_turn", "before_market"])
def test_the_use_of_a_passive_is_a_step_in_the_action_phase_and_in_clean_up(moment: str) -> None:
    count = {"act": 0, "end_turn": 0, "before_market": 4}[moment]
    lines = ["P1 hand: wise_spy", f"P1 deck: {'junk ' * count}", "P1 discard: junk acorn junk"]
    game = table(DECKS, *lines, "P2 hand: balancing", "P2 discard: junk", hold=[0])
    if moment != "act":
        play(game, "P1: inventory, done", *(["P1: end"] if moment == "before_market" else []))
    expect(game, f"P1 asked: {moment}")
    play(game, "P1: use wise_spy")
    while game.decision is not None and game.decision.prompt == "return":
        play(game, f"P1: {game.options[0]}")
    expect(game, "P2 asked: react", "P2 options: balancing; done", "P1 refused: end; inventory")
    play(game, "P2: done")
    if moment != "before_market":
        expect(game, "P1 hand: wise_spy*")


def test_the_use_of_a_passive_between_two_stacks_is_a_step_too() -> None:
    lines = ["P1 hand: winter_is_coming accordion stashing_vendor wise_spy", "P1 discard: junk acorn", stall(4)]
    game = table(DECKS, *lines, "P2 hand: balancing", "P2 discard: junk", hold=[0])
    play(game, "P1: build, winter_is_coming")
    expect(game, "P1 asked: build_again", "P1 offered: use wise_spy")
    play(game, "P1: use wise_spy; junk")
    expect(game, "P2 asked: react", "P2 options: balancing; done", "P1 refused: build; end")
    play(game, "P2: done")
    expect(game, "P1 asked: build_again")


@pytest.mark.rule("CLEAN-05", "FLOW-07", "CLEAN-03")
def test_an_inspection_in_clean_up_interrupts_the_fill_and_the_hand_is_full_at_its_end() -> None:
    lines = ["P1 hand: junk", "P1 deck: acorn quality_inspection accordion spyglass cookies flashy_show"]
    game = table(DECKS, *lines, "P2 hand: junk", hold=[0])
    play(game, "P1: done; end")
    expect(game, "P1 asked: react", "P1 hand: junk acorn quality_inspection", "turn: P1")
    play(game, "P1: quality_inspection; quality_inspection*")
    expect(game, "turn: P2", "P1 hand: junk acorn accordion spyglass cookies flashy_show")


def test_a_shuffle_caused_by_an_inspection_in_the_fill_waits_for_the_end_of_the_fill() -> None:
    lines = ["P1 hand: junk junk", "P1 deck: quality_inspection", "P1 discard: acorn acorn acorn"]
    game = table(DECKS, *lines, "P2 hand: balancing", "P2 discard: junk", hold=[0])
    play(game, "P1: done; end; quality_inspection")
    assert "shuffled P1 3" in play(game, "P1: junk")
    expect(game, "P2 asked: react", "P1 hand count: 5", "turn: P1")


def test_an_inspection_that_has_left_the_hand_again_is_not_offered() -> None:
    lines = ["P1 hand: dirty_exchange swift_broker", "P2 hand: quality_inspection", "P2 deck: acorn"]
    game = table("decks: owls macaws raccoons squirrels", *lines, hold=[0])
    play(game, "P1: play dirty_exchange; quality_inspection")
    expect(game, "P2 asked: react", "P2 options: quality_inspection; done", "P1 refused: quality_inspection; done")
    play(game, "P2: done")
    expect(game, "P1 asked: act")


def test_an_inspection_drawn_before_the_hands_are_mixed_is_offered_for_the_card_dealt_alone() -> None:
    lines = ["P1 hand: whirligig junk", "P1 deck: quality_inspection", "P2 hand: swift_broker", "P1 discard: junk junk"]
    game = table("decks: owls macaws ocelots squirrels", *lines, "picks: quality_inspection", hold=[0])
    play(game, "P1: play whirligig")
    expect(game, "P1 hand: quality_inspection", "P1 asked: react")
    play(game, "P1: done")
    expect(game, "P1 asked: inventory")


def test_an_inspection_that_a_reaction_brings_is_offered_at_the_end_of_the_queue() -> None:
    hands = ["P1 hand: shattered_relic junk swift_broker", "P1 discard: acorn cookies"]
    others = ["P2 hand: balancing ancient_knowledge", "P2 discard: quality_inspection", "P2 deck: junk junk"]
    game = table(DECKS, *hands, *others, hold=[0])
    play(game, "P1: play shattered_relic; junk")
    play(game, "P2: balancing; balancing*")
    expect(game, "P2 options: ancient_knowledge; done", "P2 hand: quality_inspection ancient_knowledge")
    play(game, "P2: done")
    expect(game, "P2 options: quality_inspection; done")
    play(game, "P2: quality_inspection; ancient_knowledge")
    expect(game, "P2 hand: quality_inspection junk", "P1 asked: act")


def test_the_shuffle_of_an_inspection_is_offered_to_the_active_player() -> None:
    lines = ["P1 hand: dirty_exchange quality_inspection balancing", "P1 discard: acorn", "P2 hand: junk"]
    game = table("decks: owls macaws raccoons squirrels", *lines, "P2 discard: cookies cookies", hold=[0])
    play(game, "P1: play dirty_exchange; quality_inspection")
    assert "shuffled P2 2" in play(game, "P2: quality_inspection")
    expect(game, "P1 asked: react", "P1 options: balancing; done")


# nothing is noted where nobody can ever react


def test_games_without_owls_note_nothing_and_the_queue_is_empty_at_the_start_of_every_turn() -> None:
    game = table("P1 hand: swift_broker junk", "P1 discard: junk acorn", "P2 hand: junk", hold=[0])
    play(game, "P1: play swift_broker")
    assert game.peek().noted == []
    game = bought("P2 hand: binoculars", "P2 deck: junk", players=2)
    play(game, "P2: done", "P1: end")
    expect(game, "turn: P2")
    assert game.peek().noted == []
