"""`animalfolk arena`: the table, all pairs, a file to go on from, rows for a document, JSON, mistakes and Ctrl-C."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from math import inf
from pathlib import Path

import pytest

from animalfolk.cli import main, progress
from animalfolk.i18n import Words
from animalfolk.sim import arena, deals_file
from tests.cli.shell import refused, run, said
from tests.sim.hasty import hasty

QUICK = ["arena", "trader", "random", "--deals", "3", "--jobs", "1"]
ALL = ["arena", "--all", "novice", "random", "trader", "--deals", "2", "--jobs", "1"]
SHARED = pytest.mark.xdist_group("arena")  # deals that are played once
TIME = re.compile(r"\d+(\.\d+)? +\d+(\.\d+)?(?= +\d+$)|\d+(\.\d+)?(?= ms)", re.MULTILINE)


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file with the deals of all pairs, which are played once."""
    out = str(tmp_path_factory.mktemp("known") / "deals.jsonl")
    assert main([*ALL, "--out", out]) == 0
    return out


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, nobody is told how far it is."""
    monkeypatch.setattr(progress, "SECONDS", inf)


def timeless(text: str) -> str:
    """What is printed, but for the times."""
    return re.sub(r" +", " ", TIME.sub("T", text))


def rows(text: str) -> list[list[str]]:
    """The rows of the table: two names, the share, both ends of its interval, games, two times, stopped games."""
    lines = text.split("\n\n")[1].splitlines()[1:]
    return [[part for part in line.split() if part not in ("%", "to")] for line in lines]


def test_one_bout(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, *QUICK)
    assert text.startswith("Deals: 3 of 3, each from all seats: 2 players; seed 1\n")
    (row,) = rows(text)
    assert (row[:5], row[5], row[8]) == (["trader", "random", "100.0", "(43.9", "100.0)"], "6", "0")
    assert 0 < float(row[6]) <= float(row[7]) < 1000
    assert re.search(r"^Turns: \d+\.\d in a game\. The slowest answer of ours took \S+ ms\.$", text, re.MULTILINE)
    assert "An answer of theirs took " in text
    assert "Answers for which a clock ended the thinking early: 0." in text
    assert "Sequential test" not in text


def test_the_same_whatever_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    two = run([*QUICK[:-1], "2"])
    assert two.returncode == 0
    assert timeless(two.stdout) == timeless(said(capsys, *QUICK))


def test_all_pairs_and_their_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, *ALL)
    assert [row[:2] for row in rows(text)] == [["random", "novice"], ["trader", "novice"], ["trader", "random"]]
    ratings = [line.split() for line in text.split("\n\n")[3].splitlines()]
    assert [name for name, _ in ratings] == ["bot", "trader", "novice", "random"]
    assert ratings[1][1] == "0"
    assert int(ratings[2][1]) > int(ratings[3][1])
    assert "trader has 0." in text


def test_without_names_all_bots_meet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("animalfolk.cli.arena.kinds", lambda: ["random", "novice"])
    assert [row[:2] for row in rows(said(capsys, "arena", "--all", "--deals", "1", "--jobs", "1"))] == [
        ["novice", "random"]
    ]


def test_against_the_company_each_plays_alone(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "arena", "trader", "--mode", "solo", "--difficulty", "gentle", "--deals", "2", "--jobs", "1")
    assert text.startswith("Deals: 2 of 2, each from all seats: solo, gentle; seed 1\n")
    assert rows(text)[0][:2] == ["trader", "-"]
    assert "theirs took" not in text
    text = said(capsys, "arena", "--all", "trader", "novice", "--mode", "coop", "--deals", "1", "--jobs", "1")
    assert [row[0] for row in rows(text)] == ["trader", "novice"]
    assert "rating" not in text


@SHARED
def test_rows_for_a_document_can_be_made_again(
    known: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    flags = ["--held-out", "--seed", "a b", "--players", "3", "--deals", "1"]
    head, _, row = said_wide(capsys, "arena", "novice", "random", *flags, "--markdown", "--jobs", "1").splitlines()
    assert head == "| bots | game | won | games | stopped | ms (95 %) | command |"
    bots, game, won, games, stopped, _, command = row.strip("| ").split(" | ")
    assert (bots, game) == ("`novice` against `random`", "alone against two, held out")
    assert (games, stopped) == ("3", "0")
    assert re.fullmatch(r"\d+\.\d % \(\d+\.\d to \d+\.\d\)", won)
    assert command == "`animalfolk arena novice random --deals 1 --seed 'a b' --players 3 --held-out`"
    with monkeypatch.context() as patch:
        patch.setattr(arena, "CAP", 30)  # how it ends is not asked here
        thinking = said_wide(capsys, "arena", "trader@8", "random", "--deals", "1", "--markdown", "--jobs", "1")
    assert "| `trader@8` against `random` |" in thinking
    assert "`animalfolk arena trader@8x1 random --deals 1`" in thinking
    solo = said_wide(capsys, "arena", "novice", "--mode", "solo", "--deals", "1", "--markdown", "--jobs", "1")
    assert "`animalfolk arena novice --deals 1 --mode solo`" in solo
    everyone = said_wide(capsys, *ALL, "--out", known, "--markdown").splitlines()
    assert len([line for line in everyone if "against" in line]) == 3
    assert "- `trader` 0" in everyone


def test_a_document_tells_of_answers_that_were_cut_short(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "make_bot", hasty)
    asked = ["arena", "random", "trader@8", "--deals", "1", "--jobs", "1"]
    head, lines, row = said_wide(capsys, *asked, "--markdown").splitlines()
    assert head == "| bots | game | won | games | stopped | cut short | ms (95 %) | command |"
    assert lines == "|---|---|--:|--:|--:|--:|--:|---|"
    count = int(row.split(" | ")[5])
    assert count > 0
    assert json.loads(said_wide(capsys, *asked, "--json"))["bouts"][0]["cuts"] == count
    assert f"Answers for which a clock ended the thinking early: {count}." in said(capsys, *asked)


def said_wide(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What it prints, however long the lines are."""
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


@SHARED
def test_json(known: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(said_wide(capsys, *ALL, "--out", known, "--json"))
    assert found["deals"] == 2
    assert [bout["bout"]["ours"] for bout in found["bouts"]] == ["random", "trader", "trader"]
    bout = found["bouts"][2]
    assert (bout["games"], bout["won"], bout["scores"], bout["capped"], bout["cuts"]) == (4, 1.0, [1.0, 1.0], 0, 0)
    assert (bout["low"], bout["high"]) == (pytest.approx(0.342, abs=0.001), 1.0)
    assert 0 < bout["ours"]["mean_ms"] <= bout["ours"]["slowest_ms"]
    assert found["ratings"]["trader"] == 0
    assert "Deals: 3 of 3" in said(capsys, *QUICK, "--json", str(tmp_path / "x.json"))
    assert len(json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))["bouts"]) == 1


def test_a_file_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "deals.jsonl"
    whole = timeless(said(capsys, *QUICK))
    said(capsys, "arena", "trader", "random", "--deals", "2", "--jobs", "1", "--out", str(out))
    kept = out.read_text(encoding="utf-8")
    out.write_text(kept + kept[:70], encoding="utf-8")  # torn while it was written
    assert timeless(said(capsys, *QUICK, "--out", str(out))) == whole
    after = out.read_text(encoding="utf-8")
    assert after.startswith(kept)
    assert [json.loads(line)["deal"] for line in after.splitlines()] == [0, 1, 2]
    monkeypatch.setattr("animalfolk.sim.arena.play_deal", None)
    assert timeless(said(capsys, *QUICK, "--out", str(out))) == whole


def test_deals_of_another_version_are_told_and_not_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = str(tmp_path / "deals.jsonl")
    said(capsys, *QUICK, "--out", out)
    monkeypatch.setattr(deals_file, "version", lambda: "newer")
    assert main([*QUICK, "--out", out]) == 0
    assert capsys.readouterr().err.startswith(f"3 deals in {out} were played by another version")
    assert len(Path(out).read_text(encoding="utf-8").splitlines()) == 6


def test_a_sequential_test_ends_it(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "arena", "trader", "random", "--deals", "45", "--sprt", "0.5", "0.6", "--jobs", "1")
    assert int(text.split()[1]) < 40
    assert "Sequential test: the higher share it is." in text
    assert "a count of deals fixed beforehand" in " ".join(text.split())
    still = said(capsys, *QUICK, "--sprt=0.5,0.6")
    assert "not decided yet" in still
    assert "fixed beforehand" not in " ".join(still.split())


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("trader mastr", "Did you mean master?"),
        ("trader master@x", "not master@x."),
        ("", "Two bots meet"),
        ("trader", "Two bots meet"),
        ("trader random simple", "there is --all"),
        ("trader random --mode solo", "Against the Company one bot plays"),
        ("--all trader trader@0", "each bot is named once"),
        ("--all trader", "Two bots meet"),
        ("trader random --deals 0", "a number from 1 up"),
        ("trader random --players 5", "not 5"),
        ("trader random --mode teams --players 3", "not 3"),
        ("trader random --difficulty stern", "difficulty"),
        ("trader random --sprt 0.5", "two shares"),
        ("trader random --sprt 0.6 0.5", "two shares"),
        ("trader random --sprt low high", "two shares"),
        ("trader random --sprt nan 1", "two shares"),
        ("trader random --sprt", "has to stand behind --sprt"),
        ("trader random --out DIARY", "holds no deals"),
        ("trader random --out no/such/file", "Cannot write"),
        ("trader random --json no/such/file", "Cannot write"),
    ],
)
def test_mistakes(
    typed: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("animalfolk.sim.arena.play_deal", None)
    (tmp_path / "DIARY").write_text("Rain again.\n", encoding="utf-8")
    assert told in refused(capsys, "arena", *typed.split())
    assert (tmp_path / "DIARY").read_text(encoding="utf-8") == "Rain again.\n"


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_there_is_and_the_file_has_it(jobs: str, tmp_path: Path) -> None:
    """Interrupted for real once three deals have come, as a terminal does it: every process of the group."""
    out = tmp_path / "deals.jsonl"
    code = f"""
import os, signal, sys
from animalfolk.cli import main, progress

def interrupting(words, what, deals, count, before):
    for number, deal in enumerate(deals, start=1):
        yield deal
        if number == 3:
            os.killpg(0, signal.SIGINT)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    progress.with_lines = interrupting
    sys.exit(main(["arena", "trader", "random", "--deals", "500", "--jobs", "{jobs}", "--out", {str(out)!r}]))
"""
    command = [sys.executable, "-c", code]
    result = subprocess.run(command, capture_output=True, text=True, check=False, start_new_session=True)
    assert result.returncode == 130
    assert result.stderr == ""
    assert "Deals: 3 of 500" in result.stdout
    assert len(out.read_text(encoding="utf-8").splitlines()) == 3


def test_ctrl_c_before_the_first_deal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> Iterator[object]:
        raise KeyboardInterrupt

    monkeypatch.setattr("animalfolk.cli.arena.watched", interrupted)
    assert main(QUICK) == 130
    assert capsys.readouterr().out == ""


def test_progress_counts_what_was_there_before(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, int, int]] = []

    def noted(words: Words, what: str, done: Iterable[object], count: int, before: int) -> Iterable[object]:
        told.append((what, count, before))
        return done

    monkeypatch.setattr("animalfolk.cli.arena.watched", noted)
    out = ["--out", str(tmp_path / "deals.jsonl")]
    said(capsys, "arena", "trader", "random", "--deals", "2", "--jobs", "1", *out)
    said(capsys, *QUICK, *out)
    assert told == [("deals", 2, 0), ("deals", 1, 2)]
