"""The command `animalfolk`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

USAGE = 2
MISSING = 'The commands of animalfolk need a few more packages ({name} is missing): pip install "animalfolk[cli]"'


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; whoever runs this as a script exits with it."""
    try:
        from animalfolk.cli.app import run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in ("animalfolk", ""):
            raise
        print(MISSING.format(name=error.name.partition(".")[0]), file=sys.stderr)
        return USAGE
    return run(sys.argv[1:] if argv is None else list(argv))
