"""What processes take of this machine, as the kernel counts it."""

from __future__ import annotations

import os
from pathlib import Path

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
KB = 1024


def tree(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for one in found:
        found += [child for child in _children(one) if child not in found]
    return found


def _children(pid: int) -> list[int]:
    try:
        return [int(child) for child in (PROC / str(pid) / "task" / str(pid) / "children").read_text().split()]
    except OSError:
        return []


def seconds(pid: int) -> float:
    """Processor time of one process, as a program and in the kernel."""
    try:
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pids: list[int]) -> int:
    """Bytes in memory; what several share counts once."""
    return sum(_proportional(pid) for pid in pids)


def _proportional(pid: int) -> int:
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * KB for line in lines if line.startswith("Pss:")), 0)


def all_cores() -> tuple[float, float]:
    """Processor time of the whole machine: busy, and in all."""
    fields = [int(field) for field in (PROC / "stat").read_text().splitlines()[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / TICKS, sum(fields) / TICKS


class Busy:
    """How busy groups of processes were since this was made, in percent of one core."""

    def __init__(self, **roots: list[int]) -> None:
        self._roots = roots
        self._before = self._count()
        self._machine = all_cores()

    def _count(self) -> dict[str, dict[int, float]]:
        return {
            name: {pid: seconds(pid) for root in roots for pid in tree(root)} for name, roots in self._roots.items()
        }

    def percent(self, wall: float) -> dict[str, list[float]]:
        """Of each process of each group, the busiest first."""
        now = self._count()
        return {
            name: sorted((100 * (spent - self._before[name].get(pid, 0)) / wall for pid, spent in group.items()))[::-1]
            for name, group in now.items()
        }

    def machine(self) -> float:
        """Percent of all cores together, whoever used them."""
        busy, total = (now - then for now, then in zip(all_cores(), self._machine, strict=True))
        return 100 * busy / (total or 1)
