"""Every test has a home of its own and speaks English."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ANIMALFOLK_LANG", "en")
