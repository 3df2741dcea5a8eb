"""From the menu to a table: new games of every kind, drafts, saved games, and how the program is left."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from animalfolk.bots import BOTS
from animalfolk.engine.rules import COOP, FREE, SOLO, TABLE, TEAMS
from animalfolk.game.setup import Setup
from animalfolk.i18n import Words
from animalfolk.modes.choosing import fitting
from animalfolk.table import Seat, Settings, Table
from animalfolk.tui import saves
from animalfolk.tui.full.draft import DraftScreen
from animalfolk.tui.full.menu import MenuScreen
from animalfolk.tui.full.passing import End, YesNo
from animalfolk.tui.full.reading import ReadingScreen
from animalfolk.tui.full.resume import SavedScreen
from animalfolk.tui.full.setup import NewGameScreen
from animalfolk.tui.full.setup_options import RARE
from animalfolk.tui.full.start import INTERRUPTED, StartApp, run_full
from animalfolk.tui.plain import Wishes
from animalfolk.tui.plan import kinds, value_words
from animalfolk.tui.saves import saved
from animalfolk.tui.setting import SettingError, Way, seed_of
from tests.support.answers import sensible
from tests.table.tables import settled, table_of
from tests.tui.full.caller import LARGE, SMALL, Caller, call


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def setup_of(table: Table) -> Setup:
    assert isinstance(table.start, Setup)
    return table.start


# the menu


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_menu_says_what_there_is(size: tuple[int, int]) -> None:
    async def visit(caller: Caller) -> None:
        for entry in ("Play now you against Basil", "New game", "Go on", "Watch a game", "Cards", "Rules", "Quit"):
            await caller.reads(entry)
        await caller.reads("no unfinished game is saved")
        await caller.press("g", "w")
        assert isinstance(caller.app.screen, MenuScreen)

    call(visit, size)


def test_play_now_begins_a_first_game_that_is_kept(home: Path) -> None:
    async def visit(caller: Caller) -> None:
        await caller.press("p")
        table = await caller.sits()
        assert table.seats == [Seat("person", "Player 1"), Seat("trader", "Basil")]
        assert setup_of(table).decks == ("macaws", "pandas", "squirrels")
        await caller.reads("What do you do?")
        moments.append(table.moment())

    moments: list[str] = []
    call(visit)
    (path,) = home.glob("*.animalfolk")
    assert [saves.load(path).moment()] == moments


def test_the_menu_is_used_with_arrows_and_with_the_mouse() -> None:
    async def visit(caller: Caller) -> None:
        await caller.press("down")
        await caller.opens("enter", NewGameScreen)
        await caller.opens("escape", MenuScreen)
        row = next(row for row, line in enumerate(caller.lines()) if "what every card" in line)
        await caller.pilot.click(offset=(10, row))
        await caller.reads("Swift Broker: macaws 1")

    call(visit)


def test_cards_and_rules_can_be_read() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("c", ReadingScreen)
        await caller.press("down")
        await caller.reads("Loyal Partner: pandas 1")
        assert "Stock Clearance: pandas 5" not in caller.text()
        await caller.press("space", "space")
        await caller.reads("Stock Clearance: pandas 5")
        await caller.press("slash")
        await caller.at("Input")
        await caller.write("winter")
        await caller.reads("Winter is Coming: squirrels 5")
        await caller.opens("escape", MenuScreen)
        await caller.opens("r", ReadingScreen)
        await caller.reads("be the first to build eight stacks")
        await caller.press("down")
        await caller.reads("COMP-01")

    call(visit)


# a new game


@pytest.mark.parametrize(
    ("mode", "players", "decks"), [(FREE, 2, 3), (TEAMS, 4, 4), (SOLO, 1, 3), (COOP, 2, 4)], ids=str
)
def test_every_way_to_play_begins(mode: int, players: int, decks: int) -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.press(*["down"] * mode, "ctrl+s")
        table = await caller.sits()
        assert setup_of(table).rules.mode == mode
        assert (len(table.seats), len(setup_of(table).decks)) == (players, decks)
        assert [seat.kind for seat in table.seats] == ["person", *["trader"] * (players - 1)]

    call(visit)


def test_people_and_bots_sit_where_they_are_put() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.choose("#count", "3")
        await caller.choose("#kind-1", "novice")
        await caller.choose("#kind-2", "person")
        await caller.fill("#name-2", "Anna")
        await caller.choose("#first", "P2")
        await caller.reads("Basil, Anna and Clove")
        await caller.press("ctrl+s")
        table = await caller.sits()
        assert [seat.kind for seat in table.seats] == ["novice", "person", "trader"]
        assert table.names[1] == "Anna"
        assert len(set(table.names)) == 3
        assert setup_of(table).first == 1

    call(visit)


def test_a_name_that_cannot_be_is_told_and_nothing_is_lost() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.choose("#count", "3")
        await caller.choose("#kind-2", "person")
        await caller.fill("#name-1", "Ben")
        await caller.fill("#name-2", "Ben")
        await caller.press("ctrl+s")
        await caller.reads("Ben sits at the table already.")
        assert isinstance(caller.app.screen, NewGameScreen)
        await caller.fill("#name-2", "Anna [b]")
        await caller.press("ctrl+s")
        table = await caller.sits()
        assert table.names[:2] == ["Ben", "Anna [b]"]
        assert len(table.seats) == 3

    call(visit)


def test_decks_are_chosen_by_name() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.page("#how")
        await caller.choose("#how", "named")
        await caller.reads("Choose 3 decks")
        await caller.press("ctrl+s")
        await caller.reads("No deck is chosen yet.")
        await caller.press("tab", "space", "down", "down", "space")
        await caller.reads("2 chosen so far")
        await caller.reads("light fingers")
        await caller.press("ctrl+s")
        await caller.reads("2 players need 3 different decks")
        await caller.press("end", "space", "ctrl+s")
        assert setup_of(await caller.sits()).decks == ("macaws", "raccoons", "owls")

    call(visit)


def test_decks_are_drawn_from_those_that_fit_a_wish() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.page("#how")
        await caller.choose("#how", "random")
        await caller.reads("Lucky Ocelots")
        await caller.choose("#wish-complexity", "1")
        await caller.until(lambda: "Lucky Ocelots" not in caller.text(), "Ocelots are not simple")
        await caller.choose("#wish-box", "2")
        await caller.reads("3 decks are needed, and fewer fit")
        await caller.press("ctrl+s")
        await caller.reads("only these fit this wish")
        await caller.choose("#wish-box", "")
        await caller.press("ctrl+s")
        assert set(setup_of(await caller.sits()).decks) <= set(fitting({"complexity": 1}))

    call(visit)


def test_decks_are_chosen_in_turn() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.page("#how")
        await caller.choose("#how", "draft")
        await caller.press("ctrl+s")
        await caller.comes(DraftScreen)
        await caller.reads("Player 1, which deck stays out of this game?")
        await caller.press("enter")
        await caller.reads("Player 1 bans Snappy Scarlet Macaws.")
        await caller.reads("Player 1, which deck comes into this game?")
        assert "Basil bans" in caller.text()
        await caller.press("down", "enter")
        table = await caller.sits()
        start = setup_of(table)
        bans = [step.split()[2] for step in start.draft if " ban " in step]
        picks = [step.split()[2] for step in start.draft if step.startswith("P1 pick")]
        assert not set(bans) & set(start.decks)
        assert picks[0] in start.decks
        assert start.rules.gold == 1

    call(visit)


def test_a_draft_that_is_broken_off_leaves_what_was_filled_in() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.fill("#name-1", "Anna")
        await caller.press("enter")
        await caller.page("#how")
        await caller.choose("#how", "draft")
        await caller.press("ctrl+s")
        await caller.reads("Anna, which deck stays out of this game?")
        await caller.press("escape")
        await caller.until(lambda: isinstance(caller.app.screen, NewGameScreen), "the form is gone")
        await caller.reads("Anna and Basil; decks to be chosen in turn")

    call(visit)


def test_options_seed_and_undo_come_to_the_table() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.press("down", "down")
        await caller.page("#how")
        await caller.page("#option-stacks")
        await caller.reads("as usual: 8")
        await caller.choose("#option-stacks", "5")
        await caller.choose("#option-difficulty", "stern")
        await caller.choose("#undo", "never")
        await caller.fill("#seed", "market day")
        assert "All the Company's cards are open" not in caller.text()
        await caller.press("tab", "enter")
        await caller.reads("All the Company's cards are open")
        await caller.choose("#option-open_company_deck", "no")
        await caller.press("ctrl+s")
        table = await caller.sits()
        changed = setup_of(table).rules.changed()
        assert {"stacks=5", "difficulty=stern", "open_company_deck=no"} <= set(changed)
        assert table.settings.undo == "never"
        assert setup_of(table).seed == seed_of("market day")

    call(visit)


@pytest.mark.parametrize("keys", [["p"], ["n", "ctrl+s"]], ids=["at once", "by the form"])
def test_how_a_table_treats_people_is_as_the_flags_say(keys: list[str]) -> None:
    said = Settings(hold=False, undo="agreed", hints=False)

    async def visit(caller: Caller) -> None:
        for key in keys:
            await caller.press(key)
        table = await caller.sits()
        assert table.settings == said

    call(visit, app=StartApp(Words(), settings=said))


def test_options_of_another_way_to_play_are_not_taken_along() -> None:
    async def visit(caller: Caller) -> None:
        await caller.opens("n", NewGameScreen)
        await caller.press("down", "down")
        await caller.page("#how")
        await caller.page("#option-stacks")
        await caller.choose("#option-difficulty", "stern")
        await caller.page("#mode")
        await caller.press("up")
        await caller.page("#how")
        await caller.page("#option-stacks")
        await caller.reads("as usual: 10")
        await caller.until(lambda: "How hard" not in caller.text(), "the Company is not here")
        await caller.press("ctrl+s")
        assert setup_of(await caller.sits()).rules.mode == TEAMS

    call(visit)


# going on


def test_a_game_goes_on_at_the_same_decision(home: Path) -> None:
    left = settled(table_of("person", "random", "person"), 12)
    saves.save(home / "a.animalfolk", left)
    saves.save(home / "b.animalfolk", settled(table_of("simple", "simple"), 1))

    async def visit(caller: Caller) -> None:
        await caller.reads("with the game that was left")
        await caller.opens("g", SavedScreen)
        await caller.reads(f"Anna, Ben and Clara everybody turn {left.turn}")
        assert "finished" not in caller.text()
        await caller.press("enter")
        table = await caller.sits()
        assert (table.seats, table.moment()) == (left.seats, left.moment())
        assert caller.kept.path == home / "a.animalfolk"

    call(visit)


@pytest.mark.parametrize("answer", ["y", "n"])
def test_whoever_had_left_is_asked(home: Path, answer: str) -> None:
    left = settled(table_of("person", "person", "simple"), 6)
    left.leave(1)
    saves.save(home / "a.animalfolk", left)

    async def visit(caller: Caller) -> None:
        await caller.opens("g", SavedScreen)
        await caller.press("enter")
        await caller.reads("Is Ben back?")
        await caller.press(answer)
        table = await caller.sits()
        assert table.away == ([] if answer == "y" else [1])

    call(visit)


def test_saved_games_are_listed_with_the_latest_first(home: Path) -> None:
    saves.save(home / "1.animalfolk", settled(table_of("person", "simple"), 9))
    saves.save(home / "2.animalfolk", settled(table_of("person", mode="solo"), 5))
    saves.save(home / "3.animalfolk", settled(table_of("simple", "simple"), 1))
    (home / "4.animalfolk").write_bytes(b"\xff")
    for place, number in enumerate("2341", start=1):
        os.utime(home / f"{number}.animalfolk", (0, 1_000_000 * place))
    games = list(saved())
    assert [game.path.name[0] for game in games] == ["1", "4", "3", "2"]
    assert [game.is_damaged for game in games] == [False, True, False, False]
    assert [game.is_over for game in games] == [False, False, True, False]
    assert [games[0].names, games[3].names] == [("Anna", "Ben"), ("Anna",)]
    assert [games[0].mode, games[3].mode] == ["free", "solo"]
    assert games[0].turn == saves.load(games[0].path).turn


def test_a_file_that_cannot_be_read_is_told(home: Path) -> None:
    home.mkdir()
    (home / "bad.animalfolk").write_text("animalfolk record 2\nnonsense\n", encoding="utf-8")

    async def visit(caller: Caller) -> None:
        await caller.opens("g", SavedScreen)
        await caller.reads("bad.animalfolk cannot be read")
        await caller.press("enter")
        await caller.reads("This saved game cannot be read")
        assert isinstance(caller.app.screen, SavedScreen)
        await caller.press("escape")
        await caller.comes(MenuScreen)

    call(visit)


# from the command line, and leaving


def headless(monkeypatch: pytest.MonkeyPatch, leave: str) -> None:
    """Whenever the game opens, sit down at the table and leave it."""

    async def visit(caller: Caller) -> None:
        await caller.sits()
        if leave == "q":
            await caller.opens("q", YesNo)
        await caller.press("y" if leave == "q" else leave)
        await caller.until(lambda: caller.app.return_value is not None, "still here")

    monkeypatch.setattr(StartApp, "run", lambda app: call(visit, app=app))


def test_after_the_end_of_a_game_the_menu_is_there(home: Path) -> None:
    almost = settled(table_of("person", "simple", stacks=1), 0)
    saves.save(home / "a.animalfolk", almost)

    async def visit(caller: Caller) -> None:
        await caller.opens("g", SavedScreen)
        await caller.press("enter")
        table = await caller.sits()
        while not table.is_over:
            seat = table.asked
            assert seat is not None
            table.answer(seat, table.number(seat), sensible(table.game, seat))
            table.run_bots()
        await caller.press("q")
        await caller.comes(MenuScreen)
        await caller.reads("no unfinished game is saved")
        assert caller.app.return_value is None

    call(visit)


def test_clear_wishes_begin_at_once(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    headless(monkeypatch, "q")
    wishes = Wishes(["Anna"], 2, ["macaws", "pandas", "owls", "foxes"], way=Way({"stacks": "5"}))
    assert run_full(Words(), wishes) == 0
    (path,) = home.glob("*.animalfolk")
    table = saves.load(path)
    assert (table.names[0], len(table.seats)) == ("Anna", 3)
    assert set(setup_of(table).decks) == {"macaws", "pandas", "owls", "foxes"}
    assert capsys.readouterr().out == (
        f"The game is saved. Go on with it any time:\n  animalfolk play --resume {path}\nGoodbye!\n"
    )


def test_a_draft_that_was_wished_for_can_be_left(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def visit(caller: Caller) -> None:
        await caller.comes(DraftScreen)
        await caller.press("escape")
        await caller.until(lambda: caller.app.return_value is not None, "still here")

    monkeypatch.setattr(StartApp, "run", lambda app: call(visit, app=app))
    assert run_full(Words(), Wishes(["Anna"], decks=["draft"])) == 0
    assert capsys.readouterr().out == "Goodbye!\n"
    assert not home.exists()


def test_an_interrupted_game_is_kept_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    left = settled(table_of("person", "simple"), 9)
    saves.save(tmp_path / "game", left)
    headless(monkeypatch, "ctrl+c")
    assert run_full(Words(), Wishes(resume=tmp_path / "game")) == INTERRUPTED
    assert saves.load(tmp_path / "game").moment() == left.moment()
    assert f"animalfolk play --resume {tmp_path / 'game'}" in capsys.readouterr().out


def test_a_game_that_cannot_be_saved_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    headless(monkeypatch, "q")
    assert run_full(Words(), Wishes(["Anna"], save=tmp_path / "file" / "game")) == 0
    out = capsys.readouterr().out
    assert "could not be saved" in out
    assert "--resume" not in out


def test_a_finished_game_says_where_its_record_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saves.save(tmp_path / "game", settled(table_of("person", "simple", stacks=1), 400))

    async def visit(caller: Caller) -> None:
        await caller.comes(End)
        await caller.press("enter")
        await caller.until(lambda: caller.app.return_value is not None, "still here")

    monkeypatch.setattr(StartApp, "run", lambda app: call(visit, app=app))
    assert run_full(Words(), Wishes(resume=tmp_path / "game")) == 0
    assert f"The record of this game: {tmp_path / 'game'}\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (Wishes(["Anna"], 6), "can play, not 7"),
        (Wishes(decks=["dragons"]), "need 3 different decks"),
        (Wishes(resume=Path("nowhere.animalfolk")), "cannot be read: nowhere.animalfolk"),
        (Wishes(way=Way({"stacks": "many"})), "stacks is a number from 1 to 10"),
    ],
    ids=["players", "decks", "file", "option"],
)
def test_a_wish_that_cannot_be_is_told_before_the_screen_opens(
    wishes: Wishes, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StartApp, "run", lambda app: pytest.fail("the screen was opened"))
    with pytest.raises(SettingError, match=said):
        run_full(Words(), wishes)


def test_whatever_can_be_chosen_has_words() -> None:
    words = Words()
    assert all(text for text, _ in kinds(words, list(BOTS)))
    for option in RARE:
        assert words.text(f"begin-option-{option}")
        assert all(value_words(words, option, value) for value in TABLE[option].values)
