"""Stored records of every way to play are read, played and written as they were, whatever bots do now."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from animalfolk import read_record
from animalfolk.table.log import Entry
from animalfolk.table.seat_record import record_for, record_for_json
from animalfolk.table.store import restore, store, store_json
from animalfolk.table.verify import verify
from tests.table.golden import COMMAND, FOLDER, TABLES

WHOLE = sorted(TABLES)


def stored(name: str) -> str:
    path = FOLDER / name
    assert path.exists(), f"{path} is missing; {COMMAND} writes it"
    return Path(path).read_bytes().decode()


def same(came: str, expected: str, name: str) -> None:
    assert came == expected, f"{name} has changed. If that is meant, and old records need not be read: {COMMAND}"


@pytest.mark.parametrize("name", WHOLE)
def test_a_stored_record_is_written_as_it_was(name: str) -> None:
    text, lines = stored(f"{name}.animalfolk"), stored(f"{name}.jsonl")
    for record in (text, lines):
        table = restore(record)
        same(store(table), text, f"{name}.animalfolk")
        same(store_json(table), lines, f"{name}.jsonl")
    assert verify(text) == verify(lines)


@pytest.mark.parametrize("name", WHOLE)
def test_a_stored_record_of_format_1_is_still_read(name: str) -> None:
    text = stored(f"{name}.format1")
    game = read_record(text)
    same(game.record(), text, f"{name}.format1")
    if name != "resigned":
        assert game == read_record(stored(f"{name}.animalfolk"))


def test_a_stored_seats_record_is_written_as_it_was() -> None:
    table = restore(stored("left.animalfolk"))
    same(record_for(table, 0), stored("seat.animalfolk"), "seat.animalfolk")
    same(record_for_json(table, 0), stored("seat.jsonl"), "seat.jsonl")
    assert verify(stored("seat.animalfolk")) == verify(stored("seat.jsonl"))
    assert verify(stored("seat.jsonl")).viewer == "P1"


def test_the_stored_records_are_of_every_mode_and_come_to_an_end() -> None:
    found = {name: verify(stored(f"{name}.animalfolk")) for name in WHOLE}
    assert {(record.mode, record.players) for record in found.values()} >= {
        ("free", 2),
        ("free", 3),
        ("free", 4),
        ("teams", 4),
        ("solo", 1),
        ("coop", 2),
    }
    assert [name for name in WHOLE if found[name].result == "unfinished"] == ["left"]
    assert any(step.is_silent for step in restore(stored("free-3-reactions.animalfolk")).steps)


HELD = json.loads((FOLDER / "held.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sorted(HELD))
def test_a_log_of_a_table_that_was_not_held_evenly_is_played_as_it_was(name: str) -> None:
    """Logs of people at a table, with bots, undo and reactions, from before whoever is held was held evenly."""
    kept = HELD[name]
    table = restore(kept["opening"])
    for entry in kept["entries"]:
        table.apply(Entry.load(entry))
    same(store(table), kept["record"], f"held.json {name}")
    same(store(restore(kept["record"])), kept["record"], f"held.json {name}")
