"""What the tests of the browser client are fed with is what games ask."""

from __future__ import annotations

import json
from pathlib import Path

from animalfolk.engine import prompts

SAMPLES = Path(__file__).resolve().parents[2] / "web" / "tests" / "samples"


def test_the_samples_hold_every_question_that_games_ask() -> None:
    """`python tools/web_samples.py` writes them anew."""
    samples = json.loads((SAMPLES / "options.json").read_text(encoding="utf-8"))
    rare = {"back_first", "stack_alone"}
    assert set(prompts.KEYS) - set(samples) <= rare
