"""A record is read whole or refused: whatever was cut off, changed, dropped or exchanged, never half a game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from hashlib import blake2b, sha256
from typing import Any

import pytest

from animalfolk import BadText, read_record
from animalfolk.game.read_record import take_apart
from animalfolk.table import Clock, Settings, Table
from animalfolk.table.seat_json import hashes
from animalfolk.table.seat_record import record_for, record_for_json
from animalfolk.table.store import restore, store, store_json
from animalfolk.table.verify import verify
from tests.properties.walk import SOAK
from tests.table.tables import settled, table_of

READERS: list[Callable[[str], object]] = [read_record, restore, verify]
STRIDE = 1 if SOAK else 7  # of the characters of a record, those that are tried
FORMS = ["text", "json", "seat", "seat json"]
WRITERS: dict[str, Callable[[Table], str]] = {
    "text": store,
    "json": store_json,
    "seat": lambda table: record_for(table, 0),
    "seat json": lambda table: record_for_json(table, 0),
}
REMARK = "//"


@cache
def some_table(start: str = "set-up") -> Table:
    """A table with something of everything in its record."""
    settings = Settings(clock=Clock("game", 300, 2))
    table = settled(table_of("person", "person", "simple", settings=settings), 7)
    if start == "position":
        table = settled(Table(table.game.position(), table.seats, settings, table.nonce), 4)
    table.answer_run(table.asked or 0, table.number(table.asked or 0), table.options[:1], now=900)
    table.leave(1, now=1000)
    return table


@cache
def text_of(form: str, start: str = "set-up") -> str:
    return WRITERS[form](some_table(start))


def readers(form: str) -> list[Callable[[str], object]]:
    return [verify] if form.startswith("seat") else READERS


def refused(text: str, form: str) -> BadText:
    """The error, which all readers give."""
    found = []
    for read in readers(form):
        with pytest.raises(BadText) as caught:
            read(text)
        found.append(caught.value)
    assert len({str(error) for error in found}) == 1
    assert found[0].line >= 1
    assert found[0].line <= text.count("\n") + 1
    return found[0]


@pytest.mark.parametrize("start", ["set-up", "position"])
def test_text_and_json_are_the_same_record(start: str) -> None:
    table = some_table(start)
    text, lines = store(table), store_json(table)
    assert store(restore(lines)) == text
    assert store_json(restore(text)) == lines
    assert read_record(text) == read_record(lines)
    assert text.splitlines()[-1] == f"chain: {json.loads(lines.splitlines()[-1])['chain']}"
    assert take_apart(text).steps[0].texts == take_apart(lines).steps[0].texts
    assert all(isinstance(json.loads(line), dict) for line in lines.splitlines())


def test_the_record_opens_what_was_published_at_the_start() -> None:
    table = some_table()
    found = dict(line.split(": ", 1) for line in store(table).splitlines() if ": " in line)
    assert found["commit"] == sha256(f"{found['seed']}:{found['nonce']}".encode()).hexdigest()
    assert found["commit"] == table.view(None)["table"]["commit"]
    assert found["edition"] == "2021"
    other = Table(table.start, table.seats, table.settings, "cd" * 16)
    wrong = store(other).replace(other.commit, table.commit)
    with pytest.raises(BadText, match="the record was altered"):
        restore(wrong)


def test_a_commitment_that_does_not_open_is_refused_though_the_chain_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    table = settled(table_of("person", "simple"), 2)
    monkeypatch.setattr(table, "commit", "0" * 64)
    with pytest.raises(BadText, match="the hash of seed and nonce"):
        restore(store(table))


@pytest.mark.parametrize("start", ["set-up", "position"])
def test_the_chain_is_what_the_documents_say(start: str) -> None:
    link = ""
    for line in store(some_table(start)).splitlines()[1:]:
        head, _, rest = line.partition(": ")
        if head == "chain":
            assert rest == link
        for step in rest.split("; ") if line[:1].isdigit() else [rest] if line else []:
            text = f"{head}: {step}" if rest else line
            link = blake2b(f"{link}\n{text}".encode(), digest_size=16).hexdigest()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("start", ["set-up", "position"])
def test_cut_off_anywhere(form: str, start: str) -> None:
    whole = text_of(form, start)
    lines = [at + 1 for at, letter in enumerate(whole) if letter == "\n"][:-1]
    for at in sorted({*lines, *range(0, len(whole) - 1, STRIDE * 3), *range(len(whole) - 50, len(whole) - 1)}):
        refused(whole[:at], form)
    verify(whole[:-1])  # without its last newline it is all there


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("start", ["set-up", "position"])
def test_a_line_dropped_doubled_or_exchanged(form: str, start: str) -> None:
    lines = text_of(form, start).splitlines()
    for at, line in enumerate(lines):
        if line:
            refused("\n".join(lines[:at] + lines[at + 1 :]), form)
            refused("\n".join(lines[: at + 1] + lines[at:]), form)
    for at in range(len(lines) - 1):
        if lines[at] and lines[at + 1]:
            refused("\n".join([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]), form)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("start", ["set-up", "position"])
def test_a_character_changed(form: str, start: str) -> None:
    """It is refused, or it was a space that means nothing and the record is the same."""
    whole, chooser = text_of(form, start), random.Random(f"{form} {start}")
    for at in range(0, len(whole), STRIDE):
        letter = chooser.choice([letter for letter in "ax19;,: \n_P{}\"'é/\u2028" if letter != whole[at]])
        changed = f"{whole[:at]}{letter}{whole[at + 1 :]}"
        try:
            verify(changed)
        except BadText:
            refused(changed, form)
        else:
            assert whole[at].isspace() or letter.isspace(), (at, whole[at], letter)
            assert form.startswith("seat") or store(restore(changed)) == store(some_table(start))


def test_how_answers_were_grouped_is_in_the_chain() -> None:
    table = table_of("person", "person")
    table.answer(0, 1, ["inventory", "junk"])
    text = store(table)
    assert "1 P1: inventory, junk, done\n" in text
    assert "the record was altered" in str(refused(text.replace("inventory, junk", "inventory; junk"), "text"))
    assert len(restore(text).steps) == 1


def test_the_errors_say_what_happened() -> None:
    text, lines = text_of("text"), text_of("json")
    assert "cut off" in str(refused(text[: len(text) // 2].rsplit("\n", 1)[0] + "\n", "text"))
    assert "cut off" in str(refused(lines[: len(lines) // 2].rsplit("\n", 1)[0] + "\n", "json"))
    assert "cut off" in str(refused(lines[: len(lines) // 2], "json"))
    assert "not known here" in str(refused(text.replace("record 2", "record 3", 1), "text"))
    assert "not known here" in str(refused(text.replace("record 2", f"record {'9' * 5000}", 1), "text"))
    assert "not known here" in str(refused(lines.replace('"record": 2', '"record": 3', 1), "json"))
    assert "was altered" in str(refused(text.replace("Anna", "Dora"), "text"))
    assert "was altered" in str(refused(lines.replace("Anna", "Dora"), "json"))
    assert refused(lines.replace("Anna", "Dora"), "json").line == 2
    assert "edition 2021" in str(refused(store_by_hand().replace("edition: 2021", "edition: 2099"), "text"))
    for empty in ("", "\n", "{}", "{", "[]", "null", "animalfolk record 2", '{"record": 2, "result": "x"}'):
        refused(empty, "text")


def store_by_hand() -> str:
    return some_table().game.record()


@pytest.mark.parametrize("at", [1, 3, 8])
def test_a_record_by_hand_cut_off_is_refused(at: int) -> None:
    text = store_by_hand()
    lines = text.splitlines()
    for length in {*range(0, len(text) - 1, STRIDE), *range(len(text) - 12, len(text) - 1)}:
        refused(text[:length], "text")
    refused("\n".join(lines[:-at]), "text")


def test_numbers_that_are_none() -> None:
    hand = store_by_hand()
    for wrong in ("9" * 5000, "²", "-1", "x"):
        refused(hand.replace("players: 3", f"players: {wrong}"), "text")
        refused(hand.replace("\n1 P1: ", f"\n{wrong} P1: ", 1), "text")


STEPS: list[dict[str, Any]] = [
    {"turn": True},
    {"turn": "1"},
    {"seat": 9},
    {"answers": []},
    {"answers": [1]},
    {"more": 1},
    {"hash": 3},
]
OPENINGS: list[dict[str, Any]] = [
    {"decks": 3},
    {"table": "hold=yes\nundo=free"},
    {"seat P1": "person \ud800"},
    {"record": None},
]


def test_json_of_the_wrong_kind() -> None:
    rows = [json.loads(line) for line in text_of("json").splitlines()]
    changed = [[rows[0], {**rows[1], **change}, *rows[2:]] for change in STEPS]
    changed += [[{**rows[0], **change}, *rows[1:]] for change in OPENINGS]
    for wrong in changed:
        refused("\n".join(json.dumps(row) for row in wrong), "json")


EVENTS: list[dict[str, Any]] = [
    {"told": []},
    {"told": "drew P1"},
    {"told": [1]},
    {"told": None},
    {"more": 1},
    {"hash": 3},
]


def test_json_of_the_wrong_kind_in_a_seats_record() -> None:
    rows = [json.loads(line) for line in text_of("seat json").splitlines()]
    events, step = (next(at for at, row in enumerate(rows) if key in row) for key in ("told", "answers"))
    changed = [(events, change) for change in EVENTS] + [(step, change) for change in STEPS]
    for at, change in [*changed, *[(0, change) for change in (*OPENINGS, {"viewer": 3}, {"viewer": "P2"})]]:
        wrong = [*rows[:at], {**rows[at], **change}, *rows[at + 1 :]]
        refused("\n".join(json.dumps(row) for row in wrong), "seat json")


def forged(rows: list[dict[str, Any]]) -> str:
    """A seat's record with a chain that holds, whatever it says."""
    texts = [f"{key}: {value}" for key, value in rows[0].items() if key != "record"]
    for row in rows[1:-1]:
        head = f"{row['turn']} P{row['seat'] + 1}: " if "turn" in row else "told: "
        texts.append(head + (", ".join(row["answers"]) if "turn" in row else "; ".join(row["told"])))
        row["hash"] = hashes(texts)[-1]
    texts += [f"{key}: {value}" for key, value in rows[-1].items() if key != "chain"]
    rows[-1]["chain"] = hashes(texts)[-1]
    return "\n".join(json.dumps(row) for row in rows)


@pytest.mark.parametrize(
    ("key", "texts"),
    [
        ("answers", ["build, acorn"]),
        ("answers", ["build", " acorn"]),
        ("answers", ["build; acorn"]),
        ("answers", ["build\nresult: P1"]),
        ("told", ["drew P1; drew P2"]),
        ("told", ["drew P1\u2028"]),
        ("told", ["flew P1"]),
        ("told", [""]),
    ],
)
def test_what_one_row_of_a_seats_record_says_is_what_its_line_would_say(key: str, texts: list[str]) -> None:
    rows = [json.loads(line) for line in text_of("seat json").splitlines()]
    assert verify(forged(rows)) == verify(text_of("seat json"))
    next(row for row in rows if key in row)[key] = texts
    refused(forged(rows), "seat json")


def test_an_unfinished_table_is_restored_at_its_decision() -> None:
    table = some_table()
    again = restore(store(table))
    assert again.moment() == table.moment()
    assert again.away == [1]
    assert again.game == table.game
    assert [seat.name for seat in again.seats] == ["Anna", "Ben", "Clara"]
    assert again.settings == table.settings


def test_remarks_may_be_added_and_change_nothing() -> None:
    text = store(settled(table_of("person", "simple"), 3))
    assert store(restore(text.replace("\n1 P", "\n// the first turn\n1 P", 1))) == text
