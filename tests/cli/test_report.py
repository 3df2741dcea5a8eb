"""`animalfolk report`: page and tables in a folder, going on, Ctrl-C, other languages, mistakes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from math import inf
from pathlib import Path

import pytest

from animalfolk.cli import main, progress
from animalfolk.cli.spec import REPORT
from animalfolk.sim.report import kept
from animalfolk.sim.report.kept import GamesFile
from tests.cli.shell import refused, said
from tests.sim.report.games import MIX, played

FILES = {
    *("report.html", "games.jsonl", "games.csv", "seats.csv", "lengths.csv", "decks.csv", "pairs.csv", "cards.csv"),
    *("company.csv", "company_decks.csv"),
}
PACKAGES = ("altair", "vl_convert")

pytestmark = pytest.mark.xdist_group("report")  # with those of the simulator: the games are played once


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """However slow the machine is, nobody is told how far it is; and plots are drawn elsewhere."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(progress, "SECONDS", inf)
    monkeypatch.setattr("animalfolk.sim.report.page.svg", lambda plot, name, label: f"<svg id='{name}'></svg>")


def command(folder: Path, games: int = 24) -> list[str]:
    return ["report", "--games", str(games), "--out", str(folder), "--jobs", "1"]


def keep(folder: Path, count: int) -> None:
    """Games as an earlier run has left them."""
    folder.mkdir()
    for facts in played()[:count]:
        GamesFile(folder, MIX).add(facts)


def test_a_report_is_written_and_only_what_is_missing_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, part = Path("whole"), Path("part")
    keep(whole, 24)
    keep(part, 20)
    text = said(capsys, *command(whole))
    assert text.startswith("Games: 24 of 24. The report is written: whole/report.html\n")
    assert {path.name for path in whole.iterdir()} == FILES
    said(capsys, *command(part))
    assert len((part / "games.jsonl").read_text().splitlines()) == 24
    for name in FILES:
        assert (part / name).read_bytes() == (whole / name).read_bytes(), name
    monkeypatch.setattr("animalfolk.cli.report.play_facts", None)
    assert said(capsys, *command(whole)) == text


def test_fewer_games_than_were_kept(capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path("report")
    keep(folder, 24)
    assert "Games: 3 of 3." in said(capsys, *command(folder, 3))
    assert len((folder / "games.jsonl").read_text().splitlines()) == 24


def test_ctrl_c_leaves_a_report_of_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(words: object, what: str, done: Iterable[object], count: int, before: int) -> Iterator[object]:
        for number, one in enumerate(done):
            yield one
            if number == 1:
                raise KeyboardInterrupt

    monkeypatch.setattr("animalfolk.cli.report.watched", interrupted)
    folder = Path("new", "report")
    assert main(command(folder)) == 130
    assert "Games: 2 of 24." in capsys.readouterr().out
    assert "Games that were played: 2 of 24." in (folder / "report.html").read_text(encoding="utf-8")
    lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines] == [0, 1]


@pytest.mark.parametrize(
    ("lang", "told", "title"),
    [
        ("fr", "Parties : 24 sur 24. Le rapport est écrit :", "Qui gagne au marché\u00a0?"),
        ("pl", "Partie: 24 z 24. Raport jest gotowy:", "Kto wygrywa na rynku?"),
    ],
)
def test_other_languages(lang: str, told: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = Path("report")
    keep(folder, 24)
    assert said(capsys, *command(folder), "--lang", lang).startswith(told)
    assert title in (folder / "report.html").read_text(encoding="utf-8")
    assert (folder / "seats.csv").read_text(encoding="utf-8").startswith("kind,seat,games,won,share,")


def test_games_of_another_version_are_told_of(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path("report")
    keep(folder, 2)
    monkeypatch.setattr(kept, "version", lambda: "newer")
    assert main(command(folder, 1)) == 0
    assert "2 games in " in capsys.readouterr().err


def test_mistakes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("hello", encoding="utf-8")
    assert "Cannot write" in refused(capsys, *command(tmp_path / "file"))
    (tmp_path / "games.jsonl").write_text("hello\n", encoding="utf-8")
    assert "it holds no games of animalfolk report" in refused(capsys, *command(tmp_path))
    assert 'There is no bot "tradre". Did you mean trader?' in refused(capsys, "report", "--bots", "tradre")
    assert "--games" in refused(capsys, "report", "--games", "0")
    assert "--out" in refused(capsys, "report", "--out")
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == "hello\n"


def test_without_the_packages_they_are_named_before_anything_is_played(tmp_path: Path) -> None:
    code = """
import sys
from animalfolk.cli import main
for package in ("altair", "vl_convert"):
    sys.modules[package] = None
    for lang in ("en", "fr", "pl"):
        print(package, lang, main(["report", "--games", "1", "--lang", lang]))
    del sys.modules[package]
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.split("\n")[:-1] == [f"{name} {lang} 2" for name in PACKAGES for lang in ("en", "fr", "pl")]
    told = done.stderr.splitlines()
    assert told[0] == 'This needs a further package, altair: pip install "animalfolk[report]"'
    assert len(told) == 6
    assert all('pip install "animalfolk[report]"' in line for line in told)
    assert list(tmp_path.iterdir()) == []


def test_the_usual_bots_and_seed_are_those_of_a_mix() -> None:
    assert (REPORT.flags["--bots"].usual, REPORT.flags["--seed"].usual) == (",".join(MIX.bots), MIX.seed)
