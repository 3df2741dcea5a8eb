"""AUTOMA: the Company's deck, its turn, what it loses, and how a game against it ends."""

from __future__ import annotations

import json
from typing import Any

import pytest

from animalfolk import BadSetup, Game, OutOfTurn, read_record
from animalfolk.engine.view_types import SeatView
from tests.support.company import PLENTY, SOLO_DECKS, coop, solo
from tests.support.stalls import stall
from tests.support.table import SEED, expect, kinds, play, told

DECK = "P2 deck: cookies junk spyglass acorn junk flashy_show junk"
MARKET = "market: cookies acorn spyglass flashy_show accordion"


def company(game: Game, viewer: int | None = 0) -> SeatView:
    """What is seen of the Company."""
    return game.view(viewer)["seats"][game.company]


@pytest.mark.rule("AUTOMA-01")
def test_its_deck_lies_face_up_for_all() -> None:
    game = Game.new(SOLO_DECKS, players=1, seed=SEED, mode="solo")
    deck = company(game)["deck_top"]
    assert len(deck) == 10
    assert None not in deck
    assert company(game, None)["deck_top"] == deck
    other = Game.new(SOLO_DECKS, players=1, seed=SEED[::-1], mode="solo")
    assert company(other)["deck_top"] != deck
    assert sorted(map(str, deck)) == sorted(map(str, company(other)["deck_top"]))
    assert game.redeal(0, "b" * 32).peek().decks[1] == game.peek().decks[1]


@pytest.mark.rule("AUTOMA-02")
def test_the_top_card_is_the_active_card() -> None:
    game = solo(DECK, "P1 hand: acorn", MARKET, PLENTY)
    play(game, "P1: play acorn")
    expect(game, "P1 hand: cookies", "P2 deck: acorn junk spyglass acorn junk flashy_show junk")


@pytest.mark.rule("AUTOMA-03")
def test_the_top_five_cards_are_its_hand() -> None:
    game = solo(DECK, "P1 hand: junk")
    expect(game, "P2 hand: cookies junk spyglass acorn junk")
    assert company(game)["hand_count"] == 5
    for name, depth in (("cookies", 0), ("spyglass", 2), ("acorn", 3)):
        game = solo("decks: raccoons macaws squirrels", DECK, "P1 hand: dirty_exchange junk", f"picks: {name}", PLENTY)
        left = DECK.split()[2:]
        left.pop(depth)
        play(game, f"P1: play dirty_exchange; {name}")
        expect(game, f"P2 deck: {name} {' '.join(left)}", "P1 hand: junk")


@pytest.mark.rule("AUTOMA-03")
def test_no_card_below_the_top_five_is_picked() -> None:
    picked = set()
    for number in range(40):
        game = solo(DECK, "decks: raccoons", "P1 hand: dirty_exchange", f"seed: {number:032x}", PLENTY)
        events = play(game, "P1: play dirty_exchange")
        picked.add(next(text.split()[2] for text in events if text.startswith("took_from_hand")))
    assert picked == {"cookies", "junk", "spyglass", "acorn"}


@pytest.mark.rule("AUTOMA-04")
@pytest.mark.parametrize("card", ["treasure_hunter", "ruthless_competition"])
def test_its_discard_pile_and_its_deck_are_one_deck(card: str) -> None:
    game = solo("decks: raccoons crocodiles", DECK, f"P1 hand: {card}", MARKET, PLENTY)
    play(game, f"P1: play {card}")
    if card == "treasure_hunter":
        expect(game, "P1 hand: cookies", "P2 deck: junk spyglass acorn junk flashy_show junk")
    else:
        expect(game, "P1 hand:", DECK)  # the only card goes back on top


@pytest.mark.rule("AUTOMA-05")
def test_it_never_draws_and_its_deck_is_never_shuffled() -> None:
    game = Game.new(SOLO_DECKS, players=1, seed=SEED, mode="solo")
    deck = list(map(str, company(game)["deck_top"]))
    while not game.is_over:
        game.answer("inventory" if "inventory" in game.options else "done")
    events = told(game)
    bought = [text.split()[2] for text in events if text.startswith("company_bought")]
    assert company(game)["deck_top"] == [*bought[::-1], *deck]
    about_it = {text.split()[0] for text in events if " P2" in text}
    assert about_it == {"turn_began", "company_bought", "turn_ended", "lost"}


@pytest.mark.rule("AUTOMA-06")
def test_what_its_cards_say_does_nothing() -> None:
    lines = ["P1 hand: junk junk", "P1 deck: junk junk junk", MARKET, PLENTY]
    game = solo(*lines, "P2 deck: swift_broker cookies market_discovery binoculars extra_remarks sofa", "decks: owls")
    deck = game.peek().decks[1]
    play(game, "P1: done; end")
    expect(game, "turn: P1", "P2 purchases: 1", "P1 hand: junk junk junk junk junk")
    assert game.peek().decks[1][:-1] == deck
    kept = kinds([text for text in told(game) if " P2" in text])
    assert kept == ["turn_began", "company_bought", "turn_ended"]


@pytest.mark.rule("AUTOMA-07", "AUTOMA-09")
def test_it_takes_one_card_of_the_market_and_pays_nothing() -> None:
    game = solo(DECK, "P1 hand: junk junk", MARKET, PLENTY)
    events = play(game, "P1: done; end")
    assert events[events.index("turn_began P2 2") :] == [
        "turn_began P2 2",
        "company_bought P2 accordion 1",
        "slid flashy_show 0",
        "slid spyglass 1",
        "slid acorn 2",
        "slid cookies 3",
        "dealt cookies 4",
        "turn_ended P2",
        "turn_began P1 3",
    ]
    expect(game, "P2 deck: accordion cookies junk spyglass acorn junk flashy_show junk", "P2 purchases: 1")
    expect(game, "market: cookies cookies acorn spyglass flashy_show")


@pytest.mark.rule("AUTOMA-07")
def test_prices_and_other_players_cards_do_not_hinder_it() -> None:
    hand = "P1 hand: scary_gunfight nasty_threat lost_shipments"
    game = solo("decks: crocodiles", hand, MARKET, PLENTY, DECK)
    play(game, "P1: play scary_gunfight; play nasty_threat; play lost_shipments; end")
    expect(game, "P2 purchases: 1", "P1 schedule: scary_gunfight nasty_threat lost_shipments")


@pytest.mark.rule("AUTOMA-08", "AUTOMA-09")
def test_with_power_2_it_takes_the_rightmost_card_then_the_next_to_the_left() -> None:
    game = solo(DECK, "P1 hand: junk", "market: cookies acorn spyglass - -", "turn: 2 P2", "power: 2", PLENTY)
    expect(game, "P2 deck: acorn spyglass cookies junk spyglass acorn junk flashy_show junk")
    bought = [text for text in told(game) if text.startswith("company_bought")]
    assert bought == ["company_bought P2 spyglass 1", "company_bought P2 acorn 2"]


@pytest.mark.rule("AUTOMA-10")
def test_a_purchase_of_the_company_is_also_a_stack() -> None:
    hand = "P1 hand: extra_remarks binoculars junk"
    lines = ["decks: owls", hand, "P1 deck: cookies", "P1 discard: acorn", MARKET, PLENTY, "turn: 2 P2", "power: 2"]
    game = solo(*lines, DECK)
    for _ in range(2):
        expect(game, "P1 asked: react", "P1 options: binoculars; done")  # the purchase comes first
        play(game, "P1: done")
        expect(game, "P1 asked: react", "P1 options: extra_remarks; done")  # then the stack
        play(game, "P1: done")
    expect(game, "turn: P1", "P2 purchases: 2")


@pytest.mark.rule("AUTOMA-10")
def test_each_card_is_a_step_of_its_own() -> None:
    lines = ["decks: owls", "P1 hand: binoculars", "P1 deck: cookies acorn", MARKET, PLENTY, "turn: 2 P2", "power: 2"]
    game = solo(*lines, DECK)
    expect(game, "P1 asked: react", "P2 purchases: 1")
    play(game, "P1: binoculars; cookies")
    expect(game, "P1 asked: react", "P2 purchases: 2", "P1 hand: binoculars", "P1 discard: cookies")


def reshuffled(rules: str = "", cards: str = "bin: acorn spyglass acorn") -> Game:
    """A game in which the market is filled from its discard pile at the end of P1's turn."""
    game = solo(DECK, "P1 hand: junk junk", "market: - - - - flashy_show", cards, "turn: 9 P1", rules=rules)
    play(game, "P1: done; end")
    return game


@pytest.mark.rule("AUTOMA-11")
def test_the_first_reshuffle_of_the_market_gives_power_2_at_once() -> None:
    game = reshuffled()
    expect(game, "power: 2", "P2 purchases: 2", "turn: P1")
    assert "power_rose P2 2" in told(game)


@pytest.mark.rule("AUTOMA-11")
def test_a_reshuffle_in_its_own_refill_counts_from_its_next_turn() -> None:
    game = solo(DECK, "P1 hand: junk", MARKET, "bin: acorn spyglass cookies", "turn: 2 P2")
    expect(game, "power: 2", "P2 purchases: 1")
    play(game, "P1: done; end")
    expect(game, "P2 purchases: 3")


@pytest.mark.rule("AUTOMA-11")
def test_neither_the_first_shuffle_nor_a_turns_number_gives_power() -> None:
    game = Game.new(SOLO_DECKS, players=1, seed=SEED, mode="solo")
    expect(game, "power: 1")
    game = solo(DECK, "P1 hand: junk junk", MARKET, PLENTY, "turn: 99 P1")
    play(game, "P1: done; end")
    expect(game, "power: 1", "P2 purchases: 1")


@pytest.mark.rule("AUTOMA-11")
def test_power_never_rises_again() -> None:
    game = solo(DECK, "P1 hand: junk", MARKET, "bin: acorn spyglass cookies", "turn: 2 P2", "power: 2")
    expect(game, "power: 2", "P2 purchases: 2")
    assert "power_rose P2 2" not in told(game)


def test_difficulties() -> None:
    expect(reshuffled("difficulty=gentle"), "power: 1", "P2 purchases: 1")
    expect(reshuffled("difficulty=standard"), "power: 2", "P2 purchases: 2")
    stern = Game.new(SOLO_DECKS, players=1, seed=SEED, mode="solo", difficulty="stern")
    expect(stern, "power: 2")


def test_power_may_rise_when_the_market_is_used_up_without_a_reshuffle() -> None:
    expect(reshuffled(cards="bin:"), "power: 1", "winner: the Company")
    lines = [DECK, "P1 hand: junk junk", "market: - - acorn acorn spyglass"]
    game = solo(*lines, rules="power_on_exhaustion=yes")
    play(game, "P1: done; end")
    expect(game, "power: 2", "P2 purchases: 2", "winner: none")
    game = solo(*lines)
    play(game, "P1: done; end")
    expect(game, "power: 1", "P2 purchases: 1", "winner: none")


@pytest.mark.rule("AUTOMA-12")
@pytest.mark.parametrize(("top", "bin_", "junk"), [("spyglass", "spyglass", 6), ("junk", "", 7)])
def test_what_it_discards_is_thrown_away(top: str, bin_: str, junk: int) -> None:
    game = solo("decks: crocodiles", f"P2 deck: {top} acorn", "P1 hand: little_villain", MARKET, PLENTY)
    play(game, "P1: play little_villain")
    expect(game, f"bin: {bin_}", f"junk: {junk}", "P2 deck: acorn")


@pytest.mark.rule("AUTOMA-12")
def test_what_it_discards_may_leave_the_game() -> None:
    lines = ["decks: crocodiles raccoons", "P2 deck: spyglass acorn cookies", MARKET, PLENTY]
    game = solo(*lines, "P1 hand: little_villain", rules="company_discards=removed")
    events = play(game, "P1: play little_villain")
    expect(game, "bin:", "removed: spyglass", "P2 deck: acorn cookies", "thrown: yes")
    assert "removed P2 spyglass" in events
    game = solo(*lines, "P1 hand: sabotage", rules="company_discards=removed")
    play(game, "P1: play sabotage; acorn")
    expect(game, "bin:", "removed: acorn", "P2 deck: spyglass cookies")


@pytest.mark.rule("AUTOMA-13")
def test_its_discard_pile_as_a_place_is_the_top_of_its_deck() -> None:
    game = solo("decks: raccoons", "P2 deck: spyglass acorn junk", "P1 hand: sabotage", MARKET, PLENTY)
    play(game, "P1: play sabotage; spyglass")
    expect(game, "bin: spyglass", "P2 deck: acorn junk")
    assert company(game)["discard"] == []


@pytest.mark.rule("AUTOMA-14")
def test_told_to_discard_two_it_discards_the_first() -> None:
    game = solo("decks: crocodiles", "P2 deck: spyglass acorn junk", "P1 hand: little_villain", MARKET, PLENTY)
    play(game, "P1: play little_villain")
    expect(game, "bin: spyglass", "P2 deck: acorn junk")


@pytest.mark.rule("AUTOMA-15")
def test_one_card_is_thrown_away_in_a_turn_whatever_does_it() -> None:
    hand = "P1 hand: little_villain nuisance sabotage"
    game = solo("decks: crocodiles raccoons", "P2 deck: spyglass acorn junk", hand, MARKET, PLENTY)
    play(game, "P1: play little_villain")
    expect(game, "thrown: yes")
    play(game, "P1: play nuisance; P2")
    expect(game, "bin: spyglass", "P2 deck: acorn junk")
    play(game, "P1: play sabotage")
    expect(game, "P1 asked: back_first", "P1 options: acorn; junk")  # both go back, as one likes
    play(game, "P1: acorn")
    expect(game, "bin: spyglass", "P2 deck: junk acorn")


@pytest.mark.rule("AUTOMA-15")
def test_the_limit_is_for_one_turn_and_for_the_companys_cards_only() -> None:
    hand = "P1 hand: little_villain shattered_relic little_villain junk"
    game = solo("decks: crocodiles macaws", "P2 deck: spyglass acorn junk", hand, "P1 deck: junk", MARKET, PLENTY)
    play(game, "P1: play little_villain; play shattered_relic; junk")
    expect(game, "junk: 7", "thrown: yes")
    play(game, "P1: inventory; done; end")
    expect(game, "thrown: no", "P2 deck: accordion acorn junk")
    play(game, "P1: play little_villain")
    expect(game, "bin: accordion spyglass", "P2 deck: acorn junk")


@pytest.mark.rule("AUTOMA-15")
def test_taking_is_not_limited() -> None:
    lines = ["decks: crocodiles raccoons", "P2 deck: spyglass acorn cookies", MARKET, PLENTY]
    game = solo(*lines, "P1 hand: little_villain treasure_hunter")
    play(game, "P1: play little_villain; play treasure_hunter")
    expect(game, "P1 hand: acorn", "P2 deck: cookies")


@pytest.mark.rule("AUTOMA-16", "AUTOMA-17")
def test_an_empty_market_after_the_players_clean_up_loses() -> None:
    game = solo(DECK, "P1 hand: prepaid_good junk", "P1 deck: junk", "market: - - - - acorn")
    play(game, "P1: play prepaid_good")
    expect(game, "market: - - - - -", "winner: none")  # bare for a moment: no loss yet
    events = play(game, "P1: end")
    expect(game, "winner: the Company", "P1 hand: junk acorn junk prepaid_good junk")
    assert events[-1] == "lost P2"
    assert game.is_over
    assert game.winners == [game.company]
    with pytest.raises(OutOfTurn):
        game.answer("inventory")


@pytest.mark.rule("AUTOMA-16")
def test_an_empty_market_in_the_companys_turn_loses() -> None:
    game = solo(DECK, "P1 hand: junk", "market: - - - acorn spyglass", "turn: 2 P2", "power: 2")
    expect(game, "winner: the Company", "P2 purchases: 2", "turn: P2")


@pytest.mark.rule("AUTOMA-16")
def test_an_empty_market_after_a_fill_that_a_card_orders_loses() -> None:
    game = solo("decks: polecats", "P1 hand: daring_adventurer junk", "dice: 1", "market: - - - - -", DECK)
    events = play(game, "P1: play daring_adventurer")
    expect(game, "winner: the Company")
    assert events[-1] == "lost P2"


@pytest.mark.rule("AUTOMA-16")
def test_a_market_that_is_bare_for_a_moment_is_no_loss() -> None:
    game = solo(DECK, "P1 hand: loyal_partner junk", "market: - - - - acorn")
    events = play(game, "P1: play loyal_partner")
    assert "dealt acorn 0" in events
    expect(game, "winner: none", "market: - - - - acorn")


@pytest.mark.rule("AUTOMA-17")
def test_a_last_stack_before_the_clean_up_of_an_empty_market_wins() -> None:
    lines = ["decks: macaws polecats", "P1 hand: risky_business flashy_show shattered_relic", stall(7)]
    game = solo(*lines, "market: - - - - -", "market deck: acorn", DECK)
    play(game, "P1: play risky_business; 4; build, flashy_show, shattered_relic")
    expect(game, "winner: P1")


@pytest.mark.rule("AUTOMA-17")
def test_nothing_follows_the_loss_or_the_win() -> None:
    lost = solo(DECK, "P1 hand: junk", "P1 schedule: siesta", "market: - - - - acorn", "turn: 2 P2")
    assert kinds(told(lost)) == ["company_bought", "lost"]
    won = solo(DECK, "P1 hand: flashy_show shattered_relic", stall(7), "market: - - - - acorn")
    assert kinds(play(won, "P1: build, flashy_show, shattered_relic"))[-2:] == ["built", "won"]


@pytest.mark.rule("AUTOMA-17")
def test_a_lost_game_is_a_record_that_can_be_read_again() -> None:
    game = Game.new(SOLO_DECKS, players=1, seed=SEED, mode="solo", stacks=3)
    while not game.is_over:
        game.answer("inventory" if "inventory" in game.options else "done")
    text = game.record()
    assert text.endswith("result: the Company\n")
    assert read_record(text) == game
    assert Game.from_position(game.position()) == game
    assert json.loads(json.dumps(game.view(0)))["winners"] == [1]


def test_the_companys_number_of_stacks_is_no_loss() -> None:
    game = solo(DECK, "P1 hand: junk", MARKET, PLENTY, "turn: 20 P2", "P2 purchases: 9")
    expect(game, "winner: none", "P2 purchases: 10", "turn: P1")


def test_a_strict_table_loses_as_soon_as_the_market_is_empty_after_an_action() -> None:
    lines = [DECK, "P1 hand: prepaid_good junk", "P1 deck: junk", "market: - - - - acorn", PLENTY]
    game = solo(*lines, rules="strict_empty_market=yes")
    play(game, "P1: play prepaid_good")
    expect(game, "winner: the Company")
    game = solo(*lines)
    play(game, "P1: play prepaid_good")
    expect(game, "winner: none")
    game = solo(DECK, "P1 hand: loyal_partner junk", MARKET, PLENTY, rules="strict_empty_market=yes")
    play(game, "P1: play loyal_partner; cookies; acorn; spyglass; flashy_show")
    expect(game, "winner: none")  # filled in the same action


def test_the_market_may_wait_for_the_player_to_fill_it() -> None:
    lines = [DECK, "P1 hand: junk junk", PLENTY, "turn: 2 P2"]
    game = solo(*lines, "market: - - - acorn spyglass", rules="company_refills_market=no")
    expect(game, "market: - - - acorn -", "turn: P1", "winner: none")
    game = solo(*lines, "market: - - - - spyglass", rules="company_refills_market=no")
    expect(game, "market: - - - - -", "winner: none", "turn: P1")  # only a refill that fails loses
    game = solo(*lines, "market: - - - - spyglass", rules="company_refills_market=no strict_empty_market=yes")
    expect(game, "winner: the Company")


def test_its_deck_may_lie_face_down_but_for_the_active_card() -> None:
    game = solo("P2 deck: cookies junk spyglass acorn", "P1 hand: junk", rules="open_company_deck=no")
    assert company(game)["deck_top"] == ["cookies"]
    assert company(game)["deck_count"] == 4
    decks = {tuple(game.redeal(0, f"{number:032x}").peek().decks[1]) for number in range(12)}
    assert len(decks) > 1
    assert {deck[-1] for deck in decks} == {game.peek().decks[1][-1]}
    new = Game.new(SOLO_DECKS, players=1, seed=SEED, mode="solo", open_company_deck=0)
    assert len(company(new)["deck_top"]) == 1


def test_of_a_closed_deck_all_see_what_comes_what_goes_and_what_is_looked_at() -> None:
    rules = "open_company_deck=no"
    lines = ["P2 deck: cookies junk spyglass acorn flashy_show junk junk", MARKET, PLENTY, "decks: foxes raccoons"]
    game = solo(*lines, "P1 hand: treasure_hunter", rules=rules)
    play(game, "P1: play treasure_hunter")
    assert company(game, None)["deck_top"] == ["junk"]  # the next one is active
    play(game, "P1: end")
    assert company(game, None)["deck_top"] == ["accordion", "junk"]
    game = solo(*lines, "P1 hand: cunning_neighbour", rules=rules)
    play(game, "P1: play cunning_neighbour; done")
    assert company(game, None)["deck_top"] == ["cookies", "junk", "spyglass", "acorn", "flashy_show"]
    assert Game.from_position(game.position()) == game


@pytest.mark.rule("AUTOMA-18")
@pytest.mark.parametrize("named", ["characters", "traps", "supplies", "guild"])
def test_what_the_manual_only_names_is_refused(named: str) -> None:
    options: dict[str, Any] = {named: 1}
    with pytest.raises(BadSetup, match=f"{named}: the manual names .* but gives no rules"):
        Game.new(SOLO_DECKS, players=1, mode="solo", **options)


def test_a_coop_game_is_lost_together() -> None:
    game = coop("P3 deck: junk", "P1 hand: junk", "P2 hand: junk", "market: - - - - acorn", "turn: 3 P3")
    expect(game, "winner: the Company")
    assert game.winners == [2]
    assert game.record().endswith("result: the Company\n")
