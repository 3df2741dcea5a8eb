"""One mutant at a time in a copy of the tree: its frames are made anew, then tests run until one fails.

Each run is a fork of a process that has loaded pytest and hypothesis already, so that most mutants take a second.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import hypothesis
import hypothesis.strategies  # loaded here once, not in every fork
import pytest

import frames
from mutants_ast import Mutant

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 12  # seconds of work on one test, after which it is said to hang
MEMORY = 2 << 30
REFUSED = 70  # the frames could not be made
ASTRAY = 71  # the tests did not run on the copy
# What compares sources or generated files with each other, rather than with the rules.
IGNORED = [
    "tests/properties/test_lockstep.py",
    "tests/properties/test_same_games.py",
    "tests/engine/test_errors_in_cards.py",
    "tests/engine/test_declared_once.py",
]
PROPERTIES = "tests/properties/test_properties.py"
FEW = "3p and (lost_or_doubled or without_an_option or redeal_depends or does_not_change)"
Stage = list[str]


def stages(file: str, root: Path = ROOT) -> list[Stage]:
    """The arguments of pytest, step by step: the tests of this file, those near it, all others, some properties."""
    room, name = file.removesuffix(".py").split("/")
    files = [path.relative_to(root).as_posix() for path in sorted((root / "tests").glob("*/test_*.py"))]
    kept = [path for path in files if path not in IGNORED]
    own = [path for path in kept if path in (f"tests/{room}/test_{name}.py", f"tests/{room}/test_catalogue.py")]
    cards = [path for path in kept if path.startswith(("tests/cards/", "tests/scenarios/"))]
    rules = [path for path in kept if path.startswith("tests/engine/test_rules_")]
    near = own if room == "cards" else own + cards
    rest = cards + rules + [path for path in kept if path.startswith("tests/engine/")]
    far = [path for path in dict.fromkeys(rest) if path not in near]
    return [stage for stage in (near, far, [PROPERTIES, "-k", FEW]) if stage]


@dataclass
class Copy:
    """A copy of the tree in which mutants live, one after the other."""

    folder: Path
    mutant: Mutant | None = None
    left: list[Stage] = field(default_factory=list)
    kept: dict[Path, str] = field(default_factory=dict)

    def fill(self, root: Path = ROOT) -> None:
        """Copy what the tests need."""
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        for name in ("src", "tests", "web/tests"):
            shutil.copytree(root / name, self.folder / name, ignore=ignore)
        shutil.copy(root / "pyproject.toml", self.folder)

    def source(self, file: str) -> Path:
        """Where a source lies in the copy."""
        return self.folder / "src" / "animalfolk" / file

    def apply(self, mutant: Mutant) -> None:
        """Write the mutant and, where its file holds effects, the frames that are made of it."""
        source = self.source(mutant.file)
        _rewrite(source, mutant.text)
        frames.ROOT = self.folder / "src"
        if source in frames.sources():
            _rewrite(frames.target_of(source), frames.generate(source))

    def take(self, mutant: Mutant) -> None:
        """A mutant is next; remember how the files were."""
        source = self.source(mutant.file)
        files = [path for path in (source, frames.target_of(source)) if path.exists()]
        self.mutant, self.left = mutant, stages(mutant.file, self.folder)
        self.kept = {path: path.read_text(encoding="utf-8") for path in files}

    def restore(self) -> None:
        """Put the files back as they were."""
        for path, text in self.kept.items():
            _rewrite(path, text)

    def start(self, stage: Stage) -> int:
        """Fork a process that runs tests on this copy, with its mutant if it has one; returns its number."""
        process = os.fork()
        if not process:
            code = ASTRAY
            try:
                code = self._child(stage)
            finally:
                os._exit(code)
        return process

    def _child(self, stage: Stage) -> int:
        os.setsid()
        _confine()
        os.chdir(self.folder)
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        if self.mutant and not self._can_apply(self.mutant):
            return REFUSED
        sys.path[:0] = [str(self.folder / "src")]
        options = [
            "-W",
            "ignore::pytest.PytestAssertRewriteWarning",
            "-x",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            "--no-header",
            "--tb=no",
        ]
        code = int(pytest.main([*options, *stage], plugins=[Watch(self.folder / "killer.txt")]))
        where = str(getattr(sys.modules.get("animalfolk"), "__file__", self.folder))
        return code if where.startswith(str(self.folder)) else ASTRAY

    def _can_apply(self, mutant: Mutant) -> bool:
        """Apply the mutant, if the frames can be made of it."""
        sys.dont_write_bytecode = True
        try:
            self.apply(mutant)
        except Exception:
            return False
        return True

    def killer(self) -> str:
        """The test that failed."""
        path = self.folder / "killer.txt"
        return path.read_text(encoding="utf-8") if path.exists() else ""


class Watch:
    """Gives each test a limit, and notes the one that fails."""

    def __init__(self, note: Path) -> None:
        self.note = note
        self.note.unlink(missing_ok=True)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """A failure need not be made smaller before it is told."""
        signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT)
        phases = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
        hypothesis.settings.register_profile("mutants", parent=hypothesis.settings.default, phases=phases)
        hypothesis.settings.load_profile("mutants")

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """The next test begins."""
        signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what failed."""
        if report.failed:
            self.note.write_text(report.nodeid, encoding="utf-8")


def _confine() -> None:
    """No mutant may fill the memory."""
    import resource  # noqa: PLC0415  (not on Windows, where nothing can be forked either)

    limits: Any = (MEMORY, MEMORY)
    resource.setrlimit(resource.RLIMIT_AS, limits)
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)


def _rewrite(path: Path, text: str) -> None:
    """Write a source and forget what was compiled from it: two writes in a second look alike."""
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()
    path.write_text(text, encoding="utf-8")


def outcome(status: int) -> str:
    """What the end of a run means; empty if all its tests passed."""
    if os.WIFSIGNALED(status):
        return "hang" if os.WTERMSIG(status) == signal.SIGVTALRM else "crash"
    code = os.WEXITSTATUS(status)
    if code == ASTRAY:
        raise RuntimeError("the tests did not run on the copy of the tree")
    names = {0: "", 1: "test", REFUSED: "frames", int(pytest.ExitCode.NO_TESTS_COLLECTED): ""}
    return names.get(code, "import")
