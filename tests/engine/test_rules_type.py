"""TYPE: the kinds of cards, and what goes before what."""

from __future__ import annotations

import pytest

from animalfolk import Game, OutOfTurn
from animalfolk.engine import faces
from tests.support.stalls import stall
from tests.support.table import actions, expect, kinds, options, play, table

ALL = sorted(faces.NUMBER.values())


@pytest.mark.rule("TYPE-01", "TYPE-02")
def test_techniques_and_passives_belong_to_a_set_and_junk_is_rubbish_of_none() -> None:
    assert faces.KINDS == ["technique", "passive", "rubbish"]
    for face in ALL:
        rubbish = faces.KIND[face] == faces.RUBBISH
        assert rubbish == (faces.NAME[face] == "junk") == (faces.SET[face] == faces.NO_SET)


@pytest.mark.rule("TYPE-03")
def test_junk_serves_only_to_pay_one() -> None:
    game = table("market: - - - - cookies", "P1 hand: junk junk")
    expect(game, "P1 options: buy cookies+0; inventory", "P1 value junk: 1", "P1 refused: play junk; build, junk")
    play(game, "P1: buy cookies+0")
    assert "cookies" in game.view(0)["seats"][0]["hand"]


@pytest.mark.rule("TYPE-04")
def test_stock_clearance_frees_the_overpay_only_where_it_pays() -> None:
    game = table("market: - - - - cookies", "P1 hand: stock_clearance spyglass acorn", hold=[0])
    expect(game, "P1 refused: buy cookies+0, spyglass, acorn")
    play(game, "P1: buy cookies+0, spyglass, acorn, stock_clearance")
    expect(game, "P1 hand: cookies", "P1 discard: stock_clearance acorn spyglass")


@pytest.mark.rule("TYPE-05", "TECH-04")
def test_the_parts_of_a_card_are_carried_out_in_printed_order() -> None:
    game = table("P1 hand: shattered_relic junk acorn", "P1 deck: spyglass")
    happened = kinds(play(game, "P1: play shattered_relic; junk"))
    assert happened == ["played", "threw_away", "drew", "resolved"]


@pytest.mark.rule("TYPE-05", "TECH-04")
def test_spyglass_first_draws_then_keeps_then_returns() -> None:
    game = table("P1 hand: spyglass", "P1 deck: junk acorn cookies junk")
    happened = play(game, "P1: play spyglass; acorn; junk")
    assert kinds(happened) == ["played", *["set_aside"] * 3, "kept", "returned", "returned", "resolved"]
    expect(game, "P1 hand: acorn", "P1 deck: cookies junk junk")


@pytest.mark.parametrize("elsewhere", ["P1 deck", "P1 discard", "P1 stall", "P2 hand", "bin"])
@pytest.mark.rule("TYPE-06", "TYPE-08")
def test_a_passive_works_in_hand_and_nowhere_else(elsewhere: str) -> None:
    rest = "swift_broker swift_broker swift_broker swift_broker"
    game = table(f"P1 hand: {rest}", f"{elsewhere}: cookies", "market deck: accordion")
    expect(game, "P1 hand size: 5")
    game = table(f"P1 hand: cookies {rest}", "market deck: accordion")
    expect(game, "P1 hand size: 6")


@pytest.mark.parametrize("elsewhere", ["P1 deck", "P1 discard", "P1 stall", "P2 hand", "bin"])
@pytest.mark.rule("TYPE-06", "TYPE-08")
def test_a_passive_can_be_used_from_hand_and_from_nowhere_else(elsewhere: str) -> None:
    game = table("P1 hand: swift_broker", f"{elsewhere}: market_discovery", "market deck: accordion")
    assert "use" not in actions(game)
    game = table("P1 hand: swift_broker market_discovery", "market deck: accordion")
    assert "use" in actions(game)


@pytest.mark.rule("TYPE-07")
def test_a_passive_works_while_it_is_built_with() -> None:
    game = table("P1 hand: stashing_vendor junk", "P1 stall: swift_broker", hold=[0])
    play(game, "P1: build, stashing_vendor, junk")
    expect(game, "P1 stall: swift_broker | stashing_vendor junk")


@pytest.mark.rule("TYPE-07")
def test_a_passive_works_while_it_pays() -> None:
    game = table("P1 hand: market_discovery junk", "bin: accordion", hold=[0])
    play(game, "P1: buy accordion+bin, market_discovery, junk")
    expect(game, "P1 hand: accordion")


@pytest.mark.rule("TYPE-08")
def test_essential_purchase_works_while_it_is_bought_and_not_in_hand() -> None:
    game = table("market: - - - - essential_purchase", "P1 hand: junk junk junk", hold=[0])
    play(game, "P1: buy essential_purchase+0")
    expect(game, "P1 asked: spare_junk")
    game = table("market: - - - - shattered_relic", "P1 hand: junk junk junk essential_purchase", hold=[0])
    play(game, "P1: buy shattered_relic+0, junk, junk, junk")
    expect(game, "P1 asked: end_turn", "P1 discard: junk junk junk", "junk: 6")


@pytest.mark.parametrize("elsewhere", ["P1 hand", "P1 deck", "P1 discard", "P2 stall", "P2 hand", "bin"])
@pytest.mark.rule("TYPE-08", "CLEAN-02")
def test_sofa_works_in_the_own_stall_and_nowhere_else(elsewhere: str) -> None:
    rest = [] if elsewhere == "P1 hand" else ["P1 hand: swift_broker"]
    expect(table(*rest, f"{elsewhere}: sofa"), "P1 hand size: 5")
    expect(table("P1 hand: swift_broker", "P1 stall: sofa"), "P1 hand size: 6", "P2 hand size: 5")


@pytest.mark.rule("TYPE-08", "BUILD-12")
def test_sofa_fills_one_card_more_from_the_clean_up_of_its_building_on() -> None:
    game = table("P1 hand: sofa", stall(4), "P1 deck: junk junk junk junk junk junk junk", "P2 hand: swift_broker")
    play(game, "P1: build")
    expect(game, "turn: P2", "P1 hand count: 6", "P1 deck count: 1", "P2 hand size: 5")


@pytest.mark.parametrize("card", ["cookies", "glue", "calculations"])
@pytest.mark.rule("TYPE-08", "BUILD-12")
def test_other_passives_do_nothing_in_the_stall(card: str) -> None:
    game = table("P1 hand: acorn junk", f"P1 stall: {card}", "market: - - - - cookies", hold=[0])
    expect(game, "P1 hand size: 5", "P1 not offered: rearrange")
    play(game, "P1: buy cookies+0, acorn")
    expect(game, "P1 asked: end_turn", "P1 discard: acorn")


@pytest.mark.rule("TYPE-09")
def test_a_passive_that_is_used_is_shown_to_everybody() -> None:
    game = table("P1 hand: market_discovery junk", "market deck: accordion cookies")
    expect(game, "P2 knows P1 hand:", "watchers knows P1 hand:")
    play(game, "P1: use market_discovery")
    for who in ("P2", "watchers"):
        expect(game, f"{who} told: used P1 market_discovery", f"{who} knows P1 hand: market_discovery")


@pytest.mark.rule("TYPE-09")
def test_cookies_are_shown_when_they_count() -> None:
    game = table("P1 hand: cookies swift_broker swift_broker swift_broker swift_broker", "P1 deck: acorn")
    play(game, "P1: inventory, done")
    expect(game, "P2 told: shown P1 cookies 1", "P2 knows P1 hand: cookies")


@pytest.mark.rule("TYPE-10")
def test_a_passive_is_resolved_completely_before_anything_else_is_asked() -> None:
    game = table("P1 hand: market_discovery spyglass", "market deck: accordion cookies")
    happened = play(game, "P1: use market_discovery")
    assert happened == ["used P1 market_discovery", "threw_away P1 accordion"]
    expect(game, "P1 asked: act", "bin: accordion")


@pytest.mark.rule("TYPE-10")
def test_between_the_stacks_of_winter_is_coming_no_other_action_is_offered() -> None:
    hand = "P1 hand: winter_is_coming acorn empty_chest market_discovery spyglass junk"
    game = table(hand, stall(4), "market: - - - - cookies", "market deck: accordion", hold=[0])
    play(game, "P1: build, winter_is_coming")
    expect(game, "P1 asked: build_again", "P1 options: build; use market_discovery; end")


def p2_holds_market_discovery() -> Game:
    """P1 to act, and P2 with a passive that only works in the own turn."""
    market = "market: cookies cookies cookies spyglass spyglass"
    return table("P1 hand: swift_broker", "P2 hand: market_discovery", market, "market deck: accordion", hold=[0])


@pytest.mark.rule("TYPE-11")
def test_a_passive_of_the_own_turn_is_never_offered_in_anothers() -> None:
    game = p2_holds_market_discovery()
    for answer in ("inventory", "done", "end"):
        expect(game, "P2 not offered: use market_discovery", "turn: P1")
        with pytest.raises(OutOfTurn):
            game.answer("use market_discovery", 1)
        game.answer(answer, 0)
    expect(game, "P2 offered: use market_discovery", "turn: P2")


@pytest.mark.rule("TYPE-12", "TECH-20")
def test_a_bonus_card_that_pays_gives_no_action() -> None:
    game = table("market: - - - - acorn", "P1 hand: spyglass swift_broker", hold=[0])
    play(game, "P1: buy acorn+0, spyglass")
    expect(game, "P1 asked: end_turn", "P1 options: end")


@pytest.mark.rule("TYPE-12", "TECH-20")
def test_a_bonus_card_that_is_built_gives_no_action() -> None:
    game = table("P1 hand: swift_broker spyglass", hold=[0])
    play(game, "P1: build, swift_broker")
    expect(game, "P1 asked: end_turn", "P1 options: end")
    assert options(table("P1 hand: swift_broker spyglass")).count("build") == 1
