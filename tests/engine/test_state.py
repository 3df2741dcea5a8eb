"""The attributes of a state are declared once: everything that is done with all of them misses none."""

from __future__ import annotations

import json
from typing import Any

import pytest

from animalfolk.engine import state
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.playout import Playout
from animalfolk.engine.rules import COOP, Rules
from animalfolk.engine.run import answer, begin
from animalfolk.engine.state import FIELDS, Field, State, blank, load
from animalfolk.game import Game
from animalfolk.modes import set_up
from tests.support.table import DECKS, SEED

NAMES = [field.name for field in FIELDS]
REPLACED = ["sets", "gold", "offered", "script", "options"]  # never changed in place, so that clones may share them


def other(value: Any) -> Any:
    """Another value of this type."""
    if isinstance(value, list):
        return [other(value[0])] if value else [7]
    return f"{value}1" if isinstance(value, str) else value + 1


def filled() -> State:
    """A state in which every attribute is other than at the beginning."""
    g = blank(Rules(players=2, mode=COOP), [1], "0" * 32)
    for field in FIELDS:
        setattr(g, field.name, other(getattr(g, field.name)))
    g.frames = Game.new(DECKS, seed=SEED).peek().frames
    return g


@pytest.mark.parametrize("name", NAMES)
def test_every_attribute_is_cloned_dumped_loaded_and_compared(name: str) -> None:
    g = filled()
    before = blank(g.rules, [1], "0" * 32)
    assert getattr(g, name) != getattr(before, name)
    assert getattr(g.clone(), name) == getattr(g, name)
    assert getattr(load(json.loads(json.dumps(g.dump()))), name) == getattr(g, name)
    changed = g.clone()
    assert changed == g
    setattr(changed, name, other(getattr(g, name)))
    assert changed != g


@pytest.mark.parametrize("name", [name for name in NAMES if isinstance(getattr(filled(), name), list)])
def test_a_clone_shares_no_list_that_is_changed_in_place(name: str) -> None:
    g = filled()
    copy = g.clone()
    mine, other_ = getattr(g, name), getattr(copy, name)
    assert (mine is other_) == (name in REPLACED)
    if name not in REPLACED and isinstance(mine[0], list):
        assert all(one is not another for one, another in zip(mine, other_, strict=True))


def test_a_clone_has_frames_of_its_own() -> None:
    g = filled()
    copy = g.clone()
    assert copy.rules is g.rules
    assert copy.frames is not g.frames
    assert all(one is not another for one, another in zip(g.frames, copy.frames, strict=True))


def test_what_clones_share_stays_as_it_is_while_the_game_goes_on() -> None:
    g = set_up([*DECKS, "owls"], Rules(players=3, gold=1), SEED, 0)
    begin(g)
    kept: list[tuple[list[Any], list[Any]]] = []
    chooser = Playout(7)
    for _ in range(300):
        kept += [(getattr(g, name), list(getattr(g, name))) for name in REPLACED]
        answer(g, chooser.choose(g))
        if g.winner != NOTHING:
            break
    assert all(value == before for value, before in kept)


def test_a_state_of_two_blanks_shares_nothing() -> None:
    one, another = (blank(Rules(players=2), [], "0" * 32) for _ in range(2))
    for field in FIELDS:
        value = getattr(one, field.name)
        assert not isinstance(value, list) or not value or value is not getattr(another, field.name)
        assert not field.is_nested or all(part is not value[0] for part in value[1:])


def test_a_row_without_an_attribute_fails_at_import() -> None:
    with pytest.raises(TypeError, match="State and its table do not both declare mood"):
        state.check_fields([*FIELDS, Field("mood", 0)])
    with pytest.raises(TypeError, match="State and its table do not both declare hold"):
        state.check_fields([field for field in FIELDS if field.name != "hold"])
