"""`animalfolk bench`."""

from __future__ import annotations

from pathlib import Path

from animalfolk.cli.given import Given, Mistake
from animalfolk.i18n import Words
from animalfolk.sim.bench import run_bench


def run(given: Given) -> int:
    """Measure and print."""
    words = Words(given.lang)
    out, beside = (Path(given.text(name)) if given.has(name) else None for name in ("--out", "--beside"))
    if beside and not beside.exists():
        raise Mistake(words.text("file-unreadable", file=str(beside), reason=words.text("file-missing")))
    try:
        run_bench(given.number("--games") or 0, out, beside)
    except OSError as error:
        raise Mistake(words.text("file-unwritable", file=str(out), reason=error.strerror or "")) from error
    except (ValueError, TypeError) as error:
        raise Mistake(words.text("file-no-figures", file=str(beside))) from error
    return 0
