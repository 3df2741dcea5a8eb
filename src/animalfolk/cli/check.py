"""`animalfolk check`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.game.scenario import Differs, run_scenario
from animalfolk.i18n import Words

DIFFERS = 1
UNREADABLE = 2


def check_files(paths: Sequence[Path]) -> int:
    """Run them all, telling of each; the exit code is that of the worst."""
    words = Words()
    codes = [check_file(path, words) for place in paths for path in scenarios(place, words)]
    if len(codes) != 1 and codes:
        print(words.text("check-count", count=len(codes), differ=codes.count(DIFFERS)))
    return max(codes, default=UNREADABLE)


def scenarios(place: Path, words: Words) -> Iterator[Path]:
    """The file itself, or the scenarios in a folder and below."""
    if not place.is_dir():
        yield place
        return
    found = sorted(place.rglob("*.scenario"))
    if not found:
        print(words.text("check-none", file=str(place)), file=sys.stderr)
    yield from found


def check_file(path: Path, words: Words) -> int:
    """Run one scenario."""
    try:
        scenario = run_scenario(path.read_text(encoding="utf-8"))
    except Differs as error:
        print(words.text("check-differs", file=str(path), reason=str(error)))
        return DIFFERS
    except (AnimalfolkError, UnicodeDecodeError) as error:
        print(words.text("check-unreadable", file=str(path), reason=str(error)), file=sys.stderr)
        return UNREADABLE
    except OSError as error:
        print(words.text("check-unreadable", file=str(path), reason=error.strerror or ""), file=sys.stderr)
        return UNREADABLE
    print(words.text("check-ok", file=str(path), title=scenario.title))
    return 0
