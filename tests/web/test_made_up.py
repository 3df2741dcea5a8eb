"""A new question and a new event need one row each, and their words: the browser's client knows them from the rows."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from animalfolk.engine.view import pending
from animalfolk.i18n import Words
from animalfolk.i18n.asking import Asking
from animalfolk.i18n.story import Story
from animalfolk.table import Seat, Table
from animalfolk.tui.deeds import reason
from tests.support.made_up import CARD, WORDS, made_up
from tests.web.node import vitest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import web_facts

NAMES = ["Anna", "Ben"]
START = f"""\
animalfolk position 1
decks: macaws pandas squirrels
P1 hand: {CARD} cookies junk
P1 deck: spyglass acorn
P2 hand: junk
"""


def test_the_client_asks_and_tells_what_it_never_heard_of(tmp_path: Path) -> None:
    """The rows are written by the command that makes the client's own; the client is shown what Python says of it."""
    with made_up():
        assert web_facts.main(["--into", str(tmp_path)]) == 0
        table = Table(START, [Seat("person", name) for name in NAMES])
        table.answer(0, table.number(0), f"play {CARD}")
        asked, words = table.view(0), Words(face="web")
        question = Asking(words, NAMES).question(asked, 1)
        options = [words.option(option, asked, NAMES) for option in pending(asked)["options"]]
        table.answer(0, table.number(0), "cookies")
        lines = Story(words, NAMES, 0).lines(table.stands(0))[0]
        undo = table.undoable(0)
        seen = {
            "asked": asked,
            "question": question,
            "options": options,
            "events": table.stands(0),
            "lines": lines,
            "undo": {"reason": undo.reason, "by": undo.by},
            "why": reason(words, undo),
            "words": "\n".join(WORDS.values()),
        }
    (tmp_path / "made_up.json").write_text(json.dumps(seen), encoding="utf-8")
    run = vitest("tests/made_up.test.ts", ANIMALFOLK_MADE_UP=str(tmp_path))
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert " 4 passed" in run.stdout
