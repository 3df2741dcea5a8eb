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
    printed = capsys.readouterr()
    assert "Line 1:" in printed.err
    assert printed.out.splitlines()[-1] == "3 scenarios, 1 differs, 1 cannot be read"


def test_check_counts_every_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.scenario").write_text(HOLDS, encoding="utf-8")
    (tmp_path / "b.scenario").write_text("nonsense", encoding="utf-8")
    (tmp_path / "c.scenario").write_bytes(b"\xff\xfe\x00")
    for lang, said in (
        ("en", "4 scenarios, 0 differ, 3 cannot be read"),
        ("fr", "4 scénarios, 0 en désaccord, 3 illisibles"),
        ("pl", "4 scenariusze, różnice: 0, nie da się odczytać: 3"),
    ):
        assert main(["check", "--lang", lang, str(tmp_path), str(tmp_path / "missing.scenario")]) == 2
        assert capsys.readouterr().out.splitlines()[-1] == said


def test_check_refuses_a_misspelt_denial(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.scenario"
    for line, said in (
        ("P1 not offered: buy spyglas+0", 'Line 10: The name of a card is expected here, not "spyglas".'),
        ("P1 not offered: fly to the moon", 'Line 10: No option is written "fly to the moon". There are: buy …'),
        ("P1 refused: inventory, cooky", 'Line 10: No option is written "cooky".'),
        ("P1 not told: flew P1", "Line 10: Such an event is not known: flew P1"),
    ):
        path.write_text(f"{SCENARIO}{line}\n", encoding="utf-8")
        assert refused(capsys, "check", str(path)).startswith(f"Cannot read {path}: {said}")


def test_check_of_an_empty_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "check", str(tmp_path)) == f"In the folder {tmp_path} there is no file *.scenario.\n"


def test_check_of_what_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.scenario"
    path.write_bytes(b"\xff\xfe\x00")
    assert refused(capsys, "check", str(path)) == f"Cannot read {path}: it is not text.\n"
