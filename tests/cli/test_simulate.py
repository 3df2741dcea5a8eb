"""`animalfolk simulate`: the table, the same whatever --jobs, JSON, and Ctrl-C."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from animalfolk.cli import main, progress
from animalfolk.i18n import Words
from animalfolk.sim import simulate
from animalfolk.sim.plans import Plan, Series
from animalfolk.sim.simulate import Outcome, play_one
from tests.cli.shell import refused, run, said
from tests.sim.hasty import hasty

QUICK = ["simulate", "--games", "6", "--stacks", "2", "--bots", "simple,random"]


def table(text: str) -> str:
    """What is printed without its last line, which tells the time."""
    whole, _, last = text.rstrip("\n").rpartition("\n")
    assert last.startswith("Time: ")
    return whole


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    lines = table(said(capsys, *QUICK, "--jobs", "1")).splitlines()
    assert lines[0] == "6 of 6 games: free, 2 players, decks random"
    assert lines[1] == "bots simple,random, seed 1"
    rows = {line.split()[0]: line.split()[1:3] for line in lines if line.startswith("  ")}
    assert int(rows["P1"][1]) + int(rows["P2"][1]) == int(rows["simple"][1]) + int(rows["random"][1]) == 6
    assert rows["P1"][0] == rows["simple"][0] == "6"
    assert "  won by a player                        6" in lines
    assert "  stopped after 20000 answers            0" in lines
    assert not [line for line in lines if "Company" in line]


def test_answers_that_were_cut_short_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["simulate", "--games", "1", "--stacks", "1", "--bots", "random,trader@8", "--jobs", "1"]
    assert "clock" not in said(capsys, *asked)
    monkeypatch.setattr(simulate, "make_bot", hasty)
    found = json.loads(said(capsys, *asked, "--json"))
    count = found["summary"]["cuts"]
    assert count == found["games"][0]["cuts"] > 0
    assert f"Answers for which a clock ended the thinking early: {count}.\n" in said(capsys, *asked)


def test_the_same_table_whatever_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    """Here in one process, there in two, as a shell starts them."""
    two = run([*QUICK, "--jobs", "2"])
    assert two.stderr == ""
    assert table(two.stdout) == table(said(capsys, *QUICK, "--jobs", "1"))


def test_another_seed_gives_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert table(said(capsys, *QUICK, "--jobs", "1")) != table(said(capsys, *QUICK, "--jobs", "1", "--seed", "2"))


def test_games_against_the_company_can_be_lost(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "simulate", "--mode", "solo", "--difficulty", "stern", "--games", "2", "--jobs", "1")
    assert "  lost to the Company  " in text
    assert "1 player, decks random" in text


def test_stopped_games_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, *QUICK, "--cap", "5", "--jobs", "1")
    assert "  stopped after 5 answers                6\n" in text
    assert "  won by a player                        0\n" in text


def test_json_in_place_of_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    for flag in (["--json"], ["--json", "-"]):
        found = json.loads(said(capsys, *QUICK, "--jobs", "1", *flag))
        assert found["series"]["bots"] == ["simple", "random"]
        assert len(found["games"]) == found["summary"]["games"] == 6
        assert sum(share["wins"] for share in found["summary"]["seats"]) == 6


def test_json_beside_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "6 of 6 games" in said(capsys, *QUICK, "--jobs", "1", "--json", str(tmp_path / "x.json"))
    assert len(json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))["games"]) == 6


def test_a_file_that_cannot_be_written_is_said_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("animalfolk.cli.simulate.play_all", None)
    assert "Cannot write" in refused(capsys, *QUICK, "--json", str(tmp_path / "no" / "x.json"))


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_there_is(jobs: str) -> None:
    """Interrupted for real once three games have come, as a terminal does it: every process of the group."""
    code = f"""
import os, signal, sys
from animalfolk.cli import main, progress

def interrupting(words, what, outcomes, games, before):
    for number, outcome in enumerate(outcomes, start=1):
        yield outcome
        if number == 3:
            os.killpg(0, signal.SIGINT)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    progress.with_lines = interrupting
    sys.exit(main("simulate --games 500 --stacks 2 --jobs {jobs}".split()))
"""
    command = [sys.executable, "-c", code]
    result = subprocess.run(command, capture_output=True, text=True, check=False, start_new_session=True)
    assert result.returncode == 130
    assert result.stderr == ""
    assert "3 of 500 games" in result.stdout


def test_ctrl_c_before_the_first_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(plans: Iterator[Plan], jobs: int) -> Iterator[Outcome]:
        raise KeyboardInterrupt

    monkeypatch.setattr("animalfolk.cli.simulate.play_all", interrupted)
    assert main(QUICK) == 130
    assert capsys.readouterr().out == ""


def test_a_terminal_gets_a_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert main([*QUICK, "--jobs", "1"]) == 0
    printed = capsys.readouterr()
    assert "Playing" in printed.err
    assert "6 of 6 games" in printed.out


def test_elsewhere_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = iter(range(0, 1000, 6))
    monkeypatch.setattr("time.monotonic", lambda: next(now))
    games = [play_one(plan) for plan in Series(games=4, options=(("stacks", "1"),)).plans()]
    assert list(progress.watched(Words(), "games", games, 4)) == games
    assert capsys.readouterr().err == "Games: 2 of 4, about 12 seconds left\n"


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(1, "1 second"), (89, "89 seconds"), (90, "2 minutes"), (5399, "90 minutes"), (7200, "2 hours")],
)
def test_the_time_left_is_told_in_a_fitting_unit(seconds: float, told: str) -> None:
    unit, left = progress.time_left(seconds)
    assert Words().text("progress-deals", count=1, all=2, unit=unit, left=left) == f"Deals: 1 of 2, about {told} left"


def test_levels_are_bots_too(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "simulate", "--games", "2", "--stacks", "2", "--bots", "master@4x1,novice", "--jobs", "1")
    assert "bots master@4x1,novice, seed 1" in text
    assert "\n  master@4x1 " in text


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        ("mastr", "Did you mean master?"),
        ("dragon", "There are: random, simple, novice, peddler, trader, merchant, master."),
        ("master@many", "not master@many."),
        ("simple@3", "not simple@3."),
    ],
)
def test_a_bot_that_is_none(bots: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert told in refused(capsys, "simulate", "--bots", bots)


def test_figures_are_written_as_the_language_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "3", "--bots", "random,simple", "--jobs", "1", "--lang", "pl"]) == 0
    said = capsys.readouterr().out
    assert "0,0 %" in said
    assert "." not in "".join(word for word in said.split() if word[0].isdigit() and word[-1].isdigit())
