"""The checks beside pytest: style, types, who may import whom, and the browser client's own."""

import subprocess
import time
from dataclasses import dataclass

from dev_env import ROOT, Environment, environ, say

FOLDERS = ("src", "tests", "tools", "docs")


@dataclass(frozen=True)
class Part:
    """One part of a run: how it ended and how long it took."""

    name: str
    ok: bool
    seconds: float

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
    """Run one check, show its output if it fails, and print its time."""
    start = time.monotonic()
    done = subprocess.run(
        command, cwd=ROOT, env=environ(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    part = Part(name, done.returncode == 0, time.monotonic() - start)
    if not part.ok:
        say(done.stdout.decode(errors="replace").rstrip())
    say(str(part))
    return part


def check(place: Environment) -> list[Part]:
    """Run every check, also after one has failed."""
    say("checks:")
    return [check_one(name, command) for name, command in commands(place).items()]
