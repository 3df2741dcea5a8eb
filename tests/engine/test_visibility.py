"""Who may see what: zones, events, what is known of hands and decks, and redealing."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from animalfolk import Game
from animalfolk.engine.redeal import deal_anew
from animalfolk.engine.view import pending, view
from tests.support.stalls import stall
from tests.support.table import SEED, expect, new_game, play, table, told

WAITING = "P2 hand: junk junk"
OTHERS = pytest.mark.parametrize("viewer", [1, 2, None])
DRAWN = {"drew", "set_aside", "set_aside_from_market", "kept", "returned", "drew_from_market"}
HIDDEN = DRAWN | {"found", "put_in_deck"}
FIRST = ["macaws", "pandas", "squirrels"]
SECOND = ["platypuses", "polecats", "sloths"]
BOTH = pytest.mark.parametrize("decks", [FIRST, SECOND, ["macaws", "platypuses", "polecats"]], ids=" ".join)
SEEDS = [f"{number:032x}" for number in range(40)]


def known(game: Game, viewer: int | None, owner: int = 0) -> list[str]:
    """What a viewer knows of a hand."""
    return sorted(game.view(viewer)["seats"][owner]["known"])


def shown(game: Game, viewer: int) -> dict[str, Any]:
    """A seat's view, but for the number of the decision, which a redealt game counts anew."""
    seen = game.view(viewer)
    return {**seen, "decision": {key: value for key, value in pending(seen).items() if key != "number"}}


def three(*lines: str) -> Game:
    """Three players."""
    return table("players: 3", *lines, "P2 hand: junk junk", "P3 hand: junk junk", hold=[0])


# zones


def test_a_seats_own_view_and_that_of_others() -> None:
    game = table("P1 hand: acorn junk", "P1 deck: cookies", WAITING)
    own, other = game.view(0)["seats"][0], game.view(1)["seats"][0]
    assert set(own) - set(other) == {"hand", "values", "forms", "discard_forms", "hand_size", "known_to_others"}
    assert set(other) - set(own) == {"known"}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_view_names_no_card_that_the_viewer_cannot_know(viewer: int | None) -> None:
    hidden = {0: "P2 hand: accordion", 1: "P1 hand: accordion swift_broker", None: "P2 hand: accordion"}[viewer]
    lines = ["P1 deck: flashy_show", "P2 deck: favourite_toy", "market deck: stock_clearance"]
    other = "P1 hand: acorn junk" if hidden.startswith("P2") else "P2 hand: junk junk"
    text = json.dumps(table(hidden, other, *lines).view(viewer))
    assert not [name for name in ("accordion", "flashy_show", "favourite_toy", "stock_clearance") if name in text]


def test_watchers_see_no_hand_and_no_prices() -> None:
    seen = table("P1 hand: acorn junk", WAITING, "market: - - - - cookies").view(None)
    assert seen["viewer"] is None
    assert "prices" not in seen
    assert not [seat for seat in seen["seats"] if "hand" in seat or seat["known"]]


def test_junk_pile_schedule_and_alterations_are_open() -> None:
    game = table("P1 hand: flashy_show spyglass junk", "P1 deck: acorn cookies", "junk: 4", WAITING)
    play(game, "P1: play flashy_show; play spyglass")
    for viewer in (0, 1, None):
        seen = game.view(viewer)
        assert (seen["junk"], seen["seats"][0]["schedule"]) == (4, ["spyglass"])
        assert seen["alterations"] == [{"kind": "add", "amount": 1, "seat": 0, "mark": -1}]


def test_what_is_asked_is_for_the_decider_alone() -> None:
    game = table("P1 hand: spyglass junk", "P1 deck: acorn cookies", WAITING)
    play(game, "P1: play spyglass")
    assert set(pending(game.view(0))) == {"seat", "card", "prompt", "options", "chosen", "number"}
    for viewer in (1, None):
        assert game.view(viewer)["decision"] == {"seat": 0, "card": "spyglass"}


@pytest.mark.parametrize(
    ("lines", "answers", "chosen"),
    [
        (["P1 hand: acorn spyglass swift_broker junk"], ["buy accordion+0", "acorn"], ["acorn"]),
        (["P1 hand: acorn stashing_vendor stashing_vendor junk", stall(5)], ["build"], ["acorn", "stashing_vendor"]),
        (["P1 hand: calculations spyglass junk junk"], ["rearrange"], ["calculations", "spyglass"]),
    ],
)
def test_a_payment_and_a_stack_are_private_until_they_are_complete(
    lines: list[str], answers: list[str], chosen: list[str]
) -> None:
    game = table(*lines, "market: - - - - accordion", WAITING)
    before = [game.view(1), game.view(None), game.events(1)]
    for choice in answers:
        game.answer(choice)
    assert [game.view(1), game.view(None), game.events(1)] == before
    assert pending(game.view(0))["chosen"] == chosen


def test_decisions_are_numbered_for_each_seat_by_itself() -> None:
    game = table("P1 hand: spyglass junk", "P1 deck: acorn cookies junk", "P2 hand: acorn junk")
    play(game, "P1: play spyglass; acorn; junk; inventory; done")
    assert pending(game.view(1))["number"] == 1


def test_views_and_events_are_plain_data() -> None:
    game = new_game()
    for step in range(40):
        game.answer(game.options[step % len(game.options)])
        for viewer in (0, 1, None):
            seen = [game.view(viewer), game.events(viewer)]
            assert json.loads(json.dumps(seen)) == as_json(seen)


def as_json(value: object) -> object:
    """Plain data with lists for the pairs of forms."""
    if isinstance(value, dict):
        return {key: as_json(one) for key, one in value.items()}
    return [as_json(one) for one in value] if isinstance(value, list | tuple) else value


# events


def walked(decks: list[str], decisions: int = 250) -> Game:
    """A game some way on."""
    game = Game.new(decks, seed=SEED)
    for step in range(decisions):
        if game.decision:
            game.answer(game.options[(step * 7 + 3) % len(game.options)])
    return game


@BOTH
def test_hidden_faces_are_told_to_their_owner_only(decks: list[str]) -> None:
    game = walked(decks)
    events = [game.events(viewer) for viewer in (0, 1, None)]
    for mine, theirs, watched in zip(*events, strict=True):
        assert mine["event"] == theirs["event"] == watched["event"]
        if mine["event"] in HIDDEN:
            owner = (mine, theirs)[mine["seat"]]
            other = (theirs, mine)[mine["seat"]]
            assert "card" in owner
            for blind in (other, watched):
                assert "card" not in blind or blind["card"] == owner["card"]
        else:
            assert mine == theirs == watched


@BOTH
def test_everybody_is_told_how_much_happens_and_in_which_order(decks: list[str]) -> None:
    game = walked(decks)
    kinds = {tuple(event["event"] for event in game.events(viewer)) for viewer in (0, 1, None)}
    assert len(kinds) == 1


# what is known of hands


@OTHERS
def test_a_bought_card_is_known_until_it_leaves(viewer: int | None) -> None:
    game = three("P1 hand: spyglass swift_broker", "market: - - - - acorn")
    play(game, "P1: buy acorn+0, spyglass")
    assert known(game, viewer) == ["acorn"]
    assert game.view(0)["seats"][0]["known_to_others"] == ["acorn"]
    play(game, "P1: end", "P2: done", "P3: done", "P1: inventory, acorn")
    assert known(game, viewer) == ["junk", "junk"][: len(known(game, viewer))]
    assert "acorn" not in known(game, viewer)


@OTHERS
@pytest.mark.parametrize(
    ("lines", "answers", "card"),
    [
        (["P1 hand: prepaid_good", "market: - - - - acorn"], "P1: play prepaid_good", "acorn"),
        (["P1 hand: favourite_toy cookies", "P1 discard: acorn"], "P1: play favourite_toy", "acorn"),
        (["P1 hand: acorn swift_broker", "P2 stall: cookies"], "P1: play acorn", "cookies"),
        (["P1 hand: market_discovery", "market deck: acorn"], "P1: use market_discovery", "market_discovery"),
        (["P1 hand: risky_business", "market deck: acorn"], "P1: play risky_business; 4", "acorn"),
        (["P1 hand: safety_precaution", "P1 stall: cookies"], "P1: play safety_precaution", "cookies"),
        (["P1 hand: housecleaning", "P1 discard: junk"], "P1: play housecleaning; 1", "junk"),
        (["P1 hand: rare_artefact acorn", "dice: 2"], "P1: play rare_artefact", "acorn"),
    ],
)
def test_a_card_seen_coming_or_shown_is_known(viewer: int | None, lines: list[str], answers: str, card: str) -> None:
    game = three(*lines)
    assert known(game, viewer) == []
    play(game, answers)
    assert known(game, viewer) == [card]


@OTHERS
def test_junk_from_the_junk_pile_is_known(viewer: int | None) -> None:
    game = three("P1 hand: acorn cookies")
    play(game, "P1: inventory; done; end")
    assert known(game, viewer) == ["cookies", "junk", "junk", "junk", "junk"]


def test_a_drawn_card_is_unknown() -> None:
    game = table("P1 hand: shattered_relic junk", "P1 deck: acorn", WAITING)
    play(game, "P1: play shattered_relic")
    assert known(game, 1) == []


def test_of_two_copies_of_which_one_is_known_none_is_known_once_one_has_left() -> None:
    lines = ["P1 hand: acorn spyglass swift_broker", "market: - - - - acorn", "P1 deck: junk junk", "junk: 0"]
    game = table(*lines, WAITING, hold=[0])
    play(game, "P1: buy acorn+0, spyglass; end", "P2: done")
    assert known(game, 1) == ["acorn"]
    play(game, "P1: inventory, acorn")
    assert known(game, 1) == []  # the other one may be the one that was never seen
    expect(game, "P1 offered: end")


def test_of_two_known_copies_one_is_left() -> None:
    game = table("P1 hand: acorn acorn swift_broker", "P1 known: acorn@2w acorn@2w", WAITING, hold=[0])
    play(game, "P1: inventory, acorn")
    assert known(game, 1) == ["acorn"]


def test_who_knows_two_copies_and_who_knows_one() -> None:
    lines = ["P1 hand: acorn acorn swift_broker", "P1 known: acorn@23 acorn@2"]
    game = three(*lines)
    assert (known(game, 1), known(game, 2), known(game, None)) == (["acorn", "acorn"], ["acorn"], [])
    play(game, "P1: inventory, acorn")
    assert (known(game, 1), known(game, 2), known(game, None)) == (["acorn"], [], [])


def test_a_known_card_that_gets_a_twin_seen_by_all_is_known_twice_by_who_knew_it() -> None:
    game = three("P1 hand: acorn spyglass swift_broker", "P1 known: acorn@2", "market: - - - - acorn")
    play(game, "P1: buy acorn+0, spyglass")
    assert (known(game, 1), known(game, 2), known(game, None)) == (["acorn", "acorn"], ["acorn"], ["acorn"])


def test_a_used_passive_stays_known_when_another_copy_leaves() -> None:
    lines = ["P1 hand: market_discovery market_discovery shattered_relic swift_broker", "P1 deck: junk"]
    game = table(*lines, "market deck: acorn cookies", WAITING)
    play(game, "P1: use market_discovery; play shattered_relic; market_discovery")
    expect(game, "P1 hand: market_discovery* swift_broker junk", "P2 knows P1 hand: market_discovery")
    assert game.redeal(1, SEED).view(1) == game.view(1)


def test_a_used_passive_that_leaves_takes_what_was_known_with_it() -> None:
    lines = ["P1 hand: market_discovery market_discovery shattered_relic swift_broker", "P1 deck: junk"]
    game = table(*lines, "market deck: acorn cookies", WAITING)
    play(game, "P1: use market_discovery; play shattered_relic; market_discovery*")
    expect(game, "P1 hand: market_discovery swift_broker junk", "P2 knows P1 hand:")
    assert game.redeal(1, SEED).view(1) == game.view(1)


def test_two_used_copies_are_both_known() -> None:
    game = table("P1 hand: market_discovery market_discovery junk", "market deck: acorn cookies", WAITING)
    play(game, "P1: use market_discovery; use market_discovery")
    assert known(game, 1) == ["market_discovery", "market_discovery"]
    assert game.redeal(1, SEED).view(1) == game.view(1)


@pytest.mark.parametrize("card", ["market_discovery*", "spyglass#1"])
def test_a_spent_or_altered_card_of_a_position_is_open(card: str) -> None:
    game = table(f"P1 hand: {card} acorn", "alterations: add/1/P1/#1", WAITING)
    assert known(game, 1) == [card.rstrip("*#1")]
    assert game.redeal(1, SEED).view(1) == game.view(1)
    assert Game.from_position(game.position()) == game


# what is known of decks


def test_a_known_top_card_is_known_when_it_is_drawn() -> None:
    game = table("P1 hand: shattered_relic junk", "P1 deck: acorn@2 cookies accordion@2", WAITING)
    expect(game, "P2 knows P1 deck: acorn - accordion", "P1 knows P1 deck:", "watchers knows P1 deck:")
    play(game, "P1: play shattered_relic")
    assert (known(game, 1), known(game, None)) == (["acorn"], [])
    assert "drew P1 acorn" in told(game, 1)
    assert "drew P1" in told(game, None)


def test_a_shuffle_ends_what_was_known_of_the_order() -> None:
    game = table("P1 hand: spyglass swift_broker junk", "P1 deck: acorn cookies accordion", WAITING)
    play(game, "P1: play spyglass; acorn; cookies")
    expect(game, "P1 knows P1 deck: accordion cookies")
    play(game, "P1: play swift_broker, junk, acorn")
    expect(game, "P1 knows P1 deck:", "P1 hand: accordion cookies")


# the moves of the second box


def test_what_a_natural_survivor_exchanges_is_seen_by_its_owner_only() -> None:
    game = three("P1 hand: natural_survivor acorn junk", "P1 deck: cookies spyglass siesta", "dice: 1")
    play(game, "P1: play natural_survivor; cookies")
    expect(game, "P1 sees aside: cookies", "P2 sees aside: -", "watchers sees aside: -")
    play(game, "P1: acorn")
    expect(game, "P1 told: set_aside P1 cookies; put_in_deck P1 acorn; kept P1 cookies; deck_shuffled P1 3")
    for viewer in (1, 2, None):
        assert told(game, viewer)[2:6] == ["set_aside P1", "put_in_deck P1", "kept P1", "deck_shuffled P1 3"]
        assert known(game, viewer) == []


@OTHERS
def test_a_card_put_into_the_deck_ends_what_was_known_of_the_hand(viewer: int | None) -> None:
    lines = ["P1 hand: natural_survivor acorn junk", "P1 known: acorn@23w", "P1 deck: cookies spyglass", "dice: 1"]
    game = three(*lines)
    assert known(game, viewer) == ["acorn"]
    play(game, "P1: play natural_survivor; cookies; junk")
    assert known(game, viewer) == []  # it may have been the acorn


@OTHERS
def test_a_shown_card_stays_known_when_another_goes_unseen_into_the_deck(viewer: int | None) -> None:
    lines = ["P1 hand: rare_artefact natural_survivor acorn cookies junk", "P1 deck: magnet siesta", "dice: 2 1"]
    game = three(*lines)
    play(game, "P1: play rare_artefact; acorn; play natural_survivor; magnet; junk")
    assert known(game, viewer) == ["acorn"]


@OTHERS
def test_a_card_put_on_top_of_the_deck_from_the_discard_pile_is_known_there(viewer: int | None) -> None:
    game = three("P1 hand: tireless_tinkerer steady_achiever junk", "P1 deck: acorn", "P1 discard: cookies siesta")
    play(game, "P1: play tireless_tinkerer")
    assert "put_on_deck P1 cookies" in told(game, viewer)
    for seen in (game.view(viewer), game.view(0)):
        assert seen["seats"][0]["deck_top"] == ["cookies"]


@OTHERS
def test_a_card_known_on_top_of_the_deck_is_known_when_it_is_drawn(viewer: int | None) -> None:
    game = three("P1 hand: tireless_tinkerer lunch_break junk", "P1 deck: acorn", "P1 discard: cookies")
    play(game, "P1: play tireless_tinkerer; play lunch_break")
    assert "drew P1 cookies" in told(game, viewer)
    assert known(game, viewer) == ["cookies"]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_search_ends_what_was_known_of_the_deck(viewer: int | None) -> None:
    game = three("P1 hand: magnet junk", "P1 deck: acorn@123w cookies@123w siesta")
    assert game.view(viewer)["seats"][0]["deck_top"] == ["acorn", "cookies"]
    play(game, "P1: play magnet; siesta")
    assert game.view(viewer)["seats"][0]["deck_top"] == []
    assert (known(game, viewer) if viewer != 0 else []) == []


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_what_was_known_of_the_deck_ends_with_the_first_card_found(viewer: int | None) -> None:
    lines = ["P1 hand: natural_survivor junk swift_broker", "P1 deck: acorn@123w cookies@123w siesta", "dice: 2"]
    game = three(*lines)
    play(game, "P1: play natural_survivor; siesta")
    expect(game, "P1 asked: search", "P1 options: acorn; cookies")
    assert game.view(viewer)["seats"][0]["deck_top"] == []


def test_searching_shows_its_owner_the_cards_and_not_their_order() -> None:
    options = []
    for deck in ("acorn cookies junk", "junk acorn cookies", "cookies junk acorn"):
        game = table("P1 hand: magnet junk", f"P1 deck: {deck}", WAITING)
        play(game, "P1: play magnet")
        options.append(game.options)
        assert game.view(0)["seats"][0]["deck_top"] == []
        assert game.view(1)["decision"] == {"seat": 0, "card": "magnet"}
    assert options[0] == options[1] == options[2]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_rolls_guesses_and_the_schedule_are_open(viewer: int | None) -> None:
    lines = ["P1 hand: siesta daring_adventurer risky_business", "market deck: acorn", "dice: 3"]
    game = three(*lines)
    play(game, "P1: play siesta; play daring_adventurer")
    assert game.view(viewer)["seats"][0]["schedule"] == ["siesta"]
    assert {"scheduled P1 siesta", "rolled P1 3"} <= set(told(game, viewer))


@OTHERS
def test_a_card_drawn_from_the_market_deck_is_seen_by_its_drawer_only(viewer: int | None) -> None:
    game = three("P1 hand: swank cookies junk", "market deck: acorn siesta")
    play(game, "P1: play swank; cookies")
    assert "drew_from_market P1" in told(game, viewer)
    assert "drew_from_market P1 acorn" in told(game, 0)
    assert known(game, viewer) == []
    assert "acorn" not in json.dumps(game.view(viewer))


# redealing


def hidden_half(hand: str, deck: str, market_deck: str) -> Game:
    """A position in which P2 does not know these cards of P1 and of the market deck."""
    lines = [f"P1 hand: {hand}", f"P1 deck: {deck}", f"market deck: {market_deck}", "P1 known: acorn@2w"]
    return table(*lines, "P1 discard: spyglass", "market: - - - - cookies", "turn: 2 P2", "P2 hand: swift_broker junk")


def test_redealing_gives_the_same_game_whatever_the_hidden_cards_are() -> None:
    one = hidden_half("acorn junk cookies", "accordion junk", "spyglass empty_chest flashy_show")
    two = hidden_half("junk acorn accordion", "cookies junk", "flashy_show spyglass empty_chest")
    assert one.view(1) == two.view(1)
    for number in range(10):
        seed = f"{number:032x}"
        assert one.redeal(1, seed).position() == two.redeal(1, seed).position()


def test_redealing_keeps_all_that_the_seat_knows() -> None:
    game = hidden_half("acorn junk cookies", "accordion junk", "spyglass empty_chest flashy_show")
    hands = set()
    for number in range(20):
        copy = game.redeal(1, f"{number:032x}")
        assert copy.view(1)["seats"] == game.view(1)["seats"]
        hand = copy.view(0)["seats"][0]["hand"]
        assert "acorn" in hand
        hands.add(tuple(sorted(hand)))
    assert hands == {
        ("acorn", "cookies", "junk"),
        ("accordion", "acorn", "junk"),
        ("accordion", "acorn", "cookies"),
    } | {("acorn", "junk", "junk")}


def test_redealing_for_the_owner_keeps_the_hand_and_deals_the_deck_anew() -> None:
    game = table("P1 hand: acorn junk", "P1 deck: cookies accordion spyglass@1 junk", WAITING)
    decks = set()
    for number in range(20):
        copy = game.redeal(0, f"{number:032x}")
        expect(copy, "P1 hand: acorn junk", "P1 knows P1 deck: - - spyglass")
        decks.add(tuple(copy.peek().decks[0]))
    assert len(decks) > 1


def test_redealing_in_the_middle_of_an_effect_deals_what_is_set_aside_anew() -> None:
    game = table("P1 hand: spyglass junk", "P1 deck: acorn cookies accordion flashy_show empty_chest", WAITING)
    play(game, "P1: play spyglass")
    seen = set()
    for number in range(20):
        copy = game.redeal(1, f"{number:032x}")
        assert copy.view(1) == game.view(1)
        seen.add(tuple(sorted(copy.options)))
        copy.answer(copy.options[0])
    assert len(seen) > 1


FULL = "market: cookies cookies spyglass acorn acorn"
DEAL = "market deck: acorn cookies accordion flashy_show empty_chest"


def test_a_card_taken_unseen_from_the_market_deck_may_be_any_of_it() -> None:
    game = table("P1 hand: special_offer junk junk junk junk", FULL, DEAL, WAITING)
    play(game, "P1: play special_offer; accordion; acorn")
    found = Counter(_taken(game.redeal(1, f"{number:032x}")) for number in range(60))
    assert set(found) == {"accordion", "flashy_show", "empty_chest"}  # the thrown ones are open
    assert {_taken(game.redeal(0, f"{number:032x}")) for number in range(10)} == {"accordion"}


def _taken(game: Game) -> str:
    hand: list[str] = game.view(0)["seats"][0]["hand"]
    [card] = [name for name in hand if name != "junk"]
    return card


def test_a_taken_card_that_was_seen_again_is_settled() -> None:
    game = table("P1 hand: special_offer shattered_relic swift_broker junk junk", FULL, DEAL, WAITING)
    play(game, "P1: play special_offer; accordion; acorn", "P2: done", "P1: play shattered_relic; accordion")
    for number in range(10):
        copy = game.redeal(1, f"{number:032x}")
        assert copy.view(1) == game.view(1)
        assert Counter(copy.peek().market_deck) == Counter(game.peek().market_deck)


def test_a_taken_card_that_was_seen_again_stays_with_its_owner_through_a_shuffle() -> None:
    game = table("P1 hand: special_offer swift_broker junk junk junk", FULL, DEAL, WAITING)
    play(game, "P1: play special_offer; accordion; acorn", "P2: done", "P1: inventory, accordion")
    state = game.peek()
    assert sorted(state.discards[0]) == []  # it went into the new deck, and who watched knows that
    for number in range(20):
        copy = game.redeal(1, f"{number:032x}").peek()
        assert Counter(copy.hands[0] + copy.decks[0]) == Counter(state.hands[0] + state.decks[0])
        assert Counter(copy.market_deck) == Counter(state.market_deck)


def test_a_card_drawn_unseen_by_swank_may_be_any_of_the_market_deck() -> None:
    game = table("P1 hand: swank cookies junk junk junk", "market deck: accordion flashy_show magnet", WAITING)
    play(game, "P1: play swank; cookies")
    assert {_taken(game.redeal(1, seed)) for seed in SEEDS} == {"accordion", "flashy_show", "magnet"}
    assert {_taken(game.redeal(0, seed)) for seed in SEEDS} == {"accordion"}


def test_a_card_won_by_a_guess_is_settled() -> None:
    game = table("P1 hand: risky_business junk junk junk", "market deck: accordion flashy_show magnet", WAITING)
    play(game, "P1: play risky_business; 5")
    assert {_taken(game.redeal(1, seed)) for seed in SEEDS} == {"accordion"}


def test_while_one_guesses_the_top_of_the_market_deck_may_be_any_card_of_it() -> None:
    game = table("P1 hand: risky_business junk", "market deck: accordion cookies magnet", WAITING)
    play(game, "P1: play risky_business")
    tops = set()
    for seed in SEEDS:
        copy = game.redeal(0, seed)
        assert shown(copy, 0) == shown(game, 0)
        play(copy, "P1: 5")
        tops.add(next(text for text in told(copy) if text.startswith("revealed")))
    assert tops == {"revealed P1 accordion", "revealed P1 cookies", "revealed P1 magnet"}


SEARCHES = [
    ("P1: play magnet", 1),
    ("P1: play natural_survivor", 1),
    ("P1: play natural_survivor; siesta", 1),
    ("P1: play natural_survivor; siesta; cookies", 1),
]


@pytest.mark.parametrize(("answers", "least"), SEARCHES)
def test_in_the_middle_of_a_search_others_do_not_know_what_is_offered(answers: str, least: int) -> None:
    hand = "P1 hand: magnet natural_survivor acorn junk"
    game = table(hand, "P1 deck: siesta cookies accordion flashy_show", "dice: 2", WAITING)
    play(game, answers)
    offered = set()
    for seed in SEEDS:
        copy = game.redeal(1, seed)
        assert shown(copy, 1) == shown(game, 1)
        offered.add(tuple(sorted(copy.options)))
        copy.answer(copy.options[0])
    assert len(offered) > least
    assert {tuple(game.redeal(0, seed).options) for seed in SEEDS} == {tuple(game.options)}


def test_the_owner_who_searches_keeps_the_deck_in_thought_but_not_its_order() -> None:
    game = table("P1 hand: magnet junk", "P1 deck: siesta cookies accordion flashy_show", WAITING)
    play(game, "P1: play magnet; cookies")
    decks = [game.redeal(0, seed).peek().decks[0] for seed in SEEDS]
    assert len({tuple(deck) for deck in decks}) == 6
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(game.peek().decks[0]))}


def test_after_an_exchange_the_cards_of_hand_and_deck_may_lie_anywhere_for_others() -> None:
    game = table("P1 hand: natural_survivor acorn swift_broker", "P1 deck: siesta cookies", "dice: 1", WAITING)
    play(game, "P1: play natural_survivor; cookies; acorn")
    hands = {tuple(sorted(game.redeal(1, seed).view(0)["seats"][0]["hand"])) for seed in SEEDS}
    assert len(hands) == 6  # two of acorn, cookies, siesta, swift_broker
    assert {tuple(sorted(game.redeal(0, seed).view(0)["seats"][0]["hand"])) for seed in SEEDS} == {
        ("cookies", "swift_broker")
    }


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_card_known_on_top_of_the_deck_stays_there(viewer: int) -> None:
    game = table("P1 hand: tireless_tinkerer junk", "P1 deck: acorn magnet siesta", "P1 discard: cookies", WAITING)
    play(game, "P1: play tireless_tinkerer")
    for seed in SEEDS:
        copy = game.redeal(viewer, seed)
        assert shown(copy, viewer) == shown(game, viewer)
        assert copy.view(viewer)["seats"][0]["deck_top"] == ["cookies"]


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_schedule_stays_and_comes_due_after_redealing(viewer: int) -> None:
    lines = ["P1 hand: acorn junk junk junk junk", "P1 schedule: siesta ironing", "P1 discard: cookies"]
    game = table(*lines, "turn: 1 P2", WAITING)
    for seed in SEEDS[:5]:
        copy = game.redeal(viewer, seed)
        play(copy, "P2: done")
        expect(copy, "P1 asked: due", "P1 options: siesta; ironing")


@pytest.mark.parametrize("viewer", [0, 1])
def test_in_the_middle_of_what_is_due_redealing_asks_the_same(viewer: int) -> None:
    lines = ["P1 hand: acorn junk", "P1 schedule: siesta ironing", "P1 discard: cookies", WAITING]
    game = table(*lines, "moment: start")
    for answers in ("P1: ironing", "P1: cookies"):
        assert shown(game.redeal(viewer, SEED), viewer) == shown(game, viewer)
        play(game, answers)


def test_rolls_to_come_are_nobodys_knowledge() -> None:
    game = table("P1 hand: daring_adventurer junk", "market deck: acorn", "dice: 3", WAITING)
    rolled = set()
    for seed in SEEDS:
        copy = game.redeal(0, seed)
        rolled |= {text for text in play(copy, "P1: play daring_adventurer") if text.startswith("rolled")}
    assert rolled == {"rolled P1 1", "rolled P1 2", "rolled P1 3"}


@pytest.mark.parametrize(
    "decks", [FIRST, SECOND, [*SECOND, "macaws"], [*FIRST, "platypuses", "polecats"]], ids=" ".join
)
def test_dealing_anew_changes_nothing_of_what_any_seat_sees_all_through_a_game(decks: list[str]) -> None:
    game = Game.new(decks, players=len(decks) - 1, seed=SEED)
    for step in range(300):
        if game.decision:
            state = game.peek()
            for viewer in range(game.players):
                assert view(deal_anew(state, viewer, SEED), viewer) == view(state, viewer)
            game.answer(game.options[(step * 7 + 3) % len(game.options)])


def test_redealing_leaves_the_real_game_alone_and_depends_on_its_seed() -> None:
    game = new_game()
    before: dict[str, Any] = game.peek().dump()
    positions = {game.redeal(0, f"{number:032x}").position() for number in range(5)}
    assert len(positions) == 5
    assert game.peek().dump() == before
    assert game.redeal(0, SEED).position() == game.redeal(0, SEED).position()


# cards set aside and turned over


def test_a_card_that_others_knew_on_the_deck_is_known_in_the_hand_that_keeps_it() -> None:
    game = table("players: 3", "decks: macaws raccoons", "P1 hand: spyglass", "P1 deck: cookies@2 junk swift_broker")
    play(game, "P1: play spyglass; cookies")
    expect(game, "P2 knows P1 hand: cookies", "P3 knows P1 hand:", "watchers knows P1 hand:")


def unseen(game: Game) -> list[str]:
    """What has passed unseen and was not cleared up."""
    return [line for line in game.position().splitlines() if line.startswith("unseen:")]


def test_a_deck_that_is_turned_over_clears_up_what_passed_unseen() -> None:
    lines = ["decks: macaws raccoons", "P1 hand: wily_fellow swift_broker", "unseen: cookies/1@2w spyglass/1@2w"]
    game = table(*lines, "P1 deck: cookies junk")
    assert unseen(game) == ["unseen: cookies/1@2w spyglass/1@2w"]
    play(game, "P1: play wily_fellow")
    assert unseen(game) == ["unseen: spyglass/1@2w"]


def test_a_card_thrown_away_from_another_s_deck_clears_up_what_passed_unseen() -> None:
    lines = ["decks: macaws raccoons", "P1 hand: sabotage swift_broker", "unseen: cookies/2@1w spyglass/2@1w"]
    game = table(*lines, "P2 deck: cookies junk acorn")
    play(game, "P1: play sabotage; cookies")
    assert unseen(game) == ["unseen: spyglass/2@1w"]


def test_a_view_lists_what_the_own_cards_may_be_used_as() -> None:
    game = table(
        "decks: chameleons macaws squirrels",
        "P1 hand: reflection junk",
        "P1 discard: reflection cookies",
        "P2 discard: spyglass",
        WAITING,
    )
    own = game.view(0)["seats"][0]
    assert own["forms"] == [[("reflection=spyglass", 4)], [("junk", 1)]]
    assert own["discard_forms"] == {"reflection": [("reflection=spyglass", 4)]}
    assert "forms" not in game.view(1)["seats"][0]
    assert "forms" not in game.view(None)["seats"][0]
