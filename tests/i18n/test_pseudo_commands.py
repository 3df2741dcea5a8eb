"""The command line in the language for tests: all that it says is in the catalogue, and it fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from animalfolk.cli import analyse, main, spec
from animalfolk.cli.spec import COMMANDS
from animalfolk.engine.rule_options import WAYS
from animalfolk.i18n import Words
from animalfolk.i18n.plain import PSEUDO, languages
from animalfolk.i18n.reference import Reference
from animalfolk.sim import arena, simulate
from animalfolk.table import Table
from animalfolk.tui import saves
from tests.i18n.marked import unsaid
from tests.table.tables import NAMES
from tests.tui.full.merchant import new_table

EVERY_LANGUAGE = [*languages(), PSEUDO]
WIDTH = 80
READING = [
    "--help",
    "--version",
    *[f"{name} --help" for name in COMMANDS],
    "cards",
    "cards owls",
    "cards --kind passive --value 5",
    "rules",
    "rules BUY",
    "rules BUY-07",
    "rules BUY-01",
    "simulate --games 2 --jobs 1 --seed 1",
    "simulate --games 2 --jobs 1 --seed 1 --bots simple,random --stacks 1",
    "simulate --games 1 --jobs 1 --seed 1 --mode solo",
    "simulate --games 1 --jobs 1 --seed 1 --mode teams --stacks 1",
    "arena trader random --deals 2 --jobs 1",
    "arena trader random --deals 1 --jobs 1 --sprt 0.5 0.6 --held-out",
    "arena novice --mode solo --difficulty stern --deals 1 --jobs 1",
    "arena --all novice random trader --deals 1 --jobs 1",
    "verify OVER OPEN",
    "replay OVER",
    "replay OPEN",
    "analyse OVER --thoughts 4 --jobs 1",
]
MISTAKES = [
    "xyzzy",
    "plya",
    "analyse OPEN",
    "analyse OVER --seat P4",
    "report --bots xyzzy",
    "report --games 0",
    "play --bots many",
    "play --bots",
    "play --plain=yes",
    "play --plian",
    "play --xyzzy",
    "play --seed a --seed b",
    "play market",
    "play --lang",
    "play --mode chess",
    "play --mode temas",
    "play --stacks 0",
    "play --first P4",
    "play --decks macaws,dragons,pandas",
    "play --decks random:colour=1",
    "play --decks random:luck=0",
    "play --decks random:box=2,complexity=1",
    "play --players A,B,C,D,E",
    "play --players A,A",
    "play --mode coop --players A,B,C",
    "play --option gold",
    "play --stacks 5 --option stacks=6",
    "play --resume nothing-here",
    "play --resume x --stacks 5",
    "check",
    "check nothing-here",
    "replay",
    "replay OVER --turn 99",
    "replay OPEN --seat P2",
    "verify FOLDER",
    "cards --deck owl",
    "cards --value 9",
    "cards zzz",
    "rules zzz",
    "simulate --games 0",
    "simulate --bots simpel",
    "simulate --bots dragon",
    "simulate --bots master@x",
    "arena",
    "arena trader",
    "arena trader mastre",
    "arena trader random@3",
    "arena trader random --mode solo",
    "arena trader random --sprt 0.6 0.5",
    "arena trader random --deals 0",
    "arena --all trader trader",
    "arena trader random --out OPEN",
    "bench --beside pyproject.toml",
    "bench --out no/such/folder",
    "completion csh",
]


def _codes() -> Iterator[str]:
    """What is typed as it stands in any language, and the numbers of rules."""
    yield from ("animalfolk", "*.animalfolk", "*.jsonl", "--version", *languages(), PSEUDO, *NAMES)
    yield from (*spec.DECKS, *WAYS, *spec.OPTIONS, *spec.BOTS, *COMMANDS, *spec.SHELLS, *spec.BACKUPS)
    for command in COMMANDS.values():
        yield from (*command.flags, *command.examples)
        for flag in command.flags.values():
            yield from (*flag.choices, flag.usual, flag.bare)
    for group in Reference(Words()).groups():
        yield from (group.id, *[entry.id for entry in group.entries])


@cache
def codes() -> list[str]:
    """All of them in their order."""
    return sorted({code for code in _codes() if code})


@cache
def tables() -> tuple[Table, Table]:
    """A game that goes on, and one that is over."""
    over = new_table("person", "simple", stacks=1)
    over.resign(0)
    over.run_bots()
    return new_table("person", "simple", stacks=1), over


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Saved games, and an empty folder; short names, as paths are as long as they are."""
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))
    for name, table in zip("12", tables(), strict=True):
        saves.save(tmp_path / name, table)
    (tmp_path / "3").mkdir()
    return {"OPEN": str(tmp_path / "1"), "OVER": str(tmp_path / "2"), "FOLDER": str(tmp_path / "3")}


@pytest.fixture
def _played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is played for one language is told in the others, too."""
    known: dict[str, Any] = {}

    def once(work: Callable[[Any], Any], tasks: Iterable[Any], _jobs: int) -> Iterator[Any]:
        for task in tasks:
            if repr(task) not in known:
                known[repr(task)] = work(task)
            yield known[repr(task)]

    for module in (simulate, arena, analyse):
        monkeypatch.setattr(module, "do_all", once)


def strange(text: str, typed: list[str], files: dict[str, str]) -> set[str]:
    """Words that are in no catalogue, were not typed and are no codes."""
    for path in files.values():
        text = text.replace(path, "")
    return unsaid(text, [*codes(), *typed, *[part for word in typed for part in word.replace("=", ",").split(",")]])


def too_wide(text: str, files: dict[str, str]) -> list[str]:
    """Lines that do not fit; paths are as long as they are."""
    folder = str(Path(files["OPEN"]).parent)
    return [line for line in text.splitlines() if len(line) > WIDTH and folder not in line]


@pytest.mark.usefixtures("_played_once")
@pytest.mark.parametrize("typed", READING)
def test_what_it_says(
    typed: str, files: dict[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [files.get(word, word) for word in typed.split()]
    for lang in EVERY_LANGUAGE:
        monkeypatch.setenv("ANIMALFOLK_LANG", lang)
        assert main(list(words)) == 0
        printed = capsys.readouterr().out
        assert too_wide(printed, files) == []
        assert lang != PSEUDO or strange(printed, words, files) == set()


@pytest.mark.parametrize("typed", MISTAKES)
def test_mistakes(
    typed: str, files: dict[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANIMALFOLK_LANG", PSEUDO)
    words = [files.get(word, word) for word in typed.split()]
    assert main(list(words)) == 2
    printed = capsys.readouterr()
    assert len(printed.err.splitlines()) == 1
    assert strange(printed.err, words, files) == set()
