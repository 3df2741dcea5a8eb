"""The whole test: checks, tests, and the engine's tests again with the compiled engine."""

import os
import tempfile
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import dev_fast
import dev_system
from dev_check import Part, check, show
from dev_env import Environment, StepError, Words, environ, quietly, run, say, workshop

NO_TESTS = 5
CORES = os.cpu_count() or 1
# Many tests wait for a screen, a server or a browser now and then: with one process more than cores none is idle, and
# each further one would import everything once more. Tests that share something dear (a group) are run by one of them.
SPREAD = ("-n", str(CORES + 1), "--dist", "loadgroup")
BUSY = ("-n", str(CORES))  # for tests that never wait
LONG = 600  # seconds that the whole may take from a clean clone on two cores


def room(name: str) -> str:
    """Return the room of a test that pytest calls tests.room.file, with further folders perhaps."""
    parts = name.split(".")
    return parts[1] if len(parts) > 2 else "tests"


@dataclass
class Report:
    """What a run has come to so far."""

    extra: Sequence[str]
    folder: Path
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    parts: list[Part] = field(default_factory=list)
    skips: list[str] = field(default_factory=list)
    rooms: Counter[str] = field(default_factory=Counter)
    start: float = field(default_factory=time.monotonic)

    def count(self, file: Path) -> None:
        """Add the numbers of a file that pytest has written; without the file the run has failed."""
        if not file.is_file():
            self.failed += 1
            return
        root = ET.parse(file).getroot()
        for suite in root.iter("testsuite"):
            total, failures, errors, skipped = (
                int(suite.get(name, "0")) for name in ("tests", "failures", "errors", "skipped")
            )
            self.passed += total - failures - errors - skipped
            self.failed += failures + errors
            self.skipped += skipped
        self.skips += [why.get("message", "") for why in root.iter("skipped")]
        for case in root.iter("testcase"):
            self.rooms[room(case.get("classname", ""))] += round(1000 * float(case.get("time", "0")))

    def pytest(self, name: str, place: Environment, arguments: Sequence[str] = (), **env: str) -> None:
        """Run pytest in an environment and count what it did."""
        say(f"\n{name}:")
        file = self.folder / f"{len(self.parts)}.xml"
        start = time.monotonic()
        command: Words = [place.python, "-m", "pytest", *SPREAD, f"--junitxml={file}", *arguments, *self.extra]
        code = run(command, environ(**env))
        if code == NO_TESTS and not self.extra:
            say(f"{name}: there is no test")
        fine = code == 0 or (code == NO_TESTS and bool(self.extra))
        self.parts.append(Part(name, fine, time.monotonic() - start))
        self.count(file)

    def checks(self, parts: Iterable[Part]) -> None:
        """Tell checks as they end, and keep how they did."""
        say("\nchecks:")
        for part in parts:
            show(part)
            self.parts.append(part)

    def skip(self, reason: str) -> None:
        """Count something that could not be run here."""
        say(f"\nskipped: {reason}")
        self.skipped += 1
        self.skips.append(reason)

    def say_times(self) -> None:
        """Print how long the rooms of tests and the parts took, and the whole."""
        total = time.monotonic() - self.start
        say("\ntimes of the rooms, all processes together:")
        for name, milliseconds in self.rooms.most_common():
            say(f"  {name:<24}{milliseconds / 1000:>8.1f} s")
        say("\ntimes:")
        for part in self.parts:
            say(str(part))
        say(f"  {'the whole':<24}{total:>8.1f} s")
        if total > LONG:
            say(f"the whole took more than {LONG // 60} minutes; large samples belong into `make soak`")

    def close(self) -> int:
        """Print the table of times, what went wrong and, last, the numbers; return the exit code."""
        self.say_times()
        problems = [f"{part.name} failed" for part in self.parts if not part.ok]
        if self.skipped and os.environ.get("ANIMALFOLK_ALL") == "1":
            reasons = "; ".join(sorted(set(self.skips)))
            problems.append(f"ANIMALFOLK_ALL=1 allows no skip, and {self.skipped} were skipped ({reasons})")
        for problem in problems:
            say(f"problem: {problem}")
        say(f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped")
        return 1 if problems or self.failed else 0


def timed_build() -> tuple[Environment, float]:
    """Compile the engine and say how long it took."""
    start = time.monotonic()
    return dev_fast.ensure(quick=True), time.monotonic() - start


def compiled_tests(report: Report, future: "Future[tuple[Environment, float]]") -> None:
    """Wait for the compiled engine and run its tests."""
    name = "compiling (beside)"
    try:
        place, seconds = future.result()
    except StepError as error:
        say(f"\n{error.output}\n{error}")
        report.parts.append(Part(name, ok=False, seconds=0.0))
        return
    report.parts.append(Part(name, ok=True, seconds=seconds))
    folders = dev_fast.settings()["tool"]["animalfolk"]["compiled-tests"]
    report.pytest("tests, compiled", place, [*BUSY, *folders], ANIMALFOLK_COMPILED="1")


def warm(place: Environment) -> None:
    """Let one process compile what all processes of the tests are going to import, and rewrite what tests assert."""
    with suppress(StepError):  # the run itself tells what is wrong
        quietly([place.python, "-m", "pytest", "--collect-only", "-q"], "the tests cannot be collected")


def set_up() -> Environment:
    """Bring what the tests need, a part beside the other; a new environment is warmed while the client is built."""
    with ThreadPoolExecutor(max_workers=1) as beside:
        system = beside.submit(dev_system.prepare)
        is_new = not Environment(".venv").has("test")
        place = workshop("test")
        if is_new:
            beside.submit(warm, place)
        place.build_client()
        system.result()
    return place


def whole(report: Report) -> None:
    """Run all the parts; slow checks are made, and the engine is compiled, beside the tests."""
    start = time.monotonic()
    place = set_up()
    report.parts.append(Part("set-up", ok=True, seconds=time.monotonic() - start))
    report.checks(check(place, slow=False))
    reason = dev_fast.obstacle()
    with ThreadPoolExecutor(max_workers=1) as pool:
        slow = pool.submit(lambda: list(check(place, slow=True)))
        built = None if reason else pool.submit(timed_build)
        report.pytest("tests", place)
        report.checks(slow.result())
        if built:
            compiled_tests(report, built)
    if reason:
        report.skip(f"the tests of the compiled engine: {reason}")


def test(extra: Sequence[str]) -> int:
    """Run everything and return the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        report = Report(extra, Path(folder))
        whole(report)
        return report.close()
