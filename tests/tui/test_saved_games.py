"""Any saved game can be taken up again: the list, the choice, and files that are no games."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from animalfolk.tui import opening, saves
from animalfolk.tui.plain import Wishes
from animalfolk.tui.setting import Way
from tests.tui.visitor import Sitting, merchant, script, until


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def keep(home: Path, name: str, age: int, lines: int, **more: object) -> Path:
    """A game of Anna that was left after so many lines, this many seconds ago."""
    path = home / f"{name}.animalfolk"
    Sitting(until(merchant, lines), Wishes(**{"people": ["Anna"], "seed": "3", "save": path, **more}))  # type: ignore[arg-type]
    os.utime(path, (1_000_000_000 - age, 1_000_000_000 - age))
    return path


def three(home: Path) -> list[Path]:
    return [
        keep(home, "b", 10, 12),
        keep(home, "a", 20, 9999, way=Way({"stacks": "2"})),
        keep(home, "c", 30, 3, way=Way({"mode": "solo"})),
    ]


def test_the_list_names_people_way_turn_and_whether_it_is_over(home: Path) -> None:
    three(home)
    games = list(saves.saved())
    assert [game.path.stem for game in games] == ["b", "a", "c"], "the last played first"
    assert [game.names for game in games] == [("Anna", "Basil"), ("Anna", "Basil"), ("Anna",)]
    assert [game.mode for game in games] == ["free", "free", "solo"]
    assert [game.is_over for game in games] == [False, True, False]
    assert games[0].turn == saves.load(games[0].path).turn
    assert saves.unfinished() == games[0].path


def test_no_game_is_played_again_for_the_list(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    three(home)
    monkeypatch.setattr("animalfolk.game.game.Game.answer", None)
    assert len(list(saves.saved())) == 3


def test_a_game_is_taken_up_by_its_number(home: Path) -> None:
    three(home)
    sitting = Sitting(script(["g", "3", "q"]), Wishes())
    assert "Type g to see all your saved games." in sitting.pieces[0]
    listed = sitting.pieces[1]
    assert "Your saved games, the last played first:\n  1  " in listed
    assert "  1  2001-09-09 " in listed or "  1  2001-09-08 " in listed
    assert "Anna and Basil: unfinished in turn " in listed
    assert "Anna and Basil: finished after turn " in listed
    assert "Anna: alone against the Company, unfinished in turn " in listed
    assert "the game of Anna goes on in turn" in sitting.pieces[2]
    assert "The Company: " in sitting.pieces[2]


def test_a_finished_game_is_looked_through(home: Path) -> None:
    three(home)
    sitting = Sitting(script(["g", "2", "q", "q"]), Wishes())
    assert "Before the first of " in sitting.pieces[2]
    assert "Press Enter to begin." in sitting.pieces[3], "back where one was"


def test_what_is_no_number_is_asked_again_and_enter_goes_back(home: Path) -> None:
    three(home)
    sitting = Sitting(script(["g", "9", "x", "?", "", "q"]), Wishes())
    assert sitting.shown.count("Please type a number from 1 to 3.") == 2
    assert sitting.shown.count("Enter goes back.") == 4
    assert "Press Enter to begin." in sitting.last_question


def test_q_leaves_from_the_list(home: Path) -> None:
    three(home)
    sitting = Sitting(script(["g", "q"]), Wishes())
    assert sitting.shown.endswith("Goodbye!\n")


def test_without_games_there_is_no_list(home: Path) -> None:
    sitting = Sitting(script(["g", "q"]), Wishes())
    assert "saved games" not in sitting.pieces[0]
    assert "There is no saved game." in sitting.pieces[1]


BAD = {
    "empty": b"",
    "letter": b"Dear Anna,\n",
    "bytes": bytes(range(256)),
    "cut": b"animalfolk record 2\nedition: 2021\n",
    "json": b'{"a": 1}\n[1]\n',
    "list": b"{}\n",
    "turn": b"animalfolk record 1\nplayers: many\nresult: unfinished\n",
    "lone": b"animalfolk record 1\n",
}


@pytest.mark.parametrize("name", BAD)
def test_a_damaged_file_is_named_and_left_out(home: Path, name: str) -> None:
    keep(home, "good", 10, 3)
    (home / f"{name}.animalfolk").write_bytes(BAD[name])
    sitting = Sitting(script(["g", "1", "q"]), Wishes())
    assert f"Left out, because it cannot be read: {name}.animalfolk" in sitting.pieces[1]
    assert "What do you do?" in sitting.pieces[2]


def test_a_folder_with_such_a_name_is_no_game(home: Path) -> None:
    (home / "x.animalfolk").mkdir(parents=True)
    assert [game.is_damaged for game in saves.saved()] == [True]


def test_a_game_whose_answers_cannot_be_is_told_when_it_is_chosen(home: Path) -> None:
    path = keep(home, "bad", 10, 0)
    text = path.read_text(encoding="utf-8")
    opening_lines = [line for line in text.splitlines() if line.split(":")[0] in ("decks", "players", "first", "seed")]
    lines = ["animalfolk record 1", "edition: 2021", *opening_lines, "", "1 P1: fly", "", "result: unfinished", ""]
    path.write_text("\n".join(lines), encoding="utf-8")
    sitting = Sitting(script(["u", "g", "1", "q"]), Wishes())
    assert sitting.shown.count("This saved game cannot be read") == 2
    assert sitting.code == 0


def test_older_games_come_by_the_page(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PAGE", 2)
    three(home)
    sitting = Sitting(script(["g", "m", "3", "q"]), Wishes())
    assert "Type m for older ones." in sitting.pieces[1]
    assert "  3  " not in sitting.pieces[1]
    assert "  3  " in sitting.pieces[2]
    assert "Type m" not in sitting.pieces[2]
    assert "the game of Anna goes on" in sitting.pieces[3]
