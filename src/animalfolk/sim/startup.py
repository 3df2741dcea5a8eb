"""How long the program takes until its help is there, beside Python itself."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

ROUNDS = 15
NOTHING = "pass"
HELP = "from animalfolk.cli import main; main(['--help'])"


def startup(rounds: int = ROUNDS) -> list[tuple[str, float, str]]:
    """Both take turns, so that other work on the machine meets both; the medians and their ratio."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = folder  # compiled once, as an installed program is
        timed(HELP, environment)
        pairs = [(timed(NOTHING, environment), timed(HELP, environment)) for _ in range(rounds)]
    bare, helped = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
    return [
        ("python", bare * 1e3, "ms"),
        ("help", helped * 1e3, "ms"),
        ("help-times", helped / bare, "times"),
    ]


def timed(code: str, environment: dict[str, str]) -> float:
    """Seconds from the start of Python to its end."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start
