"""Many tables of bots and scripted people at a real server: how fast all are told, and what it takes.

`make load`, or `python -m tests.server.load_bench --tables 500 --workers 1`; `--help` has the rest. Two versions are
compared by `load_against.py`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from tests.server import load_client as client
from tests.server.load_client import People
from tests.server.load_machine import Busy, memory, tree
from tests.server.load_report import Measured, Report, joined, measured, told
from tests.server.postgres import Cluster, reason_to_skip
from tests.server.programs import Program, program
from tests.server.redis import PROGRAM, Redis

FIRST = 10  # tables with which the server has everything in memory that it needs once
SETTLE = 2.0  # seconds at a pace before it is measured
SAFE = {"max_connections": "200", "shared_buffers": "128MB"}  # and every answer is on the disk before it counts
Say = Callable[[str], None]


def options(words: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="make load", description="Many tables at a server on this machine.")
    add = parser.add_argument
    add("--tables", type=int, default=500, help="how many (500)")
    add("--workers", type=int, default=1, help="processes of the server (1)")
    add("--database", choices=["postgresql", "sqlite"], default="postgresql", help="of our own, on loopback")
    add("--redis", action="store_true", help="news between workers by Redis instead of PostgreSQL")
    add("--seconds", type=float, default=60, help="of each measurement (60)")
    add("--pace", type=float, default=6, help="seconds that a person thinks, at random from half to one and a half (6)")
    add("--clients", type=int, default=max(1, min(2, os.cpu_count() or 1)), help="processes of scripted people")
    add("--no-full-speed", action="store_true", help="leave out the measurement in which nobody thinks")
    add("--source", type=Path, help="sources of the server, if it is to be another version's")
    add("--json", type=Path, help="write the figures there, too")
    wanted = parser.parse_args(words)
    reason = obstacle(wanted)
    if reason:
        parser.error(reason)
    return wanted


def obstacle(wanted: argparse.Namespace) -> str:
    """Why it cannot be measured so; empty if it can."""
    if wanted.database == "sqlite":
        several = wanted.workers > 1 or wanted.redis
        return "several workers, and Redis between them, need PostgreSQL" if several else ""
    if wanted.redis and shutil.which(PROGRAM) is None:
        return "Redis is not installed (Debian: apt install redis-server)"
    reason = reason_to_skip()
    return f"{reason}; --database sqlite does without" if reason else ""


@contextmanager
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL that keeps what it says it keeps."""
    cluster = Cluster(SAFE)
    try:
        yield cluster
    finally:
        cluster.remove()


@contextmanager
def carrier() -> Iterator[Redis]:
    """A Redis."""
    redis = Redis()
    try:
        yield redis
    finally:
        redis.stop()


class Bench:
    """A server, a database and scripted people."""

    def __init__(self, wanted: argparse.Namespace, stack: ExitStack, say: Say) -> None:
        self.wanted, self._say = wanted, say
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        self._cluster: Cluster | None = None
        flags = ["--workers", str(wanted.workers), "--log-level", "error"]
        if wanted.database == "sqlite":
            address = f"sqlite:///{folder / 'games.db'}"
        else:
            self._cluster = stack.enter_context(postgres())
            address = self._cluster.empty_database()
        if wanted.redis:
            flags += ["--redis", stack.enter_context(carrier()).address]
        flags += ["--database", address]
        self._server: Program = stack.enter_context(program(folder / "log", *flags, source=wanted.source))
        self._people = [People(self._server.web, seed) for seed in range(wanted.clients)]
        for people in self._people:
            stack.callback(people.close)
        self.sockets = 0

    def memory(self) -> int:
        """Of all processes of the server."""
        return memory(tree(self._server.process.pid))

    def _each(self, what: str, values: Sequence[object]) -> list[object]:
        for people, value in zip(self._people, values, strict=True):
            people.ask(what, value)
        return [people.told() for people in self._people]

    def seat(self, tables: int) -> None:
        """Make so many tables more; everybody sits when this ends."""
        count = len(self._people)
        shares = [tables // count + (at < tables % count) for at in range(count)]
        self.sockets = sum(int(str(sockets)) for sockets in self._each(client.SEAT, shares))

    def measure(self, pace: float) -> Measured:
        """People at this pace."""
        seconds = self.wanted.seconds
        self._each(client.GO, [pace] * len(self._people))
        self._wait(min(SETTLE, seconds), "settling")
        self._each(client.MEASURE, [None] * len(self._people))
        busy, written = self._busy(), self._written()
        begun = time.perf_counter()
        self._wait(seconds, "people think" if pace else "full speed")
        wall = time.perf_counter() - begun
        cpu, machine = busy.percent(wall), busy.machine()
        figures = joined([people.figures() for people in self._people])
        wrote = self._written() - written
        return measured(figures, pace, wall, cpu, wrote, machine_cpu=machine, memory=self.memory())

    def _busy(self) -> Busy:
        database = [self._cluster.pid] if self._cluster else []
        people = [people.pid for people in self._people]
        return Busy(server=[self._server.process.pid], database=database, client=people)

    def _written(self) -> int:
        return self._cluster.written() if self._cluster else 0

    def _wait(self, seconds: float, what: str) -> None:
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            self._say(f"{what}: {left:.0f} s left")
            time.sleep(min(left, 1.0))


def seated(bench: Bench, say: Say) -> tuple[int, int, float]:
    """Seat everybody: the memory with the first few and with all, and how long it took."""
    tables, first = bench.wanted.tables, min(FIRST, bench.wanted.tables // 2)
    bench.seat(first)
    before, begun, made = bench.memory(), time.perf_counter(), first
    while made < tables:
        some = min(50, tables - made)
        bench.seat(some)
        made += some
        taken = time.perf_counter() - begun
        left = taken / (made - first) * (tables - made)
        say(f"{made} of {tables} tables seated, {left:.0f} s left")
    return before, bench.memory(), time.perf_counter() - begun


def run(wanted: argparse.Namespace, say: Say) -> Report:
    """Measure."""
    with ExitStack() as stack:
        bench = Bench(wanted, stack, say)
        before, after, seconds = seated(bench, say)
        paces = [wanted.pace] if wanted.no_full_speed else [wanted.pace, 0]
        runs = [bench.measure(pace) for pace in paces]
        more = wanted.tables - min(FIRST, wanted.tables // 2)
        return Report(
            tables=wanted.tables,
            sockets=bench.sockets,
            workers=wanted.workers,
            database=wanted.database,
            redis=wanted.redis,
            seat_seconds=seconds,
            memory_before=before,
            memory_seated=after,
            bytes_per_table=(after - before) / more,
            bytes_per_table_played=(runs[0].memory - before) / more,
            runs=runs,
        )


def progress(text: str) -> None:
    """Say how far it is, in one line that is written again and again."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def main(words: Sequence[str] | None = None) -> int:
    """Measure, and tell."""
    wanted = options(words)
    report = run(wanted, progress)
    progress("")
    if wanted.json:
        wanted.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    print(told(report))
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever ends it ends all that it has started
    sys.exit(main())
