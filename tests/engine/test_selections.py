"""The selections of a decision, in their order, and the words for what is none."""

from __future__ import annotations

import pytest

from animalfolk.engine.selections import MOST, QUESTIONS, Selector
from animalfolk.engine.view import pending
from animalfolk.game import Game
from animalfolk.sim.worst import POSITIONS
from tests.support.every_choice import placed
from tests.support.table import table


def sets(game: Game, key: str) -> list[str]:
    """The selections for an action or question, in their order, each as its cards."""
    told = game.selections()
    return [" ".join(placed(game, told, ways)[0]) for ways in told["selections"][key]]


def why(game: Game, key: str, *cards: str) -> str:
    """Why cards fit in none of the selections: the first word whose ways are all among them."""
    told = game.selections()
    marked = [next(way for way, row in enumerate(told["ways"]) if row["card"] == card) for card in cards]
    assert not any(set(marked) <= set(ways) for ways in told["selections"][key])
    return next(clash["why"] for clash in told["clashes"][key] if set(clash["ways"]) <= set(marked))


def impossible(game: Game) -> dict[str, str]:
    """The actions that are not possible, and why."""
    return game.selections()["impossible"]


DECKS = "decks: macaws pandas squirrels ocelots"


# what is named


def test_each_action_that_takes_cards_has_its_selections() -> None:
    game = table("market: - - - loyal_partner cookies", "P1 hand: junk junk swift_broker")
    assert sets(game, "buy cookies+0") == ["junk junk", "junk swift_broker"]
    assert sets(game, "buy loyal_partner+1") == ["junk junk", "junk swift_broker"]
    assert sets(game, "build") == ["swift_broker"]
    assert game.selections()["ways"][0] == {"card": "junk", "worth": 1, "zone": "hand", "places": [0, 1]}


def test_in_the_middle_of_a_choice_only_what_completes_it_is_named() -> None:
    game = table("market: - - - - shattered_relic", "P1 hand: junk junk junk swift_broker cookies")
    game.answer("buy shattered_relic+0")
    assert sets(game, "pay") == ["junk junk junk", "junk junk swift_broker", "junk cookies", "swift_broker cookies"]
    game.answer("cookies")
    assert sets(game, "pay") == ["junk", "swift_broker"]
    assert [row["places"] for row in game.selections()["ways"]] == [[0, 1, 2], [3]]


def test_a_decision_about_one_card_names_nothing() -> None:
    game = table("P1 hand: junk swift_broker", hold=[0])
    game.answer("inventory")
    game.answer("done")
    assert game.prompt == "end_turn"
    assert game.selections() == {}


def test_equal_cards_of_a_discard_pile_that_lie_apart_are_different_ways() -> None:
    lines = ["decks: squirrels pandas ocelots", "P1 hand: nostalgic_item", "P1 discard: junk junk acorn junk"]
    game = table(*lines, "P1 stall: junk | junk | junk")
    assert sets(game, "build") == ["nostalgic_item discard.4:junk", "nostalgic_item discard.2:junk"]
    pile = [row["places"] for row in game.selections()["ways"] if row["zone"] == "discard"]
    assert sorted(pile) == [[0], [2, 3]]


def test_a_card_of_the_discard_pile_is_taken_once() -> None:
    lines = ["decks: squirrels pandas ocelots", "P1 hand: nostalgic_item nostalgic_item", "rules: stacks=10"]
    game = table(*lines, "P1 discard: junk acorn junk", "P1 stall: " + " | ".join(["junk"] * 7))
    assert sets(game, "build") == ["nostalgic_item nostalgic_item discard.3:junk discard.1:junk"]
    told = game.selections()
    assert [told["ways"][way]["places"] for way in told["selections"]["build"][0]] == [[0, 1], [0, 1], [0], [2]]


def test_a_copying_card_is_chosen_in_each_of_its_forms() -> None:
    game = table("decks: chameleons pandas ocelots", "market: - - - gamble charm", "P1 hand: trendsetting junk")
    assert sets(game, "buy charm+0") == ["trendsetting=charm", "trendsetting=gamble"]
    ways = [(row["card"], row["worth"], row["places"]) for row in game.selections()["ways"]]
    assert ways == [("trendsetting=charm", 4, [0]), ("trendsetting=gamble", 5, [0]), ("junk", 1, [1])]


def test_coins_are_a_way_of_their_own() -> None:
    game = table("rules: gold=by_seat", "market: - - - - cookies", "P1 hand: junk", "P1 gold: 2")
    assert sets(game, "buy cookies+0") == ["junk coin", "coin coin"]


def test_the_market_is_laid_out_in_every_order_that_can_buy() -> None:
    game = table("decks: platypuses pandas ocelots", "market: - - - glue charm", "P1 hand: calculations magnet")
    game.answer(["rearrange", "calculations", "magnet"])
    assert game.prompt == "arrange"
    orders = sets(game, "arrange")
    assert orders[0] == "charm glue done done done"
    assert "glue charm done done done" in orders
    assert game.selections()["pays"] == [5, 6]


# in which order


def test_first_comes_what_overpays_least_then_what_uses_most_junk() -> None:
    game = table("market: - - - - shattered_relic", "P1 hand: flashy_show shattered_relic junk junk junk swift_broker")
    found = sets(game, "buy shattered_relic+0")
    assert found == ["junk junk junk", "junk junk swift_broker", "shattered_relic", "flashy_show"]


def test_then_what_leaves_the_cards_of_the_next_two_stacks() -> None:
    game = table("market: - - - - spyglass", "P1 hand: cookies cookies spyglass")
    assert sets(game, "buy spyglass+0") == ["spyglass", "cookies cookies"]


def test_then_fewest_cards_and_then_the_places_in_the_hand() -> None:
    lines = ["P1 stall: " + " | ".join(["junk"] * 8), "rules: stacks=10", "market: - - - - spyglass"]
    game = table(*lines, "P1 hand: prepaid_good swift_broker shattered_relic loyal_partner spyglass")
    assert sets(game, "buy spyglass+0") == [
        "spyglass",
        "swift_broker shattered_relic",
        "shattered_relic loyal_partner",
        "prepaid_good swift_broker loyal_partner",
        "prepaid_good shattered_relic",
    ]


# why not


def test_a_purchase_that_is_not_possible_says_why() -> None:
    lines = ["market: - - - spyglass cookies", "bin: loyal_partner"]
    assert impossible(table(*lines, "P1 hand: junk junk")) == {
        "buy spyglass+1": "too-dear",
        "buy loyal_partner+bin": "no-seller",
        "build": "junk",
    }


@pytest.mark.parametrize(
    ("hand", "word"),
    [
        ("swift_broker", "short"),
        ("swift_broker loyal_partner", "mixed"),
        ("swift_broker junk", "junk"),
        ("spyglass", "unfit"),
    ],
)
def test_a_stack_that_is_not_possible_says_why(hand: str, word: str) -> None:
    stall = "P1 stall: junk | junk" if word == "short" else "P1 stall: junk"
    assert impossible(table(stall, f"P1 hand: {hand}"))["build"] == word


def test_cards_that_fit_in_no_payment_say_why() -> None:
    game = table("market: - - - - cookies", "P1 hand: cookies junk junk swift_broker")
    assert why(game, "buy cookies+0", "cookies", "junk") == "unneeded"
    gold = table("rules: gold=by_seat", "market: - - - - cookies", "P1 hand: spyglass junk", "P1 gold: 1")
    assert why(gold, "buy cookies+0", "spyglass", "coin") == "exact"
    halved = table("market: - - - - cookies", "P1 hand: spyglass junk#1 junk", "alterations: set/0/P1/#1")
    assert why(halved, "buy cookies+0", "spyglass", "junk#1") == "worthless"


def test_cards_that_fit_in_no_stack_say_why() -> None:
    stall = "P1 stall: junk | junk"
    game = table(stall, "P1 hand: cookies swift_broker loyal_partner junk spyglass prepaid_good")
    assert why(game, "build", "cookies", "loyal_partner") == "mixed"
    assert why(game, "build", "junk") == "junk"
    assert why(game, "build", "spyglass") == "too-much"


# how many


def test_beyond_the_most_a_decision_is_stepwise() -> None:
    hand = "junk swift_broker cookies shattered_relic spyglass flashy_show loyal_partner prepaid_good"
    few = table("market: - - - - acorn", f"P1 hand: {hand} stock_clearance", DECKS)
    assert 250 < len(sets(few, "buy acorn+0")) <= MOST
    many = table("market: - - - charm acorn", f"P1 hand: {hand} stock_clearance", DECKS)
    assert many.selections() == {"stepwise": True, "impossible": {}}


@pytest.mark.parametrize("name", POSITIONS)
def test_no_position_takes_more_than_so_many_questions(name: str) -> None:
    game = Game.from_position(POSITIONS[name]())
    finder = Selector(game.peek())
    told = finder.told()
    assert finder.asked <= QUESTIONS
    assert ("stepwise" in told) == (name in ("all cards", "partners"))


# who sees them


def test_a_view_of_a_game_carries_none() -> None:
    game = table("P1 hand: junk swift_broker")
    assert not {"ways", "selections", "clashes", "impossible"} & set(pending(game.view(0)))
