"""Windows of the full screen in the language for tests, on a small screen: all is in the catalogue, and fits."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.screen import ModalScreen
from textual.widgets import Collapsible, Input, Static, TabbedContent

from animalfolk.engine.rules import COOP, FREE, SOLO, TEAMS
from animalfolk.i18n import Words
from animalfolk.i18n.plain import PSEUDO, languages
from animalfolk.table import Table
from animalfolk.table.replay import Replay
from animalfolk.tui.full.app import TableScreen
from animalfolk.tui.full.chooser import Chooser
from animalfolk.tui.full.decklist import DeckList
from animalfolk.tui.full.draft import DraftScreen
from animalfolk.tui.full.keybar import KeyBar
from animalfolk.tui.full.menu import MenuScreen
from animalfolk.tui.full.passing import Curtain, YesNo
from animalfolk.tui.full.play_on import JumpScreen, PlayOnScreen
from animalfolk.tui.full.replaying import ReplayScreen
from animalfolk.tui.full.resume import SavedScreen
from animalfolk.tui.full.setup import PAGES, NewGameScreen
from animalfolk.tui.full.setup_seats import Seating
from animalfolk.tui.full.start import StartApp
from animalfolk.tui.full.wrapping import Prose
from tests.i18n.marked import english, unsaid
from tests.i18n.test_pseudo import keep
from tests.table.tables import NAMES
from tests.tui.full.caller import Caller, call
from tests.tui.full.merchant import laid, new_table
from tests.tui.full.sight import cut
from tests.tui.full.test_marked import strange

FILE = {"bad", "animalfolk", "Do"}  # a file that cannot be read is called by its name; and names are cut
MARKET = "market: acorn accordion cookies flashy_show prepaid_good"
SEVERAL = {  # tables where several cards are asked, and the keys up to there
    "pay": (laid(MARKET, "P1 hand: cookies spyglass junk"), "Buy"),
    "stack": (laid(MARKET, "P1 hand: accordion junk", "P1 stall: junk | junk | junk | junk"), "Build"),
    "discard": (laid(MARKET, "P1 hand: swift_broker stashing_vendor shattered_relic spyglass cookies"), "Discard"),
    "order": (laid(MARKET, "P1 hand: swift_broker cookies spyglass junk", "P1 deck: acorn acorn acorn"), "Play Swift"),
    "run": (
        laid(
            "decks: platypuses macaws squirrels",
            "P1 hand: dangerous_test cookies spyglass",
            "P1 deck: acorn swift_broker junk junk",
        ),
        "Play Dangerous",
    ),
    "market": (
        laid(
            "decks: platypuses macaws squirrels",
            "market: acorn - cookies spyglass flashy_show",
            "P1 hand: calculations junk junk",
            "P1 deck: junk junk junk junk",
        ),
        "Rearrange",
    ),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose name has no letters."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ANIMALFOLK_HOME", "7")
    return tmp_path / "7"


def app() -> StartApp:
    return StartApp(Words(PSEUDO))


async def look(caller: Caller, known: frozenset[str] = frozenset()) -> None:
    """Nothing on the screen is cut, and all of it is in the catalogue."""
    await caller.draw()
    assert cut(caller.app.screen) == [], "\n".join(caller.lines())
    screen = caller.app.screen
    if isinstance(screen, ModalScreen):  # the lines of the screen below are covered in part
        found = {word for part in screen.query(Static) for word in unsaid(str(part.visual), NAMES)}
    else:
        found = strange(caller)
    assert found <= known


# before the table


def test_all_pages_of_a_new_game_in_every_way_to_play() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        for mode in (FREE, TEAMS, SOLO, COOP):
            await caller.press("home", *["down"] * mode)
            assert caller.app.screen.query_one(Seating).mode == mode
            await look(caller)
            await caller.page("#how")
            for how in ("first", "named", "random", "draft"):
                await caller.choose("#how", how)
                await look(caller)
            await caller.choose("#how", "first")
            await caller.page("#option-stacks")
            caller.app.screen.query_one(Collapsible).collapsed = False
            await look(caller)
            assert caller.app.screen.query_one(TabbedContent).active == PAGES[-1]
            await caller.page("#mode")

    call(visit, app=app())


def test_every_value_of_every_option() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.press(*["down"] * COOP)
        await caller.page("#how")
        await caller.page("#option-stacks")
        caller.app.screen.query_one(Collapsible).collapsed = False
        choosers = list(caller.app.screen.query("OptionPage Chooser").results(Chooser))
        for turn in range(max(len(chooser.values) for chooser in choosers)):
            for chooser in choosers:
                chooser.choose(chooser.values[turn % len(chooser.values)])
            await look(caller)

    call(visit, app=app())


def test_a_draft() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.page("#how")
        await caller.choose("#how", "draft")
        await caller.opens("ctrl+s", DraftScreen)
        await caller.at("DeckList")
        await look(caller)
        await caller.press("down", "enter")
        await look(caller)
        deck = caller.app.screen.query_one(DeckList).deck
        assert deck
        assert caller.app.words.deck(deck, "line")[:40] in caller.text()

    call(visit, app=app())


def test_saved_games(home: Path) -> None:
    async def visit(caller: Caller) -> None:
        await caller.comes(MenuScreen)
        await look(caller)
        keep(home)
        caller.app.pop_screen()
        await caller.app.push_screen(MenuScreen(caller.app.words))
        await caller.comes(MenuScreen)
        for key in ("w", "g"):
            await caller.opens(key, SavedScreen)
            await look(caller, frozenset(FILE))
            await caller.opens("escape", MenuScreen)
        await caller.opens("w", SavedScreen)
        await caller.press("enter")
        await caller.until(lambda: bool(str(caller.app.screen.query_one("#trouble", Prose).visual)), "no trouble")
        assert cut(caller.app.screen) == []

    call(visit, app=app())


def test_no_saved_games() -> None:
    async def visit(caller: Caller) -> None:
        await caller.comes(MenuScreen)
        for aim in ("resume", "replay"):
            await caller.app.push_screen(SavedScreen(caller.app.words, aim))
            await caller.comes(SavedScreen)
            await look(caller)
            await caller.opens("escape", MenuScreen)

    call(visit, app=app())


# replays


def test_windows_of_a_replay() -> None:
    table = new_table("simple", "simple", "simple", "random", decks="macaws pandas squirrels sloths foxes", stacks=1)
    table.run_bots()
    replay = Replay(table)
    replay.go(2)

    async def visit(caller: Caller) -> None:
        await caller.comes(ReplayScreen)
        await look(caller)
        await caller.opens("t", JumpScreen)
        await caller.at("Input")
        await caller.press("9", "9", "9", "enter")
        await look(caller)
        await caller.opens("escape", ReplayScreen)
        await caller.opens("p", PlayOnScreen)
        await look(caller)
        for number in (1, 2):
            await caller.choose(f"#kind-{number}", "person")
            caller.app.screen.query_one(f"#name-{number}", Input).value = "Anna"
        await caller.press("ctrl+s")
        await caller.reads(Words(PSEUDO).text("setup-name-taken", name="Anna").split("Anna")[0].strip())
        await look(caller)
        await caller.opens("escape", ReplayScreen)
        await caller.press("end", "p")
        await look(caller)

    call(visit, app=app().opens_with(lambda app: app.look_back(replay)))


@pytest.mark.parametrize("lang", languages())
def test_the_keys_of_a_replay_stand_in_one_line(lang: str) -> None:
    async def visit(caller: Caller) -> None:
        await caller.comes(ReplayScreen)
        assert caller.app.screen.query_one(KeyBar).size.height == 1

    replay = Replay(new_table("simple", "simple"))
    call(visit, app=StartApp(Words(lang)).opens_with(lambda app: app.look_back(replay)))


# at the table


def two() -> Table:
    """Anna, who can build, and Ben."""
    return laid(MARKET, "P1 hand: swift_broker", "P1 deck: junk junk", "P2 hand: junk", kinds=("person", "person"))


def test_the_curtain_and_what_is_asked_there() -> None:
    async def visit(caller: Caller) -> None:
        await caller.comes(Curtain)
        await look(caller)
        await caller.opens("enter", TableScreen)
        await caller.press("1", "enter")
        await caller.opens("enter", Curtain)
        await look(caller)
        await caller.opens("u", YesNo)
        await look(caller)
        await caller.press("y")
        await caller.until(lambda: "Ben:" in caller.text() or "Ben :" in caller.text(), "Ben is not asked")
        await look(caller)

    call(visit, app=app().opens_with(lambda app: app.play(two())))


@pytest.mark.parametrize("asked", SEVERAL)
def test_questions_for_several_cards(asked: str) -> None:
    given, verb = SEVERAL[asked]
    table = Table(given.start, given.seats, given.settings, nonce="ab" * 16)

    async def visit(caller: Caller) -> None:
        await caller.sits()
        await caller.comes(TableScreen)
        screen = caller.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.panel.question
        key = next(row.key for row in screen.panel.question.rows if english(row.text).startswith(verb))
        await caller.press(*key)
        await caller.until(lambda: bool(screen.panel.question and screen.panel.question.takes_several), asked)
        await look(caller)
        await caller.press("space", "down", "space")
        await look(caller)
        for row in screen.panel.question.rows:
            assert set(row.text.replace("\u00a0", " ").split()) <= set(caller.text().split())

    call(visit, app=app().opens_with(lambda app: app.play(table)))
