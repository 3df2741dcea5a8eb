"""`animalfolk play`: which screen, what goes into the record, leaving and interrupting."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from animalfolk.bots import BOTS
from animalfolk.cli import main
from animalfolk.table import Settings
from animalfolk.tui.plain import Wishes
from animalfolk.tui.setting import Way
from tests.cli.shell import program, run
from tests.tui.visitor import Sitting, merchant, wishes

CHANGING = re.compile(r"^(nonce|commit|chain): .*$", re.MULTILINE)  # these differ with every game


def on_terminal(monkeypatch: pytest.MonkeyPatch, **lacking: bool) -> list[Wishes]:
    """A terminal that can paint, but for what it lacks; returns what the full screen will be asked for.

    To be called within a test: only then the streams are those that the program will see.
    """
    found: list[Wishes] = []

    def run_full(words: Any, wanted: Wishes) -> int:
        found.append(wanted)
        return 7

    monkeypatch.setitem(sys.modules, "animalfolk.tui.full.start", SimpleNamespace(run_full=run_full))
    for name in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{name}.isatty", lambda name=name: name not in lacking)
    monkeypatch.setattr("sys.stdin.readline", lambda: "")
    monkeypatch.setenv("TERM", "dumb" if "paint" in lacking else "xterm-256color")
    return found


def test_on_a_terminal_the_full_screen_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = on_terminal(monkeypatch)
    assert main(["play"]) == 7
    assert asked == [Wishes([], None, [])]


def test_all_flags_are_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = on_terminal(monkeypatch)
    flags = "--players Anna,Ben --bots 1 --decks macaws,pandas,owls,foxes --seed s --first p2 --mode free --stacks 5"
    more = "--bot random --option gold=by_seat --option hand_size=6 --undo agreed --no-hold --no-hints --save a"
    assert main(["play", *flags.split(), *more.split()]) == 7
    options = {"mode": "free", "stacks": "5", "gold": "by_seat", "hand_size": "6"}
    decks = ["macaws", "pandas", "owls", "foxes"]
    way, settings = Way(options, "P2", ("random",)), Settings(hold=False, undo="agreed", hints=False)
    assert asked == [Wishes(["Anna", "Ben"], 1, decks, "s", None, Path("a"), way, settings)]


def test_a_saved_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = on_terminal(monkeypatch)
    assert main(["play", "--resume", "a", "--save", "b"]) == 7
    assert (asked[0].resume, asked[0].save) == (Path("a"), Path("b"))


def test_plain_lines_if_they_are_wanted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = on_terminal(monkeypatch)
    assert main(["play", "--plain", "--players", "Anna"]) == 0
    assert asked == []
    assert "\n> " in capsys.readouterr().out


@pytest.mark.parametrize("what", ["stdin", "stdout", "paint"])
def test_plain_lines_where_nothing_can_be_painted(
    what: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = on_terminal(monkeypatch, **{what: True})
    assert main(["play", "--players", "Anna"]) == 0
    assert asked == []
    assert "\n> " in capsys.readouterr().out


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    sitting = Sitting(merchant, wishes(tmp_path, save=tmp_path / "one"))
    typed = "\n".join(sitting.typed) + "\n"
    result = run(["play", "--players", "Anna", "--seed", "3", "--save", str(tmp_path / "two")], typed)
    assert result.returncode == 0
    assert result.stderr == ""
    assert result.stdout.replace(str(tmp_path / "two"), "") == sitting.shown.replace(str(tmp_path / "one"), "")
    one, two = (CHANGING.sub("", (tmp_path / name).read_text(encoding="utf-8")) for name in ("one", "two"))
    assert one == two


def test_options_and_the_table_go_into_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game"
    flags = [
        "--stacks",
        "5",
        "--option",
        "gold=by_seat",
        "--option",
        "hand_size=6",
        "--first",
        "P2",
        "--undo",
        "free",
        "--no-hold",
    ]
    result = run(["play", "--players", "Anna,Ben", "--decks", "random:nastiness=0,box=1", *flags, "--save", str(path)])
    assert result.stderr == ""
    record = path.read_text(encoding="utf-8")
    assert "rules: stacks=5 hand_size=6 gold=by_seat\nfirst: P2\n" in record
    assert "table: hold=no undo=free clock=none\n" in record


def test_the_bots_that_were_named_sit_there(tmp_path: Path) -> None:
    path = tmp_path / "game"
    result = run(["play", "--players", "Anna", "--bots", "3", "--bot", "random,simple", "--save", str(path)])
    assert result.stderr == ""
    seats = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("seat ")]
    assert seats == ["seat P1: person Anna", "seat P2: random Basil", "seat P3: simple Clove", "seat P4: random Dill"]


def test_a_bot_alone_begins_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = on_terminal(monkeypatch)
    assert main(["play", "--bot", "random"]) == 7
    assert asked[0].are_clear
    assert asked[0].way.bots == ("random",)


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--bot", "randon"], 'There is no bot "randon". Did you mean random?'),
        (["--bot", "2"], f'There is no bot "2". There are: {", ".join(BOTS)}.'),
        (["--bot", "simple,"], 'There is no bot "".'),
        (["--bot", "x" * 5000], 'There is no bot "xxx'),
        (["--bot"], "--bot"),
        (["--bot", "random", "--players", "Anna,Ben"], "No bot plays in this game, so no kind of bot can be chosen."),
        (["--bot", "random", "--mode", "solo"], "No bot plays in this game, so no kind of bot can be chosen."),
        (["--bot", "simple,random"], "One bot plays in this game, so one kind of bot can be chosen, not 2."),
        (["--bot", "random", "--resume", "x"], "--bot"),
    ],
)
def test_a_bot_that_cannot_be_gets_one_line(flags: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *flags]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in shown.err
    assert shown.err.count("\n") == 1


def test_an_empty_pipe_saves_and_leaves(tmp_path: Path) -> None:
    result = run(["play", "--players", "Łucja", "--save", str(tmp_path / "game")])
    assert result.returncode == 0
    assert result.stderr == ""
    assert f"animalfolk play --resume {tmp_path / 'game'}" in result.stdout
    assert "seat P1: person Łucja" in (tmp_path / "game").read_text(encoding="utf-8")


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
