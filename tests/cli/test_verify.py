"""`animalfolk verify`: one line a file, and a code for the worst."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from animalfolk.cli import main
from animalfolk.table.store import store, store_json
from animalfolk.table.verify import verify
from tests.cli.shell import refused, said
from tests.table.tables import settled, table_of

TABLE = table_of("simple", "random", stacks=3)
TABLE.run_bots()
FINISHED = store(TABLE)
RECORDS = {
    "good": FINISHED,
    "unfinished": store(settled(table_of("person", "simple"), 5)),
    "wrong": FINISHED.replace("nonce: ", "nonce: 0"),
}
FOUND = verify(FINISHED)
COUNTS = f"{FOUND.turns} turns, {FOUND.answers} answers"


def write(path: Path, text: str) -> str:
    path.write_text(RECORDS[text], encoding="utf-8")
    return str(path)


def test_a_good_game_gets_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "a", "good")
    assert main(["verify", path]) == 0
    assert capsys.readouterr().out == (
        f"good {path} free, 2 players, {COUNTS}, won by P{TABLE.winners[0] + 1}; chain and seed hold\n"
    )


def test_an_unfinished_game_is_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", write(tmp_path / "a", "unfinished")]) == 0
    assert "answers, unfinished; " in capsys.readouterr().out


def test_a_wrong_game_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path / "a", "wrong")
    assert main(["verify", path]) == 1
    assert capsys.readouterr().out.startswith(f"wrong {path} Line ")


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
    (tmp_path / "deep" / "b.jsonl").write_text(store_json(TABLE), encoding="utf-8")
    write(tmp_path / "notes.txt", "wrong")
    assert main(["verify", str(tmp_path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    (tmp_path / "none").mkdir()
    assert "there is no file *.animalfolk, *.jsonl." in refused(capsys, "verify", str(tmp_path / "none"))


def test_a_game_from_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(FINISHED))
    assert said(capsys, "verify", "-").startswith("good - free, 2 players")


def test_json_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, wrong = write(tmp_path / "a", "good"), write(tmp_path / "b", "wrong")
    assert main(["verify", good, wrong, "--json"]) == 1
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {"file": good, "good": True, **FOUND._asdict()}
    assert (second["file"], second["good"]) == (wrong, False)
    assert "The record was altered" in second["reason"]
