"""Two people at one keyboard: nobody sees the other's hand."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from animalfolk import Game
from animalfolk.i18n import Words
from animalfolk.i18n.words import plain_name
from animalfolk.tui import saves
from animalfolk.tui.plain import Wishes
from tests.tui.visitor import Sitting, merchant, until

PASS = re.compile(r"Pass the keyboard to (\w+), then press Enter\.")


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    path = tmp_path / "game.animalfolk"
    return Sitting(until(merchant, 60), Wishes(people=["Anna", "Ben"], seed="8", save=path))


def parts(sitting: Sitting) -> list[tuple[str, str]]:
    """Who sat at the keyboard, and what was shown meanwhile."""
    pieces = PASS.split(sitting.shown)[1:]
    return list(zip(pieces[::2], pieces[1::2], strict=True))


def test_the_keyboard_is_passed_every_turn(sitting: Sitting) -> None:
    names = [name for name, _ in parts(sitting)]
    assert len(names) > 6
    assert all(one != next_ for one, next_ in pairwise(names))


def test_a_screenful_of_empty_lines_lies_between(sitting: Sitting) -> None:
    for _, shown in parts(sitting)[:-1]:
        assert "\n" * 50 in shown


def test_hands_are_shown_to_their_owners_only(sitting: Sitting) -> None:
    for name, shown in parts(sitting):
        assert shown.count("Your hand, worth") == shown.count(f", {name}'s turn ---")
        assert shown.count("--- Turn") == shown.count(f", {name}'s turn ---")


@pytest.mark.parametrize("lines", range(3, 40, 6))
def test_what_the_other_holds_in_secret_is_never_on_the_screen(tmp_path: Path, lines: int) -> None:
    path = tmp_path / "game.animalfolk"
    sitting = Sitting(until(merchant, lines), Wishes(people=["Anna", "Ben"], seed="8", save=path))
    name, shown = parts(sitting)[-1]
    table = saves.load(path)
    game, seats = table.game, table.seats
    seat = [sitter.name for sitter in seats].index(name)
    held = {plain_name(card) for card in game.view(1 - seat)["seats"][1 - seat]["hand"]}
    for card in held - known(game, seat):
        assert Words().card(card) not in shown


def known(game: Game, seat: int) -> set[str]:
    """All cards that this seat has seen a copy of."""
    view = game.view(seat)
    told = {event["card"] for event in game.events(seat) if "card" in event}
    return told | set(filter(None, view["market"])) | {plain_name(card) for card in view["seats"][seat]["hand"]}


def test_watching_the_log_does_not_tell_either(sitting: Sitting) -> None:
    for name, shown in parts(sitting):
        other = "Ben" if name == "Anna" else "Anna"
        assert not re.search(rf"{other} draws (?!a card|\d+ cards)", shown)


def test_q_leaves_while_the_keyboard_is_passed(tmp_path: Path) -> None:
    path = tmp_path / "game.animalfolk"
    sitting = Sitting(until(merchant, 0), Wishes(people=["Anna", "Ben"], seed="8", save=path))
    assert sitting.code == 0
    assert "Your hand" not in sitting.shown
    assert "The game is saved." in sitting.shown
