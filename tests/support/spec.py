"""The ids of the spec: rules, scenarios, cards, and which of them are built."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

SPEC = Path(__file__).parent.parent / "spec"


@cache
def rows(name: str) -> list[dict[str, str]]:
    """A table of tests/spec."""
    with (SPEC / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def ids(name: str) -> list[str]:
    """All ids of a table."""
    return [row["id"] for row in rows(name)]


def built(name: str) -> set[str]:
    """The ids that a passing test must show."""
    return {row["id"] for row in rows(name) if row["built"] == "yes"}


def cards(deck: str) -> list[dict[str, str]]:
    """The cards of a deck as the spec lists them."""
    return [row for row in rows("cards") if row["deck"] == deck]


def snake(name: str) -> str:
    """A card's name as its id in the code: `Winter is Coming` is winter_is_coming."""
    return name.lower().replace(" ", "_")
