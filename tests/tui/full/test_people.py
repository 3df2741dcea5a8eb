"""Several people at one keyboard: nobody sees the other's hand, and others are asked what concerns them."""

from __future__ import annotations

from animalfolk.i18n import Words
from animalfolk.i18n.words import plain_name
from animalfolk.table import Table
from animalfolk.tui.full.app import TableScreen
from animalfolk.tui.full.passing import Curtain, YesNo
from tests.tui.full.merchant import Guest, keys_for, laid, new_table, sit

MARKET = "market: acorn accordion cookies flashy_show prepaid_good"


def two(undo: str = "open") -> Table:
    """Anna and Ben, whose hands and decks have no card in common."""
    return laid(
        MARKET,
        "P1 hand: swift_broker shattered_relic junk",
        "P1 deck: spyglass junk junk",
        "P2 hand: stashing_vendor empty_chest junk",
        "P2 deck: nostalgic_item junk junk",
        "market deck: acorn acorn acorn acorn",
        kinds=("person", "person"),
        undo=undo,
    )


def test_the_curtain_comes_first_and_hides_everything() -> None:
    async def visit(guest: Guest) -> None:
        assert isinstance(guest.app.screen, Curtain)
        assert "Pass the keyboard to Anna, then press Enter." in guest.said()
        assert "Swift Broker" not in guest.everything()
        await guest.press("enter")
        assert "at the keyboard: Anna" in guest.said()
        assert "Swift Broker" in guest.said()
        assert "Empty Chest" not in guest.everything()
        await guest.choose("Build stack 1")
        await guest.press("enter")
        assert "You build stack 1" in guest.everything()
        await guest.press("enter")
        assert "Pass the keyboard to Ben" in guest.said()
        assert "You build stack 1" not in guest.everything()
        for name in ("Shattered Relic", "Spyglass", "Empty Chest"):
            assert name not in guest.everything()
        await guest.press("enter")
        assert "Empty Chest" in guest.said()
        assert "Empty Chest" in guest.everything()
        for name in ("Shattered Relic", "Spyglass"):
            assert name not in guest.everything()

    sit(two(), visit)


def test_what_another_holds_in_secret_is_never_shown() -> None:
    """Through a game, on whatever screen is shown."""
    words = Words()

    async def visit(guest: Guest) -> None:
        for _ in range(16):
            if isinstance(guest.app.screen, Curtain):
                shown = guest.everything()
                assert "costs" not in shown
                await guest.tap("enter")
            seat = guest.at_table.sitting.seat
            assert seat is not None
            shown = guest.everything()
            for name in secrets(guest.table, seat):
                assert words.card(name) not in shown
            for key in keys_for(guest.question):
                await guest.tap(key)

    sit(new_table("person", "person", seed="8" * 32), visit)


def secrets(table: Table, seat: int) -> set[str]:
    """The cards of the other's hand of which this seat has seen no copy."""
    view = table.view(seat)
    own = {plain_name(card) for card in view["seats"][seat]["hand"]}
    told = {event["card"] for event in table.stands(seat) if "card" in event}
    other = table.view(1 - seat)["seats"][1 - seat]["hand"]
    return {plain_name(card) for card in other} - own - told - set(view["market"])


def test_with_one_person_there_is_no_curtain() -> None:
    async def visit(guest: Guest) -> None:
        assert isinstance(guest.app.screen, TableScreen)
        assert "at the keyboard" not in guest.said()

    sit(new_table("person", "simple"), visit)


def test_the_others_are_asked_before_something_is_taken_back() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("enter")
        await guest.choose("Play Shattered Relic", "Junk")
        await guest.press("u")
        assert "cards have been drawn since then" in guest.said()
        assert "It is taken back if Ben agrees. Do you ask?" in guest.everything()
        await guest.press("y")
        assert isinstance(guest.app.screen, YesNo)
        assert "Ben: do you agree that Anna takes back the last step?" in guest.said()
        assert "Swift Broker" not in guest.everything()
        await guest.press("enter", "n")
        assert "Pass the keyboard to Anna" in guest.said()
        assert "Swift Broker" not in guest.everything()
        await guest.press("enter")
        assert "Ben does not agree: nothing is taken back." in guest.said()
        assert guest.table.steps
        await guest.press("U", "y", "y")
        assert guest.table.steps == []
        await guest.press("enter")
        assert "You take back your turn from its beginning." in guest.said()
        assert "Shattered Relic" in guest.said()

    sit(two(), visit)


def test_who_sat_there_before_may_take_back_at_the_curtain() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("enter")
        await guest.choose("Build stack 1")
        await guest.press("enter", "enter")
        assert "Anna would like to take back the last step" in guest.said()
        await guest.press("u", "y", "y")
        assert guest.table.turn == 1
        assert "Pass the keyboard to Anna" in guest.said()
        await guest.press("enter")
        assert "Press Enter to end your turn." in guest.said()
        assert "at the keyboard: Anna" in guest.said()

    sit(two(), visit)


def test_one_gives_up_and_the_others_play_on() -> None:
    async def visit(guest: Guest) -> None:
        assert "Pass the keyboard to Anna" in guest.said()
        await guest.press("enter", "X", "y")
        assert "Pass the keyboard to Ben" in guest.said()
        await guest.press("enter")
        assert "has given up" in guest.said()

    sit(new_table("person", "person", "person", decks="macaws pandas squirrels sloths"), visit)


def test_a_partner_is_asked_for_help() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("enter")
        await guest.choose("Lay cards openly for stack 3", "Swift Broker")
        await guest.press("enter")
        assert "Pass the keyboard to Clara" in guest.said()
        await guest.press("enter")
        assert "and asks for your help. Which of your cards complete the stack?" in guest.said()
        assert "Shattered Relic" not in guest.everything()
        await guest.choose("Cookies")
        await guest.press("enter")
        assert "Pass the keyboard to Anna" in guest.said()
        assert guest.table.view(None)["seats"][0]["stall"][2] == ["swift_broker", "cookies"]

    lines = ["decks: macaws pandas squirrels sloths", "players: 4", "rules: mode=teams", MARKET]
    hands = ["P1 hand: swift_broker shattered_relic", "P3 hand: cookies junk", "P1 stall: swift_broker | cookies"]
    sit(laid(*lines, *hands, kinds=("person", "simple", "person", "simple")), visit)


def test_a_reaction_out_of_turn() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("enter")
        await guest.choose("Buy Prepaid Good for 2")
        await guest.press("enter")
        assert "Pass the keyboard to Ben" in guest.said()
        await guest.press("enter")
        assert "In Anna's turn: Anna has bought a card. Do you react?" in guest.said()
        await guest.choose("Binoculars")
        assert guest.table.view(1)["seats"][1]["discard"] == ["junk"] or guest.question.place.prompt == "discard_one"

    lines = ["decks: macaws pandas owls", MARKET, "P1 hand: junk junk", "P2 hand: binoculars", "P2 deck: junk junk"]
    sit(laid(*lines, "P1 deck: junk junk junk junk junk", kinds=("person", "person")), visit)
