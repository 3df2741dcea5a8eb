"""TOSS: throwing away."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from animalfolk import Game
from tests.support.table import expect, play, table

FILL = "market deck: accordion accordion accordion accordion accordion"


@pytest.mark.parametrize("card", ["junk", "cookies", "swift_broker"])
@pytest.mark.rule("TOSS-01")
def test_a_thrown_away_card_never_goes_on_a_players_discard_pile(card: str) -> None:
    game = table(f"P1 hand: shattered_relic {card} acorn spyglass", "P1 deck: junk", "P1 discard: loyal_partner")
    play(game, f"P1: play shattered_relic; {card}")
    expect(game, "P1 discard: shattered_relic loyal_partner", "P2 discard:", "P1 hand: acorn spyglass junk")


@pytest.mark.rule("TOSS-02")
def test_thrown_away_junk_goes_to_the_junk_pile() -> None:
    game = table("P1 hand: shattered_relic junk acorn spyglass", "junk: 4", "bin: cookies")
    play(game, "P1: play shattered_relic; junk")
    expect(game, "junk: 5", "bin: cookies", "P2 told: threw_away P1 junk")


@pytest.mark.rule("TOSS-03")
def test_a_thrown_away_animalfolk_card_goes_face_up_on_the_markets_discard_pile() -> None:
    game = table("P1 hand: shattered_relic swift_broker acorn", "junk: 4", "bin: cookies")
    play(game, "P1: play shattered_relic; swift_broker")
    expect(game, "bin: swift_broker cookies", "junk: 4", "P2 told: threw_away P1 swift_broker")


def from_hand() -> Game:
    """Spyglass thrown away from hand."""
    game = table("P1 hand: shattered_relic spyglass acorn", "bin: cookies")
    play(game, "P1: play shattered_relic; spyglass")
    return game


def from_market() -> Game:
    """Spyglass thrown away from the market."""
    game = table("P1 hand: loyal_partner acorn", "market: - - spyglass - -", "bin: cookies", FILL)
    play(game, "P1: play loyal_partner")
    return game


def from_market_deck() -> Game:
    """Spyglass thrown away from the top of the market deck."""
    game = table("P1 hand: market_discovery acorn", "market deck: spyglass accordion", "bin: cookies")
    play(game, "P1: use market_discovery")
    return game


def from_aside() -> Game:
    """Spyglass thrown away after it was drawn from the market deck."""
    deck = "market deck: spyglass accordion flashy_show"
    game = table("P1 hand: special_offer acorn", deck, "bin: cookies", hold=[0])
    play(game, "P1: play special_offer; accordion; flashy_show")
    return game


def from_hand_by_swank() -> Game:
    """Spyglass thrown away from hand, for a card of the market deck."""
    game = table("P1 hand: swank spyglass acorn", "bin: cookies", FILL)
    play(game, "P1: play swank; spyglass")
    return game


def from_hand_by_housecleaning() -> Game:
    """Spyglass thrown away from hand at the start of a turn."""
    game = table("P1 hand: spyglass acorn", "P1 schedule: housecleaning", "bin: cookies", "moment: start")
    play(game, "P1: spyglass")
    return game


def from_slot() -> Game:
    """Spyglass thrown away from a slot of the market."""
    game = table("P1 hand: daring_adventurer acorn", "market: - - spyglass cookies -", "bin: cookies", FILL, "dice: 1")
    play(game, "P1: play daring_adventurer; spyglass+2")
    return game


def from_a_guess() -> Game:
    """Spyglass thrown away from the market deck after a wrong guess."""
    game = table("P1 hand: risky_business acorn", "market deck: spyglass accordion", "bin: cookies")
    play(game, "P1: play risky_business; 5")
    return game


SOURCES = [from_hand, from_market, from_market_deck, from_aside]
MORE_SOURCES = [from_hand_by_swank, from_hand_by_housecleaning, from_slot, from_a_guess]


@pytest.mark.parametrize("source", SOURCES + MORE_SOURCES)
@pytest.mark.rule("TOSS-04")
def test_it_does_not_matter_from_where_a_card_is_thrown_away(source: Callable[[], Game]) -> None:
    game = source()
    assert game.view(None)["bin"][-1] == "spyglass"
    expect(game, "P2 told: threw_away P1 spyglass", "junk: 6")


@pytest.mark.rule("TOSS-04", "TOSS-02")
def test_junk_thrown_away_out_of_a_payment_goes_to_the_junk_pile_too() -> None:
    game = table("market: - - - - essential_purchase", "P1 hand: junk junk junk", "junk: 0", hold=[0])
    play(game, "P1: buy essential_purchase+0; 3")
    expect(game, "junk: 3", "P1 discard:", "bin:")


@pytest.mark.parametrize(
    ("lines", "answers"),
    [
        (["P1 hand: swank junk acorn"], "P1: play swank; junk"),
        (["P1 hand: acorn junk", "P1 schedule: housecleaning", "moment: start"], "P1: junk"),
    ],
)
@pytest.mark.rule("TOSS-04", "TOSS-02")
def test_junk_thrown_away_from_hand_goes_to_the_junk_pile_by_whatever_card(lines: list[str], answers: str) -> None:
    game = table(*lines, "junk: 0", "market deck: spyglass")
    play(game, answers)
    expect(game, "junk: 1", "bin:", "market deck: spyglass", "P1 hand: acorn")


@pytest.mark.rule("TOSS-05")
def test_junk_beyond_the_box_is_thrown_away_as_junk() -> None:
    hand = "P1 hand: spyglass shattered_relic"
    game = table(hand, "P1 deck: shattered_relic", "P2 hand: swift_broker", "junk: 0", "market: - - - - accordion")
    play(game, "P1: inventory, done")
    expect(game, "P1 hand: spyglass shattered_relic shattered_relic junk junk", "junk: 0")
    play(game, "P2: inventory, done", "P1: play shattered_relic; junk")
    expect(game, "junk: 1", "bin:", "P1 told: threw_away P1 junk")
