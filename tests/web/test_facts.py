"""What the browser client knows by heart is what the game's tables say."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from animalfolk.cards import DECKS
from animalfolk.engine.faces import NAME
from animalfolk.server.problems import kind_of
from animalfolk.table import Busy, LateAnswer, TableError
from tests.support.spec import rows, snake

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import web_facts

FACTS: dict[str, Any] = json.loads((web_facts.HOME / "cards.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", web_facts.files(), ids=lambda path: path.name)
def test_the_files_are_in_step_with_the_tables(path: Any) -> None:
    stale = f"{path.name} is stale: run `python tools/web_facts.py`"
    assert path.read_text(encoding="utf-8") == web_facts.files()[path], stale


def test_all_cards_are_there_as_they_are_printed() -> None:
    assert set(FACTS["cards"]) == {name for name in NAME if name}
    for row in rows("cards"):
        card = FACTS["cards"][snake(row["name"])]
        assert (card["english"], card["value"]) == (row["name"], int(row["value"]))


def test_every_deck_has_its_six_cards_and_fifteen_copies() -> None:
    assert [deck["name"] for deck in FACTS["decks"]] == [deck.name for deck in DECKS]
    for deck in FACTS["decks"]:
        assert len(deck["cards"]) == 6
        assert sum(FACTS["cards"][name]["copies"] for name in deck["cards"]) == 15


def test_errors_are_coded_as_the_server_codes_them() -> None:
    codes = web_facts.wording()["errors"]
    for error in (Busy("x"), LateAnswer(1, 2), TableError("x")):
        assert codes[kind_of(error)] == f"error-{type(error).__name__}"
