"""`animalfolk check`."""

from __future__ import annotations

import sys

from animalfolk.cli.files import expanded, read_text
from animalfolk.cli.given import Given, Mistake
from animalfolk.engine.errors import AnimalfolkError
from animalfolk.game.scenario import Differs, run_scenario
from animalfolk.i18n import Words

DIFFERS = 1
UNREADABLE = 2


def run(given: Given) -> int:
    """Run all scenarios, telling of each; the exit code is that of the worst."""
    words = Words(given.lang)
    codes = [check_file(words, name) for name in expanded(words, given.operands, [".scenario"])]
    if len(codes) > 1:
        counts = {"differ": codes.count(DIFFERS), "unread": codes.count(UNREADABLE)}
        print(words.text("check-count", count=len(codes), **counts))
    return max(codes)


def check_file(words: Words, name: str) -> int:
    """Run one scenario."""
    try:
        scenario = run_scenario(read_text(words, name))
    except Mistake as mistake:
        print(mistake, file=sys.stderr)
        return UNREADABLE
    except Differs as error:
        print(words.text("check-differs", file=name, reason=words.error(error)))
        return DIFFERS
    except AnimalfolkError as error:
        print(words.text("file-unreadable", file=name, reason=words.error(error)), file=sys.stderr)
        return UNREADABLE
    print(words.text("check-ok", file=name, title=scenario.title))
    return 0
