"""SETUP: how a game begins."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from animalfolk import BadSetup, Game
from animalfolk.engine.chance import MARKET, shuffle
from animalfolk.engine.faces import COPIES, NAME, NOTHING, SET, SET_NUMBER, VALUE, faces_of
from animalfolk.engine.rules import Rules
from animalfolk.engine.state import State, blank
from tests.support.table import DECKS, SEED, new_game

OTHER_SEED = SEED[::-1]
SETS = [0, 1, 3]
BOTH_BOXES = ["macaws", "sloths", "polecats", "squirrels", "platypuses", "pandas"]
DECKS_BY_PLAYERS = {2: DECKS, 3: BOTH_BOXES[:4], 4: BOTH_BOXES[1:]}
SETS_BY_PLAYERS = {players: sorted(SET_NUMBER[deck] for deck in decks) for players, decks in DECKS_BY_PLAYERS.items()}


def dealt(players: int, seed: str = SEED) -> State:
    """A game at its first decision."""
    return Game.new(DECKS_BY_PLAYERS[players], players=players, seed=seed).peek()


def own(g: State, seat: int) -> list[int]:
    """The cards of a player before the first turn."""
    return g.hands[seat] + g.decks[seat]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("SETUP-01")
def test_one_deck_more_than_players_is_used(players: int) -> None:
    for count in {0, 1, 2, 3, 4, 5, 6} - {players + 1}:
        with pytest.raises(BadSetup, match=f"{players} players use {players + 1} decks, not {count}"):
            Game.new(BOTH_BOXES[:count], players=players)
    game = Game.new(BOTH_BOXES[: players + 1], players=players)
    assert (game.players, len(game.view(None)["decks"])) == (players, players + 1)


@pytest.mark.rule("SETUP-02")
def test_decks_are_chosen_freely_and_each_once() -> None:
    assert new_game(decks=DECKS[::-1]).view(None)["decks"] == DECKS
    with pytest.raises(BadSetup, match="each deck is used once"):
        Game.new(["macaws", "macaws", "pandas"])
    with pytest.raises(BadSetup, match="'dodos' is not one of the decks macaws, pandas, raccoons, squirrels"):
        Game.new(["macaws", "dodos", "pandas"])


@pytest.mark.parametrize("decks", list(combinations(sorted(BOTH_BOXES), 3)), ids=" ".join)
@pytest.mark.rule("SETUP-02")
def test_decks_that_were_not_chosen_stay_in_the_box(decks: tuple[str, ...]) -> None:
    g = Game.new(decks, seed=SEED).peek()
    everything = [card for seat in (0, 1) for card in own(g, seat)] + g.market + g.market_deck
    assert {SET[card] for card in everything if card} == {SET_NUMBER[deck] for deck in decks}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("SETUP-03")
def test_everybody_receives_one_card_valued_1_of_every_deck(players: int) -> None:
    g = dealt(players)
    for seat in range(players):
        folk = sorted(card for card in own(g, seat) if card)
        assert Counter(SET[card] for card in folk) == Counter(SETS_BY_PLAYERS[players])
        assert {VALUE[card] for card in folk} == {1}


@pytest.mark.parametrize(("players", "junk"), [(2, 7), (3, 6), (4, 5)])
@pytest.mark.rule("SETUP-04")
def test_junk_makes_every_starting_deck_ten_cards(players: int, junk: int) -> None:
    g = dealt(players)
    for seat in range(players):
        assert len(own(g, seat)) == 10
        assert own(g, seat).count(0) == junk


@pytest.mark.rule("SETUP-05")
def test_starting_decks_are_shuffled_by_the_seed() -> None:
    first, again, other = (new_game(seed).peek() for seed in (SEED, SEED, OTHER_SEED))
    assert first == again
    for seat in (0, 1):
        assert own(first, seat) != own(other, seat)
        assert sorted(own(first, seat)) == sorted(own(other, seat))
    assert own(first, 0) != own(first, 1)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.rule("SETUP-05")
def test_the_starting_decks_of_larger_games_are_each_shuffled_too(players: int) -> None:
    first, again, other = (dealt(players, seed) for seed in (SEED, SEED, OTHER_SEED))
    assert first == again
    orders = [tuple(own(g, seat)) for g in (first, other) for seat in range(players)]
    assert len(set(orders)) == 2 * players
    assert len({tuple(sorted(order)) for order in orders}) == 1


@pytest.mark.parametrize(("players", "left"), [(2, 6), (3, 2), (4, 0)])
@pytest.mark.rule("SETUP-06")
def test_junk_that_was_not_dealt_is_the_junk_pile(players: int, left: int) -> None:
    g = dealt(players)
    assert g.junk == left
    assert g.junk_made == 0


@pytest.mark.rule("SETUP-07")
def test_cards_valued_1_that_were_not_dealt_leave_the_game() -> None:
    g = new_game().peek()
    assert all(VALUE[card] > 1 for card in g.market + g.market_deck)
    assert g.bin == []
    for face in (face for folk in SETS for face in faces_of(folk) if VALUE[face] == 1):
        assert sum(own(g, seat).count(face) for seat in (0, 1)) == 2 < COPIES[face]


@pytest.mark.parametrize(("players", "cards"), [(2, 33), (3, 44), (4, 55)])
@pytest.mark.rule("SETUP-08")
def test_all_cards_valued_2_to_5_are_the_market_deck(players: int, cards: int) -> None:
    g = dealt(players)
    expected = [face for folk in SETS_BY_PLAYERS[players] for face in faces_of(folk) if VALUE[face] > 1]
    assert len(g.market + g.market_deck) == cards
    assert Counter(g.market + g.market_deck) == Counter(face for face in expected for _ in range(COPIES[face]))


@pytest.mark.rule("SETUP-08")
def test_the_market_deck_is_shuffled_by_the_seed() -> None:
    first, other = (new_game(seed).peek() for seed in (SEED, OTHER_SEED))
    assert first.market_deck != other.market_deck


@pytest.mark.rule("SETUP-09")
def test_the_first_card_drawn_lies_rightmost_and_the_others_follow_leftward() -> None:
    g = dealt(2)
    pile = [face for folk in SETS for face in faces_of(folk) if VALUE[face] > 1 for _ in range(COPIES[face])]
    shuffle(blank(Rules(players=2), SETS, SEED), MARKET, pile)
    assert g.market == [pile.pop() for _ in range(5)]
    assert g.market_deck == pile
    seen = new_game().view(0)
    assert seen["market"] == [NAME[face] for face in g.market]
    assert seen["prices"] == [VALUE[face] + slot for slot, face in enumerate(g.market)]


@pytest.mark.rule("SETUP-10")
def test_everybody_draws_five_cards_or_the_hand_size() -> None:
    assert [seat["hand_count"] for seat in new_game().view(None)["seats"]] == [5, 5]
    assert [seat["deck_count"] for seat in new_game().view(None)["seats"]] == [5, 5]
    larger = Game.new(DECKS, seed=SEED, hand_size=6).view(None)
    assert [seat["hand_count"] for seat in larger["seats"]] == [6, 6]


@pytest.mark.rule("SETUP-11")
def test_discard_piles_stalls_schedules_and_the_markets_discard_pile_start_empty() -> None:
    seen = new_game().view(None)
    assert seen["bin"] == []
    for seat in seen["seats"]:
        assert (seat["discard"], seat["stall"], seat["schedule"]) == ([], [], [])
        assert seat["next_stack"] == 1
    assert NOTHING not in new_game().peek().market


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.rule("SETUP-12")
def test_the_chosen_seat_starts(first: int) -> None:
    game = Game.new(DECKS, seed=SEED, first=first)
    assert game.decision is not None
    assert game.decision.seat == game.view(None)["active"] == first
    assert game.turn == 1


@pytest.mark.parametrize(("players", "first"), [(3, 1), (3, 2), (4, 2), (4, 3)])
@pytest.mark.rule("SETUP-12", "SETUP-10")
def test_the_chosen_seat_starts_a_larger_game_in_which_all_hold_five_cards(players: int, first: int) -> None:
    game = Game.new(DECKS_BY_PLAYERS[players], players=players, seed=SEED, first=first)
    assert game.view(None)["active"] == first
    assert [seat["hand_count"] for seat in game.view(None)["seats"]] == [5] * players


@pytest.mark.parametrize("first", [-1, 2])
@pytest.mark.rule("SETUP-12")
def test_a_seat_that_nobody_has_cannot_start(first: int) -> None:
    with pytest.raises(BadSetup, match=f"a seat from 0 to 1, not {first}"):
        Game.new(DECKS, first=first)
