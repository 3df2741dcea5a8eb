"""Requests to the partner: what they tell, and that they are possible whenever somebody could meet them."""

from __future__ import annotations

import random
from itertools import combinations, combinations_with_replacement, islice

import pytest

from animalfolk.engine import prompts
from animalfolk.engine.faces import ADDS_FROM_DISCARD, ADJUSTS, COPIES, JUNK, NOTHING, VALUE, faces_of
from animalfolk.engine.helping import Hopes, can_ask, legal_together, offer_options
from animalfolk.engine.redeal import deal_anew
from animalfolk.engine.rules import TEAMS, Rules
from animalfolk.engine.seats import partner_of
from animalfolk.engine.stack_search import FROM_DISCARD
from animalfolk.engine.state import State, blank
from tests.properties.walk import CAP, SOAK, Mix, name_of, seeds, team_mixes, walk

GAMES = 20 if SOAK else 1
CASES = 3000 if SOAK else 150
MIXES = pytest.mark.parametrize("mix", team_mixes(), ids=name_of)
SQUIRRELS = 3  # whose cards bend stacks
SEEDS = ["0123456789abcdef" * 2, "f" * 32]


@pytest.mark.soak
@MIXES
def test_what_may_be_laid_does_not_depend_on_cards_that_the_player_cannot_see(mix: Mix) -> None:
    asked = 0
    for number in seeds(f"requests {mix}", GAMES):
        for g, _ in islice(walk(mix, number), 0, CAP, 3):
            if g.who != g.seat or g.prompt not in (prompts.ACT, prompts.OFFER):
                continue
            for seed in SEEDS:
                other = deal_anew(g, g.who, seed)
                assert can_ask(other, g.who) == can_ask(g, g.who)
                if g.prompt == prompts.OFFER:
                    asked += 1
                    assert offer_options(other, g.who) == offer_options(g, g.who)
    assert asked


@pytest.mark.soak
@MIXES
def test_a_request_says_nothing_but_the_cards_that_lie_open(mix: Mix) -> None:
    helped = 0
    for number in seeds(f"help {mix}", GAMES):
        for g, _ in walk(mix, number):
            assert bool(g.offered) <= (g.prompt == prompts.HELP)
            if g.prompt == prompts.HELP:
                helped += 1
                assert g.who == partner_of(g, g.seat)
                assert (NOTHING in g.options) == (not g.laid)
    assert helped


def _worths(face: int) -> list[int]:
    return sorted({VALUE[face], VALUE[face] + ADJUSTS[face], VALUE[face] - ADJUSTS[face]})


def _sums(faces: tuple[int, ...]) -> set[int]:
    sums = {0}
    for face in faces:
        sums = {total + worth for total in sums for worth in _worths(face)}
    return sums


def _completes(g: State, taken: list[int], left: int) -> bool:
    """Whether any hand of the partner's size completes these cards: all are tried."""
    faces = [JUNK, *(face for folk in g.sets for face in faces_of(folk))]
    for size in range(1, len(g.hands[2]) + 1):
        for hand in combinations_with_replacement(faces, size):
            if any(hand.count(face) > COPIES[face] for face in hand):
                continue
            for more in range(len(g.discards[2]) + 1 if any(ADDS_FROM_DISCARD[face] for face in hand) else 1):
                for pile in combinations(g.discards[2], more):
                    cards = [*hand, *(face | FROM_DISCARD for face in pile)]
                    if left in _sums((*hand, *pile)) and legal_together(taken, cards, 0):
                        return True
    return False


@pytest.mark.soak
def test_a_request_is_possible_exactly_if_some_hand_could_meet_it() -> None:
    chooser = random.Random(4)
    seen = {True: 0, False: 0}
    for _ in range(CASES):
        sets = sorted({chooser.choice([SQUIRRELS, SQUIRRELS, 1]), chooser.randrange(12)})
        g = blank(Rules(players=4, mode=TEAMS), sets, "0" * 32)
        faces = [JUNK, *(face for folk in g.sets for face in faces_of(folk))]
        g.hands[2] = [JUNK] * chooser.randint(1, 2)
        g.discards[2] = chooser.choices(faces, k=chooser.randint(0, 2))
        taken, left = chooser.choices(faces, k=chooser.randint(0, 3)), chooser.randint(1, 11)
        if not legal_together([], taken, 3):
            continue
        expected = _completes(g, taken, left)
        seen[expected] += 1
        assert Hopes(g, 2).complete(taken, left) == expected, (g.sets, taken, left, g.discards[2])
    assert min(seen.values()) > CASES // 20
