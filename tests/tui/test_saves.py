"""Games in files: where they lie, how they are written, who comes back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from animalfolk.engine.rules import Rules
from animalfolk.game.setup import Setup
from animalfolk.table import Seat, Table
from animalfolk.tui import saves

SEATS = [Seat("person", "Anna Maria"), Seat("simple", "Basil")]
POSITION = "animalfolk position 1\ndecks: macaws pandas squirrels\nP1 hand: junk spyglass\nP2 hand: junk\n"


def new_table() -> Table:
    return Table(Setup.of(["macaws", "pandas", "squirrels"], Rules(players=2), "0" * 31 + "5"), SEATS, nonce="ab")


def answer(table: Table, *choices: str | list[str]) -> None:
    for choice in choices:
        table.answer(0, table.number(0), choice)


def test_names_and_kinds_of_seats_come_back(tmp_path: Path) -> None:
    saves.save(tmp_path / "a" / "game", new_table())
    table = saves.load(tmp_path / "a" / "game")
    assert table.seats == SEATS
    assert table.game == new_table().game


def test_a_plain_record_is_played_by_people(tmp_path: Path) -> None:
    (tmp_path / "game").write_text(new_table().game.record(), encoding="utf-8")
    assert saves.load(tmp_path / "game").seats == [Seat("person", "P1"), Seat("person", "P2")]


def test_a_turn_that_waits_waits_again(tmp_path: Path) -> None:
    table = new_table()
    answer(table, ["inventory"])
    saves.save(tmp_path / "game", table)
    assert saves.load(tmp_path / "game").options == ["end"]
    answer(table, "end")
    saves.save(tmp_path / "game", table)
    loaded = saves.load(tmp_path / "game")
    assert loaded.game == table.game
    assert loaded.asked == 1


def test_a_game_from_a_position_comes_back(tmp_path: Path) -> None:
    table = Table(POSITION, SEATS)
    saves.save(tmp_path / "game", table)
    assert saves.load(tmp_path / "game").game == table.game


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    table = new_table()
    saves.save(path, table)
    before = path.read_text(encoding="utf-8")
    answer(table, ["inventory"])

    def fail(self: Path, target: Path) -> Path:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="no space"):
        saves.save(path, table)
    assert path.read_text(encoding="utf-8") == before


def test_the_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))
    assert saves.folder() == tmp_path
    assert saves.new_file().parent == tmp_path


def test_the_folder_is_the_platforms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANIMALFOLK_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # which Linux asks; platformdirs knows the other systems
    assert saves.folder().name == "animalfolk"
    if sys.platform == "linux":
        assert saves.folder() == tmp_path / "animalfolk"


def test_no_two_new_games_share_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))
    files = []
    for _ in range(3):
        files.append(saves.new_file())
        files[-1].write_text("", encoding="utf-8")
    assert len(set(files)) == 3
