"""Running the program as a shell does."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

import pytest

from animalfolk.cli import main


def program(*arguments: str) -> list[str]:
    """The command line of the program."""
    return [sys.executable, "-m", "animalfolk", *arguments]


def run(arguments: Sequence[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run it to its end with this on its standard input."""
    return subprocess.run(
        program(*arguments), input=typed, capture_output=True, text=True, encoding="utf-8", check=False
    )


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What it prints where all is well: nothing on standard error, no line longer than 80."""
    assert main(list(arguments)) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert max(map(len, printed.out.splitlines()), default=0) <= 80
    return printed.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What it says of a mistake: one line on standard error, and the code 2."""
    assert main(list(arguments)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    return printed.err
