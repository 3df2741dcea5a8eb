"""The lesson is in plain lines also for those who come from the full screen."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from animalfolk.i18n import Words
from animalfolk.tui import saves
from animalfolk.tui.full.menu import MenuScreen
from animalfolk.tui.full.resume import SavedScreen
from animalfolk.tui.full.start import StartApp, run_full
from animalfolk.tui.learning import new_lesson
from animalfolk.tui.plain import Wishes
from tests.tui.full.caller import Caller, call


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for saved games."""
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_the_menu_leads_to_it() -> None:
    app = StartApp(Words())

    async def visit(caller: Caller) -> None:
        assert isinstance(caller.app.screen, MenuScreen)
        await caller.reads("Learn by playing")
        await caller.press("t")

    assert call(visit, app=app) == 0
    assert app.lesson == Wishes()


def test_a_saved_one_goes_on_in_plain_lines() -> None:
    path, app = saves.new_file(), StartApp(Words())
    saves.save(path, new_lesson(Words()))

    async def visit(caller: Caller) -> None:
        await caller.opens("g", SavedScreen)
        await caller.press("enter")

    assert call(visit, app=app) == 0
    assert app.lesson == Wishes(resume=path)


@pytest.mark.parametrize("wishes", [Wishes(), Wishes(resume=Path("lesson.animalfolk"))])
def test_when_the_screen_is_as_it_was_the_lesson_begins(
    wishes: Wishes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    saves.save(Path("lesson.animalfolk"), new_lesson(Words()))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setattr(StartApp, "run", StartApp.learn)
    assert run_full(Words(), wishes) == 0
    assert "Step 1 of 20" in capsys.readouterr().out
