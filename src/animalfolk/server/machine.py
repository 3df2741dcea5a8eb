"""Names of servers, by which others on the same machine see at once that one has ended."""

from __future__ import annotations

import os
import secrets
from functools import cache
from hashlib import sha256
from pathlib import Path

BOOT = Path("/proc/sys/kernel/random/boot_id")
PROCESSES = Path("/proc/self/ns/pid")
LETTERS = 12
RANDOM_BYTES = 4


@cache
def _machine() -> str:
    """The same wherever the numbers of processes mean the same, since this machine was started; else any name."""
    try:
        place = f"{BOOT.read_text(encoding='ascii')} {PROCESSES.stat().st_ino}"
    except OSError:  # not Linux: others notice after a while
        return secrets.token_hex(LETTERS // 2)
    return sha256(place.encode()).hexdigest()[:LETTERS]


def new_name() -> str:
    """A name for a server that runs in this process."""
    return f"{_machine()}-{os.getpid()}-{secrets.token_hex(RANDOM_BYTES)}"


def has_ended(name: str) -> bool:
    """Whether the server of this name was a process of this machine, and is none any more."""
    machine, _, rest = name.partition("-")
    number = rest.partition("-")[0]
    return machine == _machine() and number.isdecimal() and not _runs(int(number))


def _runs(number: int) -> bool:
    """Whether there is a process of this number; those of other users may be hidden in /proc, but are there."""
    if number == os.getpid():
        return True
    try:
        os.kill(number, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True
