"""The examples of docs/notation.md are read, played and written back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from animalfolk import AnimalfolkError, Game, read_record
from animalfolk.engine import events, prompts
from animalfolk.engine.position import write
from animalfolk.engine.read_position import read
from animalfolk.engine.rule_options import TABLE, RuleOption
from animalfolk.game.expect import EXPECTATIONS
from animalfolk.game.scenario import run_scenario
from animalfolk.table.seat_record import record_for, record_for_json
from animalfolk.table.store import restore, store, store_json
from animalfolk.table.verify import verify

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[object]:
    """The fenced blocks of one kind, each named by its line in the page."""
    found = [match for match in BLOCK.finditer(TEXT) if match[1] == kind]
    assert found, f"{PAGE.name} has no block {kind!r}"
    return [pytest.param(match[2], id=f"line {TEXT[: match.start()].count(chr(10)) + 1}") for match in found]


def rows(heading: str) -> list[str]:
    """The code in the first column of the tables below a heading, as it is read."""
    part = TEXT.split(f"{heading}\n", 1)[1].split("\n## ", 1)[0].split("\n### ", 1)[0]
    cells = [re.split(r"(?<!\\)\|", line)[1] for line in part.splitlines() if line.startswith("| `")]
    return [code.replace("\\|", "|") for cell in cells for code in re.findall(r"`([^`]+)`", cell)]


def read_any(text: str) -> object:
    """Read a text of whichever kind its first line says."""
    readers: dict[str, Callable[[str], object]] = {"position": read, "record": read_record, "scenario": run_scenario}
    return readers[text.split()[1]](text)


@pytest.mark.parametrize("text", blocks("position"))
def test_a_position_is_read_and_comes_back(text: str) -> None:
    state = read(text)
    assert read(write(state)) == state
    assert state.options, "the example should lead to a decision"


@pytest.mark.parametrize("text", blocks("record"))
def test_a_record_is_played_again_and_comes_back(text: str) -> None:
    game = read_record(text)
    assert read_record(game.record()) == game
    assert isinstance(game, Game)


@pytest.mark.parametrize("text", [block for block in blocks("record") if "record 1" not in str(block)])
def test_a_record_of_a_table_comes_back_in_both_forms(text: str) -> None:
    table = restore(text)
    assert text in (store(table), store_json(table))
    found = verify(text)
    assert (found.chain, found.commitment) == (True, True)


@pytest.mark.parametrize("text", blocks("seat"))
def test_a_seats_record_is_what_the_table_would_give(text: str) -> None:
    assert verify(text).kind == "seat"
    whole = next(match[2] for match in BLOCK.finditer(TEXT) if match[1] == "record" and "nonce: " in match[2])
    assert text in (record_for(restore(whole), 0), record_for_json(restore(whole), 0))


@pytest.mark.parametrize("text", blocks("scenario"))
def test_a_scenario_holds(text: str) -> None:
    assert run_scenario(text).title


@pytest.mark.parametrize("text", blocks("wrong"))
def test_a_wrong_text_is_refused_in_these_words(text: str) -> None:
    wrong, message = text.rstrip("\n").split("\n=> ")
    with pytest.raises(AnimalfolkError) as caught:
        read_any(wrong)
    assert str(caught.value) == message


def test_the_table_of_expectations_is_complete() -> None:
    keys = [row.partition(":")[0] for row in rows("### Expectations")]
    keys = [key for key in keys if " " in key or key in EXPECTATIONS]
    unknown = [key for key in keys if not any(re.fullmatch(pattern, key) for pattern in EXPECTATIONS)]
    assert not unknown
    missing = [p for p in EXPECTATIONS if p != "play" and not any(re.fullmatch(p, key) for key in keys)]
    assert not missing


def test_every_prompt_and_event_is_listed() -> None:
    assert set(prompts.KEYS) <= set(rows("## Options"))
    assert set(events.KEYS) <= set(rows("### Expectations"))


@pytest.mark.parametrize("row", TABLE.values(), ids=list(TABLE))
def test_every_option_is_listed_with_its_values_the_usual_one_first(row: RuleOption) -> None:
    line = re.search(rf"^\| `{row.name}` \| ([^|]*) \|", TEXT, re.MULTILINE)
    assert line, row.name
    if row.is_number:
        said = re.findall(r"\d+", line[1])
        assert said[0] == row.usual
        assert {row.values[0], row.values[-1], row.as_partners} <= set(said) <= set(row.values)
    else:
        assert line[1] == ", ".join(f"`{value}`" for value in [row.usual, *[v for v in row.values if v != row.usual]])


def test_the_lines_that_the_program_writes_are_explained() -> None:
    explained = {row.partition(":")[0] for row in rows("## Positions")}
    for heading in (
        "### The table",
        "### A player",
        "### The Company",
        "### Loose ends",
        "### Chance",
        "### Whose decision",
    ):
        explained |= {row.partition(":")[0] for row in rows(heading)}
    source = (PAGE.parents[1] / "src/animalfolk/engine/read_position.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'self\.take\("([a-z ]+)"', source)) | {
        f"P1{key}" for key in re.findall(r'take\(f"\{name\}([a-z ]+)"\)', source)
    }
    assert len(keys) > 20
    assert keys <= explained
