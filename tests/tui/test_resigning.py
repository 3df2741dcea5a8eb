"""Giving up at the keyboard: who is asked twice, who plays on, and what the end says."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.table.store import restore, store
from animalfolk.tui import saves
from animalfolk.tui.console import Console
from animalfolk.tui.plain import Wishes
from animalfolk.tui.setting import Way
from animalfolk.tui.table import Table as Drawn
from tests.tui.test_undo import ANNA, BASIL, PLAIN
from tests.tui.visitor import Sitting, merchant, script, wishes


def end_of(shown: str) -> str:
    """What is said at the end, without line breaks."""
    return " ".join(shown.rpartition("-----\n")[2].split())


def test_whoever_says_no_plays_on(tmp_path: Path) -> None:
    sitting = Sitting(script(["resign", "what", "no", "q"]), wishes(tmp_path))
    assert "Do you give up? The game ends then. Type yes or no." in sitting.pieces[1]
    assert "Please type yes or no." in sitting.pieces[2]
    assert "You play on." in sitting.pieces[3]
    assert "What do you do?" in sitting.pieces[3]
    assert not saves.load(tmp_path / "game.animalfolk").resigned


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "You have given up in turn 1: Basil wins. You built 0 of 8 stacks. Basil built 0 of 8 stacks."),
        ({"mode": "teams"}, "You have given up in turn 1: Basil and Dill win. Anna and Clove built 0 of 10 stacks."),
        (
            {"mode": "solo"},
            "You have given up in turn 1: the Company wins. You built 0 of 8 stacks.",
        ),
        (
            {"mode": "coop"},
            "You have given up in turn 1: the Company wins. Anna and Basil built 0 of 10",
        ),
    ],
)
def test_one_person_gives_up(tmp_path: Path, options: dict[str, str], said: str) -> None:
    path = tmp_path / "game.animalfolk"
    sitting = Sitting(script(["resign", "yes"]), wishes(tmp_path, way=Way(options, "P1")))
    assert sitting.code == 0
    assert end_of(sitting.shown).startswith(said)
    text = path.read_text(encoding="utf-8")
    table = restore(text)
    assert table.is_over
    assert table.resigned == [0]
    assert store(table) == text
    assert end_of(Sitting(script([]), Wishes(resume=path)).shown) == end_of(sitting.shown)


def test_two_bots_win_together_if_nobody_else_is_left(tmp_path: Path) -> None:
    sitting = Sitting(script(["resign", "y"]), wishes(tmp_path, bots=2, way=Way({}, "P1")))
    assert end_of(sitting.shown).startswith("You have given up in turn 1: Basil and Clove win.")


def test_of_two_people_the_other_wins(tmp_path: Path) -> None:
    sitting = Sitting(script(["", "resign", "y"]), wishes(tmp_path, people=["Anna", "Ben"], way=Way({}, "P2")))
    assert end_of(sitting.shown).startswith("Anna wins in turn 1, as Ben has given up.")


def test_of_three_people_the_others_play_on(tmp_path: Path) -> None:
    typed = iter(["", "resign", "yes"])
    way = Way({"stacks": "3"}, "P2")
    sitting = Sitting(
        lambda piece: next(typed, None) or merchant(piece), wishes(tmp_path, people=["Anna", "Ben", "Cleo"], way=way)
    )
    shown = " ".join(sitting.shown.split())
    assert "The game goes on without you, with a bot in your seat." in shown
    assert shown.count("Ben gives up. A bot plays on in this seat.") == 2, "each of the others is told once"
    assert "Pass the keyboard to Ben" not in shown[shown.index("gives up") :]
    assert "has given up: a bot plays on here" in shown
    assert "Ben gave up on the way, and a bot played on." in end_of(sitting.shown)
    assert "3 of 3 stacks." in end_of(sitting.shown)


def test_a_team_goes_on_with_the_partner_and_ends_with_its_last_person(tmp_path: Path) -> None:
    people = ["Anna", "Ben", "Cleo"]  # Anna and Cleo against Ben and a bot
    lines = ["", "resign", "yes", "", "resign", "yes"]
    sitting = Sitting(script(lines), wishes(tmp_path, people=people, bots=1, way=Way({"mode": "teams"}, "P1")))
    shown = " ".join(sitting.shown.split())
    assert shown.count("with a bot in your seat") == 1
    assert "Pass the keyboard to Ben" in shown
    assert end_of(sitting.shown).startswith("Anna and Cleo win in turn 2, as Anna and Ben have given up.")


def test_the_log_says_who_gave_up(tmp_path: Path) -> None:
    sitting = Sitting(script(["", "resign", "yes", "", "l"]), wishes(tmp_path, people=["Anna", "Ben", "Cleo"]))
    assert sitting.last_question.count(" gives up.") == 1


@pytest.mark.parametrize(("typed", "away"), [("yes", []), ("no", [1]), ("", [1])])
def test_somebody_who_had_left_may_be_back(tmp_path: Path, typed: str, away: list[int]) -> None:
    table = Table(PLAIN, [ANNA, BASIL._replace(kind="person")])
    table.leave(1)
    saves.save(tmp_path / "game", table)
    sitting = Sitting(script([typed, "", "q"]), Wishes(resume=tmp_path / "game"))
    assert "Basil had left this game, and a bot plays there. Is Basil back?" in " ".join(sitting.pieces[0].split())
    assert saves.load(tmp_path / "game").away == away


def test_a_seat_that_was_left_is_shown_so() -> None:
    table = Table(PLAIN, [ANNA, BASIL._replace(kind="person")])
    table.leave(1)
    out = io.StringIO()
    Drawn(Console(io.StringIO(), out), Words(), table.names).draw(table.view(0))
    assert "has left the table: a bot plays here" in out.getvalue()
