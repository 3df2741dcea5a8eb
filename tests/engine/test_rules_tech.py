"""TECH: the technique action and bonus actions."""

from __future__ import annotations

import pytest

from tests.support.stalls import stall
from tests.support.table import actions, expect, kinds, play, table

FULL_MARKET = "market: acorn acorn acorn spyglass cookies"


@pytest.mark.rule("TECH-01")
def test_a_technique_action_plays_one_card_of_the_hand() -> None:
    game = table("P1 hand: swift_broker swift_broker spyglass", "P1 deck: junk junk junk junk")
    assert game.options.count("play swift_broker") == 1
    happened = play(game, "P1: play spyglass")
    assert kinds(happened).count("played") == 1
    expect(game, "P1 hand: swift_broker swift_broker junk", "P1 discard: spyglass")


@pytest.mark.parametrize("card", ["cookies", "stashing_vendor", "winter_is_coming", "stock_clearance", "junk"])
@pytest.mark.rule("TECH-02")
def test_passives_and_junk_cannot_be_played(card: str) -> None:
    game = table(f"P1 hand: {card} swift_broker")
    assert [option for option in game.options if option.startswith("play")] == ["play swift_broker"]
    expect(game, f"P1 refused: play {card}")


@pytest.mark.rule("TECH-03")
def test_the_played_card_is_shown_to_all() -> None:
    game = table("P1 hand: flashy_show junk", "players: 3")
    play(game, "P1: play flashy_show")
    for who in ("P1", "P2", "P3", "watchers"):
        expect(game, f"{who} told: played P1 flashy_show")


@pytest.mark.parametrize(("deck", "kept"), [("junk acorn", 2), ("acorn", 1), ("", 0)])
@pytest.mark.rule("TECH-05")
def test_what_cannot_be_done_in_full_is_done_as_far_as_possible(deck: str, kept: int) -> None:
    game = table("P1 hand: spyglass cookies swift_broker", f"P1 deck: {deck}")
    happened = kinds(play(game, "P1: play spyglass" + ("; acorn" if kept > 1 else "")))
    assert happened.count("set_aside") == kept
    assert happened.count("kept") == min(kept, 1)
    assert "drew_junk" not in happened
    expect(game, "P1 asked: act", "P1 hand: cookies swift_broker" + (" acorn" if kept else ""))


@pytest.mark.rule("TECH-05")
def test_without_deck_and_discard_pile_nothing_is_drawn_and_no_junk_either() -> None:
    game = table("P1 hand: shattered_relic cookies acorn", "junk: 6")
    assert kinds(play(game, "P1: play shattered_relic; cookies")) == ["played", "threw_away", "resolved"]
    expect(game, "P1 hand: acorn", "junk: 6")


@pytest.mark.rule("TECH-05")
def test_a_technique_without_any_possible_effect_may_be_played_for_its_bonus() -> None:
    game = table("P1 hand: acorn cookies swift_broker")
    assert play(game, "P1: play acorn") == ["played P1 acorn", "resolved P1 acorn"]
    expect(game, "P1 asked: act", "P1 discard: acorn")


@pytest.mark.rule("TECH-06")
def test_the_discard_pile_is_reshuffled_before_there_is_a_shortage() -> None:
    game = table(
        "P1 hand: spyglass",
        "P1 deck: acorn",
        "P1 discard: junk junk cookies accordion empty_chest",
        "shuffle P1: cookies accordion",
    )
    happened = play(game, "P1: play spyglass")
    assert kinds(happened) == ["played", "set_aside", "shuffled", "set_aside", "set_aside"]
    expect(game, "P1 sees aside: acorn cookies accordion", "P1 discard:", "P1 deck count: 3")


@pytest.mark.rule("TECH-06")
def test_the_markets_discard_pile_is_reshuffled_before_there_is_a_shortage() -> None:
    game = table(
        "P1 hand: special_offer", "market deck: acorn", "bin: cookies spyglass accordion", "shuffle market: spyglass"
    )
    happened = kinds(play(game, "P1: play special_offer"))
    assert happened[1:3] == ["set_aside_from_market", "market_shuffled"]
    assert happened.count("set_aside_from_market") == 3


@pytest.mark.parametrize("card", ["magnet", "natural_survivor"])
@pytest.mark.rule("TECH-07")
def test_searching_a_deck_without_cards_does_nothing(card: str) -> None:
    game = table(f"P1 hand: {card} acorn junk", "P1 discard: cookies spyglass", "dice: 1")
    happened = [kind for kind in kinds(play(game, f"P1: play {card}")) if kind != "rolled"]
    assert happened[0] == "played"
    assert not {"shuffled", "found", "set_aside", "kept", "put_in_deck"} & set(happened)
    expect(game, "P1 asked: act", "P1 hand: acorn junk", f"P1 discard: {card} cookies spyglass")


@pytest.mark.rule("TECH-05")
def test_an_exchange_is_made_with_as_many_cards_as_there_are() -> None:
    game = table("P1 hand: natural_survivor acorn junk", "P1 deck: cookies", "dice: 3", hold=[0])
    play(game, "P1: play natural_survivor; acorn")
    expect(game, "P1 hand: cookies junk", "P1 deck: acorn")


@pytest.mark.rule("TECH-08")
def test_a_technique_lies_on_the_schedule_until_it_is_carried_out() -> None:
    game = table("P1 hand: spyglass", "P1 deck: junk acorn cookies")
    play(game, "P1: play spyglass")
    expect(game, "P1 asked: keep", "P1 schedule: spyglass", "P1 discard:", "P1 hand:")
    play(game, "P1: acorn")
    expect(game, "P1 asked: return", "P1 schedule: spyglass", "P1 discard:")
    play(game, "P1: junk")
    expect(game, "P1 schedule:", "P1 discard: spyglass")


@pytest.mark.rule("TECH-08")
def test_an_effect_for_this_turn_goes_on_without_its_card() -> None:
    game = table("P1 hand: flashy_show junk", "P2 hand: swift_broker", hold=[0])
    play(game, "P1: play flashy_show")
    expect(game, "P1 schedule:", "P1 discard: flashy_show", "P1 value junk: 2")
    play(game, "P1: done; end")
    expect(game, "turn: P2", "P1 value junk: 1")


@pytest.mark.rule("TECH-08", "TECH-10")
def test_a_delayed_technique_lies_on_the_schedule_until_its_delayed_part_is_done() -> None:
    lines = ["P1 hand: siesta acorn junk junk junk junk", "P1 discard: cookies", "P2 hand: swift_broker"]
    game = table(*lines)
    play(game, "P1: play siesta; inventory, done")
    expect(game, "turn: P2", "P1 schedule: siesta", "P1 discard: cookies")
    play(game, "P2: inventory, done")
    expect(game, "P1 asked: may_recover", "P1 schedule: siesta", "P1 discard: cookies")
    play(game, "P1: done")
    expect(game, "P1 asked: act", "P1 schedule:", "P1 discard: siesta cookies")


@pytest.mark.rule("TECH-09")
def test_no_effect_touches_a_scheduled_card() -> None:
    game = table(
        "P1 hand: swift_broker favourite_toy acorn junk",
        "P1 schedule: cookies",
        "P2 schedule: accordion",
        "P2 stall: empty_chest | spyglass",
        "P1 deck: loyal_partner",
    )
    play(game, "P1: play acorn")
    expect(game, "P1 options: P2.1:empty_chest; P2.2:spyglass")
    play(game, "P1: P2.1:empty_chest; play favourite_toy; play swift_broker; empty_chest, junk")
    expect(game, "P1 schedule: cookies", "P2 schedule: accordion")
    for zone in ("hand", "discard", "deck_top"):
        assert "cookies" not in game.view(0)["seats"][0][zone]


@pytest.mark.rule("TECH-10")
def test_a_resolved_technique_goes_on_top_of_the_own_discard_pile() -> None:
    game = table("P1 hand: swift_broker junk cookies", "P1 deck: acorn acorn", "P1 discard: spyglass")
    happened = play(game, "P1: play swift_broker; junk")
    expect(game, "P1 discard: swift_broker cookies junk spyglass", "P2 discard:", "bin:")
    assert happened[-1] == "resolved P1 swift_broker"


@pytest.mark.rule("TECH-11")
def test_favourite_toy_takes_the_card_below_itself() -> None:
    game = table("P1 hand: favourite_toy cookies", "P1 discard: acorn junk")
    play(game, "P1: play favourite_toy")
    expect(game, "P1 hand: acorn cookies", "P1 discard: favourite_toy junk")


@pytest.mark.rule("TECH-11")
def test_an_effect_cannot_draw_its_own_card() -> None:
    game = table("P1 hand: shattered_relic cookies junk", "P1 discard: acorn")
    play(game, "P1: play shattered_relic; junk")
    expect(game, "P1 hand: cookies acorn", "P1 deck:", "P1 discard: shattered_relic")
    game = table("P1 hand: shattered_relic cookies acorn")
    play(game, "P1: play shattered_relic; cookies")
    expect(game, "P1 hand: acorn", "P1 discard: shattered_relic")


@pytest.mark.rule("TECH-12")
def test_acorn_goes_into_the_stall_and_not_to_the_discard_pile() -> None:
    game = table("P1 hand: acorn junk", stall(2, 2))
    happened = play(game, "P1: play acorn; P2.2:cookies")
    assert "resolved" not in kinds(happened)
    expect(game, "P2 stall: swift_broker | acorn", "P1 discard:", "P1 schedule:", "P1 hand: cookies junk")


@pytest.mark.parametrize("order", [["junk", "cookies", "acorn"], ["acorn", "junk", "cookies"]])
@pytest.mark.rule("TECH-13")
def test_whoever_discards_several_cards_picks_their_order(order: list[str]) -> None:
    game = table("P1 hand: swift_broker cookies acorn junk", "P1 deck: spyglass spyglass spyglass")
    play(game, f"P1: play swift_broker; {', '.join(order)}")
    expect(game, f"P1 discard: swift_broker {' '.join(reversed(order))}")


@pytest.mark.rule("TECH-12")
def test_safety_precaution_goes_into_the_own_stall_and_not_to_the_discard_pile() -> None:
    game = table("P1 hand: safety_precaution junk", stall(2))
    happened = play(game, "P1: play safety_precaution; P1.2:cookies")
    assert "resolved" not in kinds(happened)
    expect(game, "P1 stall: swift_broker | safety_precaution", "P1 discard:", "P1 schedule:", "P1 hand: cookies junk")


@pytest.mark.parametrize("order", [["spyglass", "cookies", "acorn"], ["acorn", "spyglass", "cookies"]])
@pytest.mark.rule("TECH-13")
def test_whoever_throws_away_several_cards_picks_their_order(order: list[str]) -> None:
    deck = "market deck: accordion accordion accordion accordion accordion"
    game = table("P1 hand: loyal_partner junk", "market: acorn - spyglass - cookies", "bin: flashy_show", deck)
    play(game, f"P1: play loyal_partner; {', '.join(order)}")
    expect(game, f"bin: {' '.join(reversed(order))} flashy_show")


@pytest.mark.parametrize("guess", [1, 2, 3, 4, 5])
@pytest.mark.rule("TECH-14")
def test_after_a_guess_the_card_is_shown_to_all(guess: int) -> None:
    game = table("players: 3", "P1 hand: risky_business junk", "market deck: shattered_relic")
    play(game, "P1: play risky_business")
    expect(game, "P1 asked: guess", "P1 options: 1; 2; 3; 4; 5", "watchers not told: revealed")
    play(game, f"P1: {guess}")
    for who in ("P1", "P2", "P3", "watchers"):
        expect(game, f"{who} told: guessed P1 {guess}; revealed P1 shattered_relic")
    expect(game, "P1 hand: junk shattered_relic" if guess == 3 else "bin: shattered_relic")


@pytest.mark.rule("TECH-15")
def test_the_bonus_action_comes_after_the_effects_of_the_card() -> None:
    game = table("P1 hand: spyglass swift_broker", "P1 deck: junk acorn cookies")
    play(game, "P1: play spyglass")
    expect(game, "P1 asked: keep", "P1 not offered: inventory; play swift_broker; build")
    play(game, "P1: acorn; junk")
    expect(game, "P1 asked: act", "P1 offered: play acorn; play swift_broker; build; inventory")


@pytest.mark.parametrize("card", ["prepaid_good", "special_offer"])
@pytest.mark.rule("TECH-15")
def test_a_technique_without_the_icon_gives_no_action(card: str) -> None:
    game = table(f"P1 hand: {card} swift_broker", "market: - - - - acorn", "market deck: cookies", hold=[0])
    play(game, f"P1: play {card}")
    expect(game, "P1 asked: end_turn", "P1 options: end", f"P1 discard: {card}")


@pytest.mark.rule("TECH-16")
def test_the_bonus_action_may_be_of_any_kind() -> None:
    game = table("P1 hand: favourite_toy swift_broker junk junk", FULL_MARKET, "P1 discard: spyglass")
    play(game, "P1: play favourite_toy")
    assert actions(game) == {"buy", "play", "build", "inventory"}


@pytest.mark.parametrize(
    ("action", "kind"),
    [("buy cookies+0, junk, junk", "bought"), ("build, swift_broker", "built"), ("inventory, junk", "discarded")],
)
@pytest.mark.rule("TECH-16")
def test_after_a_bonus_action_of_another_kind_the_turn_goes_to_its_end(action: str, kind: str) -> None:
    game = table("P1 hand: favourite_toy swift_broker junk junk", FULL_MARKET, hold=[0])
    play(game, "P1: play favourite_toy")
    assert kind in kinds(play(game, f"P1: {action}"))
    expect(game, "P1 asked: end_turn", "P1 options: end")


@pytest.mark.rule("TECH-17")
def test_bonus_actions_chain() -> None:
    game = table("P1 hand: favourite_toy flashy_show acorn junk junk", hold=[0])
    for card in ("favourite_toy", "flashy_show", "acorn"):
        expect(game, "P1 asked: act")
        play(game, f"P1: play {card}")
    expect(game, "P1 asked: inventory", "P1 discard: acorn flashy_show favourite_toy")
    play(game, "P1: junk,")
    expect(game, "P1 asked: end_turn")


@pytest.mark.rule("TECH-17")
def test_one_icon_gives_one_action_only() -> None:
    game = table("P1 hand: favourite_toy flashy_show swift_broker", hold=[0])
    play(game, "P1: play favourite_toy; play flashy_show; inventory, done")
    expect(game, "P1 asked: end_turn", "P1 options: end", "P1 hand: swift_broker")


@pytest.mark.parametrize("card", ["steady_achiever", "siesta", "ironing", "lunch_break", "housecleaning"])
@pytest.mark.rule("TECH-18", "TECH-19")
def test_the_bonus_of_a_scheduled_card_belongs_to_the_turn_of_playing(card: str) -> None:
    hand = f"P1 hand: {card} acorn junk junk junk junk"
    game = table(hand, "P1 deck: spyglass spyglass", "P2 hand: swift_broker", hold=[0])
    play(game, f"P1: play {card}")
    expect(game, "P1 asked: act", f"P1 schedule: {card}", "P1 offered: play acorn")
    play(game, "P1: inventory, done; end", "P2: inventory, done")
    if game.options[-1] == "done":
        play(game, "P1: done")
    expect(game, "P1 asked: act")
    play(game, "P1: inventory, done")
    expect(game, "P1 asked: end_turn", "P1 options: end")


@pytest.mark.rule("TECH-19")
def test_the_bonus_action_of_a_purely_delayed_card_follows_at_once() -> None:
    game = table("P1 hand: siesta acorn junk", "P1 discard: cookies", "P1 deck: spyglass")
    assert play(game, "P1: play siesta") == ["played P1 siesta", "scheduled P1 siesta"]
    assert actions(game) == {"play", "inventory"}
    play(game, "P1: play acorn")
    expect(game, "P1 discard: acorn cookies", "P1 schedule: siesta")


@pytest.mark.rule("TECH-18")
def test_a_delayed_card_without_the_icon_gives_no_action_in_either_turn() -> None:
    lines = ["P1 hand: shopping_journey acorn junk junk junk junk", "market: - - - - spyglass"]
    game = table(*lines, "P2 hand: junk", hold=[0])
    play(game, "P1: play shopping_journey")
    expect(game, "P1 asked: end_turn", "P1 options: end")
    play(game, "P1: end", "P2: done", "P1: inventory, done")
    expect(game, "P1 asked: end_turn", "P1 options: end")


@pytest.mark.rule("TECH-21")
def test_an_unwanted_bonus_action_is_an_inventory_action_without_cards() -> None:
    game = table("P1 hand: favourite_toy swift_broker junk", hold=[0])
    play(game, "P1: play favourite_toy")
    assert play(game, "P1: inventory, done") == []
    expect(game, "P1 asked: end_turn", "P1 hand: swift_broker junk")
