"""Watching a game step by step: going to and fro, seats, what is hidden, and playing on."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from animalfolk.i18n import Words
from animalfolk.table import Seat, Table
from animalfolk.table.replay import Replay
from animalfolk.table.store import restore, store
from animalfolk.tui import saves
from animalfolk.tui.full.looking import Window
from animalfolk.tui.full.menu import MenuScreen
from animalfolk.tui.full.play_on import JumpScreen, PlayOnScreen
from animalfolk.tui.full.replaying import ReplayScreen
from animalfolk.tui.full.resume import SavedScreen
from animalfolk.tui.full.start import StartApp, run_replay
from animalfolk.tui.setting import SettingError
from tests.table.tables import settled, table_of
from tests.tui.full.caller import LARGE, SMALL, Caller, call


@cache
def played() -> str:
    """The record of a whole game."""
    return store(settled(table_of("person", "simple", stacks=3), 400))


@cache
def running() -> str:
    """The record of a game that goes on."""
    return store(settled(table_of("person", "simple"), 12))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def watching(record: str) -> tuple[StartApp, Replay]:
    """An app that shows a game, and the same replay to compare with."""
    return StartApp(Words()).opens_with(lambda app: app.look_back(Replay(restore(record)))), Replay(restore(record))


def hand(caller: Caller) -> str:
    """The line that says what the own hand is worth."""
    return next((line for line in caller.lines() if line.startswith("Your hand")), "")


def test_steps_go_forward_and_back_and_stop_at_the_ends() -> None:
    app, replay = watching(played())

    async def visit(caller: Caller) -> None:
        await caller.reads(f"step 0 of {replay.length}, as Anna saw it")
        await caller.reads("▶ Turn 1: you")
        first = caller.lines()
        await caller.press("left")
        assert caller.lines() == first
        await caller.press("right", "right", "right")
        await caller.reads(f"step 3 of {replay.length}")
        await caller.press("left", "left", "left")
        await caller.until(lambda: caller.lines() == first, "the start is another")
        await caller.press("end", "right")
        await caller.reads(f"step {replay.length} of {replay.length}")
        await caller.reads("The stall is complete")
        await caller.press("home")
        await caller.until(lambda: caller.lines() == first, "the start is another")

    call(visit, app=app)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_log_goes_up_to_the_step_and_marks_it(size: tuple[int, int]) -> None:
    app, _ = watching(played())

    async def visit(caller: Caller) -> None:
        await caller.reads("▶ Turn 1: you")
        await caller.press("right_square_bracket")
        await caller.reads("▶ Turn 2: Ben")
        told = "\n".join(caller.lines())
        assert "▶ Turn 1" not in told
        assert "Turn 3" not in told
        await caller.press("right_square_bracket")
        await caller.reads("▶ Turn 3: you")
        assert "▶ Turn 2" not in "\n".join(caller.lines())
        await caller.press("right", "right")
        await caller.until(lambda: "▶   You " in "\n".join(caller.lines()), "the step is not marked")
        assert "The stall is complete" not in caller.text()

    call(visit, size, app)


def test_turns_are_reached_by_keys_and_by_number() -> None:
    app, replay = watching(played())
    starts = [start.step for start in replay.turns]
    last = replay.turns[-1].turn

    async def visit(caller: Caller) -> None:
        await caller.press("right_square_bracket", "right_square_bracket")
        await caller.reads(f"Turn 3, step {starts[2]} of")
        await caller.press("right", "left_square_bracket", "left_square_bracket")
        await caller.reads(f"Turn 2, step {starts[1]} of")
        await caller.press("t")
        await caller.reads(f"To which turn, 1 to {last}?")
        await caller.at("Input")
        await caller.press("9", "9", "9", "enter")
        await caller.reads(f"Please type a number from 1 to {last}.")
        await caller.press("ctrl+u", "5", "enter")
        await caller.reads(f"Turn 5, step {starts[4]} of")
        await caller.opens("t", JumpScreen)
        await caller.opens("escape", ReplayScreen)
        await caller.reads(f"Turn 5, step {starts[4]} of")

    call(visit, app=app)


def test_a_finished_game_is_seen_from_every_seat() -> None:
    app, replay = watching(played())

    async def visit(caller: Caller) -> None:
        await caller.press("right", "right")
        await caller.reads(f"step 2 of {replay.length}, as Anna")
        hands = [hand(caller)]
        await caller.press("s")
        await caller.reads("as Ben saw it")
        hands.append(hand(caller))
        await caller.press("s")
        await caller.reads("as those who watch saw it")
        assert hand(caller) == ""
        assert all(hands)
        await caller.press("s")
        await caller.reads("as Anna saw it")

    call(visit, app=app)


def test_a_running_game_is_not_seen_from_a_bots_seat() -> None:
    app, _ = watching(running())

    async def visit(caller: Caller) -> None:
        await caller.reads("as Anna saw it")
        for seen in ("as those who watch saw it", "as Anna saw it") * 2:
            await caller.press("s")
            await caller.reads(seen)

    call(visit, app=app)


def test_keys_can_be_clicked_and_so_can_cards() -> None:
    app, replay = watching(played())

    async def visit(caller: Caller) -> None:
        await caller.reads("→ step")
        row = len(caller.lines()) - 1
        await caller.pilot.click(offset=(caller.lines()[row].index("→"), row))
        await caller.reads(f"step 1 of {replay.length}")
        market = next(place for place, line in enumerate(caller.lines()) if line.startswith("+4"))
        await caller.pilot.click(offset=(9, market))
        await caller.comes(Window)

    call(visit, app=app)


def test_playing_on_makes_a_new_game_with_new_people(home: Path) -> None:
    saves.save(home / "old.animalfolk", restore(played()))
    tables: list[tuple[Table, Path]] = []

    async def visit(caller: Caller) -> None:
        await caller.opens("w", SavedScreen)
        await caller.opens("enter", ReplayScreen)
        await caller.press("right_square_bracket", "right_square_bracket", "right_square_bracket", "p")
        await caller.comes(PlayOnScreen)
        await caller.choose("#kind-1", "peddler")
        await caller.choose("#kind-2", "person")
        await caller.fill("#name-2", "Clara")
        await caller.press("ctrl+s")
        tables.append((await caller.sits(), caller.kept.path))

    call(visit)
    table, path = tables[0]
    assert [seat.kind for seat in table.seats] == ["peddler", "person"]
    assert table.names[1] == "Clara"
    assert table.turn >= 4
    assert path.parent == home
    assert saves.load(path).moment() == table.moment()
    assert (home / "old.animalfolk").read_text(encoding="utf-8") == played()


def test_playing_on_keeps_who_sat_there_and_tells_a_bad_name() -> None:
    app, _ = watching(running())

    async def visit(caller: Caller) -> None:
        await caller.comes(ReplayScreen)
        await caller.press("right", "right", "p")
        await caller.reads("called Ben")
        await caller.fill("#name-1", "A/B")
        await caller.press("ctrl+s")
        await caller.reads("A name has 1 to 20 letters")
        await caller.fill("#name-1", "Anna")
        await caller.press("ctrl+s")
        table = await caller.sits()
        assert table.seats == [Seat("person", "Anna"), Seat("simple", "Ben")]

    call(visit, app=app)


def test_the_whole_log_can_be_read() -> None:
    app, _ = watching(played())

    async def visit(caller: Caller) -> None:
        await caller.press("end")
        await caller.until(lambda: "Turn 1: you" not in caller.text(), "the log is short")
        await caller.opens("l", Window)
        await caller.reads("The stall is complete")
        await caller.press("home")
        await caller.reads("Turn 1: you")

    call(visit, app=app)


def test_nobody_plays_on_after_the_end() -> None:
    app, _ = watching(played())

    async def visit(caller: Caller) -> None:
        await caller.comes(ReplayScreen)
        await caller.press("end", "p")
        await caller.reads("The game is over here")
        assert isinstance(caller.app.screen, ReplayScreen)

    call(visit, app=app)


def test_a_replay_from_the_command_line_ends_where_it_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game").write_text(played(), encoding="utf-8")

    async def visit(caller: Caller) -> None:
        await caller.comes(ReplayScreen)
        await caller.press("escape")
        await caller.until(lambda: caller.app.return_value == 0, "still here")

    monkeypatch.setattr(StartApp, "run", lambda app: call(visit, app=app))
    assert run_replay(Words(), tmp_path / "game") == 0
    assert capsys.readouterr().out == "Goodbye!\n"


def test_a_replay_from_the_menu_goes_back_there(home: Path) -> None:
    saves.save(home / "old.animalfolk", restore(played()))

    async def visit(caller: Caller) -> None:
        await caller.opens("w", SavedScreen)
        await caller.reads("finished")
        await caller.opens("enter", ReplayScreen)
        await caller.opens("escape", MenuScreen)

    call(visit)


@pytest.mark.parametrize(
    "text", [None, "", "animalfolk record 2\n", played().replace("turn", "tern").replace("P1", "P2")]
)
def test_a_bad_file_is_told_in_one_line(text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StartApp, "run", lambda app: pytest.fail("the screen was opened"))
    path = tmp_path / "game.animalfolk"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(SettingError, match=r"game\.animalfolk") as error:
        run_replay(Words(), path)
    assert "\n" not in str(error.value)
