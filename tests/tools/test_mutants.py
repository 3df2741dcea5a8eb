"""Mutants: what is changed, that the change reaches the frames which run, and what becomes of it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import mutants  # noqa: E402
from mutants_ast import Mutant, mutants_of  # noqa: E402
from mutants_run import IGNORED, Copy, stages  # noqa: E402

RELIC = "cards/macaws.py"
EXAMPLE = '''
@DECK.technique(value=3, copies=2, bonus=True, hand_size=1)
def example(turn: Turn, most: int = 3) -> Effect:
    """A text with 3 and True is left alone."""
    while most and not turn.hand:
        card = yield turn.pick_or_stop(turn.hand, prompts.KEEP)
        if card < 2:
            break
        turn.give(card, player)
    for seat in turn.opponents():
        turn.draw(seat)
'''
EXPECTED = [
    "@DECK.technique(value=4, copies=2, bonus=True, hand_size=1)",
    "@DECK.technique(value=3, copies=1, bonus=True, hand_size=1)",
    "@DECK.technique(value=3, copies=2, bonus=False, hand_size=1)",
    "@DECK.technique(value=3, copies=2, bonus=True)",
    "def example(turn: Turn, most: int = 4) -> Effect:",
    "while most or not turn.hand:",
    "while most and (turn.hand):",
    "while not (most and not turn.hand):",
    "card = yield turn.pick(turn.hand, prompts.KEEP)",
    "if card <= 2:",
    "if card < 1:",
    "continue",
    "pass",
    "turn.give(player, card)",
    "turn.give(card, turn.seat)",
    "for seat in [turn.seat]:",
    "turn.draw(turn.seat)",
]


def test_the_mutants_of_a_source_are_small_changes_of_one_line() -> None:
    found = mutants_of("cards/example.py", EXAMPLE)
    assert all(ast.parse(mutant.text) for mutant in found)
    after = [mutant.after for mutant in found]
    assert [line for line in EXPECTED if line not in after] == []
    assert len(after) == len(set(after)) + 1  # two different statements are replaced by `pass`
    assert not any("text" in line for line in after)


def relic(after: str) -> Mutant:
    """A mutant of the macaws by its changed line."""
    text = (ROOT / "src" / "animalfolk" / RELIC).read_text(encoding="utf-8")
    return next(mutant for mutant in mutants_of(RELIC, text) if mutant.after == after)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """A copy of the tree."""
    result = Copy(tmp_path)
    result.fill()
    return result


def test_a_mutant_of_a_card_reaches_the_frames_that_run_and_is_taken_back(copy: Copy) -> None:
    source, frame = copy.source(RELIC), copy.source("cards/generated/macaws.py")
    before = source.read_text(encoding="utf-8"), frame.read_text(encoding="utf-8")
    mutant = relic("turn.set_aside(4)")
    copy.take(mutant)
    copy.apply(mutant)
    assert "turn.set_aside(4)" in source.read_text(encoding="utf-8")
    assert "turn.set_aside(4)" in frame.read_text(encoding="utf-8")
    copy.restore()
    assert (source.read_text(encoding="utf-8"), frame.read_text(encoding="utf-8")) == before
    assert "turn.set_aside(4)" not in (ROOT / "src" / "animalfolk" / RELIC).read_text(encoding="utf-8")


ONE = """
import os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import mutants
from mutants_run import Copy, outcome
copy = Copy(Path(sys.argv[2]))
copy.take(next(mutant for mutant in mutants.made("cards/macaws.py") if mutant.after == sys.argv[3]))
_, status = os.waitpid(copy.start([sys.argv[4]]), 0)
tally = mutants.Tally(1, {})
mutants.settle(copy, outcome(status), tally)
print(f"ended by {tally.ends[0][1] or 'nothing'}, {len(tally.survivors())} survived")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants need a system that can fork")
@pytest.mark.parametrize(
    ("after", "test", "end"),
    [
        ("turn.set_aside(4)", "test_macaws.py", "ended by test, 0 survived"),
        ("turn.set_aside(4)", "test_pandas.py", "ended by nothing, 1 survived"),
        ("@MACAWS.technique(value=6, copies=1, bonus=True)", "test_macaws.py", "ended by import, 0 survived"),
    ],
)
def test_a_mutant_is_killed_by_a_test_that_plays_its_card_and_by_no_other(
    copy: Copy, after: str, test: str, end: str
) -> None:
    command = [sys.executable, "-c", ONE, str(ROOT / "tools"), str(copy.folder), after, f"tests/cards/{test}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == end


def test_what_compares_sources_with_frames_kills_no_mutant() -> None:
    for file in mutants.files():
        named = [argument for stage in stages(file) for argument in stage]
        assert not set(IGNORED) & set(named)
        assert not any(name.startswith("tests/tools") for name in named)


def test_the_cards_and_the_rules_of_the_engine_are_mutated() -> None:
    assert {"cards/macaws.py", "cards/junk.py", "engine/flow.py", "engine/visibility.py"} <= set(mutants.files())
    assert not {"engine/run.py", "engine/read_position.py", "cards/__init__.py"} & set(mutants.files())


def test_equivalent_mutants_are_in_the_sources_and_counted_apart() -> None:
    reasons = mutants.equivalent()
    found = {mutant.key(): mutant for name in {key[0] for key in reasons} for mutant in mutants.made(name)}
    assert [key for key in reasons if key not in found] == []
    tally = mutants.Tally(2, reasons)
    for mutant in [found[next(iter(reasons))], relic("turn.set_aside(4)")]:
        tally.note(mutant, "", "")
    assert [mutant.after for mutant in tally.survivors()] == ["turn.set_aside(4)"]
    assert len(tally.equivalent()) == 1
    assert "in all                       0 of     1    0.0 %" in list(tally.shares())
