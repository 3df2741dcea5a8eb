"""Who is held evenly is asked wherever others think that there might be a choice: a wait tells nothing of hidden cards.

At every decision of random games, all that somebody else does not know is dealt anew, and the question asked once more:
whoever looks on sees the same, byte for byte, and so the same seat wait. Reactions are hidden in another way (windows).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from animalfolk.engine import prompts
from animalfolk.engine.faces import NOTHING, SPECTATOR
from animalfolk.engine.hold import EVEN, is_forgone
from animalfolk.engine.playout import Playout
from animalfolk.engine.redeal import ask_again, deal_anew
from animalfolk.engine.run import answer, begin
from animalfolk.engine.state import State
from animalfolk.engine.view import view
from tests.properties.walk import SOAK, Mix, dealt, mixes_here, name_of, seeds

GAMES = 20 if SOAK else 1
CAP = 3000 if SOAK else 300
STRIDE = 1 if SOAK else 11
MIXES = [mix for mix in mixes_here() if mix.players > 1 and ("open_hands", 1) not in mix.options]
SHOWN = ["discard_hand", "throw_away_rest", "sabotage"]  # all cards that could be chosen lie open after the answers
UNSEEN = ["choose_offer"]  # nobody sees that an action was chosen, so this wait is one with that for the action


def held_walk(mix: Mix, number: int) -> Iterator[State]:
    """A random game in which all are held evenly; those of its decisions that are looked at."""
    g = dealt(mix, number)
    g.hold = (1 << mix.players) - 1 | EVEN
    begin(g)
    chooser = Playout(number * 7919 + mix.players)
    for count in range(CAP):
        if g.winner != NOTHING:
            return
        forgone = is_forgone(g)
        shown = g.prompt == prompts.REACT or g.frames[-1].name() in SHOWN + UNSEEN
        if not forgone and not shown and (len(g.options) == 1 or count % STRIDE == 0):
            yield g
        answer(g, g.options[-1] if forgone else chooser.choose(g))


def seen(g: State, viewer: int) -> bytes:
    return json.dumps(view(g, viewer)).encode()


def asked_again(g: State, viewer: int, seed: str) -> State:
    """The same question where all is dealt anew that the viewer does not know."""
    copy = deal_anew(g, viewer, seed)
    copy.hold = g.hold
    ask_again(copy)
    while copy.who != NOTHING and is_forgone(copy):
        answer(copy, copy.options[-1])
    return copy


@pytest.mark.soak
@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_whoever_looks_on_sees_the_same_wait_whatever_is_hidden(mix: Mix) -> None:
    asked: Counter[int] = Counter()
    for number in seeds(f"whoever looks on sees the same wait {mix}", GAMES):
        for g in held_walk(mix, number):
            asked[g.prompt] += len(g.options) == 1
            for viewer in [seat for seat in (*range(mix.players), SPECTATOR) if seat != g.who]:
                other = asked_again(g, viewer, f"{number:031x}{viewer:x}")
                assert seen(other, viewer) == seen(g, viewer), prompts.KEYS[g.prompt]
    assert asked
