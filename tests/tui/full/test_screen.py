"""One person at the full screen: choosing, marking, reading, taking back."""

from __future__ import annotations

import pytest

from animalfolk.table import Table
from animalfolk.tui.full.app import TableScreen
from animalfolk.tui.full.looking import Finder, Window
from tests.tui.full.merchant import LARGE, SMALL, Guest, laid, new_table, sit

MARKET = "market: acorn - cookies spyglass prepaid_good"


def shop() -> Table:
    """Anna can buy, play and build."""
    return laid(
        MARKET,
        "bin: essential_purchase",
        "P1 hand: shattered_relic swift_broker junk junk",
        "P1 deck: spyglass junk junk junk junk",
        "P1 discard: junk stashing_vendor",
        "P1 stall: swift_broker | cookies",
        "P2 hand: junk junk cookies",
        "P2 deck: junk junk junk",
        "market deck: flashy_show accordion acorn cookies",
    )


def quick() -> Table:
    """Anna can play a card that draws others, and nothing asks for an order."""
    hand, deck = "P1 hand: swift_broker junk junk", "P1 deck: spyglass cookies junk junk junk"
    return laid(MARKET, hand, deck, "P1 discard: junk stashing_vendor", "P2 hand: junk", "P2 deck: junk")


def test_the_table_shows_what_a_player_needs() -> None:
    async def visit(guest: Guest) -> None:
        shown = guest.text()
        assert "Turn 1: your turn" in shown
        assert "+4 Sq Acorn                 4  costs 8" in shown
        assert "+3 (empty)" in shown
        assert "+0 Pa Prepaid Good          2  costs 2" in shown
        assert "deck 4, junk pile 6" in shown
        assert "discard 1 (top Essential Purchase)" in shown
        assert "Ben  hand 3  deck 3  discard 0" in shown
        assert "▶ You  deck 5  discard 2 (top Junk)" in shown
        assert "  next stack 3" in shown
        assert "1: Ma Swift Broker  2: Ma Cookies" in shown
        assert "Your hand of 4 cards, worth 6" in shown
        assert "Ma Swift Broker 1  Shattered Relic 3   ·· Junk 1  Junk 1" in shown
        assert "What do you do?" in shown
        assert len(shown.split("\n")) == SMALL[1]

    sit(shop(), visit)


def test_values_that_are_not_as_printed_are_marked() -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Play Flashy Show")
        assert "Spyglass 5* (printed 4)" in guest.said()

    sit(laid(MARKET, "P1 hand: flashy_show spyglass junk"), visit)


def test_a_payment_is_marked_with_a_running_total() -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Buy Spyglass for 5")
        assert "Pay 5 with which cards?" in guest.said()
        assert "Enter alone takes Shattered Relic and 2 × Junk." in guest.said()
        await guest.choose("Shattered Relic")
        assert "Worth 3 of 5: 2 missing." in guest.said()
        await guest.press("enter")
        assert guest.table.view(0)["market"][1] == "spyglass"
        await guest.press("down", "space", "down", "space")
        assert "(1)2 Ma Shattered Relic 3" in guest.said()
        assert "(3)4 ·· Junk 1" in guest.said()
        assert "exactly what is needed" in guest.said()
        await guest.press("enter")
        seen = guest.table.view(0)["seats"][0]
        assert "spyglass" in seen["hand"]
        assert "You buy Spyglass from the +1 slot" in guest.said()

    kept = sit(shop(), visit)
    assert len(kept) == 2


def test_marks_are_numbered_and_land_in_this_order() -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Discard any number of cards")
        await guest.choose("Swift Broker", "Shattered Relic")
        assert "(1)" in guest.text()
        assert "(2)" in guest.text()
        assert "Marked: 2 cards, worth 4." in guest.said()
        await guest.press("enter")
        assert guest.table.view(0)["seats"][0]["discard"][-2:] == ["swift_broker", "shattered_relic"]

    sit(shop(), visit)


def test_escape_unmarks_and_then_goes_back() -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Buy Spyglass for 5", "Shattered Relic")
        await guest.press("escape")
        assert guest.question.marks == []
        await guest.press("escape")
        assert "What do you do?" in guest.said()
        await guest.press("escape")
        assert "What do you do?" in guest.said()

    assert len(sit(shop(), visit)) == 1


def test_a_refused_payment_says_why() -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Buy Prepaid Good for 2", "Shattered Relic", "Swift Broker")
        await guest.press("enter")
        assert "Swift Broker could be left out: Shattered Relic would be enough." in guest.said()
        assert len(guest.question.marks) == 2
        await guest.press("escape")
        assert "could be left out" not in guest.said()

    assert len(sit(shop(), visit)) == 1


def test_a_refused_stack_says_why() -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Build stack 3", "Swift Broker", "Prepaid Good")
        await guest.press("enter")
        assert "A stack holds cards of one set, unless a card in it allows others." in guest.said()
        await guest.press("escape")
        await guest.choose("Shattered Relic", "Swift Broker")
        await guest.press("enter")
        assert "are worth 4, which is more than 3. A stack must be worth exactly that." in guest.said()

    hand = "P1 hand: shattered_relic swift_broker prepaid_good loyal_partner cookies"
    sit(laid("market: - - - - spyglass", hand, "P1 stall: junk | cookies"), visit)


def test_a_suggestion_is_marked_by_one_key_or_taken_by_enter() -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Buy Prepaid Good for 2")
        await guest.press("s")
        assert "exactly what is needed" in guest.said()
        await guest.press("enter")
        assert "prepaid_good" in guest.table.view(0)["seats"][0]["hand"]
        await guest.press("u")
        assert "prepaid_good" not in guest.table.view(0)["seats"][0]["hand"]
        await guest.choose("Buy Prepaid Good for 2")
        await guest.press("enter")
        assert "prepaid_good" in guest.table.view(0)["seats"][0]["hand"]

    sit(shop(), visit)


def test_nothing_is_done_by_enter_while_no_line_is_lit() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("enter")
        assert "Choose by its number" in guest.said()
        await guest.press("s")
        assert "Nothing is suggested here." in guest.said()
        await guest.press("up", "enter")
        assert "Discard which cards?" in guest.said()

    assert len(sit(shop(), visit)) == 1


def test_the_end_of_a_turn_is_explicit() -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Build stack 3", "Shattered Relic")
        await guest.press("enter")
        assert "Press Enter to end your turn." in guest.said()
        assert guest.table.turn == 1
        await guest.press("enter")
        assert guest.table.turn == 3
        await guest.press("l")
        assert "── New ── You draw" in guest.said()
        assert "Turn 2: Ben" in guest.said()

    sit(shop(), visit)


def test_undo_of_a_step_and_of_a_turn() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("u")
        assert "You have done nothing yet that could be taken back." in guest.said()
        await guest.choose("Play Swift Broker")
        await guest.choose("Discard any number of cards")
        await guest.press("enter")
        assert "Press Enter to end your turn." in guest.said()
        await guest.press("u")
        assert "You take back your last step." in guest.said()
        assert "What do you do?" in guest.said()
        assert guest.table.view(0)["seats"][0]["hand_count"] == 2
        await guest.press("U")
        assert guest.table.view(0)["seats"][0]["hand_count"] == 3
        assert "Swift Broker 1" in guest.said()

    assert len(sit(quick(), visit)) == 5


@pytest.mark.parametrize(
    ("undo", "said"),
    [
        ("never", "At this table nothing is taken back."),
        ("free", "This cannot simply be taken back: cards have been drawn since then."),
    ],
)
def test_undo_that_is_off_says_why(undo: str, said: str) -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Play Swift Broker")
        await guest.press("u")
        assert said in guest.said()
        assert "swift_broker" not in guest.table.view(0)["seats"][0]["hand"]

    table = quick()
    sit(Table(table.start, table.seats, table.settings._replace(undo=undo), table.nonce), visit)


def test_a_card_is_read_by_key_at_any_time() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("c")
        assert isinstance(guest.app.screen, Finder)
        await guest.press("escape")
        await guest.press("down", "down", "c")
        assert "Cookies: macaws 2, passive" in guest.said()
        await guest.press("escape")
        await guest.choose("Buy Spyglass for 5")
        await guest.press("c")
        assert "Swift Broker: macaws 1, technique" in guest.said()
        assert "Discard your whole hand, then draw as many cards as you discarded." in guest.said()
        await guest.press("escape")
        assert "Pay 5 with which cards?" in guest.said()

    sit(shop(), visit)


def test_any_card_is_found_by_its_name() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("f")
        for letter in "winter":
            await guest.tap(letter)
        await guest.draw()
        assert "you may build another stack at once" in guest.said()
        for letter in "xx":
            await guest.tap(letter)
        await guest.draw()
        assert "No card in this game is called so." in guest.said()
        await guest.press("escape")
        assert isinstance(guest.app.screen, TableScreen)

    sit(shop(), visit)


def test_windows_open_and_close() -> None:
    async def visit(guest: Guest) -> None:
        for key, said in [
            ("question_mark", "take back your whole turn"),
            ("r", "Your turn is one action of these four"),
            ("p", "Your discard pile, the top card first: Junk and Sq Stashing Vendor"),
            ("l", "Turn 1: you"),
        ]:
            await guest.press(key)
            assert said in guest.said()
            assert isinstance(guest.app.screen, Window)
            await guest.press("escape")
            assert isinstance(guest.app.screen, TableScreen)

    sit(shop(), visit)


def test_a_turn_with_the_mouse() -> None:
    async def visit(guest: Guest) -> None:
        await guest.click("Acorn", of="+4")
        assert "Swap this card with a card in an opponent's stall." in guest.said()
        await guest.press("escape")
        await guest.click("Ben", of="Ben")
        assert "Ben's discard pile, the top card first: (empty)" in guest.said()
        await guest.press("escape")
        await guest.click("Buy Spyglass")
        assert "Pay 5 with which cards?" in guest.said()
        await guest.click(" ?", of="2 Ma Shattered Relic 3")
        assert "Throw away a card of your hand, then draw a card." in guest.said()
        await guest.press("escape")
        await guest.click("Shattered Relic 3 ?")
        await guest.click("Junk 1 ?")
        assert "Worth 4 of 5: 1 missing." in guest.said()
        await guest.click("Swift Broker 1 ?")
        await guest.click("Enter: done")
        assert "spyglass" in guest.table.view(0)["seats"][0]["hand"]
        await guest.click("u undo")
        assert "You take back your last step." in guest.said()
        await guest.click("Discard any number")
        await guest.click("Escape: back")
        assert "What do you do?" in guest.said()
        await guest.click("Discard any number")
        await guest.click("Enter: done")
        await guest.click("End your turn")
        assert guest.table.turn == 3

    sit(shop(), visit)


def test_giving_up_is_asked_twice() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("X")
        assert "Do you give up?" in guest.said()
        await guest.press("enter", "n")
        assert guest.table.resigned == []
        await guest.press("X", "y")
        assert guest.table.resigned == [0]
        assert "You have given up in turn 1: Ben wins." in guest.said()
        await guest.press("escape")
        assert "The game is over." in guest.said()
        await guest.press("u")
        await guest.press("enter")
        assert "Ben wins" in guest.said()
        await guest.press("enter")
        assert guest.app._exit

    assert sit(shop(), visit)[-1] == "over"


def test_leaving_keeps_the_game() -> None:
    async def visit(guest: Guest) -> None:
        await guest.press("q")
        assert "The game is saved" in guest.said()
        await guest.press("n")
        assert isinstance(guest.app.screen, TableScreen)
        await guest.press("q", "y")
        assert guest.app._exit

    assert len(sit(shop(), visit)) == 2


def test_a_full_disk_is_told_and_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(guest: Guest) -> None:
        def full(table: Table) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(guest.at_table.sitting, "_keep", full)
        await guest.choose("Build stack 3", "Shattered Relic")
        await guest.press("enter")
        assert "cannot be saved just now (The disk is full)" in guest.said()
        await guest.press("enter")
        assert guest.table.turn == 3

    sit(shop(), visit)


def test_other_sizes() -> None:
    async def visit(guest: Guest) -> None:
        await guest.resize(LARGE)
        await guest.until("Take a card of the market into your hand.")
        assert "Ma Swift Broker 1" in guest.text()
        await guest.resize((60, 20))
        await guest.until("+4 Sq Acorn")
        assert "What do you do?" in guest.text()
        await guest.resize(SMALL)
        await guest.until("Ben  hand 3")
        assert "Your hand of 4 cards" in guest.text()

    sit(shop(), visit)


def test_lines_with_two_digits() -> None:
    async def visit(guest: Guest) -> None:
        await guest.choose("Discard any number of cards")
        assert len(guest.question.rows) == 12
        await guest.press("1")
        assert guest.question.marks == []
        await guest.press("1")
        assert guest.question.marks == [10]
        await guest.press("1", "space")
        assert guest.question.marks == [10, 0]
        await guest.press("5")
        assert guest.question.marks == [10, 0, 4]

    sit(laid(MARKET, "P1 hand: " + "junk " * 6 + "spyglass " * 6), visit)


def test_a_new_game_begins_at_once() -> None:
    async def visit(guest: Guest) -> None:
        assert "Turn 1: your turn" in guest.text()

    assert len(sit(new_table("person", "simple"), visit)) == 1
