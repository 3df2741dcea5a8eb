"""Who may see what: zones, events, what is known of hands and decks, and redealing."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from animalfolk import Game
from tests.support.stalls import stall
from tests.support.table import SEED, expect, new_game, play, table, told

WAITING = "P2 hand: junk junk"
OTHERS = pytest.mark.parametrize("viewer", [1, 2, None])
HIDDEN = {"drew", "set_aside", "set_aside_from_market", "kept", "returned"}


def known(game: Game, viewer: int | None, owner: int = 0) -> list[str]:
    """What a viewer knows of a hand."""
    return sorted(game.view(viewer)["seats"][owner]["known"])


def three(*lines: str) -> Game:
    """Three players."""
    return table("players: 3", *lines, "P2 hand: junk junk", "P3 hand: junk junk", hold=[0])


# zones


def test_a_seats_own_view_and_that_of_others() -> None:
    game = table("P1 hand: acorn junk", "P1 deck: cookies", WAITING)
    own, other = game.view(0)["seats"][0], game.view(1)["seats"][0]
    assert set(own) - set(other) == {"hand", "values", "hand_size", "known_to_others"}
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
    assert set(game.view(0)["decision"]) == {"seat", "card", "prompt", "options", "chosen", "number"}
    for viewer in (1, None):
        assert game.view(viewer)["decision"] == {"seat": 0, "card": "spyglass"}


@pytest.mark.parametrize(
    ("lines", "answers", "chosen"),
    [
        (["P1 hand: acorn spyglass swift_broker junk"], ["buy accordion+0", "acorn"], ["acorn"]),
        (["P1 hand: acorn stashing_vendor stashing_vendor junk", stall(5)], ["build"], ["acorn", "stashing_vendor"]),
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
    assert game.view(0)["decision"]["chosen"] == chosen


def test_decisions_are_numbered_for_each_seat_by_itself() -> None:
    game = table("P1 hand: spyglass junk", "P1 deck: acorn cookies junk", "P2 hand: acorn junk")
    play(game, "P1: play spyglass; acorn; junk; inventory; done")
    assert game.view(1)["decision"]["number"] == 1


def test_views_and_events_are_plain_data() -> None:
    game = new_game()
    for step in range(40):
        game.answer(game.options[step % len(game.options)])
        for viewer in (0, 1, None):
            seen = [game.view(viewer), game.events(viewer)]
            assert json.loads(json.dumps(seen)) == seen


# events


def walked(decisions: int = 120) -> Game:
    """A game some way on."""
    game = Game.new(["macaws", "pandas", "squirrels"], seed=SEED)
    for step in range(decisions):
        if game.decision:
            game.answer(game.options[(step * 7 + 3) % len(game.options)])
    return game


def test_hidden_faces_are_told_to_their_owner_only() -> None:
    game = walked()
    events = [game.events(viewer) for viewer in (0, 1, None)]
    for mine, theirs, watched in zip(*events, strict=True):
        assert mine["event"] == theirs["event"] == watched["event"]
        if mine["event"] in HIDDEN:
            owner = (mine, theirs)[mine["seat"]]
            other = (theirs, mine)[mine["seat"]]
            assert "card" in owner
            assert "card" not in watched
            assert "card" not in other or other["card"] == owner["card"]
        else:
            assert mine == theirs == watched


def test_everybody_is_told_how_much_happens_and_in_which_order() -> None:
    game = walked()
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


def test_redealing_leaves_the_real_game_alone_and_depends_on_its_seed() -> None:
    game = new_game()
    before: dict[str, Any] = game.peek().dump()
    positions = {game.redeal(0, f"{number:032x}").position() for number in range(5)}
    assert len(positions) == 5
    assert game.peek().dump() == before
    assert game.redeal(0, SEED).position() == game.redeal(0, SEED).position()
