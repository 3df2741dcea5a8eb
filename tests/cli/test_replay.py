"""`animalfolk replay`: the story in a pipe, the screens on a terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from animalfolk.cli import main
from animalfolk.game.setup import Setup, make_rules
from animalfolk.table import PERSON, Seat, Table
from animalfolk.tui.saves import save
from tests.cli.shell import refused, run, said

SEED = "00112233445566778899aabbccddeeff"
SETUP = Setup.of(["macaws", "pandas", "squirrels"], make_rules(2, {"stacks": "2"}), SEED, 0)


@pytest.fixture
def played(tmp_path: Path) -> str:
    """A game of two bots, played to its end."""
    table = Table(SETUP, [Seat("simple", "Anna"), Seat("simple", "Ben")])
    table.run_bots()
    save(tmp_path / "game.animalfolk", table)
    return str(tmp_path / "game.animalfolk")


def test_a_pipe_gets_the_whole_story(played: str) -> None:
    result = run(["replay", played])
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[:2] == ["Turn 1: Anna", "  Anna builds stack 1 with Stashing Vendor."]
    assert lines[-1] == "  The stall is complete: Anna wins!"


def test_the_story_from_a_turn_on(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    whole, later = said(capsys, "replay", played), said(capsys, "replay", played, "--turn", "3")
    assert whole.endswith(later)
    assert later.startswith("Turn 3: Anna\n")


def test_a_seat_sees_its_own_cards_only(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    watching, first = said(capsys, "replay", played), said(capsys, "replay", played, "--seat", "P1")
    assert "You draw" in first
    assert "You " not in watching


def test_a_game_that_runs_is_not_seen_from_a_bot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(tmp_path / "game", Table(SETUP, [Seat(PERSON, "Anna"), Seat("simple", "Ben")]))
    assert "This game can be seen from P1, not from P2." in refused(
        capsys, "replay", str(tmp_path / "game"), "--seat", "P2"
    )
    said(capsys, "replay", str(tmp_path / "game"), "--seat", "P1")


def test_turns_and_seats_that_there_are_not(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no turn 999." in refused(capsys, "replay", played, "--turn", "999")
    assert "This game can be seen from P1, P2, not from P4." in refused(capsys, "replay", played, "--seat", "P4")


def test_what_is_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x").write_text("nonsense", encoding="utf-8")
    assert f"Cannot read {tmp_path / 'x'}: Line 1:" in refused(capsys, "replay", str(tmp_path / "x"))


def on_terminal(monkeypatch: pytest.MonkeyPatch, *typed: str) -> list[Any]:
    """A terminal on which this is typed; returns how the full screen is called."""
    called: list[Any] = []
    lines = iter([f"{line}\n" for line in typed])

    def run_replay(words: Any, path: Path, turn: int = 1, seat: int | None = None) -> int:
        called.append((path, turn, seat))
        return 5

    monkeypatch.setitem(sys.modules, "animalfolk.tui.full.start", SimpleNamespace(run_replay=run_replay))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("sys.stdin.readline", lambda: next(lines, ""))
    monkeypatch.setenv("TERM", "xterm")
    return called


def test_a_terminal_gets_a_screen(played: str, monkeypatch: pytest.MonkeyPatch) -> None:
    called = on_terminal(monkeypatch)
    assert main(["replay", played]) == 5
    assert main(["replay", played, "--turn", "2", "--seat", "P2"]) == 5
    assert called == [(Path(played), 1, None), (Path(played), 2, 1)]


def test_or_plain_lines(played: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    called = on_terminal(monkeypatch, "q")
    assert main(["replay", played, "--turn", "3", "--seat", "P2", "--plain"]) == 0
    assert called == []
    shown = capsys.readouterr().out
    assert "urn 3" in shown
    assert "Your hand" in shown
