"""Whole games through the keys of the full screen, in every mode."""

from __future__ import annotations

import pytest

from animalfolk.table import Table
from animalfolk.tui.full.passing import End
from tests.tui.full.merchant import LARGE, SMALL, Guest, new_table, sit


def played(table: Table, size: tuple[int, int] = SMALL) -> tuple[str, list[str]]:
    """What is on the screen at the end, and what was kept."""
    shown: list[str] = []

    async def visit(guest: Guest) -> None:
        await guest.play()
        await guest.draw()
        assert isinstance(guest.app.screen, End)
        shown.append(guest.said().replace("│", ""))
        await guest.press("enter")
        assert not guest.app.is_running or guest.app._exit

    kept = sit(table, visit, size)
    return " ".join(shown[0].split()), kept


def test_a_whole_game_against_a_bot() -> None:
    table = new_table("person", "simple", stacks=5)
    shown, kept = played(table)
    assert table.ended_by_rule
    name = "you win" if table.winners == [0] else "Ben"
    assert name in shown
    assert f"You built {len(table.view(None)['seats'][0]['stall'])} of 5 stacks." in shown
    assert len(kept) > len(table.log)
    assert kept[-1] == "over"


@pytest.mark.parametrize(
    ("kinds", "mode", "decks", "size", "said"),
    [
        (["person", "simple", "simple", "simple"], "teams", "raccoons chameleons foxes owls", SMALL, "the first stall"),
        (["person"], "solo", "ocelots macaws squirrels", LARGE, "The Company bought"),
        (["person", "simple"], "coop", "sloths polecats crocodiles platypuses", SMALL, "stacks together"),
        (["person", "person"], "free", "pandas owls sloths", LARGE, "has the first stall with 2 stacks"),
    ],
    ids=["teams", "solo", "coop", "people"],
)
def test_games_in_every_mode(kinds: list[str], mode: str, decks: str, size: tuple[int, int], said: str) -> None:
    table = new_table(*kinds, mode=mode, decks=decks, stacks=2 if mode == "free" else 3)
    shown, _ = played(table, size)
    assert table.ended_by_rule
    assert said in shown


def test_bots_alone_play_while_people_watch() -> None:
    table = new_table("simple", "simple", stacks=2)
    shown, kept = played(table)
    assert "has the first stall with 2 stacks" in shown
    assert len(kept) > len(table.log)
