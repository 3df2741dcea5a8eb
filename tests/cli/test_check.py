"""`animalfolk check`: scenarios hold, differ, or cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk.cli import main
from tests.cli.shell import refused

SCENARIO = """animalfolk scenario 1
id: X1
title: Cookies enlarge the hand

animalfolk position 1
decks: macaws pandas squirrels
P1 hand: cookies junk

play
"""
HOLDS = SCENARIO + "P1 hand: cookies junk\n"
WRONG = SCENARIO + "P1 hand: junk\n"


def test_check_says_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.scenario"
    path.write_text(HOLDS, encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == f"ok {path} Cookies enlarge the hand\n"


def test_check_says_at_which_line_one_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.scenario"
    path.write_text(WRONG, encoding="utf-8")
    assert main(["check", str(path)]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"differs {path} Line 10: The scenario says")


def test_check_searches_folders_and_tells_the_worst(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.scenario").write_text(HOLDS, encoding="utf-8")
    (tmp_path / "deep" / "b.scenario").write_text(WRONG, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    assert "2 scenarios, 1 differs" in capsys.readouterr().out
    (tmp_path / "c.scenario").write_text("nonsense", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 2
    assert "Line 1:" in capsys.readouterr().err


def test_check_of_an_empty_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "check", str(tmp_path)) == f"In the folder {tmp_path} there is no file *.scenario.\n"


def test_check_of_what_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.scenario"
    path.write_bytes(b"\xff\xfe\x00")
    assert refused(capsys, "check", str(path)) == f"Cannot read {path}: it is not text.\n"
