"""Another language in the middle of a game, which stays for the next one."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk.i18n import Words, languages
from animalfolk.table import Seat, Table
from animalfolk.tui import preferences
from animalfolk.tui.speaking import all_names, choices, switch
from tests.tui.visitor import at_table

POSITION = "animalfolk position 1\ndecks: macaws pandas squirrels\nP1 hand: junk spyglass\nP2 hand: junk\n"
SEATS = [Seat("person", "Anna"), Seat("simple", "Ben")]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))


def test_a_word_at_any_question_changes_the_language(tmp_path: Path) -> None:
    shown = at_table(Table(POSITION, SEATS), tmp_path, "lang pseudo")
    asked = shown.rpartition("lang pseudo")[2]
    assert Words("pseudo").text("language-spoken") in asked
    assert Words("pseudo").prompt("act", None, 0).split()[0] in asked
    assert preferences.text("lang") == "pseudo"


@pytest.mark.parametrize("typed", ["lang", "lang klingon"])
def test_without_a_language_those_there_are_are_said(tmp_path: Path, typed: str) -> None:
    shown = at_table(Table(POSITION, SEATS), tmp_path, typed)
    for code, name in choices():
        assert f"  {code}  {name}" in shown
    assert preferences.text("lang") == ""


def test_every_language_calls_itself_by_its_name() -> None:
    assert [code for code, _ in choices()] == languages()
    assert len({name for _, name in choices()}) == len(languages())


def test_the_companys_name_is_said_in_the_language_of_the_moment() -> None:
    words = Words()
    start = "animalfolk position 1\ndecks: macaws pandas squirrels\nplayers: 1\nrules: mode=solo\nP1 hand: junk\n"
    names = all_names(words, Table(start, SEATS[:1]))
    assert (names[0], names[-1], len(names)) == ("Anna", "the Company", 2)
    assert switch(words, "pseudo")
    assert names[1] == Words("pseudo").text("company-name")
    assert not switch(words, "klingon")
