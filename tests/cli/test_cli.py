"""The command line as a whole: version, mistakes, streams that are closed, packages that are missing."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys

import pytest

import animalfolk
from animalfolk.cli import main
from animalfolk.i18n import languages
from tests.cli.shell import program, refused, run, said


def test_version_says_what_it_runs_on(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "--version")
    assert text.startswith(f"animalfolk {animalfolk.__version__}, Python {platform.python_version()}, ")
    assert re.search(r"(interpreted|compiled) engine$", text.strip())


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("plya", 'There is no command "plya". Did you mean play? See animalfolk --help.'),
        (
            "xyzzy",
            'There is no command "xyzzy". There are: play, learn, replay, analyse, serve, backup, prune, cards, rules,',
        ),
        ("help xyzzy", 'There is no command "xyzzy".'),
        ("play --bots many", 'Behind --bots stands a number, not "many". See animalfolk play --help.'),
        ("play --bots", "Something has to stand behind --bots."),
        ("play --bots --plain", "Something has to stand behind --bots."),
        ("play --plain=yes", "Nothing can stand behind --plain."),
        ("play --plian", "The command play has no flag --plian. Did you mean --plain?"),
        ("play --xyzzy", "The command play has no flag --xyzzy. See animalfolk play --help."),
        ("play -x", "The command play has no flag -x."),
        ("play --seed a --seed b", "--seed can be given once only."),
        ("play market", 'The command play does not know what to do with "market".'),
        ("play --lang xx", f'--lang is one of {", ".join(languages())}, not "xx".'),
        ("play --lang", "Something has to stand behind --lang."),
        ("play --mode chess", '--mode is one of free, teams, solo, coop, not "chess".'),
        ("play --mode temas", "Did you mean teams?"),
        ("play --undo", "Something has to stand behind --undo."),
        ("play --stacks 0", "Behind --stacks stands a number from 1 up, not 0."),
        ("play --stacks 11", 'The option stacks is a number from 1 to 10, not "11".'),
        ("play --stacks few", 'Behind --stacks stands a number, not "few".'),
        ("play --first P7", '--first is one of P1, P2, P3, P4, random, not "P7".'),
        ("play --first P4", "Who begins is random or one of P1, P2, not P4."),
        ("play --decks macaws,dragons,pandas", "There are: macaws, pandas, raccoons, squirrels, ocelots, chameleons"),
        ("play --decks random:colour=1", "A wish for the lot is complexity, interaction, nastiness or luck"),
        ("play --decks random:luck=0", "3 decks are needed, and none fits this wish"),
        ("play --players A,B,C,D,E", "2 to 4 can play, not 5"),
        ("play --difficulty stern", "The option difficulty is for these modes: solo, coop; not for free."),
        ("play --option traps=yes", "The option traps cannot be used: the manual names such things but gives no rules"),
        ("play --option colour=red", 'There is no option "colour". There are: mode, stacks, hand_size, gold'),
        ("play --option gold", "An option is written NAME=VALUE, as in gold=by_seat, not gold."),
        ("play --stacks 5 --option stacks=6", "The option stacks is given twice: 5 and 6."),
        ("play --resume nothing-here", "cannot be read"),
        ("play --resume x --stacks 5", "--stacks cannot be given with --resume"),
        ("check", "The command check needs FILE."),
        ("check nothing-here", "Cannot read nothing-here: No such file"),
        ("replay", "The command replay needs FILE."),
        ("replay a b", 'The command replay does not know what to do with "b".'),
        ("replay nothing-here", "Cannot read nothing-here: No such file"),
        ("verify nothing-here", "Cannot read nothing-here: No such file"),
        ("rules --all", "The command rules has no flag --all."),
        ("cards --deck owl", "Did you mean owls?"),
        ("cards --value five", 'Behind --value stands a number, not "five".'),
        ("cards --value 9", "No card is like that."),
        ("simulate --games 0", "Behind --games stands a number from 1 up, not 0."),
        ("simulate --bots simpel", 'There is no bot "simpel". Did you mean simple?'),
        (
            "simulate --bots dragon",
            'There is no bot "dragon". There are: random, simple, novice, peddler, trader, merchant, master.',
        ),
        ("simulate --players 7", "In the mode free the number of players can be 2, 3, 4; not 7."),
        ("simulate --mode solo --players 2", "In the mode solo the number of players can be 1; not 2."),
        ("simulate --decks macaws", "with 2 players the number of decks is 3, not 1: macaws."),
        ("simulate --decks a,b,c", 'There is no deck "a". There are: macaws, pandas'),
        ("bench --beside nothing-here", "Cannot read nothing-here: No such file"),
        ("bench --beside pyproject.toml", "it holds no figures of animalfolk bench --out."),
        ("bench --out no/such/folder", "Cannot write no/such/folder: No such file"),
        ("backup", "The command backup needs ACTION."),
        ("backup steal", "ACTION is one of take, check, restore"),
        ("completion", "The command completion needs SHELL."),
        ("completion csh", "SHELL is one of bash, zsh, fish"),
    ],
)
def test_a_mistake_gets_one_line_and_code_2(typed: str, answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer in refused(capsys, *typed.split())


def test_values_stand_behind_a_flag_or_an_equals_sign(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "cards", "--deck=owls", "--value=1") == said(capsys, "cards", "--deck", "OWLS", "--value", "1")


def test_after_two_dashes_nothing_is_a_flag(capsys: pytest.CaptureFixture[str]) -> None:
    assert 'There is no card "--help"' in refused(capsys, "cards", "--", "--help")


def test_the_language_may_stand_anywhere(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--lang", "en", "cards", "acorn"], ["cards", "--lang=en", "acorn"], ["cards", "acorn"]):
        assert "Acorn" in said(capsys, *words)


def test_a_mistake_leaves_no_traceback() -> None:
    result = run(["play", "--resume", "nothing-here"])
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="no such shell there")
@pytest.mark.parametrize("command", ["rules BUY", "--help"])
def test_a_reader_who_goes_away_is_no_mistake(command: str) -> None:
    line = f"set -o pipefail; {' '.join(program())} {command} | true"
    result = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.skipif(os.name == "nt", reason="no such shell there")
@pytest.mark.parametrize(("command", "closed"), [("play --bots 2 --stacks 1", "<&- >&-"), ("cards acorn", "2>&-")])
def test_a_stream_that_is_closed_is_no_mistake(command: str, closed: str) -> None:
    line = f"{' '.join(program())} {command} {closed}"
    result = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


def test_letters_that_the_terminal_lacks_stop_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    result = run(["cards", "acorn"])
    assert result.returncode == 0
    assert result.stdout.startswith("+-----")
    assert "Acorn" in result.stdout


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "shtab", None)
    monkeypatch.delitem(sys.modules, "animalfolk.cli.completion", raising=False)
    assert 'pip install "animalfolk[cli]"' in refused(capsys, "completion", "bash")


def test_a_mistake_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "animalfolk.cli.cards", None)
    with pytest.raises(ModuleNotFoundError):
        main(["cards"])
