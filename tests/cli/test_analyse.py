"""`animalfolk analyse`: the graph, the mistakes in sentences, JSON, other languages, Ctrl-C and mistakes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from math import inf
from pathlib import Path

import pytest

from animalfolk.cli import main, progress
from animalfolk.cli.graph import WIDTH, graph
from animalfolk.cli.spec import ANALYSE
from animalfolk.table import PERSON, Seat, Settings, Table
from animalfolk.table.analysis import THOUGHTS
from animalfolk.table.store import store_json
from animalfolk.tui.saves import save
from tests.cli.shell import refused, run, said
from tests.table.test_analysis import BLUNDER, SEED, blundered

QUICK = ["--thoughts", "12", "--jobs", "1"]
GAME = "game.animalfolk"


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished game and one that runs; however slow the machine is, nobody is told how far it is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(progress, "SECONDS", inf)
    save(Path(GAME), blundered())
    save(Path("open.animalfolk"), Table(BLUNDER, [Seat(PERSON, "Anna"), Seat("trader", "Ben")], Settings(), SEED))


def test_the_blunder_is_told_with_the_better_answer(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "analyse", GAME, *QUICK)
    assert "1 is Anna.\n2 is Ben.\n" in text
    told = text.partition("after each answer:")[2].splitlines()
    assert told[1] == "  1. Turn 1, step 1: Anna"
    assert re.fullmatch(r"     Chosen, \d+ %: Discard any number of cards", told[2])
    assert told[3] == "     Better, 100 %: Build stack 2"
    rows = [line for line in text.splitlines() if line[4:5] == "|"]
    assert len(rows) == 11
    assert rows[0].endswith("2")
    assert rows[-1].endswith("1")
    assert text.endswith("Thoughts for each: 12.\n")


def test_a_bots_answers_by_their_seat(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "analyse", GAME, "--seat", "P2", *QUICK)
    assert ": Anna" not in text
    assert "The largest mistakes" in text or "There is no mistake" in text


def test_json_and_files_of_both_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    Path("game.jsonl").write_text(store_json(blundered()), encoding="utf-8")
    found = [json.loads(said(capsys, "analyse", name, "--json", *QUICK)) for name in (GAME, "game.jsonl")]
    assert found[0] == found[1]
    assert found[0]["done"] == found[0]["of"]
    assert found[0]["chances"][-1]["chances"] == [0.0, 1.0]
    assert found[0]["mistakes"][0]["chosen"][:3] == ["inventory", "cookies", "junk"]
    assert found[0]["mistakes"][0]["better"][0] == "build"
    assert "view" not in found[0]["mistakes"][0]
    said(capsys, "analyse", GAME, "--json", "out.json", *QUICK)
    assert json.loads(Path("out.json").read_text(encoding="utf-8")) == found[0]


def test_the_same_whatever_jobs_and_from_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    piped = run(["analyse", "-", "--thoughts", "12", "--jobs", "2"], Path(GAME).read_text(encoding="utf-8"))
    assert (piped.returncode, piped.stdout) == (0, said(capsys, "analyse", GAME, *QUICK))


@pytest.mark.parametrize(
    ("lang", "told"), [("fr", "Mieux, 100 % : Construire la pile 2"), ("pl", "Lepiej, 100 %: Zbuduj stos 2")]
)
def test_other_languages(lang: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "analyse", GAME, *QUICK, "--lang", lang)
    assert told in text
    assert "analyse-" not in text


def test_ctrl_c_shows_what_there_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(words: object, what: str, done: Iterable[object], count: int) -> Iterator[object]:
        work = iter(done)
        yield next(work)
        yield next(work)
        raise KeyboardInterrupt

    monkeypatch.setattr("animalfolk.cli.analyse.watched", interrupted)
    assert main(["analyse", GAME, *QUICK]) == 130
    text = capsys.readouterr().out
    assert "Better, 100 %: Build stack 2" in text
    assert "100 |\n" in text


def test_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "analyse", "open.animalfolk") == (
        "Cannot analyse open.animalfolk: this game is not over yet.\n"
    )
    assert "Cannot read none" in refused(capsys, "analyse", "none")
    assert "P1, P2" in refused(capsys, "analyse", GAME, "--seat", "P3")
    assert "--thoughts" in refused(capsys, "analyse", GAME, "--thoughts", "0")
    assert refused(capsys, "analyse")
    assert ANALYSE.flags["--thoughts"].usual == str(THOUGHTS)


def test_a_graph_fits_however_long_the_game_is() -> None:
    lines = [[place / 299 for place in range(300)], [1 - place / 299 for place in range(300)]]
    drawn = graph(lines, ["1", "2"], list(range(300)))
    assert max(map(len, drawn)) <= 80
    assert len(drawn[0]) == WIDTH + 5
    assert (drawn[0][-1], drawn[10][-1]) == ("1", "2")
    assert any("*" in line for line in drawn)
