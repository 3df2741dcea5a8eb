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
from animalfolk.i18n import Words
from animalfolk.i18n.reference import Reference
from tests.support.spec import rows, snake
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


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["check", "--help"], ["rules", "--help"]])
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
            (
                "There are: macaws, pandas, raccoons, squirrels, ocelots, chameleons, "
                "platypuses, sloths, crocodiles, foxes, polecats, owls."
            ),
        ),
        (["play", "--players", "A,B,C,D,E"], "2 to 4 can play, not 5"),
        (["play", "--resume", "nothing-here"], "cannot be read"),
        (["play", "--mode", "chess"], "mode is free, teams, solo or coop, not 'chess'"),
        (["play", "--difficulty", "stern"], "difficulty is an option of mode=solo and coop, not of mode=free"),
        (["play", "--stacks", "11"], "stacks is a number from 1 to 10, not 11"),
        (["play", "--stacks", "few"], "--stacks"),
        (["play", "--option", "traps=yes"], "traps: the manual names trap cards but gives no rules for them"),
        (["play", "--option", "colour=red"], "'colour' is not one of the options mode, stacks, hand_size, gold"),
        (["play", "--option", "gold"], "an option is written NAME=VALUE, not 'gold'"),
        (["play", "--stacks", "5", "--option", "stacks=6"], "stacks is said twice: 5 and 6"),
        (["play", "--first", "P7"], "Who begins is random or one of P1, P2, not P7."),
        (["play", "--decks", "random:colour=1"], "decks are chosen by complexity, interaction, nastiness, luck or box"),
        (["play", "--decks", "random:luck=0"], "3 decks are needed, and 0 fit luck at most 0: none"),
        (["check"], "FILES"),
        (["check", "nothing-here"], "cannot read nothing-here"),
        (["rules", "BUY-77"], "Near it: BUY-17, BUY-07,"),
        (["rules", "acron"], "Near it: Acorn,"),
        (["rules", "buying a car"], 'There is no rule and no card "buying a car". Type animalfolk rules to see'),
        (["rules", "--all"], "--all"),
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


def read_rules(capsys: pytest.CaptureFixture[str], *wanted: str) -> str:
    assert main(["rules", *wanted]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert max(len(line) for line in printed.out.splitlines()) <= 80
    return " ".join(printed.out.split())


def test_rules_lists_the_groups_and_decks(capsys: pytest.CaptureFixture[str]) -> None:
    said = read_rules(capsys)
    assert "BUY Buying: prices" in said
    assert "DIS Where the documents disagree" in said
    assert "The decks: macaws, pandas," in said
    assert "the printed card, then the English rulebook of 2021" in said


@pytest.mark.parametrize("wanted", ["BUY", "buy", "Buying"])
def test_rules_of_a_group(wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = read_rules(capsys, wanted)
    assert [f"BUY-{number:02}" in said for number in range(1, 19)] == [True] * 18
    assert "TECH-01" not in said


@pytest.mark.parametrize(
    ("wanted", "begins", "holds"),
    [
        ("buy-04", "BUY-04 A card in the rightmost slot costs its value.", ""),
        ("DIS-13", "DIS-13 May the inventory action discard nothing? Yes.", ""),
        ("g16", "G16 Guesses", "shown to everybody"),
        ("R5", "R5 Two Winter is Coming", "two further stacks. The other reading: They give one."),
        ("5", "R5 Two Winter is Coming", ""),
        ("ruling 5", "R5 Two Winter is Coming", ""),
        ("dice", "dice Dice", ""),
        ("acorn", "Acorn: squirrels 4, technique, then act again Swap this card", "If there is nothing to swap"),
        ("winter_is_coming", "Winter is Coming: squirrels 5, passive", ""),
        ("win com", "Winter is Coming: squirrels 5, passive", ""),
        ("macaw", "Snappy Scarlet Macaws: ", "Favourite Toy: macaws 5"),
        ("junk", "Junk: the junk pile", "Junk: junk 1, rubbish Cannot be part of a stack"),
    ],
)
def test_rules_by_name(wanted: str, begins: str, holds: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = read_rules(capsys, *wanted.split())
    assert said.startswith(begins)
    assert holds in said


def test_one_rule_is_shown_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "G1"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines() if line[:1] != " "] == ["G1"]


@pytest.mark.parametrize("card", [row["name"] for row in rows("cards")])
def test_rules_of_every_card(card: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert Reference(Words()).card(snake(card)) in read_rules(capsys, card)


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    sitting = Sitting(merchant, wishes(tmp_path, save=tmp_path / "one"))
    typed = "\n".join(sitting.typed) + "\n"
    result = run(["play", "--players", "Anna", "--seed", "3", "--plain", "--save", str(tmp_path / "two")], typed)
    assert result.returncode == 0
    assert result.stderr == ""
    assert result.stdout.replace(str(tmp_path / "two"), "") == sitting.shown.replace(str(tmp_path / "one"), "")
    assert (tmp_path / "one").read_text(encoding="utf-8") == (tmp_path / "two").read_text(encoding="utf-8")


def test_options_go_from_the_command_line_into_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game"
    flags = ["--stacks", "5", "--option", "gold=by_seat", "--option", "hand_size=6", "--first", "P2"]
    result = run(["play", "--players", "Anna,Ben", "--decks", "random:nastiness=0,box=1", *flags, "--save", str(path)])
    assert result.stderr == ""
    record = path.read_text(encoding="utf-8")
    assert "rules: stacks=5 hand_size=6 gold=by_seat\nfirst: P2\n" in record


def test_help_names_modes_options_and_ways_to_choose_decks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.replace("│", " ").split())
    for words in (
        "The way to play: free",
        "teams",
        "junk_substitute",
        "complexity=1",
        "draft, where each",
        "gold=by_seat",
        "P1 to P4",
    ):
        assert words in said


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
