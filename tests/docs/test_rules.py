"""The rules reference: an entry for every rule, ruling and card, and docs/rules.md as it is made from them."""

from __future__ import annotations

import ast
import csv
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from animalfolk.engine.faces import NAME
from animalfolk.i18n import Words
from animalfolk.i18n.catalogue import RULES, part_of, reference_keys
from animalfolk.i18n.reference import CONTESTED, DISAGREEMENTS, GENERAL, TOPICS, Chapter, Reference
from tests.support.spec import built, cards, ids, rows, snake

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src" / "animalfolk"
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
with (ROOT / "docs" / "where.csv").open(encoding="utf-8", newline="") as file:
    PLACES = list(csv.DictReader(file))


@cache
def groups() -> dict[str, Chapter]:
    """The chapters of rules and rulings by name."""
    return {chapter.id: chapter for chapter in Reference(Words()).groups()}


def plain() -> list[str]:
    """The chapters that hold nothing but rules."""
    return [name for name in groups() if name not in (DISAGREEMENTS, CONTESTED, GENERAL, TOPICS)]


@cache
def of_decks() -> dict[str, Chapter]:
    """The chapters of cards by deck."""
    return {chapter.id: chapter for chapter in Reference(Words()).decks()}


@cache
def defined(path: Path) -> set[str]:
    """The functions of a file, methods with their class."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    methods = {f"{c.name}.{node.name}" for c in classes for node in c.body if isinstance(node, ast.FunctionDef)}
    return methods | {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_rule_has_one_entry_in_its_group() -> None:
    assert [entry.id for name in plain() for entry in groups()[name].entries] == ids("rules")
    for row in rows("rules"):
        assert row["id"] in [entry.id for entry in groups()[row["group"]].entries]


@pytest.mark.parametrize(
    ("group", "expected"),
    [
        (DISAGREEMENTS, [f"DIS-{number:02}" for number in range(1, 33)]),
        (CONTESTED, [f"R{number}" for number in range(1, 25)]),
        (GENERAL, [f"G{number}" for number in range(1, 21)]),
    ],
)
def test_every_ruling_has_one_entry(group: str, expected: list[str]) -> None:
    assert [entry.id for entry in groups()[group].entries] == expected
    assert all(entry.title for entry in groups()[group].entries)


def test_every_card_has_one_entry_below_its_deck() -> None:
    decks = list(dict.fromkeys(row["deck"] for row in rows("cards")))
    assert list(of_decks()) == decks
    for deck in decks:
        named = [(entry.id, entry.title) for entry in of_decks()[deck].entries]
        assert named == [(snake(row["name"]), row["name"]) for row in cards(deck)]


def test_the_files_of_the_reference_hold_nothing_else() -> None:
    entries = [entry.key for chapter in [*groups().values(), *of_decks().values()] for entry in chapter.entries]
    titles = [f"rules-group-{name}" for name in groups()] + [f"rules-deck-{name}" for name in of_decks()]
    assert sorted(reference_keys()) == sorted([*entries, *titles, "rules-precedence", "rules-inferred"])
    assert all(part_of(key) == RULES for key in reference_keys())


def test_no_two_entries_say_the_same() -> None:
    texts = [entry.text for chapter in [*groups().values(), *of_decks().values()] for entry in chapter.entries]
    long = [text for text in texts if len(text.split()) > 3]
    assert len(set(long)) == len(long)


def test_what_an_entry_refers_to_is_there() -> None:
    known = {entry.id for chapter in groups().values() for entry in chapter.entries}
    for chapter in [*groups().values(), *of_decks().values()]:
        for entry in chapter.entries:
            words = [word.strip("().,;:") for word in f"{entry.title} {entry.text}".split()]
            named = {word for word in words if word[-1:].isdigit() and word[:1].isupper()}
            assert named <= known, entry.id


def test_the_page_is_not_stale() -> None:
    command = [sys.executable, str(ROOT / "tools/rules.py"), "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, f"run: make rules\n{result.stdout}{result.stderr}"


def test_the_page_marks_what_is_not_built() -> None:
    points = PAGE.replace("\n  ", " ").splitlines()
    for name in ids("rules"):
        line = next(line for line in points if line.startswith(f"- **{name}** "))
        assert line.endswith(" †") == (name not in built("rules"))


@pytest.mark.parametrize("row", PLACES, ids=lambda row: f"{row['id']}-{row['path']}")
def test_what_stands_under_where_exists(row: dict[str, str]) -> None:
    assert row["id"] in [*plain(), *(entry.id for name in (CONTESTED, TOPICS) for entry in groups()[name].entries)]
    paths = list(CODE.glob(row["path"]))
    assert paths, row["path"]
    missing = set(row["names"].split()).difference(*(defined(path) for path in paths))
    assert not missing


def test_a_group_that_is_built_has_a_place() -> None:
    placed = {row["id"] for row in PLACES}
    assert {row["group"] for row in rows("rules") if row["built"] == "yes"} <= placed
    assert {entry.id for entry in groups()[TOPICS].entries} <= placed


def test_the_page_names_the_file_of_every_card() -> None:
    for deck, chapter in of_decks().items():
        for entry in chapter.entries:
            if entry.id in NAME:
                assert entry.id in defined(CODE / "cards" / f"{deck}.py")
                assert f"In `cards/{deck}.py`." in PAGE.replace("\n", " ")
