"""What was measured, as a table to read and as data."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.load_people import Figures

FULL = 85  # percent of a core from which on a process is what limits the rest
CROWDED = 95  # percent of all cores


class Measured(msgspec.Struct):
    """One measurement: people at this pace, for so long."""

    pace: float
    seconds: float
    answers_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    max_ms: float
    updates_per_second: float
    bytes_per_update: float
    games_over: int
    untold: int
    server_cpu: list[float]  # percent of a core, each process
    server_ms_per_answer: float  # processor time of the server
    database_cpu: float
    database_bytes_per_answer: float  # written to its log
    client_cpu: list[float]
    machine_cpu: float
    memory: int  # of the server, at the end
    errors: dict[str, int]
    limit: str = ""


class Report(msgspec.Struct):
    """Everything."""

    tables: int
    sockets: int
    workers: int
    database: str
    redis: bool
    seat_seconds: float
    memory_before: int  # of the server with the first few tables
    memory_seated: int
    bytes_per_table: float  # when all are seated
    bytes_per_table_played: float  # after the measurement at people's pace
    runs: list[Measured]


def joined(parts: list[Figures]) -> Figures:
    """The figures of several processes in one."""
    whole = Figures(seconds=sorted(second for part in parts for second in part.seconds))
    for name in ("answers", "games", "bytes", "updates", "untold"):
        setattr(whole, name, sum(getattr(part, name) for part in parts))
    codes = {code for part in parts for code in part.errors}
    whole.errors = {code: sum(part.errors.get(code, 0) for part in parts) for code in sorted(codes)}
    return whole


def rank(ordered: list[float], percent: float) -> float:
    """The value below which so many percent are, in milliseconds."""
    return 1000 * ordered[min(int(len(ordered) * percent / 100), len(ordered) - 1)] if ordered else 0.0


def measured(
    figures: Figures, pace: float, wall: float, cpu: dict[str, list[float]], written: int, **more: Any
) -> Measured:
    """One measurement of what was noted."""
    found = Measured(
        pace=pace,
        seconds=wall,
        answers_per_second=figures.answers / wall,
        p50_ms=rank(figures.seconds, 50),
        p95_ms=rank(figures.seconds, 95),
        p99_ms=rank(figures.seconds, 99),
        max_ms=rank(figures.seconds, 100),
        updates_per_second=figures.updates / wall,
        bytes_per_update=figures.bytes / (figures.updates or 1),
        games_over=figures.games,
        untold=figures.untold,
        server_cpu=cpu["server"],
        server_ms_per_answer=10 * sum(cpu["server"]) * wall / (figures.answers or 1),
        database_cpu=sum(cpu["database"]),
        database_bytes_per_answer=written / (figures.answers or 1),
        client_cpu=cpu["client"],
        errors=figures.errors,
        **more,
    )
    found.limit = limit_of(found)
    return found


def limit_of(found: Measured) -> str:
    """What keeps it from being faster."""
    if found.server_cpu and found.server_cpu[0] >= FULL:
        return "one core: a process of the server uses all of it"
    if found.client_cpu and found.client_cpu[0] >= FULL:
        return "the scripted people, not the server: take more with --clients"
    if found.machine_cpu >= CROWDED:
        return "the machine: all its cores are in use"
    return "the database" if found.database_cpu >= FULL else "nothing here: people think"


def told(report: Report) -> str:
    """The report to read."""
    by = f"{report.workers} worker(s), {report.database}{', Redis' if report.redis else ''}"
    lines = [
        ("tables held", f"{report.tables}, {report.sockets} sockets, all seated in {report.seat_seconds:.0f} s"),
        ("server", by),
        ("memory", f"{_mb(report.memory_before)} with the first few tables, {_mb(report.memory_seated)} with all"),
        ("memory a table", f"{_kb(report.bytes_per_table)}, played a while {_kb(report.bytes_per_table_played)}"),
    ]
    for run in report.runs:
        lines += [("", ""), *_run(run)]
    return "\n".join(f"{name:<17}{text}".rstrip() for name, text in lines)


def _run(run: Measured) -> list[tuple[str, str]]:
    pace = f"about {run.pace:g} s between answers" if run.pace else "full speed"
    size = f"{run.bytes_per_update / 1024:.1f} kB unpacked"
    late = f"p50 {run.p50_ms:.1f} ms, p95 {run.p95_ms:.1f} ms, p99 {run.p99_ms:.1f} ms, max {run.max_ms:.0f} ms"
    wrong = ", ".join(f"{code} {count}" for code, count in run.errors.items())
    return [
        ("pace", f"{pace}, {run.seconds:.0f} s, {run.games_over} games over"),
        ("answers", f"{run.answers_per_second:.1f}/s, {run.updates_per_second:.1f} updates/s of {size}"),
        ("until all know", late),
        ("under way", f"{run.untold} answers at the end"),
        ("server", f"{_percent(run.server_cpu)} of a core, {run.server_ms_per_answer:.1f} ms an answer"),
        ("database", f"{run.database_cpu:.0f}% of a core, {_kb(run.database_bytes_per_answer)} written an answer"),
        ("scripted people", f"{_percent(run.client_cpu)} of a core"),
        ("all cores", f"{run.machine_cpu:.0f}% busy, whoever used them"),
        ("errors", wrong or "none"),
        ("limited by", run.limit),
    ]


def _percent(processes: list[float]) -> str:
    """Each process that does anything."""
    return " + ".join(f"{percent:.0f}%" for percent in processes if percent >= 1) or "0%"


def _mb(count: float) -> str:
    return f"{count / 1024**2:.0f} MB"


def _kb(count: float) -> str:
    return f"{count / 1024:.0f} kB"
