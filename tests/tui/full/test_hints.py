"""Hints and thinking bots at the full screen: windows open while a bot thinks, and a hint that is chosen is lit."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from animalfolk.bots import LEVELS
from animalfolk.i18n import Words
from animalfolk.i18n.plain import PSEUDO, languages
from animalfolk.table import Hinted, Table
from animalfolk.tui.full.app import TableScreen
from animalfolk.tui.full.hinting import HintWindow, row_of
from animalfolk.tui.full.language import LanguageScreen
from animalfolk.tui.full.looking import Window
from animalfolk.tui.full.passing import Curtain, YesNo
from animalfolk.tui.full.questions import NOWHERE, Place, Question
from animalfolk.tui.full.several import Arrange, Cards, Order, Run, question
from animalfolk.tui.full.start import StartApp
from tests.i18n.marked import unsaid
from tests.table.tables import NAMES
from tests.tui.full.caller import Caller, call
from tests.tui.full.merchant import Guest, laid, new_table, sit

LINE = re.compile(r"[123] (\S.+?) \((\d+)%\): ")
BUYS = ["P1 hand: swift_broker spyglass junk junk prepaid_good", "market: acorn cookies spyglass prepaid_good acorn"]


THINKS = [
    "turn: 3 P2",
    "market: acorn cookies spyglass prepaid_good acorn",
    "P1 hand: spyglass junk acorn",
    "P1 deck: junk acorn junk junk",
    "P2 hand: swift_broker spyglass junk junk prepaid_good",
    "P2 deck: junk acorn junk junk cookies",
]
T = TypeVar("T")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANIMALFOLK_HOME", str(tmp_path))


class Gate:
    """Thoughts that last until they are let through."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.begun = 0

    def hold(self, thought: Callable[[], T]) -> Callable[[], T]:
        def held() -> T:
            self.begun += 1
            assert self.opened.wait(60)
            return thought()

        return held


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """A master who thinks little, but is held up; so are hints."""
    found = Gate()
    thought, hint_thought = Table.bot_thought, Table.hint_thought

    def held_hint(table: Table, seat: int, after: list[str]) -> Callable[[], Hinted]:
        return found.hold(hint_thought(table, seat, after))

    monkeypatch.setitem(LEVELS, "master", LEVELS["master"]._replace(thoughts=4, turns=1))
    monkeypatch.setattr(Table, "bot_thought", lambda table: found.hold(thought(table)))
    monkeypatch.setattr(Table, "hint_thought", held_hint)
    yield found
    found.opened.set()


def opened(table: Table) -> StartApp:
    return StartApp(Words()).opens_with(lambda app: app.play(table))


async def thinks(caller: Caller, gate: Gate, name: str) -> None:
    """End the own turn; a bot begins to think."""
    await caller.comes(TableScreen)
    await caller.until(lambda: gate.begun > 0, "no bot thinks")
    await caller.reads(f"{name} is thinking")


async def hinted(caller: Caller) -> list[tuple[str, str]]:
    """The answers in the window, and their chances."""
    await caller.until(lambda: bool(LINE.search(_unwrapped(caller))), "there are no hints")
    return LINE.findall(_unwrapped(caller))


def _unwrapped(caller: Caller) -> str:
    """What stands in the window, in one line."""
    inside = [line.partition("│")[2].rpartition("│")[0] for line in caller.lines() if line.count("│") > 1]
    return " ".join(" ".join(inside).split())


# bots that think


def test_keys_work_while_a_bot_thinks_and_the_game_waits_while_somebody_reads(gate: Gate) -> None:
    table = laid(*THINKS, kinds=("person", "master"))

    async def visit(caller: Caller) -> None:
        await thinks(caller, gate, "Ben")
        for key, kind in (("l", Window), ("f", None), ("p", Window), ("r", Window), ("question_mark", Window)):
            await caller.press(key)
            await caller.until(lambda: not isinstance(caller.app.screen, TableScreen), f"{key} opens nothing")
            assert kind is None or isinstance(caller.app.screen, kind)
            await caller.opens("escape", TableScreen)
        await caller.opens("p", Window)
        before = len(table.steps)
        gate.opened.set()
        await caller.until(lambda: len(table.steps) == before + 1, "the bot does not answer")
        for _ in range(20):
            await caller.pilot.pause()
        assert len(table.steps) == before + 1  # somebody reads
        await caller.opens("escape", TableScreen)
        await caller.until(lambda: table.asked == 0, "the game does not go on")
        await caller.reads("What do you do?")

    call(visit, app=opened(table))


def test_another_language_is_spoken_while_a_bot_thinks(gate: Gate) -> None:
    table = laid(*THINKS, kinds=("person", "master"))

    async def visit(caller: Caller) -> None:
        await thinks(caller, gate, "Ben")
        await caller.opens("L", LanguageScreen)
        await caller.at("OptionList")
        await caller.press("home", "down", "enter")
        await caller.comes(TableScreen)
        await caller.reads("Ben réfléchit")
        gate.opened.set()
        await caller.sits()
        await caller.reads("Que faites-vous")

    call(visit, app=opened(table))


def test_the_table_is_left_while_a_bot_thinks(gate: Gate) -> None:
    table = laid(*THINKS, kinds=("person", "master"))

    async def visit(caller: Caller) -> None:
        await thinks(caller, gate, "Ben")
        before = table.moment()
        await caller.opens("q", YesNo)
        await caller.press("y")
        await caller.until(lambda: not caller.app.is_running or not _at_table(caller), "the table is still there")
        gate.opened.set()
        assert table.moment() == before

    call(visit, app=opened(table))


def _at_table(caller: Caller) -> bool:
    return any(isinstance(screen, TableScreen) for screen in caller.app.screen_stack)


def test_nobody_finds_what_the_one_before_was_reading(gate: Gate) -> None:
    """A curtain never comes over an open window, which would be open for the next person."""
    table = laid("players: 3", *THINKS, "P3 hand: junk acorn", kinds=("person", "master", "person"))

    async def visit(caller: Caller) -> None:
        await thinks(caller, gate, "Ben")
        await caller.opens("l", Window)
        gate.opened.set()
        await caller.until(lambda: len(table.steps) > 0, "the bot does not answer")
        assert isinstance(caller.app.screen, Window)
        await caller.press("escape")
        await caller.comes(Curtain)
        assert not any(isinstance(screen, Window) for screen in caller.app.screen_stack)

    call(visit, app=opened(table))


def test_a_game_against_a_master_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "master", LEVELS["master"]._replace(thoughts=4, turns=1))

    async def visit(guest: Guest) -> None:
        await guest.play()
        assert guest.table.is_over

    sit(new_table("person", "master", stacks=2), visit)


# hints


def test_the_three_best_answers_are_shown_and_the_chosen_one_is_lit(gate: Gate) -> None:
    table = laid(*BUYS, kinds=("person", "trader"))

    async def visit(caller: Caller) -> None:
        await caller.sits()
        await caller.reads("h hint")
        await caller.opens("h", HintWindow)
        await caller.reads("A bot is thinking about your question")
        gate.opened.set()
        await caller.reads("The best answers")
        hints = await hinted(caller)
        assert len(hints) == 3
        chances = [int(chance) for _, chance in hints]
        assert chances == sorted(chances, reverse=True)
        await caller.press("2")
        await caller.comes(TableScreen)
        screen = caller.app.screen
        assert isinstance(screen, TableScreen)
        asked = screen.panel.question
        assert asked
        assert not table.steps
        assert isinstance(asked, Cards)
        assert hints[1][0].startswith("Buy Acorn")
        assert [asked.choice.offered[mark].text for mark in asked.marks] == list(table.hints(0).hints[1].choice[1:])
        await caller.press("enter")
        await caller.until(lambda: bool(table.steps), "nothing is answered")
        assert table.steps[0].texts[0].startswith("buy acorn")

    call(visit, app=opened(table))


def test_a_window_that_is_closed_forgets_its_thought(gate: Gate) -> None:
    table = laid(*BUYS, kinds=("person", "trader"))

    async def visit(caller: Caller) -> None:
        await caller.sits()
        await caller.opens("h", HintWindow)
        await caller.opens("escape", TableScreen)
        gate.opened.set()
        await caller.press("2")
        await caller.until(lambda: bool(table.steps) or len(_screen(caller).before) == 1, "nothing is chosen")

    call(visit, app=opened(table))


def _screen(caller: Caller) -> TableScreen:
    assert isinstance(caller.app.screen, TableScreen)
    return caller.app.screen


def test_a_whole_payment_is_hinted_and_marked_in_place_of_what_was_marked(gate: Gate) -> None:
    hand = "P1 hand: swift_broker spyglass junk junk junk prepaid_good"  # whichever comes first, there is a choice then
    table = laid(hand, BUYS[1], kinds=("person", "trader"))
    gate.opened.set()

    async def visit(caller: Caller) -> None:
        await caller.sits()
        screen = _screen(caller)
        asked = screen.panel.question
        assert asked
        key = next(row.key for row in asked.rows if row.text.replace("\u00a0", " ").startswith("Buy Cookies"))
        await caller.press(key)
        await caller.until(lambda: len(screen.before) == 1, "no payment is asked")
        paying = screen.panel.question
        assert isinstance(paying, Cards)
        wanted = [list(hint.choice[1:]) for hint in table.hints(0, [paying.choice.option or ""]).hints]
        await caller.press("space")  # as somebody has begun
        for number, cards in enumerate(wanted, start=1):
            await caller.opens("h", HintWindow)
            await hinted(caller)
            await caller.press(str(number))
            await caller.comes(TableScreen)
            assert [paying.choice.offered[mark].text for mark in paying.marks] == cards
        await caller.press("enter")
        await caller.until(lambda: bool(table.steps), "the payment is not taken")

    call(visit, app=opened(table))


@pytest.mark.parametrize("lang", [*languages(), PSEUDO])
def test_the_window_is_in_the_catalogue_and_fits(lang: str) -> None:
    table = laid(*BUYS, kinds=("person", "trader"))

    async def visit(caller: Caller) -> None:
        await caller.sits()
        await caller.opens("h", HintWindow)
        await caller.until(lambda: caller.text().count("%") == 3, "there are no hints")
        shown = [line for line in caller.lines() if "│" in line]
        assert all(line.rstrip().endswith("│") or "│" in line[70:] for line in shown)
        if lang == PSEUDO:
            assert unsaid("\n".join(caller.lines()), [*NAMES, PSEUDO]) == set()

    call(visit, app=StartApp(Words(lang)).opens_with(lambda app: app.play(table)))


def test_between_people_there_are_no_hints_and_none_are_offered() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("enter")
        assert "h hint" not in guest.text()
        await guest.press("h")
        assert "Hints are given only where you play against bots alone." in guest.said()

    sit(new_table("person", "person"), visit)


@pytest.mark.parametrize(
    ("position", "answers", "kind"),
    [
        (["P1 hand: calculations junk junk junk", "market: glue swank swank swank siesta"], ["rearrange"], Arrange),
        (["P1 hand: spyglass junk junk junk junk", "market: - - - - accordion"], [], Order),
        (["P1 hand: dangerous_test swank spyglass", "P1 deck: glue swank junk junk"], ["play dangerous_test"], Run),
    ],
)
def test_every_question_finds_the_row_of_a_hint(position: list[str], answers: list[str], kind: type) -> None:
    table = laid("decks: macaws platypuses sloths polecats", *position, kinds=("person", "trader"))
    for answer in answers:
        table.answer(0, table.number(0), answer)
    while table.asked == 0 and not isinstance(_question(table), kind):
        table.answer(0, table.number(0), table.options[0])
    asked = _question(table)
    assert isinstance(asked, kind)
    for hint in table.hints(0).hints:
        for text in [hint.choice] if isinstance(hint.choice, str) else hint.choice:
            assert row_of(asked, text) != NOWHERE


def _question(table: Table) -> Question:
    return question(Place(table, Words(), table.names, 0))
