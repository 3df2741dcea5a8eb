"""The lesson in plain lines: played whole by typing, left and taken up again, in every language."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from animalfolk.i18n import Words, languages
from animalfolk.table import lesson
from animalfolk.table.store import restore
from animalfolk.tui import saves
from animalfolk.tui.learning import unfinished
from animalfolk.tui.plain import Plain, Wishes
from tests.tui.visitor import Visitor, script

Plan = Callable[[str], str | None]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for saved games."""
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))
    return tmp_path


class Learner:
    """Does what the lesson says, and then plays as merchants do."""

    def __init__(self, lang: str = "en") -> None:
        self.words = Words(lang)
        self.steps: list[str] = []

    def __call__(self, piece: str) -> str:
        text, words = " ".join(piece.replace("\u00a0", " ").split()), self.words
        self.steps += re.findall(r"^Step \d+ of \d+$", piece, re.MULTILINE)
        card = words.card("spyglass")
        for kind, typed in (("tell", ""), ("read", f"c {card}"), ("undo", "u")):
            if text.endswith(f"{spaced(words.text(f'lesson-how-{kind}', card=card))} >"):
                return typed
        options = re.findall(r"^ *(\d+)  (.+)$", piece.replace("\u00a0", " "), re.MULTILINE)
        if "Enter" in piece or "Entrée" in piece or not options:
            is_discarding = spaced(words.text("prompt-inventory")) in text
            return "1" if is_discarding else ""
        first = {words.text(f"option-{verb}", need=0, card="", price=0).split()[0]: verb for verb in ("build", "buy")}
        ranked = sorted(options, key=lambda option: [*first, option[1].split()[0]].index(option[1].split()[0]))
        return str(ranked[0][0])


def spaced(text: str) -> str:
    """With one space between words."""
    return " ".join(text.replace("\u00a0", " ").split())


def learn(plan: Plan, lang: str = "en", anew: bool = False) -> tuple[int, str]:
    """Learn at the keyboard; the exit code and all that was shown."""
    out = io.StringIO()
    code = Plain(Words(lang), Visitor(plan, out), out).learn(anew)
    return code, out.getvalue()


def limited(plan: Plan, count: int) -> Plan:
    """The same plan for so many lines; then the input ends."""
    left = iter(range(count))
    return lambda piece: plan(piece) if next(left, None) is not None else None


@pytest.mark.parametrize("lang", languages())
def test_the_lesson_is_played_whole_by_typing(lang: str, home: Path) -> None:
    learner, words = Learner(lang), Words(lang)
    code, shown = learn(learner, lang)
    assert code == 0
    told = spaced(shown)
    for step in lesson.STEPS:
        card = words.card(step.card) if step.card else ""
        assert spaced(words.text(f"lesson-{step.key}", card=card, need=0, name="Ben")) in told, step.key
    assert spaced(words.text("lesson-won", card="", need=0, name="Ben")) in told
    assert all(len(line) <= 80 for line in shown.split("\n") if str(home) not in line)
    assert "lesson-" not in shown
    (path,) = home.glob("*.animalfolk")
    assert restore(path.read_text(encoding="utf-8")).winners == [0]


def test_a_lesson_that_was_left_goes_on_wherever_it_was(home: Path) -> None:
    learner, sittings = Learner(), 0
    for sittings in range(1, 100):  # noqa: B007
        code, shown = learn(limited(learner, 3))
        assert code == 0
        if "won your first game" in shown:
            break
    assert sittings > 10
    assert len(list(home.glob("*.animalfolk"))) == 1
    assert learner.steps[-1] == "Step 20 of 20"
    assert unfinished() is None


def test_it_can_begin_anew() -> None:
    learn(limited(Learner(), 8))
    _, shown = learn(script(["q"]), anew=True)
    assert "Step 1 of 20" in shown
    assert len(list(saves.saved())) == 2
    assert all(game.is_lesson for game in saves.saved())


def test_other_deeds_are_refused_kindly_and_nothing_is_lost() -> None:
    typed = ["nonsense", "u", "", "", "c cookies", "c spyglass", "buy cookies", "7", "hint", "q"]
    _, shown = learn(script(typed))
    assert "Step 4 of 20" in shown
    assert "That comes a little later." in shown
    assert "The lesson says what to do here." in shown
    assert shown.count("Press Enter to go on.") >= 3


def test_discarding_nothing_is_not_what_the_lesson_asks_for() -> None:
    learner = Learner()
    asked = 0

    def lazy(piece: str) -> str | None:
        nonlocal asked
        if ("Step 16 of 20" in piece and "Discard them" in piece) or asked:
            asked += 1
            return ["1", "0", "q"][asked - 1]
        return learner(piece)

    _, shown = learn(lazy)
    assert "That comes a little later." in shown


def test_the_start_offers_it_to_those_who_are_here_for_the_first_time() -> None:
    out = io.StringIO()
    Plain(Words(), Visitor(script(["l", "q"]), out), out).play(Wishes())
    assert "Type l to learn it by playing" in spaced(out.getvalue())
    assert "Step 1 of 20" in out.getvalue()


def test_it_goes_on_with_resume_too() -> None:
    learn(limited(Learner(), 8))
    out = io.StringIO()
    assert Plain(Words(), Visitor(Learner(), out), out).play(Wishes(resume=unfinished())) == 0
    assert "won your first game" in spaced(out.getvalue())
