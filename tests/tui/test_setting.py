"""Who plays with what."""

from __future__ import annotations

import pytest

from animalfolk.game import Game
from animalfolk.i18n import Words
from animalfolk.table import Seat
from animalfolk.tui import set_up
from animalfolk.tui.set_up import Questions
from animalfolk.tui.setting import Setting, SettingError, Way, from_flags, seed_of
from tests.tui.visitor import Said

THREE = ["macaws", "pandas", "squirrels"]
SIX = [*THREE, "platypuses", "sloths", "polecats"]
ALL = [*SIX, "raccoons", "ocelots", "crocodiles", "foxes", "chameleons", "owls"]


def test_nothing_said_is_one_person_against_a_bot() -> None:
    found = from_flags(Words(), [], None, [], None)
    assert found.seats == [Seat("person", "Player 1"), Seat("trader", "Basil")]
    assert found.decks == THREE
    assert len(found.seed) == 32


@pytest.mark.parametrize(
    ("people", "bots", "kinds"),
    [
        (["Anna"], None, ["person", "trader"]),
        (["Anna"], 1, ["person", "trader"]),
        (["Anna", "Ben"], None, ["person", "person"]),
        (["Anna", "Ben"], 0, ["person", "person"]),
        ([], 2, ["trader", "trader"]),
        (["Anna"], 2, ["person", "trader", "trader"]),
        (["Anna", "Ben", "Cleo"], None, ["person", "person", "person"]),
        (["Anna", "Ben"], 2, ["person", "person", "trader", "trader"]),
    ],
)
def test_people_and_bots(people: list[str], bots: int | None, kinds: list[str]) -> None:
    found = from_flags(Words(), people, bots, [], "1")
    assert [seat.kind for seat in found.seats] == kinds
    assert found.decks == SIX[: len(kinds) + 1]
    assert Game.begin(found.setup()).players == len(kinds)


@pytest.mark.parametrize(
    ("people", "bots", "decks", "said"),
    [
        (["Anna"], 0, [], "2 to 4 can play, not 1"),
        (["Anna"], 9, [], "2 to 4 can play, not 10"),
        (["Anna", "Anna"], None, [], "Anna sits at the table already"),
        (["", "Ben"], None, [], "A name has 1 to 20 letters"),
        (["x" * 21], None, [], "A name has 1 to 20 letters"),
        (
            [],
            None,
            ["macaws", "pandas"],
            "2 players need 3 different decks. There are: macaws, pandas, raccoons, squirrels",
        ),
        ([], None, ["macaws", "macaws", "pandas"], "need 3 different decks"),
        ([], None, ["macaws", "pandas", "dragons"], "need 3 different decks"),
    ],
)
def test_what_cannot_be_is_said(people: list[str], bots: int | None, decks: list[str], said: str) -> None:
    with pytest.raises(SettingError, match=said):
        from_flags(Words(), people, bots, decks, "1")


def test_a_bot_has_no_persons_name() -> None:
    assert [seat.name for seat in from_flags(Words(), ["Basil"], None, [], "1").seats] == ["Basil", "Clove"]


def test_any_text_is_a_seed_and_the_same_text_the_same_game() -> None:
    assert seed_of("7") == seed_of("7") != seed_of("8")
    assert seed_of("0" * 32) == "0" * 32
    assert seed_of(None) != seed_of(None)
    games = [Game.begin(from_flags(Words(), ["Anna"], None, [], "7").setup()) for _ in range(2)]
    assert games[0] == games[1]


def test_the_seed_decides_who_begins() -> None:
    first = {from_flags(Words(), ["Anna"], None, [], str(seed)).setup().first for seed in range(20)}
    assert first == {0, 1}


def test_decks_without_bots_say_how_many_play() -> None:
    found = from_flags(Words(), ["Anna"], None, SIX[1:], "1")
    assert [seat.kind for seat in found.seats] == ["person", "trader", "trader", "trader"]
    assert found.decks == SIX[1:]


@pytest.mark.parametrize(
    ("kinds", "seats"),
    [
        ((), ["person", "trader", "trader", "trader"]),
        (("random",), ["person", "random", "random", "random"]),
        (("random", "simple"), ["person", "random", "simple", "random"]),
        (("simple", "simple", "random"), ["person", "simple", "simple", "random"]),
    ],
)
def test_bots_of_some_kinds_take_the_seats_in_turn(kinds: tuple[str, ...], seats: list[str]) -> None:
    found = from_flags(Words(), ["Anna"], 3, [], "1", Way(bots=kinds))
    assert [seat.kind for seat in found.seats] == seats


@pytest.mark.parametrize(
    ("people", "bots", "kinds", "said"),
    [
        (["Anna", "Ben"], None, ("random",), "No bot plays in this game"),
        (["Anna"], None, ("random", "simple"), "one kind of bot can be chosen, not 2"),
        (["Anna"], 2, ("random",) * 3, "at most 2 kinds of bots can be chosen, not 3"),
    ],
)
def test_kinds_without_a_seat_are_refused(
    people: list[str], bots: int | None, kinds: tuple[str, ...], said: str
) -> None:
    with pytest.raises(SettingError, match=said):
        from_flags(Words(), people, bots, [], "1", Way(bots=kinds))


def answered(*lines: str) -> tuple[Setting, list[str]]:
    """The setting that these answers make after the usual way to play, and what was said."""
    return asked("", *lines)


def asked(*lines: str) -> tuple[Setting, list[str]]:
    """The same with the way to play among the answers."""
    typed = iter(lines)
    said = Said()

    def ask(question: str) -> str:
        said.append(question)
        return next(typed)

    return Questions(Words(), ask, said).plan("1").setting, said


def test_players_and_decks_are_asked() -> None:
    found, said = answered("9", "3", "", "Anna", "", "1 2", "1 1 2 3", "7, 4 2 1", "")
    assert "How many play, 2 to 4? Enter means 2." in said
    assert "Please type a number from 2 to 4." in said
    assert "Which 4 decks? Type their numbers; Enter draws them by lot." in said
    assert said.count("Please type 4 different numbers from 1 to 12.") == 2
    assert "  7  Experimenting Platypuses: every card where they want it, even the market's." in said
    assert found.decks == SIX[:4]
    assert [seat.kind for seat in found.seats] == ["person", "trader", "trader"]


def test_enter_draws_the_decks_by_lot() -> None:
    found, _ = answered("4", "0", "", "", "")
    assert len(found.seats) == 4
    assert len(set(found.decks)) == 5
    assert set(found.decks) <= set(ALL)


def test_with_no_more_decks_than_needed_none_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(set_up, "NAMES", THREE)
    monkeypatch.setattr(set_up, "MOST", 2)
    found, said = answered("2", "", "", "")
    assert found.decks == THREE
    assert not any("How many play" in line for line in said)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["1", "3", "0", "", "", ""], "How many of the 3 players are people at this keyboard, 0 to 3? Enter means 1."),
        (["2", "0", "", "", ""], "How many of the four players are people at this keyboard, 0 to 4? Enter means 1."),
        (
            ["3", "0", "", "", "", ""],
            "Who plays against the Company: 1 for a person at this keyboard, 0 for a bot? Enter means 1.",
        ),
        (
            ["4", "0", "", "", "", ""],
            "How many of the two partners are people at this keyboard, 0 to 2? Enter means 1.",
        ),
    ],
)
def test_each_way_to_play_asks_for_its_people_in_a_whole_sentence(lines: list[str], said: str) -> None:
    assert said in asked(*lines)[1]
