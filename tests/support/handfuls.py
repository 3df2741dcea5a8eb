"""Random positions within the box, with hands that bend, copy, rearrange and help: for tests of searches."""

from __future__ import annotations

import random

import animalfolk.cards  # noqa: F401  (fills the tables)
from animalfolk.engine.faces import COPIES, NAME, SET_NUMBER, SETS, faces_of
from animalfolk.engine.position import HEADER
from animalfolk.engine.read_position import read
from animalfolk.engine.state import State

MODES = {"free": (3, 2), "teams": (4, 4), "coop": (4, 2)}  # decks and players
FAVOURED = (
    ("squirrels", "chameleons"),
    ("chameleons", "platypuses", "pandas"),
    ("squirrels", "platypuses"),
    ("chameleons",),
    (),
)


def random_position(number: int, most: int = 7) -> State:
    """A position with P1 to act and a hand of up to so many cards; the same for the same number."""
    chooser = random.Random(number)
    mode = chooser.choice(["free", "free", "teams", "coop"])
    count, players = MODES[mode]
    decks = list(dict.fromkeys([*chooser.choice(FAVOURED), *chooser.sample([name for name in SETS if name], count)]))[
        :count
    ]
    pile = [NAME[face] for deck in decks for face in faces_of(SET_NUMBER[deck]) for _ in range(COPIES[face])]
    pile += ["junk"] * 6
    chooser.shuffle(pile)

    def take(many: int) -> list[str]:
        return [pile.pop() for _ in range(many)]

    rules = [f"mode={mode}", *chooser.choice([["gold=by_seat"], []]), *(["stacks=10"] if mode == "free" else [])]
    hand = [
        f"{card}#{mark}" if chooser.random() < 0.12 else card
        for mark, card in enumerate(take(chooser.randint(1, most)), 1)
    ]
    marks = [card.partition("#")[2] for card in hand if "#" in card]
    altered = [f"{chooser.choice(['add', 'times', 'set'])}/{chooser.randint(1, 3)}/P1/#{mark}" for mark in marks]
    lines = [
        HEADER,
        f"decks: {' '.join(decks)}",
        f"players: {players}",
        f"rules: {' '.join(rules)}",
        "market: " + " ".join("-" if card == "junk" else card for card in take(5)),
        f"bin: {' '.join(card for card in take(chooser.randint(0, 2)) if card != 'junk')}",
        f"P1 hand: {' '.join(hand)}",
        f"P1 discard: {' '.join(take(chooser.randint(0, 4)))}",
        f"P1 stall: {' | '.join(take(chooser.randint(0, 8)))}",
        f"alterations: {' '.join(altered + ['add/1/P1/all'] * chooser.choice([0, 0, 1]))}",
        *([f"P1 gold: {chooser.randint(0, 1)}"] if "gold=by_seat" in rules else []),
    ]
    for seat in range(2, players + 1):
        lines += [
            f"P{seat} hand: {' '.join(take(chooser.randint(1, 4)))}",
            f"P{seat} discard: {' '.join(take(chooser.randint(0, 2)))}",
        ]
    lines += [f"P3 deck: {' '.join(take(3))}"] if mode == "coop" else []
    return read("\n".join(line for line in lines if not line.endswith(": ")) + "\n")
