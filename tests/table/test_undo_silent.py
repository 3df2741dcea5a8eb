"""Nothing at a table tells that somebody kept silent who might have reacted (OWL-03).

Two tables are held against each other: at one a seat is asked whether to react and does not, at the other its reacting
cards lie elsewhere, so that nobody is asked. To all others both look the same: views, what may be taken back, events.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from typing import Any

import pytest

from animalfolk import OutOfTurn
from animalfolk.engine.faces import IS_COPYING, traits
from animalfolk.engine.options import option_texts
from animalfolk.engine.position import write
from animalfolk.engine.state import State
from animalfolk.table import Clock, Seat, Settings, Table, Unavailable, Undo
from tests.properties.test_reactions import chosen_mixes
from tests.properties.twins import hidden_cards, twin_of
from tests.properties.walk import SOAK, Mix, name_of, seeds, walk

GAMES = 20 if SOAK else 1
CAP = 3000 if SOAK else 400
STRIDE = 1 if SOAK else 3
SETTINGS = Settings(hold=False, undo="agreed", clock=Clock("game", 600, 10))


def table_at(g: State) -> Table:
    return Table(write(g), [Seat("person", f"N{seat}") for seat in range(g.rules.players)], SETTINGS)


def answered(table: Table, option: str) -> list[int]:
    """Give an answer, and let all keep silent who are then asked whether to react; who that was."""
    seat = table.asked or 0
    table.answer(seat, table.number(seat), option, now=5000)
    silent = []
    while table.game.prompt == "react":
        silent.append(table.asked or 0)
        table.answer(silent[-1], table.number(silent[-1]), "done", now=5000)
    return silent


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    """All that a table shows to a seat, but for what binds it to its cards."""
    view = table.view(seat)
    view["table"]["commit"] = ""
    if seat is None:
        return {"view": view, "events": table.events(None)}
    undo = [table.undoable(seat), table.undoable(seat, turn=True)]
    return {"view": view, "events": table.events(seat), "undo": undo, "number": table.number(seat)}


def comparable(first: Table, second: Table, seat: int) -> bool:
    """Whether the exchanged cards are still hidden, and did not help their owner otherwise."""
    one, two = first.game.peek(), second.game.peek()
    copies = seat == one.seat and traits(one.hands[seat]) & IS_COPYING
    same = [(event.key, event.seat, event.card) for event in first.game.happened() if event.sees == 31]
    other = [(event.key, event.seat, event.card) for event in second.game.happened() if event.sees == 31]
    return hidden_cards(one, seat) == hidden_cards(two, seat) and not copies and same == other


def compare(g: State, option: str, found: Counter[str]) -> None:
    table = table_at(g)
    silent = answered(table, option)
    twin = twin_of(g, silent[0]) if len(set(silent)) == 1 else None
    if twin is None or option not in option_texts(twin):
        return
    other = table_at(twin)
    if answered(other, option) or not comparable(table, other, silent[0]):
        return
    look(table, other, silent[0], found)
    if table.asked not in (None, silent[0]) and table.options == other.options:  # one step further
        option = table.options[0]
        silent += answered(table, option)
        if not answered(other, option) and set(silent) == {silent[0]} and comparable(table, other, silent[0]):
            look(table, other, silent[0], found)


def look(table: Table, other: Table, silent: int, found: Counter[str]) -> None:
    """Everybody looks at both, but for who kept silent at one of them."""
    for seat in [None, *(seat for seat in range(len(table.seats)) if seat != silent)]:
        assert seen(other, seat) == seen(table, seat)
        if seat is not None:
            found[table.undoable(seat).reason] += 1


@pytest.mark.soak
@pytest.mark.parametrize("mix", chosen_mixes(), ids=name_of)
def test_nothing_tells_who_kept_silent(mix: Mix) -> None:
    found: Counter[str] = Counter()
    for number in seeds(f"nothing tells who kept silent {mix}", GAMES):
        for g, _ in islice(walk(mix, number, CAP), 0, CAP, STRIDE):
            if g.options and option_texts(g)[-1] != "done":
                for option in option_texts(g):
                    compare(g, option, found)
    assert sum(found.values()), "nobody was ever asked whether to react"


@cache
def before_a_window() -> tuple[str, str]:
    """A position, and an answer to which another may react."""
    for number in range(50):
        for g, _ in walk(chosen_mixes()[0], number, 200):
            for option in option_texts(g) if g.options and g.who == g.seat else []:
                table = table_at(g)
                seat = table.asked or 0
                table.answer(seat, table.number(seat), option)
                if table.game.prompt == "react" and table.asked != seat and not table.steps[-1].reveals:
                    return write(g), option
    raise AssertionError("nobody may react")


def window() -> Table:
    """Somebody may react to what the other has done."""
    position, option = before_a_window()
    table = Table(position, [Seat("person", "Anna"), Seat("person", "Ben")], SETTINGS)
    seat = table.asked or 0
    table.answer(seat, table.number(seat), option, now=1000)
    return table


def test_nobody_escapes_a_reaction_by_taking_back() -> None:
    """Only when it is known whether somebody reacts; asking is no way out either, as it lapses with the answer."""
    table = window()
    doer, watcher = table.steps[-1].seat, table.asked or 0
    assert table.undoable(doer) == Undo(0, "revealed", "asked", (watcher,))
    assert table.undoable(watcher).reason == "nothing"
    with pytest.raises(Unavailable):
        table.undo(doer)
    table.ask_undo(doer)
    table.answer(watcher, table.number(watcher), "done")
    assert table.request is None


def test_who_agrees_to_an_undo_is_not_asked_any_more() -> None:
    table = window()
    doer, watcher = table.steps[-1].seat, table.asked or 0
    number = table.number(watcher)
    table.ask_undo(doer)
    table.agree(watcher)
    assert table.asked == doer
    with pytest.raises(OutOfTurn):
        table.answer(watcher, number, "done")
    assert table.number(watcher) > number


def test_silence_is_nothing_that_could_be_taken_back() -> None:
    table = window()
    watcher = table.asked or 0
    table.answer(watcher, table.number(watcher), "done")
    assert table.undoable(watcher).reason == "nothing"


def test_while_somebody_may_react_nobody_is_named() -> None:
    table = window()
    watcher, doer = table.asked or 0, table.steps[-1].seat
    clock = table.view(doer)["table"]["clock"]
    assert clock["running"] is None
    left = list(clock["left"])
    with pytest.raises(ValueError, match="somebody else is asked"):
        table.answer(doer, table.number(doer), "end")
    table.answer(watcher, table.number(watcher), "done", now=9000)
    assert all(now >= then for now, then in zip(table.times.left, left, strict=True))  # nobody was charged
