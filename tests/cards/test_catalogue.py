"""The tables of the cards against the list of the spec, and declarations that must fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from animalfolk.cards import DECKS
from animalfolk.engine import declare, faces
from animalfolk.engine.declare import Deck
from tests.support.spec import cards, snake

SPARE = 11  # the number of the deck that the tests declare


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: str(deck.name))
def test_a_decks_tables_hold_what_the_spec_lists(deck: Deck) -> None:
    assert [_facts(face) for face in faces.faces_of(deck.ordinal)] == [_listed(row) for row in cards(deck.name)]
    assert {row["game"] for row in cards(deck.name)} == {str(deck.game)}


def _listed(row: dict[str, str]) -> tuple[str, int, int, str, str]:
    return snake(row["name"]), int(row["value"]), int(row["copies"]), row["kind"], row["bonus_action"]


def _facts(face: int) -> tuple[str, int, int, str, str]:
    kind = faces.KINDS[faces.KIND[face]]
    return faces.NAME[face], faces.VALUE[face], faces.COPIES[face], kind, "yes" if faces.BONUS[face] else "no"


def test_junk_holds_what_the_spec_lists() -> None:
    assert [_facts(faces.JUNK)] == [_listed(row) for row in cards("junk")]
    assert faces.SET[faces.JUNK] == faces.NO_SET


def test_ten_decks_are_built_for_now() -> None:
    first = ["macaws", "pandas", "raccoons", "squirrels", "chameleons"]
    second = ["platypuses", "sloths", "crocodiles", "polecats", "owls"]
    assert [deck.name for deck in DECKS] == [*first, *second]


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: str(deck.name))
def test_a_deck_has_six_faces_and_fifteen_cards(deck: Deck) -> None:
    own = faces.faces_of(deck.ordinal)
    assert len(own) == 6
    assert sum(faces.COPIES[face] for face in own) == 15


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: str(deck.name))
def test_a_name_leads_to_its_face_and_to_its_source(deck: Deck) -> None:
    for face in faces.faces_of(deck.ordinal):
        assert faces.NUMBER[faces.NAME[face]] == face
        assert declare.SOURCES[face].__name__ == faces.NAME[face]
        assert declare.SOURCES[face].__doc__


# wrong declarations


@pytest.fixture
def spare() -> Iterator[Deck]:
    """A deck to declare cards in; the tables are put back afterwards."""
    facts = {**vars(faces), "SOURCES": declare.SOURCES}
    tables: list[Any] = [table for name, table in facts.items() if name.isupper() and isinstance(table, list | dict)]
    saved = [table.copy() for table in tables]
    faces.SETS[SPARE] = ""
    try:
        yield Deck("tests", ordinal=SPARE, game=1)
    finally:
        for table, before in zip(tables, saved, strict=True):
            table.clear()
            (table.extend if isinstance(table, list) else table.update)(before)


def card(name: str, text: str | None = "It does nothing.") -> Callable[[], None]:
    """A card's function, with its name and text."""

    def nothing() -> None: ...

    nothing.__name__, nothing.__doc__ = name, text
    return nothing


def test_the_spare_deck_takes_a_right_declaration(spare: Deck) -> None:
    spare.passive(value=5, copies=1)(card("test_card"))
    face = faces.NUMBER["test_card"]
    assert _facts(face) == ("test_card", 5, 1, "passive", "no")
    assert faces.SET[face] == SPARE


@pytest.mark.parametrize("value", [0, 6, -1])
def test_a_value_beyond_one_to_five_fails(spare: Deck, value: int) -> None:
    with pytest.raises(ValueError, match=f"value must be 1 to 5, not {value}"):
        spare.passive(value=value, copies=1)(card("test_card"))
    with pytest.raises(ValueError, match="test_card"):
        spare.technique(value=value, copies=1)(card("test_card"))


def test_a_seventh_card_fails(spare: Deck) -> None:
    for number in range(6):
        spare.technique(value=1, copies=4)(card(f"test_card_{number}"))
    with pytest.raises(ValueError, match="one too many"):
        spare.technique(value=1, copies=4)(card("test_card_6"))


def test_a_name_that_is_taken_fails(spare: Deck) -> None:
    with pytest.raises(ValueError, match="'cookies' already"):
        spare.passive(value=2, copies=3)(card("cookies"))


@pytest.mark.parametrize("text", [None, ""])
def test_a_card_without_its_text_fails(spare: Deck, text: str | None) -> None:
    with pytest.raises(ValueError, match="docstring"):
        spare.passive(value=2, copies=3)(card("test_card", text))


def test_an_unknown_fact_fails(spare: Deck) -> None:
    facts: dict[str, Any] = {"value": 2, "copies": 3, "hand_sise": 1}
    with pytest.raises(TypeError):
        spare.passive(**facts)


def test_a_deck_number_that_is_taken_fails() -> None:
    with pytest.raises(ValueError, match="macaws"):
        Deck("tests", ordinal=0, game=1)


def test_a_game_that_does_not_exist_fails(spare: Deck) -> None:
    faces.SETS[SPARE] = ""
    with pytest.raises(ValueError, match="game must be 1 or 2"):
        Deck("tests", ordinal=SPARE, game=3)
