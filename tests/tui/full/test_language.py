"""Another language in the middle of the full screen: at the menu, at the table, in a replay."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import OptionList

from animalfolk.engine.view import pending
from animalfolk.game.setup import Setup
from animalfolk.i18n import Words, languages
from animalfolk.modes.choosing import fitting
from animalfolk.table.replay import Replay
from animalfolk.tui import preferences
from animalfolk.tui.full.app import TableScreen
from animalfolk.tui.full.language import LanguageScreen
from animalfolk.tui.full.looking import Window
from animalfolk.tui.full.menu import MenuScreen
from animalfolk.tui.full.passing import Curtain, End, YesNo
from animalfolk.tui.full.replaying import ReplayScreen
from animalfolk.tui.full.setup import NewGameScreen
from animalfolk.tui.full.start import StartApp
from animalfolk.tui.speaking import choices
from tests.tui.full.caller import Caller, call
from tests.tui.full.merchant import Guest, new_table, sit

POLISH = Words("pl")
CODES = languages()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))


async def speak(caller: Caller, key: str, code: str) -> None:
    """Choose a language from the list that this key opens."""
    await caller.opens(key, LanguageScreen)
    await caller.at("OptionList")
    await caller.press("home", *["down"] * CODES.index(code), "enter")
    await caller.until(lambda: not isinstance(caller.app.screen, LanguageScreen), "the list is still there")


def test_the_list_names_every_language_as_it_calls_itself() -> None:
    async def visit(caller: Caller) -> None:
        await caller.comes(MenuScreen)
        await caller.opens("l", LanguageScreen)
        for code, name in choices():
            assert f"{code} {name}" in caller.text()
        await caller.press("escape")
        await caller.comes(MenuScreen)
        assert "Play now" in caller.text()

    call(visit)
    assert preferences.load() == {}


def test_the_menu_speaks_at_once_and_next_time() -> None:
    async def visit(caller: Caller) -> None:
        await caller.comes(MenuScreen)
        await speak(caller, "l", "pl")
        await caller.reads(POLISH.text("begin-menu-play"))
        for key in ("begin-subtitle", "start-about", "begin-menu-language"):
            assert POLISH.text(key) in caller.text()
        assert Words().text("begin-subtitle") not in caller.text()
        await caller.opens("n", NewGameScreen)
        assert POLISH.text("begin-count") in caller.text()

    call(visit)
    assert preferences.load()["lang"] == "pl"


def test_the_menu_below_a_table_speaks_it_too() -> None:
    words = Words()

    async def visit(caller: Caller) -> None:
        await caller.comes(MenuScreen)
        caller.app.play(new_table("simple", "simple", stacks=1))
        await caller.until(lambda: caller.app.kept is not None and caller.kept.table.is_over, "nobody wins")
        await caller.until(lambda: "wins" in caller.text(), "no end")
        await caller.press("escape")
        await caller.comes(TableScreen)
        await speak(caller, "L", "pl")
        await caller.reads(POLISH.text("screen-over"))
        await caller.press("q")
        await caller.comes(MenuScreen)
        await caller.reads(POLISH.text("begin-menu-play"))

    call(visit, app=StartApp(words))


def test_the_whole_table_is_said_anew() -> None:
    table = new_table("person", mode="solo", decks="ocelots macaws squirrels")

    async def visit(guest: Guest) -> None:
        assert "The Company" in guest.said()
        english = guest.said()
        await guest.press("L", "home", *["down"] * CODES.index("pl"), "enter")
        await guest.until(POLISH.text("screen-market"))
        shown = guest.said()
        view = table.view(0)
        for name in filter(None, view["market"]):
            assert POLISH.card(name) in shown
        for option in pending(view)["options"]:
            assert set(POLISH.option(option, view, guest.at_table.sitting.names).split()) <= set(shown.split())
        for key in ("screen-act", "screen-foot-leave", "screen-you"):
            assert POLISH.text(key) in shown
            assert Words().text(key) in english
            assert Words().text(key) not in shown
        assert "Company" not in shown
        assert POLISH.begun(POLISH.text("company-name")) in shown
        card = next(name for name in view["seats"][0]["hand"] if name not in ("junk", *view["market"]))
        await guest.click(POLISH.card(card))
        assert isinstance(guest.app.screen, Window)
        assert POLISH.card_text(card)[:20] in guest.said()

    sit(table, visit)


def test_what_is_marked_stays_marked() -> None:
    table = new_table("person", "simple")

    async def visit(guest: Guest) -> None:
        await guest.choose("Discard any")
        await guest.press("2", "3")
        assert guest.question.marks == [1, 2]
        await guest.press("L", "home", *["down"] * CODES.index("pl"), "enter")
        await guest.until(POLISH.text("screen-done"))
        assert guest.question.marks == [1, 2]
        await guest.press("escape", "escape")
        assert POLISH.text("screen-act") in guest.said()
        await guest.choose(POLISH.option("inventory", table.view(0), []))
        await guest.press("1", "enter")
        assert len(table.view(0)["seats"][0]["discard"]) == 1

    sit(table, visit)


def test_a_click_at_the_foot_opens_the_list_and_a_click_chooses() -> None:
    async def visit(guest: Guest) -> None:
        await guest.click("L en")
        assert isinstance(guest.app.screen, LanguageScreen)
        await guest.click("polski")
        await guest.until(POLISH.text("screen-market"))
        assert "L pl" in guest.text()

    sit(new_table("person", "simple"), visit)


def test_a_replay_is_told_anew() -> None:
    table = new_table("simple", "simple", stacks=1)
    table.run_bots()
    replay = Replay(table)
    replay.go(3)

    async def visit(caller: Caller) -> None:
        await caller.comes(ReplayScreen)
        await caller.reads("as those who watch saw it")
        await speak(caller, "L", "pl")
        await caller.reads("patrzą widzowie")
        for key in ("screen-market", "replay-key-step", "replay-key-leave"):
            assert POLISH.text(key) in caller.text()
        for word in ("Market", "Turn", "draws", "builds", "play on"):
            assert word not in caller.text()

    call(visit, app=StartApp(Words()).opens_with(lambda app: app.look_back(replay)))


def test_the_spoken_language_is_lit() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("l", LanguageScreen)
        assert caller.app.screen.query_one(OptionList).highlighted == CODES.index("pl")

    call(visit, app=StartApp(Words("pl")))


@pytest.mark.parametrize(("lang", "key"), [("en", "y"), ("fr", "o"), ("fr", "y"), ("pl", "t")])
def test_yes_is_its_first_letter_in_every_language(lang: str, key: str) -> None:
    async def visit(guest: Guest) -> None:
        guest.at_table.words.speak(lang)
        await guest.press("X", key)
        assert guest.table.resigned == [0]

    sit(new_table("person", "simple"), visit)


def test_a_form_below_a_table_keeps_what_was_filled_in() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.press("down")
        await caller.choose("#kind-2", "person")
        await caller.fill("#name-2", "Ben")
        await caller.choose("#kind-3", "novice")
        await caller.choose("#first", "P2")
        await caller.page("#how")
        await caller.choose("#how", "named")
        await caller.press("tab")
        await caller.at("DeckList")
        await caller.press("space", "down", "space", "down", "space", "down", "space")
        await caller.page("#option-stacks")
        await caller.choose("#option-stacks", "6")
        await caller.choose("#undo", "never")
        await caller.fill("#seed", "acorns")
        await caller.press("ctrl+s")
        await caller.comes(Curtain)
        before = caller.kept.table
        await caller.opens("enter", TableScreen)
        await speak(caller, "L", "pl")
        await caller.sits()
        await caller.opens("X", YesNo)
        await caller.opens("y", End)
        await caller.press("enter")
        await caller.reads(POLISH.text("begin-option-stacks"))
        await caller.at("#seed")
        assert "acorns" in caller.text()
        await caller.press("ctrl+s")
        await caller.comes(Curtain)
        again = caller.kept.table
        assert again is not before
        assert (again.start, again.settings) == (before.start, before.settings)
        assert [seat.kind for seat in again.seats] == ["person", "person", "novice", "trader"]
        assert again.names[:2] == [POLISH.text("setup-person", number=1), "Ben"]

    call(visit)


def test_the_form_itself_is_said_anew_where_it_stands() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.press("down", "down")
        await caller.page("#how")
        await caller.choose("#how", "random")
        await caller.choose("#wish-luck", "1")
        await speak(caller, "L", "pl")
        await caller.reads(POLISH.text("begin-decks-random"))
        await caller.at("#wish-luck")
        assert POLISH.text("begin-most-so", most=1) in caller.text()
        await caller.press("ctrl+s")
        table = await caller.sits()
        assert isinstance(table.start, Setup)
        assert len(table.seats) == 1
        assert set(table.start.decks) <= set(fitting({"luck": 1}))

    call(visit)
