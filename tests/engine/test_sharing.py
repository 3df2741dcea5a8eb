"""What concerns all players at once: what a seat knows of it, and what redealing keeps and mixes."""

from __future__ import annotations

import pytest

from animalfolk import Game
from tests.engine.test_passing import SEEDS, all_cards, cards_of, seen, seen_with
from tests.support.table import SEED, expect, play, table

DECKS = "decks: macaws raccoons foxes platypuses"
CARDS = [
    "P1 hand: {card} swift_broker",
    "P1 deck: junk cookies",
    "P2 hand: spyglass",
    "P2 deck: flashy_show shattered_relic",
    "P3 hand: nuisance",
    "P3 deck: sabotage rotten_food",
]
CHOICES = {
    "cunning_neighbour": ["P1: P2; done"],
    "cheer": ["P1: cookies", "P2: flashy_show", "P3: sabotage"],
    "raffle": ["P1: left"],
    "charity": ["P1: nuisance; swift_broker"],
}
OWN = {1: ["flashy_show", "shattered_relic"], 2: ["rotten_food", "sabotage"]}  # the decks of P2 and P3


def at(card: str, *lines: str, steps: int = 0) -> Game:
    """Three players with different cards; P1 has played this one, and so many lines of answers were given."""
    given = {line.split(":")[0] for line in lines}
    rest = [line.format(card=card) for line in CARDS if line.split(":")[0] not in given]
    game = table(DECKS, "players: 3", *rest, *lines, hold=[0])
    play(game, f"P1: play {card}", *CHOICES[card][:steps])
    return game


def after(card: str, *lines: str) -> Game:
    """The same, played to the end of the card."""
    return at(card, *lines, steps=9)


POINTS = [(card, steps) for card, lines in CHOICES.items() for steps in range(len(lines) + 1)]


@pytest.mark.parametrize("viewer", [0, 1, 2])
@pytest.mark.parametrize(("card", "steps"), POINTS)
def test_redealing_keeps_all_cards_and_all_that_a_seat_knows(card: str, steps: int, viewer: int) -> None:
    game = at(card, steps=steps)
    for seed in SEEDS[:10]:
        other = game.redeal(viewer, seed)
        assert all_cards(other) == all_cards(game)
        if game.decision and game.decision.seat == viewer:
            assert seen(other, viewer) == seen(game, viewer)


@pytest.mark.parametrize(("card", "steps"), POINTS)
def test_a_position_in_the_middle_comes_back_from_its_text(card: str, steps: int) -> None:
    game = at(card, steps=steps)
    assert Game.from_position(game.position(), hold=[0]) == game


# Raffle


def test_after_a_raffle_two_others_cannot_be_told_apart_and_the_own_deck_can() -> None:
    game = after("raffle")
    for viewer, others in ((0, (1, 2)), (1, (0, 2)), (2, (0, 1))):
        assert seen_with(game, viewer, viewer) == {tuple(cards_of(game, viewer))}
        assert len(seen_with(game, viewer, others[0])) > 1
    assert len(seen_with(game, 0, 2)) > 1


def test_what_one_gave_to_a_neighbour_stays_there() -> None:
    game = after("raffle")
    for seed in SEEDS:
        expect(game.redeal(0, seed), "P3 hand: swift_broker", "P1 hand: spyglass")
        expect(game.redeal(1, seed), "P1 hand: spyglass", "P2 hand: nuisance")


def test_of_two_players_both_know_both_cards_and_nothing_is_mixed() -> None:
    two = ["P1 hand: raffle swift_broker", "P1 deck: junk cookies", "P2 hand: spyglass", "P2 deck: flashy_show"]
    game = table(DECKS, *two, hold=[0])
    play(game, "P1: play raffle")
    for viewer in (0, 1):
        for seat in (0, 1):
            assert seen_with(game, viewer, seat) == {tuple(cards_of(game, seat))}


# Charity


def test_whoever_shared_out_knows_all_of_it() -> None:
    game = after("charity")
    for seat in range(3):
        assert seen_with(game, 0, seat) == {tuple(cards_of(game, seat))}
        expect(game.redeal(0, SEED), "P1 hand: nuisance", "P2 hand: swift_broker", "P3 hand: spyglass")


@pytest.mark.parametrize("viewer", [1, 2])
def test_whoever_gave_a_card_keeps_the_own_cards_and_cannot_tell_where_it_went(viewer: int) -> None:
    """The trap: the card given seems to have come from the own deck, and may be found there again."""
    game = after("charity")
    given = "spyglass" if viewer == 1 else "nuisance"
    redeals = [game.redeal(viewer, seed) for seed in SEEDS]
    assert {tuple(cards_of(other, viewer)) for other in redeals} == {tuple(cards_of(game, viewer))}
    holders = {seat for other in redeals for seat in range(3) if given in cards_of(other, seat)}
    assert holders == {0, 1, 2} - {viewer}
    for other in redeals:
        assert set(OWN[viewer]) <= set(cards_of(other, viewer))


def test_a_player_who_gave_none_mixes_those_who_did() -> None:
    game = at("charity", "P2 hand:")
    play(game, "P1: nuisance")
    assert seen_with(game, 1, 1) == {tuple(cards_of(game, 1))}
    assert len(seen_with(game, 1, 0)) > 1
    for viewer in (0, 2):  # with two givers each knows of the other's card
        for seat in range(3):
            assert seen_with(game, viewer, seat) == {tuple(cards_of(game, seat))}


def test_a_game_redealt_while_gifts_are_chosen_begins_the_choice_anew() -> None:
    game = at("charity")
    play(game, "P1: spyglass")
    expect(game, "P1 options: swift_broker; nuisance")
    for seed in SEEDS[:10]:
        other = game.redeal(1, seed)
        expect(other, "P1 asked: give_one", "P2 sees aside: - spyglass -")
        assert len(other.options) == 3
        play(other, f"P1: {other.options[1]}, {other.options[0]}, {other.options[2]}")
        expect(other, "P1 hand: spyglass")
    expect(game.redeal(0, SEED), "P1 options: swift_broker; nuisance")


def test_the_cards_set_aside_are_dealt_anew_from_their_owners_cards() -> None:
    game = at("charity")
    mine = {name for seed in SEEDS for name in game.redeal(1, seed).view(0)["aside"][2:]}
    assert mine == {"nuisance", "sabotage", "rotten_food"}
    assert {game.redeal(1, seed).view(0)["aside"][1] for seed in SEEDS} == {"spyglass"}


# Cheer


def test_a_choice_that_waits_is_dealt_anew_from_its_players_cards() -> None:
    game = at("cheer", steps=1)
    found = {game.redeal(1, seed).view(0)["aside"][0] for seed in SEEDS}
    assert found == {"cookies", "junk", "swift_broker"}
    assert {game.redeal(0, seed).view(0)["aside"][0] for seed in SEEDS} == {"cookies"}


def test_whoever_searches_the_own_deck_knows_the_own_cards_again() -> None:
    """Before, a card went from P2's deck to P1 unseen; then P2 looks through the deck."""
    groups = "groups: 43210 43200 43200 43200 43200"
    game = after("cheer", groups)
    assert seen_with(game, 1, 1) == {tuple(cards_of(game, 1))}
    assert len(seen_with(game, 2, 0)) > 1


# Cunning Neighbour


def test_a_hand_that_was_looked_at_is_dealt_as_it_is() -> None:
    game = after("cunning_neighbour", "P2 hand: spyglass junk", "P2 deck: junk flashy_show")
    for seed in SEEDS:
        expect(game.redeal(0, seed), "P2 hand: spyglass junk")
    assert len({tuple(game.redeal(2, seed).view(1)["seats"][1]["hand"]) for seed in SEEDS}) > 1


def test_after_a_card_has_left_the_hand_unseen_nothing_is_sure() -> None:
    lines = ["P2 known: spyglass@1 junk@1", "P2 hand: spyglass junk", "turn: 3 P3", "P3 hand: dirty_exchange nuisance"]
    game = table(DECKS, "players: 3", *lines, "P1 hand: junk", hold=[2])
    expect(game, "P1 knows P2 hand: spyglass junk")
    play(game, "P3: play dirty_exchange; P2; nuisance")
    expect(game, "P1 knows P2 hand:")
