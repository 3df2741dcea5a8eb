"""Requests to the partner: what they tell, and that they are possible whenever somebody could meet them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement, islice

import pytest

from animalfolk.engine import prompts
from animalfolk.engine.faces import COPIES, JUNK, MIRRORS, NOTHING, SET, STACK, faces_of
from animalfolk.engine.helping import Hopes, can_ask, legal_together, offer_options
from animalfolk.engine.makeup import shared
from animalfolk.engine.position import write
from animalfolk.engine.redeal import deal_anew
from animalfolk.engine.rules import TEAMS, Rules
from animalfolk.engine.seats import partner_of
from animalfolk.engine.stack_search import Search, makeup
from animalfolk.engine.state import State, blank
from tests.properties.walk import CAP, SOAK, Mix, name_of, seeds, team_mixes, walk

GAMES = 20 if SOAK else 1
CASES = 3000 if SOAK else 150
MIXES = pytest.mark.parametrize("mix", team_mixes(), ids=name_of)
SQUIRRELS = 3  # whose cards bend stacks
CHAMELEONS = 5  # whose cards copy others
MATE = 2
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


def _hands(g: State) -> Iterator[list[int]]:
    """Every hand that the partner could hold, as far as its size tells."""
    faces = [JUNK, *(face for folk in g.sets for face in faces_of(folk))]
    for hand in combinations_with_replacement(faces, len(g.hands[MATE])):
        if all(hand.count(face) <= COPIES[face] for face in hand):
            yield list(hand)


def _completes(g: State, taken: list[int], left: int) -> bool:
    """Whether any hand of the partner's size completes these cards: all are tried, as the partner would choose."""
    for hand in _hands(g):
        g.hands[MATE] = hand
        if Search(g, MATE, [], hand, left, shared(makeup(taken))).finds():
            return True
    return False


def _case(chooser: random.Random) -> State:
    """A table of teams with cards wherever a copying card could look."""
    sets = sorted({chooser.choice([SQUIRRELS, SQUIRRELS, 1]), chooser.choice([CHAMELEONS, chooser.randrange(12)])})
    g = blank(Rules(players=4, mode=TEAMS), sets, "0" * 32)
    faces = [JUNK, *(face for folk in g.sets for face in faces_of(folk))]
    g.hands[MATE] = [JUNK] * chooser.randint(1, 2)
    g.discards[MATE] = chooser.choices(faces, k=chooser.randint(0, 3))
    for seat in (0, 1, 3):
        g.discards[seat] = chooser.choices(faces, k=chooser.randint(0, 1))
    g.market[0] = chooser.choice([NOTHING, *faces])
    g.bin = chooser.choices(faces, k=chooser.randint(0, 1))
    if chooser.randint(0, 1):
        g.stacks[0] = 1
        g.stalls[0] = [chooser.choice(faces) | 1 << STACK for _ in range(chooser.randint(1, 2))]
    return g


@pytest.mark.soak
def test_a_request_is_possible_exactly_if_some_hand_could_meet_it() -> None:
    chooser = random.Random(4)
    seen = {True: 0, False: 0}
    copied = 0
    for _ in range(CASES):
        g = _case(chooser)
        faces = [face for folk in g.sets for face in faces_of(folk) if not MIRRORS[face]]
        taken, left = chooser.choices([JUNK, *faces], k=chooser.randint(0, 3)), chooser.randint(1, 11)
        if not legal_together([], taken, 3) or CHAMELEONS in {SET[face] for face in taken}:
            continue
        hoped = Hopes(g, MATE).complete(taken, left)
        expected = _completes(g.clone(), taken, left)
        seen[expected] += 1
        copied += any(MIRRORS[face] for face in g.discards[MATE])
        assert hoped == expected, (g.sets, taken, left, write(g))
    assert min(seen.values()) > CASES // 20
    assert copied > CASES // 10


@pytest.mark.soak
def test_a_request_does_not_depend_on_what_the_partner_holds() -> None:
    chooser = random.Random(5)
    for _ in range(CASES):
        g = _case(chooser)
        left = chooser.randint(1, 11)
        hoped = set()
        for hand in islice(_hands(g), 0, None, 7):
            g.hands[MATE] = hand
            hoped.add(Hopes(g, MATE).complete([], left))
        assert len(hoped) == 1
