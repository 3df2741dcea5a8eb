"""The scenario files of this folder, each a test under its number."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk.game.scenario import run_scenario

FILES = sorted(Path(__file__).parent.glob("T*.scenario"))


@pytest.mark.parametrize(
    "file", [pytest.param(file, id=file.stem, marks=pytest.mark.scenario(file.stem)) for file in FILES]
)
def test_it_goes_as_the_scenario_says(file: Path) -> None:
    played = run_scenario(file.read_text(encoding="utf-8"))
    assert played.id == file.stem
    assert played.title
