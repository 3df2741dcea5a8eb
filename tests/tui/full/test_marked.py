"""The full screen in the language for tests, and in all others on a small screen: all is in the catalogue, and fits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen
from textual.widgets import Static

from animalfolk.cards import DECKS
from animalfolk.i18n import Words
from animalfolk.i18n.plain import PSEUDO, languages
from animalfolk.table.replay import Replay
from animalfolk.tui.full.app import TableScreen
from animalfolk.tui.full.board import NAME_WIDTH
from animalfolk.tui.full.looking import Finder, Window
from animalfolk.tui.full.menu import KEYS, MenuScreen
from animalfolk.tui.full.passing import End, YesNo
from animalfolk.tui.full.reading import ReadingScreen
from animalfolk.tui.full.replaying import ReplayScreen
from animalfolk.tui.full.screen import FOOT
from animalfolk.tui.full.setup import NewGameScreen
from animalfolk.tui.full.start import StartApp
from animalfolk.tui.lookup import cards_in
from tests.i18n.marked import unsaid
from tests.table.tables import NAMES
from tests.tui.full.caller import Caller, call
from tests.tui.full.merchant import new_table

ON_KEYS = [PSEUDO, "^N", "^S", "L", "x", *KEYS, *"tsl"]
WINDOWS: dict[str, type[Screen[Any]]] = {"question_mark": Window, "l": Window, "p": Window, "r": Window, "f": Finder}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))


def strange(caller: Caller) -> set[str]:
    """Words on the screen, also on what is cut or scrolled away, that are in no catalogue."""
    parts = [str(part.visual) for part in caller.app.screen.query(Static)]
    return {word for part in ["\n".join(caller.lines()), *parts] for word in unsaid(part, [*NAMES, *ON_KEYS])}


def app(lang: str = PSEUDO) -> StartApp:
    return StartApp(Words(lang))


def test_the_menu_and_what_is_read_there() -> None:
    async def visit(caller: Caller) -> None:
        await caller.comes(MenuScreen)
        assert strange(caller) == set()
        await caller.opens("c", ReadingScreen)
        assert strange(caller) == set()
        await caller.press("escape")
        await caller.comes(MenuScreen)
        await caller.opens("r", ReadingScreen)
        assert strange(caller) == set()

    call(visit, app=app())


def test_the_pages_of_a_new_game() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        assert strange(caller) == set()
        await caller.page("#how")
        for how in ("named", "random", "draft"):
            await caller.choose("#how", how)
            assert strange(caller) == set()
        await caller.page("#option-stacks")
        assert strange(caller) == set()

    call(visit, app=app())


def test_the_table_and_its_windows() -> None:
    table = new_table("person", "simple", stacks=2)

    async def visit(caller: Caller) -> None:
        await caller.sits()
        await caller.comes(TableScreen)
        assert strange(caller) == set()
        for key, kind in WINDOWS.items():
            await caller.opens(key, kind)
            assert strange(caller) == set(), key
            await caller.press("escape")
            await caller.comes(TableScreen)
        await caller.press("u")
        assert strange(caller) == set()
        await caller.opens("q", YesNo)
        assert strange(caller) == set()
        await caller.press("n")
        await caller.comes(TableScreen)
        await caller.opens("X", YesNo)
        await caller.opens("y", End)
        assert strange(caller) == set()

    call(visit, app=app().opens_with(lambda app: app.play(table)))


def test_a_replay() -> None:
    table = new_table("simple", "simple", stacks=1)
    table.run_bots()

    async def visit(caller: Caller) -> None:
        await caller.comes(ReplayScreen)
        await caller.press("end")
        assert strange(caller) == set()
        await caller.opens("l", Window)
        assert strange(caller) == set()

    call(visit, app=app().opens_with(lambda app: app.look_back(Replay(table))))


@pytest.mark.parametrize("lang", [*languages(), PSEUDO])
def test_nothing_that_is_asked_or_offered_is_cut_on_a_small_screen(lang: str) -> None:
    table, words = new_table("person", "simple"), Words(lang)

    async def visit(caller: Caller) -> None:
        await caller.sits()
        await caller.comes(TableScreen)
        screen = caller.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.panel.question
        said = [screen.panel.question.title, *[words.text(f"screen-foot-{name}", lang=lang) for name in FOOT]]
        said += [words.card(card) for card in table.view(0)["market"] if card]
        for text in said:
            assert " ".join(text.replace("\u00a0", " ").split()) in caller.text()
        for row in screen.panel.question.rows:
            assert set(row.text.replace("\u00a0", " ").split()) <= set(caller.text().split())

    call(visit, app=app(lang).opens_with(lambda app: app.play(table)))


@pytest.mark.parametrize("lang", languages())
def test_the_names_of_all_cards_fit_into_the_market(lang: str) -> None:
    words = Words(lang)
    wide = [words.card(name) for name in cards_in([deck.name for deck in DECKS]) if len(words.card(name)) > NAME_WIDTH]
    assert wide == []
