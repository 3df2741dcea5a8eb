"""The browser client says what Python says: all messages in all forms, whole games, questions, refusals, rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from animalfolk.engine import events, prompts
from animalfolk.i18n import languages
from animalfolk.i18n.story import _key, gather
from tests.web.golden import messages
from tests.web.golden_file import SAMPLE, everything, sample, written
from tests.web.node import vitest

pytestmark = pytest.mark.xdist_group("i18n")  # the process that has taken all messages apart

# what is never told by itself, as it is always a part of something else in a row
PARTS = {"exchanged_piles", "guessed_card", "multiplied", "put_in_deck", "raised_card", "used_rolled", "won_card"}
UNTOLD = {*(row.key for row in events.ROWS if row.of or not row.told), *PARTS}


def test_the_client_says_the_same(tmp_path: Path) -> None:
    """Of all that can be said: it is made once, and looked at from all sides."""
    golden = everything()
    assert unsaid(golden) == []
    path = tmp_path / "golden.json"
    path.write_text(written(golden), encoding="utf-8")
    run = vitest("tests/words.test.ts", ANIMALFOLK_GOLDEN=str(path))
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]


def unsaid(golden: dict[str, Any]) -> list[str]:
    """Which kinds of events, questions, sentences of the log and messages do not occur."""
    stories = [story["events"] for story in golden["inputs"]["stories"]]
    happened = {event["event"] for story in stories for event in story}
    asked = {moment["view"]["decision"]["prompt"] for moment in golden["inputs"]["questions"]}
    told = {_key(line) for story in stories for line in gather(story)[0]}
    keys = {key.removeprefix("event-") for key in messages("en") if key.startswith("event-")}
    lacking = {*(set(events.KEYS) - happened), *(set(prompts.KEYS) - asked), *((keys - told) ^ UNTOLD)}
    said = {lang: {row[0] for row in golden["texts"][lang]["messages"]} for lang in languages()}
    return sorted(lacking.union(*(set(messages(lang)) ^ said[lang] for lang in languages())))


def test_the_sample_is_what_python_says_now() -> None:
    is_fresh = SAMPLE.read_text(encoding="utf-8") == written(sample())
    assert is_fresh, "run `python -m tests.web.golden_file`"
