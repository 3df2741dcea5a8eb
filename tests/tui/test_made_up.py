"""A new question and a new event need one row each, and their words: undo and both terminals know them from these."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest

from animalfolk.bots import ask, make_bot
from animalfolk.engine.view import pending
from animalfolk.i18n import Words
from animalfolk.i18n.story import Story
from animalfolk.table import Seat, Table
from animalfolk.table.summary import numbers_of
from animalfolk.tui.console import Console
from animalfolk.tui.deeds import reason
from animalfolk.tui.full.questions import Answer, OneOf, Place
from animalfolk.tui.full.several import question
from animalfolk.tui.keyboard import Keyboard
from tests.support.made_up import CARD, QUESTION, made_up
from tests.tui.visitor import GameDesk, Visitor, by_label

NAMES = ["Anna", "Ben"]
START = f"""\
animalfolk position 1
decks: macaws pandas squirrels
P1 hand: {CARD} cookies junk
P1 deck: spyglass acorn
P2 hand: junk
"""


@pytest.fixture(autouse=True)
def declared() -> Iterator[None]:
    with made_up():
        yield


@pytest.fixture
def table() -> Table:
    found = Table(START, [Seat("person", name) for name in NAMES])
    answer(found, f"play {CARD}")
    return found


def answer(table: Table, choice: str) -> None:
    table.answer(0, table.number(0), choice)


def told(table: Table, seat: int | None) -> list[str]:
    return Story(Words(), NAMES, seat).lines(table.stands(seat))[0]


def test_it_is_asked_and_answered(table: Table) -> None:
    decision = pending(table.view(0))
    assert (decision["prompt"], decision["card"], decision["options"]) == (QUESTION.key, CARD, ["cookies", "junk"])
    answer(table, "junk")
    assert table.view(0)["seats"][0]["hand"] == ["cookies"]
    assert told(table, 0)[-1] == "You bury Junk."
    assert told(table, 1)[-1] == "Anna buries Junk."


def test_what_shows_nothing_is_taken_back_freely(table: Table) -> None:
    answer(table, "junk")
    assert table.undoable(0).is_free
    table.undo(0)
    assert pending(table.view(0))["prompt"] == QUESTION.key


def test_what_shows_something_is_not(table: Table) -> None:
    answer(table, "cookies")
    found = table.undoable(0)
    assert (found.is_free, found.by) == (False, "dug_up")
    assert reason(Words(), found).endswith("hidden cards have been looked at since then.")


def test_the_lines_of_the_terminal_ask_it(table: Table) -> None:
    game, out = table.game.clone(), io.StringIO()
    keyboard = Keyboard(Console(Visitor(by_label(["=Cookies"], out), out), out), Words(), NAMES, False)
    keyboard.answer(GameDesk(game), 0)
    assert "Shattered Relic: which card do you bury?" in out.getvalue()
    assert {event["event"] for event in game.events(0)} >= {"buried", "dug_up"}
    assert game.view(0)["seats"][0]["hand"] == ["junk"]


def test_the_screen_of_the_terminal_asks_it(table: Table) -> None:
    asked = question(Place(table, Words(), NAMES, 0))
    assert isinstance(asked, OneOf)
    assert asked.title == "Shattered Relic: which card do you bury?"
    assert [row.text for row in asked.rows] == ["Cookies", "Junk"]
    assert asked.enter(1) == Answer("junk")


def test_it_is_counted_and_bots_answer_it(table: Table) -> None:
    game: Any = table.game.clone()
    assert ask(make_bot("trader", ""), game, 0) in game.options
    answer(table, "junk")
    assert numbers_of(table)[0].discarded == 1
