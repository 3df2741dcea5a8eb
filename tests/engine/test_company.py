"""What each kind of effect does to the Company: the table of the solo and co-op manual as we read it, row by row."""

from __future__ import annotations

from collections import Counter

import pytest

from animalfolk.game import Game
from tests.support.company import PLENTY, coop, solo
from tests.support.table import expect, kinds, play, told

MARKET = "market: cookies acorn spyglass flashy_show accordion"
DECK = "cookies junk spyglass acorn siesta sofa"
LINES = [f"P2 deck: {DECK}", MARKET, PLENTY]


def against(hand: str, *lines: str, decks: str = "raccoons crocodiles foxes ocelots") -> Game:
    """A solo table with this hand."""
    given = {line.split(":")[0] for line in lines}
    usual = [line for line in LINES if line.split(":")[0] not in given]
    return solo(f"decks: {decks}", f"P1 hand: {hand}", *usual, *lines)


def together(hand: str, *lines: str) -> Game:
    """A co-op table with this hand of P1; the Company is P3."""
    given = {line.split(":")[0] for line in lines}
    usual = [line for line in [f"P3 deck: {DECK}", MARKET, PLENTY] if line.split(":")[0] not in given]
    return coop("decks: raccoons crocodiles foxes ocelots", f"P1 hand: {hand}", *usual, *lines)


# hands


def test_nuisance_throws_away_a_random_card_of_the_top_five() -> None:
    game = against("nuisance", "picks: acorn")
    events = play(game, "P1: play nuisance; P2")
    expect(game, "P2 deck: cookies junk spyglass siesta sofa", "bin: acorn", "thrown: yes")
    assert "threw_away P2 acorn" in events
    game = against("nuisance", "P2 deck: sofa")
    play(game, "P1: play nuisance; P2")
    expect(game, "P2 deck:", "bin: sofa")
    game = against("nuisance", "P2 deck:")
    play(game, "P1: play nuisance; P2")
    expect(game, "bin:", "thrown: no")


def test_nuisance_in_co_op_concerns_the_company_only() -> None:
    game = together("nuisance", "P2 hand: junk")
    play(game, "P1: play nuisance")
    expect(game, "P1 options: P3; done")


def test_dirty_exchange_takes_one_of_the_top_five_and_gives_one_on_top() -> None:
    game = against("dirty_exchange junk", "picks: siesta")
    play(game, "P1: play dirty_exchange")
    expect(game, "P1 hand: junk siesta", "P2 deck: cookies junk spyglass acorn sofa", "watchers knows P1 hand: siesta")
    play(game, "P1: junk")
    expect(game, "P1 hand: siesta", "P2 deck: junk cookies junk spyglass acorn sofa", "thrown: no")
    assert told(game)[-2:] == ["gave P1 junk 1", "resolved P1 dirty_exchange"]


def test_dirty_exchange_with_an_empty_deck_does_nothing() -> None:
    game = against("dirty_exchange junk", "P2 deck:")
    play(game, "P1: play dirty_exchange")
    expect(game, "P1 hand: junk", "P2 deck:")


def test_charity_takes_part_of_the_company_and_gives_it_one_on_top() -> None:
    game = against("charity swank", "picks: swank spyglass")
    play(game, "P1: play charity")
    expect(game, "P1 asked: give_one", "P1 options: swank; spyglass", "watchers sees aside: - spyglass")
    play(game, "P1: spyglass")
    expect(game, "P1 hand: spyglass", "P2 deck: swank cookies junk acorn siesta sofa")
    expect(game, "watchers knows P1 hand: spyglass")  # whoever saw both knows where each went


def test_charity_in_co_op_takes_a_card_of_each() -> None:
    game = together("charity swank", "P2 hand: glue", "picks: swank glue acorn")
    play(game, "P1: play charity; acorn; swank")
    expect(game, "P1 hand: acorn", "P2 hand: swank", "P3 deck: glue cookies junk spyglass siesta sofa")
    expect(game, "P2 knows P1 hand: acorn", "watchers knows P1 hand:", "watchers knows P2 hand:")


def test_charity_that_gives_everything_back_tells_watchers_nothing_of_hands() -> None:
    game = together("charity swank", "P2 hand: glue", "picks: swank glue acorn")
    play(game, "P1: play charity; swank; glue")
    expect(game, "P3 deck: acorn cookies junk spyglass siesta sofa", "P2 knows P1 hand:", "watchers knows P2 hand:")


def test_cunning_neighbour_sees_what_all_see_and_may_still_go_on_the_deck() -> None:
    game = against("cunning_neighbour")
    events = play(game, "P1: play cunning_neighbour")
    seen = [text for text in events if text.startswith("looked_at_hand")]
    assert sorted(text.split()[2] for text in seen) == sorted(DECK.split()[:5])
    play(game, "P1: cunning_neighbour")
    expect(game, "P1 deck: cunning_neighbour", f"P2 deck: {DECK}")


def test_gamble_exchanges_random_cards_with_the_top_five() -> None:
    game = against("gamble swank glue junk", "dice: 2", "picks: swank junk spyglass cookies")
    play(game, "P1: play gamble")
    expect(game, "P1 hand: glue spyglass cookies", "P2 deck: junk swank junk acorn siesta sofa")


@pytest.mark.parametrize(("hand", "deck", "count"), [("gamble junk", DECK, 1), ("gamble junk junk junk", "sofa", 1)])
def test_gamble_exchanges_no_more_than_both_have(hand: str, deck: str, count: int) -> None:
    game = against(hand, "dice: 3", f"P2 deck: {deck}")
    events = play(game, "P1: play gamble")
    assert kinds(events).count("gave") == kinds(events).count("took_from_hand") == count


def test_gamble_never_takes_a_card_from_below_the_top_five() -> None:
    for number in range(30):
        game = against("gamble junk junk junk", "dice: 3", f"seed: {number:032x}")
        play(game, "P1: play gamble")
        expect(game, "P1 hand count: 3")
        assert "sofa" not in game.view(0)["seats"][0]["hand"]
        assert game.view(0)["seats"][1]["deck_top"][:3] == ["junk"] * 3


def test_whirligig_mixes_the_hand_with_the_top_five() -> None:
    lines = ["P1 deck: swank glue", "picks: spyglass swank"]
    game = against("whirligig junk junk", *lines)
    events = play(game, "P1: play whirligig")
    expect(game, "P1 hand: spyglass swank", "P1 discard: whirligig junk junk")
    deck = game.view(None)["seats"][1]["deck_top"]
    assert Counter(deck[:5]) == Counter(["cookies", "junk", "acorn", "siesta", "glue"])
    assert deck[5:] == ["sofa"]
    expect(game, "watchers knows P1 hand: spyglass")  # it was seen before and is not with the Company
    assert kinds(events).count("got") == 7


def test_whirligig_against_two_cards_deals_two_back() -> None:
    game = against("whirligig junk junk junk", "P1 deck: swank glue acorn", "P2 deck: cookies sofa")
    play(game, "P1: play whirligig")
    expect(game, "P1 hand count: 3", "P2 deck count: 2")


def test_raffle_lets_the_company_take_part() -> None:
    game = against("raffle swank", "picks: acorn swank")
    play(game, "P1: play raffle")  # two seats: no side is asked
    expect(game, "P1 hand: acorn", "P2 deck: swank cookies junk spyglass siesta sofa")


@pytest.mark.parametrize(
    ("side", "hands", "top"),
    [("left", ("glue", "acorn"), "swank"), ("right", ("acorn", "swank"), "glue")],
)
def test_raffle_in_co_op_goes_round_by_seats(side: str, hands: tuple[str, str], top: str) -> None:
    picks = "glue acorn swank" if side == "left" else "acorn swank glue"
    game = together("raffle swank", "P2 hand: glue", f"picks: {picks}")
    play(game, f"P1: play raffle; {side}")
    expect(game, f"P1 hand: {hands[0]}", f"P2 hand: {hands[1]}", f"P3 deck: {top} cookies junk spyglass siesta sofa")


# its deck, its discard pile, its stall


def test_rotten_food_goes_on_top() -> None:
    game = against("rotten_food junk")
    play(game, "P1: play rotten_food")
    expect(game, "P1 hand:", f"P2 deck: junk {DECK}")


def test_treasure_hunter_takes_the_active_card() -> None:
    game = against("treasure_hunter")
    play(game, "P1: play treasure_hunter")
    expect(game, "P1 hand: cookies", "P2 deck: junk spyglass acorn siesta sofa", "watchers knows P1 hand: cookies")


def test_treasure_hunter_finds_nothing_in_an_empty_deck() -> None:
    game = against("treasure_hunter", "P2 deck:")
    play(game, "P1: play treasure_hunter")
    expect(game, "P1 hand:", "P1 discard: treasure_hunter")


def test_ruthless_competition_takes_the_active_card_and_puts_one_on_top() -> None:
    game = against("ruthless_competition junk")
    play(game, "P1: play ruthless_competition")
    expect(game, "P1 hand: junk cookies")
    play(game, "P1: junk")
    expect(game, "P1 hand: cookies", "P2 deck: junk junk spyglass acorn siesta sofa")


def test_sabotage_draws_the_real_top_two() -> None:
    game = against("sabotage", "P2 deck: spyglass acorn junk")
    play(game, "P1: play sabotage")
    expect(game, "P1 asked: throw_one", "P1 options: spyglass; acorn", "watchers sees aside: spyglass acorn")
    play(game, "P1: acorn")
    expect(game, "bin: acorn", "P2 deck: spyglass junk", "thrown: yes")


def test_sabotage_of_one_card() -> None:
    game = against("sabotage", "P2 deck: spyglass")
    play(game, "P1: play sabotage")
    expect(game, "bin: spyglass", "P2 deck:")


@pytest.mark.parametrize(("first", "deck"), [("spyglass", "acorn spyglass junk"), ("acorn", "spyglass acorn junk")])
def test_sabotage_puts_both_back_in_any_order_when_the_limit_is_used_up(first: str, deck: str) -> None:
    game = against("sabotage", "P2 deck: spyglass acorn junk", "thrown: yes")
    play(game, f"P1: play sabotage; {first}")
    expect(game, "bin:", f"P2 deck: {deck}")


def test_sabotage_of_the_partner_is_not_limited() -> None:
    game = together("sabotage", "P2 deck: glue swank", "thrown: yes")
    play(game, "P1: play sabotage; P2")
    expect(game, "P1 asked: throw_one")
    play(game, "P1: glue")
    expect(game, "bin: glue", "P2 discard: swank")


def test_little_villain_throws_away_the_active_card_once() -> None:
    game = against("little_villain")
    events = play(game, "P1: play little_villain")
    expect(game, "bin: cookies", "P2 deck: junk spyglass acorn siesta sofa")
    assert "spared P2" in events


def test_little_villain_in_co_op_leaves_the_partner_alone() -> None:
    game = together("little_villain", "P2 deck: glue swank")
    play(game, "P1: play little_villain")
    expect(game, "P2 deck: glue swank", "bin: cookies")


def test_night_shift_takes_the_active_card_and_gives_one_back_on_top() -> None:
    game = against("night_shift", "P1 deck: swank junk")
    play(game, "P1: play night_shift")
    expect(game, "P1 options: swank; cookies", "watchers sees aside: - cookies")
    play(game, "P1: cookies")
    expect(game, "P1 deck: cookies junk", "P2 deck: swank junk spyglass acorn siesta sofa")
    expect(game, "watchers knows P1 deck: cookies")


def test_night_shift_in_co_op() -> None:
    game = together("night_shift", "P1 deck: swank", "P2 deck: glue")
    play(game, "P1: play night_shift; cookies; swank")
    expect(game, "P1 deck: cookies", "P2 deck: swank", "P3 deck: glue junk spyglass acorn siesta sofa")
    expect(game, "P2 knows P1 deck:", "watchers knows P2 deck:", "P1 knows P2 deck: swank")


def test_reflection_copies_the_active_card() -> None:
    lines = ["market: - - - - prepaid_good", "P2 deck: flashy_show spyglass"]
    game = against("reflection", *lines, decks="chameleons macaws pandas")
    expect(game, "P1 offered: play reflection=flashy_show; buy prepaid_good+0")
    game = against("reflection", lines[0], "P2 deck: junk flashy_show", decks="chameleons macaws pandas")
    expect(game, "P1 options: reflection; done")  # as junk it counts 1, and 2 are not there


def test_acorn_swaps_with_the_active_card_only() -> None:
    game = against("acorn", decks="squirrels macaws")
    play(game, "P1: play acorn")
    expect(game, "P1 hand: cookies", "P2 deck: acorn junk spyglass acorn siesta sofa", "P1 discard:")
    game = against("acorn", "P2 deck:", decks="squirrels macaws")
    play(game, "P1: play acorn")
    expect(game, "P1 hand:", "P1 discard: acorn", "P2 deck:")


def test_acorn_in_co_op_cannot_reach_the_own_stall() -> None:
    game = together("acorn safety_precaution", "P1 stall: swift_broker | cookies")
    play(game, "P1: play acorn")
    expect(game, "P1 hand: safety_precaution cookies", "P1 stall: swift_broker | cookies")


# everybody


def test_duration_cards_do_nothing_to_it_but_give_their_action() -> None:
    game = against("scary_gunfight nasty_threat lost_shipments")
    play(game, "P1: play scary_gunfight; play nasty_threat; play lost_shipments; end")
    expect(game, "P2 purchases: 1", f"P2 deck: accordion {DECK}")


def test_duration_cards_of_a_player_do_not_hinder_the_partner() -> None:
    game = together("junk", "turn: P2", "P1 schedule: scary_gunfight nasty_threat lost_shipments", "P2 hand: junk")
    expect(game, "P2 price +0: 5", "P2 next stack: 1")


def test_cheer_passes_the_company_by() -> None:
    game = against("cheer", "P1 deck: swank glue", "shuffle P1: glue")
    events = play(game, "P1: play cheer; swank")
    expect(game, "P1 hand: swank", f"P2 deck: {DECK}")
    assert not [text for text in events if " P2" in text]


def test_tasters_gives_it_the_rightmost_card_that_is_left() -> None:
    game = against("tasters binoculars extra_remarks", "P1 discard: junk", decks="owls foxes")
    events = play(game, "P1: play tasters; accordion+0")
    expect(game, "market: cookies acorn spyglass - -", f"P2 deck: flashy_show {DECK}", "P2 purchases: 0")
    assert "took P2 flashy_show 1" in events
    expect(game, "P1 asked: act")  # no purchase, no stack: nothing to react to


def test_tasters_in_co_op_goes_round() -> None:
    game = together("tasters", "P2 hand: junk")
    play(game, "P1: play tasters; right; accordion+0")
    expect(game, "P2 asked: take", f"P3 deck: flashy_show {DECK}")
    play(game, "P2: acorn+3")
    expect(game, "P2 hand: junk acorn", "market: cookies - spyglass - -")


def test_rumours_changes_nothing_for_it() -> None:
    game = against("rumours", "P1 discard: swank glue")
    play(game, "P1: play rumours")
    expect(game, "P1 deck: glue swank", f"P2 deck: {DECK}")


@pytest.mark.parametrize(("guess", "right"), [(3, True), (4, False)])
def test_the_company_guesses_by_chance(guess: int, right: bool) -> None:
    game = against("blindfold swank junk", f"dice: {guess}")
    events = play(game, "P1: play blindfold; swank")
    assert f"guessed P2 {guess}" in events
    if right:
        expect(game, "P1 hand: junk", "P1 discard: blindfold swank")
    else:
        expect(game, "P1 asked: set_value", "P1 options: 1; 2; 3; 4; 5")


def test_every_value_is_guessed_at_times() -> None:
    guesses = []
    for number in range(200):
        events = play(against("blindfold swank junk", f"seed: {number:032x}"), "P1: play blindfold; swank")
        guesses += [text.split()[2] for text in events if text.startswith("guessed")]
    assert {guess: guesses.count(guess) >= 20 for guess in "12345"} == dict.fromkeys("12345", True)
    assert len(guesses) == 200


# reactions


def test_binoculars_and_extra_remarks_answer_to_each_card_it_buys() -> None:
    lines = ["turn: 2 P2", "power: 2", "P1 deck: junk glue swank", "P1 discard: sofa"]
    game = against("binoculars extra_remarks", *lines, decks="owls macaws")
    play(game, "P1: binoculars; junk; extra_remarks; sofa; binoculars; sofa; done")
    used = [text for text in told(game) if text.startswith("used")]
    assert used == ["used P1 binoculars", "used P1 extra_remarks", "used P1 binoculars"]
    expect(game, "turn: P1")


def test_ancient_knowledge_and_balancing_never_answer_to_it_but_to_the_partner() -> None:
    lines = ["P1 hand: ancient_knowledge balancing glue", "P1 deck: junk", "P1 discard: junk"]
    game = coop("decks: owls", *lines, "P3 deck: junk", MARKET, PLENTY, "P2 hand: junk", "turn: 3 P3", "power: 2")
    expect(game, "P1 asked: act", "turn: P1")
    assert not [text for text in told(game) if text.startswith("used")]
    hand = "P2 hand: wily_fellow junk"
    game = coop("decks: owls", *lines, "P3 deck: junk", MARKET, PLENTY, hand, "P2 discard: junk", "turn: 2 P2")
    play(game, "P2: play wily_fellow")
    expect(game, "P1 asked: react", "P1 options: balancing; done")
    play(game, "P1: done")
    expect(game, "P1 asked: react", "P1 options: ancient_knowledge; done")


def test_another_player_is_the_partner_or_the_company_in_co_op() -> None:
    for card in ("dirty_exchange", "cunning_neighbour", "ruthless_competition", "sabotage"):
        game = together(f"{card} junk", "P2 hand: junk", "P2 deck: junk")
        play(game, f"P1: play {card}")
        expect(game, "P1 asked: player", "P1 options: P2; P3")
    game = together("treasure_hunter", "P2 hand: junk", "P2 discard: glue")
    play(game, "P1: play treasure_hunter")
    expect(game, "P1 options: P2; P3")


def test_nobody_is_ever_asked_for_the_company() -> None:
    for number in range(12):
        decks = ["raccoons", "foxes", "ocelots", "owls"]
        game = Game.new(decks, players=2, seed=f"{number:032x}", mode="coop")
        count = 0
        while not game.is_over and count < 400:
            decision = game.decision
            assert decision
            assert decision.seat < 2
            game.answer(decision.options[(number + count * 5) % len(decision.options)])
            count += 1
