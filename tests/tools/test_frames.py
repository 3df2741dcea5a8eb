"""The tool that turns effects into frames: same course as the generator, whatever the control flow."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Generator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from frames_asked import Verbs  # noqa: E402
from frames_effect import Effect, class_name  # noqa: E402
from frames_writer import Writer  # noqa: E402

VERBS = Verbs([])
VERBS.prompts["ask"] = ["number"]
EFFECTS = {
    "straight": """
def straight(turn, n):
    a = yield turn.ask(n)
    b = yield turn.ask(a)
    turn.note(a + b)
    return a * b
""",
    "branches": """
def branches(turn, n):
    a = yield turn.ask(n)
    if a > 2:
        b = yield turn.ask(10)
        turn.note(b)
    elif a == 2:
        turn.note(-2)
        return 7
    else:
        turn.note(-1)
        b = 5
    turn.note(a + b)
""",
    "loops": """
def loops(turn, n):
    total = 0
    while total < 10:
        a = yield turn.ask(total)
        if a == 0:
            break
        if a == 1:
            total += 1
            continue
        total += a
        turn.note(total)
    turn.note(100 + total)
    return total
""",
    "nested": """
def nested(turn, n):
    rounds = 0
    while True:
        a = yield turn.ask(rounds)
        while a > 1:
            a = a - 1
            b = yield turn.ask(a)
            if b == 3:
                return rounds
        rounds += 1
        if rounds > 3:
            return 99
""",
    "calls": """
def calls(turn, n):
    a = yield from straight(turn, n + 1)
    for i in range(2):
        turn.note(i)
    yield from straight(turn, a)
    turn.note(a)
""",
    "nothing_asked": """
def nothing_asked(turn, n):
    turn.note(n)
""",
}


class FakeTurn:
    """Writes down what it is asked and told."""

    def __init__(self) -> None:
        self.log: list[tuple[str, int]] = []
        self.g = self
        self.seat = 0
        self.frames: list[Any] = []
        self.result = 0

    def ask(self, number: int) -> None:
        self.log.append(("ask", number))

    def note(self, number: int) -> None:
        self.log.append(("note", number))


class FakeFrame:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.step = 0


@cache
def generated() -> dict[str, Any]:
    """The classes that the tool writes for the effects above."""
    writer = Writer()
    for text in EFFECTS.values():
        function = ast.parse(text).body[0]
        assert isinstance(function, ast.FunctionDef)
        writer.effect(Effect(function, False, VERBS), "test")
    space: dict[str, Any] = {"Frame": FakeFrame, "Turn": FakeTurn, "ASKED": 0, "CALLED": 1, "DONE": 2}
    exec("\n".join(writer.lines), space)
    return space


@cache
def sources() -> dict[str, Any]:
    space: dict[str, Any] = {}
    for text in EFFECTS.values():
        exec(text, space)
    return space


def run_frames(name: str, answers: list[int]) -> tuple[list[tuple[str, int]], int]:
    """The course of the frames, cloned before every step."""
    turn = FakeTurn()
    turn.frames = [generated()[class_name(name)](0, 2)]
    given = iter(answers)
    answer = -1
    while turn.frames:
        turn.frames[-1] = turn.frames[-1].clone()
        outcome = turn.frames[-1].resume(turn, answer)
        if outcome == 2:
            turn.frames.pop()
        answer = next(given) if outcome == 0 else turn.result
    return turn.log, turn.result


def run_source(name: str, answers: list[int]) -> tuple[list[tuple[str, int]], int]:
    turn = FakeTurn()
    effect = sources()[name](turn, 2)
    if not isinstance(effect, Generator):
        return turn.log, 0
    given = iter(answers)
    try:
        next(effect)
        while True:
            effect.send(next(given))
    except StopIteration as end:
        return turn.log, end.value or 0


@pytest.mark.parametrize("name", EFFECTS)
@pytest.mark.parametrize("first", range(5))
@pytest.mark.parametrize("second", range(4))
def test_a_frame_goes_the_way_of_its_generator(name: str, first: int, second: int) -> None:
    answers = [first, second, 3, 1, first, 2, 3, second, 3, 3, 4, 3, 5, 0] * 4
    assert run_frames(name, answers) == run_source(name, answers)


def test_only_what_lives_across_a_yield_is_kept() -> None:
    function = ast.parse(EFFECTS["loops"]).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert Effect(function, False, VERBS).fields() == ["n", "total"]


def test_a_yield_in_the_middle_of_an_expression_is_refused() -> None:
    function = ast.parse("def f(turn):\n    turn.note(1 + (yield turn.ask(1)))").body[0]
    assert isinstance(function, ast.FunctionDef)
    with pytest.raises(SyntaxError, match="f, line 2: a yield must be a statement or assigned to a name"):
        Effect(function, False, VERBS)


def test_the_generated_frames_are_not_stale() -> None:
    command = [sys.executable, str(ROOT / "tools/frames.py"), "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, f"run: make frames\n{result.stdout}"
