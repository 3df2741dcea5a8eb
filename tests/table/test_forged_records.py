"""Records whose chain was computed again after a change: still refused by name, or a table that holds together."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from animalfolk import AnimalfolkError, BadText
from animalfolk.game.lines import Lines, numbered, read_lines, write_text
from animalfolk.table import Table
from animalfolk.table.store import lines_of, restore, store, store_json
from animalfolk.table.verify import verify
from tests.properties.walk import SOAK
from tests.table.tables import settled, table_of
from tests.table.test_records import some_table

TRIES = 20_000 if SOAK else 150
WORDS = ["P1", "P2", "P4", "0", "9", "-1", "junk", "end", "done", "inventory", "yes", "", ":", ";", ",", "person", "²"]


def forged(lines: Lines, opening: dict[str, str] | None = None, closing: dict[str, str] | None = None) -> str:
    """The record with some lines changed, dropped (where nothing is said) or added, and a new chain."""
    return write_text(
        lines._replace(
            opening=numbered(_changed([line.text for line in lines.opening], opening or {})),
            closing=numbered(_changed([line.text for line in lines.closing], closing or {})),
        )
    )


def _changed(texts: list[str], changes: dict[str, str]) -> list[str]:
    kept = [text for text in texts if text.partition(":")[0] not in changes]
    return [*kept, *(f"{key}: {value}" for key, value in changes.items() if value)]


OPENINGS: list[dict[str, str]] = [
    {"commit": "0" * 64},
    {"nonce": "cd" * 16},
    {"nonce": ""},
    {"seed": "f" * 32},
    {"seed": "f"},
    {"decks": "macaws"},
    {"players": "2"},
    {"first": "P4"},
    {"seat P1": "robot Anna"},
    {"seat P1": "person"},
    {"seat P4": "person Dora"},
    {"table": "hold=perhaps"},
    {"table": "clock=game"},
    {"rules": "stacks=many"},
    {"draft": "P1 ban owls"},
    {"edition": "1999"},
    {"edition": ""},
    {"viewer": "P1"},
]
CLOSINGS: list[dict[str, str]] = [
    {"result": "P1"},
    {"result": "P1 as the others have resigned"},
    {"result": ""},
    {"at": "1 P1 act"},
    {"at": ""},
    {"away": "P3"},
    {"away": "P9"},
    {"away": "nobody"},
    {"resigned": "P1 P2"},
    {"left": "1 2"},
    {"left": "1 2 x"},
    {"left": f"1 2 {'9' * 5000}"},
    {"left": ""},
]


@pytest.mark.parametrize("change", OPENINGS, ids=str)
def test_an_opening_that_is_not_this_tables(change: dict[str, str]) -> None:
    refused(forged(lines_of(some_table()), opening=change))


@pytest.mark.parametrize("change", CLOSINGS, ids=str)
def test_an_end_that_is_not_this_tables(change: dict[str, str]) -> None:
    refused(forged(lines_of(some_table()), closing=change))


def refused(text: str) -> None:
    for read in (restore, verify):
        with pytest.raises(BadText) as caught:
            read(text)
        assert 1 <= caught.value.line <= text.count("\n") + 1


def test_a_result_that_is_not_the_games() -> None:
    table = table_of("simple", "simple", stacks=2)
    table.run_bots()
    other = "P2" if table.winners == [0] else "P1"
    for result in (other, "unfinished", f"{other} as the others have resigned"):
        refused(forged(lines_of(table), closing={"result": result}))
    refused(forged(lines_of(table), closing={"at": "1 P1 act"}))


@pytest.mark.soak
def test_whatever_is_changed_it_is_refused_by_name_or_holds_together() -> None:
    tables = [some_table(), some_table("position"), settled(table_of("person", mode="solo"), 9)]
    texts = [text for table in tables for text in (store(table), table.game.record())]
    chooser = random.Random(5)
    for _ in range(TRIES):
        text = changed(chooser.choice(texts), chooser)
        with suppress(AnimalfolkError):
            lines = read_lines(text)
            kept = [line for line in lines.closing if line.key != "chain"]
            holds(restore(write_text(lines._replace(closing=kept)) if lines.format == 2 else text))


def changed(text: str, chooser: random.Random) -> str:
    lines = text.splitlines()
    at = chooser.randrange(1, len(lines))
    words = lines[at].split(" ")
    place = chooser.randrange(len(words))
    way = chooser.choice(["word", "word", "drop", "double", "swap", "line"])
    if way == "line":
        del lines[at]
    elif way == "swap":
        lines[at - 1], lines[at] = lines[at], lines[at - 1]
    else:
        words[place : place + 1] = {"word": [chooser.choice(WORDS)], "drop": [], "double": [words[place]] * 2}[way]
        lines[at] = " ".join(words)
    return "\n".join(lines) + "\n"


def holds(table: Table) -> None:
    """A table that was read can be written, read again and looked at."""
    assert store(restore(store(table))) == store(table)
    assert store_json(restore(store_json(table))) == store_json(table)
    for seat in [None, *range(len(table.seats))]:
        assert table.view(seat)["table"]["commit"] == table.commit
