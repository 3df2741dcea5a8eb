"""Help: complete, within 80 columns, there at once, and in step with what the rooms know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from animalfolk.bots import BOTS, kinds
from animalfolk.cards import DECKS
from animalfolk.cli import main, spec
from animalfolk.cli.speaking import settings_folder
from animalfolk.cli.spec import COMMANDS
from animalfolk.engine.faces import KINDS
from animalfolk.i18n.plain import FILE, HERE, PlainWords, languages, read_plain
from animalfolk.sim.startup import HELP, startup
from animalfolk.table.settings import UNDOS
from animalfolk.tui import preferences
from tests.cli.shell import said

NAMES = ["what", "value", "version", "python", "command", "commands", "flag", "name", "near", "least", "choices"]
NAMES += ["options", "languages", "lang", "found", "wanted", "extra"]
HEAVY = ("argparse", "fluent", "rich", "textual", "typing", "re", "pathlib", "animalfolk.engine", "animalfolk.game")
LIGHT = ("animalfolk.engine", "animalfolk.engine.rule_options")  # an empty file, and a table that imports nothing


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["help"], []])
def test_the_overview_names_every_command(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, *arguments)
    assert text.startswith("Usage: animalfolk COMMAND\n")
    listed = [line.split()[0] for line in text.splitlines() if line.startswith("  ") and line[2] != " "]
    assert set(listed) >= {*COMMANDS, "--version", "--help", "--lang"}
    assert "Playing\n  play " in text


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_flags_and_examples_in_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, name, "--help")
    assert text == said(capsys, "help", name)
    assert text.startswith(f"Usage: animalfolk {name}")
    for flag in COMMANDS[name].flags.values():
        assert f"\n  {flag.name}" in text
        assert not flag.usual or f"Usual: {flag.usual}." in " ".join(text.split())
    for example in COMMANDS[name].examples:
        assert f"  {example}\n" in text
    assert "{" not in text


def test_help_of_play_names_modes_options_and_ways_to_choose_decks(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(said(capsys, "play", "--help").split())
    for words in ("free|teams|solo|coop", "junk_substitute", "complexity=1", "draft, where each", "gold=by_seat"):
        assert words in text


def test_help_imports_next_to_nothing() -> None:
    """What is not imported takes no time: the measurement itself is a part of `animalfolk bench`."""
    shown = "import sys; before = set(sys.modules); "
    asked = (
        f"print('MODULES', *sorted(set(sys.modules) - before))\nassert 'animalfolk.cli.help' in sys.modules, {HELP!r}"
    )
    result = subprocess.run(
        [sys.executable, "-c", f"{shown}{HELP}\n{asked}"], capture_output=True, text=True, check=True
    )
    loaded = [name for name in result.stdout.rpartition("MODULES ")[2].split() if name not in LIGHT]
    assert "animalfolk.cli.help" in loaded
    assert [name for name in loaded if name in HEAVY or name.partition(".")[0] in HEAVY] == []
    assert [name for name in loaded if name.startswith(tuple(f"{heavy}." for heavy in HEAVY))] == []


def test_the_start_is_measured_beside_python() -> None:
    figures = {name: (amount, unit) for name, amount, unit in startup(1)}
    bare, helped = figures["python"][0], figures["help"][0]
    assert bare > 0
    assert figures["help-times"] == (helped / bare, "times")


def test_the_names_in_help_are_those_that_the_rooms_know() -> None:
    assert list(spec.DECKS) == [deck.name for deck in DECKS]
    assert sorted(spec.BOTS) == sorted(kinds())
    assert set(BOTS) <= set(kinds())
    assert list(spec.KINDS) == KINDS
    assert spec.UNDOS == UNDOS


@pytest.mark.parametrize("lang", languages())
def test_both_readers_read_the_same(lang: str) -> None:
    path = Path(HERE, lang, FILE)
    if not path.exists():
        return  # this language's help is English
    text = path.read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    resource = FluentResource(text)
    bundle.add_resource(resource)
    names = dict.fromkeys(NAMES, "X")
    words = PlainWords(lang)
    assert list(read_plain(text)) == [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    for key in read_plain(text):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        whole, errors = bundle.format_pattern(pattern, names)
        assert errors == []
        assert words.text(key, **names) == whole


@pytest.mark.parametrize("home", [True, False])
def test_help_speaks_the_language_that_was_set(
    home: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("ANIMALFOLK_LANG")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    if not home:
        monkeypatch.delenv("ANIMALFOLK_HOME")
    assert said(capsys, "--help").startswith("Usage: ")
    preferences.keep("lang", "pseudo")
    assert Path(settings_folder(), "settings.json") == preferences.file()
    assert main(["--help"]) == 0
    assert capsys.readouterr().out.startswith("⟦Úságé:")
    preferences.file().write_text("[", encoding="utf-8")
    assert said(capsys, "--help").startswith("Usage: ")


def test_the_language_asked_for_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", "--lang", "pseudo"]) == 0
    assert capsys.readouterr().out.startswith("⟦Úságé:")
    assert said(capsys, "--help", "--lang", "en_GB") == said(capsys, "--help")


def test_the_version_says_how_much_is_translated(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(said(capsys, "--version").splitlines()) == 1
    assert main(["--version", "--lang", "pseudo"]) == 0
    assert "pseudo: " in capsys.readouterr().out.splitlines()[1].replace("~", "")
