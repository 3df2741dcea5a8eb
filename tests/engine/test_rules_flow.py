"""FLOW: turns and their parts."""

from __future__ import annotations

import pytest

from animalfolk import Game, IllegalChoice
from tests.support.stalls import stall
from tests.support.table import SEED, actions, expect, kinds, new_game, options, play, table

LARGER = ["macaws", "pandas", "squirrels", "platypuses", "sloths"]
FULL_MARKET = "market: acorn acorn acorn spyglass spyglass"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("FLOW-01")
def test_turns_pass_to_the_left(players: int) -> None:
    hands = [f"P{seat} hand: swift_broker" for seat in range(1, players + 1)]
    game = table(f"players: {players}", *hands, f"turn: 7 P{players}")
    play(game, f"P{players}: inventory, done")
    for seat in range(1, players + 1):
        expect(game, f"turn: P{seat}", f"P{seat} asked: act")
        play(game, f"P{seat}: inventory, done")
    expect(game, "turn: P1")
    assert game.turn == 8 + players


@pytest.mark.rule("FLOW-02")
def test_a_turn_is_one_action_phase_and_one_clean_up() -> None:
    game = table("P1 hand: spyglass junk", "P1 deck: junk junk junk junk junk", "P2 hand: swift_broker")
    happened = play(game, "P1: play spyglass; junk,")
    phases = [text for text in happened if text.split()[0] in ("played", "discarded", "cleanup_began", "turn_ended")]
    assert phases == ["played P1 spyglass", "discarded P1 junk", "cleanup_began P1", "turn_ended P1"]
    assert happened.index("turn_began P2 2") == len(happened) - 1


def four_kinds() -> Game:
    """A hand and a market with which all four actions are possible."""
    return table("P1 hand: prepaid_good swift_broker junk junk spyglass", FULL_MARKET, "market deck: cookies", hold=[0])


@pytest.mark.rule("FLOW-03")
def test_four_kinds_of_action_are_offered() -> None:
    assert actions(four_kinds()) == {"buy", "play", "build", "inventory"}


@pytest.mark.parametrize(
    "action", ["buy spyglass+0, spyglass", "play prepaid_good; spyglass+0", "build, swift_broker", "inventory, junk"]
)
@pytest.mark.rule("FLOW-03", "FLOW-04")
def test_one_action_and_no_second_without_a_bonus(action: str) -> None:
    game = four_kinds()
    play(game, f"P1: {action}")
    expect(game, "P1 asked: end_turn", "P1 options: end")
    expect(game, "P1 refused: inventory; build, swift_broker; play swift_broker; buy spyglass+1")
    assert "cleanup_began P1" in play(game, "P1: end")


@pytest.mark.rule("FLOW-05")
def test_clean_up_waits_for_all_bonus_actions_and_follows_at_once() -> None:
    game = table("P1 hand: favourite_toy flashy_show junk", "P1 deck: junk", "P2 hand: swift_broker")
    first = play(game, "P1: play favourite_toy")
    second = play(game, "P1: play flashy_show")
    assert "cleanup_began P1" not in first + second
    assert kinds(play(game, "P1: junk,"))[:2] == ["discarded", "cleanup_began"]


@pytest.mark.rule("FLOW-06")
def test_the_hand_is_filled_before_the_market() -> None:
    game = table(
        "P1 hand: spyglass junk junk junk",
        "P1 deck: cookies acorn",
        "market: acorn - - accordion -",
        "market deck: cookies cookies cookies",
        "P2 hand: swift_broker",
    )
    happened = kinds(play(game, "P1: inventory, done"))
    assert happened == [
        "cleanup_began",
        "drew",
        "shown",
        "drew",
        "slid",
        "slid",
        *["dealt"] * 3,
        "turn_ended",
        "turn_began",
    ]


@pytest.mark.rule("FLOW-07")
def test_passives_may_be_used_at_the_beginning_of_clean_up_and_before_the_market() -> None:
    game = table(
        "P1 hand: market_discovery swift_broker",
        "P1 deck: market_discovery acorn acorn",
        FULL_MARKET,
        "market deck: cookies spyglass accordion",
    )
    play(game, "P1: inventory, done")
    expect(game, "P1 asked: end_turn", "P1 options: use market_discovery; end", "turn: P1", "P1 deck count: 3")
    play(game, "P1: use market_discovery")
    expect(game, "P1 asked: before_market", "P1 options: use market_discovery; end", "turn: P1", "P1 deck count: 0")
    play(game, "P1: use market_discovery")
    expect(game, "bin: spyglass cookies", "market deck: accordion")


@pytest.mark.rule("FLOW-08")
def test_scheduled_cards_resolve_before_the_first_action_is_chosen() -> None:
    lines = ["P2 hand: swift_broker", "P1 hand: acorn", "P1 deck: cookies", "P1 schedule: steady_achiever"]
    game = table("turn: 1 P2", *lines)
    happened = play(game, "P2: inventory, done")
    came = ["came_due P1 steady_achiever", "drew P1", "resolved P1 steady_achiever"]
    assert happened[-4:] == ["turn_began P1 2", *came]
    expect(game, "P1 asked: act", "P1 schedule:", "P1 discard: steady_achiever", "P1 hand: acorn cookies")


@pytest.mark.rule("FLOW-08")
def test_no_action_and_no_passive_is_offered_while_scheduled_cards_are_due() -> None:
    lines = ["P1 hand: acorn market_discovery", "P1 schedule: siesta", "P1 discard: cookies", "market deck: spyglass"]
    game = table(*lines, "moment: start")
    expect(game, "P1 options: cookies; done", "P1 refused: inventory; play acorn; use market_discovery")
    play(game, "P1: done")
    expect(game, "P1 asked: act", "P1 offered: use market_discovery")


@pytest.mark.rule("FLOW-09")
def test_several_scheduled_cards_resolve_one_at_a_time_in_the_owners_order() -> None:
    lines = ["P1 hand: acorn", "P1 schedule: siesta ironing shopping_journey", "market: spyglass - - - cookies"]
    game = table(*lines, "moment: start")
    expect(game, "P1 asked: due", "P1 options: siesta; ironing; shopping_journey", "P1 refused: inventory; play acorn")
    play(game, "P1: shopping_journey")
    expect(game, "P1 asked: take", "P1 options: spyglass+4; cookies+0", "P1 schedule: siesta ironing shopping_journey")
    play(game, "P1: spyglass+4")
    expect(game, "P1 asked: due", "P1 options: siesta; ironing", "P1 discard: shopping_journey")
    play(game, "P1: ironing; shopping_journey")
    expect(game, "P1 asked: act", "P1 discard: siesta ironing", "P1 schedule:", "P1 value spyglass: 5")


@pytest.mark.parametrize(("order", "found"), [("siesta", ["junk"]), ("ironing", ["ironing", "junk"])])
@pytest.mark.rule("FLOW-09")
def test_the_order_of_scheduled_cards_makes_a_difference(order: str, found: list[str]) -> None:
    lines = ["P1 hand: acorn junk", "P1 schedule: siesta ironing", "P1 discard: junk"]
    game = table(*lines, "moment: start")
    play(game, f"P1: {order}")
    expect(game, "P1 asked: may_recover", f"P1 options: {'; '.join(found)}; done")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.rule("FLOW-01", "FLOW-02")
def test_in_larger_games_every_player_has_one_turn_a_round(players: int) -> None:
    game = Game.new(LARGER[: players + 1], players=players, first=1, seed=SEED)
    for turn in range(1, 2 * players + 1):
        seat = turn % players
        expect(game, f"turn: P{seat + 1}")
        assert (game.turn, game.decision.seat if game.decision else None) == (turn, seat)
        game.answer(["inventory", "done"] if "inventory" in game.options else "done", seat)


@pytest.mark.rule("FLOW-10")
def test_a_turn_cannot_be_skipped_but_one_may_always_discard_nothing() -> None:
    game = new_game()
    seen = 0
    for step in range(600):
        decision = game.decision
        if decision is None:
            break
        if decision.prompt == "act":
            seen += 1
            assert "inventory" in decision.options
            assert not {"pass", "end", "done"} & set(decision.options)
        game.answer(decision.options[(step * 7 + len(decision.options) // 2) % len(decision.options)])
    assert seen > 50


@pytest.mark.rule("FLOW-10")
def test_discarding_nothing_ends_the_turn_and_pass_is_no_word() -> None:
    game = four_kinds()
    with pytest.raises(IllegalChoice):
        game.answer("pass")
    assert play(game, "P1: inventory, done") == []
    expect(game, "P1 options: end")


@pytest.mark.rule("FLOW-11")
def test_nothing_happens_after_the_end_condition() -> None:
    game = table(
        stall(7), "P1 hand: accordion nostalgic_item acorn", "P1 deck: junk", FULL_MARKET, "market deck: cookies"
    )
    happened = play(game, "P1: build, accordion, nostalgic_item")
    assert happened[-2:] == ["built P1 8", "won P1"]
    assert game.is_over
    assert options(game) == []
    expect(game, "P1 hand: acorn", "P1 deck count: 1", "market deck count: 1", "P1 refused: inventory; end")
