"""The browser client says what Python says: all messages in all forms, whole games, questions, refusals, rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from animalfolk.engine import events, prompts
from animalfolk.i18n import languages
from animalfolk.i18n.story import QUIET, STEPS, _key, gather
from tests.web.golden import messages
from tests.web.golden_file import SAMPLE, everything, sample, written
from tests.web.node import vitest

# what is never told by itself, as it is always a part of something else in a row
PARTS = {"exchanged_piles", "guessed_card", "multiplied", "put_in_deck", "raised_card", "used_rolled", "won_card"}
UNTOLD = {*QUIET, *STEPS, *PARTS}


@pytest.fixture(scope="module")
def golden() -> dict[str, Any]:
    return everything()


def test_every_kind_of_event_is_told_in_the_games(golden: dict[str, Any]) -> None:
    happened = {event["event"] for story in golden["inputs"]["stories"] for event in story["events"]}
    assert set(events.KEYS) - happened == set()


def test_every_question_is_asked_in_the_games(golden: dict[str, Any]) -> None:
    asked = {moment["view"]["decision"]["prompt"] for moment in golden["inputs"]["questions"]}
    assert set(prompts.KEYS) - asked == set()


def test_every_sentence_of_the_log_is_said_in_the_games(golden: dict[str, Any]) -> None:
    lines = [line for story in golden["inputs"]["stories"] for line in gather(story["events"])[0]]
    keys = {key.removeprefix("event-") for key in messages("en") if key.startswith("event-")}
    assert keys - {_key(line) for line in lines} == UNTOLD


def test_every_message_that_the_client_has_is_among_them(golden: dict[str, Any]) -> None:
    for lang in languages():
        assert {row[0] for row in golden["texts"][lang]["messages"]} == set(messages(lang))


def test_the_client_says_the_same(golden: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "golden.json"
    path.write_text(written(golden), encoding="utf-8")
    run = vitest("tests/words.test.ts", ANIMALFOLK_GOLDEN=str(path))
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]


def test_the_sample_is_what_python_says_now() -> None:
    is_fresh = SAMPLE.read_text(encoding="utf-8") == written(sample())
    assert is_fresh, "run `python -m tests.web.golden_file`"
