"""The examples in docs/commands.md are run, and the page leaves no command out."""

from __future__ import annotations

import doctest
import io
import re
import shlex
from math import inf
from pathlib import Path

import pytest

from animalfolk.cli import main, progress
from animalfolk.cli.spec import COMMANDS
from animalfolk.game.setup import Setup, make_rules
from animalfolk.table import Seat, Table
from animalfolk.tui.saves import save

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```console\n\$ animalfolk (.*)\n((?:.*\n)*?)```$", PAGE, re.MULTILINE)
SEED = "00112233445566778899aabbccddeeff"
SCENARIO = """animalfolk scenario 1
id: X1
title: Cookies enlarge the hand

animalfolk position 1
decks: macaws pandas squirrels
P1 hand: cookies junk

play
P1 hand: cookies junk
"""


@pytest.fixture
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files that the page speaks of."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ANIMALFOLK_LANG", "en")
    monkeypatch.setattr(progress, "SECONDS", inf)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    setup = Setup.of(["macaws", "pandas", "squirrels"], make_rules(2, {"stacks": "3"}), SEED, 0)
    table = Table(setup, [Seat("simple", "Anna"), Seat("simple", "Ben")], nonce=SEED)
    table.run_bots()
    save(tmp_path / "market-day.animalfolk", table)
    (tmp_path / "cookies.scenario").write_text(SCENARIO, encoding="utf-8")


@pytest.mark.usefixtures("_folder")
@pytest.mark.parametrize(("typed", "shown"), EXAMPLES, ids=[typed for typed, _ in EXAMPLES])
def test_an_example_prints_what_it_says(typed: str, shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(typed)) == (2 if typed.startswith("plya") else 0)
    printed = capsys.readouterr()
    got = printed.out + printed.err
    assert doctest.OutputChecker().check_output(shown, got, doctest.ELLIPSIS), f"{typed} prints:\n{got}"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_chapter_and_an_example(name: str) -> None:
    assert f"\n## {name}\n" in PAGE
    assert name == "bench" or any(typed.split()[0] == name for typed, _ in EXAMPLES)
