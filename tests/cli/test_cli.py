"""The command line: what it prints, where, and how it exits."""

from __future__ import annotations

import os
import platform
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import animalfolk
from animalfolk.cli import main
from tests.tui.visitor import Sitting, merchant, wishes

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


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))


def program(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "animalfolk", *arguments]


def run(arguments: Sequence[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        program(*arguments), input=typed, capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_version_says_what_it_runs_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"animalfolk {animalfolk.__version__}, Python {platform.python_version()}, ")
    assert re.search(r"(interpreted|compiled) engine$", said.strip())


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["check", "--help"]])
def test_help_helps(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0
    assert "Usage: animalfolk" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plya"], "play"),
        (["play", "--bots", "many"], "--bots"),
        (["play", "--nonsense"], "--nonsense"),
        (["play", "--lang", "xx"], "The languages are: en."),
        (
            ["play", "--decks", "macaws,dragons,pandas"],
            "There are: macaws, pandas, raccoons, squirrels, ocelots, platypuses, sloths, crocodiles, polecats.",
        ),
        (["play", "--players", "A,B,C,D,E"], "2 to 4 can play, not 5"),
        (["play", "--resume", "nothing-here"], "cannot be read"),
        (["check"], "FILES"),
        (["check", "nothing-here"], "cannot read nothing-here"),
    ],
)
def test_a_mistake_gets_a_line_and_code_2(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.out == ""
    assert len(printed.err.splitlines()) <= 2


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
    assert said.startswith(f"differs {path} line 10: expected")


def test_check_searches_folders_and_tells_the_worst(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.scenario").write_text(HOLDS, encoding="utf-8")
    (tmp_path / "deep" / "b.scenario").write_text(WRONG, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    assert "2 scenarios, 1 differ" in capsys.readouterr().out
    (tmp_path / "c.scenario").write_text("nonsense", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 2
    assert "line 1" in capsys.readouterr().err


def test_check_of_an_empty_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert "There is no scenario in" in capsys.readouterr().err


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    sitting = Sitting(merchant, wishes(tmp_path, save=tmp_path / "one"))
    typed = "\n".join(sitting.typed) + "\n"
    result = run(["play", "--players", "Anna", "--seed", "3", "--plain", "--save", str(tmp_path / "two")], typed)
    assert result.returncode == 0
    assert result.stderr == ""
    assert result.stdout.replace(str(tmp_path / "two"), "") == sitting.shown.replace(str(tmp_path / "one"), "")
    assert (tmp_path / "one").read_text(encoding="utf-8") == (tmp_path / "two").read_text(encoding="utf-8")


def test_an_empty_pipe_saves_and_leaves(tmp_path: Path) -> None:
    result = run(["play", "--players", "Łucja", "--save", str(tmp_path / "game")])
    assert result.returncode == 0
    assert result.stderr == ""
    assert f"animalfolk play --resume {tmp_path / 'game'}" in result.stdout
    assert "// seat P1: person Łucja" in (tmp_path / "game").read_text(encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_interrupting_saves_and_leaves_with_130(tmp_path: Path) -> None:
    path = tmp_path / "game"
    with subprocess.Popen(
        program("play", "--players", "Anna", "--seed", "3", "--save", str(path)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        assert process.stderr
        shown = ""
        while not shown.endswith("\n> "):
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.stderr.read() == ""
        assert process.wait() == 130
    assert "--resume" in rest
    assert path.exists()


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "cyclopts", None)
    monkeypatch.delitem(sys.modules, "animalfolk.cli.app", raising=False)
    assert main(["play"]) == 2
    assert 'pip install "animalfolk[cli]"' in capsys.readouterr().err
