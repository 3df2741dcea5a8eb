"""`simulate` and `arena` with `--ray`: the same result on a real Ray, Ctrl-C, and what is told where there is none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest

from animalfolk.cli import main, progress
from animalfolk.sim.crew import CrewLost
from animalfolk.sim.on_ray import NoRay, settings
from animalfolk.sim.plans import Plan
from animalfolk.sim.simulate import Outcome, play_one
from tests.cli.shell import refused, run, said
from tests.support.processes import gone
from tests.support.samples import some

QUICK = ["simulate", "--games", "6", "--stacks", "2", "--bots", "simple,random"]
DEALS = ["arena", "novice", "random", "--deals", "2"]


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, nobody is told how far it is."""
    monkeypatch.setattr(progress, "SECONDS", inf)


def test_the_same_table_on_ray(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a Ray that begins and ends with the command, as a shell starts it; nothing is left in the home folder."""
    monkeypatch.setenv("HOME", str(tmp_path))
    there = run([*QUICK, "--ray", "--jobs", "2"])
    assert there.returncode == 0
    assert all(line.startswith("Games: ") for line in there.stderr.splitlines())  # on a machine that is very busy
    lines = said(capsys, *QUICK, "--jobs", "1").splitlines()
    assert there.stdout.splitlines()[:-1] == lines[:-1]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="no such signal there")
def test_ctrl_c_shows_what_there_is_and_ends_ray() -> None:
    """Interrupted for real once three games have come, as a terminal does it: every process of the group."""
    code = f"""
import os, signal, sys
from animalfolk.cli import main, progress
from tests.support.processes import family

def interrupting(words, what, outcomes, games, before):
    for number, outcome in enumerate(outcomes, start=1):
        yield outcome
        if number == 3:
            print(*family(os.getpid()))
            os.killpg(0, signal.SIGINT)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    progress.with_lines = interrupting
    sys.exit(main("simulate --games 5000 --stacks 2 --jobs {some(1, 2)} --ray".split()))
"""
    command = [sys.executable, "-c", code]
    result = subprocess.run(command, capture_output=True, text=True, check=False, start_new_session=True)
    assert (result.returncode, result.stderr) == (130, "")
    processes, _, rest = result.stdout.partition("\n")
    assert rest.startswith("3 of 5000 games")
    assert len(processes.split()) > 2
    assert gone(map(int, processes.split()))


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("merchant", '"merchant" is no address of a Ray cluster; such an address looks like 10.0.0.7:6379.\n'),
        ("127.0.0.1:many", '"127.0.0.1:many" is no address of a Ray cluster'),
        ("", '"" is no address of a Ray cluster'),
        ("127.0.0.1:1", "No Ray cluster answers at 127.0.0.1:1.\n"),
        ("127.0.0.1:99999", "No Ray cluster answers at 127.0.0.1:99999.\n"),
    ],
)
@pytest.mark.parametrize("command", [QUICK, DEALS])
def test_an_address_where_there_is_no_ray(
    command: list[str], address: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, *command, f"--ray={address}").startswith(told)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", 'This needs a further package, ray: pip install "animalfolk[ray]"\n'),
        ("fr", 'pip install "animalfolk[ray]"\n'),
        ("pl", 'pip install "animalfolk[ray]"\n'),
    ],
)
@pytest.mark.parametrize("command", [QUICK, DEALS])
def test_without_the_package_it_is_named(
    command: list[str], lang: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert told in refused(capsys, *command, "--ray", "--lang", lang)


def test_where_all_deals_are_known_nobody_begins_ray(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path / "deals.jsonl")]
    first = said(capsys, *DEALS, *out, "--jobs", "1")
    monkeypatch.setitem(sys.modules, "ray", None)
    assert said(capsys, *DEALS, *out, "--ray") == first


@pytest.mark.parametrize(("lang", "told"), [("en", "was lost 3 times"), ("fr", "perdu 3 fois"), ("pl", "3 razy")])
def test_if_all_are_lost_there_is_still_what_was_played(
    lang: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def losing(plans: Iterator[Plan], jobs: int) -> Iterator[Outcome]:
        yield play_one(next(plans))
        raise CrewLost(3)

    monkeypatch.setattr("animalfolk.cli.simulate.play_all", losing)
    assert main([*QUICK, "--json", str(tmp_path / "x.json"), "--lang", lang]) == 2
    told_of = capsys.readouterr().err
    assert told in told_of
    assert len(told_of.splitlines()) == 1
    assert len(json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))["games"]) == 1


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("strange", "All machines of the Ray cluster at 10.0.0.7:6379 need the same version of animalfolk"),
        ("closed", "The Ray cluster at 10.0.0.7:6379 does not let us in."),
        ("refused", "Ray cannot be used at 10.0.0.7:6379: Version mismatch\n"),
    ],
)
def test_a_cluster_that_does_not_fit(
    why: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(plans: Iterator[Plan], jobs: int) -> Iterator[Outcome]:
        raise NoRay("10.0.0.7:6379", why, "Version mismatch")

    monkeypatch.setattr("animalfolk.cli.simulate.play_all", failing)
    assert refused(capsys, *QUICK).startswith(told)


def test_a_ray_that_does_not_begin_in_time_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def slow(*given: object, **options: object) -> None:
        raise Exception("The current node timed out during startup.\nThis could happen if it is busy.")

    def shutdown(wait_for_processes: bool) -> None:
        assert wait_for_processes

    with settings({}):  # it sets some of its own as it comes
        import ray

    monkeypatch.setattr(ray, "init", slow)
    monkeypatch.setattr(ray, "shutdown", shutdown)
    told = "Ray cannot be used at local: The current node timed out during startup.\n"
    assert refused(capsys, *QUICK, "--ray") == told
    assert not [name for name in os.environ if name.startswith("RAY_")]
