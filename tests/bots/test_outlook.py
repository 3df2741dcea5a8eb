"""The outlook: a card is worth what it is worth in the mix of decks at hand, and stacks are planned exactly."""

from __future__ import annotations

import pytest

from animalfolk import Game
from animalfolk.bots.learned import judge, outlook
from animalfolk.bots.outlook import PLAIN
from animalfolk.bots.worths import BESIDE, WORTHS
from animalfolk.cards import DECKS
from animalfolk.engine.faces import NO_SET, NUMBER, SET

NAMES = [deck.name for deck in DECKS]
NOTHING = [0.0] * PLAIN
COVERED = 11  # the place of the feature: how many of the next stacks can be made, as a part of all
POSITION = """animalfolk position 1
decks: {}
market: spyglass swift_broker spyglass cookies spyglass
market deck: cookies swift_broker cookies
P1 hand: {}
P1 deck: junk
P2 hand: junk junk
P2 deck: junk
"""


def position(decks: str = "macaws pandas owls", hand: str = "spyglass junk") -> Game:
    return Game.from_position(POSITION.format(decks, hand), hold=[0])


def test_a_card_is_worth_more_beside_some_decks() -> None:
    beside = [0.0] * len(NAMES)
    beside[NAMES.index("owls")], beside[NAMES.index("sloths")] = 0.5, -0.25
    seen = judge(NOTHING, {"spyglass": 1.0, "junk": -0.125}, [], {"spyglass": beside})
    for decks, worth in [
        ("macaws pandas owls", 1.5),
        ("macaws pandas sloths", 0.75),
        ("macaws owls sloths", 1.25),
        ("macaws pandas foxes", 1.0),
    ]:
        assert seen.strength(position(decks)._state, 0, 0) == worth - 2 * 0.125
        assert seen.strength(position(decks)._state, 1, 1) == -3 * 0.125


def test_the_usual_outlook_knows_the_mix_of_every_card() -> None:
    assert set(BESIDE) == {"junk", *WORTHS}
    for name, row in BESIDE.items():
        assert len(row) == len(NAMES)
        assert SET[NUMBER[name]] == NO_SET or row[SET[NUMBER[name]]] == 0.0  # its own deck is always in the mix
    shares = [abs(number) for row in BESIDE.values() for number in row]
    assert max(shares) > 0.01
    mixes = [outlook().worths_in(position(f"macaws pandas {deck}")._state) for deck in ("owls", "sloths", "foxes")]
    assert len({tuple(mix) for mix in mixes}) == 3


@pytest.mark.parametrize(
    ("hand", "covered"),
    [
        ("swift_broker cookies", 2),  # 1 and 2 of one set
        ("spyglass", 0),
        ("swift_broker swift_broker junk", 1),  # the second 1 is of no use for the 2, alone
        ("swift_broker cookies shattered_relic", 3),
    ],
)
def test_the_next_stacks_are_planned(hand: str, covered: int) -> None:
    features = outlook().features(position(hand=hand)._state, 0, 0)
    assert features[COVERED] == covered / 8
