"""What `tools/dev.py` does around the tests: programs of the system, the compiled engine, and the times at the end."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import dev_env  # noqa: E402
import dev_fast  # noqa: E402
import dev_suite  # noqa: E402
import dev_system  # noqa: E402

JUNIT = """<testsuites><testsuite tests="3" failures="1" errors="0" skipped="1">
<testcase classname="tests.tui.full.test_board" time="2.5"/>
<testcase classname="tests.tui.test_plain" time="0.5"/>
<testcase classname="tests.cli.test_help" time="1.25"><skipped message="no shell"/></testcase>
</testsuite></testsuites>"""


class Apt:
    """A system on which apt-get answers as it is told, and nothing is ever installed."""

    def __init__(self, *codes: int) -> None:
        self.codes = list(codes)
        self.asked: list[str] = []

    def run(self, command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        self.asked.append(next(word for word in command if word in ("install", "update")))
        assert "postgresql" in command or "update" in command
        return subprocess.CompletedProcess(command, self.codes.pop(0), b"E: not found")


def prepare(monkeypatch: pytest.MonkeyPatch, apt: Apt, *, root: bool = True, is_there: bool = False) -> list[str]:
    """What apt-get was asked on such a system."""
    monkeypatch.setattr(subprocess, "run", apt.run)
    monkeypatch.setattr(dev_system, "may_install", lambda: root)
    monkeypatch.setattr(dev_system, "NEEDED", {"postgresql": lambda: is_there})
    dev_system.prepare()
    assert not apt.codes
    return apt.asked


def test_what_is_there_is_not_installed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert prepare(monkeypatch, Apt(), is_there=True) == []
    assert capsys.readouterr().out == ""


def test_only_root_installs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert prepare(monkeypatch, Apt(), root=False) == []
    assert "not here: postgresql" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("codes", "asked"), [([0], ["install"]), ([100, 0, 0], ["install", "update", "install"])], ids=["known", "unknown"]
)
def test_lists_of_packages_are_fetched_if_need_be(
    monkeypatch: pytest.MonkeyPatch, codes: list[int], asked: list[str]
) -> None:
    assert prepare(monkeypatch, Apt(*codes)) == asked


def test_what_cannot_be_installed_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare(monkeypatch, Apt(100, 100, 100))
    assert "apt-get could not install postgresql; the tests that need it are skipped" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("there", "root", "lacking"),
    [
        ((), True, ["chromium-headless-shell", "chromium"]),
        (("chromium-headless-shell",), True, ["chromium"]),
        (("chromium",), True, ["chromium-headless-shell"]),
        (("chromium",), False, []),
        (("google-chrome",), False, []),
        (("chromium-headless-shell", "chromium"), True, []),
    ],
)
def test_both_browsers_are_needed_and_the_full_one_does_for_both_where_nothing_can_be_installed(
    there: tuple[str, ...], root: bool, lacking: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name if name in (*there, "initdb", "redis-server") else None)
    monkeypatch.setattr(dev_system, "may_install", lambda: root)
    assert dev_system.missing() == lacking


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """How the engine was compiled, time after time, where nothing is really compiled."""
    levels: list[str] = []
    place = dev_env.Environment(str(tmp_path))
    monkeypatch.setattr(dev_fast, "obstacle", lambda: None)
    monkeypatch.setattr(dev_fast, "workshop", lambda name: None)
    monkeypatch.setattr(dev_fast, "Environment", lambda name, above: place)
    monkeypatch.setattr(place, "create", lambda: None)
    monkeypatch.setattr(place, "packages", lambda: tmp_path)
    monkeypatch.setattr(dev_fast, "mirror", lambda source, target: None)
    monkeypatch.setattr(dev_fast, "build", lambda place, level: levels.append(level))
    return levels


def test_tests_compile_quickly_and_players_get_the_best(compiled: list[str]) -> None:
    dev_fast.ensure(quick=True)
    dev_fast.ensure(quick=True)
    assert compiled == [dev_fast.QUICK]
    dev_fast.ensure()
    dev_fast.ensure()
    dev_fast.ensure(quick=True)
    assert compiled == [dev_fast.QUICK, dev_fast.BEST], "what was compiled well does for the tests too"


def test_the_project_says_how_well_it_is_compiled() -> None:
    assert dev_env.PYPROJECT.read_text(encoding="utf-8").count(dev_fast.BEST) == 1


@pytest.mark.parametrize("name", ["play", "test", "bench"])
def test_each_of_what_a_lock_names_is_installed_by_one_of_two(name: str) -> None:
    text = dev_env.lock(name).read_text(encoding="utf-8")
    halves = dev_env.dealt(text)
    wanted = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    dealt = [line for half in halves for line in half.splitlines() if not line.lstrip().startswith("#")]
    assert sorted(dealt) == sorted(wanted)
    sizes = [half.count("==") for half in halves]
    assert abs(sizes[0] - sizes[1]) <= 3


@pytest.mark.parametrize("is_new", [True, False])
def test_a_new_environment_is_warmed_once(is_new: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(dev_system, "prepare", lambda: None)
    monkeypatch.setattr(dev_env.Environment, "has", lambda place, name: not is_new)
    monkeypatch.setattr(dev_env.Environment, "build_client", lambda place: done.append("built"))
    monkeypatch.setattr(dev_suite, "workshop", lambda name: dev_env.Environment(".venv"))
    monkeypatch.setattr(dev_suite, "warm", lambda place: done.append("warmed"))
    dev_suite.set_up()
    assert sorted(done) == (["built", "warmed"] if is_new else ["built"])


def report(folder: Path) -> dev_suite.Report:
    (folder / "0.xml").write_text(JUNIT, encoding="utf-8")
    result = dev_suite.Report([], folder)
    result.count(folder / "0.xml")
    return result


def test_rooms_and_their_times_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(tmp_path).close() == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split() for line in lines[2:4]] == [["tui", "3.0", "s"], ["cli", "1.2", "s"]]
    assert lines[-1] == "1 passed, 1 failed, 1 skipped"
    assert not any("more than" in line for line in lines)


def test_a_long_run_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result = report(tmp_path)
    result.start -= dev_suite.LONG
    result.close()
    assert "the whole took more than 10 minutes" in capsys.readouterr().out
