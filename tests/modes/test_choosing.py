"""Choosing decks: by lot, by ratings, for a first game."""

from __future__ import annotations

import pytest

from animalfolk import BadSetup
from animalfolk.cards import DECKS
from animalfolk.modes.choosing import deck_names, first_game, first_seat, fitting, lot, random_decks
from animalfolk.modes.ratings import KINDS, RATINGS, box_of, rating, read_wanted

SEEDS = [f"{number:032x}" for number in range(200)]


def test_every_deck_is_rated_from_0_to_3() -> None:
    assert list(RATINGS) == [deck.name for deck in DECKS]
    assert all(len(numbers) == len(KINDS) and set(numbers) <= {0, 1, 2, 3} for numbers in RATINGS.values())
    assert [deck for deck in RATINGS if rating(deck, "nastiness") == 3] == ["raccoons", "crocodiles"]


def test_random_decks_are_different_ones_and_follow_from_the_seed() -> None:
    draws = [tuple(random_decks(3, seed, {})) for seed in SEEDS]
    assert draws == [tuple(random_decks(3, seed, {})) for seed in SEEDS]
    assert all(len(set(decks)) == 3 for decks in draws)
    assert {deck for decks in draws for deck in decks} == set(deck_names())
    assert len(set(draws)) > 100


@pytest.mark.parametrize(
    ("wanted", "decks"),
    [
        ({"complexity": 1, "luck": 1}, ["macaws", "pandas", "squirrels", "platypuses"]),
        ({"nastiness": 0, "box": 2}, ["platypuses", "sloths", "polecats", "owls"]),
        ({"interaction": 1}, ["macaws", "platypuses", "sloths"]),
        ({"box": 1}, ["macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons"]),
        ({"complexity": 0}, []),
        ({"luck": 3}, list(RATINGS)),
    ],
)
def test_a_wish_leaves_the_decks_that_fit(wanted: dict[str, int], decks: list[str]) -> None:
    assert fitting(wanted) == decks
    if len(decks) > 2:
        assert all(set(random_decks(3, seed, wanted)) <= set(decks) for seed in SEEDS[:20])


def test_too_few_decks_are_counted() -> None:
    said = "4 decks are needed, and 3 fit interaction at most 1: macaws, platypuses, sloths"
    with pytest.raises(BadSetup, match=said):
        random_decks(4, SEEDS[0], {"interaction": 1})
    with pytest.raises(BadSetup, match="3 decks are needed, and 0 fit complexity at most 0, box 1: none"):
        random_decks(3, SEEDS[0], {"complexity": 0, "box": 1})


def test_a_wish_is_read_or_refused_with_what_may_be_asked() -> None:
    assert read_wanted("complexity=1,box=2") == read_wanted("complexity=1 box=2") == {"complexity": 1, "box": 2}
    assert read_wanted("") == {}
    for text, said in {
        "colour=1": "decks are chosen by complexity, interaction, nastiness, luck or box, not by 'colour'",
        "luck=4": "luck is a number from 0 to 3, not 4",
        "luck": "luck is a number, as in luck=1, not ''",
        "luck=no": "luck is a number, as in luck=1, not 'no'",
        "box=3": "box is 1 or 2, not 3",
    }.items():
        with pytest.raises(BadSetup) as caught:
            read_wanted(text)
        assert str(caught.value) == said


def test_a_first_game_has_the_calmest_decks() -> None:
    assert first_game(3) == ["macaws", "pandas", "squirrels"]
    assert first_game(4) == [*first_game(3), "platypuses"]
    assert first_game(5) == [*first_game(4), "sloths"]
    sums = {deck: sum(numbers) for deck, numbers in RATINGS.items()}
    others = [sums[deck] for deck in sums if deck not in first_game(5)]
    assert max(sums[deck] for deck in first_game(5)) < min(others)
    with pytest.raises(BadSetup, match="a first game has 1 to 5 decks, not 6"):
        first_game(6)


def test_a_lot_is_fair_and_each_purpose_has_its_own() -> None:
    counts = [[lot(seed, purpose, 3) for seed in SEEDS] for purpose in ("one", "two")]
    assert counts[0] != counts[1]
    assert all(40 < numbers.count(number) < 100 for numbers in counts for number in range(3))
    assert {first_seat([1, 3], seed) for seed in SEEDS} == {1, 3}


def test_the_boxes() -> None:
    assert [box_of(deck) for deck in RATINGS] == [1] * 6 + [2] * 6
