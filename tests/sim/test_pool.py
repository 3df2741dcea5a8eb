"""Much work, in processes and on a real Ray: in order, however many are killed, and nobody stays."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

from animalfolk.cli import main
from animalfolk.sim import on_ray, pool
from animalfolk.sim.arena import Bout, Tournament
from animalfolk.sim.crew import Crew, CrewLost
from animalfolk.sim.on_ray import OWN, NoRay, OnRay
from animalfolk.sim.plans import Series
from animalfolk.sim.pool import do_all
from animalfolk.sim.simulate import play_all, play_one
from tests.conftest import SOAK
from tests.sim.chores import Answer, Chore, chores, do, doers, fail, play_deadly, times
from tests.support.processes import family, gone

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="no such signal there"),
    pytest.mark.xdist_group("ray"),  # begins it once
]
SQUARES = [number**2 for number in range(40)]
SERIES = Series(games=12, bots=("simple", "random"), options=(("stacks", "2"),))


@pytest.fixture(scope="module")
def ray() -> Iterator[OnRay]:
    """A Ray of our own with two processors. At the end none of its processes is left."""
    before, record = family(os.getpid()), logging.getLogRecordFactory()
    with OnRay(OWN, 2) as crew:
        begun = family(os.getpid()) - before
        yield crew
        begun = begun.union(*map(family, begun))
        folder = Path(crew._ray._private.worker.global_worker.node.get_session_dir_path())
        assert folder.exists()
    assert len(begun) > 2
    assert gone(begun)
    assert not folder.parent.exists()
    assert not [name for name in os.environ if name.startswith("RAY_")]
    assert logging.getLogRecordFactory() is record


BOTH = pytest.mark.parametrize("crew", ["processes", "ray"], indirect=True)
MOSTLY = pytest.mark.parametrize(
    "crew", ["processes", *(["ray"] if SOAK else [])], indirect=True
)  # the way is the same


@pytest.fixture
def crew(request: pytest.FixtureRequest) -> int | Crew:
    """Two that work at once."""
    crew: int | Crew = request.getfixturevalue("ray") if request.param == "ray" else 2
    return crew


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches of at most four."""
    monkeypatch.setattr(pool, "MOST", 4)


def squares(answers: list[Answer]) -> list[int]:
    return [answer.square for answer in answers]


@BOTH
def test_games_are_the_same_wherever_they_are_played(crew: int | Crew) -> None:
    assert list(play_all(SERIES.plans(), crew)) == [play_one(plan) for plan in SERIES.plans()]


@BOTH
def test_deals_are_the_same_wherever_they_are_played(crew: int | Crew) -> None:
    bouts = [Bout("trader", "random", "1"), Bout("novice", "random", "1")]
    found = []
    for jobs in (1, crew):
        played = [(bout, deal) for bout, deal in Tournament(bouts, 2).play({}, jobs)]
        found.append([(bout, deal.deal, deal.score, deal.turns, deal.capped) for bout, deal in played])
    assert found[0] == found[1]
    assert len(found[0]) == 4


@BOTH
@pytest.mark.usefixtures("_small")
def test_a_killed_process_costs_only_its_batch(
    crew: int | Crew, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert squares(list(do_all(do, chores(tmp_path, 40, {17: 1}), crew))) == SQUARES
    begun = times(tmp_path)
    again = sorted(number for number, count in begun.items() if count > 1)
    assert set(begun) == set(range(40))
    assert begun[17] == 2
    assert again[-1] == 17  # the rest of its batch had not been begun
    assert again == list(range(again[0], 18))
    assert len(again) <= 4
    assert capfd.readouterr() == ("", "")


@MOSTLY
def test_games_are_the_same_if_a_process_is_killed(crew: int | Crew, tmp_path: Path) -> None:
    tasks = ((str(tmp_path), plan) for plan in SERIES.plans())
    assert list(do_all(play_deadly, tasks, crew)) == [play_one(plan) for plan in SERIES.plans()]
    assert times(tmp_path)[5] == 2


@MOSTLY
def test_a_process_may_be_killed_at_any_moment(crew: int | Crew, tmp_path: Path) -> None:
    """Here after its first answer, while it works or waits."""
    with closing(do_all(do, chores(tmp_path, 40), crew)) as answers:
        first = next(answers)
        os.kill(first.process, signal.SIGKILL)
        assert squares([first, *answers]) == SQUARES


@MOSTLY
@pytest.mark.usefixtures("_small")
def test_what_kills_two_is_tried_once_more(crew: int | Crew, tmp_path: Path) -> None:
    assert squares(list(do_all(do, chores(tmp_path, 12, {2: 2, 9: 2}), crew))) == SQUARES[:12]
    assert [times(tmp_path)[number] for number in (2, 9)] == [3, 3]


@BOTH
@pytest.mark.usefixtures("_small")
def test_what_kills_three_is_given_up(crew: int | Crew, tmp_path: Path) -> None:
    answers: list[Answer] = []
    with pytest.raises(CrewLost, match="3 times"):
        answers.extend(do_all(do, chores(tmp_path, 40, {5: 9}), crew))
    assert squares(answers) == SQUARES[: len(answers)]
    assert len(answers) <= 5
    assert times(tmp_path)[5] == 3


@BOTH
def test_an_error_of_the_work_is_no_loss(crew: int | Crew, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not a good number"):
        list(do_all(fail, chores(tmp_path, 3), crew))


@MOSTLY
@pytest.mark.usefixtures("_small")
def test_not_more_is_begun_than_is_wanted_soon(crew: int | Crew, tmp_path: Path) -> None:
    asked: list[Chore] = []

    def tasks() -> Iterator[Chore]:
        for chore in chores(tmp_path, 1000):
            asked.append(chore)
            yield chore

    with closing(do_all(do, tasks(), crew)) as answers:
        for count in range(1, 20):
            next(answers)
            assert len(asked) - count <= 4 * 2 * pool.AHEAD


def test_whoever_goes_early_leaves_no_process(tmp_path: Path) -> None:
    with closing(do_all(do, chores(tmp_path, 1000), 2)) as answers:
        next(answers)
    assert gone(doers(tmp_path))
    assert len(times(tmp_path)) < 1000


def test_whoever_is_killed_leaves_no_process() -> None:
    command = [sys.executable, "-m", "animalfolk", "arena", "master", "trader", "--players", "4", "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as arena:
        begun: set[int] = set()
        while len(begun) < 3 and arena.poll() is None:  # two that play, and one that Python begins itself
            begun = family(arena.pid)
        arena.kill()
    assert len(begun) == 3
    assert gone(begun)


def test_a_cluster_with_other_rules_is_refused(ray: OnRay, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(on_ray, "version", lambda: "newer")
    with pytest.raises(NoRay) as caught:
        list(do_all(do, chores(tmp_path, 3), ray))
    assert caught.value.why == "strange"
    assert not doers(tmp_path)


def test_a_cluster_without_our_modules_is_refused(ray: OnRay, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here without the work and then without what does it, as where animalfolk is old or missing."""
    module = ModuleType("unknown_there")
    exec("def do(*given): return given", module.__dict__)
    monkeypatch.setitem(sys.modules, "unknown_there", module)
    for errand in (ray._errand, ray._ray.remote(max_retries=0)(module.do)):
        monkeypatch.setattr(ray, "_errand", errand)
        with pytest.raises(NoRay) as caught:
            list(do_all(module.do, [1], ray))
        assert caught.value.why == "strange"


def test_others_use_it_by_its_address(ray: OnRay, capsys: pytest.CaptureFixture[str]) -> None:
    """It is at the loopback alone; whoever has its token, as a process of ours has, is let in, and may go again."""
    address = ray._ray.get_runtime_context().gcs_address
    assert address.startswith("127.0.0.1:")
    command = ["simulate", "--games", "4", "--stacks", "1", "--lang", "en"]
    program = [sys.executable, "-m", "animalfolk", *command, "--ray", address]
    there = subprocess.run(program, capture_output=True, text=True, check=True)
    assert main([*command, "--jobs", "1"]) == 0
    assert all(line.startswith("Games: ") for line in there.stderr.splitlines())  # on a machine that is very busy
    assert there.stdout.splitlines()[:-1] == capsys.readouterr().out.splitlines()[:-1]
    assert len(list(play_all(SERIES.plans(), ray))) == 12
