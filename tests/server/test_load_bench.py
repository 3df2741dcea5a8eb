"""`make load` with a handful of tables: the figures are there."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.load_bench import main
from tests.server.load_people import KINDS
from tests.server.load_report import Measured, Report, limit_of, rank
from tests.server.postgres import reason_to_skip

DATABASE = "sqlite" if reason_to_skip() else "postgresql"
FEW = ["--tables", "5", "--seconds", "0.5", "--clients", "1", "--database", DATABASE]
SOCKETS = sum(seat["kind"] == "person" for kind in KINDS for seat in kind["seats"]) + 1  # one of five is watched


def test_the_figures_are_there(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    assert main([*FEW, "--pace", "0.2", "--json", str(file)]) == 0
    report = msgspec.json.decode(file.read_bytes(), type=Report)
    assert (report.tables, report.sockets) == (5, SOCKETS)
    assert [run.pace for run in report.runs] == [0.2, 0]
    for run in report.runs:
        assert run.errors == {}
        assert run.answers_per_second > 0
        assert 0 < run.p50_ms <= run.p95_ms <= run.p99_ms <= run.max_ms
        assert run.server_cpu[0] > 0
        assert run.updates_per_second > run.answers_per_second  # somebody else is told as well
        assert run.limit
    assert report.memory_seated > 0
    said = capfd.readouterr().out
    assert "tables held      5" in said
    assert "p95" in said
    assert "limited by" in said


@pytest.mark.parametrize("words", [["--workers", "2"], ["--redis"]])
def test_a_file_is_for_one_worker(words: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--database", "sqlite", *words])
    assert stopped.value.code == 2
    assert "PostgreSQL" in capfd.readouterr().err


def test_of_many_times_those_in_the_middle_and_at_the_end() -> None:
    times = [at / 1000 for at in range(100)]
    assert [rank(times, percent) for percent in (50, 95, 99, 100)] == [50, 95, 99, 99]
    assert rank([], 50) == 0


@pytest.mark.parametrize(
    ("server", "client", "machine", "database", "word"),
    [
        (99, 99, 100, 99, "one core"),
        (50, 99, 100, 99, "--clients"),
        (50, 50, 100, 99, "the machine"),
        (50, 50, 80, 99, "the database"),
        (50, 50, 80, 50, "people think"),
    ],
)
def test_it_says_what_limits_it(server: float, client: float, machine: float, database: float, word: str) -> None:
    found = Measured(
        pace=0,
        seconds=1,
        answers_per_second=1,
        p50_ms=1,
        p95_ms=1,
        p99_ms=1,
        max_ms=1,
        updates_per_second=1,
        bytes_per_update=1,
        games_over=0,
        untold=0,
        server_cpu=[server],
        server_ms_per_answer=1,
        database_cpu=database,
        database_bytes_per_answer=1,
        client_cpu=[client],
        machine_cpu=machine,
        memory=1,
        errors={},
    )
    assert word in limit_of(found)
