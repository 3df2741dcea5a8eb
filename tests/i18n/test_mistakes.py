"""Mistakes with flags and files, made as a person makes them: one line, in the person's language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from animalfolk.cli import main
from animalfolk.engine.faces import NAME
from animalfolk.engine.notes import KINDS as NOTES
from animalfolk.engine.options import NAMING
from animalfolk.engine.position import MOMENTS
from animalfolk.engine.prompts import KEYS as PROMPTS
from animalfolk.engine.read_option import ALONE
from animalfolk.engine.rules import TABLE
from animalfolk.game.lines import CLOSING, PLAYERS
from animalfolk.game.read_record import OF_A_TABLE, OPENING
from animalfolk.i18n import Words
from animalfolk.i18n.plain import PSEUDO, languages
from animalfolk.modes.ratings import WISHES
from animalfolk.table.clock import KINDS as CLOCKS
from animalfolk.table.settings import UNDOS
from tests.i18n.forms import messages
from tests.i18n.marked import LETTERS, unsaid
from tests.i18n.mistakes import FILE, LINES_OF_A_POSITION, MORE_FLAGS, MORE_RECORDS, RECORDS, Made, made
from tests.i18n.test_pseudo_commands import codes

MADE = made()
HASH = re.compile(r"\b(?=[a-f]*\d)[0-9a-f]{3,}\b")
WORD = re.compile(r"\w+")
BY_PROGRAMS = {"clock-reaction", "entry", "first-game", "refused-changed", "rematch", "seat-missing", "seats", "state"}
BY_STRANGERS = {"box-card", "box-coins", "box-deck", "box-junk", "box-stacks"}  # what they send to a server
ENGLISH = {"the", "is", "are", "not", "of", "here", "expected", "there", "cannot", "with", "but", "and", "line", "was"}


@cache
def notation() -> frozenset[str]:
    """The words of records and positions, and what is typed as it stands in any language."""
    written = [*codes(), *TABLE["gold"].values, *MOMENTS, *OPENING, *OF_A_TABLE, *CLOSING]
    return frozenset(
        [
            *filter(None, (*NAME, *NOTES)),
            *(*CLOCKS, *UNDOS, *WISHES, *PLAYERS, *PROMPTS),
            *WORD.findall(" ".join(written)),
            *WORD.findall("animalfolk record position scenario frames act add all deck made yes no hold clock undo"),
            *(*ALONE, *NAMING.values()),
            *WORD.findall("bin person unfinished"),
        ]
    )


class Told:
    """Runs the program in a language, noting which messages it says."""

    def __init__(self, path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._path, self._capsys, self._monkeypatch = path, capsys, monkeypatch
        self.keys: list[str] = []
        say = Words.text

        def noted(words: Words, key: str, /, *rest: Any, **values: Any) -> str:
            self.keys.append(key)
            return say(words, key, *rest, **values)

        monkeypatch.setattr(Words, "text", noted)

    def run(self, lang: str, mistake: Made) -> str:
        """The one line that is said; the exit code is that of the mistake."""
        self._monkeypatch.setenv("ANIMALFOLK_LANG", lang)
        self._path.write_text(mistake.text, encoding="utf-8")
        assert main([str(self._path) if word == FILE else word for word in mistake.typed.split()]) == mistake.exit
        printed = self._capsys.readouterr()
        lines = (printed.err if mistake.exit == 2 else printed.out).splitlines()
        assert len(lines) == 1
        assert (printed.out if mistake.exit == 2 else printed.err) == ""
        return HASH.sub("", lines[0].replace(str(self._path), ""))

    def check(self, mistake: Made) -> None:
        """Nothing but the catalogue, what was typed or written, and the words of records are in what is said."""
        assert unsaid(added(self.run(PSEUDO, mistake), mistake)) == set()
        for lang in languages():
            said = added(self.run(lang, mistake), mistake)
            assert lang == "en" or set(LETTERS.findall(said.casefold())) & ENGLISH == set(), said


def added(said: str, mistake: Made) -> str:
    """What is said, without the words of the mistake and those that stand as they are in any language."""
    known = notation().union(WORD.findall(f"{mistake.typed} {mistake.text}"))
    return WORD.sub(lambda found: "" if found[0] in known else found[0], said)


@pytest.fixture
def told(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Told:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))
    return Told(tmp_path / "1", capsys, monkeypatch)


@pytest.mark.parametrize("code", MADE)
def test_a_mistake_is_told_in_the_language(code: str, told: Told) -> None:
    told.check(MADE[code])
    assert f"why-{code}" in told.keys


def test_every_reason_is_one_that_somebody_can_be_given() -> None:
    codes = {key.removeprefix("why-") for key in messages("en") if key.startswith("why-")}
    assert codes - set(MADE) == BY_PROGRAMS | BY_STRANGERS


@pytest.mark.parametrize("typed", MORE_FLAGS)
def test_more_mistakes_with_flags(typed: str, told: Told) -> None:
    told.check(Made(typed))


@pytest.mark.parametrize("number", range(len(MORE_RECORDS)))
def test_more_mistakes_in_records(number: int, told: Told) -> None:
    told.check(Made(f"verify {FILE}", MORE_RECORDS[number], 1))


@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_a_wrong_record_is_no_game_to_look_at_or_to_go_on_with(command: str, told: Told) -> None:
    for code in ("record", "altered", "cut-off", "step", "json", "seat-kind"):
        told.check(Made(f"{command} {FILE}", RECORDS[code]))
        assert f"why-{code}" in told.keys


def test_a_record_of_a_position_that_cannot_be(told: Told) -> None:
    line = LINES_OF_A_POSITION["card"]
    told.check(Made(f"verify {FILE}", f"animalfolk record 1\nanimalfolk position 1\n{line}\n\n1 P1: end\n", 1))
    assert "why-card" in told.keys


def test_what_stands_in_a_file_steers_no_terminal_and_fills_no_screen(told: Told) -> None:
    said = told.run("en", Made(f"check {FILE}", f"\x1b[2J{'x' * 9999}\n"))
    assert "\x1b" not in said
    said = told.run("en", Made(f"verify {FILE}", f"animalfolk record 1\n\x1b[2J\x07{'x' * 9999}\n\n1 P1: end\n", 1))
    assert "\x1b" not in said
    assert "\x07" not in said
    assert "?[2J?xxx" in said
    assert len(said) < 600
