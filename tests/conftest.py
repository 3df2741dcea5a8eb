"""Which rules and scenarios the tests show, and how long each room takes."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from tests.support.spec import built, ids

TABLES = {"rule": "rules", "scenario": "scenarios"}
MOST_IDS = 3
FIRST = {"web": 0, "server": 1}  # rooms
COMPILED = os.environ.get("ANIMALFOLK_COMPILED") == "1"
SOAK = os.environ.get("ANIMALFOLK_SOAK") == "1"

hypothesis.settings.register_profile("test", deadline=None, max_examples=40, derandomize=True, database=None)
hypothesis.settings.register_profile("soak", deadline=None, max_examples=5000, database=None)
hypothesis.settings.load_profile("soak" if SOAK else "test")


class Ledger:
    """What the tests that passed have shown."""

    def __init__(self, whole: bool) -> None:
        self.whole = whole
        self.shown: dict[str, set[str]] = {kind: set() for kind in TABLES}
        self.seconds: Counter[str] = Counter()

    def note(self, report: pytest.TestReport) -> None:
        """Take down one report, from whichever process."""
        self.seconds[_room(report.nodeid)] += report.duration  # type: ignore[assignment]
        if report.when == "call" and report.passed:
            for kind, name in report.user_properties:
                if kind in self.shown:
                    self.shown[kind].add(str(name))

    def missing(self) -> list[str]:
        """What is built and was not shown, if the whole suite was run."""
        if not self.whole:
            return []
        return sorted(name for kind, table in TABLES.items() for name in built(table) - self.shown[kind])

    def surplus(self) -> list[str]:
        """What was shown and is not marked as built."""
        return sorted(name for kind, table in TABLES.items() for name in self.shown[kind] - built(table))

    def lines(self) -> Iterator[str]:
        """What the run has to say at its end."""
        rooms = ", ".join(f"{room} {seconds:.1f} s" for room, seconds in sorted(self.seconds.items()))
        yield f"time by room: {rooms}"
        counts = {kind: f"{len(self.shown[kind])} of {len(ids(table))}" for kind, table in TABLES.items()}
        yield f"rules shown: {counts['rule']}, scenarios: {counts['scenario']}"
        if self.surplus():
            yield f"shown, but not marked as built in tests/spec: {' '.join(self.surplus())}"
        if self.missing():
            yield f"marked as built in tests/spec, but not shown: {' '.join(self.missing())}"


LEDGER = pytest.StashKey[Ledger]()


def _room(nodeid: str) -> str:
    parts = Path(nodeid.split("::", maxsplit=1)[0]).parts
    return parts[1] if len(parts) > 2 and parts[0] == "tests" else "tests"


def _is_whole(config: pytest.Config) -> bool:
    """Whether nothing was left out of the run."""
    root = config.rootpath
    everything = all((root / arg).resolve() in (root, root / "tests") for arg in config.args)
    chosen = ["keyword", "markexpr", "deselect", "lf", "collectonly", "ignore", "ignore_glob"]
    return everything and not COMPILED and not SOAK and not any(config.getoption(name, None) for name in chosen)


def _on_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def pytest_configure(config: pytest.Config) -> None:
    """Open the ledger; and look for garbage more seldom, as thousands of tests are kept in memory."""
    gc.set_threshold(100_000, 20, 20)
    config.stash[LEDGER] = Ledger(_is_whole(config))


def _marked(item: pytest.Item, kind: str) -> list[str]:
    """The ids that a test carries."""
    return [str(name) for mark in item.iter_markers(kind) for name in mark.args]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest goes first, so that no process is left with it at the end."""
    items.sort(key=lambda item: FIRST.get(_room(item.nodeid), len(FIRST)))


def pytest_collection_finish() -> None:
    """What is there now stays: never look for garbage in it."""
    gc.freeze()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let the report of a test carry its ids."""
    item.user_properties += [(kind, name) for kind in TABLES for name in _marked(item, kind)]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Refuse wrong ids; here, since what fails while collecting is not told by the processes of xdist."""
    for kind, table in TABLES.items():
        names = _marked(item, kind)
        unknown = [name for name in names if name not in ids(table)]
        if unknown:
            pytest.fail(f"{unknown} is not in tests/spec/{table}.csv", pytrace=False)
        if len(names) > MOST_IDS:
            pytest.fail(f"a test shows at most {MOST_IDS} {table}, not {names}", pytrace=False)


class Listener:
    """Hears every report, in the process that prints the result."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has been run."""
        self.config.stash[LEDGER].note(report)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Listen, unless this process only works for another."""
    if not _on_worker(session.config):
        session.config.pluginmanager.register(Listener(session.config), "animalfolk_ledger")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """A built rule that no test shows fails the run."""
    if not _on_worker(session.config) and session.config.stash[LEDGER].missing() and session.exitstatus == 0:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Say what was shown."""
    for line in config.stash[LEDGER].lines():
        terminalreporter.write_line(line)


@pytest.fixture(autouse=True, scope="session")
def _compiled_run_is_compiled() -> None:
    """The run that is to test the compiled engine must not test its source."""
    from animalfolk.engine import state

    assert not COMPILED or not str(state.__file__).endswith(".py"), f"{state.__file__} is not compiled"
