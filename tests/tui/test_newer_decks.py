"""Questions of the platypuses, sloths and polecats: several cards at once, numbers, and a market laid out anew."""

from __future__ import annotations

import pytest

from animalfolk import Game
from animalfolk.engine.view import pending
from animalfolk.tui.arranging import named_places
from tests.tui.test_keyboard import at, own


def position(text: str) -> Game:
    return Game.from_position(f"animalfolk position 1\ndecks: platypuses sloths polecats\n{text}\n", hold=[0])


@pytest.fixture
def bazaar() -> Game:
    """Calculations and a Sofa pay 6 or 7."""
    return position("market: siesta - swank glue calculations\nP1 hand: calculations junk junk sofa\nP2 hand: junk")


def test_rearranging_asks_for_the_payment_first(bazaar: Game) -> None:
    shown = at(bazaar, "=Rearrange", "=Sofa; Junk", "b", "=Sofa; Calculations")
    assert "Rearrange the market and pay with which cards?" in shown
    assert "So far Sofa and Junk, worth 6. More cards must be among them" in shown
    assert bazaar.decision
    assert bazaar.decision.prompt == "arrange"


def test_a_payment_that_no_arrangement_takes_is_refused() -> None:
    game = position("market: - - - - calculations\nP1 hand: calculations junk sofa\nP2 hand: junk")
    shown = at(game, "=Rearrange", "=Sofa; Junk; Calculations", "=Calculations; Junk")
    assert "With Sofa, Junk and Calculations no card of the market can be bought" in shown


def test_rearranging_can_be_taken_back(bazaar: Game) -> None:
    shown = at(bazaar, "=Rearrange", "b", "=Buy Calculations", "")
    assert shown.count("What do you do?") == 2
    assert "calculations" in own(bazaar)["hand"]


@pytest.fixture
def paid(bazaar: Game) -> Game:
    bazaar.answer(["rearrange", "calculations", "sofa"])
    return bazaar


def test_the_market_is_laid_out_in_one_line(paid: Game) -> None:
    shown = at(paid, "9", "1 1", "=Calculations; Swank; Siesta")
    assert "How does the market lie, from the right? Your payment of 7 must buy one of" in shown
    assert "1  Calculations (platypuses 2), now +0" in shown
    assert "4  Siesta (sloths 4), now +4" in shown
    assert "Name the cards from the right: first +0." in shown
    assert "Enter: as listed   0: an empty slot" in shown
    assert slots(paid) == ["calculations", "swank", "siesta", "glue", "-"]
    assert "In which order do they land on your discard pile?" in at(paid, "")
    assert "siesta" in own(paid)["hand"]


def slots(game: Game) -> list[str]:
    """The market as it was chosen, from the right."""
    chosen = [text for text in pending(game.view(0))["chosen"] if text.startswith("slot:")]
    if chosen:
        return [text.removeprefix("slot:") for text in chosen]
    laid = {event["number"]: event["card"] for event in game.events(0) if event["event"] == "rearranged"}
    return [laid.get(slot, "-") for slot in range(5)]


def test_named_cards_come_first_and_the_others_follow(paid: Game) -> None:
    at(paid, "0 2")
    assert slots(paid) == ["-", "glue", "calculations", "swank", "siesta"]


def test_an_arrangement_that_buys_nothing_is_refused(paid: Game) -> None:
    shown = at(paid, "2 3 1 0 4", "")
    assert "So the payment could buy nothing: the card must cost 6 to 7." in shown
    assert slots(paid) == ["calculations", "glue", "swank", "siesta", "-"]


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("", [0, 1, 4, None]),
        ("3", [4, 0, 1, None]),
        ("0 2", [None, 1, 0, 4]),
        ("2, 1, 3", [1, 0, 4, None]),
        ("0 0", None),
        ("1 1", None),
        ("4", None),
        ("x", None),
    ],
)
def test_how_a_line_is_read(typed: str, places: list[int | None] | None) -> None:
    assert named_places(typed, [0, 1, 4], 1) == places


def test_glue_stays_if_wanted() -> None:
    game = position("market: - - - - sofa\nP1 hand: glue junk")
    at(game, "=Buy Sofa", "=Glue")
    shown = at(game, "3", "")
    assert "Which card of your payment stays in your hand?" in shown
    assert "1  Glue (Enter)\n  2  No other card" in shown
    assert sorted(own(game)["hand"]) == ["glue", "junk", "sofa"]


def test_glue_need_not_stay() -> None:
    game = position("market: - - - - sofa\nP1 hand: glue junk")
    at(game, "=Buy Sofa", "=Glue")
    at(game, "=No other card")
    assert own(game)["discard"] == ["glue"]


def test_several_cards_of_the_market_are_thrown_away_at_once() -> None:
    game = position("market: - sofa swank glue magnet\nP1 hand: daring_adventurer junk\ndice: 3")
    game.answer("play daring_adventurer")
    shown = at(game, "1 2 3 4", "=Glue; Sofa; Magnet")
    assert "Daring Adventurer: which 3 cards do you throw away?" in shown
    assert "That is more than is asked" in shown
    thrown = [event["card"] for event in game.events(0) if event["event"] == "threw_away"]
    assert thrown == ["glue", "sofa", "magnet"]


def test_fewer_may_be_named_and_the_rest_is_asked_again() -> None:
    game = position("P1 hand: dangerous_test glue sofa magnet junk swank\nP1 deck: siesta junk junk")
    game.answer("play dangerous_test")
    assert "which 3 cards do you discard?" in at(game, "=Glue; Junk")
    assert "which card do you discard?" in at(game, "=Swank")
    assert own(game)["discard"] == ["glue", "junk", "swank", "dangerous_test"]


def test_an_exchange_with_the_deck() -> None:
    game = position("P1 hand: natural_survivor junk sofa swank\nP1 deck: glue magnet junk\ndice: 2")
    game.answer("play natural_survivor")
    assert "which 2 cards do you take out of your deck?" in at(game, "=Glue; Magnet")
    assert "which 2 cards do you put into your deck in exchange?" in at(game, "=Junk; Sofa")
    assert sorted(own(game)["hand"]) == ["glue", "magnet", "swank"]


def test_a_card_out_of_the_deck() -> None:
    game = position("P1 hand: magnet junk\nP1 deck: glue sofa junk")
    game.answer("play magnet")
    shown = at(game, "=Glue")
    assert "Magnet: which card do you take out of your deck?" in shown
    assert "Several at once" not in shown
    assert "glue" in own(game)["hand"]


@pytest.mark.parametrize(("typed", "left"), [("", ["junk", "sofa"]), ("=Junk", ["sofa"])])
def test_enter_throws_away_nothing(typed: str, left: list[str]) -> None:
    game = position("P1 hand: junk sofa\nP1 schedule: housecleaning\nmoment: start\nturn: 0 P1")
    assert "No card (Enter)" in at(game, typed)
    assert own(game)["hand"] == left


def test_a_guess_is_typed_as_it_is() -> None:
    game = position("P1 hand: risky_business junk\nmarket deck: glue junk")
    game.answer("play risky_business")
    shown = at(game, "0", "5")
    assert "what is the value of the market deck's top card, 1 to 5?\nEnter: " in shown
    assert "Please type a number from 1 to 5." in shown
    assert "glue" in own(game)["hand"]


def test_a_shown_card_is_listed_with_what_it_counts() -> None:
    game = position("P1 hand: rare_artefact magnet magnet junk\ndice: 3\nmarket: - - - - sofa\nP2 hand: junk junk")
    game.answer("play rare_artefact")
    assert "which card do you show?" in at(game, "=Magnet")
    shown = at(game, "t", "=Play Magnet (counts 12)")
    assert "Magnet 12 (printed 4)" in shown
    assert "Play Magnet, then act again" in shown


def test_the_schedule_lies_on_the_table() -> None:
    game = position("P1 hand: magnet junk\nP1 schedule: siesta\nP2 schedule: ironing lunch_break\nP1 deck: glue sofa")
    shown = at(game, "t", "=Play Magnet")
    assert "on the schedule, for the next turn: Siesta" in shown
    assert "on the schedule, for the next turn: Ironing and Lunch Break" in shown


def test_of_equal_cards_in_the_discard_pile_each_is_listed_by_its_place() -> None:
    game = position("P1 hand: junk\nP1 schedule: siesta\nmoment: start\nturn: 0 P1\nP1 discard: sofa junk sofa")
    shown = at(game, "=Sofa, number 3 from the top of your discard pile")
    assert "Sofa (the topmost)" in shown
    assert game.view(0)["seats"][0]["discard"] == ["junk", "sofa", "siesta"]


@pytest.mark.parametrize(
    ("typed", "more", "left"),
    [(["3"], "0", ["sofa", "junk"]), (["9", "3"], "1", ["sofa"]), (["2"], "", ["sofa"]), ([""], "", ["sofa"])],
)
def test_junk_that_lies_lower_is_numbered_behind_the_numbers(typed: list[str], more: str, left: list[str]) -> None:
    game = position("P1 hand: housecleaning magnet\nP1 discard: junk sofa junk\nP2 hand: junk")
    game.answer("play housecleaning")
    shown = at(game, *typed)
    assert "how much junk do you take from your discard pile, 0 to 2?" in shown
    assert "  3  Junk, number 3 from the top of your discard pile" in shown
    if more:
        at(game, more)
    assert game.view(0)["seats"][0]["discard"] == left
