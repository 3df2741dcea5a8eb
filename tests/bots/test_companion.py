"""Whom somebody plays with who learns the game."""

from __future__ import annotations

from animalfolk.bots import BOTS, COMPANION, ask, kinds, make_bot, takes_time
from animalfolk.game import Game

READY = """animalfolk position 1
decks: macaws pandas squirrels
rules: stacks=4
P1 hand: swift_broker cookies junk junk spyglass
market: acorn - cookies spyglass prepaid_good
P1 deck: junk junk
"""


def choice(position: str) -> str:
    """What the companion does there."""
    return ask(make_bot(COMPANION, "seed"), Game.from_position(position), 0)


def test_it_builds_the_first_stacks_and_never_the_last_two() -> None:
    assert choice(READY) == "build"
    assert choice(READY + "P1 stall: loyal_partner\n") == "build"
    assert choice(READY + "P1 stall: loyal_partner | cookies\n") != "build"
    assert choice(READY + "P1 stall: loyal_partner | cookies | shattered_relic\n") != "build"


def test_it_plays_no_techniques() -> None:
    assert not choice(READY.replace("cookies junk junk", "shattered_relic spyglass acorn")).startswith("play ")


def test_nobody_is_offered_it() -> None:
    assert COMPANION not in (*BOTS, *kinds())
    assert not takes_time(COMPANION)
