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

import animalfolk.cards  # noqa: F401  (fills FRAMES)
from animalfolk.engine import run  # noqa: F401
from animalfolk.engine.frames import FIELDS, FRAMES, WAITS
from animalfolk.engine.generated.flow import Act
from animalfolk.engine.prompts import KEYS

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


def waits_of(text: str) -> dict[str, list[str]]:
    """The waits of an effect, and what it needs behind each."""
    function = ast.parse(text).body[0]
    assert isinstance(function, ast.FunctionDef)
    verbs = Verbs([])
    verbs.prompts |= {"ask_payment": ["pay"], "pick_thrown": ["back_first", "throw_one"]}
    verbs.given |= {"pick": 1}
    return {wait.name: wait.needed for wait in Effect(function, False, verbs).waits().values()}


def test_waits_are_named_by_prompt_and_call_and_equal_ones_are_numbered_as_they_stand_in_the_source() -> None:
    text = """
def busy(turn, slot: Slot):
    if slot:
        card: Card = yield turn.pick(turn.hand, prompts.KEEP)
        yield from other(turn, slot)
        turn.put(card)
    else:
        yield from other(turn, 1)
        count = yield turn.ask_payment(slot)
        yield turn.pick_thrown()
        turn.draw(count)
    yield from turn.effect(slot)
"""
    assert waits_of(text) == {
        "?keep": ["slot"],
        ">other": ["slot", "card"],
        ">other#2": ["slot"],
        "?pay": ["slot"],
        "?back_first|throw_one": ["slot", "count"],
        ">turn.effect": ["slot"],
    }


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["turn.pick_thrown()", "turn.pick(turn.hand, prompts.THROW_ONE)"], "f asks back_first, throw_one, throw_one"),
        (["turn.pick(turn.hand, prompt)", "turn.ask_payment(0)"], "f asks =prompt, pay"),
        (["turn.whistle()"], r"line 2: turn.whistle\(\) does not tell what it asks"),
    ],
)
def test_questions_that_a_position_could_not_tell_apart_are_refused(asked: list[str], said: str) -> None:
    with pytest.raises(SyntaxError, match=said):
        waits_of("def f(turn, prompt):\n" + "\n".join(f"    yield {call}" for call in asked))


def test_a_question_about_what_does_not_live_across_it_is_refused() -> None:
    text = "def f(turn):\n    slot = turn.slot()\n    yield turn.ask_payment(slot)"
    with pytest.raises(SyntaxError, match=r"f: slot must live across \?pay"):
        waits_of(text)


def test_every_wait_asks_what_there_is_or_calls_what_there_is() -> None:
    for effect, waits in WAITS.items():
        assert len({wait.name for wait in waits.values()}) == len(waits)
        for wait in waits.values():
            awaited = wait.name[1:].partition("#")[0]
            assert set(wait.needed) <= set(FIELDS[effect])
            if not wait.asks:
                assert awaited in FRAMES or awaited in ("turn.effect", "turn.later")
            elif awaited[0] == "=":
                assert FIELDS[effect][awaited[1:]] == "Prompt"
            else:
                assert set(awaited.split("|")) <= set(KEYS)


def test_the_names_of_declared_fields_are_attributes_and_others_are_hidden() -> None:
    assert (Act(0, 1).more, Act(0, 1).choice) == (1, 0)
    assert not hasattr(FRAMES["swift_broker"].fresh(0), "count")  # a count that is nobody else's business
