"""What people do besides playing stands in the log of the full screen: taking back, giving up, a bot instead."""

from __future__ import annotations

from animalfolk.engine.view import pending
from animalfolk.i18n import Words
from animalfolk.table import Table
from animalfolk.tui.full.passing import Curtain, End
from animalfolk.tui.full.sitting import Sitting
from tests.tui.full.merchant import LARGE, Guest, keys_for, laid, new_table, sit

MARKET = "market: acorn accordion cookies flashy_show prepaid_good"
FOUR = "macaws pandas squirrels sloths"


def reacting() -> Table:
    """Anna may buy, and Ben may look at something because of it."""
    decks = ["decks: macaws pandas owls", "P1 deck: junk junk junk junk junk", "P2 deck: junk junk"]
    hands = ["P1 hand: junk junk", "P2 hand: binoculars"]
    return laid(*decks, *hands, MARKET, kinds=("person", "person"))


async def log(guest: Guest) -> str:
    """All of the log; the window is closed again."""
    await guest.press("l")
    shown = guest.said()
    await guest.press("escape")
    return shown


async def pass_on(guest: Guest) -> None:
    """Play until the keyboard goes to somebody else, who takes it."""
    while not isinstance(guest.app.screen, Curtain):
        for key in keys_for(guest.question):
            await guest.tap(key)
    await guest.press("enter")


def test_the_log_says_where_something_was_taken_back() -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Build stack 1")
        await guest.press("enter", "u")
        assert "You take back your last step." in guest.said()
        assert "Here you took something back." not in guest.said(), "it is said below the question"
        assert "Here you took something back." in await log(guest)
        assert "You build stack 1" not in await log(guest)
        await guest.choose("Build stack 1")
        await guest.press("enter")
        shown = await log(guest)
        assert shown.index("Here you took something back.") < shown.index("You build stack 1")

    sit(new_table("person", "simple"), visit)


def test_the_log_beside_the_table_says_it_too() -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Build stack 1")
        await guest.press("enter", "U")
        assert "Here you took something back." in guest.said()

    sit(new_table("person", "simple"), visit, LARGE)


def test_who_had_seen_it_hears_that_it_was_taken_back() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("enter")
        await guest.choose("Buy Prepaid Good for 2")
        await guest.press("enter", "enter")
        await guest.choose("Let it pass")
        await guest.press("enter", "u")
        assert guest.table.steps == []
        assert "You take back your last step." in guest.said()
        await pass_on(guest)
        assert "Anna takes back the last step." in guest.said()
        assert "Here Anna took something back." in await log(guest)
        await guest.press("down")
        assert "Anna takes back" not in guest.said(), "once is enough"

    sit(reacting(), visit)


def test_who_has_not_seen_it_finds_it_in_the_log_alone() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("enter")
        await guest.choose("Discard any")
        await guest.press("enter", "u")
        await pass_on(guest)
        assert "Anna takes back" not in guest.said()
        assert "Here Anna took something back." in await log(guest)

    sit(new_table("person", "person", undo="free"), visit)


def test_a_bot_takes_over_from_whoever_gives_up() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("enter", "X", "y", "enter")
        assert "Anna gives up. A bot plays on in this seat." in guest.said()
        await guest.press("down")
        assert "Anna gives up. A bot plays on in this seat." in await log(guest)
        await guest.press("X", "y")
        assert isinstance(guest.app.screen, End)
        await guest.press("escape")
        shown = await log(guest)
        assert "You give up." in shown
        assert shown.count("A bot plays on") == 1, "not in the seat of the last who played"

    sit(new_table("person", "person", "simple", decks=FOUR), visit)


def test_what_is_known_stays_known_after_a_pause() -> None:
    """News begin after the own last turn, also where something was taken back before it."""
    table = new_table("person", "simple", "simple", decks=FOUR)
    table.answer(0, table.number(0), "inventory")
    table.undo(0, turn=True)
    while table.turn < 4:
        if table.bot_turn() is not None:
            table.bot_answer()
        else:
            seat = table.asked
            assert seat is not None
            option = pending(table.view(seat))["options"][-1]
            table.answer(seat, table.number(seat), option)
    seated = Sitting(table, Words(), lambda table: None)
    told = seated.log()
    assert [line.event for line in told.old].count("seat_undone") == 1
    assert "seat_undone" not in [line.event for line in told.new]
    assert told.new[0].event == "turn_began"
