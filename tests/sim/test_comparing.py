"""Numbers against others: a run goes on where it stopped, says how far it is, and what the clock has cut short."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from animalfolk.bots.search import Search
from animalfolk.sim import comparing, telling
from animalfolk.sim.comparing import Comparing, Match, main
from animalfolk.sim.numbers import Numbers, simple, write
from animalfolk.sim.straight import Chooser, Thoughtful
from animalfolk.sim.telling import counted

MATCH = ["usual", "simple", "--deals"]
CUT = "Answers for which a clock ended the thinking early: "


def hasty(match: Match, numbers: Numbers, seed: str, judge: object = None) -> Chooser:
    """Bots whose clock ends every thought."""
    return Thoughtful(Search(numbers.quick(), numbers.judge(), 4, 1, -1.0), seed) if match.thoughts else numbers.quick()


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    main(list(arguments))
    return capsys.readouterr().out


def test_a_run_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "deals.jsonl"
    whole = said(capsys, *MATCH, "6")
    said(capsys, *MATCH, "4", "--out", str(out))
    played: list[int] = []
    play = Comparing.play

    def noted(self: Comparing, number: int) -> comparing.Result:
        played.append(number)
        return play(self, number)

    monkeypatch.setattr(Comparing, "play", noted)
    assert said(capsys, *MATCH, "6", "--out", str(out)) == whole
    assert said(capsys, *MATCH, "6", "--out", str(out)) == whole
    assert played == [4, 5]
    assert [json.loads(line)["deal"] for line in out.read_text().splitlines()] == list(range(6))


def test_deals_of_other_matches_are_not_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of another seed, kind or version, or with other numbers in a file of the same name."""
    out, mine = tmp_path / "deals.jsonl", tmp_path / "mine.json"
    write(mine, simple()._asdict())
    asked = [str(mine), "usual", "--deals", "1", "--out", str(out)]
    said(capsys, *asked)
    said(capsys, *asked, "--seed", "2")
    said(capsys, *asked, "--kinds", "three")
    write(mine, {**simple()._asdict(), "junk": 3.0})
    said(capsys, *asked)
    monkeypatch.setattr(comparing, "version", lambda: "newer")
    said(capsys, *asked)
    said(capsys, *asked)
    assert len(out.read_text().splitlines()) == 5


@pytest.mark.parametrize("text", ["something else\n", '{"match": 3}\n'])
def test_a_file_that_holds_something_else(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    (tmp_path / "notes").write_text(text)
    with pytest.raises(SystemExit) as end:
        main([*MATCH, "1", "--out", str(tmp_path / "notes")])
    assert end.value.code == 2
    assert "holds no deals" in capsys.readouterr().err
    assert (tmp_path / "notes").read_text() == text


def test_it_says_how_far_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "SECONDS", 0.0)
    assert list(counted("two", "deals", 3, known=1)) == [0, 1, 2]
    told = capsys.readouterr().err
    assert "two: 2 of 3 deals, 0 s left" in told
    assert told.endswith("two: 3 of 3 deals, 0 s left \n")


def test_answers_that_were_cut_short_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no clock ends it nothing is told: tests/sim/test_tuning.py, where thoughts are compared."""
    monkeypatch.setattr(comparing, "_chooser", hasty)
    asked = [*MATCH, "1", "--thoughts", "4", "--out", str(tmp_path / "deals.jsonl")]
    told = said(capsys, *asked)
    assert int(told.split(CUT)[1].rstrip(".\n")) > 0
    assert said(capsys, *asked) == told  # they are kept, too


def test_the_end_of_a_sequential_test_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "deals.jsonl"
    text = said(capsys, *MATCH, "60", "--sprt", "0.1", "0.3", "--out", str(out))
    assert "fixed beforehand" in text
    assert 0 < len(out.read_text().splitlines()) < 60
