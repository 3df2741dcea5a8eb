"""`make bench ARGS="--against COMMIT"`: two versions of the engine by turns, and nothing left behind."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import dev_against  # noqa: E402
import dev_commands  # noqa: E402
import dev_fast  # noqa: E402
from dev_checkout import Commit, commit  # noqa: E402
from dev_env import StepError  # noqa: E402
from dev_ratio import ORDER, block_ratio, coverage, summary  # noqa: E402

TINY = ["--games", "1", "--passes", "1", "--rounds", "1", "--engine", "interpreted"]
PLAYOUT, REDEAL = "src/animalfolk/engine/playout.py", "src/animalfolk/engine/redeal.py"
OLD = Commit("0" * 40, "0000000", "Before")


def git(folder: Path, *words: str | Path) -> str:
    """What git says, as somebody without settings."""
    who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org", "-c", "commit.gpgsign=false"]
    env = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    command = ["git", *who, *words]
    return subprocess.run(command, cwd=folder, env=env, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small repository with this tree as its second commit, as far as the engine needs it."""
    folder = tmp_path_factory.mktemp("original")
    leave = shutil.ignore_patterns("__pycache__", "cli", "i18n", "server", "table", "tui")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=leave)
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder / name)
    git(folder, "init", "--quiet", "--initial-branch=main")
    git(folder, "commit", "--quiet", "--allow-empty", "--message=Nothing yet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message=All there is")
    return folder


@pytest.fixture
def clone(original: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone to work in, and an empty folder for what is temporary."""
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    git(tmp_path, "clone", "--quiet", "--local", original, tmp_path / "clone")
    return tmp_path / "clone"


def replace(file: Path, old: str, new: str) -> None:
    """Change a source."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def is_tidy(clone: Path) -> bool:
    """Whether nothing is left of another version."""
    trees = git(clone, "worktree", "list", "--porcelain").count("worktree ")
    return trees == 1 and not list((clone.parent / "temporary").iterdir())


def told(*rates: float, decisions: int = 10, lacking: dict[str, str] | None = None) -> dict[str, Any]:
    """What a process tells, made up."""
    names = ("decisions", "clone")
    figures = {name: (rate, decisions) for name, rate in zip(names, rates, strict=False)}
    return {"figures": figures, "lacking": lacking or {}, "engine": ""}


@pytest.mark.parametrize(
    ("count", "left_off", "expected"),
    [(1, 0, 0.0), (5, 0, 0.9375), (6, 0, 0.96875), (9, 1, 0.9609375), (9, 2, 0.8203125)],
)
def test_an_interval_covers_the_median_as_coins_fall(count: int, left_off: int, expected: float) -> None:
    assert coverage(count, left_off) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("ratios", "shown", "confidence"),
    [
        ([1.1], "1.10 (1.10 to 1.10)", 0.0),
        ([1.0, 1.2, 0.9], "1.00 (0.90 to 1.20)", 0.75),
        ([1.0, 0.99, 1.01, 1.02, 0.98, 3.0], "1.00 (0.98 to 3.00)", 0.96875),
        ([1.0, 0.99, 1.01, 1.02, 0.98, 3.0, 0.1, 1.03, 0.97], "1.00 (0.97 to 1.03)", 0.9609375),
    ],
    ids=["one", "few", "six", "nine leave off an outlier at either end"],
)
def test_ratios_are_summed_up(ratios: list[float], shown: str, confidence: float) -> None:
    found = summary(ratios)
    assert str(found) == shown
    assert found.confidence == pytest.approx(confidence)


@pytest.mark.parametrize(
    ("ratio", "rounds", "word"),
    [(1.2, 6, "faster"), (0.8, 6, "slower"), (1.0, 6, "no difference seen"), (1.2, 5, "too few rounds to tell")],
)
def test_a_verdict_needs_its_confidence(ratio: float, rounds: int, word: str) -> None:
    assert summary([ratio] * rounds).verdict("faster", "slower") == word


def test_a_machine_that_slows_down_favours_neither_side() -> None:
    found = dev_against.Comparison("interpreted")
    speeds = iter([100.0, 90.0, 80.0, 70.0, 60.0, 50.0, 40.0, 30.0])
    for _ in range(2):
        found.add([(letter, told(next(speeds))) for letter in ORDER])
    assert found.results()["decisions"].median == pytest.approx(1.0, abs=0.08)
    assert block_ratio([100.0, 90.0], [80.0, 70.0]) < 0.8, "one after the other, it would"


def test_rounds_take_turns_with_new_processes_and_one_seed_each(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, int]] = []

    def measured(runner: str, workload: object, engine: object, options: object, seed: int) -> dict[str, Any]:
        asked.append((runner, seed))
        return told(100.0 if runner == "old" else 150.0)

    monkeypatch.setattr(dev_against, "measured", measured)
    options = dev_against.parser().parse_args(["--against", "x", "--rounds", "2"])
    runners: dict[str, Any] = {"A": "old", "B": "new"}
    found = dev_against.compare("interpreted", runners, Path(), options)
    assert asked == [(side, seed) for seed in (1, 2) for side in ("old", "new", "new", "old")]
    assert found.ratios["decisions"] == pytest.approx([1.5, 1.5])
    assert "round 2 of 2: decisions/s 1.50" in capsys.readouterr().out


def test_what_an_older_version_lacks_is_left_out_and_told() -> None:
    found = dev_against.Comparison("interpreted")
    old = told(100.0, lacking={"clone": "no clone"})
    found.add([(letter, told(120.0, 10.0) if letter == "B" else old) for letter in ORDER])
    lines = list(dev_against.closing(found, OLD))
    assert lines[0].startswith("decisions/s interpreted: 1.20 (1.20 to 1.20) of 0000000, ")
    assert lines[1] == "clones/s interpreted: not compared, 0000000 cannot be measured so: no clone"


@pytest.mark.parametrize(
    ("ratio", "rounds", "even"), [(1.0, 6, True), (0.9, 6, False), (1.1, 6, False), (0.9, 5, True)]
)
def test_a_machine_that_was_not_even_is_told(ratio: float, rounds: int, even: bool) -> None:
    found = dev_against.Comparison("interpreted", {"yardstick": [ratio] * rounds})
    found.rates["yardstick"] = {"A": [100.0], "B": [100.0 * ratio]}
    lines = [
        line for line in dev_against.closing(found, OLD) if line.startswith("the machine was not even, interpreted")
    ]
    assert bool(lines) != even


def test_other_games_are_told() -> None:
    found = dev_against.Comparison("interpreted")
    found.add([(letter, told(100.0, decisions=11 if letter == "B" else 10)) for letter in ORDER])
    [line] = dev_against.same_work(found, OLD)
    assert "10 in those of 0000000, 11 in those of the working tree" in line


def test_a_version_is_compared_with_itself(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = clone.parent / "figures.json"
    assert dev_against.main(["--against", "HEAD", "--out", str(file), *TINY], clone) == 0
    lines = capsys.readouterr().out.splitlines()
    short = git(clone, "rev-parse", "--short", "HEAD")
    assert lines[0] == f"comparing the working tree, {short} unchanged, against {short} All there is"
    for title in dev_against.TITLES.values():
        [line] = [line for line in lines if line.startswith(f"{title} interpreted: ")]
        assert f" of {short}, too few rounds to tell (" in line
    assert "bytes of a state interpreted: 1.00 (1.00 to 1.00)" in "\n".join(lines)
    assert not any("differ" in line for line in lines), "both play the same games"
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["against"] == git(clone, "rev-parse", "HEAD")
    assert len(kept["engines"]["interpreted"]["rates"]["decisions"]["A"]) == 2
    assert is_tidy(clone)


def test_a_slower_working_tree_is_slower_and_named(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replace(clone / PLAYOUT, "        count = 0\n", "        count = 0\n        sum(range(4_000_000))\n")
    dev_against.main(["--against", "HEAD", *TINY], clone)
    printed = capsys.readouterr().out
    assert f"with changes in {PLAYOUT}, against" in printed
    ratio = float(printed.split("\ndecisions/s interpreted: ")[1].split()[0])
    assert ratio < 0.7


def test_an_older_version_of_other_names_is_measured_as_far_as_it_goes(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replace(clone / REDEAL, "def redeal(", "def deal_anew(")
    git(clone, "commit", "--quiet", "--all", "--message=Other names")
    git(clone, "checkout", "--quiet", "HEAD~1")
    assert dev_against.main(["--against", "main", *TINY], clone) == 0
    printed = capsys.readouterr().out
    assert "\ndecisions/s interpreted: " in printed
    assert "cannot be measured so: Lacking: no animalfolk.engine.redeal:redeal" in printed


def test_a_working_tree_that_cannot_be_measured_is_an_error(clone: Path) -> None:
    replace(clone / REDEAL, "def redeal(", "def deal_anew(")
    with pytest.raises(StepError, match="the working tree cannot be measured, redeal: Lacking"):
        dev_against.main(["--against", "HEAD", *TINY], clone)
    assert is_tidy(clone)


def test_something_else_than_was_wished_is_not_measured(clone: Path) -> None:
    side = dev_against.Side("B", "working tree", clone)
    wrong = dev_against.interpreted(side)._replace(package=clone / "elsewhere")
    options = dev_against.parser().parse_args(["--against", "x", *TINY])
    with pytest.raises(StepError, match=r"measured was .*, not the interpreted engine of .*elsewhere"):
        dev_against.measured(wrong, clone / dev_against.WORKLOAD, "interpreted", options, 0)


@pytest.mark.parametrize("name", ["nothing-like-it", "0123456789", "HEAD~99", "--all", ""])
def test_an_unknown_commit_is_told(name: str, clone: Path) -> None:
    with pytest.raises(StepError, match=r"is no commit of this repository; `git log --oneline` lists them"):
        commit(clone, name)


def test_a_shallow_clone_is_told(original: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "--quiet", "--depth=1", f"file://{original}", tmp_path / "shallow")
    with pytest.raises(StepError, match="which is shallow: `git fetch --unshallow` brings the others"):
        commit(tmp_path / "shallow", git(original, "rev-parse", "HEAD~1"))


def test_a_folder_without_git_is_told(tmp_path: Path) -> None:
    with pytest.raises(StepError, match="is no clone of a git repository"):
        commit(tmp_path, "HEAD")


def test_without_a_compiler_that_half_is_left_out(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev_fast, "obstacle", lambda: "no C compiler was found (cc, gcc, clang or cl)")
    assert dev_against.main(["--against", "HEAD", *TINY, "--engine", "both"], clone) == 0
    printed = capsys.readouterr().out
    assert "\nthe compiled engine is left out: no C compiler was found (cc, gcc, clang or cl)\n" in printed
    assert "\ndecisions/s interpreted: " in printed
    assert dev_against.main(["--against", "HEAD", *TINY, "--engine", "compiled"], clone) == 1, "nothing was compared"


@pytest.mark.parametrize("letter", ["A", "B"])
def test_what_does_not_compile_is_left_out_if_it_is_the_older(
    letter: str, clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def compiled(side: dev_against.Side) -> dev_against.Runner:
        if side.letter == letter:
            raise StepError("compiling the engine failed", "error: nothing fits")
        return dev_against.interpreted(side)

    monkeypatch.setattr(dev_fast, "obstacle", lambda: None)
    monkeypatch.setattr(dev_against, "compiled", compiled)
    words = ["--against", "HEAD", *TINY, "--engine", "compiled"]
    if letter == "B":
        with pytest.raises(StepError, match="compiling the engine failed"):
            dev_against.main(words, clone)
    else:
        assert dev_against.main(words, clone) == 1
        assert "cannot be compiled (compiling the engine failed)" in capsys.readouterr().out
    assert is_tidy(clone)


def test_a_version_without_the_compiler_in_its_project_file_is_told(clone: Path) -> None:
    replace(clone / "pyproject.toml", "hooks.mypyc]", "hooks.none]")
    with pytest.raises(StepError, match=r"pyproject.toml does not say what to compile"):
        dev_fast.sources(clone)


def test_a_compiled_engine_is_known_by_its_sources_wherever_they_lie(clone: Path) -> None:
    assert dev_fast.fingerprint(clone) == dev_fast.fingerprint(ROOT)
    replace(clone / PLAYOUT, "747796405", "747796407")
    assert dev_fast.fingerprint(clone) != dev_fast.fingerprint(ROOT)


def test_of_compiled_engines_the_latest_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev_fast, "MOST_KEPT", 2)
    for age, name in enumerate(["newest", "second", "third", "oldest"]):
        (tmp_path / name / "bin").mkdir(parents=True)
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    dev_fast.forget_oldest(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["newest", "second"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_nothing_is_left_when_a_run_is_ended(number: signal.Signals, code: int, clone: Path) -> None:
    """The process alone gets the signal here; at a terminal its children get Ctrl-C as well."""
    words = ["bench", "--against", "HEAD", *TINY, "--rounds", "10000"]
    env = {**os.environ, "TMPDIR": str(clone.parent / "temporary")}
    command = [sys.executable, str(clone / "tools" / "dev.py"), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout
        for line in process.stdout:
            if "round 1 of" in line:
                break
        assert not is_tidy(clone)
        process.send_signal(number)
        process.communicate()
    assert process.returncode == code
    assert is_tidy(clone)


def test_the_command_passes_everything_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(dev_against, "main", asked.append)
    dev_commands.main(["bench", "--against", "HEAD~1", "--rounds", "3"])
    dev_commands.main(["bench", "--against=HEAD~1"])
    assert asked == [["--against", "HEAD~1", "--rounds", "3"], ["--against=HEAD~1"]]
