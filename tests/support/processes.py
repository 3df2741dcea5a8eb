"""The processes of this machine, by their ids."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterable

SECONDS = 60.0  # in which a process that was ended is gone, however busy the machine is


def running() -> dict[int, int]:
    """All processes that are not over, each with the one that has begun it."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return {int(process): int(parent) for process, parent, state in rows if not state.startswith("Z")}


def family(process: int) -> set[int]:
    """Whatever a process has begun, and what that has begun."""
    parents, found, more = running(), set[int](), {process}
    while more:
        found |= more
        more = {child for child, parent in parents.items() if parent in more} - found
    return found - {process}


def gone(processes: Iterable[int]) -> bool:
    """Wait until none of them runs; whether that has come."""
    wanted, end = set(processes), time.monotonic() + SECONDS
    while wanted & running().keys():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True
