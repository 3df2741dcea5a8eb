"""Settings that last."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk.tui import preferences


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))


def test_what_is_set_is_kept_beside_what_was_set_before() -> None:
    assert preferences.text("lang") == ""
    preferences.keep("lang", "fr")
    preferences.keep("motion", "none")
    assert preferences.load() == {"lang": "fr", "motion": "none"}


@pytest.mark.parametrize("content", ["", "[1]", "{", '{"lang": 3}'])
def test_a_damaged_file_counts_as_empty(content: str) -> None:
    preferences.keep("lang", "fr")
    preferences.file().write_text(content, encoding="utf-8")
    assert preferences.text("lang") == ""


def test_where_nothing_can_be_written_nothing_happens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("", encoding="utf-8")
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "wall" / "home"))
    preferences.keep("lang", "fr")
    assert preferences.text("lang") == ""
