"""What may be taken back freely has shown nothing: dealt anew, the same answers lead to the same view.

Every step of random games of all decks and modes is looked at. Where a step is judged to show nothing hidden, the game
before it is dealt anew for whoever answered, by several seeds: the same answer must be allowed there, and everything
the seat sees and is told must be the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from animalfolk.engine.events import BY_KEY, KEYS
from animalfolk.engine.position import write
from animalfolk.game import Game
from animalfolk.table import Seat, Settings, Table
from animalfolk.table.reveals import ASKED, LOOK, TURNED_UP, foremost
from tests.properties.walk import SOAK, Mix, mixes, name_of, new_game, seeds
from tests.support.samples import some

GAMES = 20 if SOAK else 1
CAP = 2000 if SOAK else 120  # decisions of a game
SEEDS = [f"{number:032x}" for number in range(1, 9 if SOAK else 3)]


class Walked(NamedTuple):
    """One answer of a random game, with what others left unsaid behind it."""

    before: Game
    after: Game
    seat: int
    option: str
    reveals: str


def table_of(mix: Mix, number: int, hold: bool) -> Table:
    return Table(write(new_game(mix, number)), seats_of(mix, "person" if hold else "random"), Settings(hold=hold))


def seats_of(mix: Mix, kind: str) -> list[Seat]:
    return [Seat(kind, f"N{seat}") for seat in range(mix.players)]


def walked(mix: Mix, number: int, hold: bool = False) -> Iterator[Walked]:
    """A random game, in which nobody reacts to what another has done."""
    table, chooser = table_of(mix, number, hold), random.Random(f"{number} {mix}")
    for _ in range(CAP):
        if table.is_over:
            return
        before, seat, option = table.game.clone(), table.asked or 0, chooser.choice(table.options)
        count = len(table.steps)
        give(table, option)
        while may_react(table.game, seat):
            give(table, "done")
        reveals = ""
        for step in table.steps[count:]:
            reveals = foremost(reveals, step.reveals)
        yield Walked(before, table.game.clone(), seat, option, reveals)


def give(table: Table, option: str) -> None:
    seat = table.asked or 0
    if table.bot_turn() is None:
        table.answer(seat, table.number(seat), option)
    else:
        table.bot_answer(option)


def may_react(game: Game, seat: int) -> bool:
    return game.prompt == "react" and game.asked != seat


def known(game: Game, seat: int, since: int) -> tuple[Any, Any]:
    """All that a seat sees, and was told; how many questions came before is its own business."""
    view = game.view(seat)
    if view["decision"]:
        view["decision"].pop("number", None)
    return view, game.events(seat, since)


def dealt_anew(step: Walked, seed: str, hold: bool = False) -> tuple[Any, Any]:
    game = step.before.redeal(step.seat, seed, hold)
    game.answer(step.option, step.seat)
    while may_react(game, step.seat):
        game.answer("done")
    return known(game, step.seat, 0)


def ways() -> list[tuple[Mix, bool]]:
    """Every mix, with turns that wait at their end or not; both where there is time."""
    return [(mix, hold) for at, mix in enumerate(mixes()) for hold in (False, True) if SOAK or hold == at % 2]


def name_of_way(value: Mix | bool) -> str:
    return name_of(value) if isinstance(value, Mix) else "held" if value else ""


@pytest.mark.soak
@pytest.mark.parametrize(("mix", "hold"), ways(), ids=name_of_way)
def test_what_is_free_to_take_back_showed_nothing(mix: Mix, hold: bool) -> None:
    free = 0
    for number in seeds(f"what is free showed nothing {mix}", GAMES):
        for step in walked(mix, number, hold):
            if step.reveals == "":
                free += 1
                expected = known(step.after, step.seat, len(step.before.happened()))
                for seed in SEEDS[: some(1, len(SEEDS))]:
                    assert dealt_anew(step, seed, hold) == expected, (step.option, step.before.position())
    assert free


def test_little_is_called_shown_that_was_not() -> None:
    """Most of what is not free differs for the seat when it is dealt anew; the rest was shown to others."""
    shown = told_nothing = 0
    kinds: set[str] = set()
    for mix in mixes()[::3]:
        for step in walked(mix, 0):
            if step.reveals and step.reveals != ASKED:
                expected = known(step.after, step.seat, len(step.before.happened()))
                shown += 1
                told_nothing += all(dealt_anew(step, seed) == expected for seed in SEEDS)
                kinds.add(step.reveals)
    assert told_nothing < shown / 3, (told_nothing, shown)
    assert kinds >= {"drew", "dealt", "rolled", "set_aside", "looked_at_hand", LOOK, TURNED_UP}


@pytest.mark.parametrize("option", ["inventory", "play", "buy", "build"])
def test_the_usual_answers_are_free_where_the_turn_waits_at_its_end(option: str) -> None:
    """To put cards down, to pay, to lay a stack: until the hand is filled nothing was shown."""
    judged = [
        step.reveals
        for mix in mixes()[12:15]
        for step in walked(mix, 1, hold=True)
        if step.option.split()[0] == option and step.after.asked == step.seat
    ]
    assert judged.count("") > len(judged) / 4


def test_junk_from_the_junk_pile_is_no_secret() -> None:
    assert not BY_KEY["drew_junk"].reveals
    assert BY_KEY["drew_junk"].follows


def test_what_reveals_more_is_named_first() -> None:
    ranked = ["rolled", "revealed", "mixed_hands", "set_aside", "gave_one", "found", "shuffled", "dealt"]
    ranked += [LOOK, "bought", ASKED, TURNED_UP, ""]
    for place, first in enumerate(ranked):
        for second in ranked[place:]:
            assert foremost(first, second) == foremost(second, first) == first


def test_of_any_two_the_same_is_named_whichever_comes_first() -> None:
    every = [*KEYS, LOOK, ASKED, TURNED_UP, ""]
    for first in every:
        for second in every:
            assert foremost(first, second) == foremost(second, first)
