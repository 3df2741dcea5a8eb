"""The measurements: each figure is there, and two runs can be laid side by side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from animalfolk.cli import main
from animalfolk.sim import bench
from animalfolk.sim.bench import Figure


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "startup", lambda: [("animalfolk --help, times Python", 1.5, "times")])
    monkeypatch.setattr(bench, "peers", list)


def test_all_figures_are_printed_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "figures.json"
    assert main(["bench", "--games", "1", "--out", str(path)]) == 0
    printed = capsys.readouterr().out
    kept = [Figure(*row) for row in json.loads(path.read_text(encoding="utf-8"))]
    assert {"yardstick, pure Python", "decisions in them", "animalfolk --help, times Python"} <= {f.name for f in kept}
    assert all(figure.amount > 0 and figure.name in printed for figure in kept)


def test_another_run_stands_beside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "figures.json"
    path.write_text(json.dumps([["animalfolk --help, times Python", 3.0, "times"]]), encoding="utf-8")
    assert main(["bench", "--games", "1", "--beside", str(path)]) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("animalfolk --help"))
    assert line.split()[-5:] == ["1.50", "times", "3.00", "times", "x0.50"]
