"""In the terminals: no question where nothing is of use, unless somebody wishes it; help is asked with its reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from animalfolk.table import Seat, Table
from tests.table.test_needless import HAGGLER, TOGETHER
from tests.tui.full.merchant import Guest, sit
from tests.tui.visitor import at_table

ANNA, BEN = Seat("person", "Anna"), Seat("simple", "Ben")
WINDOW = "Use Bold Haggler"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))


def drawing() -> Table:
    """Anna ends her turn and draws a Bold Haggler."""
    return Table(HAGGLER.format("bold_haggler"), [ANNA, BEN])


def test_a_window_without_a_use_is_passed_over(tmp_path: Path) -> None:
    assert WINDOW not in at_table(drawing(), tmp_path, "").partition("Turn 5")[0]


def test_whoever_wishes_it_is_asked_in_this_game_and_the_next(tmp_path: Path) -> None:
    shown = at_table(drawing(), tmp_path, "always", "")
    assert "From now on you are asked also where nothing you could do is of use." in shown
    assert WINDOW in shown.partition("Turn 5")[0]
    assert WINDOW in at_table(drawing(), tmp_path, "").partition("Turn 5")[0]
    shown = at_table(drawing(), tmp_path, "always", "")
    assert "only where something you could do is of use" in shown
    assert WINDOW not in shown.partition("Turn 5")[0]


def test_at_the_full_screen_a_key_says_so() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("A")
        assert "asked also where nothing you could do is of use" in guest.said()
        assert guest.table.asks_always(0)
        await guest.press("A")
        assert not guest.table.asks_always(0)

    sit(drawing(), visit)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("junk", "asks for your help, which you cannot give. You are asked all the same"),
        ("shattered_relic junk", "Which of your cards complete the stack?"),
    ],
)
def test_help_is_asked_with_what_was_laid_and_why(hand: str, said: str, tmp_path: Path) -> None:
    table = Table(TOGETHER.format(hand), [ANNA, Seat("person", "Ben")])
    table.answer(0, table.number(0), ["ask", "swift_broker"])
    shown = " ".join(at_table(table, tmp_path, "").split())
    assert "Anna lays Swift Broker and asks for your help" in shown
    assert said in shown
