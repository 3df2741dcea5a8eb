"""The command `animalfolk`. What a command needs is imported when it is run, so that help is there at once."""

from __future__ import annotations

import sys


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code; whoever runs this as a script exits with it."""
    from animalfolk.cli.app import run

    return run(sys.argv[1:] if argv is None else list(argv))
