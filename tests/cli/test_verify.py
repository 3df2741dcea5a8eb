"""`animalfolk verify`: one line a file, and a code for the worst."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from animalfolk.cli import main
from animalfolk.engine.errors import BadText
from tests.cli.shell import refused, said


class Verified(NamedTuple):
    kind: str
    format: int
    mode: str
    players: int
    turns: int
    answers: int
    result: str
    chain: bool
    commitment: bool
    viewer: str = ""


GOOD = Verified("whole", 2, "free", 2, 37, 152, "P1", True, True)


def verify(text: str) -> Verified:
    """Stands in for the table's own: what a file says decides what it is."""
    if text == "wrong":
        raise BadText(3, "the chain", "something else")
    return GOOD._replace(result="unfinished", commitment=False) if text == "unfinished" else GOOD


@pytest.fixture(autouse=True)
def _verifier(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "animalfolk.table.verify", SimpleNamespace(verify=verify))


def write(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_good_game_gets_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "a", "good")
    assert main(["verify", path]) == 0
    assert capsys.readouterr().out == (
        f"good {path} free, 2 players, 37 turns, 152 answers, won by P1; chain and seed hold\n"
    )


def test_an_unfinished_game_is_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", write(tmp_path / "a", "unfinished")]) == 0
    assert "152 answers, unfinished; the chain holds\n" in capsys.readouterr().out


def test_a_wrong_game_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "a", "wrong")
    assert main(["verify", path]) == 1
    assert capsys.readouterr().out.startswith(f"wrong {path} line 3: expected the chain")


def test_the_worst_file_decides(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, wrong = write(tmp_path / "a", "good"), write(tmp_path / "b", "wrong")
    assert main(["verify", good, wrong, good]) == 1
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["good", "wrong", "good"]
    assert main(["verify", wrong, str(tmp_path / "missing"), good]) == 2
    printed = capsys.readouterr()
    assert printed.err == f"Cannot read {tmp_path / 'missing'}: No such file or directory\n"
    assert len(printed.out.splitlines()) == 2


def test_folders_are_searched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep").mkdir()
    write(tmp_path / "a.animalfolk", "good")
    write(tmp_path / "deep" / "b.jsonl", "good")
    write(tmp_path / "notes.txt", "wrong")
    assert main(["verify", str(tmp_path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    (tmp_path / "none").mkdir()
    assert "there is no file *.animalfolk, *.jsonl." in refused(capsys, "verify", str(tmp_path / "none"))


def test_a_game_from_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("good"))
    assert said(capsys, "verify", "-").startswith("good - free, 2 players")


def test_json_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, wrong = write(tmp_path / "a", "good"), write(tmp_path / "b", "wrong")
    assert main(["verify", good, wrong, "--json"]) == 1
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {"file": good, "good": True, **GOOD._asdict()}
    assert (second["file"], second["good"]) == (wrong, False)
    assert "line 3" in second["reason"]
