"""Games in files: where they lie, how they are written, who comes back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from animalfolk import Game
from animalfolk.tui import saves
from animalfolk.tui.saves import Seat

SEATS = [Seat("person", "Anna Maria"), Seat("simple", "Basil")]


def new_game() -> Game:
    return Game.new(["macaws", "pandas", "squirrels"], seed="0" * 31 + "5", hold=[0])


def test_names_and_kinds_of_seats_come_back(tmp_path: Path) -> None:
    saves.save(tmp_path / "a" / "game", new_game(), SEATS)
    game, seats = saves.load(tmp_path / "a" / "game")
    assert seats == SEATS
    assert game == new_game()


def test_a_plain_record_is_played_by_people(tmp_path: Path) -> None:
    (tmp_path / "game").write_text(new_game().record(), encoding="utf-8")
    _, seats = saves.load(tmp_path / "game")
    assert seats == [Seat("person", "P1"), Seat("person", "P2")]


def test_a_turn_that_waits_waits_again(tmp_path: Path) -> None:
    game = new_game()
    game.answer(["inventory"])
    saves.save(tmp_path / "game", game, SEATS)
    assert saves.load(tmp_path / "game")[0].options == ["end"]
    game.answer("end")
    saves.save(tmp_path / "game", game, SEATS)
    loaded, _ = saves.load(tmp_path / "game")
    assert loaded == game
    assert loaded.decision
    assert loaded.decision.seat == 1


def test_a_game_from_a_position_comes_back(tmp_path: Path) -> None:
    text = "animalfolk position 1\ndecks: macaws pandas squirrels\nP1 hand: junk spyglass\nP2 hand: junk\n"
    game = Game.from_position(text, hold=[0])
    saves.save(tmp_path / "game", game, SEATS)
    assert saves.load(tmp_path / "game")[0] == game


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    saves.save(path, new_game(), SEATS)
    before = path.read_text(encoding="utf-8")
    game = new_game()
    game.answer(["inventory"])

    def fail(self: Path, target: Path) -> Path:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="no space"):
        saves.save(path, game, SEATS)
    assert path.read_text(encoding="utf-8") == before


def test_the_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))
    assert saves.folder() == tmp_path
    assert saves.new_file().parent == tmp_path


@pytest.mark.parametrize(("platform", "part"), [("win32", "Local"), ("darwin", "Library"), ("linux", ".local")])
def test_the_folder_is_the_platforms(monkeypatch: pytest.MonkeyPatch, platform: str, part: str) -> None:
    for name in ("ANIMALFOLK_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    assert part in saves.folder().parts
    assert saves.folder().name == "animalfolk"


def test_no_two_new_games_share_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))
    files = []
    for _ in range(3):
        files.append(saves.new_file())
        files[-1].write_text("", encoding="utf-8")
    assert len(set(files)) == 3
