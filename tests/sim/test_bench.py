"""The measurements: each figure is there, and two runs can be laid side by side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import animalfolk.engine
from animalfolk.cli import main
from animalfolk.i18n import Words
from animalfolk.i18n.plain import PSEUDO
from animalfolk.sim import bench, peers, workload
from animalfolk.sim.bench import Figure
from animalfolk.sim.startup import startup
from tests.i18n.marked import unsaid


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "startup", lambda: [("help-times", 1.5, "times")])
    monkeypatch.setattr(bench, "peers", list)


def test_all_figures_are_printed_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "figures.json"
    assert main(["bench", "--games", "1", "--out", str(path)]) == 0
    printed = capsys.readouterr().out
    kept = [Figure(*row) for row in json.loads(path.read_text(encoding="utf-8"))]
    assert {"yardstick", "decisions", "help-times"} <= {figure.name for figure in kept}
    words = Words()
    for figure in kept:
        assert figure.amount > 0
        assert f"{words.text(f'bench-{figure.name}')} " in printed
        assert f"{figure.text()} {words.text(f'unit-{figure.unit}')}\n" in printed


def test_all_of_the_work_is_found_in_this_version() -> None:
    """A part of the package that has moved needs its new address in workload.ADDRESSES, beside the older one."""
    found = workload.measure(games=1, passes=1)
    assert found["lacking"] == {}
    assert set(found["figures"]) == set(workload.PASSES)
    assert all(rate > 0 and done > 0 for rate, done in found["figures"].values())
    assert Path(found["engine"]).parent == Path(animalfolk.engine.__path__[0])


def test_the_work_is_the_same_each_time() -> None:
    played = [workload.random_games(3, mixed).decisions for mixed in (False, True) for _ in range(2)]
    assert played[0] == played[1] != played[2] == played[3]


def test_a_part_is_found_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    moved = (
        "animalfolk.engine.not_there_yet:redeal",
        "animalfolk.engine.state:redeal",
        "animalfolk.engine.redeal:redeal",
    )
    monkeypatch.setitem(workload.ADDRESSES, "redeal", moved)
    assert workload.part("redeal").__name__ == "redeal"
    monkeypatch.setitem(workload.ADDRESSES, "redeal", moved[:2])
    with pytest.raises(workload.Lacking, match=r"no animalfolk.engine.not_there_yet:redeal or"):
        workload.part("redeal")


def test_another_run_stands_beside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "figures.json"
    path.write_text(json.dumps([["help-times", 3.0, "times"]]), encoding="utf-8")
    assert main(["bench", "--games", "1", "--beside", str(path)]) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("animalfolk --help"))
    assert line.split()[-5:] == ["1.50", "times", "3.00", "times", "x0.50"]


def test_what_is_measured_is_said_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The start of the program and the games of others, too, which are not measured here."""
    others = [(f"openspiel-{name}", 1.0, "decisions-rate") for name in peers.GAMES]
    monkeypatch.setattr(bench, "peers", lambda: others)
    monkeypatch.setattr(bench, "startup", lambda: startup(1))
    assert main(["bench", "--games", "1", "--lang", PSEUDO]) == 0
    assert unsaid(capsys.readouterr().out) == set()
