"""The worst positions that a box can lay out: every step ends after a bounded amount of work."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from animalfolk.game import Game
from animalfolk.modes.box import check_box
from animalfolk.sim.worst import POSITIONS, STEPS, page, steps
from tests.support.work import at_most

LINES = 400_000  # of Python, for any question of the engine; what tried card by card never came to an end
OF_A_BOT = 1_500_000
ENGINE = ("build", "buy", "bin", "rearrange", "ask", "request", "inventory")
QUICK = ("random", "simple", "companion", "novice", "peddler", "trader", "build, trader")
CASES = [(name, step) for name in POSITIONS for step in STEPS[name] if step in ENGINE + QUICK]


@pytest.fixture(scope="module")
def games() -> dict[str, Game]:
    """The positions, at their first question."""
    with at_most(LINES * len(POSITIONS)):
        return {name: Game.from_position(text()) for name, text in POSITIONS.items()}


@pytest.mark.parametrize("name", POSITIONS)
def test_it_is_within_the_box_and_has_the_steps_that_are_measured(games: dict[str, Game], name: str) -> None:
    check_box(games[name].peek())
    assert set(STEPS[name]) <= {"act", *steps(games[name])}
    assert games[name].prompt == "act"


@pytest.mark.parametrize(("name", "step"), CASES)
def test_a_step_takes_a_bounded_amount_of_work(games: dict[str, Game], name: str, step: str) -> None:
    work = steps(games[name])[step]
    with at_most(LINES if step in ENGINE else OF_A_BOT):
        work()


def test_twice_as_many_cards_take_hardly_more_than_twice_the_work() -> None:
    """Even cards for an odd stack, which every way of trying must leave undone."""
    text = POSITIONS["even cards"]()
    hand = next(line for line in text.splitlines() if line.startswith("P1 hand"))
    cards = hand.removeprefix("P1 hand: ").split()
    half = text.replace(hand, "P1 hand: " + " ".join(cards[::2]))
    needed = [next(lines for lines in range(1000, LINES, 1000) if _is_enough(lines, each)) for each in (half, text)]
    assert needed[1] < 4 * needed[0]


def _is_enough(lines: int, text: str) -> bool:
    try:
        with at_most(lines):
            Game.from_position(text)
    except AssertionError:
        return False
    return True


def test_one_step_is_measured_for_whoever_waits_and_the_page_shows_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "animalfolk.sim.worst", "--one", "even cards", "act"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    figures = {"even cards: act": float(json.loads(done.stdout))}
    told = page(figures, {"even cards: act": 60.0}).splitlines()[-1]
    assert told == f"| even cards | act | over 60 s | {figures['even cards: act']:.3f} s |"
