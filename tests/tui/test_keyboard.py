"""Questions: commands at any time, several cards at once, and kind words for what is not possible."""

from __future__ import annotations

import io

import pytest

from animalfolk import Game
from animalfolk.engine.view_types import SeatView
from animalfolk.i18n import Words
from animalfolk.tui.console import Console, LeaveError
from animalfolk.tui.keyboard import Keyboard
from tests.engine.test_hold import EQUAL, pair, playing
from tests.tui.visitor import GameDesk, Visitor, by_label


def at(game: Game, *lines: str) -> str:
    """What is shown while the first seat answers one question with these lines."""
    out = io.StringIO()
    names = ["Anna", "Ben", "Carl", "Dora"][: len(game.view(0)["seats"])]
    keyboard = Keyboard(Console(Visitor(by_label(lines, out), out), out), Words(), names, False)
    keyboard.answer(GameDesk(game), 0)
    return out.getvalue()


def own(game: Game) -> SeatView:
    return game.view(0)["seats"][0]


def position(text: str) -> Game:
    return Game.from_position(f"animalfolk position 1\ndecks: macaws pandas squirrels\n{text}\n", hold=[0])


@pytest.fixture
def shop() -> Game:
    return position("market: - - - cookies acorn\nP1 hand: swift_broker junk junk spyglass\nP1 discard: loyal_partner")


def test_commands_are_answered_and_the_question_comes_again(shop: Game) -> None:
    shown = at(shop, "?", "r", "d", "l", "t", "=Play Spyglass")
    assert shown.count("What do you do?") == 6
    assert "Your discard pile, the top card first: Loyal Partner" in shown
    assert "Ben's discard pile, the top card first: (empty)" in shown
    assert "--- Turn 1, your turn -" in shown
    assert "Your turn is one action" in shown


def test_a_card_by_name_part_of_a_name_or_number(shop: Game) -> None:
    shown = at(shop, "c Shattered Relic", "c win com", "c 2", "c", "c pineapple", "=Play Spyglass")
    assert "Shattered Relic: macaws 3, technique, then act again" in shown
    assert "Throw away a card of your hand, then draw a card." in shown
    assert "With an empty hand you only draw." in shown.replace("\n  ", " "), "the entry of the rules reference"
    assert "Winter is Coming: squirrels 5, passive" in shown
    assert "2  Buy Cookies" in shown
    assert "Cookies: macaws 2, passive" in shown
    assert "These are in the game: Swift Broker, Cookies," in shown
    assert 'No card in this game is called "pineapple".' in shown


@pytest.mark.parametrize("line", ["0", "99", "", "hm", "-1", "1 2", "²"])
def test_a_wrong_line_changes_nothing(shop: Game, line: str) -> None:
    before = shop.clone()
    with pytest.raises(LeaveError):
        at(shop, line)
    assert shop == before
    assert shop.answers == []


@pytest.mark.parametrize("named", ["Junk 1; Swift Broker 1", "Swift Broker 1; Junk 1"])
def test_a_payment_lands_in_the_order_named(named: str) -> None:
    game = position("market: - - - - cookies\nP1 hand: swift_broker junk junk")
    shown = at(game, "=Buy Cookies", f"={named}")
    assert "Pay 2 with which cards?" in shown
    landed = [name.rpartition(" ")[0] for name in named.split("; ")]
    assert [Words().card(name) for name in own(game)["discard"]] == landed
    assert "cookies" in own(game)["hand"]


def test_enter_pays_with_what_is_missed_least() -> None:
    game = position("market: - - - - cookies\nP1 hand: swift_broker spyglass junk junk")
    assert "Enter: 2 × Junk   b: go back" in at(game, "=Buy Cookies", "").replace("\u00a0", " ")
    assert own(game)["discard"] == ["junk", "junk"]


def test_a_running_total_says_what_is_missing() -> None:
    game = position("market: - - - - acorn\nP1 hand: cookies swift_broker junk junk")
    shown = at(game, "=Buy Acorn", "=Cookies", "=Junk; Junk")
    assert "So far Cookies, worth 2 of 4: 2 missing." in shown
    assert own(game)["discard"] == ["cookies", "junk", "junk"]


def test_enter_does_not_drop_what_was_named_so_far() -> None:
    game = position("market: - - - - acorn\nP1 hand: spyglass swift_broker junk junk junk")
    shown = at(game, "=Buy Acorn", "=Swift", "", "=Junk; Junk; Junk")
    assert shown.count("So far Swift Broker, worth 1 of 4: 3 missing.") == 2
    assert own(game)["hand"] == ["spyglass", "acorn"]


def test_a_card_too_many_is_named_and_nothing_is_lost() -> None:
    game = position("market: - - - - acorn\nP1 hand: spyglass swift_broker junk junk junk")
    shown = at(game, "=Buy Acorn", "=Spyglass; Junk", "=Swift; Junk; Junk; Junk")
    assert "Junk could be left out: Spyglass would be enough." in shown
    assert own(game)["hand"] == ["spyglass", "acorn"]


def test_going_back_from_a_payment(shop: Game) -> None:
    shown = at(shop, "=Buy Cookies", "=Junk", "b", "b", "=Play Spyglass")
    assert shown.count("Pay 3 with which cards?") == 2
    assert shown.count("What do you do?") == 2
    assert shop.answers[0][2] == "play spyglass"


def test_a_payment_without_choice_is_shown_before_it_is_made(shop: Game) -> None:
    shown = at(shop, "=Buy Acorn", "b", "=Buy Acorn", "")
    assert "Enter: Spyglass   b: go back" in shown
    assert own(shop)["discard"] == ["loyal_partner", "spyglass"]


def test_a_card_is_named_once() -> None:
    game = position("market: - - - - cookies\nP1 hand: swift_broker junk junk")
    shown = at(game, "=Buy Cookies", "2 2", "1", "1", "2")
    assert shown.count("Each card can be named once.") == 2
    assert own(game)["discard"] == ["swift_broker", "junk"]


STALL = "P1 stall: stashing_vendor | prepaid_good"


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("Cookies; Junk", "Junk may be in a stack only together with a card that allows it."),
        ("Cookies; Loyal Partner", "A stack holds cards of one set"),
        ("Loyal Partner; Essential Purchase", "Essential Purchase are worth 4, which is more"),
        ("Cookies", "So far Cookies, worth 2 of 3: 1 missing."),
    ],
)
def test_a_stack_is_checked_in_words(named: str, said: str) -> None:
    hand = "cookies swift_broker loyal_partner prepaid_good junk junk spyglass essential_purchase stashing_vendor"
    game = position(f"P1 hand: {hand}\n{STALL}")
    shown = at(game, "=Build stack 3", f"={named}", "b" if "missing" in said else "t", "=Cookies; Swift Broker")
    assert "Which cards form stack 3? Together they must be worth exactly 3." in shown
    assert said in shown
    assert "Spyglass 4\n" not in shown.partition("Which cards")[2].partition("---")[0], "too large to be offered"
    assert sorted(own(game)["stall"][2]) == ["cookies", "swift_broker"]


def test_junk_is_offered_for_a_stack_only_where_a_card_allows_it() -> None:
    game = position(f"P1 hand: cookies swift_broker junk nostalgic_item\n{STALL}")
    assert "Junk" not in at(game, "=Build stack 3", "=Nostalgic Item")
    game = position(f"P1 hand: cookies swift_broker junk junk stashing_vendor empty_chest\n{STALL}")
    assert "Junk 1" in at(game, "=Build stack 3", "=Stashing Vendor; Empty Chest")


def test_accordion_and_the_discard_pile_can_be_chosen() -> None:
    game = position(f"P1 hand: accordion nostalgic_item junk spyglass\nP1 discard: junk spyglass\n{STALL} | cookies")
    shown = at(game, "=Build stack 4", "=Nostalgic Item; Junk from your discard pile")
    assert "Accordion counting 1 less 4" in shown
    assert "Accordion counting 1 more" not in shown, "too large to be offered"
    assert "Spyglass from your discard pile" not in shown, "nothing is left for the card that lets it in"
    assert own(game)["stall"][3] == ["nostalgic_item", "junk"]
    assert own(game)["discard"] == ["spyglass"]


@pytest.mark.parametrize("none", ["", "0"])
def test_discarding_none(none: str) -> None:
    game = position("P1 hand: spyglass junk junk")
    assert "Discard which cards?" in at(game, "=Discard", none)
    assert own(game)["hand_count"] == 3


def test_discarding_several_in_the_order_named() -> None:
    game = position("P1 hand: spyglass junk junk")
    at(game, "=Discard", "=Junk; Spyglass")
    assert own(game)["discard"] == ["junk", "spyglass"]


def test_an_order_is_given_at_once() -> None:
    game = position("market: acorn cookies spyglass - -\nmarket deck: empty_chest\nP1 hand: loyal_partner junk")
    game.answer("play loyal_partner")
    shown = at(game, "1", "1 1 2", "=Cookies; Acorn; Spyglass")
    assert shown.count("Please name all 3") == 2
    thrown = [event["card"] for event in game.events(0) if event["event"] == "threw_away"]
    assert thrown == ["cookies", "acorn", "spyglass"]


def test_altered_values_are_marked() -> None:
    game = position("P1 hand: flashy_show spyglass junk\nmarket: - - - - cookies")
    game.answer("play flashy_show")
    shown = at(game, "t", "=Play Spyglass")
    assert "Spyglass 5 (printed 4)" in shown
    assert "Junk 2 (printed 1)" in shown


def test_enter_ends_a_turn_that_waits() -> None:
    game = position("P1 hand: junk\nP2 hand: stashing_vendor junk")
    game.answer("done")
    assert "Press Enter to end your turn." in at(game, "")
    assert game.decision
    assert game.decision.seat == 1


def test_passives_are_offered_at_the_end_of_a_turn() -> None:
    game = position("P1 hand: market_discovery junk\nmarket deck: acorn cookies\nmarket: - - - - cookies")
    game.answer(["inventory"])
    shown = at(game, "=Use Market Discovery")
    assert "1  Use Market Discovery" in shown
    assert "2  End your turn (Enter)" in shown
    assert game.view(0)["bin"] == ["acorn"]


def test_a_payment_left_in_the_middle_goes_on() -> None:
    game = position("market: - - - - acorn\nP1 hand: cookies swift_broker junk junk junk")
    game.answer("buy acorn+0")
    game.answer("cookies")
    shown = at(game, "=Swift Broker; Junk")
    assert "Pay 2 with which cards?" in shown
    assert "1  Swift Broker 1" in shown
    assert "Cookies 2" not in shown
    assert "cookies" not in own(game)["hand"]


@pytest.mark.parametrize(("typed", "spared"), [("0", 0), ("1", 1), ("", 2)])
def test_how_much_junk_is_thrown_away_is_typed_as_it_is(typed: str, spared: int) -> None:
    game = position("market: - - - - essential_purchase\nP1 hand: junk junk swift_broker\njunk: 5")
    at(game, "=Buy Essential Purchase", "=Junk; Junk; Swift Broker")
    shown = at(game, "7", "hm", typed)
    assert "How many junk cards of your payment do you throw away, 0 to 2? Enter: 2" in shown
    assert shown.count("Please type a number from 0 to 2.") == 2
    assert game.view(0)["junk"] == 5 + spared


@pytest.mark.parametrize(("card", "zone", "answers", "prompt"), EQUAL)
def test_a_choice_among_equal_cards_can_be_made(card: str, zone: str, answers: list[str], prompt: str) -> None:
    """Where people are held evenly they are asked also with one option, so that nobody can tell."""
    game = playing(card, zone, "junk junk junk")
    for answer in answers:
        game.answer(answer, 0)
    number = len(game.given)
    typed = {"discard_one": "1 2 3", "search": "1"}.get(prompt, "")  # so many cards by their numbers, or Enter
    assert "Junk" in at(game, typed)
    assert len(game.given) > number
    assert game.given[number] == "junk"


def test_the_end_of_a_turn_says_where_it_may_stop() -> None:
    game = pair("ocelots pandas squirrels", ("bold_haggler", "junk"), [])[1]
    shown = at(game, "=End your turn, but stop before the market is filled")
    assert "1  End your turn" in shown
    assert game.prompt == "before_market"
    assert "1  Nothing more" in at(game, "")
    assert game.asked == 1


def test_enter_ends_the_turn_without_a_stop() -> None:
    game = pair("ocelots pandas squirrels", ("bold_haggler", "junk"), [])[0]
    at(game, "")
    assert game.asked == 1
