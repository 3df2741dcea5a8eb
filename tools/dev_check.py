"""The checks beside pytest: style, types, who may import whom, and the browser client's own."""

import subprocess
import time
from collections.abc import Iterable
from dataclasses import dataclass

from dev_env import ROOT, Environment, environ, say

FOLDERS = ("src", "tests", "tools", "docs")
SLOW = ("mypy --strict", "svelte-check", "vitest")


@dataclass(frozen=True)
class Part:
    """One part of a run: how it ended, how long it took, and what it printed if nobody has seen that."""

    name: str
    ok: bool
    seconds: float
    output: str = ""

    def __str__(self) -> str:
        """Return a line of the table of times."""
        return f"  {self.name:<24}{self.seconds:>8.1f} s  {'ok' if self.ok else 'FAILED'}"


def commands(place: Environment) -> dict[str, list[str]]:
    """Return the checks by name."""
    python = str(place.python)
    folders = [name for name in FOLDERS if (ROOT / name).is_dir()]
    return {
        "ruff check": [python, "-m", "ruff", "check", *folders],
        "ruff format": [python, "-m", "ruff", "format", "--check", *folders],
        "mypy --strict": [python, "-m", "mypy", "--strict", *folders],
        "lint-imports": [str(place.program("lint-imports"))],
        "svelte-check": [python, str(ROOT / "tools" / "client.py"), "check"],
        "vitest": [python, str(ROOT / "tools" / "client.py"), "test"],
    }


def check_one(name: str, command: list[str]) -> Part:
    """Run one check."""
    start = time.monotonic()
    done = subprocess.run(
        command, cwd=ROOT, env=environ(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    seconds = time.monotonic() - start
    return Part(name, done.returncode == 0, seconds, done.stdout.decode(errors="replace").rstrip())


def show(part: Part) -> None:
    """Print how a check ended, and what it said if it failed."""
    if not part.ok:
        say(part.output)
    say(str(part))


def check(place: Environment, *, slow: bool) -> Iterable[Part]:
    """Run either the slow checks or the others, one after another, also after one has failed."""
    for name, command in commands(place).items():
        if (name in SLOW) == slow:
            yield check_one(name, command)


def check_all(place: Environment) -> bool:
    """Run every check, tell each as it ends, and return whether all is well."""
    say("checks:")
    parts = []
    for slow in (False, True):
        for part in check(place, slow=slow):
            show(part)
            parts.append(part)
    return all(part.ok for part in parts)
