"""CHAM: cards that copy others."""

from __future__ import annotations

import pytest

from animalfolk import Game
from tests.support.stalls import stall
from tests.support.table import expect, kinds, play, table

DECKS = "decks: macaws pandas squirrels chameleons"
FALLBACK = {"flexible_shopkeeper": 1, "reflection": 2, "good_old_times": 3, "trendsetting": 5, "seeing_doubles": 5}


def with_hand(hand: str, *lines: str) -> Game:
    """P1 chooses an action; there is nothing to copy unless a line says so."""
    return table(DECKS, f"P1 hand: {hand}", "P2 hand: junk", "hold: 1", *lines)


def to_copy(card: str, target: str) -> tuple[str, str]:
    """P1's hand and a line of the position, so that this chameleon can copy that card and no other."""
    sources = {
        "flexible_shopkeeper": f"P1 stall: {target}",
        "reflection": f"P2 discard: {target}",
        "good_old_times": f"bin: {target}",
        "trendsetting": f"market: - - - - {target}",
    }
    return (f"{card} {target}", "junk: 6") if card == "seeing_doubles" else (card, sources[card])


@pytest.mark.parametrize("card", FALLBACK)
@pytest.mark.rule("CHAM-01")
def test_a_copy_is_played_with_type_text_and_bonus_icon_of_its_target(card: str) -> None:
    hand, source = to_copy(card, "flashy_show")
    game = with_hand(f"{hand} swift_broker", source)
    happened = play(game, f"P1: play {card}=flashy_show")
    assert happened[-3:] == [f"played P1 {card}", "raised_values P1 1", f"resolved P1 {card}"]
    expect(game, "P1 value swift_broker: 2", "P1 asked: act", f"P1 discard: {card}")


@pytest.mark.rule("CHAM-01")
def test_a_copy_has_no_bonus_icon_where_its_target_has_none() -> None:
    game = with_hand("trendsetting swift_broker", "market: - - - - prepaid_good")
    play(game, "P1: play trendsetting=prepaid_good")
    expect(game, "P1 asked: end_turn")


@pytest.mark.rule("CHAM-01")
def test_a_copy_pays_and_builds_with_the_value_of_its_target() -> None:
    game = with_hand("reflection junk", "P2 discard: spyglass", "market: - - - acorn -", stall(3))
    expect(game, "P1 offered: buy acorn+1; build")
    play(game, "P1: build")
    expect(game, "P1 told: copied P1 reflection spyglass; laid P1 reflection 4; built P1 4")


@pytest.mark.rule("CHAM-01")
def test_a_copy_builds_with_the_set_of_its_target_and_not_with_its_own() -> None:
    lines = ["P2 discard: spyglass", stall(4)]
    expect(with_hand("reflection swift_broker", *lines), "P1 offered: build")
    expect(with_hand("reflection loyal_partner", *lines), "P1 not offered: build")
    expect(with_hand("reflection gift_voucher", "P2 discard: spyglass", stall(7)), "P1 not offered: build")


@pytest.mark.rule("CHAM-01")
def test_a_copy_of_a_passive_has_its_text() -> None:
    game = with_hand("reflection junk junk", "P2 discard: stashing_vendor", stall(2))
    play(game, "P1: build")
    expect(game, f"{stall(2)} | junk junk reflection")


@pytest.mark.rule("CHAM-01")
def test_a_copy_of_a_passive_cannot_be_played() -> None:
    game = with_hand("reflection junk", "P2 discard: cookies")
    assert "play" not in kinds(game.options)


@pytest.mark.parametrize(("card", "own"), [pair for pair in FALLBACK.items() if pair[0] != "flexible_shopkeeper"])
@pytest.mark.rule("CHAM-02")
def test_the_own_identity_is_not_offered_where_a_card_can_be_copied(card: str, own: int) -> None:
    hand, source = to_copy(card, "swift_broker")
    game = with_hand(hand, source, stall(own - 1))
    expect(game, f"P1 refused: build, {card},; play {card}", f"P1 offered: play {card}=swift_broker")
    assert "build" not in game.options or own == 2  # a 1 and the copied 1


@pytest.mark.rule("CHAM-02")
def test_the_shopkeeper_must_copy_where_there_is_a_stack() -> None:
    game = with_hand("flexible_shopkeeper swift_broker", "P1 stall: spyglass")
    expect(game, "P1 not offered: build", "P1 refused: build, flexible_shopkeeper, swift_broker")


@pytest.mark.rule("CHAM-02")
def test_a_copy_is_made_where_it_is_worth_less_than_the_card_itself() -> None:
    game = with_hand("trendsetting", "market: - - cookies acorn -", stall(4))
    expect(game, "P1 not offered: build; buy acorn+1", "P1 offered: buy cookies+2")
    play(game, "P1: buy cookies+2")
    expect(game, "P1 told: copied P1 trendsetting acorn; paid P1 trendsetting")


@pytest.mark.rule("CHAM-03")
def test_what_is_copied_is_chosen_with_the_use_and_told_before_it() -> None:
    game = with_hand("trendsetting junk", "market: - - - spyglass swift_broker", "P1 deck: junk")
    expect(
        game, "P1 offered: play trendsetting=spyglass; play trendsetting=swift_broker", "P1 refused: play trendsetting"
    )
    happened = play(game, "P1: play trendsetting=spyglass")
    assert happened[:2] == ["copied P1 trendsetting spyglass", "played P1 trendsetting"]


@pytest.mark.rule("CHAM-03")
def test_paid_and_built_cards_are_copies_before_they_leave_the_hand() -> None:
    game = with_hand("trendsetting junk", "market: - - - - spyglass", stall(3))
    assert kinds(play(game.clone(), "P1: build"))[:2] == ["copied", "laid"]
    assert kinds(play(game, "P1: buy spyglass+0"))[:2] == ["copied", "paid"]


@pytest.mark.parametrize(("card", "own"), [pair for pair in FALLBACK.items() if pair[0] != "flexible_shopkeeper"])
@pytest.mark.rule("CHAM-04")
def test_without_a_card_to_copy_it_has_its_own_value(card: str, own: int) -> None:
    for need in range(1, 6):
        assert ("build" in with_hand(card, stall(need - 1)).options) == (need == own)


@pytest.mark.rule("CHAM-04")
def test_without_a_stack_the_shopkeeper_is_worth_1() -> None:
    game = with_hand("flexible_shopkeeper", "P2 discard: spyglass", "market: - - - - spyglass", "bin: spyglass")
    play(game, "P1: build")
    expect(game, "P1 told: laid P1 flexible_shopkeeper 1", "P1 not told: copied")


@pytest.mark.rule("CHAM-04")
def test_without_a_card_to_copy_it_is_a_chameleon() -> None:
    play(with_hand("reflection good_old_times", stall(4)), "P1: build, reflection, good_old_times")
    expect(with_hand("reflection shattered_relic", stall(4)), "P1 not offered: build")


@pytest.mark.rule("CHAM-05")
def test_two_chameleons_that_point_at_each_other_are_themselves() -> None:
    lines = ["P2 discard: trendsetting", "market: - - - - reflection"]
    game = with_hand("reflection trendsetting", *lines, stall(6))
    play(game, "P1: build, reflection, trendsetting")  # 2 and 5
    expect(game, "P1 told: laid P1 trendsetting 5; laid P1 reflection 2", "P1 not told: copied")


@pytest.mark.rule("CHAM-05")
def test_a_card_that_points_at_its_like_is_itself() -> None:
    for need in range(1, 6):
        game = with_hand("good_old_times junk", "bin: good_old_times spyglass", stall(need - 1))
        assert ("build" in game.options) == (need == 3)


@pytest.mark.rule("CHAM-05")
def test_a_longer_loop_ends_too() -> None:
    lines = ["P2 discard: good_old_times", "bin: trendsetting", "market: - - - - flexible_shopkeeper"]
    game = with_hand("reflection junk", *lines, f"{stall(1)}".replace("swift_broker", "reflection"))
    play(game, "P1: build")
    expect(game, "P1 told: laid P1 reflection 2", "P1 not told: copied")


@pytest.mark.rule("CHAM-05", "CHAM-07")
def test_a_branch_beside_the_loop_is_followed() -> None:
    lines = ["P2 discard: trendsetting", "market: - - - spyglass reflection"]
    game = with_hand("reflection junk", *lines, "P1 deck: junk")
    assert [option for option in game.options if option.startswith("play")] == ["play reflection=spyglass"]


@pytest.mark.rule("CHAM-06")
def test_the_copy_ends_with_the_turn() -> None:
    game = with_hand("rare_artefact reflection", "P2 discard: spyglass", "dice: 1", "P1 deck: junk junk junk junk")
    play(game, "P1: play rare_artefact")
    expect(game, "P1 hand: reflection=spyglass#1")
    play(game, "P1: inventory, done; end")
    expect(game, "P1 hand: reflection junk junk junk junk")


@pytest.mark.rule("CHAM-06")
def test_a_copied_delayed_technique_stays_a_copy_until_it_is_resolved() -> None:
    game = with_hand(
        "reflection junk", "P2 discard: steady_achiever", "P1 deck: " + "junk " * 6, "P2 deck: " + "junk " * 5
    )
    play(game, "P1: play reflection=steady_achiever; done; end")
    expect(game, "turn: P2", "P1 schedule: reflection=steady_achiever", "P1 discard:")
    play(game, "P2: junk")
    expect(game, "P1 told: came_due P1 reflection; drew P1 junk; resolved P1 reflection", "P1 discard: reflection")


@pytest.mark.rule("CHAM-06")
def test_a_card_that_leaves_the_hand_is_no_copy_any_more() -> None:
    game = with_hand("reflection junk", "P2 discard: spyglass", "market: - - - - acorn")
    play(game, "P1: buy acorn+0")
    expect(game, "P1 told: copied P1 reflection spyglass; discarded P1 reflection", "P1 discard: reflection")


@pytest.mark.rule("CHAM-06")
def test_a_built_sofa_copy_lasts_as_long_as_it_lies_in_the_stall() -> None:
    game = with_hand("trendsetting junk", "market: - - - - sofa", stall(4), "P1 deck: " + "junk " * 12)
    play(game, "P1: build; end", "P2: done")
    expect(game, f"{stall(4)} | trendsetting=sofa", "P1 hand count: 6")


@pytest.mark.rule("CHAM-07")
def test_chains_are_followed_to_their_end() -> None:
    lines = ["P2 discard: trendsetting", "market: - - - - good_old_times", "bin: spyglass"]
    game = with_hand("reflection junk", *lines, "P1 deck: junk")
    play(game, "P1: play reflection=spyglass")
    expect(game, "P1 told: copied P1 reflection spyglass; played P1 reflection")


@pytest.mark.rule("CHAM-07")
def test_a_chain_is_seen_from_the_seat_of_its_user() -> None:
    lines = ["P2 discard: reflection swift_broker", "P1 discard: spyglass", "P3 discard: acorn"]
    game = with_hand("trendsetting junk", "players: 3", "P3 hand: junk", *lines, "market: - - - - reflection")
    assert [option for option in game.options if option.startswith("play")] == ["play trendsetting=acorn"]


@pytest.mark.rule("CHAM-08")
def test_two_uses_may_copy_different_cards() -> None:
    lines = ["players: 3", "P3 hand: junk", "P2 discard: flashy_show", "P3 discard: spyglass", "P1 deck: junk"]
    game = with_hand("reflection reflection junk", *lines)
    play(game, "P1: play reflection=flashy_show; play reflection=spyglass")
    expect(game, "P1 told: copied P1 reflection flashy_show; copied P1 reflection spyglass")


@pytest.mark.rule("CHAM-08")
def test_cards_of_one_payment_may_copy_different_cards() -> None:
    lines = ["players: 3", "P3 hand: junk", "P2 discard: flashy_show", "P3 discard: spyglass"]
    game = with_hand("reflection reflection junk", *lines, "market: flashy_show - - - -")
    play(game, "P1: buy flashy_show+4, reflection=flashy_show, reflection=spyglass")
    expect(game, "P1 hand: junk flashy_show")


@pytest.mark.rule("CHAM-08")
def test_a_card_that_is_not_used_stays_free() -> None:
    game = with_hand("reflection reflection swift_broker junk", "P2 discard: spyglass", "P1 deck: junk junk junk")
    play(game, "P1: play reflection=spyglass")
    expect(game, "P1 hand: reflection swift_broker junk junk", "P2 knows P1 hand:")
